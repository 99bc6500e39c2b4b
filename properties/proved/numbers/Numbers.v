(** Numbers (Definition 3.1): an ordered group (3.2 to 3.4), and the simplest number (5.2). *)

From CGT Require Export Examples.
Local Open Scope game_scope.

Inductive number : game -> Prop :=
  Number x : (forall p X, opt p X x -> number X) ->
             (forall L R, opt Left L x -> opt Right R x -> L < R) -> number x.

Lemma number_spec x :
  number x <-> (forall p X, opt p X x -> number X) /\
               (forall L R, opt Left L x -> opt Right R x -> L < R).
Proof. split; [intros []; auto|intros []; constructor; auto]. Qed.

Lemma number_opt p X x : number x -> opt p X x -> number X.
Proof. intros [y n _]. apply n. Qed.

Lemma number_position X x : position X x -> number x -> number X.
Proof. induction 1; eauto using number_opt. Qed.

(** Lemma 3.2 *)
Lemma number_between x : number x ->
  (forall L, opt Left L x -> L < x) /\ (forall R, opt Right R x -> x < R).
Proof.
  induction x as [x IH] using conway. intro n. pose proof n as n'. destruct n' as [x no lt]. split.
  - intros L o. apply lt_spec. split; [|apply left_lf, o]. apply le_rule. split.
    + intros LL o'. apply le_lf_trans with L; [|apply left_lf, o]. apply lt_le.
      apply (IH _ L o); eauto.
    + intros R o'. apply lt_lf, lt; assumption.
  - intros R o. apply lt_spec. split; [|apply lf_right, o]. apply le_rule. split.
    + intros L o'. apply lt_lf, lt; assumption.
    + intros RR o'. apply lf_le_trans with R; [apply lf_right, o|]. apply lt_le.
      apply (IH _ R o); eauto.
Qed.

Lemma left_lt L x : number x -> opt Left L x -> L < x.
Proof. intro n. apply number_between, n. Qed.
Lemma right_gt R x : number x -> opt Right R x -> x < R.
Proof. intro n. apply number_between, n. Qed.

(** Theorem 3.3 *)
Lemma number_neg x : number x -> number (- x).
Proof.
  induction x as [x IH] using conway. intro h. apply number_spec in h as [n lt]. constructor.
  - intros p X o. cases. eapply IH; eauto.
  - intros L R oL oR. cases. apply (lt_same _ _ X X0); [group|]. apply lt; assumption.
Qed.

Lemma number_add x y : number x -> number y -> number (x + y).
Proof.
  revert x y. induct2. intros x y IHx IHy nx ny. constructor.
  - intros p X o. cases; eauto using number_opt.
  - intros L R oL oR. cases.
    + rewrite number_spec in nx. apply (lt_same _ _ X0 X); [group|]. apply nx; assumption.
    + apply lt_trans with (x + y).
      * apply (lt_same _ _ X0 y); [group|apply left_lt; assumption].
      * apply (lt_same _ _ x X); [group|apply right_gt; assumption].
    + apply lt_trans with (x + y).
      * apply (lt_same _ _ X0 x); [group|apply left_lt; assumption].
      * apply (lt_same _ _ y X); [group|apply right_gt; assumption].
    + rewrite number_spec in ny. apply (lt_same _ _ X0 X); [group|]. apply ny; assumption.
Qed.

Lemma number_minus x y : number x -> number y -> number (x - y).
Proof. intros. apply number_add; [|apply number_neg]; assumption. Qed.

Lemma number_zero : number 0.
Proof. constructor; intros; destruct (opt_zero _ _ H). Qed.

Lemma number_one : number 1.
Proof.
  constructor.
  - intros p X o. apply opt_one in o as [_ ->]. apply number_zero.
  - intros L R _ o. apply opt_one in o as [e _]. discriminate e.
Qed.

Lemma number_times n x : number x -> number (times n x).
Proof. intro h. induction n; cbn [times]; [apply number_zero|apply number_add; assumption]. Qed.

(** Theorem 3.4 *)
Lemma number_total_0 x : excluded_middle -> number x -> 0 <= x \/ x <= 0.
Proof.
  intros em n. destruct (em (x <= 0)) as [l|nl]; [right; exact l|left].
  apply ge_le, ge_0. apply second_spec. cbn. intros R o w.
  apply (proj1 (gf_0 x)) in nl. apply (first_spec _ _ em) in nl as (L & oL & wL).
  apply (lt_irrefl L), lt_le_trans with R.
  - rewrite number_spec in n. apply n; assumption.
  - apply le_trans with 0; [exact (proj2 (le_0 R) w)|exact (proj1 (ge_le L 0) (proj2 (ge_0 L) wL))].
Qed.

Lemma number_not_fuzzy_0 x : number x -> ~ (x || 0).
Proof.
  intros n f. apply fuzzy_spec in f as [a b].
  apply a, le_0, second_spec. cbn. intros L oL wL.
  apply b, ge_0, second_spec. cbn. intros R oR wR.
  apply (lt_irrefl L), lt_le_trans with R.
  - rewrite number_spec in n. apply n; assumption.
  - apply le_trans with 0; [exact (proj2 (le_0 R) wR)|exact (proj1 (ge_le L 0) (proj2 (ge_0 L) wL))].
Qed.

Lemma number_not_fuzzy x y : number x -> number y -> ~ (x || y).
Proof.
  intros nx ny f. apply (number_not_fuzzy_0 (x - y)); [apply number_minus; assumption|].
  apply (fuzzy_same _ _ x y); [group|exact f].
Qed.

Lemma number_total x y : excluded_middle -> number x -> number y -> x <= y \/ y <= x.
Proof.
  intros em nx ny. destruct (number_total_0 (x - y) em); [apply number_minus; assumption| |].
  - right. apply (le_same 0 (x - y) y x); [group|assumption].
  - left. apply (le_same (x - y) 0 x y); [group|assumption].
Qed.

Lemma number_lf_lt x y : number x -> number y -> x <| y -> x < y.
Proof.
  intros nx ny l. apply lt_spec. split; [|exact l].
  apply le_rule. split.
  - intros L o. apply lf_not_ge. intro a. apply l, ge_le. apply lt_le, le_lt_trans with L; [exact a|apply left_lt; assumption].
  - intros R o. apply lf_not_ge. intro a. apply l, ge_le. apply lt_le, lt_le_trans with R; [apply right_gt; assumption|exact a].
Qed.

Lemma number_lt_or_le x y : excluded_middle -> number x -> number y -> x < y \/ y <= x.
Proof.
  intros em nx ny. destruct (em (y <= x)) as [l|l]; [right; exact l|left].
  apply number_lf_lt; [assumption..|apply lf_not_ge, l].
Qed.

Lemma number_trichotomy x y : excluded_middle -> number x -> number y -> x < y \/ x = y \/ y < x.
Proof.
  intros em nx ny. destruct (number_lt_or_le x y em nx ny) as [l|l]; [auto|].
  destruct (number_lt_or_le y x em ny nx) as [l'|l']; [auto|]. right; left. apply eq_le_le. auto.
Qed.

(** * The simplest number *)

Definition fits (x G : game) : Prop :=
  (forall X, opt Left X G -> X <| x) /\ (forall X, opt Right X G -> x <| X).

(** Corollary 5.2: x fits, and none of its options does. What options of G reach those of x has to be decided. *)
Theorem simplest_decided x G :
  (forall p Y, opt p Y x -> (exists X, opt p X G /\ atleast p X Y) \/ ~ exists X, opt p X G /\ atleast p X Y) ->
  number x -> fits x G -> (forall p X, opt p X x -> ~ fits X G) -> G = x.
Proof.
  intros decided n [l r] none. apply general_simplicity; [exact l|exact r| |].
  - intros Y o. destruct (decided Left Y o) as [(X & oX & a)|no]; [exists X; split; [exact oX|apply ge_le; exact a]|].
    destruct (none _ _ o). split.
    + intros X oX. apply lf_not_ge. intro a. apply no. exists X. split; [exact oX|apply (ge_le X Y); exact a].
    + intros X oX. apply le_lf_trans with x; [apply lt_le, left_lt; assumption|exact (r X oX)].
  - intros Y o. destruct (decided Right Y o) as [(X & oX & a)|no]; [exists X; split; [exact oX|exact a]|].
    destruct (none _ _ o). split.
    + intros X oX. apply lf_le_trans with x; [exact (l X oX)|apply lt_le, right_gt; assumption].
    + intros X oX. apply lf_not_ge. intro a. apply no. eauto.
Qed.

Theorem simplest x G : excluded_middle ->
  number x -> fits x G -> (forall p X, opt p X x -> ~ fits X G) -> G = x.
Proof. intro em. apply simplest_decided. intros p Y _. apply em. Qed.

Theorem simplest_position x G : excluded_middle ->
  number x -> fits x G -> exists y, position y x /\ G = y.
Proof.
  intro em. induction x as [x IH] using conway. intros n f.
  destruct (em (exists p X, opt p X x /\ fits X G)) as [(p & X & o & f')|no].
  - destruct (IH p X o (number_opt _ _ _ n o) f') as (y & py & E). exists y. split; [|exact E].
    exact (Played _ _ _ _ o py).
  - exists x. split; [constructor|]. apply simplest; [assumption..|]. intros p X o f'. apply no. eauto.
Qed.
