(* Someone wins a short game; and one with a number between its options is equal to the simplest such number. *)
From Coq Require Import List ZArith QArith Lqa Lia.
From Verified Require Import Play Positions Values Numbers NumberSums Units Identical Canonical Unique Families FamilyNumbers.
From Verified Require Import Thermographs Walls Leaning Means.
Import ListNotations.
Local Open Scope Q_scope.

(* ---- short games ----------------------------------------------------------------------------- *)

Lemma short_iff G : short G <-> forall p,
  (exists l, (forall X, In X l -> opt p X G) /\ forall X, opt p X G -> exists Y, In Y l /\ identical X Y) /\
  forall X, opt p X G -> short X.
Proof.
  destruct G as [M o]; simpl; split; intros A p; destruct (A p) as [[l B] C]; split.
  - exists (map (o p) l); split.
    + intros X I; apply in_map_iff in I; destruct I as [i [<- _]]; now exists i.
    + intros X [i ->]; destruct (B i) as [j [I E]]; exists (o p j); split; auto; now apply in_map.
  - intros X [i ->]; auto.
  - destruct B as [B D]; assert (E : exists k : list (M p), map (o p) k = l).
    { clear D; induction l as [| X l IH]; [now exists [] |]; destruct (B X) as [i E]; [now left |].
      destruct IH as [k K]; [intros Y I; apply B; now right | exists (i :: k); simpl; now rewrite K, E]. }
    destruct E as [k <-]; exists k; intros i; destruct (D (o p i)) as [Y [I E]]; [now exists i |].
    apply in_map_iff in I; destruct I as [j [<- I]]; eauto.
  - intros i; apply C; now exists i.
Qed.

Lemma short_neg G : short G -> short (neg G).
Proof.
  induction G as [G IH] using game_induction; rewrite !short_iff; intros S p; destruct (S (other p)) as [[l [A B]] C]; split.
  - exists (map neg l); split.
    + intros X I; apply in_map_iff in I; destruct I as [Y [<- I]]; apply opt_neg; eauto.
    + intros X O; apply opt_neg in O; destruct O as [Y [O ->]]; destruct (B Y O) as [Z [I E]].
      exists (neg Z); split; [now apply in_map | now apply identical_neg].
  - intros X O; apply opt_neg in O; destruct O as [Y [O ->]]; eauto.
Qed.

Lemma short_number x N : value x N -> short N.
Proof.
  intros [k [m [A _]]]; revert m A; induction N as [N IH] using game_induction; intros m A; apply short_iff; intros p; split.
  - destruct (number_after (Zpos (pow2 k)) p m) as [m' |] eqn:E.
    + destruct (is_number_has _ _ _ _ _ A E) as [X [O B]]; exists [X]; split; [intros Y [<- | []]; auto |].
      intros Y P; exists X; split; [now left |]; destruct (is_number_opt _ _ _ _ _ A P) as [n [F D]].
      rewrite E in F; injection F as <-; now apply number_identical with (2 := B) in D.
    + exists []; split; [easy |]; intros Y P; destruct (is_number_opt _ _ _ _ _ A P) as [n [F _]]; congruence.
  - intros X O; destruct (is_number_opt _ _ _ _ _ A O) as [n [_ D]]; eauto.
Qed.

Lemma search {A} (P Q : A -> Prop) l : (forall a, In a l -> P a \/ Q a) ->
  (exists a, In a l /\ P a) \/ forall a, In a l -> Q a.
Proof.
  induction l as [| a l IH]; intros D; [now right |]; destruct (D a (or_introl eq_refl)) as [H | H]; [left; exists a; auto using in_eq |].
  destruct IH as [[b [I K]] | K]; [intros b I; apply D; now right | left; exists b; split; auto; now right |].
  right; intros b [<- | I]; auto.
Qed.

Lemma moves_finite p l : Forall short l -> exists ks,
  (forall k, In k ks -> move p l k /\ Forall short k) /\ forall k, move p l k -> exists k', In k' ks /\ Forall2 identical k k'.
Proof.
  induction 1 as [| G l S F [ks [C D]]]; [exists []; split; [easy | intros k M; inversion M] |].
  pose proof S as S'; rewrite short_iff in S'; destruct (S' p) as [[xs [A B]] E].
  exists (map (fun X => X :: l) xs ++ map (cons G) ks); split.
  - intros k I; apply in_app_iff in I; destruct I as [I | I]; apply in_map_iff in I; destruct I as [X [<- I]].
    + split; [constructor; auto | constructor; auto].
    + destruct (C X I); split; constructor; auto.
  - assert (R : forall k, Forall2 identical k k) by (clear; induction k; constructor; auto using identical_refl).
    intros k M; inversion M as [X ? ? O | ? ? l' N]; subst.
    + destruct (B X O) as [Y [I J]]; exists (Y :: l); split; [apply in_app_iff; left; apply in_map_iff; eauto | constructor; auto].
    + destruct (D l' N) as [k' [I J]]; exists (G :: k'); split; [apply in_app_iff; right; now apply in_map | constructor; auto using identical_refl].
Qed.

Lemma someone_wins l : Forall short l -> forall b, Wins Normal b b l \/ Wins Normal (other b) b l.
Proof.
  induction l as [l IH] using list_induction; intros S b; destruct (moves_finite b l S) as [ks [A B]].
  destruct (search (Wins Normal b (other b)) (Wins Normal (other b) (other b)) ks) as [[k [I W]] | W].
  - intros k I; destruct (A k I) as [M F]; destruct (IH b k M F (other b)) as [W | W]; auto; rewrite other2 in W; auto.
  - left; destruct (A k I); now apply first with k.
  - right; rewrite <- (other2 b) at 2; apply second; intros k M; rewrite other2 in M; destruct (B k M) as [k' [I E]].
    apply all_identical_sym in E; apply (Wins_identical _ _ _ _ _ E); auto.
Qed.

(* ---- the simplest number --------------------------------------------------------------------- *)

Section game.
Variable G : game.
Hypothesis G_short : short G.

Definition fits (N : game) : Prop := forall p X, opt p X G -> beyond (other p) X N.

Lemma fits_or N : short N -> fits N \/ exists p X, opt p X G /\ at_least p X N.
Proof.
  intros S; assert (A : forall p, (exists X, opt p X G /\ at_least p X N) \/ forall X, opt p X G -> beyond (other p) X N).
  { intros p; pose proof G_short as H; rewrite short_iff in H; destruct (H p) as [[l [A B]] C].
    destruct (search (fun X => at_least p X N) (fun X => beyond (other p) X N) l) as [[X [I W]] | W]; [| eauto |].
    - intros X I; destruct (someone_wins [X; neg N]) with (b := other p) as [W | W]; auto using short_neg.
      left; now rewrite other2 in W.
    - right; intros X O; destruct (B X O) as [Y [I E]]; apply (Wins_identical Normal (other p) (other p) [Y; neg N]); [| now apply W].
      repeat constructor; auto using identical_refl, identical_sym. }
  destruct (A Left) as [L | L]; [right; eauto |]; destruct (A Right) as [R | R]; [right; eauto |].
  left; intros []; auto.
Qed.

Lemma number_opt_at_least p x N Z : value x N -> opt p Z N -> at_least p N Z.
Proof.
  intros V O; destruct (value_opt p x N Z V O) as [z [W L]]; apply (reals_win p [x; - z]).
  - constructor; [now right | constructor; [apply real_neg; now right | constructor]].
  - destruct p; simpl in *; lra.
Qed.

Lemma simplest N x : value x N -> fits N -> exists y M, value y M /\ equal_value G M.
Proof.
  revert x; induction N as [N IH] using game_induction; intros x V F.
  assert (A : forall p, (exists Z, opt p Z N /\ fits Z) \/ forall Z, opt p Z N -> exists q X, opt q X G /\ at_least q X Z).
  { intros p; pose proof (short_number x N V) as S; rewrite short_iff in S; destruct (S p) as [[l [A B]] C].
    destruct (search fits (fun Z => exists q X, opt q X G /\ at_least q X Z) l) as [[Z [I W]] | W]; [| eauto |].
    - intros Z I; apply fits_or; auto.
    - right; intros Z O; destruct (B Z O) as [Y [I E]]; destruct (W Y I) as [q [X [P L]]]; exists q, X; split; auto.
      apply (Wins_identical Normal q (other q) [X; neg Y]); auto.
      repeat constructor; auto using identical_refl, identical_neg, identical_sym. }
  assert (D : forall p Z, opt p Z N -> fits Z -> exists y M, value y M /\ equal_value G M).
  { intros p Z O K; destruct (value_opt p x N Z V O) as [z [W _]]; eauto. }
  destruct (A Left) as [[Z [O K]] | L]; [eauto |]; destruct (A Right) as [[Z [O K]] | R]; [eauto |].
  exists x, N; split; auto; intros p; apply second; intros k M; inversion M as [X ? ? O | ? ? k' M']; subst.
  - pose proof (F _ X O) as W; rewrite other2 in W; exact W.
  - inversion M' as [Y ? ? O | ? ? k1 N']; subst; [| inversion N'].
    apply opt_neg in O; rewrite other2 in O; destruct O as [Z [O ->]].
    destruct (ltac:(destruct p; auto) : forall Z, opt p Z N -> exists q X, opt q X G /\ at_least q X Z) with (Z := Z) as [q [X [P W]]]; auto.
    destruct (two_players p q) as [-> | ->]; [apply first with [X; neg Z]; auto; now constructor | exfalso].
    pose proof (F _ X P) as U; unfold beyond in U; rewrite other2 in U.
    pose proof (through p p X N Z U (number_opt_at_least p x N Z V O)) as T.
    unfold at_least in W; rewrite other2 in W; exact (never_both _ _ _ T W).
Qed.
End game.
