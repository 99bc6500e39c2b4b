(* Prints what was proved of heaps, from the state of the checker alone, as engine/proof/telling/tell_heaps.c does. *)
open Checker

let digits n = Big.to_string (match n with N0 -> Big.zero | Npos p -> Numbers.big p)

let grundysgame = { divides = true; unequal = true; places = []; later = None }

(* Of a code that has one, as all have that are read: else nothing is told. *)
let text_of code =
  let bit b value = if b then value else 0 in
  let digit d = string_of_int (bit d.nothing 1 + bit d.one_heap 2 + bit d.two_heaps 4) in
  let octal = (if code.divides then "4." else ".") ^ String.concat "" (List.map digit code.places) in
  match (code.later, List.rev code.places) with
  | _ when code = grundysgame -> "grundysgame"
  | None, _ when not code.unequal -> octal
  | Some d, last :: _ when (not code.unequal) && d = last -> octal ^ "..."
  | _ -> raise (Reader.Not_covered (1, "a code that cannot be written"))

let text_of_sum sum =
  let sizes = sum.sum_sizes in
  Printf.sprintf "%s: %s%s" (text_of sum.sum_code)
    (match sizes with [] -> "no heap" | [ _ ] -> "heap " | _ -> "heaps ")
    (String.concat " + " (List.map digits sizes))

let told_of state =
  let out = Buffer.create 1000 in
  let tell_period heaps =
    match period heaps with
    | None -> ()
    | Some (p, first) ->
        Printf.bprintf out "%s: values of heaps have the period %s, %s\n" (text_of (heap_code heaps)) (digits p)
          (if first = Npos XH then "no exception" else "last exception " ^ digits (Checker.N.pred first))
  in
  let tell (value, sums) =
    Printf.bprintf out "%s = *%s, who begins %s\n"
      (String.concat " + " (List.rev_map text_of_sum sums))
      (digits value)
      (if value = N0 then "loses" else "wins")
  in
  List.iter tell_period (List.rev (heaps_of state));
  List.iter tell (List.rev (sums_of state));
  Buffer.contents out
