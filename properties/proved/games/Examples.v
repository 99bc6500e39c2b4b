(** Small games, and what is said of outcomes one by one. *)

From CGT Require Export Play.
Local Open Scope game_scope.

(** Splits conjunctions, but not equivalences. *)
Ltac parts := repeat match goal with |- _ /\ _ => split end.

Lemma relations_to_zero G :
  (G = 0 <-> eq0 G) /\ (G > 0 <-> gt0 G) /\ (G < 0 <-> lt0 G) /\ ((G || 0) <-> fuzzy0 G) /\
  (G >= 0 <-> ge0 G) /\ (G <= 0 <-> le0 G) /\ (G |> 0 <-> gf0 G) /\ (G <| 0 <-> lf0 G).
Proof.
  pose proof (atleast_zero Left G : G >= 0 <-> ge0 G) as a.
  pose proof (atleast_zero Right G : G <= 0 <-> le0 G) as b.
  rewrite eq_ge_le, gt_spec, lt_spec, fuzzy_spec.
  unfold gf, lf, gf0, lf0, eq0, gt0, lt0, fuzzy0, gf0, lf0 in *.
  change (ge0 (G - 0)) with (G >= 0). change (le0 (G - 0)) with (G <= 0). tauto.
Qed.

Lemma outcomes_by_play : excluded_middle -> forall G,
  (gt0 G <-> forall starter, can_force_a_win Left starter G) /\
  (lt0 G <-> forall starter, can_force_a_win Right starter G) /\
  (fuzzy0 G <-> forall starter, can_force_a_win starter starter G) /\
  (eq0 G <-> forall starter, can_force_a_win (other starter) starter G).
Proof.
  intros em G. destruct (wins_spec G em Left) as [a b], (wins_spec G em Right) as [c d].
  assert (both : forall P : player -> Prop, (forall s, P s) <-> P Left /\ P Right).
  { intro P. split; [auto|]. intros [l r] []; assumption. }
  rewrite !both. cbn [can_force_a_win other]. rewrite a, b, c, d.
  unfold gt0, lt0, fuzzy0, eq0, first. cbn [other]. unfold ge0, le0. tauto.
Qed.

Lemma mirror p G Z : opt (other p) Z (G - G) -> exists q X, opt q X G /\ opt p (X - X) Z.
Proof.
  intro o. cases.
  - exists (other p), X. split; [exact oX|]. apply opt_minus_right, oX.
  - exists p, X. split; [exact oX|]. apply opt_minus_left, oX.
Qed.

(** * 0, 1, -1, * *)

Lemma negative_of_one : - (1) == braces [] [0].
Proof.
  apply identical_spec. split; intros p X o.
  - cases. apply opt_one in oX as [e ->]. exists 0. split; [|apply neg_0].
    apply opt_braces. destruct p; [discriminate e|left; reflexivity].
  - listed o. exists (- 0). split; [|apply neg_0].
    apply opt_neg. exists 0. split; [apply opt_one; auto|reflexivity].
Qed.

Lemma neg_star : - star == star.
Proof.
  apply identical_spec. split; intros p X o.
  - cases. apply opt_star in oX as ->. exists 0. split; [apply opt_star; reflexivity|apply neg_0].
  - apply opt_star in o as ->. exists (- 0). split; [|apply neg_0]. apply opt_negative, opt_star. reflexivity.
Qed.

Lemma first_games : excluded_middle ->
  (forall G, (forall p X, ~ opt p X G) -> G == 0) /\
  (forall G, (forall p X, opt p X G -> X == 0) -> G == 0 \/ G == 1 \/ G == - (1) \/ G == star) /\
  ~ 0 == 1 /\ ~ 0 == - (1) /\ ~ 0 == star /\ ~ 1 == - (1) /\ ~ 1 == star /\ ~ - (1) == star.
Proof.
  intro em. split; [|split].
  - intros G no. apply identical_spec. split; intros p X o; [destruct (no _ _ o)|destruct (opt_zero _ _ o)].
  - intros G zeros. pose (has p := exists X, opt p X G).
    assert (some : forall p, has p -> exists Y, opt p Y G /\ Y == 0).
    { intros p [X o]. exists X. split; [exact o|exact (zeros _ _ o)]. }
    destruct (em (has Left)) as [l|l], (em (has Right)) as [r|r].
    + do 3 right. apply identical_spec. split; intros p X o.
      * exists 0. rewrite opt_star. split; [reflexivity|exact (zeros _ _ o)].
      * apply opt_star in o as ->. destruct p; apply some; assumption.
    + right; left. apply identical_spec. split; intros p X o.
      * exists 0. rewrite opt_one. destruct p; [|destruct r; exists X; exact o].
        split; [split; reflexivity|exact (zeros _ _ o)].
      * apply opt_one in o as [-> ->]. apply some, l.
    + do 2 right; left. rewrite negative_of_one. apply identical_spec. split; intros p X o.
      * exists 0. rewrite opt_braces. destruct p; [destruct l; exists X; exact o|].
        split; [left; reflexivity|exact (zeros _ _ o)].
      * listed o. apply some, r.
    + left. apply identical_spec. split; intros p X o; [|destruct (opt_zero _ _ o)].
      destruct p; [destruct l|destruct r]; exists X; exact o.
  - assert (no : forall p G H, (exists X, opt p X G) -> (forall X, ~ opt p X H) -> ~ G == H).
    { intros p G H [X o] n E. apply identical_spec in E as [a _]. destruct (a _ _ o) as (Y & oY & _).
      exact (n Y oY). }
    assert (l1 : exists X, opt Left X 1) by (exists 0; apply opt_one; auto).
    assert (r1 : forall X, ~ opt Right X 1) by (intros X o; apply opt_one in o as [e _]; discriminate e).
    assert (lm : forall X, ~ opt Left X (- (1))) by (intros X o; cases; apply opt_one in oX as [e _]; discriminate e).
    assert (rm : exists X, opt Right X (- (1))).
    { exists (- 0). apply opt_negative. apply opt_one. auto. }
    assert (s : forall p, exists X, opt p X star) by (intro p; exists 0; apply opt_star; reflexivity).
    parts; intro E.
    + symmetry in E. exact (no Left _ _ l1 (opt_zero _) E).
    + symmetry in E. exact (no Right _ _ rm (opt_zero _) E).
    + symmetry in E. exact (no Left _ _ (s _) (opt_zero _) E).
    + exact (no Left _ _ l1 lm E).
    + symmetry in E. exact (no Right _ _ (s _) r1 E).
    + symmetry in E. exact (no Left _ _ (s _) lm E).
Qed.

Lemma zero_lt_one : 0 < 1.
Proof.
  apply lt_spec. split.
  - apply le_rule. split; intros X o; [destruct (opt_zero _ _ o)|apply opt_one in o as [e _]; discriminate e].
  - apply left_lf, opt_one. auto.
Qed.

Lemma star_fuzzy : star || 0.
Proof.
  apply fuzzy_spec. split.
  - apply gf_lf, left_lf, opt_star. reflexivity.
  - apply lf_right, opt_star. reflexivity.
Qed.

Lemma four_outcomes : 0 = 0 /\ 1 > 0 /\ - (1) < 0 /\ (star || 0).
Proof.
  parts; [reflexivity|apply gt_lt, zero_lt_one| |apply star_fuzzy].
  apply (lt_same _ _ 0 1); [group|apply zero_lt_one].
Qed.

Lemma star_plus_star : star + star == braces [star] [star] /\ star + star = 0.
Proof.
  split.
  - apply identical_spec. split; intros p X o.
    + exists star. split; [apply opt_braces; destruct p; left; reflexivity|].
      cases; apply opt_star in oX as ->; [apply add_0_l|apply add_0_r].
    + listed o; exists (star + 0); (split; [apply opt_right, opt_star; reflexivity|apply add_0_r]).
  - assert (E : star + star == star - star). { unfold minus. rewrite neg_star. reflexivity. }
    rewrite E. apply minus_self.
Qed.

Lemma times_option p n : forall X, opt p X (times n 1) ->
  p = Left :> player /\ exists m, n = S m :> nat /\ X == times m 1.
Proof.
  induction n as [|n IH]; cbn [times]; intros X o; [destruct (opt_zero _ _ o)|].
  cases.
  - destruct (IH _ oX) as (-> & m & -> & E). split; [reflexivity|]. exists (S m).
    split; [reflexivity|]. cbn [times]. rewrite E. reflexivity.
  - apply opt_one in oX as [-> ->]. split; [reflexivity|]. exists n. split; [reflexivity|]. apply add_0_r.
Qed.

(** n + 1 is {n | }, and its negative is { | -n}. *)
Lemma natural_numbers n :
  times n 1 + 1 == braces [times n 1] [] /\ - (times n 1 + 1) == braces [] [- times n 1].
Proof.
  assert (E : times n 1 + 1 == braces [times n 1] []).
  { apply identical_spec. split; intros p X o.
    - apply (times_option p (S n)) in o as (-> & m & e & E). injection e as <-.
      exists (times n 1). split; [apply opt_braces; left; reflexivity|exact E].
    - listed o. exists (times n 1 + 0).
      split; [apply opt_right, opt_one; auto|apply add_0_r]. }
  split; [exact E|]. rewrite E. apply identical_spec. split; intros p X o.
  - cases. destruct p; listed oX.
    exists (- times n 1). split; [apply opt_braces; left; reflexivity|reflexivity].
  - listed o. exists (- times n 1). split; [|reflexivity].
    apply opt_negative. apply opt_braces. left. reflexivity.
Qed.
