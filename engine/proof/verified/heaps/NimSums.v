(* Sprague and Grundy: a game has the value that no option has, while each lower one is an option's. The
   value of a sum is the nim-sum, and who begins loses if it is 0. *)
From Coq Require Import List NArith Lia.
From Verified Require Import Play Positions Values Unique Heaps.
Import ListNotations.
Local Open Scope N_scope.

Fixpoint has_value (G : game) (v : N) : Prop :=
  match G with Game M o => forall p,
    (forall i, exists x, x <> v /\ has_value (o p i) x) /\
    (forall x, x < v -> exists i, has_value (o p i) x)
  end.

Lemma has_value_iff G v : has_value G v <-> forall p,
  (forall X, opt p X G -> exists x, x <> v /\ has_value X x) /\
  (forall x, x < v -> exists X, opt p X G /\ has_value X x).
Proof.
  destruct G as [M o]; simpl; split; intros A p; destruct (A p) as [B C]; split.
  - intros X [i ->]; apply B.
  - intros x L; destruct (C x L) as [i V]; exists (o p i); split; [now exists i | exact V].
  - intros i; apply B; now exists i.
  - intros x L; destruct (C x L) as [X [[i ->] V]]; eauto.
Qed.

(* ---- nim-sums -------------------------------------------------------------------------------- *)

(* Of two numbers the one is less that has a 0 in the highest place in which they differ. *)
Lemma less_by_bit x y k : N.shiftr x (N.succ k) = N.shiftr y (N.succ k) ->
  N.testbit x k = false -> N.testbit y k = true -> x < y.
Proof.
  intros E X Y.
  assert (S : forall z, N.shiftr z k = 2 * N.shiftr z (N.succ k) + N.b2n (N.testbit z k)).
  { intros z; rewrite <- N.add_1_r, <- N.shiftr_shiftr.
    rewrite (N.div2_odd (N.shiftr z k)) at 1; rewrite N.div2_spec.
    replace (N.odd (N.shiftr z k)) with (N.testbit z k); [reflexivity |].
    now rewrite <- N.bit0_odd, N.shiftr_spec'. }
  pose proof (S x) as P; pose proof (S y) as Q; rewrite X, N.add_0_r in P; rewrite Y, <- E in Q.
  rewrite (N.shiftr_div_pow2 x k) in P; rewrite (N.shiftr_div_pow2 y k) in Q; cbn [N.b2n] in Q.
  assert (Z : 2 ^ k <> 0) by now apply N.pow_nonzero.
  pose proof (N.div_mod x (2 ^ k) Z) as DX; pose proof (N.div_mod y (2 ^ k) Z) as DY.
  pose proof (N.mod_lt x (2 ^ k) Z); pose proof (N.mod_lt y (2 ^ k) Z); rewrite P in DX; rewrite Q in DY.
  rewrite DX, DY; rewrite N.mul_add_distr_l, N.mul_1_r, <- N.add_assoc.
  apply N.add_lt_mono_l, N.lt_le_trans with (1 := H), N.le_add_r.
Qed.

Lemma differ_at x y : x <> y -> exists k, N.testbit x k <> N.testbit y k /\
  forall z, N.testbit (N.lxor z (N.lxor x y)) k = negb (N.testbit z k) /\
            N.shiftr (N.lxor z (N.lxor x y)) (N.succ k) = N.shiftr z (N.succ k).
Proof.
  intros D; assert (Z : N.lxor x y <> 0) by (intros E; apply D, N.lxor_eq, E).
  exists (N.log2 (N.lxor x y)); pose proof (N.bit_log2 _ Z) as B; split.
  - rewrite N.lxor_spec in B; intros E; rewrite E in B; now destruct (N.testbit y _).
  - intros z; split.
    + rewrite N.lxor_spec, B; now destruct (N.testbit z _).
    + rewrite N.shiftr_lxor, (N.shiftr_eq_0 (N.lxor x y)); [apply N.lxor_0_r | apply N.lt_succ_diag_r].
Qed.

(* A nim-sum is lowered in one of its numbers. *)
Lemma lower_one x v w : x < N.lxor v w -> N.lxor x w < v \/ N.lxor x v < w.
Proof.
  intros L; destruct (differ_at x (N.lxor v w)) as [k [D A]]; [lia |].
  destruct (N.testbit x k) eqn:X, (N.testbit (N.lxor v w) k) eqn:Y; try easy.
  - exfalso; apply (N.lt_asymm x (N.lxor v w) L), (less_by_bit _ _ k); auto.
    destruct (A x) as [_ E]; rewrite <- E; f_equal; now rewrite <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l.
  - rewrite N.lxor_spec in Y; destruct (N.testbit v k) eqn:V; [left | right].
    + destruct (A v) as [B E]; rewrite V in B; apply (less_by_bit _ _ k); auto.
      all: replace (N.lxor x w) with (N.lxor v (N.lxor x (N.lxor v w))); auto.
      all: apply N.bits_inj; intros i; rewrite !N.lxor_spec.
      all: now destruct (N.testbit v i), (N.testbit x i), (N.testbit w i).
    + destruct (N.testbit w k) eqn:W; [| easy].
      destruct (A w) as [B E]; rewrite W in B; apply (less_by_bit _ _ k); auto.
      all: replace (N.lxor x v) with (N.lxor w (N.lxor x (N.lxor v w))); auto.
      all: apply N.bits_inj; intros i; rewrite !N.lxor_spec.
      all: now destruct (N.testbit v i), (N.testbit x i), (N.testbit w i).
Qed.

Lemma lxor_cancel_r a b c : N.lxor a c = N.lxor b c -> a = b.
Proof.
  intros E; rewrite <- (N.lxor_0_r a), <- (N.lxor_0_r b), <- (N.lxor_nilpotent c), <- !N.lxor_assoc.
  now rewrite E.
Qed.

Lemma lxor_twice x y : N.lxor (N.lxor x y) y = x.
Proof. now rewrite N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r. Qed.

(* ---- values ---------------------------------------------------------------------------------- *)

Lemma value_add G H v w : has_value G v -> has_value H w -> has_value (add G H) (N.lxor v w).
Proof.
  revert H v w; induction G as [G IHG] using game_induction.
  induction H as [H IHH] using game_induction; intros v w V W.
  pose proof V as V0; pose proof W as W0; rewrite has_value_iff in V, W; apply has_value_iff; intros p.
  destruct (V p) as [V1 V2], (W p) as [W1 W2]; split.
  - intros X O; apply opt_add in O; destruct O as [[Y [O ->]] | [Y [O ->]]].
    + destruct (V1 Y O) as [x [D A]]; exists (N.lxor x w); split; [| now apply (IHG p)].
      intros E; now apply lxor_cancel_r in E.
    + destruct (W1 Y O) as [x [D A]]; exists (N.lxor v x); split; [| now apply (IHH p)].
      rewrite !(N.lxor_comm v); intros E; now apply lxor_cancel_r in E.
  - intros x L; destruct (lower_one x v w L) as [M | M].
    + destruct (V2 _ M) as [Y [O A]]; exists (add Y H); split; [apply opt_add; eauto |].
      rewrite <- (lxor_twice x w); now apply (IHG p).
    + destruct (W2 _ M) as [Y [O A]]; exists (add G Y); split; [apply opt_add; eauto |].
      rewrite <- (lxor_twice x v), (N.lxor_comm _ v); now apply (IHH p).
Qed.

Lemma value_neg G v : has_value G v -> has_value (neg G) v.
Proof.
  revert v; induction G as [G IH] using game_induction; intros v V; rewrite has_value_iff in *; intros p.
  destruct (V (other p)) as [A B]; split.
  - intros X O; apply opt_neg in O; destruct O as [Y [O ->]]; destruct (A Y O) as [x [D C]]; eauto.
  - intros x L; destruct (B x L) as [Y [O C]]; exists (neg Y); split; [apply opt_neg |]; eauto.
Qed.

Lemma value_zero : has_value zero 0.
Proof. simpl; intros p; split; [intros [] | lia]. Qed.

Definition nim_sum (l : list N) : N := fold_right N.lxor 0 l.

Lemma value_sum l vs : Forall2 has_value l vs -> has_value (sum l) (nim_sum vs).
Proof. induction 1; [exact value_zero | now apply value_add]. Qed.

Lemma opt_star p X n : opt p X (star n) <-> exists m, (m < n)%nat /\ X = star m.
Proof.
  revert X; induction n as [| n IH]; intros X; simpl.
  - split; [intros [[] _] | intros [m [L _]]; lia].
  - assert (I : opt p X (match star n with Game M o =>
        Game (fun p => option (M p)) (fun p i => match i with Some i => o p i | None => Game M o end) end) <->
      opt p X (star n) \/ X = star n).
    { destruct (star n) as [M o]; simpl; split; [intros [[i |] ->]; eauto |].
      intros [[i ->] | ->]; [now exists (Some i) | now exists None]. }
    rewrite I, IH; split; [intros [[m [L ->]] | ->] | intros [m [L ->]]].
    + exists m; split; [lia | auto].
    + exists n; split; [lia | auto].
    + destruct (PeanoNat.Nat.eq_dec m n) as [-> | D]; [auto | left; exists m; split; [lia | auto]].
Qed.

Lemma value_star n : has_value (star n) (N.of_nat n).
Proof.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf); apply has_value_iff; intros p; split.
  - intros X O; apply opt_star in O; destruct O as [m [L ->]]; exists (N.of_nat m); split; [lia | auto].
  - intros x L; exists (star (N.to_nat x)); split; [apply opt_star; exists (N.to_nat x); split; [lia | auto] |].
    rewrite <- (Nnat.N2Nat.id x) at 2; apply IH; lia.
Qed.

(* ---- who wins -------------------------------------------------------------------------------- *)

Lemma value_wins G v w : has_value G v -> wins Normal w (if v =? 0 then other w else w) G.
Proof.
  revert v w; induction G as [G IH] using game_induction; intros v w V; rewrite has_value_iff in V.
  destruct (N.eqb_spec v 0) as [-> | D].
  - apply wins_second; split; [| discriminate]; intros X O.
    destruct (V (other w)) as [A _]; destruct (A X O) as [x [D W]]; pose proof (IH _ X O x w W) as K.
    now apply N.eqb_neq in D; rewrite D in K.
  - apply wins_first; left; destruct (V w) as [_ B]; destruct (B 0) as [X [O W]]; [lia |].
    exists X; split; [exact O | exact (IH _ X O 0 w W)].
Qed.

Lemma value_difference G H v w : has_value G v -> has_value H w -> has_value (sum [G; neg H]) (N.lxor v w).
Proof.
  intros V W; replace (N.lxor v w) with (nim_sum [v; w]) by (simpl; now rewrite N.lxor_0_r).
  apply value_sum; repeat constructor; auto using value_neg.
Qed.

Lemma value_equals G H v : has_value G v -> has_value H v -> equals G H.
Proof.
  intros V W; pose proof (value_difference _ _ _ _ V W) as D; rewrite N.lxor_nilpotent in D.
  split; exact (value_wins _ 0 _ D).
Qed.

Lemma equals_value G H v w : has_value G v -> has_value H w -> equals G H -> v = w.
Proof.
  intros V W [L _]; pose proof (value_difference _ _ _ _ V W) as D.
  destruct (N.eq_dec (N.lxor v w) 0) as [E | E]; [now apply N.lxor_eq |].
  apply value_wins with (w := Right) in D; apply N.eqb_neq in E; rewrite E in D.
  exfalso; exact (never_both_wins _ _ _ _ L D).
Qed.
