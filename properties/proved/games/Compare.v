(** The order of games (Definition 2.9): a partially ordered abelian group (Theorems 2.10 to 2.17).
    Everything is shown for both players at once: [atleast Left] is >=, [atleast Right] is <=. *)

From CGT Require Export Sum.
Local Open Scope game_scope.

Definition atleast (p : player) (G H : game) : Prop := second p (G - H).

Definition ge (G H : game) : Prop := ge0 (G - H).
Definition le (G H : game) : Prop := le0 (G - H).
Definition equal (G H : game) : Prop := eq0 (G - H).
Definition gt (G H : game) : Prop := gt0 (G - H).
Definition lt (G H : game) : Prop := lt0 (G - H).
Definition fuzzy (G H : game) : Prop := fuzzy0 (G - H).
Definition gf (G H : game) : Prop := gf0 (G - H).
Definition lf (G H : game) : Prop := lf0 (G - H).

(** From here on [=] is equality of games; [G = H :> T] is that of Coq. *)
Infix "=" := equal : type_scope.
Infix ">=" := ge (at level 70, no associativity) : game_scope.
Infix "<=" := le (at level 70, no associativity) : game_scope.
Infix ">" := gt (at level 70, no associativity) : game_scope.
Infix "<" := lt (at level 70, no associativity) : game_scope.
Infix "|>" := gf (at level 70, no associativity) : game_scope.
Infix "<|" := lf (at level 70, no associativity) : game_scope.
Infix "||" := fuzzy : game_scope.

#[global] Instance atleast_identical p : Proper (identical ==> identical ==> iff) (atleast p).
Proof. intros G G' E H H' F. unfold atleast. rewrite E, F. reflexivity. Qed.

Lemma second_neg p G : second p (- G) <-> second (other p) G.
Proof.
  revert p. induction G as [G IH] using conway. intro p. rewrite !second_spec, !other_other. split.
  - intros w X oX wX. apply (w (- X)); [apply opt_negative'; exact oX|].
    apply (IH p X oX). rewrite other_other. exact wX.
  - intros w Z oZ wZ. cases. apply (w _ oX). apply (IH _ _ oX) in wZ. rewrite other_other in wZ. exact wZ.
Qed.

Lemma atleast_flip p G H : atleast p G H <-> atleast (other p) H G.
Proof. unfold atleast. rewrite <- (neg_minus H G), second_neg. reflexivity. Qed.

(** Theorem 2.10: the second player of G - G answers by the mirror image. *)
Lemma atleast_refl p G : atleast p G G.
Proof.
  revert p. induction G as [G IH] using conway. intro p. apply second_spec. intros Z o w.
  apply opt_minus in o as [(X & oX & ->)|(Y & oY & ->)].
  - apply second_spec with (X := X - X) in w; [|apply opt_minus_right; rewrite !other_other; exact oX].
    apply w. rewrite other_other. exact (IH _ X oX p).
  - rewrite other_other in oY.
    apply second_spec with (X := Y - Y) in w; [|apply opt_minus_left; rewrite !other_other; exact oY].
    apply w. rewrite other_other. exact (IH _ Y oY p).
Qed.

(** * Lemma 2.11 *)

Lemma second_add_both G H :
  forall p, (second p G -> second p H -> second p (G + H)) /\
            (second p G -> second (other p) (G + H) -> second (other p) H) /\
            (second p H -> second (other p) (G + H) -> second (other p) G).
Proof.
  revert G H. induct2. intros G H IHG IHH p.
  repeat split; intros w v; rewrite second_spec; intros X o x; cases.
  - rewrite second_spec in w. apply (w _ oX).
    destruct (IHG _ _ oX p) as (_ & _ & c). apply c; assumption.
  - rewrite second_spec in v. apply (v _ oX).
    destruct (IHH _ _ oX p) as (_ & c & _). apply c; assumption.
  - rewrite other_other in x. rewrite second_spec, other_other in v. apply (v (G + X)); [apply opt_right, o|].
    destruct (IHH _ _ o p) as (c & _). apply c; assumption.
  - rewrite other_other in x. rewrite second_spec, other_other in v. apply (v (X + H)); [apply opt_left, o|].
    destruct (IHG _ _ o p) as (c & _). apply c; assumption.
Qed.

Lemma second_add p G H : second p G -> second p H -> second p (G + H).
Proof. apply second_add_both. Qed.

Lemma first_add p G H : second p G -> first p H -> first p (G + H).
Proof. intros w v x. apply v. exact (proj1 (proj2 (second_add_both G H p)) w x). Qed.

Lemma second_cancel p G Z : second (other p) Z -> second p (G + Z) -> second p G.
Proof.
  intros w x. rewrite <- (other_other p) in x |- *.
  exact (proj2 (proj2 (second_add_both G Z (other p))) w x).
Qed.

(** Theorem 2.12 *)
Lemma second_add_zero p G Z : eq0 Z -> (second p (G + Z) <-> second p G).
Proof.
  intros [l r]. split.
  - apply second_cancel. destruct p; assumption.
  - intro w. apply second_add; [exact w|]. destruct p; assumption.
Qed.

(** * The order *)

Lemma atleast_trans p G H K : atleast p G H -> atleast p H K -> atleast p G K.
Proof.
  intros GH HK. apply second_cancel with (Z := H - H); [apply atleast_refl|].
  assert (E : (G - H) + (H - K) == (G - K) + (H - H)).
  { unfold minus. rewrite (add_comm H (- K)), (add_comm H (- H)). apply shuffle. }
  rewrite <- E. apply second_add; assumption.
Qed.

(** The rule for G >= H without a sum: no right option of G is <= H, and G <= no left one of H. *)
Lemma atleast_spec p G H :
  atleast p G H <-> (forall X, opt (other p) X G -> ~ atleast (other p) X H) /\
                    (forall Y, opt p Y H -> ~ atleast (other p) G Y).
Proof.
  unfold atleast. rewrite second_spec. split.
  - intro w. split; intros X o; apply w.
    + apply opt_minus_left, o.
    + apply opt_minus_right. rewrite other_other. exact o.
  - intros [a b] Z o. apply opt_minus in o as [(X & oX & ->)|(Y & oY & ->)].
    + apply a, oX.
    + apply b. rewrite other_other in oY. exact oY.
Qed.

Lemma equal_spec G H : G = H <-> forall p, atleast p G H.
Proof. split; [intros [l r] p; destruct p; assumption|intro a; exact (conj (a Left) (a Right))]. Qed.

Lemma equal_atleast p G H : G = H -> atleast p G H.
Proof. intro E. apply equal_spec, E. Qed.

Lemma identical_equal G H : G == H -> G = H.
Proof. intro E. apply equal_spec. intro p. rewrite E. apply atleast_refl. Qed.

#[global] Instance equal_equivalence : Equivalence equal.
Proof.
  split; intros G.
  - apply equal_spec. intro. apply atleast_refl.
  - intros H E. apply equal_spec. intro p. apply atleast_flip, equal_atleast, E.
  - intros H K E F. apply equal_spec. intro p.
    eapply atleast_trans; apply equal_atleast; eassumption.
Qed.

#[global] Instance identical_subrelation : subrelation identical equal.
Proof. intros G H. apply identical_equal. Qed.

#[global] Instance atleast_equal p : Proper (equal ==> equal ==> iff) (atleast p).
Proof.
  assert (half : forall G G' H H', G = G' -> H = H' -> atleast p G H -> atleast p G' H').
  { intros G G' H H' E F a. eapply atleast_trans; [|eapply atleast_trans; [exact a|]];
      apply equal_atleast; [symmetry; exact E|exact F]. }
  intros G G' E H H' F. split; apply half; auto; symmetry; assumption.
Qed.

#[global] Instance equal_identical : Proper (identical ==> identical ==> iff) equal.
Proof. intros G G' E H H' F. unfold equal, eq0, ge0, le0. rewrite E, F. reflexivity. Qed.

(** * Theorem 2.16: sum and negative respect equality *)

Lemma atleast_add p G G' H H' : atleast p G G' -> atleast p H H' -> atleast p (G + H) (G' + H').
Proof.
  intros a b. unfold atleast. assert (E : (G + H) - (G' + H') == (G - G') + (H - H')).
  { unfold minus. rewrite neg_add. apply shuffle. }
  rewrite E. apply second_add; assumption.
Qed.

Lemma atleast_neg p G H : atleast p G H <-> atleast (other p) (- G) (- H).
Proof.
  unfold atleast. assert (E : (- G) - (- H) == - (G - H)).
  { unfold minus. rewrite neg_add. reflexivity. }
  rewrite E, second_neg, other_other. reflexivity.
Qed.

#[global] Instance add_equal : Proper (equal ==> equal ==> equal) add.
Proof.
  intros G G' E H H' F. apply equal_spec. intro p. apply atleast_add; apply equal_atleast; assumption.
Qed.

#[global] Instance neg_equal : Proper (equal ==> equal) neg.
Proof.
  intros G G' E. apply equal_spec. intro p. rewrite <- (other_other p).
  apply (atleast_neg (other p) G G'), equal_atleast, E.
Qed.

#[global] Instance minus_equal : Proper (equal ==> equal ==> equal) minus.
Proof. intros G G' E H H' F. unfold minus. rewrite E, F. reflexivity. Qed.

Lemma minus_self G : G - G = 0.
Proof.
  apply equal_spec. intro p. unfold atleast, minus. rewrite neg_0, add_0_r. apply atleast_refl.
Qed.

Lemma atleast_zero p G : atleast p G 0 <-> second p G.
Proof. unfold atleast, minus. rewrite neg_0, add_0_r. reflexivity. Qed.

Lemma ge_0 G : G >= 0 <-> second Left G.
Proof. exact (atleast_zero Left G). Qed.
Lemma le_0 G : G <= 0 <-> second Right G.
Proof. exact (atleast_zero Right G). Qed.
Lemma gf_0 G : G |> 0 <-> first Left G.
Proof. exact (not_iff_compat (le_0 G)). Qed.
Lemma lf_0 G : G <| 0 <-> first Right G.
Proof. exact (not_iff_compat (ge_0 G)). Qed.

(** * The relations in terms of [atleast] *)

Lemma ge_le G H : G >= H <-> H <= G.
Proof. exact (atleast_flip Left G H). Qed.

#[global] Instance ge_equal : Proper (equal ==> equal ==> iff) ge.
Proof. exact (atleast_equal Left). Qed.
#[global] Instance le_equal : Proper (equal ==> equal ==> iff) le.
Proof. exact (atleast_equal Right). Qed.
#[global] Instance gf_equal : Proper (equal ==> equal ==> iff) gf.
Proof. intros G G' E H H' F. apply not_iff_compat, (le_equal _ _ E _ _ F). Qed.
#[global] Instance lf_equal : Proper (equal ==> equal ==> iff) lf.
Proof. intros G G' E H H' F. apply not_iff_compat, (ge_equal _ _ E _ _ F). Qed.

Lemma gt_spec G H : G > H <-> G >= H /\ G |> H.
Proof. reflexivity. Qed.
Lemma lt_spec G H : G < H <-> G <= H /\ G <| H.
Proof. reflexivity. Qed.
Lemma fuzzy_spec G H : (G || H) <-> G |> H /\ G <| H.
Proof. unfold fuzzy, fuzzy0, gf, lf, gf0, lf0. tauto. Qed.

#[global] Instance gt_equal : Proper (equal ==> equal ==> iff) gt.
Proof. intros G G' E H H' F. rewrite !gt_spec, E, F. reflexivity. Qed.
#[global] Instance lt_equal : Proper (equal ==> equal ==> iff) lt.
Proof. intros G G' E H H' F. rewrite !lt_spec, E, F. reflexivity. Qed.
#[global] Instance fuzzy_equal : Proper (equal ==> equal ==> iff) fuzzy.
Proof. intros G G' E H H' F. rewrite !fuzzy_spec, E, F. reflexivity. Qed.

Lemma gf_lf G H : G |> H <-> H <| G.
Proof. apply not_iff_compat. symmetry. apply ge_le. Qed.
Lemma gt_lt G H : G > H <-> H < G.
Proof. rewrite gt_spec, lt_spec, ge_le, gf_lf. reflexivity. Qed.
Lemma eq_ge_le G H : G = H <-> G >= H /\ G <= H.
Proof. reflexivity. Qed.
Lemma eq_le_le G H : G = H <-> G <= H /\ H <= G.
Proof. rewrite eq_ge_le, ge_le. tauto. Qed.

Lemma le_refl G : G <= G.
Proof. apply (atleast_refl Right). Qed.
Lemma le_trans G H K : G <= H -> H <= K -> G <= K.
Proof. apply (atleast_trans Right). Qed.
Lemma lf_le_trans G H K : G <| H -> H <= K -> G <| K.
Proof. rewrite <- !gf_lf. intros a b c. apply a. eapply le_trans; eauto. Qed.
Lemma le_lf_trans G H K : G <= H -> H <| K -> G <| K.
Proof. rewrite <- !gf_lf. intros a b c. apply b. eapply le_trans; eauto. Qed.
Lemma lt_le G H : G < H -> G <= H.
Proof. rewrite lt_spec. tauto. Qed.
Lemma lt_lf G H : G < H -> G <| H.
Proof. rewrite lt_spec. tauto. Qed.
Lemma lt_le_trans G H K : G < H -> H <= K -> G < K.
Proof. rewrite !lt_spec. intros [a b] c. split; [eapply le_trans|eapply lf_le_trans]; eauto. Qed.
Lemma le_lt_trans G H K : G <= H -> H < K -> G < K.
Proof. rewrite !lt_spec. intros a [b c]. split; [eapply le_trans|eapply le_lf_trans]; eauto. Qed.
Lemma lt_trans G H K : G < H -> H < K -> G < K.
Proof. intros a b. apply le_lt_trans with H; [apply lt_le, a|exact b]. Qed.
Lemma lf_not_ge G H : G <| H <-> ~ H <= G.
Proof. apply not_iff_compat, ge_le. Qed.
Lemma lt_irrefl G : ~ G < G.
Proof. rewrite lt_spec. intros [_ a]. apply a, (atleast_refl Left). Qed.

(** G <= H: no left option of G is >= H, and no right one of H is <= G. *)
Lemma le_rule G H :
  G <= H <-> (forall X, opt Left X G -> X <| H) /\ (forall Y, opt Right Y H -> G <| Y).
Proof. exact (atleast_spec Right G H). Qed.

(** Theorem 2.10: moves cannot help (Left: G^L <| G, Right: G <| G^R). *)
Lemma left_lf X G : opt Left X G -> X <| G.
Proof. apply le_rule, le_refl. Qed.
Lemma lf_right X G : opt Right X G -> G <| X.
Proof. apply le_rule, le_refl. Qed.

Lemma le_neg G H : G <= H <-> - H <= - G.
Proof. rewrite (atleast_neg Right G H). apply (ge_le (- G) (- H)). Qed.
Lemma lf_neg G H : G <| H <-> - H <| - G.
Proof. rewrite !lf_not_ge. apply not_iff_compat, le_neg. Qed.
Lemma lt_neg G H : G < H <-> - H < - G.
Proof. rewrite !lt_spec, <- le_neg, <- lf_neg. reflexivity. Qed.
