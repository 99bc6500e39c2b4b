(* What is shown of a claim is true of all games. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive Permutation.
From Verified Require Import Play Positions Numbers Identical Unique Checker Meaning Accepted WallsChecker WallsSound.
From Verified Require FamilySound.
From Verified Require Import Claims ClaimNormal ClaimChecker ClaimTrees ClaimBags ClaimValues.
Import ListNotations.
Local Opaque most_depth.

Lemma difference_won w b gs hs : Wins Normal w b (gs ++ map neg hs) <-> wins Normal w b (sum [sum gs; neg (sum hs)]).
Proof.
  rewrite Wins_flat, (Wins_same _ _ _ (sum gs :: map neg hs) (map neg hs ++ [sum gs])) by (rewrite Permutation_app_comm; auto).
  rewrite Wins_flat, (Wins_same_first _ _ _ _ (neg (sum hs))) by (apply identical_sym, FamilySound.identical_neg_sum).
  apply Wins_same; constructor.
Qed.

Lemma relates_iff r G H : relates r G H <-> forall j, In j (needed r) -> wins Normal (fst j) (snd j) (sum [G; neg H]).
Proof.
  split; [intros R j I | intros A].
  - unfold relates, at_least, beyond in R; destruct r; simpl in *.
    all: repeat match goal with H : _ /\ _ |- _ => destruct H | H : _ \/ _ |- _ => destruct H | H : False |- _ => destruct H end.
    all: subst; assumption.
  - destruct r; simpl in A; unfold relates, at_least, beyond; repeat split; apply (A (_, _)); auto.
Qed.

Lemma has_outcome_iff r o G : has_outcome r o G <-> forall j, In j (needed (as_relation o)) -> wins r (fst j) (snd j) G.
Proof.
  split.
  - intros H j I; destruct o; simpl in *; unfold has_outcome in H.
    all: repeat match goal with H : _ \/ _ |- _ => destruct H | H : False |- _ => destruct H end; subst; try apply H.
    + apply (H Right).
    + apply (H Left).
  - intros A; destruct o; simpl in A; intros []; apply (A (_, _)); auto.
Qed.

Lemma shows_value_true st coarse negated s : sound_walls st -> one (core st) = Zpos (pow2 coarse) -> play (core st) = Normal ->
  shows_value st coarse negated s = true -> part_holds (Part negated s).
Proof.
  intros [OK W] O P; destruct (there_are _ OK) as [d D]; unfold shows_value; cbv zeta.
  set (graphs := map snd _).
  assert (GT : forall g, In g graphs -> canonical (d (graph_of g)) -> graph_true (one (core st)) g (d (graph_of g))).
  { intros g I C; apply in_map_iff in I; destruct I as [[k g'] [<- I]]; apply PositiveMap.elements_complete in I; eauto. }
  pose proof (said _ OK d D) as T; pose proof (said_canonical _ OK d D) as CT.
  destruct s as [l r k | r l o | f l r x | l | l m g | r l o | r l v | r l e p | r g x y o]; try easy; unfold part_holds; cbn [stated Claims.negated].
  - intros S G [gs [F ->]]; eapply (shows_canon_true _ _ _ d) in S; eauto.
    destruct S as [c [C [ts [A [B [_ [known [_ S]]]]]]]]; apply existsb_exists in S; destruct S as [y [I S]].
    exists y; split; [eapply measured_true; eauto |].
    pose proof (compare_as_true r y (value_of x)) as [X Y]; destruct negated, (compare_as r y (value_of x)); simpl in *; try easy; auto.
    intros H; now apply Y in H.
  - intros S G [gs [F ->]]; eapply (shows_canon_true _ _ _ d) in S; eauto.
    destruct S as [c [C [ts [A [B [_ [known [_ S]]]]]]]]; eapply is_number_or_none_true; eauto.
  - intros S G [gs [F ->]]; eapply (shows_canon_true _ _ _ d) in S; eauto.
    destruct S as [c [C [ts [A [B [E [known [K S]]]]]]]]; exists C; split; [exact B |]; cbn [all_of] in E.
    destruct (normal _ _) as [t |] eqn:N; [| discriminate]; injection E as <-; cbn [forallb] in S; rewrite andb_true_r in S.
    apply normal_true in N; destruct N as [_ N]; eapply is_tree_or_not_true in S; eauto.
    destruct negated; unfold unless in *; [auto |].
    destruct (tree_exists (signed_tree m (tree_of g))) as [H U]; apply (tree_of_another _ t H); auto.
Qed.

Lemma shows_part_true st coarse c : sound_walls st -> one (core st) = Zpos (pow2 coarse) ->
  shows_part st coarse c = true -> part_holds c.
Proof.
  intros W O; pose proof (proj1 W) as OK; destruct (there_are _ OK) as [d D]; pose proof (said _ OK d D) as T.
  assert (J : forall n l js gs, shows_sum (core st) coarse n l js = true -> Forall2 is_tree l gs ->
    if n then exists j, In j js /\ ~ Wins (play (core st)) (fst j) (snd j) gs else forall j, In j js -> Wins (play (core st)) (fst j) (snd j) gs).
  { intros; eapply shows_judgments_true; eauto. }
  destruct c as [n s]; unfold shows_part; cbn [stated negated].
  assert (A : forall r l o, play (core st) = r -> shows_sum (core st) coarse n (trees_of l) (needed (as_relation o)) = true ->
    part_holds (Part n (HasOutcome r l o))).
  { intros r l o <- S G [gs [F ->]]; specialize (J _ _ _ _ S F); cbn [negated]; destruct n; simpl.
    - destruct J as [j [I V]]; intros R; rewrite has_outcome_iff in R; apply V; exact (R j I).
    - apply has_outcome_iff; exact J. }
  destruct s as [l r k | [] l o | f l r x | l | l m g | r l o | r l v | r l e p | r g x y o]; destruct (play (core st)) eqn:P; try easy; intros S.
  2, 3: now apply A.
  2-4: now apply (shows_value_true st coarse).
  intros G H [gs [FG ->]] [hs [FH ->]].
  assert (F : Forall2 is_tree (trees_of l ++ map negative (trees_of k)) (gs ++ map neg hs)).
  { apply Forall2_app; auto; clear - FH; induction FH; constructor; auto using negative_true. }
  specialize (J _ _ _ _ S F); cbn [negated]; destruct n; simpl.
  - destruct J as [j [I V]]; intros R; rewrite relates_iff in R; apply V, difference_won; auto.
  - apply relates_iff; intros j I; apply difference_won; auto.
Qed.

Theorem shows_true st c : sound_walls st -> shows st c = true -> claim_holds c.
Proof.
  intros S; unfold shows; intros E; apply andb_prop in E; destruct E as [O A]; apply Z.eqb_eq in O.
  apply Forall_forall; intros p I; rewrite forallb_forall in A; eapply shows_part_true; eauto.
Qed.
