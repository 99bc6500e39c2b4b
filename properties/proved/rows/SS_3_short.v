(** Short numbers: rows of Section 3 of Schleicher and Stoll, of the lecture notes and of the slides. *)

From Coq Require Import ZArith Lia.
From CGT Require Import Dyadics NumberProduct.
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

(** * The ring of short numbers *)

Lemma half_mul : excluded_middle -> forall m n, half m * half n = half (m + n).
Proof.
  intros em m n. pose proof (power_number : forall a, number (power a)) as h. induction m as [|m IH].
  - rewrite (mul_equal_l em (half 0) 1 (half n) (h _) number_one (h _) half_0), mul_1_l. reflexivity.
  - apply halves_equal; [apply number_mul; [exact em|apply h|apply h]|apply h|].
    change (S m + n)%nat with (S (m + n)). rewrite (half_twice (m + n)), <- mul_add_l, <- IH.
    apply mul_equal_l; [exact em|apply number_add; apply h|apply h|apply h|apply half_twice].
Qed.

Lemma times_mul_l k G H : times k G * H = times k (G * H).
Proof.
  induction k as [|k IH]; cbn [times]; [apply identical_equal, mul_0_l|]. rewrite mul_add_l, IH. reflexivity.
Qed.

Lemma ztimes_mul_l z G H : ztimes z G * H = ztimes z (G * H).
Proof.
  destruct z; cbn [ztimes]; [apply identical_equal, mul_0_l|apply times_mul_l|].
  rewrite mul_neg_l, times_mul_l. reflexivity.
Qed.

Lemma ztimes_equal z G H : G = H -> ztimes z G = ztimes z H.
Proof. intro E. destruct z; cbn [ztimes]; [reflexivity|apply times_equal, E|]. rewrite (times_equal _ _ _ E). reflexivity. Qed.

Lemma ztimes_ztimes a b G : ztimes a (ztimes b G) = ztimes (a * b) G.
Proof.
  assert (pos : forall k c, times k (ztimes c G) = ztimes (Z.of_nat k * c) G).
  { intros k c. induction k as [|k IH]; [reflexivity|]. cbn [times]. rewrite IH, <- ztimes_plus.
    replace (Z.of_nat (S k) * c)%Z with (Z.of_nat k * c + c)%Z by lia. reflexivity. }
  destruct a as [|p|p]; cbn [ztimes].
  - reflexivity.
  - rewrite pos, positive_nat_Z. reflexivity.
  - rewrite pos, positive_nat_Z, <- ztimes_opp. replace (Z.neg p * b)%Z with (- (Z.pos p * b))%Z by lia. reflexivity.
Qed.

Lemma fraction_mul : excluded_middle -> forall a m b n, fraction a m * fraction b n = fraction (a * b) (m + n).
Proof.
  intros em a m b n. unfold fraction. rewrite ztimes_mul_l, <- ztimes_ztimes. apply ztimes_equal.
  rewrite (mul_comm (half m)), ztimes_mul_l. apply ztimes_equal. rewrite (half_mul em n m), Nat.add_comm. reflexivity.
Qed.

Lemma fraction_scale k a m : fraction (2 ^ Z.of_nat k * a) (k + m) = fraction a m.
Proof.
  induction k as [|k IH]; [change (2 ^ Z.of_nat 0 * a)%Z with (1 * a)%Z; rewrite Z.mul_1_l; reflexivity|].
  rewrite Nat2Z.inj_succ, Z.pow_succ_r, <- Z.mul_assoc by lia. rewrite <- IH. apply (fraction_double (2 ^ Z.of_nat k * a) (k + m)).
Qed.

Lemma fraction_lt_iff a b n : fraction a n < fraction b n <-> (a < b)%Z.
Proof.
  split; [|apply fraction_lt]. intro l. destruct (Z_lt_ge_dec a b) as [h|h]; [exact h|exfalso].
  apply (lt_irrefl (fraction a n)), lt_le_trans with (fraction b n); [exact l|apply fraction_le; lia].
Qed.

(** a/2^m is sent to the game [fraction a m]: this respects the order and equality, sum and product, and every short
    number is met. *)
Theorem SS_3_5a : excluded_middle ->
  (forall a m, short (fraction a m) /\ number (fraction a m)) /\
  (forall x, short x -> number x -> exists a m, x = fraction a m) /\
  (forall a m b n, fraction a m < fraction b n <-> (a * 2 ^ Z.of_nat n < b * 2 ^ Z.of_nat m)%Z) /\
  (forall a m b n, fraction a m = fraction b n <-> (a * 2 ^ Z.of_nat n = b * 2 ^ Z.of_nat m :> Z)%Z) /\
  fraction 1 0 = 1 /\
  (forall a m b n, fraction a m + fraction b n = fraction (a * 2 ^ Z.of_nat n + b * 2 ^ Z.of_nat m) (m + n)) /\
  (forall a m b n, fraction a m * fraction b n = fraction (a * b) (m + n)) /\
  (forall x y x' y', number x -> number y -> number x' -> number y' -> x = x' -> y = y' -> x * y = x' * y').
Proof.
  intro em.
  assert (common : forall a m b n, fraction a m = fraction (a * 2 ^ Z.of_nat n) (m + n) /\
                                   fraction b n = fraction (b * 2 ^ Z.of_nat m) (m + n)).
  { intros a m b n. rewrite (Z.mul_comm a), (Z.mul_comm b). split; symmetry; [|apply fraction_scale].
    rewrite (Nat.add_comm m n). apply fraction_scale. }
  assert (lt : forall a m b n, fraction a m < fraction b n <-> (a * 2 ^ Z.of_nat n < b * 2 ^ Z.of_nat m)%Z).
  { intros a m b n. destruct (common a m b n) as [E F]. rewrite E, F. apply fraction_lt_iff. }
  split; [intros a m; split; [apply short_fraction|apply number_fraction]|].
  split; [exact short_number_dyadic|split; [exact lt|split]].
  - intros a m b n. split.
    + intro E. destruct (Z.lt_trichotomy (a * 2 ^ Z.of_nat n) (b * 2 ^ Z.of_nat m)) as [h|[h|h]]; [|exact h|];
        apply lt in h; rewrite E in h; destruct (lt_irrefl _ h).
    + intro e. destruct (common a m b n) as [E F]. rewrite E, F, e. reflexivity.
  - split; [|split; [|split; [exact (fraction_mul em)|]]].
    + rewrite fraction_one. exact half_0.
    + intros a m b n. destruct (common a m b n) as [E F]. rewrite E, F. symmetry. apply fraction_plus.
    + intros x y x' y' n1 n2 n3 n4 E F. transitivity (x' * y); [apply mul_equal_l; assumption|apply mul_equal_r; assumption].
Qed.

(** The ring of short numbers has an element that added to itself is 1; with it all of its powers, and multiples. *)
Theorem SS_3_5c : excluded_middle ->
  let one_half := braces [0] [1] in short one_half /\ number one_half /\ one_half + one_half = 1 /\ one_half = fraction 1 1 /\
  forall m n, short (fraction m n) /\ number (fraction m n) /\ times (2 ^ n) (fraction m n) = integer m /\
    fraction 1 (S n) = one_half * fraction 1 n /\ fraction m n = ztimes m (fraction 1 n).
Proof.
  intros em one_half. destruct half_and_half as [n E]. fold one_half in n, E.
  assert (F : one_half = fraction 1 1).
  { apply halves_equal; [exact n|apply number_fraction|]. rewrite E, <- fraction_plus. change (1 + 1)%Z with (2 * 1)%Z.
    rewrite (fraction_double 1 0), fraction_one, half_0. reflexivity. }
  split; [apply short_braces; intros X [<-|[]]; [exact short_zero|exact short_one]|]. split; [exact n|split; [exact E|split; [exact F|]]].
  intros m k. split; [apply short_fraction|split; [apply number_fraction|split; [apply fraction_times|split]]].
  - rewrite (mul_equal_l em one_half (fraction 1 1) (fraction 1 k) n (number_fraction _ _) (number_fraction _ _) F).
    rewrite (fraction_mul em). reflexivity.
  - unfold fraction at 1. apply ztimes_equal. symmetry. apply fraction_one.
Qed.
