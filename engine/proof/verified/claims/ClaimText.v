(* Claims as text: tokens are read byte by byte, and claims token by token. *)
From Coq Require Import Decimal DecimalN Ascii String List Bool ZArith.
From Verified Require Import Play Numbers Checker Claims.
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

(* ---- sums ------------------------------------------------------------------------------------ *)

(* What may come: an option, or the end of a side; an option; one behind a minus; or what follows an option. *)
Inductive place := AtStart | BehindComma | BehindMinus | BehindGame.

(* Braces that are open: sides before the last, each with the bars behind it, and the options of that one; the last
   ones first. *)
Record braces_open := Braces_open {
  sides_before : list (list (bool * notation) * nat);
  options_now : list (bool * notation); at_place : place }.

Definition opened : braces_open := Braces_open [] [] AtStart.

Definition wants_option (b : braces_open) : bool := match at_place b with BehindGame => false | _ => true end.

Definition add_option (b : braces_open) (g : notation) : braces_open :=
  Braces_open (sides_before b) ((match at_place b with BehindMinus => true | _ => false end, g) :: options_now b) BehindGame.

Definition mark (b : braces_open) (t : token) : option braces_open :=
  match t, at_place b with
  | Minus, (AtStart | BehindComma) => Some (Braces_open (sides_before b) (options_now b) BehindMinus)
  | Comma, BehindGame => Some (Braces_open (sides_before b) (options_now b) BehindComma)
  | Bars n, (AtStart | BehindGame) => Some (Braces_open ((options_now b, n) :: sides_before b) [] AtStart)
  | _, _ => None
  end.

(* Sides, each with the bars behind it, up to the last; the most bars part them: {a||b|c} is {a|{b|c}}. *)
Definition side_and_bars : Type := list (bool * notation) * nat.
Definition most_bars (l : list side_and_bars) : nat := fold_right (fun s m => Nat.max (snd s) m) 0 l.

(* What stands before the first n bars, the side that ends there, and what stands behind. *)
Fixpoint parted (n : nat) (l : list side_and_bars) : option (list side_and_bars * list (bool * notation) * list side_and_bars) :=
  match l with
  | [] => None
  | (s, m) :: l =>
    if Nat.eqb m n then Some ([], s, l)
    else option_map (fun x => match x with (before, t, after) => ((s, m) :: before, t, after) end) (parted n l)
  end.

Fixpoint form_of_sides (fuel : nat) (l : list side_and_bars) (t : list (bool * notation)) : option notation :=
  match fuel with
  | O => None
  | S fuel =>
    let n := most_bars l in
    let side l t := match l with [] => Some t | _ => option_map (fun g => [(false, g)]) (form_of_sides fuel l t) end in
    match parted n l with
    | Some (before, s, after) =>
      if Nat.ltb (most_bars after) n
      then let? l := side before s in
           let? r := side after t in
           Some (Form l r)
      else None
    | None => None
    end
  end.

Definition close (b : braces_open) : option notation :=
  match at_place b with
  | AtStart | BehindGame =>
    form_of_sides (List.length (sides_before b)) (rev (map (fun s => (rev (fst s), snd s)) (sides_before b))) (rev (options_now b))
  | _ => None
  end.

Inductive sum_place := AtFirst | Signed (minus : bool) | Counted (minus : bool) (n : N) | BehindTerm.

(* A sum that is read up to some place, its terms the last one first. *)
Definition sum_open : Type := list term * sum_place.

Definition wants (stack : list braces_open) (s : sum_open) : bool :=
  match stack with
  | b :: _ => wants_option b
  | [] => match snd s with BehindTerm => false | _ => true end
  end.

(* With a game more, an option or a term, where one is wanted. *)
Definition give (g : notation) (stack : list braces_open) (s : sum_open) : list braces_open * sum_open :=
  match stack with
  | b :: stack => (add_option b g :: stack, s)
  | [] =>
    let t := match snd s with
             | Signed minus => Term minus 1 g
             | Counted minus n => Term minus n g
             | _ => Term false 1 g
             end in
    ([], (t :: fst s, BehindTerm))
  end.

(* Up to the first token that does not belong to it. *)
Fixpoint sum_of (ts : list token) (stack : list braces_open) (s : sum_open) : option (terms * list token) :=
  match ts, stack with
  | Atom g :: us, _ => if wants stack s then let x := give g stack s in sum_of us (fst x) (snd x) else None
  | Open :: us, _ => if wants stack s then sum_of us (opened :: stack) s else None
  | Close :: us, b :: stack =>
    let? g := close b in
    let x := give g stack s in sum_of us (fst x) (snd x)
  | t :: us, b :: stack => let? b := mark b t in sum_of us (b :: stack) s
  | [], _ :: _ => None
  | _, [] =>
    match ts, snd s with
    | Multiple n :: us, AtFirst => sum_of us [] (fst s, Counted false n)
    | Multiple n :: us, Signed minus => sum_of us [] (fst s, Counted minus n)
    | Minus :: us, AtFirst => sum_of us [] (fst s, Signed true)
    | Minus :: us, BehindTerm => sum_of us [] (fst s, Signed true)
    | Plus :: us, BehindTerm => sum_of us [] (fst s, Signed false)
    | _, BehindTerm => match rev (fst s) with t :: l => Some ((t, l), ts) | [] => None end
    | _, _ => None
    end
  end.

Definition a_sum (ts : list token) : option (terms * list token) := sum_of ts [] ([], AtFirst).

(* ---- claims ---------------------------------------------------------------------------------- *)

Definition relation_of (t : token) : option relation :=
  match t with Relation r => Some r | Bars 2 => Some Fuzzy | _ => None end.

Definition turned (r : relation) : relation :=
  match r with
  | Greater => Less | Less => Greater
  | GreaterEqual => LessEqual | LessEqual => GreaterEqual
  | GreaterFuzzy => LessFuzzy | LessFuzzy => GreaterFuzzy
  | Equal => Equal | Fuzzy => Fuzzy
  end.

(* What is said of a sum by a word before it. *)
Inductive function := Outcome (r : rules) | Measure (f : measure) | Whether | Canonical.

Definition outcome_words : list (outcome * text) :=
  [(WonByLeft, bytes "L"); (WonByRight, bytes "R"); (WonByFirst, bytes "N"); (WonBySecond, bytes "P")].
Definition function_words : list (function * text) :=
  [(Outcome Normal, bytes "outcome"); (Outcome Misere, bytes "misere_outcome");
   (Measure NumberOf, bytes "number"); (Measure LeftStop, bytes "lstop"); (Measure RightStop, bytes "rstop");
   (Measure MeanOf, bytes "mean"); (Measure TemperatureOf, bytes "temperature");
   (Whether, bytes "is_number"); (Canonical, bytes "canonical")].

Definition of_word {A} (words : list (A * text)) (w : text) : option A :=
  option_map fst (find (fun x => text_is w (snd x)) words).

(* All of these is one game, with a minus or without. *)
Definition a_game (ts : list token) : option (bool * notation) :=
  match a_sum ts with
  | Some ((Term minus 1 g, []), []) => Some (minus, g)
  | _ => None
  end.

Definition constant_of (x : bool * notation) : option constant :=
  match x with (minus, Fraction n k) => Some (Constant minus n k) | _ => None end.

(* By what follows the sum. That of which the canonical form is equal to something is so itself. *)
Definition said_of (f : function) (l : terms) (ts : list token) : option statement :=
  match f, ts with
  | Outcome r, [Relation Equal; Word o] => option_map (HasOutcome r l) (of_word outcome_words o)
  | Measure f, t :: us =>
    let? r := relation_of t in
    let? x := bind (a_game us) constant_of in
    Some (Measures f l r x)
  | Whether, [] => Some (IsNumber l)
  | Canonical, Identity :: us => option_map (fun x => HasForm l (fst x) (snd x)) (a_game us)
  | Canonical, t :: us =>
    let? r := relation_of t in
    match a_sum us with Some (k, []) => Some (Relates l r k) | _ => None end
  | _, _ => None
  end.

(* What stands behind a relation. *)
Definition related (l : terms) (r : relation) (ts : list token) : option statement :=
  match ts with
  | Word w :: OpenRound :: us =>
    match of_word function_words w, l, a_sum us with
    | Some (Measure f), (Term minus 1 g, []), Some (k, [CloseRound]) =>
      option_map (Measures f k (turned r)) (constant_of (minus, g))
    | _, _, _ => None
    end
  | _ => match a_sum ts with Some (k, []) => Some (Relates l r k) | _ => None end
  end.

Definition statement_of (ts : list token) : option statement :=
  match ts with
  | Word w :: OpenRound :: us =>
    let? f := of_word function_words w in
    match a_sum us with Some (l, CloseRound :: us) => said_of f l us | _ => None end
  | _ =>
    match a_sum ts with
    | Some (l, t :: us) => let? r := relation_of t in related l r us
    | _ => None
    end
  end.

Definition part_of (ts : list token) : option part :=
  match ts with
  | Word w :: us => if text_is w (bytes "not") then option_map (Part true) (statement_of us) else option_map (Part false) (statement_of ts)
  | _ => option_map (Part false) (statement_of ts)
  end.

(* The parts between `and`. *)
Fixpoint split (ts : list token) : list (list token) :=
  match ts with
  | [] => [[]]
  | t :: us =>
    let others := match split us with p :: ps => (t :: p) :: ps | [] => [[t]] end in
    match t with Word w => if text_is w (bytes "and") then [] :: split us else others | _ => others end
  end.

Fixpoint parts_read (l : list (list token)) : option (list part) :=
  match l with
  | [] => Some []
  | ts :: l => let? p := part_of ts in let? c := parts_read l in Some (p :: c)
  end.

Definition read_claim (s : text) : option claim :=
  let? ts := tokens s (Done None) in
  let? l := parts_read (split ts) in
  match l with p :: l => Some (p, l) | [] => None end.
