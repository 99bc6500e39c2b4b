(* Games with an option for each integer, and numbers that depend on integers: what the theorems on families speak of. *)
From Coq Require Import List ZArith QArith FSets.FMapPositive.
From Verified Require Import Play Numbers.
Import ListNotations.
Local Open Scope Z_scope.

(* ---- numbers as games ------------------------------------------------------------------------ *)

(* p moves from a number to those that are less if he is Left, to those that are more if he is Right. *)
Definition worse (p : player) (x y : Q) : Prop := (towards p x < towards p y)%Q.

(* The game of a rational number: both players may move to every m / 2^k that is worse for them. *)
Definition is_rational (q : Q) (G : game) : Prop :=
  forall p,
    (forall X, opt p X G -> exists k m, is_number (Zpos (pow2 k)) m X /\ worse p (m # pow2 k) q) /\
    (forall k m, worse p (m # pow2 k) q -> exists X, opt p X G /\ is_number (Zpos (pow2 k)) m X).

(* ^ = {0 | *}, and so often ^, or its negative. *)
Definition single_star : game := Game (fun _ => unit) (fun _ _ => zero).
Definition up : game := Game (fun _ => unit) (fun p _ => match p with Left => zero | Right => single_star end).
Definition ups (n : Z) : list game := repeat (if n <? 0 then neg up else up) (Z.abs_nat n).

(* ---- terms with letters ---------------------------------------------------------------------- *)

(* Letters are numbered: 0 stands for 1, 1 to 5 for integers from 0 on, 6 to 10 for all integers. Of options are
   1 and 6, of nodes the others. *)
Definition values : Type := nat -> Z.
Definition allowed (a : values) : Prop := a 0%nat = 1 /\ forall l, (1 <= l <= 5)%nat -> 0 <= a l.

(* How often each of the letters from l on. *)
Fixpoint dot (c : list Z) (l : nat) (a : values) : Z :=
  match c with [] => 0 | x :: c => x * a l + dot c (S l) a end.

(* A number in units of 1 / unit, in ups, and what is divided by 2^often so often as a letter says, from 1 on. *)
Record terms := Terms { plain : list Z; upward : list Z; halved : list Z }.

Fixpoint halves (often : nat) (c : list Z) (l : nat) (a : values) : Q :=
  match c with
  | [] => 0
  | x :: c => (x # pow2 (often * Z.to_nat (a l))) + halves often c (S l) a
  end%Q.

Definition rational_part (unit : positive) (often : nat) (x : terms) (a : values) : Q :=
  ((inject_Z (dot (plain x) 0 a) + halves often (halved x) 1 a) * (1 # unit))%Q.

Definition up_part (x : terms) (a : values) : Z := dot (upward x) 0 a.

(* ---- forms ----------------------------------------------------------------------------------- *)

(* A sum: forms by their numbers, below 0 for the negative, and a number. A form: the options of Left and of Right. *)
Record addends := Addends { parts : list Z; amount : terms }.
Record family := Family { left_options : list addends; right_options : list addends }.

Definition options_of (p : player) (f : family) : list addends :=
  match p with Left => left_options f | Right => right_options f end.

Definition part (d : positive -> game) (g : Z) : game :=
  match g with Zpos n => d n | Zneg n => neg (d n) | Z0 => zero end.

(* X is this sum, for these values of the letters. *)
Definition is_sum (unit : positive) (often : nat) (d : positive -> game) (s : addends) (a : values) (X : game) : Prop :=
  exists G, is_rational (rational_part unit often (amount s) a) G /\
  X = sum (G :: ups (up_part (amount s) a) ++ map (part d) (parts s)).

(* The options of G are those of the form, each for all values of its letters. *)
Definition is_family (unit : positive) (often : nat) (d : positive -> game) (f : family) (G : game) : Prop :=
  forall p,
    (forall X, opt p X G -> exists s a, In s (options_of p f) /\ allowed a /\ is_sum unit often d s a X) /\
    (forall s a, In s (options_of p f) -> allowed a -> exists X, opt p X G /\ is_sum unit often d s a X).

Definition are_families (unit : positive) (often : nat) (forms : PositiveMap.t family) (d : positive -> game) : Prop :=
  forall n f, PositiveMap.find n forms = Some f -> is_family unit often d f (d n).
