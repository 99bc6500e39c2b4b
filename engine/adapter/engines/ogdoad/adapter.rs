//! An adapter of ogdoad, in Rust: games, nimbers of 128 bits and beyond w, surreal numbers in normal form.
mod games;
mod terms;

use games::{Form, LEFT, RIGHT};
use ogdoad::games as engine;
use ogdoad::games::Game;
use ogdoad::scalar::{nim_add, nim_inv, nim_mul, nim_sqrt, Ordinal, Rational, Scalar, Surreal};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;
use terms::{join, terms, Result, Term};

type Names = HashMap<i64, games::Game>;

const WORDS: &str = "numerals let games:birthday<=40,positions<=40,numeral-bits<=40 outcome compare negate add subtract canonical birthday \
    number left-stop right-stop mean temperature atomic-weight grundy:impartial,positions<=40 misere-outcome:impartial,positions<=40 \
    nim-add nim-multiply nim-invert nim-sqrt octal-misere-outcome ordinal-compare ordinal-nim-add ordinal-nim-multiply \
    ordinal-nim-invert ordinal-nim-sqrt surreal-add surreal-multiply surreal-invert surreal-compare surreal-birthday";

// ---- texts ---------------------------------------------------------------------------------------

fn surreal_of(terms: &[Term]) -> Surreal {
    let term = |t: &Term| Surreal::monomial(surreal_of(&t.0), Rational::new(t.1, t.2));
    terms.iter().fold(Surreal::zero(), |sum, t| Scalar::add(&sum, &term(t)))
}

/// The nim sum of powers that differ, each with its coefficient.
fn ordinal_of(terms: &[Term]) -> Ordinal {
    let term = |t: &Term| Ordinal::monomial(ordinal_of(&t.0), t.1 as u128);
    terms.iter().fold(Ordinal::zero(), |sum, t| sum.nim_add(&term(t)))
}

fn fraction(x: &Rational) -> String {
    if x.is_integer() { x.numer().to_string() } else { format!("{}/{}", x.numer(), x.denom()) }
}

fn written(x: &Surreal) -> String {
    let term = |(power, c): &(Surreal, Rational)| match (power.sign(), fraction(c)) {
        (Ordering::Equal, c) => c,
        (_, c) if c.starts_with('-') => format!("-w^({}).{}", written(power), &c[1..]),
        (_, c) => format!("w^({}).{c}", written(power)),
    };
    join(x.terms().iter().map(term).collect())
}

fn written_ordinal(x: &Ordinal) -> String {
    let term = |(power, c): &(Ordinal, u128)| if power.is_zero() { c.to_string() } else { format!("w^({}).{c}", written_ordinal(power)) };
    join(x.terms().iter().map(term).collect())
}

// ---- games -------------------------------------------------------------------------------------

/// A game of the engine; one that is met again is the same.
fn game(of: &games::Game, known: &mut HashMap<*const Form, Game>) -> Result<Game> {
    if let Some(found) = known.get(&Rc::as_ptr(of)) {
        return Ok(found.clone());
    }
    let made = match &**of {
        Form::Number(top, bottom) if top.abs() / bottom > 200 => return Err("limit an integer is a chain of games".into()),
        Form::Number(top, bottom) => Game::from_surreal(&Surreal::from_rational(Rational::new((*top).into(), (*bottom).into()))).ok_or("error no dyadic")?,
        Form::Position(position) => {
            let mut side = |i: usize| position.options[i].iter().map(|x| game(x, known)).collect::<Result<Vec<_>>>();
            Game::new(side(LEFT)?, side(RIGHT)?)
        }
    };
    known.insert(Rc::as_ptr(of), made.clone());
    Ok(made)
}

fn read(text: &str, names: &Names) -> Result<games::Game> {
    let mut reader = games::Reader { rest: text, names };
    let found = reader.game(0)?;
    if reader.rest.is_empty() { Ok(found) } else { Err("error expected the end".into()) }
}

fn order(g: &Game, h: &Game) -> String {
    let signs = [("=", g.eq(h)), ("<", g.le(h) && !g.eq(h)), (">", h.le(g) && !g.eq(h)), ("||", g.fuzzy(h))];
    signs.iter().filter(|sign| sign.1).map(|sign| sign.0).collect::<Vec<_>>().join(" ")
}

fn of_game(word: &str, of: &[games::Game]) -> Result<String> {
    let mut known = HashMap::new();
    let games = of.iter().map(|x| game(x, &mut known)).collect::<Result<Vec<_>>>()?;
    let moves = |x: &Game| x.left().to_vec();
    let ids = || {
        let mut all = HashMap::new();
        let mut rest = games.clone();
        while let Some(x) = rest.pop() {
            rest.extend(moves(&x));
            all.insert(x.ptr_id(), moves(&x).iter().map(|y| y.ptr_id()).collect::<Vec<_>>());
        }
        all
    };
    let stop = |x: Option<Rational>| x.map(|x| fraction(&x)).ok_or_else(|| "limit no thermograph".to_string());
    Ok(match (word, &games[..]) {
        ("outcome", [g]) => format!("{:?}", g.outcome_class()),
        ("compare", [g, h]) => order(g, h),
        ("negate", [g]) => g.neg().structural_string(),
        ("add", [g, h]) => g.add(h).canonical().structural_string(),
        ("subtract", [g, h]) => g.add(&h.neg()).canonical().structural_string(),
        ("canonical", [g]) => g.canonical().structural_string(),
        ("birthday", [g]) => g.canonical().birthday().to_string(),
        ("number", [g]) => g.canonical().number_value().map_or("none".into(), |x| written(&x)),
        ("left-stop", [g]) => stop(engine::left_stop(g))?,
        ("right-stop", [g]) => stop(engine::right_stop(g))?,
        ("mean", [g]) => stop(engine::mean_value(g))?,
        ("temperature", [g]) => stop(engine::temperature(g))?,
        ("atomic-weight", [g]) => engine::atomic_weight(&g.canonical()).map_or("none".into(), |w| w.structural_string()),
        ("grundy", [g]) => { let all = ids(); engine::grundy(&g.ptr_id(), &|p: &usize| all[p].clone(), &mut HashMap::new()).to_string() }
        ("misere-outcome", [g]) => { let all = ids(); outcome(engine::misere_is_p(&g.ptr_id(), &|p: &usize| all[p].clone(), &mut HashMap::new()))? }
        _ => return Err("unsupported".into()),
    })
}

fn outcome(is_p: Option<bool>) -> Result<String> {
    Ok(if is_p.ok_or("error a cycle")? { "P" } else { "N" }.into())
}

fn integers(word: &str, of: &[&str]) -> Result<String> {
    let n = |i: usize| of[i].parse::<u128>().map_err(|_| "limit more than 128 bits".to_string());
    Ok(match word {
        "nim-add" => nim_add(n(0)?, n(1)?).to_string(),
        "nim-multiply" => nim_mul(n(0)?, n(1)?).to_string(),
        "nim-invert" => nim_inv(n(0)?).map_or("none".into(), |x| x.to_string()),
        "nim-sqrt" => nim_sqrt(n(0)?).to_string(),
        _ => {
            let digits: Vec<u128> = of[0].strip_prefix('.').unwrap_or("").chars().filter_map(|c| c.to_digit(8).map(u128::from)).collect();
            if n(1)? > 20 || digits.is_empty() || digits.len() + 1 != of[0].len() { return Err("limit this code, or so large a heap".into()); }
            outcome(engine::misere_is_p(&vec![n(1)?], &|p: &Vec<u128>| engine::octal::octal_moves(&digits, p), &mut HashMap::new()))?
        }
    })
}

fn sign(of: Ordering) -> String { ["<", "=", ">"][(of as i8 + 1) as usize].into() }

fn of_ordinals(word: &str, of: &[&str]) -> Result<String> {
    let x = |i: usize| terms(of[i]).map(|found| ordinal_of(&found));
    let tower = "limit beyond its tower".to_string();
    Ok(match word {
        "ordinal-compare" => sign(x(0)?.cmp(&x(1)?)),
        "ordinal-nim-add" => written_ordinal(&x(0)?.nim_add(&x(1)?)),
        "ordinal-nim-multiply" => written_ordinal(&x(0)?.nim_mul(&x(1)?).ok_or(tower)?),
        "ordinal-nim-invert" if x(0)?.is_zero() => "none".into(),
        "ordinal-nim-invert" => written_ordinal(&x(0)?.checked_inv().ok_or(tower)?),
        _ => written_ordinal(&x(0)?.checked_sqrt().ok_or(tower)?),
    })
}

fn of_surreals(word: &str, of: &[&str]) -> Result<String> {
    let x = |i: usize| terms(of[i]).map(|found| surreal_of(&found));
    Ok(match word {
        "surreal-add" => written(&Scalar::add(&x(0)?, &x(1)?)),
        "surreal-multiply" => written(&Scalar::mul(&x(0)?, &x(1)?)),
        "surreal-compare" => sign(x(0)?.cmp(&x(1)?)),
        "surreal-invert" => x(0)?.inv().map_or("none".into(), |y| written(&y)),
        _ => written_ordinal(&x(0)?.birthday_ordinal().ok_or("limit no expansion in runs")?),
    })
}

fn answer(line: &str, names: &mut Names) -> Result<String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let of: Vec<&str> = rest.split(" ; ").collect();
    match word {
        "hello" => return Ok(format!("gifthorse 1 ogdoad {WORDS}")),
        "clear" => names.clear(),
        "let" => {
            let (name, text) = rest.split_once(" = ").ok_or("error expected let g1 = G")?;
            let made = read(text, names)?;
            names.insert(name[1..].parse().map_err(|_| "error expected a name")?, made);
        }
        _ if word.starts_with("nim-") || word.starts_with("octal-") => return integers(word, &of),
        _ if word.starts_with("ordinal-") => return of_ordinals(word, &of),
        _ if word.starts_with("surreal-") => return of_surreals(word, &of),
        _ => return of_game(word, &of.iter().map(|text| read(text, names)).collect::<Result<Vec<_>>>()?),
    }
    Ok("ok".into())
}

/// What its types of fixed width cannot hold it panics over, with these words.
fn panicked(why: Box<dyn std::any::Any + Send>) -> String {
    let words = why.downcast_ref::<String>().cloned().or_else(|| why.downcast_ref::<&str>().map(|x| x.to_string())).unwrap_or_default();
    format!("{} {words}", if words.contains("overflow") { "limit" } else { "error panic:" })
}

fn main() -> io::Result<()> {
    let mut names = Names::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line == "bye" { break; }
        let said = catch_unwind(AssertUnwindSafe(|| answer(&line, &mut names))).unwrap_or_else(|why| Err(panicked(why)));
        writeln!(io::stdout(), "{}", said.unwrap_or_else(|refusal| refusal).replace('\n', " "))?;
    }
    Ok(())
}
