(* The checker of heaps: it takes the lines of a certificate one after another. What it returns is run. *)
From Coq Require Import List Bool NArith ZArith FSets.FMapPositive.
From Verified Require Import Checker Heaps.
Import ListNotations.
Local Open Scope N_scope.

Record heaps := HeapState {
  heap_code : code;
  mask : N;
  heap_count : N;                          (* the values of heaps below are known: *)
  last_values : list N;                    (* the largest heap first, down to the one of 0, *)
  value_at : PositiveMap.t N;              (* and for each heap above 0 *)
  even_heaps : list (positive * N);        (* those above 0, on either side of the mask, with their values *)
  odd_heaps : list (positive * N);
  balance : Z;                             (* how many more odd ones than even ones there are *)
  period : option (N * N) }.               (* with the first heap that belongs to it *)

Inductive heap_line :=
  | LineValues (values : list N)
  | LinePeriod (p first : N)
  | LineSum (value : N) (sizes : list N)
  | LineCode (c : code) (m : N)
  | LineTogether (value : N).

Definition start_heaps (c : code) (m : N) : heaps :=
  HeapState c m 0 [] (PositiveMap.empty _) [] [] 0 None.

(* ---- the mask -------------------------------------------------------------------------------- *)

(* Whether it has an odd number of binary digits 1. *)
Fixpoint odd_ones (p : positive) : bool :=
  match p with xH => true | xO p => odd_ones p | xI p => negb (odd_ones p) end.

(* Of the digits that the mask has in common with twice the value, with the last digit of the size. *)
Definition parity (m value size : N) : bool :=
  match N.land m (if N.odd size then N.succ_double value else N.double value) with
  | N0 => false
  | Npos p => odd_ones p
  end.

(* ---- options --------------------------------------------------------------------------------- *)

(* Values below the one that is claimed which options have. *)
Definition seen : Type := PositiveMap.t unit.

Definition is_seen (s : seen) (x : N) : bool := PositiveMap.mem (N.succ_pos x) s.

(* An option has the value x; none may have the value v. *)
Definition mark (v x : N) (s : seen) : option seen :=
  match looked x ?= v with
  | Eq => None
  | Lt => Some (if is_seen s x then s else PositiveMap.add (N.succ_pos x) tt s)
  | Gt => Some s
  end.

Definition value_of (m : PositiveMap.t N) (p : positive) : N :=
  match PositiveMap.find p m with Some x => x | None => 0 end.

(* Of the two heaps of a pair the first one may be as large as the other one, or must be less: of half as many
   pairs as this list is long. *)
Definition half (unequal : bool) (values : list N) : list N := if unequal then tl values else values.

(* Of two heaps, those of a, a + 1, ... and those with these values, down to 1; of k pairs at most, and of half
   as many as the third list is long. *)
Fixpoint mark_pairs (m : PositiveMap.t N) (v : N) (k : nat) (a : positive) (values half : list N) (s : seen) :
    option seen :=
  match k, half, values with
  | S k, _ :: _ :: half, x :: values =>
    let? s := mark v (N.lxor (value_of m a) x) s in mark_pairs m v k (Pos.succ a) values half s
  | _, _, _ => Some s
  end.

(* Of two heaps that have `rest` objects together, one of which is among these; perhaps of different ones only. *)
Fixpoint mark_side (m : PositiveMap.t N) (unequal : bool) (v rest : N) (side : list (positive * N)) (s : seen) :
    option seen :=
  match side with
  | [] => Some s
  | (i, x) :: side =>
    match looked rest - Npos i with
    | N0 => mark_side m unequal v rest side s
    | Npos j =>
      let? s := if if unequal then (i =? j)%positive else false then Some s else mark v (N.lxor x (value_of m j)) s in
      mark_side m unequal v rest side s
    end
  end.

(* Whether the nim-sum of x and y is v, from the last digits on, which mostly tell it. *)
Fixpoint positives_xor_is (x y v : positive) : bool :=
  match x, y, v with
  | xH, xO y, xI v | xH, xI y, xO v => (y =? v)%positive
  | xO x, xH, xI v | xI x, xH, xO v => (x =? v)%positive
  | xO x, xI y, xH | xI x, xO y, xH => (x =? y)%positive
  | xO x, xO y, xO v | xI x, xI y, xO v | xO x, xI y, xI v | xI x, xO y, xI v => positives_xor_is x y v
  | _, _, _ => false
  end.

Definition xor_is (x y v : N) : bool :=
  match x, y, v with
  | Npos x, Npos y, Npos v => positives_xor_is x y v
  | _, _, _ => N.lxor x y =? v
  end.

(* Of two heaps, those with the values of both lists in turn, none has the value v; of half as many pairs as
   the third list is long. *)
Fixpoint none_together (v : N) (up down half : list N) : bool :=
  match half, up, down with
  | _ :: _ :: half, x :: up, y :: down => if xor_is (looked x) y v then false else none_together v up down half
  | _, _, _ => true
  end.

(* Of all two heaps that leave `rest` objects, those above 0 with these values; where the mask says that
   none but heaps of different sides have the value v, of these. *)
Definition mark_two (st : heaps) (v rest : N) (values : list N) (s : seen) : option seen :=
  if parity (mask st) v rest
  then mark_side (value_at st) (unequal (heap_code st)) v rest
                 (if (0 <=? balance st)%Z then even_heaps st else odd_heaps st) s
  else if none_together v (tl (rev_append values [])) values (half (unequal (heap_code st)) values)
       then Some s else None.

(* What this digit allows, where `rest` objects are left, which as one heap have the value x; and below
   that are heaps with these values. *)
Definition mark_left (st : heaps) (v : N) (d : digit) (rest x : N) (values : list N) (s : seen) : option seen :=
  match looked values with
  | [] => if nothing d then mark v 0 s else Some s
  | _ =>
    let? s := if one_heap d then mark v x s else Some s in
    if two_heaps d then mark_two st v rest values s else Some s
  end.

(* With these digits one more is taken each time. *)
Fixpoint mark_taken (st : heaps) (v : N) (digits : list digit) (rest : N) (values : list N) (s : seen) : option seen :=
  match values with
  | [] => Some s
  | x :: values =>
    match digits, later (heap_code st) with
    | [], None => Some s
    | [], Some d =>
      let? s := mark_left st v d rest x values s in mark_taken st v [] (N.pred rest) values s
    | d :: digits, _ =>
      let? s := mark_left st v d rest x values s in mark_taken st v digits (N.pred rest) values s
    end
  end.

(* Of the next heap. *)
Definition mark_options (st : heaps) (v : N) : option seen :=
  let? s := if divides (heap_code st) then mark_two st v (heap_count st) (last_values st) (PositiveMap.empty _)
            else Some (PositiveMap.empty _) in
  mark_taken st v (places (heap_code st)) (N.pred (heap_count st)) (last_values st) s.

(* ---- lower values ---------------------------------------------------------------------------- *)

(* The values of heaps of which two are left, by what is taken. *)
Fixpoint two_left (more : option digit) (digits : list digit) (values : list N) : list (list N) :=
  match values with
  | [] => []
  | _ :: values =>
    match digits, more with
    | [], None => []
    | [], Some d => if two_heaps d then values :: two_left more [] values else two_left more [] values
    | d :: digits, _ => if two_heaps d then values :: two_left more digits values else two_left more digits values
    end
  end.

Definition all_two_left (st : heaps) : list (list N) :=
  let l := two_left (later (heap_code st)) (places (heap_code st)) (last_values st) in
  if divides (heap_code st) then last_values st :: l else l.

Fixpoint least_unseen (k : nat) (x : N) (s : seen) : N :=
  match k with
  | O => x
  | S k => if is_seen s x then least_unseen k (N.succ x) s else x
  end.

Fixpoint mark_some (m : PositiveMap.t N) (unequal : bool) (v : N) (k : nat) (lists : list (list N)) (s : seen) :
    option seen :=
  match lists with
  | [] => Some s
  | values :: lists => let? s := mark_pairs m v k 1 values (half unequal values) s in mark_some m unequal v k lists s
  end.

(* Each value from x on and below v is seen, if not at once, then with k, 4 k, ... pairs of heaps, for each
   number that is taken; at last with `most`. *)
Fixpoint search (st : heaps) (v : N) (lists : list (list N)) (fuel : nat) (k most x : N) (s : seen) : bool :=
  let x := least_unseen (N.to_nat (v - x)) x s in
  if x =? v then true
  else match fuel with
       | O => false
       | S fuel =>
         match mark_some (value_at st) (unequal (heap_code st)) v (N.to_nat (N.min k most)) lists s with
         | None => false
         | Some s =>
           if most <=? k then least_unseen (N.to_nat (v - x)) x s =? v
           else search st v lists fuel (4 * k) most x s
         end
       end.

(* Of two heaps that leave a number of objects, half are all. *)
Definition is_value (st : heaps) (v : N) : bool :=
  match mark_options st v with
  | Some s => search st v (all_two_left st) 20 4 (N.succ (N.div2 (heap_count st))) 0 s
  | None => false
  end.

(* ---- lines ----------------------------------------------------------------------------------- *)

Definition add_value (st : heaps) (v : N) : heaps :=
  match heap_count st with
  | N0 => HeapState (heap_code st) (mask st) 1 [v] (value_at st) (even_heaps st) (odd_heaps st) (balance st)
                    (period st)
  | Npos n =>
    let values := v :: last_values st in
    let value_at := PositiveMap.add n v (value_at st) in
    if parity (mask st) v (Npos n)
    then HeapState (heap_code st) (mask st) (Npos (Pos.succ n)) values value_at
                   (even_heaps st) ((n, v) :: odd_heaps st) (Z.succ (balance st)) (period st)
    else HeapState (heap_code st) (mask st) (Npos (Pos.succ n)) values value_at
                   ((n, v) :: even_heaps st) (odd_heaps st) (Z.pred (balance st)) (period st)
  end.

Fixpoint take_values (st : heaps) (values : list N) : option heaps :=
  match values with
  | [] => Some st
  | v :: values => if is_value st v then take_values (add_value st v) values else None
  end.

(* Whether the first k are there and the same. *)
Fixpoint agree (k : nat) (l m : list N) : bool :=
  match k, l, m with
  | O, _, _ => true
  | S k, x :: l, y :: m => if x =? y then agree k l m else false
  | _, _, _ => false
  end.

(* Whether no number up to q that divides p is a period of these values, of which p are compared. *)
Fixpoint none_divides (k : nat) (q p : N) (values : list N) : bool :=
  match k with
  | O => true
  | S k =>
    if (if p mod q =? 0 then agree (N.to_nat p) values (skipn (N.to_nat q) values) else false) then false
    else none_divides k (N.pred q) p values
  end.

Definition is_period (st : heaps) (p first : N) : bool :=
  if (1 <=? p) && (p <=? heap_count st) && (1 <=? first) && (first <=? heap_count st)
  then
    let before := skipn (N.to_nat (first - 1)) (rev_append (last_values st) []) in
    let values := tl before in
    agree (N.to_nat (first + p) + length (places (heap_code st))) values (skipn (N.to_nat p) values) &&
    ((first =? 1) || negb (agree 1 before (skipn (N.to_nat p) before))) &&
    none_divides (N.to_nat (p - 1)) (p - 1) p values
  else false.

Definition value_of_heap (st : heaps) (n : N) : option N :=
  let inside n := match n with N0 => None | Npos i => PositiveMap.find i (value_at st) end in
  if n <? heap_count st then inside n
  else match period st with
       | Some (p, first) => inside (first + (n - first) mod p)
       | None => None
       end.

Fixpoint value_of_sum (st : heaps) (sizes : list N) : option N :=
  match sizes with
  | [] => Some 0
  | n :: sizes =>
    let? x := value_of_heap st n in
    let? y := value_of_sum st sizes in
    Some (N.lxor x y)
  end.

Definition add_period (st : heaps) (p first : N) : heaps :=
  HeapState (heap_code st) (mask st) (heap_count st) (last_values st) (value_at st) (even_heaps st)
            (odd_heaps st) (balance st) (Some (p, first)).

(* ---- several codes --------------------------------------------------------------------------- *)

Record heap_games := HeapGames {
  heaps_now : heaps;                        (* under the code that lines speak of, *)
  heaps_before : list heaps;                (* and under those before, the last one first *)
  sums_apart : list heap_sum;               (* those that no line has put together, the last one first; *)
  sums_together : list (N * list heap_sum) }.  (* and the others, with the value that they have together *)

Definition start_heap_games (c : code) (m : N) : heap_games := HeapGames (start_heaps c m) [] [] [].

Fixpoint value_together (sums : list heap_sum) : N :=
  match sums with [] => 0 | s :: sums => N.lxor (sum_value s) (value_together sums) end.

Definition take_heaps (st : heap_games) (l : heap_line) : option heap_games :=
  let now := heaps_now st in
  let and_now now := HeapGames now (heaps_before st) (sums_apart st) (sums_together st) in
  match l with
  | LineValues values => let? now := take_values now values in Some (and_now now)
  | LinePeriod p first =>
    match period now, later (heap_code now), unequal (heap_code now) with
    | None, None, false => if is_period now p first then Some (and_now (add_period now p first)) else None
    | _, _, _ => None
    end
  | LineSum v sizes =>
    let? x := value_of_sum now sizes in
    if x =? v
    then Some (HeapGames now (heaps_before st) (HeapSum (heap_code now) v sizes :: sums_apart st) (sums_together st))
    else None
  | LineCode c m => Some (HeapGames (start_heaps c m) (now :: heaps_before st) (sums_apart st) (sums_together st))
  | LineTogether v =>
    match sums_apart st with
    | [] => None
    | sums => if value_together sums =? v
              then Some (HeapGames now (heaps_before st) [] ((v, sums) :: sums_together st)) else None
    end
  end.

Fixpoint take_all_heaps (st : heap_games) (lines : list heap_line) : option heap_games :=
  match lines with
  | [] => Some st
  | l :: lines => let? st' := take_heaps st l in take_all_heaps st' lines
  end.

(* A certificate of these lines, the first of which are of heaps under this code. *)
Definition accepted_heaps (c : code) (m : N) (lines : list heap_line) : option heap_games :=
  take_all_heaps (start_heap_games c m) lines.

(* What it shows: under which codes there are which periods, and which sums together have which value. *)
Definition heaps_of (st : heap_games) : list heaps := heaps_now st :: heaps_before st.

Definition sums_of (st : heap_games) : list (N * list heap_sum) :=
  map (fun s => (sum_value s, [s])) (sums_apart st) ++ sums_together st.
