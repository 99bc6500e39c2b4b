(** Short numbers: rows of Section 3 of Schleicher and Stoll, of the lecture notes and of the slides. *)

From Coq Require Import ZArith Lia.
From CGT Require Import Dyadics.
Local Open Scope game_scope.

(** [fraction m n] is m/2^n: m copies, or their negative, of 2^-n = {0 | 2^0, ..., 2^-(n-1)}. *)
Theorem SS_3_5b : forall m n,
  braces [fraction m n] [fraction (m + 1) n] = fraction (2 * m + 1) (S n) /\
  times (2 ^ n) (fraction m n) = integer m.
Proof. intros m n. split; [apply middle_fraction|apply fraction_times]. Qed.

(** For m = 2k + 1; its options are (m-1)/2^t and (m+1)/2^t, that is k/2^(t-1) and (k+1)/2^(t-1). *)
Theorem DN_3 : forall k t,
  fraction (2 * k + 1) (S t) = braces [fraction k t] [fraction (k + 1) t] /\
  fraction k t = fraction (2 * k + 1 - 1) (S t) /\ fraction (k + 1) t = fraction (2 * k + 1 + 1) (S t).
Proof.
  intros k t. split; [symmetry; apply middle_fraction|].
  replace (2 * k + 1 - 1)%Z with (2 * k)%Z by lia. replace (2 * k + 1 + 1)%Z with (2 * (k + 1))%Z by lia.
  split; symmetry; apply fraction_double.
Qed.

Theorem DN_4 :
  fraction 9 2 = braces [fraction 8 2] [fraction 10 2] /\
  fraction 9 2 = braces [times 2 1] [fraction 5 1].
Proof.
  destruct (DN_3 4 1) as (E & l & r). change (2 * 4 + 1)%Z with 9%Z in E. change (4 + 1)%Z with 5%Z in *.
  assert (same : forall A B C D, A = C -> B = D -> braces [A] [B] = braces [C] [D]).
  { intros A B C D a b. apply options_equal; intros p X o; listed o; eexists;
      (split; [apply opt_braces; left; reflexivity|assumption]). }
  assert (two : fraction 4 1 = times 2 1).
  { rewrite <- (fraction_natural 2). exact (fraction_double 2 0). }
  rewrite E. split; apply same; [exact l|exact r|exact two|reflexivity].
Qed.

(** A game equals a short number exactly if it is an integer divided by a power of 2. *)
Theorem PL_72 :
  (forall x, short x -> number x -> exists m n, x = fraction m n) /\
  forall m n, short (fraction m n) /\ number (fraction m n) /\ times (2 ^ n) (fraction m n) = integer m.
Proof.
  split; [exact short_number_dyadic|]. intros m n.
  split; [apply short_fraction|split; [apply number_fraction|apply fraction_times]].
Qed.

Theorem DN_14 :
  (forall x, short x -> number x -> exists m n, x = fraction m n) /\
  forall m n, short (fraction m n) /\ number (fraction m n) /\ times (2 ^ n) (fraction m n) = integer m.
Proof. exact PL_72. Qed.
