(* Prints what was proved of heaps, from the state of the checker alone, as engine/proof/tell_heaps.c does. *)
open Checker

let digits n = Big.to_string (match n with N0 -> Big.zero | Npos p -> Numbers.big p)

let text_of code =
  let bit b value = if b then value else 0 in
  let digit d = string_of_int (bit d.nothing 1 + bit d.one_heap 2 + bit d.two_heaps 4) in
  if code.unequal then "grundysgame" else String.concat "" [ (if code.divides then "4." else "."); String.concat "" (List.map digit code.places); (if code.later = None then "" else "...") ]

let told_of state =
  let out = Buffer.create 1000 and code = text_of (heap_code state) in
  (match period state with
  | None -> ()
  | Some (p, first) ->
      Printf.bprintf out "%s: values of heaps have the period %s, %s\n" code (digits p)
        (if first = Npos XH then "no exception" else "last exception " ^ digits (Checker.N.pred first)));
  let tell (value, sizes) =
    Printf.bprintf out "%s: %s%s = *%s, who begins %s\n" code
      (match sizes with [] -> "no heap" | [ _ ] -> "heap " | _ -> "heaps ")
      (String.concat " + " (List.map digits sizes))
      (digits value)
      (if value = N0 then "loses" else "wins")
  in
  List.iter tell (List.rev (heap_sums state));
  Buffer.contents out
