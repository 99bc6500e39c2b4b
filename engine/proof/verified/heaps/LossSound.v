(* Each line of heaps in play leaves a state of which all is true. *)
From Coq Require Import List Bool Permutation NArith FSets.FMapPositive Lia.
From Verified Require Import Play Positions Identical Checker Moves Unique Heaps NimSums Grundy HeapOptions LossChecker.
Import ListNotations.
Local Open Scope N_scope.

(* ---- options of a heap ----------------------------------------------------------------------- *)

(* Among these lists of sizes, in any order, there is one that passes the test if it says so, else there is none. *)
Definition tells (said : bool) (test : list N -> bool) (these : list N -> Prop) : Prop :=
  if said then exists l, these l /\ test l = true
  else forall l, these l -> exists m, Permutation l m /\ test m = false.

Lemma tells_none test (these : list N -> Prop) : (forall l, ~ these l) -> tells false test these.
Proof. intros E l I; now apply E in I. Qed.

Lemma tells_one (u : bool) test (these : list N -> Prop) m : (u = true -> these m) ->
  (forall l, these l -> u = true /\ Permutation l m) -> tells (if u then test m else false) test these.
Proof.
  destruct u; intros A B; [| now apply tells_none; intros l I; apply B in I].
  destruct (test m) eqn:T; [exists m; auto | intros l I; exists m; split; [now apply B | auto]].
Qed.

Lemma tells_or (a b : bool) test (these those all : list N -> Prop) : tells a test these -> tells b test those ->
  (forall l, all l <-> these l \/ those l) -> tells (if a then true else b) test all.
Proof.
  intros A B I; destruct a; [destruct A as [l [A T]]; exists l; split; auto; apply I; auto |].
  destruct b; [destruct B as [l [B T]]; exists l; split; auto; apply I; auto |].
  intros l L; apply I in L; destruct L; auto.
Qed.

Lemma tells_same said test (these those : list N -> Prop) : tells said test these -> (forall l, those l <-> these l) ->
  tells said test those.
Proof.
  intros A I; destruct said; [destruct A as [l [A T]]; exists l; split; auto; now apply I |].
  intros l L; apply A, I, L.
Qed.

Lemma enough_many n : n <= N.of_nat (enough n).
Proof. unfold enough, many; destruct (N.leb_spec n 4096); rewrite Nnat.N2Nat.id; lia. Qed.

(* Two heaps of `rest` objects together, neither of which is below a. *)
Definition pair_of (u : bool) (a rest : N) (l : list N) : Prop :=
  exists x y, l = [x; y] /\ a <= x /\ a <= y /\ x + y = rest /\ (u = true -> x <> y).

Lemma some_pair_tells u test fuel a b : b < a + N.of_nat fuel -> tells (some_pair u test fuel a b) test (pair_of u a (a + b)).
Proof.
  revert a b; induction fuel as [| fuel IH]; intros a b L; simpl.
  - apply tells_none; intros l [x [y [-> H]]]; lia.
  - unfold looked; destruct (N.compare_spec a b) as [-> | K | K].
    + replace (if u then false else test [b; b]) with (if negb u then test [b; b] else false) by now destruct u.
      apply tells_one; [intros U; exists b, b; destruct u; simpl in U; intuition; discriminate |].
      intros l [x [y [-> [X [Y [E D]]]]]]; assert (x = b) as -> by lia; assert (y = b) as -> by lia.
      split; [destruct u; simpl; intuition | auto].
    + eapply (tells_or (test [a; b])); [| apply IH; lia |].
      * apply (tells_one true test (fun l => l = [a; b] \/ l = [b; a]) [a; b]); auto.
        intros l [-> | ->]; split; auto; constructor.
      * intros l; replace (N.succ a + N.pred b) with (a + b) by lia; split.
        -- intros [x [y [-> [X [Y [E D]]]]]]; destruct (N.eq_dec x a) as [-> | X'].
           { left; left; f_equal; f_equal; lia. }
           destruct (N.eq_dec y a) as [-> | Y']; [left; right; f_equal; lia |].
           right; exists x, y; repeat split; auto; lia.
        -- intros [[-> | ->] | [x [y [-> [X [Y [E D]]]]]]]; [exists a, b | exists b, a | exists x, y].
           all: repeat split; auto; intros; lia.
    + apply tells_none; intros l [x [y [-> H]]]; lia.
Qed.

(* What this digit allows, where `rest` objects are left. *)
Definition left_of (u : bool) (d : digit) (rest : N) (l : list N) : Prop :=
  (nothing d = true /\ rest = 0 /\ l = []) \/ (one_heap d = true /\ 0 < rest /\ l = [rest]) \/
  (two_heaps d = true /\ pair_of u 1 rest l).

Lemma some_left_tells u test d rest : tells (some_left u test d rest) test (left_of u d rest).
Proof.
  destruct rest as [| p]; cbn [some_left looked].
  - apply tells_one; [intros N; left; auto |].
    intros l [[N [_ ->]] | [[_ [L _]] | [_ [x [y [_ [X [Y [E _]]]]]]]]]; [auto | lia ..].
  - apply (tells_or _ _ test (fun l => one_heap d = true /\ l = [Npos p]) (fun l => two_heaps d = true /\ pair_of u 1 (Npos p) l)).
    + apply tells_one; [auto | intros l [O ->]; auto].
    + destruct (two_heaps d); [| apply tells_none; easy].
      assert (L : N.pred (Npos p) < 1 + N.of_nat (enough (Npos p))) by (pose proof (enough_many (Npos p)); lia).
      pose proof (some_pair_tells u test _ _ _ L) as T; replace (1 + N.pred (Npos p)) with (Npos p) in T by lia.
      eapply tells_same; [exact T | intuition].
    + intros l; unfold left_of; split; [intros [[_ [L _]] | [[O [_ E]] | T]]; auto; lia |].
      intros [[O E] | T]; auto; right; left; split; auto; split; auto; lia.
Qed.

Definition option_from (c : code) (n t : N) (l : list N) : Prop :=
  exists taken, t <= taken <= n /\ left_of (unequal c) (digit_of c taken) (n - taken) l.

Lemma option_split c n t l : t <= n -> option_from c n t l <->
  left_of (unequal c) (digit_of c t) (n - t) l \/ option_from c n (t + 1) l.
Proof.
  intros L; split.
  - intros [k [K V]]; destruct (N.eq_dec k t) as [-> | D]; [auto | right; exists k; split; [lia | auto]].
  - intros [V | [k [K V]]]; [exists t | exists k]; split; auto; lia.
Qed.

Lemma some_taken_tells c test n fuel t digits rest : rest + t = n -> rest < N.of_nat fuel -> digits_from c t digits ->
  tells (some_taken c test fuel digits rest) test (option_from c n t).
Proof.
  revert t digits rest; induction fuel as [| fuel IH]; intros t digits rest E B D; [simpl in B; lia |].
  assert (Next : forall d more, digit_of c t = d -> digits_from c (t + 1) more ->
    tells (if some_left (unequal c) test d rest then true
           else match rest with N0 => false | _ => some_taken c test fuel more (N.pred rest) end) test (option_from c n t)).
  { intros d more T R; apply (tells_or _ _ test (left_of (unequal c) d rest) (option_from c n (t + 1))).
    - apply some_left_tells.
    - destruct rest as [| p]; [apply tells_none; intros l [k [K _]]; lia | apply IH; auto; lia].
    - intros l; rewrite option_split by lia; rewrite T; replace (n - t) with rest by lia; reflexivity. }
  cbn [some_taken]; pose proof (D 0%nat) as D0; rewrite N.add_0_r in D0; destruct digits as [| d digits]; simpl in D0.
  - destruct (later c) as [d |] eqn:Later; [apply Next; auto using digits_more |].
    apply tells_none; intros l [k [K V]].
    pose proof (D (N.to_nat (k - t))) as Dk; rewrite Later in Dk.
    replace (t + N.of_nat (N.to_nat (k - t))) with k in Dk by lia.
    replace (nth _ [] no_digit) with no_digit in Dk by (destruct (N.to_nat (k - t)); auto).
    rewrite Dk in V; unfold left_of in V; simpl in V; intuition discriminate.
  - eauto using digits_next.
Qed.

Lemma some_option_tells c n test : tells (some_option c n test) test (leaves c n).
Proof.
  unfold some_option; eapply (tells_or _ _ test (fun l => divides c = true /\ pair_of (unequal c) 1 n l) (option_from c n 1)).
  - destruct (divides c); [| apply tells_none; easy]; destruct (N.eq_dec n 0) as [-> | D].
    + apply tells_none; intros l [_ [x [y [_ H]]]]; lia.
    + assert (L : N.pred n < 1 + N.of_nat (enough n)) by (pose proof (enough_many n); lia).
      pose proof (some_pair_tells (unequal c) test _ _ _ L) as T; replace (1 + N.pred n) with n in T by lia.
      eapply tells_same; [exact T | intuition].
  - destruct n as [| p]; [apply tells_none; intros l [k [K _]]; lia |].
    pose proof (enough_many (Npos p)); apply some_taken_tells; [lia | lia | apply digits_first].
  - intros l; split.
    + intros [t L]; destruct (N.eq_dec t 0) as [-> | D].
      * destruct l as [| a [| b [| z l]]]; simpl in L; try easy; left; destruct L as [L [A [B [E U]]]].
        split; auto; exists a, b; repeat split; auto; lia.
      * right; exists t; destruct l as [| a [| b [| z l]]]; try easy.
        -- destruct L as [L ->]; split; [lia | left; repeat split; auto; lia].
        -- destruct L as [L [A <-]]; split; [lia | right; left]; repeat split; auto; [lia | f_equal; lia].
        -- destruct L as [L [A [B [<- U]]]]; split; [lia | right; right; split; auto; exists a, b].
           repeat split; auto; lia.
    + intros [[D [a [b [-> [A [B [E U]]]]]]] | [t [T [[D [E ->]] | [[D [E ->]] | [D [a [b [-> [A [B [E U]]]]]]]]]]]].
      * exists 0; simpl; repeat split; auto; lia.
      * exists t; split; auto; lia.
      * exists t; repeat split; auto; lia.
      * exists t; repeat split; auto; lia.
Qed.

(* ---- moves ----------------------------------------------------------------------------------- *)

(* Whatever is beside them, the same one wins these sums, in either play, whoever begins. *)
Definition alike (l k : list game) : Prop := forall m r w b, Wins r w b (l ++ m) <-> Wins r w b (k ++ m).

Lemma alike_refl l : alike l l.
Proof. easy. Qed.

Lemma alike_sym l k : alike l k -> alike k l.
Proof. intros S m r w b; symmetry; apply S. Qed.

Lemma alike_trans l k m : alike l k -> alike k m -> alike l m.
Proof. intros S T n r w b; now rewrite (S n r w b). Qed.

Lemma alike_perm l k : Permutation l k -> alike l k.
Proof. intros P m r w b; split; apply Wins_perm, Permutation_app_tail; auto using Permutation_sym. Qed.

Lemma alike_cons G l k : alike l k -> alike (G :: l) (G :: k).
Proof.
  intros S; assert (T : forall l k, alike l k -> forall m r w b, Wins r w b ((G :: l) ++ m) -> Wins r w b ((G :: k) ++ m)).
  { clear; intros l k S m r w b W; apply (Wins_perm _ _ _ (k ++ G :: m)); [symmetry; apply Permutation_middle |].
    apply S; apply (Wins_perm _ _ _ ((G :: l) ++ m)); [apply Permutation_middle | exact W]. }
  intros m r w b; split; apply T; auto using alike_sym.
Qed.

Lemma alike_wins r w b l k : alike l k -> Wins r w b l -> Wins r w b k.
Proof. intros S W; rewrite <- (app_nil_r k); apply S; now rewrite app_nil_r. Qed.

Section heaps.
Variable H : code -> N -> game.
Hypothesis A : forall c, are_heaps c (H c).
Variable codes : list code.
Let G := game_of H codes.

Lemma insert_perm h l : Permutation (insert h l) (h :: l).
Proof.
  induction l as [| k l IH]; simpl; [auto |]; unfold passed; destruct (goes_before h k); auto.
  rewrite IH; constructor.
Qed.

Lemma insert_live_alike h l : alike (map G (insert_live codes h l)) (map G (h :: l)).
Proof.
  unfold insert_live; pose proof (some_option_tells (code_at codes (fst h)) (snd h) (fun _ => true)) as T.
  destruct (some_option _ _ _); [apply alike_perm, Permutation_map, insert_perm |].
  intros m r w b; apply (Wins_stuck _ _ _ (G h)); intros p X O; apply A in O; destruct O as [s [L _]].
  destruct (T s L) as [k [_ E]]; discriminate.
Qed.

Lemma live_alike hs l : alike (map G (fold_right (insert_live codes) l hs)) (map G (hs ++ l)).
Proof.
  induction hs as [| h hs IH]; [apply alike_refl |]; simpl; eapply alike_trans; [apply insert_live_alike |].
  now apply alike_cons.
Qed.

Lemma left_alike (h : heap) s sizes l : Permutation s sizes ->
  alike (sum (map (H (code_at codes (fst h))) s) :: map G l)
        (map G (fold_right (fun n => insert_live codes (fst h, n)) l sizes)).
Proof.
  intros P; apply alike_sym.
  assert (E : fold_right (fun n => insert_live codes (fst h, n)) l sizes =
              fold_right (insert_live codes) l (map (pair (fst h)) sizes)).
  { clear P; induction sizes as [| n sizes IH]; simpl; [reflexivity | now rewrite IH]. }
  rewrite E; eapply alike_trans; [apply live_alike |]; rewrite map_app, map_map; unfold G, game_of; cbn [fst snd].
  intros m r w b; rewrite <- app_comm_cons, <- Wins_flat, app_assoc; apply alike_perm.
  now apply Permutation_app_tail, Permutation_map, Permutation_sym.
Qed.

Lemma some_move_true test before l : some_move codes test before l = true -> exists m, test m = true /\
  forall p, exists k, move p (map G (before ++ l)) k /\ alike k (map G m).
Proof.
  revert before; induction l as [| h l IH]; intros before E; [easy |]; cbn [some_move] in E.
  match type of E with context [some_option ?c ?n ?t] => pose proof (some_option_tells c n t) as T end.
  destruct (some_option _ _ _).
  - destruct T as [s [L T]]; eexists; split; [exact T |]; intros p.
    exists (map G before ++ sum (map (H (code_at codes (fst h))) s) :: map G l); split.
    + rewrite map_app; apply move_app; right; eexists; split; [| reflexivity]; constructor; apply A; eauto.
    + eapply alike_trans; [apply alike_perm; symmetry; apply Permutation_middle |].
      rewrite <- map_app; eapply alike_trans; [| apply (left_alike h s s); reflexivity].
      apply alike_cons, alike_perm, Permutation_map; rewrite rev_append_rev.
      apply Permutation_app_tail, Permutation_rev.
  - destruct (IH _ E) as [m [Q P]]; exists m; split; auto; intros p; destruct (P p) as [k [M K]].
    assert (R : Permutation (map G ((h :: before) ++ l)) (map G (before ++ h :: l))) by apply Permutation_map, Permutation_middle.
    destruct (move_perm _ _ _ _ R M) as [k' [M' R']]; exists k'; split; auto.
    eapply alike_trans; [apply alike_perm; symmetry; exact R' | exact K].
Qed.

Lemma some_move_false test before l : some_move codes test before l = false ->
  forall p a h c X, l = a ++ h :: c -> opt p X (G h) ->
  exists m, test m = false /\ alike (X :: map G (before ++ a ++ c)) (map G m).
Proof.
  revert before; induction l as [| g l IH]; intros before E p a h c X S O; [now destruct a |]; cbn [some_move] in E.
  match type of E with context [some_option ?c ?n ?t] => pose proof (some_option_tells c n t) as T end.
  destruct (some_option _ _ _); [easy |]; destruct a as [| x a]; injection S as -> ->.
  - apply A in O; destruct O as [s [L ->]]; destruct (T s L) as [sizes [P F]]; eexists; split; [exact F |].
    eapply alike_trans; [| apply (left_alike h s sizes); auto].
    apply alike_cons, alike_perm, Permutation_map; rewrite rev_append_rev.
    apply Permutation_app_tail, Permutation_rev.
  - destruct (IH _ E p a h c X eq_refl O) as [m [F K]]; exists m; split; auto.
    eapply alike_trans; [| exact K]; apply alike_cons, alike_perm, Permutation_map; symmetry.
    apply (Permutation_middle before (a ++ c) x).
Qed.

Lemma no_move_passes test l p k : some_move codes test [] l = false -> move p (map G l) k ->
  exists m, test m = false /\ alike k (map G m).
Proof.
  intros F M; apply move_iff in M; destruct M as [a [g [c [X [E [O ->]]]]]]; apply map_eq_app in E.
  destruct E as [a' [gc [-> [<- E]]]]; destruct gc as [| h c']; [easy |]; injection E as <- <-.
  destruct (some_move_false _ _ _ F p a' h c' X eq_refl O) as [m [T K]]; exists m; split; auto.
  eapply alike_trans; [apply alike_perm; symmetry; apply Permutation_middle | now rewrite <- map_app].
Qed.

(* ---- lines ----------------------------------------------------------------------------------- *)

Definition gains (r : rules) (l : list game) : Prop := forall w, Wins r w w l.
Definition loses (r : rules) (l : list game) : Prop := forall w, Wins r w (other w) l.

Definition holds (r : rules) (v : verdict) (l : list heap) : Prop :=
  match v with
  | Lost => loses r (map G l)
  | Won => gains r (map G l)
  | LostBeside v => loses r (star (N.to_nat v) :: map G l)
  end.

Record sound (st : losses) : Prop := {
  same_codes : loss_codes st = codes;
  sound_lost : forall i l, PositiveMap.find i (lost_before st) = Some l -> loses (loss_play st) (map G l);
  sound_told : forall r v l, In (r, v, l) (told st) -> holds r v l }.

Lemma same_heaps_true l m : same_heaps l m = true -> l = m.
Proof.
  revert m; induction l as [| [i n] l IH]; intros [| [j x] m]; simpl; try easy.
  destruct (N.eqb_spec i j) as [-> |], (N.eqb_spec n x) as [-> |]; try easy; intros E; f_equal; auto.
Qed.

Lemma wins_at_once_true st l : loss_codes st = codes -> wins_at_once st l = true -> gains (loss_play st) (map G l).
Proof.
  unfold wins_at_once; intros C; destruct (loss_play st); [easy |]; rewrite C; intros N w.
  apply Bool.negb_true_iff in N; apply Wins_first; right; split; auto; intros k M.
  destruct (no_move_passes _ _ _ _ N M) as [m [T _]]; discriminate.
Qed.

Lemma is_won_true st l : sound st -> is_won st l = true -> gains (loss_play st) (map G l).
Proof.
  intros [C L _]; unfold is_won; destruct (wins_at_once st l) eqn:N; [intros _; now apply wins_at_once_true |].
  rewrite C; intros E w; apply some_move_true in E; destruct E as [m [T M]]; destruct (M w) as [k [K S]].
  apply Wins_first; left; exists k; split; [exact K |].
  unfold is_lost_before in T; destruct (PositiveMap.find _ _) as [d |] eqn:F; [| easy].
  apply same_heaps_true in T; subst; apply (alike_wins _ _ _ (map G m)); [now apply alike_sym | now apply (L _ _ F)].
Qed.

Lemma is_lost_true st l : sound st -> is_lost st l = true -> loses (loss_play st) (map G l).
Proof.
  intros S; pose proof (same_codes _ S) as C; unfold is_lost; destruct (wins_at_once st l) eqn:N; [easy |].
  rewrite C; intros E w; apply Bool.negb_true_iff in E; apply Wins_second; split.
  - intros k M; destruct (no_move_passes _ _ _ _ E M) as [m [T K]]; apply Bool.negb_false_iff in T.
    apply (alike_wins _ _ _ (map G m)); [now apply alike_sym | now apply is_won_true].
  - intros P; unfold wins_at_once in N; rewrite P, C in N; apply Bool.negb_false_iff in N.
    apply some_move_true in N; destruct N as [m [_ M]]; destruct (M (other w)) as [k [K _]]; eauto.
Qed.

Lemma live_alike_all st l : sound st -> alike (map G (live st l)) (map G l).
Proof.
  intros S; pose proof (live_alike l []) as K; rewrite app_nil_r in K; unfold live; now rewrite (same_codes _ S).
Qed.

Lemma live_lost st l : sound st -> is_lost st (live st l) = true -> loses (loss_play st) (map G l).
Proof. intros S E w; apply (alike_wins _ _ _ _ _ (live_alike_all _ l S)); now apply is_lost_true. Qed.

Lemma live_won st l : sound st -> is_won st (live st l) = true -> gains (loss_play st) (map G l).
Proof. intros S E w; apply (alike_wins _ _ _ _ _ (live_alike_all _ l S)); now apply is_won_true. Qed.

Lemma sound_add st l told' : sound st -> loses (loss_play st) (map G l) ->
  (forall r v l, In (r, v, l) told' -> holds r v l) -> sound (add_lost st l told').
Proof.
  intros [C L T] W I; split; simpl; auto; intros i m.
  destruct (Pos.eq_dec i (key (sorted l))) as [-> | D].
  - rewrite PositiveMap.gss; intros [= <-] w; apply (Wins_perm _ _ _ (map G l)); [| apply W].
    apply Permutation_map; clear; induction l as [| h l IH]; simpl; [auto |].
    rewrite insert_perm; now constructor.
  - rewrite PositiveMap.gso by auto; apply L.
Qed.

Lemma nim_is_star c n : is_nim c = true -> identical (H c n) (star (N.to_nat n)).
Proof.
  destruct c as [[] [] [| [[] [] []] []] [[[] [] []] |]]; try easy; intros _.
  set (c := Code _ _ _ _); assert (L : forall n s, leaves c n s <-> (s = [] /\ 0 < n) \/ exists a, s = [a] /\ 0 < a < n).
  { intros m s; assert (D : forall t, digit_of c t = if t =? 0 then Digit false false false else Digit true true false).
    { intros t; unfold digit_of; destruct (t =? 0); [reflexivity |]; simpl; destruct (N.to_nat (t - 1)) as [| [|]]; reflexivity. }
    split.
    - intros [t K]; rewrite D in K; destruct (N.eqb_spec t 0), s as [| a [| b [| x s]]]; simpl in K; try (exfalso; intuition discriminate).
      + left; split; auto; lia.
      + right; exists a; split; auto; lia.
    - intros [[-> K] | [a [-> K]]]; [exists m | exists (m - a)]; rewrite D.
      + destruct (N.eqb_spec m 0); [lia | auto].
      + destruct (N.eqb_spec (m - a) 0); [lia |]; repeat split; lia. }
  induction n as [n IH] using (well_founded_induction N.lt_wf_0).
  assert (one : forall X, identical (add X zero) X).
  { induction X as [X IX] using game_induction; apply identical_iff; intros p; split; intros Y O.
    - apply opt_add in O; destruct O as [[Z [O ->]] | [Z [[[]] _]]]; eauto.
    - exists (add Y zero); split; eauto; apply opt_add; eauto. }
  apply identical_iff; intros p; split; intros X O.
  - apply A in O; destruct O as [s [K ->]]; apply L in K; destruct K as [[-> K] | [a [-> K]]].
    + exists (star 0); split; [apply opt_star; exists 0%nat; split; auto; lia | apply identical_refl].
    + exists (star (N.to_nat a)); split; [apply opt_star; exists (N.to_nat a); split; auto; lia |].
      eapply identical_trans; [apply one | apply IH; lia].
  - apply opt_star in O; destruct O as [m [K ->]]; destruct m as [| m].
    + exists (sum []); split; [apply A; exists []; split; auto; apply L; left; split; auto; lia | apply identical_refl].
    + exists (sum (map (H c) [N.of_nat (S m)])); split.
      * apply A; exists [N.of_nat (S m)]; split; auto; apply L; right; exists (N.of_nat (S m)); split; auto; lia.
      * eapply identical_trans; [apply one |]; rewrite <- (Nnat.Nat2N.id (S m)) at 2; apply IH; lia.
Qed.

Lemma all_identical l : Forall2 identical l l.
Proof. induction l; constructor; auto using identical_refl. Qed.

Lemma sound_take st line st' : sound st -> take_loss st line = Some st' -> sound st'.
Proof.
  intros S; pose proof S as [C L T]; destruct line as [shown l | l | v l |]; cbn [take_loss].
  - destruct (is_lost st (live st l)) eqn:K; [intros [= <-] | easy]; apply live_lost in K; auto.
    apply sound_add; auto; destruct shown; auto; intros r v m [[= <- <- <-] | I]; auto.
  - destruct (is_won st (live st l)) eqn:K; [intros [= <-] | easy]; apply live_won in K; auto.
    split; auto; intros r v m [[= <- <- <-] | I]; auto.
  - set (nim := N.pred (N.of_nat (length (loss_codes st)))).
    destruct (is_nim (code_at (loss_codes st) nim)) eqn:Nim; [| easy].
    destruct (is_lost st (live st ((nim, v) :: l))) eqn:K; [intros [= <-] | easy]; apply live_lost in K; auto.
    assert (W : loses (loss_play st) (star (N.to_nat v) :: map G l)).
    { intros w; apply (Wins_identical _ _ _ (map G ((nim, v) :: l))); auto; constructor; [| apply all_identical].
      apply (nim_is_star (code_at codes nim)); rewrite <- Nim; f_equal; now rewrite C. }
    apply sound_add; auto; [| intros r u m [[= <- <- <-] | I]; auto].
    destruct (N.eqb_spec v 0) as [-> |]; auto; intros w; apply (Wins_stuck _ _ _ (star 0)); [| apply W].
    intros p X O; apply opt_star in O; destruct O; lia.
  - intros [= <-]; split; simpl; auto; intros i l; rewrite PositiveMap.gempty; discriminate.
Qed.

Theorem accepted_losses_sound lines st : accepted_losses codes lines = Some st -> sound st.
Proof.
  unfold accepted_losses; assert (S : sound (start_losses codes)).
  { split; simpl; auto; [| easy]; intros i l; rewrite PositiveMap.gempty; discriminate. }
  revert S; generalize (start_losses codes); induction lines as [| l lines IH]; simpl; intros s S E.
  - now injection E as <-.
  - apply bind_some in E; destruct E as [s' [T E]]; apply (IH s'); auto; now apply (sound_take s l).
Qed.
End heaps.

(* Beside one *v only who begins loses: from any larger one he moves to it. *)
Lemma one_value r G u v : (forall w, wins r w (other w) (add (star u) G)) ->
  (forall w, wins r w (other w) (add (star v) G)) -> u = v.
Proof.
  assert (S : forall u v, (u < v)%nat -> (forall w, wins r w (other w) (add (star u) G)) ->
    (forall w, wins r w (other w) (add (star v) G)) -> False).
  { clear; intros u v L U V; apply (never_both_wins r Left Left (add (star v) G)); [| apply V].
    apply wins_first; left; exists (add (star u) G); split; [| apply (U Left)].
    apply opt_add; left; exists (star u); split; auto; apply opt_star; eauto. }
  intros U V; destruct (PeanoNat.Nat.lt_trichotomy u v) as [L | [L | L]]; [exfalso | | exfalso]; eauto.
Qed.
