(* A number in units of 1 / 2^k is the same game in smaller units. *)
From Coq Require Import ZArith QArith Lia.
From Verified Require Import Play Numbers.
Local Open Scope Q_scope.

Lemma pow2_power k : Zpos (pow2 k) = (2 ^ Z.of_nat k)%Z.
Proof. induction k as [| k IH]; [reflexivity |]; rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; cbn [pow2]; lia. Qed.

Lemma pow2_add j k : (pow2 (j + k) = pow2 j * pow2 k)%positive.
Proof. induction j as [| j IH]; cbn [Nat.add pow2]; [reflexivity | rewrite IH; lia]. Qed.

Lemma pow2_large k : (Z.of_nat k < Zpos (pow2 k))%Z.
Proof. induction k as [| k IH]; cbn [pow2]; lia. Qed.

Lemma number_after_double one p m :
  number_after (2 * one) p (2 * m) = option_map (Z.mul 2) (number_after one p m).
Proof.
  unfold number_after; replace (lowest (2 * m)) with (2 * lowest m)%Z by now destruct m.
  destruct (Z.eqb_spec m 0) as [-> | N]; [reflexivity |].
  destruct (Z.eqb_spec (2 * m) 0); [lia |].
  destruct (Z.ltb_spec (lowest m) one), (Z.ltb_spec (2 * lowest m) (2 * one)); try lia.
  - cbn [option_map]; f_equal; lia.
  - destruct (Z.ltb_spec 0 (sign p * m)), (Z.ltb_spec 0 (sign p * (2 * m))); try lia; cbn [option_map]; f_equal; lia.
Qed.

Lemma is_number_double one m G : is_number one m G -> is_number (2 * one) (2 * m) G.
Proof.
  revert m; induction G as [M o IH]; intros m N p; rewrite number_after_double; specialize (N p).
  destruct (number_after one p m); simpl; auto; destruct N as [I N]; split; auto.
  intros i; apply IH, N.
Qed.

Lemma is_number_lift j k m G : is_number (Zpos (pow2 k)) m G -> is_number (Zpos (pow2 (j + k))) (Zpos (pow2 j) * m) G.
Proof.
  intros N; induction j as [| j IH]; [now destruct m |].
  apply is_number_double in IH; now rewrite Z.mul_assoc in IH.
Qed.

Lemma lift_value j k m : (Zpos (pow2 j) * m # pow2 (j + k)) == (m # pow2 k).
Proof. unfold Qeq; cbn [Qnum Qden]; rewrite pow2_add; lia. Qed.
