(* Stops of games in canonical form: what the theorem on them speaks of. *)
From Coq Require Import ZArith.
From Verified Require Import Play Numbers.
Local Open Scope Z_scope.

Definition a_number (G : game) : Prop := exists e m, 0 <= e /\ is_number (2 ^ e) m G.

(* When b begins and both players move until a number is reached, p is sure of one that is x / one, or better for
   him: greater for Left, less for Right. *)
Fixpoint sure (one : Z) (p b : player) (x : Z) (G : game) : Prop :=
  match G with Game M o =>
    (exists m, is_number one m (Game M o) /\ sign p * x <= sign p * m) \/
    (~ a_number (Game M o) /\
     if same p b then exists i, sure one p (other b) x (o b i) else forall i, sure one p (other b) x (o b i))
  end.

(* The left stop, where Left begins, or the right stop: both players are sure of it. *)
Definition stop (one : Z) (b : player) (x : Z) (G : game) : Prop := forall p, sure one p b x G.
