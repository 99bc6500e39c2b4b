(* There are families as the certificate defines them, and each line leaves a state of which all is true. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive Lia.
From Verified Require Import Play Positions Checker Families FamilyNumbers FamilyChecker FamilyTerms FamilySound.
Import ListNotations.

Definition claims_hold (st : families) (d : positive -> game) : Prop :=
  forall i n, PositiveMap.find i (family_nodes st) = Some n -> node_holds st d n.

Record sound_families (st : families) : Prop := SoundFamilies {
  earlier : forall n f, PositiveMap.find n (families_of st) = Some f ->
            (n < family_count st)%positive /\
            forall p s, In s (options_of p f) -> addends_fit st of_options s = true;
  there_are : exists d, are_families (units st) (often st) (families_of st) d;
  all_hold : forall d, are_families (units st) (often st) (families_of st) d -> claims_hold st d }.

Lemma sound_start_families u o : sound_families (start_families u o).
Proof.
  split.
  - intros n f F; cbn in F; now rewrite PositiveMap.gempty in F.
  - exists (fun _ => zero); intros n f F; cbn in F; now rewrite PositiveMap.gempty in F.
  - intros d _ i n F; cbn in F; now rewrite PositiveMap.gempty in F.
Qed.

(* ---- a form ---------------------------------------------------------------------------------- *)

(* The game of a form: its moves are the options, with values of their letters. *)
Definition family_game (u : positive) (o : nat) (d : positive -> game) (f : family) : game :=
  Game (fun p => {x : addends * values | In (fst x) (options_of p f) /\ allowed (snd x)})
       (fun p x => let s := fst (proj1_sig x) in let a := snd (proj1_sig x) in
          sum (rational (rational_part u o (amount s) a) :: ups (up_part (amount s) a) ++ map (part d) (parts s))).

Lemma family_game_is u o d f : is_family u o d f (family_game u o d f).
Proof.
  intros p; split.
  - intros X [[[s a] [I L]] ->]; exists s, a; split; [exact I | split; [exact L |]].
    eexists; split; [apply rational_is | reflexivity].
  - intros s a I L; eexists; split; [now exists (exist _ (s, a) (conj I L)) |].
    eexists; split; [apply rational_is | reflexivity].
Qed.

Lemma is_sum_earlier u o d c s a X : (forall g, In g (parts s) -> part d g = part c g) ->
  is_sum u o d s a X -> is_sum u o c s a X.
Proof. intros E [G [R ->]]; exists G; split; auto; now rewrite (map_ext_in _ _ _ E). Qed.

Lemma is_family_earlier u o d c f G :
  (forall p s g, In s (options_of p f) -> In g (parts s) -> part d g = part c g) ->
  is_family u o d f G -> is_family u o c f G.
Proof.
  intros E F p; destruct (F p) as [A B]; split.
  - intros X O; destruct (A X O) as [s [a [I [L S]]]]; exists s, a; split; [exact I | split; [exact L |]].
    apply is_sum_earlier with d; eauto.
  - intros s a I L; destruct (B s a I L) as [X [O S]]; exists X; split; auto; apply is_sum_earlier with d; eauto.
Qed.

Lemma addends_fit_later st st' is s : (family_count st <= family_count st')%positive ->
  addends_fit st is s = true -> addends_fit st' is s = true.
Proof.
  intros L; unfold addends_fit; rewrite !andb_true_iff, !forallb_forall; intros [A B]; split; auto.
  intros g I; specialize (A g I); destruct g; cbn [is_part] in *; auto; rewrite Pos.ltb_lt in *; lia.
Qed.

Lemma part_new st d g n G : is_part st g = true -> n = family_count st ->
  part d g = part (fun i => if (i =? n)%positive then G else d i) g.
Proof.
  intros P ->; destruct g as [| i | i]; cbn [is_part part] in *; auto.
  all: apply Pos.ltb_lt in P; destruct (Pos.eqb_spec i (family_count st)); auto; lia.
Qed.

Lemma sound_form st f : sound_families st ->
  forallb (addends_fit st of_options) (left_options f ++ right_options f) = true ->
  sound_families (FamilyState (units st) (often st) (PositiveMap.add (family_count st) f (families_of st))
                              (Pos.succ (family_count st)) (family_nodes st) (family_node_count st)).
Proof.
  intros [E [d D] H] F; rewrite forallb_forall in F.
  assert (F' : forall p s, In s (options_of p f) -> addends_fit st of_options s = true).
  { intros [] s I; apply F, in_or_app; auto. }
  assert (P : forall p f', (forall p s, In s (options_of p f') -> addends_fit st of_options s = true) ->
    forall s g, In s (options_of p f') -> In g (parts s) -> is_part st g = true).
  { intros p f' A s g I J; specialize (A p s I); unfold addends_fit in A; apply andb_prop in A.
    destruct A as [A _]; rewrite forallb_forall in A; auto. }
  split; cbn [units often families_of family_count family_nodes].
  - intros n g N; destruct (Pos.eq_dec n (family_count st)) as [-> | K].
    + rewrite PositiveMap.gss in N; injection N as <-; split; [lia |]; intros p s I.
      apply addends_fit_later with st; [cbn; lia | eauto].
    + rewrite PositiveMap.gso in N by auto; destruct (E n g N) as [L A]; split; [lia |]; intros p s I.
      apply addends_fit_later with st; [cbn; lia | eauto].
  - exists (fun i => if (i =? family_count st)%positive then family_game (units st) (often st) d f else d i).
    intros n g N; cbn [families_of] in N; destruct (Pos.eqb_spec n (family_count st)) as [-> | K].
    + rewrite PositiveMap.gss in N; injection N as <-; apply is_family_earlier with d; [| apply family_game_is].
      intros p s x I J; eapply part_new; eauto.
    + rewrite PositiveMap.gso in N by auto; destruct (E n g N) as [L A]; apply is_family_earlier with d; [| now apply D].
      intros p s x I J; eapply part_new; eauto.
  - intros c C i n N; assert (D' : are_families (units st) (often st) (families_of st) c).
    { intros k g K; apply C; cbn [families_of]; rewrite PositiveMap.gso; auto; destruct (E k g K); intros ->; lia. }
    destruct (H c D' i n N) as [A B]; split; [apply addends_fit_later with st; [cbn; lia | exact A] | exact B].
Qed.

(* ---- lines ----------------------------------------------------------------------------------- *)

Lemma sound_take_family st l st' : sound_families st -> take_family st l = Some st' ->
  sound_families st' /\ units st' = units st /\ often st' = often st.
Proof.
  intros S T; destruct l as [f | shown w b s m witnesses]; cbn [take_family] in T.
  - destruct (forallb _ _) eqn:F; [| easy]; injection T as <-; split; [now apply sound_form | split; reflexivity].
  - destruct (addends_fit st of_nodes s) eqn:F; [| easy]; cbn [andb] in T.
    destruct (few_units (amount s)); [| easy]; cbn [andb] in T.
    destruct (family_node_holds st w b s m witnesses) eqn:N; [| easy]; injection T as <-.
    split; [| split; reflexivity]; destruct S as [E X H]; split; auto.
    intros d D i n K; cbn [family_nodes] in K; destruct (Pos.eq_dec i (family_node_count st)) as [-> | L].
    + rewrite PositiveMap.gss in K; injection K as <-.
      apply (taken_node_holds st d D (H d D)) with m witnesses; auto.
      intros j f p t J I; destruct (E j f J) as [_ A]; specialize (A p t I); unfold addends_fit in A.
      now apply andb_prop in A.
    + rewrite PositiveMap.gso in K by auto; exact (H d D i n K).
Qed.

Lemma accepted_families_sound u o lines st : accepted_families u o lines = Some st ->
  sound_families st /\ units st = u /\ often st = o.
Proof.
  unfold accepted_families; assert (S := sound_start_families u o).
  assert (C : units (start_families u o) = u /\ often (start_families u o) = o) by (split; reflexivity); revert S C.
  generalize (start_families u o); induction lines as [| l lines IH]; simpl; intros s S C E.
  - injection E as <-; split; auto.
  - destruct (take_family s l) as [s' |] eqn:T; [| easy]; cbn [bind] in E; apply sound_take_family in T; auto.
    destruct T as [A [B D]]; apply (IH s'); auto; destruct C; split; congruence.
Qed.

(* What the state says of games. *)
Lemma family_node_true st d i n a G : sound_families st -> are_families (units st) (often st) (families_of st) d ->
  PositiveMap.find i (family_nodes st) = Some n -> allowed a ->
  is_rational (rational_part (units st) (often st) (amount (claimed n)) a) G ->
  wins Normal (family_winner n) (family_beginner n)
    (sum (G :: ups (up_part (amount (claimed n)) a) ++ map (part d) (parts (claimed n)))).
Proof.
  intros S D N L R; destruct (all_hold _ S d D i n N) as [_ H].
  exact (H a L _ (number_worth _ _ _ R)).
Qed.
