(* The digests of forms, as engine/proof/telling/structure.c makes them. *)
open Checker

type dyadic = { numerator : Big.t; places : int }

let most = Big.shift_left Big.one 100

let rec lowest numerator places =
  if places > 0 && Big.is_even numerator then lowest (Big.shift_right numerator 1) (places - 1)
  else if Big.leq (Big.abs numerator) most && places <= 60 then Some { numerator; places }
  else None

(* The number between two, where b - a is 2^-k and 2^k.a an integer. *)
let between a b =
  let places = max a.places b.places in
  let units x = Big.shift_left x.numerator (places - x.places) in
  let left = units a in
  let gap = Big.sub (units b) left in
  if Big.sign gap <= 0 || Big.popcount gap <> 1 || (not (Big.divisible left gap)) || Big.gt gap (Big.shift_left Big.one places) then None
  else lowest (Big.add (Big.shift_left left 1) gap) (places + 1)

let number_of left right =
  match (left, right) with
  | [], [] -> lowest Big.zero 0
  | [ Some a ], [ Some b ] -> between a b
  | [ Some { numerator; places = 0 } ], [] when Big.sign numerator >= 0 -> lowest (Big.succ numerator) 0
  | [], [ Some { numerator; places = 0 } ] when Big.sign numerator <= 0 -> lowest (Big.pred numerator) 0
  | _ -> None

let digits x = Big.to_string x.numerator ^ if x.places > 0 then "/" ^ Big.to_string (Big.shift_left Big.one x.places) else ""

type found = { digest : string; number : dyadic option }

let find places get = function
  | Number m -> (
      let number = lowest (Numbers.big_of m) places in
      match number with Some x -> { digest = Sha256.hex (digits x); number } | None -> assert false)
  | Options (l, r) -> (
      let once side = List.sort_uniq (fun a b -> compare a.digest b.digest) (List.map get side) in
      let l = once l and r = once r in
      let numbers = List.map (fun f -> f.number) in
      match number_of (numbers l) (numbers r) with
      | Some x -> { digest = Sha256.hex (digits x); number = Some x }
      | None ->
          let all side = String.concat "," (List.map (fun f -> f.digest) side) in
          { digest = Sha256.hex ("{" ^ all l ^ "|" ^ all r ^ "}"); number = None })

(* Those of all forms, the first at place 1. *)
let all places forms =
  let found = Array.make (Array.length forms) { digest = ""; number = None } in
  let get p = found.(Numbers.int_of p) in
  for n = 1 to Array.length forms - 1 do
    found.(n) <- find places get forms.(n)
  done;
  found
