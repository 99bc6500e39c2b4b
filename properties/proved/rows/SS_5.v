(** Section 5 of Schleicher and Stoll: simplicity and weak number avoidance, for all games, and
    {Z|Z}. *)

From Coq Require Import ZArith.
From CGT Require Import Avoidance Firsts.
Local Open Scope game_scope.

Theorem SS_5_1a : forall G H,
  (forall X, opt Left X G -> X <| H) -> (forall X, opt Right X G -> H <| X) ->
  (forall Y, opt Left Y H -> exists X, opt Left X G /\ Y <= X) ->
  (forall Y, opt Right Y H -> exists X, opt Right X G /\ Y >= X) -> G = H.
Proof.
  intros G H l r l' r'. apply general_simplicity; try assumption. intros Y o.
  destruct (r' Y o) as (X & oX & a). exists X. split; [exact oX|apply ge_le, a].
Qed.

(** K has the options of G and those of H. *)
Theorem SS_5_1b : forall G H K,
  (forall X, opt Left X G -> X <| H) -> (forall X, opt Right X G -> H <| X) ->
  (forall p X, opt p X K <-> opt p X G \/ opt p X H) -> H = K.
Proof.
  intros G H K l r k. symmetry. apply gift_horses; intros p X o; [apply k; auto|].
  apply k in o as [o|o]; [right|auto]. destruct p; [exact (l X o)|apply gf_lf, r, o].
Qed.

Theorem SS_5_1c : forall G H K,
  (forall Y, opt Left Y H -> exists X, opt Left X G /\ Y <= X) ->
  (forall Y, opt Right Y H -> exists X, opt Right X G /\ Y >= X) ->
  (forall p X, opt p X K <-> opt p X G \/ opt p X H) -> K = G.
Proof.
  intros G H K l r k. apply delete_dominated; intros p X o; [apply k; auto|].
  apply k in o as [o|o]; [auto|]. right. destruct p.
  - destruct (l X o) as (Y & oY & a). exists Y. split; [exact oY|apply ge_le, a].
  - destruct (r X o) as (Y & oY & a). exists Y. split; [exact oY|apply ge_le, a].
Qed.

Theorem SS_5_1_x1 : excluded_middle -> forall G x, number x ->
  (forall X, opt Left X G -> X <| x) -> (forall X, opt Right X G -> x <| X) ->
  (((forall Y, opt Left Y x -> exists X, opt Left X G /\ Y <= X) /\
    (forall Y, opt Right Y x -> exists X, opt Right X G /\ Y >= X)) <->
   ~ exists p y, opt p y x /\ (forall X, opt Left X G -> X <| y) /\ (forall X, opt Right X G -> y <| X)).
Proof.
  intros em G x n l r. split.
  - intros [l' r'] ([] & y & o & a & b).
    + destruct (l' y o) as (X & oX & c). apply (a X oX), ge_le, c.
    + destruct (r' y o) as (X & oX & c). exact (b X oX c).
  - intro none. split; intros Y o.
    + destruct (em (exists X, opt Left X G /\ Y <= X)) as [h|no]; [exact h|].
      destruct none. exists Left, Y. parts; [exact o| |].
      * intros X oX. apply lf_not_ge. intro a. apply no. eauto.
      * intros X oX. apply le_lf_trans with x; [apply lt_le, left_lt; assumption|exact (r X oX)].
    + destruct (em (exists X, opt Right X G /\ Y >= X)) as [h|no]; [exact h|].
      destruct none. exists Right, Y. parts; [exact o| |].
      * intros X oX. apply lf_le_trans with x; [exact (l X oX)|apply lt_le, right_gt; assumption].
      * intros X oX a. apply no. exists X. auto.
Qed.

Theorem SS_5_2a : excluded_middle -> forall G,
  (exists x, number x /\ (forall X, opt Left X G -> X <| x) /\ (forall X, opt Right X G -> x <| X)) ->
  exists y, number y /\ G = y.
Proof.
  intros em G (x & n & f). destruct (simplest_position x G em n f) as (y & p & E).
  exists y. split; [exact (number_position y x p n)|exact E].
Qed.

Theorem SS_5_2b : excluded_middle -> forall G x, number x ->
  (forall X, opt Left X G -> X <| x) -> (forall X, opt Right X G -> x <| X) ->
  exists y, position y x /\ G = y.
Proof. intros em G x n l r. exact (simplest_position x G em n (conj l r)). Qed.

Theorem SS_5_2c : excluded_middle -> forall G x, number x ->
  (forall X, opt Left X G -> X <| x) -> (forall X, opt Right X G -> x <| X) ->
  (forall p y, opt p y x -> ~ ((forall X, opt Left X G -> X <| y) /\ (forall X, opt Right X G -> y <| X))) ->
  G = x.
Proof. intros em G x n l r none. exact (simplest x G em n (conj l r) none). Qed.

Theorem SS_5_2_x4 : excluded_middle ->
  (forall G, (forall X, ~ opt Right X G) -> exists x, number x /\ G = x) /\
  (forall G, (forall X, ~ opt Left X G) -> exists x, number x /\ G = x).
Proof.
  intro em. assert (right : forall G, (forall X, ~ opt Right X G) -> exists x, number x /\ G = x).
  { intros G no. apply (SS_5_2a em). exists (birthday G).
    parts; [apply ordinal_number, ordinal_birthday| |intros X o; destruct (no X o)].
    intros X o. apply le_lf_trans with (birthday X); [apply le_birthday|].
    apply lt_lf, (birthday_option _ _ _ o). }
  split; [exact right|]. intros G no. destruct (right (- G)) as (x & n & E).
  - intros X o. cases. exact (no _ oX).
  - exists (- x). split; [apply number_neg, n|]. rewrite <- E. group.
Qed.

Theorem SS_5_2_x5 : excluded_middle -> forall G, (forall X, ~ opt Right X G) ->
  exists a, ordinal a /\ G = a /\ position a (birthday G).
Proof.
  intros em G no. destruct (simplest_position (birthday G) G em) as (a & p & E).
  - apply ordinal_number, ordinal_birthday.
  - split; [|intros X o; destruct (no X o)]. intros X o.
    apply le_lf_trans with (birthday X); [apply le_birthday|]. apply lt_lf, (birthday_option _ _ _ o).
  - exists a. parts; [|exact E|exact p]. assert (h := ordinal_birthday G). revert h.
    clear E. induction p as [|X q Y b oY p IH]; [auto|]. intro h. apply IH.
    destruct q; [exact (ordinal_left _ _ h oY)|destruct (ordinal_right _ _ h oY)].
Qed.

Theorem SS_5_2_x8 : forall x, number x ->
  (forall L, opt Left L x -> L < x) /\ (forall R, opt Right R x -> x < R).
Proof. exact number_between. Qed.

Theorem SS_5_2_x9 : excluded_middle -> forall x, number x ->
  (x > 0 -> (exists L, opt Left L x /\ L >= 0) /\ (forall R, opt Right R x -> R > 0)) /\
  (x < 0 -> (exists R, opt Right R x /\ R <= 0) /\ (forall L, opt Left L x -> L < 0)).
Proof.
  intros em x n. split; intro s.
  - apply gt_lt in s. split.
    + pose proof (lt_lf _ _ s) as g. apply gf_lf, gf_0, (first_spec _ _ em) in g as (L & o & w).
      exists L. split; [exact o|apply ge_0, w].
    + intros R o. apply gt_lt, lt_trans with x; [exact s|apply right_gt; assumption].
  - split.
    + pose proof (lt_lf _ _ s) as g. apply lf_0, (first_spec _ _ em) in g as (R & o & w).
      exists R. split; [exact o|apply le_0, w].
    + intros L o. apply lt_trans with x; [apply left_lt; assumption|exact s].
Qed.

(** * Weak number avoidance *)

Theorem SS_5_3a : forall G x, number x -> (exists L, opt Left L G /\ L >= x) -> x <| G.
Proof.
  intros G x _ (L & o & a). apply le_lf_trans with L; [apply ge_le, a|apply left_lf, o].
Qed.

Theorem SS_5_3b : excluded_middle -> forall G x, ~ equals_a_number G -> number x ->
  x <| G -> exists L, opt Left L G /\ L >= x.
Proof.
  intros em G x no n l. apply (weak_avoidance G x em no n) in l as (L & o & a).
  exists L. split; [exact o|apply ge_le, a].
Qed.

Theorem SS_5_3c : excluded_middle -> forall G x, ~ equals_a_number G -> number x ->
  (G <| x <-> exists R, opt Right R G /\ R <= x).
Proof. intros em G x. exact (weak_avoidance_right G x em). Qed.

Theorem SS_5_3_x1 : excluded_middle -> forall G x, ~ equals_a_number G -> number x ->
  (G + x |> 0 <-> exists L, opt Left L G /\ L + x >= 0).
Proof.
  intros em G x no n. rewrite gf_lf.
  assert (E : 0 <| G + x <-> - x <| G) by (apply lf_same; group). rewrite E.
  rewrite (weak_avoidance G (- x) em no (number_neg x n)).
  split; intros (L & o & a); exists L; (split; [exact o|]).
  - apply ge_le. apply (le_same _ _ (- x) L); [group|exact a].
  - apply ge_le in a. apply (le_same _ _ 0 (L + x)); [group|exact a].
Qed.

(** For all games: both players have a move where there is no number. *)
Theorem SS_5_4b : excluded_middle -> forall G, ~ equals_a_number G ->
  (exists X, opt Left X G) /\ (exists X, opt Right X G).
Proof.
  intros em G no. destruct (SS_5_2_x4 em) as [r l]. split.
  - destruct (em (exists X, opt Left X G)) as [h|n]; [exact h|]. destruct no. apply l. intros X o. eauto.
  - destruct (em (exists X, opt Right X G)) as [h|n]; [exact h|]. destruct no. apply r. intros X o. eauto.
Qed.

(** * {Z|Z}, whose left options are all integers, as are the right ones *)

Theorem SS_5_6_x1 : excluded_middle ->
  let G := cut integer integer in
  ~ few_positions G /\ ~ equals_a_number G /\
  ~ G + 1 = cut (fun z => integer z + 1) (fun z => integer z + 1).
Proof.
  intros em G. parts; [exact (all_integers_not_short em)|exact (all_integers_no_number)|].
  rewrite shifted_integers. exact (not_plus_one all_integers).
Qed.

Theorem SS_5_6_x2 :
  cut (fun z => integer z + 1) (fun z => integer z + 1) = cut integer integer.
Proof. exact shifted_integers. Qed.

Theorem SS_5_6_x3 : ~ cut integer integer + 1 = cut integer integer.
Proof. exact (not_plus_one _). Qed.

Theorem SS_5_6_x4 : forall z, cut integer integer || integer z.
Proof. exact integer_fuzzy. Qed.

Theorem SS_5_6_x5 :
  ~ exists L, opt Left L (cut integer integer) /\ cut integer integer < L + 1.
Proof.
  intros (L & o & l). apply opt_all_integers with (p := Left) in o as [z ->].
  pose proof (integer_fuzzy (z + 1)%Z) as f. apply fuzzy_spec in f as [f _]. apply f, lt_le.
  rewrite integer_plus, integer_1. exact l.
Qed.

(** No number L does what 5.5 says of the left stop. *)
Theorem SS_5_6_x6 : excluded_middle -> ~ exists L, number L /\
  (forall y, number y -> y > L -> y > cut integer integer) /\
  (forall y, number y -> y < L -> y <| cut integer integer).
Proof. exact no_left_stop. Qed.

Theorem SS_5_6_x7 : ~ exists u, number u /\ (forall z, integer z <= u) /\
  forall v, number v -> (forall z, integer z <= v) -> u <= v.
Proof.
  intros (u & n & b & least). destruct (no_bound_below_one u n b) as (n1 & l & b1).
  apply (lt_irrefl u), le_lt_trans with (u - 1); [apply least; assumption|exact l].
Qed.
