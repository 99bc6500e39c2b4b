(** Posts II.1 to II.5 of the blog: outcomes, sums and the order of games, and numbers. What is said
    there of short games holds for all. [P], [L], [R], [N]: the four outcomes. *)

From Coq Require Import PeanoNat.
From CGT Require Import Avoidance Firsts.
Local Open Scope game_scope.

Notation P := eq0.
Notation L := gt0.
Notation R := lt0.
Notation N := fuzzy0.

Definition same_outcome (G H : game) : Prop := (P G <-> P H) /\ (L G <-> L H) /\ (R G <-> R H) /\ (N G <-> N H).

Lemma to_zero G :
  (P G <-> G = 0) /\ (L G <-> G > 0) /\ (R G <-> G < 0) /\ (N G <-> (G || 0)).
Proof. pose proof (relations_to_zero G). tauto. Qed.

Lemma add_positive G H : 0 <= G -> 0 <= H -> 0 <= G + H.
Proof.
  intros a b. apply le_trans with (0 + 0); [apply equal_atleast with (p := Right); group|apply le_add; assumption].
Qed.

(** The mirror image of what is shown for one player *)
Lemma outcome_neg G : (P G <-> P (- G)) /\ (L G <-> R (- G)) /\ (R G <-> L (- G)) /\ (N G <-> N (- G)).
Proof.
  unfold eq0, gt0, lt0, fuzzy0, ge0, le0. rewrite !second_neg. cbn. tauto.
Qed.

Lemma outcome_equal G H : G = H -> same_outcome G H.
Proof.
  intro E. unfold same_outcome. destruct (to_zero G) as (a & b & c & d), (to_zero H) as (a' & b' & c' & d').
  rewrite a, b, c, d, a', b', c', d', E. tauto.
Qed.

Lemma sum_LL G H : L G -> L H -> L (G + H).
Proof.
  destruct (to_zero G) as (_ & -> & _), (to_zero H) as (_ & -> & _), (to_zero (G + H)) as (_ & -> & _).
  rewrite !gt_lt. intros a b. apply lt_trans with G; [exact a|]. apply (lt_same _ _ 0 H); [group|exact b].
Qed.

Lemma sum_LN G H : excluded_middle -> L G -> N H -> L (G + H) \/ N (G + H).
Proof.
  intro em. destruct (to_zero G) as (_ & -> & _), (to_zero H) as (_ & _ & _ & ->),
    (to_zero (G + H)) as (_ & -> & _ & ->). rewrite !gt_lt, lt_spec, !fuzzy_spec. intros [a _] [g l].
  assert (f : 0 <| G + H).
  { apply lf_le_trans with H; [apply gf_lf, g|]. apply (le_same _ _ 0 G); [group|exact a]. }
  destruct (em (G + H >= 0)) as [h|h]; [left|right].
  - split; [apply ge_le, h|exact f].
  - split; [apply gf_lf, f|exact h].
Qed.

Lemma outcome_cases G : excluded_middle -> P G \/ L G \/ R G \/ N G.
Proof.
  intro em. unfold eq0, gt0, lt0, fuzzy0. destruct (em (ge0 G)), (em (le0 G)); tauto.
Qed.

(** * II.1 *)

Theorem BL_II_1_x4 : excluded_middle -> forall G,
  (P G \/ L G \/ R G \/ N G) /\
  ~ (P G /\ L G) /\ ~ (P G /\ R G) /\ ~ (P G /\ N G) /\ ~ (L G /\ R G) /\ ~ (L G /\ N G) /\ ~ (R G /\ N G).
Proof.
  intros em G. split; [exact (outcome_cases G em)|]. unfold eq0, gt0, lt0, fuzzy0. tauto.
Qed.

Theorem BL_II_1_x6 : forall p Z G H,
  opt p Z (G + H) <->
  (exists X, opt p X G /\ Z = X + H :> game) \/ (exists Y, opt p Y H /\ Z = G + Y :> game).
Proof. exact opt_add. Qed.

(** The definition of equality by sums, and that of the other source *)
Theorem BL_II_1_x7 : forall G H, (forall K, same_outcome (G + K) (H + K)) <-> G = H.
Proof.
  intros G H. split.
  - intro s. destruct (s (- H)) as [h _]. apply (equal_same _ _ (G + - H) 0); [group|].
    apply (proj1 (proj1 (to_zero (G + - H)))), (proj2 h), (proj2 (proj1 (to_zero (H + - H)))). group.
  - intros E K. apply outcome_equal. rewrite E. reflexivity.
Qed.

Theorem BL_II_1_1 : forall G H, (forall K, same_outcome (G + K) (H + K)) ->
  forall J K, same_outcome ((G + J) + K) ((H + J) + K).
Proof.
  intros G H s J K. apply BL_II_1_x7 in s. apply outcome_equal. rewrite s. reflexivity.
Qed.

Theorem BL_II_1_2 : forall G H, P G -> same_outcome (G + H) H.
Proof.
  intros G H p. apply to_zero in p. apply outcome_equal. rewrite p. group.
Qed.

Theorem BL_II_1_x9 : forall G H, P G ->
  (P H \/ L H -> P (G + H) \/ L (G + H)) /\ (N H \/ L H -> N (G + H) \/ L (G + H)) /\
  (P H \/ R H -> P (G + H) \/ R (G + H)) /\ (N H \/ R H -> N (G + H) \/ R (G + H)).
Proof. intros G H p. destruct (BL_II_1_2 G H p) as (a & b & c & d). tauto. Qed.

Theorem BL_II_1_x10 : forall p Z G H,
  (opt p Z (- G) <-> exists X, opt (other p) X G /\ Z = - X :> game) /\ G - H = G + (- H) :> game.
Proof. intros. split; [apply opt_neg|reflexivity]. Qed.

Theorem BL_II_1_3 : forall G, G - G = 0.
Proof. exact minus_self. Qed.

Theorem BL_II_1_4 : forall G H, (forall K, same_outcome (G + K) (H + K)) <-> P (G - H).
Proof. intros G H. rewrite BL_II_1_x7. reflexivity. Qed.

Theorem BL_II_1_x12 : forall A B, - (A + B) == (- A) + (- B).
Proof. exact neg_add. Qed.

Theorem BL_II_1_tPP : forall G H, P G -> P H -> P (G + H).
Proof. intros G H p. apply (BL_II_1_2 G H p). Qed.

Theorem BL_II_1_tPL : forall G H, P G -> L H -> L (G + H).
Proof. intros G H p. apply (BL_II_1_2 G H p). Qed.

Theorem BL_II_1_tPR : forall G H, P G -> R H -> R (G + H).
Proof. intros G H p. apply (BL_II_1_2 G H p). Qed.

Theorem BL_II_1_tPN : forall G H, P G -> N H -> N (G + H).
Proof. intros G H p. apply (BL_II_1_2 G H p). Qed.

Theorem BL_II_1_tLL : forall G H, L G -> L H -> L (G + H).
Proof. exact sum_LL. Qed.

Theorem BL_II_1_tRR : forall G H, R G -> R H -> R (G + H).
Proof.
  intros G H a b. apply outcome_neg. apply (outcome_equal (- G + - H)); [group|].
  apply sum_LL; [apply (outcome_neg G), a|apply (outcome_neg H), b].
Qed.

Lemma one_positive : L 1.
Proof. apply to_zero, gt_lt, zero_lt_one. Qed.

Lemma star_next : N star.
Proof. apply to_zero, star_fuzzy. Qed.

(** 1 and star: the sum is positive; {1|-1} and 1: it is not. *)
Definition switch : game := braces [1] [- (1)].

Lemma one_star : L (1 + star).
Proof.
  apply to_zero, gt_lt, lt_spec. split.
  - apply le_rule. split; intros X o; [destruct (opt_zero _ _ o)|]. cases.
    + apply opt_one in oX as [e _]. discriminate e.
    + apply opt_star in oX as ->. apply (lf_same _ _ 0 1); [group|apply lt_lf, zero_lt_one].
  - apply le_lf_trans with (1 + 0); [|apply left_lf, opt_right, opt_star; reflexivity].
    apply add_positive; [apply lt_le, zero_lt_one|apply le_refl].
Qed.

Lemma neg_one_lt : - (1) < 0.
Proof. apply (lt_same _ _ 0 1); [group|exact zero_lt_one]. Qed.

Lemma switch_next : N switch.
Proof.
  apply to_zero, fuzzy_spec. split.
  - apply gf_lf, lf_not_ge. intro a. apply le_rule in a as [a _].
    apply (a 1); [apply opt_braces; left; reflexivity|apply ge_le, lt_le, zero_lt_one].
  - apply lf_not_ge. intro a. apply le_rule in a as [_ a].
    apply (a (- (1))); [apply opt_braces; left; reflexivity|apply ge_le, lt_le, neg_one_lt].
Qed.

Lemma one_switch : N (1 + switch).
Proof.
  apply to_zero, fuzzy_spec. split.
  - apply gf_lf. apply lf_not_ge. intro a. apply le_rule in a as [a _].
    apply (a (1 + 1)); [apply opt_right, opt_braces; left; reflexivity|].
    apply ge_le, add_positive; apply lt_le, zero_lt_one.
  - apply lf_not_ge. intro a. apply le_rule in a as [_ a].
    apply (a (1 + - (1))); [apply opt_right, opt_braces; left; reflexivity|].
    apply (equal_atleast Left). group.
Qed.

(** 1 + star and 1 + {1|-1} show that both occur. *)
Theorem BL_II_1_tLN : excluded_middle ->
  (forall G H, L G -> N H -> (N (G + H) \/ L (G + H)) /\ ~ P (G + H) /\ ~ R (G + H)) /\
  (exists G H, L G /\ N H /\ L (G + H)) /\ (exists G H, L G /\ N H /\ N (G + H)).
Proof.
  intro em. parts.
  - intros G H a b. pose proof (sum_LN G H em a b) as h. unfold eq0, gt0, lt0, fuzzy0 in *. tauto.
  - exists 1, star. parts; [exact one_positive|exact star_next|exact one_star].
  - exists 1, switch. parts; [exact one_positive|exact switch_next|exact one_switch].
Qed.

Theorem BL_II_1_tRN : excluded_middle ->
  (forall G H, R G -> N H -> (N (G + H) \/ R (G + H)) /\ ~ P (G + H) /\ ~ L (G + H)) /\
  (exists G H, R G /\ N H /\ R (G + H)) /\ (exists G H, R G /\ N H /\ N (G + H)).
Proof.
  intro em. destruct (BL_II_1_tLN em) as (all & (G & H & a & b & c) & (G' & H' & a' & b' & c')).
  assert (sum : forall A B, - A + - B = - (A + B)) by (intros; group). parts.
  - intros A B r n. destruct (all (- A) (- B)) as (h & h1 & h2);
      [apply (outcome_neg A), r|apply (outcome_neg B), n|].
    destruct (outcome_equal _ _ (sum A B)) as (e1 & e2 & e3 & e4), (outcome_neg (A + B)) as (f1 & f2 & f3 & f4). tauto.
  - exists (- G), (- H). parts; [apply (outcome_neg G), a|apply (outcome_neg H), b|].
    apply (outcome_equal _ _ (sum G H)). apply (outcome_neg (G + H)), c.
  - exists (- G'), (- H'). parts; [apply (outcome_neg G'), a'|apply (outcome_neg H'), b'|].
    apply (outcome_equal _ _ (sum G' H')). apply (outcome_neg (G' + H')), c'.
Qed.

(** * II.2 *)

Theorem BL_II_2_x2 : forall p Z G H,
  opt p Z (G + H) <->
  (exists X, opt p X G /\ Z = X + H :> game) \/ (exists Y, opt p Y H /\ Z = G + Y :> game).
Proof. exact opt_add. Qed.

Theorem BL_II_2_1 : forall (A B : Type) (l l' : A -> game) (r r' : B -> game),
  (forall i, l i = l' i) -> (forall j, r j = r' j) -> cut l r = cut l' r'.
Proof.
  intros A B l l' r r' el er. apply options_equal; intros [] X o; apply opt_cut in o as [i ->].
  - exists (l' i). rewrite opt_cut. eauto.
  - exists (r' i). rewrite opt_cut. eauto.
  - exists (l i). rewrite opt_cut. eauto.
  - exists (r i). rewrite opt_cut. eauto.
Qed.

(** {-n|m} for positive integers, and for any negative and positive game *)
Theorem BL_II_2_x12 :
  (forall n m : nat, braces [- times (S n) 1] [times (S m) 1] = 0) /\
  (forall X Y, X < 0 -> Y > 0 -> braces [X] [Y] = 0).
Proof.
  assert (h : forall X Y, X < 0 -> Y > 0 -> braces [X] [Y] = 0).
  { intros X Y a b. apply equal_horses; intros p Z o; [|destruct (opt_zero _ _ o)]. listed o.
    - apply horse_left, lt_lf, a.
    - apply gf_lf, lt_lf, gt_lt, b. }
  split; [|exact h]. intros n m. assert (pos : forall k, 0 < times (S k) 1).
  { intro k. apply (times_lt 0 (S k)), Nat.lt_0_succ. }
  apply h; [|apply gt_lt, pos]. apply (lt_same _ _ 0 (times (S n) 1)); [group|apply pos].
Qed.

(** * II.3 *)

Theorem BL_II_3_x1 :
  (forall G H, L G -> L H -> L (G + H)) /\ (forall G, L G -> R (- G) /\ ~ L (- G)).
Proof.
  split; [exact sum_LL|]. intros G a. assert (r : R (- G)) by (apply (outcome_neg G), a).
  split; [exact r|]. unfold gt0, lt0 in *. tauto.
Qed.

Theorem BL_II_3_x2 : excluded_middle -> forall G H,
  (G > 0 <-> L G) /\ (G < 0 <-> R G) /\ (G > H <-> L (G - H)) /\ (G >= H <-> G > H \/ G = H).
Proof.
  intros em G H. pose proof (to_zero G) as (_ & l & r & _). split; [symmetry; exact l|split; [symmetry; exact r|]].
  split; [reflexivity|]. rewrite gt_spec, eq_ge_le. unfold gf, gf0.
  change (le0 (G - H)) with (G <= H). destruct (em (G <= H)); tauto.
Qed.

Theorem BL_II_3_x3 : excluded_middle -> forall G H,
  G >= H <-> can_force_a_win Left Right (G - H).
Proof. intros em G H. symmetry. exact (proj1 (wins_spec (G - H) em Left)). Qed.

Theorem BL_II_3_x5 :
  (forall G H, G > H -> - G < - H) /\ (forall G H K, G > H -> H > K -> G > K) /\
  (forall G H J, G > H <-> G + J > H + J) /\
  (forall G G' H H', G > G' -> H > H' -> G + H > G' + H') /\
  (forall G H, G >= H -> H >= G -> G = H) /\ (forall G H K, G >= H -> H >= K -> G >= K).
Proof.
  parts.
  - intros G H a. apply gt_lt in a. exact (proj1 (lt_neg H G) a).
  - intros G H K. rewrite !gt_lt. intros a b. apply lt_trans with H; assumption.
  - intros G H J. apply gt_same. group.
  - intros G G' H H'. rewrite !gt_lt. intros a b. apply lt_add; [apply lt_le|]; assumption.
  - intros G H a b. apply eq_ge_le. split; [exact a|apply ge_le, b].
  - exact (atleast_trans Left).
Qed.

Theorem BL_II_3_x6 : excluded_middle -> forall G H,
  (G > H \/ G < H \/ G = H \/ (G || H)) /\ ~ (G > H /\ G < H) /\ ~ (G > H /\ G = H) /\
  ~ (G > H /\ (G || H)) /\ ~ (G < H /\ G = H) /\ ~ (G < H /\ (G || H)) /\ ~ (G = H /\ (G || H)) /\
  ((G || H) <-> N (G - H)).
Proof.
  intros em G H. pose proof (outcome_cases (G - H) em) as h.
  unfold gt, lt, equal, fuzzy. unfold eq0, gt0, lt0, fuzzy0 in *. tauto.
Qed.

(** * II.5 *)

Theorem BL_II_5_1 : forall G A B, opt Right A G -> opt Left B G -> A <= B -> G || A.
Proof.
  intros G A B a b l. apply fuzzy_spec. split.
  - apply gf_lf, le_lf_trans with B; [exact l|apply left_lf, b].
  - apply lf_right, a.
Qed.

(** Number by this source: no right option is <= a left one. The same games are numbers. *)
Inductive weakly_number : game -> Prop :=
  WeaklyNumber G : (forall p X, opt p X G -> weakly_number X) ->
                   (forall A B, opt Right A G -> opt Left B G -> ~ A <= B) -> weakly_number G.

Theorem BL_II_5_x4 : forall G, weakly_number G <-> number G.
Proof.
  induction G as [G IH] using conway. rewrite number_spec. split.
  - intro h. inversion h as [G' a b e]. subst. split.
    + intros p X o. apply (IH p X o), (a p X o).
    + intros X Y oX oY. apply number_lf_lt; [apply (IH _ X oX), (a _ X oX)|apply (IH _ Y oY), (a _ Y oY)|].
      apply lf_not_ge, b; assumption.
  - intros [a b]. constructor.
    + intros p X o. apply (IH p X o), (a p X o).
    + intros A B oA oB l. apply (lt_irrefl A), le_lt_trans with B; [exact l|apply b; assumption].
Qed.

Theorem BL_II_5_2 : forall n : nat,
  (times (S n) 1 == braces [times n 1] [] /\ - times (S n) 1 == braces [] [- times n 1]) /\
  number (times n 1) /\ number (- times n 1).
Proof.
  intro n. split; [exact (natural_numbers n)|].
  assert (h := number_times n 1 number_one). split; [exact h|apply number_neg, h].
Qed.

Theorem BL_II_5_3 : forall G, number G -> number (- G).
Proof. exact number_neg. Qed.

Theorem BL_II_5_4 : forall G, number G ->
  (forall X, opt Left X G -> X < G) /\ (forall X, opt Right X G -> X > G).
Proof.
  intros G n. destruct (number_between G n) as [l r]. split; [exact l|].
  intros X o. apply gt_lt, r, o.
Qed.

Theorem BL_II_5_5 : forall G H, number G -> number H -> number (G + H).
Proof. exact number_add. Qed.

Theorem BL_II_5_6 : forall G H, number G -> number H -> ~ (G || H) /\ ~ N G.
Proof.
  intros G H nG nH. split; [apply number_not_fuzzy; assumption|].
  intro n. apply to_zero in n. exact (number_not_fuzzy_0 G nG n).
Qed.

Theorem BL_II_5_7 : excluded_middle -> forall G H, number G -> number H ->
  let fits := fun K => (forall X, opt Left X G -> K > X) /\ (forall X, opt Right X G -> K < X) in
  fits H -> (forall p X, opt p X H -> ~ fits X) -> G = H.
Proof.
  intros em G H nG nH fits' [l r] none. apply (simplest H G em nH).
  - split; intros X o; [apply lt_lf, gt_lt, l, o|apply lt_lf, r, o].
  - intros p X o [a b]. apply (none p X o). split; intros Y oY.
    + apply gt_lt, number_lf_lt; [exact (number_opt _ _ _ nG oY)|exact (number_opt _ _ _ nH o)|exact (a Y oY)].
    + apply number_lf_lt; [exact (number_opt _ _ _ nH o)|exact (number_opt _ _ _ nG oY)|exact (b Y oY)].
Qed.
