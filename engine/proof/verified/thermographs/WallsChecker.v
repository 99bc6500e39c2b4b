(* The checker with lines of walls beside the others. What it returns is run. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive.
From Verified Require Import Play Numbers Checker.
Import ListNotations.
Local Open Scope Z_scope.

(* A wall at a temperature, in units: where it is, and whether it leans, so that it was better for its player, or less
   bad, just below. *)
Record wall := Wall { stands_at : Z; leans : bool }.

(* Those of a form. *)
Record thermograph := Thermograph { graph_of : positive; graph_at : Z; left_wall : wall; right_wall : wall }.

Definition wall_of (w : thermograph) (p : player) : wall :=
  match p with Left => left_wall w | Right => right_wall w end.

Definition meet (w : thermograph) : bool := stands_at (left_wall w) =? stands_at (right_wall w).

Definition a_wall_leans (w : thermograph) : bool := leans (left_wall w) || leans (right_wall w).

Record walled := Walled {
  core : state;
  walls_at : PositiveMap.t thermograph;  (* from 1 on *)
  walls_count : positive }.              (* one more than there are *)

Inductive any_line :=
  | Plain (l : line)
  | LineWalls (n : positive) (t : Z) (shows : list positive).

(* p's wall of an option at t: of a number the number; of another one an earlier line has it, or the mast. *)
Definition option_wall (st : walled) (p : player) (t : Z) (i : positive) (shows : list positive) :
    option (wall * list positive) :=
  match PositiveMap.find i (forms (core st)), shows with
  | Some (Number m), _ => Some (Wall m false, shows)
  | Some (Options _ _), k :: shows =>
    let? w := PositiveMap.find k (walls_at st) in
    if (graph_of w =? i)%positive
    then if graph_at w =? t then Some (wall_of w p, shows)
         else if (graph_at w <? t) && meet w then Some (Wall (stands_at (left_wall w)) false, shows)
         else None
    else None
  | _, _ => None
  end.

Fixpoint option_walls (st : walled) (p : player) (t : Z) (l shows : list positive) :
    option (list wall * list positive) :=
  match l with
  | [] => Some ([], shows)
  | i :: l =>
    let? (x, shows) := option_wall st p t i shows in
    let? (xs, shows) := option_walls st p t l shows in
    Some (x :: xs, shows)
  end.

(* What p has of moving to it at t. *)
Definition taxed (p : player) (t : Z) (x : wall) : wall := Wall (stands_at x - sign p * t) (negb (leans x)).

(* The one of these that p likes most, just below the temperature too. *)
Definition liking (p : player) (x : wall) : Z := 2 * (sign p * stands_at x) + if leans x then 1 else 0.

Fixpoint best (p : player) (xs : list wall) : option wall :=
  match xs with
  | [] => None
  | x :: xs =>
    match best p xs with
    | Some y => Some (if liking p x <=? liking p y then y else x)
    | None => Some x
    end
  end.

Definition find_walls (st : walled) (n : positive) (t : Z) (shows : list positive) : option thermograph :=
  match PositiveMap.find n (forms (core st)) with
  | Some (Options l r) =>
    let? (xs, shows) := option_walls st Right t l shows in
    let? (ys, shows) := option_walls st Left t r shows in
    let? x := best Left (map (taxed Left t) xs) in
    let? y := best Right (map (taxed Right t) ys) in
    match shows with
    | [] => if (0 <=? t) && within t && (stands_at y <=? stands_at x) then Some (Thermograph n t x y) else None
    | _ => None
    end
  | _ => None
  end.

Definition take_any (st : walled) (l : any_line) : option walled :=
  match l with
  | Plain l => let? s := take (core st) l in Some (Walled s (walls_at st) (walls_count st))
  | LineWalls n t shows =>
    let? w := find_walls st n t shows in
    Some (Walled (core st) (PositiveMap.add (walls_count st) w (walls_at st)) (Pos.succ (walls_count st)))
  end.

Fixpoint take_every (st : walled) (lines : list any_line) : option walled :=
  match lines with
  | [] => Some st
  | l :: lines => let? st' := take_any st l in take_every st' lines
  end.

Definition start_any (places : Z) (r : rules) : option walled :=
  option_map (fun s => Walled s (PositiveMap.empty _) 1) (start places r).

Definition accepted_any (places : Z) (r : rules) (lines : list any_line) : option walled :=
  let? st := start_any places r in take_every st lines.

(* The lines that are not of walls. *)
Definition plain_lines (lines : list any_line) : list line :=
  flat_map (fun l => match l with Plain l => [l] | LineWalls _ _ _ => [] end) lines.
