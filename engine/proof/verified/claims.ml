(* Claims, byte by byte to the functions that are proved, and back. *)
open Checker

let byte c =
  let bit i = (Char.code c lsr i) land 1 = 1 in
  Ascii (bit 0, bit 1, bit 2, bit 3, bit 4, bit 5, bit 6, bit 7)

let char_of (Ascii (a, b, c, d, e, f, g, h)) =
  Char.chr (List.fold_right (fun bit n -> (2 * n) + Bool.to_int bit) [ a; b; c; d; e; f; g; h ] 0)

let most_bytes = 1 lsl 20

exception Not_covered

let of_text text =
  if String.length text > most_bytes then raise Not_covered;
  match claim_of (List.map byte (List.of_seq (String.to_seq text))) with Some claim -> claim | None -> raise Not_covered

(* What is told of a claim that a certificate of games shows; nothing if it does not. *)
let told_of claim walled =
  if shows (core walled) claim then
    "proved: " ^ String.of_seq (Seq.map char_of (List.to_seq (print_claim claim))) ^ "\n"
  else ""
