(* Sums as lists of games: their moves, and what does not depend on the order. *)
From Coq Require Import List Permutation.
From Verified Require Import Play.
Import ListNotations.

Lemma other2 p : other (other p) = p.
Proof. now destruct p. Qed.

Lemma same_refl p : same p p = true.
Proof. now destruct p. Qed.

Lemma same_other p : same p (other p) = false.
Proof. now destruct p. Qed.

Lemma two_players w b : b = w \/ b = other w.
Proof. destruct w, b; auto. Qed.

(* ---- winning, by options --------------------------------------------------------------------- *)

Lemma wins_first r w G : wins r w w G <->
  (exists X, opt w X G /\ wins r w (other w) X) \/ (r = Misere /\ forall X, ~ opt w X G).
Proof.
  destruct G as [M o]; simpl; rewrite same_refl; split; intros [W | [E N]]; [left | right | left | right].
  - destruct W as [i W]; exists (o w i); split; [now exists i | exact W].
  - split; [exact E | intros X [i _]; exact (N (inhabits i))].
  - destruct W as [X [[i ->] W]]; exists i; exact W.
  - split; [exact E | intros [i]; apply (N (o w i)); now exists i].
Qed.

Lemma wins_second r w G : wins r w (other w) G <->
  (forall X, opt (other w) X G -> wins r w w X) /\ (r = Misere -> exists X, opt (other w) X G).
Proof.
  destruct G as [M o]; simpl; rewrite same_other, other2; split; intros [A I]; split.
  - intros X [i ->]; apply A.
  - intros E; destruct (I E) as [i]; exists (o _ i); now exists i.
  - intros i; apply A; now exists i.
  - intros E; destruct (I E) as [X [i _]]; exact (inhabits i).
Qed.

Lemma game_induction (P : game -> Prop) :
  (forall G, (forall p X, opt p X G -> P X) -> P G) -> forall G, P G.
Proof. intros S; induction G as [M o IH]; apply S; intros p X [i ->]; apply IH. Qed.

Lemma opt_add p X G H : opt p X (add G H) <->
  (exists Y, opt p Y G /\ X = add Y H) \/ (exists Y, opt p Y H /\ X = add G Y).
Proof.
  destruct G as [M o], H as [N q]; simpl; split.
  - intros [[i | j] ->]; eauto 6.
  - intros [[Y [[i ->] ->]] | [Y [[j ->] ->]]]; [exists (inl i) | exists (inr j)]; reflexivity.
Qed.

Lemma opt_neg p X G : opt p X (neg G) <-> exists Y, opt (other p) Y G /\ X = neg Y.
Proof.
  destruct G as [M o]; simpl; split; [intros [i ->]; eauto | intros [Y [[i ->] ->]]; eauto].
Qed.

(* ---- moves in lists -------------------------------------------------------------------------- *)

Inductive move (p : player) : list game -> list game -> Prop :=
  | move_here X G l : opt p X G -> move p (G :: l) (X :: l)
  | move_later G l l' : move p l l' -> move p (G :: l) (G :: l').

Lemma opt_sum p X l : opt p X (sum l) <-> exists l', move p l l' /\ X = sum l'.
Proof.
  revert X; induction l as [| G l IH]; intros X.
  - split; [intros [[] _] | intros [l' [M _]]; inversion M].
  - change (sum (G :: l)) with (add G (sum l)); rewrite opt_add; split.
    + intros [[Y [O ->]] | [Y [O ->]]].
      * exists (Y :: l); split; [now constructor | reflexivity].
      * apply IH in O; destruct O as [l' [M ->]].
        exists (G :: l'); split; [now constructor | reflexivity].
    + intros [l' [M ->]]; inversion M as [Y ? ? O | ? ? k K]; subst; [left | right].
      * eauto.
      * exists (sum k); split; [apply IH; eauto | reflexivity].
Qed.

Definition Wins r w b (l : list game) : Prop := wins r w b (sum l).

Lemma Wins_first r w l : Wins r w w l <->
  (exists l', move w l l' /\ Wins r w (other w) l') \/ (r = Misere /\ forall l', ~ move w l l').
Proof.
  unfold Wins; rewrite wins_first; split.
  - intros [[X [O W]] | [E N]]; [left | right; split; auto].
    + apply opt_sum in O; destruct O as [l' [M ->]]; eauto.
    + intros l' M; apply (N (sum l')); apply opt_sum; eauto.
  - intros [[l' [M W]] | [E N]]; [left; exists (sum l') | right; split; auto].
    + split; [apply opt_sum |]; eauto.
    + intros X O; apply opt_sum in O; destruct O as [l' [M _]]; now apply (N l').
Qed.

Lemma Wins_second r w l : Wins r w (other w) l <->
  (forall l', move (other w) l l' -> Wins r w w l') /\ (r = Misere -> exists l', move (other w) l l').
Proof.
  unfold Wins; rewrite wins_second; split.
  - intros [A I]; split; [intros l' M; apply A, opt_sum; eauto | intros E].
    destruct (I E) as [X O]; apply opt_sum in O; destruct O as [l' [M _]]; eauto.
  - intros [A I]; split; [intros X O | intros E].
    + apply opt_sum in O; destruct O as [l' [M ->]]; auto.
    + destruct (I E) as [l' M]; exists (sum l'); apply opt_sum; eauto.
Qed.

Lemma list_induction (P : list game -> Prop) :
  (forall l, (forall p l', move p l l' -> P l') -> P l) -> forall l, P l.
Proof.
  intros S; assert (A : forall G l, sum l = G -> P l); [| eauto].
  induction G as [G IH] using game_induction; intros l <-; apply S; intros p l' M.
  apply (IH p (sum l')); [apply opt_sum; eauto | reflexivity].
Qed.

Lemma move_app p l m k : move p (l ++ m) k <->
  (exists l', move p l l' /\ k = l' ++ m) \/ (exists m', move p m m' /\ k = l ++ m').
Proof.
  revert k; induction l as [| G l IH]; intros k; simpl; split.
  - eauto.
  - intros [[l' [M _]] | [m' [M ->]]]; [inversion M | exact M].
  - intros M; inversion M as [X ? ? O | ? ? k' K]; subst.
    + left; exists (X :: l); split; [now constructor | reflexivity].
    + apply IH in K; destruct K as [[l' [K ->]] | [m' [K ->]]]; [left | right]; eauto.
      exists (G :: l'); split; [now constructor | reflexivity].
  - intros [[l' [M ->]] | [m' [M ->]]].
    + inversion M as [X ? ? O | ? ? k' K]; subst; simpl; constructor; auto.
      apply IH; eauto.
    + constructor; apply IH; eauto.
Qed.

(* A move in one of the games, which stands anywhere. *)
Lemma move_iff p l k : move p l k <->
  exists a G c X, l = a ++ G :: c /\ opt p X G /\ k = a ++ X :: c.
Proof.
  split.
  - induction 1 as [X G l O | G l l' M IH]; [exists [], G, l, X; auto |].
    destruct IH as [a [K [c [X [-> [O ->]]]]]]; exists (G :: a), K, c, X; auto.
  - intros [a [G [c [X [-> [O ->]]]]]]; apply move_app; right.
    exists (X :: c); split; [now constructor | reflexivity].
Qed.

Lemma move_perm p l k l' : Permutation l k -> move p l l' ->
  exists k', move p k k' /\ Permutation l' k'.
Proof.
  intros P M; apply move_iff in M; destruct M as [a [G [c [X [-> [O ->]]]]]].
  assert (I : In G k) by (eapply Permutation_in; [exact P | apply in_elt]).
  apply in_split in I; destruct I as [a' [c' ->]]; apply Permutation_app_inv in P.
  exists (a' ++ X :: c'); split; [apply move_iff; eauto 8 |].
  rewrite <- !Permutation_middle; auto.
Qed.

(* Of sums that have the same moves, as deep as they go, the same one wins. *)
Lemma Wins_alike (R : list game -> list game -> Prop) :
  (forall l k, R l k -> R k l) ->
  (forall l k p l', R l k -> move p l l' -> exists k', move p k k' /\ R l' k') ->
  forall l k r w b, R l k -> Wins r w b l -> Wins r w b k.
Proof.
  intros S F l; induction l as [l IH] using list_induction; intros k r w b A.
  destruct (two_players w b) as [-> | ->].
  - rewrite !Wins_first; intros [[l' [M W]] | [E N]]; [left | right; split; auto].
    + destruct (F _ _ _ _ A M) as [k' [M' A']]; eauto.
    + intros k' M; destruct (F _ _ _ _ (S _ _ A) M) as [l' [M' _]]; eapply N; eauto.
  - rewrite !Wins_second; intros [B I]; split.
    + intros k' M; destruct (F _ _ _ _ (S _ _ A) M) as [l' [M' A']]; eauto.
    + intros E; destruct (I E) as [l' M], (F _ _ _ _ A M) as [k' [M' _]]; eauto.
Qed.

Lemma Wins_perm r w b l k : Permutation l k -> Wins r w b l -> Wins r w b k.
Proof.
  apply (Wins_alike (@Permutation game)); [intros; now symmetry |].
  intros l' k' p m P M; exact (move_perm p l' k' m P M).
Qed.

(* A game without moves changes nothing, in either play. *)
Lemma Wins_stuck r w b G l : (forall p X, ~ opt p X G) -> (Wins r w b l <-> Wins r w b (G :: l)).
Proof.
  intros S; assert (A : forall l k r w b, k = G :: l \/ l = G :: k -> Wins r w b l -> Wins r w b k).
  { apply (Wins_alike (fun l k => k = G :: l \/ l = G :: k)); [tauto |].
    intros m k p m' [-> | ->] M; [exists (G :: m'); split; [now constructor | auto] |].
    inversion M as [X ? ? O | ? ? k' K]; subst; [now apply S in O | eauto]. }
  split; apply A; auto.
Qed.

(* Nor does it matter whether a sum is one of the games. *)
Lemma Wins_flat r w b l m : Wins r w b (l ++ m) <-> Wins r w b (sum l :: m).
Proof.
  pose (R := fun j k => exists l m, j = sum l :: m /\ k = l ++ m).
  assert (A : forall j k r w b, R j k \/ R k j -> Wins r w b j -> Wins r w b k).
  { apply (Wins_alike (fun j k => R j k \/ R k j)); [tauto |].
    intros j k p j' [[a [c [-> ->]]] | [a [c [-> ->]]]] M.
    - inversion M as [X ? ? O | ? ? c' N]; subst.
      + apply opt_sum in O; destruct O as [a' [N ->]]; exists (a' ++ c); split; [apply move_app; eauto |].
        left; exists a', c; auto.
      + exists (a ++ c'); split; [apply move_app; eauto |]; left; exists a, c'; auto.
    - apply move_app in M; destruct M as [[a' [N ->]] | [c' [N ->]]].
      + exists (sum a' :: c); split; [constructor; apply opt_sum; eauto |]; right; exists a', c; auto.
      + exists (sum a :: c'); split; [now constructor |]; right; exists a, c'; auto. }
  assert (B : R (sum l :: m) (l ++ m)) by (exists l, m; auto).
  split; apply A; auto.
Qed.
