(* Claims as text: tokens are read byte by byte. *)
From Coq Require Import Decimal DecimalN Ascii String List Bool ZArith.
From Verified Require Import Play Numbers Checker Heaps Claims.
Import ListNotations.
Local Open Scope char_scope.

Definition text : Type := list ascii.
Notation "'bytes' s" := (ltac:(let l := eval cbv in (list_ascii_of_string s%string) in exact l))
  (at level 9, s at level 0, only parsing).

Definition text_is (a b : text) : bool := if list_eq_dec ascii_dec a b then true else false.

(* ---- tokens ---------------------------------------------------------------------------------- *)

Inductive token :=
  | Atom (g : notation)           (* a game without braces *)
  | Multiple (n : N)              (* as 2. *)
  | Open | Close | Bars (n : nat)
  | Comma | Plus | Minus
  | OpenRound | CloseRound
  | Relation (r : relation)       (* but for ||, which are bars *)
  | Identity                      (* == *)
  | OctalCode (first : digit) (others : list digit) (endless : bool)   (* as .77 *)
  | Word (w : text).

Definition is_digit (c : ascii) : bool := let n := N_of_ascii c in ((48 <=? n) && (n <=? 57))%N.
Definition is_letter (c : ascii) : bool :=
  let n := N_of_ascii c in ((97 <=? n) && (n <=? 122) || (65 <=? n) && (n <=? 90) || (n =? 95))%N.

Fixpoint digits_of (l : text) : Decimal.uint :=
  match l with
  | [] => Nil
  | "0" :: l => D0 (digits_of l) | "1" :: l => D1 (digits_of l) | "2" :: l => D2 (digits_of l)
  | "3" :: l => D3 (digits_of l) | "4" :: l => D4 (digits_of l) | "5" :: l => D5 (digits_of l)
  | "6" :: l => D6 (digits_of l) | "7" :: l => D7 (digits_of l) | "8" :: l => D8 (digits_of l)
  | "9" :: l => D9 (digits_of l) | _ :: l => digits_of l
  end.

(* Of digits, the last one first. *)
Definition integer (l : text) : N := N.of_uint (digits_of (rev l)).

(* k, of 2^k. *)
Fixpoint power (p : positive) : option nat :=
  match p with xH => Some 0 | xO p => option_map S (power p) | xI _ => None end.

(* What the last bytes are the beginning of; the letters and digits that are read, the last one first. *)
Inductive pending :=
  | Done (t : option token)      (* whatever follows *)
  | InInteger (l : text)
  | InFraction (n l : text)
  | InNimber (l : text)
  | InUp
  | InWord (l : text)
  | InBars (n : nat)
  | InCode (l : list digit) | InDots (l : list digit) (n : nat)
  | InLess | InGreater | InEqual
  | Spoiled.

(* The token that is read, where it ends. *)
Definition finish (p : pending) : option (list token) :=
  match p with
  | Done None => Some []
  | Done (Some t) => Some [t]
  | InInteger l => Some [Atom (Fraction (integer l) 0)]
  | InFraction n l =>
    match integer l with
    | N0 => None
    | Npos d => let? k := power d in Some [Atom (Fraction (integer n) k)]
    end
  | InNimber [] => Some [Atom (Nimber 1)]
  | InNimber l => Some [Atom (Nimber (integer l))]
  | InUp => Some [Atom Up]
  | InWord l => let w := rev l in Some [if text_is w (bytes "v") then Atom Down else Word w]
  | InBars n => Some [Bars n]
  | InCode l => match rev l with d :: l => Some [OctalCode d l false] | [] => None end
  | InDots l n => match rev l, n with d :: l, 3 => Some [OctalCode d l true] | _, _ => None end
  | InLess => Some [Relation Less]
  | InGreater => Some [Relation Greater]
  | InEqual => Some [Relation Equal]
  | Spoiled => None
  end.

(* With one byte more, if it belongs to it. *)
Definition extend (p : pending) (c : ascii) : option pending :=
  match p with
  | Done _ => None
  | InInteger l =>
    if is_digit c then Some (InInteger (c :: l))
    else if is_letter c then Some Spoiled
    else match c with
         | "." => Some (Done (Some (Multiple (integer l))))
         | "/" => Some (InFraction l [])
         | _ => None
         end
  | InFraction n l => if is_digit c then Some (InFraction n (c :: l)) else if is_letter c then Some Spoiled else None
  | InNimber l => if is_digit c then Some (InNimber (c :: l)) else if is_letter c then Some Spoiled else None
  | InUp => if is_digit c || is_letter c then Some Spoiled else match c with "^" | "*" => Some Spoiled | _ => None end
  | InWord l =>
    if is_letter c then Some (InWord (c :: l))
    else if is_digit c then Some Spoiled else match c with "*" => Some Spoiled | _ => None end
  | InBars n =>
    match c, n with
    | "|", _ => Some (InBars (S n))
    | ">", 1 => Some (Done (Some (Relation GreaterFuzzy)))
    | _, _ => None
    end
  | InCode l =>
    match c with
    | Ascii nothing one two false true true false false => Some (InCode (Digit nothing one two :: l))
    | "." => Some (InDots l 1)
    | _ => if is_digit c || is_letter c then Some Spoiled else None
    end
  | InDots l n =>
    match c with
    | "." => Some (InDots l (S n))
    | _ => if is_digit c || is_letter c then Some Spoiled else None
    end
  | InLess =>
    match c with
    | "=" => Some (Done (Some (Relation LessEqual)))
    | "|" => Some (Done (Some (Relation LessFuzzy)))
    | _ => None
    end
  | InGreater => match c with "=" => Some (Done (Some (Relation GreaterEqual))) | _ => None end
  | InEqual => match c with "=" => Some (Done (Some Identity)) | _ => None end
  | Spoiled => Some Spoiled
  end.

Definition begin (c : ascii) : pending :=
  if is_digit c then InInteger [c]
  else if is_letter c then InWord [c]
  else match c with
       | " " | "010" => Done None
       | "*" => InNimber []
       | "^" => InUp
       | "{" => Done (Some Open)
       | "}" => Done (Some Close)
       | "(" => Done (Some OpenRound)
       | ")" => Done (Some CloseRound)
       | "," => Done (Some Comma)
       | "+" => Done (Some Plus)
       | "-" => Done (Some Minus)
       | "|" => InBars 1
       | "." => InCode []
       | "<" => InLess
       | ">" => InGreater
       | "=" => InEqual
       | _ => Spoiled
       end.

Fixpoint tokens (s : text) (p : pending) : option (list token) :=
  match s with
  | [] => finish p
  | c :: s =>
    match extend p c with
    | Some p => tokens s p
    | None => let? t := finish p in option_map (app t) (tokens s (begin c))
    end
  end.
