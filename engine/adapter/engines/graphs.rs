//! Loopy games as Gift Horse sends them, for adapters in Rust: {a|1/2} where a = {0|a}. The kit's games.rs stands beside this.
use crate::games::{self, Result};
use std::collections::HashMap;

/// Options of Left and of Right at each position, and which position is the game. Positions without a name that have the same
/// options are the same.
pub struct Graph {
    pub options: [Vec<Vec<usize>>; 2],
    pub root: usize,
}

struct Reader<'a> {
    text: games::Reader<'a>,
    graph: Graph,
    known: HashMap<[Vec<usize>; 2], usize>,
    named: HashMap<&'a str, usize>,
}

impl<'a> Reader<'a> {
    fn add(&mut self, options: [Vec<usize>; 2]) -> usize {
        for (side, new) in self.graph.options.iter_mut().zip(options) {
            side.push(new);
        }
        self.graph.options[0].len() - 1
    }

    fn position(&mut self, options: [Vec<usize>; 2]) -> usize {
        if let Some(&found) = self.known.get(&options) {
            return found;
        }
        let made = self.add(options.clone());
        self.known.insert(options, made);
        made
    }

    fn numeral(&mut self, top: i64, bottom: i64) -> Result<usize> {
        if top.abs() > 200 || bottom > 1 << 10 {
            return Err("limit a numeral is played move by move".into());
        }
        let mut beside = |step: i64| -> Result<Vec<usize>> {
            let twos = (top + step).trailing_zeros().min(bottom.trailing_zeros());
            Ok(vec![self.numeral((top + step) >> twos, bottom >> twos)?])
        };
        let left = if top > 0 || bottom > 1 { beside(-1)? } else { vec![] };
        let right = if top < 0 || bottom > 1 { beside(1)? } else { vec![] };
        Ok(self.position([left, right]))
    }

    fn name(&mut self) -> &'a str {
        let end = self.text.rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(self.text.rest.len());
        let (name, rest) = self.text.rest.split_at(end);
        self.text.rest = rest;
        name
    }

    fn place(&mut self) -> usize {
        let name = self.name();
        if let Some(&found) = self.named.get(name) {
            return found;
        }
        let made = self.add([vec![], vec![]]);
        self.named.insert(name, made);
        made
    }

    fn side(&mut self, end: &str, depth: usize) -> Result<Vec<usize>> {
        let mut options = vec![];
        while !self.text.take(end) {
            if !options.is_empty() && !self.text.take(",") {
                return Err(format!("error expected a comma or {end}"));
            }
            options.push(self.term(depth)?);
        }
        options.sort();
        options.dedup();
        Ok(options)
    }

    fn braces(&mut self, depth: usize) -> Result<[Vec<usize>; 2]> {
        Ok([self.side("|", depth)?, self.side("}", depth)?])
    }

    fn term(&mut self, depth: usize) -> Result<usize> {
        if depth > 1000 {
            return Err("limit the braces are too deep".into());
        }
        if self.text.take("{") {
            let options = self.braces(depth + 1)?;
            return Ok(self.position(options));
        }
        if self.text.rest.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Ok(self.place());
        }
        let top = self.text.integer()?;
        let bottom = if self.text.take("/") { self.text.integer()? } else { 1 };
        self.numeral(top, bottom)
    }

    fn all(&mut self) -> Result<()> {
        self.graph.root = self.term(0)?;
        let mut more = self.text.take(" where ");
        while more {
            let place = self.place();
            if !self.text.take(" = {") {
                return Err("error expected = and braces".into());
            }
            let options = self.braces(1)?;
            for (side, new) in self.graph.options.iter_mut().zip(options) {
                side[place] = new;
            }
            more = self.text.take(", ");
        }
        if self.text.rest.is_empty() { Ok(()) } else { Err("error expected the end".into()) }
    }
}

pub fn graph(text: &str) -> Result<Graph> {
    let (graph, names) = (Graph { options: Default::default(), root: 0 }, HashMap::new());
    let mut reader = Reader { text: games::Reader { rest: text, names: &names }, graph, known: HashMap::new(), named: HashMap::new() };
    reader.all()?;
    Ok(reader.graph)
}
