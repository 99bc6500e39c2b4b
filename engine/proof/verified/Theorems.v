(* The theorems in full. Of all files this and Play.v, is_number in Numbers.v, and Meaning.v say what is proved;
   the record `state` and the function `accepted` stand in Checker.v. *)
From Coq Require Import List ZArith FSets.FMapPositive.
From Verified Require Import Play Numbers Checker Meaning Accepted.
Import ListNotations.

(* Whenever the checker accepts, its forms define games, and of all games that they define it is true
   that each node's player wins its sum, in the play of the certificate, when its beginner begins; and that
   each form that the checker holds to be canonical is in canonical form. *)
Theorem accepted_is_true : forall places r lines st,
  accepted places r lines = Some st ->
  (exists d, defines st d) /\
  forall d, defines st d ->
    (forall i n, PositiveMap.find i (nodes st) = Some n ->
     forall G, is_number (one st) (number (what n)) G ->
     wins (play st) (winner n) (beginner n) (sum (G :: map (signed d) (games (what n))))) /\
    (forall i, is_canonical st i = true -> canonical (d i)).
Proof.
  intros places r lines st E; apply accepted_sound in E; split; [apply E |].
  intros d D; split; [now apply (said _ E d D) | now apply (said_canonical _ E d D)].
Qed.
