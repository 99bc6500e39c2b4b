(* The nodes of a certificate of boards, one by one to the checker. Nothing here is believed, as in reader.ml. *)
open Checker
open Reader

let most_squares = 64
let first = "gifthorse-boards 1 "
let is_boards text = starts text "gifthorse-boards "
let rec nat_of n = if n = 0 then O else S (nat_of (n - 1))

(* What the letters of its boards stand for. *)
let squares_of rules =
  let all =
    match rules with
    | Domineering -> [ Free; Closed ]
    | Clobber | Toads -> [ Free; Of Left; Of Right ]
    | Snort -> [ Free; Of Left; Of Right; Closed ]
  in
  List.map (fun square -> (Board_tell.letter_of rules square, square)) all

let board r rules columns =
  let squares = squares_of rules in
  pass_blanks r;
  let rec go count found =
    match List.assoc_opt (current r) squares with
    | None -> (count, List.rev found)
    | Some square ->
        if count = most_squares then refuse r "a board of more than 64 squares";
        r.at <- r.at + 1;
        go (count + 1) (square :: found)
  in
  let count, board = go 0 [] in
  if count = 0 || count mod columns <> 0 || current r > ' ' then refuse r "expected whole rows of squares";
  board

let line rules columns r kind _ =
  let wins = player r "expected L or R, who wins" in
  let begins = player r "expected L or R, who begins" in
  let squares = board r rules columns in
  LineBoard (kind = 's', wins, begins, squares, rest_of_line r)

(* The kernel has these rulesets, too, of which nothing is proved. *)
let not_proved = [ "col "; "cutcake " ]

let rules r =
  let words rules = Board_tell.name rules ^ " " in
  let is_next words =
    let length = String.length words in
    r.at + length <= String.length r.text && String.sub r.text r.at length = words
  in
  if List.exists is_next not_proved then raise (Not_covered (1, "moves of this ruleset"));
  match List.find_opt (fun rules -> is_next (words rules)) [ Domineering; Clobber; Toads; Snort ] with
  | None -> refuse r "expected the name of a ruleset"
  | Some rules ->
      r.at <- r.at + String.length (words rules);
      rules

(* The state after the last line: accepted. *)
let read text =
  let r = { text; at = 0; line = 1 } in
  if not (starts text first) then refuse r "expected `gifthorse-boards 1`";
  r.at <- String.length first;
  let rules = rules r in
  let columns = small r in
  if columns < 1 || columns > most_squares then refuse r "expected an integer in its range";
  let play = match letter r "nm" "expected n or m, for normal or misere play" with 'n' -> Normal | _ -> Misere in
  lines r "#.ns" (line rules columns) take_board (start_boards rules (nat_of columns) play)
