(* What the checker does with terms is so for all values of their letters. *)
From Coq Require Import List Bool ZArith QArith Lia Lqa.
From Verified Require Import Play Numbers Units Checker Families FamilyNumbers FamilyChecker.
Import ListNotations.

(* ---- sums ------------------------------------------------------------------------------------ *)

Lemma dot_plus x y l a : (dot (plus x y) l a = dot x l a + dot y l a)%Z.
Proof. revert y l; induction x as [| c x IH]; intros [| e y] l; simpl; try lia; rewrite IH; lia. Qed.

Lemma dot_scale k x l a : (dot (map (Z.mul k) x) l a = k * dot x l a)%Z.
Proof. revert l; induction x as [| c x IH]; intros l; cbn [map dot]; [lia | rewrite IH; lia]. Qed.

Lemma dot_opp x l a : (dot (map Z.opp x) l a = - dot x l a)%Z.
Proof. revert l; induction x as [| c x IH]; intros l; cbn [map dot]; [lia | rewrite IH; lia]. Qed.

Lemma over_plus x y p : ((x + y)%Z # p) == (x # p) + (y # p).
Proof. unfold Qeq, Qplus; cbn [Qnum Qden]; rewrite Pos2Z.inj_mul; ring. Qed.

Lemma halves_plus o x y l a : halves o (plus x y) l a == halves o x l a + halves o y l a.
Proof.
  revert y l; induction x as [| c x IH]; intros [| e y] l; cbn [plus halves]; try lra.
  rewrite over_plus, IH; lra.
Qed.

Lemma halves_opp o x l a : halves o (map Z.opp x) l a == - halves o x l a.
Proof.
  revert l; induction x as [| c x IH]; intros l; cbn [map halves]; [lra |].
  rewrite IH; setoid_replace (- c # pow2 (o * Z.to_nat (a l))) with (- (c # pow2 (o * Z.to_nat (a l)))) by reflexivity; lra.
Qed.

Lemma rational_plus u o x y a :
  rational_part u o (plus_terms x y) a == rational_part u o x a + rational_part u o y a.
Proof. unfold rational_part; cbn [plus_terms plain halved]; rewrite dot_plus, inject_Z_plus, halves_plus; ring. Qed.

Lemma rational_minus u o x a : rational_part u o (minus_terms x) a == - rational_part u o x a.
Proof. unfold rational_part; cbn [minus_terms plain halved]; rewrite dot_opp, inject_Z_opp, halves_opp; ring. Qed.

Lemma up_plus x y a : (up_part (plus_terms x y) a = up_part x a + up_part y a)%Z.
Proof. apply dot_plus. Qed.

Lemma up_minus x a : (up_part (minus_terms x) a = - up_part x a)%Z.
Proof. apply dot_opp. Qed.

(* ---- the sign -------------------------------------------------------------------------------- *)

Lemma letters_good_dot a c l : allowed a -> letters_good l c = true -> (0 <= dot c l a)%Z.
Proof.
  intros [A0 A]; revert l; induction c as [| x c IH]; intros l G; cbn [dot letters_good] in *; [lia |].
  apply andb_prop in G; destruct G as [G H]; apply IH in H; destruct (Nat.leb_spec l 5) as [K | K].
  - assert (H0 : (0 <= a l)%Z) by (destruct l; [rewrite A0; lia | apply A; lia]); apply Z.leb_le in G.
    pose proof (Z.mul_nonneg_nonneg _ _ G H0); lia.
  - apply Z.eqb_eq in G; subst x; lia.
Qed.

Lemma over_at_least x p : inject_Z (Z.min 0 x) <= (x # p).
Proof.
  unfold Qle, inject_Z; cbn [Qnum Qden]; pose proof (Pos2Z.is_pos p); destruct (Z.min_spec 0 x) as [[E ->] | [E ->]]; nia.
Qed.

Lemma halves_least o c l a : inject_Z (losses c) <= halves o c l a /\
  (existsb (Z.ltb 0) c = true -> inject_Z (losses c) < halves o c l a).
Proof.
  revert l; induction c as [| x c IH]; intros l; cbn [losses fold_right halves existsb].
  - split; [apply Qle_refl | discriminate].
  - fold (losses c); destruct (IH (S l)) as [A B]; rewrite inject_Z_plus.
    pose proof (over_at_least x (pow2 (o * Z.to_nat (a l)))) as C; split; [lra |].
    intros E; apply orb_prop in E; destruct E as [E | E]; [| apply B in E; lra].
    apply Z.ltb_lt in E; assert (Z.min 0 x = 0)%Z as -> by lia.
    assert (0 < x # pow2 (o * Z.to_nat (a l))) by (unfold Qlt; cbn [Qnum Qden]; lia); change (inject_Z 0) with 0; lra.
Qed.

Lemma head_dot c a : allowed a -> (dot c 0 a = hd 0 c + dot (tl c) 1 a)%Z.
Proof. intros [A _]; destruct c; simpl; rewrite ?A; lia. Qed.

Lemma scaled u (q : Q) : (0 <= q -> 0 <= q * (1 # u)) /\ (0 < q -> 0 < q * (1 # u)).
Proof.
  assert (U : 0 < (1 # u)) by reflexivity; split; intros H.
  - rewrite <- (Qmult_0_l (1 # u)); apply Qmult_le_compat_r; lra.
  - rewrite <- (Qmult_0_l (1 # u)); apply Qmult_lt_r; auto.
Qed.

Lemma good_left u o s x a : allowed a -> good Left s x = true ->
  0 <= rational_part u o x a /\ (0 <= up_part x a)%Z /\
  (s = true -> 0 < rational_part u o x a \/ (0 < up_part x a)%Z).
Proof.
  intros A G; unfold good in G; rewrite !andb_true_iff in G; destruct G as [[[P U] L] S].
  apply Z.leb_le in L; pose proof (letters_good_dot _ _ _ A P) as D; pose proof (letters_good_dot _ _ _ A U) as E.
  destruct (halves_least o (halved x) 1 a) as [H1 H2].
  pose proof (head_dot (plain x) a A) as T; fold (up_part x a) in E.
  assert (Q : inject_Z (dot (plain x) 0 a) + inject_Z (losses (halved x)) ==
              inject_Z (hd 0 (plain x) + losses (halved x))%Z + inject_Z (dot (tl (plain x)) 1 a)).
  { rewrite T, !inject_Z_plus; ring. }
  assert (L' : 0 <= inject_Z (hd 0 (plain x) + losses (halved x))%Z) by (rewrite (Zle_Qle 0) in L; exact L).
  assert (D' : 0 <= inject_Z (dot (tl (plain x)) 1 a)) by (rewrite (Zle_Qle 0) in D; exact D).
  unfold rational_part; split; [apply scaled; lra | split; [exact E |]]; intros ->.
  cbn [negb orb] in S; rewrite !orb_true_iff in S; destruct S as [[S | S] | S].
  - left; apply scaled; apply Z.ltb_lt in S; rewrite Zlt_Qlt in S; change (inject_Z 0) with 0 in S; lra.
  - left; apply scaled; apply H2 in S; lra.
  - right; apply Z.ltb_lt in S; unfold up_part in *; rewrite head_dot by auto; destruct (upward x) as [| c k]; [simpl in S; lia |].
    cbn [letters_good] in U; apply andb_prop in U; destruct U as [_ U]; pose proof (letters_good_dot _ _ _ A U).
    cbn [hd tl] in *; lia.
Qed.

Lemma good_sound u o w s x a : allowed a -> good w s x = true ->
  0 <= towards w (rational_part u o x a) /\ (0 <= sign w * up_part x a)%Z /\
  (s = true -> 0 < towards w (rational_part u o x a) \/ (0 < sign w * up_part x a)%Z).
Proof.
  intros A G; destruct w.
  - apply (good_left u o) with (a := a) in G; auto; cbn [towards sign]; rewrite Z.mul_1_l; auto.
  - change (good Left s (minus_terms x) = true) in G; apply (good_left u o) with (a := a) in G; auto.
    rewrite rational_minus, up_minus in G; cbn [towards sign].
    replace (-1 * up_part x a)%Z with (- up_part x a)%Z by lia; auto.
Qed.

(* ---- other integers for letters -------------------------------------------------------------- *)

(* The values that these letters have. *)
Definition values_of (letters : list (list Z)) (a : values) : values :=
  fun l => dot (nth l ([1%Z] :: letters) []) 0 a.

Lemma values_allowed letters a : allowed a -> letters_fit letters = true -> allowed (values_of letters a).
Proof.
  intros A F; split; [destruct A as [A _]; unfold values_of; cbn [nth dot]; lia |].
  intros l L; unfold values_of; destruct l as [| l]; [lia |]; cbn [nth].
  destruct (Nat.lt_ge_cases l (length letters)) as [K | K]; [| rewrite nth_overflow by auto; simpl; lia].
  assert (I : In (nth l letters []) (firstn 5 letters)).
  { assert (E : nth l (firstn 5 letters) [] = nth l letters []).
    { clear F K; revert letters; assert (M : (l < 5)%nat) by lia; clear L; revert M; generalize 5%nat as n; intros n; revert l.
      induction n as [| n IH]; intros l M letters; [lia |]; destruct letters as [| b letters], l; simpl; auto; apply IH; lia. }
    rewrite <- E; apply nth_In; rewrite firstn_length; lia. }
  unfold letters_fit in F; rewrite forallb_forall in F; specialize (F _ I).
  apply (good_left 1 1) with (a := a) in F; auto; destruct F as [F _]; revert F.
  unfold rational_part; cbn [plain halved halves]; intros F.
  assert (E : (inject_Z (dot (nth l letters []) 0 a) + 0) * (1 # 1) == inject_Z (dot (nth l letters []) 0 a)) by ring.
  rewrite E in F; rewrite (Zle_Qle 0); exact F.
Qed.

Lemma dot_nothing c l v : (forall i, v (l + i)%nat = 0%Z) -> dot c l v = 0%Z.
Proof.
  revert l; induction c as [| x c IH]; intros l V; cbn [dot]; [reflexivity |].
  rewrite IH; [| intros i; rewrite <- (V (S i)); f_equal; lia].
  specialize (V 0%nat); rewrite Nat.add_0_r in V; rewrite V; lia.
Qed.

Lemma put_dot c letters l v a : (forall i, v (l + i)%nat = dot (nth i letters []) 0 a) ->
  dot (put c letters) 0 a = dot c l v.
Proof.
  revert letters l; induction c as [| x c IH]; intros [| b letters] l V; auto.
  - symmetry; apply dot_nothing; intros i; rewrite V; now destruct i.
  - cbn [put dot]; rewrite dot_plus, dot_scale, (IH letters (S l)).
    + specialize (V 0%nat); rewrite Nat.add_0_r in V; rewrite V; reflexivity.
    + intros i; specialize (V (S i)); cbn [nth] in V; rewrite <- V; f_equal; lia.
Qed.

Lemma no_letter c l a : forallb (Z.eqb 0) c = true -> dot c l a = 0%Z.
Proof.
  revert l; induction c as [| x c IH]; intros l F; cbn [dot]; [reflexivity |]; cbn [forallb] in F.
  apply andb_prop in F; destruct F as [X F]; apply Z.eqb_eq in X; subst x; rewrite IH by auto; lia.
Qed.

Lemma one_letter_dot c l a r : one_letter c = Some r ->
  dot c l a = match r with Some m => a (l + m)%nat | None => 0%Z end.
Proof.
  revert l r; induction c as [| x c IH]; intros l r E; cbn [one_letter dot] in *; [now injection E as <- |].
  destruct (Z.eqb_spec x 0) as [-> | N].
  - destruct (one_letter c) as [s |] eqn:F; [| easy]; injection E as <-; rewrite (IH (S l) s) by auto.
    destruct s as [m |]; cbn [option_map]; [f_equal |]; try lia.
    rewrite Nat.add_succ_r; reflexivity.
  - destruct (Z.eqb_spec x 1) as [-> |], (forallb (Z.eqb 0) c) eqn:F; try easy; injection E as <-.
    rewrite no_letter, Nat.add_0_r by auto; lia.
Qed.

Lemma halves_unit o m y l a : halves o (repeat 0%Z m ++ [y]) l a == (y # pow2 (o * Z.to_nat (a (l + m)%nat))).
Proof.
  revert l; induction m as [| m IH]; intros l; cbn [repeat app halves]; [rewrite Nat.add_0_r; ring |].
  rewrite IH, Nat.add_succ_r; cbn [Nat.add].
  setoid_replace (0 # pow2 (o * Z.to_nat (a l))) with 0 by reflexivity; ring.
Qed.

Lemma halve_sound o x b p h a : allowed a -> halve o x b = Some (p, h) ->
  (x # pow2 (o * Z.to_nat (dot b 0 a))) == inject_Z (dot p 0 a) + halves o h 1 a.
Proof.
  intros A E; unfold halve in E; set (n := (Z.of_nat o * hd 0 b)%Z) in *.
  destruct (Z.ltb_spec n 0) as [| N]; [easy |]; destruct (64 <? n)%Z; [easy |].
  destruct (Z.eqb_spec (x mod 2 ^ n) 0) as [D |]; [| easy]; cbn [orb negb] in E.
  destruct (one_letter (tl b)) as [r |] eqn:R; [| easy].
  pose proof (one_letter_dot _ 1 a _ R) as T.
  set (y := (x / 2 ^ n)%Z) in *.
  assert (X : x = (y * Zpos (pow2 (Z.to_nat n)))%Z).
  { rewrite pow2_power, Z2Nat.id by auto; unfold y; pose proof (Z.div_mod x (2 ^ n)); lia. }
  assert (K : forall m, (0 <= m)%Z -> dot b 0 a = (hd 0 b + m)%Z ->
     (x # pow2 (o * Z.to_nat (dot b 0 a))) == (y # pow2 (o * Z.to_nat m))).
  { intros m M B; destruct o as [| o].
    - subst n; simpl in *; unfold Qeq; simpl; rewrite X; simpl; lia.
    - assert (H : (0 <= hd 0 b)%Z) by (subst n; nia).
      rewrite B, Z2Nat.inj_add, Nat.mul_add_distr_l by auto.
      replace (S o * Z.to_nat (hd 0%Z b))%nat with (Z.to_nat n) by (subst n; rewrite Z2Nat.inj_mul, Nat2Z.id; lia).
      rewrite pow2_add; unfold Qeq; cbn [Qnum Qden]; rewrite X at 1; rewrite Pos2Z.inj_mul; ring. }
  rewrite (head_dot b a A) in K; destruct r as [m |].
  - destruct (Nat.ltb_spec m 5); [| easy]; injection E as <- <-.
    rewrite (head_dot b a A), (K (a (1 + m)%nat)); [| apply A; lia | lia].
    rewrite halves_unit; cbn [dot]; simpl inject_Z; ring.
  - injection E as <- <-; rewrite (head_dot b a A), (K 0%Z); [| lia | lia].
    rewrite Nat.mul_0_r; cbn [dot halves pow2]; destruct A as [-> _].
    replace (y * 1 + 0)%Z with y by lia; unfold inject_Z; ring.
Qed.

Lemma put_halved_sound o c letters p h l v a : allowed a ->
  (forall i, v (l + i)%nat = dot (nth i letters []) 0 a) ->
  put_halved o c letters = Some (p, h) -> halves o c l v == inject_Z (dot p 0 a) + halves o h 1 a.
Proof.
  intros A; revert letters l p h; induction c as [| x c IH]; intros letters l p h V E; cbn [put_halved] in E.
  - injection E as <- <-; cbn; ring.
  - destruct letters as [| b letters]; [easy |]; destruct (put_halved o c letters) as [[p1 h1] |] eqn:P; [| easy].
    cbn [bind] in E; cbn [halves].
    assert (V' : forall i, v (S l + i)%nat = dot (nth i letters []) 0 a).
    { intros i; specialize (V (S i)); cbn [nth] in V; rewrite <- V; f_equal; lia. }
    rewrite (IH letters (S l) p1 h1) by auto.
    destruct (Z.eqb_spec x 0) as [-> | N].
    + injection E as <- <-; setoid_replace (0 # pow2 (o * Z.to_nat (v l))) with 0 by reflexivity; ring.
    + destruct (halve o x b) as [[p2 h2] |] eqn:H; [| easy]; cbn [bind] in E; injection E as <- <-.
      specialize (V 0%nat); rewrite Nat.add_0_r in V; cbn [nth] in V; rewrite V.
      rewrite (halve_sound _ _ _ _ _ _ A H), dot_plus, inject_Z_plus, halves_plus; ring.
Qed.

Lemma put_terms_sound u o x letters y a : allowed a -> put_terms o x letters = Some y ->
  rational_part u o y a == rational_part u o x (values_of letters a) /\
  up_part y a = up_part x (values_of letters a).
Proof.
  intros A E; unfold put_terms in E; destruct (put_halved o (halved x) letters) as [[p h] |] eqn:P; [| easy].
  cbn [bind] in E; injection E as <-; unfold rational_part, up_part; cbn [plain upward halved].
  assert (V : forall i, values_of letters a (0 + i)%nat = dot (nth i ([1%Z] :: letters) []) 0 a) by reflexivity.
  split; [| now apply put_dot].
  rewrite (put_halved_sound o (halved x) letters p h 1 (values_of letters a) a A (fun i => V (S i)) P).
  rewrite dot_plus, (put_dot _ _ 0 _ _ V), inject_Z_plus; ring.
Qed.

(* ---- the letters that occur ------------------------------------------------------------------ *)

Lemma only_dot is c l a b : (forall i, is i = true -> a i = b i) -> only is l c = true -> dot c l a = dot c l b.
Proof.
  intros S; revert l; induction c as [| x c IH]; intros l O; cbn [only dot] in *; [reflexivity |].
  apply andb_prop in O; destruct O as [O P]; rewrite (IH (Datatypes.S l)) by auto.
  apply orb_prop in O; destruct O as [O | O]; [rewrite S by auto; reflexivity | apply Z.eqb_eq in O; subst x; lia].
Qed.

Lemma only_halves is o c l a b : (forall i, is i = true -> a i = b i) -> only is l c = true ->
  halves o c l a == halves o c l b.
Proof.
  intros S; revert l; induction c as [| x c IH]; intros l O; cbn [only halves] in *; [reflexivity |].
  apply andb_prop in O; destruct O as [O P]; rewrite (IH (Datatypes.S l)) by auto.
  apply orb_prop in O; destruct O as [O | O]; [rewrite S by auto; reflexivity |].
  assert (N : forall p, (0 # p) == 0) by reflexivity; apply Z.eqb_eq in O; subst x; rewrite (N (pow2 (o * Z.to_nat (a l)))), (N (pow2 (o * Z.to_nat (b l)))); reflexivity.
Qed.

Lemma only_parts is u o x a b : (forall i, is i = true -> a i = b i) -> only_terms is x = true ->
  rational_part u o x a == rational_part u o x b /\ up_part x a = up_part x b.
Proof.
  intros S O; unfold only_terms in O; rewrite !andb_true_iff in O; destruct O as [[P U] H].
  unfold rational_part, up_part; rewrite (only_dot _ _ _ _ _ S P), (only_halves _ _ _ _ _ _ S H).
  split; [reflexivity | now apply only_dot with is].
Qed.
