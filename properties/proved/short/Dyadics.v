(** Dyadic fractions m/2^n (3.5): {m/2^n | (m+1)/2^n} is (2m+1)/2^(n+1), and every short number is one. *)

From Coq Require Import ZArith Lia.
From CGT Require Export Ups.
Local Open Scope game_scope.

(** m/2^n *)
Definition fraction (m : Z) (n : nat) : game := ztimes m (half n).

Lemma half_twice n : half (S n) + half (S n) = half n.
Proof.
  unfold half. rewrite <- (twice_power_successor (times n 1) (ordinal_times n 1 ordinal_one)).
  assert (e : power (times (S n) 1) == power (successor (times n 1)))
    by (apply power_identical; exact (proj1 (natural_numbers n))).
  rewrite e. reflexivity.
Qed.

Lemma half_0 : half 0 = 1.
Proof.
  apply equal_horses; intros p X o.
  - apply opt_power in o. destruct p; [subst X; apply opt_horse, opt_one; auto|].
    destruct o as (Y & o & _). destruct (opt_zero _ _ o).
  - apply opt_one in o as [-> ->]. apply opt_horse, opt_power. reflexivity.
Qed.

Lemma number_fraction m n : number (fraction m n).
Proof. destruct m; cbn; [apply number_zero| |apply number_neg]; apply number_times, power_number. Qed.

Lemma short_fraction m n : short (fraction m n).
Proof. destruct m; cbn; [apply short_zero| |apply short_neg]; apply short_times, short_half. Qed.

Lemma fraction_plus a b n : fraction (a + b) n = fraction a n + fraction b n.
Proof. apply ztimes_plus. Qed.

Lemma fraction_opp a n : fraction (- a) n == - fraction a n.
Proof. apply ztimes_opp. Qed.

Lemma fraction_one n : fraction 1 n = half n.
Proof. change (fraction 1 n) with (0 + half n). group. Qed.

Lemma fraction_lt a b n : (a < b)%Z -> fraction a n < fraction b n.
Proof.
  intro l. replace b with (a + Z.pos (Z.to_pos (b - a)))%Z by lia. rewrite fraction_plus.
  apply (lt_same _ _ 0 (fraction (Z.pos (Z.to_pos (b - a))) n)); [group|].
  unfold fraction, ztimes. destruct (Pos2Nat.is_succ (Z.to_pos (b - a))) as [k ->]. cbn [times].
  apply le_lt_trans with (times k (half n)); [apply times_positive, lt_le, half_positive|].
  apply (lt_same _ _ 0 (half n)); [group|apply half_positive].
Qed.

Lemma fraction_le a b n : (a <= b)%Z -> fraction a n <= fraction b n.
Proof. intro l. apply Z.le_lteq in l as [l|<-]; [apply lt_le, fraction_lt, l|apply le_refl]. Qed.

Lemma fraction_double m n : fraction (2 * m) (S n) = fraction m n.
Proof.
  assert (nat_case : forall k, times (k + k) (half (S n)) = times k (half n)).
  { induction k as [|k IH]; [reflexivity|]. cbn [Nat.add times]. rewrite Nat.add_succ_r. cbn [times].
    rewrite IH. transitivity (times k (half n) + (half (S n) + half (S n))); [group|rewrite half_twice; reflexivity]. }
  assert (pos_case : forall p, times (Pos.to_nat (xO p)) (half (S n)) = times (Pos.to_nat p) (half n)).
  { intro p. rewrite Pos2Nat.inj_xO. replace (2 * Pos.to_nat p)%nat with (Pos.to_nat p + Pos.to_nat p)%nat by lia. apply nat_case. }
  unfold fraction. destruct m as [|p|p]; cbn [Z.mul ztimes]; [reflexivity|apply pos_case|rewrite (pos_case p); reflexivity].
Qed.

(** G <= H says what does not happen in play, so that it is shown by contradiction. *)
Lemma le_by_contradiction G H : ~ H <| G -> G <= H.
Proof.
  intro n. apply second_spec. intros Z o w. apply n. apply lf_not_ge. intro l.
  exact (proj1 (second_spec _ _) l Z o w).
Qed.

(** A number is known by its double. *)
Lemma halves_equal x y : number x -> number y -> x + x = y + y -> x = y.
Proof.
  assert (half : forall x y, number x -> number y -> x + x = y + y -> x <= y).
  { intros a b na nb E. apply le_by_contradiction. intro l. apply number_lf_lt in l; [|assumption..].
    apply (lt_irrefl (b + b)). rewrite <- E at 2. apply lt_add; [apply lt_le, l|exact l]. }
  intros nx ny E. apply eq_le_le. split; apply half; auto. symmetry. exact E.
Qed.

(** * {m/2^n | (m+1)/2^n} *)

Definition middle (m : Z) (n : nat) : game := braces [fraction m n] [fraction (m + 1) n].

Lemma opt_middle p X m n : opt p X (middle m n) ->
  X = (match p with Left => fraction m n | Right => fraction (m + 1) n end) :> game.
Proof. intro o. apply opt_braces in o. destruct p; destruct o as [<-|[]]; reflexivity. Qed.

Lemma number_middle m n : number (middle m n).
Proof.
  constructor.
  - intros p X o. apply opt_middle in o as ->. destruct p; apply number_fraction.
  - intros L R oL oR. apply opt_middle in oL as ->. apply opt_middle in oR as ->. apply fraction_lt. lia.
Qed.

Lemma middle_between m n : fraction m n < middle m n /\ middle m n < fraction (m + 1) n.
Proof.
  split; [apply left_lt|apply right_gt]; try apply number_middle; apply opt_braces; left; reflexivity.
Qed.

(** What equals x + x, where x = {m/2^n | (m+1)/2^n}: a number between the options, with options that those reach. *)
Lemma twice_middle_is m n H : H = fraction (2 * m + 1) n ->
  (forall Y, opt Left Y H -> Y <= fraction (2 * m) n) -> (forall Y, opt Right Y H -> fraction (2 * m + 2) n <= Y) ->
  middle m n + middle m n = H.
Proof.
  intros E l r. destruct (middle_between m n) as [a b]. set (x := middle m n) in *.
  assert (sum : forall a b c : Z, (a + b = c :> Z)%Z -> fraction a n + fraction b n = fraction c n).
  { intros i j k <-. symmetry. apply fraction_plus. }
  assert (o : forall p X, opt p X (x + x) -> X = (match p with Left => fraction m n | Right => fraction (m + 1) n end) + x).
  { intros p X o. cases; apply opt_middle in oX as ->; destruct p; group. }
  apply general_simplicity.
  - intros X oX. rewrite (o Left X oX), E, <- (sum m (m + 1) (2 * m + 1))%Z by lia.
    apply lt_lf, lt_add; [apply le_refl|exact b].
  - intros X oX. rewrite (o Right X oX), E, <- (sum (m + 1) m (2 * m + 1))%Z by lia.
    apply lt_lf, lt_add; [apply le_refl|exact a].
  - intros Y oY. exists (fraction m n + x). split; [apply opt_left, opt_braces; left; reflexivity|].
    apply le_trans with (fraction (2 * m) n); [exact (l Y oY)|].
    rewrite <- (sum m m (2 * m))%Z by lia. apply lt_le, lt_add; [apply le_refl|exact a].
  - intros Y oY. exists (fraction (m + 1) n + x). split; [apply opt_left, opt_braces; left; reflexivity|].
    apply le_trans with (fraction (2 * m + 2) n); [|exact (r Y oY)].
    rewrite <- (sum (m + 1) (m + 1) (2 * m + 2))%Z by lia. apply lt_le, lt_add; [apply le_refl|exact b].
Qed.

Lemma fraction_natural k : fraction (Z.of_nat k) 0 = times k 1.
Proof.
  unfold fraction. destruct k as [|k]; [reflexivity|]. cbn [Z.of_nat ztimes].
  rewrite SuccNat2Pos.id_succ. apply times_equal, half_0.
Qed.

(** Theorem 3.5 *)
Theorem middle_fraction m n : middle m n = fraction (2 * m + 1) (S n).
Proof.
  assert (once : forall m n, middle m n + middle m n = fraction (2 * m + 1) n -> middle m n = fraction (2 * m + 1) (S n)).
  { intros i k E. apply halves_equal; [apply number_middle|apply number_fraction|]. rewrite E.
    rewrite <- fraction_plus, <- (fraction_double (2 * i + 1) k). replace (2 * (2 * i + 1))%Z with (2 * i + 1 + (2 * i + 1))%Z by lia.
    reflexivity. }
  apply once. revert m. induction n as [|n IH]; intro m.
  - assert (nonnegative : forall m, (0 <= m)%Z -> middle m 0 + middle m 0 = fraction (2 * m + 1) 0).
    { intros i pos. pose (k := Z.to_nat (2 * i)).
      assert (e : (2 * i + 1 = Z.of_nat (S k) :> Z)%Z) by lia. assert (e' : (2 * i = Z.of_nat k :> Z)%Z) by lia.
      rewrite e, fraction_natural. apply twice_middle_is.
      - rewrite e, fraction_natural. reflexivity.
      - intros Y o. apply times_option in o as (_ & j & h & E). injection h as <-.
        rewrite E, e', fraction_natural. apply le_refl.
      - intros Y o. apply times_option in o as (h & _). discriminate h. }
    destruct (Z_le_gt_dec 0 m) as [pos|neg]; [exact (nonnegative m pos)|].
    assert (E : middle m 0 = - middle (- m - 1) 0).
    { apply options_equal; intros p X o.
      - apply opt_middle in o as ->. destruct p.
        + exists (- fraction (- m - 1 + 1) 0). split; [apply opt_negative, opt_braces; left; reflexivity|].
          replace (- m - 1 + 1)%Z with (- m)%Z by lia. rewrite fraction_opp. group.
        + exists (- fraction (- m - 1) 0). split; [apply opt_negative, opt_braces; left; reflexivity|].
          replace (- m - 1)%Z with (- (m + 1))%Z by lia. rewrite fraction_opp. group.
      - cases. apply opt_middle in oX as ->. destruct p; cbn [other].
        + exists (fraction m 0). split; [apply opt_braces; left; reflexivity|].
          replace (- m - 1 + 1)%Z with (- m)%Z by lia. rewrite fraction_opp. group.
        + exists (fraction (m + 1) 0). split; [apply opt_braces; left; reflexivity|].
          replace (- m - 1)%Z with (- (m + 1))%Z by lia. rewrite fraction_opp. group. }
    rewrite E. replace (2 * m + 1)%Z with (- (2 * (- m - 1) + 1))%Z by lia.
    rewrite fraction_opp, <- (nonnegative (- m - 1)%Z) by lia. group.
  - pose proof (once m n (IH m)) as E. rewrite <- E. apply twice_middle_is; [exact E| |];
      intros Y o; apply opt_middle in o as ->.
    + rewrite <- (fraction_double m n). apply le_refl.
    + rewrite <- (fraction_double (m + 1) n). replace (2 * (m + 1))%Z with (2 * m + 2)%Z by lia. apply le_refl.
Qed.

(** 2^n times m/2^n is m. *)
Lemma fraction_times n m : times (2 ^ n) (fraction m n) = ztimes m 1.
Proof.
  induction n as [|n IH].
  - cbn [Nat.pow times]. assert (E : fraction m 0 = ztimes m 1); [|rewrite E; group].
    unfold fraction. destruct m as [|p|p]; cbn [ztimes]; [reflexivity| |]; rewrite (times_equal _ _ _ half_0); reflexivity.
  - rewrite <- IH, Nat.pow_succ_r', Nat.mul_comm, <- times_times. apply times_equal.
    rewrite two_times, <- fraction_plus. replace (m + m)%Z with (2 * m)%Z by lia. apply fraction_double.
Qed.

(** * Dyadic games: sums of them, and the positions of a fraction *)

Definition dyadic (x : game) : Prop := exists m n, x = fraction m n.

Lemma dyadic_equal x y : x = y -> dyadic y -> dyadic x.
Proof. intros E (m & n & F). exists m, n. rewrite E. exact F. Qed.

Lemma fraction_later m n k : exists m', fraction m n = fraction m' (k + n).
Proof.
  induction k as [|k [m' E]]; [exists m; reflexivity|]. exists (2 * m')%Z. rewrite E. symmetry. apply fraction_double.
Qed.

Lemma dyadic_add x y : dyadic x -> dyadic y -> dyadic (x + y).
Proof.
  intros (a & m & E) (b & n & F). destruct (fraction_later a m n) as [a' E'], (fraction_later b n m) as [b' F'].
  exists (a' + b')%Z, (n + m)%nat. rewrite E, E', F, F', (Nat.add_comm m n). symmetry. apply fraction_plus.
Qed.

Lemma dyadic_neg x : dyadic x -> dyadic (- x).
Proof. intros (a & m & E). exists (- a)%Z, m. rewrite E. symmetry. apply identical_equal, fraction_opp. Qed.

Definition all_dyadic (G : game) : Prop := forall X, position X G -> dyadic X.

Lemma all_dyadic_opt p X G : opt p X G -> all_dyadic G -> all_dyadic X.
Proof. intros o a P h. apply a. exact (Played _ _ _ _ o h). Qed.

Lemma all_dyadic_add G H : all_dyadic G -> all_dyadic H -> all_dyadic (G + H).
Proof.
  revert G H. induct2. intros G H IHG IHH a b P h. apply position_spec in h as [->|(p & Y & o & h)].
  - apply dyadic_add; [apply a|apply b]; constructor.
  - cases; [apply (IHG _ _ oX)|apply (IHH _ _ oX)]; eauto using all_dyadic_opt.
Qed.

Lemma all_dyadic_neg G : all_dyadic G -> all_dyadic (- G).
Proof.
  induction G as [G IH] using conway. intros a P h. apply position_spec in h as [->|(p & Y & o & h)].
  - apply dyadic_neg, a. constructor.
  - cases. apply (IH _ _ oX); eauto using all_dyadic_opt.
Qed.

Lemma dyadic_zero : dyadic 0.
Proof. exists 0%Z, 0%nat. reflexivity. Qed.

Lemma all_dyadic_zero : all_dyadic 0.
Proof.
  intros P h. apply position_spec in h as [->|(p & Y & o & _)]; [exact dyadic_zero|destruct (opt_zero _ _ o)].
Qed.

Lemma all_dyadic_half n : all_dyadic (half n).
Proof.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros P h.
  apply position_spec in h as [->|(p & Y & o & h)].
  - exists 1%Z, n. symmetry. apply fraction_one.
  - apply opt_power in o. destruct p; [subst Y; exact (all_dyadic_zero P h)|].
    destruct o as (Z & o & ->). apply times_option in o as (_ & m & -> & e).
    destruct (position_identical P (power Z) (half m) (power_identical _ _ e) h) as (W & hW & f).
    apply (dyadic_equal P W (identical_equal _ _ f)), (IH m); [lia|exact hW].
Qed.

Lemma all_dyadic_fraction m n : all_dyadic (fraction m n).
Proof.
  assert (t : forall k, all_dyadic (times k (half n))).
  { induction k as [|k IH]; cbn [times]; [exact all_dyadic_zero|apply all_dyadic_add; [exact IH|apply all_dyadic_half]]. }
  unfold fraction. destruct m; cbn [ztimes]; [exact all_dyadic_zero|apply t|apply all_dyadic_neg, t].
Qed.

(** * Every short number is dyadic *)

(** Whether a property that is decided of games holds of an option. *)
Lemma short_some p G (Q : game -> Prop) : short G -> (forall X Y, X == Y -> Q X -> Q Y) ->
  (forall X, short X -> Q X \/ ~ Q X) -> (exists X, opt p X G /\ Q X) \/ ~ exists X, opt p X G /\ Q X.
Proof.
  intros s same dec. destruct (short_options p G s) as (l & a & b).
  destruct (some_or_none Q (fun X => ~ Q X) l) as [(X & i & q)|none].
  - intros X i. apply dec, a, i.
  - left. destruct (a X i) as (_ & Y & o & e). exists Y. split; [exact o|]. symmetry in e. exact (same _ _ e q).
  - right. intros (X & o & q). destruct (b X o) as (Y & i & e). exact (none Y i (same _ _ e q)).
Qed.

Lemma fits_decided x G : short x -> short G -> fits x G \/ ~ fits x G.
Proof.
  intros sx sG.
  destruct (short_some Left G (fun L => atleast Left L x) sG) as [(L & o & a)|l].
  { intros X Y e. rewrite e. auto. } { intros X sX. apply atleast_or_not; assumption. }
  { right. intros [f _]. exact (f L o a). }
  destruct (short_some Right G (fun R => atleast Right R x) sG) as [(R & o & a)|r].
  { intros X Y e. rewrite e. auto. } { intros X sX. apply atleast_or_not; assumption. }
  { right. intros [_ f]. apply (f R o). apply ge_le. exact a. }
  left. split; intros X o.
  - intro a. apply l. exists X. split; [exact o|exact a].
  - apply lf_not_ge. intro a. apply r. exists X. split; [exact o|exact a].
Qed.

Lemma fits_identical x y G : x == y -> fits x G -> fits y G.
Proof. intros e [l r]. split; intros X o; rewrite <- (identical_equal _ _ e); auto. Qed.

Theorem simplest_position_short x G : short G -> short x -> number x -> fits x G -> exists y, position y x /\ G = y.
Proof.
  intro sG. induction x as [x IH] using conway. intros sx n f.
  assert (side : forall p, (exists X, opt p X x /\ fits X G) \/ ~ exists X, opt p X x /\ fits X G).
  { intro p. apply short_some; [exact sx|intros X Y; apply fits_identical|intros X sX; apply fits_decided; assumption]. }
  assert (yes : forall p, (exists X, opt p X x /\ fits X G) -> exists y, position y x /\ G = y).
  { intros p (X & o & fX). destruct (IH p X o (short_opt _ _ _ o sx) (number_opt _ _ _ n o) fX) as (y & py & E).
    exists y. split; [exact (Played _ _ _ _ o py)|exact E]. }
  destruct (side Left) as [h|l]; [exact (yes _ h)|]. destruct (side Right) as [h|r]; [exact (yes _ h)|].
  exists x. split; [constructor|]. apply simplest_decided; [|exact n|exact f|].
  - intros p Y o. apply short_some; [exact sG| |].
    + intros X Z e. rewrite e. auto.
    + intros X sX. apply atleast_or_not; [exact sX|exact (short_opt _ _ _ o sx)].
  - intros [] X o fX; [apply l|apply r]; eauto.
Qed.

(** Between two finite sets of integers there is room, after doubling. *)
Lemma room (A B : list Z) : (forall a b, In a A -> In b B -> (a < b)%Z) ->
  exists v, (forall a, In a A -> (2 * a < v)%Z) /\ (forall b, In b B -> (v < 2 * b)%Z).
Proof.
  intro l. assert (low : exists v, forall b, In b B -> (v < 2 * b)%Z).
  { clear l. induction B as [|b B [v IH]]; [exists 0%Z; intros b []|]. exists (Z.min v (2 * b - 1)).
    intros c [<-|i]; [lia|]. specialize (IH c i). lia. }
  assert (high : A = [] :> list Z \/ exists a, In a A /\ forall c, In c A -> (c <= a)%Z).
  { clear l low. induction A as [|a A IH]; [auto|right]. destruct IH as [->|(c & i & h)].
    - exists a. split; [left; reflexivity|]. intros c [<-|[]]. lia.
    - destruct (Z_le_gt_dec c a) as [le|gt].
      + exists a. split; [left; reflexivity|]. intros d [<-|j]; [lia|]. specialize (h d j). lia.
      + exists c. split; [right; exact i|]. intros d [<-|j]; [lia|exact (h d j)]. }
  destruct high as [->|(a & i & h)].
  - destruct low as [v h]. exists v. split; [intros a []|exact h].
  - exists (2 * a + 1)%Z. split; intros c j; [specialize (h c j)|specialize (l a c i j)]; lia.
Qed.

Theorem short_number_dyadic x : short x -> number x -> dyadic x.
Proof.
  induction x as [x IH] using conway. intros s n.
  assert (options : forall p X, opt p X x -> dyadic X).
  { intros p X o. exact (IH p X o (short_opt _ _ _ o s) (number_opt _ _ _ n o)). }
  destruct (short_options Left x s) as (l & la & lb), (short_options Right x s) as (r & ra & rb).
  destruct (common (l ++ r) (fun X k => exists m, X = fraction m k)) as [k all].
  { intros X i j [m E] le. destruct (fraction_later m i (j - i)) as [m' F]. exists m'. rewrite E, F.
    replace (j - i + i)%nat with j by lia. reflexivity. }
  { intros X i. assert (d : dyadic X).
    { apply in_app_iff in i as [i|i]; [destruct (la X i) as (_ & Y & o & e)|destruct (ra X i) as (_ & Y & o & e)];
        symmetry in e; exact (dyadic_equal _ _ (identical_equal _ _ e) (options _ _ o)). }
    destruct d as (m & j & E). eauto. }
  destruct (choose (fun X m => X = fraction m k) l) as (A & a & a').
  { intros X i. apply all, in_or_app. auto. }
  destruct (choose (fun X m => X = fraction m k) r) as (B & b & b').
  { intros X i. apply all, in_or_app. auto. }
  destruct (room A B) as (v & low & high).
  { intros i j hi hj. destruct (a' i hi) as (X & iX & E), (b' j hj) as (Y & iY & F).
    destruct (Z_lt_ge_dec i j) as [lt|ge]; [exact lt|exfalso].
    destruct (la X iX) as (_ & X' & oX & e), (ra Y iY) as (_ & Y' & oY & f).
    apply (lt_irrefl X'). apply lt_le_trans with Y'; [apply (proj2 (proj1 (number_spec x) n)); assumption|].
    rewrite e, f, E, F. apply fraction_le. lia. }
  destruct (simplest_position_short (fraction v (S k)) x s (short_fraction v (S k)) (number_fraction v (S k)))
    as (y & py & E).
  - split; intros X o.
    + destruct (lb X o) as (Y & i & e). destruct (a Y i) as (m & j & E). rewrite e, E, <- (fraction_double m k).
      apply lt_lf, fraction_lt, low, j.
    + destruct (rb X o) as (Y & i & e). destruct (b Y i) as (m & j & E). rewrite e, E, <- (fraction_double m k).
      apply lt_lf, fraction_lt, high, j.
  - exact (dyadic_equal x y E (all_dyadic_fraction v (S k) y py)).
Qed.
