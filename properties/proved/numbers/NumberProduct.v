(** The product of numbers (3.8): it is a number, respects equality, and the order. All at once, by induction on
    the numbers involved, of which one is replaced by any of its options, in any number. *)

From Coq Require Import Permutation Relation_Operators Wellfounded.
From CGT Require Export Product.
Local Open Scope game_scope.

(** * Induction on finite collections of games *)

Definition expanded (l' l : list game) : Prop :=
  exists G rest new, Permutation l (G :: rest) /\ Permutation l' (new ++ rest) /\
    forall X, In X new -> exists p, opt p X G.

Lemma ends_permutation l l' : Permutation l l' -> Acc expanded l -> Acc expanded l'.
Proof.
  intros e [a]. constructor. intros m (G & rest & new & b & c & d). apply a. exists G, rest, new.
  split; [rewrite e; exact b|auto].
Qed.

Lemma ends_cons G : forall l, Acc expanded l -> Acc expanded (G :: l).
Proof.
  induction G as [G IH] using conway. intros l ends. induction ends as [l ends IHl]. constructor.
  intros m (H & rest & new & b & c & d). apply (ends_permutation (new ++ rest)); [symmetry; exact c|].
  assert (i : In H (G :: l)) by (rewrite b; left; reflexivity). destruct i as [<-|i].
  - apply Permutation_cons_inv in b.
    assert (e : Acc expanded rest) by (apply (ends_permutation l); [exact b|constructor; exact ends]).
    clear c. induction new as [|X new IHnew]; [exact e|]. cbn.
    destruct (d X (or_introl eq_refl)) as [p o]. apply (IH p X o), IHnew. intros Y j. apply d. right. exact j.
  - apply in_split in i as (u & v & ->). assert (e : Permutation rest (G :: u ++ v)).
    { apply (Permutation_cons_inv (a := H)). rewrite <- b. rewrite <- Permutation_middle. apply perm_swap. }
    apply (ends_permutation (G :: new ++ (u ++ v))).
    + rewrite e. apply Permutation_middle.
    + apply IHl. exists H, (u ++ v), new. split; [symmetry; apply Permutation_middle|auto].
Qed.

Lemma expanded_ends l : Acc expanded l.
Proof.
  induction l as [|G l IH]; [|apply ends_cons, IH]. constructor. intros m (G & rest & new & b & _).
  apply Permutation_nil in b. discriminate b.
Qed.

Theorem expanded_induction (P : list game -> Prop) :
  (forall l, (forall l', clos_trans _ expanded l' l -> P l') -> P l) -> forall l, P l.
Proof. exact (well_founded_ind (wf_clos_trans _ _ expanded_ends) P). Qed.

Definition below : list game -> list game -> Prop := clos_trans _ expanded.

Lemma below_permutation a a' b b' : Permutation a a' -> Permutation b b' -> below a b -> below a' b'.
Proof.
  intros e f h. revert a' b' e f.
  assert (once : forall l m, expanded l m -> forall l' m', Permutation l l' -> Permutation m m' -> expanded l' m').
  { intros l m (G & rest & new & c & d & o) l' m' e f. exists G, rest, new.
    split; [rewrite <- f; exact c|split; [rewrite <- e; exact d|exact o]]. }
  induction h as [l m h|l m n g IHg h IHh]; intros l' n' e f.
  - apply t_step. exact (once l m h l' n' e f).
  - apply t_trans with m; [apply IHg|apply IHh]; auto.
Qed.

Lemma below_one p X x r : opt p X x -> below (X :: r) (x :: r).
Proof. intro o. apply t_step. exists x, r, [X]. split; [reflexivity|split; [reflexivity|]]. intros Y [<-|[]]. eauto. Qed.

Lemma below_two p q X Y x r : opt p X x -> opt q Y x -> below (X :: Y :: r) (x :: r).
Proof.
  intros o o'. apply t_step. exists x, r, [X; Y]. split; [reflexivity|split; [reflexivity|]].
  intros Z [<-|[<-|[]]]; eauto.
Qed.

Lemma below_drop x r : below r (x :: r).
Proof. apply t_step. exists x, r, []. split; [reflexivity|split; [reflexivity|]]. intros Z []. Qed.

(** Permutations of two or three given games *)
Ltac permuted :=
  first [ reflexivity
        | apply perm_skip; permuted
        | etransitivity; [apply perm_swap|apply perm_skip; permuted]
        | etransitivity; [apply perm_skip, perm_swap|]; etransitivity; [apply perm_swap|apply perm_skip; permuted] ].

(** * The order of four products *)

(** (b - a)(d - c) > 0, without the differences *)
Definition P3 (a b c d : game) : Prop := a * d + b * c < a * c + b * d.

Lemma P3_swap a b c d : P3 a b c d -> P3 c d a b.
Proof.
  unfold P3. rewrite (mul_comm c b), (mul_comm d a), (mul_comm c a), (mul_comm d b).
  apply lt_same. group.
Qed.

Lemma P3_trans a b e c d : P3 a b c d -> P3 b e c d -> P3 a e c d.
Proof.
  unfold P3. intros l m. apply (lt_same _ _ ((a * d + b * c) + (b * d + e * c)) ((a * c + b * d) + (b * c + e * d))); [group|].
  apply lt_add; [apply lt_le, l|exact m].
Qed.

(** An option of x y *)
Definition crossed (x y X Y : game) : game := X * y + x * Y - X * Y.

Lemma crossed_comm x y X Y : crossed x y X Y = crossed y x Y X.
Proof. unfold crossed. rewrite (mul_comm X y), (mul_comm x Y), (mul_comm X Y). group. Qed.

Lemma opt_crossed p q X Y x y : opt q X x -> opt (partner p q) Y y -> opt p (crossed x y X Y) (x * y).
Proof. intros oX oY. apply opt_mul. exists q, X, Y. auto. Qed.

(** A left and a right option of x y, by options of x for the same player. *)
Lemma crossed_lt x y : excluded_middle -> number x -> number y ->
  (forall q X1 X2, opt q X1 x -> opt q X2 x -> X1 = X2 -> X1 * y = X2 * y /\ forall p Y, opt p Y y -> X1 * Y = X2 * Y) ->
  (forall q X1 X2, opt q X1 x -> opt q X2 x -> X1 < X2 ->
     (forall L, opt Left L y -> P3 X1 X2 L y) /\ (forall R, opt Right R y -> P3 X1 X2 y R)) ->
  (forall L R, opt Left L y -> opt Right R y ->
     (forall X, opt Left X x -> P3 X x L R) /\ (forall X, opt Right X x -> P3 x X L R)) ->
  forall q X1 X2 Y1 Y2, opt q X1 x -> opt q X2 x -> opt q Y1 y -> opt (other q) Y2 y ->
    crossed x y X1 Y1 < crossed x y X2 Y2.
Proof.
  intros em nx ny same rows columns q X1 X2 Y1 Y2 o1 o2 u1 u2.
  assert (nX : forall X, opt q X x -> number X) by (intros X; apply number_opt, nx).
  (* beside one option of x, the two options of y *)
  assert (across : forall X, opt q X x -> crossed x y X Y1 < crossed x y X Y2).
  { intros X o. unfold crossed. destruct q; cbn [other] in u2.
    - destruct (columns Y1 Y2 u1 u2) as [c _]. specialize (c X o). revert c. apply lt_same. group.
    - destruct (columns Y2 Y1 u2 u1) as [_ c]. specialize (c X o). revert c. apply lt_same. group. }
  destruct (number_trichotomy X1 X2 em (nX X1 o1) (nX X2 o2)) as [l|[E|l]].
  - destruct (rows q X1 X2 o1 o2 l) as [a b]. destruct q; cbn [other] in u2.
    + apply lt_trans with (crossed x y X2 Y1); [|exact (across X2 o2)].
      specialize (a Y1 u1). revert a. unfold crossed. apply lt_same. group.
    + apply lt_trans with (crossed x y X1 Y2); [exact (across X1 o1)|].
      specialize (a Y2 u2). revert a. unfold crossed. apply lt_same. group.
  - destruct (same q X1 X2 o1 o2 E) as [e f]. apply le_lt_trans with (crossed x y X2 Y1); [|exact (across X2 o2)].
    apply (equal_atleast Right). unfold crossed. rewrite e, (f q Y1 u1). reflexivity.
  - destruct (rows q X2 X1 o2 o1 l) as [a b]. destruct q; cbn [other] in u2.
    + apply lt_trans with (crossed x y X1 Y2); [exact (across X1 o1)|].
      specialize (b Y2 u2). revert b. unfold crossed. apply lt_same. group.
    + apply lt_trans with (crossed x y X2 Y1); [|exact (across X2 o2)].
      specialize (b Y1 u1). revert b. unfold crossed. apply lt_same. group.
Qed.

(** * Equality and order of products (P1, P2 and P4 of the source) *)

Definition equal_rule (a b y : game) : Prop := a = b -> a * y = b * y.

Definition order_rule (a b y : game) : Prop :=
  a < b -> (forall L, opt Left L y -> P3 a b L y) /\ (forall R, opt Right R y -> P3 a b y R).

(** The rules for all numbers below a collection. *)
Definition rules (l : list game) : Prop :=
  forall a b y, below [a; b; y] l -> number a -> number b -> number y -> equal_rule a b y /\ order_rule a b y.

Lemma rules_permutation l m : Permutation l m -> rules l -> rules m.
Proof. intros e h a b y i. apply h. exact (below_permutation _ _ _ _ (Permutation_refl _) (Permutation_sym e) i). Qed.

Lemma product_lt x y : excluded_middle -> number x -> number y -> rules [x; y] ->
  forall q X1 X2 Y1 Y2, opt q X1 x -> opt q X2 x -> opt q Y1 y -> opt (other q) Y2 y ->
    crossed x y X1 Y1 < crossed x y X2 Y2.
Proof.
  intros em nx ny h. assert (nX : forall p X, opt p X x -> number X) by (intros p X; apply number_opt, nx).
  assert (nY : forall p Y, opt p Y y -> number Y) by (intros p Y; apply number_opt, ny).
  apply crossed_lt; [exact em|exact nx|exact ny| | |].
  - intros q X1 X2 o1 o2 E. split.
    + apply (h X1 X2 y); [exact (below_two q q X1 X2 x [y] o1 o2)|eauto..].
    + intros p Y o. apply (h X1 X2 Y); [|eauto..]. apply t_trans with [x; Y]; [exact (below_two q q X1 X2 x [Y] o1 o2)|].
      apply (below_permutation [Y; x] _ [y; x]); [permuted|permuted|exact (below_one p Y y [x] o)].
  - intros q X1 X2 o1 o2. apply (h X1 X2 y); [exact (below_two q q X1 X2 x [y] o1 o2)|eauto..].
  - intros L R oL oR. destruct (h L R x) as [_ c]; [|eauto..|].
    { apply (below_permutation [L; R; x] _ [y; x]); [permuted|permuted|exact (below_two _ _ L R y [x] oL oR)]. }
    destruct c as [l r]; [apply (proj2 (proj1 (number_spec y) ny)); assumption|].
    split; intros X o; apply P3_swap; auto.
Qed.

(** P1 *)
Lemma product_is_number x y : excluded_middle -> number x -> number y -> rules [x; y] ->
  (forall u v, below [u; v] [x; y] -> number u -> number v -> number (u * v)) -> number (x * y).
Proof.
  intros em nx ny h num. constructor.
  - intros p Z o. apply opt_mul in o as (q & X & Y & oX & oY & ->).
    pose proof (number_opt _ _ _ nx oX) as nX. pose proof (number_opt _ _ _ ny oY) as nY.
    assert (bX : below [X; y] [x; y]) by exact (below_one q X x [y] oX).
    assert (bY : forall u, below [u; Y] [u; y]).
    { intro u. apply (below_permutation [Y; u] _ [y; u]); [permuted|permuted|exact (below_one _ Y y [u] oY)]. }
    apply number_minus; [apply number_add|]; apply num; auto. exact (t_trans _ _ _ _ _ (bY X) bX).
  - intros U V oU oV. apply opt_mul in oU as (q & X1 & Y1 & o1 & u1 & ->). apply opt_mul in oV as (r & X2 & Y2 & o2 & u2 & ->).
    change (crossed x y X1 Y1 < crossed x y X2 Y2). cbn [partner] in u1, u2.
    assert (h' : rules [y; x]) by (apply (rules_permutation [x; y]); [permuted|exact h]).
    destruct q, r; cbn [other] in u2.
    + exact (product_lt x y em nx ny h Left X1 X2 Y1 Y2 o1 o2 u1 u2).
    + rewrite (crossed_comm x y X1 Y1), (crossed_comm x y X2 Y2).
      exact (product_lt y x em ny nx h' Left Y1 Y2 X1 X2 u1 u2 o1 o2).
    + rewrite (crossed_comm x y X1 Y1), (crossed_comm x y X2 Y2).
      exact (product_lt y x em ny nx h' Right Y1 Y2 X1 X2 u1 u2 o1 o2).
    + exact (product_lt x y em nx ny h Right X1 X2 Y1 Y2 o1 o2 u1 u2).
Qed.

(** P2, one half *)
Lemma product_le a b y : number a -> number b -> number y -> rules [a; b; y] -> a = b -> a * y <= b * y.
Proof.
  intros na nb ny h E. assert (column : forall p Y, opt p Y y -> a * Y = b * Y).
  { intros p Y o. apply (h a b Y); [|exact na|exact nb|exact (number_opt _ _ _ ny o)|exact E].
    apply (below_permutation [Y; a; b] _ [y; a; b]); [permuted|permuted|exact (below_one p Y y [a; b] o)]. }
  apply le_rule. split; intros Z o; apply opt_mul in o as (q & X & Y & oX & oY & ->);
    rewrite ?(column _ Y oY); apply lt_lf.
  - assert (nX : number X) by exact (number_opt _ _ _ na oX).
    assert (i : below [X; b; y] [a; b; y]) by exact (below_one q X a [b; y] oX).
    destruct q; cbn [partner] in oY.
    + destruct (h X b y i nX nb ny) as [_ c]. destruct c as [c _]; [rewrite <- E; apply left_lt; assumption|].
      specialize (c Y oY). revert c. apply lt_same. group.
    + destruct (h b X y) as [_ c]; [apply (below_permutation [X; b; y] _ [a; b; y]); [permuted|permuted|exact i]|assumption..|].
      destruct c as [_ c]; [rewrite <- E; apply right_gt; assumption|]. specialize (c Y oY). revert c. apply lt_same. group.
  - assert (nX : number X) by exact (number_opt _ _ _ nb oX).
    assert (i : below [X; a; y] [a; b; y]).
    { apply (below_permutation [X; a; y] _ [b; a; y]); [permuted|permuted|exact (below_one q X b [a; y] oX)]. }
    assert (f : X * y + b * Y - X * Y = X * y + a * Y - X * Y) by (rewrite (column _ Y oY); reflexivity).
    rewrite f. destruct q; cbn [partner other] in oY.
    + destruct (h X a y i nX na ny) as [_ c]. destruct c as [_ c]; [rewrite E; apply left_lt; assumption|].
      specialize (c Y oY). revert c. apply lt_same. group.
    + destruct (h a X y) as [_ c]; [apply (below_permutation [X; a; y] _ [a; b; y]); [permuted|permuted|exact i]|assumption..|].
      destruct c as [c _]; [rewrite E; apply right_gt; assumption|]. specialize (c Y oY). revert c. apply lt_same. group.
Qed.

(** P4 beside an option: a number a y lies between its options (3.1). *)
Lemma P3_options a y : number (a * y) ->
  (forall A L, opt Right A a -> opt Left L y -> P3 a A L y) /\ (forall A R, opt Right A a -> opt Right R y -> P3 a A y R) /\
  (forall A L, opt Left A a -> opt Left L y -> P3 A a L y) /\ (forall A R, opt Left A a -> opt Right R y -> P3 A a y R).
Proof.
  intro n. unfold P3. parts; intros A Y oA oY.
  - pose proof (right_gt _ _ n (opt_crossed Right Right A Y a y oA oY)) as l. revert l. unfold crossed. apply lt_same. group.
  - pose proof (left_lt _ _ n (opt_crossed Left Right A Y a y oA oY)) as l. revert l. unfold crossed. apply lt_same. group.
  - pose proof (left_lt _ _ n (opt_crossed Left Left A Y a y oA oY)) as l. revert l. unfold crossed. apply lt_same. group.
  - pose proof (right_gt _ _ n (opt_crossed Right Left A Y a y oA oY)) as l. revert l. unfold crossed. apply lt_same. group.
Qed.

Lemma P3_equal a a' b b' c d : a * c = a' * c -> a * d = a' * d -> b * c = b' * c -> b * d = b' * d ->
  P3 a b c d -> P3 a' b' c d.
Proof. unfold P3. intros e f g h l. rewrite <- e, <- f, <- g, <- h. exact l. Qed.

Lemma product_order a b y : excluded_middle -> number a -> number b -> number y -> rules [a; b; y] ->
  number (a * y) -> number (b * y) -> order_rule a b y.
Proof.
  intros em na nb ny h nay nby l.
  assert (column : forall u v p Y, below [u; v; y] [a; b; y] -> number u -> number v -> opt p Y y -> u = v -> u * Y = v * Y).
  { intros u v p Y i nu nv o. apply (h u v Y); [|exact nu|exact nv|exact (number_opt _ _ _ ny o)].
    apply t_trans with [u; v; y]; [|exact i].
    apply (below_permutation [Y; u; v] _ [y; u; v]); [permuted|permuted|exact (below_one p Y y [u; v] o)]. }
  destruct (P3_options a y nay) as (a1 & a2 & _ & _), (P3_options b y nby) as (_ & _ & b3 & b4).
  destruct (em ((exists R, opt Right R a /\ R <= b) \/ (exists L, opt Left L b /\ a <= L))) as [[(A & o & le)|(B & o & le)]|no].
  - pose proof (number_opt _ _ _ na o) as nA.
    assert (i : below [A; b; y] [a; b; y]) by exact (below_one Right A a [b; y] o).
    destruct (h A b y i nA nb ny) as [eq ord]. destruct (number_lt_or_le A b em nA nb) as [lt|ge].
    + destruct (ord lt) as [c d]. split; intros Y oY; apply P3_trans with A; auto.
    + assert (E : A = b) by (apply eq_le_le; auto).
      split; intros Y oY; [apply (P3_equal a a A b Y y)|apply (P3_equal a a A b y Y)]; try reflexivity; eauto.
  - pose proof (number_opt _ _ _ nb o) as nB.
    assert (i : below [a; B; y] [a; b; y]).
    { apply (below_permutation [B; a; y] _ [b; a; y]); [permuted|permuted|exact (below_one Left B b [a; y] o)]. }
    destruct (h a B y i na nB ny) as [eq ord]. destruct (number_lt_or_le a B em na nB) as [lt|ge].
    + destruct (ord lt) as [c d]. split; intros Y oY; apply P3_trans with B; auto.
    + assert (E : B = a) by (apply eq_le_le; auto). symmetry in E.
      split; intros Y oY; [apply (P3_equal B a b b Y y)|apply (P3_equal B a b b y Y)]; try reflexivity;
        try (symmetry; eauto); eauto.
  - destruct (lt_lf _ _ l). apply ge_le, le_rule. split; intros X o; apply lf_not_ge; intro c; apply no; eauto.
Qed.

Theorem products : excluded_middle -> forall l,
  (forall x y, Permutation [x; y] l -> number x -> number y -> number (x * y)) /\
  (forall a b y, Permutation [a; b; y] l -> number a -> number b -> number y -> equal_rule a b y /\ order_rule a b y).
Proof.
  intros em. induction l as [l IH] using expanded_induction.
  assert (num : forall u v, below [u; v] l -> number u -> number v -> number (u * v)).
  { intros u v i. exact (proj1 (IH _ i) u v (Permutation_refl _)). }
  assert (h : rules l) by (intros a b y i; exact (proj2 (IH _ i) a b y (Permutation_refl _))).
  clear IH. split.
  - intros x y e nx ny. apply product_is_number; [assumption..|apply (rules_permutation l); [symmetry; exact e|exact h]|].
    intros u v i. apply num. exact (below_permutation _ _ _ _ (Permutation_refl _) e i).
  - intros a b y e na nb ny. assert (h1 : rules [a; b; y]) by (apply (rules_permutation l); [symmetry; exact e|exact h]).
    assert (h2 : rules [b; a; y]) by (apply (rules_permutation [a; b; y]); [permuted|exact h1]). split.
    + intro E. apply eq_le_le. split; apply product_le; auto. symmetry. exact E.
    + apply product_order; [assumption..| |]; apply num; try assumption; apply (below_permutation _ _ _ _ (Permutation_refl _) e).
      * apply (below_permutation [a; y] _ [b; a; y]); [permuted|permuted|apply below_drop].
      * apply below_drop.
Qed.

Section numbers.
  Hypothesis em : excluded_middle.

  Theorem number_mul x y : number x -> number y -> number (x * y).
  Proof. exact (proj1 (products em [x; y]) x y (Permutation_refl _)). Qed.

  Theorem mul_equal_l a b y : number a -> number b -> number y -> a = b -> a * y = b * y.
  Proof. intros na nb ny. apply (proj2 (products em [a; b; y]) a b y (Permutation_refl _) na nb ny). Qed.

  Lemma mul_equal_r y a b : number a -> number b -> number y -> a = b -> y * a = y * b.
  Proof. intros na nb ny E. rewrite (mul_comm y a), (mul_comm y b). apply mul_equal_l; assumption. Qed.

  (** P3 for all numbers: from y1 to an option, and from there to y2. *)
  Theorem mul_order a b : number a -> number b -> a < b ->
    forall c d, number c -> number d -> c < d -> P3 a b c d.
  Proof.
    intros na nb l. induct2. intros c d IHc IHd nc nd m.
    assert (beside : forall y, number y -> (forall L, opt Left L y -> P3 a b L y) /\ (forall R, opt Right R y -> P3 a b y R)).
    { intros y ny. apply (proj2 (products em [a; b; y]) a b y (Permutation_refl _) na nb ny), l. }
    assert (replace : forall c c' d d', number c -> number c' -> number d -> number d' -> c = c' -> d = d' ->
      P3 a b c d -> P3 a b c' d').
    { intros u u' v v' n1 n2 n3 n4 E F h. apply P3_swap. apply P3_swap in h. revert h.
      apply P3_equal; apply mul_equal_l; assumption. }
    assert (trans : forall c e d, P3 a b c e -> P3 a b e d -> P3 a b c d).
    { intros u v w h k. apply P3_swap. apply P3_trans with v; apply P3_swap; assumption. }
    destruct (em ((exists R, opt Right R c /\ R <= d) \/ (exists L, opt Left L d /\ c <= L))) as [[(R & o & le)|(L & o & le)]|no].
    - pose proof (number_opt _ _ _ nc o) as nR. pose proof (proj2 (beside c nc) R o) as h.
      destruct (number_lt_or_le R d em nR nd) as [lt|ge].
      + apply trans with R; [exact h|exact (IHc _ R o nR nd lt)].
      + apply (replace c c R d); [assumption..|reflexivity|apply eq_le_le; auto|exact h].
    - pose proof (number_opt _ _ _ nd o) as nL. pose proof (proj1 (beside d nd) L o) as h.
      destruct (number_lt_or_le c L em nc nL) as [lt|ge].
      + apply trans with L; [exact (IHd _ L o nc nL lt)|exact h].
      + apply (replace L c d d); [assumption..|apply eq_le_le; auto|reflexivity|exact h].
    - destruct (lt_lf _ _ m). apply ge_le, le_rule. split; intros X o; apply lf_not_ge; intro k; apply no; eauto.
  Qed.
End numbers.
