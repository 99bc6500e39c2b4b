(** Impartial games, nimbers of all ordinals, the least excluded nimber, and Sprague's and Grundy's
    theorem (Section 7), for games of any size. *)

From CGT Require Export Firsts.
Local Open Scope game_scope.

(** The left options are, up to identity, the right options; and so on for each option. *)
Inductive impartial : game -> Prop :=
  Impartial G : (forall p X, opt p X G -> exists Y, opt (other p) Y G /\ X == Y) ->
                (forall p X, opt p X G -> impartial X) -> impartial G.

Lemma impartial_spec G :
  impartial G <-> (forall p X, opt p X G -> exists Y, opt (other p) Y G /\ X == Y) /\
                  (forall p X, opt p X G -> impartial X).
Proof. split; [intros []; auto|intros []; constructor; auto]. Qed.

Lemma impartial_neg G : impartial G -> - G == G.
Proof.
  induction G as [G IH] using conway. intro i. apply impartial_spec in i as [both all].
  apply identical_spec. split; intros p X o.
  - apply opt_neg in o as (Y & oY & ->). destruct (both _ _ oY) as (Z & oZ & e).
    rewrite other_other in oZ. exists Z. split; [exact oZ|]. rewrite (IH _ Y oY (all _ _ oY)). exact e.
  - destruct (both _ _ o) as (Z & oZ & e). exists (- Z). split; [apply opt_negative, oZ|].
    rewrite (IH _ Z oZ (all _ _ oZ)). symmetry. exact e.
Qed.

Lemma impartial_twice G : impartial G -> G + G = 0.
Proof.
  intro i. rewrite <- (minus_self G). unfold minus. rewrite (impartial_neg G i). reflexivity.
Qed.

Lemma impartial_ge_le G : impartial G -> (G >= 0 <-> G <= 0).
Proof.
  intro i. assert (E : - G = G) by apply identical_equal, impartial_neg, i.
  rewrite (ge_same G 0 0 (- G)) by group. rewrite E. apply ge_le.
Qed.

(** * Nimbers *)

(** Both players may move to what stands for a left option. *)
Fixpoint heap (G : game) : game :=
  match G with Game M o => Game (fun _ => M Left) (fun _ i => heap (o Left i)) end.

Lemma opt_heap p X G : opt p X (heap G) <-> exists Y, opt Left Y G /\ X = heap Y :> game.
Proof.
  destruct G as [M o]. cbn. split.
  - intros [i ->]. exists (o Left i). split; [exists i|]; reflexivity.
  - intros (Y & [i ->] & ->). exists i. reflexivity.
Qed.

#[global] Opaque heap.

#[global] Instance heap_identical : Proper (identical ==> identical) heap.
Proof.
  intro G. induction G as [G IH] using conway. intros H E. apply identical_spec in E as [a b].
  apply identical_spec. split; intros p X o; apply opt_heap in o as (Y & o & ->).
  - destruct (a _ _ o) as (Z & oZ & e). exists (heap Z). split; [apply opt_heap; eauto|eapply IH; eauto].
  - destruct (b _ _ o) as (Z & oZ & e). exists (heap Z). split; [apply opt_heap; eauto|eapply IH; eauto].
Qed.

(** *a, where a is written as the set of all smaller ordinals. *)
Definition nimber (a : game) : game := heap (full a).

Lemma opt_nimber p X a : ordinal a -> opt p X (nimber a) ->
  exists b, ordinal b /\ b < a /\ X = nimber b :> game.
Proof.
  intros oa o. apply opt_heap in o as (Y & o & ->).
  destruct (full_option Y a oa o) as (b & ob & l & ->). exists b. auto.
Qed.

Lemma nimber_opt p a b : excluded_middle -> ordinal a -> ordinal b -> b < a ->
  exists X, opt p X (nimber a) /\ X == nimber b.
Proof.
  intros em oa ob l. destruct (proj1 (full_below em a oa) b ob l) as (X & o & e).
  exists (heap X). split; [apply opt_heap; eauto|]. unfold nimber. rewrite e. reflexivity.
Qed.

Lemma nimber_identical a b : excluded_middle -> ordinal a -> ordinal b -> a = b -> nimber a == nimber b.
Proof. intros em oa ob E. unfold nimber. rewrite (proj2 (full_below em b ob) a oa E). reflexivity. Qed.

Lemma impartial_heap G : impartial (heap G).
Proof.
  induction G as [G IH] using conway. constructor; intros p X o; apply opt_heap in o as (Y & o & ->).
  - exists (heap Y). split; [apply opt_heap; eauto|reflexivity].
  - exact (IH _ Y o).
Qed.

Lemma impartial_nimber a : impartial (nimber a).
Proof. apply impartial_heap. Qed.

Lemma nimber_fuzzy a b : excluded_middle -> ordinal a -> ordinal b -> b < a -> nimber a || nimber b.
Proof.
  intros em oa ob l. assert (n : forall q, ~ atleast q (nimber a) (nimber b)).
  { intros q h. destruct (nimber_opt (other q) a b em oa ob l) as (X & o & e).
    apply atleast_spec in h as [h _]. apply (h X o). rewrite e. apply atleast_refl. }
  apply fuzzy_spec. split; [exact (n Right)|exact (n Left)].
Qed.

Lemma fuzzy_not_equal G H : (G || H) -> ~ G = H.
Proof. intros f E. apply fuzzy_spec in f as [f _]. apply f. exact (equal_atleast Right G H E). Qed.

Lemma nimber_unique a b : excluded_middle -> ordinal a -> ordinal b -> nimber a = nimber b -> a = b.
Proof.
  intros em oa ob E. destruct (ordinal_lt_or_le a b em oa ob) as [l|l].
  - destruct (fuzzy_not_equal _ _ (nimber_fuzzy b a em ob oa l)). symmetry. exact E.
  - destruct (ordinal_le_lt_or_eq b a em ob oa l) as [l'|e]; [|symmetry; exact e].
    destruct (fuzzy_not_equal _ _ (nimber_fuzzy a b em oa ob l') E).
Qed.

(** The options of *n, *0 and *1. *)
Lemma nimber_options : excluded_middle -> forall n, ordinal n -> forall p X,
  (exists Y, opt p Y (nimber n) /\ X == Y) <-> exists k, ordinal k /\ k < n /\ X == nimber k.
Proof.
  intros em n on p X. split.
  - intros (Y & o & e). destruct (opt_nimber p Y n on o) as (k & ok & l & ->). eauto.
  - intros (k & ok & l & e). destruct (nimber_opt p n k em on ok l) as (Y & o & f).
    exists Y. split; [exact o|]. rewrite e, f. reflexivity.
Qed.

Lemma nimber_0 : nimber 0 == 0.
Proof.
  apply identical_spec. split; intros p X o; [|destruct (opt_zero _ _ o)].
  destruct (opt_nimber p X 0 ordinal_zero o) as (k & ok & l & _).
  destruct (lt_irrefl k). exact (lt_le_trans _ _ _ l (ordinal_ge_0 k ok)).
Qed.

Lemma nimber_1 : excluded_middle -> nimber 1 == star.
Proof.
  intro em. apply identical_spec. split; intros p X o.
  - destruct (opt_nimber p X 1 ordinal_one o) as (k & ok & l & ->). exists 0. split; [apply opt_star; reflexivity|].
    rewrite <- nimber_0. apply nimber_identical; [exact em|exact ok|exact ordinal_zero|].
    destruct (below_option 1 k em ordinal_one ok l) as (Y & oY & m). apply opt_one in oY as [_ ->].
    apply eq_le_le. split; [exact m|apply ordinal_ge_0, ok].
  - apply opt_star in o as ->. destruct (nimber_opt p 1 0 em ordinal_one ordinal_zero zero_lt_one) as (Y & oY & e).
    exists Y. split; [exact oY|]. rewrite e. exact nimber_0.
Qed.

(** * The least excluded nimber *)

(** a is the least ordinal whose nimber is equal to no member of the class C. *)
Definition is_mex (C : game -> Prop) (a : game) : Prop :=
  ordinal a /\ ~ (exists X, C X /\ X = nimber a) /\
  forall b, ordinal b -> b < a -> exists X, C X /\ X = nimber b.

Lemma mex_exists (C : game -> Prop) (bound : game) : excluded_middle -> ordinal bound ->
  ~ (exists X, C X /\ X = nimber bound) -> exists a, is_mex C a /\ a <= bound.
Proof.
  intros em ob nb.
  destruct (least_ordinal (fun a => ~ exists X, C X /\ X = nimber a) em) as (a & oa & na & least); [eauto|].
  exists a. split; [|exact (least bound ob nb)]. split; [exact oa|split; [exact na|]]. intros b ob' l.
  destruct (em (exists X, C X /\ X = nimber b)) as [h|no]; [exact h|].
  destruct (lt_irrefl b). apply lt_le_trans with a; [exact l|exact (least b ob' no)].
Qed.

(** Of a set of nimbers: {of all their ordinals | } bounds them. *)
Lemma mex_of_set {S : Type} (f : S -> game) : excluded_middle -> (forall s, ordinal (f s)) ->
  exists a, is_mex (fun X => exists s, X = nimber (f s) :> game) a.
Proof.
  intros em o. destruct (mex_exists (fun X => exists s, X = nimber (f s) :> game) (upper f) em) as (a & h & _).
  - apply ordinal_upper, o.
  - intros (X & [s ->] & E). apply nimber_unique in E; [|exact em|apply o|apply ordinal_upper, o].
    apply (lt_irrefl (f s)). rewrite E at 2. apply upper_gt, o.
  - exists a. exact h.
Qed.

(** Proposition 7.4 with 7.5: if all options for either player are equal to nimbers, and those of both
    players to the same, the game is the least excluded one. *)
Theorem bogus_nim G a : excluded_middle ->
  (forall p X, opt p X G -> exists b, ordinal b /\ X = nimber b) -> ordinal a ->
  (forall p, ~ (exists X, opt p X G /\ X = nimber a)) ->
  (forall p b, ordinal b -> b < a -> exists X, opt p X G /\ X = nimber b) -> G = nimber a.
Proof.
  intros em nim oa excluded least. apply equal_horses; intros p X o.
  - destruct (nim p X o) as (b & ob & E). unfold horse. rewrite E.
    assert (n : ~ b = a).
    { intro e. apply (excluded p). exists X. split; [exact o|]. rewrite E.
      apply identical_equal, nimber_identical; assumption. }
    assert (f : nimber b || nimber a).
    { destruct (ordinal_lt_or_le b a em ob oa) as [l|l].
      - pose proof (nimber_fuzzy a b em oa ob l) as f. apply fuzzy_spec in f as [f g].
        apply fuzzy_spec. split; [apply gf_lf, g|apply gf_lf, f].
      - destruct (ordinal_le_lt_or_eq a b em oa ob l) as [l'|e].
        + apply nimber_fuzzy; assumption.
        + destruct n. symmetry. exact e. }
    apply fuzzy_spec in f as [f g]. destruct p; [exact g|exact f].
  - destruct (opt_nimber p X a oa o) as (b & ob & l & ->).
    destruct (least p b ob l) as (Y & oY & E). unfold horse. rewrite <- E. apply opt_horse, oY.
Qed.

(** Theorem 7.5, and the ordinal is at most the birthday. *)
Theorem sprague_grundy G : excluded_middle -> impartial G ->
  exists a, ordinal a /\ a <= birthday G /\ G = nimber a.
Proof.
  intro em. induction G as [G IH] using conway. intro i. apply impartial_spec in i as [both all].
  assert (nim : forall p X, opt p X G -> exists b, ordinal b /\ b <= birthday X /\ X = nimber b) by eauto.
  assert (swap : forall p q X, opt p X G -> exists Y, opt q Y G /\ X = Y).
  { intros p q X o. destruct (both p X o) as (Y & oY & e). destruct p, q; cbn in oY;
      try (exists X; split; [exact o|reflexivity]); exists Y; split; [exact oY|apply identical_equal, e|exact oY|apply identical_equal, e]. }
  destruct (mex_exists (fun X => exists p, opt p X G) (birthday G) em) as (a & (oa & na & least) & l).
  - apply ordinal_birthday.
  - intros (X & [p o] & E). destruct (nim p X o) as (b & ob & l & F). rewrite F in E.
    apply nimber_unique in E; [|exact em|exact ob|apply ordinal_birthday].
    apply (lt_irrefl (birthday X)), lt_le_trans with (birthday G); [exact (birthday_option p X G o)|].
    rewrite <- E. exact l.
  - exists a. split; [exact oa|split; [exact l|]]. apply bogus_nim; [exact em| |exact oa| |].
    + intros p X o. destruct (nim p X o) as (b & ob & _ & E). eauto.
    + intros p (X & o & E). apply na. eauto.
    + intros p b ob lb. destruct (least b ob lb) as (X & [q o] & E). destruct (swap q p X o) as (Y & oY & F).
      exists Y. split; [exact oY|]. rewrite <- F. exact E.
Qed.
