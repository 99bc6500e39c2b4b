//! An adapter of surreal, in Rust: numbers as games, whose products go through floats.
mod games;
mod gifthorse;

use games::{Form, Game, LEFT, RIGHT};
use gifthorse::{Answer, Request};
use std::fmt::Display;
use surreal::{is_divisible, stof, Surreal};

/// The day on which a numeral is born, as the engine counts: 0 on day 1.
fn day(top: i64, bottom: i64) -> i64 {
    1 + top.abs() / bottom + if bottom > 1 { 1 + i64::from(bottom.trailing_zeros()) } else { 0 }
}

fn numeral(top: i64, bottom: i64) -> Surreal {
    let part = |top: i64| {
        let twos = top.trailing_zeros().min(bottom.trailing_zeros());
        numeral(top >> twos, bottom >> twos)
    };
    match (top, bottom) {
        (0, _) => Surreal::new(vec![], vec![]),
        (1.., 1) => Surreal::new(vec![&part(top - 1)], vec![]),
        (_, 1) => Surreal::new(vec![], vec![&part(top + 1)]),
        _ => Surreal::new(vec![&part(top - 1)], vec![&part(top + 1)]),
    }
}

/// A game, and its day.
fn number(game: &Form) -> Result<(Surreal, i64), String> {
    match game {
        Form::Number(top, bottom) if day(*top, *bottom) > 8 => Err("limit a number born late is a large tree".into()),
        Form::Number(top, bottom) => Ok((numeral(*top, *bottom), day(*top, *bottom))),
        Form::Position(position) => {
            let options = |side: usize| position.options[side].iter().map(|x| number(x)).collect::<Result<Vec<_>, _>>();
            let (left, right) = (options(LEFT)?, options(RIGHT)?);
            let day = 1 + left.iter().chain(&right).map(|x| x.1).max().unwrap_or(0);
            let refer = |side: &'_ [(Surreal, i64)]| side.iter().map(|x| x.0.clone()).collect::<Vec<_>>();
            let (left, right) = (refer(&left), refer(&right));
            Ok((Surreal::new(left.iter().collect(), right.iter().collect()), day))
        }
    }
}

/// Its page excludes products and quotients from day 4 on.
fn early(game: &Form) -> Result<Surreal, String> {
    match number(game)? {
        (found, day) if day < 4 => Ok(found),
        _ => Err("limit day 4".into()),
    }
}

fn write(x: &Surreal) -> String {
    let side = |options: Vec<Surreal>| options.iter().map(write).collect::<Vec<_>>().join(",");
    format!("{{{}|{}}}", side(x.left()), side(x.right()))
}

/// An f32 is a fraction whose denominator is a power of two.
fn fraction(x: f32) -> Answer {
    let (mut top, mut bottom) = (f64::from(x), 1u64);
    while top.fract() != 0.0 {
        (top, bottom) = (top * 2.0, bottom * 2);
    }
    said(if bottom == 1 { format!("{top}") } else { format!("{top}/{bottom}") })
}

fn said(text: impl Display + 'static) -> Answer {
    Ok(Box::new(text))
}

fn compare(of: &[Game]) -> Answer {
    let (x, y) = (number(&of[0])?.0, number(&of[1])?.0);
    let signs = [("<", x < y), ("=", x == y), (">", x > y)];
    said(signs.iter().filter(|sign| sign.1).map(|sign| sign.0).collect::<Vec<_>>().join(" "))
}

fn to_float(of: &[Game]) -> Answer {
    fraction(stof(&number(&of[0])?.0))
}

fn negate(of: &[Game]) -> Answer {
    said(write(&-&number(&of[0])?.0))
}

fn add(of: &[Game]) -> Answer {
    said(write(&(&number(&of[0])?.0 + &number(&of[1])?.0)))
}

fn subtract(of: &[Game]) -> Answer {
    said(write(&(&number(&of[0])?.0 - &number(&of[1])?.0)))
}

fn multiply(of: &[Game]) -> Answer {
    fraction(stof(&(&early(&of[0])? * &early(&of[1])?)))
}

/// By its own test of whether there is a quotient.
fn invert(of: &[Game]) -> Answer {
    let (one, x) = (numeral(1, 1), early(&of[0])?);
    if x == numeral(0, 1) || !is_divisible(&one, &x) {
        return said("none");
    }
    fraction(stof(&(&one / &x)))
}

const REQUESTS: &[Request] = &[
    ("compare", 2, compare),
    ("number", 1, to_float),
    ("negate", 1, negate),
    ("add", 2, add),
    ("subtract", 2, subtract),
    ("multiply", 2, multiply),
    ("invert", 1, invert),
];

fn main() -> std::io::Result<()> {
    gifthorse::speak("surreal games:numbers,birthday<=6,positions<=12", REQUESTS)
}
