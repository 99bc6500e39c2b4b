//! Games as Gift Horse sends them: in braces, numerals, and names.
use std::{cell::Cell, collections::HashMap, fmt, rc::Rc};

pub const LEFT: usize = 0;
pub const RIGHT: usize = 1;
const MOST_DEPTH: usize = 1000; // of games, and of braces in a text

pub type Game = Rc<Form>;

pub enum Form {
    Number(i64, i64), // a fraction in lowest terms
    Position(Position),
}

pub struct Position {
    pub options: [Vec<Game>; 2], // Left's and Right's
    depth: usize,
    pub wins: [Cell<Option<bool>>; 2], // for `outcome`, as far as it is known
}

/// What is not answered is refused: "limit too deep", which is never held against it, or "error ...".
pub type Result<T> = std::result::Result<T, String>;

pub fn position(options: [Vec<Game>; 2]) -> Result<Game> {
    let depth = options.iter().flatten().map(|option| match &**option {
        Form::Number(..) => 1,
        Form::Position(position) => position.depth + 1,
    });
    let depth = depth.max().unwrap_or(1);
    if depth > MOST_DEPTH {
        return Err("limit the game is too deep".into());
    }
    Ok(Rc::new(Form::Position(Position {
        options,
        depth,
        wins: Default::default(),
    })))
}

impl fmt::Display for Form {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Form::Number(top, 1) => write!(out, "{top}"),
            Form::Number(top, bottom) => write!(out, "{top}/{bottom}"),
            Form::Position(position) => {
                for (side, before) in position.options.iter().zip(["{", "|"]) {
                    out.write_str(before)?;
                    for (i, option) in side.iter().enumerate() {
                        write!(out, "{}{}", if i > 0 { "," } else { "" }, option)?;
                    }
                }
                out.write_str("}")
            }
        }
    }
}

/// What is left of a request, and the games that `let` named.
pub struct Reader<'a> {
    pub rest: &'a str,
    pub names: &'a HashMap<i64, Game>,
}

impl Reader<'_> {
    pub fn take(&mut self, token: &str) -> bool {
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    pub fn integer(&mut self) -> Result<i64> {
        let sign = if self.take("-") { -1 } else { 1 };
        let end = self.rest.find(|c: char| !c.is_ascii_digit());
        let (digits, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        if digits.is_empty() {
            return Err("error expected a game".into());
        }
        self.rest = rest;
        let size = digits.parse::<i64>();
        Ok(sign * size.map_err(|_| "limit a number of more than 64 bits")?)
    }

    fn side(&mut self, end: &str, depth: usize) -> Result<Vec<Game>> {
        let mut options = Vec::new();
        while !self.take(end) {
            if !options.is_empty() && !self.take(",") {
                return Err(format!("error expected a comma or {end}"));
            }
            options.push(self.game(depth)?);
        }
        Ok(options)
    }

    /// Options in braces, a name, or a numeral such as -5/8, within so many braces.
    pub fn game(&mut self, depth: usize) -> Result<Game> {
        if depth > MOST_DEPTH {
            return Err("limit the braces are too deep".into());
        }
        if self.take("{") {
            return position([self.side("|", depth + 1)?, self.side("}", depth + 1)?]);
        }
        if self.take("g") {
            let name = self.integer()?;
            return Ok(self
                .names
                .get(&name)
                .ok_or("error no game has this name")?
                .clone());
        }
        let top = self.integer()?;
        let bottom = if self.take("/") { self.integer()? } else { 1 };
        if bottom < 1 || bottom & (bottom - 1) != 0 {
            return Err("error expected a power of two".into());
        }
        let twos = top.trailing_zeros().min(bottom.trailing_zeros());
        Ok(Rc::new(Form::Number(top >> twos, bottom >> twos)))
    }
}
