(** Short games below every 2^-n are below a multiple of up (6.4): each short game is below one, or there
    is an n for which it is not below 2^-n. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Short AllSmall Product.
Local Open Scope game_scope.

Definition up : game := braces [0] [star].

(** 2^-n *)
Definition half (n : nat) : game := power (times n 1).

Lemma power_identical a b : a == b -> power a == power b.
Proof.
  revert b. induction a as [a IH] using conway. intros b E. apply identical_spec in E as [c d].
  apply identical_spec. split; intros p X o; apply opt_power in o; destruct p.
  - exists X. split; [apply opt_power; exact o|reflexivity].
  - destruct o as (Y & o & ->). destruct (c Left Y o) as (Z & oZ & e). exists (power Z).
    split; [apply opt_power; eauto|exact (IH Left Y o Z e)].
  - exists X. split; [apply opt_power; exact o|reflexivity].
  - destruct o as (Y & o & ->). destruct (d Left Y o) as (Z & oZ & e). exists (power Z).
    split; [apply opt_power; eauto|exact (IH Left Z oZ Y e)].
Qed.

Lemma half_succ n : half (S n) < half n.
Proof.
  unfold half. assert (o : opt Left (times n 1 + 0) (times (S n) 1)) by (cbn [times]; apply opt_right, opt_one; auto).
  apply lt_le_trans with (power (times n 1 + 0)); [exact (power_option_lt _ _ o)|].
  apply equal_atleast with (p := Right), identical_equal, power_identical, add_0_r.
Qed.

Lemma half_le m n : (m <= n)%nat -> half n <= half m.
Proof.
  intro l. induction l as [|n l IH]; [apply le_refl|]. apply le_trans with (half n); [apply lt_le, half_succ|exact IH].
Qed.

Lemma common {A : Type} (l : list A) (Q : A -> nat -> Prop) :
  (forall x m n, Q x m -> (m <= n)%nat -> Q x n) -> (forall x, In x l -> exists m, Q x m) ->
  exists m, forall x, In x l -> Q x m.
Proof.
  intros mono. induction l as [|x l IH]; intro h; [exists O; intros x []|].
  destruct IH as [m a]; [intros; apply h; right; assumption|]. destruct (h x (or_introl eq_refl)) as [n q].
  exists (Nat.max m n). intros y [<-|i]; [apply (mono x n); [exact q|lia]|apply (mono y m); [exact (a y i)|lia]].
Qed.

Lemma short_half n : short (half n).
Proof.
  induction n as [|n IH].
  - apply (short_identical (braces [0] [])); [|exact short_one]. apply identical_spec.
    split; intros p X o.
    + exists 0. listed o. split; [apply opt_power; reflexivity|reflexivity].
    + apply opt_power in o. destruct p; [subst X; exists 0; split; [apply opt_braces; left; reflexivity|reflexivity]|].
      destruct o as (Y & o & _). destruct (opt_zero _ _ o).
  - apply (short_identical (braces [0] [half n])); [|apply short_braces; intros X [<-|[]]; [exact short_zero|exact IH]].
    apply identical_spec. split; intros p X o.
    + listed o; [exists 0; split; [apply opt_power; reflexivity|reflexivity]|].
      exists (power (times n 1 + 0)). split; [|apply power_identical; symmetry; apply add_0_r].
      apply opt_power. exists (times n 1 + 0). split; [cbn [times]; apply opt_right, opt_one; auto|reflexivity].
    + apply opt_power in o. destruct p; [subst X; exists 0; split; [apply opt_braces; left; reflexivity|reflexivity]|].
      destruct o as (Y & o & ->). apply times_option in o as (_ & m & e & f). injection e as <-.
      exists (half n). split; [apply opt_braces; left; reflexivity|]. apply power_identical. symmetry. exact f.
Qed.

(** A positive short number is at least some 2^-n. *)
Lemma half_below z : short z -> number z -> 0 < z -> exists n, half n <= z.
Proof.
  induction z as [z IH] using conway. intros s n pos. destruct (short_options Right z s) as (r & ra & rb).
  destruct (common r (fun X n => half n < X)) as [k all].
  - intros X a b l le. apply le_lt_trans with (half a); [apply half_le, le|exact l].
  - intros X i. destruct (ra X i) as (_ & Y & o & e).
    destruct (IH Right Y o (short_opt _ _ _ o s) (number_opt _ _ _ n o)) as [k l].
    + apply lt_trans with z; [exact pos|apply right_gt; assumption].
    + exists (S k). rewrite <- (identical_equal _ _ e). apply lt_le_trans with (half k); [apply half_succ|exact l].
  - exists k. apply le_rule. split.
    + intros X o. apply opt_power in o as ->. apply lt_lf, pos.
    + intros Y o. destruct (rb Y o) as (X & i & e). rewrite (identical_equal _ _ e). apply lt_lf, (all X i).
Qed.

(** * Multiples of up *)

Lemma ups_le m n : (m <= n)%nat -> times m up <= times n up.
Proof. apply times_increasing, lt_le, up_positive. Qed.

Lemma ups_option p m X : opt p X (times (S m) up) ->
  X = match p with Left => times m up | Right => times m up + star end.
Proof.
  revert X. induction m as [|m IH]; intros X o; change (times (S ?m) up) with (times m up + up) in o; cases.
  - destruct (opt_zero _ _ oX).
  - listed oX; cbn [times]; group.
  - pose proof (IH _ oX) as E. destruct p; rewrite E; cbn [times]; group.
  - listed oX; group.
Qed.

Lemma ups_has_option p m : exists X, opt p X (times (S m) up) /\
  X = match p with Left => times m up | Right => times m up + star end.
Proof.
  exists (times m up + match p with Left => 0 | Right => star end). split.
  - cbn [times]. apply opt_right, opt_braces. destruct p; left; reflexivity.
  - destruct p; group.
Qed.

Lemma star_twice : star + star = 0.
Proof. exact (proj2 star_plus_star). Qed.

Lemma two_ups_star : 0 < times 2 up + star.
Proof.
  assert (pos : 0 < times 2 up).
  { apply lt_le_trans with up; [exact up_positive|]. apply le_trans with (times 1 up); [|apply ups_le; lia].
    apply equal_atleast with (p := Right). cbn [times]. group. }
  apply lt_spec. split.
  - apply le_rule. split; [intros X o; destruct (opt_zero _ _ o)|]. intros Y o. cases.
    + pose proof (ups_option Right 1 _ oX) as E. cbn in E. rewrite E. apply lt_lf.
      apply (lt_same _ _ (- star) (up + star)); [cbn [times]; group|].
      assert (F : - star = star) by apply identical_equal, neg_star.
      rewrite F. apply (lt_same _ _ 0 up); [group|exact up_positive].
    + apply opt_star in oX as ->. apply lt_lf. apply (lt_same _ _ 0 (times 2 up)); [group|exact pos].
  - apply le_lf_trans with (times 2 up + 0); [|apply left_lf, opt_right, opt_star; reflexivity].
    apply (le_same _ _ 0 (times 2 up)); [group|apply lt_le, pos].
Qed.

Lemma ups_star m : times m up < times (2 + m) up + star.
Proof.
  apply (lt_same _ _ 0 (times 2 up + star)); [|exact two_ups_star].
  rewrite (identical_equal _ _ (times_plus 2 m up)). group.
Qed.

(** G <= (m + 3) up if it and its left options are less than m up or fuzzy. *)
Lemma le_ups G m : (forall L, opt Left L G -> L <| times m up) -> G <| times m up -> G <= times (3 + m) up.
Proof.
  intros l g. apply le_rule. split.
  - intros L o. apply lf_le_trans with (times m up); [exact (l L o)|apply ups_le; lia].
  - intros R o. pose proof (ups_option Right (2 + m) R o) as E. cbn match in E. rewrite E.
    apply lf_le_trans with (times m up); [exact g|]. apply lt_le, ups_star.
Qed.

Lemma ups_or_half G : short G ->
  ((exists m, G <| times m up) \/ exists n, ~ G <| half n) /\ ((exists m, G <= times m up) \/ exists n, ~ G <= half n).
Proof.
  induction G as [G IH] using conway. intro s.
  assert (weak : (exists m, G <| times m up) \/ exists n, ~ G <| half n).
  { destruct (atleast_or_not Right G 0 s short_zero) as [a|a].
    - left. exists 1%nat. apply le_lf_trans with 0; [exact a|]. apply lt_lf, lt_le_trans with up; [exact up_positive|].
      apply equal_atleast with (p := Right). cbn [times]. group.
    - destruct (short_options Right G s) as (r & ra & rb).
      destruct (some_or_none (fun X => exists m, X <= times m up) (fun X => exists n, ~ X <= half n) r) as [(X & i & m & h)|none].
      + intros X i. destruct (ra X i) as (_ & Y & o & e).
        destruct (IH Right Y o (short_opt _ _ _ o s)) as [_ [[m h]|[n h]]]; [left; exists m|right; exists n]; rewrite <- (identical_equal _ _ e); exact h.
      + left. exists m. destruct (ra X i) as (_ & Y & o & e). apply lf_le_trans with Y; [apply lf_right, o|].
        rewrite (identical_equal _ _ e). exact h.
      + destruct (common r (fun X n => ~ X <= half n)) as [n all]; [|exact none|].
        { intros X m n h l k. apply h, le_trans with (half n); [exact k|apply half_le, l]. }
        right. exists n. intro l. apply l. apply ge_le, le_rule. split.
        * intros X o. apply opt_power in o as ->. apply gf_lf. exact a.
        * intros Y o. destruct (rb Y o) as (X & i & e). apply gf_lf. intro k. apply (all X i).
          rewrite <- (identical_equal _ _ e). exact k. }
  split; [exact weak|]. destruct weak as [[m h]|[n h]].
  - destruct (short_options Left G s) as (l & la & lb).
    destruct (some_or_none (fun X => exists n, ~ X <| half n) (fun X => exists m, X <| times m up) l) as [(X & i & n & k)|all].
    + intros X i. destruct (la X i) as (_ & Y & o & e).
      destruct (IH Left Y o (short_opt _ _ _ o s)) as [[[k f]|[n f]] _]; [right; exists k|left; exists n]; rewrite <- (identical_equal _ _ e); exact f.
    + right. exists n. intro a. apply k. destruct (la X i) as (_ & Y & o & e). rewrite <- (identical_equal _ _ e).
      apply lf_le_trans with G; [apply left_lf, o|exact a].
    + destruct (common l (fun X m => X <| times m up)) as [k b]; [|exact all|].
      { intros X a b f le. apply lf_le_trans with (times a up); [exact f|apply ups_le, le]. }
      left. exists (3 + Nat.max m k)%nat. apply le_ups.
      * intros L o. destruct (lb L o) as (X & i & e). rewrite (identical_equal _ _ e).
        apply lf_le_trans with (times k up); [exact (b X i)|apply ups_le; lia].
      * apply lf_le_trans with (times m up); [exact h|apply ups_le; lia].
  - right. exists (S n). intro a. apply h, le_lf_trans with (half (S n)); [exact a|apply lt_lf, half_succ].
Qed.

(** Every m up is below every positive number: of a short game it is known which position has options. *)
Lemma short_position P G : position P G -> short G -> short P.
Proof. intro h. induction h as [G|P p Y G o _ IH]; [auto|]. intro s. exact (IH (short_opt p Y G o s)). Qed.

Lemma short_known P p : short P -> (exists X, opt p X P) \/ ~ exists X, opt p X P.
Proof.
  intro s. destruct (short_options p P s) as ([|X l] & a & b).
  - right. intros [Y o]. destruct (b Y o) as (Z & [] & _).
  - left. destruct (a X (or_introl eq_refl)) as (_ & Y & o & _). eauto.
Qed.

Lemma short_up : short up.
Proof.
  apply short_braces; intros X [<-|[]]; [exact short_zero|]. apply (short_braces [0] [0]); intros X [<-|[]]; exact short_zero.
Qed.

Lemma ups_below z m : number z -> 0 < z -> times m up < z.
Proof.
  intros n pos. apply below_positive_known; [|  |exact n|exact pos].
  - intros P h. apply short_known, (short_position _ _ h), short_times, short_up.
  - induction m as [|m IH]; [exact all_small_zero|]. apply all_small_add; [exact IH|exact all_small_up].
Qed.

Lemma half_positive n : 0 < half n.
Proof. apply power_positive. Qed.

Lemma short_below_halves G : short G -> (forall n, (1 <= n)%nat -> G <= half n) -> exists m, (1 <= m)%nat /\ G <= times m up.
Proof.
  intros s h. destruct (proj2 (ups_or_half G s)) as [[m l]|[n no]].
  - exists (S m). split; [lia|]. apply le_trans with (times m up); [exact l|apply ups_le; lia].
  - destruct no. apply le_trans with (half (S n)); [apply h; lia|apply half_le; lia].
Qed.
