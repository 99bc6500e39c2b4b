(* The same form: it is an equivalence, and of the same forms the same one wins. *)
From Coq Require Import List Permutation.
From Verified Require Import Play Positions.
Import ListNotations.

Lemma identical_iff G H : identical G H <-> forall p,
  (forall X, opt p X G -> exists Y, opt p Y H /\ identical X Y) /\
  (forall Y, opt p Y H -> exists X, opt p X G /\ identical X Y).
Proof.
  destruct G as [M o], H as [N q]; simpl; split; intros A p; destruct (A p) as [B C]; split.
  - intros X [i ->]; destruct (B i) as [j E]; exists (q p j); split; [now exists j | exact E].
  - intros Y [j ->]; destruct (C j) as [i E]; exists (o p i); split; [now exists i | exact E].
  - intros i; destruct (B (o p i)) as [Y [[j ->] E]]; [now exists i | now exists j].
  - intros j; destruct (C (q p j)) as [X [[i ->] E]]; [now exists j | now exists i].
Qed.

Lemma identical_refl G : identical G G.
Proof.
  induction G as [G IH] using game_induction; apply identical_iff; intros p.
  split; intros X O; exists X; eauto.
Qed.

Lemma identical_sym G H : identical G H -> identical H G.
Proof.
  revert H; induction G as [G IH] using game_induction; intros H E; rewrite identical_iff in *.
  intros p; destruct (E p) as [A B]; split; intros X O.
  - destruct (B X O) as [Y [P F]]; eauto.
  - destruct (A X O) as [Y [P F]]; eauto.
Qed.

Lemma identical_trans G H K : identical G H -> identical H K -> identical G K.
Proof.
  revert H K; induction G as [G IH] using game_induction; intros H K E F; rewrite identical_iff in *.
  intros p; destruct (E p) as [A B], (F p) as [C D]; split; intros X O.
  - destruct (A X O) as [Y [P P']], (C Y P) as [Z [Q Q']]; eauto.
  - destruct (D X O) as [Y [P P']], (B Y P) as [Z [Q Q']]; eauto.
Qed.

Lemma identical_neg G H : identical G H -> identical (neg G) (neg H).
Proof.
  revert H; induction G as [G IH] using game_induction; intros H E; rewrite identical_iff in *.
  intros p; destruct (E (other p)) as [A B]; split; intros X O.
  all: apply opt_neg in O; destruct O as [Y [O ->]].
  - destruct (A Y O) as [Z [P F]]; exists (neg Z); split; [apply opt_neg |]; eauto.
  - destruct (B Y O) as [Z [P F]]; exists (neg Z); split; [apply opt_neg |]; eauto.
Qed.

Lemma identical_neg2 G : identical (neg (neg G)) G.
Proof.
  induction G as [G IH] using game_induction; apply identical_iff; intros p; split; intros X O.
  - apply opt_neg in O; destruct O as [Y [O ->]]; apply opt_neg in O; destruct O as [Z [O ->]].
    rewrite other2 in O; eauto.
  - exists (neg (neg X)); split; eauto; apply opt_neg; exists (neg X); split; auto.
    apply opt_neg; exists X; rewrite other2; auto.
Qed.

Lemma move_identical p l k l' : Forall2 identical l k -> move p l l' ->
  exists k', move p k k' /\ Forall2 identical l' k'.
Proof.
  intros F M; revert k F; induction M as [X G l O | G l l' M IH]; intros k F.
  - inversion F as [| ? H ? k1 E F']; subst; rewrite identical_iff in E.
    destruct (E p) as [A _]; destruct (A X O) as [Y [P Q]].
    exists (Y :: k1); split; now constructor.
  - inversion F as [| ? H ? k1 E F']; subst; destruct (IH _ F') as [k' [M' F'']].
    exists (H :: k'); split; now constructor.
Qed.

Lemma all_identical_sym l k : Forall2 identical l k -> Forall2 identical k l.
Proof. induction 1; constructor; auto using identical_sym. Qed.

Lemma Wins_identical r w b l k : Forall2 identical l k -> Wins r w b l -> Wins r w b k.
Proof.
  apply (Wins_alike (Forall2 identical)); [apply all_identical_sym |].
  intros l' k' p m F M; exact (move_identical p l' k' m F M).
Qed.
