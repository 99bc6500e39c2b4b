(* Values of heaps, as numbers: what they are, that there are such heaps, and the theorem of Guy and Smith. *)
From Coq Require Import List NArith Lia.
From Verified Require Import Play Positions Identical Heaps NimSums.
Import ListNotations.
Local Open Scope N_scope.

Definition option_value (c : code) (g : N -> N) (n y : N) : Prop :=
  exists l, leaves c n l /\ y = nim_sum (map g l).

Definition grundy_at (c : code) (g : N -> N) (n : N) : Prop :=
  ~ option_value c g n (g n) /\ forall y, y < g n -> option_value c g n y.

Lemma leaves_less c n l a : leaves c n l -> In a l -> a < n.
Proof.
  intros [taken L] I; destruct l as [| x [| y [| z l]]]; simpl in *; intuition; subst; try lia.
  destruct (N.eq_dec taken 0) as [-> |]; [easy | lia].
Qed.

Lemma map_same {A} (g h : N -> A) c n l : (forall m, m < n -> g m = h m) -> leaves c n l -> map g l = map h l.
Proof. intros E L; apply map_ext_in; intros a I; eauto using leaves_less. Qed.

Lemma grundy_same c g h n : (forall m, m <= n -> g m = h m) -> grundy_at c g n -> grundy_at c h n.
Proof.
  intros E [A B]; assert (S : forall y, option_value c g n y <-> option_value c h n y).
  { intros y; split; intros [l [L ->]]; exists l; split; auto.
    all: rewrite (map_same g h c n l); auto; intros m M; apply E; lia. }
  rewrite (E n) in A, B by lia; split; [now rewrite <- S | intros y L; apply S; auto].
Qed.

Lemma grundy_unique c g h count : (forall n, n < count -> grundy_at c g n) ->
  (forall n, n < count -> grundy_at c h n) -> forall n, n < count -> g n = h n.
Proof.
  intros G H n; induction n as [n IH] using (well_founded_induction N.lt_wf_0); intros L.
  assert (E : forall m, m < n -> g m = h m) by (intros m M; apply IH; lia).
  assert (S : forall y, option_value c g n y <-> option_value c h n y).
  { intros y; split; intros [l [K ->]]; exists l; split; auto; now rewrite (map_same g h c n l). }
  destruct (G n L) as [G1 G2], (H n L) as [H1 H2], (N.lt_total (g n) (h n)) as [K | [K | K]]; auto.
  - exfalso; apply G1, S, H2, K.
  - exfalso; apply H1, S, G2, K.
Qed.

(* ---- and as games ---------------------------------------------------------------------------- *)

Lemma heap_value c H g n : are_heaps c H -> (forall m, m <= n -> grundy_at c g m) -> has_value (H n) (g n).
Proof.
  intros P; induction n as [n IH] using (well_founded_induction N.lt_wf_0); intros A.
  assert (V : forall l, leaves c n l -> has_value (sum (map H l)) (nim_sum (map g l))).
  { intros l L; apply value_sum; assert (B : forall a, In a l -> has_value (H a) (g a)).
    { intros a I; apply (leaves_less _ _ _ _ L) in I; apply IH; auto; intros m M; apply A; lia. }
    clear L; induction l as [| a l K]; simpl; constructor; [apply B; now left |].
    apply K; intros b I; apply B; now right. }
  destruct (A n (N.le_refl n)) as [N F]; apply has_value_iff; intros p; split.
  - intros X O; apply P in O; destruct O as [l [L ->]]; exists (nim_sum (map g l)); split; auto.
    intros E; apply N; rewrite <- E; exists l; auto.
  - intros y L; destruct (F y L) as [l [K ->]]; exists (sum (map H l)); split; auto; apply P; eauto.
Qed.

(* Heaps below k + 1 are those of the table before and the heap of k. *)
Fixpoint table (c : code) (k : nat) (n : N) : game :=
  match k with
  | O => zero
  | S k =>
    if n =? N.of_nat k
    then Game (fun _ => {l | leaves c n l}) (fun _ l => sum (map (table c k) (proj1_sig l)))
    else table c k n
  end.

Lemma heaps_exist : exists H, forall c, are_heaps c (H c).
Proof.
  exists (fun c n => table c (S (N.to_nat n)) n); intros c n p X.
  assert (E : forall m, m < n -> table c (N.to_nat n) m = table c (S (N.to_nat m)) m).
  { intros m L; assert (K : (S (N.to_nat m) <= N.to_nat n)%nat) by lia.
    induction K as [| k K IH]; [reflexivity | rewrite <- IH; simpl].
    destruct (N.eqb_spec m (N.of_nat k)); [lia | reflexivity]. }
  cbn [table]; rewrite Nnat.N2Nat.id, N.eqb_refl; split.
  - intros [[l L] ->]; exists l; split; auto; cbn [proj1_sig]; f_equal; eapply map_same; eauto.
  - intros [l [L ->]]; exists (exist _ l L); cbn [proj1_sig]; f_equal; symmetry; eapply map_same; eauto.
Qed.

Lemma identical_sum l k : Forall2 identical l k -> identical (sum l) (sum k).
Proof.
  revert k; induction l as [l IH] using list_induction; intros k F; apply identical_iff; intros p.
  split; intros X O; apply opt_sum in O; destruct O as [m [M ->]].
  - destruct (move_identical _ _ _ _ F M) as [n [K E]]; exists (sum n); split; [apply opt_sum |]; eauto.
  - destruct (move_identical _ _ _ _ (all_identical_sym _ _ F) M) as [n [K E]]; exists (sum n).
    split; [apply opt_sum; eauto |]; eauto using all_identical_sym.
Qed.

Lemma heaps_determined c H K : are_heaps c H -> are_heaps c K -> forall n, identical (H n) (K n).
Proof.
  intros A B n; induction n as [n IH] using (well_founded_induction N.lt_wf_0).
  assert (S : forall l, leaves c n l -> identical (sum (map H l)) (sum (map K l))).
  { intros l L; apply identical_sum; assert (I : forall a, In a l -> identical (H a) (K a)).
    { intros a I; apply IH; eauto using leaves_less. }
    clear L; induction l; simpl; constructor; auto using in_eq, in_cons. }
  apply identical_iff; intros p; split; intros X O; [apply A in O | apply B in O]; destruct O as [l [L ->]].
  - exists (sum (map K l)); split; [apply B |]; eauto.
  - exists (sum (map H l)); split; [apply A |]; eauto.
Qed.

(* ---- periods --------------------------------------------------------------------------------- *)

Lemma repeats_often (t : N -> N) q m : (forall n, m <= n -> t (n + q) = t n) ->
  forall j n, m <= n -> t (n + j * q) = t n.
Proof.
  intros T j; induction j as [| j IH] using N.peano_ind; intros n L; [now rewrite N.add_0_r |].
  replace (n + N.succ j * q) with (n + j * q + q) by lia; rewrite T, IH; lia.
Qed.

Section Periods.
Variables p first : N.
Hypotheses (some : 0 < p) (heap : 1 <= first).

(* The least period, and where it begins. *)
Lemma least_period (t : N -> N) : (forall n, first <= n -> t (n + p) = t n) ->
  (forall part, 0 < part < p -> p mod part = 0 -> ~ forall n, first <= n -> t (n + part) = t n) ->
  (first = 1 \/ t (first - 1 + p) <> t (first - 1)) ->
  forall q m, 0 < q -> 1 <= m -> (forall n, m <= n -> t (n + q) = t n) -> p <= q /\ first <= m.
Proof.
  intros T least begins q m Q M R; set (d := N.gcd q p).
  destruct (N.gcd_divide_l q p) as [i I], (N.gcd_divide_r q p) as [j J], (N.gcd_bezout_pos q p Q) as [a [b E]].
  fold d in I, J, E; clearbody d.
  assert (D : forall n, first <= n -> t (n + d) = t n).
  { intros n L; assert (F : m <= m * p) by (rewrite <- (N.mul_1_r m) at 1; apply N.mul_le_mono_l; lia).
    transitivity (t (n + m * p + a * q)).
    - rewrite E; symmetry; replace (n + m * p + (d + b * p)) with (n + d + (m + b) * p) by ring.
      apply (repeats_often t p first T); lia.
    - rewrite (repeats_often t q m R) by lia; apply (repeats_often t p first T); lia. }
  assert (Z : 0 < d) by (destruct (N.eq_dec d 0) as [-> |]; [rewrite N.mul_0_r in J |]; lia).
  assert (P : d = p).
  { assert (L : d <= p) by (apply N.divide_pos_le; [| exists j]; auto).
    destruct (N.eq_dec d p) as [| U]; auto; exfalso; apply (least d); auto; [lia |].
    rewrite J; apply N.mod_mul; lia. }
  subst d; split; [apply N.divide_pos_le; [| exists i]; auto |].
  destruct (N.le_gt_cases first m) as [L | L]; auto; exfalso.
  destruct begins as [B | B]; [lia |]; apply B; rewrite <- (R (first - 1)), I by lia.
  assert (U : i <> 0) by (intros ->; lia).
  replace (first - 1 + i * p) with (first - 1 + p + N.pred i * p).
  - symmetry; apply (repeats_often t p first T); lia.
  - rewrite <- (N.succ_pred i U) at 2; rewrite N.mul_succ_l; lia.
Qed.

(* Values that have this period from there on. *)
Definition continued (g : N -> N) (n : N) : N := if n <? first then g n else g (first + (n - first) mod p).

Lemma continued_repeats g n : first <= n -> continued g (n + p) = continued g n.
Proof.
  intros L; unfold continued; destruct (N.ltb_spec (n + p) first); [lia |].
  destruct (N.ltb_spec n first); [lia |].
  replace (n + p - first) with (n - first + 1 * p) by lia; now rewrite N.mod_add by lia.
Qed.

Lemma continued_same g last : (forall n, first <= n < last -> g (n + p) = g n) ->
  forall n, n < last + p -> continued g n = g n.
Proof.
  intros E n; induction n as [n IH] using (well_founded_induction N.lt_wf_0); intros L.
  destruct (N.lt_ge_cases n (first + p)) as [S | S].
  - unfold continued; destruct (N.ltb_spec n first); auto; rewrite N.mod_small by lia; f_equal; lia.
  - replace n with (n - p + p) by lia; rewrite continued_repeats, E, IH by lia; reflexivity.
Qed.

(* ---- Guy and Smith --------------------------------------------------------------------------- *)

Variable c : code.
Hypotheses (finite : later c = None) (equal : unequal c = false).
Let k := N.of_nat (length (places c)).

Lemma nothing_beyond taken : N.of_nat (length (places c)) < taken ->
  digit_of c taken = Digit false false false.
Proof.
  intros L; unfold digit_of; rewrite finite; destruct (N.eqb_spec taken 0); [lia |]; apply nth_overflow; lia.
Qed.

(* Of two heaps one is so large that p objects more or less make no difference to it. *)
Lemma shifted t n : (forall m, first <= m -> t (m + p) = t m) -> 2 * first + p + k <= n ->
  forall y, option_value c t (n + p) y <-> option_value c t n y.
Proof.
  intros T L y; split; intros [l [[taken M] ->]].
  all: assert (K : digit_of c taken <> Digit false false false -> taken <= k)
    by (intros D; destruct (N.le_gt_cases taken k); auto; exfalso; now apply D, nothing_beyond).
  all: assert (B : nothing (digit_of c taken) = true \/ one_heap (digit_of c taken) = true \/
                   two_heaps (digit_of c taken) = true -> taken <= k)
    by (intros B; apply K; intros E; rewrite E in B; simpl in B; intuition discriminate).
  all: destruct l as [| a [| b [| d l]]]; [..| easy]; simpl; rewrite ?N.lxor_0_r.
  - destruct M as [D E]; pose proof (B (or_introl D)); lia.
  - destruct M as [D [A E]]; pose proof (B (or_intror (or_introl D))); exists [a - p]; split.
    + exists taken; split; auto; split; lia.
    + simpl; rewrite N.lxor_0_r, <- (T (a - p)) by lia; f_equal; lia.
  - destruct M as [D [A [A' [E _]]]]; pose proof (B (or_intror (or_intror D))).
    destruct (N.le_gt_cases a b) as [C | C]; [exists [a; b - p] | exists [a - p; b]].
    all: split; [exists taken; split; auto; repeat split; lia || congruence |]; simpl; rewrite N.lxor_0_r.
    + rewrite <- (T (b - p)) by lia; do 2 f_equal; lia.
    + rewrite <- (T (a - p)) by lia; do 2 f_equal; lia.
  - destruct M as [D E]; pose proof (B (or_introl D)); lia.
  - destruct M as [D [A E]]; pose proof (B (or_intror (or_introl D))); exists [a + p]; split.
    + exists taken; split; auto; split; lia.
    + simpl; rewrite N.lxor_0_r, T by lia; reflexivity.
  - destruct M as [D [A [A' [E _]]]]; pose proof (B (or_intror (or_intror D))).
    destruct (N.le_gt_cases a b) as [C | C]; [exists [a; b + p] | exists [a + p; b]].
    all: split; [exists taken; split; auto; repeat split; lia || congruence |]; simpl; rewrite N.lxor_0_r, T by lia; reflexivity.
Qed.

Theorem guy_smith g :
  (forall n, n < 2 * first + 2 * p + k -> grundy_at c g n) ->
  (forall n, first <= n < 2 * first + p + k -> g (n + p) = g n) ->
  forall n, grundy_at c (continued g) n.
Proof.
  intros G E n; induction n as [n IH] using (well_founded_induction N.lt_wf_0).
  destruct (N.lt_ge_cases n (2 * first + 2 * p + k)) as [L | L].
  - apply (grundy_same c g); auto; intros m M; symmetry; apply (continued_same g _ E); lia.
  - destruct (IH (n - p)) as [A B]; [lia |].
    assert (S : forall y, option_value c (continued g) n y <-> option_value c (continued g) (n - p) y).
    { intros y; rewrite <- (shifted (continued g) (n - p) (continued_repeats g)) by lia.
      now replace (n - p + p) with n by lia. }
    replace (continued g (n - p)) with (continued g n) in A, B.
    + split; [now rewrite S | intros y M; apply S; auto].
    + rewrite <- (continued_repeats g (n - p)) by lia; f_equal; lia.
Qed.

End Periods.
