(* The stops that the checker takes are those of the forms, where these are canonical. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive Lia.
From Verified Require Import Play Positions Values Numbers NumberSums Identical Checker Meaning Moves Canonical Unique Accepted Stops StopsChecker.
Import ListNotations.
Local Open Scope Z_scope.

(* ---- numbers --------------------------------------------------------------------------------- *)

Lemma number_as_identical one m G H : is_number one m G -> identical G H -> is_number one m H.
Proof.
  revert m H; induction G as [G IH] using game_induction; intros m H N I; rewrite identical_iff in I.
  assert (A : forall p, match number_after one p m with
    | None => forall X, ~ opt p X H
    | Some m' => (exists X, opt p X H) /\ forall X, opt p X H -> is_number one m' X end).
  { intros p; destruct (I p) as [F B]; destruct (number_after one p m) as [m' |] eqn:E.
    - destruct (is_number_has _ _ _ _ _ N E) as [X [O _]]; split; [destruct (F X O) as [Y [P _]]; eauto |].
      intros Y P; destruct (B Y P) as [Z [Q J]]; destruct (is_number_opt _ _ _ _ _ N Q) as [m1 [E1 M]].
      rewrite E in E1; injection E1 as <-; eauto.
    - intros Y P; destruct (B Y P) as [Z [Q _]]; destruct (is_number_opt _ _ _ _ _ N Q) as [m1 [E1 _]].
      congruence. }
  clear IH N I; destruct H as [M o]; simpl; intros p; specialize (A p); destruct (number_after one p m).
  - destruct A as [[X [i _]] A]; split; [exact (inhabits i) | intros i'; apply A; now exists i'].
  - intros [i]; apply (A (o p i)); now exists i.
Qed.

(* One game or two, in one unit or two: they compare in one way. *)
Lemma compared e c m n k l G H : 0 <= e -> 0 <= c -> is_number (2 ^ e) m G -> is_number (2 ^ e) n H ->
  is_number (2 ^ c) k G -> is_number (2 ^ c) l H -> n <= m -> l <= k.
Proof.
  intros E C M N K L P; destruct (Z.le_gt_cases l k) as [| Q]; auto; exfalso.
  assert (A : are_numbers e [m; - n] [G; neg H]) by (do 2 (constructor; auto using is_number_neg); constructor).
  assert (B : are_numbers c [k; - l] [G; neg H]) by (do 2 (constructor; auto using is_number_neg); constructor).
  apply (numbers_win e E Left) in A; apply (numbers_win c C Right) in B; simpl total in *; simpl sign in *.
  apply (never_both Left Right [G; neg H]); [apply A | apply B]; lia.
Qed.

Lemma best_is p xs x : best p xs = Some x -> In x xs /\ forall y, In y xs -> sign p * y <= sign p * x.
Proof.
  revert x; induction xs as [| z xs IH]; intros x E; [easy |]; simpl in E.
  destruct (best p xs) as [y |] eqn:B.
  - destruct (IH y eq_refl) as [I A]; destruct (Z.leb_spec (sign p * z) (sign p * y)); injection E as <-.
    + split; [now right | intros w [<- | J]; auto].
    + split; [now left | intros w [<- | J]; [lia | apply A in J; lia]].
  - injection E as <-; destruct xs; [| simpl in B; destruct (best p xs); discriminate].
    split; [now left | intros w [<- | []]; lia].
Qed.

Section one.
Variable e : Z.
Hypothesis e_positive : 0 <= e.
Let one := 2 ^ e.

Lemma number_once m n G : is_number one m G -> is_number one n G -> m = n.
Proof.
  intros M N; assert (A : forall k l, is_number one k G -> is_number one l G -> k <= l).
  { intros k l K L; destruct (Z.le_gt_cases k l) as [| Q]; auto; exfalso.
    assert (A : are_numbers e [k; - l] [G; neg G]) by (do 2 (constructor; auto using is_number_neg); constructor).
    apply (numbers_win e e_positive Left) in A; simpl total in *; simpl sign in *.
    apply (never_both Left Left [G; neg G]); [apply A; lia | apply (copied Right)]. }
  apply Z.le_antisymm; auto.
Qed.

Lemma sure_iff p b x G : sure one p b x G <->
  (exists m, is_number one m G /\ sign p * x <= sign p * m) \/
  (~ a_number G /\ if same p b then exists X, opt b X G /\ sure one p (other b) x X
                   else forall X, opt b X G -> sure one p (other b) x X).
Proof.
  destruct G as [M o]; simpl; destruct (same p b); split; (intros [A | [N A]]; [now left | right; split; auto]).
  - destruct A as [i A]; exists (o b i); split; auto; now exists i.
  - destruct A as [X [[i ->] A]]; now exists i.
  - intros X [i ->]; auto.
  - intros i; apply A; now exists i.
Qed.

Lemma sure_less p b x y G : sign p * x <= sign p * y -> sure one p b y G -> sure one p b x G.
Proof.
  intros L; revert b; induction G as [G IH] using game_induction; intros b; rewrite !sure_iff.
  intros [[m [N M]] | [N A]]; [left; exists m; split; auto; lia | right; split; auto].
  destruct (same p b); [destruct A as [X [O A]] |]; eauto.
Qed.

Lemma stop_number b m G : is_number one m G -> stop one b m G.
Proof. intros N p; apply sure_iff; left; exists m; split; auto; lia. Qed.

Lemma number_stop b x G : a_number G -> stop one b x G -> is_number one x G.
Proof.
  intros A S; pose proof (S Left) as L; pose proof (S Right) as R; rewrite sure_iff in L, R.
  destruct L as [[m [M L]] | [N _]]; [| easy]; destruct R as [[n [N R]] | [N _]]; [| easy].
  pose proof (number_once m n G M N); simpl sign in *; now replace x with m by lia.
Qed.

(* One stop at most. *)
Lemma sure_both b x y G : sure one Left b x G -> sure one Right b y G -> x <= y.
Proof.
  revert b; induction G as [G IH] using game_induction; intros b; rewrite !sure_iff.
  intros [[m [M L]] | [A L]] [[n [N R]] | [B R]].
  - pose proof (number_once m n G M N); simpl sign in *; lia.
  - destruct B; exists e, m; auto.
  - destruct A; exists e, n; auto.
  - destruct b; simpl in L, R; [destruct L as [X [O L]] | destruct R as [X [O R]]]; eauto.
Qed.

Lemma stop_unique b x y G : stop one b x G -> stop one b y G -> x = y.
Proof. intros A B; apply Z.le_antisymm; eapply (sure_both b); auto. Qed.

(* ---- a form ---------------------------------------------------------------------------------- *)

(* Of a game that is no number: its options of b have these stops, of which one is the best. *)
Lemma stop_best b G x (has : Z -> game -> Prop) : ~ a_number G ->
  (forall X, opt b X G -> exists y, has y X) -> (exists X, opt b X G /\ has x X) ->
  (forall y X, opt b X G -> has y X -> stop one (other b) y X /\ sign b * y <= sign b * x) ->
  stop one b x G.
Proof.
  intros N E [X [O H]] A p; apply sure_iff; right; split; auto; destruct (same p b) eqn:S.
  - destruct (A x X O H) as [T _]; exists X; auto.
  - intros Y P; destruct (E Y P) as [y K]; destruct (A y Y P K) as [T L]; apply (sure_less p _ x y); auto.
    destruct p, b; try discriminate; simpl sign in *; lia.
Qed.
End one.

(* ---- lines ----------------------------------------------------------------------------------- *)

Definition stops_true (one : Z) (w : stops) (G : game) : Prop :=
  stop one Left (left_stop w) G /\ stop one Right (right_stop w) G /\ ~ a_number G.

Section state.
Variable st : stopped.
Variable d : positive -> game.
Variable e : Z.
Hypothesis e_positive : 0 <= e.
Hypothesis one_is : one (core st) = 2 ^ e.
Hypothesis D : defines (core st) d.
Hypothesis T : forall k w, PositiveMap.find k (stops_at st) = Some w -> canonical (d (stops_of w)) ->
  stops_true (2 ^ e) w (d (stops_of w)).

Lemma option_stop_true b i shows x rest : option_stop st b i shows = Some (x, rest) -> canonical (d i) ->
  stop (2 ^ e) b x (d i).
Proof.
  unfold option_stop; destruct (PositiveMap.find i (forms (core st))) as [[l r | m] |] eqn:F; [| | easy].
  - destruct shows as [| k shows]; [easy |]; intros E C; apply bind_some in E; destruct E as [w [W E]].
    destruct (Pos.eqb_spec (stops_of w) i) as [I |]; [| easy]; subst i; injection E as <- <-.
    destruct (T k w W C) as [A [B _]]; destruct b; auto.
  - intros [= <- <-] _; apply stop_number; pose proof (D i _ F) as N; simpl in N; now rewrite one_is in N.
Qed.

Lemma option_stops_true b l shows xs rest : option_stops st b l shows = Some (xs, rest) ->
  (forall i, In i l -> canonical (d i)) -> Forall2 (fun i x => stop (2 ^ e) b x (d i)) l xs.
Proof.
  revert shows xs; induction l as [| i l IH]; simpl; intros shows xs E C; [injection E as <- <-; constructor |].
  apply bind_some in E; destruct E as [[x shows'] [X E]]; apply bind_some in E; destruct E as [[ys rest'] [Y E]].
  injection E as <- <-; constructor; eauto using option_stop_true.
Qed.

Lemma both_in {A B} (P : A -> B -> Prop) l k : Forall2 P l k ->
  (forall x, In x l -> exists y, In y k /\ P x y) /\ (forall y, In y k -> exists x, In x l /\ P x y).
Proof.
  induction 1 as [| x y l k H F [IA IB]]; split; simpl; try easy.
  - intros z [<- | I]; [eauto | destruct (IA z I) as [w [J Q]]; eauto].
  - intros z [<- | I]; [eauto | destruct (IB z I) as [w [J Q]]; eauto].
Qed.

Lemma find_stops_true n shows w : find_stops st n shows = Some w -> stops_of w = n /\
  (canonical (d n) -> stops_true (2 ^ e) w (d n)).
Proof.
  unfold find_stops; destruct (PositiveMap.find n (forms (core st))) as [[l r | m] |] eqn:F; [| easy | easy].
  intros E; apply bind_some in E; destruct E as [[xs s1] [X E]]; apply bind_some in E; destruct E as [[ys s2] [Y E]].
  apply bind_some in E; destruct E as [x [Bx E]]; apply bind_some in E; destruct E as [y [By E]].
  destruct s2; [| easy]; destruct (Z.leb_spec y x) as [L |]; [| easy]; injection E as <-; split; [reflexivity |].
  pose proof (D n _ F) as O; simpl in O; intros C; rewrite canonical_iff in C.
  assert (Cl : forall i, In i l -> canonical (d i)) by (intros i I; apply (C Left), O; eauto).
  assert (Cr : forall i, In i r -> canonical (d i)) by (intros i I; apply (C Right), O; eauto).
  apply option_stops_true in X; auto; apply option_stops_true in Y; auto.
  apply both_in in X; apply both_in in Y; destruct X as [X1 X2], Y as [Y1 Y2].
  apply best_is in Bx; apply best_is in By; destruct Bx as [Ix Mx], By as [Iy My].
  assert (N : ~ a_number (d n)).
  { intros [c [m [Hc N]]]; destruct (X2 x Ix) as [i [Ii Si]], (Y2 y Iy) as [j [Ij Sj]].
    assert (Oi : opt Left (d i) (d n)) by (apply O; eauto); assert (Oj : opt Right (d j) (d n)) by (apply O; eauto).
    destruct (is_number_opt _ _ _ _ _ N Oi) as [m1 [E1 N1]], (is_number_opt _ _ _ _ _ N Oj) as [m2 [E2 N2]].
    apply (number_stop e e_positive) in Si; [| exists c; eauto]; apply (number_stop e e_positive) in Sj; [| exists c; eauto].
    pose proof (compared e c x y m1 m2 (d i) (d j) e_positive Hc Si Sj N1 N2 L).
    apply (number_after_less c Hc) in E1; apply (number_after_less c Hc) in E2; simpl sign in *; lia. }
  split; [| split]; auto; simpl.
  - apply (stop_best e e_positive Left (d n) x (fun z X => stop (2 ^ e) Right z X /\ In z xs)); auto.
    + intros Z P; apply O in P; destruct P as [i [I ->]]; destruct (X1 i I) as [z [J S]]; eauto.
    + destruct (X2 x Ix) as [i [I S]]; exists (d i); repeat split; auto; apply O; eauto.
    + intros z Z _ [S J]; split; auto.
  - apply (stop_best e e_positive Right (d n) y (fun z X => stop (2 ^ e) Left z X /\ In z ys)); auto.
    + intros Z P; apply O in P; destruct P as [i [I ->]]; destruct (Y1 i I) as [z [J S]]; eauto.
    + destruct (Y2 y Iy) as [i [I S]]; exists (d i); repeat split; auto; apply O; eauto.
    + intros z Z _ [S J]; split; auto.
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

Definition sound_stops (st : stopped) : Prop := sound (core st) /\
  forall d, defines (core st) d -> forall k w, PositiveMap.find k (stops_at st) = Some w ->
  canonical (d (stops_of w)) -> stops_true (one (core st)) w (d (stops_of w)).

Lemma sound_take_any st l st' : sound_stops st -> take_any st l = Some st' -> sound_stops st'.
Proof.
  intros [S T]; destruct l as [l | n shows]; simpl; intros E.
  - apply bind_some in E; destruct E as [s [A E]]; injection E as <-.
    destruct (take_keeps _ _ _ S A) as [O K]; split; simpl; [eapply sound_take; eauto |].
    intros d D k w F C; rewrite O; exact (T d (K d D) k w F C).
  - apply bind_some in E; destruct E as [w [A E]]; injection E as <-; split; simpl; auto.
    intros d D k v F C; apply found_add in F; destruct F as [[-> ->] | [_ F]]; [| exact (T d D k v F C)].
    destruct (units _ S) as [e [P O]]; rewrite O.
    destruct (find_stops_true st d e P O D) with (n := n) (shows := shows) (w := w) as [<- B]; auto.
    intros k' w' F' C'; rewrite <- O; eauto.
Qed.

Theorem accepted_any_sound places r lines st : accepted_any places r lines = Some st ->
  accepted places r (plain_lines lines) = Some (core st) /\ sound_stops st.
Proof.
  unfold accepted_any, accepted, start_any; destruct (start places r) as [s |] eqn:S; simpl; [| easy].
  assert (A : sound_stops (Stopped s (PositiveMap.empty stops) 1)).
  { split; simpl; [eapply sound_start; eauto |]; intros d _ k w; now rewrite PositiveMap.gempty. }
  change s with (core (Stopped s (PositiveMap.empty stops) 1)) at 2; revert A; clear S.
  generalize (Stopped s (PositiveMap.empty stops) 1); clear s.
  induction lines as [| l lines IH]; simpl; intros s A E; [injection E as <-; auto |].
  apply bind_some in E; destruct E as [s' [B E]]; destruct (IH s') as [C R]; eauto using sound_take_any.
  split; auto; destruct l as [l | n shows]; simpl in B.
  - apply bind_some in B; destruct B as [s1 [B F]]; injection F as <-; simpl; now rewrite B.
  - apply bind_some in B; destruct B as [w [_ F]]; now injection F as <-.
Qed.

(* What is in canonical form and no number is equal to none. *)
Lemma equal_to_none G c m N : canonical G -> ~ a_number G -> 0 <= c -> is_number (2 ^ c) m N ->
  ~ (at_least Left G N /\ at_least Right G N).
Proof.
  intros C A P M [L R]; apply A; exists c, m; split; auto; apply number_as_identical with N; auto.
  apply identical_sym, canonical_unique; eauto using number_canonical; intros []; auto.
Qed.
