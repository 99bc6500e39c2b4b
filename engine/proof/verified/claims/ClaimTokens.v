(* What is printed of a claim is read as the tokens that it was printed of. *)
From Coq Require Import Decimal DecimalN DecimalPos Ascii String List Bool ZArith Lia.
From Verified Require Import Play Numbers Checker Heaps Claims ClaimText ClaimGrammar ClaimPrint.
Import ListNotations.
Local Open Scope char_scope.

(* ---- integers -------------------------------------------------------------------------------- *)

Lemma digits_again u : digits_of (text_of_digits u) = u.
Proof. induction u; simpl; f_equal; auto. Qed.

Lemma are_digits u : Forall (fun c => is_digit c = true) (text_of_digits u).
Proof. induction u; simpl; constructor; auto. Qed.

Lemma integer_digits n : Forall (fun c => is_digit c = true) (text_of_integer n).
Proof. apply are_digits. Qed.

Lemma integer_again n : integer (rev (text_of_integer n)) = n.
Proof. unfold integer, text_of_integer; rewrite rev_involutive, digits_again; apply DecimalN.Unsigned.of_to. Qed.

Lemma some_digit n : exists c l, text_of_integer n = c :: l /\ is_digit c = true.
Proof.
  pose proof (are_digits (N.to_uint n)) as A; unfold text_of_integer.
  destruct (text_of_digits (N.to_uint n)) as [| c l] eqn:E; [exfalso | inversion A; subst; eauto].
  assert (N.to_uint n = Nil) as U by (rewrite <- (digits_again (N.to_uint n)), E; reflexivity).
  destruct n as [| p]; [discriminate |]; apply (DecimalPos.Unsigned.to_uint_nonnil p U).
Qed.

Lemma power_again k : power (pow2 k) = Some k.
Proof. induction k; simpl; [| rewrite IHk]; reflexivity. Qed.

(* A digit is none of the other bytes. *)
Lemma digit_is c : is_digit c = true -> is_letter c = false /\ extend (InBars 1) c = None.
Proof. destruct c as [[] [] [] [] [] [] [] []]; now vm_compute. Qed.

(* ---- tokens ---------------------------------------------------------------------------------- *)

Lemma app_none (x : option (list token)) : option_map (app []) x = x.
Proof. now destruct x. Qed.

Lemma app_some (a b : list token) x : option_map (app a) (option_map (app b) x) = option_map (app (a ++ b)) x.
Proof. destruct x; simpl; [now rewrite app_assoc | reflexivity]. Qed.

Lemma done s : forall c, tokens (c :: s) (Done None) = tokens s (begin c).
Proof. intros c; simpl; apply app_none. Qed.

Lemma digits_read l s : Forall (fun c => is_digit c = true) l ->
  (forall k, tokens (l ++ s) (InInteger k) = tokens s (InInteger (rev l ++ k))) /\
  (forall n k, tokens (l ++ s) (InFraction n k) = tokens s (InFraction n (rev l ++ k))) /\
  (forall k, tokens (l ++ s) (InNimber k) = tokens s (InNimber (rev l ++ k))).
Proof.
  induction 1 as [| c l D F [A [B C]]]; [easy |]; repeat split; intros *; simpl; rewrite D, <- app_assoc; simpl; auto.
Qed.

Lemma integer_read n s : tokens (text_of_integer n ++ s) (Done None) = tokens s (InInteger (rev (text_of_integer n))).
Proof.
  pose proof (integer_digits n) as A.
  destruct (some_digit n) as [c [l [E D]]]; rewrite E in *; inversion A; subst.
  change ((c :: l) ++ s)%list with (c :: l ++ s); rewrite done; unfold begin; rewrite D.
  now rewrite (proj1 (digits_read l s H2)).
Qed.

(* What is read of a token, if more may follow. *)
Definition end_of (t : token) : pending :=
  match t with
  | Atom (Fraction n O) => InInteger (rev (text_of_integer n))
  | Atom (Fraction n k) => InFraction (rev (text_of_integer n)) (rev (text_of_integer (Npos (pow2 k))))
  | Atom (Nimber 1) => InNimber []
  | Atom (Nimber n) => InNimber (rev (text_of_integer n))
  | Atom Up => InUp
  | Atom Down => InWord ["v"]
  | Bars n => InBars n
  | OctalCode d l e => if e then InDots (rev (d :: l)) 3 else InCode (rev (d :: l))
  | Relation Less => InLess
  | Relation Greater => InGreater
  | Relation Equal => InEqual
  | Word w => InWord (rev w)
  | _ => Done (Some t)
  end.

(* Those that are printed. *)
Definition good (t : token) : Prop :=
  match t with
  | Atom (Form _ _) => False
  | Bars n => n = 1 \/ n = 2
  | Relation Fuzzy => False
  | Word w => match w with [] => False | _ => forallb is_letter w = true /\ text_is w (bytes "v") = false end
  | _ => True
  end.

Lemma letter_is c : is_letter c = true -> is_digit c = false.
Proof. destruct c as [[] [] [] [] [] [] [] []]; now vm_compute. Qed.

Lemma letters_read l s : forallb is_letter l = true -> forall k, tokens (l ++ s) (InWord k) = tokens s (InWord (rev l ++ k)).
Proof.
  induction l as [| c l IH]; intros L k; [reflexivity |]; simpl in *; apply andb_prop in L; destruct L as [C L].
  now rewrite C, IH, <- app_assoc.
Qed.

Lemma code_read l s : forall k, tokens (map text_of_digit l ++ s) (InCode k) = tokens s (InCode (rev l ++ k)).
Proof.
  induction l as [| [a b c] l IH]; intros k; [reflexivity |]; simpl rev; rewrite <- app_assoc; simpl app.
  rewrite <- IH; destruct a, b, c; reflexivity.
Qed.

Lemma token_read t s : good t -> tokens (text_of_token t ++ s) (Done None) = tokens s (end_of t).
Proof.
  destruct t as [[n [| k] | n | | | l r] | n | | | n | | | | | | r | | d k e | w]; intros G.
  all: try (etransitivity; [apply done | reflexivity]).
  - apply integer_read.
  - unfold text_of_token, text_of_atom; rewrite <- app_assoc, integer_read.
    pose proof (proj1 (proj2 (digits_read _ s (integer_digits (Npos (pow2 (S k)))))) (rev (text_of_integer n)) []) as E.
    rewrite app_nil_r in E; exact E.
  - destruct n as [| [p | p |]]; [| | | apply done]; unfold text_of_token, text_of_atom, end_of.
    all: rewrite <- app_comm_cons, done; change (begin "*") with (InNimber []).
    all: rewrite (proj2 (proj2 (digits_read _ s (integer_digits _)))), app_nil_r; reflexivity.
  - destruct G.
  - unfold text_of_token; rewrite <- app_assoc, integer_read; simpl.
    now rewrite integer_again.
  - destruct G as [-> | ->]; (etransitivity; [apply done | reflexivity]).
  - destruct r; try (etransitivity; [apply done | reflexivity]); destruct G.
  - unfold text_of_token; rewrite <- app_comm_cons, done; change (begin ".") with (InCode []).
    rewrite <- app_assoc, code_read, app_nil_r; now destruct e.
  - destruct w as [| c w]; [destruct G |]; destruct G as [L _]; simpl in L; apply andb_prop in L; destruct L as [C L].
    simpl text_of_token; rewrite <- app_comm_cons, done; unfold begin; rewrite (letter_is _ C), C.
    now rewrite letters_read.
Qed.

Lemma token_finished t : good t -> finish (end_of t) = Some [t].
Proof.
  destruct t as [[n [| k] | n | | | l r] | n | | | n | | | | | | r | | d k e | w]; intros G; try reflexivity.
  - simpl; now rewrite integer_again.
  - transitivity (let? j := power (pow2 (S k)) in Some [Atom (Fraction n j)]); [| now rewrite power_again].
    unfold end_of, finish; rewrite !integer_again; reflexivity.
  - destruct n as [| [p | p |]]; [reflexivity | | | reflexivity]; simpl end_of; unfold finish.
    all: match goal with |- context [rev ?x] => destruct (rev x) as [| c l] eqn:E; [| rewrite <- E, integer_again; reflexivity] end.
    all: exfalso; match type of E with rev (text_of_integer ?n) = _ => destruct (some_digit n) as [c [l [F _]]] end.
    all: rewrite F in E; simpl in E; now apply app_eq_nil in E as [_ E].
  - destruct r; try reflexivity; destruct G.
  - unfold end_of, finish; destruct e; rewrite rev_involutive; reflexivity.
  - destruct w as [| c w]; [destruct G |]; destruct G as [_ V]; unfold end_of, finish.
    rewrite rev_involutive, V; reflexivity.
Qed.

(* Whether what follows does not belong to it. *)
Definition apart (t : token) (s : text) : Prop :=
  match s with [] => True | c :: _ => extend (end_of t) c = None end.

Lemma apart_done t s : match end_of t with Done _ => True | _ => False end -> apart t s.
Proof. unfold apart; destruct s; [easy |]; now destruct (end_of t). Qed.

Lemma token_again t s : good t -> apart t s ->
  tokens (text_of_token t ++ s) (Done None) = option_map (cons t) (tokens s (Done None)).
Proof.
  intros G A; rewrite token_read by exact G; destruct s as [| c s].
  - simpl tokens at 1; rewrite (token_finished t G); reflexivity.
  - simpl in A; simpl tokens at 1; rewrite A, (token_finished t G), done; reflexivity.
Qed.

(* ---- what is printed ------------------------------------------------------------------------- *)

Definition text_of (l : list piece) : text := flat_map text_of_piece l.
Definition tokens_in (l : list piece) : list token := flat_map (fun p => match p with T t => [t] | Blank => [] end) l.

Fixpoint separated (l : list piece) : Prop :=
  match l with
  | [] => True
  | Blank :: l => separated l
  | T t :: l => good t /\ apart t (text_of l) /\ separated l
  end.

Lemma pieces_again l : separated l -> tokens (text_of l) (Done None) = Some (tokens_in l).
Proof.
  induction l as [| [t |] l IH]; [reflexivity | |].
  - intros [G [A S]]; change (text_of (T t :: l)) with (text_of_token t ++ text_of l).
    rewrite token_again, IH; auto.
  - intros S; change (text_of (Blank :: l)) with (" " :: text_of l); rewrite done.
    simpl; now apply IH.
Qed.

Lemma text_of_app l k : text_of (l ++ k) = (text_of l ++ text_of k)%list.
Proof. apply flat_map_app. Qed.

Lemma tokens_in_app l k : tokens_in (l ++ k) = (tokens_in l ++ tokens_in k)%list.
Proof. apply flat_map_app. Qed.

(* What may follow any game. *)
Definition loose (s : text) : Prop :=
  match s with [] => True | c :: _ => existsb (Ascii.eqb c) [" "; ","; "|"; "}"; ")"] = true end.

Lemma loose_apart g s : loose s -> good (Atom g) -> apart (Atom g) s.
Proof.
  destruct s as [| c s]; [easy |]; unfold loose, apart; intros L G.
  assert (C : c = " " \/ c = "," \/ c = "|" \/ c = "}" \/ c = ")").
  { apply existsb_exists in L; destruct L as [b [I E]]; apply Ascii.eqb_eq in E; subst; simpl in I; intuition. }
  destruct g as [n [| k] | n | | | l r]; [.. | destruct G]; try (destruct C as [-> | [-> | [-> | [-> | ->]]]]; reflexivity).
  destruct n as [| [p | p |]]; destruct C as [-> | [-> | [-> | [-> | ->]]]]; reflexivity.
Qed.

Lemma notation_induction (P : notation -> Prop) : (forall n k, P (Fraction n k)) -> (forall n, P (Nimber n)) -> P Up -> P Down ->
  (forall l r, Forall (fun o => P (snd o)) l -> Forall (fun o => P (snd o)) r -> P (Form l r)) -> forall g, P g.
Proof.
  intros F N U D B; fix IH 1; intros [n k | n | | | l r]; [apply F | apply N | exact U | exact D |].
  assert (A : forall l, Forall (fun o : bool * notation => P (snd o)) l).
  { fix go 1; intros [| [m g] l']; constructor; [apply IH | apply go]. }
  apply B; apply A.
Qed.

(* No game begins with what belongs to a bar. *)
Lemma game_begins g l : apart (Bars 1) (text_of (of_game g ++ l)).
Proof.
  destruct g as [n [| k] | n | | | ls rs]; try reflexivity; rewrite text_of_app.
  - simpl; rewrite app_nil_r; destruct (some_digit n) as [c [s [-> D]]]; now apply digit_is.
  - simpl of_game; simpl text_of; destruct (some_digit n) as [c [s [-> D]]]; now apply digit_is.
  - destruct n as [| [p | p |]]; reflexivity.
Qed.

Definition of_option (o : bool * notation) : list piece := sign_of (fst o) ++ of_game (snd o).

Lemma of_form l r : of_game (Form l r) = T Open :: with_commas of_option l ++ T (Bars 1) :: with_commas of_option r ++ [T Close].
Proof.
  assert (E : forall l, with_commas (fun o : bool * notation => let (minus, g) := o in sign_of minus ++ of_game g) l = with_commas of_option l).
  { clear; induction l as [| [m g] [| o l] IH]; [reflexivity | reflexivity |]; simpl in *; now rewrite IH. }
  simpl; now rewrite !E.
Qed.

Lemma options_begin l s : apart (Bars 1) (text_of (with_commas of_option l ++ T Close :: s)).
Proof.
  destruct l as [| [[] g] l]; [reflexivity | destruct l; reflexivity |].
  destruct l as [| o l]; [apply game_begins |].
  simpl with_commas; unfold of_option at 1; simpl sign_of; rewrite <- !app_assoc; apply game_begins.
Qed.

Definition game_separated (g : notation) : Prop := forall l, loose (text_of l) -> separated l -> separated (of_game g ++ l).

Lemma signed_separated m g l : game_separated g -> loose (text_of l) -> separated l -> separated (sign_of m ++ of_game g ++ l).
Proof.
  intros G L S; destruct m; simpl app; [| now apply G].
  split; [exact I | split; [now apply apart_done | now apply G]].
Qed.

Lemma options_separated l : Forall (fun o => game_separated (snd o)) l ->
  forall k, loose (text_of k) -> separated k -> separated (with_commas of_option l ++ k).
Proof.
  induction 1 as [| [m g] l G F IH]; intros k L S; [exact S |]; simpl in G.
  destruct l as [| o l]; [simpl; unfold of_option; rewrite <- app_assoc; now apply signed_separated |].
  change (with_commas of_option ((m, g) :: o :: l)) with (of_option (m, g) ++ T Comma :: with_commas of_option (o :: l)).
  unfold of_option at 1; rewrite <- !app_assoc; apply signed_separated; [exact G | reflexivity |].
  simpl app; split; [exact I |]; split; [now apply apart_done | now apply IH].
Qed.

Lemma all_separated g : game_separated g.
Proof.
  induction g as [n k | n | | | ls rs L R] using notation_induction; intros l O S.
  1-4: simpl; repeat split; auto; apply loose_apart; simpl; auto.
  rewrite of_form; simpl app; split; [exact I | split; [now apply apart_done |]]; rewrite <- app_assoc.
  apply options_separated; [exact L | reflexivity |]; simpl app.
  split; [now left | split; [rewrite <- app_assoc; apply options_begin |]]; rewrite <- app_assoc.
  apply options_separated; [exact R | reflexivity |]; simpl.
  repeat split; auto; destruct (text_of l); easy.
Qed.

Lemma term_separated t l : loose (text_of l) -> separated l -> separated (of_term t ++ l).
Proof.
  intros L S; unfold of_term; destruct (times t =? 1)%N; simpl; [now apply all_separated |].
  split; [exact I | split; [now apply apart_done | now apply all_separated]].
Qed.

Lemma loose_blank l : loose (text_of (Blank :: l)).
Proof. reflexivity. Qed.

Lemma terms_separated s l : loose (text_of l) -> separated l -> separated (of_terms s ++ l).
Proof.
  intros L S; destruct s as [t ts]; unfold of_terms; simpl fst; simpl snd; rewrite <- !app_assoc.
  assert (R : loose (text_of (flat_map (fun t => Blank :: T (if minus t then Minus else Plus) :: Blank :: of_term t) ts ++ l)) /\
              separated (flat_map (fun t => Blank :: T (if minus t then Minus else Plus) :: Blank :: of_term t) ts ++ l)).
  { induction ts as [| u ts [A B]]; [auto |]; split; [reflexivity |].
    simpl; rewrite <- app_assoc; destruct (minus u); repeat split; now apply term_separated. }
  destruct R as [A B]; destruct (minus t); simpl app; [| now apply term_separated].
  split; [exact I | split; [now apply apart_done | now apply term_separated]].
Qed.

Lemma relation_separated r l : separated l -> separated (of_relation r ++ l).
Proof. intros S; destruct r; simpl; repeat split; auto. Qed.

Lemma function_separated f l k : loose (text_of k) -> separated k -> separated (of_function f l ++ k).
Proof.
  intros L S; unfold of_function; rewrite <- app_comm_cons; split; [| split].
  - destruct f as [[] | [] | |]; split; reflexivity.
  - unfold apart; simpl; destruct (rev (word_of_function f)); reflexivity.
  - rewrite <- app_comm_cons, <- app_assoc; split; [exact I | split; [now apply apart_done |]].
    apply terms_separated; [reflexivity |]; simpl; repeat split; auto; destruct (text_of k); easy.
Qed.

(* What stands in the round brackets behind a word. *)
Definition bracketed (l : list piece) : Prop := forall k, loose (text_of k) -> separated k -> separated (l ++ k).

Lemma word_separated w l k : good (Word w) -> bracketed l -> separated k ->
  separated (T (Word w) :: T OpenRound :: l ++ T CloseRound :: k).
Proof.
  intros G B S; split; [exact G | split; [unfold apart; simpl; destruct (rev w); reflexivity |]].
  split; [exact I | split; [now apply apart_done |]]; apply B; [reflexivity |].
  split; [exact I | split; [now apply apart_done | exact S]].
Qed.

Lemma said_separated f l t k : bracketed l -> good t -> apart t (text_of k) -> separated k -> separated (of_said f l t ++ k).
Proof.
  intros B G A S; unfold of_said; rewrite <- !app_comm_cons, <- app_assoc; apply word_separated; [| exact B |].
  - destruct f as [[] | [] |]; split; reflexivity.
  - simpl; repeat split; auto.
Qed.

Lemma integers_separated l k : loose (text_of k) -> separated k -> separated (with_commas of_integer l ++ k).
Proof.
  intros L S; induction l as [| n l IH]; [exact S |].
  assert (A : forall s, loose s -> apart (Atom (Fraction n 0)) s) by (intros s B; now apply loose_apart).
  destruct l as [| m l]; simpl; split; auto; split; auto; split; auto; split; [now apply apart_done | exact IH].
Qed.

Lemma heaps_separated h : bracketed (of_heaps h).
Proof.
  intros k L S; destruct h as [g n l]; unfold of_heaps; rewrite <- !app_comm_cons, <- app_assoc; apply word_separated.
  - destruct g; split; reflexivity.
  - intros j J Q; unfold code_and_sizes; cbn [by_rules first_size other_sizes]; rewrite <- app_assoc; destruct g; cbn [app]; try now apply integers_separated.
    split; [exact I | split; [destruct endless; reflexivity |]]; split; [exact I | split; [now apply apart_done |]].
    now apply integers_separated.
  - exact S.
Qed.

Lemma heaps_sum_separated l : bracketed (of_heaps_sum l).
Proof.
  destruct l as [h l]; intros k L S; unfold of_heaps_sum; simpl fst; simpl snd; rewrite <- app_assoc.
  assert (A : loose (text_of (flat_map (fun h => Blank :: T Plus :: Blank :: of_heaps h) l ++ k)) /\
              separated (flat_map (fun h => Blank :: T Plus :: Blank :: of_heaps h) l ++ k)).
  { induction l as [| i l [A B]]; [auto |]; split; [reflexivity |].
    cbn [flat_map]; rewrite <- app_assoc, <- !app_comm_cons.
    split; [exact I | split; [now apply apart_done | now apply heaps_separated]]. }
  now apply heaps_separated.
Qed.

Lemma board_separated g m n : bracketed (of_board g m n).
Proof.
  intros k L S; unfold of_board; rewrite <- !app_comm_cons, <- app_assoc; apply word_separated; [| | exact S].
  - destruct g; split; reflexivity.
  - intros j J Q; now apply integers_separated.
Qed.

Lemma statement_separated s l : match l with [] | Blank :: _ => True | _ => False end -> separated l -> separated (of_statement s ++ l).
Proof.
  intros E S; assert (L : loose (text_of l)) by (destruct l as [| [t |] l]; [exact I | destruct E | reflexivity]).
  destruct s as [s r t | r s o | f s r x | s | s m g | r s o | r s v | d s e p | r g m n o]; unfold of_statement; rewrite <- ?app_assoc.
  - apply terms_separated; [destruct r; reflexivity |]; apply relation_separated; now apply terms_separated.
  - apply function_separated; [reflexivity |].
    destruct o; simpl; repeat split; auto; (destruct l as [| [t |] l]; [exact I | destruct E | reflexivity]).
  - apply function_separated; [destruct r; reflexivity |]; apply relation_separated; now apply terms_separated.
  - now apply function_separated.
  - apply function_separated; [reflexivity |]; simpl app at 1; split; [exact I | split; [reflexivity |]].
    now apply terms_separated.
  - apply said_separated; [apply heaps_sum_separated | destruct o; split; reflexivity | | exact S].
    destruct l as [| [t |] l]; [exact I | destruct E | destruct o; reflexivity].
  - apply said_separated; [apply heaps_sum_separated | exact I | now apply loose_apart | exact S].
  - apply said_separated; [| exact I | now apply loose_apart | exact S].
    intros k K Q; simpl; split; [exact I |]; split; [| exact Q].
    destruct (text_of k) as [| c t]; [exact I |]; apply existsb_exists in K; destruct K as [b [J B]].
    apply Ascii.eqb_eq in B; subst; simpl in J; destruct e; repeat (destruct J as [<- | J]; [reflexivity |]); destruct J.
  - apply said_separated; [apply board_separated | destruct o; split; reflexivity | | exact S].
    destruct l as [| [t |] l]; [exact I | destruct E | destruct o; reflexivity].
Qed.

Lemma claim_separated c : separated (of_claim c).
Proof.
  assert (P : forall p l, match l with [] | Blank :: _ => True | _ => False end -> separated l -> separated (of_part p ++ l)).
  { intros [n s] l E S; unfold of_part; simpl; rewrite <- app_assoc; destruct n; simpl.
    - repeat split; auto; now apply statement_separated.
    - now apply statement_separated. }
  destruct c as [p l]; unfold of_claim; simpl; apply P; [destruct l; exact I |].
  induction l as [| q l IH]; [exact I |]; simpl.
  repeat split; auto; apply P; [destruct l; exact I | exact IH].
Qed.

Theorem tokens_again c : tokens (print_claim c) (Done None) = Some (tokens_in (of_claim c)).
Proof. apply pieces_again, claim_separated. Qed.
