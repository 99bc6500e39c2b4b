(* The matrix: its entries are true, by Definition 2.9. *)
From Coq Require Import List Bool Permutation ZArith FSets.FMapPositive.
From Verified Require Import Play Positions Values Numbers NumberSums Identical Checker Meaning Moves.
Import ListNotations.

(* ---- the negative ---------------------------------------------------------------------------- *)

Lemma move_neg p l k : move p (map neg l) k <-> exists l', move (other p) l l' /\ k = map neg l'.
Proof.
  split.
  - intros M; apply move_iff in M; destruct M as [a' [G' [c' [X [E [O ->]]]]]].
    apply map_eq_app in E; destruct E as [a [gc [-> [<- E]]]].
    apply map_eq_cons in E; destruct E as [G [c [-> [<- <-]]]].
    apply opt_neg in O; destruct O as [Y [O ->]].
    exists (a ++ Y :: c); split; [apply move_iff; eauto 8 | now rewrite map_app].
  - intros [l' [M ->]]; apply move_iff in M; destruct M as [a [G [c [X [-> [O ->]]]]]].
    rewrite !map_app; apply move_iff; exists (map neg a), (neg G), (map neg c), (neg X).
    repeat split; apply opt_neg; eauto.
Qed.

Lemma Wins_neg w b l : Wins Normal w b l -> Wins Normal (other w) (other b) (map neg l).
Proof.
  revert w b; induction l as [l IH] using list_induction; intros w b W.
  destruct (two_players w b) as [-> | ->].
  - apply first_inv in W; destruct W as [l' [M W]]; apply first with (map neg l').
    + apply move_neg; rewrite other2; eauto.
    + eapply IH; eauto.
  - apply second; intros k M; apply move_neg in M; rewrite !other2 in M; destruct M as [l' [M ->]].
    eapply IH; eauto; eapply second_inv; eauto.
Qed.

(* G - H for one player is H - G for the other one. *)
Lemma swap w b G H : Wins Normal w b [G; neg H] -> Wins Normal (other w) (other b) [H; neg G].
Proof.
  intros W; apply Wins_neg in W; apply (Wins_identical _ _ _ [neg (neg H); neg G]).
  - repeat constructor; auto using identical_neg2, identical_refl.
  - apply (Wins_perm _ _ _ [neg G; neg (neg H)]); auto; constructor.
Qed.

(* ---- one entry ------------------------------------------------------------------------------- *)

Section state.
Variable st : state.
Variable d : positive -> game.
Hypothesis D : defines st d.

Lemma sides_are i l r : sides st i = Some (l, r) -> forall p X, opt p X (d i) <->
  exists j, In j (match p with Left => l | Right => r end) /\ X = d j.
Proof.
  unfold sides; destruct (PositiveMap.find i (forms st)) as [[l' r' | m] |] eqn:F; [| | easy].
  - intros [= -> ->]; exact (D i _ F).
  - destruct m; [| easy | easy]; intros [= <- <-] p X; pose proof (D i _ F) as N; simpl in N; split.
    + intros O; destruct (is_number_zero _ _ N p X O).
    + intros [j [I _]]; destruct p; destruct I.
Qed.

Lemma none_true told l : none told l = Some true -> forall i, In i l -> told i = Some false.
Proof.
  induction l as [| j l IH]; simpl; intros E i I; [easy |]; apply bind_some in E.
  destruct E as [b [T E]]; destruct b; [easy |]; destruct I as [<- | I]; auto.
Qed.

Lemma none_false told l : none told l = Some false -> exists i, In i l /\ told i = Some true.
Proof.
  induction l as [| j l IH]; simpl; intros E; [easy |]; apply bind_some in E.
  destruct E as [b [T E]]; destruct b; [eauto |]; destruct (IH E) as [i [I F]]; eauto.
Qed.

Lemma compare_true m i j li ri lj rj b : matrix_true d m -> sides st i = Some (li, ri) ->
  sides st j = Some (lj, rj) -> compare m i j li rj = Some b ->
  if b : bool then at_least Right (d i) (d j) else beyond Left (d i) (d j).
Proof.
  intros T I J; pose proof (sides_are _ _ _ I) as Oi; pose proof (sides_are _ _ _ J) as Oj.
  unfold compare; intros E; apply bind_some in E; destruct E as [a [L E]].
  change (if b then Wins Normal Right (other Right) [d i; neg (d j)] else Wins Normal Left Left [d i; neg (d j)]).
  destruct a; [destruct b |].
  - apply second; intros k M; inversion M as [X ? ? O | ? ? k' M']; subst.
    + apply (Oi Left) in O; destruct O as [x [P ->]]; apply (none_true _ _ L), T in P.
      exact (swap Left Left _ _ P).
    + inversion M' as [X ? ? O | ? ? k1 N]; subst; [| inversion N].
      apply opt_neg in O; destruct O as [Y [O ->]]; apply (Oj Right) in O; destruct O as [x [P ->]].
      apply (none_true _ _ E), T in P; exact (swap Left Left _ _ P).
  - apply none_false in E; destruct E as [x [P Q]]; apply T in Q.
    apply first with [d i; neg (d x)]; [| exact (swap Right Left _ _ Q)].
    constructor; constructor; apply opt_neg; exists (d x); split; auto; apply (Oj Right); eauto.
  - injection E as <-; apply none_false in L; destruct L as [x [P Q]]; apply T in Q.
    apply first with [d x; neg (d j)]; [| exact (swap Right Left _ _ Q)].
    constructor; apply (Oi Left); eauto.
Qed.

(* ---- all entries ----------------------------------------------------------------------------- *)

Lemma entry_set m i j b x y c : entry (set_entry m i j b) x y = Some c ->
  (x = i /\ y = j /\ c = b) \/ entry m x y = Some c.
Proof.
  unfold entry, set_entry; intros E; apply bind_some in E; destruct E as [row [R E]].
  destruct (Pos.eq_dec x i) as [-> | N].
  - rewrite PositiveMap.gss in R; injection R as <-; destruct (Pos.eq_dec y j) as [-> | M].
    + rewrite PositiveMap.gss in E; injection E as ->; auto.
    + rewrite PositiveMap.gso in E by auto; destruct (PositiveMap.find i m); simpl; auto.
      rewrite PositiveMap.gempty in E; discriminate.
  - rewrite PositiveMap.gso in R by auto; rewrite R; auto.
Qed.

Lemma set_true m i j b : matrix_true d m ->
  (if b : bool then at_least Right (d i) (d j) else beyond Left (d i) (d j)) ->
  matrix_true d (set_entry m i j b).
Proof.
  intros T B x y c E; apply entry_set in E; destruct E as [[-> [-> ->]] | E]; [exact B | exact (T _ _ _ E)].
Qed.

Lemma take_row_true row : forall m i j m', matrix_true d m -> take_row st m i j row = Some m' ->
  matrix_true d m'.
Proof.
  induction row as [| [i_j j_i] row IH]; simpl; intros m i j m' T E.
  - destruct (_ =? _)%positive in E; [now injection E as <- | easy].
  - apply bind_some in E; destruct E as [[li ri] [F E]]; apply bind_some in E; destruct E as [[lj rj] [G E]].
    apply bind_some in E; destruct E as [a [A E]]; apply bind_some in E; destruct E as [b [B E]].
    destruct (_ && _) in E; [| easy]; eapply IH; [| exact E].
    apply set_true; [apply set_true; auto |].
    + exact (compare_true _ _ _ _ _ _ _ _ T F G A).
    + exact (compare_true _ _ _ _ _ _ _ _ T G F B).
Qed.

Lemma take_rows_true rows : forall m i n m', matrix_true d m -> take_rows st m i rows = Some (n, m') ->
  matrix_true d m'.
Proof.
  induction rows as [| row rows IH]; simpl; intros m i n m' T E; [now injection E as <- <- |].
  apply bind_some in E; destruct E as [m1 [R E]]; eapply IH; [| exact E].
  eapply take_row_true; eauto.
Qed.

Lemma empty_true : matrix_true d (PositiveMap.empty _).
Proof. intros i j b; unfold entry; rewrite PositiveMap.gempty; discriminate. Qed.
End state.
