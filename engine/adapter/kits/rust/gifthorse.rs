//! Gift Horse's line protocol.
use crate::games::{Game, Reader, Result};
use std::any::Any;
use std::collections::HashMap;
use std::fmt::{self, Display, Write as _};
use std::io::{self, BufRead, Write as _};
use std::panic::{catch_unwind, AssertUnwindSafe};

const MOST_ANSWER: usize = 100_000; // bytes

/// A word or a game.
pub type Answer = Result<Box<dyn Display>>;

/// Its word, of how many games it is, and who answers it.
pub type Request = (&'static str, usize, fn(&[Game]) -> Answer);

struct Conversation<'a> {
    name: &'a str,
    requests: &'a [Request],
    names: HashMap<i64, Game>, // what `let` named
}

impl Conversation<'_> {
    fn answer(&mut self, line: &str) -> Result<String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some((_, games, answer)) = self.requests.iter().find(|request| request.0 == word) {
            let of = rest
                .split(" ; ")
                .map(|text| self.read(text))
                .collect::<Result<Vec<_>>>()?;
            if of.len() != *games {
                return Err("error too many or too few games".into());
            }
            return written(&*answer(&of)?);
        }
        match word {
            "hello" if rest == "1" => return Ok(self.greeting()),
            "clear" if rest.is_empty() => self.names.clear(),
            "let" => {
                let (name, text) = rest.split_once(" = ").ok_or("error expected let g1 = G")?;
                let number = name
                    .strip_prefix('g')
                    .and_then(|digits| digits.parse().ok());
                let game = self.read(text)?;
                self.names
                    .insert(number.ok_or("error expected a name such as g1")?, game);
            }
            "hello" | "clear" => return Err("error malformed".into()),
            _ => return Err("unsupported".into()),
        }
        Ok("ok".into())
    }

    fn greeting(&self) -> String {
        let words: Vec<_> = self.requests.iter().map(|request| request.0).collect();
        format!("gifthorse 1 {} numerals let {}", self.name, words.join(" "))
    }

    fn read(&self, text: &str) -> Result<Game> {
        let mut reader = Reader {
            rest: text,
            names: &self.names,
        };
        let game = reader.game(0)?;
        if reader.rest.is_empty() {
            return Ok(game);
        }
        Err("error expected the end of the game".into())
    }
}

/// A text that takes no more than it should.
struct Bounded(String);

impl fmt::Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(text);
        if self.0.len() > MOST_ANSWER {
            return Err(fmt::Error);
        }
        Ok(())
    }
}

fn written(said: &dyn Display) -> Result<String> {
    let mut text = Bounded(String::new());
    write!(text, "{said}").map_err(|_| "limit the answer is too long")?;
    Ok(text.0)
}

/// The language panics where an index or, built as the README says, an integer is out of range.
fn panicked(why: Box<dyn Any + Send>) -> String {
    match why.downcast_ref::<&str>() {
        Some(words) if words.contains("overflow") => format!("limit {words}"),
        _ => "error the engine panicked".into(),
    }
}

/// Answer until the input ends, or `bye`.
pub fn speak(name: &str, requests: &[Request]) -> io::Result<()> {
    let mut conversation = Conversation {
        name,
        requests,
        names: HashMap::new(),
    };
    let mut out = io::stdout();
    for line in io::stdin().lock().split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        if line == "bye" {
            break;
        }
        let said = catch_unwind(AssertUnwindSafe(|| conversation.answer(&line)));
        let said = said
            .unwrap_or_else(|why| Err(panicked(why)))
            .unwrap_or_else(|refusal| refusal);
        writeln!(out, "{said}")?; // a line is written out as soon as it ends
    }
    Ok(())
}
