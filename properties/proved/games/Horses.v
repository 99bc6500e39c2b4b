(** Gift horses (2.18, 2.19), and what follows at once: equal options, dominated and reversible
    ones (2.17, 2.21, 2.23), the General Simplicity Theorem (5.1). *)

From CGT Require Export Group.
Local Open Scope game_scope.

(** H is a gift horse for G, of player p: it is not at least as good for p as G. *)
Definition horse (p : player) (H G : game) : Prop := ~ atleast p H G.

(** Theorem 2.10: an option is one. *)
Lemma opt_horse p X G : opt p X G -> horse p X G.
Proof.
  intros o a. apply atleast_flip in a. apply atleast_spec in a as [a _].
  rewrite other_other in a. exact (a X o (atleast_refl p X)).
Qed.

(** Lemma 2.19: if H has what G has, and its other options are gift horses for G, it equals G. *)
Theorem gift_horses G H :
  (forall p X, opt p X G -> opt p X H) ->
  (forall p X, opt p X H -> opt p X G \/ horse p X G) -> H = G.
Proof.
  intros more new. assert (all : forall p X, opt p X H -> horse p X G).
  { intros p X o. destruct (new p X o) as [o'|h]; [apply opt_horse, o'|exact h]. }
  apply equal_spec. intro p. apply atleast_spec. split.
  - intros X o. exact (all _ _ o).
  - intros Y o a. apply more in o. apply opt_horse in o. apply o.
    apply atleast_flip. exact a.
Qed.

(** Two games are equal if the options of each are gift horses for the other. *)
Theorem equal_horses G H :
  (forall p X, opt p X G -> horse p X H) -> (forall p X, opt p X H -> horse p X G) -> G = H.
Proof.
  intros a b. apply equal_spec. intro p. apply atleast_spec. split.
  - intros X o. exact (a _ X o).
  - intros Y o c. apply (b _ Y o). apply atleast_flip. exact c.
Qed.

Lemma horse_left X G : horse Left X G <-> X <| G.
Proof. reflexivity. Qed.

(** An option that is no better than one of G is a gift horse for G (2.21). *)
Lemma dominated_horse p X Y G : opt p Y G -> atleast p Y X -> horse p X G.
Proof. intros o a b. apply (opt_horse _ _ _ o). eapply atleast_trans; eauto. Qed.

(** Lemma 2.21: any options may be deleted for which there stay others that are as good. *)
Theorem delete_dominated G H :
  (forall p X, opt p X H -> opt p X G) ->
  (forall p X, opt p X G -> opt p X H \/ exists Y, opt p Y H /\ atleast p Y X) -> G = H.
Proof.
  intros fewer kept. apply equal_horses; intros p X o.
  - destruct (kept p X o) as [o'|(Y & oY & a)]; [apply opt_horse, o'|eapply dominated_horse; eauto].
  - apply opt_horse, fewer, o.
Qed.

(** Lemma 2.23: an option X of G that is reversible through Y may be replaced by Y's options. *)
Theorem bypass_reversible p X Y G H :
  opt p X G -> opt (other p) Y X -> atleast p G Y ->
  (forall Z, opt (other p) Z H <-> opt (other p) Z G) ->
  (forall Z, opt p Z H -> opt p Z G \/ opt p Z Y) ->
  (forall Z, opt p Z G -> Z = X :> game \/ opt p Z H) ->
  (forall Z, opt p Z Y -> opt p Z H) -> G = H.
Proof.
  intros oX oY r same new old all.
  assert (YH : atleast p H Y).
  { apply atleast_spec. split.
    - intros Z o a. apply same in o. apply (opt_horse _ _ _ o).
      apply atleast_trans with Y; [exact a|apply atleast_flip in r; exact r].
    - intros Z o a. apply all in o. apply (opt_horse _ _ _ o). apply atleast_flip. exact a. }
  assert (horses : forall q Z, opt q Z G -> q = p :> player -> horse q Z H).
  { intros q Z o ->. destruct (old Z o) as [->|o']; [|apply opt_horse, o'].
    intro a. apply (opt_horse _ _ _ oY). apply atleast_flip. rewrite other_other.
    eapply atleast_trans; eauto. }
  assert (dec : forall q, q = p :> player \/ q = other p :> player) by (intros []; destruct p; auto).
  apply equal_horses; intros q Z o; destruct (dec q) as [->| ->].
  - apply horses; auto.
  - apply opt_horse, same, o.
  - destruct (new Z o) as [o'|o']; [apply opt_horse, o'|].
    intro a. apply (opt_horse _ _ _ o'). eapply atleast_trans; eauto.
  - apply opt_horse, same, o.
Qed.

(** Proposition 5.1, the General Simplicity Theorem *)
Theorem general_simplicity G H :
  (forall X, opt Left X G -> X <| H) -> (forall X, opt Right X G -> H <| X) ->
  (forall Y, opt Left Y H -> exists X, opt Left X G /\ Y <= X) ->
  (forall Y, opt Right Y H -> exists X, opt Right X G /\ X <= Y) -> G = H.
Proof.
  intros l r l' r'. apply equal_horses; intros [] X o.
  - exact (l X o).
  - apply gf_lf, r, o.
  - destruct (l' X o) as (Y & oY & a). apply (dominated_horse Left X Y G oY), ge_le, a.
  - destruct (r' X o) as (Y & oY & a). apply (dominated_horse Right X Y G oY), a.
Qed.
