(* What the state of the checker says of games. *)
From Coq Require Import List ZArith FSets.FMapPositive.
From Verified Require Import Play Numbers Checker.
Import ListNotations.

(* The games d n are what the forms of the state define: those with these options, and the numbers. *)
Definition is_form (one : Z) (d : positive -> game) (f : form) (G : game) : Prop :=
  match f with
  | Options l r => forall p X, opt p X G <->
      exists i, In i (match p with Left => l | Right => r end) /\ X = d i
  | Number m => is_number one m G
  end.

Definition defines (st : state) (d : positive -> game) : Prop :=
  forall n f, PositiveMap.find n (forms st) = Some f -> is_form (one st) d f (d n).

Definition signed (d : positive -> game) (g : Z) : game :=
  match g with Zpos n => d n | Zneg n => neg (d n) | Z0 => zero end.

(* A sum: the number, as a game G, and the forms. *)
Definition winning (st : state) (d : positive -> game) (w b : player) (s : position) : Prop :=
  forall G, is_number (one st) (number s) G ->
  wins (play st) w b (sum (G :: map (signed d) (games s))).

Definition node_true (st : state) (d : positive -> game) (n : node) : Prop :=
  winning st d (winner n) (beginner n) (what n).

Definition nodes_true (st : state) (d : positive -> game) : Prop :=
  forall i n, PositiveMap.find i (nodes st) = Some n -> node_true st d n.

Definition canonical_true (st : state) (d : positive -> game) : Prop :=
  forall n, is_canonical st n = true -> canonical (d n).

(* An entry tells that G <= H, or that G |> H. *)
Definition matrix_true (d : positive -> game) (m : at_most) : Prop :=
  forall i j b, entry m i j = Some b ->
  if b : bool then at_least Right (d i) (d j) else beyond Left (d i) (d j).
