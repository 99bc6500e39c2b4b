(* Claims as they are printed, which is what is read again. *)
From Coq Require Import Decimal DecimalN Ascii String List Bool ZArith.
From Verified Require Import Play Numbers Heaps Claims ClaimText ClaimGrammar.
Import ListNotations.
Local Open Scope char_scope.

Inductive piece := T (t : token) | Blank.

Fixpoint text_of_digits (u : Decimal.uint) : text :=
  match u with
  | Nil => []
  | D0 u => "0" :: text_of_digits u | D1 u => "1" :: text_of_digits u | D2 u => "2" :: text_of_digits u
  | D3 u => "3" :: text_of_digits u | D4 u => "4" :: text_of_digits u | D5 u => "5" :: text_of_digits u
  | D6 u => "6" :: text_of_digits u | D7 u => "7" :: text_of_digits u | D8 u => "8" :: text_of_digits u
  | D9 u => "9" :: text_of_digits u
  end.

Definition text_of_integer (n : N) : text := text_of_digits (N.to_uint n).

Definition text_of_atom (g : notation) : text :=
  match g with
  | Fraction n O => text_of_integer n
  | Fraction n k => text_of_integer n ++ "/" :: text_of_integer (Npos (pow2 k))
  | Nimber 1 => ["*"]
  | Nimber n => "*" :: text_of_integer n
  | Up => ["^"]
  | Down => ["v"]
  | Form _ _ => []
  end.

Definition text_of_relation (r : relation) : text :=
  match r with
  | Equal => bytes "=" | Greater => bytes ">" | Less => bytes "<" | Fuzzy => bytes "||"
  | GreaterEqual => bytes ">=" | LessEqual => bytes "<=" | GreaterFuzzy => bytes "|>" | LessFuzzy => bytes "<|"
  end.

(* The octal digit. *)
Definition text_of_digit (d : digit) : ascii := Ascii (nothing d) (one_heap d) (two_heaps d) false true true false false.

Definition text_of_token (t : token) : text :=
  match t with
  | Atom g => text_of_atom g
  | Multiple n => text_of_integer n ++ ["."]
  | Open => ["{"]
  | Close => ["}"]
  | Bars n => repeat "|" n
  | Comma => [","]
  | Plus => ["+"]
  | Minus => ["-"]
  | OpenRound => ["("]
  | CloseRound => [")"]
  | Relation r => text_of_relation r
  | Identity => bytes "=="
  | OctalCode d l e => "." :: map text_of_digit (d :: l) ++ (if e then bytes "..." else [])
  | Word w => w
  end.

Definition text_of_piece (p : piece) : text := match p with T t => text_of_token t | Blank => [" "] end.

Definition sign_of (minus : bool) : list piece := if minus then [T Minus] else [].

Definition with_commas {A} (f : A -> list piece) : list A -> list piece :=
  fix go l := match l with [] => [] | [a] => f a | a :: l => f a ++ T Comma :: go l end.

Fixpoint of_game (g : notation) : list piece :=
  match g with
  | Form l r =>
    let options := with_commas (fun o : bool * notation => let (minus, g) := o in sign_of minus ++ of_game g) in
    T Open :: options l ++ T (Bars 1) :: options r ++ [T Close]
  | _ => [T (Atom g)]
  end.

Definition of_term (t : term) : list piece :=
  (if (times t =? 1)%N then [] else [T (Multiple (times t))]) ++ of_game (what_game t).

Definition of_terms (s : terms) : list piece :=
  sign_of (minus (fst s)) ++ of_term (fst s) ++
  flat_map (fun t => Blank :: T (if minus t then Minus else Plus) :: Blank :: of_term t) (snd s).

Definition of_relation (r : relation) : list piece :=
  [Blank; T match r with Fuzzy => Bars 2 | _ => Relation r end; Blank].

Definition word_of_outcome (o : outcome) : text :=
  match o with WonByLeft => bytes "L" | WonByRight => bytes "R" | WonByFirst => bytes "N" | WonBySecond => bytes "P" end.

Definition word_of_function (f : function) : text :=
  match f with
  | Outcome Normal => bytes "outcome" | Outcome Misere => bytes "misere_outcome"
  | Measure NumberOf => bytes "number" | Measure LeftStop => bytes "lstop" | Measure RightStop => bytes "rstop"
  | Measure MeanOf => bytes "mean" | Measure TemperatureOf => bytes "temperature"
  | Whether => bytes "is_number" | Canonical => bytes "canonical"
  end.

Definition of_function (f : function) (l : terms) : list piece :=
  T (Word (word_of_function f)) :: T OpenRound :: of_terms l ++ [T CloseRound].

Definition one_game (minus : bool) (g : notation) : terms := (Term minus 1 g, []).

Definition word_of_heap_function (f : heap_function) : text :=
  match f with
  | HeapsAre Normal => bytes "outcome" | HeapsAre Misere => bytes "misere_outcome"
  | ValueIs Normal => bytes "grundy" | ValueIs Misere => bytes "misere_grundy"
  | PeriodIs => bytes "period"
  end.

Definition word_of_rules (g : heap_rules) : text :=
  match g with
  | Nim => bytes "nim" | Kayles => bytes "kayles" | DawsonsKayles => bytes "dawsonskayles"
  | DawsonsChess => bytes "dawsonschess" | Officers => bytes "officers" | GrundysGame => bytes "grundysgame"
  | Octal _ _ _ => bytes "octal"
  end.

Definition of_integer (n : N) : list piece := [T (Atom (Fraction n 0))].

Definition code_and_sizes (h : some_heaps) : list piece :=
  match by_rules h with Octal d l e => [T (OctalCode d l e); T Comma; Blank] | _ => [] end ++
  with_commas of_integer (first_size h :: other_sizes h).

Definition of_heaps (h : some_heaps) : list piece :=
  T (Word (word_of_rules (by_rules h))) :: T OpenRound :: code_and_sizes h ++ [T CloseRound].

Definition of_heaps_sum (l : heaps_sum) : list piece :=
  of_heaps (fst l) ++ flat_map (fun h => Blank :: T Plus :: Blank :: of_heaps h) (snd l).

Definition of_board (g : board_game) (rows columns : N) : list piece :=
  T (Word match g with OfDomineering => bytes "domineering" | OfSnort => bytes "snort" end) :: T OpenRound ::
  with_commas of_integer [rows; columns] ++ [T CloseRound].

Definition of_said (f : heap_function) (l : list piece) (said : token) : list piece :=
  T (Word (word_of_heap_function f)) :: T OpenRound :: l ++ [T CloseRound; Blank; T (Relation Equal); Blank; T said].

Definition of_statement (s : statement) : list piece :=
  match s with
  | Relates l r k => of_terms l ++ of_relation r ++ of_terms k
  | HasOutcome r l o => of_function (Outcome r) l ++ [Blank; T (Relation Equal); Blank; T (Word (word_of_outcome o))]
  | Measures f l r x =>
    of_function (Measure f) l ++ of_relation r ++ of_terms (one_game (below_zero x) (Fraction (numerator x) (halvings x)))
  | IsNumber l => of_function Whether l
  | HasForm l minus g => of_function Canonical l ++ [Blank; T Identity; Blank] ++ of_terms (one_game minus g)
  | HeapsOutcome r l o => of_said (HeapsAre r) (of_heaps_sum l) (Word (word_of_outcome o))
  | HeapsValue r l v => of_said (ValueIs r) (of_heaps_sum l) (Atom (Fraction v 0))
  | BoardOutcome r g m n o => of_said (HeapsAre r) (of_board g m n) (Word (word_of_outcome o))
  | HasPeriod d l e p => of_said PeriodIs [T (OctalCode d l e)] (Atom (Fraction p 0))
  end.

Definition of_part (p : part) : list piece :=
  (if negated p then [T (Word (bytes "not")); Blank] else []) ++ of_statement (stated p).

Definition of_claim (c : claim) : list piece :=
  of_part (fst c) ++ flat_map (fun p => Blank :: T (Word (bytes "and")) :: Blank :: of_part p) (snd c).

Definition print_claim (c : claim) : text := flat_map text_of_piece (of_claim c).
