(* Whether what the checker accepted shows a claim: sums are compared as bags of trees in normal form, in which numbers are
   in the units of the certificate or finer ones. What it returns is run. *)
From Coq Require Import List Bool ZArith QArith FSets.FMapPositive.
From Verified Require Import Play Numbers Checker WallsChecker Claims ClaimText ClaimGrammar ClaimNormal.
Import ListNotations.
Local Open Scope nat_scope.

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

(* The trees of the forms of the certificate that may be of use for these. *)
Definition forms_for (l : list tree) : found :=
  let parts := flat_map parts_of l in
  all_forms (sorted true (parts ++ map (minus_normal fine) parts)).

(* Whether this is shown of the sum of these trees; or, of some of it, the contrary. *)
Definition shows_judgments (negated : bool) (l : list tree) (js : list judgment) : bool :=
  match all_of (normal fine) l with
  | None => false
  | Some l =>
    let found := judgments (forms_for l) (bag_of (play st) l) in
    if negated then existsb (fun j => is_in found (contrary j)) js else forallb (is_in found) js
  end.

(* ---- values ---------------------------------------------------------------------------------- *)

(* A canonical form: a number in the fine units, or a form by its number. *)
Inductive canon := NumberIs (m : Z) | FormIs (i : positive).

Definition same_canon (c c' : canon) : bool :=
  match c, c' with
  | NumberIs m, NumberIs n => (m =? n)%Z
  | FormIs i, FormIs j => (i =? j)%positive
  | _, _ => false
  end.

(* A game, and those beside it; of equal ones that follow each other the last. *)
Fixpoint each_apart (before after : list Z) : list (Z * list Z) :=
  match after with
  | [] => []
  | g :: after =>
    let others := each_apart (g :: before) after in
    if match after with h :: _ => (g =? h)%Z | [] => false end then others else (g, rev_append before after) :: others
  end.

Definition as_number (known : found) (b : bag) (s : position) : list canon :=
  match bag_of_position known s with
  | Some a => match lexicographic order (snd a) (snd b) with Eq => [NumberIs (fst b - fst a)] | _ => [] end
  | None => []
  end.

Definition as_form (known : found) (b : bag) (m : Z) (x : Z * list Z) : list canon :=
  match fst x with
  | Zneg i =>
    if is_canonical st i && match bag_of_position known (Position m (snd x)) with Some a => same_bag a b | None => false end
    then [FormIs i] else []
  | _ => []
  end.

(* Those less which the bag is this sum. *)
Definition less_canons (known : found) (b : bag) (s : position) : list canon :=
  as_number known b s ++ flat_map (as_form known b (number s)) (each_apart [] (games s)).

Definition next_difference (known : found) (b : bag) (x : positive * list (canon * judgment)) : positive * list (canon * judgment) :=
  let (i, l) := x in
  (Pos.succ i,
   match PositiveMap.find i (nodes st) with
   | Some n => if shown n then map (fun c => (c, (winner n, beginner n))) (less_canons known b (what n)) ++ l else l
   | None => l
   end).

(* What is shown of the bag less such a form. *)
Definition differences (known : found) (b : bag) : list (canon * judgment) :=
  snd (Pos.iter (next_difference known b) (1%positive, []) (node_count st)).

(* Those that the bag is equal to: the difference is 0. *)
Definition equal_canons (known : found) (b : bag) : list canon :=
  let l := differences known b in
  let of c := map snd (filter (fun x => same_canon (fst x) c) l) in
  filter (fun c => forallb (is_in (of c)) (needed Equal)) (map fst l).

Variable walls : list thermograph.

Definition in_fine_units (m : Z) : Q := (m # pow2 fine)%Q.
Definition in_coarse_units (m : Z) : Q := (m # pow2 coarse)%Q.

Definition read_off (f : measure) (g : thermograph) : list Q :=
  let at_zero := (graph_at g =? 0)%Z in
  let here (b : bool) (m : Z) := if b then [in_coarse_units m] else [] in
  match f with
  | NumberOf => []
  | LeftStop => here at_zero (stands_at (left_wall g))
  | RightStop => here at_zero (stands_at (right_wall g))
  | MeanOf => here (meet g) (stands_at (left_wall g))
  | TemperatureOf => here (meet g && a_wall_leans g) (graph_at g)
  end.

Definition graphs_of (i : positive) : list thermograph := filter (fun g => (graph_of g =? i)%positive) walls.

Definition measured (f : measure) (c : canon) : list Q :=
  match c, f with
  | NumberIs _, TemperatureOf => []
  | NumberIs m, _ => [in_fine_units m]
  | FormIs i, _ => flat_map (read_off f) (graphs_of i)
  end.

Definition compare_as (r : relation) (x y : Q) : bool :=
  match Qcompare x y, r with
  | Eq, (Equal | GreaterEqual | LessEqual) => true
  | Gt, (Greater | GreaterEqual | GreaterFuzzy) => true
  | Lt, (Less | LessEqual | LessFuzzy) => true
  | _, _ => false
  end.

Definition is_number_or_none (negated : bool) (c : canon) : bool :=
  match c with
  | NumberIs _ => negb negated
  | FormIs i =>
    negated && existsb (fun g => (graph_at g =? 0)%Z && (negb (meet g) || a_wall_leans g)) (graphs_of i)
  end.

(* Whether a form is seen not to be this tree; depth is how deep this is looked at. *)
Fixpoint form_differs (depth : nat) (i : positive) (t : tree) : bool :=
  match depth, PositiveMap.find i (forms st), t with
  | S _, Some (Number m), _ => no_number m coarse t
  | S depth, Some (Options l r), Dyadic m k =>
    let on p side := side_differs (fun j n => form_differs depth (looked j) (Dyadic n k)) side (number_options m k p) in
    on Left l || on Right r
  | S depth, Some (Options l r), Braces l' r' =>
    let on side side' := side_differs (fun j u => form_differs depth (looked j) u) side side' in
    on l l' || on r r'
  | _, _, _ => false
  end.

Definition most_depth : nat := 1000.

Definition is_tree_or_not (negated : bool) (known : found) (t : tree) (c : canon) : bool :=
  match c with
  | NumberIs m => if negated then no_number m fine t else is_same t (Dyadic m fine)
  | FormIs i =>
    if negated then form_differs most_depth i t
    else match PositiveMap.find i known with Some u => is_same t u | None => false end
  end.

(* Whether this is so of a canonical form of the sum of these trees; there are others, too. *)
Definition shows_canon (l others : list tree) (says : found -> list tree -> canon -> bool) : bool :=
  match play st, all_of (normal fine) l, all_of (normal fine) others with
  | Normal, Some l, Some others =>
    let known := forms_for (l ++ others) in
    existsb (says known others) (equal_canons known (bag_of Normal l))
  | _, _, _ => false
  end.
End state.

Definition as_relation (o : outcome) : relation :=
  match o with WonByLeft => Greater | WonByRight => Less | WonByFirst => Fuzzy | WonBySecond => Equal end.

Fixpoint finest (t : tree) : nat :=
  match t with
  | Dyadic _ k => k
  | Braces l r => fold_right Nat.max 0 (map finest l ++ map finest r)
  end.

Definition finer_than (coarse : nat) (l : list tree) : nat := fold_right Nat.max 0 (map finest l) - coarse.

Definition shows_sum (st : state) (coarse : nat) (negated : bool) (l : list tree) (js : list judgment) : bool :=
  shows_judgments (finer_than coarse l) coarse st negated l js.

Definition shows_value (st : walled) (coarse : nat) (negated : bool) (s : statement) : bool :=
  let walls := map snd (PositiveMap.elements (walls_at st)) in
  let shows l others := shows_canon (finer_than coarse (l ++ others)) coarse (core st) l others in
  match s with
  | Measures f l r x =>
    let l := trees_of l in
    let finer := finer_than coarse (l ++ []) in
    shows l [] (fun _ _ c => existsb (fun y => xorb negated (compare_as r y (value_of x))) (measured finer coarse walls f c))
  | IsNumber l => shows (trees_of l) [] (fun _ _ c => is_number_or_none walls negated c)
  | HasForm l minus g =>
    let l := trees_of l in
    let others := [signed_tree minus (tree_of g)] in
    let finer := finer_than coarse (l ++ others) in
    shows l others (fun known others c => forallb (fun t => is_tree_or_not finer coarse (core st) negated known t c) others)
  | _ => false
  end.

Definition shows_part (st : walled) (coarse : nat) (c : part) : bool :=
  match stated c, play (core st) with
  | Relates l r k, Normal => shows_sum (core st) coarse (negated c) (trees_of l ++ map negative (trees_of k)) (needed r)
  | HasOutcome Normal l o, Normal | HasOutcome Misere l o, Misere =>
    shows_sum (core st) coarse (negated c) (trees_of l) (needed (as_relation o))
  | s, Normal => shows_value st coarse (negated c) s
  | _, _ => false
  end.

Definition shows (st : walled) (c : claim) : bool :=
  let coarse := Z.to_nat (Z.log2 (one (core st))) in
  (one (core st) =? Zpos (pow2 coarse))%Z && forallb (shows_part st coarse) (fst c :: snd c).

(* ---- what is not too large, and not of another kind ------------------------------------------ *)

Definition most_nimber : N := 10.
Definition most_times : N := 1000.
Definition most_squares : N := 64.

Fixpoint is_small (g : notation) : bool :=
  match g with
  | Nimber n => (n <=? most_nimber)%N
  | Form l r => forallb (fun o => is_small (snd o)) l && forallb (fun o => is_small (snd o)) r
  | _ => true
  end.

Definition are_small (s : terms) : bool :=
  forallb (fun t => (times t <=? most_times)%N && is_small (what_game t)) (fst s :: snd s).

Definition are_heaps (h : some_heaps) : bool := forallb (fun n => (0 <? n)%N) (first_size h :: other_sizes h).

Definition stands_alone (c : part) : bool :=
  match stated c with HeapsOutcome _ _ _ | HeapsValue _ _ _ | HasPeriod _ _ _ _ | BoardOutcome _ _ _ _ _ => true | _ => false end.

Definition is_covered (c : part) : bool :=
  match stated c with
  | Relates l _ k => are_small l && are_small k
  | HasOutcome _ l _ | Measures _ l _ _ | IsNumber l => are_small l
  | HasForm l _ g => are_small l && is_small g
  | HeapsOutcome _ l _ | HeapsValue _ l _ => forallb are_heaps (fst l :: snd l)
  | HasPeriod _ _ _ _ => true
  | BoardOutcome _ _ rows columns _ => (0 <? rows)%N && (0 <? columns)%N && (rows * columns <=? most_squares)%N
  end.

(* Heaps and boards take a certificate each. *)
Definition covered (c : claim) : bool :=
  forallb is_covered (fst c :: snd c) &&
  match snd c with [] => true | _ => negb (existsb stands_alone (fst c :: snd c)) end.

(* The claim that a text is. *)
Definition claim_of (t : text) : option claim :=
  let? c := read_claim t in if covered c then Some c else None.
