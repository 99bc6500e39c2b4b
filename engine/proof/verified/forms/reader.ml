(* The lines of a certificate, one by one to the checker. Nothing here is believed: what is read wrongly is
   another certificate, and it is that one's state which is told. *)
open Checker

exception Refused of int * string
exception Not_covered of int * string

type reader = { text : string; mutable at : int; mutable line : int }

let refuse r words = raise (Refused (r.line, words))
let current r = if r.at < String.length r.text then r.text.[r.at] else '\000'

let pass_blanks r =
  while current r = ' ' do
    r.at <- r.at + 1
  done

let letter r expected words =
  pass_blanks r;
  let c = current r in
  if c = '\000' || not (String.contains expected c) then refuse r words;
  r.at <- r.at + 1;
  if c = '\n' then r.line <- r.line + 1;
  c

(* The digits of an integer without zeros in front, and whether a minus stands before them. *)
let digits r =
  let wrong () = refuse r "expected an integer in its range, or of an earlier line" in
  pass_blanks r;
  let negative = current r = '-' in
  if negative then r.at <- r.at + 1;
  let is_digit () = current r >= '0' && current r <= '9' in
  if not (is_digit ()) then wrong ();
  while current r = '0' do
    r.at <- r.at + 1
  done;
  let start = r.at in
  while is_digit () && r.at - start < 40 do
    r.at <- r.at + 1
  done;
  if current r > ' ' || r.at - start = 40 then wrong ();
  (negative, start, r.at - start)

(* One of at most 2^31 lines. *)
let small r =
  let negative, start, length = digits r in
  if length > 10 then refuse r "expected an integer in its range, or of an earlier line";
  let n = ref 0 in
  for i = start to start + length - 1 do
    n := (10 * !n) + Char.code r.text.[i] - 48
  done;
  if negative then - !n else !n

let positive r =
  let n = small r in
  if n < 1 then refuse r "expected an integer in its range, or of an earlier line";
  Numbers.positive_of n

let units r =
  let negative, start, length = digits r in
  let x = Numbers.z_of_digits (String.sub r.text start length) in
  if negative then Checker.Z.opp x else x

(* Up to a 0. *)
let list r of_int =
  let rec go found = match small r with 0 -> List.rev found | n -> go (of_int n :: found) in
  go []

let rest_of_line r =
  let rec go found =
    pass_blanks r;
    if current r = '\n' then List.rev found else go (positive r :: found)
  in
  go []

let player r words = match letter r "LR" words with 'L' -> Left | _ -> Right

let node r shown =
  let wins = player r "expected L or R, who wins" in
  let begins = player r "expected L or R, who begins" in
  let m = units r in
  let games = list r Numbers.z_of in
  LineNode (shown, wins, begins, m, games, rest_of_line r)

let form r =
  let option n = if n < 0 then refuse r "expected an integer in its range, or of an earlier line" else Numbers.positive_of n in
  let left = list r option in
  LineForm (left, list r option)

let most_rows = 3000

let relation r =
  match letter r "<=>|" "expected one of < = > |" with
  | '<' -> (true, false)
  | '=' -> (true, true)
  | '>' -> (false, true)
  | _ -> (false, false)

let matrix r =
  let count = small r in
  if count < 1 then refuse r "expected an integer in its range, or of an earlier line";
  if count > most_rows then raise (Not_covered (r.line, "a matrix of so many forms"));
  let row i =
    ignore (letter r "\n" "expected the end of the line");
    List.init (i + 1) (fun _ -> relation r)
  in
  List.init count row

let most_options = 1000

(* Of a thermograph. *)
let walls r state =
  let n = positive r in
  let t = units r in
  (match PositiveMap.find n (forms (core state)) with
  | Some (Options (left, right)) when List.compare_length_with (List.rev_append left right) most_options > 0 ->
      refuse r "walls of a form with more than 1,000 options"
  | _ -> ());
  LineWalls (n, t, rest_of_line r)

let plain_line r kind =
  match kind with
  | 'f' -> form r
  | 'x' -> LineNumber (units r)
  | 'n' -> node r false
  | 's' -> node r true
  | 'c' ->
      let n = positive r in
      LineCanonical (n, rest_of_line r)
  | _ -> LineMatrix (matrix r)

let line r kind state = if kind = 't' then walls r state else Plain (plain_line r kind)
let kinds state = match play (core state) with Normal -> "#.fnsxcmt" | Misere -> "#.fns"

(* The state after the lines up to the last one, `.`, each taken as it comes. *)
let rec lines r kinds line take state =
  ignore (letter r "\n" "expected the end of the line");
  match letter r kinds "expected another kind of line" with
  | '#' ->
      while current r <> '\n' && r.at < String.length r.text do
        r.at <- r.at + 1
      done;
      lines r kinds line take state
  | '.' -> if r.at + 1 = String.length r.text && current r = '\n' then state else refuse r "something follows the end"
  | kind -> (
      match take state (line r kind state) with
      | Some state -> lines r kinds line take state
      | None -> refuse r "this is not so, or is not what earlier lines show")

let starts text words = String.length text >= String.length words && String.sub text 0 (String.length words) = words

(* The state after the last line: accepted. *)
let read text =
  let r = { text; at = 0; line = 1 } and first = "gifthorse-proof 2 " in
  if starts text "gifthorse-fields " then raise (Not_covered (1, "fields"));
  if starts text "gifthorse-loopy " then raise (Not_covered (1, "loopy games"));
  if not (starts text first) then refuse r "expected `gifthorse-proof 2`";
  r.at <- String.length first;
  let places = Numbers.z_of (small r) in
  let rules = match letter r "nm" "expected n or m, for normal or misere play" with 'n' -> Normal | _ -> Misere in
  match start_any places rules with
  | Some state -> lines r (kinds state) line take_any state
  | None -> refuse r "expected an integer in its range, or of an earlier line"
