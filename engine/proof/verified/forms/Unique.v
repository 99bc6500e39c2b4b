(* Two players never win both, and two canonical forms of the same value are identical (Theorem 2.25). *)
From Coq Require Import List Permutation.
From Verified Require Import Play Positions Values Identical Matrix Canonical.
Import ListNotations.

(* The other player copies each move. *)
Lemma copied w G : Wins Normal w (other w) [G; neg G].
Proof.
  revert w; induction G as [G IH] using game_induction; intros w; apply second; intros k M.
  inversion M as [X ? ? O | ? ? k' M']; subst.
  - apply first with [X; neg X]; [| eapply IH; eauto].
    constructor; constructor; apply opt_neg; exists X; auto.
  - inversion M' as [X ? ? O | ? ? k1 N]; subst; [| inversion N].
    apply opt_neg in O; rewrite other2 in O; destruct O as [Y [O ->]].
    apply first with [Y; neg Y]; [now constructor | eapply IH; eauto].
Qed.

Lemma never_both_wins r w b G : wins r w b G -> ~ wins r (other w) b G.
Proof.
  revert w b; induction G as [G IH] using game_induction; intros w b W V.
  assert (A : forall u, wins r u u G -> ~ wins r (other u) u G).
  { clear w b W V; intros u W V; rewrite <- (other2 u) in V at 2; apply wins_second in V.
    rewrite other2 in V; destruct V as [V I]; apply wins_first in W.
    destruct W as [[X [O W]] | [E N]]; [| destruct (I E) as [X O]; now apply (N X)].
    apply (IH _ _ O _ _ W), V, O. }
  destruct (two_players w b) as [-> | ->]; [now apply (A w) |].
  apply (A (other w)); auto; now rewrite other2.
Qed.

Lemma never_both w b l : Wins Normal w b l -> ~ Wins Normal (other w) b l.
Proof. apply never_both_wins. Qed.

Lemma through w b G H K : Wins Normal w b [G; neg H] -> Wins Normal w (other w) [H; neg K] ->
  Wins Normal w b [G; neg K].
Proof.
  intros A B; apply (Wins_drop w b _ [H; neg H]).
  - apply (Wins_perm _ _ _ ([G; neg H] ++ [H; neg K])); [| now apply Wins_add].
    simpl; constructor; rewrite perm_swap; apply perm_trans with [H; neg K; neg H].
    + constructor; constructor.
    + apply perm_trans with [neg K; H; neg H]; constructor; auto.
  - pose proof (copied (other w) H) as C; now rewrite other2 in C.
Qed.

Lemma identical_equal w G H : identical G H -> Wins Normal w (other w) [G; neg H].
Proof.
  intros E; apply (Wins_identical _ _ _ [G; neg G]); [| apply copied].
  repeat constructor; auto using identical_refl, identical_neg.
Qed.

Definition equal_value G H : Prop := forall w, Wins Normal w (other w) [G; neg H].

Lemma equal_sym G H : equal_value G H -> equal_value H G.
Proof. intros E w; pose proof (swap _ _ _ _ (E (other w))) as S; now rewrite !other2 in S. Qed.

(* To each option there is one of the other form that is as good. *)
Lemma option_met p G H X : canonical G -> equal_value G H -> opt p X G ->
  exists Y, opt p Y H /\ Wins Normal (other p) p [X; neg Y].
Proof.
  intros C E O; apply canonical_iff with (p := p) in C; destruct C as [_ [_ C]].
  pose proof (E (other p)) as W; rewrite other2 in W.
  assert (M : move p [G; neg H] [X; neg H]) by now constructor.
  rewrite <- (other2 p) in M; rewrite <- (other2 p) in W at 2.
  pose proof (second_inv _ _ _ W M) as V; clear M W.
  apply first_inv in V; destruct V as [k [M V]]; rewrite other2 in V.
  inversion M as [X' ? ? P | ? ? k' M']; subst.
  - exfalso; apply (never_both p p [X'; neg G]); [exact (C X X' O P) |].
    apply through with H; auto; pose proof (equal_sym _ _ E (other p)) as S; exact S.
  - inversion M' as [Z ? ? P | ? ? k1 N]; subst; [| inversion N].
    apply opt_neg in P; rewrite other2 in P; destruct P as [Y [P ->]]; eauto.
Qed.

Lemma canonical_unique G H : canonical G -> canonical H -> equal_value G H -> identical G H.
Proof.
  revert H; induction G as [G IH] using game_induction; intros H C K E.
  assert (A : forall p A B X, canonical A -> canonical B -> equal_value A B -> opt p X A ->
     exists Y, opt p Y B /\ equal_value X Y).
  { clear; intros p A B X C K E O; destruct (option_met p A B X C E O) as [Y [P W]].
    destruct (option_met p B A Y K (equal_sym _ _ E) P) as [Z [Q V]].
    exists Y; split; auto.
    apply canonical_iff with (p := p) in C; destruct C as [_ [C _]].
    rewrite <- (other2 p) in W at 2; rewrite <- (other2 p) in V at 2.
    pose proof (through _ _ _ _ _ W V) as U; rewrite other2 in U.
    destruct (C X Z O Q) as [I | I]; [| destruct (never_both p p [X; neg Z]); auto].
    intros w; destruct (two_players (other p) w) as [-> | ->]; auto.
    rewrite !other2.
    assert (S : Wins Normal p (other p) [Z; neg Y]).
    { pose proof (swap _ _ _ _ V) as S; now rewrite !other2 in S. }
    exact (through _ _ _ _ _ (identical_equal p X Z I) S). }
  apply identical_iff; intros p; split; intros X O.
  - destruct (A p G H X C K E O) as [Y [P F]]; exists Y; split; auto.
    apply (IH p X O); auto; [apply canonical_iff with (p := p) in C | apply canonical_iff with (p := p) in K].
    + now apply C.
    + now apply K.
  - destruct (A p H G X K C (equal_sym _ _ E) O) as [Y [P F]]; exists Y; split; auto.
    apply (IH p Y P); auto using equal_sym; [apply canonical_iff with (p := p) in C | apply canonical_iff with (p := p) in K].
    + now apply C.
    + now apply K.
Qed.
