//! An adapter of cgt-tools, in Rust: games in canonical form, and forms in misere play.
mod games;
mod gifthorse;

use cgt::misere::p_free::GameForm;
use cgt::numeric::dyadic_rational_number::DyadicRationalNumber;
use cgt::numeric::nimber::Nimber;
use cgt::short::impartial::impartial_game::ImpartialGame;
use cgt::short::partizan::canonical_form::CanonicalForm;
use games::{Form, Game, LEFT, RIGHT};
use gifthorse::{Answer, Request};
use std::cmp::Ordering;
use std::fmt::Display;

fn said(text: impl Display + 'static) -> Answer {
    Ok(Box::new(text))
}

/// Positions are made anew wherever they stand, so that a game is as large as its tree, but for numerals.
fn is_large(game: &Form, left: &mut usize) -> bool {
    *left = left.saturating_sub(1);
    *left == 0 || matches!(game, Form::Position(position) if position.options.iter().flatten().any(|x| is_large(x, left)))
}

fn small(game: &Form) -> Result<&Form, String> {
    if is_large(game, &mut 1000) { Err("limit a large tree".into()) } else { Ok(game) }
}

fn made(game: &Form) -> CanonicalForm {
    match game {
        Form::Number(top, bottom) => CanonicalForm::new_dyadic(DyadicRationalNumber::new(*top, bottom.trailing_zeros())),
        Form::Position(position) => {
            let options = |side: usize| position.options[side].iter().map(|x| made(x)).collect();
            CanonicalForm::new_from_moves(options(LEFT), options(RIGHT))
        }
    }
}

fn canonical(game: &Form) -> Result<CanonicalForm, String> {
    Ok(made(small(game)?))
}

/// Its thermographs have denominators of 32 bits, as a note beside them says, and each position may halve them.
fn of_small_fractions(game: &Form) -> Result<CanonicalForm, String> {
    fn has_large(game: &Form) -> bool {
        match game {
            Form::Number(_, bottom) => *bottom > 1 << 16,
            Form::Position(position) => position.options.iter().flatten().any(|x| has_large(x)),
        }
    }
    if has_large(game) {
        return Err("limit thermographs have small denominators".into());
    }
    canonical(game)
}

fn write(g: &CanonicalForm) -> String {
    if let Some(number) = g.to_number() {
        return number.to_string();
    }
    let left: Vec<_> = g.left_moves().map(|x| write(&x)).collect();
    let right: Vec<_> = g.right_moves().map(|x| write(&x)).collect();
    format!("{{{}|{}}}", left.join(","), right.join(","))
}

fn order(g: &CanonicalForm, h: &CanonicalForm) -> &'static str {
    match g.partial_cmp(h) {
        Some(Ordering::Equal) => "=",
        Some(Ordering::Less) => "<",
        Some(Ordering::Greater) => ">",
        None => "||",
    }
}

fn compare(of: &[Game]) -> Answer {
    said(order(&canonical(&of[0])?, &canonical(&of[1])?))
}

fn outcome(of: &[Game]) -> Answer {
    said(match order(&canonical(&of[0])?, &CanonicalForm::new_integer(0)) {
        "=" => "P",
        "<" => "R",
        ">" => "L",
        _ => "N",
    })
}

fn negate(of: &[Game]) -> Answer {
    said(write(&-canonical(&of[0])?))
}

fn add(of: &[Game]) -> Answer {
    said(write(&(canonical(&of[0])? + canonical(&of[1])?)))
}

fn subtract(of: &[Game]) -> Answer {
    said(write(&(canonical(&of[0])? - canonical(&of[1])?)))
}

fn written(of: &[Game]) -> Answer {
    said(write(&canonical(&of[0])?))
}

fn number(of: &[Game]) -> Answer {
    said(canonical(&of[0])?.to_number().map_or("none".into(), |x| x.to_string()))
}

fn left_stop(of: &[Game]) -> Answer {
    said(canonical(&of[0])?.left_stop())
}

fn right_stop(of: &[Game]) -> Answer {
    said(canonical(&of[0])?.right_stop())
}

fn mean(of: &[Game]) -> Answer {
    said(of_small_fractions(&of[0])?.mean())
}

fn temperature(of: &[Game]) -> Answer {
    said(of_small_fractions(&of[0])?.temperature())
}

/// It does not ask whether there is one, as a note beside it says.
fn is_all_small(g: &CanonicalForm) -> bool {
    let (left, right) = (g.left_moves().len(), g.right_moves().len());
    (left == 0) == (right == 0) && g.left_moves().chain(g.right_moves()).all(|x| is_all_small(&x))
}

fn atomic_weight(of: &[Game]) -> Answer {
    let g = canonical(&of[0])?;
    if !is_all_small(&g) {
        return Err("limit it does not ask whether there is an atomic weight".into());
    }
    said(write(&g.atomic_weight()))
}

struct Heaps(Game);

impl ImpartialGame for Heaps {
    fn moves(&self) -> Vec<Self> {
        match &*self.0 {
            Form::Number(..) => vec![], // 0, the only one that is impartial
            Form::Position(position) => position.options[LEFT].iter().map(|x| Heaps(x.clone())).collect(),
        }
    }
}

fn grundy(of: &[Game]) -> Answer {
    small(&of[0])?;
    let found: Nimber = Heaps(of[0].clone()).nim_value();
    said(found.value())
}

fn form(game: &Form) -> Result<GameForm, String> {
    match game {
        Form::Number(top, 1) if top.abs() <= 100 => Ok(GameForm::new_integer(*top as i32)),
        Form::Number(..) => Err("limit a chain of games, or no integer".into()),
        Form::Position(position) => {
            let options = |side: usize| position.options[side].iter().map(|x| form(x)).collect::<Result<Vec<_>, _>>();
            Ok(GameForm::new(options(LEFT)?, options(RIGHT)?))
        }
    }
}

fn misere_outcome(of: &[Game]) -> Answer {
    said(form(small(&of[0])?)?.outcome())
}

const REQUESTS: &[Request] = &[
    ("outcome", 1, outcome),
    ("compare", 2, compare),
    ("negate", 1, negate),
    ("add", 2, add),
    ("subtract", 2, subtract),
    ("canonical", 1, written),
    ("number", 1, number),
    ("left-stop", 1, left_stop),
    ("right-stop", 1, right_stop),
    ("mean", 1, mean),
    ("temperature", 1, temperature),
    ("atomic-weight", 1, atomic_weight),
    ("grundy", 1, grundy),
    ("misere-outcome", 1, misere_outcome),
];

fn main() -> std::io::Result<()> {
    gifthorse::speak("cgt-tools grundy:impartial,positions<=40", REQUESTS)
}
