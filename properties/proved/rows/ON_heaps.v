(** The row of the chapter on misere play that speaks of heaps of any ordinal size, which no finite tree is:
    misere play of impartial games as families. *)

From CGT Require Import Nimbers.
Local Open Scope game_scope.

(** The previous player wins misere play: there is a move, and none is to such a game. Of an impartial game
    the left options are the options of both. *)
Fixpoint misere_P (G : game) : Prop :=
  match G with Game M o => (exists _ : M Left, True) /\ forall i : M Left, ~ misere_P (o Left i) end.

Lemma misere_P_spec G :
  misere_P G <-> (exists X, opt Left X G) /\ forall X, opt Left X G -> ~ misere_P X.
Proof.
  destruct G as [M o]. cbn. split; intros [s n]; split.
  - destruct s as [i _]. exists (o Left i), i. reflexivity.
  - intros X [i ->]. apply n.
  - destruct s as (X & i & _). exists i. exact I.
  - intro i. apply n. exists i. reflexivity.
Qed.

Definition misere_like (G H : game) : Prop :=
  forall T, impartial T -> (misere_P (G + T) <-> misere_P (H + T)).

#[global] Opaque misere_P.

#[global] Instance misere_P_identical : Proper (identical ==> iff) misere_P.
Proof.
  intro G. induction G as [G IH] using conway. intros H E. apply identical_spec in E as [a b].
  rewrite !misere_P_spec. split; intros [[X o] n]; split.
  - destruct (a _ X o) as (Y & oY & _). eauto.
  - intros Y oY. destruct (b _ Y oY) as (Z & oZ & e). rewrite <- (IH _ Z oZ Y e). auto.
  - destruct (b _ X o) as (Y & oY & _). eauto.
  - intros Y oY. destruct (a _ Y oY) as (Z & oZ & e). rewrite (IH _ Y oY Z e). auto.
Qed.

(** A move to such a game wins. *)
Lemma misere_N X G : opt Left X G -> misere_P X -> ~ misere_P G.
Proof. intros o p q. apply misere_P_spec in q as [_ n]. exact (n X o p). Qed.

Lemma misere_P_star : misere_P star.
Proof.
  apply misere_P_spec. split; [exists 0; apply opt_star; reflexivity|].
  intros X o p. apply opt_star in o as ->. apply misere_P_spec in p as [[X o] _]. destruct (opt_zero _ _ o).
Qed.

Section heaps.
  Hypothesis em : excluded_middle.

  Lemma small_heap a : ordinal a -> a = 0 \/ a = 1 \/ 1 < a.
  Proof.
    intro o. destruct (ordinal_lt_or_le 1 a em ordinal_one o) as [l|l]; [auto|].
    destruct (ordinal_le_lt_or_eq a 1 em o ordinal_one l) as [h|h]; [left|auto].
    destruct (below_option 1 a em ordinal_one o h) as (X & oX & m). apply opt_one in oX as [_ ->].
    apply eq_le_le. split; [exact m|apply ordinal_ge_0, o].
  Qed.

  Lemma heap_equal a b : ordinal a -> ordinal b -> a = b -> nimber a == nimber b.
  Proof. apply nimber_identical, em. Qed.

  (** Two equal heaps greater than 1: the answer leaves equal ones again, or 0 and 1. *)
  Lemma equal_heaps a : ordinal a -> 1 < a -> misere_P (nimber a + nimber a).
  Proof.
    revert a. apply (ordinal_induction (fun a => 1 < a -> misere_P (nimber a + nimber a)) em). intros a oa IH l.
    assert (lost : forall b, ordinal b -> b < a -> ~ misere_P (nimber b + nimber a)).
    { intros b ob lb. assert (to : forall c, ordinal c -> c < a -> misere_P (nimber b + nimber c) -> ~ misere_P (nimber b + nimber a)).
      { intros c oc lc p. destruct (nimber_opt Left a c em oa oc lc) as (Y & oY & e).
        apply (misere_N (nimber b + Y)); [apply opt_right, oY|rewrite e; exact p]. }
      destruct (small_heap b ob) as [e|[e|h]].
      - apply (to 1 ordinal_one l). rewrite (heap_equal b 0 ob ordinal_zero e), nimber_0, (nimber_1 em), add_0_l.
        exact misere_P_star.
      - apply (to 0 ordinal_zero (lt_trans _ _ _ zero_lt_one l)).
        rewrite (heap_equal b 1 ob ordinal_one e), nimber_0, (nimber_1 em), add_0_r. exact misere_P_star.
      - exact (to b ob lb (IH b ob lb h)). }
    apply misere_P_spec. split.
    - destruct (nimber_opt Left a 1 em oa ordinal_one l) as (Y & oY & _). exists (Y + nimber a). apply opt_left, oY.
    - intros Z o. cases; destruct (opt_nimber _ _ _ oa oX) as (b & ob & lb & ->); [|rewrite add_comm]; apply lost; assumption.
  Qed.

  (** What is P with the smaller of two heaps is N with the greater. *)
  Lemma unlike_heaps a b : ordinal a -> ordinal b -> a < b -> ~ misere_like (nimber a) (nimber b).
  Proof.
    intros oa ob l like. assert (h : exists t, ordinal t /\ misere_P (nimber a + nimber t)).
    { destruct (small_heap a oa) as [e|[e|h]].
      - exists 1. split; [exact ordinal_one|]. rewrite (heap_equal a 0 oa ordinal_zero e), nimber_0, (nimber_1 em), add_0_l.
        exact misere_P_star.
      - exists 0. split; [exact ordinal_zero|]. rewrite (heap_equal a 1 oa ordinal_one e), nimber_0, (nimber_1 em), add_0_r.
        exact misere_P_star.
      - exists a. split; [exact oa|]. apply equal_heaps; assumption. }
    destruct h as (t & ot & p). destruct (nimber_opt Left b a em ob oa l) as (Y & oY & e).
    apply (misere_N (Y + nimber t) (nimber b + nimber t)); [apply opt_left, oY|rewrite e; exact p|].
    apply like; [apply impartial_nimber|exact p].
  Qed.
End heaps.

Lemma nimber_position Q n : ordinal n -> position Q (nimber n) -> exists m, ordinal m /\ Q = nimber m :> game.
Proof.
  intros on pos. revert on. remember (nimber n) as H eqn:E. revert n E.
  induction pos as [H|Q r Z H oZ _ IH]; intros n -> on; [eauto|].
  destruct (opt_nimber _ _ _ on oZ) as (k & ok & _ & ->). exact (IH k eq_refl ok).
Qed.

(** The options of a heap; and that no option X of a position Q of it is reversible: no option Y of X is
    like Q. *)
Theorem ON_x20 : excluded_middle -> forall n, ordinal n ->
  (forall p X, (exists Y, opt p Y (nimber n) /\ X == Y) <-> exists k, ordinal k /\ k < n /\ X == nimber k) /\
  forall Q, position Q (nimber n) -> forall p q X Y, opt p X Q -> opt q Y X -> ~ misere_like Y Q.
Proof.
  intros em n on. split; [exact (nimber_options em n on)|]. intros Q pos p q X Y oX oY.
  destruct (nimber_position Q n on pos) as (m & om & ->). destruct (opt_nimber _ _ _ om oX) as (k & ok & lk & ->).
  destruct (opt_nimber _ _ _ ok oY) as (j & oj & lj & ->). apply (unlike_heaps em); [assumption..|].
  exact (lt_trans _ _ _ lj lk).
Qed.
