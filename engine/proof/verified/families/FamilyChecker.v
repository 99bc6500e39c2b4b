(* The checker of families: it takes the lines of a certificate one after another. What it returns is run. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive.
From Verified Require Import Play Checker Families.
Import ListNotations.
Local Open Scope Z_scope.

Record family_node := FamilyNode {
  family_shown : bool; family_winner : player; family_beginner : player; claimed : addends }.

Record families := FamilyState {
  units : positive;
  often : nat;
  families_of : PositiveMap.t family;
  family_count : positive;                (* the number of the next one; *)
  family_nodes : PositiveMap.t family_node;
  family_node_count : positive }.         (* so here *)

(* What stands for each letter from 1 on, and the node. *)
Definition witness : Type := positive * list (list Z).

(* A node has a move where who wins begins: that with this number, or none for one in the number. *)
Inductive family_line :=
  | LineFamily (f : family)
  | LineFamilyNode (shown : bool) (w b : player) (s : addends) (m : option (option positive * list (list Z)))
                   (witnesses : list witness).

Definition start_families (u : positive) (o : nat) : families :=
  FamilyState u o (PositiveMap.empty _) 1 (PositiveMap.empty _) 1.

(* ---- numbers --------------------------------------------------------------------------------- *)

Definition most_units : Z := 1000000000000000.

Fixpoint plus (x y : list Z) : list Z :=
  match x, y with
  | [], _ => y
  | _, [] => x
  | a :: x, b :: y => a + b :: plus x y
  end.

Definition plus_terms (x y : terms) : terms :=
  Terms (plus (plain x) (plain y)) (plus (upward x) (upward y)) (plus (halved x) (halved y)).

Definition minus_terms (x : terms) : terms :=
  Terms (map Z.opp (plain x)) (map Z.opp (upward x)) (map Z.opp (halved x)).

Definition few_units (x : terms) : bool :=
  forallb (fun c => Z.abs c <=? most_units) (plain x ++ upward x ++ halved x).

(* Of letters from l on: at least 0, whatever they stand for. *)
Fixpoint letters_good (l : nat) (c : list Z) : bool :=
  match c with
  | [] => true
  | x :: c => (if (l <=? 5)%nat then 0 <=? x else x =? 0) && letters_good (S l) c
  end.

Definition losses (c : list Z) : Z := fold_right (fun x y => Z.min 0 x + y) 0 c.

(* It is seen that a number is at least 0, for Right at most; strictly: and not 0. *)
Definition good (w : player) (strictly : bool) (x : terms) : bool :=
  let y := match w with Left => x | Right => minus_terms x end in
  let least := hd 0 (plain y) + losses (halved y) in
  letters_good 1 (tl (plain y)) && letters_good 0 (upward y) && (0 <=? least) &&
  (negb strictly || (0 <? least) || existsb (Z.ltb 0) (halved y) || (0 <? hd 0 (upward y))).

(* ---- other integers for letters -------------------------------------------------------------- *)

Fixpoint put (c : list Z) (by_letter : list (list Z)) : list Z :=
  match c, by_letter with
  | x :: c, b :: by_letter => plus (map (Z.mul x) b) (put c by_letter)
  | _, _ => []
  end.

(* The place of the one letter, which stands once, or none. *)
Fixpoint one_letter (c : list Z) : option (option nat) :=
  match c with
  | [] => Some None
  | x :: c => if x =? 0 then option_map (option_map S) (one_letter c)
              else if (x =? 1) && forallb (Z.eqb 0) c then Some (Some O) else None
  end.

(* x divided by 2^often so often as b says: in units, and by a letter. *)
Definition halve (often : nat) (x : Z) (b : list Z) : option (list Z * list Z) :=
  let n := Z.of_nat often * hd 0 b in
  if (n <? 0) || (64 <? n) || negb (x mod 2 ^ n =? 0) then None
  else match one_letter (tl b) with
       | Some None => Some ([x / 2 ^ n], [])
       | Some (Some l) => if (l <? 5)%nat then Some ([], repeat 0 l ++ [x / 2 ^ n]) else None
       | None => None
       end.

Fixpoint put_halved (often : nat) (c : list Z) (by_letter : list (list Z)) : option (list Z * list Z) :=
  match c, by_letter with
  | [], _ => Some ([], [])
  | _, [] => None
  | x :: c, b :: by_letter =>
    let? (p, h) := put_halved often c by_letter in
    if x =? 0 then Some (p, h)
    else let? (p', h') := halve often x b in Some (plus p p', plus h h')
  end.

Definition put_terms (often : nat) (x : terms) (letters : list (list Z)) : option terms :=
  let? (p, h) := put_halved often (halved x) letters in
  Some (Terms (plus (put (plain x) ([1] :: letters)) p) (put (upward x) ([1] :: letters)) h).

(* What stands for letters that are at least 0 is. *)
Definition letters_fit (letters : list (list Z)) : bool :=
  forallb (fun b => good Left false (Terms b [] [])) (firstn 5 letters).

(* ---- nodes ----------------------------------------------------------------------------------- *)

Fixpoint same_parts (l k : list Z) : bool :=
  match l, k with
  | [], [] => true
  | x :: l, y :: k => (x =? y) && same_parts l k
  | _, _ => false
  end.

(* The node says that w wins when b begins, with the same forms and a number that is not better for w; or is worse. *)
Definition shows_sum (st : families) (w b : player) (strictly : bool) (s : addends) (x : witness) : bool :=
  match PositiveMap.find (fst x) (family_nodes st) with
  | Some n =>
    same (family_winner n) w && same (family_beginner n) b && same_parts (parts (claimed n)) (parts s) &&
    letters_fit (snd x) &&
    match put_terms (often st) (amount (claimed n)) (snd x) with
    | Some y => let more := plus_terms (amount s) (minus_terms y) in few_units more && good w strictly more
    | None => false
    end
  | None => false
  end.

Definition minus_addends (s : addends) : addends := Addends (map Z.opp (parts s)) (minus_terms (amount s)).

(* The options of a form or of its negative. *)
Definition part_options (st : families) (p : player) (g : Z) : option (list addends) :=
  match g with
  | Zpos n => let? f := PositiveMap.find n (families_of st) in Some (options_of p f)
  | Zneg n => let? f := PositiveMap.find n (families_of st) in Some (map minus_addends (options_of (other p) f))
  | Z0 => None
  end.

(* The moves in forms, each with what it adds to the number. *)
Fixpoint part_moves (st : families) (p : player) (before l : list Z) : option (list addends) :=
  match l with
  | [] => Some []
  | g :: l =>
    let? here := part_options st p g in
    let? later := part_moves st p (before ++ [g]) l in
    Some (map (fun o => Addends (before ++ parts o ++ l) (amount o)) here ++ later)
  end.

Fixpoint at_place {A} (l : list A) (i : positive) : option A :=
  match l with [] => None | x :: l => if (i =? 1)%positive then Some x else at_place l (Pos.pred i) end.

(* That w, who begins, wins by this move. *)
Definition wins_by (st : families) (w : player) (s : addends) (m : option positive) (letters : list (list Z))
                   (x : witness) : bool :=
  match m with
  | None => letters_fit letters && shows_sum st w (other w) true s x
  | Some i =>
    match (let? moves := part_moves st w [] (parts s) in
           let? t := at_place moves i in
           let? y := put_terms (often st) (amount t) letters in
           Some (Addends (parts t) (plus_terms (amount s) y))) with
    | Some t => letters_fit letters && few_units (amount t) && shows_sum st w (other w) false t x
    | None => false
    end
  end.

(* The witnesses that are left behind those of moves in forms. *)
Fixpoint answered (st : families) (w : player) (x : terms) (moves : list addends) (l : list witness) : option (list witness) :=
  match moves, l with
  | [], _ => Some l
  | m :: moves, a :: l =>
    let y := plus_terms x (amount m) in
    if few_units y && shows_sum st w w false (Addends (parts m) y) a then answered st w x moves l else None
  | _ :: _, [] => None
  end.

Definition is_whole (u : positive) (x : terms) : bool :=
  forallb (fun c => c mod Zpos u =? 0) (plain x) && forallb (Z.eqb 0) (halved x).

(* What the other player than w adds to a number, from which he moves by 1. *)
Definition step (u : positive) (w : player) : Z := match w with Left => Zpos u | Right => Zneg u end.

(* Answered is the move of the other player in the number: by 1 in an integer, not past 0; else by more than some 1/2^i. *)
Definition number_answered (st : families) (w : player) (s : addends) (l : list witness) : bool :=
  let u := step (units st) w in
  let x := amount s in
  forallb (Z.eqb 0) (upward x) &&
  if is_whole (units st) x then
    match l with
    | [] => good w false x
    | [a] => negb (good w false x) && shows_sum st w w false (Addends (parts s) (plus_terms x (Terms [u] [] []))) a
    | _ => false
    end
  else
    match l with
    | [a] => (1 <=? often st)%nat && shows_sum st w w false (Addends (parts s) (plus_terms x (Terms [] [] [u]))) a
    | _ => false
    end.

Definition family_node_holds (st : families) (w b : player) (s : addends) (m : option (option positive * list (list Z)))
                             (l : list witness) : bool :=
  match parts s, same w b, m, l with
  | [], _, None, [] => good w (same w b) (amount s)
  | _ :: _, true, Some (i, letters), [x] => wins_by st w s i letters x
  | _ :: _, false, None, _ =>
    match (let? moves := part_moves st b [] (parts s) in answered st w (amount s) moves l) with
    | Some l => number_answered st w s l
    | None => false
    end
  | _, _, _, _ => false
  end.

(* ---- lines ----------------------------------------------------------------------------------- *)

(* Of letters from l on, only these occur. *)
Fixpoint only (is : nat -> bool) (l : nat) (c : list Z) : bool :=
  match c with [] => true | x :: c => (is l || (x =? 0)) && only is (S l) c end.

Definition only_terms (is : nat -> bool) (x : terms) : bool :=
  only is 0 (plain x) && only is 0 (upward x) && only is 1 (halved x).

Definition of_options (l : nat) : bool := match l with 0 | 1 | 6 => true | _ => false end%nat.
Definition of_nodes (l : nat) : bool := match l with 1 | 6 => false | _ => true end%nat.

Definition is_part (st : families) (g : Z) : bool :=
  match g with
  | Zpos n | Zneg n => (n <? family_count st)%positive
  | Z0 => false
  end.

Definition addends_fit (st : families) (is : nat -> bool) (s : addends) : bool :=
  forallb (is_part st) (parts s) && only_terms is (amount s).

Definition take_family (st : families) (l : family_line) : option families :=
  match l with
  | LineFamily f =>
    if forallb (addends_fit st of_options) (left_options f ++ right_options f)
    then Some (FamilyState (units st) (often st) (PositiveMap.add (family_count st) f (families_of st))
                           (Pos.succ (family_count st)) (family_nodes st) (family_node_count st))
    else None
  | LineFamilyNode shown w b s m witnesses =>
    if addends_fit st of_nodes s && few_units (amount s) && family_node_holds st w b s m witnesses
    then Some (FamilyState (units st) (often st) (families_of st) (family_count st)
                 (PositiveMap.add (family_node_count st) (FamilyNode shown w b s) (family_nodes st))
                 (Pos.succ (family_node_count st)))
    else None
  end.

Fixpoint take_all_families (st : families) (lines : list family_line) : option families :=
  match lines with [] => Some st | l :: lines => let? st := take_family st l in take_all_families st lines end.

Definition accepted_families (u : positive) (o : nat) (lines : list family_line) : option families :=
  take_all_families (start_families u o) lines.
