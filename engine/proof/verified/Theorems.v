(* The theorems in full. Of all files this and Play.v, is_number in Numbers.v, and Meaning.v say what is proved;
   the record `state` and the function `accepted` stand in Checker.v. *)
From Coq Require Import List ZArith FSets.FMapPositive.
From Verified Require Import Play Numbers Checker Meaning Accepted.
Import ListNotations.

(* Whenever the checker accepts, its forms define games, and of all games that they define it is true
   that each node's player wins its sum, in the play of the certificate, when its beginner begins; that each
   form that the checker holds to be canonical is in canonical form; and that its matrix tells how they compare:
   form i <= form j where it says so, else form i |> form j. *)
Theorem accepted_is_true : forall places r lines st,
  accepted places r lines = Some st ->
  (exists d, defines st d) /\
  forall d, defines st d ->
    (forall i n, PositiveMap.find i (nodes st) = Some n ->
     forall G, is_number (one st) (number (what n)) G ->
     wins (play st) (winner n) (beginner n) (sum (G :: map (signed d) (games (what n))))) /\
    (forall i, is_canonical st i = true -> canonical (d i)) /\
    (forall n m, matrix st = Some (n, m) -> forall i j b, entry m i j = Some b ->
     if b : bool then at_least Right (d i) (d j) else beyond Left (d i) (d j)).
Proof.
  intros places r lines st E; apply accepted_sound in E; split; [apply E |].
  intros d D; repeat split; [apply (said _ E d D) | apply (said_canonical _ E d D) | apply (said_matrix _ E d D)].
Qed.
