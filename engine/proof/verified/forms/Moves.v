(* The moves that the checker finds are those of the games. *)
From Coq Require Import List Bool Permutation ZArith FSets.FMapPositive Lia.
From Verified Require Import Play Positions Values Numbers NumberSums Checker Meaning.
Import ListNotations.
Local Open Scope Z_scope.

Lemma bind_some {A B} (x : option A) (f : A -> option B) b :
  bind x f = Some b -> exists a, x = Some a /\ f a = Some b.
Proof. destruct x as [a |]; [eauto | discriminate]. Qed.

Lemma insert_perm g l : Permutation (insert g l) (g :: l).
Proof.
  induction l as [| h l IH]; simpl; auto; destruct (g <=? h); auto.
  rewrite IH; constructor.
Qed.

Section state.
Variable st : state.
Variable d : positive -> game.
Variable e : Z.
Hypothesis e_positive : 0 <= e.
Hypothesis one_is : one st = 2 ^ e.
Hypothesis D : defines st d.

Notation signed := (signed d).

(* ---- options --------------------------------------------------------------------------------- *)

Lemma options_are p g l : options_in st p g = Some l ->
  forall X, opt p X (signed g) <-> exists x, In x l /\ X = signed x.
Proof.
  unfold options_in; intros E; apply bind_some in E; destruct E as [f [F E]].
  destruct f as [a c | m]; [| discriminate]; destruct g as [| n | n]; [discriminate | ..].
  - pose proof (D n _ F p) as O; simpl in O; intros X; rewrite O; clear O F.
    destruct p; injection E as <-; split; intros [i [I ->]].
    1, 3: exists (Zpos i); split; auto; now apply in_map.
    all: apply in_map_iff in I; destruct I as [j [<- I]]; eauto.
  - intros X; simpl; rewrite opt_neg; pose proof (D n _ F (other p)) as O; simpl in O.
    split.
    + intros [Y [P ->]]; apply O in P; destruct P as [i [I ->]]; exists (Zneg i); split; auto.
      destruct p; injection E as <-; now apply in_map.
    + intros [x [I ->]]; destruct p; injection E as <-; apply in_map_iff in I.
      all: destruct I as [j [<- I]]; exists (d j); split; auto; apply O; eauto.
Qed.

(* ---- one game more --------------------------------------------------------------------------- *)

(* The same beside other games. *)
Definition winning_with (c : list game) (w b : player) (s : position) : Prop :=
  forall G, is_number (one st) (number s) G -> Wins (play st) w b (G :: map signed (games s) ++ c).

Lemma put_wins c w b s t g G : put st s g = Some t -> is_number (one st) (number s) G ->
  winning_with c w b t -> Wins (play st) w b (G :: signed g :: map signed (games s) ++ c).
Proof.
  unfold put; intros E N W; apply bind_some in E; destruct E as [f [F E]].
  destruct f as [l r | m].
  - injection E as <-; apply (Wins_perm _ _ _ (G :: map signed (insert g (games s)) ++ c)); [| now apply W].
    constructor; apply (Permutation_app_tail c (Permutation_map signed (insert_perm g (games s)))).
  - destruct (within _); [| discriminate].
    assert (M : is_number (one st) (Z.sgn g * m) (signed g)).
    { destruct g as [| n | n]; [discriminate | ..]; pose proof (D n _ F) as M; simpl in M.
      - now replace (Z.sgn (Zpos n) * m) with m by (simpl Z.sgn; lia).
      - replace (Z.sgn (Zneg n) * m) with (- m) by (simpl Z.sgn; lia).
        rewrite one_is in *; now apply is_number_neg. }
    unfold winning_with in W; destruct (play st) eqn:R.
    + injection E as <-; destruct (number_exists e e_positive (number s + Z.sgn g * m)) as [H NH].
      rewrite one_is in *.
      apply (numbers_exchange e e_positive w b [number s; Z.sgn g * m] [number s + Z.sgn g * m]
               [G; signed g] [H] (map signed (games s) ++ c)).
      * repeat constructor; auto.
      * repeat constructor; auto.
      * simpl; lia.
      * now apply W.
    + destruct (Z.eqb_spec m 0) as [-> |]; [| discriminate]; injection E as <-.
      rewrite Z.mul_0_r, ?Z.add_0_r in *.
      apply (Wins_perm _ _ _ (signed g :: G :: map signed (games s) ++ c)); [constructor |].
      apply Wins_stuck; [now apply is_number_zero with (one st) |].
      simpl in W; now apply W.
Qed.

(* ---- moves ----------------------------------------------------------------------------------- *)

Lemma all_steps_are p after : forall before l, all_steps st p before after = Some l ->
  (forall a g c X, after = a ++ g :: c -> opt p X (signed g) ->
     exists k x, In (k, Some x) l /\ Permutation k (before ++ a ++ c) /\ X = signed x) /\
  (forall k, ~ In (k, None) l).
Proof.
  induction after as [| g after IH]; simpl; intros before l E.
  - injection E as <-; split; auto; intros [] ? ? ?; discriminate.
  - apply bind_some in E; destruct E as [os [O E]]; apply bind_some in E; destruct E as [rest [R E]].
    pose proof (options_are _ _ _ O) as O'; destruct (IH _ _ R) as [A N]; clear IH.
    assert (L : l = map (fun x => (rev_append before after, Some x)) os ++ rest).
    { destruct os; injection E as <-; auto. }
    subst l; clear E; split.
    + intros a h c X E P; destruct a as [| h' a]; injection E as -> ->.
      * apply O' in P; destruct P as [x [I ->]]; exists (rev_append before c), x.
        split; [| split; auto].
        -- apply in_app_iff; left; apply in_map_iff; eauto.
        -- rewrite rev_append_rev, <- Permutation_rev; reflexivity.
      * destruct (A a h c X eq_refl P) as [k [x [I [Q ->]]]]; exists k, x.
        split; [apply in_app_iff; auto | split; auto].
        rewrite Q; simpl; apply Permutation_middle.
    + intros k I; apply in_app_iff in I; destruct I as [I | I]; [| now apply (N k)].
      apply in_map_iff in I; destruct I as [x [[=] _]].
Qed.

Lemma pick_in l k x : pick l k = inl x -> In x l.
Proof.
  revert k; induction l as [| y l IH]; simpl; intros k; [discriminate |].
  destruct k; intros E; try (right; now apply IH in E); injection E as ->; auto.
Qed.

Lemma one_step_is p after : forall before k m, one_step st p before after k = Some (inl m) ->
  exists l x, m = (l, Some x) /\
  exists a g c X, after = a ++ g :: c /\ Permutation l (before ++ a ++ c) /\ opt p X (signed g) /\ X = signed x.
Proof.
  induction after as [| g after IH]; simpl; intros before k m E; [discriminate |].
  apply bind_some in E; destruct E as [os [O E]].
  destruct (pick os k) as [x | j] eqn:P.
  - injection E as <-; exists (rev_append before after), x; split; auto.
    exists [], g, after, (signed x); split; auto; split; [| split; auto].
    { rewrite rev_append_rev, <- Permutation_rev; reflexivity. }
    apply (options_are _ _ _ O); apply pick_in in P; eauto.
  - apply IH in E; destruct E as [l [x [-> [a [h [c [X [-> [Q [R ->]]]]]]]]]].
    exists l, x; split; auto; exists (g :: a), h, c, (signed x); split; auto; split; auto.
    rewrite Q; simpl; apply Permutation_middle.
Qed.

Lemma pick_first l j : pick l 1 = inr j -> l = [] /\ j = 1%positive.
Proof. destruct l; simpl; [intros [= <-]; auto | discriminate]. Qed.

Lemma one_step_first p after : forall before j, one_step st p before after 1 = Some (inr j) -> j = 1%positive.
Proof.
  induction after as [| h after IH]; simpl; intros before j E; [now injection E as <- |].
  apply bind_some in E; destruct E as [os [O E]].
  destruct (pick os 1) as [x | i] eqn:P; [discriminate |].
  apply pick_first in P; destruct P as [_ ->]; eauto.
Qed.

(* Where not even a first option is found there is none. *)
Lemma one_step_none p after : forall before j, one_step st p before after 1 = Some (inr j) ->
  forall g X, In g after -> ~ opt p X (signed g).
Proof.
  induction after as [| h after IH]; simpl; intros before j E g X; [easy |].
  apply bind_some in E; destruct E as [os [O E]].
  destruct os as [| x os]; simpl in E; [| discriminate].
  intros [<- | I]; [| eapply IH; eauto].
  intros P; apply (options_are _ _ _ O) in P; destruct P as [x [[] _]].
Qed.
End state.
