(** Forms without dominated and reversible options (2.20 to 2.25): there is at most one for each
    value, and none for omega. *)

From CGT Require Export Ordinals.
Local Open Scope game_scope.

(** Dominated by another option, which is not identical. *)
Definition dominated (p : player) (X G : game) : Prop :=
  exists Y, opt p Y G /\ ~ X == Y /\ atleast p Y X.

Definition reversible_through (p : player) (X Y G : game) : Prop :=
  opt (other p) Y X /\ atleast p G Y.

Definition reversible (p : player) (X G : game) : Prop := exists Y, reversible_through p X Y G.

(** No position has a dominated or a reversible option. *)
Definition simplest_form (G : game) : Prop :=
  forall P, position P G -> forall p X, opt p X P -> ~ dominated p X P /\ ~ reversible p X P.

Lemma simplest_form_opt p X G : opt p X G -> simplest_form G -> simplest_form X.
Proof. intros o s P h. apply s. exact (Played _ _ _ _ o h). Qed.

(** Where p can win moving first from G - H, it is by an option of G or by one of H. *)
Lemma horse_cases p X G : excluded_middle -> horse p X G ->
  (exists Y, opt (other p) Y X /\ atleast p G Y) \/ (exists Z, opt p Z G /\ atleast p Z X).
Proof.
  intros em h.
  destruct (em ((exists Y, opt (other p) Y X /\ atleast p G Y) \/ (exists Z, opt p Z G /\ atleast p Z X)))
    as [yes|no]; [exact yes|]. destruct h. apply atleast_spec. split.
  - intros Y o a. apply no. left. exists Y. split; [exact o|]. apply atleast_flip. exact a.
  - intros Z o a. apply no. right. exists Z. split; [exact o|]. apply atleast_flip. exact a.
Qed.

Lemma matching p X G H : excluded_middle ->
  G = H -> opt p X G -> ~ reversible p X G -> exists Y, opt p Y H /\ atleast p Y X.
Proof.
  intros em E o n. pose proof (opt_horse _ _ _ o) as h. unfold horse in h. rewrite E in h.
  destruct (horse_cases p X H em h) as [(Y & oY & a)|yes]; [|exact yes].
  destruct n. exists Y. split; [exact oY|]. rewrite E. exact a.
Qed.

Theorem simplest_form_unique G H : excluded_middle ->
  simplest_form G -> simplest_form H -> G = H -> G == H.
Proof.
  intro em. revert H. induction G as [G IH] using conway. intros H sG sH E.
  assert (half : forall G H, simplest_form G -> simplest_form H -> G = H ->
            forall p X, opt p X G -> exists Y, opt p Y H /\ X = Y).
  { intros A B sA sB e p X o. destruct (sA A (Start A) p X o) as [nd nr].
    destruct (matching p X A B em e o nr) as (Y & oY & a). exists Y. split; [exact oY|].
    destruct (sB B (Start B) p Y oY) as [_ nr']. symmetry in e.
    destruct (matching p Y B A em e oY nr') as (Z & oZ & b).
    destruct (em (X == Z)) as [i|ni].
    - apply equal_spec. assert (c : atleast p X Y) by (rewrite i; exact b).
      assert (d : atleast (other p) X Y) by (apply atleast_flip; rewrite other_other; exact a).
      intro q. destruct p, q; assumption.
    - destruct nd. exists Z. split; [exact oZ|split; [exact ni|]]. eapply atleast_trans; eauto. }
  apply identical_spec. split; intros p X o.
  - destruct (half G H sG sH E p X o) as (Y & oY & e). exists Y. split; [exact oY|].
    eapply IH; eauto using simplest_form_opt.
  - symmetry in E. destruct (half H G sH sG E p X o) as (Y & oY & e). exists Y. split; [exact oY|].
    eapply IH; eauto using simplest_form_opt. symmetry. exact e.
Qed.

(** omega has no such form. *)
Lemma omega_no_simplest_form : excluded_middle -> ~ exists G, G = omega /\ simplest_form G.
Proof.
  intros em (G & E & s).
  assert (above : forall n, exists X, opt Left X G /\ times n 1 <= X).
  { intro n. assert (h : horse Left (times n 1) G).
    { apply horse_left. rewrite E. apply lt_lf, natural_lt_omega. }
    destruct (horse_cases Left _ _ em h) as [(Y & oY & _)|(Z & oZ & a)].
    - destruct (times_option _ _ _ oY) as [e _]. discriminate e.
    - exists Z. split; [exact oZ|]. apply ge_le. exact a. }
  destruct (above O) as (X & oX & _). destruct (s G (Start G) Left X oX) as [nd nr].
  assert (h : horse Left X omega). { unfold horse. rewrite <- E. apply opt_horse, oX. }
  destruct (horse_cases Left _ _ em h) as [(Y & oY & a)|(Z & oZ & a)].
  - apply nr. exists Y. split; [exact oY|]. rewrite E. exact a.
  - apply opt_upper in oZ as [_ [n ->]]. apply ge_le in a.
    destruct (above (S n)) as (Y & oY & b).
    assert (l : X < Y).
    { apply le_lt_trans with (times n 1); [exact a|]. apply lt_le_trans with (times (S n) 1); [|exact b].
      apply times_lt. constructor. }
    apply nd. exists Y. split; [exact oY|]. split.
    + intro i. apply (lt_irrefl X). rewrite i at 2. exact l.
    + apply (ge_le Y X), lt_le, l.
Qed.
