(* The lines of a certificate of families, one by one to the checker. Nothing here is believed, as in reader.ml. *)
open Checker
open Reader

let first = "gifthorse-families 1 "
let is_families text = starts text "gifthorse-families "
let most = 1_000_000_000_000_000
let most_often = 60
let most_games = 20

(* Those of options, those of nodes; the small ones and then the large ones, each with its place from 1 on. *)
let letters = "inmkjINMKJ"
let of_options = "iI"
let of_nodes = "nmkjNMKJ"
let small_letters = 5
let factors = 1 + String.length letters

(* An integer, behind which anything may stand. *)
let integer r least greatest =
  pass_blanks r;
  let negative = current r = '-' in
  if negative then r.at <- r.at + 1;
  let start = r.at and n = ref 0 in
  while current r >= '0' && current r <= '9' do
    if !n <= most then n := (10 * !n) + Char.code (current r) - 48;
    r.at <- r.at + 1
  done;
  let n = if negative then - !n else !n in
  if r.at = start || n < least || n > greatest then refuse r "expected an integer in its range, or of an earlier line";
  n

let place_of r allowed =
  let c = current r in
  if c <> '\000' && String.contains allowed c then begin
    r.at <- r.at + 1;
    1 + String.index letters c
  end
  else 0

let begins_integer r =
  pass_blanks r;
  current r = '-' || (current r >= '0' && current r <= '9')

(* Terms: units, or behind u ups, times a letter; or units that the letter behind > halves. *)
let terms r allowed =
  let plain = Array.make factors 0 and upward = Array.make factors 0 and halved = Array.make (1 + small_letters) 0 in
  while begins_integer r do
    let times = integer r (-most) most in
    let kind = match current r with 'u' -> upward | '>' -> halved | _ -> plain in
    if kind != plain then r.at <- r.at + 1;
    let place = place_of r allowed in
    if kind == halved && (place = 0 || place > small_letters) then refuse r "expected a small letter";
    if kind != plain && allowed == letters then refuse r "expected an integer";
    if kind.(place) <> 0 then refuse r "two terms of one kind";
    kind.(place) <- times
  done;
  let list places = List.map Numbers.z_of (Array.to_list places) in
  { plain = list plain; upward = list upward; halved = List.tl (list halved) }

let sum r state allowed =
  let forms = Numbers.int_of (family_count state) - 1 in
  let rec go count found =
    match integer r (-forms) forms with
    | 0 -> List.rev found
    | n ->
        if count = most_games then refuse r "a sum of more than 20 games";
        go (count + 1) (Numbers.z_of n :: found)
  in
  let parts = go 0 [] in
  { parts; amount = terms r allowed }

(* What stands for each letter; for those left out, they themselves. *)
let substitutes r =
  let itself place = List.init (place + 1) (fun i -> if i = place then Zpos XH else Z0) in
  let found = Array.init (factors - 1) (fun i -> itself (i + 1)) in
  let rec go () =
    pass_blanks r;
    let place = place_of r letters in
    if place > 0 then begin
      ignore (letter r "=" "expected =");
      let x = terms r letters in
      if place <= small_letters && not (good Left false x) then refuse r "may be below 0";
      found.(place - 1) <- x.plain;
      go ()
    end
  in
  go ();
  Array.to_list found

let witness r state =
  ignore (letter r ":" "expected a witness");
  let n = integer r 1 (Numbers.int_of (family_node_count state) - 1) in
  (Numbers.positive_of n, substitutes r)

let node r state shown =
  let wins = player r "expected L or R, who wins" in
  let begins = player r "expected L or R, who begins" in
  let sum = sum r state of_nodes in
  let move =
    if sum.parts = [] || wins <> begins then None
    else begin
      ignore (letter r ":" "expected a move");
      let i = integer r 0 most in
      Some ((if i = 0 then None else Some (Numbers.positive_of i)), substitutes r)
    end
  in
  let rec go found =
    pass_blanks r;
    if current r = ':' then go (witness r state :: found) else List.rev found
  in
  LineFamilyNode (shown, wins, begins, sum, move, go [])

let form r state =
  let rec side last found =
    pass_blanks r;
    if current r = last then List.rev found
    else begin
      if found <> [] then ignore (letter r "," "expected a comma");
      side last (sum r state of_options :: found)
    end
  in
  let left = side '|' [] in
  r.at <- r.at + 1;
  LineFamily { left_options = left; right_options = side '\n' [] }

let line r kind state = match kind with 'f' -> form r state | _ -> node r state (kind = 's')

(* The state after the last line: accepted. *)
let read text =
  let r = { text; at = 0; line = 1 } in
  if not (starts text first) then refuse r "expected `gifthorse-families 1`";
  r.at <- String.length first;
  let unit = Numbers.positive_of (integer r 1 most) in
  let often = Board_reader.nat_of (integer r 1 most_often) in
  lines r "#.fns" line take_family (start_families unit often)
