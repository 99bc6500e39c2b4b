(** Normal forms of short games (2.25), as finite trees: [game_of t] is the game of a tree t, [nodes t] the
    number of its nodes. [simplified t t']: in t, at any depth, one dominated option is deleted, or one reversible
    option is replaced; [simplifies]: any number of times. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Import Simplify.
Local Open Scope game_scope.

Theorem SS_2_25a : forall G, short G -> exists H, H = G /\ short H /\ simplest_form H.
Proof.
  intros G s. destruct (short_form G s) as [t e]. destruct (simplest_exists t) as (u & m & f).
  exists (game_of u). split; [|split; [apply short_game_of|exact f]].
  rewrite e. exact (simplifies_equal t u m).
Qed.

(** A list of all positions of G, each once. *)
Definition positions_are (l : list game) (G : game) : Prop :=
  (forall X, position X G -> exists Y, In Y l /\ X == Y) /\ (forall Y, In Y l -> position Y G) /\
  ForallOrdPairs (fun X Y => ~ X == Y) l.

Lemma three_positions G : opt Left 1 G -> (forall p X, opt p X G -> X = 0 :> game \/ X = 1 :> game) ->
  positions_are [G; 1; 0] G.
Proof.
  intros o all. assert (up : forall X Y, opt Left X Y -> ~ Y == X).
  { intros X Y oX E. apply (left_lf X Y oX), ge_le. rewrite E. apply le_refl. }
  assert (z : opt Left 0 1) by (apply opt_one; auto).
  assert (zero_below : ~ G == 0).
  { intro E. apply identical_spec in E as [a _]. destruct (a _ _ o) as (Y & oY & _). destruct (opt_zero _ _ oY). }
  split; [|split].
  - assert (zeros : forall X, position X 0 -> X = 0 :> game).
    { intros X h. apply position_spec in h as [e|(p & Y & oY & _)]; [exact e|destruct (opt_zero _ _ oY)]. }
    assert (ones : forall X, position X 1 -> X = 1 :> game \/ X = 0 :> game).
    { intros X h. apply position_spec in h as [e|(p & Y & oY & h)]; [auto|]. apply opt_one in oY as [_ ->]. auto. }
    intros X h. exists X. split; [|reflexivity]. apply position_spec in h as [->|(p & Y & oY & h)]; [cbn; auto|].
    destruct (all p Y oY) as [-> | ->]; [rewrite (zeros X h)|destruct (ones X h) as [-> | ->]]; cbn; auto.
  - intros Y [<-|[<-|[<-|[]]]]; [constructor|exact (Played _ _ _ _ o (Start 1))|].
    exact (Played _ _ _ _ o (Played _ _ _ _ z (Start 0))).
  - repeat constructor; auto.
Qed.

(** Each step has fewer nodes. Of positions there need not be fewer: {0,1|} and {1|} have three. *)
Theorem SS_2_25d :
  (forall t t', simplified t t' -> (nodes t' < nodes t)%nat /\ game_of t' = game_of t) /\
  let G := braces [0; 1] [] in let H := braces [1] [] in
  dominated Left 0 G /\ positions_are [G; 1; 0] G /\ positions_are [H; 1; 0] H.
Proof.
  split; [intros t t' h; split; [exact (simplified_smaller t t' h)|exact (simplified_equal t t' h)]|].
  intros G H. split; [|split].
  - exists 1. split; [apply opt_braces; right; left; reflexivity|]. split.
    + intro E. apply identical_spec in E as [_ b]. destruct (b Left 0) as (X & o & _); [apply opt_one; auto|].
      destruct (opt_zero _ _ o).
    + apply ge_le, lt_le, zero_lt_one.
  - apply three_positions; [apply opt_braces; right; left; reflexivity|]. intros p X o. unfold G in o. listed o; auto.
  - apply three_positions; [apply opt_braces; left; reflexivity|]. intros p X o. unfold H in o. listed o; auto.
Qed.

(** There is no endless series of steps, some step is possible until the form is simplest, and what two series end
    in is the same form. *)
Theorem SS_2_25e :
  (~ exists t : nat -> form, forall n, simplified (t n) (t (S n))) /\
  (forall t, (forall t', ~ simplified t t') <-> simplest_form (game_of t)) /\
  (excluded_middle -> forall t u v, simplifies t u -> simplifies t v ->
     (forall u', ~ simplified u u') -> (forall v', ~ simplified v v') -> game_of u == game_of v).
Proof.
  split; [|split; [exact no_step_simplest|]].
  - intros [t steps]. assert (bound : forall n, (n + nodes (t n) <= nodes (t O))%nat).
    { induction n as [|n IH]; [apply le_n|]. pose proof (simplified_smaller _ _ (steps n)). lia. }
    specialize (bound (S (nodes (t O)))). lia.
  - intros em t u v hu hv nu nv. apply (simplest_form_unique (game_of u) (game_of v) em); [apply no_step_simplest, nu|apply no_step_simplest, nv|].
    rewrite (simplifies_equal t u hu), (simplifies_equal t v hv). reflexivity.
Qed.

(** Every short game is the game of a tree, and of every tree the steps lead to the only simplest form that is
    equal to it. *)
Theorem DN_24 :
  (forall G, short G -> exists t, G == game_of t) /\
  (forall t, exists u, simplifies t u /\ game_of u = game_of t /\ simplest_form (game_of u)) /\
  (excluded_middle -> forall G H, simplest_form G -> simplest_form H -> G = H -> G == H).
Proof.
  split; [exact short_form|split; [|intros em G H; exact (simplest_form_unique G H em)]].
  intro t. destruct (simplest_exists t) as (u & m & s). exists u. split; [exact m|split; [exact (simplifies_equal t u m)|exact s]].
Qed.
