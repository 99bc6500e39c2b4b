(** Section 7 of Schleicher and Stoll, 7.1 to 7.5: impartial games of any size. *)

From CGT Require Import Nim Simplest.
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
Theorem SS_7_1b : excluded_middle ->
  (forall n, ordinal n -> forall p X,
     (exists Y, opt p Y (nimber n) /\ X == Y) <-> exists k, ordinal k /\ k < n /\ X == nimber k) /\
  nimber 0 == 0 /\ nimber 1 == star.
Proof.
  intro em. split; [exact (nimber_options em)|split; [exact nimber_0|exact (nimber_1 em)]].
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

Theorem SS_7_1_x9 : excluded_middle -> forall n, ordinal n ->
  (n > 0 -> nimber n || 0) /\ forall k, ordinal k -> ~ n = k -> nimber n || nimber k.
Proof.
  intros em n on. split; [exact (fun l => proj1 (proj1 (SS_7_1_x5 em n on) l))|]. intros k ok ne. destruct (SS_7_1_x6 em n k on ok) as (_ & h & _).
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

Lemma zero_iff : forall G, impartial G ->
  (G = 0 <-> ~ exists p X, opt p X G /\ X = 0).
Proof.
  intros G i. split.
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
  intro em. split; [|exact zero_iff]. intros S f o options.
  assert (z : nimber 0 = 0).
  { apply zero_iff; [apply impartial_nimber|]. intros (p & X & oX & _).
    exact (proj2 (SS_7_1_x5 em 0 ordinal_zero) p X oX). }
  assert (i : impartial (cut options options)).
  { constructor; intros p X oX.
    - exists X. split; [apply opt_cut; apply opt_cut in oX; destruct p; exact oX|reflexivity].
    - assert (h : exists s, X = options s :> game) by (apply opt_cut in oX; destruct p; exact oX).
      destruct h as [s ->]. apply impartial_nimber. }
  rewrite z, (zero_iff _ i). apply not_iff_compat. split.
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

(** A heap may be replaced by a smaller one; this is the sum of the heaps. Up to identity. *)
Theorem SS_7_1_x4 : excluded_middle -> forall l : list game, (forall a, In a l -> ordinal a) ->
  let position := fold_right (fun a G => nimber a + G) 0 in
  forall p X, (exists Y, opt p Y (position l) /\ X == Y) <->
    exists before a b after, l = before ++ a :: after :> list game /\ ordinal b /\ b < a /\
      X == position (before ++ b :: after).
Proof.
  intros em l o position p. induction l as [|a l IH]; intro X.
  - split; [intros (Y & oY & _); destruct (opt_zero _ _ oY)|].
    intros ([|] & a & b & after & e & _); discriminate e.
  - assert (oa : ordinal a) by (apply o; left; reflexivity).
    assert (IH' := IH (fun b i => o b (or_intror i))). clear IH. split.
    + intros (Y & oY & e). change (position (a :: l)) with (nimber a + position l) in oY. cases.
      * destruct (opt_nimber p X0 a oa oX) as (b & ob & h & ->). exists [], a, b, l.
        parts; [reflexivity|exact ob|exact h|exact e].
      * destruct (proj1 (IH' X0)) as (bef & c & b & aft & -> & ob & h & f); [exists X0; split; [exact oX|reflexivity]|].
        exists (a :: bef), c, b, aft. parts; [reflexivity|exact ob|exact h|]. rewrite e, f. reflexivity.
    + intros (bef & c & b & aft & e & ob & h & f). destruct bef as [|d bef]; cbn in e; injection e as -> ->.
      * destruct (nimber_opt p c b em oa ob h) as (Y & oY & g). exists (Y + position aft).
        split; [apply opt_left, oY|]. rewrite f. cbn. rewrite g. reflexivity.
      * destruct (proj2 (IH' (position (bef ++ b :: aft)))) as (Y & oY & g);
          [exists bef, c, b, aft; parts; [reflexivity|exact ob|exact h|reflexivity]|].
        exists (nimber d + Y). split; [apply opt_right, oY|]. rewrite f. cbn. rewrite g. reflexivity.
Qed.

(** The game that both players may move to the members of a set of. *)
Theorem SS_7_2a : forall (S : Type) (f : S -> game), (forall s, impartial (f s)) ->
  impartial (cut f f) /\ forall p X, opt p X (cut f f) <-> exists s, X = f s :> game.
Proof.
  intros S f i. assert (h : forall p X, opt p X (cut f f) <-> exists s, X = f s :> game) by (intros [] X; apply opt_cut).
  split; [|exact h]. constructor; intros p X o.
  - exists X. split; [apply h; apply h in o; exact o|reflexivity].
  - apply h in o as [s ->]. apply i.
Qed.

(** That there is one, for every set, is SS_7_3_x1. *)
Theorem SS_7_3 : excluded_middle -> forall (C : game -> Prop) a,
  (is_mex C a <-> ordinal a /\ ~ (exists X, C X /\ X = nimber a) /\
     forall b, ordinal b -> ~ (exists X, C X /\ X = nimber b) -> a <= b) /\
  (forall b, is_mex C a -> is_mex C b -> nimber a = nimber b).
Proof.
  intros em C a. assert (h : is_mex C a <-> ordinal a /\ ~ (exists X, C X /\ X = nimber a) /\
     forall b, ordinal b -> ~ (exists X, C X /\ X = nimber b) -> a <= b).
  { unfold is_mex. split; intros (oa & na & l); parts; try assumption; intros b ob.
    - intro nb. destruct (ordinal_lt_or_le b a em ob oa) as [lt|le]; [destruct nb; exact (l b ob lt)|exact le].
    - intro lt. destruct (em (exists X, C X /\ X = nimber b)) as [yes|no]; [exact yes|].
      destruct (lt_irrefl b). apply lt_le_trans with a; [exact lt|exact (l b ob no)]. }
  split; [exact h|]. intros b ma mb.
  assert (E : a = b); [|apply identical_equal, nimber_identical; [exact em|apply ma|apply mb|exact E]].
  destruct ma as (oa & na & la), mb as (ob & nb & lb). apply eq_le_le. split.
  - destruct (ordinal_lt_or_le b a em ob oa) as [lt|le]; [destruct nb; exact (la b ob lt)|exact le].
  - destruct (ordinal_lt_or_le a b em oa ob) as [lt|le]; [destruct na; exact (lb a oa lt)|exact le].
Qed.

(** The three moves of Proposition 7.4, and their answers, by whichever player. *)
Section bogus.
  Variables (S : Type) (f : S -> game) (n : game).
  Let G := cut (fun s => nimber (f s)) (fun s => nimber (f s)).
  Hypotheses (o : forall s, ordinal (f s)) (on : ordinal n).
  Hypothesis none_n : ~ exists s, nimber (f s) = nimber n.
  Hypothesis all_below : forall k, ordinal k -> k < n -> exists s, nimber (f s) = nimber k.

  Lemma opt_bogus p X : opt p X G <-> exists s, X = nimber (f s) :> game.
  Proof. unfold G. rewrite opt_cut. destruct p; reflexivity. Qed.

  Lemma answer_to_heap p X : opt p X (nimber n) -> exists k Y, ordinal k /\ k < n /\ X = nimber k :> game /\
    opt (other p) Y G /\ Y = nimber k /\ Y + X = 0.
  Proof.
    intro oX. destruct (opt_nimber p X n on oX) as (k & ok & l & ->). destruct (all_below k ok l) as [s E].
    exists k, (nimber (f s)). parts; [exact ok|exact l|reflexivity|apply opt_bogus; eauto|exact E|].
    rewrite E. apply impartial_twice, impartial_nimber.
  Qed.

  Lemma answer_from_heap p k : excluded_middle -> ordinal k -> k < n -> exists X, opt p X (nimber n) /\ X = nimber k /\
    nimber k + X = 0.
  Proof.
    intros em ok l. destruct (nimber_opt p n k em on ok l) as (X & oX & e). exists X.
    parts; [exact oX|apply identical_equal, e|]. rewrite e. apply impartial_twice, impartial_nimber.
  Qed.

  Lemma bogus_value : excluded_middle -> G = nimber n.
  Proof. intro em. exact (SS_7_4 em S f n o on none_n all_below). Qed.
End bogus.

Theorem SS_7_4a : forall (S : Type) (f : S -> game) n, ordinal n ->
  (forall k, ordinal k -> k < n -> exists s, nimber (f s) = nimber k) ->
  let G := cut (fun s => nimber (f s)) (fun s => nimber (f s)) in
  forall p X, opt p X (nimber n) -> exists k Y, ordinal k /\ k < n /\ X = nimber k :> game /\
    opt (other p) Y G /\ Y = nimber k /\ Y + X = 0.
Proof. intros S f n on l G p X. exact (answer_to_heap S f n on l p X). Qed.

Theorem SS_7_4b : excluded_middle -> forall (S : Type) (f : S -> game) n, ordinal n -> (forall s, ordinal (f s)) ->
  forall s p, f s < n -> exists X, opt (other p) X (nimber n) /\ X = nimber (f s) /\ nimber (f s) + X = 0.
Proof. intros em S f n on o s p l. exact (answer_from_heap n on (other p) (f s) em (o s) l). Qed.

Theorem SS_7_4c : excluded_middle -> forall (S : Type) (f : S -> game) n, ordinal n -> (forall s, ordinal (f s)) ->
  forall s p, n < f s -> exists X, opt (other p) X (nimber (f s)) /\ X = nimber n /\ X + nimber n = 0.
Proof.
  intros em S f n on o s p l. destruct (answer_from_heap (f s) (o s) (other p) n em on l) as (X & oX & E & F).
  exists X. parts; [exact oX|exact E|]. rewrite <- F. group.
Qed.

Theorem SS_7_4_x1 : excluded_middle -> forall (S : Type) (f : S -> game) n, (forall s, ordinal (f s)) -> ordinal n ->
  ~ (exists s, nimber (f s) = nimber n) ->
  (forall k, ordinal k -> k < n -> exists s, nimber (f s) = nimber k) ->
  let G := cut (fun s => nimber (f s)) (fun s => nimber (f s)) in
  forall s p, n < f s -> opt p (nimber (f s)) G /\
    exists Y, Y == nimber n /\ reversible_through p (nimber (f s)) Y G.
Proof.
  intros em S f n o on no all G s p l. split; [apply opt_bogus; eauto|].
  destruct (nimber_opt (other p) (f s) n em (o s) on l) as (Y & oY & e). exists Y. split; [exact e|].
  split; [exact oY|]. apply equal_atleast. unfold G. rewrite (bogus_value S f n o on no all em), e. reflexivity.
Qed.

Theorem SS_7_4_x3 : excluded_middle -> forall (S : Type) (f : S -> game), (forall s, ordinal (f s)) ->
  let G := cut (fun s => nimber (f s)) (fun s => nimber (f s)) in
  ((exists s, f s = 0) -> (forall p, exists X, opt p X G /\ X = 0) /\ (G || 0)) /\
  (forall s, ~ f s = 0 -> forall p, exists X, opt (other p) X (nimber (f s)) /\ X = 0).
Proof.
  intros em S f o G. assert (z : nimber 0 = 0).
  { apply identical_equal, identical_spec. split; intros p X oX; [|destruct (opt_zero _ _ oX)].
    destruct (proj2 (SS_7_1_x5 em 0 ordinal_zero) p X oX). }
  split.
  - intros [s E]. assert (a : forall p, exists X, opt p X G /\ X = 0).
    { intro p. exists (nimber (f s)). split; [apply opt_bogus; eauto|].
      rewrite (identical_equal _ _ (nimber_identical _ _ em (o s) ordinal_zero E)). exact z. }
    split; [exact a|]. destruct (a Left) as (X & oX & EX), (a Right) as (Y & oY & EY).
    apply fuzzy_spec. split; [apply gf_lf; rewrite <- EX; apply left_lf, oX|rewrite <- EY; apply lf_right, oY].
  - intros s ne p. assert (l : 0 < f s).
    { destruct (ordinal_le_lt_or_eq 0 (f s) em ordinal_zero (o s) (ordinal_ge_0 _ (o s))) as [l|E]; [exact l|].
      destruct ne. symmetry. exact E. }
    destruct (nimber_opt (other p) (f s) 0 em (o s) ordinal_zero l) as (X & oX & e). exists X.
    split; [exact oX|]. rewrite e. exact z.
Qed.

(** * Finite heaps: nothing is supposed *)

Theorem SS_7_5_x2 : forall l : list nat,
  fold_right (fun n G => nim n + G) 0 l = 0 <-> fold_right Nat.lxor O l = O :> nat.
Proof. exact bouton. Qed.

Theorem SS_7_5_x3 : forall l, xor_of l = O :> nat -> forall p X, opt p X (heaps l) ->
  ~ X = 0 /\ exists l', nim_move l l' /\ X = heaps l' :> game /\ xor_of l' <> O.
Proof.
  intros l z p X o. apply opt_heaps in o as (l' & m & ->).
  assert (nz : xor_of l' <> O) by (rewrite <- z; exact (move_changes_xor l l' m)).
  split; [intro E; apply nz, bouton, E|exists l'; auto].
Qed.

Theorem SS_7_5_x4 : forall l, let X := xor_of l in X <> O ->
  (exists n, In n l /\ Nat.testbit n (Nat.log2 X) = true :> bool) /\
  forall before n after, l = before ++ n :: after :> list nat -> Nat.testbit n (Nat.log2 X) = true :> bool ->
    (Nat.lxor n X < n)%nat /\ heaps (before ++ Nat.lxor n X :: after) = 0.
Proof.
  intros l X nz. split.
  - exact (some_heap_has_bit l _ (PeanoNat.Nat.bit_log2 X nz)).
  - intros before n after e h. subst l. destruct (winning_move before n after nz h) as [a b].
    split; [exact a|apply bouton, b].
Qed.
