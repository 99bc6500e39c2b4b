(** Rows of Section 5 of Schleicher and Stoll on short games: stops and Strong Number Avoidance. *)

From CGT Require Import Stops.
Local Open Scope game_scope.

(** [stop Left G x]: x is L(G); [stop Right G x]: x is R(G). *)
Theorem SS_5_4a : excluded_middle -> forall G,
  (forall x, stop Left G x <-> number x /\ (G = x \/ ~ equals_a_number G /\
     (exists X, opt Left X G /\ stop Right X x) /\ forall X y, opt Left X G -> stop Right X y -> x >= y)) /\
  (forall x, stop Right G x <-> number x /\ (G = x \/ ~ equals_a_number G /\
     (exists X, opt Right X G /\ stop Left X x) /\ forall X y, opt Right X G -> stop Left X y -> x <= y)) /\
  (short G -> forall p, (exists x, stop p G x) /\ forall x y, stop p G x -> stop p G y -> x = y).
Proof.
  intros em G. split; [exact (stop_spec Left G)|split; [exact (stop_spec Right G)|]].
  intros s p. destruct (stops G em s p) as [some b]. split; [exact some|]. intros x y t u.
  apply (bounds_unique p G G x y em); [reflexivity| | |exact (b x t)|exact (b y u)].
  - apply stop_spec in t. apply t.
  - apply stop_spec in u. apply u.
Qed.

Section bounds.
  Variables (G x y : game).
  Hypotheses (em : excluded_middle) (s : short G) (ny : number y).

  Lemma left_stop : stop Left G x -> (y > x -> y > G) /\ (y < x -> y <| G).
  Proof.
    intro t. destruct (proj2 (stops G em s Left) x t) as [a b]. split; intro l.
    - apply better_left, a; [exact ny|apply better_left, l].
    - apply b; [exact ny|]. apply better_left, gt_lt, l.
  Qed.

  Lemma right_stop : stop Right G x -> (y < x -> y < G) /\ (y > x -> y |> G).
  Proof.
    intro t. destruct (proj2 (stops G em s Right) x t) as [a b]. split; intro l.
    - apply better_right, a; [exact ny|apply better_right, l].
    - apply b; [exact ny|]. apply better_right, gt_lt, l.
  Qed.
End bounds.

Theorem SS_5_5a : excluded_middle -> forall G x y, short G -> stop Left G x -> number y -> y > x -> y > G.
Proof. intros em G x y s t n. exact (proj1 (left_stop G x y em s n t)). Qed.

Theorem SS_5_5b : excluded_middle -> forall G x y, short G -> stop Left G x -> number y -> y < x -> y <| G.
Proof. intros em G x y s t n. exact (proj2 (left_stop G x y em s n t)). Qed.

Theorem SS_5_5c : excluded_middle -> forall G x y, short G -> stop Right G x -> number y -> y < x -> y < G.
Proof. intros em G x y s t n. exact (proj1 (right_stop G x y em s n t)). Qed.

Theorem SS_5_5d : excluded_middle -> forall G x y, short G -> stop Right G x -> number y -> y > x -> y |> G.
Proof. intros em G x y s t n. exact (proj2 (right_stop G x y em s n t)). Qed.

Theorem SS_5_5e : excluded_middle -> forall G z, short G -> ~ equals_a_number G -> number z -> z > 0 ->
  exists X, opt Left X G /\ G < X + z.
Proof. intros em G z s no nz pos. apply gt_lt in pos. exact (good_move G z em s no nz pos). Qed.

Lemma good_right_move : excluded_middle -> forall G z, short G -> ~ equals_a_number G -> number z -> 0 < z ->
  exists X, opt Right X G /\ X - z < G.
Proof.
  intros em G z s no nz pos. destruct (good_move (- G) z em (short_neg G s)) as (X & o & l); [|exact nz|exact pos|].
  - intro h. apply no, equals_a_number_neg, h.
  - cases. exists X0. split; [exact oX|]. apply (lt_same _ _ (- G) (- X0 + z)); [group|exact l].
Qed.

Theorem SS_5_5f : excluded_middle -> forall G z, short G -> ~ equals_a_number G -> number z -> z > 0 ->
  exists X, opt Right X G /\ G > X - z.
Proof.
  intros em G z s no nz pos. apply gt_lt in pos. destruct (good_right_move em G z s no nz pos) as (X & o & l).
  exists X. split; [exact o|apply gt_lt, l].
Qed.

Theorem SS_5_5_x1 : excluded_middle -> forall G l r y, short G -> stop Left G l -> stop Right G r -> number y ->
  (r < y -> y < l -> y || G) /\ (y > l -> y > G) /\ (y < r -> y < G).
Proof.
  intros em G l r y s tl tr n. destruct (left_stop G l y em s n tl) as [a b], (right_stop G r y em s n tr) as [c d].
  split; [|split; assumption]. intros h k. apply fuzzy_spec. split; [apply d, gt_lt, h|apply b, k].
Qed.

Theorem SS_5_6b : excluded_middle -> forall G x, short G -> ~ equals_a_number G -> number x ->
  (forall L, opt Left L x -> exists X, opt Left X G /\ G + L < X + x) /\
  (forall R, opt Right R x -> exists X, opt Right X G /\ X + x < G + R).
Proof.
  intros em G x s no n. split.
  - intros L o. destruct (good_move G (x - L) em s no) as (X & oX & l).
    + apply number_minus; [exact n|exact (number_opt _ _ _ n o)].
    + apply (lt_same _ _ L x); [group|apply left_lt; assumption].
    + exists X. split; [exact oX|]. apply (lt_same _ _ G (X + (x - L))); [group|exact l].
  - intros R o. destruct (good_right_move em G (R - x) s no) as (X & oX & l).
    + apply number_minus; [exact (number_opt _ _ _ n o)|exact n].
    + apply (lt_same _ _ x R); [group|apply right_gt; assumption].
    + exists X. split; [exact oX|]. apply (lt_same _ _ (X - (R - x)) G); [group|exact l].
Qed.

(** K has the options G^L + x and G^R + x. *)
Theorem SS_5_6a : excluded_middle -> forall G x, short G -> ~ equals_a_number G -> number x ->
  forall K, (forall p Z, opt p Z K <-> exists X, opt p X G /\ Z = X + x :> game) -> G + x = K.
Proof.
  intros em G x s no n K k. destruct (SS_5_6b em G x s no n) as [l r]. apply delete_dominated.
  - intros p Z o. apply k in o as (X & o & ->). apply opt_left, o.
  - intros p Z o. cases; [left; apply k; eauto|right]. destruct p.
    + destruct (l _ oX) as (V & o & h). exists (V + x). split; [apply k; eauto|]. apply ge_le, lt_le, h.
    + destruct (r _ oX) as (V & o & h). exists (V + x). split; [apply k; eauto|]. apply lt_le, h.
Qed.
