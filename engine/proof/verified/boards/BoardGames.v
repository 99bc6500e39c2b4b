(* Boards are games: each move of the four rulesets makes a board less, by weights of its squares. *)
From Coq Require Import List Bool ZArith Lia.
From Verified Require Import Play Boards BoardSound.
Import ListNotations.

Section Table.
Variables (m : player -> board -> list board) (size : board -> nat).
Hypothesis less : forall p b b', In b' (m p b) -> (size b' < size b)%nat.

(* Boards of a size below k + 1 are those of the table before and those of size k. *)
Fixpoint board_table (k : nat) (b : board) : game :=
  match k with
  | O => zero
  | S k =>
    if Nat.eqb (size b) k
    then Game (fun p => {b' | In b' (m p b)}) (fun p x => board_table k (proj1_sig x))
    else board_table k b
  end.

Lemma boards_of_size : exists B, are_boards m B.
Proof.
  exists (fun b => board_table (S (size b)) b); intros b p X.
  assert (E : forall b', In b' (m p b) -> board_table (size b) b' = board_table (S (size b')) b').
  { intros b' I; apply less in I; induction I as [| k I IH]; [reflexivity | rewrite <- IH; simpl].
    destruct (Nat.eqb_spec (size b') k); [lia | reflexivity]. }
  cbn [board_table]; rewrite PeanoNat.Nat.eqb_refl; split.
  - intros [[b' I] ->]; exists b'; split; auto; cbn [proj1_sig]; now apply E.
  - intros [b' [I ->]]; exists (exist _ b' I); cbn [proj1_sig]; symmetry; now apply E.
Qed.
End Table.

(* ---- weights --------------------------------------------------------------------------------- *)

Section Weights.
Variable weight : nat -> square -> nat.

(* Of the squares from place i on. *)
Fixpoint total (i : nat) (b : board) : nat :=
  match b with [] => 0 | x :: b => weight i x + total (S i) b end.

Lemma length_replace b i x : length (replace b i x) = length b.
Proof. revert i; induction b as [| y b IH]; intros [| i]; simpl; auto. Qed.

Lemma total_replace b k i x y : nth_error b i = Some x ->
  total k (replace b i y) + weight (k + i) x = total k b + weight (k + i) y.
Proof.
  revert k i; induction b as [| z b IH]; intros k [| i]; simpl; try easy.
  - intros [= ->]; rewrite PeanoNat.Nat.add_0_r; lia.
  - intros E; specialize (IH (S k) i E); rewrite PeanoNat.Nat.add_succ_comm in IH; lia.
Qed.

Lemma write_total c b row column x y : look c b row column = Some x ->
  exists i, place c row column = Some i /\ (i < length b)%nat /\ length (write c b row column y) = length b /\
  total 0 (write c b row column y) + weight i x = total 0 b + weight i y.
Proof.
  unfold look, write; destruct (place c row column) as [i |]; [intros E | easy]; exists i.
  rewrite length_replace; repeat split; [apply nth_error_Some; congruence | exact (total_replace b 0 i x y E)].
Qed.
End Weights.

Lemma same_square_true x y : same_square x y = true -> x = y.
Proof. destruct x, y; simpl; try easy; intros E; f_equal; now apply same_true. Qed.

(* ---- three rulesets, where places do not matter ---------------------------------------------- *)

Section Squares.
Variable worth : square -> nat.
Let weigh := total (fun _ => worth) 0.

Definition all (l : list square) : nat := fold_right (fun x n => worth x + n) 0 l.

Lemma turn_weigh c b row column down right before after b' : length before = length after ->
  turn c b row column down right before after = Some b' -> weigh b' + all before = weigh b + all after.
Proof.
  revert b row column after; induction before as [| x before IH]; intros b row column [| y after] L; simpl; try easy.
  - intros [= <-]; reflexivity.
  - destruct (look c b row column) as [z |] eqn:E; [| easy]; destruct (same_square x z) eqn:S; [| easy].
    apply same_square_true in S; subst z; intros T; apply IH in T; [| now injection L].
    destruct (write_total (fun _ => worth) c b row column x y E) as [i [_ [_ [_ W]]]]; cbn beta in W; fold weigh in W; simpl; lia.
Qed.

Lemma turn_beside_weigh c pairs b p : (forall x y, In (x, y) pairs -> worth y <= worth x) ->
  weigh (turn_beside c pairs b p) <= weigh b.
Proof.
  intros A; unfold turn_beside; destruct (look c b (fst p) (snd p)) as [x |] eqn:E; [| lia].
  destruct (find _ pairs) as [[x' y] |] eqn:F; [| lia]; apply find_some in F; destruct F as [I S].
  apply same_square_true in S; simpl in S; subst x'; apply A in I.
  destruct (write_total (fun _ => worth) c b _ _ x y E) as [i [_ [_ [_ W]]]]; cbn beta in W; fold weigh in W; simpl; lia.
Qed.

Definition lowers (k : kind) : Prop :=
  length (before k) = length (after k) /\ all (after k) < all (before k) /\
  forall x y, In (x, y) (beside k) -> worth y <= worth x.

Lemma make_weigh columns b k from b' : lowers k -> make columns b k from = Some b' -> weigh b' < weigh b.
Proof.
  intros [L [A P]]; unfold make; destruct (turn _ _ _ _ _ _ _ _) as [b1 |] eqn:T; [| easy].
  apply turn_weigh in T; auto; set (at_ := [_; _; _; _]).
  assert (W : weigh (fold_left (turn_beside (Z.of_nat columns) (beside k)) at_ b1) <= weigh b1).
  { generalize b1; induction at_ as [| p l IH]; simpl; intros b2; auto.
    rewrite IH; now apply turn_beside_weigh. }
  destruct (beside k) eqn:E; intros [= <-]; [lia | rewrite <- E in *; subst at_; cbn [fold_left] in W; lia].
Qed.
End Squares.

Lemma move_made g columns p b b' : In b' (moves g columns p b) ->
  exists k from, In k (kinds g) /\ make columns b k from = Some b'.
Proof.
  unfold moves; rewrite in_flat_map; intros [k [K I]]; destruct (same (mover k) p); [| easy].
  apply in_flat_map in I; destruct I as [from [_ I]]; exists k, from; split; auto.
  destruct (make columns b k from); [destruct I as [-> | []]; auto | easy].
Qed.

(* ---- toads and frogs ------------------------------------------------------------------------- *)

(* How far each may still go. *)
Definition to_go (n i : nat) (x : square) : nat :=
  match x with Of Left => n - i | Of Right => i | _ => 0 end.

Lemma place_right c row column i j : place c row column = Some i -> place c row (column + 1) = Some j -> j = S i.
Proof.
  unfold place; destruct ((0 <=? row)%Z && (0 <=? column)%Z && (column <? c)%Z) eqn:A; [| easy].
  destruct ((0 <=? row)%Z && (0 <=? column + 1)%Z && (column + 1 <? c)%Z) eqn:B; [| easy].
  rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in A, B; intros [= <-] [= <-]; nia.
Qed.

Lemma turn_step n c b row column down right x y before after b' :
  turn c b row column down right (x :: before) (y :: after) = Some b' -> exists i b1,
  place c row column = Some i /\ (i < length b)%nat /\ length b1 = length b /\
  total (to_go n) 0 b1 + to_go n i x = total (to_go n) 0 b + to_go n i y /\
  turn c b1 (row + down) (column + right) down right before after = Some b'.
Proof.
  simpl; destruct (look c b row column) as [z |] eqn:E; [| easy].
  destruct (same_square x z) eqn:S; [| easy]; apply same_square_true in S; subst z; intros T.
  destruct (write_total (to_go n) c b row column x y E) as [i [P [I [L W]]]]; eauto 8.
Qed.

Lemma toads_go columns b k from b' : In k (kinds Toads) -> make columns b k from = Some b' ->
  length b' = length b /\ total (to_go (length b)) 0 b' < total (to_go (length b)) 0 b.
Proof.
  set (n := length b); intros I; unfold make; set (c := Z.of_nat columns); simpl in I.
  generalize (Z.of_nat (from / columns)), (Z.of_nat (from mod columns)); intros row column.
  destruct I as [<- | [<- | [<- | [<- | []]]]]; cbn [before after down right beside other].
  all: destruct (turn _ _ _ _ _ _ _ _) as [b1 |] eqn:T; [intros [= <-] | easy].
  all: apply (turn_step n) in T; destruct T as [i1 [c1 [P1 [I1 [L1 [W1 T]]]]]]; fold n in I1, L1.
  all: apply (turn_step n) in T; destruct T as [i2 [c2 [P2 [I2 [L2 [W2 T]]]]]]; rewrite L1 in I2, L2.
  2, 4: apply (turn_step n) in T; destruct T as [i3 [c3 [P3 [I3 [L3 [W3 T]]]]]]; rewrite L2 in I3, L3.
  all: simpl in T; injection T as <-; split; [assumption |]; rewrite ?Z.add_0_r in *; simpl in *.
  - apply (place_right _ _ _ _ _ P1) in P2; lia.
  - apply (place_right _ _ _ _ _ P2) in P3; apply (place_right _ _ _ _ _ P1) in P2; lia.
  - replace column with (column + -1 + 1)%Z in P1 by lia; apply (place_right _ _ _ _ _ P2) in P1.
    replace (column + -1)%Z with (column + -1 + -1 + 1)%Z in P2 by lia; apply (place_right _ _ _ _ _ P3) in P2; lia.
  - replace column with (column + -1 + 1)%Z in P1 by lia; apply (place_right _ _ _ _ _ P2) in P1; lia.
Qed.

(* ---- all four -------------------------------------------------------------------------------- *)

Definition worth (g : ruleset) (x : square) : nat :=
  match g, x with
  | Domineering, Free => 1
  | Clobber, Of _ => 1
  | Snort, Free => 2
  | Snort, Of _ => 1
  | _, _ => 0
  end.

Lemma kinds_lower g k : g <> Toads -> In k (kinds g) -> lowers (worth g) k.
Proof.
  intros N I; destruct g; try easy; simpl in I; repeat (destruct I as [<- | I]; [| try easy]); try easy.
  all: split; [reflexivity | split; [simpl; lia |]]; simpl; intros x y J.
  all: repeat (destruct J as [[= <- <-] | J]; [simpl; lia |]); easy.
Qed.

Theorem boards_exist g columns : exists B, are_boards (moves g columns) B.
Proof.
  assert (D : g = Toads \/ g <> Toads) by (destruct g; auto; right; discriminate).
  destruct D as [-> | N].
  - apply (boards_of_size _ (fun b => total (to_go (length b)) 0 b)); intros p b b' I.
    apply move_made in I; destruct I as [k [from [K M]]]; apply toads_go in M; auto.
    destruct M as [-> M]; exact M.
  - apply (boards_of_size _ (total (fun _ => worth g) 0)); intros p b b' I.
    apply move_made in I; destruct I as [k [from [K M]]]; eapply make_weigh; eauto using kinds_lower.
Qed.
