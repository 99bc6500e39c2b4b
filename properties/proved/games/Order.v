(** Who wins (Definitions 2.5 and 2.6), from the definition that a player who cannot move loses. *)

From CGT Require Export Game.
Local Open Scope game_scope.

(** Definition 2.5, for both players at once: p wins moving second unless the other player has a
    move after which that player wins moving second. *)
Fixpoint second (p : player) (G : game) : Prop :=
  match G with Game M o => forall i : M (other p), ~ second (other p) (o (other p) i) end.

Lemma second_spec p G : second p G <-> forall X, opt (other p) X G -> ~ second (other p) X.
Proof.
  destruct G as [M o]. cbn. split.
  - intros w X [i ->]. apply w.
  - intros w i. apply w. exists i. reflexivity.
Qed.

Definition first (p : player) (G : game) : Prop := ~ second (other p) G.

#[global] Opaque second.

Definition ge0 (G : game) : Prop := second Left G.
Definition le0 (G : game) : Prop := second Right G.
(** Definition 2.6. [gf0]: greater than 0 or fuzzy; [lf0]: less or fuzzy. *)
Definition eq0 (G : game) : Prop := ge0 G /\ le0 G.
Definition gt0 (G : game) : Prop := ge0 G /\ ~ le0 G.
Definition lt0 (G : game) : Prop := le0 G /\ ~ ge0 G.
Definition fuzzy0 (G : game) : Prop := ~ ge0 G /\ ~ le0 G.
Definition gf0 (G : game) : Prop := ~ le0 G.
Definition lf0 (G : game) : Prop := ~ ge0 G.

Lemma first_of p X G : opt p X G -> second p X -> first p G.
Proof.
  intros oX w v. rewrite second_spec, other_other in v. exact (v X oX w).
Qed.

Lemma first_spec p G :
  excluded_middle -> (first p G <-> exists X, opt p X G /\ second p X).
Proof.
  intro em. split.
  - intro w. destruct (em (exists X, opt p X G /\ second p X)) as [h|n]; [exact h|].
    destruct w. apply second_spec. rewrite other_other. intros X oX w. apply n. eauto.
  - intros (X & oX & w). eapply first_of; eauto.
Qed.

#[global] Instance second_proper p : Proper (identical ==> iff) (second p).
Proof.
  cut (forall G H, G == H -> forall p, second p G <-> second p H).
  { intros all G H E. apply all, E. }
  clear p. induction G as [G IH] using conway. intros H E p. apply identical_spec in E as [a b].
  rewrite !second_spec. split; intros w X oX.
  - destruct (b _ X oX) as (Y & oY & E). rewrite <- (IH _ Y oY X E). auto.
  - destruct (a _ X oX) as (Y & oY & E). rewrite (IH _ X oX Y E). auto.
Qed.
