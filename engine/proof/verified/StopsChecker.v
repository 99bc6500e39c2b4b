(* The checker with lines of stops beside the others. What it returns is run. *)
From Coq Require Import List ZArith FSets.FMapPositive.
From Verified Require Import Play Numbers Checker.
Import ListNotations.
Local Open Scope Z_scope.

(* The stops of a form. *)
Record stops := Stops { stops_of : positive; left_stop : Z; right_stop : Z }.

Record stopped := Stopped {
  core : state;
  stops_at : PositiveMap.t stops;    (* from 1 on *)
  stops_count : positive }.          (* one more than there are *)

Inductive any_line :=
  | Plain (l : line)
  | LineStops (n : positive) (shows : list positive).

(* The stop of an option when b begins: of a number it is the number, of another one an earlier line has it. *)
Definition option_stop (st : stopped) (b : player) (i : positive) (shows : list positive) : option (Z * list positive) :=
  match PositiveMap.find i (forms (core st)), shows with
  | Some (Number m), _ => Some (m, shows)
  | Some (Options _ _), k :: shows =>
    let? w := PositiveMap.find k (stops_at st) in
    if (stops_of w =? i)%positive
    then Some (match b with Left => left_stop w | Right => right_stop w end, shows)
    else None
  | _, _ => None
  end.

Fixpoint option_stops (st : stopped) (b : player) (l shows : list positive) : option (list Z * list positive) :=
  match l with
  | [] => Some ([], shows)
  | i :: l =>
    let? (x, shows) := option_stop st b i shows in
    let? (xs, shows) := option_stops st b l shows in
    Some (x :: xs, shows)
  end.

(* The one of these that p likes most. *)
Fixpoint best (p : player) (xs : list Z) : option Z :=
  match xs with
  | [] => None
  | x :: xs =>
    match best p xs with
    | Some y => Some (if sign p * x <=? sign p * y then y else x)
    | None => Some x
    end
  end.

Definition find_stops (st : stopped) (n : positive) (shows : list positive) : option stops :=
  match PositiveMap.find n (forms (core st)) with
  | Some (Options l r) =>
    let? (xs, shows) := option_stops st Right l shows in
    let? (ys, shows) := option_stops st Left r shows in
    let? x := best Left xs in
    let? y := best Right ys in
    match shows with
    | [] => if y <=? x then Some (Stops n x y) else None
    | _ => None
    end
  | _ => None
  end.

Definition take_any (st : stopped) (l : any_line) : option stopped :=
  match l with
  | Plain l => let? s := take (core st) l in Some (Stopped s (stops_at st) (stops_count st))
  | LineStops n shows =>
    let? w := find_stops st n shows in
    Some (Stopped (core st) (PositiveMap.add (stops_count st) w (stops_at st)) (Pos.succ (stops_count st)))
  end.

Fixpoint take_every (st : stopped) (lines : list any_line) : option stopped :=
  match lines with
  | [] => Some st
  | l :: lines => let? st' := take_any st l in take_every st' lines
  end.

Definition start_any (places : Z) (r : rules) : option stopped :=
  option_map (fun s => Stopped s (PositiveMap.empty _) 1) (start places r).

Definition accepted_any (places : Z) (r : rules) (lines : list any_line) : option stopped :=
  let? st := start_any places r in take_every st lines.

(* The lines that are not of stops. *)
Definition plain_lines (lines : list any_line) : list line :=
  flat_map (fun l => match l with Plain l => [l] | LineStops _ _ => [] end) lines.
