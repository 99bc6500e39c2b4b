(* The checker: it takes the lines of a certificate one after another. What it returns is run. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive.
From Verified Require Import Play Numbers.
Import ListNotations.
Local Open Scope Z_scope.

(* Forms and nodes are numbered from 1 on. In a sum, Zpos n is form n and Zneg n its negative. *)
Inductive form :=
  | Options (left right : list positive)
  | Number (units : Z).

Record position := Position { number : Z; games : list Z }.

Record node := Say { winner : player; beginner : player; what : position; shown : bool }.

Record state := State {
  one : Z;                           (* units of 1 *)
  play : rules;
  forms : PositiveMap.t form;
  form_count : positive;             (* one more than there are *)
  nodes : PositiveMap.t node;
  node_count : positive;
  shown_canonical : PositiveMap.t unit;
  matrix : option (positive * PositiveMap.t (PositiveMap.t bool)) }. (* forms below n; at i, j: i <= j *)

Inductive line :=
  | LineForm (left right : list positive)
  | LineNumber (units : Z)
  | LineNode (shown : bool) (winner beginner : player) (units : Z) (games : list Z) (shows : list positive)
  | LineCanonical (n : positive) (shows : list positive)
  | LineMatrix (rows : list (list (bool * bool))). (* for i, and each j <= i: whether i <= j, and j <= i *)

Definition most_units : Z := 2 ^ 100.
Definition most_games : nat := 1000.

Definition start (places : Z) (r : rules) : option state :=
  if (0 <=? places) && (places <=? 60)
  then Some (State (2 ^ places) r (PositiveMap.empty _) 1 (PositiveMap.empty _) 1 (PositiveMap.empty _) None)
  else None.

Definition bind {A B} (x : option A) (f : A -> option B) : option B :=
  match x with Some a => f a | None => None end.

(* What they return is what they are given: where they stand, the program counts its steps, one or several. *)
Definition looked {A : Type} (x : A) : A := x.
Definition passed {A : Type} (x : A) : A := x.
Definition moved {A : Type} (x : A) : A := x.

Notation "'let?' a := x 'in' y" := (bind x (fun a => y)) (at level 200, a pattern).

(* ---- sums ------------------------------------------------------------------------------------ *)

Fixpoint insert (g : Z) (l : list Z) : list Z :=
  match l with
  | [] => [g]
  | h :: t => if g <=? h then g :: l else h :: insert g t
  end.

Definition form_of (st : state) (g : Z) : option form :=
  match g with Z0 => None | Zpos n | Zneg n => PositiveMap.find n (forms st) end.

Definition within (x : Z) : bool := Z.abs x <=? most_units.

(* The sum with one game more; a number is added to the number, in misere play 0 alone. *)
Definition put (st : state) (s : position) (g : Z) : option position :=
  let? f := form_of st g in
  match f with
  | Options _ _ => Some (Position (number s) (insert g (games s)))
  | Number m =>
    let x := number s + Z.sgn g * m in
    if within x && match play st with Normal => true | Misere => m =? 0 end
    then Some (Position x (games s))
    else None
  end.

Fixpoint put_all (st : state) (room : nat) (s : position) (l : list Z) : option position :=
  match l with
  | [] => Some s
  | g :: l =>
    let? f := form_of st g in
    let? t := put st s g in
    match f, room with
    | Number _, _ => put_all st room t l
    | Options _ _, S room => put_all st room t l
    | Options _ _, O => None
    end
  end.

(* ---- moves ----------------------------------------------------------------------------------- *)

(* What the moves of p in a game of a sum lead to; no number is among those games. *)
Definition options_in (st : state) (p : player) (g : Z) : option (list Z) :=
  let? f := form_of st g in
  match f, g, p with
  | Options l _, Zpos _, Left => Some (map Zpos l)
  | Options _ r, Zpos _, Right => Some (map Zpos r)
  | Options _ r, Zneg _, Left => Some (map Zneg r)
  | Options l _, Zneg _, Right => Some (map Zneg l)
  | _, _, _ => None
  end.

(* A move in a sum: the games that are left, and the option; None for the move in the number. *)
Definition step_in : Type := list Z * option Z.

Fixpoint all_steps (st : state) (p : player) (before after : list Z) : option (list step_in) :=
  match after with
  | [] => Some []
  | g :: after =>
    let? l := options_in st p g in
    let? rest := all_steps st p (g :: before) after in
    match l with
    | [] => Some rest
    | _ => let kept := rev_append before after in
           Some (map (fun x => (kept, Some x)) l ++ rest)
    end
  end.

(* The k-th of these options, or how many are still to be counted. *)
Fixpoint pick (l : list Z) (k : positive) : Z + positive :=
  match l with
  | [] => inr k
  | x :: l => match k with xH => inl x | _ => pick l (Pos.pred k) end
  end.

Fixpoint one_step (st : state) (p : player) (before after : list Z) (k : positive) :
    option (step_in + positive) :=
  match after with
  | [] => Some (inr k)
  | g :: after =>
    let? l := options_in st p g in
    match pick l k with
    | inl x => Some (inl (rev_append before after, Some x))
    | inr k => one_step st p (g :: before) after k
    end
  end.

Definition follow (st : state) (p : player) (s : position) (m : step_in) : option position :=
  match m with
  | (kept, Some g) => put st (Position (number s) kept) g
  | (kept, None) => option_map (fun x => Position x kept) (number_after (one st) p (number s))
  end.

(* The k-th move, Some None if there are not so many. *)
Definition kth_move (st : state) (p : player) (s : position) (k : positive) : option (option step_in) :=
  let? found := one_step st p [] (games s) k in
  match found, number_after (one st) p (number s) with
  | inl m, _ => Some (Some m)
  | inr xH, Some _ => Some (Some (games s, None))
  | inr _, _ => Some None
  end.

Definition all_moves (st : state) (p : player) (s : position) : option (list step_in) :=
  let? l := all_steps st p [] (games s) in
  match number_after (one st) p (number s) with
  | Some _ => Some (l ++ [(games s, None)])
  | None => Some l
  end.

(* ---- nodes ----------------------------------------------------------------------------------- *)

Fixpoint equal (l k : list Z) : bool :=
  match l, k with
  | [], [] => true
  | x :: l, y :: k => (x =? y) && equal l k
  | _, _ => false
  end.

Definition says (st : state) (n : positive) (w b : player) (s : position) : bool :=
  match PositiveMap.find n (nodes st) with
  | None => false
  | Some d => same (winner d) w && same (beginner d) b &&
              (number (what d) =? number s) && equal (games (what d)) (games s)
  end.

Definition says_after (st : state) (n : positive) (w b p : player) (s : position) (m : step_in) : bool :=
  match follow st p s m with None => false | Some t => says st n w b t end.

Fixpoint each_said (st : state) (w p : player) (s : position) (l : list step_in) (shows : list positive) : bool :=
  match l, shows with
  | [], [] => true
  | m :: l, n :: shows => says_after st n w w p s m && each_said st w p s l shows
  | _, _ => false
  end.

(* Who wins a number, in normal play. *)
Definition number_won (w b : player) (x : Z) : bool :=
  if same w b then 0 <? sign w * x else 0 <=? sign w * x.

Definition is_shown (st : state) (w b : player) (s : position) (shows : list positive) : bool :=
  match play st, games s with
  | Normal, [] => match shows with [] => number_won w b (number s) | _ => false end
  | _, _ =>
    match kth_move st b s 1 with
    | None => false
    | Some None => (* b has no move *)
      match shows with
      | [] => match play st with Normal => negb (same w b) | Misere => same w b end
      | _ => false
      end
    | Some (Some _) =>
      if same w b
      then match shows with
           | [k; n] => match kth_move st b s k with
                       | Some (Some m) => says_after st n w (other b) b s m
                       | _ => false
                       end
           | _ => false
           end
      else match all_moves st b s with
           | Some l => each_said st w b s l shows
           | None => false
           end
    end
  end.

(* ---- canonical forms ------------------------------------------------------------------------- *)

Definition is_canonical (st : state) (n : positive) : bool :=
  match PositiveMap.find n (forms st) with
  | Some (Number _) => true
  | _ => PositiveMap.mem n (shown_canonical st)
  end.

(* The nodes that are left when each of these sums is said to be won by p who begins. *)
Fixpoint demand {A} (st : state) (p : player) (f : A -> option position) (l : list A)
    (shows : list positive) : option (list positive) :=
  match l with
  | [] => Some shows
  | a :: l =>
    let? s := f a in
    match shows with
    | [] => None
    | n :: shows => if says st n p p s then demand st p f l shows else None
    end
  end.

(* For each option: it is not as good as another one, and answers to it are not as good as form n. *)
Fixpoint options_fit (st : state) (p : player) (n : positive) (before after shows : list positive) :
    option (list positive) :=
  match after with
  | [] => Some shows
  | i :: after =>
    if is_canonical st i then
      let? s := put st (Position 0 []) (Zpos i) in
      let? answers := all_moves st (other p) s in
      let? shows := demand st p (fun j => put st s (Zneg j)) (rev_append before after) shows in
      let? shows := demand st p (fun m => let? t := follow st (other p) s m in put st t (Zneg n)) answers shows in
      options_fit st p n (i :: before) after shows
    else None
  end.

Definition fits (st : state) (n : positive) (shows : list positive) : bool :=
  match PositiveMap.find n (forms st), play st with
  | Some (Options l r), Normal =>
    match bind (options_fit st Left n [] l shows) (options_fit st Right n [] r) with
    | Some [] => true
    | _ => false
    end
  | Some (Number _), Normal => match shows with [] => true | _ => false end
  | _, _ => false
  end.

(* ---- the matrix ------------------------------------------------------------------------------ *)

Definition at_most : Type := PositiveMap.t (PositiveMap.t bool).

Definition entry (m : at_most) (i j : positive) : option bool :=
  let? row := PositiveMap.find i m in PositiveMap.find j row.

Definition set_entry (m : at_most) (i j : positive) (b : bool) : at_most :=
  let row := match PositiveMap.find i m with Some row => row | None => PositiveMap.empty _ end in
  PositiveMap.add i (PositiveMap.add j b row) m.

(* A form that is given by its options. *)
Definition sides (st : state) (n : positive) : option (list positive * list positive) :=
  match PositiveMap.find n (forms st) with
  | Some (Options l r) => Some (l, r)
  | Some (Number Z0) => Some ([], [])
  | _ => None
  end.

(* Whether none of these is so; None where the matrix does not tell. *)
Fixpoint none (told : positive -> option bool) (l : list positive) : option bool :=
  match l with
  | [] => Some true
  | i :: l => let? b := told i in if b then Some false else none told l
  end.

(* i <= j, unless j <= a left option of i, or a right option of j <= i. *)
Definition compare (m : at_most) (i j : positive) (left_of_i right_of_j : list positive) : option bool :=
  let? b := none (fun l => entry m j l) left_of_i in
  if b then none (fun r => entry m r i) right_of_j else Some false.

(* Row i from place j on, to the place i. *)
Fixpoint take_row (st : state) (m : at_most) (i j : positive) (row : list (bool * bool)) : option at_most :=
  match row with
  | [] => if (j =? Pos.succ i)%positive then Some m else None
  | (i_j, j_i) :: row =>
    let? f := sides st i in
    let? g := sides st j in
    let? a := compare m i j (fst f) (snd g) in
    let? b := compare m j i (fst g) (snd f) in
    if eqb a i_j && eqb b j_i
    then take_row st (set_entry (set_entry m i j a) j i b) i (Pos.succ j) row
    else None
  end.

Fixpoint take_rows (st : state) (m : at_most) (i : positive) (rows : list (list (bool * bool))) :
    option (positive * at_most) :=
  match rows with
  | [] => Some (i, m)
  | row :: rows => let? m := take_row st m i 1 row in take_rows st m (Pos.succ i) rows
  end.

(* ---- lines ----------------------------------------------------------------------------------- *)

Definition is_known (st : state) (n : positive) : bool := PositiveMap.mem n (forms st).

Definition add_form (st : state) (f : form) : state :=
  State (one st) (play st) (PositiveMap.add (form_count st) f (forms st)) (Pos.succ (form_count st))
        (nodes st) (node_count st) (shown_canonical st) (matrix st).

Definition add_node (st : state) (d : node) : state :=
  State (one st) (play st) (forms st) (form_count st)
        (PositiveMap.add (node_count st) d (nodes st)) (Pos.succ (node_count st)) (shown_canonical st) (matrix st).

Definition add_canonical (st : state) (n : positive) : state :=
  State (one st) (play st) (forms st) (form_count st) (nodes st) (node_count st)
        (PositiveMap.add n tt (shown_canonical st)) (matrix st).

Definition add_matrix (st : state) n m : state :=
  State (one st) (play st) (forms st) (form_count st) (nodes st) (node_count st) (shown_canonical st)
        (Some (n, m)).

Definition take (st : state) (l : line) : option state :=
  match l with
  | LineForm [] [] => Some (add_form st (Number 0))
  | LineForm l r =>
    if forallb (is_known st) l && forallb (is_known st) r then Some (add_form st (Options l r)) else None
  | LineNumber x =>
    match play st with
    | Normal => if within x then Some (add_form st (Number x)) else None
    | Misere => None
    end
  | LineNode shown w b x games shows =>
    if within x && match play st with Normal => true | Misere => x =? 0 end
    then let? s := put_all st most_games (Position x []) games in
         if is_shown st w b s shows then Some (add_node st (Say w b s shown)) else None
    else None
  | LineCanonical n shows => if fits st n shows then Some (add_canonical st n) else None
  | LineMatrix rows =>
    match play st, matrix st with
    | Normal, None =>
      let? (n, m) := take_rows st (PositiveMap.empty _) 1 rows in Some (add_matrix st n m)
    | _, _ => None
    end
  end.

(* A certificate of these lines. *)
Fixpoint take_all (st : state) (lines : list line) : option state :=
  match lines with
  | [] => Some st
  | l :: lines => let? st' := take st l in take_all st' lines
  end.

Definition accepted (places : Z) (r : rules) (lines : list line) : option state :=
  let? st := start places r in take_all st lines.
