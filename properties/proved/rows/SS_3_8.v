(** Theorem 3.8 of Schleicher and Stoll: the numbers are a totally ordered ring. [P3 a b c d] is what the source calls
    P3(a,b,c,d). *)

From CGT Require Import NumberProduct.
Local Open Scope game_scope.

(** P1, about the product as it is written. *)
Theorem SS_3_8a : excluded_middle -> forall x y, number x -> number y -> number (x * y).
Proof. exact number_mul. Qed.

(** P2 *)
Theorem SS_3_8b : excluded_middle -> forall x1 x2 y, number x1 -> number x2 -> number y ->
  x1 = x2 -> x1 * y = x2 * y.
Proof. exact mul_equal_l. Qed.

(** P3 *)
Theorem SS_3_8c : excluded_middle -> forall x1 x2 y1 y2, number x1 -> number x2 -> number y1 -> number y2 ->
  x1 < x2 -> y1 < y2 -> x1 * y2 + x2 * y1 < x1 * y1 + x2 * y2.
Proof. intros em x1 x2 y1 y2 a b c d l. exact (mul_order em x1 x2 a b l y1 y2 c d). Qed.

Theorem SS_3_8d : excluded_middle -> forall x1 x2 y, number x1 -> number x2 -> number y ->
  y > 0 -> x1 < x2 -> x1 * y < x2 * y.
Proof.
  intros em x1 x2 y a b n pos l. apply gt_lt in pos. pose proof (mul_order em x1 x2 a b l 0 y number_zero n pos) as h.
  unfold P3 in h. rewrite !mul_0_r, !add_0_l, add_0_r in h. exact h.
Qed.

(** P4 *)
Theorem SS_3_8e : excluded_middle -> forall x y1 y2, number x -> number y1 -> number y2 -> y1 < y2 ->
  (forall X, opt Left X x -> P3 X x y1 y2) /\ (forall X, opt Right X x -> P3 x X y1 y2).
Proof.
  intros em x y1 y2 n a b l. split; intros X o; apply mul_order; try assumption;
    [exact (number_opt _ _ _ n o)|exact (left_lt X x n o)|exact (number_opt _ _ _ n o)|exact (right_gt X x n o)].
Qed.

(** The left options of xy, of the kinds LL and RR, are less than the right ones, of the kinds LR and RL. *)
Theorem SS_3_8_x3 : excluded_middle -> forall x y, number x -> number y ->
  let option := fun X Y => X * y + x * Y - X * Y in
  (forall X1 X2 Y1 Y2, opt Left X1 x -> opt Left Y1 y -> opt Left X2 x -> opt Right Y2 y -> option X1 Y1 < option X2 Y2) /\
  (forall X1 X2 Y1 Y2, opt Left X1 x -> opt Left Y1 y -> opt Right X2 x -> opt Left Y2 y -> option X1 Y1 < option X2 Y2) /\
  (forall X1 X2 Y1 Y2, opt Right X1 x -> opt Right Y1 y -> opt Left X2 x -> opt Right Y2 y -> option X1 Y1 < option X2 Y2) /\
  (forall X1 X2 Y1 Y2, opt Right X1 x -> opt Right Y1 y -> opt Right X2 x -> opt Left Y2 y -> option X1 Y1 < option X2 Y2).
Proof.
  intros em x y nx ny option. pose proof (proj2 (proj1 (number_spec (x * y)) (number_mul em x y nx ny))) as lt.
  parts; intros X1 X2 Y1 Y2 o1 u1 o2 u2; apply lt.
  - exact (opt_crossed Left Left X1 Y1 x y o1 u1).
  - exact (opt_crossed Right Left X2 Y2 x y o2 u2).
  - exact (opt_crossed Left Left X1 Y1 x y o1 u1).
  - exact (opt_crossed Right Right X2 Y2 x y o2 u2).
  - exact (opt_crossed Left Right X1 Y1 x y o1 u1).
  - exact (opt_crossed Right Left X2 Y2 x y o2 u2).
  - exact (opt_crossed Left Right X1 Y1 x y o1 u1).
  - exact (opt_crossed Right Right X2 Y2 x y o2 u2).
Qed.

(** (3.1) *)
Theorem SS_3_8_x6 : excluded_middle -> forall x y1, number x -> number y1 ->
  (forall XL R, opt Left XL x -> opt Right R y1 -> x * y1 + XL * R < XL * y1 + x * R) /\
  (forall XR R, opt Right XR x -> opt Right R y1 -> XR * y1 + x * R < x * y1 + XR * R).
Proof.
  intros em x y nx ny. destruct (P3_options x y (number_mul em x y nx ny)) as (_ & r & _ & l).
  split; intros X R oX oR.
  - specialize (l X R oX oR). revert l. apply lt_same. group.
  - specialize (r X R oX oR). revert r. apply lt_same. group.
Qed.

(** (3.2), for any number R with R < y2; and P4 from it and from (3.1). *)
Theorem SS_3_8_x7 : excluded_middle -> forall x y1 y2 R, number x -> number y1 -> number y2 -> opt Right R y1 -> R < y2 ->
  (forall XL, opt Left XL x -> XL * y2 + x * R < XL * R + x * y2 /\ P3 XL x y1 y2) /\
  (forall XR, opt Right XR x -> x * y2 + XR * R < x * R + XR * y2 /\ P3 x XR y1 y2).
Proof.
  intros em x y1 y2 R nx n1 n2 oR l. pose proof (number_opt _ _ _ n1 oR) as nR.
  pose proof (right_gt R y1 n1 oR) as l1. pose proof (lt_trans _ _ _ l1 l) as l2.
  split; intros X o; (split; [apply (SS_3_8e em x R y2 nx nR n2 l)|apply (SS_3_8e em x y1 y2 nx n1 n2 l2)]; exact o).
Qed.

(** The product of positive numbers is positive, and what that says of the four products of differences. *)
Theorem SS_3_6_x2 : excluded_middle -> forall x y, number x -> number y ->
  (x > 0 -> y > 0 -> x * y > 0) /\
  (forall X Y, opt Left X x -> opt Left Y y -> (x - X) * (y - Y) > 0 /\ x * y > X * y + x * Y - X * Y) /\
  (forall X Y, opt Right X x -> opt Right Y y -> (X - x) * (Y - y) > 0 /\ x * y > X * y + x * Y - X * Y) /\
  (forall X Y, opt Left X x -> opt Right Y y -> (x - X) * (Y - y) > 0 /\ x * y < X * y + x * Y - X * Y) /\
  (forall X Y, opt Right X x -> opt Left Y y -> (X - x) * (y - Y) > 0 /\ x * y < X * y + x * Y - X * Y).
Proof.
  intros em x y nx ny. assert (pos : forall a b, number a -> number b -> 0 < a -> 0 < b -> 0 < a * b).
  { intros a b na nb pa pb. pose proof (SS_3_8d em 0 a b number_zero na nb) as h. rewrite mul_0_l in h.
    apply h; [apply gt_lt, pb|exact pa]. }
  assert (apart : forall a b, a < b -> 0 < b - a) by (intros a b l; apply (lt_same _ _ a b); [group|exact l]).
  pose proof (number_mul em x y nx ny) as n.
  split; [intros a b; apply gt_lt in a, b; apply gt_lt; exact (pos x y nx ny a b)|].
  parts; intros X Y oX oY; pose proof (number_opt _ _ _ nx oX) as nX; pose proof (number_opt _ _ _ ny oY) as nY;
    (split; [apply gt_lt, pos; try (apply number_minus; assumption); apply apart; auto using left_lt, right_gt|]);
    [apply gt_lt, left_lt|apply gt_lt, left_lt|apply right_gt|apply right_gt]; try exact n.
  - exact (opt_crossed Left Left X Y x y oX oY).
  - exact (opt_crossed Left Right X Y x y oX oY).
  - exact (opt_crossed Right Left X Y x y oX oY).
  - exact (opt_crossed Right Right X Y x y oX oY).
Qed.
