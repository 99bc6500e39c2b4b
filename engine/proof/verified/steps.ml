(* Counts what is looked at in heaps, so that a certificate of few bytes does not take hours: one that takes more is not
   covered. What is counted is returned as it is. *)

exception Over

(* Some minute's. *)
let most = 1 lsl 32
let count = ref 0

let take steps x =
  count := !count + steps;
  if !count > most then raise Over;
  x

(* An option of a heap; a heap that another one is put behind; a move in heaps side by side. *)
let looked x = take 1 x
let passed x = take 8 x
let moved x = take 64 x
