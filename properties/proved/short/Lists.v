(** Finite lists: what is decided of each member, and choosing for each. *)

From Coq Require Export List.
Export ListNotations.

(** What holds of some member of a finite list or of none is decided if it is of each. *)
Lemma some_or_none {A : Type} (P Q : A -> Prop) (l : list A) : (forall x, In x l -> P x \/ Q x) ->
  (exists x, In x l /\ P x) \/ (forall x, In x l -> Q x).
Proof.
  induction l as [|x l IH]; intro dec; [right; intros x []|].
  destruct (dec x (or_introl eq_refl)) as [h|h]; [left; exists x; cbn; auto|].
  destruct IH as [(y & i & hy)|all]; [intros y i; apply dec; cbn; auto|left; exists y; cbn; auto|].
  right. intros y [<-|i]; auto.
Qed.

(** For each member one that is related to it. *)
Lemma choose {A B : Type} (R : A -> B -> Prop) (l : list A) : (forall x, In x l -> exists y, R x y) ->
  exists m, (forall x, In x l -> exists y, In y m /\ R x y) /\ (forall y, In y m -> exists x, In x l /\ R x y).
Proof.
  induction l as [|x l IH]; intro h; [exists []; split; intros z []|].
  destruct IH as (m & a & b); [intros; apply h; right; assumption|]. destruct (h x (or_introl eq_refl)) as [y r].
  exists (y :: m). split.
  - intros z [<-|i]; [exists y; cbn; auto|]. destruct (a z i) as (w & j & s). exists w. cbn. auto.
  - intros z [<-|i]; [exists x; cbn; auto|]. destruct (b z i) as (w & j & s). exists w. cbn. auto.
Qed.
