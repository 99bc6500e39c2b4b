(* The walls that the checker takes are those of the forms, where these are canonical. *)
From Coq Require Import List Bool ZArith QArith FSets.FMapPositive Lqa Lia.
From Verified Require Import Play Positions Numbers NumberSums Units Checker Meaning Moves Canonical Accepted.
From Verified Require Import Thermographs Walls Leaning WallsChecker.
Import ListNotations.
Local Open Scope Z_scope.

Lemma best_is p xs x : best p xs = Some x -> In x xs /\ forall y, In y xs -> liking p y <= liking p x.
Proof.
  revert x; induction xs as [| z xs IH]; intros x E; [easy |]; simpl in E.
  destruct (best p xs) as [y |] eqn:B.
  - destruct (IH y eq_refl) as [I A]; destruct (Z.leb_spec (liking p z) (liking p y)); injection E as <-.
    + split; [now right | intros w [<- | J]; auto].
    + split; [now left | intros w [<- | J]; [lia | apply A in J; lia]].
  - injection E as <-; destruct xs; [| simpl in B; destruct (best p xs); discriminate].
    split; [now left | intros w [<- | []]; lia].
Qed.

Lemma both_in {A B} (P : A -> B -> Prop) l k : Forall2 P l k ->
  (forall x, In x l -> exists y, In y k /\ P x y) /\ (forall y, In y k -> exists x, In x l /\ P x y).
Proof.
  induction 1 as [| x y l k H F [IA IB]]; split; simpl; try easy.
  - intros z [<- | I]; [eauto | destruct (IA z I) as [w [J Q]]; eauto].
  - intros z [<- | I]; [eauto | destruct (IB z I) as [w [J Q]]; eauto].
Qed.

(* ---- a line ---------------------------------------------------------------------------------- *)

(* So many units. *)
Definition in_units (one x : Z) : Q := x # Z.to_pos one.

Definition graph_true (one : Z) (w : thermograph) (G : game) : Prop :=
  0 <= graph_at w /\ ~ a_number G /\
  known G (in_units one (graph_at w)) (fun p => in_units one (stands_at (wall_of w p))) (fun p => leans (wall_of w p)).

Section state.
Variable st : walled.
Variable d : positive -> game.
Variable e : Z.
Hypothesis e_positive : 0 <= e.
Hypothesis one_is : one (core st) = 2 ^ e.
Hypothesis D : defines (core st) d.
Hypothesis T : forall k w, PositiveMap.find k (walls_at st) = Some w -> canonical (d (graph_of w)) ->
  graph_true (2 ^ e) w (d (graph_of w)).

Notation units := (in_units (2 ^ e)).

Lemma units_less x y : x < y <-> (units x < units y)%Q.
Proof. unfold in_units, Qlt; cbn [Qnum Qden]; nia. Qed.

Lemma units_at_most x y : x <= y <-> (units x <= units y)%Q.
Proof. unfold in_units, Qle; cbn [Qnum Qden]; nia. Qed.

Lemma units_positive x : 0 <= x -> (0 <= units x)%Q.
Proof. unfold in_units, Qle; cbn [Qnum Qden]; nia. Qed.

Lemma units_better p x y : sign p * x < sign p * y -> (towards p (units x) < towards p (units y))%Q.
Proof. destruct p; unfold in_units, Qlt; cbn [towards sign Qnum Qden Qopp]; nia. Qed.

Lemma units_taxed p x t : (units (x - sign p * t) == units x - towards p (units t))%Q.
Proof. destruct p; unfold in_units, Qeq; cbn [towards sign Qnum Qden Qplus Qminus Qopp]; nia. Qed.

Lemma units_value m G : is_number (2 ^ e) m G -> value (units m) G.
Proof.
  intros N; exists (Z.to_nat e), m; assert (P : Zpos (pow2 (Z.to_nat e)) = 2 ^ e) by now rewrite pow2_power, Z2Nat.id.
  rewrite P; split; auto; unfold in_units; rewrite <- P; reflexivity.
Qed.

(* p's wall of a game is this one. *)
Definition wall_true (p : player) (t : Z) (x : wall) (X : game) : Prop := exists v c,
  known X (units t) v c /\ v p == units (stands_at x) /\ c p = leans x.

Lemma option_wall_true p t i shows x rest : option_wall st p t i shows = Some (x, rest) -> canonical (d i) ->
  wall_true p t x (d i).
Proof.
  unfold option_wall; destruct (PositiveMap.find i (forms (core st))) as [[l r | m] |] eqn:F; [| | easy].
  - destruct shows as [| k shows]; [easy |]; intros E C; apply bind_some in E; destruct E as [w [W E]].
    destruct (Pos.eqb_spec (graph_of w) i) as [I |]; [| easy]; subst i; destruct (T k w W C) as [P [_ K]].
    destruct (Z.eqb_spec (graph_at w) t) as [<- | _].
    + injection E as <- <-; eexists; eexists; split; [exact K | split; reflexivity].
    + destruct (Z.ltb_spec (graph_at w) t) as [L |]; [| easy].
      unfold meet in E; destruct (Z.eqb_spec (stands_at (left_wall w)) (stands_at (right_wall w))) as [M |]; [| easy].
      injection E as <- <-; exists (fun _ => units (stands_at (left_wall w))), (fun _ => false); split; [| split; reflexivity].
      refine (mast_known _ _ _ _ _ (units_positive _ P) (proj1 (units_less _ _) L) _ K); simpl; now rewrite M.
  - intros [= <- <-] _; exists (fun _ => units m), (fun _ => false); split; [| split; reflexivity].
    apply number_known, units_value; pose proof (D i _ F) as N; simpl in N; now rewrite one_is in N.
Qed.

Lemma option_walls_true p t l shows xs rest : option_walls st p t l shows = Some (xs, rest) ->
  (forall i, In i l -> canonical (d i)) -> Forall2 (fun i x => wall_true p t x (d i)) l xs.
Proof.
  revert shows xs; induction l as [| i l IH]; simpl; intros shows xs E C; [injection E as <- <-; constructor |].
  apply bind_some in E; destruct E as [[x shows'] [X E]]; apply bind_some in E; destruct E as [[ys rest'] [Y E]].
  injection E as <- <-; constructor; eauto using option_wall_true.
Qed.

(* Of the options of p, one wall is reached, and none is better. *)
Lemma taxed_best p t l xs x w b : Forall2 (fun i x => wall_true (other p) t x (d i)) l xs ->
  best p (map (taxed p t) xs) = Some x -> w p = units (stands_at x) -> b p = leans x ->
  (exists i, In i l /\ reached (units t) w b p (d i)) /\ forall i, In i l -> bounded (units t) w b p (d i).
Proof.
  intros F B W L; apply both_in in F; destruct F as [A R]; apply best_is in B; destruct B as [I M]; split.
  - apply in_map_iff in I; destruct I as [y [<- J]]; destruct (R y J) as [i [K [v [c [N [V C]]]]]].
    exists i; split; auto; exists v, c; split; auto; rewrite W, L, V, C; split; auto; apply units_taxed.
  - intros i K; destruct (A i K) as [y [J [v [c [N [V C]]]]]]; exists v, c; split; auto.
    pose proof (M _ (in_map (taxed p t) _ _ J)) as Q; unfold liking, taxed in Q; cbn [stands_at leans] in Q.
    rewrite W, L, C.
    destruct (Z.lt_ge_cases (sign p * (stands_at y - sign p * t)) (sign p * stands_at x)) as [H | H]; [left | right].
    + apply units_better in H; pose proof (units_taxed p (stands_at y) t); destruct p; cbn [towards] in *; lra.
    + assert (S : stands_at x = stands_at y - sign p * t) by (destruct (leans x), (leans y), p; cbn [negb sign] in *; lia).
      split; [rewrite V, S; apply units_taxed |].
      intros N'; rewrite N' in *; destruct (leans y); [easy |]; cbn [negb] in Q; lia.
Qed.

Lemma find_walls_true n t shows w : find_walls st n t shows = Some w -> graph_of w = n /\
  (canonical (d n) -> graph_true (2 ^ e) w (d n)).
Proof.
  unfold find_walls; destruct (PositiveMap.find n (forms (core st))) as [[l r | m] |] eqn:F; [| easy | easy].
  intros E; apply bind_some in E; destruct E as [[xs s1] [X E]]; apply bind_some in E; destruct E as [[ys s2] [Y E]].
  apply bind_some in E; destruct E as [x [Bx E]]; apply bind_some in E; destruct E as [y [By E]].
  destruct s2; [| easy]; destruct (Z.leb_spec 0 t) as [P |]; [| easy]; destruct (within t); [| easy].
  destruct (Z.leb_spec (stands_at y) (stands_at x)) as [L |]; [| easy]; injection E as <-; split; [reflexivity |].
  pose proof (D n _ F) as O; simpl in O; intros C; rewrite canonical_iff in C.
  set (w := fun p => units (stands_at (wall_of (Thermograph n t x y) p))).
  set (b := fun p => leans (wall_of (Thermograph n t x y) p)).
  assert (A : forall p, exists k, (forall Z, opt p Z (d n) <-> exists i, In i k /\ Z = d i) /\
    (exists i, In i k /\ reached (units t) w b p (d i)) /\ forall i, In i k -> bounded (units t) w b p (d i)).
  { intros p; destruct p; [exists l | exists r]; (split; [apply O |]).
    - apply (taxed_best Left t l xs x); auto; apply option_walls_true with (1 := X).
      intros i I; apply (C Left), O; eauto.
    - apply (taxed_best Right t r ys y); auto; apply option_walls_true with (1 := Y).
      intros i I; apply (C Right), O; eauto. }
  clear X Y Bx By C O; apply units_positive in P as U; apply units_at_most in L.
  assert (R : forall p, exists X, opt p X (d n) /\ reached (units t) w b p X).
  { intros p; destruct (A p) as [k [O [[i [I R]] _]]]; exists (d i); split; auto; apply O; eauto. }
  assert (B : forall p X, opt p X (d n) -> bounded (units t) w b p X).
  { intros p X O; destruct (A p) as [k [O' [_ B]]]; apply O' in O; destruct O as [i [I ->]]; auto. }
  assert (N : ~ a_number (d n)).
  { intros [g N]; pose proof (scaffolds_number _ _ _ _ U (scaffolds_at _ _ _ _ R B) N); unfold w in *; simpl in *; lra. }
  split; [exact P | split; [exact N |]]; apply form_known; auto.
  intros p; destruct (A p) as [k [O _]]; exists (map d k); intros Z; rewrite O, in_map_iff.
  split; intros [i [I J]]; eauto.
Qed.
End state.

(* A line more defines no less. *)
Lemma take_keeps st l st' : sound st -> take st l = Some st' ->
  one st' = one st /\ forall d, defines st' d -> defines st d.
Proof.
  intros S; unfold take; destruct l as [l r | m | shown w b x games shows | n shows | rows]; intros E.
  - assert (A : st' = add_form st (Number 0) \/ st' = add_form st (Options l r)).
    { destruct l, r; [injection E as <-; auto | ..].
      all: match type of E with (if ?b then _ else _) = _ => destruct b; [| discriminate] end; injection E as <-; auto. }
    destruct A as [-> | ->]; (split; [reflexivity | intros d; apply earlier_defined, S]).
  - destruct (play st), (within m); try easy; injection E as <-; (split; [reflexivity | intros d; apply earlier_defined, S]).
  - destruct (within x && _); [| easy]; apply bind_some in E; destruct E as [s [_ E]].
    destruct (is_shown _ _ _ _ _); [| easy]; now injection E as <-.
  - destruct (fits st n shows); [| easy]; now injection E as <-.
  - destruct (play st), (matrix st); try easy; apply bind_some in E; destruct E as [[n m] [_ E]].
    now injection E as <-.
Qed.

Definition sound_walls (st : walled) : Prop := sound (core st) /\
  forall d, defines (core st) d -> forall k w, PositiveMap.find k (walls_at st) = Some w ->
  canonical (d (graph_of w)) -> graph_true (one (core st)) w (d (graph_of w)).

Lemma sound_take_any st l st' : sound_walls st -> take_any st l = Some st' -> sound_walls st'.
Proof.
  intros [S T]; destruct l as [l | n t shows]; simpl; intros E.
  - apply bind_some in E; destruct E as [s [A E]]; injection E as <-.
    destruct (take_keeps _ _ _ S A) as [O K]; split; simpl; [eapply sound_take; eauto |].
    intros d D k w F C; rewrite O; exact (T d (K d D) k w F C).
  - apply bind_some in E; destruct E as [w [A E]]; injection E as <-; split; simpl; auto.
    intros d D k v F C; apply found_add in F; destruct F as [[-> ->] | [_ F]]; [| exact (T d D k v F C)].
    destruct (units _ S) as [e [P O]]; rewrite O.
    destruct (find_walls_true st d e P O D) with (n := n) (t := t) (shows := shows) (w := w) as [<- B]; auto.
    intros k' w' F' C'; rewrite <- O; eauto.
Qed.

Theorem accepted_any_sound places r lines st : accepted_any places r lines = Some st ->
  accepted places r (plain_lines lines) = Some (core st) /\ sound_walls st.
Proof.
  unfold accepted_any, accepted, start_any; destruct (start places r) as [s |] eqn:S; simpl; [| easy].
  assert (A : sound_walls (Walled s (PositiveMap.empty thermograph) 1)).
  { split; simpl; [eapply sound_start; eauto |]; intros d _ k w; now rewrite PositiveMap.gempty. }
  change s with (core (Walled s (PositiveMap.empty thermograph) 1)) at 2; revert A; clear S.
  generalize (Walled s (PositiveMap.empty thermograph) 1); clear s.
  induction lines as [| l lines IH]; simpl; intros s A E; [injection E as <-; auto |].
  apply bind_some in E; destruct E as [s' [B E]]; destruct (IH s') as [C R]; eauto using sound_take_any.
  split; auto; destruct l as [l | n t shows]; simpl in B.
  - apply bind_some in B; destruct B as [s1 [B F]]; injection F as <-; simpl; now rewrite B.
  - apply bind_some in B; destruct B as [w [_ F]]; now injection F as <-.
Qed.

(* ---- what is told ---------------------------------------------------------------------------- *)

Lemma graph_tells one g G : graph_true one g G ->
  let w p := in_units one (stands_at (wall_of g p)) in
  walls G (in_units one (graph_at g)) w /\
  (graph_at g = 0 -> forall b, stop b (w b) G) /\
  (meet g = true -> mean (w Left) G) /\
  (meet g = true -> a_wall_leans g = true -> temperature (in_units one (graph_at g)) G).
Proof.
  intros [P [N K]] w; assert (U : (0 <= in_units one (graph_at g))%Q) by (unfold in_units, Qle; cbn [Qnum Qden]; lia).
  assert (M : meet g = true -> (w Left == w Right)%Q).
  { intros M; apply Z.eqb_eq in M; unfold w; simpl; now rewrite M. }
  split; [apply K | split; [| split]].
  - intros Z b; apply walls_stop, walls_proper with (3 := at_t _ _ _ _ K); [now rewrite Z | reflexivity].
  - intros E; apply (known_mean _ _ _ _ U K); auto.
  - intros E L; apply (known_temperature _ _ _ _ U N K); auto.
Qed.

(* What is in canonical form and no number is equal to none. *)
Lemma equal_to_none G x N : canonical G -> ~ a_number G -> value x N -> ~ (at_least Left G N /\ at_least Right G N).
Proof. intros C A V [L R]; apply A; exists x; apply (canonical_number G x N); auto; intros []; auto. Qed.
