(* Games, sums, and who wins them, in normal and in misere play: all that the theorems speak of. *)
From Coq Require Import List.
Import ListNotations.

Inductive player := Left | Right.

Definition other (p : player) : player :=
  match p with Left => Right | Right => Left end.

Definition same (p q : player) : bool :=
  match p, q with Left, Left | Right, Right => true | _, _ => false end.

(* A game is its moves: for each player a type of them, and what each leads to. *)
Inductive game := Game (M : player -> Type) (o : forall p, M p -> game).

Definition opt (p : player) (X G : game) : Prop :=
  match G with Game M o => exists i : M p, X = o p i end.

(* Who has no move loses in normal play, and wins in misere play. *)
Inductive rules := Normal | Misere.

(* w wins G when b begins. *)
Fixpoint wins (r : rules) (w b : player) (G : game) : Prop :=
  match G with Game M o =>
    if same w b
    then (exists i, wins r w (other b) (o b i)) \/ (r = Misere /\ ~ inhabited (M b))
    else (forall i, wins r w (other b) (o b i)) /\ (r = Misere -> inhabited (M b))
  end.

Definition zero : game := Game (fun _ => Empty_set) (fun _ i => match i with end).

Fixpoint neg (G : game) : game :=
  match G with Game M o => Game (fun p => M (other p)) (fun p i => neg (o (other p) i)) end.

(* A move in G + H is a move in G or a move in H. *)
Fixpoint add (G : game) : game -> game :=
  match G with Game M o =>
    fix add_G (H : game) : game :=
      match H with Game N q =>
        Game (fun p => M p + N p)%type
             (fun p m => match m with inl i => add (o p i) (Game N q) | inr j => add_G (q p j) end)
      end
  end.

Definition sum (l : list game) : game := fold_right add zero l.

(* The same options, as deep as they go: what one means by the same form. *)
Fixpoint identical (G H : game) : Prop :=
  match G, H with Game M o, Game N q =>
    forall p, (forall i, exists j, identical (o p i) (q p j)) /\
              (forall j, exists i, identical (o p i) (q p j))
  end.

(* G >= H is `at_least Left G H`, G <= H is `at_least Right G H`, and G |> H is `beyond Left G H`. *)
Definition at_least (p : player) (G H : game) : Prop := wins Normal p (other p) (sum [G; neg H]).
Definition beyond (p : player) (G H : game) : Prop := wins Normal p p (sum [G; neg H]).

(* No option is dominated or reversible, here and below: of two options none is at least as good as
   the other one unless they are identical, and no answer to an option is as good as the game. *)
Fixpoint canonical (G : game) : Prop :=
  match G with Game M o => forall p,
    (forall i, canonical (o p i)) /\
    (forall i j, identical (o p i) (o p j) \/ beyond p (o p i) (o p j)) /\
    (forall i X, opt (other p) X (o p i) -> beyond p X (Game M o))
  end.
