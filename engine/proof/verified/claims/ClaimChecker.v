(* Whether what the checker accepted shows a claim: sums are compared as bags of trees in a normal form, in which numbers
   are in the units of the certificate, options in an order and once each. What it returns is run. *)
From Coq Require Import List Bool ZArith FSets.FMapPositive.
From Verified Require Import Play Numbers Checker Claims ClaimText.
Import ListNotations.

(* ---- an order of trees ----------------------------------------------------------------------- *)

Definition lexicographic {A} (compare : A -> A -> comparison) : list A -> list A -> comparison :=
  fix go l k :=
    match l, k with
    | [], [] => Eq
    | [], _ => Lt
    | _, [] => Gt
    | a :: l, b :: k => match compare a b with Eq => go l k | c => c end
    end.

Fixpoint order (t u : tree) : comparison :=
  match t, u with
  | Dyadic m j, Dyadic n k => match Z.compare m n with Eq => Nat.compare j k | c => c end
  | Dyadic _ _, Braces _ _ => Lt
  | Braces _ _, Dyadic _ _ => Gt
  | Braces l r, Braces l' r' =>
    match lexicographic order l l' with Eq => lexicographic order r r' | c => c end
  end.

Definition is_same (t u : tree) : bool := match order (looked t) u with Eq => true | _ => false end.

Fixpoint insert_tree (once : bool) (t : tree) (l : list tree) : list tree :=
  match l with
  | [] => [t]
  | u :: k => match order (looked t) u with
              | Lt => t :: l
              | Eq => if once then l else t :: l
              | Gt => u :: insert_tree once t k
              end
  end.

Definition sorted (once : bool) (l : list tree) : list tree := fold_right (insert_tree once) [] l.

(* ---- the normal form ------------------------------------------------------------------------- *)

Section units.
Variable places : nat.
Let one : Z := Zpos (pow2 places).

(* Whether these are just the options of the number m. *)
Definition explicit (m : Z) (l r : list tree) : bool :=
  let has (p : player) (side : list tree) :=
    match number_after one p m, side with
    | None, [] => true
    | Some m', [t] => is_same t (Dyadic m' places)
    | _, _ => false
    end
  in has Left l && has Right r.

(* The only number that may have these options. *)
Definition between (l r : list tree) : option Z :=
  match l, r with
  | [], [] => Some 0%Z
  | [Dyadic a _], [] => Some (a + one)%Z
  | [], [Dyadic b _] => Some (b - one)%Z
  | [Dyadic a _], [Dyadic b _] => Some ((a + b) / 2)%Z
  | _, _ => None
  end.

(* Of options in normal form. *)
Definition braces (l r : list tree) : tree :=
  let l := sorted true l in
  let r := sorted true r in
  match between l r with
  | Some m => if explicit m l r then Dyadic m places else Braces l r
  | None => Braces l r
  end.

Fixpoint minus_normal (t : tree) : tree :=
  match t with
  | Dyadic m k => Dyadic (- m) k
  | Braces l r => braces (map minus_normal r) (map minus_normal l)
  end.

Definition all_of {A B} (f : A -> option B) : list A -> option (list B) :=
  fix go l := match l with [] => Some [] | a :: l => let? b := f a in let? k := go l in Some (b :: k) end.

(* None if a number is not one of the units. *)
Fixpoint normal (t : tree) : option tree :=
  match t with
  | Dyadic m k =>
    if (k <=? places)%nat then Some (Dyadic (Zpos (pow2 (places - k)) * m) places) else None
  | Braces l r =>
    let? l := all_of normal l in
    let? r := all_of normal r in
    Some (braces l r)
  end.

Fixpoint parts_of (t : tree) : list tree :=
  t :: match t with
       | Dyadic _ _ => []
       | Braces l r => flat_map parts_of l ++ flat_map parts_of r
       end.

(* ---- bags ------------------------------------------------------------------------------------ *)

(* The numbers of a sum, added, and the other games in order; in misere play all games but 0. *)
Definition bag : Type := Z * list tree.

Definition add_to (r : rules) (t : tree) (b : bag) : bag :=
  match r, t with
  | Normal, Dyadic m _ => (fst b + m, snd b)%Z
  | Misere, Dyadic Z0 _ => b
  | _, _ => (fst b, insert_tree false t (snd b))
  end.

Definition bag_of (r : rules) (l : list tree) : bag := fold_right (add_to r) (0%Z, []) l.

Definition same_bag (a b : bag) : bool :=
  (fst a =? fst b)%Z && match lexicographic order (snd a) (snd b) with Eq => true | _ => false end.

End units.

(* ---- the certificate ------------------------------------------------------------------------- *)

Section state.
(* The units are so much finer than those of the certificate, 1 / 2^coarse. *)
Variables finer coarse : nat.
Notation fine := (finer + coarse)%nat.
Variable st : state.

Definition of_units (m : Z) : tree := Dyadic (Zpos (pow2 finer) * m) fine.

(* The trees of forms, of numbers and of those that are among some trees. *)
Definition found : Type := PositiveMap.t tree.

Definition tree_of_form (among : list tree) (known : found) (f : form) : option tree :=
  let of i := PositiveMap.find i known in
  match f with
  | Number m => Some (of_units m)
  | Options l r =>
    let? l := all_of of l in
    let? r := all_of of r in
    let t := braces fine l r in
    match t with
    | Dyadic _ _ => Some t
    | Braces _ _ => if existsb (is_same t) among then Some t else None
    end
  end.

Definition next_form (among : list tree) (x : positive * found) : positive * found :=
  let (i, known) := x in
  (Pos.succ i,
   match bind (PositiveMap.find i (forms st)) (tree_of_form among known) with
   | Some t => PositiveMap.add i t known
   | None => known
   end).

Definition all_forms (among : list tree) : found :=
  snd (Pos.iter (next_form among) (1%positive, PositiveMap.empty tree) (form_count st)).

Definition tree_of_signed (known : found) (g : Z) : option tree :=
  match g with
  | Z0 => None
  | Zpos i => PositiveMap.find i known
  | Zneg i => option_map (minus_normal fine) (PositiveMap.find i known)
  end.

Definition bag_of_position (known : found) (s : position) : option bag :=
  let? l := all_of (tree_of_signed known) (games s) in
  Some (bag_of (play st) (of_units (number s) :: l)).

Definition judgment : Type := player * player.

Definition next_node (known : found) (b : bag) (x : positive * list judgment) : positive * list judgment :=
  let (i, l) := x in
  (Pos.succ i,
   match PositiveMap.find i (nodes st) with
   | Some n =>
     if shown n && match bag_of_position known (what n) with Some a => same_bag a b | None => false end
     then (winner n, beginner n) :: l
     else l
   | None => l
   end).

(* What is shown of a bag: who wins, and who begins. *)
Definition judgments (known : found) (b : bag) : list judgment :=
  snd (Pos.iter (next_node known b) (1%positive, []) (node_count st)).

Definition needed (r : relation) : list judgment :=
  match r with
  | Equal => [(Left, Right); (Right, Left)]
  | Greater => [(Left, Right); (Left, Left)]
  | Less => [(Right, Left); (Right, Right)]
  | Fuzzy => [(Left, Left); (Right, Right)]
  | GreaterEqual => [(Left, Right)]
  | LessEqual => [(Right, Left)]
  | GreaterFuzzy => [(Left, Left)]
  | LessFuzzy => [(Right, Right)]
  end.

Definition is_in (l : list judgment) (j : judgment) : bool :=
  existsb (fun i => same (fst i) (fst j) && same (snd i) (snd j)) l.

Definition contrary (j : judgment) : judgment := (other (fst j), snd j).

(* Whether this is shown of the sum of these trees; or, of some of it, the contrary. *)
Definition shows_judgments (negated : bool) (l : list tree) (js : list judgment) : bool :=
  match all_of (normal fine) l with
  | None => false
  | Some l =>
    let parts := flat_map parts_of l in
    let known := all_forms (sorted true (parts ++ map (minus_normal fine) parts)) in
    let found := judgments known (bag_of (play st) l) in
    if negated then existsb (fun j => is_in found (contrary j)) js else forallb (is_in found) js
  end.
End state.

Definition as_relation (o : outcome) : relation :=
  match o with WonByLeft => Greater | WonByRight => Less | WonByFirst => Fuzzy | WonBySecond => Equal end.

Fixpoint finest (t : tree) : nat :=
  match t with
  | Dyadic _ k => k
  | Braces l r => fold_right Nat.max 0 (map finest l ++ map finest r)
  end.

Definition shows_sum (st : state) (coarse : nat) (negated : bool) (l : list tree) (js : list judgment) : bool :=
  shows_judgments (fold_right Nat.max 0 (map finest l) - coarse) coarse st negated l js.

Definition shows_part (st : state) (coarse : nat) (c : part) : bool :=
  match stated c, play st with
  | Relates l r k, Normal => shows_sum st coarse (negated c) (trees_of l ++ map negative (trees_of k)) (needed r)
  | HasOutcome Normal l o, Normal | HasOutcome Misere l o, Misere =>
    shows_sum st coarse (negated c) (trees_of l) (needed (as_relation o))
  | _, _ => false
  end.

Definition shows (st : state) (c : claim) : bool :=
  let coarse := Z.to_nat (Z.log2 (one st)) in
  (one st =? Zpos (pow2 coarse))%Z && forallb (shows_part st coarse) (fst c :: snd c).

(* ---- what is not too large, and not of another kind ------------------------------------------ *)

Definition most_nimber : N := 10.
Definition most_times : N := 1000.

Fixpoint is_small (g : notation) : bool :=
  match g with
  | Nimber n => (n <=? most_nimber)%N
  | Form l r => forallb (fun o => is_small (snd o)) l && forallb (fun o => is_small (snd o)) r
  | _ => true
  end.

Definition are_small (s : terms) : bool :=
  forallb (fun t => (times t <=? most_times)%N && is_small (what_game t)) (fst s :: snd s).

Definition is_covered (c : part) : bool :=
  match stated c with
  | Relates l _ k => are_small l && are_small k
  | HasOutcome _ l _ => are_small l
  end.

Definition covered (c : claim) : bool := forallb is_covered (fst c :: snd c).

(* The claim that a text is. *)
Definition claim_of (t : text) : option claim :=
  let? c := read_claim t in if covered c then Some c else None.
