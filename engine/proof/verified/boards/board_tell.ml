(* Prints what was proved of boards, from the state of the checker alone, as engine/proof/telling/tell_boards.c does. *)
open Checker

let name = function Domineering -> "domineering" | Clobber -> "clobber" | Toads -> "toads" | Snort -> "snort"

let letter_of rules square =
  match (rules, square) with
  | (Domineering | Clobber | Snort | Toads), Free -> '.'
  | Clobber, Of Left -> 'x'
  | Clobber, Of Right -> 'o'
  | Toads, Of Left -> 'T'
  | Toads, Of Right -> 'F'
  | (Domineering | Snort), Of Left -> 'L'
  | (Domineering | Snort), Of Right -> 'R'
  | _, Closed -> '#'

let rec int_of = function O -> 0 | S n -> 1 + int_of n

let text_of state squares =
  let rules = board_rules state and columns = int_of (board_columns state) in
  let square i x = (if i > 0 && i mod columns = 0 then "/" else "") ^ String.make 1 (letter_of rules x) in
  name rules ^ "(" ^ String.concat "" (List.mapi square squares) ^ ")"

let tell_board state out squares judgments =
  let board = text_of state squares in
  match board_play state with
  | Normal -> Printf.bprintf out "%s %s 0\n" board (Tell.relation judgments)
  | Misere -> Printf.bprintf out "%s in misere play: %s\n" (Tell.outcome judgments) board

(* Shown nodes of one board that follow each other are told together. *)
let told_of state =
  let out = Buffer.create 1000 in
  let last = ref None in
  let tell () =
    match !last with
    | Some (squares, judgments) -> tell_board state out squares (List.sort_uniq compare judgments)
    | None -> ()
  in
  for i = 1 to Numbers.int_of (board_count state) - 1 do
    match PositiveMap.find (Numbers.positive_of i) (board_nodes state) with
    | Some n when n.board_shown -> (
        let judgment = (n.board_winner, n.board_beginner) in
        match !last with
        | Some (squares, judgments) when squares = n.squares -> last := Some (squares, judgment :: judgments)
        | _ ->
            tell ();
            last := Some (n.squares, [ judgment ]))
    | _ -> ()
  done;
  tell ();
  Buffer.contents out
