//! An adapter of nimber, in Rust: nimbers of 128 bits, and of fewer where both fit.
use nimber::{Nim128, Nim64, Nim8};
use std::io::{self, BufRead, Write};
use std::panic;

type Answer = Result<String, String>;

fn integer(word: &str) -> Result<u128, String> {
    if word.is_empty() || !word.bytes().all(|c| c.is_ascii_digit()) {
        return Err("error expected an integer".into());
    }
    word.parse().map_err(|_| "limit more than 128 bits".into())
}

/// By the smallest of three types that holds both.
fn multiply(m: u128, n: u128) -> u128 {
    match m | n {
        0..=0xff => (Nim8::from(m as u8) * Nim8::from(n as u8)).unwrap().into(),
        0x100..=0xffff_ffff_ffff_ffff => (Nim64::from(m as u64) * Nim64::from(n as u64)).unwrap().into(),
        _ if m == n => Nim128::from(m).square().unwrap(),
        _ => (Nim128::from(m) * Nim128::from(n)).unwrap(),
    }
}

fn answer(line: &str) -> Answer {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    if line == "hello 1" {
        return Ok("gifthorse 1 nimber nim-add nim-multiply nim-invert nim-sqrt".into());
    }
    if !["nim-add", "nim-multiply", "nim-invert", "nim-sqrt"].contains(&word) {
        return Err("unsupported".into());
    }
    let of = rest.split(" ; ").map(integer).collect::<Result<Vec<_>, _>>()?;
    Ok(match (word, &of[..]) {
        ("nim-add", &[m, n]) => (Nim128::from(m) + Nim128::from(n)).unwrap().to_string(),
        ("nim-multiply", &[m, n]) => multiply(m, n).to_string(),
        ("nim-invert", &[0]) => "none".into(),
        ("nim-invert", &[n]) => Nim128::from(n).recip().unwrap().to_string(),
        ("nim-sqrt", &[n]) => Nim128::from(n).sqrt().unwrap().to_string(),
        _ => return Err("error too many or too few integers".into()),
    })
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line == "bye" {
            break;
        }
        let said = panic::catch_unwind(|| answer(&line)).unwrap_or_else(|_| Err("error the engine panicked".into()));
        writeln!(out, "{}", said.unwrap_or_else(|refusal| refusal))?;
    }
    Ok(())
}
