(** Section 6 of Schleicher and Stoll, for games of any size: infinitesimal and all small games; and
    rows of 5 about up. *)

From CGT Require Import AllSmall Avoidance Firsts.
Local Open Scope game_scope.

Theorem SS_6_1a : forall G,
  infinitesimal G <-> forall n : nat, - power (times n 1) < G /\ G < power (times n 1).
Proof. reflexivity. Qed.

Theorem SS_6_1b : forall G,
  strongly_infinitesimal G <-> forall z, number z -> z > 0 -> - z < G /\ G < z.
Proof. reflexivity. Qed.

Theorem SS_6_2 : forall G,
  all_small G <-> forall P, position P G -> ((exists X, opt Left X P) <-> (exists X, opt Right X P)).
Proof. reflexivity. Qed.

Theorem SS_6_2_x1 : excluded_middle -> forall G, all_small G ->
  forall P, position P G -> forall x, number x -> P = x -> x = 0.
Proof.
  intros em G s P p x n E. apply (all_small_number P x em); [|exact n|exact E].
  intros Q q. apply s. exact (position_trans Q P G q p).
Qed.

Theorem SS_6_2_x4 : braces [star] [star] = 0.
Proof. rewrite <- (identical_equal _ _ (proj1 star_plus_star)). apply star_plus_star. Qed.

(** For all games, short or not. *)
Theorem SS_6_3a : excluded_middle -> forall G, all_small G -> strongly_infinitesimal G.
Proof. intros em G. exact (all_small_infinitesimal G em). Qed.

Theorem SS_6_3b : excluded_middle -> forall G, all_small G -> equals_a_number G -> G = 0.
Proof.
  intros em G s (x & n & E). rewrite E. exact (all_small_number G x em s n E).
Qed.


(** 2^-omega is {0 | 2^-n : n natural}, below every 2^-n and above its negative. *)
Theorem SS_6_1_x1 : excluded_middle ->
  power omega = cut (fun _ : unit => 0) (fun n => power (times n 1)) /\
  forall n, - power (times n 1) < power omega /\ power omega < power (times n 1).
Proof.
  intro em. split.
  - apply options_equal; intros [] X o; exists X; (split; [|reflexivity]).
    + apply opt_power in o as ->. apply opt_cut. exists tt. reflexivity.
    + apply opt_power in o as (Y & o & ->). apply opt_upper in o as [_ [n ->]]. apply opt_cut. eauto.
    + apply opt_cut in o as [_ ->]. apply opt_power. reflexivity.
    + apply opt_cut in o as [n ->]. apply opt_power. exists (times n 1).
      split; [apply opt_upper; eauto|reflexivity].
  - intro n. split.
    + apply lt_trans with 0; [|apply power_positive].
      apply (lt_same _ _ 0 (power (times n 1))); [group|apply power_positive].
    + apply power_lt; [exact em|exact ordinal_omega|apply ordinal_times, ordinal_one|apply natural_lt_omega].
Qed.

Theorem SS_6_1_x2 : ~ forall z, number z -> z > 0 -> - z < power omega /\ power omega < z.
Proof.
  intro all. apply (lt_irrefl (power omega)). apply all; [apply power_number|apply gt_lt, power_positive].
Qed.

Theorem SS_6_5a : forall (S : Type) (z : S -> game), (forall s, number (z s) /\ z s > 0) ->
  exists l, number l /\ l > 0 /\ forall s, l < z s.
Proof.
  intros S z h. destruct (positive_lower_bound z) as (a & b & c).
  - intro s. destruct (h s). rewrite <- gt_lt. auto.
  - eexists. split; [exact a|split; [apply gt_lt, b|exact c]].
Qed.

Theorem SS_6_5b : forall z, number z -> z > 0 -> z >= power (birthday z).
Proof. intros z n pos. apply ge_le, power_birthday_le; [exact n|apply gt_lt, pos]. Qed.

(** * Up *)

Theorem SS_6_1_x3 : excluded_middle ->
  braces [0] [star] > 0 /\ strongly_infinitesimal (braces [0] [star]).
Proof.
  intro em. split; [apply gt_lt, up_positive|]. apply all_small_infinitesimal; [exact em|exact all_small_up].
Qed.

Theorem SS_6_2_x3 :
  all_small 0 /\ all_small star /\ all_small (braces [0] [star]) /\ all_small (braces [star] [0]).
Proof. exact small_games. Qed.

Theorem SS_6_2_x5 :
  (all_small 0 /\ 0 = 0) /\ (all_small star /\ (star || 0)) /\
  (all_small (braces [0] [star]) /\ braces [0] [star] > 0) /\
  (all_small (braces [star] [0]) /\ braces [star] [0] < 0).
Proof.
  destruct small_games as (a & b & c & d). parts; try assumption.
  - reflexivity.
  - exact star_fuzzy.
  - apply gt_lt, up_positive.
  - exact down_negative.
Qed.

(** {0|up}: its left option is less than its right one, and it is no number. *)
Theorem SS_5_2_x6 : excluded_middle ->
  let up := braces [0] [star] in
  let G := braces [0] [up] in
  (forall X Y, opt Left X G -> opt Right Y G -> X < Y) /\ ~ equals_a_number G.
Proof.
  intros em up' G. split.
  - intros X Y oX oY. listed oX. listed oY. exact up_positive.
  - intro h. assert (s : all_small G).
    { apply all_small_spec. split.
      - split; intros _; eexists; apply opt_braces; left; reflexivity.
      - intros p X o. listed o; [exact all_small_zero|exact all_small_up]. }
    pose proof (SS_6_3b em G s h) as E. assert (l : 0 <| G) by (apply left_lf, opt_braces; left; reflexivity).
    rewrite E in l. apply l, (atleast_refl Left).
Qed.

Theorem SS_5_2_x7 : excluded_middle ->
  let up := braces [0] [star] in 0 < up /\ forall z, number z -> z > 0 -> up < z.
Proof.
  intros em up'. split; [exact up_positive|]. intros z n pos.
  apply below_positive; [exact em|exact all_small_up|exact n|apply gt_lt, pos].
Qed.
