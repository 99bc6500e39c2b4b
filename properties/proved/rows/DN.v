(** The lecture notes on games that are numbers. *)

From CGT Require Import Avoidance Firsts.
Local Open Scope game_scope.

Theorem DN_2 : 0 = braces [] [] /\ forall n : nat,
  times (S n) 1 = braces [times n 1] [] /\ - times (S n) 1 = braces [] [- times n 1].
Proof.
  split; [reflexivity|]. intro n. split; [apply naturals_of_both_shapes|].
  apply identical_equal. exact (proj2 (natural_numbers n)).
Qed.

Theorem DN_13 : forall g, number g <->
  (forall p X, opt p X g -> number X) /\ (forall L, opt Left L g -> L < g) /\ (forall R, opt Right R g -> g < R).
Proof.
  intro g. split.
  - intro n. split; [intros p X; apply number_opt, n|split; [intros L; apply left_lt, n|intros R; apply right_gt, n]].
  - intros (a & l & r). apply number_spec. split; [exact a|]. intros L R oL oR. apply lt_trans with g; [exact (l L oL)|exact (r R oR)].
Qed.

Theorem DN_16 : excluded_middle -> forall x h, number x -> ~ equals_a_number h ->
  0 <| x + h -> exists L, opt Left L h /\ x + L >= 0.
Proof.
  intros em x h n no l. destruct (proj1 (weak_avoidance h (- x) em no (number_neg x n))) as (L & o & a).
  - apply (lf_same _ _ 0 (x + h)); [group|exact l].
  - exists L. split; [exact o|]. apply ge_le. apply (le_same _ _ (- x) L); [group|exact a].
Qed.
