//! Numbers in normal form as Gift Horse sends them, for adapters in Rust: w^(w + 1).2 - 1/3, and ordinals likewise.

pub type Result<T> = std::result::Result<T, String>;

pub struct Term(pub Vec<Term>, pub i128, pub i128); // exponent, coefficient

struct Terms<'a>(&'a str);

impl Terms<'_> {
    fn take(&mut self, token: &str) -> bool {
        let rest = self.0.strip_prefix(token);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn integer(&mut self) -> Result<i128> {
        let end = self.0.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.0.len());
        let (digits, rest) = self.0.split_at(end);
        self.0 = rest;
        match digits {
            "" => Err("error expected an integer".into()),
            _ => digits.parse().map_err(|_| "limit more than 127 bits".into()),
        }
    }

    fn coefficient(&mut self) -> Result<(i128, i128)> {
        let top = self.integer()?;
        Ok((top, if self.take("/") { self.integer()? } else { 1 }))
    }

    fn power(&mut self) -> Result<Vec<Term>> {
        if !self.take("^") {
            return Ok(vec![Term(vec![], 1, 1)]);
        }
        if self.take("(") {
            let found = self.all()?;
            return if self.take(")") { Ok(found) } else { Err("error expected )".into()) };
        }
        if self.take("w") {
            return Ok(vec![Term(self.power()?, 1, 1)]);
        }
        Ok(vec![Term(vec![], self.integer()?, 1)])
    }

    fn all(&mut self) -> Result<Vec<Term>> {
        let (mut found, mut sign) = (vec![], if self.take("-") { -1 } else { 1 });
        loop {
            let power = if self.take("w") { Some(self.power()?) } else { None };
            let (top, bottom) = if power.is_none() || self.take(".") { self.coefficient()? } else { (1, 1) };
            if top != 0 {
                found.push(Term(power.unwrap_or_default(), sign * top, bottom));
            }
            sign = if self.take(" + ") { 1 } else if self.take(" - ") { -1 } else { return Ok(found) };
        }
    }
}

pub fn terms(text: &str) -> Result<Vec<Term>> {
    let mut reader = Terms(text);
    let found = reader.all()?;
    if reader.0.is_empty() { Ok(found) } else { Err("error expected the end".into()) }
}

/// A sum of terms, of each its exponent and coefficient as they are written.
pub fn told(terms: Vec<(String, String)>) -> String {
    let term = |(power, c): (String, String)| match c.strip_prefix('-') {
        _ if power == "0" => c,
        Some(c) => format!("-w^({power}).{c}"),
        None => format!("w^({power}).{c}"),
    };
    let said: Vec<_> = terms.into_iter().map(term).collect();
    if said.is_empty() { "0".into() } else { said.join(" + ").replace("+ -", "- ") }
}
