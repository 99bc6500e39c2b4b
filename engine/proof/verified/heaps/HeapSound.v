(* Lines of heaps: each leaves a state of which all is true. *)
From Coq Require Import List Bool NArith ZArith FSets.FMapPositive Lia.
From Verified Require Import Play Checker Moves Heaps HeapChecker NimSums Grundy HeapOptions.
Import ListNotations.
Local Open Scope N_scope.

(* ---- a value more ---------------------------------------------------------------------------- *)

Lemma least_unseen_seen k (x : N) s y : x <= y < least_unseen k x s -> is_seen s y = true.
Proof.
  revert x; induction k as [| k IH]; intros x L; simpl in L; [lia |].
  destruct (is_seen s x) eqn:S; [| lia]; destruct (N.eq_dec y x) as [-> | D]; auto; apply (IH (N.succ x)); lia.
Qed.

Lemma seen_below k (x : N) s (these : N -> Prop) : (forall y, is_seen s y = true -> these y) ->
  (forall y, y < x -> these y) -> forall y, y < least_unseen k x s -> these y.
Proof. intros S B y L; destruct (N.lt_ge_cases y x); auto; apply S, (least_unseen_seen k x); lia. Qed.

Section Search.
Variables (st : heaps) (g : N -> N) (these : N -> Prop).
Hypothesis F : fits_values st g.

(* Values of two heaps that are some of these. *)
Definition are_these (values : list N) : Prop :=
  exists rest, rest <= heap_count st /\ values = down g (N.to_nat rest) /\ forall y, two_values (unequal (heap_code st)) g rest y -> these y.

Lemma mark_some_seen v k lists s s' : Forall are_these lists -> mark_some (value_at st) (unequal (heap_code st)) v k lists s = Some s' ->
  (forall y, is_seen s y = true -> these y) -> forall y, is_seen s' y = true -> these y.
Proof.
  intros A; revert s; induction A as [| values lists [rest [L [-> T]]] A IH]; simpl; intros s E S.
  - now injection E as <-.
  - apply bind_some in E; destruct E as [s1 [M E]]; apply (IH _ E); intros y Y.
    apply (mark_all_pairs st g) in M; auto; apply M in Y; destruct Y; auto.
Qed.

Lemma search_true v lists fuel k most x s : Forall are_these lists -> search st v lists fuel k most x s = true ->
  (forall y, is_seen s y = true -> these y) -> (forall y, y < x -> these y) -> forall y, y < v -> these y.
Proof.
  intros A; revert k x s; induction fuel as [| fuel IH]; intros k x s E S B; cbn [search] in E.
  all: pose proof (seen_below (N.to_nat (v - x)) x s these S B) as B'; set (x' := least_unseen _ _ _) in *.
  all: destruct (N.eqb_spec x' v) as [V | _]; [rewrite <- V; exact B' | try easy].
  destruct (mark_some _ _ v _ lists s) as [s' |] eqn:M; [| easy].
  pose proof (mark_some_seen _ _ _ _ _ A M S) as S'; destruct (most <=? k).
  - apply N.eqb_eq in E; rewrite <- E; now apply seen_below.
  - eapply IH; eauto.
Qed.

Lemma two_left_these n r t digits : N.of_nat r + t = n + 1 -> N.of_nat r <= heap_count st ->
  digits_from (heap_code st) t digits ->
  (forall y, taken_values (heap_code st) g n t y -> these y) ->
  Forall are_these (two_left (later (heap_code st)) digits (down g r)).
Proof.
  revert t digits; induction r as [| r IH]; intros t digits E L D T; [constructor |].
  assert (Next : forall d rest, digit_of (heap_code st) t = d -> digits_from (heap_code st) (t + 1) rest ->
    Forall are_these (if two_heaps d then down g r :: two_left (later (heap_code st)) rest (down g r)
                      else two_left (later (heap_code st)) rest (down g r))).
  { intros d rest Dt R; assert (A : Forall are_these (two_left (later (heap_code st)) rest (down g r))).
    { apply (IH (t + 1)); auto; try lia; intros y Y; apply T, taken_split; auto; lia. }
    destruct (two_heaps d) eqn:Two; auto; constructor; auto; exists (N.of_nat r); repeat split; [lia | |].
    - f_equal; lia.
    - intros y Y; apply T, taken_split; [lia |]; left; right; right; rewrite Dt; split; auto.
      now replace (n - t) with (N.of_nat r) by lia. }
  cbn [two_left down]; pose proof (D 0%nat) as D0; rewrite N.add_0_r in D0.
  destruct digits as [| d digits]; simpl in D0.
  - destruct (later (heap_code st)) as [d |] eqn:Later; [| constructor]; rewrite <- Later in *.
    apply Next; [exact D0 | now apply digits_more].
  - apply Next; eauto using digits_next.
Qed.
End Search.

Lemma is_value_true st g v : fits_values st g -> is_value st v = true ->
  let these := option_value (heap_code st) g (heap_count st) in
  ~ these v /\ forall y, y < v -> these y.
Proof.
  intros F E these; unfold is_value in E; destruct (mark_options st v) as [s |] eqn:M; [| easy].
  apply (mark_options_noted st g) in M; auto; destruct M as [A B]; split; [intros T; now apply A in T |].
  eapply (search_true st g these F); [| exact E | | intros y; lia].
  - unfold all_two_left; rewrite (fit_last _ _ F).
    assert (L : Forall (are_these st g these)
                       (two_left (later (heap_code st)) (places (heap_code st)) (down g (N.to_nat (heap_count st))))).
    { apply (two_left_these st g these (heap_count st) _ 1); [lia | lia | apply digits_first |].
      intros y Y; apply option_values; auto. }
    destruct (divides (heap_code st)) eqn:D; auto; constructor; auto.
    exists (heap_count st); repeat split; [lia |]; intros y Y; apply option_values; auto.
  - intros y Y; apply B in Y; rewrite seen_nothing in Y; destruct Y; easy.
Qed.

Definition with_value (g : N -> N) (n v i : N) : N := if i =? n then v else g i.

Lemma with_value_before g n v i : i < n -> g i = with_value g n v i.
Proof. unfold with_value; destruct (N.eqb_spec i n); [lia | auto]. Qed.

Lemma with_value_there g n v : with_value g n v n = v.
Proof. unfold with_value; now rewrite N.eqb_refl. Qed.

Lemma down_same g h n : (forall i, i < N.of_nat n -> g i = h i) -> down g n = down h n.
Proof. induction n as [| n IH]; intros E; simpl; auto; rewrite IH, E; auto; intros; try apply E; lia. Qed.

Lemma grundy_next st g v : fits_values st g -> is_value st v = true ->
  forall n, n < heap_count st + 1 -> grundy_at (heap_code st) (with_value g (heap_count st) v) n.
Proof.
  intros F E n L; destruct (N.eq_dec n (heap_count st)) as [-> | D].
  - destruct (is_value_true st g v F E) as [A B]; unfold grundy_at; rewrite with_value_there.
    assert (S : forall y, option_value (heap_code st) (with_value g (heap_count st) v) (heap_count st) y <->
                          option_value (heap_code st) g (heap_count st) y).
    { intros y; split; intros [l [K ->]]; exists l; split; auto; f_equal; [symmetry |].
      all: eapply map_same; eauto; intros m M; now apply with_value_before. }
    split; [now rewrite S | intros y Y; apply S; auto].
  - apply (grundy_same _ g); [intros m M; apply with_value_before; lia | apply (fit_grundy _ _ F); lia].
Qed.

(* One heap more on a side, or none. *)
Lemma side_next st g v side n (q b : bool) :
  (forall p x, In (p, x) side <-> Npos p < Npos n /\ x = g (Npos p) /\ parity (mask st) x (Npos p) = q) ->
  parity (mask st) v (Npos n) = b ->
  forall p x, In (p, x) (if eqb b q then (n, v) :: side else side) <->
    Npos p < Npos (Pos.succ n) /\ x = with_value g (Npos n) v (Npos p) /\ parity (mask st) x (Npos p) = q.
Proof.
  intros S P p x; destruct (Pos.eq_dec p n) as [-> | D].
  - rewrite with_value_there; assert (N : ~ In (n, x) side) by (rewrite S; lia).
    destruct (eqb b q) eqn:E; [apply eqb_prop in E | apply eqb_false_iff in E]; split.
    + intros [[= <-] | I]; [repeat split; [lia | congruence] | easy].
    + intros [_ [-> _]]; now left.
    + easy.
    + intros [_ [-> Q]]; congruence.
  - unfold with_value; destruct (N.eqb_spec (Npos p) (Npos n)) as [[= ?] |]; [easy |].
    assert (A : In (p, x) (if eqb b q then (n, v) :: side else side) <-> In (p, x) side).
    { destruct (eqb b q); [| easy]; split; [intros [[= ? _] | I]; congruence | now right]. }
    rewrite A, S; split; intros [L R]; split; auto; lia.
Qed.

Lemma fits_next st g v : fits_values st g -> is_value st v = true ->
  fits_values (add_value st v) (with_value g (heap_count st) v).
Proof.
  intros F E; pose proof (grundy_next st g v F E) as G; destruct F as [FL FA FE FO FG].
  unfold add_value; destruct (heap_count st) as [| n] eqn:C.
  - split; cbn [heap_count last_values value_at even_heaps odd_heaps mask heap_code]; auto.
    all: try (intros; lia).
    + intros p x; rewrite FE; lia.
    + intros p x; rewrite FO; lia.
  - assert (L : v :: last_values st = down (with_value g (Npos n) v) (N.to_nat (Npos (Pos.succ n)))).
    { replace (N.to_nat (Npos (Pos.succ n))) with (S (N.to_nat (Npos n))) by lia; cbn [down].
      rewrite Nnat.N2Nat.id, with_value_there, FL; f_equal; apply down_same; intros i I; apply with_value_before; lia. }
    assert (A : forall p, Npos p < Npos (Pos.succ n) ->
      PositiveMap.find p (PositiveMap.add n v (value_at st)) = Some (with_value g (Npos n) v (Npos p))).
    { intros p P; destruct (Pos.eq_dec p n) as [-> | D]; [now rewrite PositiveMap.gss, with_value_there |].
      rewrite PositiveMap.gso, FA by (auto; lia); f_equal; apply with_value_before; lia. }
    assert (N : Npos (Pos.succ n) = Npos n + 1) by lia.
    destruct (parity (mask st) v (Npos n)) eqn:P; split.
    all: cbn [heap_count last_values value_at even_heaps odd_heaps mask heap_code]; auto; try (now rewrite N).
    + exact (side_next st g v _ n false true FE P).
    + exact (side_next st g v _ n true true FO P).
    + exact (side_next st g v _ n false false FE P).
    + exact (side_next st g v _ n true false FO P).
Qed.

(* ---- periods --------------------------------------------------------------------------------- *)

Lemma agree_iff k l m : agree k l m = true <->
  forall i, (i < k)%nat -> exists x, nth_error l i = Some x /\ nth_error m i = Some x.
Proof.
  revert l m; induction k as [| k IH]; intros l m; [simpl; split; [intros; lia | auto] |]; split.
  - destruct l as [| x l], m as [| y m]; try easy; simpl; destruct (N.eqb_spec x y) as [-> | D]; [| easy].
    intros A [| i] L; [exists y; auto | simpl; apply IH; auto; lia].
  - intros A; destruct (A 0%nat) as [x [E F]]; [lia |]; destruct l as [| x' l], m as [| y m]; try easy.
    simpl in *; injection E as ->; injection F as ->; rewrite N.eqb_refl; apply IH; intros i L.
    destruct (A (S i)) as [y P]; [lia | exists y; exact P].
Qed.

Lemma nth_skipn {A} n (l : list A) i : nth_error (skipn n l) i = nth_error l (n + i).
Proof. revert l; induction n; intros [| x l]; simpl; auto; now destruct i. Qed.

Lemma none_divides_true k q p values : none_divides k q p values = true -> q <= N.of_nat k ->
  forall part, 0 < part <= q -> p mod part = 0 ->
  agree (N.to_nat p) values (skipn (N.to_nat part) values) = false.
Proof.
  revert q; induction k as [| k IH]; intros q E L part P M; [lia |]; cbn [none_divides] in E.
  destruct (N.eq_dec part q) as [-> | D].
  - rewrite M in E; simpl in E; now destruct (agree _ _ _).
  - destruct (if p mod q =? 0 then _ else _); [easy |]; apply (IH (N.pred q)); auto; lia.
Qed.

Definition least_of (t : N -> N) (p first : N) : Prop :=
  (forall n, first <= n -> t (n + p) = t n) /\
  forall q m, 0 < q -> 1 <= m -> (forall n, m <= n -> t (n + q) = t n) -> p <= q /\ first <= m.

Definition true_period (st : heaps) (p first : N) : Prop :=
  (0 < p /\ 1 <= first) /\ first + p <= heap_count st /\
  exists t, (forall n, grundy_at (heap_code st) t n) /\ least_of t p first.

Lemma is_period_true st g p first : fits_values st g -> later (heap_code st) = None -> unequal (heap_code st) = false ->
  is_period st p first = true -> true_period st p first.
Proof.
  intros F Later Equal; unfold is_period.
  destruct ((1 <=? p) && (p <=? heap_count st) && (1 <=? first) && (first <=? heap_count st)) eqn:R; [| easy].
  rewrite !andb_true_iff, !N.leb_le in R; destruct R as [[[P _] One] _].
  rewrite <- rev_alt, (fit_last _ _ F); set (n := heap_count st) in *; set (k := length (places (heap_code st))).
  set (before := skipn (N.to_nat (first - 1)) (rev (down g (N.to_nat n)))).
  assert (Before : forall i x, nth_error before i = Some x <-> first - 1 + N.of_nat i < n /\ x = g (first - 1 + N.of_nat i)).
  { intros i x; unfold before; rewrite nth_skipn, nth_up.
    replace (N.of_nat (N.to_nat (first - 1) + i)) with (first - 1 + N.of_nat i) by lia.
    split; intros [A B]; split; auto; lia. }
  set (values := tl before).
  assert (Values : forall i x, nth_error values i = Some x <-> first + N.of_nat i < n /\ x = g (first + N.of_nat i)).
  { intros i x; replace (nth_error values i) with (nth_error before (S i)).
    - rewrite Before; replace (first - 1 + N.of_nat (S i)) with (first + N.of_nat i) by lia; reflexivity.
    - unfold values; destruct before; [now destruct i | reflexivity]. }
  rewrite !andb_true_iff; intros [[A B] C]; rewrite agree_iff in A.
  assert (Same : forall m, first <= m < 2 * first + p + N.of_nat k -> m + p < n /\ g (m + p) = g m).
  { intros m M; destruct (A (N.to_nat (m - first))) as [x [X Y]]; [lia |]; rewrite nth_skipn in Y.
    rewrite Values in X, Y; destruct X as [_ ->], Y as [L E].
    replace (first + N.of_nat (N.to_nat p + N.to_nat (m - first))) with (m + p) in * by lia.
    rewrite <- E; split; [lia | f_equal; lia]. }
  assert (Last : 2 * first + 2 * p + N.of_nat k <= n) by (destruct (Same (2 * first + p + N.of_nat k - 1)); lia).
  assert (G : forall m, grundy_at (heap_code st) (continued p first g) m).
  { apply guy_smith; try lia; auto; fold k; intros m M; [apply (fit_grundy _ _ F); fold n; lia |].
    apply Same; lia. }
  assert (Is : forall m, m < 2 * first + 2 * p + N.of_nat k -> continued p first g m = g m).
  { intros m M; apply (continued_same p first ltac:(lia) ltac:(lia) g (2 * first + p + N.of_nat k)); [apply Same | lia]. }
  pose proof (continued_repeats p first ltac:(lia) ltac:(lia) g) as T.
  split; [lia |]; split; [fold n; lia |]; exists (continued p first g); split; [exact G |].
  split; [exact T |]; apply least_period; try lia; [exact T | |].
  - intros part D M R; apply (none_divides_true _ _ _ _ C) in M; [| lia | lia].
    apply not_true_iff_false in M; apply M, agree_iff; intros i L; exists (g (first + N.of_nat i)).
    rewrite nth_skipn, !Values; repeat split; try lia.
    rewrite <- !Is by lia; rewrite <- R by lia; f_equal; lia.
  - apply orb_prop in B; destruct B as [B | B]; [left; now apply N.eqb_eq | right].
    intros R; rewrite !Is in R by lia; apply negb_true_iff, not_true_iff_false in B; apply B, agree_iff.
    intros i L; exists (g (first - 1)); rewrite nth_skipn, !Before; repeat split; try lia; [f_equal; lia |].
    rewrite <- R; f_equal; lia.
Qed.

(* ---- sums ------------------------------------------------------------------------------------ *)

Record sound_heaps (st : heaps) : Prop := {
  known_values : exists g, fits_values st g;
  known_period : forall p first, period st = Some (p, first) -> true_period st p first }.

Lemma value_of_heap_true st n x : sound_heaps st -> value_of_heap st n = Some x ->
  forall H, are_heaps (heap_code st) H -> has_value (H n) x.
Proof.
  intros [[g F] P]; unfold value_of_heap; destruct (N.ltb_spec n (heap_count st)) as [L | L].
  - destruct n as [| n]; [easy |]; rewrite (fit_at _ _ F) by auto; intros [= <-] H A.
    apply (heap_value (heap_code st)); auto; intros m M; apply (fit_grundy _ _ F); lia.
  - destruct (period st) as [[p first] |] eqn:E; [| easy].
    destruct (P _ _ eq_refl) as [Z [K [t [T [R _]]]]].
    assert (M : first + (n - first) mod p < heap_count st)
      by (apply N.lt_le_trans with (2 := K), N.add_lt_mono_l, N.mod_lt; lia).
    assert (S : t n = t (first + (n - first) mod p)).
    { rewrite <- (repeats_often t p first R ((n - first) / p) (first + (n - first) mod p)) by apply N.le_add_r.
      rewrite <- N.add_assoc, (N.add_comm (_ mod _)), (N.mul_comm _ p), <- N.div_mod by lia; f_equal; lia. }
    set (m := first + (n - first) mod p) in *; clearbody m; destruct m as [| m]; [easy |].
    rewrite (fit_at _ _ F) by auto; intros [= <-] H A.
    replace (g (Npos m)) with (t n); [apply (heap_value (heap_code st)); auto |].
    rewrite S; apply (grundy_unique (heap_code st) t g (heap_count st)); auto; apply (fit_grundy _ _ F).
Qed.

Lemma value_of_sum_true st sizes x : sound_heaps st -> value_of_sum st sizes = Some x ->
  forall H, are_heaps (heap_code st) H -> has_value (sum (map H sizes)) x.
Proof.
  intros S; revert x; induction sizes as [| n sizes IH]; simpl; intros x E H A.
  - injection E as <-; exact value_zero.
  - apply bind_some in E; destruct E as [y [Y E]]; apply bind_some in E; destruct E as [z [Z E]].
    injection E as <-; apply value_add; [eapply value_of_heap_true | eapply IH]; eauto.
Qed.

(* ---- lines ----------------------------------------------------------------------------------- *)

Lemma sound_start_heaps c m : sound_heaps (start_heaps c m).
Proof.
  split; simpl; try easy; exists (fun _ => 0); split; simpl; try lia; auto.
  all: intros p x; split; [easy | lia].
Qed.

Lemma kept_by_value st v : heap_code (add_value st v) = heap_code st /\ period (add_value st v) = period st /\
  heap_count (add_value st v) = N.succ (heap_count st).
Proof. unfold add_value; destruct (heap_count st) as [| n]; [auto |]; destruct (parity _ v _); auto. Qed.

Lemma sound_values st values st' : sound_heaps st -> take_values st values = Some st' -> sound_heaps st'.
Proof.
  revert st; induction values as [| v values IH]; simpl; intros st S E; [now injection E as <- |].
  destruct (is_value st v) eqn:V; [| easy]; destruct (kept_by_value st v) as [C [P N]].
  apply (IH (add_value st v)); auto; destruct S as [[g F] KP]; split; [eexists; apply fits_next; eauto |].
  rewrite P; intros p first Q; destruct (KP _ _ Q) as [Z [K T]]; unfold true_period; rewrite C, N.
  split; [| split]; auto; lia.
Qed.

Lemma sound_period st p first : sound_heaps st -> later (heap_code st) = None -> unequal (heap_code st) = false ->
  is_period st p first = true -> sound_heaps (add_period st p first).
Proof.
  intros [[g F] KP] Later Equal E; split; simpl.
  - exists g; destruct F; now split.
  - intros q m [= <- <-]; exact (is_period_true st g p first F Later Equal E).
Qed.

Definition true_sum (s : heap_sum) : Prop :=
  forall H, are_heaps (sum_code s) H -> has_value (sum (map H (sum_sizes s))) (sum_value s).

Record sound_games (st : heap_games) : Prop := {
  sound_under : forall h, In h (heaps_of st) -> sound_heaps h;
  sound_apart : forall s, In s (sums_apart st) -> true_sum s;
  sound_together : forall v sums, In (v, sums) (sums_together st) ->
    value_together sums = v /\ forall s, In s sums -> true_sum s }.

Lemma sound_take_heaps st l st' : sound_games st -> take_heaps st l = Some st' -> sound_games st'.
Proof.
  intros [U A T]; assert (Now : sound_heaps (heaps_now st)) by (apply U; now left).
  assert (Before : forall h, In h (heaps_before st) -> sound_heaps h) by (intros h I; apply U; now right).
  destruct l as [values | p first | v sizes | c m | v]; cbn [take_heaps].
  - intros E; apply bind_some in E; destruct E as [now [E [= <-]]]; split; auto.
    intros h [<- | I]; auto; eapply sound_values; eauto.
  - destruct (period (heaps_now st)) eqn:P, (later (heap_code (heaps_now st))) eqn:Later,
      (unequal (heap_code (heaps_now st))) eqn:Equal; try easy.
    destruct (is_period (heaps_now st) p first) eqn:E; [intros [= <-] | easy]; split; auto.
    intros h [<- | I]; auto; now apply sound_period.
  - intros E; apply bind_some in E; destruct E as [x [V E]]; destruct (N.eqb_spec x v) as [-> | D]; [| easy].
    injection E as <-; split; auto; intros s [<- | I]; auto; intros H R; now apply (value_of_sum_true (heaps_now st)).
  - intros [= <-]; split; auto; intros h [<- | I]; [apply sound_start_heaps | now apply U].
  - destruct (sums_apart st) as [| s sums] eqn:S; [easy |].
    destruct (N.eqb_spec (value_together (s :: sums)) v) as [V | D]; [| easy]; intros [= <-]; split; auto; [easy |].
    intros w l [[= <- <-] | I]; auto.
Qed.

Theorem accepted_heaps_sound c m lines st : accepted_heaps c m lines = Some st -> sound_games st.
Proof.
  unfold accepted_heaps; assert (S : sound_games (start_heap_games c m)).
  { split; simpl; try easy; intros h [<- | []]; apply sound_start_heaps. }
  revert S; generalize (start_heap_games c m); induction lines as [| l lines IH]; simpl; intros s S E.
  - now injection E as <-.
  - apply bind_some in E; destruct E as [s' [T E]]; apply (IH s'); auto; now apply (sound_take_heaps s l).
Qed.

(* What the state says of games. *)
Lemma value_side_by_side H sums : (forall c, are_heaps c (H c)) -> (forall s, In s sums -> true_sum s) ->
  has_value (side_by_side H sums) (value_together sums).
Proof.
  intros A; induction sums as [| s sums IH]; intros T; [exact value_zero |].
  apply value_add; [apply T; [now left | apply A] | apply IH; intros; apply T; now right].
Qed.

Lemma sums_have_values st H v sums : sound_games st -> (forall c, are_heaps c (H c)) -> In (v, sums) (sums_of st) ->
  has_value (side_by_side H sums) v.
Proof.
  intros [_ Apart Together] A I; apply in_app_or in I; destruct I as [I | I].
  - apply in_map_iff in I; destruct I as [s [[= <- <-] I]].
    rewrite <- (N.lxor_0_r (sum_value s)); apply (value_side_by_side H [s]); auto; intros t [<- | []]; auto.
  - destruct (Together _ _ I) as [<- T]; now apply value_side_by_side.
Qed.

Lemma sums_true st H v sums : sound_games st -> (forall c, are_heaps c (H c)) -> In (v, sums) (sums_of st) ->
  equals (side_by_side H sums) (star (N.to_nat v)) /\
  forall w, wins Normal w (if v =? 0 then other w else w) (side_by_side H sums).
Proof.
  intros S A I; pose proof (sums_have_values st H v sums S A I) as V; split; [| intros w; now apply value_wins].
  apply value_equals with v; auto; rewrite <- (Nnat.N2Nat.id v) at 2; apply value_star.
Qed.

Lemma period_true st H p first : sound_heaps st -> are_heaps (heap_code st) H -> period st = Some (p, first) ->
  0 < p /\ 1 <= first /\ repeats H p first /\
  forall q m, 0 < q -> 1 <= m -> repeats H q m -> p <= q /\ first <= m.
Proof.
  intros S A P; destruct (known_period _ S _ _ P) as [[Z O] [_ [t [T [R L]]]]].
  assert (V : forall n, has_value (H n) (t n)) by (intros n; apply (heap_value (heap_code st)); auto).
  split; [exact Z | split; [exact O | split]].
  - intros n K; apply value_equals with (t n); auto; rewrite <- R by auto; auto.
  - intros q m Q M E; apply L; auto; intros n K; apply (equals_value (H (n + q)) (H n)); auto.
Qed.
