(* What the checker takes as a canonical form is one. *)
From Coq Require Import List Bool Permutation ZArith FSets.FMapPositive Lia.
From Verified Require Import Play Positions Values Numbers NumberSums Identical Checker Meaning Moves Sound.
Import ListNotations.
Local Open Scope Z_scope.

Lemma canonical_iff G : canonical G <-> forall p,
  (forall X, opt p X G -> canonical X) /\
  (forall X Y, opt p X G -> opt p Y G -> identical X Y \/ beyond p X Y) /\
  (forall X Y, opt p X G -> opt (other p) Y X -> beyond p Y G).
Proof.
  destruct G as [M o]; simpl; split; intros A p; destruct (A p) as [B [C E]]; repeat split.
  - intros X [i ->]; apply B.
  - intros X Y [i ->] [j ->]; apply C.
  - intros X Y [i ->]; apply E.
  - intros i; apply B; now exists i.
  - intros i j; apply C; [now exists i | now exists j].
  - intros i X; apply E; now exists i.
Qed.

(* ---- numbers --------------------------------------------------------------------------------- *)

Lemma number_identical one m G H : is_number one m G -> is_number one m H -> identical G H.
Proof.
  revert m H; induction G as [G IH] using game_induction; intros m H N K; apply identical_iff.
  intros p; split; intros X O.
  - destruct (is_number_opt _ _ _ _ _ N O) as [m' [E N']], (is_number_has _ _ _ _ _ K E) as [Y [P K']].
    eauto.
  - destruct (is_number_opt _ _ _ _ _ K O) as [m' [E N']], (is_number_has _ _ _ _ _ N E) as [Y [P K']].
    eauto.
Qed.

Lemma number_canonical e m G : 0 <= e -> is_number (2 ^ e) m G -> canonical G.
Proof.
  intros E; revert m; induction G as [G IH] using game_induction; intros m N; apply canonical_iff.
  intros p; repeat split.
  - intros X O; destruct (is_number_opt _ _ _ _ _ N O) as [m' [_ N']]; eauto.
  - intros X Y O P; destruct (is_number_opt _ _ _ _ _ N O) as [m' [A N']].
    destruct (is_number_opt _ _ _ _ _ N P) as [m'' [B N'']]; rewrite A in B; injection B as <-.
    left; eapply number_identical; eauto.
  - intros X Y O P; destruct (is_number_opt _ _ _ _ _ N O) as [m' [A N']].
    destruct (is_number_opt _ _ _ _ _ N' P) as [m'' [B N'']].
    pose proof (number_reply e E _ _ _ _ A B).
    apply (numbers_win e E p [m''; - m] [Y; neg G]).
    + repeat constructor; auto; now apply is_number_neg.
    + simpl total; lia.
Qed.

Section state.
Variable st : state.
Variable d : positive -> game.
Variable e : Z.
Hypothesis e_positive : 0 <= e.
Hypothesis one_is : one st = 2 ^ e.
Hypothesis D : defines st d.
Hypothesis T : nodes_true st d.
Hypothesis normal : play st = Normal.

(* ---- differences ----------------------------------------------------------------------------- *)

Lemma demand_true {A} p (f : A -> option position) l shows left a :
  demand st p f l shows = Some left -> In a l ->
  exists s, f a = Some s /\ winning st d p p s.
Proof.
  revert shows; induction l as [| b l IH]; simpl; intros shows E I; [easy |].
  apply bind_some in E; destruct E as [s [F E]]; destruct shows as [| n shows]; [easy |].
  destruct (says st n p p s) eqn:S; [| easy].
  destruct I as [<- | I]; [exists s; split; auto; eapply says_true; eauto | eauto].
Qed.

(* A sum won beside another game, from the sum with it. *)
Lemma put_beside p s t i : put st s (Zneg i) = Some t -> winning st d p p t ->
  winning_with st d [neg (d i)] p p s.
Proof.
  intros E W G N.
  apply (Wins_perm _ _ _ (G :: neg (d i) :: map (signed d) (games s) ++ [])).
  - rewrite app_nil_r; constructor; apply Permutation_cons_append.
  - exact (put_wins st d e e_positive one_is D [] p p s t (Zneg i) G E N
             (proj2 (winning_alone st d p p t) W)).
Qed.

(* The games of a sum that has no other ones than form i. *)
Lemma put_first i s : put st (Position 0 []) (Zpos i) = Some s ->
  (number s = 0 /\ games s = [Zpos i]) \/ (is_number (one st) (number s) (d i) /\ games s = []).
Proof.
  unfold put; intros E; apply bind_some in E; destruct E as [f [F E]]; pose proof (D i f F) as A.
  destruct f as [l r | m]; [injection E as <-; auto | right].
  destruct (_ && _) in E; [| discriminate]; injection E as <-; cbn [number games]; split; auto.
  destruct m; exact A.
Qed.

Lemma drop_zero p b G l : is_number (one st) 0 G -> Wins Normal p b (G :: l) -> Wins Normal p b l.
Proof.
  rewrite one_is; intros N W; apply (Wins_drop p b l [G]).
  - apply (Wins_perm _ _ _ (G :: l)); auto; apply Permutation_cons_append.
  - pose proof (numbers_win e e_positive (other p) [0] [G]) as [A _]; [now repeat constructor |].
    rewrite other2 in A; apply A; simpl; lia.
Qed.

Lemma beyond_said p i j s t : put st (Position 0 []) (Zpos i) = Some s -> put st s (Zneg j) = Some t ->
  winning st d p p t -> beyond p (d i) (d j).
Proof.
  intros E F W; pose proof (put_beside _ _ _ _ F W) as V; unfold beyond; rewrite <- normal.
  destruct (put_first _ _ E) as [[N G] | [N G]].
  - destruct (number_exists e e_positive 0) as [Z NZ]; rewrite <- one_is in NZ.
    rewrite normal; apply (drop_zero _ _ Z); auto; rewrite <- normal.
    specialize (V Z); rewrite N, G in V; now apply V.
  - specialize (V (d i) N); rewrite G in V; exact V.
Qed.

Lemma answer_said p i n s l X : put st (Position 0 []) (Zpos i) = Some s ->
  all_moves st (other p) s = Some l -> opt (other p) X (d i) ->
  (forall m, In m l -> exists u, bind (follow st (other p) s m) (fun t => put st t (Zneg n)) = Some u /\
                                 winning st d p p u) ->
  beyond p X (d n).
Proof.
  intros E A O S; unfold beyond; rewrite <- normal.
  assert (C : forall G k, is_number (one st) (number s) G ->
     move (other p) (G :: map (signed d) (games s)) k -> Wins (play st) p p (k ++ [neg (d n)])).
  { intros G k N M; destruct (all_moves_are st d e e_positive one_is D _ _ _ _ _ A N M) as [m [I W]].
    destruct (S m I) as [u [F V]]; apply bind_some in F; destruct F as [t [F P]].
    eapply W; eauto; eapply put_beside; eauto. }
  destruct (put_first _ _ E) as [[N G] | [N G]].
  - destruct (number_exists e e_positive 0) as [Z NZ]; rewrite <- one_is in NZ.
    rewrite normal; apply (drop_zero _ _ Z); auto; rewrite <- normal.
    apply (C Z [Z; X]); rewrite ?N, ?G; auto; repeat constructor; exact O.
  - apply (C (d i) [X]); auto; rewrite G; constructor; exact O.
Qed.

(* ---- a form ---------------------------------------------------------------------------------- *)

Hypothesis C : canonical_true st d.

Lemma options_fit_true p n after : forall before shows left,
  options_fit st p n before after shows = Some left ->
  forall a i c, after = a ++ i :: c ->
  canonical (d i) /\ (forall j, In j (before ++ a ++ c) -> beyond p (d i) (d j)) /\
  (forall X, opt (other p) X (d i) -> beyond p X (d n)).
Proof.
  induction after as [| h after IH]; simpl; intros before shows left E a i c F; [now destruct a |].
  destruct (is_canonical st h) eqn:H; [| easy].
  apply bind_some in E; destruct E as [s [P E]]; apply bind_some in E; destruct E as [l [A E]].
  apply bind_some in E; destruct E as [shows1 [Q E]]; apply bind_some in E; destruct E as [shows2 [R E]].
  destruct a as [| h' a]; injection F as -> ->.
  - repeat split; [now apply C | intros j I | intros X O].
    + destruct (demand_true _ _ _ _ _ j Q) as [t [B W]]; [| eapply beyond_said; eauto].
      rewrite rev_append_rev; apply in_app_iff; rewrite <- in_rev; simpl in I; now apply in_app_iff.
    + eapply answer_said; eauto; intros m I; exact (demand_true _ _ _ _ _ m R I).
  - destruct (IH _ _ _ E a i c eq_refl) as [B1 [B2 B3]]; repeat split; auto.
    intros j I; apply B2; rewrite !in_app_iff in *; simpl in *; tauto.
Qed.

Lemma in_two {A} (x y : A) l : In x l -> In y l ->
  x = y \/ exists a c, l = a ++ x :: c /\ In y (a ++ c).
Proof.
  intros I J; apply in_split in I; destruct I as [a [c ->]].
  apply in_app_iff in J; simpl in J; destruct J as [J | [J | J]]; auto.
  all: right; exists a, c; rewrite in_app_iff; auto.
Qed.

Lemma fits_true n shows : fits st n shows = true -> canonical (d n).
Proof.
  unfold fits; destruct (PositiveMap.find n (forms st)) as [[l r | m] |] eqn:F; [| | easy].
  - rewrite normal; intros E; pose proof (D n _ F) as O; simpl in O.
    destruct (bind _ _) as [left |] eqn:B in E; [| easy]; clear E.
    apply bind_some in B; destruct B as [shows' [L R]].
    assert (A : forall p, exists k, (forall X, opt p X (d n) <-> exists i, In i k /\ X = d i) /\
              exists u v, options_fit st p n [] k u = Some v).
    { intros p; destruct p; [exists l | exists r]; split; eauto; apply O. }
    apply canonical_iff; intros p; destruct (A p) as [k [Ok [u [v S]]]].
    pose proof (options_fit_true _ _ _ _ _ _ S) as Q; repeat split.
    + intros X P; apply Ok in P; destruct P as [i [I ->]]; apply in_split in I.
      destruct I as [a [c I]]; now apply (Q a i c).
    + intros X Y P P'; apply Ok in P, P'; destruct P as [i [I ->]], P' as [j [J ->]].
      destruct (in_two i j k I J) as [-> | [a [c [K J']]]]; [left; apply identical_refl | right].
      now apply (Q a i c K).
    + intros X Y P P'; apply Ok in P; destruct P as [i [I ->]]; apply in_split in I.
      destruct I as [a [c I]]; now apply (Q a i c I).
  - intros _; pose proof (D n _ F) as N; simpl in N; rewrite one_is in N.
    now apply number_canonical with e m.
Qed.
End state.
