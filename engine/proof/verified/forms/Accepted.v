(* Lines: each leaves the state sound, and so does a certificate. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive Lia.
From Verified Require Import Play Positions Numbers NumberSums Identical Checker Meaning Moves Sound Canonical Matrix.
Import ListNotations.

(* What holds of each state: numbers are in units of 1/2^e, what stands behind the counts is free,
   options are of earlier forms, and what the nodes say is true. *)
Record sound (st : state) : Prop := {
  units : exists e, (0 <= e /\ one st = 2 ^ e)%Z;
  free_form : forall n f, PositiveMap.find n (forms st) = Some f -> (n < form_count st)%positive;
  free_node : forall n x, PositiveMap.find n (nodes st) = Some x -> (n < node_count st)%positive;
  there_are : exists d, defines st d;
  earlier : forall n l r, PositiveMap.find n (forms st) = Some (Options l r) ->
            forall i, In i l \/ In i r -> exists f, PositiveMap.find i (forms st) = Some f;
  free_canonical : forall n, PositiveMap.mem n (shown_canonical st) = true -> (n < form_count st)%positive;
  said : forall d, defines st d -> nodes_true st d;
  said_canonical : forall d, defines st d -> canonical_true st d;
  said_matrix : forall d, defines st d -> forall n m, matrix st = Some (n, m) -> matrix_true d m }.

Lemma found_add {A} n (x : A) m i y : PositiveMap.find i (PositiveMap.add n x m) = Some y ->
  (i = n /\ y = x) \/ (i <> n /\ PositiveMap.find i m = Some y).
Proof.
  destruct (Pos.eq_dec i n) as [-> | N].
  - rewrite PositiveMap.gss; intros [= ->]; auto.
  - rewrite PositiveMap.gso by auto; auto.
Qed.

Lemma sound_start places r st : start places r = Some st -> sound st.
Proof.
  unfold start; destruct (0 <=? places)%Z eqn:P; [| easy].
  destruct (places <=? 60)%Z; [| easy]; intros [= <-]; apply Z.leb_le in P.
  assert (E : forall A n, PositiveMap.find n (PositiveMap.empty A) = None) by apply PositiveMap.gempty.
  split; simpl; try (intros *; rewrite E; discriminate).
  - eauto.
  - exists (fun _ => zero); intros n f; simpl; rewrite E; discriminate.
  - intros n; rewrite PositiveMap.mem_find, E; discriminate.
  - intros d _ n x; simpl; rewrite E; discriminate.
  - intros d _ n; unfold is_canonical; simpl; rewrite PositiveMap.mem_find, !E; discriminate.
  - discriminate.
Qed.

(* ---- a form more ----------------------------------------------------------------------------- *)

Definition of_options (l r : list positive) (d : positive -> game) : game :=
  Game (fun p => {i | In i (match p with Left => l | Right => r end)}) (fun p x => d (proj1_sig x)).

Lemma of_options_is one l r d : is_form one d (Options l r) (of_options l r d).
Proof.
  intros p X; split.
  - intros [[i I] ->]; exists i; auto.
  - intros [i [I ->]]; now exists (exist _ i I).
Qed.

Lemma earlier_defined st f d : (forall n g, PositiveMap.find n (forms st) = Some g -> (n < form_count st)%positive) ->
  defines (add_form st f) d -> defines st d.
Proof.
  intros FF C n g F; apply C; simpl; rewrite PositiveMap.gso; auto; intros ->; apply FF in F; lia.
Qed.

Lemma sound_form st f : sound st ->
  match f with Options l r => forall i, In i l \/ In i r -> exists g, PositiveMap.find i (forms st) = Some g
             | Number _ => True end -> sound (add_form st f).
Proof.
  intros [[e [E O]] FF FN [d D] EA FC S SC SM] I.
  split; simpl; auto.
  - eauto.
  - intros n g F; apply found_add in F; destruct F as [[-> _] | [_ F]]; [lia | apply FF in F; lia].
  - assert (N : exists G, is_form (one st) d f G).
    { destruct f as [l r | m]; [exists (of_options l r d); apply of_options_is |].
      rewrite O; destruct (number_exists e E m) as [G N]; eauto. }
    destruct N as [G N]; exists (fun n => if Pos.eq_dec n (form_count st) then G else d n).
    assert (C : forall n g, PositiveMap.find n (forms st) = Some g ->
              is_form (one st) (fun n => if Pos.eq_dec n (form_count st) then G else d n) g (d n)).
    { intros n g F; pose proof (D n g F) as A; destruct g as [l r | m]; auto.
      intros p X; rewrite (A p X); split; intros [i [J ->]]; exists i; split; auto.
      all: destruct (Pos.eq_dec i (form_count st)) as [-> |]; auto.
      all: destruct (EA _ _ _ F (form_count st)) as [g K]; [destruct p; auto |].
      all: apply FF in K; lia. }
    intros n g F; simpl in *; apply found_add in F; destruct F as [[-> ->] | [A F]].
    + destruct (Pos.eq_dec _ _); [| easy]; destruct f as [l r | m]; auto.
      intros p X; rewrite (N p X); split; intros [i [J ->]]; exists i; split; auto.
      all: destruct (Pos.eq_dec i (form_count st)) as [-> |]; auto.
      all: destruct (I (form_count st)) as [g K]; [destruct p; auto |].
      all: apply FF in K; lia.
    + destruct (Pos.eq_dec _ _); [easy | auto].
  - intros n l r F i J; assert (P : exists g, PositiveMap.find i (forms st) = Some g).
    { apply found_add in F; destruct F as [[-> F] | [_ F]]; [rewrite <- F in I | eapply EA]; eauto. }
    destruct P as [g P]; exists g; rewrite PositiveMap.gso; auto; intros ->; apply FF in P; lia.
  - intros n M; apply FC in M; lia.
  - intros c C; apply S, earlier_defined with f; auto.
  - intros c C n; unfold is_canonical; simpl.
    destruct (Pos.eq_dec n (form_count st)) as [-> | N].
    + rewrite PositiveMap.gss; destruct f as [l r | m]; intros M; [apply FC in M; lia |].
      assert (A : is_number (one st) m (c (form_count st))).
      { apply (C (form_count st) (Number m)); simpl; now rewrite PositiveMap.gss. }
      rewrite O in A; eapply number_canonical; eauto.
    + rewrite PositiveMap.gso by auto; apply SC, earlier_defined with f; auto.
  - intros c C; apply SM, earlier_defined with f; auto.
Qed.

(* ---- a node more ----------------------------------------------------------------------------- *)

Lemma sound_node st x : sound st -> (forall d, defines st d -> nodes_true st d -> node_true st d x) ->
  sound (add_node st x).
Proof.
  intros [U FF FN EX EA FC S SC SM] T; split; simpl; auto.
  - intros n y F; apply found_add in F; destruct F as [[-> _] | [_ F]]; [lia | apply FN in F; lia].
  - intros d D i y F; apply found_add in F; destruct F as [[-> ->] | [_ F]].
    + apply T; auto; now apply S.
    + now apply (S d D i y).
Qed.

Lemma sound_canonical st n : sound st -> (n < form_count st)%positive ->
  (forall d, defines st d -> nodes_true st d -> canonical_true st d -> canonical (d n)) ->
  sound (add_canonical st n).
Proof.
  intros [U FF FN EX EA FC S SC SM] L T; split; simpl; auto.
  - intros i M; rewrite PositiveMap.mem_find in M.
    destruct (PositiveMap.find i _) eqn:F in M; [| easy]; apply found_add in F.
    destruct F as [[-> _] | [_ F]]; auto; apply FC; now rewrite PositiveMap.mem_find, F.
  - intros d D i; unfold is_canonical; simpl; rewrite PositiveMap.mem_find.
    destruct (Pos.eq_dec i n) as [-> | N]; [intros _; now apply T; auto |].
    rewrite PositiveMap.gso, <- PositiveMap.mem_find by auto; now apply SC.
Qed.

Lemma sound_matrix st n m : sound st -> (forall d, defines st d -> matrix_true d m) -> sound (add_matrix st n m).
Proof.
  intros [U FF FN EX EA FC S SC SM] T; split; simpl; auto.
  intros d D i k [= <- <-]; auto.
Qed.

Lemma known st l : forallb (is_known st) l = true ->
  forall i, In i l -> exists f, PositiveMap.find i (forms st) = Some f.
Proof.
  intros E i I; rewrite forallb_forall in E; apply E in I; unfold is_known in I.
  rewrite PositiveMap.mem_find in I; destruct (PositiveMap.find i (forms st)) eqn:F; [eauto | easy].
Qed.

Lemma sound_take st l st' : sound st -> take st l = Some st' -> sound st'.
Proof.
  intros S; unfold take; destruct l as [l r | m | shown w b x games shows | n shows | rows].
  - assert (A : forallb (is_known st) l && forallb (is_known st) r = true -> sound (add_form st (Options l r))).
    { intros E; apply andb_prop in E; destruct E as [L R]; apply sound_form; auto.
      intros i [I | I]; [apply (known _ _ L) | apply (known _ _ R)]; auto. }
    destruct l, r; [intros [= <-]; now apply sound_form | ..].
    all: intros F; match type of F with (if ?b then _ else _) = _ => destruct b eqn:B; [| discriminate] end.
    all: injection F as <-; auto.
  - destruct (play st), (within m); intros [= <-]; now apply sound_form.
  - intros E; destruct (within x && _); [| discriminate]; apply bind_some in E; destruct E as [s [P E]].
    destruct (is_shown st w b s shows) eqn:W; [injection E as <- | discriminate].
    apply sound_node; auto; intros d D T; destruct (units _ S) as [e [E O]].
    exact (is_shown_true st d e E O D T _ _ _ _ W).
  - destruct (fits st n shows) eqn:F; [intros [= <-] | discriminate].
    assert (N : play st = Normal /\ exists f, PositiveMap.find n (forms st) = Some f).
    { unfold fits in F; destruct (PositiveMap.find n (forms st)) as [[|] |], (play st); eauto; easy. }
    destruct N as [N [f K]]; apply sound_canonical; auto; [eapply free_form; eauto |].
    intros d D T C; destruct (units _ S) as [e [E O]].
    exact (fits_true st d e E O D T N C _ _ F).
  - destruct (play st), (matrix st); try discriminate; intros E; apply bind_some in E.
    destruct E as [[n m] [R E]]; injection E as <-; apply sound_matrix; auto; intros d D.
    eapply take_rows_true; eauto using empty_true.
Qed.

Lemma sound_all st lines st' : sound st -> take_all st lines = Some st' -> sound st'.
Proof.
  revert st; induction lines as [| l lines IH]; simpl; intros st S E; [now injection E as <- |].
  apply bind_some in E; destruct E as [s [T E]]; eauto using sound_take.
Qed.

Theorem accepted_sound places r lines st : accepted places r lines = Some st -> sound st.
Proof.
  unfold accepted; intros E; apply bind_some in E; destruct E as [s [S E]].
  eauto using sound_start, sound_all.
Qed.

Lemma take_keeps st l st' : take st l = Some st' -> one st' = one st /\ play st' = play st.
Proof.
  unfold take; destruct l; intros E.
  all: repeat match type of E with
       | (if ?b then _ else _) = _ => destruct b eqn:?
       | bind _ _ = _ => apply bind_some in E; destruct E as [? [_ E]]
       | match ?x with _ => _ end = _ => destruct x eqn:?
       end; try discriminate; injection E as <-; simpl; auto.
Qed.

Lemma accepted_start places r lines st : accepted places r lines = Some st ->
  (0 <= places)%Z /\ one st = (2 ^ places)%Z /\ play st = r.
Proof.
  unfold accepted, start; destruct (0 <=? places)%Z eqn:P; [| easy]; destruct (places <=? 60)%Z; [| easy].
  apply Z.leb_le in P; cbn [andb bind]; set (s := State _ _ _ _ _ _ _ _); intros E.
  assert (K : one s = (2 ^ places)%Z /\ play s = r) by (split; reflexivity); clearbody s.
  revert s K E; induction lines as [| l lines IH]; simpl; intros s [O R] E; [injection E as <-; auto |].
  apply bind_some in E; destruct E as [t [T E]]; apply (IH t); auto.
  apply take_keeps in T; destruct T as [-> ->]; auto.
Qed.

(* ---- the games are determined ---------------------------------------------------------------- *)

Lemma determined st d c : sound st -> defines st d -> defines st c ->
  forall n f, PositiveMap.find n (forms st) = Some f -> identical (d n) (c n).
Proof.
  intros S D C n f F; remember (d n) as G eqn:E; revert n f F E.
  induction G as [G IH] using game_induction; intros n f F ->.
  pose proof (D n f F) as A; pose proof (C n f F) as B; destruct f as [l r | m].
  - apply identical_iff; intros p; split; intros X O; [apply A in O | apply B in O].
    all: destruct O as [i [I ->]].
    all: assert (J : In i l \/ In i r) by (destruct p; auto).
    all: destruct (earlier _ S _ _ _ F i J) as [g H].
    all: assert (K : identical (d i) (c i)) by (apply (IH p (d i)) with g; auto; apply A; eauto).
    + exists (c i); split; auto; apply B; eauto.
    + exists (d i); split; auto; apply A; eauto.
  - eapply number_identical; eauto.
Qed.
