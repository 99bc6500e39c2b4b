(* A claim that is printed is read as the same claim. *)
From Coq Require Import Ascii String List Bool ZArith Lia.
From Verified Require Import Play Numbers Checker Heaps Claims ClaimText ClaimGrammar ClaimPrint ClaimTokens ClaimChecker.
Import ListNotations.

(* ---- sums ------------------------------------------------------------------------------------ *)

(* A game is read as an option or a term, where one is wanted. *)
Definition game_read (g : notation) : Prop := forall ts stack s, wants stack s = true ->
  sum_of (tokens_in (of_game g) ++ ts) stack s = sum_of ts (fst (give g stack s)) (snd (give g stack s)).

Lemma option_read m g ts b stack s : game_read g -> (at_place b = AtStart \/ at_place b = BehindComma) ->
  sum_of (tokens_in (of_option (m, g)) ++ ts) (b :: stack) s =
  sum_of ts (Braces_open (sides_before b) ((m, g) :: options_now b) BehindGame :: stack) s.
Proof.
  intros G P; unfold of_option; simpl fst; simpl snd; rewrite tokens_in_app, <- app_assoc; destruct m; simpl sign_of.
  - simpl; unfold mark; destruct P as [-> | ->]; simpl; now rewrite G.
  - simpl app; rewrite G by (simpl; unfold wants_option; now destruct P as [-> | ->]).
    simpl; unfold add_option; now destruct P as [-> | ->].
Qed.

Lemma options_read l : Forall (fun o => game_read (snd o)) l -> l <> [] ->
  forall ts b stack s, at_place b = AtStart \/ at_place b = BehindComma ->
  sum_of (tokens_in (with_commas of_option l) ++ ts) (b :: stack) s =
  sum_of ts (Braces_open (sides_before b) (rev l ++ options_now b) BehindGame :: stack) s.
Proof.
  induction 1 as [| [m g] l G F IH]; [easy |]; intros _ ts b stack s P; simpl in G.
  destruct l as [| o l]; [now apply option_read |].
  change (with_commas of_option ((m, g) :: o :: l)) with (of_option (m, g) ++ T Comma :: with_commas of_option (o :: l)).
  rewrite tokens_in_app, <- app_assoc, option_read by assumption.
  change (tokens_in (T Comma :: with_commas of_option (o :: l)) ++ ts)
    with (Comma :: tokens_in (with_commas of_option (o :: l)) ++ ts).
  change (sum_of (Comma :: ?u) (Braces_open ?x ?y BehindGame :: ?k) ?t) with (sum_of u (Braces_open x y BehindComma :: k) t).
  rewrite IH by (try discriminate; now right); simpl; now rewrite <- !app_assoc.
Qed.

Lemma all_read g : game_read g.
Proof.
  induction g as [n k | n | | | l r L R] using notation_induction; intros ts stack s W.
  1-4: simpl; now rewrite W.
  rewrite of_form; change (tokens_in (T Open :: ?x) ++ ts) with (Open :: tokens_in x ++ ts).
  transitivity (sum_of (tokens_in (with_commas of_option l ++ T (Bars 1) :: with_commas of_option r ++ [T Close]) ++ ts) (opened :: stack) s);
    [simpl; now rewrite W |].
  rewrite tokens_in_app, <- app_assoc.
  change (tokens_in (T (Bars 1) :: ?x) ++ ts) with (Bars 1 :: tokens_in x ++ ts).
  transitivity (sum_of (tokens_in (with_commas of_option r ++ [T Close]) ++ ts) (Braces_open [(rev l, 1)] [] AtStart :: stack) s).
  { destruct l as [| o l]; [reflexivity |].
    rewrite options_read by (auto; discriminate); simpl; now rewrite app_nil_r. }
  rewrite tokens_in_app, <- app_assoc; change (tokens_in [T Close] ++ ts) with (Close :: ts).
  assert (C : forall p, p = AtStart \/ p = BehindGame -> close (Braces_open [(rev l, 1)] (rev r) p) = Some (Form l r)).
  { intros p [-> | ->]; unfold close; simpl; now rewrite !rev_involutive. }
  destruct r as [| o r].
  - transitivity (let? g := close (Braces_open [(rev l, 1)] (rev []) AtStart) in let x := give g stack s in sum_of ts (fst x) (snd x));
      [reflexivity | now rewrite C by auto].
  - rewrite options_read by (auto; discriminate); rewrite app_nil_r.
    transitivity (let? g := close (Braces_open [(rev l, 1)] (rev (o :: r)) BehindGame) in let x := give g stack s in sum_of ts (fst x) (snd x));
      [reflexivity | now rewrite C by auto].
Qed.

Lemma term_read t ts l p : (p = Signed (minus t) \/ (p = AtFirst /\ minus t = false)) ->
  sum_of (tokens_in (of_term t) ++ ts) [] (l, p) = sum_of ts [] (t :: l, BehindTerm).
Proof.
  destruct t as [m n g]; simpl; intros P; unfold of_term; simpl.
  destruct (N.eqb_spec n 1) as [-> | _].
  - change ([] ++ of_game g) with (of_game g); rewrite all_read by now destruct P as [-> | [-> ->]].
    destruct P as [-> | [-> ->]]; reflexivity.
  - destruct P as [-> | [-> ->]]; simpl; now rewrite all_read.
Qed.

(* What may follow a sum. *)
Definition ends (ts : list token) : Prop :=
  match ts with [] | Relation _ :: _ | Identity :: _ | Bars _ :: _ | CloseRound :: _ => True | _ => False end.

Definition more (t : term) : list piece := Blank :: T (if minus t then Minus else Plus) :: Blank :: of_term t.

Lemma more_read k ts l : sum_of (tokens_in (flat_map more k) ++ ts) [] (l, BehindTerm) = sum_of ts [] (rev k ++ l, BehindTerm).
Proof.
  revert l; induction k as [| t k IH]; intros l; [reflexivity |].
  change (flat_map more (t :: k)) with (more t ++ flat_map more k); rewrite tokens_in_app, <- app_assoc.
  change (tokens_in (more t)) with ((if minus t then Minus else Plus) :: tokens_in (of_term t)).
  transitivity (sum_of (tokens_in (of_term t) ++ tokens_in (flat_map more k) ++ ts) [] (l, Signed (minus t)));
    [destruct (minus t); reflexivity |].
  rewrite term_read by now left.
  rewrite IH; simpl; now rewrite <- app_assoc.
Qed.

Lemma sum_read s ts : ends ts -> a_sum (tokens_in (of_terms s) ++ ts) = Some (s, ts).
Proof.
  intros E; destruct s as [t k]; unfold of_terms, a_sum; simpl fst; simpl snd.
  rewrite !tokens_in_app, <- !app_assoc; fold more.
  transitivity (sum_of ts [] (rev (t :: k), BehindTerm)).
  - transitivity (sum_of (tokens_in (flat_map more k) ++ ts) [] ([t], BehindTerm)); [| now rewrite more_read].
    destruct (minus t) eqn:M; simpl sign_of.
    + transitivity (sum_of (tokens_in (of_term t) ++ tokens_in (flat_map more k) ++ ts) [] ([], Signed true)); [reflexivity |].
      rewrite term_read; [reflexivity | now left; rewrite M].
    + rewrite <- (term_read t _ [] AtFirst) by auto; reflexivity.
  - destruct ts as [| u ts]; simpl; [| destruct u; try contradiction E; simpl].
    all: rewrite rev_app_distr, rev_involutive; reflexivity.
Qed.

(* ---- heaps ----------------------------------------------------------------------------------- *)

Definition without (parts : token -> bool) (ts : list token) : Prop := forallb (fun t => negb (parts t)) ts = true.

Lemma split_alone parts ts : without parts ts -> split parts ts = [ts].
Proof.
  unfold without; induction ts as [| t ts IH]; intros A; [reflexivity |]; simpl in A; apply andb_prop in A; destruct A as [J A].
  simpl; rewrite (IH A); now destruct (parts t).
Qed.

Lemma split_behind parts ts u us : without parts ts -> parts u = true -> split parts (ts ++ u :: us) = ts :: split parts us.
Proof.
  unfold without; intros A P; induction ts as [| t ts IH]; [simpl; now rewrite P |]; simpl in A; apply andb_prop in A; destruct A as [J A].
  cbn [app split]; rewrite (IH A); now destruct (parts t).
Qed.

Lemma sizes_read l n ts : (match ts with Comma :: _ => False | _ => True end) ->
  sizes_of (tokens_in (with_commas of_integer (n :: l)) ++ ts) = Some (n, l, ts).
Proof.
  intros E; revert n; induction l as [| m l IH]; intros n.
  - simpl; destruct ts as [| [] ts]; try reflexivity; destruct E.
  - change (tokens_in (with_commas of_integer (n :: m :: l)) ++ ts)
      with (Atom (Fraction n 0) :: Comma :: tokens_in (with_commas of_integer (m :: l)) ++ ts).
    cbn [sizes_of]; now rewrite IH.
Qed.

Lemma heaps_again h : heaps_of_tokens (tokens_in (of_heaps h)) = Some h.
Proof.
  assert (S : forall g n l, heaps_by g (tokens_in (with_commas of_integer (n :: l)) ++ [CloseRound]) = Some (Some_heaps g n l)).
  { intros g n l; unfold heaps_by; now rewrite sizes_read. }
  destruct h as [g n l]; unfold of_heaps, code_and_sizes; cbn [by_rules first_size other_sizes].
  change (tokens_in (T ?a :: T ?b :: ?x)) with (a :: b :: tokens_in x); rewrite !tokens_in_app.
  change (tokens_in [T CloseRound]) with [CloseRound]; rewrite <- app_assoc.
  destruct g; try exact (S _ n l).
  all: destruct l; exact (S _ n _).
Qed.

Lemma heaps_no_board l : board_read (tokens_in (of_heaps_sum l)) = None.
Proof. destruct l as [[[] n s] l]; reflexivity. Qed.

Lemma integers_without l : without is_plus (tokens_in (with_commas of_integer l)).
Proof. induction l as [| n [| m l] IH]; [reflexivity | reflexivity | exact IH]. Qed.

Lemma heaps_without h : without is_plus (tokens_in (of_heaps h)).
Proof.
  destruct h as [g n l]; unfold of_heaps, code_and_sizes; cbn [by_rules first_size other_sizes]; unfold without.
  change (tokens_in (T ?a :: T ?b :: ?x)) with ([a; b] ++ tokens_in x); rewrite !tokens_in_app, !forallb_app.
  rewrite integers_without; now destruct g.
Qed.

Lemma heaps_sum_again l : heaps_read (tokens_in (of_heaps_sum l)) = Some l.
Proof.
  destruct l as [h l]; unfold heaps_read, of_heaps_sum; simpl fst; simpl snd.
  assert (A : read_each heaps_of_tokens (split is_plus (tokens_in (of_heaps h ++ flat_map (fun h => Blank :: T Plus :: Blank :: of_heaps h) l)))
    = Some (h :: l)); [| now rewrite A].
  revert h; induction l as [| i l IH]; intros h.
  - simpl flat_map; rewrite app_nil_r, split_alone by apply heaps_without; cbn [read_each]; now rewrite heaps_again.
  - cbn [flat_map]; rewrite tokens_in_app.
    change (tokens_in ((Blank :: T Plus :: Blank :: ?x) ++ ?y)) with (Plus :: tokens_in (x ++ y)).
    rewrite split_behind by (reflexivity || apply heaps_without); cbn [read_each]; now rewrite heaps_again, IH.
Qed.

(* ---- statements ------------------------------------------------------------------------------ *)

Definition begins_otherwise (ts : list token) : Prop :=
  match ts with Word _ :: _ | OctalCode _ _ _ :: _ => True | _ => False end.

Lemma no_word s ts : ~ begins_otherwise (tokens_in (of_terms s) ++ ts).
Proof.
  destruct s as [[m n g] k]; unfold of_terms, of_term; simpl; destruct m; [easy |]; simpl.
  destruct (n =? 1)%N; [| easy]; destruct g; easy.
Qed.

Lemma function_read f s ts : statement_of (tokens_in (of_function f s) ++ ts) = said_of f s ts.
Proof.
  unfold of_function.
  change (tokens_in (T (Word (word_of_function f)) :: T OpenRound :: of_terms s ++ [T CloseRound]) ++ ts)
    with (Word (word_of_function f) :: OpenRound :: tokens_in (of_terms s ++ [T CloseRound]) ++ ts).
  rewrite tokens_in_app, <- app_assoc; change (tokens_in [T CloseRound] ++ ts) with (CloseRound :: ts).
  transitivity (game_statement (word_of_function f) (tokens_in (of_terms s) ++ CloseRound :: ts)).
  - pose proof (no_word s (CloseRound :: ts)) as N; unfold statement_of.
    destruct (tokens_in (of_terms s) ++ CloseRound :: ts) as [| [] us]; try reflexivity; now destruct N.
  - unfold game_statement; rewrite sum_read by exact I; destruct f as [[] | [] | |]; reflexivity.
Qed.

Lemma game_again m g : a_game (tokens_in (of_terms (one_game m g))) = Some (m, g).
Proof. unfold a_game; rewrite <- (app_nil_r (tokens_in _)), sum_read by exact I; reflexivity. Qed.

Lemma statement_otherwise ts : ~ begins_otherwise ts ->
  statement_of ts = match a_sum ts with Some (l, t :: us) => let? r := relation_of t in related l r us | _ => None end.
Proof. destruct ts as [| [] ts]; try reflexivity; intros N; now destruct N. Qed.

Lemma related_otherwise l r ts : ~ begins_otherwise ts ->
  related l r ts = match a_sum ts with Some (k, []) => Some (Relates l r k) | _ => None end.
Proof. destruct ts as [| [] ts]; try reflexivity; intros N; now destruct N. Qed.

Lemma relation_again r : exists t, tokens_in (of_relation r) = [t] /\ relation_of t = Some r /\ forall ts, ends (t :: ts).
Proof. destruct r; eexists; (split; [reflexivity | split; [reflexivity | exact (fun _ => I)]]). Qed.

(* Of what stands in round brackets. *)
Lemma said_read f l t : begins_otherwise (tokens_in l) ->
  statement_of (tokens_in (of_said f l t)) = said_of_heaps f (tokens_in l) t.
Proof.
  intros B; unfold of_said.
  change (tokens_in (T ?a :: T ?b :: ?x)) with (a :: b :: tokens_in x); rewrite tokens_in_app.
  change (tokens_in [T CloseRound; Blank; T (Relation Equal); Blank; T t]) with ([CloseRound; Relation Equal] ++ [t]).
  transitivity (heap_statement (word_of_heap_function f) (tokens_in l ++ [CloseRound; Relation Equal] ++ [t])).
  - destruct (tokens_in l) as [| [] us]; try destruct B; reflexivity.
  - unfold heap_statement; rewrite !rev_app_distr; cbn [rev app]; rewrite rev_involutive; destruct f as [[] | [] |]; reflexivity.
Qed.

Lemma heaps_sum_begins l : begins_otherwise (tokens_in (of_heaps_sum l)).
Proof. destruct l; exact I. Qed.

Lemma statement_read s : statement_of (tokens_in (of_statement s)) = Some s.
Proof.
  destruct s as [l r k | r l o | f l r x | l | l m g | r l o | r l v | d l e p | r g m n o]; unfold of_statement; rewrite ?tokens_in_app.
  - rewrite statement_otherwise by apply no_word.
    destruct (relation_again r) as [t [E [R A]]]; rewrite E; rewrite sum_read by apply A.
    cbn [app]; cbv iota beta; rewrite R; cbn [bind]; rewrite <- (app_nil_r (tokens_in (of_terms k))).
    rewrite related_otherwise by apply no_word; now rewrite sum_read by exact I.
  - rewrite function_read; destruct r, o; reflexivity.
  - rewrite function_read; destruct (relation_again r) as [t [E [R _]]]; rewrite E; cbn [app said_of].
    rewrite R; cbn [bind]; rewrite game_again; destruct x; reflexivity.
  - rewrite <- (app_nil_r (tokens_in _)); apply function_read.
  - rewrite function_read; change (tokens_in [Blank; T Identity; Blank]) with [Identity]; cbn [app said_of].
    now rewrite game_again.
  - rewrite said_read by apply heaps_sum_begins; cbn [said_of_heaps]; rewrite heaps_sum_again, heaps_no_board; destruct o; reflexivity.
  - rewrite said_read by apply heaps_sum_begins; cbn [said_of_heaps]; rewrite heaps_sum_again; reflexivity.
  - rewrite said_read by exact I; reflexivity.
  - rewrite said_read by exact I; destruct g, o; reflexivity.
Qed.

(* ---- claims ---------------------------------------------------------------------------------- *)

Definition apart_from_and (ts : list token) : Prop := without joins ts.

Lemma apart_app ts us : apart_from_and ts -> apart_from_and us -> apart_from_and (ts ++ us).
Proof. unfold apart_from_and, without; intros A B; now rewrite forallb_app, A, B. Qed.

Lemma sign_apart m : apart_from_and (tokens_in (sign_of m)).
Proof. now destruct m. Qed.

Lemma options_apart l : Forall (fun o => apart_from_and (tokens_in (of_game (snd o)))) l ->
  apart_from_and (tokens_in (with_commas of_option l)).
Proof.
  induction 1 as [| [m g] l G F IH]; [reflexivity |]; simpl in G.
  assert (A : apart_from_and (tokens_in (of_option (m, g)))).
  { unfold of_option; rewrite tokens_in_app; apply apart_app; [apply sign_apart | exact G]. }
  destruct l as [| o l]; [exact A |].
  change (with_commas of_option ((m, g) :: o :: l)) with (of_option (m, g) ++ T Comma :: with_commas of_option (o :: l)).
  rewrite tokens_in_app; now apply apart_app.
Qed.

Lemma game_apart g : apart_from_and (tokens_in (of_game g)).
Proof.
  induction g as [n k | n | | | l r L R] using notation_induction; try reflexivity.
  rewrite of_form; change (T Open :: ?x) with ([T Open] ++ x); change (T (Bars 1) :: ?x) with ([T (Bars 1)] ++ x).
  rewrite !tokens_in_app; repeat apply apart_app; try reflexivity; now apply options_apart.
Qed.

Lemma term_apart t : apart_from_and (tokens_in (of_term t)).
Proof. unfold of_term; destruct (times t =? 1)%N; apply game_apart. Qed.

Lemma terms_apart s : apart_from_and (tokens_in (of_terms s)).
Proof.
  destruct s as [t k]; unfold of_terms; simpl fst; simpl snd; fold more; rewrite !tokens_in_app.
  apply apart_app; [apply sign_apart |]; apply apart_app; [apply term_apart |].
  induction k as [| u k IH]; [reflexivity |].
  change (flat_map more (u :: k)) with (more u ++ flat_map more k); rewrite tokens_in_app; apply apart_app; auto.
  change (tokens_in (more u)) with ([if minus u then Minus else Plus] ++ tokens_in (of_term u)).
  apply apart_app; [now destruct (minus u) | apply term_apart].
Qed.

Lemma function_apart f s : apart_from_and (tokens_in (of_function f s)).
Proof.
  unfold of_function.
  change (apart_from_and (Word (word_of_function f) :: tokens_in (T OpenRound :: of_terms s ++ [T CloseRound]))).
  unfold apart_from_and, without; cbn [forallb joins].
  replace (text_is (word_of_function f) (bytes "and")) with false by (destruct f as [[] | [] | |]; reflexivity).
  change (apart_from_and (tokens_in (of_terms s ++ [T CloseRound]))).
  rewrite tokens_in_app; apply apart_app; [apply terms_apart | reflexivity].
Qed.

Lemma relation_apart r : apart_from_and (tokens_in (of_relation r)).
Proof. now destruct r. Qed.

Lemma integers_apart l : apart_from_and (tokens_in (with_commas of_integer l)).
Proof. induction l as [| n [| m l] IH]; [reflexivity | reflexivity | exact IH]. Qed.

Lemma heaps_apart h : apart_from_and (tokens_in (of_heaps h)).
Proof.
  destruct h as [g n l]; unfold of_heaps, code_and_sizes; cbn [by_rules first_size other_sizes].
  change (tokens_in (T ?a :: T ?b :: ?x)) with ([a; b] ++ tokens_in x); rewrite !tokens_in_app.
  repeat apply apart_app; try apply integers_apart; now destruct g.
Qed.

Lemma heaps_sum_apart l : apart_from_and (tokens_in (of_heaps_sum l)).
Proof.
  destruct l as [h l]; unfold of_heaps_sum; simpl fst; simpl snd; rewrite tokens_in_app; apply apart_app; [apply heaps_apart |].
  induction l as [| i l IH]; [reflexivity |]; cbn [flat_map]; rewrite tokens_in_app; apply apart_app; auto.
  change (tokens_in (Blank :: T Plus :: Blank :: ?x)) with ([Plus] ++ tokens_in x); apply apart_app; [reflexivity | apply heaps_apart].
Qed.

Lemma said_apart f l t : apart_from_and (tokens_in l) -> joins t = false -> apart_from_and (tokens_in (of_said f l t)).
Proof.
  intros A J; unfold of_said; change (tokens_in (T ?a :: T ?b :: ?x)) with ([a; b] ++ tokens_in x); rewrite tokens_in_app.
  apply apart_app; [destruct f as [[] | [] |]; reflexivity | apply apart_app; [exact A |]].
  unfold apart_from_and, without; simpl; now rewrite J.
Qed.

Lemma statement_apart s : apart_from_and (tokens_in (of_statement s)).
Proof.
  destruct s as [l r k | r l o | f l r x | l | l m g | r l o | r l v | d l e p | r g m n o]; unfold of_statement; rewrite ?tokens_in_app.
  6: apply said_apart; [apply heaps_sum_apart | now destruct o].
  6: apply said_apart; [apply heaps_sum_apart | reflexivity].
  6: now apply said_apart.
  6: apply said_apart; [now destruct g | now destruct o].
  all: repeat first [apply terms_apart | apply relation_apart | apply function_apart | reflexivity | apply apart_app].
  now destruct o.
Qed.

Lemma part_apart p : apart_from_and (tokens_in (of_part p)).
Proof.
  destruct p as [n s]; unfold of_part; simpl; rewrite tokens_in_app.
  apply apart_app; [now destruct n | apply statement_apart].
Qed.

Lemma not_not s ts : match tokens_in (of_statement s) ++ ts with Word w :: _ => text_is w (bytes "not") = false | _ => True end.
Proof.
  destruct s as [l r k | r l o | f l r x | l | l m g | r l o | r l v | d l e p | r g m n o].
  2, 6, 7, 9: destruct r; reflexivity.
  2: destruct f; reflexivity.
  2-4: reflexivity.
  - unfold of_statement; rewrite tokens_in_app, <- app_assoc.
    pose proof (no_word l (tokens_in (of_relation r ++ of_terms k) ++ ts)) as N.
    destruct (tokens_in (of_terms l) ++ _) as [| [] ?]; try exact I; now destruct N.
Qed.

Lemma part_read p : part_of (tokens_in (of_part p)) = Some p.
Proof.
  destruct p as [[] s]; unfold of_part; simpl negated; simpl stated; rewrite tokens_in_app.
  - simpl; now rewrite statement_read.
  - simpl app; pose proof (not_not s []) as N; pose proof (statement_read s) as R; rewrite app_nil_r in N.
    destruct (tokens_in (of_statement s)) as [| [] ts]; unfold part_of; try (rewrite R; reflexivity).
    now rewrite N, R.
Qed.

Definition joined (p : part) : list piece := Blank :: T (Word (bytes "and")) :: Blank :: of_part p.

Lemma parts_again l p : read_each part_of (split joins (tokens_in (of_part p ++ flat_map joined l))) = Some (p :: l).
Proof.
  revert p; induction l as [| q l IH]; intros p.
  - simpl flat_map; rewrite app_nil_r, split_alone by apply part_apart; cbn [read_each]; now rewrite part_read.
  - change (flat_map joined (q :: l)) with (Blank :: T (Word (bytes "and")) :: Blank :: of_part q ++ flat_map joined l).
    rewrite tokens_in_app.
    change (tokens_in (Blank :: T (Word (bytes "and")) :: Blank :: ?x)) with (Word (bytes "and") :: tokens_in x).
    rewrite split_behind by (reflexivity || apply part_apart); cbn [read_each]; now rewrite part_read, IH.
Qed.

Theorem read_again c : read_claim (print_claim c) = Some c.
Proof.
  unfold read_claim; rewrite tokens_again; simpl; destruct c as [p l].
  unfold of_claim; simpl fst; simpl snd; fold joined; now rewrite parts_again.
Qed.

Lemma claim_again t c : claim_of t = Some c -> claim_of (print_claim c) = Some c.
Proof.
  unfold claim_of; rewrite read_again; simpl.
  destruct (read_claim t) as [c' |]; simpl; [| discriminate]; destruct (covered c') eqn:C; [| discriminate].
  intros [= <-]; now rewrite C.
Qed.
