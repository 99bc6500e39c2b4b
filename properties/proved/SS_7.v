(** Section 7 of Schleicher and Stoll, 7.1 to 7.5: impartial games of any size. *)

From CGT Require Import Nimbers.
Local Open Scope game_scope.

Theorem SS_7_1a : forall G,
  impartial G <->
  (forall X, opt Left X G -> exists Y, opt Right Y G /\ X == Y) /\
  (forall X, opt Right X G -> exists Y, opt Left Y G /\ X == Y) /\
  (forall p X, opt p X G -> impartial X).
Proof.
  intro G. rewrite impartial_spec. split.
  - intros [b a]. parts; [exact (b Left)|exact (b Right)|exact a].
  - intros (l & r & a). split; [|exact a]. intros []; assumption.
Qed.

Theorem SS_7_1_x1 : forall G, impartial G -> - G == G /\ G = - G.
Proof.
  intros G i. pose proof (impartial_neg G i) as e. split; [exact e|]. symmetry. apply identical_equal, e.
Qed.

Theorem SS_7_1_x2 : forall G, impartial G -> G + G = 0.
Proof. exact impartial_twice. Qed.

Theorem SS_7_1_x3 : forall G, impartial G ->
  ~ G > 0 /\ ~ G < 0 /\ (excluded_middle -> G = 0 \/ (G || 0)).
Proof.
  intros G i. pose proof (impartial_ge_le G i) as h. rewrite gt_spec, lt_spec, eq_ge_le, fuzzy_spec.
  unfold gf, lf, gf0, lf0. fold (ge0 (G - 0)). change (ge0 (G - 0)) with (G >= 0). change (le0 (G - 0)) with (G <= 0).
  parts; [tauto|tauto|]. intro em. destruct (em (G >= 0)); tauto.
Qed.

(** For an ordinal n the options of *n are, for both players and up to identity, the *k with k < n. *)
Theorem SS_7_1b : excluded_middle -> forall n, ordinal n -> forall p X,
  ((exists Y, opt p Y (nimber n) /\ X == Y) <-> exists k, ordinal k /\ k < n /\ X == nimber k).
Proof.
  intros em n on p X. split.
  - intros (Y & o & e). destruct (opt_nimber p Y n on o) as (k & ok & l & ->). eauto.
  - intros (k & ok & l & e). destruct (nimber_opt p n k em on ok l) as (Y & o & f).
    exists Y. split; [exact o|]. rewrite e, f. reflexivity.
Qed.

(** From n > 0 both players can move to *0, which has no moves. *)
Theorem SS_7_1_x5 : excluded_middle -> forall n, ordinal n ->
  (n > 0 -> (nimber n || 0) /\ forall p, exists X, opt p X (nimber n) /\ X == nimber 0) /\
  (forall p X, ~ opt p X (nimber 0)).
Proof.
  intros em n on. assert (none : forall p X, ~ opt p X (nimber 0)).
  { intros p X o. destruct (opt_nimber p X 0 ordinal_zero o) as (b & ob & l & _).
    apply (lt_irrefl 0), le_lt_trans with b; [apply ordinal_ge_0, ob|exact l]. }
  split; [|exact none]. intro pos. apply gt_lt in pos. split.
  - assert (z : nimber 0 == 0).
    { apply identical_spec. split; intros p X o; [destruct (none p X o)|destruct (opt_zero _ _ o)]. }
    pose proof (nimber_fuzzy n 0 em on ordinal_zero pos) as f.
    rewrite (identical_equal _ _ z) in f. exact f.
  - intro p. exact (nimber_opt p n 0 em on ordinal_zero pos).
Qed.

(** The first player wins by moving from *n to what is *k, if k < n. *)
Theorem SS_7_1_x6 : excluded_middle -> forall n k, ordinal n -> ordinal k ->
  (nimber n = nimber k -> n = k) /\ (~ n = k -> nimber n + nimber k || 0) /\
  (k < n -> forall p, exists X, opt p X (nimber n) /\ X + nimber k = 0).
Proof.
  intros em n k on ok. parts; [exact (nimber_unique n k em on ok)| |].
  - intro ne. apply (fuzzy_same _ _ (nimber n) (- nimber k)); [group|].
    rewrite (identical_equal _ _ (impartial_neg _ (impartial_nimber k))).
    destruct (ordinal_lt_or_le n k em on ok) as [l|l].
    + pose proof (nimber_fuzzy k n em ok on l) as f. apply fuzzy_spec in f as [f g].
      apply fuzzy_spec. split; apply gf_lf; assumption.
    + destruct (ordinal_le_lt_or_eq k n em ok on l) as [l'|e]; [apply nimber_fuzzy; assumption|].
      destruct ne. symmetry. exact e.
  - intros l p. destruct (nimber_opt p n k em on ok l) as (X & o & e). exists X. split; [exact o|].
    rewrite e. apply impartial_twice, impartial_nimber.
Qed.

Theorem SS_7_1_x7 : excluded_middle -> forall n k, ordinal n -> ordinal k ->
  (n = k -> nimber n = nimber k) /\ nimber k = - nimber k.
Proof.
  intros em n k on ok. split.
  - intro e. apply identical_equal, nimber_identical; assumption.
  - symmetry. apply identical_equal, impartial_neg, impartial_nimber.
Qed.

(** Of every class of nimbers that has a member there is one of the least ordinal. *)
Theorem SS_7_1_x8 : excluded_middle -> forall C : game -> Prop,
  (exists n, ordinal n /\ C (nimber n)) ->
  exists n, ordinal n /\ C (nimber n) /\ forall k, ordinal k -> C (nimber k) -> n <= k.
Proof. intros em C. exact (least_ordinal (fun n => C (nimber n)) em). Qed.

Theorem SS_7_1_x9 : excluded_middle -> forall n k, ordinal n -> ordinal k -> ~ n = k ->
  nimber n || nimber k.
Proof.
  intros em n k on ok ne. destruct (SS_7_1_x6 em n k on ok) as (_ & h & _).
  apply (fuzzy_same _ _ (nimber n + nimber k) 0); [|exact (h ne)].
  rewrite <- (impartial_twice _ (impartial_nimber k)). group.
Qed.

Theorem SS_7_2b : ~ exists G : nat -> game, (forall n, impartial (G n)) /\
  forall n, exists p, opt p (G (S n)) (G n).
Proof. intros (G & _ & e). exact (no_endless_play G e). Qed.

(** mex of the nimbers *f(s): the least nimber that is none of them. *)
Theorem SS_7_3_x1 : excluded_middle -> forall (S : Type) (f : S -> game), (forall s, ordinal (f s)) ->
  exists a, ordinal a /\ ~ (exists s, nimber (f s) = nimber a) /\
    forall b, ordinal b -> b < a -> exists s, nimber (f s) = nimber b.
Proof.
  intros em S f o. destruct (mex_of_set f em o) as (a & oa & n & l). exists a. parts; [exact oa| |].
  - intros [s E]. apply n. eauto.
  - intros b ob lb. destruct (l b ob lb) as (X & [s ->] & E). eauto.
Qed.

(** The game of the nimbers *f(s), which both players may move to. *)
Theorem SS_7_4 : excluded_middle -> forall (S : Type) (f : S -> game) a, (forall s, ordinal (f s)) ->
  ordinal a -> ~ (exists s, nimber (f s) = nimber a) ->
  (forall b, ordinal b -> b < a -> exists s, nimber (f s) = nimber b) ->
  let options := fun s => nimber (f s) in cut options options = nimber a.
Proof.
  intros em S f a o oa n l options. assert (h : forall p X, opt p X (cut options options) <-> exists s, X = options s :> game).
  { intros [] X; apply opt_cut. }
  apply bogus_nim; [exact em| |exact oa| |].
  - intros p X oX. apply h in oX as [s ->]. exists (f s). split; [apply o|reflexivity].
  - intros p (X & oX & E). apply h in oX as [s ->]. apply n. exists s. exact E.
  - intros p b ob lb. destruct (l b ob lb) as [s E]. exists (options s). split; [apply h; eauto|exact E].
Qed.

Lemma zero_iff : excluded_middle -> forall G, impartial G ->
  (G = 0 <-> ~ exists p X, opt p X G /\ X = 0).
Proof.
  intros em G i. split.
  - intros E (p & X & o & F). apply (opt_horse _ _ _ o). rewrite E, F. apply atleast_refl.
  - intro none. apply equal_horses; intros p X o; [|destruct (opt_zero _ _ o)].
    assert (iX : impartial X) by (apply impartial_spec in i; apply (proj2 i p X o)).
    assert (n : ~ X = 0) by (intro E; apply none; eauto).
    pose proof (impartial_ge_le X iX) as h. rewrite eq_ge_le in n.
    destruct p; intro a; apply n; [change (X >= 0) in a|change (X <= 0) in a]; tauto.
Qed.

Theorem SS_7_4_x2 : excluded_middle ->
  (forall (S : Type) (f : S -> game), (forall s, ordinal (f s)) ->
     let options := fun s => nimber (f s) in
     (cut options options = nimber 0 <-> ~ exists s, nimber (f s) == nimber 0)) /\
  (forall G, impartial G -> (G = 0 <-> ~ exists p X, opt p X G /\ X = 0)).
Proof.
  intro em. split; [|exact (zero_iff em)]. intros S f o options.
  assert (z : nimber 0 = 0).
  { apply (zero_iff em); [apply impartial_nimber|]. intros (p & X & oX & _).
    exact (proj2 (SS_7_1_x5 em 0 ordinal_zero) p X oX). }
  assert (i : impartial (cut options options)).
  { constructor; intros p X oX.
    - exists X. split; [apply opt_cut; apply opt_cut in oX; destruct p; exact oX|reflexivity].
    - assert (h : exists s, X = options s :> game) by (apply opt_cut in oX; destruct p; exact oX).
      destruct h as [s ->]. apply impartial_nimber. }
  rewrite z, (zero_iff em _ i). apply not_iff_compat. split.
  - intros (p & X & oX & E). assert (h : exists s, X = options s :> game) by (apply opt_cut in oX; destruct p; exact oX).
    destruct h as [s ->]. exists s. apply nimber_identical; [exact em|apply o|exact ordinal_zero|].
    apply nimber_unique; [exact em|apply o|exact ordinal_zero|]. rewrite z. exact E.
  - intros [s e]. exists Left, (options s). split; [apply opt_cut; eauto|].
    unfold options. rewrite e. exact z.
Qed.

Theorem SS_7_5a : excluded_middle -> forall G, impartial G -> exists n, ordinal n /\ G = nimber n.
Proof.
  intros em G i. destruct (sprague_grundy G em i) as (a & oa & _ & E). eauto.
Qed.

Theorem SS_7_5b : excluded_middle -> forall G n k, ordinal n -> ordinal k ->
  G = nimber n -> G = nimber k -> n = k.
Proof.
  intros em G n k on ok E F. apply nimber_unique; [assumption..|]. rewrite <- E, <- F. reflexivity.
Qed.

(** For a family of nimbers that the options of G are equal to. *)
Theorem SS_7_5_x1 : forall G (S : Type) (f : S -> game),
  (forall p X, opt p X G -> exists s, X = nimber (f s)) ->
  (forall p s, exists X, opt p X G /\ X = nimber (f s)) ->
  G = cut (fun s => nimber (f s)) (fun s => nimber (f s)).
Proof.
  intros G S f a b. apply options_equal; intros p X o.
  - destruct (a p X o) as [s E]. exists (nimber (f s)). split; [|exact E]. apply opt_cut. destruct p; eauto.
  - assert (h : exists s, X = nimber (f s) :> game) by (apply opt_cut in o; destruct p; exact o).
    destruct h as [s ->]. apply b.
Qed.
