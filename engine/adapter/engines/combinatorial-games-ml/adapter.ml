(* An adapter of combinatorial-games, in OCaml: who wins by its evaluator, which is told the moves. *)
open Game

exception Mistake of string

(* ---- games: positions by their numbers, Left's and Right's options --------------------------------- *)

let positions : (int list * int list, int) Hashtbl.t = Hashtbl.create 64
let options : (int, int list * int list) Hashtbl.t = Hashtbl.create 64

let position sides =
  match Hashtbl.find_opt positions sides with
  | Some number -> number
  | None ->
    let number = Hashtbl.length positions in
    Hashtbl.add positions sides number;
    Hashtbl.add options number sides;
    number

(* A game in braces, or 0, from a place in the text; and the place behind it. *)
let rec read text at =
  match text.[at] with
  | '0' -> (position ([], []), at + 1)
  | '{' ->
    let left, middle = side text '|' (at + 1) in
    let right, behind = side text '}' middle in
    (position (left, right), behind)
  | _ -> raise (Mistake "expected a game")

and side text ending at =
  if text.[at] = ending then ([], at + 1)
  else
    let first, behind = read text at in
    if text.[behind] = ',' then
      let others, after = side text ending (behind + 1) in
      (first :: others, after)
    else if text.[behind] = ending then ([ first ], behind + 1)
    else raise (Mistake "expected a comma, or the end of the options")

let game text =
  let found, behind = read (text ^ " ") 0 in
  if behind = String.length text then found else raise (Mistake "expected the end")

(* ---- play -------------------------------------------------------------------------------------------- *)

(* Who cannot move loses by the evaluator's first rule; in misere play the game ends there, and is won. *)
module Play (Rule : sig val misere : bool end) = struct
  type game_state = int * bool (* the position, and whether Left moves *)

  let string_of_game_state (number, _) = string_of_int number

  let next_states (number, left) =
    let lefts, rights = Hashtbl.find options number in
    List.map (fun next -> (next, not left)) (if left then lefts else rights)

  let immediate_result state = if Rule.misere && next_states state = [] then Some Win else None
end

module Normal = CombinatorialGameEvaluator (Play (struct let misere = false end))
module Misere = CombinatorialGameEvaluator (Play (struct let misere = true end))

let outcome eval text =
  let number = game text in
  match (eval (number, true), eval (number, false)) with
  | Win, Win -> "N"
  | Win, Lose -> "L"
  | Lose, Win -> "R"
  | Lose, Lose -> "P"
  | _ -> "a draw"

let answer line =
  match String.index_opt line ' ' with
  | _ when line = "hello 1" -> "gifthorse 1 combinatorial-games-ml braces games:positions<=60,birthday<=40 outcome misere-outcome"
  | None -> "unsupported"
  | Some blank -> (
    let rest = String.sub line (blank + 1) (String.length line - blank - 1) in
    match String.sub line 0 blank with
    | "outcome" -> outcome Normal.eval rest
    | "misere-outcome" -> outcome Misere.eval rest
    | _ -> "unsupported")

let rec loop () =
  match input_line stdin with
  | exception End_of_file -> ()
  | "bye" -> ()
  | line ->
    Hashtbl.reset positions;
    Hashtbl.reset options;
    print_endline (try answer line with Mistake words -> "error " ^ words | Stack_overflow -> "limit stack" | e -> "error " ^ Printexc.to_string e);
    loop ()

let () = loop ()
