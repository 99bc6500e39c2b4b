//! An adapter of cgt-tools, in Rust: games in canonical form, and forms in misere play.
mod games;
mod gifthorse;

use cgt::misere::p_free::GameForm;
use cgt::numeric::dyadic_rational_number::DyadicRationalNumber;
use cgt::numeric::nimber::Nimber;
use cgt::numeric::rational::Rational;
use cgt::short::impartial::impartial_game::ImpartialGame;
use cgt::short::partizan::canonical_form::CanonicalForm;
use cgt::short::partizan::trajectory::Trajectory;
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

fn outcome(of: &[Game]) -> Answer {
    said(match order(&canonical(&of[0])?, &CanonicalForm::new_integer(0)) {
        "=" => "P",
        "<" => "R",
        ">" => "L",
        _ => "N",
    })
}

fn cold(game: &Form) -> Result<DyadicRationalNumber, String> {
    canonical(game)?.to_number().filter(|t| *t >= DyadicRationalNumber::from(0)).ok_or("limit no number from 0 on".into())
}

/// Its walls begin at -1, and their points are told from the mast down.
fn corners(wall: &Trajectory) -> String {
    let zero = Rational::from(0);
    let above = wall.critical_points.iter().rev().copied().filter(|t| *t > zero);
    let said: Vec<_> = std::iter::once(zero).chain(above).map(|t| format!("{}@{t}", wall.value_at(t))).collect();
    said.join(" ")
}

fn thermograph(of: &[Game]) -> Answer {
    let graph = of_small_fractions(&of[0])?.thermograph();
    said(format!("{} | {}", corners(&graph.left_wall), corners(&graph.right_wall)))
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

const REQUESTS: &[Request] = &[
    ("outcome", 1, outcome),
    ("compare", 2, |of| said(order(&canonical(&of[0])?, &canonical(&of[1])?))),
    ("negate", 1, |of| said(write(&-canonical(&of[0])?))),
    ("add", 2, |of| said(write(&(canonical(&of[0])? + canonical(&of[1])?)))),
    ("subtract", 2, |of| said(write(&(canonical(&of[0])? - canonical(&of[1])?)))),
    ("canonical", 1, |of| said(write(&canonical(&of[0])?))),
    ("number", 1, |of| said(canonical(&of[0])?.to_number().map_or("none".into(), |x| x.to_string()))),
    ("left-stop", 1, |of| said(canonical(&of[0])?.left_stop())),
    ("right-stop", 1, |of| said(canonical(&of[0])?.right_stop())),
    ("mean", 1, |of| said(of_small_fractions(&of[0])?.mean())),
    ("temperature", 1, |of| said(of_small_fractions(&of[0])?.temperature())),
    ("thermograph", 1, thermograph),
    ("left-wall", 2, |of| said(of_small_fractions(&of[0])?.thermograph().left_wall.value_at(cold(&of[1])?.to_rational()))),
    ("right-wall", 2, |of| said(of_small_fractions(&of[0])?.thermograph().right_wall.value_at(cold(&of[1])?.to_rational()))),
    ("cool", 2, |of| said(write(&of_small_fractions(&of[0])?.cool(cold(&of[1])?)))),
    ("heat", 2, |of| said(write(&canonical(&of[0])?.heat(&canonical(&of[1])?)))),
    ("reduced-canonical", 1, |of| said(write(&canonical(&of[0])?.reduced()))),
    ("is-nimber", 1, |of| said(canonical(&of[0])?.is_nimber())),
    ("atomic-weight", 1, atomic_weight),
    ("grundy", 1, grundy),
    ("misere-outcome", 1, |of| said(form(small(&of[0])?)?.outcome())),
];

fn main() -> std::io::Result<()> {
    gifthorse::speak("cgt-tools grundy:impartial,positions<=40", REQUESTS)
}
