(** What is said of play in words: who can force a win, how long a play is, graphs on which there may
    be endless play, and games in which parts are replaced by equal ones. *)

From CGT Require Export Horses.
Local Open Scope game_scope.

(** A player can force a win: [wins_moving] when it is this player's move, [wins_waiting] when it is
    the other player's. Inductive: a play that does not end is no win. *)
Inductive wins_moving (p : player) (G : game) : Prop :=
| Move X : opt p X G -> wins_waiting p X -> wins_moving p G
with wins_waiting (p : player) (G : game) : Prop :=
| Wait : (forall X, opt (other p) X G -> wins_moving p X) -> wins_waiting p G.

Definition can_force_a_win (p starter : player) (G : game) : Prop :=
  match p, starter with
  | Left, Left | Right, Right => wins_moving p G
  | _, _ => wins_waiting p G
  end.

Lemma wins_spec G : excluded_middle ->
  forall p, (wins_waiting p G <-> second p G) /\ (wins_moving p G <-> first p G).
Proof.
  intro em. induction G as [G IH] using conway. intro p. split; split.
  - intros [w]. apply second_spec. intros X o. apply (IH _ X o), w, o.
  - intro w. constructor. intros X o. apply (IH _ X o). rewrite second_spec in w. apply w, o.
  - intros [X o w]. apply (IH _ X o) in w. exact (first_of _ _ _ o w).
  - intro w. apply (first_spec _ _ em) in w as (X & o & w). apply (IH _ X o) in w. econstructor; eauto.
Qed.

Lemma no_draw G : excluded_middle -> forall starter,
  (can_force_a_win Left starter G /\ ~ can_force_a_win Right starter G) \/
  (~ can_force_a_win Left starter G /\ can_force_a_win Right starter G).
Proof.
  intros em starter. pose proof (wins_spec G em) as s.
  destruct (s Left) as [a b], (s Right) as [c d], starter; cbn [can_force_a_win]; rewrite ?a, ?b, ?c, ?d;
    unfold first; cbn [other].
  - destruct (em (second Right G)); tauto.
  - destruct (em (second Left G)); tauto.
Qed.

(** A play of n moves, alternating or not, begins at G. *)
Inductive lasts : nat -> game -> Prop :=
| Lasts_0 G : lasts 0 G
| Lasts_S n p X G : opt p X G -> lasts n X -> lasts (S n) G.

(** A game all of whose plays end, and which has plays of any length: {0, {0|}, {{0|}|}, ... | }. *)
Fixpoint ladder (n : nat) : game := match n with O => 0 | S n => braces [ladder n] [] end.

Lemma ladder_lasts n : lasts n (ladder n).
Proof.
  induction n as [|n IH]; [constructor|]. apply Lasts_S with Left (ladder n); [|exact IH].
  apply opt_braces. left. reflexivity.
Qed.

Lemma lasts_shorter n G : lasts (S n) G -> lasts n G.
Proof.
  revert G. induction n as [|n IH]; intros G l; [constructor|]. inversion l as [|m p X G' o l']; subst.
  apply Lasts_S with p X; [exact o|]. apply IH, l'.
Qed.

(** * Graphs: induction, and that there is no endless walk *)

Definition induction_holds {A : Type} (R : A -> A -> Prop) : Prop :=
  forall P : A -> Prop, (forall x, (forall y, R y x -> P y) -> P x) -> forall x, P x.

Definition no_endless_walk {A : Type} (R : A -> A -> Prop) : Prop :=
  ~ exists f : nat -> A, forall n, R (f (S n)) (f n).

(** One after another can be chosen, endlessly; the next depends on the last. *)
Definition dependent_choice : Prop :=
  forall (A : Type) (R : A -> A -> Prop), (forall x, exists y, R y x) ->
  forall x : A, exists f : nat -> A, f O = x :> A /\ forall n, R (f (S n)) (f n).

Lemma induction_no_walk {A : Type} (R : A -> A -> Prop) : induction_holds R -> no_endless_walk R.
Proof.
  intros ind [f walk]. cut (forall x, forall n, x = f n :> A -> False).
  - intro no. exact (no _ O eq_refl).
  - apply (ind (fun x => forall n, x = f n :> A -> False)).
    intros x IH n ->. exact (IH _ (walk n) _ eq_refl).
Qed.

Lemma no_walk_induction {A : Type} (R : A -> A -> Prop) :
  excluded_middle -> dependent_choice -> no_endless_walk R -> induction_holds R.
Proof.
  intros em dc no P step x. destruct (em (P x)) as [h|n]; [exact h|]. destruct no.
  destruct (dc {x | ~ P x} (fun y x => R (proj1_sig y) (proj1_sig x))) with (x := exist (fun x => ~ P x) x n)
    as (f & _ & w).
  - intros [y ny]. destruct (em (exists z, R z y /\ ~ P z)) as [(z & r & nz)|none].
    + exists (exist _ z nz). exact r.
    + destruct ny. apply step. intros z r. destruct (em (P z)) as [h|nz]; [exact h|]. destruct none. eauto.
  - exists (fun n => proj1_sig (f n)). exact w.
Qed.

(** * Replacing parts by equal games (2.17) *)

(** Every option has an equal one in the other game, for the same player. *)
Lemma options_equal G H :
  (forall p X, opt p X G -> exists Y, opt p Y H /\ X = Y) ->
  (forall p Y, opt p Y H -> exists X, opt p X G /\ X = Y) -> G = H.
Proof.
  intros a b. apply equal_spec. intro p. apply atleast_spec. split.
  - intros X o. destruct (a _ X o) as (Y & oY & E). rewrite E. apply opt_horse, oY.
  - intros Y o c. destruct (b _ Y o) as (X & oX & E). rewrite <- E in c.
    apply (opt_horse _ _ _ oX). apply atleast_flip. exact c.
Qed.

(** H is G with some parts replaced by equal games: at any depth, and in sums and negatives. *)
Inductive replaced : game -> game -> Prop :=
| Part G H : G = H -> replaced G H
| Sums G G' H H' : replaced G G' -> replaced H H' -> replaced (G + H) (G' + H')
| Negatives G G' : replaced G G' -> replaced (- G) (- G')
| Options G H :
    (forall p X, opt p X G -> exists Y, opt p Y H /\ replaced X Y) ->
    (forall p Y, opt p Y H -> exists X, opt p X G /\ replaced X Y) -> replaced G H.

Fixpoint replaced_equal G H (r : replaced G H) : G = H.
Proof.
  destruct r as [G H E|G G' H H' r s|G G' r|G H a b].
  - exact E.
  - rewrite (replaced_equal _ _ r), (replaced_equal _ _ s). reflexivity.
  - rewrite (replaced_equal _ _ r). reflexivity.
  - apply options_equal; intros p X o.
    + destruct (a p X o) as (Y & oY & r). exists Y. split; [exact oY|]. exact (replaced_equal _ _ r).
    + destruct (b p X o) as (Y & oY & r). exists Y. split; [exact oY|]. exact (replaced_equal _ _ r).
Qed.

(** * Classes of games *)

(** A class of games is a set if its members are, up to identity, the left options of a game. *)
Definition is_set (C : game -> Prop) : Prop :=
  exists H, forall X, C X <-> exists Y, opt Left Y H /\ X == Y.

(** All games are no set: {all of them | } would be one more, and greater than each. *)
Lemma not_all_games : ~ is_set (fun _ => True).
Proof.
  intros [H all]. destruct H as [M o].
  set (K := cut (o Left) none). destruct (proj1 (all K) I) as (Y & oY & E).
  assert (opt Left Y K) as oK. { apply opt_cut. exact oY. }
  apply opt_horse in oK. apply oK. apply equal_atleast. symmetry. apply identical_equal, E.
Qed.

(** The positions of a game are a set. *)
Fixpoint place (G : game) : Type :=
  match G with Game M o => option {p : player & {i : M p & place (o p i)}} end.

Fixpoint at_place (G : game) : place G -> game :=
  match G with
  | Game M o => fun s => match s with
    | None => Game M o
    | Some (existT _ p (existT _ i s)) => at_place (o p i) s
    end
  end.

Lemma position_at_place G : forall X, position X G <-> exists s, X = at_place G s :> game.
Proof.
  induction G as [M o IH]. intro X. split.
  - intro h. apply position_spec in h as [->|(p & Y & [i ->] & h)].
    + exists (None : place (Game M o)). reflexivity.
    + apply IH in h as [s ->]. exists (Some (existT _ p (existT _ i s)) : place (Game M o)). reflexivity.
  - intros [[[p [i s]]|] ->].
    + apply Played with p (o p i). { exists i. reflexivity. } apply IH. exists s. reflexivity.
    + constructor.
Qed.
