(* Claims, byte by byte to the functions that are proved, and back. *)
open Checker

let byte c =
  let bit i = (Char.code c lsr i) land 1 = 1 in
  Ascii (bit 0, bit 1, bit 2, bit 3, bit 4, bit 5, bit 6, bit 7)

let char_of (Ascii (a, b, c, d, e, f, g, h)) =
  Char.chr (List.fold_right (fun bit n -> (2 * n) + Bool.to_int bit) [ a; b; c; d; e; f; g; h ] 0)

exception Not_covered

let most_bytes = 1 lsl 20
let most_digits = 40

(* Digits that follow each other, at most: long numbers take long to read. *)
let digits_in text =
  let count (now, most) c = if c >= '0' && c <= '9' then (now + 1, Int.max most (now + 1)) else (0, most) in
  snd (Seq.fold_left count (0, 0) (String.to_seq text))

let of_text text =
  if String.length text > most_bytes || digits_in text > most_digits then raise Not_covered;
  match claim_of (List.map byte (List.of_seq (String.to_seq text))) with Some claim -> claim | None -> raise Not_covered

(* What is told of a claim that a certificate shows; nothing if it does not. *)
let told_of claim is_shown =
  if is_shown then "proved: " ^ String.of_seq (Seq.map char_of (List.to_seq (print_claim claim))) ^ "\n" else ""
