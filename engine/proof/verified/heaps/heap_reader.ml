(* The lines of a certificate of heaps, one by one to the checker. Nothing here is believed, as in reader.ml. *)
open Checker
open Reader

let most_places = 60
let most_codes = 1000
let most_heaps = 1 lsl 24
let past_values = 1 lsl 16
let most_size = 1_000_000_000_000_000_000
let first = "gifthorse-heaps 1 "
let is_heaps text = starts text "gifthorse-heaps "

let integer r least most =
  let wrong () = refuse r "expected an integer in its range" in
  let negative, start, length = digits r in
  if length > 19 || (negative && length > 0) then wrong ();
  let n = if length = 0 then 0 else match int_of_string_opt (String.sub r.text start length) with Some n -> n | None -> wrong () in
  if n < least || n > most then wrong ();
  n

let digit_of c =
  let bits = Char.code c - 48 in
  { nothing = bits land 1 <> 0; one_heap = bits land 2 <> 0; two_heaps = bits land 4 <> 0 }

(* Behind the first words, and not behind blanks. *)
let octal r =
  let next () =
    r.at <- r.at + 1;
    r.text.[r.at - 1]
  in
  let divides = current r = '4' in
  if divides || current r = '0' then ignore (next ());
  if current r <> '.' then refuse r "expected a code: perhaps 4, then a point and digits from 0 to 7";
  ignore (next ());
  let rec go found =
    if current r >= '0' && current r <= '7' then
      if List.length found = most_places then refuse r "more than 60 places" else go (digit_of (next ()) :: found)
    else found
  in
  let backward = go [] in
  let later =
    match backward with
    | last :: _ when current r = '.' ->
        for _ = 1 to 3 do
          if current r <> '.' then refuse r "expected ... or the end of the code";
          ignore (next ())
        done;
        Some last
    | _ -> None
  in
  { divides; unequal = false; places = List.rev backward; later }

(* Up to one of these letters. *)
let code r ends =
  let name = "grundysgame" in
  let grundy = starts (String.sub r.text r.at (min (String.length name) (String.length r.text - r.at))) name in
  if grundy then r.at <- r.at + String.length name;
  let code = if grundy then Heap_tell.grundysgame else octal r in
  if not (String.contains ends (current r)) then refuse r "expected a digit from 0 to 7, or the end of the code";
  code

let code_and_mask r =
  let code = code r " " in
  (code, Numbers.n_of (integer r 0 ((2 * past_values) - 1)))

let values r state =
  let rec go count found =
    pass_blanks r;
    if current r = '\n' then List.rev found
    else
      let value = Numbers.n_of (integer r 0 (past_values - 1)) in
      if count = most_heaps then refuse r "2^24 values and more";
      go (count + 1) (value :: found)
  in
  LineValues (go (Numbers.int_of_n (heap_count (heaps_now state))) [])

let sum r =
  let value = Numbers.n_of (integer r 0 (past_values - 1)) in
  let rec go found = match integer r 0 most_size with 0 -> List.rev found | n -> go (Numbers.n_of n :: found) in
  LineSum (value, go [])

let line r kind state =
  match kind with
  | 'v' -> values r state
  | 'p' ->
      let most = Numbers.int_of_n (heap_count (heaps_now state)) in
      let p = Numbers.n_of (integer r 1 most) in
      LinePeriod (p, Numbers.n_of (integer r 1 most))
  | 's' -> sum r
  | 'c' ->
      if List.length (heaps_of state) = most_codes then refuse r "over 1,000 codes";
      pass_blanks r;
      let code, mask = code_and_mask r in
      LineCode (code, mask)
  | _ -> LineTogether (Numbers.n_of (integer r 0 (past_values - 1)))

(* The state after the last line: accepted. *)
let read text =
  let r = { text; at = 0; line = 1 } in
  if not (starts text first) then refuse r "expected `gifthorse-heaps 1`";
  r.at <- String.length first;
  let code, mask = code_and_mask r in
  lines r "#.vpsct" line take_heaps (start_heap_games code mask)
