//! An adapter of ogdoad, in Rust: games, loopy ones, nimbers of 128 bits and beyond w, surreal numbers in normal form.
mod games;
mod graphs;
mod terms;

use games::{Form, LEFT, RIGHT};
use ogdoad::games as engine;
use ogdoad::games::{Color, Game, Hackenbush, LoopyNimber, LoopyPartizanGraph, LoopyWinner};
use ogdoad::scalar::{nim_add, nim_inv, nim_mul, nim_sqrt, Ordinal, Rational, Scalar, Surreal};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;
use terms::{terms, told, Result, Term};

const WORDS: &str = "numerals let games:birthday<=40,positions<=40,numeral-bits<=40 outcome compare negate add subtract canonical birthday number \
    left-stop right-stop mean temperature thermograph left-wall right-wall atomic-weight is-dicotic value loopy-outcome is-stopper loopy-grundy \
    heat:birthday<=12,positions<=20 ordinal-sum:birthday<=8,positions<=16 overheat:birthday<=4,positions<=8 norton-multiply:birthday<=3,positions<=6 \
    grundy:impartial,positions<=40 misere-outcome:impartial,positions<=40 nim-add nim-multiply nim-invert nim-sqrt octal-misere-outcome ordinal-compare \
    ordinal-nim-add ordinal-nim-multiply ordinal-nim-invert ordinal-nim-sqrt surreal-add surreal-multiply surreal-invert surreal-compare surreal-birthday";

fn surreal_of(terms: &[Term]) -> Surreal {
    terms.iter().fold(Surreal::zero(), |sum, t| Scalar::add(&sum, &Surreal::monomial(surreal_of(&t.0), Rational::new(t.1, t.2))))
}

/// The nim sum of powers that differ, each with its coefficient.
fn ordinal_of(terms: &[Term]) -> Ordinal {
    terms.iter().fold(Ordinal::zero(), |sum, t| sum.nim_add(&Ordinal::monomial(ordinal_of(&t.0), t.1 as u128)))
}

fn fraction(x: &Rational) -> String {
    if x.is_integer() { x.numer().to_string() } else { format!("{}/{}", x.numer(), x.denom()) }
}

fn written(x: &Surreal) -> String {
    told(x.terms().iter().map(|(power, c)| (written(power), fraction(c))).collect())
}

fn written_ordinal(x: &Ordinal) -> String {
    told(x.terms().iter().map(|(power, c)| (written_ordinal(power), c.to_string())).collect())
}

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

fn read(text: &str, names: &HashMap<i64, games::Game>) -> Result<games::Game> {
    let mut reader = games::Reader { rest: text, names };
    reader.game(0).and_then(|found| if reader.rest.is_empty() { Ok(found) } else { Err("error expected the end".into()) })
}

fn order(g: &Game, h: &Game) -> String {
    let signs = [("=", g.eq(h)), ("<", g.le(h) && !g.eq(h)), (">", h.le(g) && !g.eq(h)), ("||", g.fuzzy(h))];
    signs.iter().filter(|sign| sign.1).map(|sign| sign.0).collect::<Vec<_>>().join(" ")
}

fn of_game(word: &str, of: &[games::Game]) -> Result<String> {
    let mut known = HashMap::new();
    let games = of.iter().map(|x| game(x, &mut known)).collect::<Result<Vec<_>>>()?;
    let heaps = |g: &Game| LoopyPartizanGraph::from_game(g, 100_000).map_err(|why| format!("limit {why}"));
    let no_graph = "limit no thermograph";
    let stop = |x: Option<Rational>| x.map(|x| fraction(&x)).ok_or(no_graph);
    let number = |x: &Game| x.canonical().number_value().and_then(|x| x.as_rational());
    let cold = |x: &Game| number(x).filter(|t| t.sign() != Ordering::Less).ok_or("limit no number from 0 on");
    let walls = |g: &Game, x: &Game| cold(x).and_then(|t| Ok(engine::thermograph(g).ok_or(no_graph)?.cooled_stops(&t)));
    let corners = |wall: &engine::Pl| wall.points().iter().map(|(t, x)| format!("{}@{}", fraction(x), fraction(t))).collect::<Vec<_>>().join(" ");
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
        ("thermograph", [g]) => engine::thermograph(g).map(|x| format!("{} | {}", corners(&x.left_wall), corners(&x.right_wall))).ok_or(no_graph)?,
        ("left-wall", [g, x]) => fraction(&walls(g, x)?.0),
        ("right-wall", [g, x]) => fraction(&walls(g, x)?.1),
        ("is-dicotic", [g]) => g.canonical().is_all_small().to_string(),
        ("ordinal-sum", [g, h]) => g.canonical().ordinal_sum(h).canonical().structural_string(),
        ("heat", [g, h]) => engine::heat(g, &number(h).ok_or("limit it heats by numbers")?).ok_or("error no dyadic")?.structural_string(),
        ("overheat", [g, h, x]) => engine::overheat(g, h, x).ok_or("limit it overheats from games above 0")?.structural_string(),
        ("norton-multiply", [g, h]) => engine::norton_multiply(g, h).map_or("none".into(), |x| x.structural_string()),
        ("grundy", [g]) => { let all = heaps(g)?; engine::grundy(&0, &|p: &usize| all.left()[*p].clone(), &mut HashMap::new()).to_string() }
        ("misere-outcome", [g]) => { let all = heaps(g)?; outcome(engine::misere_is_p(&0, &|p: &usize| all.left()[*p].clone(), &mut HashMap::new()))? }
        _ => return Err("unsupported".into()),
    })
}

fn outcome(is_p: Option<bool>) -> Result<String> { Ok(if is_p.ok_or("error a cycle")? { "P" } else { "N" }.into()) }

fn of_graph(word: &str, text: &str) -> Result<String> {
    let graphs::Graph { options: [left, right], root } = graphs::graph(text)?;
    let graph = LoopyPartizanGraph::new(left.clone(), right.clone()).map_err(|why| format!("error {why}"))?;
    let letter = |x: LoopyWinner| format!("{x:?}")[..1].to_string();
    Ok(match word {
        "loopy-outcome" => letter(graph.outcomes()[root].left_to_move) + &letter(graph.outcomes()[root].right_to_move),
        "is-stopper" => (0..graph.node_count()).all(|p| graph.is_stopper(p) == Ok(true)).to_string(),
        _ if left != right => return Err("limit it asks for impartial graphs".into()),
        _ => match engine::loopy_nim_values_certified(&left).map(|(values, how)| (values[root], how.recovery_condition_holds)) {
            Some((LoopyNimber::Value(n), true)) => n.to_string(),
            _ => return Err("limit infinite, or without its certificate".into()),
        },
    })
}

fn of_position(text: &str) -> Result<String> {
    let edges = text.strip_prefix("hack ").filter(|x| x.len() <= 40).ok_or("limit another ruleset, or a long string")?.replace('0', "");
    let colors: Vec<_> = edges.chars().map(|c| match c { 'L' => Color::Blue, 'R' => Color::Red, _ => Color::Green }).collect();
    Ok(Hackenbush::string(&colors).to_game().canonical().structural_string())
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

fn of_normal_forms(word: &str, of: &[&str]) -> Result<String> {
    let (a, s) = (|i: usize| terms(of[i]).map(|x| ordinal_of(&x)), |i: usize| terms(of[i]).map(|x| surreal_of(&x)));
    let sign = |of: Ordering| ["<", "=", ">"][(of as i8 + 1) as usize].to_string();
    let tower = "limit beyond its tower";
    Ok(match word {
        "ordinal-compare" => sign(a(0)?.cmp(&a(1)?)),
        "ordinal-nim-add" => written_ordinal(&a(0)?.nim_add(&a(1)?)),
        "ordinal-nim-multiply" => written_ordinal(&a(0)?.nim_mul(&a(1)?).ok_or(tower)?),
        "ordinal-nim-invert" if a(0)?.is_zero() => "none".into(),
        "ordinal-nim-invert" => written_ordinal(&a(0)?.checked_inv().ok_or(tower)?),
        "ordinal-nim-sqrt" => written_ordinal(&a(0)?.checked_sqrt().ok_or(tower)?),
        "surreal-add" => written(&Scalar::add(&s(0)?, &s(1)?)),
        "surreal-multiply" => written(&Scalar::mul(&s(0)?, &s(1)?)),
        "surreal-compare" => sign(s(0)?.cmp(&s(1)?)),
        "surreal-invert" => s(0)?.inv().map_or("none".into(), |y| written(&y)),
        _ => written_ordinal(&s(0)?.birthday_ordinal().ok_or("limit no expansion in runs")?),
    })
}

fn answer(line: &str, names: &mut HashMap<i64, games::Game>) -> Result<String> {
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
        "value" => return of_position(rest),
        _ if word.starts_with("loopy-") || word == "is-stopper" => return of_graph(word, rest),
        _ if word.starts_with("nim-") || word.starts_with("octal-") => return integers(word, &of),
        _ if (word.starts_with("ordinal-") && word != "ordinal-sum") || word.starts_with("surreal-") => return of_normal_forms(word, &of),
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
    let mut names = HashMap::new();
    for line in io::stdin().lock().lines() {
        let Some(line) = Some(line?).filter(|line| line != "bye") else { break };
        let said = catch_unwind(AssertUnwindSafe(|| answer(&line, &mut names))).unwrap_or_else(|why| Err(panicked(why)));
        writeln!(io::stdout(), "{}", said.unwrap_or_else(|refusal| refusal).replace('\n', " "))?;
    }
    Ok(())
}
