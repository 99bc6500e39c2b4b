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
