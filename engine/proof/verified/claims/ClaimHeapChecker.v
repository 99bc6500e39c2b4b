(* Whether what the checkers of heaps accepted shows a claim of heaps. What it returns is run. *)
From Coq Require Import List Bool NArith.
From Verified Require Import Play Checker Heaps HeapChecker LossChecker Claims.
Import ListNotations.

(* What is known of some heaps in one of the plays. *)
Definition fact : Type := rules * verdict * list (code * N).

Definition heaps_of_sums (sums : list heap_sum) : list (code * N) :=
  flat_map (fun s => map (fun n => (sum_code s, n)) (sum_sizes s)) sums.

Definition facts_of_heaps (st : heap_games) : list fact :=
  map (fun x => (Normal, LostBeside (fst x), heaps_of_sums (snd x))) (sums_of st).

Definition facts_of_losses (st : losses) : list fact :=
  map (fun x => (fst x, map (fun h => (code_at (loss_codes st) (fst h), snd h)) (snd x))) (told st).

Definition periods_of (st : heap_games) : list (code * N) :=
  flat_map (fun h => match period h with Some (p, _) => [(heap_code h, p)] | None => [] end) (heaps_of st).

(* ---- the same heaps -------------------------------------------------------------------------- *)

Definition digits_eq (a b : digit) : {a = b} + {a <> b}.
Proof. repeat decide equality. Defined.

Definition codes_eq (a b : code) : {a = b} + {a <> b}.
Proof. repeat decide equality. Defined.

Definition is_same_heap (h k : code * N) : bool :=
  (snd h =? snd k)%N && if codes_eq (fst h) (fst k) then true else false.

Fixpoint without_heap (h : code * N) (l : list (code * N)) : option (list (code * N)) :=
  match l with
  | [] => None
  | k :: l => if is_same_heap (looked h) k then Some l else option_map (cons k) (without_heap h l)
  end.

(* In any order. *)
Fixpoint are_same_heaps (l k : list (code * N)) : bool :=
  match l with
  | [] => match k with [] => true | _ => false end
  | h :: l => match without_heap h k with Some k => are_same_heaps l k | None => false end
  end.

(* ---- claims ---------------------------------------------------------------------------------- *)

(* The value in the play of the fact, and whether who begins loses. *)
Definition value_by (v : verdict) : option N :=
  match v with Lost => Some 0%N | Won => None | LostBeside n => Some n end.

Definition lost_by (v : verdict) : bool :=
  match v with Lost => true | Won => false | LostBeside n => (n =? 0)%N end.

Definition outcome_is (lost : bool) (o : outcome) : bool :=
  match o with WonByFirst => negb lost | WonBySecond => lost | _ => false end.

Definition same_rules (r s : rules) : bool :=
  match r, s with Normal, Normal | Misere, Misere => true | _, _ => false end.

Definition fact_says (negated : bool) (s : statement) (f : fact) : bool :=
  match f, s with
  | (r, v, k), HeapsOutcome r' l o =>
    same_rules r r' && xorb negated (outcome_is (lost_by v) o) && are_same_heaps (heap_list l) k
  | (r, v, k), HeapsValue r' l n =>
    same_rules r r' && match value_by v with Some m => xorb negated (m =? n)%N | None => false end &&
    are_same_heaps (heap_list l) k
  | _, _ => false
  end.

Definition period_says (negated : bool) (s : statement) (x : code * N) : bool :=
  match s with
  | HasPeriod d l e p => xorb negated (snd x =? p)%N && if codes_eq (fst x) (octal_code d l e) then true else false
  | _ => false
  end.

Definition shows_of_heaps (facts : list fact) (periods : list (code * N)) (c : claim) : bool :=
  forallb (fun p => existsb (fact_says (negated p) (stated p)) facts || existsb (period_says (negated p) (stated p)) periods)
          (fst c :: snd c).

Definition heaps_show (st : heap_games) (c : claim) : bool := shows_of_heaps (facts_of_heaps st) (periods_of st) c.
Definition losses_show (st : losses) (c : claim) : bool := shows_of_heaps (facts_of_losses st) [] c.
