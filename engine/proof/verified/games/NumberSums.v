(* The sign of a sum of numbers says who wins it. *)
From Coq Require Import List Permutation ZArith Lia Znumtheory.
From Verified Require Import Play Positions Values Numbers.
Import ListNotations.
Local Open Scope Z_scope.

Lemma is_number_opt one m G p X : is_number one m G -> opt p X G ->
  exists m', number_after one p m = Some m' /\ is_number one m' X.
Proof.
  destruct G as [M o]; simpl; intros N [i ->]; specialize (N p).
  destruct (number_after one p m) as [m' |]; [exists m'; split; [auto | apply N] |].
  destruct (N (inhabits i)).
Qed.

Lemma is_number_has one m G p m' : is_number one m G -> number_after one p m = Some m' ->
  exists X, opt p X G /\ is_number one m' X.
Proof.
  destruct G as [M o]; simpl; intros N E; specialize (N p); rewrite E in N.
  destruct N as [[i] N]; exists (o p i); split; [now exists i | apply N].
Qed.

Lemma is_number_zero one G : is_number one 0 G -> forall p X, ~ opt p X G.
Proof. intros N p X O; destruct (is_number_opt _ _ _ _ _ N O) as [m' [[=] _]]. Qed.

(* ---- the last binary digit ------------------------------------------------------------------- *)

Lemma lowest_power m k : 0 <= k -> (2 ^ k | m) -> m <> 0 ->
  lowest m = 2 ^ k \/ (2 ^ (k + 1) | m) /\ 2 ^ (k + 1) <= lowest m.
Proof.
  intros K D N.
  assert (P : forall p, (2 ^ k | Zpos p) ->
          Zpos (low p) = 2 ^ k \/ (2 ^ (k + 1) | Zpos p) /\ 2 ^ (k + 1) <= Zpos (low p)).
  { clear m D N; revert k K; apply (natlike_ind (fun k => forall p, (2 ^ k | Zpos p) ->
       Zpos (low p) = 2 ^ k \/ (2 ^ (k + 1) | Zpos p) /\ 2 ^ (k + 1) <= Zpos (low p))).
    - intros [p | p |] _; simpl; auto; right; split.
      + exists (Zpos p); lia.
      + change (2 ^ 1) with 2; lia.
    - intros k K IH p; rewrite !Z.pow_add_r, !Z.pow_succ_r by lia; change (2 ^ 1) with 2.
      rewrite Z.pow_add_r in IH by lia; change (2 ^ 1) with 2 in IH.
      intros [q E]; destruct p as [p | p |]; try lia.
      destruct (IH p) as [F | [[r R] L]]; [exists q; lia | left; cbn [low]; lia | right].
      split; [exists r; lia | cbn [low]; lia]. }
  destruct m as [| p | p]; [easy | apply P, D | simpl lowest].
  destruct (P p) as [F | [[q Q] L]]; auto.
  - destruct D as [q Q]; exists (- q); lia.
  - right; split; auto; exists (- q); lia.
Qed.

Lemma lowest_odd m : m <> 0 ->
  exists k q, 0 <= k /\ lowest m = 2 ^ k /\ m = (2 * q + 1) * lowest m.
Proof.
  assert (P : forall p, exists k q, 0 <= k /\ Zpos (low p) = 2 ^ k /\ Zpos p = (2 * q + 1) * Zpos (low p)).
  { induction p as [p _ | p [k [q [K [E F]]]] |].
    - exists 0, (Zpos p); simpl low; lia.
    - exists (k + 1), q; rewrite Z.pow_add_r by lia; cbn [low]; change (2 ^ 1) with 2; lia.
    - exists 0, 0; simpl low; lia. }
  destruct m as [| p | p]; intros N; [easy | |]; destruct (P p) as [k [q [K [E F]]]]; simpl lowest.
  - exists k, q; auto.
  - exists k, (- q - 1); repeat split; auto; lia.
Qed.

(* ---- moves make a number worse --------------------------------------------------------------- *)

Section one.
Variable n : Z.
Hypothesis n_positive : 0 <= n.
Let one := 2 ^ n.

Lemma one_positive : 0 < one.
Proof. now apply Z.pow_pos_nonneg. Qed.

Lemma lowest_positive m : m <> 0 -> 0 < lowest m.
Proof. destruct m; simpl; lia. Qed.

Lemma number_after_less p m m' : number_after one p m = Some m' -> sign p * m' < sign p * m.
Proof.
  pose proof one_positive; unfold number_after.
  destruct (Z.eqb_spec m 0); [easy |]; pose proof (lowest_positive m n0).
  destruct (lowest m <? one); [| destruct (0 <? sign p * m)]; intros [= <-]; destruct p; simpl sign; lia.
Qed.

Lemma number_after_opp p m : number_after one p (- m) = option_map Z.opp (number_after one (other p) m).
Proof.
  destruct m as [| q | q], p; unfold number_after; cbn [Z.opp Z.eqb lowest sign other]; auto.
  all: destruct (Zpos (low q) <? one); cbn [option_map]; [f_equal; lia |].
  all: cbn [Z.ltb Z.compare Z.mul Pos.mul option_map]; auto.
  all: f_equal; generalize one; intros [| y | y]; lia.
Qed.

Lemma is_number_neg m G : is_number one m G -> is_number one (- m) (neg G).
Proof.
  revert m; induction G as [M o IH]; simpl; intros m N p; rewrite number_after_opp.
  specialize (N (other p)); destruct (number_after one (other p) m); simpl; auto.
  destruct N as [I N]; split; auto.
Qed.

Definition total (ms : list Z) : Z := fold_right Z.add 0 ms.

Lemma total_app a b : total (a ++ b) = total a + total b.
Proof. induction a; simpl; lia. Qed.

Lemma total_divided k ms : Forall (Z.divide k) ms -> (k | total ms).
Proof. induction 1; simpl; [apply Z.divide_0_r | now apply Z.divide_add_r]. Qed.

Lemma at_least_one_unit p u t : 0 < u -> (u | t) -> 0 < sign p * t -> u <= sign p * t.
Proof.
  intros P [q ->]; rewrite Z.mul_assoc; intros T; apply Z.mul_pos_cancel_r in T; auto.
  rewrite <- (Z.mul_1_l u) at 1; apply Z.mul_le_mono_nonneg_r; lia.
Qed.

(* Who is ahead has a move after which he is not behind: in the one of the least last digit. *)
Lemma good_move p ms : 0 < sign p * total ms ->
  exists a m c m', ms = a ++ m :: c /\ number_after one p m = Some m' /\
                   0 <= sign p * total (a ++ m' :: c).
Proof.
  intros T.
  assert (S : forall k, 0 <= k <= n -> Forall (Z.divide (2 ^ (n - k))) ms -> 
     exists a m c m', ms = a ++ m :: c /\ number_after one p m = Some m' /\
                   0 <= sign p * total (a ++ m' :: c)).
  { intros k [K0 K]; revert k K0 K.
    apply (natlike_ind (fun k => k <= n -> Forall (Z.divide (2 ^ (n - k))) ms -> 
     exists a m c m', ms = a ++ m :: c /\ number_after one p m = Some m' /\
                   0 <= sign p * total (a ++ m' :: c))).
    - intros _; rewrite Z.sub_0_r; fold one; intros D.
      pose proof one_positive.
      assert (P : exists m, In m ms /\ 0 < sign p * m).
      { clear D; induction ms as [| m l IH]; simpl in T; [lia |].
        destruct (Z_lt_dec 0 (sign p * m)); [exists m; simpl; auto |].
        destruct IH as [x [I L]]; [lia | exists x; simpl; auto]. }
      destruct P as [m [I L]]; pose proof (at_least_one_unit p _ _ H (total_divided _ _ D) T) as U.
      assert (Dm : (one | m)) by (rewrite Forall_forall in D; auto).
      apply in_split in I; destruct I as [a [c ->]].
      exists a, m, c, (m - sign p * one); split; [auto | split].
      + unfold number_after; destruct (Z.eqb_spec m 0); [lia |].
        destruct (lowest_power m n) as [E | [_ E]]; auto.
        * fold one in E; rewrite E, Z.ltb_irrefl; apply Z.ltb_lt in L; now rewrite L.
        * rewrite Z.pow_add_r in E by lia; fold one in E.
          destruct (Z.ltb_spec (lowest m) one); [lia |]; apply Z.ltb_lt in L; now rewrite L.
      + rewrite total_app in *; simpl total in *; destruct p; simpl sign in *; lia.
    - intros k K IH L D.
      assert (E : 2 ^ (n - k) = 2 * 2 ^ (n - Z.succ k)).
      { rewrite <- Z.pow_succ_r by lia; f_equal; lia. }
      assert (P : 0 < 2 ^ (n - Z.succ k)) by (apply Z.pow_pos_nonneg; lia).
      destruct (Forall_Exists_dec (Z.divide (2 ^ (n - k)))
                  (fun m => Zdivide_dec (2 ^ (n - k)) m) ms) as [A | A].
      { apply IH; [lia | auto]. }
      apply Exists_exists in A; destruct A as [m [I A]].
      assert (Dm : (2 ^ (n - Z.succ k) | m)) by (rewrite Forall_forall in D; auto).
      assert (N : m <> 0) by (intros ->; apply A, Z.divide_0_r).
      pose proof (at_least_one_unit p _ _ P (total_divided _ _ D) T) as U.
      apply in_split in I; destruct I as [a [c ->]].
      assert (F : lowest m = 2 ^ (n - Z.succ k)).
      { destruct (lowest_power m (n - Z.succ k)) as [F | [F _]]; auto; [lia |].
        destruct A; now replace (n - k) with (n - Z.succ k + 1) by lia. }
      exists a, m, c, (m - sign p * lowest m); split; [auto | split].
      + unfold number_after; destruct (Z.eqb_spec m 0); [easy |].
        assert (lowest m < one); [| now rewrite (proj2 (Z.ltb_lt _ _))].
        rewrite F; apply Z.pow_lt_mono_r; lia.
      + rewrite F; rewrite total_app in *; simpl total in *; destruct p; simpl sign in *; lia. }
  apply (S n); [lia |]; rewrite Z.sub_diag; apply Forall_forall; intros; apply Z.divide_1_l.
Qed.

(* ---- who wins a sum of numbers --------------------------------------------------------------- *)

Definition are_numbers (ms : list Z) (l : list game) : Prop := Forall2 (is_number one) ms l.

Lemma numbers_win p ms l : are_numbers ms l ->
  (0 <= sign p * total ms -> Wins Normal p (other p) l) /\
  (0 < sign p * total ms -> Wins Normal p p l).
Proof.
  revert ms; induction l as [l IH] using list_induction; intros ms N; split; intros T.
  - apply second; intros l' M; pose proof M as M'; apply move_iff in M'.
    destruct M' as [a [G [c [X [-> [O ->]]]]]].
    apply Forall2_app_inv_r in N; destruct N as [ma [mc [Na [Nc ->]]]].
    inversion Nc as [| m ? mc' ? Nm Nc']; subst.
    destruct (is_number_opt _ _ _ _ _ Nm O) as [m' [E Nm']].
    apply (IH _ _ M (ma ++ m' :: mc')).
    + apply Forall2_app; auto; now constructor.
    + apply number_after_less in E; rewrite total_app in *; simpl total in *.
      destruct p; simpl sign in *; lia.
  - destruct (good_move p ms T) as [ma [m [mc [m' [-> [E T']]]]]].
    apply Forall2_app_inv_l in N; destruct N as [a [cc [Na [Nc ->]]]].
    inversion Nc as [| ? G ? c Nm Nc']; subst.
    destruct (is_number_has _ _ _ _ _ Nm E) as [X [O Nx]].
    assert (M : move p (a ++ G :: c) (a ++ X :: c)) by (apply move_iff; eauto 8).
    apply first with (a ++ X :: c); auto.
    apply (IH _ _ M (ma ++ m' :: mc)); auto; apply Forall2_app; auto; now constructor.
Qed.

Lemma are_numbers_neg ms l : are_numbers ms l -> are_numbers (map Z.opp ms) (map neg l).
Proof. induction 1; constructor; auto using is_number_neg. Qed.

Lemma total_opp ms : total (map Z.opp ms) = - total ms.
Proof. induction ms; simpl; lia. Qed.

(* Numbers of the same total stand for each other in every sum. *)
Lemma numbers_exchange w b ms ks l k c : are_numbers ms l -> are_numbers ks k -> total ms = total ks ->
  Wins Normal w b (k ++ c) -> Wins Normal w b (l ++ c).
Proof.
  intros L K E; pose proof (are_numbers_neg _ _ K) as N.
  apply (Wins_exchange w b k l (map neg k) c).
  - apply (numbers_win w (ms ++ map Z.opp ks)); [now apply Forall2_app |].
    rewrite total_app, total_opp; destruct w; simpl sign; lia.
  - pose proof (numbers_win (other w) (ks ++ map Z.opp ks) (k ++ map neg k)) as [W _].
    + now apply Forall2_app.
    + rewrite other2 in W; apply W; rewrite total_app, total_opp; destruct w; simpl sign; lia.
Qed.

(* ---- there are such games -------------------------------------------------------------------- *)

Definition has (x : option game) : Type := match x with Some _ => unit | None => Empty_set end.

Definition leads (x : option game) : has x -> game :=
  match x with Some X => fun _ => X | None => fun i : Empty_set => match i with end end.

Lemma number_exists_by m : (forall p m', number_after one p m = Some m' -> {G | is_number one m' G}) ->
  {G | is_number one m G}.
Proof.
  intros A.
  assert (B : forall p, {x : option game | match number_after one p m with None => x = None
                  | Some m' => exists G, x = Some G /\ is_number one m' G end}).
  { intros p; specialize (A p); destruct (number_after one p m) as [m' |]; [| now exists None].
    destruct (A m' eq_refl) as [G N]; exists (Some G); eauto. }
  exists (Game (fun p => has (proj1_sig (B p))) (fun p => leads (proj1_sig (B p)))).
  intros p; destruct (B p) as [x Bx]; simpl.
  destruct (number_after one p m) as [m' |].
  - destruct Bx as [G [-> N]]; split; [exact (inhabits tt) | auto].
  - subst x; intros [[]].
Qed.

(* After a move in a fraction the last digit stands higher, if there is one. *)
Lemma lowest_rises p m : m <> 0 -> lowest m < one ->
  2 * lowest m <= one /\
  (m - sign p * lowest m = 0 \/ 2 * lowest m <= lowest (m - sign p * lowest m)).
Proof.
  intros N L; destruct (lowest_odd m N) as [k [q [K [E F]]]]; rewrite E in *; split.
  - rewrite <- Z.pow_succ_r by lia; apply Z.pow_le_mono_r; [lia |].
    apply Z.pow_lt_mono_r_iff in L; lia.
  - destruct (Z.eq_dec (m - sign p * 2 ^ k) 0); auto; right.
    destruct (lowest_power (m - sign p * 2 ^ k) (k + 1)) as [G | [_ G]]; auto; [lia | ..].
    + rewrite Z.pow_add_r, Z.pow_1_r by lia.
      destruct p; [exists q | exists (q + 1)]; simpl sign in *; rewrite F at 1; ring.
    + rewrite Z.pow_add_r, Z.pow_1_r in G by lia; lia.
    + rewrite !Z.pow_add_r, Z.pow_1_r in G by lia; lia.
Qed.

Lemma whole_divided m : m <> 0 -> one <= lowest m -> (one | m).
Proof.
  intros N L; destruct (lowest_odd m N) as [k [q [K [E F]]]]; unfold one in *.
  rewrite E in *; apply Z.pow_le_mono_r_iff in L; try lia.
  rewrite F; apply Z.divide_mul_r; exists (2 ^ (k - n)); rewrite <- Z.pow_add_r; [f_equal | |]; lia.
Qed.

Lemma divided_whole m : m <> 0 -> (one | m) -> one <= lowest m.
Proof.
  intros N Q; pose proof one_positive; destruct (lowest_power m n) as [G | [_ G]]; auto.
  - fold one in G; lia.
  - rewrite Z.pow_add_r, Z.pow_1_r in G by lia; fold one in G; lia.
Qed.

(* What falls with each move. *)
Definition height (m : Z) : Z := if m =? 0 then 0 else Z.abs m + 2 * (one - Z.min one (lowest m)).

Lemma height_positive m : 0 <= height m.
Proof. unfold height; destruct (Z.eqb_spec m 0); lia. Qed.

Lemma height_falls p m m' : number_after one p m = Some m' -> height m' < height m.
Proof.
  pose proof one_positive; unfold number_after, height; destruct (Z.eqb_spec m 0); [easy |].
  pose proof (lowest_positive m n0) as L; destruct (Z.eqb_spec m' 0); [lia |].
  destruct (Z.ltb_spec (lowest m) one).
  - intros [= <-]; destruct (lowest_rises p m n0 H0) as [U V]; destruct p; simpl sign in *; lia.
  - destruct (Z.ltb_spec 0 (sign p * m)); [| easy]; intros [= <-].
    pose proof (whole_divided m n0 H0) as D; pose proof (at_least_one_unit p _ _ H D H1) as U.
    assert (W : one <= lowest (m - sign p * one)).
    { apply divided_whole; auto; apply Z.divide_sub_r; auto; apply Z.divide_factor_r. }
    destruct p; simpl sign in *; lia.
Qed.

(* An answer to a move leaves who moved better off than before: no number is reversible. *)
Lemma number_reply p m m' m'' : number_after one p m = Some m' ->
  number_after one (other p) m' = Some m'' -> sign p * m < sign p * m''.
Proof.
  pose proof one_positive; unfold number_after; destruct (Z.eqb_spec m 0); [easy |].
  pose proof (lowest_positive m n0) as L; destruct (Z.ltb_spec (lowest m) one).
  - intros [= <-]; destruct (lowest_rises p m n0 H0) as [U V].
    destruct (Z.eqb_spec (m - sign p * lowest m) 0); [easy |].
    destruct V as [V | V]; [easy |]; destruct (Z.ltb_spec (lowest (m - sign p * lowest m)) one).
    + intros [= <-]; destruct p; simpl sign in *; simpl other in *; simpl sign in *; lia.
    + destruct (Z.ltb_spec 0 (sign (other p) * (m - sign p * lowest m))); [| easy].
      intros [= <-]; destruct p; simpl sign in *; simpl other in *; simpl sign in *; lia.
  - destruct (Z.ltb_spec 0 (sign p * m)); [| easy]; intros [= <-].
    pose proof (whole_divided m n0 H0) as D; pose proof (at_least_one_unit p _ _ H D H1) as U.
    destruct (Z.eqb_spec (m - sign p * one) 0); [easy |].
    assert (W : one <= lowest (m - sign p * one)).
    { apply divided_whole; auto; apply Z.divide_sub_r; auto; apply Z.divide_factor_r. }
    destruct (Z.ltb_spec (lowest (m - sign p * one)) one); [lia |].
    destruct (Z.ltb_spec 0 (sign (other p) * (m - sign p * one))); [| easy].
    destruct p; simpl sign in *; simpl other in *; simpl sign in *; lia.
Qed.

Lemma number_exists m : {G | is_number one m G}.
Proof.
  apply (Z_lt_rec (fun a => forall m, height m = a -> {G | is_number one m G})) with (height m); auto.
  - clear m; intros a IH m E; apply number_exists_by; intros p m' A; apply (IH (height m')); auto.
    apply height_falls in A; pose proof (height_positive m'); lia.
  - apply height_positive.
Qed.
End one.
