(* Normal play: what a player wins as second he may add; what the other wins as second he may drop. *)
From Coq Require Import List Permutation.
From Verified Require Import Play Positions.
Import ListNotations.

Lemma first w l l' : move w l l' -> Wins Normal w (other w) l' -> Wins Normal w w l.
Proof. intros M W; apply Wins_first; eauto. Qed.

Lemma first_inv w l : Wins Normal w w l -> exists l', move w l l' /\ Wins Normal w (other w) l'.
Proof. intros W; apply Wins_first in W; destruct W as [W | [[=] _]]; exact W. Qed.

Lemma second w l : (forall l', move (other w) l l' -> Wins Normal w w l') -> Wins Normal w (other w) l.
Proof. intros A; apply Wins_second; split; [exact A | discriminate]. Qed.

Lemma second_inv w l l' : Wins Normal w (other w) l -> move (other w) l l' -> Wins Normal w w l'.
Proof. intros W; apply Wins_second in W; apply W. Qed.

Lemma Wins_both w l m : Wins Normal w (other w) m ->
  (Wins Normal w (other w) l -> Wins Normal w (other w) (l ++ m)) /\
  (Wins Normal w w l -> Wins Normal w w (l ++ m)).
Proof.
  cut ((Wins Normal w (other w) l -> Wins Normal w (other w) m -> Wins Normal w (other w) (l ++ m)) /\
       (Wins Normal w w l -> Wins Normal w (other w) m -> Wins Normal w w (l ++ m)) /\
       (Wins Normal w (other w) l -> Wins Normal w w m -> Wins Normal w w (l ++ m))).
  { intuition. }
  revert m; induction l as [l IHl] using list_induction; intros m.
  induction m as [m IHm] using list_induction; repeat split.
  - intros A B; apply second; intros k M.
    apply move_app in M; destruct M as [[l' [M ->]] | [m' [M ->]]].
    + destruct (IHl _ _ M m) as (_ & H & _); eauto using second_inv.
    + destruct (IHm _ _ M) as (_ & _ & H); eauto using second_inv.
  - intros A B; apply first_inv in A; destruct A as [l' [M A]].
    apply first with (l' ++ m); [apply move_app; eauto |].
    destruct (IHl _ _ M m) as (H & _ & _); auto.
  - intros A B; apply first_inv in B; destruct B as [m' [M B]].
    apply first with (l ++ m'); [apply move_app; eauto |].
    destruct (IHm _ _ M) as (H & _ & _); auto.
Qed.

Lemma Wins_add w b l m : Wins Normal w b l -> Wins Normal w (other w) m -> Wins Normal w b (l ++ m).
Proof. intros A B; destruct (two_players w b) as [-> | ->]; apply (Wins_both w l m B), A. Qed.

(* A move in m is answered there. *)
Lemma Wins_drop w b l m : Wins Normal w b (l ++ m) -> Wins Normal (other w) w m -> Wins Normal w b l.
Proof.
  cut (forall m, (forall b, Wins Normal w b (l ++ m) -> Wins Normal (other w) w m -> Wins Normal w b l) /\
                 (Wins Normal w (other w) (l ++ m) -> Wins Normal (other w) (other w) m -> Wins Normal w w l)).
  { intros H; apply H. }
  clear b m; induction l as [l IHl] using list_induction; intros m.
  induction m as [m IHm] using list_induction; split.
  - intros b A S; destruct (two_players w b) as [-> | ->].
    + apply first_inv in A; destruct A as [k [M A]].
      apply move_app in M; destruct M as [[l' [M ->]] | [m' [M ->]]].
      * apply first with l'; auto; destruct (IHl _ _ M m) as [H _]; auto.
      * destruct (IHm _ _ M) as [_ H]; apply H; auto.
        rewrite <- (other2 w) in M; apply (second_inv (other w) m); auto; now rewrite other2.
    + apply second; intros l' M; destruct (IHl _ _ M m) as [H _]; apply H; auto.
      apply (second_inv w (l ++ m)); auto; apply move_app; eauto.
  - intros A S; apply first_inv in S; destruct S as [m' [M S]]; rewrite other2 in S.
    destruct (IHm _ _ M) as [H _]; apply H; auto.
    apply (second_inv w (l ++ m)); auto; apply move_app; eauto.
Qed.

(* l may stand for k when k + n and l + n are won by who goes second, as for n = -l. *)
Lemma Wins_exchange w b k l n c :
  Wins Normal w (other w) (l ++ n) -> Wins Normal (other w) w (k ++ n) ->
  Wins Normal w b (k ++ c) -> Wins Normal w b (l ++ c).
Proof.
  intros L K W; apply (Wins_drop w b _ (k ++ n)); auto.
  apply (Wins_perm _ _ _ ((k ++ c) ++ (l ++ n))); [| now apply Wins_add].
  rewrite <- !app_assoc, (Permutation_app_swap_app k c), (Permutation_app_swap_app k l).
  apply Permutation_app_swap_app.
Qed.
