(* Boards: the moves of four rulesets, and who wins. What the theorems on boards speak of. *)
From Coq Require Import List Bool ZArith.
From Verified Require Import Play.
Import ListNotations.
Local Open Scope Z_scope.

(* A square is free, or closed, or has a piece of a player, or is left to a player. *)
Inductive square := Free | Closed | Of (p : player).

(* Row by row. *)
Definition board : Type := list square.

(* A kind of moves: from a square on, in steps of so many rows down and columns to the right, these
   squares are before the move and those after it; then of the four squares beside the first one those of the
   first kind become those of the second. *)
Record kind := Kind {
  mover : player; down : Z; right : Z;
  before : list square; after : list square; beside : list (square * square) }.

Inductive ruleset := Domineering | Clobber | Toads | Snort.

Definition kinds (g : ruleset) : list kind :=
  match g with
  | Domineering => (* a domino, of Left upright, of Right lying *)
    [ Kind Left 1 0 [Free; Free] [Closed; Closed] []; Kind Right 0 1 [Free; Free] [Closed; Closed] [] ]
  | Clobber => (* a piece moves onto one of the other player beside it *)
    flat_map (fun p => map (fun d => Kind p (fst d) (snd d) [Of p; Of (other p)] [Free; Of p] [])
                           [(0, 1); (0, -1); (1, 0); (-1, 0)]) [Left; Right]
  | Toads => (* a toad goes to the right, a frog to the left, by one square or over one of the others *)
    flat_map (fun p => let d := match p with Left => 1 | Right => -1 end in
                       [ Kind p 0 d [Of p; Free] [Free; Of p] [];
                         Kind p 0 d [Of p; Of (other p); Free] [Free; Of (other p); Of p] [] ]) [Left; Right]
  | Snort => (* one takes a square that is free or left to him; free ones beside it are then left to him,
                and those left to the other player are closed *)
    flat_map (fun p => map (fun x => Kind p 0 0 [x] [Closed] [(Free, Of p); (Of (other p), Closed)])
                           [Free; Of p]) [Left; Right]
  end.

(* ---- moves ----------------------------------------------------------------------------------- *)

Definition same_square (x y : square) : bool :=
  match x, y with
  | Free, Free | Closed, Closed => true
  | Of p, Of q => same p q
  | _, _ => false
  end.

(* Where a square stands in the list; there is none beyond the left and the right edge, or above. *)
Definition place (columns row column : Z) : option nat :=
  if (0 <=? row) && (0 <=? column) && (column <? columns) then Some (Z.to_nat (row * columns + column)) else None.

Definition look (columns : Z) (b : board) (row column : Z) : option square :=
  match place columns row column with Some i => nth_error b i | None => None end.

Fixpoint replace (b : board) (i : nat) (x : square) : board :=
  match b, i with
  | [], _ => []
  | _ :: b, O => x :: b
  | y :: b, S i => y :: replace b i x
  end.

Definition write (columns : Z) (b : board) (row column : Z) (x : square) : board :=
  match place columns row column with Some i => replace b i x | None => b end.

Fixpoint turn (columns : Z) (b : board) (row column down right : Z) (before after : list square) : option board :=
  match before, after with
  | x :: before, y :: after =>
    match look columns b row column with
    | Some z => if same_square x z
                then turn columns (write columns b row column y) (row + down) (column + right) down right before after
                else None
    | None => None
    end
  | _, _ => Some b
  end.

Definition turn_beside (columns : Z) (pairs : list (square * square)) (b : board) (at_ : Z * Z) : board :=
  match look columns b (fst at_) (snd at_) with
  | Some x => match find (fun pair => same_square (fst pair) x) pairs with
              | Some (_, y) => write columns b (fst at_) (snd at_) y
              | None => b
              end
  | None => b
  end.

Definition make (columns : nat) (b : board) (k : kind) (from : nat) : option board :=
  let c := Z.of_nat columns in
  let row := Z.of_nat (from / columns) in
  let column := Z.of_nat (from mod columns) in
  match turn c b row column (down k) (right k) (before k) (after k) with
  | Some b => match beside k with
              | [] => Some b
              | pairs => Some (fold_left (turn_beside c pairs)
                                 [(row, column + 1); (row, column - 1); (row + 1, column); (row - 1, column)] b)
              end
  | None => None
  end.

(* The boards that p can move to, kind by kind and square by square. *)
Definition moves (g : ruleset) (columns : nat) (p : player) (b : board) : list board :=
  flat_map (fun k =>
    if same (mover k) p
    then flat_map (fun from => match make columns b k from with Some b => [b] | None => [] end) (seq 0 (length b))
    else []) (kinds g).

(* ---- who wins -------------------------------------------------------------------------------- *)

(* w wins when this player begins. *)
Inductive won (m : player -> board -> list board) (r : rules) (w : player) : player -> board -> Prop :=
  | won_by_move b b' : In b' (m w b) -> won m r w (other w) b' -> won m r w w b
  | won_by_answers b : (forall b', In b' (m (other w) b) -> won m r w w b') ->
                       (r = Misere -> m (other w) b <> []) -> won m r w (other w) b
  | won_without_move b : r = Misere -> m w b = [] -> won m r w w b.

(* B b is the board b as a game. *)
Definition are_boards (m : player -> board -> list board) (B : board -> game) : Prop :=
  forall b p X, opt p X (B b) <-> exists b', In b' (m p b) /\ X = B b'.
