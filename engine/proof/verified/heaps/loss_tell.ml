(* Prints who wins heaps, from the state of the checker alone, as engine/proof/telling/tell_boards.c does. *)
open Checker

let play = function Normal -> "normal" | Misere -> "misere"

(* Code by code, the smallest heap first. *)
let text_of state heaps =
  let of_code place code =
    let by_size a b = compare (Numbers.int_of_n a) (Numbers.int_of_n b) in
    match List.sort by_size (List.filter_map (fun (p, n) -> if p = Numbers.n_of place then Some n else None) heaps) with
    | [] -> None
    | sizes ->
        let sizes = String.concat ", " (List.map Heap_tell.digits sizes) in
        let name = Heap_tell.text_of code in
        Some (if code = Heap_tell.grundysgame then name ^ "(" ^ sizes ^ ")" else "octal(" ^ name ^ ", " ^ sizes ^ ")")
  in
  match List.filter_map Fun.id (List.mapi of_code (loss_codes state)) with
  | [] -> "0"
  | texts -> String.concat " + " texts

let told_of state =
  let tell ((rules, verdict), heaps) =
    let heaps = text_of state heaps and play = play rules in
    match verdict with
    | Lost -> Printf.sprintf "Who begins loses in %s play: %s\n" play heaps
    | Won -> Printf.sprintf "Who begins wins in %s play: %s\n" play heaps
    | LostBeside v -> Printf.sprintf "%s has the Grundy value %s in %s play\n" heaps (Heap_tell.digits v) play
  in
  String.concat "" (List.rev_map tell (told state))
