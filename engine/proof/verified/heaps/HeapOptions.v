(* What is marked are values of options, and if one had the value that is claimed, it would be found. *)
From Coq Require Import List Bool NArith ZArith FSets.FMapPositive Lia.
From Verified Require Import Checker Moves Heaps HeapChecker NimSums Grundy.
Import ListNotations.
Local Open Scope N_scope.

(* Values of heaps from n - 1 down to 0. *)
Fixpoint down (g : N -> N) (n : nat) : list N :=
  match n with O => [] | S n => g (N.of_nat n) :: down g n end.

Lemma length_down g n : length (down g n) = n.
Proof. induction n; simpl; auto. Qed.

Lemma nth_up g n i x : nth_error (rev (down g n)) i = Some x <-> (i < n)%nat /\ x = g (N.of_nat i).
Proof.
  induction n as [| n IH]; simpl; [destruct i; split; [easy | lia | easy | lia] |].
  assert (L : length (rev (down g n)) = n) by now rewrite rev_length, length_down.
  destruct (Compare_dec.lt_eq_lt_dec i n) as [[K | ->] | K].
  - rewrite nth_error_app1, IH by lia; split; intros [M E]; split; auto; lia.
  - rewrite nth_error_app2, L, PeanoNat.Nat.sub_diag by lia; simpl; split; [intros [= <-]; split; [lia | auto] | intros [_ ->]; auto].
  - rewrite nth_error_app2, L by lia; destruct (i - n)%nat as [| j] eqn:J; [lia |]; destruct j; simpl; split; easy || lia.
Qed.

Lemma nth_down g n i : (i < n)%nat -> nth_error (down g n) i = Some (g (N.of_nat (n - 1 - i))).
Proof.
  revert i; induction n as [| n IH]; intros [| i] L; simpl; try lia; [do 2 f_equal; lia |].
  rewrite IH by lia; do 3 f_equal; lia.
Qed.

(* What the state holds of values is so, of heaps with the values g. *)
Record fits_values (st : heaps) (g : N -> N) : Prop := {
  fit_last : last_values st = down g (N.to_nat (heap_count st));
  fit_at : forall p, Npos p < heap_count st -> PositiveMap.find p (value_at st) = Some (g (Npos p));
  fit_even : forall p x, In (p, x) (even_heaps st) <->
    Npos p < heap_count st /\ x = g (Npos p) /\ parity (mask st) x (Npos p) = false;
  fit_odd : forall p x, In (p, x) (odd_heaps st) <->
    Npos p < heap_count st /\ x = g (Npos p) /\ parity (mask st) x (Npos p) = true;
  fit_grundy : forall n, n < heap_count st -> grundy_at (heap_code st) g n }.

(* ---- the mask -------------------------------------------------------------------------------- *)

Definition ones (n : N) : bool := match n with N0 => false | Npos p => odd_ones p end.

Lemma ones_lxor x y : ones (N.lxor x y) = xorb (ones x) (ones y).
Proof.
  destruct x as [| p], y as [| q]; simpl; try (now rewrite ?xorb_false_r); [now destruct (odd_ones q) |].
  revert q; induction p as [p IH | p IH |]; intros [q | q |]; simpl.
  all: try specialize (IH q); try destruct (Pos.lxor p q); simpl in *.
  all: try rewrite <- IH; try destruct (odd_ones p); try destruct (odd_ones q); simpl in *; try easy.
  all: try (now destruct (odd_ones p0)).
Qed.

Definition sized (value size : N) : N := if N.odd size then N.succ_double value else N.double value.

Lemma sized_lxor x y a b : sized (N.lxor x y) (a + b) = N.lxor (sized x a) (sized y b).
Proof.
  unfold sized; rewrite N.odd_add; destruct (N.odd a), (N.odd b), x as [| p], y as [| q]; simpl; auto.
  all: destruct (Pos.lxor p q); reflexivity.
Qed.

Lemma parity_add m x y a b : parity m (N.lxor x y) (a + b) = xorb (parity m x a) (parity m y b).
Proof.
  change (ones (N.land m (sized (N.lxor x y) (a + b))) =
          xorb (ones (N.land m (sized x a))) (ones (N.land m (sized y b)))).
  rewrite sized_lxor, <- ones_lxor; f_equal; apply N.bits_inj; intros i.
  rewrite !N.lxor_spec, !N.land_spec, N.lxor_spec.
  now destruct (N.testbit m i), (N.testbit (sized x a) i), (N.testbit (sized y b) i).
Qed.

(* ---- marks ----------------------------------------------------------------------------------- *)

(* After it: none of these values is v, and what is seen more is of those. *)
Definition noted (v : N) (s s' : seen) (these those : N -> Prop) : Prop :=
  (forall y, these y -> y <> v) /\ (forall y, is_seen s' y = true -> is_seen s y = true \/ those y).

Lemma seen_nothing y : is_seen (PositiveMap.empty _) y = false.
Proof. unfold is_seen; now rewrite PositiveMap.mem_find, PositiveMap.gempty. Qed.

Lemma mark_noted v x s s' : mark v x s = Some s' -> noted v s s' (eq x) (eq x).
Proof.
  unfold mark, looked; destruct (N.compare_spec x v) as [E | L | L]; intros [= <-]; split; try (intros y <-; lia); auto.
  intros y; destruct (is_seen s x); [auto |]; unfold is_seen; rewrite !PositiveMap.mem_find.
  destruct (Pos.eq_dec (N.succ_pos y) (N.succ_pos x)) as [E | D].
  - intros _; right; apply N.succ_inj; now rewrite <- !N.succ_pos_spec, E.
  - rewrite PositiveMap.gso; auto.
Qed.

Lemma noted_nothing v s (these those : N -> Prop) : (forall y, ~ these y) -> noted v s s these those.
Proof. intros N; split; [intros y T; now apply N in T | auto]. Qed.

Lemma noted_then v s s1 s2 (A B C D E F : N -> Prop) : noted v s s1 A B -> noted v s1 s2 C D ->
  (forall y, E y -> A y \/ C y) -> (forall y, B y \/ D y -> F y) -> noted v s s2 E F.
Proof.
  intros [A1 A2] [B1 B2] U W; split; [intros y T; apply U in T; destruct T; auto |].
  intros y S; apply B2 in S; destruct S as [S | S]; [apply A2 in S; destruct S |]; auto.
Qed.

Lemma noted_of v s s' (A B C D : N -> Prop) : noted v s s' A B ->
  (forall y, C y -> A y) -> (forall y, B y -> D y) -> noted v s s' C D.
Proof. intros [A1 A2] U W; split; intros y T; [auto | destruct (A2 y T); auto]. Qed.

(* ---- two heaps ------------------------------------------------------------------------------- *)

(* Perhaps of different heaps only. *)
Definition two_values (u : bool) (g : N -> N) (rest y : N) : Prop :=
  exists a b, 0 < a /\ 0 < b /\ a + b = rest /\ (u = true -> a <> b) /\ y = N.lxor (g a) (g b).

(* Of a heap from a on, and one down to 1. *)
Definition pairs_from (u : bool) (g : N -> N) (a : positive) (r : nat) (y : N) : Prop :=
  exists i b, Npos a <= i /\ 0 < b < N.of_nat r /\ i + b = Npos a + N.of_nat r - 1 /\ (u = true -> i <> b) /\ y = N.lxor (g i) (g b).

Lemma value_found st g p : fits_values st g -> Npos p < heap_count st -> value_of (value_at st) p = g (Npos p).
Proof. intros F L; unfold value_of; now rewrite (fit_at _ _ F). Qed.

Lemma mark_pairs_noted st g u v k a r half s s' : fits_values st g -> Npos a + N.of_nat r - 1 <= heap_count st ->
  Npos a + N.of_nat (length half) <= N.of_nat r + (if u : bool then 0 else 1) ->
  mark_pairs (value_at st) v k a (down g r) half s = Some s' ->
  noted v s s' (fun _ => False) (pairs_from u g a r).
Proof.
  intros F; revert a r half s; induction k as [| k IH]; intros a r half s L H.
  - intros [= <-]; now apply noted_nothing.
  - destruct half as [| h [| h' half]], r as [| r]; try (intros [= <-]; now apply noted_nothing).
    cbn [mark_pairs down]; simpl in H.
    intros E; apply bind_some in E; destruct E as [s1 [M E]]; apply mark_noted in M.
    assert (R : Npos a + (if u then 1 else 0) <= N.of_nat r) by (destruct u; lia).
    rewrite (value_found st g) in M by (auto; destruct r; lia).
    apply (IH (Pos.succ a) r) in E; [| lia | destruct u; lia].
    eapply noted_then; [exact M | exact E | |]; simpl.
    + intros y [].
    + intros y [<- | [i [b [A [B [C [D ->]]]]]]]; [exists (Npos a), (N.of_nat r) | exists i, b]; repeat split; auto; try lia.
      intros ->; lia.
Qed.

Lemma length_half u (values : list N) : length (half u values) = (length values - (if u then 1 else 0))%nat.
Proof. destruct u, values; simpl; lia. Qed.

Lemma mark_all_pairs st g u v k rest s s' : fits_values st g -> rest <= heap_count st ->
  mark_pairs (value_at st) v k 1 (down g (N.to_nat rest)) (half u (down g (N.to_nat rest))) s = Some s' ->
  noted v s s' (fun _ => False) (two_values u g rest).
Proof.
  intros F L E; destruct (N.eq_dec rest 0) as [-> | Z].
  - assert (S : s' = s) by (destruct u, k; simpl in E; congruence); subst; now apply noted_nothing.
  - apply (mark_pairs_noted st g u) in E; [| auto | lia | rewrite length_half, length_down; destruct u; lia].
    eapply noted_of; eauto; intros y [a [b [A [B [C [D ->]]]]]]; exists a, b; repeat split; auto; lia.
Qed.

Lemma xor_is_true x y v : xor_is x y v = (N.lxor x y =? v).
Proof.
  destruct x as [| x], y as [| y], v as [| v]; try reflexivity; simpl.
  revert y v; induction x as [x IH | x IH |]; intros [y | y |] [v | v |]; try reflexivity; simpl.
  all: try (rewrite IH; destruct (Pos.lxor x y); reflexivity).
  all: try (destruct (Pos.lxor x y); reflexivity).
  all: destruct (Pos.eqb_spec x y) as [-> | D].
  1, 3: change (Pos.lxor y y) with (N.lxor (Npos y) (Npos y)); now rewrite N.lxor_nilpotent.
  all: destruct (Pos.lxor x y) eqn:E; [| reflexivity].
  all: change (N.lxor (Npos x) (Npos y) = 0) in E; apply N.lxor_eq in E; congruence.
Qed.

Lemma none_together_true v up down half : none_together v up down half = true ->
  forall i x y, (2 * i + 1 < length half)%nat -> nth_error up i = Some x -> nth_error down i = Some y ->
  N.lxor x y <> v.
Proof.
  revert down half; induction up as [| x up IH]; intros down half E i a b L X Y; [now destruct i |].
  destruct half as [| h [| h' half]]; simpl in L; try lia; destruct down as [| y down]; [now destruct i |].
  simpl in E; unfold looked in E; rewrite xor_is_true in E; destruct (N.eqb_spec (N.lxor x y) v) as [| D]; [easy |].
  destruct i as [| i]; simpl in X, Y; [now injection X as <-; injection Y as <- |].
  apply (IH _ _ E i); auto; lia.
Qed.

Lemma none_two u g v rest : none_together v (tl (rev_append (down g (N.to_nat rest)) [])) (down g (N.to_nat rest))
    (half u (down g (N.to_nat rest))) = true -> forall y, two_values u g rest y -> y <> v.
Proof.
  rewrite <- rev_alt; intros E; pose proof (none_together_true _ _ _ _ E) as A; clear E.
  assert (Small : forall a b, 0 < a -> 0 < b -> a + b = rest -> (u = true -> a <> b) -> a <= b -> N.lxor (g a) (g b) <> v).
  { intros a b P Q R D L; apply (A (N.to_nat (a - 1))).
    - rewrite length_half, length_down; destruct u; [assert (a <> b) by auto |]; lia.
    - assert (U : nth_error (rev (down g (N.to_nat rest))) (S (N.to_nat (a - 1))) = Some (g a)).
      { apply nth_up; split; [lia | f_equal; lia]. }
      destruct (rev (down g (N.to_nat rest))); [easy | exact U].
    - rewrite nth_down by lia; do 2 f_equal; lia. }
  intros y [a [b [P [Q [R [D ->]]]]]]; destruct (N.le_gt_cases a b) as [L | L]; [auto | rewrite N.lxor_comm].
  apply Small; auto; lia.
Qed.

Lemma mark_side_noted m u v rest side s s' : mark_side m u v rest side s = Some s' ->
  let these y := exists i x j, In (i, x) side /\ Npos i + Npos j = rest /\ (u = true -> i <> j) /\ y = N.lxor x (value_of m j) in
  noted v s s' these these.
Proof.
  revert s; induction side as [| [i x] side IH]; intros s; simpl; unfold looked.
  - intros [= <-]; apply noted_nothing; intros y [i [x [j [[] _]]]].
  - destruct (rest - Npos i) as [| j] eqn:D; intros E.
    + eapply noted_of; [exact (IH _ E) | |]; simpl; intros y [i' [x' [j' [I [S [U ->]]]]]].
      * destruct I as [[= <- <-] | I]; [lia | exists i', x', j'; auto].
      * exists i', x', j'; auto.
    + apply bind_some in E; destruct E as [s1 [M E]].
      assert (One : noted v s s1 (fun y => (u = true -> i <> j) /\ y = N.lxor x (value_of m j))
                                 (fun y => (u = true -> i <> j) /\ y = N.lxor x (value_of m j))).
      { destruct (if u then (i =? j)%positive else false) eqn:Same.
        - injection M as <-; destruct u; [apply Pos.eqb_eq in Same | easy].
          apply noted_nothing; intros y [U _]; now apply U.
        - apply mark_noted in M; eapply noted_of; [exact M | |]; intros y; [now intros [_ ->] |].
          intros <-; split; auto; intros ->; now apply Pos.eqb_neq in Same. }
      eapply noted_then; [exact One | exact (IH _ E) | |]; simpl; intros y.
      * intros [i' [x' [j' [[[= <- <-] | I] [S [U ->]]]]]]; [left | right; exists i', x', j'; auto].
        replace j' with j in * by lia; auto.
      * intros [[U ->] | [i' [x' [j' [I [S [U ->]]]]]]]; [exists i, x, j | exists i', x', j']; repeat split; auto; lia.
Qed.

Lemma mark_two_noted st g v rest s s' : fits_values st g -> rest <= heap_count st ->
  mark_two st v rest (down g (N.to_nat rest)) s = Some s' ->
  noted v s s' (two_values (unequal (heap_code st)) g rest) (two_values (unequal (heap_code st)) g rest).
Proof.
  intros F L; unfold mark_two; set (u := unequal (heap_code st)) in *; destruct (parity (mask st) v rest) eqn:P; intros E.
  - apply mark_side_noted in E; simpl in E; destruct E as [A B].
    set (side := if (0 <=? balance st)%Z then even_heaps st else odd_heaps st) in *.
    assert (S : exists q, forall i x, In (i, x) side <->
      Npos i < heap_count st /\ x = g (Npos i) /\ parity (mask st) x (Npos i) = q).
    { unfold side; destruct (0 <=? balance st)%Z; [exists false; apply (fit_even _ _ F) | exists true; apply (fit_odd _ _ F)]. }
    destruct S as [q S]; split.
    + intros y [a [b [Z [Z' [C [D ->]]]]]] Y; rewrite <- Y, <- C, parity_add in P.
      destruct a as [| a], b as [| b]; try lia.
      destruct (bool_dec (parity (mask st) (g (Npos a)) (Npos a)) q) as [I | I].
      * apply (A (N.lxor (g (Npos a)) (value_of (value_at st) b))).
        -- exists a, (g (Npos a)), b; repeat split; auto; [apply S; repeat split; auto; lia |].
           intros U ->; now apply D.
        -- now rewrite (value_found st g) by (auto; lia).
      * apply (A (N.lxor (g (Npos b)) (value_of (value_at st) a))).
        -- exists b, (g (Npos b)), a; repeat split; auto; [apply S; repeat split; auto; [lia |] | lia |].
           ++ destruct (parity _ _ (Npos a)), (parity _ _ (Npos b)), q; easy.
           ++ intros U ->; now apply D.
        -- rewrite (value_found st g) by (auto; lia); now rewrite N.lxor_comm.
    + intros y Y; apply B in Y; destruct Y as [Y | [i [x [j [I [C [D ->]]]]]]]; auto; right.
      apply S in I; destruct I as [I [-> _]]; exists (Npos i), (Npos j); repeat split; try lia.
      * intros U [= E']; now apply D.
      * now rewrite (value_found st g) by (auto; lia).
  - destruct (none_together v _ _ _) eqn:T in E; [injection E as <- | easy].
    split; [now apply none_two | auto].
Qed.

(* ---- one move -------------------------------------------------------------------------------- *)

(* Values of what this digit allows to leave of `rest` objects. *)
Definition left_values (u : bool) (g : N -> N) (d : digit) (rest y : N) : Prop :=
  (nothing d = true /\ rest = 0 /\ y = 0) \/ (one_heap d = true /\ 0 < rest /\ y = g rest) \/
  (two_heaps d = true /\ two_values u g rest y).

Lemma mark_left_noted st g v d r s s' : fits_values st g -> N.of_nat r < heap_count st ->
  mark_left st v d (N.of_nat r) (g (N.of_nat r)) (down g r) s = Some s' ->
  let these := left_values (unequal (heap_code st)) g d (N.of_nat r) in noted v s s' these these.
Proof.
  intros F L; unfold mark_left, looked, left_values; set (u := unequal (heap_code st)); destruct r as [| r].
  - assert (T : forall y, ~ two_values u g 0 y) by (intros y [a [b T]]; lia).
    simpl; destruct (nothing d); intros E.
    + apply mark_noted in E; eapply noted_of; [exact E | |]; intros y; [| intros <-; auto].
      intros [[_ [_ ->]] | [[_ [K _]] | [_ K]]]; [auto | lia | now apply T in K].
    + injection E as <-; apply noted_nothing; intros y [[K _] | [[_ [K _]] | [_ K]]]; [easy | lia | now apply T in K].
  - set (q := S r) in *; change (down g q) with (g (N.of_nat r) :: down g r); cbv iota.
    change (g (N.of_nat r) :: down g r) with (down g q); intros E.
    apply bind_some in E; destruct E as [s1 [A B]].
    assert (A' : noted v s s1 (fun y => one_heap d = true /\ y = g (N.of_nat q)) (fun y => one_heap d = true /\ y = g (N.of_nat q))).
    { destruct (one_heap d); [apply mark_noted in A | injection A as <-; apply noted_nothing; intros y []; easy].
      eapply noted_of; [exact A | |]; [intros y [_ ->] | intros y <-]; auto. }
    assert (B' : noted v s1 s' (fun y => two_heaps d = true /\ two_values u g (N.of_nat q) y)
                               (fun y => two_heaps d = true /\ two_values u g (N.of_nat q) y)).
    { destruct (two_heaps d); [| injection B as <-; apply noted_nothing; intros y []; easy].
      replace q with (N.to_nat (N.of_nat q)) in B at 2 by lia.
      apply (mark_two_noted st g) in B; [| auto | lia]; eapply noted_of; [exact B | |]; intros y; [intros [] |]; auto. }
    eapply noted_then; [exact A' | exact B' | |]; intros y; simpl.
    + intros [[_ [K _]] | [[K [_ ->]] | K]]; [lia | auto | auto].
    + intros [[K ->] | K]; right; [left; repeat split; auto; lia | right; exact K].
Qed.

Definition no_digit : digit := Digit false false false.

(* These are the digits from t on. *)
Definition digits_from (c : code) (t : N) (digits : list digit) : Prop :=
  forall i, digit_of c (t + N.of_nat i) = nth i digits (match later c with Some d => d | None => no_digit end).

Lemma digits_next c t d digits : digits_from c t (d :: digits) -> digits_from c (t + 1) digits.
Proof. intros D i; rewrite <- (D (S i)) at 1; f_equal; lia. Qed.

Lemma digits_more c t : digits_from c t [] -> digits_from c (t + 1) [].
Proof. intros D i; specialize (D (S i)); destruct i; simpl in *; rewrite <- D; f_equal; lia. Qed.

Lemma digits_first c : digits_from c 1 (places c).
Proof.
  intros i; unfold digit_of; destruct (N.eqb_spec (1 + N.of_nat i) 0); [lia |].
  replace (N.to_nat (1 + N.of_nat i - 1)) with i by lia; reflexivity.
Qed.

(* Values of options of a heap of n of which t or more are taken. *)
Definition taken_values (c : code) (g : N -> N) (n t y : N) : Prop :=
  exists taken, t <= taken <= n /\ left_values (unequal c) g (digit_of c taken) (n - taken) y.

Lemma taken_split c g n t y : t <= n -> taken_values c g n t y <->
  left_values (unequal c) g (digit_of c t) (n - t) y \/ taken_values c g n (t + 1) y.
Proof.
  intros L; split.
  - intros [k [K V]]; destruct (N.eq_dec k t) as [-> | D]; [auto | right; exists k; split; [lia | auto]].
  - intros [V | [k [K V]]]; [exists t | exists k]; split; auto; lia.
Qed.

Lemma mark_taken_noted st g v n r t digits s s' : fits_values st g -> N.of_nat r + t = n + 1 ->
  N.of_nat r <= heap_count st -> digits_from (heap_code st) t digits ->
  mark_taken st v digits (N.pred (N.of_nat r)) (down g r) s = Some s' ->
  noted v s s' (taken_values (heap_code st) g n t) (taken_values (heap_code st) g n t).
Proof.
  intros F; revert t digits s; induction r as [| r IH]; intros t digits s E L D.
  - intros [= <-]; apply noted_nothing; intros y [k [K _]]; lia.
  - assert (Next : forall d rest s1, digit_of (heap_code st) t = d -> digits_from (heap_code st) (t + 1) rest ->
      mark_left st v d (N.of_nat r) (g (N.of_nat r)) (down g r) s = Some s1 ->
      mark_taken st v rest (N.pred (N.of_nat r)) (down g r) s1 = Some s' ->
      noted v s s' (taken_values (heap_code st) g n t) (taken_values (heap_code st) g n t)).
    { intros d rest s1 T R A B; apply (mark_left_noted st g) in A; [| auto | lia].
      apply (IH (t + 1)) in B; [| lia | lia | auto].
      replace (N.of_nat r) with (n - t) in A by lia; rewrite <- T in A.
      eapply noted_then; eauto; intros y; apply taken_split; lia. }
    cbn [mark_taken down]; replace (N.pred (N.of_nat (S r))) with (N.of_nat r) by lia.
    pose proof (D 0%nat) as D0; rewrite N.add_0_r in D0; destruct digits as [| d digits]; simpl in D0.
    + destruct (later (heap_code st)) as [d |] eqn:Later.
      * intros M; apply bind_some in M; destruct M as [s1 [A B]]; eauto using digits_more.
      * intros [= <-]; apply noted_nothing; intros y [k [K V]].
        pose proof (D (N.to_nat (k - t))) as Dk; rewrite Later in Dk.
        replace (t + N.of_nat (N.to_nat (k - t))) with k in Dk by lia.
        replace (nth _ [] no_digit) with no_digit in Dk by (destruct (N.to_nat (k - t)); auto).
        rewrite Dk in V; unfold left_values in V; simpl in V; intuition discriminate.
    + intros M; apply bind_some in M; destruct M as [s1 [A B]]; eauto using digits_next.
Qed.

Lemma option_values c g n y : option_value c g n y <->
  (divides c = true /\ two_values (unequal c) g n y) \/ taken_values c g n 1 y.
Proof.
  unfold option_value; split.
  - intros [l [[t L] ->]]; destruct (N.eq_dec t 0) as [-> | D].
    + destruct l as [| a [| b [| z l]]]; simpl in L; try easy; left; destruct L as [L [A [B [<- U]]]].
      split; auto; exists a, b; repeat split; auto; simpl; now rewrite N.lxor_0_r.
    + right; exists t; destruct l as [| a [| b [| z l]]]; simpl; try easy.
      * destruct L as [L ->]; split; [lia | left; repeat split; auto; lia].
      * destruct L as [L [A <-]]; split; [lia | right; left; repeat split; auto; [lia |]].
        rewrite N.lxor_0_r; f_equal; lia.
      * destruct L as [L [A [B [<- U]]]]; split; [lia | right; right; split; auto; exists a, b].
        repeat split; auto; [lia | now rewrite N.lxor_0_r].
  - intros [[D [a [b [A [B [E [U ->]]]]]]] | [t [T [[D [E ->]] | [[D [E ->]] | [D [a [b [A [B [E [U ->]]]]]]]]]]]].
    + exists [a; b]; split; [exists 0; simpl; auto | simpl; now rewrite N.lxor_0_r].
    + exists []; split; [exists t; split; auto; lia | reflexivity].
    + exists [n - t]; split; [exists t; repeat split; auto; lia | simpl; now rewrite N.lxor_0_r].
    + exists [a; b]; split; [exists t; repeat split; auto; lia | simpl; now rewrite N.lxor_0_r].
Qed.

Lemma mark_options_noted st g v s : fits_values st g -> mark_options st v = Some s ->
  let these := option_value (heap_code st) g (heap_count st) in
  noted v (PositiveMap.empty _) s these these.
Proof.
  intros F E these; unfold mark_options in E; apply bind_some in E; destruct E as [s1 [A B]].
  rewrite (fit_last _ _ F) in *; set (n := heap_count st) in *.
  assert (A' : noted v (PositiveMap.empty _) s1 (fun y => divides (heap_code st) = true /\ two_values (unequal (heap_code st)) g n y)
                                               (fun y => divides (heap_code st) = true /\ two_values (unequal (heap_code st)) g n y)).
  { destruct (divides (heap_code st)); [| injection A as <-; apply noted_nothing; intros y []; easy].
    apply (mark_two_noted st g) in A; [| auto | reflexivity]; eapply noted_of; [exact A | |]; intros y; [intros [] |]; auto. }
  replace (N.pred n) with (N.pred (N.of_nat (N.to_nat n))) in B by (f_equal; apply Nnat.N2Nat.id).
  apply (mark_taken_noted st g v n (N.to_nat n) 1) in B; [| auto | lia | lia | apply digits_first].
  eapply noted_then; eauto; intros y; apply option_values.
Qed.
