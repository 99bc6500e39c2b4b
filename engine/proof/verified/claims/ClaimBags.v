(* Sums of the same bag are won alike, so what nodes say of one is true of the other. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive Permutation Lia Arith.
From Verified Require Import Play Positions Values Numbers NumberSums Units Identical Unique Checker Meaning Moves Accepted.
From Verified Require Import Claims ClaimNormal ClaimChecker ClaimTrees.
Import ListNotations.

(* ---- bags ------------------------------------------------------------------------------------ *)

Section units.
Variable places : nat.
Notation number := (is_number (Zpos (pow2 places))).

Lemma numbers_merge w b ms ks l k c : Forall2 number ms l -> Forall2 number ks k -> total ms = total ks ->
  Wins Normal w b (k ++ c) -> Wins Normal w b (l ++ c).
Proof.
  rewrite pow2_power; intros A B; apply (numbers_exchange (Z.of_nat places)); auto using Nat2Z.is_nonneg.
Qed.

Lemma numbers_same w b ms ks l k c : Forall2 number ms l -> Forall2 number ks k -> total ms = total ks ->
  (Wins Normal w b (k ++ c) <-> Wins Normal w b (l ++ c)).
Proof. intros A B E; split; eapply numbers_merge; eauto. Qed.

Lemma Wins_same r w b l k : Permutation l k -> (Wins r w b l <-> Wins r w b k).
Proof. intros P; split; apply Wins_perm; auto; now symmetry. Qed.

Lemma Wins_same_first r w b G H l : identical G H -> (Wins r w b (G :: l) <-> Wins r w b (H :: l)).
Proof.
  intros E; assert (R : Forall2 identical l l) by (induction l; constructor; auto using identical_refl).
  split; apply Wins_identical; constructor; auto using identical_sym.
Qed.

Lemma kept_won r w b t l G gs x c ks : is_tree t G ->
  (forall c ks, Forall2 is_tree (snd (bag_of r l)) ks -> (Wins r w b (gs ++ c) <-> Wins r w b (x :: ks ++ c))) ->
  Forall2 is_tree (insert_tree false t (snd (bag_of r l))) ks ->
  (Wins r w b ((G :: gs) ++ c) <-> Wins r w b (x :: ks ++ c)).
Proof.
  intros T IH K; destruct (Permutation_Forall2 (insert_tree_perm t (snd (bag_of r l))) K) as [js [P J]].
  inversion J as [| ? G' ? ks' T' K']; subst.
  rewrite (Wins_same _ _ _ (x :: ks ++ c) (x :: ks' ++ G' :: c)).
  2: { constructor; rewrite P; simpl; now rewrite Permutation_middle. }
  rewrite <- (IH (G' :: c) ks' K').
  rewrite <- (Wins_same _ _ _ (G' :: gs ++ c) (gs ++ G' :: c)) by now rewrite Permutation_middle.
  apply Wins_same_first; eapply tree_determined; eauto.
Qed.

(* A sum is won as that of its bag is, beside any others. *)
Lemma bag_won r w b l gs : Forall2 is_tree l gs -> Forall (in_units places) l ->
  forall x c ks, number (fst (bag_of r l)) x -> Forall2 is_tree (snd (bag_of r l)) ks ->
  (Wins r w b (gs ++ c) <-> Wins r w b (x :: ks ++ c)).
Proof.
  induction 1 as [| t G l gs T F IH]; intros U x c ks N K.
  - inversion K; subst; apply Wins_stuck; exact (is_number_zero _ _ N).
  - inversion U as [| ? ? Ut Ul]; subst; specialize (IH Ul).
    change (bag_of r (t :: l)) with (add_to r t (bag_of r l)) in N, K.
    destruct r, t as [m k | ls rs]; try (eapply kept_won; eauto; fail).
    + simpl in N, K, Ut; subst k; simpl in T.
      destruct (number_exists (Z.of_nat places) (Nat2Z.is_nonneg _) (fst (bag_of Normal l))) as [y Y].
      rewrite <- pow2_power in Y.
      rewrite (Wins_same _ _ _ ((G :: gs) ++ c) (gs ++ G :: c)) by (simpl; now rewrite Permutation_middle).
      rewrite (IH y (G :: c) ks Y K).
      rewrite (Wins_same _ _ _ (y :: ks ++ G :: c) ([y; G] ++ ks ++ c)) by (simpl; constructor; now rewrite Permutation_middle).
      change (x :: ks ++ c) with ([x] ++ ks ++ c).
      apply (numbers_same w b [fst (bag_of Normal l) + m]%Z [fst (bag_of Normal l); m]);
        [repeat constructor; auto | repeat constructor; auto |].
      simpl; lia.
    + destruct m; try (eapply kept_won; eauto; fail).
      simpl in N, K, T; rewrite <- (IH x c ks N K); symmetry; apply Wins_stuck; exact (is_number_zero _ _ T).
Qed.

Lemma same_bag_eq a b : same_bag a b = true -> a = b.
Proof.
  destruct a as [x l], b as [y k]; unfold same_bag; simpl; intros E; apply andb_prop in E; destruct E as [A B].
  apply Z.eqb_eq in A; destruct (lexicographic order l k) eqn:O; try easy; apply lists_eq in O; congruence.
Qed.

Lemma same_bag_won r w b l k gs hs c : same_bag (bag_of r l) (bag_of r k) = true ->
  Forall2 is_tree l gs -> Forall (in_units places) l -> Forall2 is_tree k hs -> Forall (in_units places) k ->
  Wins r w b (gs ++ c) -> Wins r w b (hs ++ c).
Proof.
  intros E T U T' U' W; apply same_bag_eq in E.
  destruct (number_exists (Z.of_nat places) (Nat2Z.is_nonneg _) (fst (bag_of r l))) as [x X].
  rewrite <- pow2_power in X.
  destruct (lists_exist is_tree (snd (bag_of r l))) as [ks K]; [intros t _; apply tree_exists |].
  pose proof (bag_won r w b l gs T U x c ks X K) as A; rewrite E in X, K.
  pose proof (bag_won r w b k hs T' U' x c ks X K) as B; tauto.
Qed.

End units.

(* ---- what the certificate has of the bag ----------------------------------------------------- *)

Section state.
Variables finer coarse : nat.
Notation places := (finer + coarse)%nat.
Variable st : state.
Variable d : positive -> game.
Hypothesis one_is : one st = Zpos (pow2 coarse).
Hypothesis D : defines st d.
Hypothesis T : nodes_true st d.

Definition known_true (known : found) : Prop :=
  forall i t, PositiveMap.find i known = Some t -> in_units places t /\ is_tree t (d i).

Lemma trees_of_options known l ts : known_true known -> all_of (fun i => PositiveMap.find i known) l = Some ts ->
  Forall2 (fun i t => is_tree t (d i)) l ts.
Proof.
  intros K E; apply all_of_some in E; induction E as [| i t l ts F _ IH]; constructor; auto; now apply K.
Qed.

Lemma tree_of_form_true among known i f t : known_true known -> PositiveMap.find i (forms st) = Some f ->
  tree_of_form finer coarse among known f = Some t -> in_units places t /\ is_tree t (d i).
Proof.
  intros K F; apply D in F; destruct f as [l r | m]; simpl in F |- *.
  - intros E; apply bind_some in E; destruct E as [ls [L E]]; apply bind_some in E; destruct E as [rs [R E]].
    apply (trees_of_options _ _ _ K) in L, R.
    assert (A : is_tree (Braces ls rs) (d i)).
    { apply braces_iff; intros p; split.
      - intros X O; apply F in O; destruct O as [j [J ->]].
        destruct p; [destruct (pairs_left _ _ _ _ L J) as [u [I U]] | destruct (pairs_left _ _ _ _ R J) as [u [I U]]]; eauto.
      - intros u I.
        destruct p; [destruct (pairs_right _ _ _ _ L I) as [j [J U]] | destruct (pairs_right _ _ _ _ R I) as [j [J U]]].
        all: exists (d j); split; [apply F; eauto | exact U]. }
    apply (braces_true places) in A; pose proof (braces_units places ls rs) as U.
    assert (S : Some (braces places ls rs) = Some t) by (destruct (braces places ls rs); [exact E | destruct (existsb _ among); [exact E | discriminate]]).
    injection S as <-; auto.
  - intros [= <-]; split; [reflexivity |]; apply is_number_lift; now rewrite <- one_is.
Qed.

Lemma all_forms_true among : known_true (all_forms finer coarse st among).
Proof.
  unfold all_forms; apply (Pos.iter_invariant _ _ _ (fun x => known_true (snd x))).
  - intros [i known] K; simpl in *; intros j t; destruct (bind _ _) as [u |] eqn:E; [| apply K].
    intros G; apply found_add in G; destruct G as [[-> ->] | [_ G]]; [| now apply K].
    apply bind_some in E; destruct E as [f [F E]]; eapply tree_of_form_true; eauto.
  - intros i t; simpl; rewrite PositiveMap.gempty; discriminate.
Qed.

Lemma tree_of_signed_true known g t : known_true known -> tree_of_signed finer coarse known g = Some t ->
  in_units places t /\ is_tree t (signed d g).
Proof.
  intros K; destruct g as [| i | i]; simpl; [easy | apply K |].
  destruct (PositiveMap.find i known) as [u |] eqn:F; [| easy]; intros [= <-]; apply K in F; destruct F as [U A].
  split; [now apply minus_normal_units | now apply minus_normal_true].
Qed.

(* A position as trees, and the games of these. *)
Lemma position_trees known s a : known_true known -> bag_of_position finer coarse st known s = Some a ->
  exists l x, a = bag_of (play st) l /\ Forall (in_units places) l /\ is_number (one st) (Checker.number s) x /\
  Forall2 is_tree l (x :: map (signed d) (games s)).
Proof.
  intros K E; unfold bag_of_position in E; apply bind_some in E; destruct E as [k [A E]]; injection E as <-.
  destruct (number_exists (Z.of_nat coarse) (Nat2Z.is_nonneg _) (Checker.number s)) as [x X].
  rewrite <- pow2_power in X; apply all_of_some in A.
  exists (of_units finer coarse (Checker.number s) :: k), x; repeat split.
  - constructor; [reflexivity |]; clear - A K; induction A as [| g t gs ts H _ IH]; constructor; auto.
    eapply tree_of_signed_true; eauto.
  - now rewrite one_is.
  - constructor; [now apply is_number_lift |]; clear - A K; induction A as [| g t gs ts H _ IH]; constructor; auto.
    eapply tree_of_signed_true; eauto.
Qed.

Lemma node_won known l gs n a : known_true known -> node_true st d n ->
  bag_of_position finer coarse st known (what n) = Some a -> same_bag a (bag_of (play st) l) = true ->
  Forall2 is_tree l gs -> Forall (in_units places) l -> Wins (play st) (winner n) (beginner n) gs.
Proof.
  intros K N E S F U; destruct (position_trees _ _ _ K E) as [k [x [-> [V [X G]]]]].
  rewrite <- (app_nil_r gs); apply (same_bag_won places) with (1 := S) (2 := G); auto.
  rewrite app_nil_r; now apply N.
Qed.

Lemma judgments_true known l gs : known_true known -> Forall2 is_tree l gs -> Forall (in_units places) l ->
  forall j, In j (judgments finer coarse st known (bag_of (play st) l)) -> Wins (play st) (fst j) (snd j) gs.
Proof.
  intros K F U; unfold judgments.
  apply (Pos.iter_invariant _ _ _ (fun x : positive * list judgment => forall j, In j (snd x) -> Wins (play st) (fst j) (snd j) gs)).
  2: intros j [].
  intros [i found] A j; simpl; destruct (PositiveMap.find i (nodes st)) as [n |] eqn:N; [| apply A].
  destruct (shown n); simpl; [| apply A].
  destruct (bag_of_position finer coarse st known (what n)) as [a |] eqn:P; [| apply A].
  destruct (same_bag a (bag_of (play st) l)) eqn:S; [| apply A].
  intros [<- | I]; [simpl; eapply node_won; eauto; eapply T; eauto | now apply A].
Qed.

Lemma is_in_true l j : is_in l j = true -> In j l.
Proof.
  unfold is_in; intros E; apply existsb_exists in E; destruct E as [[w b] [I E]]; destruct j as [v c]; simpl in E.
  apply andb_prop in E; destruct E as [A B]; now destruct w, v, b, c.
Qed.

Lemma all_normal l k gs : all_of (normal places) l = Some k -> Forall2 is_tree l gs ->
  Forall2 is_tree k gs /\ Forall (in_units places) k.
Proof.
  intros E; apply all_of_some in E; revert gs; induction E as [| t u l k N _ IH]; intros gs F; inversion F; subst.
  - split; constructor.
  - apply normal_true in N; destruct N as [U N]; edestruct IH; eauto; split; constructor; auto.
Qed.

Lemma shows_judgments_true n l js gs : shows_judgments finer coarse st n l js = true -> Forall2 is_tree l gs ->
  if n then exists j, In j js /\ ~ Wins (play st) (fst j) (snd j) gs else forall j, In j js -> Wins (play st) (fst j) (snd j) gs.
Proof.
  unfold shows_judgments; destruct (all_of _ _) as [k |] eqn:E; [| easy]; cbv zeta.
  set (known := forms_for finer coarse st k); intros S F; destruct (all_normal _ _ _ E F) as [A U].
  assert (J : forall j, is_in (judgments finer coarse st known (bag_of (play st) k)) j = true -> Wins (play st) (fst j) (snd j) gs).
  { intros j I; apply is_in_true in I; eapply judgments_true; eauto; apply all_forms_true. }
  destruct n.
  - apply existsb_exists in S; destruct S as [j [I C]]; exists j; split; [exact I |]; intros W.
    apply J in C; apply never_both_wins in W; now apply W.
  - rewrite forallb_forall in S; auto.
Qed.
End state.
