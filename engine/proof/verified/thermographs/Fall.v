(* What falls with the temperature, at most twice as fast, and is pieced together of finitely many lines, gets to 0 where one
   of these does; so there is a first such place. *)
From Coq Require Import List ZArith QArith Lqa Lia.
From Verified Require Import Means Simplest.
Local Open Scope Q_scope.

Section fall.
Variable g : Q -> Q -> Prop.
Hypothesis total : forall t, 0 <= t -> exists y, g t y.
Hypothesis falls : forall s t y z, 0 <= s -> s <= t -> g s y -> g t z -> z <= y <= z + 2 * (t - s).
Variable lines : list (Q * Q).
Hypothesis pieced : forall t y, 0 <= t -> g t y -> exists a, In a lines /\ y == fst a + snd a * t.

(* Where a line gets to 0, and whether g does there, from 0 to v. *)
Definition zero_of (a : Q * Q) : Q := - fst a / snd a.

Definition hits (v : Q) (a : Q * Q) : Prop := exists s, 0 <= s <= v /\ s == zero_of a /\ exists y, g s y /\ y == 0.

(* A line gets to 0 at some place up to v at which g does; or where g is on it and above 0, g is not near 0. *)
Lemma line_far v a : 0 <= v ->
  hits v a \/ exists d, 0 < d /\ forall s y, 0 <= s <= v -> g s y -> y == fst a + snd a * s -> 0 < y -> d <= y.
Proof.
  destruct a as [c k]; cbn [fst snd]; intros P; destruct (Q_dec k 0) as [[N | N] | Z].
  - set (z := zero_of (c, k)); assert (Z : c == - k * z) by (unfold z, zero_of; cbn [fst snd]; field; lra).
    destruct (Qlt_le_dec z 0) as [A | A]; [right; exists 1; split; [reflexivity |] |].
    { intros s y S _ E Y; exfalso; rewrite Z in E; nra. }
    destruct (Qlt_le_dec v z) as [B | B].
    { right; exists (- k * (z - v)); split; [nra |]; intros s y S _ E Y; rewrite Z in E; nra. }
    destruct (total z) as [x X]; [lra |]; destruct (Q_dec x 0) as [[M | M] | M].
    + right; exists (- x * - k * (1 # 4) / (1 - k)); split.
      { apply Qlt_shift_div_l; [lra |]; rewrite Qmult_0_l; nra. }
      intros s y S G E Y; rewrite Z in E; apply Qle_shift_div_r; [lra |].
      destruct (Qlt_le_dec s z) as [T | T]; [| pose proof (falls z s x y ltac:(lra) T X G); exfalso; lra].
      pose proof (falls s z y x ltac:(lra) ltac:(lra) G X); nra.
    + right; exists x; split; auto; intros s y S G E Y; rewrite Z in E.
      destruct (Qlt_le_dec z s) as [T | T]; [exfalso; nra | pose proof (falls s z y x ltac:(lra) T G X); lra].
    + left; exists z; split; [lra | split; [reflexivity | eauto]].
  - set (z := zero_of (c, k)); assert (Z : c == - k * z) by (unfold z, zero_of; cbn [fst snd]; field; lra).
    destruct (Qlt_le_dec v z) as [A | A]; [right; exists 1; split; [reflexivity |] |].
    { intros s y S _ E Y; exfalso; rewrite Z in E; nra. }
    destruct (Qlt_le_dec z 0) as [B | B].
    { right; exists (- k * z); split; [nra |]; intros s y S _ E Y; rewrite Z in E; nra. }
    destruct (total z) as [x X]; [lra |]; destruct (Q_dec x 0) as [[M | M] | M].
    + right; exists 1; split; [reflexivity |]; intros s y S G E Y; exfalso; rewrite Z in E.
      destruct (Qlt_le_dec s z) as [T | T]; [nra | pose proof (falls z s x y ltac:(lra) T X G); lra].
    + right; exists (x * k / (k + 2)); split.
      { apply Qlt_shift_div_l; [lra |]; rewrite Qmult_0_l; nra. }
      intros s y S G E Y; rewrite Z in E; apply Qle_shift_div_r; [lra |].
      destruct (Qlt_le_dec s z) as [T | T]; [exfalso; nra |].
      pose proof (falls z s x y ltac:(lra) T X G); nra.
    + left; exists z; split; [lra | split; [reflexivity | eauto]].
  - right; destruct (Qlt_le_dec 0 c) as [C | C]; [exists c | exists 1]; (split; [auto; reflexivity |]); intros s y S G E Y;
      rewrite Z in E; lra.
Qed.

Lemma reaches v y z : 0 <= v -> g 0 y -> 0 < y -> g v z -> z <= 0 -> exists a, In a lines /\ hits v a.
Proof.
  intros P Y Yp Z Zn.
  destruct (search (hits v) (fun a => exists d, 0 < d /\
    forall s y, 0 <= s <= v -> g s y -> y == fst a + snd a * s -> 0 < y -> d <= y) lines) as [H | H]; auto.
  { intros a _; now apply line_far. }
  exfalso; assert (D : exists d, 0 < d /\ forall s y, 0 <= s <= v -> g s y -> 0 < y -> d <= y).
  { assert (E : exists d, 0 < d /\ forall a, In a lines -> forall s y, 0 <= s <= v -> g s y -> y == fst a + snd a * s -> 0 < y -> d <= y).
    { clear -H; induction lines as [| a l IH]; [exists 1; split; [reflexivity | easy] |].
      destruct IH as [d [D A]]; [intros b I; apply H; now right |]; destruct (H a (or_introl eq_refl)) as [e [E B]].
      destruct (Qlt_le_dec d e) as [L | L]; [exists d | exists e]; split; auto; intros b [<- | I] s y S G F T.
      - pose proof (B s y S G F T); lra.
      - exact (A b I s y S G F T).
      - exact (B s y S G F T).
      - pose proof (A b I s y S G F T); lra. }
    destruct E as [d [D A]]; exists d; split; auto; intros s x S G X.
    destruct (pieced s x (proj1 S) G) as [a [I F]]; eauto. }
  destruct D as [d [D A]]; destruct (far d (4 * v) D) as [n N].
  assert (S : forall n s x, 0 <= s <= v -> g s x -> 0 < x -> 4 * (v - s) <= inject_Z (Z.of_nat n) * d -> False).
  { clear n N; induction n as [| n IH]; intros s x S G X N.
    - change (inject_Z (Z.of_nat 0)) with 0 in N; pose proof (falls s v x z (proj1 S) (proj2 S) G Z); lra.
    - pose proof (A s x S G X); destruct (Qlt_le_dec (s + d * (1 # 4)) v) as [L | L].
      + destruct (total (s + d * (1 # 4))) as [x' G']; [lra |].
        pose proof (falls s (s + d * (1 # 4)) x x' ltac:(lra) ltac:(lra) G G').
        apply (IH (s + d * (1 # 4)) x'); auto; try lra.
        rewrite Nat2Z.inj_succ in N; unfold Z.succ in N; rewrite inject_Z_plus in N; change (inject_Z 1) with 1 in N; lra.
      + pose proof (falls s v x z ltac:(lra) (proj2 S) G Z); lra. }
  apply (S n 0 y); auto; lra.
Qed.

Lemma hits_or v a : hits v a \/ ~ hits v a.
Proof.
  destruct (Qlt_le_dec (zero_of a) 0) as [A | A]; [right; intros [s [S [E _]]]; lra |].
  destruct (Qlt_le_dec v (zero_of a)) as [B | B]; [right; intros [s [S [E _]]]; lra |].
  destruct (total _ A) as [y Y]; destruct (Qeq_dec y 0) as [E | E].
  - left; exists (zero_of a); split; [lra | split; [reflexivity | eauto]].
  - right; intros [s [S [F [z [Z G]]]]]; apply E.
    pose proof (falls s (zero_of a) z y ltac:(lra) ltac:(lra) Z Y); pose proof (falls (zero_of a) s y z A ltac:(lra) Y Z); lra.
Qed.

Lemma least v l : (exists a, In a l /\ hits v a) ->
  exists a, In a l /\ hits v a /\ forall b, In b l -> hits v b -> zero_of a <= zero_of b.
Proof.
  induction l as [| a l IH]; intros [b [I H]]; [easy |].
  assert (D : (exists c, In c l /\ hits v c) \/ forall c, In c l -> ~ hits v c).
  { apply search; intros c _; apply hits_or. }
  destruct D as [D | D].
  - destruct (IH D) as [c [J [K M]]]; destruct (hits_or v a) as [A | A].
    + destruct (Qlt_le_dec (zero_of a) (zero_of c)) as [L | L].
      * exists a; split; [now left | split; auto]; intros e [<- | E] F; [lra |]; pose proof (M e E F); lra.
      * exists c; split; [now right | split; auto]; intros e [<- | E] F; auto.
    + exists c; split; [now right | split; auto]; intros e [<- | E] F; [easy | auto].
  - destruct I as [<- | I]; [| destruct (D b I H)].
    exists a; split; [now left | split; auto]; intros e [<- | E] F; [lra | destruct (D e E F)].
Qed.

Lemma first_zero v y z : 0 <= v -> g 0 y -> 0 <= y -> g v z -> z <= 0 ->
  exists r, 0 <= r /\ (exists x, g r x /\ x == 0) /\ forall s x, 0 <= s < r -> g s x -> 0 < x.
Proof.
  intros P Y Yp Z Zn; destruct (Qlt_le_dec 0 y) as [L | L].
  - destruct (least v lines (reaches v y z P Y L Z Zn)) as [a [I [[r [R [E X]]] M]]].
    exists r; split; [lra | split; auto]; intros s x S G; destruct (Qlt_le_dec 0 x) as [| K]; auto; exfalso.
    destruct (reaches s y x ltac:(lra) Y L G K) as [b [J [q [Q [F T]]]]].
    assert (H : hits v b) by (exists q; split; [lra | auto]); pose proof (M b J H); lra.
  - exists 0; split; [lra | split]; [exists y; split; auto; lra | intros s x S; lra].
Qed.
End fall.
