(** Games (Definition 2.1), their options and positions, identity, Conway induction.

    A game is what its left and right options are, which are given before it: any family of games
    indexed by a type, a finite one or not. That there is no endless play (the Descending Game
    Condition) is what an inductive type says. *)

From Coq Require Export List RelationClasses Morphisms Setoid.
Export ListNotations.

Inductive player := Left | Right.

Definition other (p : player) : player := match p with Left => Right | Right => Left end.

Lemma other_other p : other (other p) = p.
Proof. destruct p; reflexivity. Qed.

(** [M p] is a type with an element for each option of player p, [o p] says which games they are. *)
Inductive game : Type := Game (M : player -> Type) (o : forall p, M p -> game).

(** X is an option of G for p: in [opt Left X G] a left option, in [opt Right X G] a right one. *)
Definition opt (p : player) (X G : game) : Prop :=
  match G with Game M o => exists i : M p, X = o p i end.

(** The only use of logic that is not constructive stands as a hypothesis where it is needed. *)
Definition excluded_middle : Prop := forall P : Prop, P \/ ~ P.

Declare Scope game_scope.
Delimit Scope game_scope with game.

(** * Induction (Theorem 2.3) *)

Theorem conway (P : game -> Prop) :
  (forall G, (forall p X, opt p X G -> P X) -> P G) -> forall G, P G.
Proof.
  intro step. induction G as [M o IH]. apply step. intros p X [i ->]. apply IH.
Qed.

Theorem conway2 (P : game -> game -> Prop) :
  (forall G H, (forall p X, opt p X G -> P X H) -> (forall p Y, opt p Y H -> P G Y) -> P G H) ->
  forall G H, P G H.
Proof.
  intro step. induction G as [G IHG] using conway. induction H as [H IHH] using conway.
  apply step; eauto.
Qed.

Theorem conway3 (P : game -> game -> game -> Prop) :
  (forall G H K, (forall p X, opt p X G -> P X H K) -> (forall p Y, opt p Y H -> P G Y K) ->
                 (forall p Z, opt p Z K -> P G H Z) -> P G H K) ->
  forall G H K, P G H K.
Proof.
  intro step. induction G as [G IHG] using conway.
  apply (conway2 (fun H K => P G H K)). intros H K IHH IHK. apply step; eauto.
Qed.

(** The predicate is what stands behind the last quantifiers. *)
Ltac induct2 :=
  match goal with |- forall G H, @?P G H => apply (conway2 P); cbv beta end.
Ltac induct3 :=
  match goal with |- forall G H K, @?P G H K => apply (conway3 P); cbv beta end.

(** For tuples of any length: one entry is replaced by one of its options. *)
Inductive moved : list game -> list game -> Prop :=
  Moved before G after p X :
    opt p X G -> moved (before ++ X :: after) (before ++ G :: after).

Lemma moved_ends_cons G : forall l, Acc moved l -> Acc moved (G :: l).
Proof.
  induction G as [G IHG] using conway. intros l ends. induction ends as [l ends IHl].
  constructor. intros l' m. inversion m as [before H after p X o E E']; subst.
  destruct before as [|A before]; cbn in E'; injection E' as <- <-; cbn.
  - apply (IHG p X o). constructor. exact ends.
  - apply IHl. econstructor. exact o.
Qed.

Theorem conway_list (P : list game -> Prop) :
  (forall l, (forall l', moved l' l -> P l') -> P l) -> forall l, P l.
Proof.
  intros step l. assert (ends : Acc moved l).
  - induction l as [|G l IH]; [|apply moved_ends_cons, IH].
    constructor. intros l' m. inversion m as [[|? ?] ? ? ? ? ? E E']; discriminate E'.
  - induction ends as [l _ IH]. apply step, IH.
Qed.

(** The Descending Game Condition: there is no endless play, alternating or not. *)
Theorem no_endless_play (G : nat -> game) : ~ (forall n, exists p, opt p (G (S n)) (G n)).
Proof.
  intro endless. cut (forall H, forall n, H = G n -> False). { intro no. exact (no _ 0 eq_refl). }
  induction H as [H IH] using conway. intros n ->.
  destruct (endless n) as [p o]. exact (IH p _ o (S n) eq_refl).
Qed.

(** * Positions (Definition 2.2) *)

Inductive position : game -> game -> Prop :=
| Start G : position G G
| Played X p Y G : opt p Y G -> position X Y -> position X G.

Lemma position_spec X G : position X G <-> X = G \/ exists p Y, opt p Y G /\ position X Y.
Proof.
  split.
  - intros [|]; [left; reflexivity|right; eauto].
  - intros [->|(p & Y & o & h)]; [constructor|econstructor; eauto].
Qed.

(** * Identity: the same options, in any order and multiplicity *)

Inductive identical : game -> game -> Prop :=
  Identical G H :
    (forall p X, opt p X G -> exists Y, opt p Y H /\ identical X Y) ->
    (forall p Y, opt p Y H -> exists X, opt p X G /\ identical X Y) -> identical G H.

Infix "==" := identical (at level 70) : game_scope.
Local Open Scope game_scope.

Lemma identical_spec G H :
  G == H <-> (forall p X, opt p X G -> exists Y, opt p Y H /\ X == Y) /\
             (forall p Y, opt p Y H -> exists X, opt p X G /\ X == Y).
Proof.
  split.
  - intro E. destruct E. auto.
  - intros [a b]. constructor; auto.
Qed.

#[global] Instance identical_equivalence : Equivalence identical.
Proof.
  split.
  - intro G. induction G as [G IH] using conway. constructor; eauto.
  - intro G. induction G as [G IH] using conway. intros H E. apply identical_spec in E as [a b].
    constructor.
    + intros p Y oY. destruct (b p Y oY) as (X & oX & E). exists X. split; [exact oX|]. eapply IH; eauto.
    + intros p X oX. destruct (a p X oX) as (Y & oY & E). exists Y. split; [exact oY|]. eapply IH; eauto.
  - intro G. induction G as [G IH] using conway. intros H K GH HK.
    apply identical_spec in GH as [a b], HK as [c d]. constructor.
    + intros p X oX. destruct (a p X oX) as (Y & oY & E), (c p Y oY) as (Z & oZ & F).
      exists Z. split; [exact oZ|]. eapply IH; eauto.
    + intros p Z oZ. destruct (d p Z oZ) as (Y & oY & F), (b p Y oY) as (X & oX & E).
      exists X. split; [exact oX|]. eapply IH; eauto.
Qed.

(** * Writing games down *)

(** [cut l r]: the game whose left options are the members of the family l, and the right ones
    those of r. *)
Definition cut {L R : Type} (l : L -> game) (r : R -> game) : game :=
  Game (fun p => match p with Left => L | Right => R end)
       (fun p => match p with Left => l | Right => r end).

Definition none : Empty_set -> game := fun i => match i with end.

Lemma opt_cut p X {L R : Type} (l : L -> game) (r : R -> game) :
  opt p X (cut l r) <-> match p with Left => exists i, X = l i | Right => exists j, X = r j end.
Proof. destruct p; reflexivity. Qed.

(** [braces l r]: the game whose left options stand in the list l, and the right ones in r. *)
Fixpoint index (l : list game) : Set :=
  match l with [] => Empty_set | _ :: l => option (index l) end.

Fixpoint member (l : list game) : index l -> game :=
  match l with
  | [] => none
  | G :: l => fun i => match i with None => G | Some i => member l i end
  end.

Definition braces (l r : list game) : game := cut (member l) (member r).

Lemma in_member X l : (exists i, X = member l i) <-> In X l.
Proof.
  induction l as [|G l IH]; cbn; split.
  - intros [[] _].
  - intros [].
  - intros [[i|] ->]; [right; apply IH; eauto|auto].
  - intros [<-|h]; [exists None; reflexivity|]. apply IH in h as [i ->]. exists (Some i). reflexivity.
Qed.

Lemma opt_braces p X l r :
  opt p X (braces l r) <-> In X (match p with Left => l | Right => r end).
Proof. unfold braces. rewrite opt_cut. destruct p; apply in_member. Qed.

(** Cases of which member of a list an option is. *)
Ltac listed o :=
  apply opt_braces in o; cbn in o;
  match type of o with In _ (match ?p with _ => _ end) => destruct p | _ => idtac end;
  cbn in o; repeat (destruct o as [<-|o]); try contradiction.

Definition zero : game := braces [] [].
Definition one : game := braces [zero] [].
Definition star : game := braces [zero] [zero].

Notation "0" := zero : game_scope.
Notation "1" := one : game_scope.

Lemma opt_zero p X : ~ opt p X 0.
Proof. unfold zero. rewrite opt_braces. destruct p; intros []. Qed.

Lemma opt_one p X : opt p X 1 <-> (p = Left /\ X = 0)%type.
Proof. unfold one. rewrite opt_braces. destruct p; cbn; intuition congruence. Qed.

Lemma opt_star p X : opt p X star <-> (X = 0)%type.
Proof. unfold star. rewrite opt_braces. destruct p; cbn; intuition congruence. Qed.

#[global] Opaque zero one star braces cut.
