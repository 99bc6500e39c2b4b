(* The checker of heaps in play: it takes the lines of a certificate one after another. What it returns is run. *)
From Coq Require Import List Bool NArith FSets.FMapPositive.
From Verified Require Import Play Checker Heaps.
Import ListNotations.
Local Open Scope N_scope.

(* What is held of heaps: that who begins loses them, or wins them; or that he loses them beside *v. *)
Inductive verdict := Lost | Won | LostBeside (v : N).

Record losses := LossState {
  loss_codes : list code;
  loss_play : rules;
  lost_before : PositiveMap.t (list heap);        (* in that play, by their key *)
  told : list (rules * verdict * list heap) }.    (* to be printed, the last one first *)

Inductive loss_line :=
  | LineLost (shown : bool) (heaps : list heap)
  | LineWon (heaps : list heap)
  | LineBeside (v : N) (heaps : list heap)
  | LineMisere.

Definition start_losses (codes : list code) : losses := LossState codes Normal (PositiveMap.empty _) [].

(* ---- options of a heap ----------------------------------------------------------------------- *)

(* At least n, and made once for heaps of up to 4,095 objects, which are all that are read. *)
Definition many : nat := N.to_nat 4096.
Definition enough (n : N) : nat := if n <=? 4096 then many else N.to_nat n.

(* Two heaps of a and b, of a + 1 and b - 1, ... pass the test; the first one is not larger. *)
Fixpoint some_pair (u : bool) (test : list N -> bool) (fuel : nat) (a b : N) : bool :=
  match fuel with
  | O => false
  | S fuel =>
    match looked a ?= b with
    | Lt => if test [a; b] then true else some_pair u test fuel (N.succ a) (N.pred b)
    | Eq => if u then false else test [a; b]
    | Gt => false
    end
  end.

(* With this digit, where `rest` objects are left. *)
Definition some_left (u : bool) (test : list N -> bool) (d : digit) (rest : N) : bool :=
  match looked rest with
  | N0 => if nothing d then test [] else false
  | _ =>
    if if one_heap d then test [rest] else false then true
    else if two_heaps d then some_pair u test (enough rest) 1 (N.pred rest) else false
  end.

(* With these digits one more is taken each time. *)
Fixpoint some_taken (c : code) (test : list N -> bool) (fuel : nat) (digits : list digit) (rest : N) : bool :=
  match fuel with
  | O => false
  | S fuel =>
    let further digits := match rest with N0 => false | _ => some_taken c test fuel digits (N.pred rest) end in
    match digits, later c with
    | [], None => false
    | [], Some d => if some_left (unequal c) test d rest then true else further []
    | d :: digits, _ => if some_left (unequal c) test d rest then true else further digits
    end
  end.

(* What a move may leave of a heap of n. *)
Definition some_option (c : code) (n : N) (test : list N -> bool) : bool :=
  if if divides c then some_pair (unequal c) test (enough n) 1 (N.pred n) else false then true
  else match n with N0 => false | _ => some_taken c test (enough n) (places c) (N.pred n) end.

(* ---- heaps side by side ---------------------------------------------------------------------- *)

(* They stand from the last code on, and from the largest one. *)
Definition goes_before (h k : heap) : bool :=
  if fst k <? fst h then true else if fst k =? fst h then snd k <=? snd h else false.

Fixpoint insert (h : heap) (l : list heap) : list heap :=
  match l with
  | [] => [h]
  | k :: m => if goes_before h (passed k) then h :: l else k :: insert h m
  end.

(* But for one without a move, which changes nothing. *)
Definition insert_live (codes : list code) (h : heap) (l : list heap) : list heap :=
  if some_option (code_at codes (fst h)) (snd h) (fun _ => true) then insert h l else l.

(* What a move leaves, in one of the second list, of them and those of the first one, which is reversed. *)
Fixpoint some_move (codes : list code) (test : list heap -> bool) (before l : list heap) : bool :=
  match l with
  | [] => false
  | h :: l =>
    let rest := rev_append before l in
    let left sizes := moved (fold_right (fun n => insert_live codes (fst h, n)) rest sizes) in
    if some_option (code_at codes (fst h)) (snd h) (fun sizes => test (left sizes)) then true
    else some_move codes test (h :: before) l
  end.

(* ---- lines ----------------------------------------------------------------------------------- *)

(* The binary digits of a number, 4 of a place and 12 of a size being enough. *)
Fixpoint with_digits (count : nat) (n : N) (p : positive) : positive :=
  match count with
  | O => p
  | S count => with_digits count (N.div2 n) (if N.odd n then xI p else xO p)
  end.

Definition key (l : list heap) : positive :=
  fold_right (fun h p => with_digits 4 (fst h) (with_digits 12 (snd h) p)) xH l.

Fixpoint same_heaps (l m : list heap) : bool :=
  match l, m with
  | [], [] => true
  | h :: l, k :: m => if (fst h =? fst k) && (snd h =? snd k) then same_heaps l m else false
  | _, _ => false
  end.

Definition is_lost_before (st : losses) (l : list heap) : bool :=
  match PositiveMap.find (key l) (lost_before st) with
  | Some m => same_heaps m l
  | None => false
  end.

(* Who has no move wins in misere play. *)
Definition wins_at_once (st : losses) (l : list heap) : bool :=
  match loss_play st with
  | Normal => false
  | Misere => negb (some_move (loss_codes st) (fun _ => true) [] l)
  end.

Definition is_won (st : losses) (l : list heap) : bool :=
  if wins_at_once st l then true else some_move (loss_codes st) (is_lost_before st) [] l.

Definition is_lost (st : losses) (l : list heap) : bool :=
  if wins_at_once st l then false else negb (some_move (loss_codes st) (fun m => negb (is_won st m)) [] l).

Definition sorted (l : list heap) : list heap := fold_right insert [] l.
Definition live (st : losses) (l : list heap) : list heap := fold_right (insert_live (loss_codes st)) [] l.

Definition tell (st : losses) (v : verdict) (l : list heap) : list (rules * verdict * list heap) :=
  (loss_play st, v, l) :: told st.

Definition add_lost (st : losses) (l : list heap) (told : list (rules * verdict * list heap)) : losses :=
  let l := sorted l in LossState (loss_codes st) (loss_play st) (PositiveMap.add (key l) l (lost_before st)) told.

(* Nim: all are taken, or some. *)
Definition is_nim (c : code) : bool :=
  match c with
  | Code false false [Digit true true false] (Some (Digit true true false)) => true
  | _ => false
  end.

Definition take_loss (st : losses) (line : loss_line) : option losses :=
  match line with
  | LineLost shown l =>
    if is_lost st (live st l) then Some (add_lost st l (if shown then tell st Lost l else told st)) else None
  | LineWon l =>
    if is_won st (live st l) then Some (LossState (loss_codes st) (loss_play st) (lost_before st) (tell st Won l))
    else None
  | LineBeside v l =>
    let nim := N.pred (N.of_nat (length (loss_codes st))) in
    let all := (nim, v) :: l in
    if if is_nim (code_at (loss_codes st) nim) then is_lost st (live st all) else false
    then Some (add_lost st (if v =? 0 then l else all) (tell st (LostBeside v) l)) else None
  | LineMisere => Some (LossState (loss_codes st) Misere (PositiveMap.empty _) (told st))
  end.

Fixpoint take_all_losses (st : losses) (lines : list loss_line) : option losses :=
  match lines with
  | [] => Some st
  | l :: lines => let? st' := take_loss st l in take_all_losses st' lines
  end.

(* A certificate of these lines. *)
Definition accepted_losses (codes : list code) (lines : list loss_line) : option losses :=
  take_all_losses (start_losses codes) lines.
