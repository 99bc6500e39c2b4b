(* Claims are read token by token. *)
From Coq Require Import Ascii String List Bool ZArith.
From Verified Require Import Play Numbers Checker Heaps Claims ClaimText.
Import ListNotations.
Local Open Scope char_scope.

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

(* ---- heaps and boards ------------------------------------------------------------------------ *)

Inductive heap_function := HeapsAre (r : rules) | ValueIs (r : rules) | PeriodIs.

Definition heap_function_words : list (heap_function * text) :=
  [(HeapsAre Normal, bytes "outcome"); (HeapsAre Misere, bytes "misere_outcome");
   (ValueIs Normal, bytes "grundy"); (ValueIs Misere, bytes "misere_grundy"); (PeriodIs, bytes "period")].

Definition game_words : list (heap_rules * text) :=
  [(Nim, bytes "nim"); (Kayles, bytes "kayles"); (DawsonsKayles, bytes "dawsonskayles"); (DawsonsChess, bytes "dawsonschess");
   (Officers, bytes "officers"); (GrundysGame, bytes "grundysgame")].

(* Sizes with commas between them, and what follows. *)
Fixpoint sizes_of (ts : list token) : option (N * list N * list token) :=
  match ts with
  | Atom (Fraction n 0) :: Comma :: us => let? (l, vs) := sizes_of us in Some (n, fst l :: snd l, vs)
  | Atom (Fraction n 0) :: us => Some (n, [], us)
  | _ => None
  end.

Definition heaps_by (g : heap_rules) (ts : list token) : option some_heaps :=
  match sizes_of ts with Some (n, l, [CloseRound]) => Some (Some_heaps g n l) | _ => None end.

Definition heaps_of_tokens (ts : list token) : option some_heaps :=
  match ts with
  | Word w :: OpenRound :: OctalCode d l e :: Comma :: us => if text_is w (bytes "octal") then heaps_by (Octal d l e) us else None
  | Word w :: OpenRound :: us => let? g := of_word game_words w in heaps_by g us
  | _ => None
  end.

(* What stands between tokens that part. *)
Fixpoint split (parts : token -> bool) (ts : list token) : list (list token) :=
  match ts with
  | [] => [[]]
  | t :: us => if parts t then [] :: split parts us
               else match split parts us with p :: ps => (t :: p) :: ps | [] => [[t]] end
  end.

Definition read_each {A} (f : list token -> option A) : list (list token) -> option (list A) :=
  fix go l := match l with [] => Some [] | ts :: l => let? a := f ts in let? k := go l in Some (a :: k) end.

Definition is_plus (t : token) : bool := match t with Plus => true | _ => false end.

Definition heaps_read (ts : list token) : option heaps_sum :=
  match read_each heaps_of_tokens (split is_plus ts) with Some (h :: l) => Some (h, l) | _ => None end.

Definition board_words : list (board_game * text) := [(OfDomineering, bytes "domineering"); (OfSnort, bytes "snort")].

Definition board_read (ts : list token) : option (board_game * N * N) :=
  match ts with
  | Word w :: us =>
    let? g := of_word board_words w in
    match us with
    | [OpenRound; Atom (Fraction rows 0); Comma; Atom (Fraction columns 0); CloseRound] => Some (g, rows, columns)
    | _ => None
    end
  | _ => None
  end.

(* By what is said behind the tokens in round brackets. *)
Definition said_of_heaps (f : heap_function) (ts : list token) (said : token) : option statement :=
  match f, said, ts with
  | HeapsAre r, Word o, _ =>
    let? o := of_word outcome_words o in
    match board_read ts with
    | Some (g, rows, columns) => Some (BoardOutcome r g rows columns o)
    | None => option_map (fun l => HeapsOutcome r l o) (heaps_read ts)
    end
  | ValueIs r, Atom (Fraction v 0), _ => let? l := heaps_read ts in Some (HeapsValue r l v)
  | PeriodIs, Atom (Fraction p 0), [OctalCode d l e] => Some (HasPeriod d l e p)
  | _, _, _ => None
  end.

Definition heap_statement (w : text) (us : list token) : option statement :=
  let? f := of_word heap_function_words w in
  match rev us with
  | said :: Relation Equal :: CloseRound :: ts => said_of_heaps f (rev ts) said
  | _ => None
  end.

(* ---- statements ------------------------------------------------------------------------------ *)

Definition game_statement (w : text) (us : list token) : option statement :=
  let? f := of_word function_words w in
  match a_sum us with Some (l, CloseRound :: us) => said_of f l us | _ => None end.

Definition statement_of (ts : list token) : option statement :=
  match ts with
  | Word w :: OpenRound :: us =>
    match us with
    | Word _ :: _ | OctalCode _ _ _ :: _ => heap_statement w us
    | _ => game_statement w us
    end
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

Definition joins (t : token) : bool := match t with Word w => text_is w (bytes "and") | _ => false end.

Definition read_claim (s : text) : option claim :=
  let? ts := tokens s (Done None) in
  let? l := read_each part_of (split joins ts) in
  match l with p :: l => Some (p, l) | [] => None end.
