(* A sum that is equal to a canonical form has the values that are shown of this form, and no others. *)
From Coq Require Import List Bool ZArith QArith Lqa Lia FSets.FMapPositive Permutation.
From Verified Require Import Play Positions Values Numbers NumberSums Units Identical Unique Canonical Checker Meaning Accepted.
From Verified Require Import Thermographs Walls WallsChecker WallsSound.
From Verified Require Import Claims ClaimNormal ClaimChecker ClaimTrees ClaimBags.
Import ListNotations.
Local Open Scope nat_scope.
Local Opaque most_depth.

(* ---- canonical forms ------------------------------------------------------------------------- *)

Lemma relates_equal G H : relates Equal G H <-> equal_value G H.
Proof. split; [intros [L R] []; auto | intros E; split; apply E]. Qed.

Lemma canonical_form_once G C C' : canonical_form G C -> canonical_form G C' -> identical C C'.
Proof.
  intros [A E] [B F]; apply relates_equal in E, F; apply canonical_unique; auto; apply equal_sym in E.
  intros w; apply through with G; [apply E | apply F].
Qed.

Lemma value_as_identical x G H : identical G H -> value x G -> value x H.
Proof. intros I [k [m [N E]]]; exists k, m; split; auto; now apply number_as_identical with G. Qed.

Lemma sure_as_identical p b x G : forall H, identical G H -> sure p b x G -> sure p b x H.
Proof.
  revert b; induction G as [M o IH]; intros b [N q] I; simpl.
  pose proof (value_as_identical) as V; pose proof (identical_sym _ _ I) as J.
  intros [[y [A B]] | [A B]]; [left; exists y; split; eauto | right; split].
  - intros [y Y]; apply A; exists y; eauto.
  - destruct (I b) as [F K]; destruct (same p b).
    + destruct B as [i B]; destruct (F i) as [j E]; exists j; eauto.
    + intros j; destruct (K j) as [i E]; eauto.
Qed.

(* There is one value at most. *)
Lemma measures_once f x y G : measures f x G -> measures f y G -> (x == y)%Q.
Proof.
  intros [C [A X]] [C' [B Y]]; pose proof (canonical_form_once _ _ _ B A) as I.
  assert (W : forall t w, walls C' t w -> walls C t w) by (intros t w; now apply walls_identical).
  destruct f.
  - apply value_once with C; auto; now apply value_as_identical with C'.
  - apply stop_once with Left C; auto; intros p; now apply sure_as_identical with C'.
  - apply stop_once with Right C; auto; intros p; now apply sure_as_identical with C'.
  - apply mean_once with C; auto; destruct Y as [t [P M]]; exists t; split; auto; intros s Q; auto.
  - apply temperature_once with C; auto; destruct Y as [N [P [[z M] L]]]; split; [| split; [exact P | split]].
    + intros [z' V]; apply N; exists z'; apply value_as_identical with C; auto using identical_sym.
    + exists z; intros s Q; auto.
    + intros s Q; destruct (L s Q) as [w [K E]]; eauto.
Qed.

(* ---- what the certificate has of a sum less a canonical form --------------------------------- *)

Section state.
Variables finer coarse : nat.
Notation places := (finer + coarse)%nat.
Variable st : state.
Variable d : positive -> game.
Hypothesis one_is : one st = Zpos (pow2 coarse).
Hypothesis D : defines st d.
Hypothesis T : nodes_true st d.
Hypothesis CT : canonical_true st d.
Hypothesis normal_play : play st = Normal.

(* The game that a canonical form is. *)
Definition is_canon (c : canon) (C : game) : Prop :=
  match c with
  | NumberIs m => is_number (Zpos (pow2 places)) m C
  | FormIs i => is_canonical st i = true /\ C = d i
  end.

Lemma canon_canonical c C : is_canon c C -> canonical C.
Proof.
  destruct c as [m | i]; [| intros [I ->]; now apply CT].
  simpl; rewrite pow2_power; apply number_canonical; lia.
Qed.

Lemma units_exist m : exists y, is_number (Zpos (pow2 places)) m y.
Proof. rewrite pow2_power; destruct (number_exists (Z.of_nat places) (Nat2Z.is_nonneg _) m) as [y Y]; eauto. Qed.

Lemma apart_again before after g l : In (g, l) (each_apart before after) -> Permutation (g :: l) (before ++ after).
Proof.
  revert before; induction after as [| h after IH]; intros before; [intros [] |].
  assert (A : In (g, l) (each_apart (h :: before) after) -> Permutation (g :: l) (before ++ h :: after)).
  { intros I; rewrite <- Permutation_middle; exact (IH _ I). }
  simpl; destruct (match after with h' :: _ => _ | [] => false end); [exact A |].
  intros [[= <- <-] | I]; [| auto].
  rewrite rev_append_rev, <- Permutation_middle, <- Permutation_rev; reflexivity.
Qed.

Lemma as_number_won known l gs n c C : known_true finer coarse d known -> node_true st d n ->
  In c (as_number finer coarse st known (bag_of Normal l) (what n)) -> is_canon c C ->
  Forall2 is_tree l gs -> Forall (in_units places) l -> Wins Normal (winner n) (beginner n) (gs ++ [neg C]).
Proof.
  intros K N I A F U; unfold as_number in I; destruct (bag_of_position _ _ _ _ _) as [a |] eqn:E; [| destruct I].
  destruct (lexicographic order _ _) eqn:O; [| destruct I | destruct I]; apply lists_eq in O.
  destruct I as [<- | []]; simpl in A.
  destruct (position_trees _ _ _ _ one_is _ _ _ K E) as [k [x [-> [V [X G]]]]]; rewrite normal_play in *.
  specialize (N x X); rewrite normal_play in N.
  destruct (units_exist (fst (bag_of Normal k))) as [y Y], (units_exist (fst (bag_of Normal l))) as [z Z].
  destruct (lists_exist is_tree (snd (bag_of Normal k))) as [ks Q]; [intros t _; apply tree_exists |].
  pose proof (bag_won _ _ (winner n) (beginner n) _ _ G V y [] ks Y Q) as B; rewrite !app_nil_r in B; apply B in N; clear B.
  rewrite O in Q; apply (bag_won _ _ (winner n) (beginner n) _ _ F U z [neg C] ks Z Q).
  apply (Wins_perm _ _ _ ([z; neg C] ++ ks)); [simpl; constructor; apply Permutation_cons_append |].
  apply (numbers_merge places) with (k := [y]) (ms := [fst (bag_of Normal l); - (fst (bag_of Normal l) - fst (bag_of Normal k))]%Z)
    (ks := [fst (bag_of Normal k)]); [| repeat constructor; auto | simpl; lia | exact N].
  constructor; [exact Z |]; constructor; [now apply number_neg | constructor].
Qed.

Lemma as_form_won known l gs n m c C : known_true finer coarse d known -> node_true st d n ->
  In c (as_form finer coarse st known (bag_of Normal l) (Checker.number (what n)) m) -> In m (each_apart [] (games (what n))) ->
  is_canon c C -> Forall2 is_tree l gs -> Forall (in_units places) l -> Wins Normal (winner n) (beginner n) (gs ++ [neg C]).
Proof.
  intros K N I M A F U; destruct m as [g rest]; unfold as_form in I; simpl fst in I; simpl snd in I.
  destruct g as [| i | i]; try destruct I.
  destruct (is_canonical st i); simpl in I; [| destruct I].
  destruct (bag_of_position _ _ _ _ _) as [a |] eqn:E; [| destruct I]; destruct (same_bag a _) eqn:S; [| destruct I].
  destruct I as [<- | []]; destruct A as [_ ->].
  destruct (position_trees _ _ _ _ one_is _ _ _ K E) as [k [x [-> [V [X G]]]]]; rewrite normal_play in *; simpl in X, G.
  apply (same_bag_won places) with (1 := S) (2 := G); auto.
  specialize (N x X); rewrite normal_play in N; apply apart_again in M.
  revert N; apply Wins_perm; simpl; constructor.
  transitivity (map (signed d) (Zneg i :: rest)); [apply Permutation_map; now symmetry |].
  simpl; apply Permutation_cons_append.
Qed.

Lemma differences_won known l gs : known_true finer coarse d known -> Forall2 is_tree l gs -> Forall (in_units places) l ->
  forall c j C, In (c, j) (differences finer coarse st known (bag_of Normal l)) -> is_canon c C ->
  Wins Normal (fst j) (snd j) (gs ++ [neg C]).
Proof.
  intros K F U; unfold differences.
  apply (Pos.iter_invariant _ _ _ (fun x : positive * list (canon * judgment) => forall c j C, In (c, j) (snd x) -> is_canon c C ->
    Wins Normal (fst j) (snd j) (gs ++ [neg C]))).
  2: intros ? ? ? [].
  intros [i found] A c j C; simpl; destruct (PositiveMap.find i (nodes st)) as [n |] eqn:N; [| apply A].
  destruct (shown n); [| apply A]; intros I B; apply in_app_or in I; destruct I as [I | I]; [| now apply A with c].
  apply in_map_iff in I; destruct I as [c' [[= -> <-] I]]; simpl; apply T in N.
  apply in_app_or in I; destruct I as [I | I]; [eapply as_number_won; eauto |].
  apply in_flat_map in I; destruct I as [m [M I]]; eapply as_form_won; eauto.
Qed.

Lemma same_canon_eq c c' : same_canon c c' = true -> c = c'.
Proof.
  destruct c, c'; simpl; try easy; intros E; f_equal; [now apply Z.eqb_eq | now apply Pos.eqb_eq].
Qed.

Lemma equal_canons_true known l gs c : known_true finer coarse d known -> Forall2 is_tree l gs -> Forall (in_units places) l ->
  In c (equal_canons finer coarse st known (bag_of Normal l)) -> exists C, is_canon c C /\ canonical_form (sum gs) C.
Proof.
  intros K F U I; unfold equal_canons in I; apply filter_In in I; destruct I as [I A].
  rewrite forallb_forall in A.
  assert (W : forall C, is_canon c C -> forall j, In j (needed Equal) -> Wins Normal (fst j) (snd j) (gs ++ [neg C])).
  { intros C B j J; apply A, is_in_true, in_map_iff in J; destruct J as [[c' j'] [<- J]].
    apply filter_In in J; destruct J as [J E]; simpl in E; apply same_canon_eq in E; subst.
    eapply differences_won; eauto. }
  assert (X : exists C, is_canon c C).
  { destruct c as [m | i]; simpl.
    - apply units_exist.
    - exists (d i); split; auto; apply in_map_iff in I; destruct I as [[c j] [E I]]; simpl in E; subst c.
      clear - I; revert I; unfold differences.
      apply (Pos.iter_invariant _ _ _ (fun x : positive * list (canon * judgment) => In (FormIs i, j) (snd x) -> is_canonical st i = true)).
      2: intros [].
      intros [k found] A; simpl; destruct (PositiveMap.find k (nodes st)) as [n |]; [| apply A].
      destruct (shown n); [| apply A]; intros I; apply in_app_or in I; destruct I as [I | I]; [| now apply A].
      apply in_map_iff in I; destruct I as [c [[= -> _] I]]; apply in_app_or in I; destruct I as [I | I].
      + unfold as_number in I; destruct (bag_of_position _ _ _ _ _); [| destruct I].
        now destruct (lexicographic _ _ _) in I; destruct I.
      + apply in_flat_map in I; destruct I as [[g rest] [_ I]]; unfold as_form in I; simpl in I.
        destruct g; try destruct I; destruct (is_canonical st p) eqn:E; simpl in I; [| destruct I].
        destruct (match _ with Some _ => _ | None => _ end); [| destruct I]; destruct I as [[= <-] | []]; exact E. }
  destruct X as [C X]; exists C; split; [exact X |]; split; [now apply canon_canonical with c |].
  split; apply Wins_flat.
  - exact (W C X (Left, Right) (or_introl eq_refl)).
  - exact (W C X (Right, Left) (or_intror (or_introl eq_refl))).
Qed.

(* ---- values ---------------------------------------------------------------------------------- *)

Variable graphs : list thermograph.
Hypothesis GT : forall g, In g graphs -> canonical (d (graph_of g)) -> graph_true (one st) g (d (graph_of g)).

Lemma graphs_true i g : is_canonical st i = true -> In g (graphs_of graphs i) -> graph_true (one st) g (d i).
Proof.
  intros C I; apply filter_In in I; destruct I as [I E]; apply Pos.eqb_eq in E; subst; apply GT; auto; now apply CT.
Qed.

Lemma number_stop b x C : value x C -> stop b x C.
Proof.
  intros V p; destruct C as [M o]; left; exists x; split; [exact V | apply Qle_refl].
Qed.

Lemma number_mean x C : value x C -> mean x C.
Proof.
  intros V; exists 0%Q; split; [apply Qle_refl |]; intros s _; destruct C as [M o]; left; exists x; split; [exact V |].
  intros p; reflexivity.
Qed.

Lemma read_off_true f g C y : graph_true (one st) g C -> In y (read_off coarse f g) ->
  match f with
  | NumberOf => value y C
  | LeftStop => stop Left y C
  | RightStop => stop Right y C
  | MeanOf => mean y C
  | TemperatureOf => temperature y C
  end.
Proof.
  intros G; pose proof (graph_tells _ _ _ G) as [_ [S [M E]]]; rewrite one_is in S, M, E.
  unfold in_units in S, M, E; simpl Z.to_pos in S, M, E.
  destruct f; simpl; [intros [] | ..].
  - destruct (Z.eqb_spec (graph_at g) 0) as [Z |]; [intros [<- | []]; exact (S Z Left) | intros []].
  - destruct (Z.eqb_spec (graph_at g) 0) as [Z |]; [intros [<- | []]; exact (S Z Right) | intros []].
  - destruct (meet g); [intros [<- | []]; auto | intros []].
  - destruct (meet g), (a_wall_leans g); try intros []; subst; auto; easy.
Qed.

Lemma measured_true f c C G y : is_canon c C -> canonical_form G C -> In y (measured finer coarse graphs f c) -> measures f y G.
Proof.
  intros A B I; exists C; split; [exact B |]; destruct c as [m | i].
  - simpl in A; assert (V : value (in_fine_units finer coarse m) C) by (exists places, m; split; [exact A | reflexivity]).
    destruct f; simpl in I; try (destruct I as [<- | []]); auto using number_stop, number_mean; destruct I.
  - destruct A as [A ->]; apply in_flat_map in I; destruct I as [g [J I]]; apply (read_off_true f g); auto.
    now apply graphs_true.
Qed.

Lemma is_number_or_none_true negated c C G : is_canon c C -> canonical_form G C -> is_number_or_none graphs negated c = true ->
  unless negated (exists y, measures NumberOf y G).
Proof.
  intros A B E; destruct c as [m | i].
  - destruct negated; [discriminate |]; simpl in *; exists (in_fine_units finer coarse m), C; split; [exact B |].
    exists places, m; split; [exact A | reflexivity].
  - destruct negated; [| discriminate]; simpl in *; intros [y [N [F V]]]; destruct A as [A ->].
    apply existsb_exists in E; destruct E as [g [J _]]; apply (graphs_true i g A J).
    exists y; apply value_as_identical with N; [| exact V]; now apply canonical_form_once with G.
Qed.

Lemma form_options l r i p : PositiveMap.find i (forms st) = Some (Options l r) ->
  options_are (fun j X => X = d j) (match p with Left => l | Right => r end) p (d i).
Proof.
  intros F; apply D in F; specialize (F p); split.
  - intros X O; apply F in O; destruct O as [j [I ->]]; eauto.
  - intros j I; exists (d j); split; auto; apply F; eauto.
Qed.

Lemma form_differs_true depth : forall i t, form_differs coarse st depth i t = true -> ~ is_tree t (d i).
Proof.
  induction depth as [| depth IH]; intros i t; simpl; [easy |].
  destruct (PositiveMap.find i (forms st)) as [[l r | m] |] eqn:F; [| | easy].
  - destruct t as [m k | l' r']; intros E A.
    + assert (N : forall p, side_differs (fun j n => form_differs coarse st depth (looked j) (Dyadic n k))
        match p with Left => l | Right => r end (number_options m k p) = false).
      { intros p; eapply sides_differ; [exact (form_options _ _ _ p F) | apply number_options_are, A |].
        intros j n X _ S ->; exact (IH _ _ S). }
      apply orb_prop in E; destruct E as [E | E]; [pose proof (eq_trans (eq_sym (N Left)) E) | pose proof (eq_trans (eq_sym (N Right)) E)]; discriminate.
    + assert (N : forall p, side_differs (fun j u => form_differs coarse st depth (looked j) u)
        match p with Left => l | Right => r end (side p l' r') = false).
      { intros p; eapply sides_differ; [exact (form_options _ _ _ p F) | apply braces_options, A |].
        intros j u X _ S ->; exact (IH _ _ S). }
      apply orb_prop in E; destruct E as [E | E]; [pose proof (eq_trans (eq_sym (N Left)) E) | pose proof (eq_trans (eq_sym (N Right)) E)]; discriminate.
  - intros E A; apply (no_number_true _ _ _ _ A E); apply D in F; simpl in F; now rewrite <- one_is.
Qed.

Lemma is_tree_or_not_true negated known t c C : known_true finer coarse d known -> is_canon c C ->
  is_tree_or_not finer coarse st negated known t c = true -> unless negated (is_tree t C).
Proof.
  intros K A E; destruct c as [m | i], negated; unfold is_tree_or_not in E; cbv iota in E; unfold unless.
  - intros T'; exact (no_number_true _ _ _ _ T' E A).
  - apply is_same_eq in E; subst; exact A.
  - destruct A as [_ ->]; exact (form_differs_true _ _ _ E).
  - destruct A as [_ ->]; destruct (PositiveMap.find i known) as [u |] eqn:F; [| discriminate].
    apply is_same_eq in E; subst; now apply K in F.
Qed.

Lemma shows_canon_true l others says gs : shows_canon finer coarse st l others says = true -> Forall2 is_tree l gs ->
  exists c C ts, is_canon c C /\ canonical_form (sum gs) C /\ all_of (normal places) others = Some ts /\
  exists known, known_true finer coarse d known /\ says known ts c = true.
Proof.
  unfold shows_canon; rewrite normal_play.
  destruct (all_of _ l) as [k |] eqn:E; [| easy]; destruct (all_of _ others) as [ts |] eqn:O; [| easy].
  set (known := forms_for _ _ _ _); intros S F; apply existsb_exists in S; destruct S as [c [I S]].
  destruct (all_normal _ _ _ _ _ E F) as [A U]; pose proof (all_forms_true _ _ _ _ one_is D _ : known_true finer coarse d known) as K.
  destruct (equal_canons_true _ _ _ _ K A U I) as [C [X Y]]; exists c, C, ts; eauto 7.
Qed.
End state.

Lemma compare_as_true r x y : compare_as r x y = true <-> compares r x y.
Proof.
  unfold compare_as; destruct (Qcompare_spec x y) as [E | L | L], r; simpl; split; intros H; try easy; try lra; exfalso; lra.
Qed.
