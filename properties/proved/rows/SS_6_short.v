(** Rows of Section 6 of Schleicher and Stoll on short games and multiples of up. [half n] is 2^-n. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Import Ups.
Local Open Scope game_scope.

Theorem SS_6_3_x3 : forall G, short G -> (infinitesimal G <-> strongly_infinitesimal G).
Proof.
  intros G s. split.
  - intros i z n pos. apply gt_lt in pos.
    assert (below : forall H, short H -> (forall n, (1 <= n)%nat -> H <= half n) -> H < z).
    { intros H sH h. destruct (short_below_halves H sH h) as (m & _ & l). apply le_lt_trans with (times m up); [exact l|].
      apply ups_below; assumption. }
    split.
    + apply (lt_same _ _ (- G) z); [group|]. apply below; [apply short_neg, s|]. intros k _.
      apply lt_le. apply (lt_same _ _ (- half k) G); [group|]. exact (proj1 (i k)).
    + apply below; [exact s|]. intros k _. apply lt_le. exact (proj2 (i k)).
  - intros i n. apply i; [apply power_number|apply gt_lt, power_positive].
Qed.

Theorem SS_6_3_x4 : forall G, short G -> infinitesimal G ->
  exists m, (1 <= m)%nat /\ - times m up <= G /\ G <= times m up.
Proof.
  intros G s i. destruct (short_below_halves G s) as (m & hm & a); [intros n _; apply lt_le; exact (proj2 (i n))|].
  destruct (short_below_halves (- G) (short_neg G s)) as (k & _ & b).
  { intros n _. apply lt_le. apply (lt_same _ _ (- half n) G); [group|]. exact (proj1 (i n)). }
  exists (Nat.max m k). split; [lia|split].
  - apply (le_same _ _ (- G) (times (Nat.max m k) up)); [group|].
    apply le_trans with (times k up); [exact b|apply ups_le; lia].
  - apply le_trans with (times m up); [exact a|apply ups_le; lia].
Qed.

Theorem SS_6_3_x5 : star < up + up /\ (star || up).
Proof.
  assert (n : - star = star) by apply identical_equal, neg_star. split.
  - apply (lt_same _ _ 0 (times 2 up - star)); [cbn [times]; group|]. unfold minus. rewrite n. exact two_ups_star.
  - apply fuzzy_spec. split.
    + apply gf_lf. apply lf_right, opt_braces. left. reflexivity.
    + apply (lf_same _ _ 0 (up - star)); [group|]. unfold minus. rewrite n.
      apply le_lf_trans with (0 + star + star); [|].
      * rewrite (identical_equal _ _ (add_assoc 0 star star)), star_twice. apply equal_atleast with (p := Right). group.
      * assert (o : opt Left (up + 0) (up + star)) by (apply opt_right, opt_star; reflexivity).
        apply le_lf_trans with (up + 0); [|apply left_lf, o].
        rewrite (identical_equal _ _ (add_assoc 0 star star)), star_twice.
        apply (le_same _ _ 0 up); [group|apply lt_le, up_positive].
Qed.

Theorem SS_6_3_x6 : times 2 up + star > 0.
Proof. apply gt_lt, two_ups_star. Qed.

Theorem SS_6_4a : forall G, short G -> (forall n, (1 <= n)%nat -> G <| half n) ->
  exists m, (1 <= m)%nat /\ G <| times m up.
Proof.
  intros G s h. destruct (proj1 (ups_or_half G s)) as [[m l]|[n no]].
  - exists (S m). split; [lia|]. apply lf_le_trans with (times m up); [exact l|apply ups_le; lia].
  - destruct no. apply lf_le_trans with (half (S n)); [apply h; lia|apply half_le; lia].
Qed.

Theorem SS_6_4b : forall G, short G -> (forall n, (1 <= n)%nat -> G <= half n) ->
  exists m, (1 <= m)%nat /\ G <= times m up.
Proof. exact short_below_halves. Qed.

Theorem SS_6_4_x1 : forall G, short G -> (forall n, exists R, opt Right R G /\ R <= half n) ->
  exists R, opt Right R G /\ forall n, R <= half n.
Proof.
  intros G s h. destruct (short_options Right G s) as (r & ra & rb).
  destruct (some_or_none (fun X => exists m, X <= times m up) (fun X => exists n, ~ X <= half n) r) as [(X & i & m & l)|none].
  - intros X i. apply ups_or_half, ra, i.
  - destruct (ra X i) as (_ & R & o & e). exists R. split; [exact o|]. intro n. rewrite (identical_equal _ _ e).
    apply le_trans with (times m up); [exact l|]. apply lt_le, ups_below; [apply power_number|apply power_positive].
  - destruct (common r (fun X n => ~ X <= half n)) as [n all]; [|exact none|].
    + intros X a b k l c. apply k, le_trans with (half b); [exact c|apply half_le, l].
    + destruct (h n) as (R & o & l). destruct (rb R o) as (X & i & e). destruct (all X i).
      rewrite <- (identical_equal _ _ e). exact l.
Qed.

Theorem SS_6_4_x2 : forall m,
  ((forall X, opt Left X (times (S m) up) -> X = times m up) /\ exists X, opt Left X (times (S m) up) /\ X = times m up) /\
  ((forall X, opt Right X (times (S m) up) -> X = times m up + star) /\
   exists X, opt Right X (times (S m) up) /\ X = times m up + star).
Proof.
  intro m. split; split.
  - exact (ups_option Left m).
  - exact (ups_has_option Left m).
  - exact (ups_option Right m).
  - exact (ups_has_option Right m).
Qed.

Theorem SS_6_4_x3 : forall m, (3 <= m)%nat -> times (m - 3) up < times (m - 1) up + star.
Proof.
  intros m h. replace (m - 1)%nat with (2 + (m - 3))%nat by lia. apply ups_star.
Qed.

(** The first for a finite list of positive short numbers, the second for one of factors. *)
Theorem SS_6_5c :
  (forall l : list game, (forall z, In z l -> short z /\ number z /\ 0 < z) ->
     exists b, short b /\ number b /\ 0 < b /\ forall z, In z l -> b <= z) /\
  (forall l : list nat, l = [] :> list nat \/ exists m, In m l /\ forall k, In k l -> times k up <= times m up).
Proof.
  split.
  - intros l h. destruct (common l (fun z n => half n <= z)) as [n all].
    + intros z m n a le. apply le_trans with (half m); [apply half_le, le|exact a].
    + intros z i. destruct (h z i) as (s & nz & pos). exact (half_below z s nz pos).
    + exists (half n). split; [apply short_half|split; [apply power_number|split; [apply power_positive|exact all]]].
  - intro l. induction l as [|n l [->|(m & i & all)]]; [left; reflexivity| |]; right.
    + exists n. split; [left; reflexivity|]. intros k [->|[]]. apply le_refl.
    + destruct (Nat.le_ge_cases n m) as [le|le]; [exists m|exists n]; (split; [cbn; auto|]); intros k [<-|j].
      * apply ups_le, le.
      * exact (all k j).
      * apply le_refl.
      * apply le_trans with (times m up); [exact (all k j)|apply ups_le, le].
Qed.

Theorem SS_6_4_x4 : forall G x, short G -> number x -> G = x ->
  ((forall n, (1 <= n)%nat -> G <| half n) -> G <= 0) /\ ((forall n, (1 <= n)%nat -> G <= half n) -> G <= 0).
Proof.
  intros G x s nx E. assert (le : (forall n, (1 <= n)%nat -> G <= half n) -> G <= 0).
  { intro h. destruct (atleast_or_not Right G 0 s short_zero) as [a|a]; [exact a|exfalso].
    assert (pos : 0 < x) by (apply number_lf_lt; [apply number_zero|exact nx|rewrite <- E; apply gf_lf; exact a]).
    destruct (short_below_halves G s h) as (m & _ & l). apply (lt_irrefl x).
    apply le_lt_trans with (times m up); [rewrite <- E; exact l|apply ups_below; assumption]. }
  split; [|exact le]. intro h. apply le. intros n l. rewrite E. apply lt_le, number_lf_lt; [exact nx|apply power_number|].
  rewrite <- E. exact (h n l).
Qed.
