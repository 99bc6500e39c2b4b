(** Short games as finite trees: deleting dominated options and bypassing reversible ones makes the tree smaller,
    and so ends, in a form without such options (2.25). *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Short Simplest.
Local Open Scope game_scope.

(** * Trees *)

(** [Form o]: the list [o Left] of left options, and [o Right] of right ones. *)
Inductive form : Type := Form (o : player -> list form).

Definition side (p : player) (t : form) : list form := match t with Form o => o p end.

Fixpoint game_of (t : form) : game :=
  match t with Form o => braces (map game_of (o Left)) (map game_of (o Right)) end.

(** The number of nodes. *)
Fixpoint nodes (t : form) : nat :=
  match t with Form o => S (list_sum (map nodes (o Left)) + list_sum (map nodes (o Right))) end.

Lemma opt_game_of p X t : opt p X (game_of t) <-> exists s, In s (side p t) /\ X = game_of s :> game.
Proof.
  destruct t as [o]. cbn [game_of side]. rewrite opt_braces.
  assert (e : match p with Left => map game_of (o Left) | Right => map game_of (o Right) end = map game_of (o p) :> list game)
    by (destruct p; reflexivity).
  rewrite e, in_map_iff. split; intros (s & a & b); exists s; auto.
Qed.

Lemma nodes_member t l : In t l -> (nodes t <= list_sum (map nodes l))%nat.
Proof.
  induction l as [|s l IH]; [intros []|].
  change (list_sum (map nodes (s :: l))) with (nodes s + list_sum (map nodes l))%nat.
  intros [->|i]; [lia|]. specialize (IH i). lia.
Qed.

Lemma nodes_side p t : (list_sum (map nodes (side p t)) < nodes t)%nat.
Proof.
  destruct t as [o]. change (nodes (Form o)) with (S (list_sum (map nodes (o Left)) + list_sum (map nodes (o Right)))).
  destruct p; cbn [side]; lia.
Qed.

Lemma nodes_option s p t : In s (side p t) -> (nodes s < nodes t)%nat.
Proof. intro i. apply nodes_member in i. pose proof (nodes_side p t). lia. Qed.

Theorem form_induction (P : form -> Prop) :
  (forall t, (forall p s, In s (side p t) -> P s) -> P t) -> forall t, P t.
Proof.
  intros step t. induction t as [t IH] using (well_founded_induction (Wf_nat.well_founded_ltof form nodes)).
  apply step. intros p s i. apply IH. exact (nodes_option s p t i).
Qed.

Lemma short_game_of t : short (game_of t).
Proof.
  induction t as [t IH] using form_induction. destruct t as [o]. cbn [game_of].
  apply short_braces; intros X i; apply in_map_iff in i as (s & <- & i); [apply (IH Left s i)|apply (IH Right s i)].
Qed.

Lemma short_form G : short G -> exists t, G == game_of t.
Proof.
  induction G as [G IH] using conway. intro s.
  assert (sides : exists f : player -> list form, forall p,
    (forall X, opt p X G -> exists t, In t (f p) /\ X == game_of t) /\
    (forall t, In t (f p) -> exists X, opt p X G /\ X == game_of t)).
  { assert (one : forall p, exists m, (forall X, opt p X G -> exists t, In t m /\ X == game_of t) /\
      (forall t, In t m -> exists X, opt p X G /\ X == game_of t)).
    { intro p. destruct (short_options p G s) as (l & a & b).
      destruct (choose (fun X t => X == game_of t) l) as (m & c & d).
      - intros X i. destruct (a X i) as (_ & Y & o & e). destruct (IH p Y o (short_opt _ _ _ o s)) as [t f].
        exists t. rewrite <- e. exact f.
      - exists m. split.
        + intros X o. destruct (b X o) as (Y & i & e). destruct (c Y i) as (t & j & f). exists t. rewrite e. auto.
        + intros t i. destruct (d t i) as (Y & j & f). destruct (a Y j) as (_ & X & o & e). exists X.
          split; [exact o|rewrite e; exact f]. }
    destruct (one Left) as [l hl], (one Right) as [r hr].
    exists (fun p => match p with Left => l | Right => r end). intros []; assumption. }
  destruct sides as [f h]. exists (Form f). apply identical_spec. split; intros p X o.
  - destruct (proj1 (h p) X o) as (t & i & e). exists (game_of t). split; [apply opt_game_of; eauto|exact e].
  - apply opt_game_of in o as (t & i & ->). destruct (proj2 (h p) t i) as (Y & o & e). eauto.
Qed.

(** * Identity is decided *)

Lemma all_or_some {A : Type} (P Q : A -> Prop) (l : list A) : (forall x, In x l -> P x \/ Q x) ->
  (forall x, In x l -> P x) \/ exists x, In x l /\ Q x.
Proof.
  intro dec. destruct (some_or_none Q P l) as [h|h]; [|auto|auto]. intros x i. destruct (dec x i); auto.
Qed.

Lemma identical_or_not s t : game_of s == game_of t \/ ~ game_of s == game_of t.
Proof.
  revert t. induction s as [s IH] using form_induction. intro t.
  assert (there : forall p x, In x (side p s) ->
    (exists y, In y (side p t) /\ game_of x == game_of y) \/ (forall y, In y (side p t) -> ~ game_of x == game_of y)).
  { intros p x i. apply some_or_none. intros y _. exact (IH p x i y). }
  assert (back : forall p y, In y (side p t) ->
    (exists x, In x (side p s) /\ game_of x == game_of y) \/ (forall x, In x (side p s) -> ~ game_of x == game_of y)).
  { intros p y _. apply some_or_none. intros x i. exact (IH p x i y). }
  destruct (all_or_some _ _ (side Left s) (there Left)) as [a|(x & i & n)];
    [|right; intro E; apply identical_spec in E as [a _]; destruct (a Left (game_of x)) as (Y & o & e);
      [apply opt_game_of; eauto|apply opt_game_of in o as (y & j & ->); exact (n y j e)]].
  destruct (all_or_some _ _ (side Right s) (there Right)) as [b|(x & i & n)];
    [|right; intro E; apply identical_spec in E as [b _]; destruct (b Right (game_of x)) as (Y & o & e);
      [apply opt_game_of; eauto|apply opt_game_of in o as (y & j & ->); exact (n y j e)]].
  destruct (all_or_some _ _ (side Left t) (back Left)) as [c|(y & i & n)];
    [|right; intro E; apply identical_spec in E as [_ c]; destruct (c Left (game_of y)) as (X & o & e);
      [apply opt_game_of; eauto|apply opt_game_of in o as (x & j & ->); exact (n x j e)]].
  destruct (all_or_some _ _ (side Right t) (back Right)) as [d|(y & i & n)];
    [|right; intro E; apply identical_spec in E as [_ d]; destruct (d Right (game_of y)) as (X & o & e);
      [apply opt_game_of; eauto|apply opt_game_of in o as (x & j & ->); exact (n x j e)]].
  left. apply identical_spec. split; intros p X o; apply opt_game_of in o as (x & i & ->).
  - assert (h : exists y, In y (side p t) /\ game_of x == game_of y) by (destruct p; auto).
    destruct h as (y & j & e). exists (game_of y). split; [apply opt_game_of; eauto|exact e].
  - assert (h : exists y, In y (side p s) /\ game_of y == game_of x) by (destruct p; auto).
    destruct h as (y & j & e). exists (game_of y). split; [apply opt_game_of; eauto|exact e].
Qed.

(** * Simplifying, one step *)

(** An option is deleted that another dominates, or replaced by options of Y, through which it is reversible; or
    this is done in an option. *)
Inductive simplified : form -> form -> Prop :=
| Deleted p a X b t t' :
    side p t = a ++ X :: b :> list form -> dominated p (game_of X) (game_of t) ->
    side p t' = a ++ b :> list form -> side (other p) t' = side (other p) t :> list form -> simplified t t'
| Bypassed p a X b Y t t' :
    side p t = a ++ X :: b :> list form -> In Y (side (other p) X) -> atleast p (game_of t) (game_of Y) ->
    side p t' = a ++ side p Y ++ b :> list form -> side (other p) t' = side (other p) t :> list form -> simplified t t'
| Inside p a X X' b t t' :
    simplified X X' -> side p t = a ++ X :: b :> list form ->
    side p t' = a ++ X' :: b :> list form -> side (other p) t' = side (other p) t :> list form -> simplified t t'.

Lemma nodes_sides p t :
  nodes t = S (list_sum (map nodes (side p t)) + list_sum (map nodes (side (other p) t))) :> nat.
Proof.
  destruct t as [o]. change (nodes (Form o)) with (S (list_sum (map nodes (o Left)) + list_sum (map nodes (o Right)))).
  destruct p; cbn [side other]; lia.
Qed.

Lemma sum_app (a b : list form) :
  list_sum (map nodes (a ++ b)) = (list_sum (map nodes a) + list_sum (map nodes b))%nat :> nat.
Proof. rewrite map_app. apply list_sum_app. Qed.

Lemma sum_cons X (b : list form) :
  list_sum (map nodes (X :: b)) = (nodes X + list_sum (map nodes b))%nat :> nat.
Proof. reflexivity. Qed.

Theorem simplified_smaller t t' : simplified t t' -> (nodes t' < nodes t)%nat.
Proof.
  induction 1 as [p a X b t t' e _ e' f|p a X b Y t t' e i _ e' f|p a X X' b t t' _ IH e e' f];
    rewrite (nodes_sides p t), (nodes_sides p t'), e, e', f, !sum_app, ?sum_cons.
  - assert (0 < nodes X)%nat by (destruct X; cbn [nodes]; lia). lia.
  - pose proof (nodes_side p Y). pose proof (nodes_option Y (other p) X i). lia.
  - lia.
Qed.

Theorem simplified_equal t t' : simplified t t' -> game_of t' = game_of t.
Proof.
  assert (players : forall p q, q = p :> player \/ q = other p :> player) by (intros [] []; auto).
  induction 1 as [p a X b t t' e d e' f|p a X b Y t t' e i l e' f|p a X X' b t t' _ IH e e' f].
  - symmetry. apply delete_dominated; intros q Z o; destruct (players p q) as [->| ->];
      apply opt_game_of in o as (s & i & ->).
    + apply opt_game_of. exists s. split; [|reflexivity]. rewrite e' in i. rewrite e.
      apply in_app_iff in i as [i|i]; apply in_app_iff; cbn; auto.
    + apply opt_game_of. exists s. rewrite f in i. auto.
    + rewrite e in i. apply in_app_iff in i as [i|[<-|i]];
        [left; apply opt_game_of; exists s; rewrite e', in_app_iff; auto| |
         left; apply opt_game_of; exists s; rewrite e', in_app_iff; auto].
      right. destruct d as (Z & oZ & ne & l). exists Z. split; [|exact l].
      apply opt_game_of in oZ as (y & j & ->). apply opt_game_of. exists y. split; [|reflexivity].
      rewrite e'. rewrite e in j. apply in_app_iff in j as [j|[<-|j]]; [apply in_app_iff; auto| |apply in_app_iff; auto].
      destruct ne. reflexivity.
    + left. apply opt_game_of. exists s. rewrite f. auto.
  - symmetry. apply (bypass_reversible p (game_of X) (game_of Y)).
    + apply opt_game_of. exists X. rewrite e, in_app_iff. cbn. auto.
    + apply opt_game_of. eauto.
    + exact l.
    + intro Z. rewrite !opt_game_of, f. reflexivity.
    + intros Z o. apply opt_game_of in o as (s & j & ->). rewrite e' in j.
      apply in_app_iff in j as [j|j]; [|apply in_app_iff in j as [j|j]].
      * left. apply opt_game_of. exists s. rewrite e, in_app_iff. auto.
      * right. apply opt_game_of. eauto.
      * left. apply opt_game_of. exists s. rewrite e, in_app_iff. cbn. auto.
    + intros Z o. apply opt_game_of in o as (s & j & ->). rewrite e in j.
      apply in_app_iff in j as [j|[<-|j]]; [right|left; reflexivity|right];
        apply opt_game_of; exists s; rewrite e', !in_app_iff; auto.
    + intros Z o. apply opt_game_of in o as (s & j & ->). apply opt_game_of. exists s. rewrite e', !in_app_iff. auto.
  - apply options_equal; intros q Z o; destruct (players p q) as [->| ->]; apply opt_game_of in o as (s & i & ->).
    + rewrite e' in i. apply in_app_iff in i as [i|[<-|i]].
      * exists (game_of s). split; [apply opt_game_of; exists s; rewrite e, in_app_iff; auto|reflexivity].
      * exists (game_of X). split; [apply opt_game_of; exists X; rewrite e, in_app_iff; cbn; auto|exact IH].
      * exists (game_of s). split; [apply opt_game_of; exists s; rewrite e, in_app_iff; cbn; auto|reflexivity].
    + exists (game_of s). split; [apply opt_game_of; exists s; rewrite <- f; auto|reflexivity].
    + rewrite e in i. apply in_app_iff in i as [i|[<-|i]].
      * exists (game_of s). split; [apply opt_game_of; exists s; rewrite e', in_app_iff; auto|reflexivity].
      * exists (game_of X'). split; [apply opt_game_of; exists X'; rewrite e', in_app_iff; cbn; auto|exact IH].
      * exists (game_of s). split; [apply opt_game_of; exists s; rewrite e', in_app_iff; cbn; auto|reflexivity].
    + exists (game_of s). split; [apply opt_game_of; exists s; rewrite f; auto|reflexivity].
Qed.

(** * Where no step is left *)

Definition with_side (p : player) (l : list form) (t : form) : form :=
  Form (fun q => match p, q with Left, Left | Right, Right => l | _, _ => side q t end).

Lemma side_with p l t : side p (with_side p l t) = l :> list form.
Proof. destruct p; reflexivity. Qed.
Lemma other_side_with p l t : side (other p) (with_side p l t) = side (other p) t :> list form.
Proof. destruct p; reflexivity. Qed.

Lemma simplified_in_option p s s' t : In s (side p t) -> simplified s s' -> exists t', simplified t t'.
Proof.
  intros i h. apply in_split in i as (a & b & e). exists (with_side p (a ++ s' :: b) t).
  exact (Inside p a s s' b t _ h e (side_with _ _ _) (other_side_with _ _ _)).
Qed.

Lemma dominated_simplified p s t : In s (side p t) -> dominated p (game_of s) (game_of t) -> exists t', simplified t t'.
Proof.
  intros i h. apply in_split in i as (a & b & e). exists (with_side p (a ++ b) t).
  exact (Deleted p a s b t _ e h (side_with _ _ _) (other_side_with _ _ _)).
Qed.

Lemma reversible_simplified p s t : In s (side p t) -> reversible p (game_of s) (game_of t) -> exists t', simplified t t'.
Proof.
  intros i (Z & o & l). apply opt_game_of in o as (Y & j & ->). apply in_split in i as (a & b & e).
  exists (with_side p (a ++ side p Y ++ b) t).
  exact (Bypassed p a s b Y t _ e j l (side_with _ _ _) (other_side_with _ _ _)).
Qed.

Lemma dominated_or_not p s t : dominated p (game_of s) (game_of t) \/ ~ dominated p (game_of s) (game_of t).
Proof.
  destruct (some_or_none (fun y => ~ game_of s == game_of y /\ atleast p (game_of y) (game_of s))
    (fun y => ~ (~ game_of s == game_of y /\ atleast p (game_of y) (game_of s))) (side p t)) as [(y & i & n & a)|none].
  - intros y _. destruct (identical_or_not s y) as [e|n]; [tauto|].
    destruct (atleast_or_not p (game_of y) (game_of s) (short_game_of y) (short_game_of s)); tauto.
  - left. exists (game_of y). split; [apply opt_game_of; eauto|auto].
  - right. intros (Y & o & h). apply opt_game_of in o as (y & i & ->). exact (none y i h).
Qed.

Lemma reversible_or_not p s t : reversible p (game_of s) (game_of t) \/ ~ reversible p (game_of s) (game_of t).
Proof.
  destruct (some_or_none (fun y => atleast p (game_of t) (game_of y))
    (fun y => ~ atleast p (game_of t) (game_of y)) (side (other p) s)) as [(y & i & a)|none].
  - intros y _. apply atleast_or_not; apply short_game_of.
  - left. exists (game_of y). split; [apply opt_game_of; eauto|exact a].
  - right. intros (Y & o & h). apply opt_game_of in o as (y & i & ->). exact (none y i h).
Qed.

Theorem simplified_or_simplest t : (exists t', simplified t t') \/ simplest_form (game_of t).
Proof.
  induction t as [t IH] using form_induction.
  assert (one : forall p, (exists t', simplified t t') \/ forall s, In s (side p t) ->
    simplest_form (game_of s) /\ ~ dominated p (game_of s) (game_of t) /\ ~ reversible p (game_of s) (game_of t)).
  { intro p. destruct (all_or_some (fun s => simplest_form (game_of s) /\ ~ dominated p (game_of s) (game_of t) /\
      ~ reversible p (game_of s) (game_of t)) (fun _ => exists t', simplified t t') (side p t)) as [h|(_ & _ & h)]; [|auto|auto].
    intros s i. destruct (IH p s i) as [[s' h]|f]; [right; exact (simplified_in_option p s s' t i h)|].
    destruct (dominated_or_not p s t) as [d|nd]; [right; exact (dominated_simplified p s t i d)|].
    destruct (reversible_or_not p s t) as [r|nr]; [right; exact (reversible_simplified p s t i r)|]. auto. }
  destruct (one Left) as [h|l]; [auto|]. destruct (one Right) as [h|r]; [auto|]. right.
  assert (all : forall p s, In s (side p t) -> simplest_form (game_of s) /\
    ~ dominated p (game_of s) (game_of t) /\ ~ reversible p (game_of s) (game_of t)) by (intros []; assumption).
  intros P h. apply position_spec in h as [->|(p & Y & o & h)].
  - intros p X o. apply opt_game_of in o as (s & i & ->). apply all, i.
  - apply opt_game_of in o as (s & i & ->). exact (proj1 (all p s i) P h).
Qed.

(** * Any number of steps *)

Inductive simplifies : form -> form -> Prop :=
| Done t : simplifies t t
| Step t u v : simplified t u -> simplifies u v -> simplifies t v.

Lemma simplifies_equal t u : simplifies t u -> game_of u = game_of t.
Proof. induction 1 as [t|t u v h _ IH]; [reflexivity|]. rewrite IH. exact (simplified_equal t u h). Qed.

Theorem simplest_exists t : exists u, simplifies t u /\ simplest_form (game_of u).
Proof.
  induction t as [t IH] using (well_founded_induction (Wf_nat.well_founded_ltof form nodes)).
  destruct (simplified_or_simplest t) as [[u h]|s]; [|exists t; split; [constructor|exact s]].
  destruct (IH u (simplified_smaller t u h)) as (v & m & s). exists v. split; [exact (Step t u v h m)|exact s].
Qed.

(** Where no step is left, no option is dominated or reversible, and the other way round. *)
Lemma no_step_simplest t : (forall t', ~ simplified t t') <-> simplest_form (game_of t).
Proof.
  split.
  - intro no. destruct (simplified_or_simplest t) as [[t' h]|s]; [destruct (no t' h)|exact s].
  - induction t as [t IH] using form_induction. intros s t' h.
    assert (here : forall p X a b, side p t = a ++ X :: b :> list form -> opt p (game_of X) (game_of t) /\ In X (side p t)).
    { intros p X a b e. assert (i : In X (side p t)) by (rewrite e, in_app_iff; cbn; auto).
      split; [apply opt_game_of; eauto|exact i]. }
    destruct h as [p a X b t t' e d _ _|p a X b Y t t' e i l _ _|p a X X' b t t' h e _ _].
    + destruct (here p X a b e) as [o _]. exact (proj1 (s _ (Start _) p _ o) d).
    + destruct (here p X a b e) as [o _]. apply (proj2 (s _ (Start _) p _ o)).
      exists (game_of Y). split; [apply opt_game_of; eauto|exact l].
    + destruct (here p X a b e) as [o j]. exact (IH p X j (simplest_form_opt p _ _ o s) X' h).
Qed.
