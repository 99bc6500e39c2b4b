(* Whether what the checker of boards accepted shows a claim; and if it does, that is true of the game that the board is. *)
From Coq Require Import List Bool NArith FSets.FMapPositive.
From Verified Require Import Play Unique Boards BoardChecker BoardSound Claims ClaimChecker ClaimBags ClaimSound.
Import ListNotations.

(* What is run. *)
Definition is_ruleset (g : board_game) (r : ruleset) : bool :=
  match g, r with OfDomineering, Domineering | OfSnort, Snort => true | _, _ => false end.

Definition is_play (r s : rules) : bool := match r, s with Normal, Normal | Misere, Misere => true | _, _ => false end.

(* Who wins this board, and who begins. *)
Definition board_judgments (st : boards) (b : board) : list judgment :=
  flat_map (fun x => if board_shown (snd x) && same_board (squares (snd x)) b then [(board_winner (snd x), board_beginner (snd x))] else [])
           (PositiveMap.elements (board_nodes st)).

Definition board_shows_part (st : boards) (c : part) : bool :=
  match stated c with
  | BoardOutcome r g rows columns o =>
    let found := board_judgments st (empty_board rows columns) in
    let js := needed (as_relation o) in
    is_ruleset g (board_rules st) && is_play r (board_play st) && Nat.eqb (board_columns st) (N.to_nat columns) &&
    if negated c then existsb (fun j => is_in found (contrary j)) js else forallb (is_in found) js
  | _ => false
  end.

Definition boards_show (st : boards) (c : claim) : bool := forallb (board_shows_part st) (fst c :: snd c).

(* ---- it is true ------------------------------------------------------------------------------ *)

Definition nodes_won (st : boards) : Prop := forall i n, PositiveMap.find i (board_nodes st) = Some n ->
  won (moves (board_rules st) (board_columns st)) (board_play st) (board_winner n) (board_beginner n) (squares n).

Lemma same_board_eq a b : same_board a b = true -> a = b.
Proof.
  revert b; induction a as [| x a IH]; intros [| y b]; simpl; try easy.
  destruct (same_square x y) eqn:E; [| easy]; intros S; f_equal; auto.
  destruct x as [| | []], y as [| | []]; try discriminate E; reflexivity.
Qed.

Lemma board_judgments_true st b B : nodes_won st -> are_boards (moves (board_rules st) (board_columns st)) B ->
  forall j, is_in (board_judgments st b) j = true -> wins (board_play st) (fst j) (snd j) (B b).
Proof.
  intros W A j I; apply is_in_true, in_flat_map in I; destruct I as [[i n] [F I]]; apply PositiveMap.elements_complete in F; simpl in I.
  destruct (board_shown n), (same_board (squares n) b) eqn:S; try destruct I; subst; try easy.
  apply same_board_eq in S; subst; apply W in F; eapply won_wins; eauto.
Qed.

Theorem boards_show_true st c : nodes_won st -> boards_show st c = true -> claim_holds c.
Proof.
  intros W S; apply Forall_forall; intros [n s] I; unfold boards_show in S; rewrite forallb_forall in S; apply S in I; clear S.
  unfold board_shows_part in I; destruct s as [| | | | | | | | r g rows columns o]; try discriminate I; cbn [stated negated] in I.
  apply andb_prop in I; destruct I as [I E]; apply andb_prop in I; destruct I as [I C]; apply andb_prop in I; destruct I as [G P].
  apply PeanoNat.Nat.eqb_eq in C.
  assert (R : board_rules st = ruleset_of g) by (destruct g, (board_rules st); easy).
  assert (Q : board_play st = r) by (destruct r, (board_play st); easy).
  intros B A; cbn [negated]; rewrite <- R, <- C in A; pose proof (board_judgments_true st (empty_board rows columns) B W A) as J.
  rewrite Q in J; destruct n; simpl unless.
  - apply existsb_exists in E; destruct E as [j [K E]]; apply J in E; intros H; rewrite has_outcome_iff in H.
    apply never_both_wins in E; apply E; destruct j as [w b]; simpl; rewrite ?Positions.other2; now apply (H (w, b)).
  - rewrite forallb_forall in E; apply has_outcome_iff; auto.
Qed.
