(* Integers of the checker from digits, and to those of zarith. Small ones are made once, each of its half. *)
open Checker

let halves = ref [| XH; XH |] (* place 0 is not used *)

let rec positive_of n =
  if n >= Array.length !halves && n < 1 lsl 24 then begin
    let old = !halves in
    let count = Array.length old in
    let made = Array.make (2 * count) XH in
    Array.blit old 0 made 0 count;
    for i = count to (2 * count) - 1 do
      made.(i) <- (if i land 1 = 0 then XO old.(i / 2) else XI old.(i / 2))
    done;
    halves := made
  end;
  if n < Array.length !halves then !halves.(n)
  else if n land 1 = 0 then XO (positive_of (n / 2))
  else XI (positive_of (n / 2))

let z_of n = if n = 0 then Z0 else if n > 0 then Zpos (positive_of n) else Zneg (positive_of (-n))

(* Digits, without a sign. *)
let z_of_digits digits =
  let length = String.length digits in
  let rec go at sum =
    if at = length then sum
    else
      let count = min 9 (length - at) in
      let power = int_of_float (10. ** float_of_int count) in
      let part = int_of_string ("0u" ^ String.sub digits at count) in
      go (at + count) (Checker.Z.add (Checker.Z.mul sum (z_of power)) (z_of part))
  in
  go 0 Z0

let rec int_of = function XH -> 1 | XO p -> 2 * int_of p | XI p -> (2 * int_of p) + 1

let big p =
  let rec go = function XH -> Big.one | XO p -> Big.shift_left (go p) 1 | XI p -> Big.succ (Big.shift_left (go p) 1) in
  go p

let big_of = function Z0 -> Big.zero | Zpos p -> big p | Zneg p -> Big.neg (big p)

let n_of n = if n = 0 then N0 else Npos (positive_of n)
let int_of_n = function N0 -> 0 | Npos p -> int_of p
