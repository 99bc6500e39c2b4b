(** Section 3 of Schleicher and Stoll, 3.1 to 3.4: the ledger's rows, each written out. *)

From CGT Require Import Firsts.
Local Open Scope game_scope.

Theorem SS_3_1 : forall x,
  number x <-> (forall p X, opt p X x -> number X) /\
               (forall L R, opt Left L x -> opt Right R x -> L < R).
Proof. exact number_spec. Qed.

Theorem SS_3_1_x1 : forall x X, number x -> position X x -> number X.
Proof. intros x X n p. exact (number_position X x p n). Qed.

Theorem SS_3_1_x2 : forall G,
  (forall p X, opt p X G -> ~ (X || G)) -> excluded_middle ->
  (forall X, opt Left X G -> X < G) /\ (forall X, opt Right X G -> G < X) /\
  (forall L R, opt Left L G -> opt Right R G -> L < R).
Proof.
  intros G c em.
  assert (l : forall X, opt Left X G -> X < G).
  { intros X o. apply lt_spec. split; [|apply left_lf, o]. destruct (em (X <= G)) as [h|h]; [exact h|].
    destruct (c _ _ o). apply fuzzy_spec. split; [exact h|apply left_lf, o]. }
  assert (r : forall X, opt Right X G -> G < X).
  { intros X o. apply lt_spec. split; [|apply lf_right, o]. destruct (em (G <= X)) as [h|h]; [exact h|].
    destruct (c _ _ o). apply fuzzy_spec. split; [apply gf_lf, lf_right, o|]. apply lf_not_ge, h. }
  parts; [exact l|exact r|]. intros L R oL oR. apply lt_trans with G; auto.
Qed.

Theorem SS_3_1_x3 : number 0 /\ number 1 /\ number (- (1)) /\ ~ number star.
Proof.
  parts; [exact number_zero|exact number_one|apply number_neg, number_one|].
  intro n. exact (number_not_fuzzy_0 _ n star_fuzzy).
Qed.

Theorem SS_3_1_x4 :
  let half := braces [0] [1] in number half /\ half + half = 1.
Proof. exact half_and_half. Qed.

Theorem SS_3_1_x5 : number omega /\ forall n, omega > times n 1.
Proof.
  split; [apply ordinal_number, ordinal_omega|]. intro n. apply gt_lt, natural_lt_omega.
Qed.

Theorem SS_3_2 : forall x, number x ->
  (forall L, opt Left L x -> L < x) /\ (forall R, opt Right R x -> x < R).
Proof. exact number_between. Qed.

Theorem SS_3_2_x1 : forall x L, number x -> opt Left L x ->
  (forall Z, opt Left Z (L - x) <->
     (exists LL, opt Left LL L /\ Z = LL - x :> game) \/ (exists R, opt Right R x /\ Z = L - R :> game)) /\
  (forall R, opt Right R x -> L - R < 0) /\ (forall LL, opt Left LL L -> LL - x <| 0) /\
  (forall Z, opt Left Z (L - x) -> Z <| 0).
Proof.
  intros x L n o.
  assert (a : forall R, opt Right R x -> L - R < 0).
  { intros R oR. apply (lt_same _ _ L R); [group|]. rewrite number_spec in n. apply n; assumption. }
  assert (b : forall LL, opt Left LL L -> LL - x <| 0).
  { intros LL oL. apply (lf_same _ _ LL x); [group|]. apply lt_lf, lt_trans with L; apply left_lt; eauto using number_opt. }
  parts; [intro Z; exact (opt_minus Left Z L x)|exact a|exact b|].
  intros Z oZ. apply (opt_minus Left) in oZ as [(LL & oL & ->)|(R & oR & ->)]; [auto|apply lt_lf; auto].
Qed.

Theorem SS_3_3a : forall x, number x -> number (- x).
Proof. exact number_neg. Qed.

Theorem SS_3_3b : forall x y, number x -> number y -> number (x + y).
Proof. exact number_add. Qed.

(** Beside the laws of the group, which hold for all games (SS-2.16c). *)
Theorem SS_3_3c :
  number 0 /\ (forall x, number x -> number (- x)) /\ (forall x y, number x -> number y -> number (x + y)) /\
  (forall x y z, (x + y) + z = x + (y + z)) /\ (forall x y, x + y = y + x) /\ (forall x, x + 0 = x) /\
  (forall x, x + (- x) = 0).
Proof.
  parts; [exact number_zero|exact number_neg|exact number_add|..]; intros; group.
Qed.

Theorem SS_3_4 : excluded_middle -> forall x y, number x -> number y ->
  (x < y \/ x = y \/ x > y) /\ ~ (x < y /\ x = y) /\ ~ (x < y /\ x > y) /\ ~ (x = y /\ x > y).
Proof. intros em x y. exact (three_ways x y em). Qed.

Theorem SS_3_4_x1 : forall x, number x -> ~ (x || 0).
Proof. exact number_not_fuzzy_0. Qed.

Theorem SS_3_8_x4 : forall x y,
  (forall L, opt Left L x -> L <| y) -> (forall R, opt Right R x -> y <| R) ->
  (forall L, opt Left L y -> L <| x) -> (forall R, opt Right R y -> x <| R) -> x = y.
Proof.
  intros x y a b c d. apply eq_le_le. split; apply le_rule; split; assumption.
Qed.

Theorem SS_3_8_x5 : excluded_middle -> forall x y, x <| y ->
  ((exists R, opt Right R x /\ R <= y) \/ (exists L, opt Left L y /\ x <= L)) /\
  (number x -> number y -> (forall R, opt Right R x -> x < R) /\ (forall L, opt Left L y -> L < y)).
Proof.
  intros em x y l. split; [|intros nx ny; split; [exact (fun R => right_gt R x nx)|exact (fun L => left_lt L y ny)]].
  destruct (em ((exists R, opt Right R x /\ R <= y) \/ (exists L, opt Left L y /\ x <= L))) as [h|no]; [exact h|].
  destruct l. apply ge_le, le_rule. split; intros X o; apply lf_not_ge; intro a; apply no; eauto.
Qed.

Theorem SS_3_9 : forall x, number x -> x > 0 -> exists y, y = x /\ number y /\
  (forall p X, opt p X y -> ~ X < 0) /\ (forall X, opt Left X y -> opt Left X x \/ X = 0 :> game) /\
  (forall X, opt Right X y <-> opt Right X x).
Proof. exact without_negative_options. Qed.
