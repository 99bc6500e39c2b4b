(** Ordinal numbers (Section 4): games without right options whose left options are ordinals. *)

From Coq Require Import PeanoNat.
From CGT Require Export Numbers.
Local Open Scope game_scope.

Inductive ordinal : game -> Prop :=
  Ordinal a : (forall X, ~ opt Right X a) -> (forall X, opt Left X a -> ordinal X) -> ordinal a.

Lemma ordinal_spec a :
  ordinal a <-> (forall X, ~ opt Right X a) /\ (forall X, opt Left X a -> ordinal X).
Proof. split; [intros []; auto|intros []; constructor; auto]. Qed.

Lemma ordinal_left X a : ordinal a -> opt Left X a -> ordinal X.
Proof. intros [b _ o]. apply o. Qed.

Lemma ordinal_right X a : ordinal a -> ~ opt Right X a.
Proof. intros [b n _]. apply n. Qed.

Lemma ordinal_number a : ordinal a -> number a.
Proof.
  induction a as [a IH] using conway. intro o. constructor.
  - intros [] X oX; [|destruct (ordinal_right _ _ o oX)]. eapply IH; eauto using ordinal_left.
  - intros L R _ oR. destruct (ordinal_right _ _ o oR).
Qed.

Lemma ordinal_left_lt X a : ordinal a -> opt Left X a -> X < a.
Proof. intro o. apply left_lt, ordinal_number, o. Qed.

(** Without right options on the greater side only the left options count. *)
Lemma le_ordinal a G : ordinal a -> (G <= a <-> forall X, opt Left X G -> X <| a).
Proof.
  intro o. rewrite le_rule. split; [tauto|]. intro l. split; [exact l|].
  intros Y oY. destruct (ordinal_right _ _ o oY).
Qed.

Lemma below_option a b : excluded_middle -> ordinal a -> ordinal b ->
  b < a -> exists X, opt Left X a /\ b <= X.
Proof.
  intros em oa ob l. destruct (em (exists X, opt Left X a /\ b <= X)) as [h|no]; [exact h|].
  destruct (lt_irrefl b). apply lt_le_trans with a; [exact l|]. apply le_ordinal; [exact ob|].
  intros X o. apply lf_not_ge. intro c. apply no. eauto.
Qed.

Lemma ordinal_lt_or_le a b : excluded_middle -> ordinal a -> ordinal b -> a < b \/ b <= a.
Proof. intros em oa ob. apply number_lt_or_le; auto using ordinal_number. Qed.

Lemma ordinal_le_lt_or_eq a b : excluded_middle -> ordinal a -> ordinal b -> a <= b -> a < b \/ a = b.
Proof.
  intros em oa ob l. destruct (ordinal_lt_or_le a b em oa ob); [auto|]. right. apply eq_le_le. auto.
Qed.

(** Theorem 4.4: induction over the ordinals below *)
Theorem ordinal_induction (P : game -> Prop) : excluded_middle ->
  (forall a, ordinal a -> (forall b, ordinal b -> b < a -> P b) -> P a) ->
  forall a, ordinal a -> P a.
Proof.
  intros em step. cut (forall a, ordinal a -> forall b, ordinal b -> b <= a -> P b).
  { intros all a o. apply (all a o a o), le_refl. }
  induction a as [a IH] using conway. intros oa b ob l. apply step; [exact ob|].
  intros c oc lc. destruct (below_option a c) as (X & oX & m); try assumption.
  - apply lt_le_trans with b; assumption.
  - exact (IH Left X oX (ordinal_left _ _ oa oX) c oc m).
Qed.

(** Proposition 4.3: a class with a member has a least one. *)
Theorem least_ordinal (P : game -> Prop) : excluded_middle ->
  (exists a, ordinal a /\ P a) ->
  exists a, ordinal a /\ P a /\ forall b, ordinal b -> P b -> a <= b.
Proof.
  intros em (a & oa & pa). revert pa.
  apply (ordinal_induction (fun a => P a ->
    exists a, ordinal a /\ P a /\ forall b, ordinal b -> P b -> a <= b) em); [|exact oa].
  clear a oa. intros a oa IH pa.
  destruct (em (exists b, ordinal b /\ P b /\ b < a)) as [(b & ob & pb & l)|no].
  - exact (IH b ob l pb).
  - exists a. split; [exact oa|]. split; [exact pa|]. intros b ob pb.
    destruct (ordinal_lt_or_le b a em ob oa) as [l|l]; [|exact l]. destruct no. eauto.
Qed.

(** * {S|} for a family S *)

Definition upper {S : Type} (f : S -> game) : game := cut f none.

Lemma opt_upper p X {S : Type} (f : S -> game) :
  opt p X (upper f) <-> (p = Left :> player /\ exists s, X = f s :> game).
Proof.
  unfold upper. rewrite opt_cut. destruct p; split.
  - auto.
  - tauto.
  - intros [[] _].
  - intros [e _]. discriminate e.
Qed.

Lemma ordinal_upper {S : Type} (f : S -> game) : (forall s, ordinal (f s)) -> ordinal (upper f).
Proof.
  intro o. constructor; intros X oX; apply opt_upper in oX as [e [s ->]]; [discriminate e|apply o].
Qed.

Lemma upper_gt {S : Type} (f : S -> game) s : (forall s, ordinal (f s)) -> f s < upper f.
Proof.
  intro o. apply ordinal_left_lt; [apply ordinal_upper, o|]. apply opt_upper. eauto.
Qed.

Lemma upper_le {S : Type} (f : S -> game) a : ordinal a -> (forall s, f s < a) -> upper f <= a.
Proof.
  intros oa l. apply le_ordinal; [exact oa|]. intros X o. apply opt_upper in o as [_ [s ->]]. apply lt_lf, l.
Qed.

(** * 4.2: the ordinals below a are a set; a = {b : b < a | }; a + 1 = {a | } *)

(** All forms of ordinals below a: those that are at most an option of a. A form that equals an
    ordinal x is given by which of the ordinals below x it has as options. *)
Fixpoint index_below (a : game) : Type :=
  match a with
  | Game M o => {i : M Left & (index_below (o Left i) + (index_below (o Left i) -> Prop))%type}
  end.

Fixpoint below (a : game) : index_below a -> game :=
  match a with
  | Game M o => fun s => match s with
    | existT _ i (inl s) => below (o Left i) s
    | existT _ i (inr P) => upper (fun s : {s | P s} => below (o Left i) (proj1_sig s))
    end
  end.

Lemma below_all a : excluded_middle -> ordinal a -> forall b, ordinal b -> b < a -> exists s, b == below a s.
Proof.
  intro em. induction a as [M o IH]. intros oa b ob l.
  destruct (below_option _ _ em oa ob l) as (X & oX & m). pose proof (ordinal_left _ _ oa oX) as oX'.
  destruct oX as [i ->].
  destruct (ordinal_le_lt_or_eq _ _ em ob oX' m) as [l'|E].
  - destruct (IH Left i oX' b ob l') as [s e]. exists (existT _ i (inl s)). exact e.
  - exists (existT _ i (inr (fun s => exists Y, opt Left Y b /\ Y == below (o Left i) s))).
    change (b == upper (fun s : {s | exists Y, opt Left Y b /\ Y == below (o Left i) s} =>
                         below (o Left i) (proj1_sig s))).
    apply identical_spec. split; intros p Y oY.
    + destruct p; [|destruct (ordinal_right _ _ ob oY)].
      assert (Y < o Left i) as lY. { rewrite <- E. apply ordinal_left_lt; assumption. }
      destruct (IH Left i oX' Y (ordinal_left _ _ ob oY) lY) as [s e].
      exists (below (o Left i) s). split; [|exact e]. apply opt_upper. split; [reflexivity|].
      exists (exist _ s (ex_intro _ Y (conj oY e))). reflexivity.
    + apply opt_upper in oY as (-> & [s (Z & oZ & e)] & ->). exists Z. split; [exact oZ|exact e].
Qed.

Lemma ordinal_identical a b : a == b -> ordinal a -> ordinal b.
Proof.
  revert b. induction a as [a IH] using conway. intros b E o. apply identical_spec in E as [_ e].
  constructor.
  - intros X oX. destruct (e _ _ oX) as (Y & oY & _). exact (ordinal_right _ _ o oY).
  - intros X oX. destruct (e _ _ oX) as (Y & oY & E). exact (IH _ Y oY X E (ordinal_left _ _ o oY)).
Qed.

(** The game whose left options are all ordinals below a, each form once or more. *)
Definition all_below (a : game) : game :=
  upper (fun s : {s : index_below a | ordinal (below a s) /\ below a s < a} => below a (proj1_sig s)).

Lemma opt_all_below a b : excluded_middle -> ordinal a ->
  (ordinal b /\ b < a <-> exists X, opt Left X (all_below a) /\ b == X).
Proof.
  intros em oa. split.
  - intros [ob l]. destruct (below_all a em oa b ob l) as [s e]. exists (below a s). split; [|exact e].
    apply opt_upper. split; [reflexivity|].
    assert (h : ordinal (below a s) /\ below a s < a).
    { split; [exact (ordinal_identical _ _ e ob)|]. rewrite <- e. exact l. }
    exists (exist _ s h). reflexivity.
  - intros (X & oX & e). apply opt_upper in oX as (_ & [s [os ls]] & ->). cbn in e. split.
    + symmetry in e. exact (ordinal_identical _ _ e os).
    + rewrite e. exact ls.
Qed.

Lemma below_is_set a : excluded_middle -> ordinal a -> is_set (fun b => ordinal b /\ b < a).
Proof. intros em oa. exists (all_below a). intro b. apply opt_all_below; assumption. Qed.

(** Any family of the ordinals below a will do, one form of each or more. *)
Lemma ordinal_from_below a {S : Type} (f : S -> game) : ordinal a ->
  (forall s, ordinal (f s) /\ f s < a) -> (forall b, ordinal b -> b < a -> exists s, b = f s) ->
  a = upper f.
Proof.
  intros oa sound complete. assert (os : ordinal (upper f)) by (apply ordinal_upper; apply sound).
  apply eq_le_le. split.
  - apply le_ordinal; [exact os|]. intros X o.
    destruct (complete X) as [s E]; [eauto using ordinal_left|apply ordinal_left_lt; assumption|].
    rewrite E. apply lt_lf, upper_gt. apply sound.
  - apply upper_le; [exact oa|]. apply sound.
Qed.

Definition successor (a : game) : game := braces [a] [].

Lemma ordinal_successor a : ordinal a -> ordinal (successor a).
Proof. intro o. constructor; intros X oX; listed oX. exact o. Qed.

Lemma lt_successor a : ordinal a -> a < successor a.
Proof.
  intro o. apply ordinal_left_lt; [apply ordinal_successor, o|]. apply opt_braces. left. reflexivity.
Qed.

Lemma successor_lt_le a b : ordinal a -> ordinal b -> b < a -> successor b <= a.
Proof. intros oa ob l. apply le_ordinal; [exact oa|]. intros X o. listed o. apply lt_lf, l. Qed.

Lemma add_one a : ordinal a -> a + 1 = successor a.
Proof.
  induction a as [a IH] using conway. intro oa.
  assert (option : forall X, opt Left X a -> X + 1 <= a).
  { intros X o. rewrite (IH Left X o (ordinal_left _ _ oa o)).
    apply successor_lt_le; eauto using ordinal_left, ordinal_left_lt. }
  apply eq_le_le. split.
  - apply le_ordinal; [apply ordinal_successor, oa|]. intros X o. cases.
    + apply le_lf_trans with a; [apply option, oX|]. apply lt_lf, lt_successor, oa.
    + apply opt_one in oX as [_ ->]. rewrite add_0_r. apply lt_lf, lt_successor, oa.
  - apply le_rule. split.
    + intros X o. listed o. apply lf_not_ge. intro b.
      assert (c : a + 0 <| a + 1) by (apply left_lf, opt_right, opt_one; auto).
      rewrite (identical_equal _ _ (add_0_r a)) in c. apply c, ge_le, b.
    + intros X o. cases; [destruct (ordinal_right _ _ oa oX)|].
      apply opt_one in oX as [e _]. discriminate e.
Qed.

Lemma ordinal_zero : ordinal 0.
Proof. constructor; intros X o; destruct (opt_zero _ _ o). Qed.

Lemma ordinal_one : ordinal 1.
Proof.
  constructor; intros X o; apply opt_one in o as [e ->]; [discriminate e|apply ordinal_zero].
Qed.

Lemma ordinal_add a b : ordinal a -> ordinal b -> ordinal (a + b).
Proof.
  revert a b. induct2. intros a b IHa IHb oa ob. constructor; intros X o; cases.
  - exact (ordinal_right _ _ oa oX).
  - exact (ordinal_right _ _ ob oX).
  - eauto using ordinal_left.
  - eauto using ordinal_left.
Qed.

Lemma ordinal_times n a : ordinal a -> ordinal (times n a).
Proof. intro o. induction n; cbn [times]; [apply ordinal_zero|apply ordinal_add; assumption]. Qed.

Lemma ordinal_ge_0 a : ordinal a -> 0 <= a.
Proof. intro o. apply le_ordinal; [exact o|]. intros X oX. destruct (opt_zero _ _ oX). Qed.

(** * Natural numbers and omega *)

Lemma times_lt m n : (m < n)%nat -> times m 1 < times n 1.
Proof.
  induction 1 as [|n l IH]; [|apply lt_trans with (times n 1); [exact IH|]];
    cbn [times]; (eapply lt_same; [|exact zero_lt_one]; group).
Qed.

Lemma times_le m n : (m <= n)%nat -> times m 1 <= times n 1.
Proof.
  intro l. apply Nat.le_lteq in l as [l|<-]; [apply lt_le, times_lt, l|apply le_refl].
Qed.

Definition omega : game := upper (fun n => times n 1).

Lemma ordinal_omega : ordinal omega.
Proof. apply ordinal_upper. intro n. apply ordinal_times, ordinal_one. Qed.

Lemma natural_lt_omega n : times n 1 < omega.
Proof. apply (upper_gt (fun n => times n 1)). intro. apply ordinal_times, ordinal_one. Qed.

Lemma omega_least a : ordinal a -> (forall n, times n 1 < a) -> omega <= a.
Proof. intros o l. apply upper_le; assumption. Qed.
