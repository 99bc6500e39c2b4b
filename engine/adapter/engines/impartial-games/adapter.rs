//! An adapter of ogs, of impartial-games, in Rust: Grundy values of heaps, by the method that its program has by
//! default, or by the one that is named: rc, rcs, rc2 or rc2s.
use ogs::{Game, NaiveSolver, RC2Solver, RCSolver, Solver};
use std::io::{self, BufRead, Write};
use std::panic;

const MOST: usize = 20_000; // of a heap; without rare and common values a tenth, as all splits are tried

/// A solver, its game, and the largest heap that is asked of it.
struct Method {
    make: fn(Game) -> Box<dyn Nimbers>,
    most: usize,
}

trait Nimbers {
    fn of(&mut self, heap: usize) -> u16;
}

impl<S: Solver> Nimbers for S {
    fn of(&mut self, heap: usize) -> u16 {
        while self.nimbers().len() <= heap {
            self.next();
        }
        self.nimbers()[heap]
    }
}

fn method(name: &str) -> Option<Method> {
    Some(match name {
        "naive" => Method { make: |game| Box::new(NaiveSolver::<()>::new(game)), most: MOST / 10 },
        "rc" => Method { make: |game| Box::new(RCSolver::<true, ()>::new(game)), most: MOST },
        "rcs" => Method { make: |game| Box::new(RCSolver::<false, ()>::new(game)), most: MOST },
        "rc2" => Method { make: |game| Box::new(RC2Solver::<true, ()>::new(game)), most: MOST },
        "rc2s" => Method { make: |game| Box::new(RC2Solver::<false, ()>::new(game)), most: MOST },
        _ => return None,
    })
}

/// The code that was asked of last, and its solver.
type Known = Option<(String, Box<dyn Nimbers>)>;

fn octal(rest: &str, method: &Method, known: &mut Known) -> Result<String, String> {
    let (code, heap) = rest.split_once(" ; ").ok_or("error expected CODE ; n")?;
    let heap: usize = heap.parse().map_err(|_| "limit a heap of more than 64 bits")?;
    if heap > method.most {
        return Err("limit a heap too large".into());
    }
    if known.as_ref().is_none_or(|(of, _)| of != code) {
        let game = Game::from_ascii(code.as_bytes()).ok_or("limit no code that it reads")?;
        *known = Some((code.into(), (method.make)(game)));
    }
    let (_, solver) = known.as_mut().ok_or("error no solver")?;
    Ok(solver.of(heap).to_string())
}

fn main() -> io::Result<()> {
    let name = std::env::args().nth(1).unwrap_or("naive".into());
    let method = method(&name).ok_or(io::Error::other("expected naive, rc, rcs, rc2 or rc2s"))?;
    let (mut out, mut known) = (io::stdout(), None);
    for line in io::stdin().lock().lines() {
        let line = line?;
        let said = match line.split_once(' ') {
            _ if line == "bye" => break,
            _ if line == "hello 1" => "gifthorse 1 impartial-games octal".into(),
            Some(("octal", rest)) => {
                let asked = panic::AssertUnwindSafe(|| octal(rest, &method, &mut known));
                panic::catch_unwind(asked).unwrap_or_else(|_| Err("error the engine panicked".into())).unwrap_or_else(|why| why)
            }
            _ => "unsupported".into(),
        };
        writeln!(out, "{said}")?;
    }
    Ok(())
}
