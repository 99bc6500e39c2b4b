(** Weak Number Avoidance (5.3), for all games, and the game {Z|Z}, for which the strong one fails
    (5.6). *)

From Coq Require Import ZArith Lia.
From CGT Require Export Powers.
Local Open Scope game_scope.

Definition equals_a_number (G : game) : Prop := exists x, number x /\ G = x.

Lemma weak_avoidance G x : excluded_middle -> ~ equals_a_number G -> number x ->
  (x <| G <-> exists L, opt Left L G /\ x <= L).
Proof.
  intros em no n. split.
  - intro l. destruct (em (exists L, opt Left L G /\ x <= L)) as [h|none]; [exact h|].
    destruct (em (exists R, opt Right R x /\ R <= G)) as [(R & oR & a)|nr].
    + destruct (em (exists S, opt Right S G /\ S <= x)) as [(S & oS & b)|ns].
      * destruct (lf_right _ _ oS). apply (ge_le G S), le_trans with x; [exact b|].
        apply le_trans with R; [apply lt_le, right_gt; assumption|exact a].
      * destruct no. destruct (simplest_position x G em n) as (y & p & E).
        { split; intros X o; apply lf_not_ge; intro b; [apply none|apply ns]; eauto. }
        exists y. split; [exact (number_position _ _ p n)|exact E].
    + destruct l. apply ge_le, le_rule. split; intros X o; apply lf_not_ge; intro b; eauto.
  - intros (L & o & a). apply le_lf_trans with L; [exact a|apply left_lf, o].
Qed.

Lemma equals_a_number_neg G : equals_a_number (- G) -> equals_a_number G.
Proof.
  intros (x & n & E). exists (- x). split; [apply number_neg, n|]. rewrite <- E. group.
Qed.

Lemma weak_avoidance_right G x : excluded_middle -> ~ equals_a_number G -> number x ->
  (G <| x <-> exists R, opt Right R G /\ R <= x).
Proof.
  intros em no n. rewrite (lf_neg G x), (weak_avoidance (- G) (- x) em).
  - split.
    + intros (L & o & a). cases. exists X. split; [exact oX|]. apply le_neg. exact a.
    + intros (R & o & a). exists (- R). split; [apply (opt_negative Left), o|]. apply (proj1 (le_neg R x)), a.
  - intro h. apply no, equals_a_number_neg, h.
  - apply number_neg, n.
Qed.

(** * {Z|Z} *)

Definition integer (z : Z) : game := ztimes z 1.

Definition all_integers : game := cut integer integer.

Lemma opt_all_integers p X : opt p X all_integers <-> exists z, X = integer z :> game.
Proof. unfold all_integers. rewrite opt_cut. destruct p; reflexivity. Qed.

Lemma number_integer z : number (integer z).
Proof. destruct z; cbn; [apply number_zero| |apply number_neg]; apply number_times, number_one. Qed.

Lemma integer_plus y z : integer (y + z) = integer y + integer z.
Proof. apply ztimes_plus. Qed.

Lemma integer_1 : integer 1 = 1.
Proof. cbn. apply identical_equal, add_0_l. Qed.

Lemma integer_lt y z : (y < z)%Z -> integer y < integer z.
Proof.
  intro l. replace z with (y + Z.of_nat (S (Z.to_nat (z - y - 1))))%Z by lia. rewrite integer_plus.
  apply (lt_same _ _ 0 (integer (Z.of_nat (S (Z.to_nat (z - y - 1)))))); [group|].
  cbn [Z.of_nat]. unfold integer, ztimes. rewrite SuccNat2Pos.id_succ.
  exact (times_lt O (S (Z.to_nat (z - y - 1))) (Nat.lt_0_succ _)).
Qed.

Lemma integer_fuzzy z : all_integers || integer z.
Proof.
  apply fuzzy_spec. split.
  - apply gf_lf, left_lf, opt_all_integers. eauto.
  - apply lf_right, opt_all_integers. eauto.
Qed.

Lemma no_bound_below_one (u : game) :
  number u -> (forall z, integer z <= u) -> number (u - 1) /\ u - 1 < u /\ forall z, integer z <= u - 1.
Proof.
  intros n b. parts.
  - apply number_minus; [exact n|apply number_one].
  - apply (lt_same _ _ 0 1); [group|exact zero_lt_one].
  - intro z. apply (le_same _ _ (integer (z + 1)) u); [|apply b]. rewrite integer_plus, integer_1. group.
Qed.

Lemma shifted_integers :
  cut (fun z => integer z + 1) (fun z => integer z + 1) = all_integers.
Proof.
  assert (shift : forall z, integer z + 1 = integer (z + 1)).
  { intro z. rewrite integer_plus, integer_1. reflexivity. }
  apply options_equal; intros p X o.
  - assert (h : exists z, X = integer z + 1 :> game) by (apply opt_cut in o; destruct p; exact o).
    destruct h as [z ->]. exists (integer (z + 1)). split; [apply opt_all_integers; eauto|apply shift].
  - apply opt_all_integers in o as [z ->]. exists (integer (z - 1) + 1).
    split; [apply opt_cut; destruct p; eauto|]. rewrite shift. replace (z - 1 + 1)%Z with z by lia. reflexivity.
Qed.

Lemma not_plus_one G : ~ G + 1 = G.
Proof.
  intro E. apply (lt_irrefl 0). assert (F : 0 = 1).
  { apply (equal_same _ _ G (G + 1)); [group|symmetry; exact E]. }
  rewrite F at 2. exact zero_lt_one.
Qed.

Lemma all_integers_no_number : ~ equals_a_number all_integers.
Proof.
  intros (x & n & E). apply (number_not_fuzzy_0 x n). rewrite <- E. exact (integer_fuzzy 0).
Qed.

Lemma no_left_stop : excluded_middle -> ~ exists L, number L /\
  (forall y, number y -> y > L -> y > all_integers) /\ (forall y, number y -> y < L -> y <| all_integers).
Proof.
  intros em (L & n & a & b).
  assert (bound : forall z, integer z <= L).
  { intro z. destruct (number_lt_or_le L (integer z) em n (number_integer z)) as [l|l]; [|exact l].
    destruct (proj1 (fuzzy_spec _ _) (integer_fuzzy z)) as [f _]. apply gt_lt in l.
    destruct f. apply lt_le, gt_lt, (a (integer z)); [apply number_integer|exact l]. }
  destruct (no_bound_below_one L n bound) as (n1 & l & bound1).
  apply (b _ n1 l). apply ge_le, le_rule. split.
  - intros X o. apply opt_all_integers in o as [z ->]. apply lt_lf, lt_le_trans with (integer (z + 1)).
    + apply integer_lt. lia.
    + apply bound1.
  - intros R o. apply lf_le_trans with (integer 0).
    + exact (proj2 (proj1 (fuzzy_spec _ _) (integer_fuzzy 0))).
    + apply le_trans with (L - 1); [apply bound1|]. apply lt_le, right_gt; assumption.
Qed.

(** * Short games, and that {Z|Z} is none *)

(** Finitely many positions, up to identity. *)
Definition few_positions (G : game) : Prop :=
  exists l : list game, forall X, position X G -> exists Y, In Y l /\ X == Y.

Lemma integer_injective y z : integer y == integer z -> y = z :> Z.
Proof.
  intro e. destruct (Z.lt_trichotomy y z) as [l|[l|l]]; [|exact l|]; apply integer_lt in l;
    rewrite e in l; destruct (lt_irrefl _ l).
Qed.

Lemma few_integers (l : list game) : excluded_middle ->
  exists n : Z, forall z, (n <= z)%Z -> ~ exists Y, In Y l /\ integer z == Y.
Proof.
  intro em. induction l as [|G l [n IH]]; [exists 0%Z; intros z _ (Y & [] & _)|].
  destruct (em (exists y, integer y == G)) as [[y e]|no].
  - exists (Z.max n (y + 1)). intros z h (Y & [<-|i] & f).
    + assert (k : z = y :> Z) by (apply integer_injective; rewrite e; exact f). lia.
    + apply (IH z); [lia|eauto].
  - exists n. intros z h (Y & [<-|i] & f); [apply no; eauto|apply (IH z h); eauto].
Qed.

Lemma all_integers_not_short : excluded_middle -> ~ few_positions all_integers.
Proof.
  intros em [l all]. destruct (few_integers l em) as [n few]. apply (few n); [lia|]. apply all.
  apply Played with Left (integer n); [apply opt_all_integers; eauto|constructor].
Qed.
