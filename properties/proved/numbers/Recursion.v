(** The ordinals as a well ordered class: ordinal recursion (4.4), full forms (4.3), least upper
    bounds (4.6). *)

From CGT Require Export Powers.
Local Open Scope game_scope.

Section Recursion.
  Hypothesis em : excluded_middle.
  Variable A : Type.
  Variable E : A -> A -> Prop.
  Variable F : forall a, (forall b, ordinal b -> b < a -> A) -> A.
  Hypothesis symmetric : forall x y, E x y -> E y x.
  Hypothesis transitive : forall x y z, E x y -> E y z -> E x z.
  (** F looks at values only, and at these up to E. *)
  Hypothesis respects : forall a a' h h', ordinal a -> ordinal a' -> a = a' ->
    (forall b b' ob lb ob' lb', b = b' -> E (h b ob lb) (h' b' ob' lb')) -> E (F a h) (F a' h').

  Definition is_below (b a : game) : Prop := ordinal b /\ b < a.

  Lemma below_ends a : Acc is_below a.
  Proof.
    constructor. intros b [ob _]. revert b ob. apply ordinal_induction; [exact em|].
    intros b ob IH. constructor. intros c [oc l]. exact (IH c oc l).
  Qed.

  Definition step (a : game) (h : forall b, is_below b a -> A) : A :=
    F a (fun b ob lb => h b (conj ob lb)).

  Definition recursive (a : game) : A := Fix_F (fun _ => A) step (below_ends a).

  Lemma same_value a : ordinal a -> forall a', ordinal a' -> a = a' ->
    forall (r : Acc is_below a) (r' : Acc is_below a'),
    E (Fix_F (fun _ => A) step r) (Fix_F (fun _ => A) step r').
  Proof.
    revert a. apply (ordinal_induction (fun a => forall a', ordinal a' -> a = a' ->
      forall (r : Acc is_below a) (r' : Acc is_below a'),
      E (Fix_F (fun _ => A) step r) (Fix_F (fun _ => A) step r'))); [exact em|].
    intros a oa IH a' oa' e r r'. rewrite <- (Fix_F_eq _ step r), <- (Fix_F_eq _ step r').
    apply respects; [assumption..|]. intros b b' ob lb ob' lb' eb. apply IH; assumption.
  Qed.

  Theorem recursion_exists :
    (forall a a', ordinal a -> ordinal a' -> a = a' -> E (recursive a) (recursive a')) /\
    (forall a, ordinal a -> E (recursive a) (F a (fun b _ _ => recursive b))).
  Proof.
    split.
    - intros. apply same_value; assumption.
    - intros a oa. unfold recursive at 1. rewrite <- (Fix_F_eq _ step (below_ends a)).
      apply respects; [assumption..|reflexivity|]. intros b b' ob lb ob' lb' e. apply same_value; assumption.
  Qed.

  Theorem recursion_unique (g h : game -> A) :
    (forall a a', ordinal a -> ordinal a' -> a = a' -> E (h a) (h a')) ->
    (forall a, ordinal a -> E (g a) (F a (fun b _ _ => g b))) ->
    (forall a, ordinal a -> E (h a) (F a (fun b _ _ => h b))) ->
    forall a, ordinal a -> E (g a) (h a).
  Proof.
    intros hr hg hh. apply ordinal_induction; [exact em|]. intros a oa IH.
    apply transitive with (F a (fun b _ _ => g b)); [auto|].
    apply transitive with (F a (fun b _ _ => h b)); [|auto].
    apply respects; [assumption..|reflexivity|]. intros b b' ob lb ob' lb' e.
    apply transitive with (h b); [auto|]. apply hr; assumption.
  Qed.
End Recursion.

(** * Full forms: an ordinal as the set of the full forms of all smaller ones *)

Definition lefts (G : game) : Type := match G with Game M _ => M Left end.
Definition left_option (G : game) : lefts G -> game := match G with Game M o => o Left end.

Fixpoint full (a : game) : game :=
  match a with
  | Game M o => upper (fun s : {i : M Left & option (lefts (full (o Left i)))} =>
      match s with
      | existT _ i None => full (o Left i)
      | existT _ i (Some j) => left_option (full (o Left i)) j
      end)
  end.

Lemma opt_full p X a :
  opt p X (full a) <->
  p = Left :> player /\ exists Y, opt Left Y a /\ (X = full Y :> game \/ opt Left X (full Y)).
Proof.
  assert (l : forall G, opt Left X G <-> exists j, X = left_option G j :> game) by (intros [M o]; reflexivity).
  destruct a as [M o]. cbn [full]. rewrite opt_upper. split; intros [e h]; (split; [exact e|]).
  - destruct h as [[i [j|]] ->]; exists (o Left i); (split; [exists i; reflexivity|]).
    + right. apply l. eauto.
    + left. reflexivity.
  - destruct h as (Y & [i ->] & [->|h]).
    + exists (existT _ i None). reflexivity.
    + apply l in h as [j ->]. exists (existT _ i (Some j)). reflexivity.
Qed.

#[global] Opaque full.

Lemma full_option X a : ordinal a -> opt Left X (full a) -> exists b, ordinal b /\ b < a /\ X = full b :> game.
Proof.
  revert X. induction a as [a IH] using conway. intros X oa o. apply opt_full in o as [_ (Y & oY & h)].
  pose proof (ordinal_left _ _ oa oY) as oY'. pose proof (ordinal_left_lt _ _ oa oY) as l.
  destruct h as [->|o]; [eauto|]. destruct (IH Left Y oY X oY' o) as (b & ob & lb & e).
  exists b. split; [exact ob|split; [apply lt_trans with Y; assumption|exact e]].
Qed.

Lemma full_below : excluded_middle -> forall a, ordinal a ->
  (forall b, ordinal b -> b < a -> exists X, opt Left X (full a) /\ X == full b) /\
  (forall b, ordinal b -> b = a -> full b == full a).
Proof.
  intro em. cut (forall a, ordinal a -> forall c, ordinal c -> c = a ->
    (forall b, ordinal b -> b < c -> exists X, opt Left X (full c) /\ X == full b) /\ full c == full a).
  { intros all a oa. split.
    - apply (all a oa a oa). reflexivity.
    - intros b ob e. apply (all a oa b ob e). }
  intros a0 oa0. pattern a0. revert a0 oa0. apply ordinal_induction; [exact em|]. intros a oa IH.
  assert (smaller : forall c, ordinal c -> c = a -> forall b, ordinal b -> b < c ->
            exists X, opt Left X (full c) /\ X == full b).
  { intros c oc e b ob l. destruct (below_option c b em oc ob l) as (Z & oZ & m).
    pose proof (ordinal_left _ _ oc oZ) as oZ'.
    assert (lZ : Z < a) by (rewrite <- e; apply ordinal_left_lt; assumption).
    destruct (ordinal_le_lt_or_eq b Z em ob oZ' m) as [l'|e'].
    - destruct (IH Z oZ' lZ Z oZ' (reflexivity Z)) as [h _].
      destruct (h b ob l') as (X & oX & eX). exists X. split; [|exact eX]. apply opt_full. eauto.
    - exists (full Z). split; [apply opt_full; eauto|]. symmetry. apply (IH Z oZ' lZ b ob e'). }
  intros c oc e. split; [apply smaller; assumption|].
  assert (half : forall c d, ordinal c -> ordinal d -> c = a -> d = a -> forall p X, opt p X (full c) ->
            exists Y, opt p Y (full d) /\ X == Y).
  { intros c' d oc' od ec ed p X o. pose proof (proj1 (proj1 (opt_full p X c') o)) as ->.
    destruct (full_option X c' oc' o) as (b & ob & lb & ->).
    destruct (smaller d od ed b ob) as (Y & oY & eY); [rewrite ed, <- ec; exact lb|].
    exists Y. split; [exact oY|symmetry; exact eY]. }
  apply identical_spec. split.
  - apply half; [assumption..|reflexivity].
  - intros p Y oY. destruct (half a c oa oc (reflexivity a) e p Y oY) as (X & oX & eX).
    exists X. split; [exact oX|symmetry; exact eX].
Qed.

Lemma full_equal : excluded_middle -> forall a, ordinal a -> full a = a.
Proof.
  intro em. apply ordinal_induction; [exact em|]. intros a oa IH. apply equal_horses; intros p X o.
  - pose proof (proj1 (proj1 (opt_full p X a) o)) as ->.
    destruct (full_option X a oa o) as (b & ob & l & ->). apply horse_left.
    rewrite (IH b ob l). apply lt_lf, l.
  - destruct p; [|destruct (ordinal_right _ _ oa o)]. unfold horse.
    rewrite <- (IH X (ordinal_left _ _ oa o) (ordinal_left_lt _ _ oa o)).
    apply opt_horse, opt_full. eauto.
Qed.

Lemma ordinal_full a : ordinal a -> ordinal (full a).
Proof.
  induction a as [a IH] using conway. intro oa. constructor; intros X o; apply opt_full in o as [e (Y & oY & h)].
  - discriminate e.
  - destruct h as [->|o]; [|apply ordinal_left with (full Y); [|exact o]]; eapply IH; eauto using ordinal_left.
Qed.

(** * Least upper bounds *)

Definition least_upper_bound {S : Type} (f : S -> game) (l : game) : Prop :=
  ordinal l /\ (forall s, f s <= l) /\ forall u, ordinal u -> (forall s, f s <= u) -> l <= u.

Theorem least_upper_bound_exists {S : Type} (f : S -> game) : excluded_middle ->
  (forall s, ordinal (f s)) -> exists l, least_upper_bound f l.
Proof.
  intros em o. destruct (least_ordinal (fun u => forall s, f s <= u) em) as (l & ol & b & m).
  - exists (upper f). split; [apply ordinal_upper, o|]. intro s. apply lt_le, upper_gt, o.
  - exists l. split; [exact ol|split; [exact b|exact m]].
Qed.

Lemma upper_is_bound_iff {S : Type} (f : S -> game) l : excluded_middle ->
  (forall s, ordinal (f s)) -> least_upper_bound f l ->
  (upper f = l <-> ~ exists s, forall t, f t <= f s) /\
  (forall s, (forall t, f t <= f s) -> l = f s).
Proof.
  intros em o (ol & b & m).
  assert (max : forall s, (forall t, f t <= f s) -> l = f s).
  { intros s h. apply eq_le_le. split; [apply m; [apply o|exact h]|apply b]. }
  split; [|exact max]. split.
  - intros E [s h]. apply (lt_irrefl (f s)). rewrite <- (max s h) at 2. rewrite <- E. apply upper_gt, o.
  - intro no. apply eq_le_le. split; [|apply m; [apply ordinal_upper, o|intro s; apply lt_le, upper_gt, o]].
    apply upper_le; [exact ol|]. intro s.
    destruct (ordinal_lt_or_le (f s) l em (o s) ol) as [h|h]; [exact h|]. destruct no. exists s.
    intro t. apply le_trans with l; [apply b|exact h].
Qed.
