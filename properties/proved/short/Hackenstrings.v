(** Hackenstrings: strings of Ls and Rs, ended or not. Left may delete an L with everything to its right,
    Right an R. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Short.
Local Open Scope game_scope.

Definition player_eqb (p q : player) : bool :=
  match p, q with Left, Left | Right, Right => true | _, _ => false end.

Lemma player_eqb_spec p q : (player_eqb p q = true :> bool) <-> p = q :> player.
Proof. destruct p, q; cbn; split; congruence. Qed.

(** What p's moves leave of the first n letters of the string s. *)
Fixpoint left_over (s : nat -> player) (n : nat) (p : player) : list game :=
  match n with
  | O => []
  | S n => let all := left_over s n in
           if player_eqb (s n) p then braces (all Left) (all Right) :: all p else all p
  end.

(** The string of the first n letters of s, and the endless string of all. *)
Definition hack (s : nat -> player) (n : nat) : game := braces (left_over s n Left) (left_over s n Right).

Definition endless (s : nat -> player) : game :=
  cut (fun n : {n | s n = Left :> player} => hack s (proj1_sig n))
      (fun n : {n | s n = Right :> player} => hack s (proj1_sig n)).

Lemma opt_hack p X s n : opt p X (hack s n) <-> exists k, (k < n)%nat /\ s k = p :> player /\ X = hack s k :> game.
Proof.
  unfold hack at 1. rewrite opt_braces.
  assert (e : match p with Left => left_over s n Left | Right => left_over s n Right end = left_over s n p :> list game)
    by (destruct p; reflexivity).
  rewrite e. clear e. induction n as [|n IH]; cbn [left_over]; [split; [intros []|intros (k & h & _); lia]|].
  split.
  - destruct (player_eqb (s n) p) eqn:E.
    + intros [<-|h]; [exists n; apply player_eqb_spec in E; auto|].
      apply IH in h as (k & h & e). exists k. split; [lia|exact e].
    + intro h. apply IH in h as (k & h & e). exists k. split; [lia|exact e].
  - intros (k & h & e & ->). destruct (Nat.eq_dec k n) as [->|ne].
    + apply player_eqb_spec in e. rewrite e. left. reflexivity.
    + assert (i : In (hack s k) (left_over s n p)) by (apply IH; exists k; split; [lia|auto]).
      destruct (player_eqb (s n) p); [right|]; exact i.
Qed.

Lemma opt_endless p X s : opt p X (endless s) <-> exists k, s k = p :> player /\ X = hack s k :> game.
Proof.
  unfold endless. rewrite opt_cut. destruct p; split.
  - intros [[k e] ->]. exists k. auto.
  - intros (k & e & ->). exists (exist _ k e). reflexivity.
  - intros [[k e] ->]. exists k. auto.
  - intros (k & e & ->). exists (exist _ k e). reflexivity.
Qed.

#[global] Opaque hack endless.

(** The negative exchanges L and R. *)
Lemma hack_neg s n : hack (fun k => other (s k)) n == - hack s n.
Proof.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  apply identical_spec. split; intros p X o.
  - apply opt_hack in o as (k & h & e & ->). exists (- hack s k). split; [|exact (IH k h)].
    apply opt_negative, opt_hack. exists k. rewrite <- e, other_other. auto.
  - cases. apply opt_hack in oX as (k & h & e & ->). exists (hack (fun k => other (s k)) k).
    split; [|exact (IH k h)]. apply opt_hack. exists k. rewrite e, other_other. auto.
Qed.

Lemma endless_neg s : endless (fun k => other (s k)) == - endless s.
Proof.
  apply identical_spec. split; intros p X o.
  - apply opt_endless in o as (k & e & ->). exists (- hack s k). split; [|apply hack_neg].
    apply opt_negative, opt_endless. exists k. rewrite <- e, other_other. auto.
  - cases. apply opt_endless in oX as (k & e & ->). exists (hack (fun k => other (s k)) k).
    split; [|apply hack_neg]. apply opt_endless. exists k. rewrite e, other_other. auto.
Qed.

(** LL...L = n and LLL... = omega *)
Lemma hack_lefts n : hack (fun _ => Left) n = times n 1.
Proof.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). destruct n as [|n].
  - apply identical_equal, identical_spec. split; intros p X o; [|destruct (opt_zero _ _ o)].
    apply opt_hack in o as (k & h & _). lia.
  - rewrite (proj2 (proj2 (proj2 naturals_of_both_shapes) n)). apply options_equal; intros p X o.
    + apply opt_hack in o as (k & h & <- & ->). exists (times k 1). split; [|exact (IH k h)].
      apply opt_braces, in_map_iff. exists k. split; [reflexivity|apply in_seq; lia].
    + apply opt_braces in o. destruct p; [|destruct o]. apply in_map_iff in o as (k & <- & h).
      apply in_seq in h. exists (hack (fun _ => Left) k). split; [apply opt_hack; exists k; split; [lia|auto]|].
      apply IH. lia.
Qed.

Lemma endless_lefts : endless (fun _ => Left) = omega.
Proof.
  apply options_equal; intros p X o.
  - apply opt_endless in o as (k & <- & ->). exists (times k 1). split; [apply opt_upper; eauto|apply hack_lefts].
  - apply opt_upper in o as (-> & k & ->). exists (hack (fun _ => Left) k).
    split; [apply opt_endless; eauto|apply hack_lefts].
Qed.

Lemma endless_lefts_not_few : excluded_middle -> ~ few_positions (endless (fun _ => Left)).
Proof.
  intros em f. apply (few_short _ em), short_birthday_latest in f as (k & _ & c & _).
  destruct (c Left (hack (fun _ => Left) k)) as (n & h & e); [apply opt_endless; eauto|].
  apply (lt_irrefl (times k 1)). apply le_lt_trans with (times n 1); [|apply times_lt, h].
  rewrite <- e. rewrite <- (hack_lefts k) at 1. apply le_birthday.
Qed.
