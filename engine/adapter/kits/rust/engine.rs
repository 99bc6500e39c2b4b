//! A starter for an engine: it answers `outcome`, and what else is for you to fill in.
//!
//!     hello 1               gifthorse 1 my-engine numerals let outcome
//!     let g1 = {0|0}        ok             g1 stands for this game, until `clear`
//!     outcome {g1|-1/2}     R              or L, N, P: Right wins, Left, the next, the previous player
//!     mean g1               unsupported    or `limit ...` where it is too much, `error ...`
//!     bye                                  no answer: the engine ends
mod games;
mod gifthorse;

use games::{Form, Game, LEFT, RIGHT};
use gifthorse::{Answer, Request};

/// Whether the player wins, moving first: to an option where the other one does not.
fn wins_first(game: &Form, player: usize) -> bool {
    match game {
        Form::Number(top, _) if player == LEFT => *top > 0,
        Form::Number(top, _) => *top < 0,
        Form::Position(position) => position.wins[player].get().unwrap_or_else(|| {
            let wins = position.options[player]
                .iter()
                .any(|x| !wins_first(x, 1 - player));
            position.wins[player].set(Some(wins));
            wins
        }),
    }
}

fn outcome(of: &[Game]) -> Answer {
    Ok(Box::new(
        match (wins_first(&of[0], LEFT), wins_first(&of[0], RIGHT)) {
            (true, true) => "N",
            (true, false) => "L",
            (false, true) => "R",
            (false, false) => "P",
        },
    ))
}

/// Each word, of how many games it is, and who answers it. The next could be
///
///     ("compare", 2, compare),      Ok(Box::new("<")), "=", ">" or "||"
///     ("number", 1, number),        Ok(Box::new(Form::Number(top, bottom))), or "none"
///     ("canonical", 1, canonical),  Ok(Box::new(games::position([left, right])?))
///
/// and what is too much is Err("limit ...".into()), which is never held against the engine.
const REQUESTS: &[Request] = &[("outcome", 1, outcome)];

fn main() -> std::io::Result<()> {
    gifthorse::speak("my-engine", REQUESTS)
}
