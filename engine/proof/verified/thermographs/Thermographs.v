(* Stops, walls, means and temperatures of games in canonical form: what the theorem on them speaks of. *)
From Coq Require Import List ZArith QArith.
From Verified Require Import Play Numbers.
Local Open Scope Q_scope.

Definition value (x : Q) (G : game) : Prop := exists k m, is_number (Zpos (pow2 k)) m G /\ x == m # pow2 k.
Definition a_number (G : game) : Prop := exists x, value x G.

(* ---- stops ----------------------------------------------------------------------------------- *)

(* When b begins and both players move until a number is reached, p is sure of x, or better for him: greater for Left,
   less for Right. *)
Fixpoint sure (p b : player) (x : Q) (G : game) : Prop :=
  match G with Game M o =>
    (exists y, value y (Game M o) /\ towards p x <= towards p y) \/
    (~ a_number (Game M o) /\
     if same p b then exists i, sure p (other b) x (o b i) else forall i, sure p (other b) x (o b i))
  end.

(* The left stop, where Left begins, or the right stop: both players are sure of it. *)
Definition stop (b : player) (x : Q) (G : game) : Prop := forall p, sure p b x G.

(* ---- thermographs ---------------------------------------------------------------------------- *)

(* Each i has a value, and x is the one of these that p likes most. *)
Definition best_of {I} (p : player) (has : I -> Q -> Prop) (x : Q) : Prop :=
  (exists i, has i x) /\ forall i, exists y, has i y /\ towards p y <= towards p x.

(* The walls of the thermograph of G at the temperature t >= 0, w Left and w Right, as one draws it from those of the
   options. The walls of a number stand at the number. Of another game p's scaffold at s is what he likes most of the
   other walls of his options, less the tax s for moving: as in {G^L_s - s | G^R_s + s}. The scaffolds are the walls as
   long as the right one is not beyond the left one; above a temperature where they meet, both walls stay there, as
   the mast. *)
Fixpoint walls (G : game) (t : Q) (w : player -> Q) : Prop :=
  match G with Game M o =>
    let scaffolds (s : Q) := forall p,
      best_of p (fun i x => exists v, walls (o p i) s v /\ x == v (other p) - towards p s) (w p) in
    (exists x, value x (Game M o) /\ forall p, w p == x) \/
    (~ a_number (Game M o) /\
     ((scaffolds t /\ w Right <= w Left) \/
      (exists s, 0 <= s < t /\ scaffolds s /\ w Left == w Right)))
  end.

(* The mast stands at the mean, from some temperature on. *)
Definition mast_from (t x : Q) (G : game) : Prop := forall s, t <= s -> walls G s (fun _ => x).
Definition mean (x : Q) (G : game) : Prop := exists t, 0 <= t /\ mast_from t x G.

(* The temperature, of a game that is no number: the mast stands from there on, and below the walls are apart. *)
Definition temperature (t : Q) (G : game) : Prop :=
  ~ a_number G /\ 0 <= t /\ (exists x, mast_from t x G) /\
  forall s, 0 <= s < t -> exists w, walls G s w /\ w Right < w Left.

(* Finitely many options, as deep as they go. *)
Fixpoint short (G : game) : Prop :=
  match G with Game M o => forall p,
    (exists l : list (M p), forall i, exists j, In j l /\ identical (o p i) (o p j)) /\ forall i, short (o p i)
  end.
