(* Numbers m / one, where one is a power of 2, as the games that are their canonical forms. *)
From Coq Require Import ZArith QArith.
From Verified Require Import Play.
Local Open Scope Z_scope.

(* The greatest power of 2 that divides it. *)
Fixpoint low (p : positive) : positive :=
  match p with xO q => xO (low q) | _ => xH end.

Definition lowest (m : Z) : Z :=
  match m with Z0 => 0 | Zpos p | Zneg p => Zpos (low p) end.

Definition sign (p : player) : Z := match p with Left => 1 | Right => -1 end.

(* What the one move of p in m leads to: less by the last binary digit of a fraction; less by 1, from
   an integer above 0. For Right more, from one below 0. *)
Definition number_after (one : Z) (p : player) (m : Z) : option Z :=
  if m =? 0 then None
  else if lowest m <? one then Some (m - sign p * lowest m)
  else if 0 <? sign p * m then Some (m - sign p * one)
  else None.

Fixpoint is_number (one : Z) (m : Z) (G : game) : Prop :=
  match G with Game M o =>
    forall p, match number_after one p m with
              | None => ~ inhabited (M p)
              | Some m' => inhabited (M p) /\ forall i, is_number one m' (o p i)
              end
  end.

(* For rational numbers: units of 1 / 2^k, and numbers as p likes them, the more the better. *)
Fixpoint pow2 (k : nat) : positive := match k with O => xH | S k => xO (pow2 k) end.
Definition towards (p : player) (q : Q) : Q := match p with Left => q | Right => (- q)%Q end.
