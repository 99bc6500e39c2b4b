(* Prints what was proved of families, from the state of the checker alone, as engine/proof/telling/tell_families.c does. *)
open Checker

type kind = Plain | Upward | Halved

let letters = "inmkjINMKJ"
let small_letters = 5
let integer = function Z0 -> 0 | Zpos p -> Numbers.int_of p | Zneg p -> -Numbers.int_of p
let rec int_of_nat = function O -> 0 | S n -> 1 + int_of_nat n
let rec common_divisor a b = if b = 0 then a else common_divisor b (a mod b)

(* What is not 0 of a number, in the order in which it is told: kind, letter from 1 on or 0, how often. *)
let pieces x =
  let some kind from times = List.filter (fun (_, _, n) -> n <> 0) (List.mapi (fun i n -> (kind, i + from, integer n)) times) in
  let plain = some Plain 0 x.plain in
  List.filter (fun (_, l, _) -> l > 0) plain
  @ List.filter (fun (_, l, _) -> l = 0) plain
  @ some Upward 0 x.upward @ some Halved 1 x.halved

(* Units by 2^often so often as the letter says: as 1/2^n, 1/2^(n + 1), 1/3/4^(n + 1). *)
let text_of_halved state letter over under =
  let base = 1 lsl int_of_nat (often state) in
  let rec go more under = if under mod base = 0 then go (more + 1) (under / base) else (more, under) in
  let more, under = go 0 under in
  let above = string_of_int over ^ if under <> 1 then "/" ^ string_of_int under else "" in
  if more > 0 then Printf.sprintf "%s/%d^(%c + %d)" above base letter more else Printf.sprintf "%s/%d^%c" above base letter

(* A term without its sign: as 3, n, 3n/2, n.^. *)
let text_of_term state (kind, l, times) =
  let unit = if kind = Upward then 1 else Numbers.int_of (units state) in
  let divisor = common_divisor times unit in
  let over = times / divisor and under = unit / divisor in
  if kind = Halved then text_of_halved state letters.[l - 1] over under
  else
    let number = if over <> 1 || (l = 0 && kind = Plain) then string_of_int over else "" in
    let letter = if l > 0 then String.make 1 letters.[l - 1] else "" in
    let up = if kind = Plain then "" else if over <> 1 || l > 0 then ".^" else "^" in
    number ^ letter ^ up ^ if under <> 1 then "/" ^ string_of_int under else ""

(* Forms that stand side by side, with how many there are, then the number: whether each is negative, and its text. *)
let signed_parts state s =
  let game g n = (g < 0, (if n > 1 then string_of_int n ^ "." else "") ^ "F" ^ string_of_int (abs g)) in
  let rec games = function
    | [] -> []
    | g :: rest ->
        let rec run n = function h :: rest when h = g -> run (n + 1) rest | rest -> game g n :: games rest in
        run 1 rest
  in
  let term (kind, l, times) = (times < 0, text_of_term state (kind, l, abs times)) in
  games (List.map integer s.parts) @ List.map term (pieces s.amount)

(* The parts of one sign, without it. *)
let text_of_side state s negative =
  match List.filter (fun (is_negative, _) -> is_negative = negative) (signed_parts state s) with
  | [] -> "0"
  | parts -> String.concat " + " (List.map snd parts)

let text_of_sum state s =
  match signed_parts state s with
  | [] -> "0"
  | (negative, text) :: rest ->
      let later (negative, text) = (if negative then " - " else " + ") ^ text in
      String.concat "" (((if negative then "-" else "") ^ text) :: List.map later rest)

let text_of_letters x =
  let found = List.sort_uniq compare (List.filter (fun l -> l > 0) (List.map (fun (_, l, _) -> l) (pieces x))) in
  let small, large = List.partition (fun l -> l <= small_letters) found in
  let names found = String.concat ", " (List.map (fun l -> String.make 1 letters.[l - 1]) found) in
  (if small = [] then "" else " for all " ^ names small ^ " >= 0")
  ^ if large = [] then "" else (if small = [] then " for all integers " else " and integers ") ^ names large

let find map i = match PositiveMap.find (Numbers.positive_of i) map with Some x -> x | None -> invalid_arg "find"

let text_of_form state i =
  let f = find (families_of state) i in
  let side options = String.concat ", " (List.map (fun s -> text_of_sum state s ^ text_of_letters s.amount) options) in
  Printf.sprintf "F%d = {%s|%s}\n" i (side f.left_options) (side f.right_options)

(* The forms of what is shown and of their options, which are of earlier forms. *)
let text_of_forms state shown =
  let count = Numbers.int_of (family_count state) in
  let told = Array.make count false in
  let mark s = List.iter (fun g -> told.(abs (integer g)) <- true) s.parts in
  List.iter (fun n -> mark n.claimed) shown;
  for i = count - 1 downto 1 do
    if told.(i) then begin
      let f = find (families_of state) i in
      List.iter mark f.left_options;
      List.iter mark f.right_options
    end
  done;
  String.concat "" (List.filter_map (fun i -> if told.(i) then Some (text_of_form state i) else None) (List.init count Fun.id))

(* Nothing but each game as often as its negative: with these on the other side games would be told to equal
   themselves. *)
let is_less_itself s =
  let games = List.map integer s.parts in
  let sorted = List.sort compare in
  games <> [] && pieces s.amount = [] && sorted games = sorted (List.map Int.neg games)

let text_of_claim state s judgments =
  let left, right =
    if is_less_itself s then (text_of_sum state s, "0") else (text_of_side state s false, text_of_side state s true)
  in
  Printf.sprintf "%s %s %s%s\n" left (Tell.relation judgments) right (text_of_letters s.amount)

let told_of state =
  let nodes = List.init (Numbers.int_of (family_node_count state) - 1) (fun i -> find (family_nodes state) (i + 1)) in
  let shown = List.filter (fun n -> n.family_shown) nodes in
  (* Those of one sum that follow each other are told together. *)
  let rec go = function
    | [] -> []
    | n :: rest ->
        let rec run judgments = function
          | m :: rest when m.claimed = n.claimed -> run ((m.family_winner, m.family_beginner) :: judgments) rest
          | rest -> text_of_claim state n.claimed (List.sort_uniq compare judgments) :: go rest
        in
        run [ (n.family_winner, n.family_beginner) ] rest
  in
  if shown = [] then "" else String.concat "" (text_of_forms state shown :: go shown)
