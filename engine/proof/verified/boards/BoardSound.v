(* Each node of boards that is taken is true; boards as games, and that two players never both win. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive.
From Verified Require Import Play Positions Checker Moves Boards BoardChecker.
Import ListNotations.

Lemma same_true p q : same p q = true -> p = q.
Proof. now destruct p, q. Qed.

Lemma same_false p q : same p q = false -> q = other p.
Proof. now destruct p, q. Qed.

Lemma same_board_true a b : same_board a b = true -> a = b.
Proof.
  revert b; induction a as [| x a IH]; intros [| y b]; simpl; try easy.
  destruct (same_square x y) eqn:E; [| easy]; intros F; f_equal; [| now apply IH].
  destruct x, y; simpl in E; try easy; f_equal; now apply same_true.
Qed.

Definition moves_of (st : boards) : player -> board -> list board := moves (board_rules st) (board_columns st).

Definition board_nodes_true (st : boards) : Prop := forall i d, PositiveMap.find i (board_nodes st) = Some d ->
  won (moves_of st) (board_play st) (board_winner d) (board_beginner d) (squares d).

Section Node.
Variable st : boards.
Hypothesis T : board_nodes_true st.

Lemma says_board_true n w b s : says_board st n w b s = true -> won (moves_of st) (board_play st) w b s.
Proof.
  unfold says_board; destruct (PositiveMap.find n (board_nodes st)) as [d |] eqn:F; [| easy].
  rewrite !andb_true_iff; intros [[W B] S]; apply same_true in W, B; apply same_board_true in S; subst.
  now apply (T n).
Qed.

Lemma nth_board_in l k b : nth_board l k = Some b -> In b l.
Proof.
  revert k; induction l as [| x l IH]; simpl; intros k E; [easy |].
  destruct k; [right; eapply IH; eauto .. | injection E as ->; now left].
Qed.

Lemma each_board_true w l shows : each_board_said st w l shows = true ->
  forall b, In b l -> won (moves_of st) (board_play st) w w b.
Proof.
  revert shows; induction l as [| x l IH]; intros [| n shows]; simpl; try easy.
  rewrite andb_true_iff; intros [S E] b [<- | I]; [eapply says_board_true | eapply IH]; eauto.
Qed.

Lemma is_board_shown_true w b s shows : is_board_shown st w b s shows = true ->
  won (moves_of st) (board_play st) w b s.
Proof.
  unfold is_board_shown; destruct (moves (board_rules st) (board_columns st) b s) as [| t l] eqn:M.
  - destruct shows; [| easy]; destruct (board_play st) eqn:P, (same w b) eqn:S; simpl; try easy; intros _.
    + apply same_false in S; subst; apply won_by_answers; [| easy]; unfold moves_of; rewrite M; easy.
    + apply same_true in S; subst; now apply won_without_move.
  - destruct (same w b) eqn:S; intros E.
    + apply same_true in S; subst; destruct shows as [| k [| n [| ? ?]]]; try easy.
      destruct (nth_board (t :: l) k) as [u |] eqn:N; [| easy].
      apply won_by_move with u; [unfold moves_of; rewrite M; eapply nth_board_in; eauto | eapply says_board_true; eauto].
    + apply same_false in S; subst; apply won_by_answers; unfold moves_of; rewrite M; [| easy].
      intros u I; eapply each_board_true; eauto.
Qed.
End Node.

Theorem accepted_boards_sound g columns r lines st : accepted_boards g columns r lines = Some st ->
  board_rules st = g /\ board_columns st = columns /\ board_play st = r /\ board_nodes_true st.
Proof.
  unfold accepted_boards.
  assert (S : board_nodes_true (start_boards g columns r)).
  { intros i d; simpl; rewrite PositiveMap.gempty; discriminate. }
  assert (K : board_rules (start_boards g columns r) = g /\ board_columns (start_boards g columns r) = columns /\
              board_play (start_boards g columns r) = r) by auto.
  revert S K; generalize (start_boards g columns r); induction lines as [| l lines IH]; simpl; intros s S K E.
  - injection E as <-; intuition.
  - apply bind_some in E; destruct E as [s' [L E]]; apply (IH s'); auto.
    all: destruct l as [shown w b q shows]; simpl in L; destruct (is_board_shown s w b q shows) eqn:W; [| easy].
    all: injection L as <-; auto; intros i d; simpl.
    destruct (Pos.eq_dec i (board_count s)) as [-> | D].
    + rewrite PositiveMap.gss; intros [= <-]; exact (is_board_shown_true s S _ _ _ _ W).
    + rewrite PositiveMap.gso by auto; apply S.
Qed.

(* ---- as games -------------------------------------------------------------------------------- *)

Lemma won_wins m r w b s B : are_boards m B -> won m r w b s -> wins r w b (B s).
Proof.
  intros A; induction 1 as [s t I W IH | s W IH N | s E N].
  - apply wins_first; left; exists (B t); split; auto; apply A; eauto.
  - apply wins_second; split.
    + intros X O; apply A in O; destruct O as [t [I ->]]; auto.
    + intros E; apply N in E; destruct (m (other w) s) as [| t l] eqn:M; [easy |].
      exists (B t); apply A; exists t; rewrite M; split; [now left | reflexivity].
  - apply wins_first; right; split; auto; intros X O; apply A in O; destruct O as [t [I _]].
    rewrite N in I; easy.
Qed.

Lemma won_cases m r w b s : won m r w b s ->
  (b = w /\ ((exists t, In t (m w s) /\ won m r w (other w) t) \/ (r = Misere /\ m w s = []))) \/
  (b = other w /\ (forall t, In t (m b s) -> won m r w w t) /\ (r = Misere -> m b s <> [])).
Proof. destruct 1; eauto 8. Qed.

Lemma not_other p : p <> other p.
Proof. now destruct p. Qed.

Lemma never_both m r w b s : won m r w b s -> ~ won m r (other w) b s.
Proof.
  induction 1 as [s t I W IH | s W IH N | s E N]; intros V; apply won_cases in V; rewrite ?other2 in V.
  - destruct V as [[E _] | [_ [A _]]]; [now apply not_other in E | auto].
  - destruct V as [[_ [[t [I V]] | [E M]]] | [E _]]; [eapply IH; eauto | now apply N | symmetry in E; now apply not_other in E].
  - destruct V as [[F _] | [_ [_ A]]]; [now apply not_other in F | exact (A E N)].
Qed.
