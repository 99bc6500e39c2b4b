(* The checker of boards: it takes the nodes of a certificate one after another. What it returns is run. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive.
From Verified Require Import Play Checker Boards.
Import ListNotations.

Record board_node := SayBoard {
  board_winner : player; board_beginner : player; squares : board; board_shown : bool }.

Record boards := BoardState {
  board_rules : ruleset;
  board_columns : nat;
  board_play : rules;
  board_nodes : PositiveMap.t board_node; (* numbered from 1 on *)
  board_count : positive }.               (* one more than there are *)

Inductive board_line :=
  | LineBoard (shown : bool) (winner beginner : player) (squares : board) (shows : list positive).

Definition start_boards (g : ruleset) (columns : nat) (r : rules) : boards :=
  BoardState g columns r (PositiveMap.empty _) 1.

Fixpoint same_board (a b : board) : bool :=
  match a, b with
  | [], [] => true
  | x :: a, y :: b => if same_square x y then same_board a b else false
  | _, _ => false
  end.

Definition says_board (st : boards) (n : positive) (w b : player) (s : board) : bool :=
  match PositiveMap.find n (board_nodes st) with
  | None => false
  | Some d => same (board_winner d) w && same (board_beginner d) b && same_board (squares d) s
  end.

Fixpoint nth_board (l : list board) (k : positive) : option board :=
  match l, k with
  | [], _ => None
  | b :: _, xH => Some b
  | _ :: l, _ => nth_board l (Pos.pred k)
  end.

Fixpoint each_board_said (st : boards) (w : player) (l : list board) (shows : list positive) : bool :=
  match l, shows with
  | [], [] => true
  | b :: l, n :: shows => says_board st n w w b && each_board_said st w l shows
  | _, _ => false
  end.

Definition is_board_shown (st : boards) (w b : player) (s : board) (shows : list positive) : bool :=
  match moves (board_rules st) (board_columns st) b s with
  | [] => match shows with
          | [] => match board_play st with Normal => negb (same w b) | Misere => same w b end
          | _ => false
          end
  | l =>
    if same w b
    then match shows with
         | [k; n] => match nth_board l k with Some t => says_board st n w (other w) t | None => false end
         | _ => false
         end
    else each_board_said st w l shows
  end.

Definition take_board (st : boards) (l : board_line) : option boards :=
  match l with
  | LineBoard shown w b s shows =>
    if is_board_shown st w b s shows
    then Some (BoardState (board_rules st) (board_columns st) (board_play st)
                          (PositiveMap.add (board_count st) (SayBoard w b s shown) (board_nodes st))
                          (Pos.succ (board_count st)))
    else None
  end.

Fixpoint take_all_boards (st : boards) (lines : list board_line) : option boards :=
  match lines with
  | [] => Some st
  | l :: lines => let? st' := take_board st l in take_all_boards st' lines
  end.

(* A certificate of these lines. *)
Definition accepted_boards (g : ruleset) (columns : nat) (r : rules) (lines : list board_line) : option boards :=
  take_all_boards (start_boards g columns r) lines.
