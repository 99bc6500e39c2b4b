(** The product (Definition 3.6) and its laws that hold identically (3.7); natural multiples, and
    2^-omega, the inverse of omega (4.5). *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Powers.
Local Open Scope game_scope.

(** With an option of the first factor for q goes one of the second for [partner p q]. *)
Definition partner (p q : player) : player := match p with Left => q | Right => other q end.

Fixpoint mul (G : game) : game -> game :=
  match G with
  | Game M o => fix mulG (H : game) : game :=
    match H with
    | Game J u => Game (fun p => {q : player & (M q * J (partner p q))%type}) (fun p s =>
        match s with
        | existT _ q (i, j) =>
          mul (o q i) (Game J u) + mulG (u (partner p q) j) - mul (o q i) (u (partner p q) j)
        end)
    end
  end.

Infix "*" := mul : game_scope.

Lemma opt_mul p Z G H :
  opt p Z (G * H) <->
  exists q X Y, opt q X G /\ opt (partner p q) Y H /\ Z = X * H + G * Y - X * Y :> game.
Proof.
  destruct G as [M o], H as [J u]. split.
  - intros [[q [i j]] ->]. exists q, (o q i), (u (partner p q) j).
    split; [exists i; reflexivity|split; [exists j; reflexivity|reflexivity]].
  - intros (q & X & Y & [i ->] & [j ->] & ->). exists (existT _ q (i, j)). reflexivity.
Qed.

#[global] Opaque mul.

Lemma partner_swap p q : partner p (partner p q) = q :> player.
Proof. destruct p, q; reflexivity. Qed.
Lemma partner_other p q : partner p (other q) = other (partner p q) :> player.
Proof. destruct p, q; reflexivity. Qed.
Lemma other_partner p q : partner (other p) q = other (partner p q) :> player.
Proof. destruct p, q; reflexivity. Qed.

#[global] Instance mul_identical : Proper (identical ==> identical ==> identical) mul.
Proof.
  intro G. induction G as [G IHG] using conway. intros G' E H.
  induction H as [H IHH] using conway. intros H' F.
  pose proof E as E'. pose proof F as F'.
  apply identical_spec in E' as [a b], F' as [c d].
  apply identical_spec. split; intros p Z o; apply opt_mul in o as (q & X & Y & oX & oY & ->).
  - destruct (a q X oX) as (X' & oX' & e), (c _ Y oY) as (Y' & oY' & f).
    exists (X' * H' + G' * Y' - X' * Y'). split; [apply opt_mul; eauto 7|].
    rewrite (IHG q X oX X' e H H' F), (IHH _ Y oY Y' f), (IHG q X oX X' e Y Y' f). reflexivity.
  - destruct (b q X oX) as (X' & oX' & e), (d _ Y oY) as (Y' & oY' & f).
    exists (X' * H + G * Y' - X' * Y'). split; [apply opt_mul; eauto 7|].
    rewrite (IHG q X' oX' X e H H' F), (IHH _ Y' oY' Y f), (IHG q X' oX' X e Y' Y f). reflexivity.
Qed.

Lemma mul_0_l G : 0 * G == 0.
Proof.
  apply identical_spec. split; intros p Z o; [|destruct (opt_zero _ _ o)].
  apply opt_mul in o as (q & X & Y & oX & _). destruct (opt_zero _ _ oX).
Qed.

Lemma mul_0_r G : G * 0 == 0.
Proof.
  apply identical_spec. split; intros p Z o; [|destruct (opt_zero _ _ o)].
  apply opt_mul in o as (q & X & Y & _ & oY & _). destruct (opt_zero _ _ oY).
Qed.

Lemma minus_0_r G : G - 0 == G.
Proof. unfold minus. rewrite neg_0. apply add_0_r. Qed.

Lemma mul_1_l G : 1 * G == G.
Proof.
  induction G as [G IH] using conway.
  assert (same : forall p Y, opt p Y G -> 0 * G + 1 * Y - 0 * Y == Y).
  { intros p Y o. rewrite !mul_0_l, minus_0_r, add_0_l. exact (IH p Y o). }
  apply identical_spec. split; intros p Z o.
  - apply opt_mul in o as (q & X & Y & oX & oY & ->). apply opt_one in oX as [-> ->].
    assert (e : partner p Left = p :> player) by (destruct p; reflexivity). rewrite e in oY. eauto.
  - exists (0 * G + 1 * Z - 0 * Z). split; [|exact (same p Z o)].
    apply opt_mul. exists Left, 0, Z.
    assert (e : partner p Left = p :> player) by (destruct p; reflexivity). rewrite e.
    split; [apply opt_one; auto|auto].
Qed.

Lemma mul_comm G H : G * H == H * G.
Proof.
  revert H. induction G as [G IHG] using conway. intro H. induction H as [H IHH] using conway.
  apply identical_spec. split; intros p Z o; apply opt_mul in o as (q & X & Y & oX & oY & ->).
  - exists (Y * G + H * X - Y * X). split.
    + apply opt_mul. exists (partner p q), Y, X. rewrite partner_swap. auto.
    + rewrite (IHG q X oX H), (IHH _ Y oY), (IHG q X oX Y), (add_comm (H * X)). reflexivity.
  - rewrite <- (partner_swap p q) in oX. exists (Y * H + G * X - Y * X). split.
    + apply opt_mul. exists (partner p q), Y, X. auto.
    + rewrite (IHG _ Y oY H), (IHG _ Y oY X).
      rewrite partner_swap in oX. rewrite (IHH _ X oX), (add_comm (X * G)). reflexivity.
Qed.

Lemma mul_neg_l G H : (- G) * H == - (G * H).
Proof.
  revert H. induction G as [G IHG] using conway. intro H. induction H as [H IHH] using conway.
  assert (same : forall q X r Y, opt q X G -> opt r Y H ->
            (- X) * H + (- G) * Y - (- X) * Y == - (X * H + G * Y - X * Y)).
  { intros q X r Y oX oY. rewrite (IHG q X oX H), (IHH r Y oY), (IHG q X oX Y).
    unfold minus. rewrite !neg_add. reflexivity. }
  apply identical_spec. split; intros p Z o.
  - apply opt_mul in o as (q & X & Y & oX & oY & ->). apply opt_neg in oX as (W & oW & ->).
    exists (- (W * H + G * Y - W * Y)). split; [|exact (same _ _ _ _ oW oY)].
    apply opt_negative, opt_mul. exists (other q), W, Y. rewrite other_partner, partner_other, other_other. auto.
  - apply opt_neg in o as (W & oW & ->). apply opt_mul in oW as (q & X & Y & oX & oY & ->).
    exists ((- X) * H + (- G) * Y - (- X) * Y). split; [|exact (same _ _ _ _ oX oY)].
    apply opt_mul. exists (other q), (- X), Y.
    split; [apply opt_negative', oX|]. split; [|reflexivity].
    rewrite partner_other, <- other_partner. exact oY.
Qed.

(** * The laws that hold for values only: each option of one side is equal to one of the other *)

Theorem mul_add_l G H K : (G + H) * K = G * K + H * K.
Proof.
  revert G H. induction K as [K IHK] using conway. induct2. intros G H IHG IHH.
  assert (l : forall q X r Y, opt q X G -> opt r Y K ->
    (X + H) * K + (G + H) * Y - (X + H) * Y = (X * K + G * Y - X * Y) + H * K).
  { intros q X r Y oX oY. rewrite (IHG q X oX), !(IHK r Y oY). group. }
  assert (m : forall q X r Y, opt q X H -> opt r Y K ->
    (G + X) * K + (G + H) * Y - (G + X) * Y = G * K + (X * K + H * Y - X * Y)).
  { intros q X r Y oX oY. rewrite (IHH q X oX), !(IHK r Y oY). group. }
  apply options_equal; intros p Z o.
  - apply opt_mul in o as (q & W & Y & oW & oY & ->). apply opt_add in oW as [(X & oX & ->)|(X & oX & ->)].
    + exists ((X * K + G * Y - X * Y) + H * K). split; [|exact (l _ _ _ _ oX oY)]. apply opt_left, opt_mul. eauto 6.
    + exists (G * K + (X * K + H * Y - X * Y)). split; [|exact (m _ _ _ _ oX oY)]. apply opt_right, opt_mul. eauto 6.
  - apply opt_add in o as [(W & oW & ->)|(W & oW & ->)]; apply opt_mul in oW as (q & X & Y & oX & oY & ->).
    + exists ((X + H) * K + (G + H) * Y - (X + H) * Y). split; [|exact (l _ _ _ _ oX oY)]. apply opt_mul.
      exists q, (X + H), Y. auto using opt_left.
    + exists ((G + X) * K + (G + H) * Y - (G + X) * Y). split; [|exact (m _ _ _ _ oX oY)]. apply opt_mul.
      exists q, (G + X), Y. auto using opt_right.
Qed.

Lemma mul_add_r G H K : G * (H + K) = G * H + G * K.
Proof. rewrite (mul_comm G (H + K)), (mul_comm G H), (mul_comm G K). apply mul_add_l. Qed.

Lemma mul_minus_l G H K : (G - H) * K = G * K - H * K.
Proof. unfold minus. rewrite mul_add_l, mul_neg_l. reflexivity. Qed.

Lemma mul_minus_r G H K : G * (H - K) = G * H - G * K.
Proof. rewrite (mul_comm G (H - K)), (mul_comm G H), (mul_comm G K). apply mul_minus_l. Qed.

Theorem mul_assoc G H K : (G * H) * K = G * (H * K).
Proof.
  revert H K. induction G as [G IHG] using conway. induction H as [H IHH] using conway. induction K as [K IHK] using conway.
  (* the seven products with an option in place of one, two or three factors *)
  assert (same : forall q X r Y s Z, opt q X G -> opt r Y H -> opt s Z K ->
    (X * H + G * Y - X * Y) * K + (G * H) * Z - (X * H + G * Y - X * Y) * Z =
    X * (H * K) + G * (Y * K + H * Z - Y * Z) - X * (Y * K + H * Z - Y * Z)).
  { intros q X r Y s Z oX oY oZ. rewrite !mul_minus_l, !mul_minus_r, !mul_add_l, !mul_add_r.
    rewrite !(IHG q X oX), !(IHH r Y oY), (IHK s Z oZ). group. }
  apply options_equal; intros p W o.
  - apply opt_mul in o as (q & V & Z & oV & oZ & ->). apply opt_mul in oV as (r & X & Y & oX & oY & ->).
    eexists. split; [|exact (same _ _ _ _ _ _ oX oY oZ)]. apply opt_mul. exists r, X, (Y * K + H * Z - Y * Z).
    split; [exact oX|split; [|reflexivity]]. apply opt_mul. exists (partner q r), Y, Z.
    split; [exact oY|split; [|reflexivity]]. replace (partner (partner p r) (partner q r)) with (partner p q); [exact oZ|].
    destruct p, q, r; reflexivity.
  - apply opt_mul in o as (r & X & V & oX & oV & ->). apply opt_mul in oV as (t & Y & Z & oY & oZ & ->).
    eexists. split; [|exact (same _ _ _ _ _ _ oX oY oZ)]. apply opt_mul. exists (partner r t), (X * H + G * Y - X * Y), Z.
    split; [|split; [|reflexivity]].
    + apply opt_mul. exists r, X, Y. split; [exact oX|split; [|reflexivity]].
      replace (partner (partner r t) r) with t; [exact oY|]. destruct r, t; reflexivity.
    + replace (partner p (partner r t)) with (partner (partner p r) t); [exact oZ|]. destruct p, r, t; reflexivity.
Qed.

(** * Natural multiples *)

(** For the sum of n ones, and any game y *)
Lemma times_mul n : forall y, times n 1 * y = times n y.
Proof.
  intro y. induction n as [|n IH]; cbn [times]; [apply identical_equal, mul_0_l|].
  rewrite mul_add_l, IH, mul_1_l. reflexivity.
Qed.

(** * omega times 2^-omega *)

Lemma times_times m n G : times m (times n G) = times (m * n) G.
Proof.
  induction m as [|m IH]; cbn [times Nat.mul]; [reflexivity|].
  rewrite IH, (identical_equal _ _ (times_plus n (m * n) G)). group.
Qed.

Lemma times_equal n G H : G = H -> times n G = times n H.
Proof. intro E. induction n as [|n IH]; cbn [times]; [reflexivity|rewrite IH, E; reflexivity]. Qed.

Lemma two_times G : times 2 G = G + G.
Proof. cbn [times]. group. Qed.

(** 2^n times 2^-n is 1. *)
Lemma times_power n : excluded_middle -> times (2 ^ n) (power (times n 1)) = 1.
Proof.
  intro em. induction n as [|n IH].
  - cbn [Nat.pow times]. rewrite (identical_equal _ _ (add_0_l _)).
    apply equal_horses; intros p X o.
    + apply opt_power in o. destruct p; [subst X; apply opt_horse, opt_one; auto|].
      destruct o as (Y & o & _). destruct (opt_zero _ _ o).
    + apply opt_one in o as [-> ->]. apply opt_horse, opt_power. reflexivity.
  - transitivity (times (2 ^ n) (power (times n 1))); [|exact IH].
    rewrite Nat.pow_succ_r', Nat.mul_comm, <- times_times. apply times_equal.
    rewrite two_times. rewrite (power_equal (times (S n) 1) (successor (times n 1)) em).
    + apply twice_power_successor, ordinal_times, ordinal_one.
    + apply ordinal_times, ordinal_one.
    + apply ordinal_successor, ordinal_times, ordinal_one.
    + cbn [times]. apply add_one, ordinal_times, ordinal_one.
Qed.

Lemma times_positive n G : 0 <= G -> 0 <= times n G.
Proof.
  intro l. induction n as [|n IH]; cbn [times]; [apply le_refl|].
  apply le_trans with (0 + 0); [apply equal_atleast with (p := Right); group|apply le_add; assumption].
Qed.

Lemma times_increasing m n G : 0 <= G -> (m <= n)%nat -> times m G <= times n G.
Proof.
  intros l h. replace n with ((n - m) + m)%nat by lia. rewrite (identical_equal _ _ (times_plus (n - m) m G)).
  apply (le_same _ _ 0 (times (n - m) G)); [group|apply times_positive, l].
Qed.

Lemma times_lt_lt n G H : G < H -> times (S n) G < times (S n) H.
Proof.
  intro l. induction n as [|n IH].
  - cbn [times]. apply (lt_same _ _ G H); [group|exact l].
  - apply lt_add; [apply lt_le, IH|exact l].
Qed.

Theorem omega_inverse : excluded_middle -> omega * power omega = 1.
Proof.
  intro em. set (e := power omega). pose (p := fun k => power (times k 1)).
  assert (e0 : 0 < e) by apply power_positive.
  assert (small : forall n, times n e < 1).
  { intro n. apply le_lt_trans with (times (2 ^ n) e).
    - apply times_increasing; [apply lt_le, e0|]. apply Nat.lt_le_incl, Nat.pow_gt_lin_r. auto.
    - rewrite <- (times_power n em). pose proof (Nat.pow_nonzero 2 n) as h.
      destruct (2 ^ n)%nat as [|m]; [destruct h; auto|]. apply times_lt_lt, power_lt; [exact em| | |].
      + exact ordinal_omega.
      + apply ordinal_times, ordinal_one.
      + apply natural_lt_omega. }
  assert (large : forall M k, times M (p k) <| omega * p k).
  { intros M k. rewrite <- (times_mul M (p k)).
    assert (E : times M 1 * p k = times M 1 * p k + omega * 0 - times M 1 * 0).
    { rewrite !mul_0_r. group. }
    rewrite E. apply left_lf, opt_mul. exists Left, (times M 1), 0.
    split; [apply opt_upper; eauto|split; [apply opt_power; reflexivity|reflexivity]]. }
  apply (simplest 1 (omega * e) em number_one); [split|].
  - intros Z o. apply opt_mul in o as (q & X & Y & oX & oY & ->).
    apply opt_upper in oX as [-> [n ->]]. apply opt_power in oY as ->.
    rewrite !mul_0_r, (times_mul n e). apply (lf_same _ _ (times n e) 1); [group|apply lt_lf, small].
  - intros Z o. apply opt_mul in o as (q & X & Y & oX & oY & ->).
    apply opt_upper in oX as [-> [n ->]]. apply opt_power in oY as (W & oW & ->).
    apply opt_upper in oW as [_ [k ->]]. rewrite !times_mul. fold (p k).
    pose proof (large (n + 2 ^ k)%nat k) as l.
    rewrite (identical_equal _ _ (times_plus n (2 ^ k) (p k))) in l.
    unfold p in l at 2. rewrite (times_power k em) in l.
    apply lf_le_trans with (omega * p k - times n (p k)).
    + apply (lf_same _ _ (times n (p k) + 1) (omega * p k)); [group|exact l].
    + apply (le_same _ _ 0 (times n e)); [group|]. apply times_positive, lt_le, e0.
  - intros q X o [l _]. apply opt_one in o as [_ ->]. apply (lt_irrefl 0).
    assert (h : e <| 0).
    { assert (E : e = times 1 1 * e + omega * 0 - times 1 1 * 0).
      { rewrite !mul_0_r, (times_mul 1 e). cbn [times]. group. }
      rewrite E. apply l, opt_mul. exists Left, (times 1 1), 0.
      split; [apply opt_upper; eauto|split; [apply opt_power; reflexivity|reflexivity]]. }
    destruct h. apply (ge_le e 0), lt_le, e0.
Qed.
