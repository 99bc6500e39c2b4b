(* Heaps under an octal code, as games, and the heaps of Nim: what the theorems on heaps speak of. *)
From Coq Require Import List NArith.
From Verified Require Import Play.
Import ListNotations.
Local Open Scope N_scope.

(* What a move may leave of a heap, of which it takes a number of objects: nothing, one heap, two heaps. *)
Record digit := Digit { nothing : bool; one_heap : bool; two_heaps : bool }.

(* Whether a heap may be divided of which nothing is taken; whether two heaps that are left must be of different
   sizes; the digits for 1, 2, ... objects; and the one of all that are more, if it is not 0. *)
Record code := Code { divides : bool; unequal : bool; places : list digit; later : option digit }.

Definition digit_of (c : code) (taken : N) : digit :=
  if taken =? 0 then Digit false false (divides c)
  else nth (N.to_nat (taken - 1)) (places c)
           (match later c with Some d => d | None => Digit false false false end).

(* A move leaves these heaps of a heap of n. *)
Definition leaves (c : code) (n : N) (l : list N) : Prop :=
  exists taken,
  match l with
  | [] => nothing (digit_of c taken) = true /\ taken = n
  | [a] => one_heap (digit_of c taken) = true /\ 0 < a /\ taken + a = n
  | [a; b] => two_heaps (digit_of c taken) = true /\ 0 < a /\ 0 < b /\ taken + a + b = n /\ (unequal c = true -> a <> b)
  | _ => False
  end.

(* H n is the heap of n: both players have these moves. *)
Definition are_heaps (c : code) (H : N -> game) : Prop :=
  forall n p X, opt p X (H n) <-> exists l, leaves c n l /\ X = sum (map H l).

(* Heaps of these sizes under a code, which have this value together; and some of them, as one sum. *)
Record heap_sum := HeapSum { sum_code : code; sum_value : N; sum_sizes : list N }.

Definition side_by_side (H : code -> N -> game) (sums : list heap_sum) : game :=
  sum (map (fun s => sum (map (H (sum_code s)) (sum_sizes s))) sums).

(* Heaps of all kinds: of each the place of its code, from 0 on, and its size. *)
Definition heap : Type := N * N.

(* Beyond the last one there is a code without moves. *)
Definition code_at (codes : list code) (place : N) : code := nth (N.to_nat place) codes (Code false false [] None).

Definition game_of (H : code -> N -> game) (codes : list code) (h : heap) : game := H (code_at codes (fst h)) (snd h).

(* *n: from it both players move to each *m below, that is to *(n - 1) and to the options of that. *)
Fixpoint star (n : nat) : game :=
  match n with
  | O => zero
  | S n => match star n with Game M o =>
      Game (fun p => option (M p)) (fun p i => match i with Some i => o p i | None => Game M o end)
    end
  end.

Definition equals (G H : game) : Prop := at_least Left G H /\ at_least Right G H.

(* Heaps from `first` on have the values of those larger by p. *)
Definition repeats (H : N -> game) (p first : N) : Prop :=
  forall n, first <= n -> equals (H (n + p)) (H n).
