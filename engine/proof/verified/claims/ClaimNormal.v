(* Sums as bags of trees in a normal form, in which numbers are in some units, options in an order and once each. What it
   returns is run. *)
From Coq Require Import List Bool ZArith QArith.
From Verified Require Import Play Numbers Checker Claims.
Import ListNotations.
Local Open Scope nat_scope.

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

(* ---- what differs ---------------------------------------------------------------------------- *)

(* Of what two games have on a side, seen whether one differs from one: whether there is one that differs from all of the
   other's. *)
Definition side_differs {A B} (differs : A -> B -> bool) (l : list A) (k : list B) : bool :=
  existsb (fun a => forallb (differs a) k) l || existsb (fun b => forallb (fun a => differs a b) l) k.

(* The options of the number m / 2^k on a side. *)
Definition number_options (m : Z) (k : nat) (p : player) : list Z :=
  match number_after (Zpos (pow2 k)) p m with Some m' => [m'] | None => [] end.

(* Whether a tree is seen not to be the number m / 2^k. *)
Fixpoint no_number (m : Z) (k : nat) (t : tree) : bool :=
  match t with
  | Dyadic n j => negb (Qeq_bool (m # pow2 k) (n # pow2 j))
  | Braces l r =>
    let on p side := side_differs (fun u m' => no_number m' k (looked u)) side (number_options m k p) in
    on Left l || on Right r
  end.
