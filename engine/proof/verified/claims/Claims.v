(* What claims say: in the notation of forms, `{0|*} + 2.^ > -1/2`, `mean({2|-1}) = 1/2`; of heaps, `grundy(kayles(5)) = 4`;
   and the like. *)
From Coq Require Import List ZArith QArith.
From Verified Require Import Play Numbers Thermographs Heaps Boards.
Import ListNotations.
Local Open Scope nat_scope.

(* Of a pair, the truth tells whether a minus stands before it. *)
Inductive notation :=
  | Fraction (n : N) (k : nat)               (* n / 2^k *)
  | Nimber (n : N)                           (* *n *)
  | Up
  | Down
  | Form (l r : list (bool * notation)).     (* {l|r} *)

(* A game n times, as in 2.^. *)
Record term := Term { minus : bool; times : N; what_game : notation }.
Definition terms : Type := term * list term.

(* Octal codes are here without a 4 before the point; the last digit may go on for ever, as in .3... *)
Inductive heap_rules :=
  | Nim | Kayles | DawsonsKayles | DawsonsChess | Officers | GrundysGame
  | Octal (first : digit) (others : list digit) (endless : bool).

(* Heaps by one of these, of one size or several: kayles(5,12). *)
Record some_heaps := Some_heaps { by_rules : heap_rules; first_size : N; other_sizes : list N }.
Definition heaps_sum : Type := some_heaps * list some_heaps.

(* Rulesets of which the board may be empty. *)
Inductive board_game := OfDomineering | OfSnort.

(* |> is greater than or fuzzy, <| is less than or fuzzy. *)
Inductive relation := Equal | Greater | Less | Fuzzy | GreaterEqual | LessEqual | GreaterFuzzy | LessFuzzy.

(* Who wins, whoever begins; or who begins, or the other one. *)
Inductive outcome := WonByLeft | WonByRight | WonByFirst | WonBySecond.

(* What is a number, of a sum: number(l), lstop(l), rstop(l), mean(l), temperature(l). *)
Inductive measure := NumberOf | LeftStop | RightStop | MeanOf | TemperatureOf.

(* n / 2^k, with a minus or without. *)
Record constant := Constant { below_zero : bool; numerator : N; halvings : nat }.

Inductive statement :=
  | Relates (l : terms) (r : relation) (k : terms)
  | HasOutcome (play : rules) (l : terms) (o : outcome)    (* outcome(l) = o, misere_outcome(l) = o *)
  | Measures (f : measure) (l : terms) (r : relation) (x : constant)   (* mean(l) > 1/2 *)
  | IsNumber (l : terms)                                   (* is_number(l) *)
  | HasForm (l : terms) (minus : bool) (g : notation)      (* canonical(l) == g *)
  | HeapsOutcome (play : rules) (l : heaps_sum) (o : outcome)   (* outcome(kayles(5)) = N *)
  | HeapsValue (play : rules) (l : heaps_sum) (v : N)      (* grundy(kayles(5)) = 4, misere_grundy(kayles(5)) = 1 *)
  | HasPeriod (first : digit) (others : list digit) (endless : bool) (p : N)    (* period(.77) = 12 *)
  | BoardOutcome (play : rules) (g : board_game) (rows columns : N) (o : outcome).   (* outcome(snort(2,3)) = N *)

(* With `not` before it, or without. *)
Record part := Part { negated : bool; stated : statement }.

(* Joined by `and`. *)
Definition claim : Type := part * list part.

(* ---- games ----------------------------------------------------------------------------------- *)

Inductive tree := Dyadic (m : Z) (k : nat) | Braces (l r : list tree).

Definition any {A} (P : A -> Prop) : list A -> Prop :=
  fix any l := match l with [] => False | a :: l => P a \/ any l end.
Definition each {A} (P : A -> Prop) : list A -> Prop :=
  fix each l := match l with [] => True | a :: l => P a /\ each l end.

(* G is the number m / 2^k, or has these options and no other ones. *)
Fixpoint is_tree (t : tree) (G : game) : Prop :=
  match t with
  | Dyadic m k => is_number (Zpos (pow2 k)) m G
  | Braces l r => forall p,
      (forall X, opt p X G -> any (fun t => is_tree t X) (match p with Left => l | Right => r end)) /\
      each (fun t => exists X, opt p X G /\ is_tree t X) (match p with Left => l | Right => r end)
  end.

Fixpoint negative (t : tree) : tree :=
  match t with
  | Dyadic m k => Dyadic (- m) k
  | Braces l r => Braces (map negative r) (map negative l)
  end.

Definition signed_tree (minus : bool) (t : tree) : tree := if minus then negative t else t.

(* *0 to *(n-1) are the options of *n, of both players. *)
Fixpoint nimbers_below (n : nat) : list tree :=
  match n with O => [] | S n => let l := nimbers_below n in Braces l l :: l end.
Definition nimber (n : nat) : tree := Braces (nimbers_below n) (nimbers_below n).

Fixpoint tree_of (g : notation) : tree :=
  match g with
  | Fraction n k => Dyadic (Z.of_N n) k
  | Nimber n => nimber (N.to_nat n)
  | Up => Braces [nimber 0] [nimber 1]
  | Down => Braces [nimber 1] [nimber 0]
  | Form l r =>
    let options := map (fun o : bool * notation => let (minus, g) := o in signed_tree minus (tree_of g)) in
    Braces (options l) (options r)
  end.

Definition trees_of (s : terms) : list tree :=
  flat_map (fun t => repeat (signed_tree (minus t) (tree_of (what_game t))) (N.to_nat (times t))) (fst s :: snd s).

Definition is_sum (s : terms) (G : game) : Prop := exists l, Forall2 is_tree (trees_of s) l /\ G = sum l.

(* ---- heaps ----------------------------------------------------------------------------------- *)

Definition octal_code (first : digit) (others : list digit) (endless : bool) : code :=
  Code false false (first :: others) (if endless then Some (last others first) else None).

Definition code_of (g : heap_rules) : code :=
  let take := Digit true true false in
  let take_and_divide := Digit true true true in
  let no := Digit false false false in
  match g with
  | Nim => octal_code take [] true                                                  (* .3... *)
  | Kayles => octal_code take_and_divide [take_and_divide] false                    (* .77 *)
  | DawsonsKayles => octal_code no [take_and_divide] false                          (* .07 *)
  | DawsonsChess => octal_code (Digit true false false) [take; take_and_divide] false   (* .137 *)
  | Officers => octal_code (Digit false true true) [] false                         (* .6 *)
  | GrundysGame => Code true true [] None
  | Octal first others endless => octal_code first others endless
  end.

(* A code and a size for each heap. *)
Definition heap_list (l : heaps_sum) : list (code * N) :=
  flat_map (fun h => map (fun n => (code_of (by_rules h), n)) (first_size h :: other_sizes h)) (fst l :: snd l).

Definition heaps_game (H : code -> N -> game) (l : list (code * N)) : game := sum (map (fun h => H (fst h) (snd h)) l).

(* ---- boards ---------------------------------------------------------------------------------- *)

Definition ruleset_of (g : board_game) : ruleset := match g with OfDomineering => Domineering | OfSnort => Snort end.

Definition empty_board (rows columns : N) : board := repeat Free (N.to_nat (rows * columns)).

(* ---- claims ---------------------------------------------------------------------------------- *)

Definition relates (r : relation) (G H : game) : Prop :=
  match r with
  | Equal => at_least Left G H /\ at_least Right G H
  | Greater => at_least Left G H /\ beyond Left G H
  | Less => at_least Right G H /\ beyond Right G H
  | Fuzzy => beyond Left G H /\ beyond Right G H
  | GreaterEqual => at_least Left G H
  | LessEqual => at_least Right G H
  | GreaterFuzzy => beyond Left G H
  | LessFuzzy => beyond Right G H
  end.

(* The outcome of a game is how it compares with 0, but in misere play, too. *)
Definition has_outcome (r : rules) (o : outcome) (G : game) : Prop :=
  match o with
  | WonByLeft => forall b, wins r Left b G
  | WonByRight => forall b, wins r Right b G
  | WonByFirst => forall b, wins r b b G
  | WonBySecond => forall b, wins r (other b) b G
  end.

(* How numbers compare: none are fuzzy. *)
Definition compares (r : relation) (x y : Q) : Prop :=
  match r with
  | Equal => x == y
  | Greater | GreaterFuzzy => y < x
  | Less | LessFuzzy => x < y
  | GreaterEqual => y <= x
  | LessEqual => x <= y
  | Fuzzy => False
  end%Q.

Definition value_of (x : constant) : Q :=
  let n := Z.of_N (numerator x) in ((if below_zero x then - n else n) # pow2 (halvings x))%Q.

(* C is the canonical form of G. *)
Definition canonical_form (G C : game) : Prop := canonical C /\ relates Equal G C.

(* All are those of the canonical form, which for a number is the number. *)
Definition measures (f : measure) (x : Q) (G : game) : Prop :=
  exists C, canonical_form G C /\
  match f with
  | NumberOf => value x C
  | LeftStop => stop Left x C
  | RightStop => stop Right x C
  | MeanOf => mean x C
  | TemperatureOf => temperature x C
  end.

(* Who begins loses it beside *v; in normal play it is equal to *v. *)
Definition has_value_in (r : rules) (v : N) (G : game) : Prop :=
  forall w, wins r w (other w) (add (star (N.to_nat v)) G).

(* The least number that the values of heaps have as a period, from anywhere on. *)
Definition least_period (p : N) (H : N -> game) : Prop :=
  (0 < p /\ (exists first, 1 <= first /\ repeats H p first) /\
   forall q first, 0 < q -> 1 <= first -> repeats H q first -> p <= q)%N.

Definition unless (negated : bool) (P : Prop) : Prop := if negated then ~ P else P.

(* With `not` before it, too, there are the canonical form, the stop, mean or temperature that are spoken of. *)
Definition part_holds (c : part) : Prop :=
  match stated c with
  | Relates l r k => forall G H, is_sum l G -> is_sum k H -> unless (negated c) (relates r G H)
  | HasOutcome r l o => forall G, is_sum l G -> unless (negated c) (has_outcome r o G)
  | Measures f l r x => forall G, is_sum l G -> exists y, measures f y G /\ unless (negated c) (compares r y (value_of x))
  | IsNumber l => forall G, is_sum l G -> unless (negated c) (exists y, measures NumberOf y G)
  | HasForm l minus g => forall G, is_sum l G ->
      exists C, canonical_form G C /\ unless (negated c) (is_tree (signed_tree minus (tree_of g)) C)
  | HeapsOutcome r l o => forall H, (forall c, are_heaps c (H c)) -> unless (negated c) (has_outcome r o (heaps_game H (heap_list l)))
  | HeapsValue r l v => forall H, (forall c, are_heaps c (H c)) -> unless (negated c) (has_value_in r v (heaps_game H (heap_list l)))
  | HasPeriod first others endless p => forall H, are_heaps (octal_code first others endless) H -> unless (negated c) (least_period p H)
  | BoardOutcome r g rows columns o => forall B, are_boards (moves (ruleset_of g) (N.to_nat columns)) B ->
      unless (negated c) (has_outcome r o (B (empty_board rows columns)))
  end.

Definition claim_holds (c : claim) : Prop := Forall part_holds (fst c :: snd c).
