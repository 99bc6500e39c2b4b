(* The sign of a sum of rational numbers and of ups says who wins it, so that sums of the same value stand for each other. *)
From Coq Require Import List Permutation ZArith QArith Qround Lia Lqa.
From Verified Require Import Play Positions Values Numbers NumberSums Units Identical Unique Families.
Import ListNotations.
Local Open Scope Q_scope.

(* ---- numbers near a rational one ------------------------------------------------------------- *)

Lemma small_power (e : Q) : 0 < e -> exists k, (1 # pow2 k) <= e.
Proof.
  destruct e as [[| n | n] d]; intros E; try (unfold Qlt in E; simpl in E; lia).
  exists (Pos.to_nat d); pose proof (pow2_large (Pos.to_nat d)) as L.
  unfold Qle; simpl; rewrite positive_nat_Z in L; nia.
Qed.

Lemma power_value m k : (m # pow2 k) == inject_Z m * (1 # pow2 k).
Proof. unfold Qeq, Qmult, inject_Z; cbn [Qnum Qden]; lia. Qed.

Lemma near_left (q e : Q) : 0 < e -> exists k m, (m # pow2 k) < q /\ q <= (m # pow2 k) + e.
Proof.
  intros E; destruct (small_power e E) as [k K].
  exists k, (Qceiling (q * inject_Z (Zpos (pow2 k))) - 1)%Z.
  set (x := q * inject_Z (Zpos (pow2 k))); set (u := 1 # pow2 k) in *.
  assert (U : 0 < u) by reflexivity.
  assert (X : q == x * u).
  { unfold x, u; assert (inject_Z (Zpos (pow2 k)) * (1 # pow2 k) == 1)
      by (unfold Qeq, Qmult, Qopp, inject_Z; cbn [Qnum Qden]; lia).
    rewrite <- Qmult_assoc, H; ring. }
  pose proof (Qle_ceiling x) as A; pose proof (Qceiling_lt x) as B.
  rewrite power_value; fold u; set (c := inject_Z (Qceiling x - 1)) in *.
  assert (C : inject_Z (Qceiling x) == c + 1).
  { unfold c; rewrite <- inject_Z_plus with (y := 1%Z); apply inject_Z_injective; lia. }
  rewrite C in A; rewrite X; split; [| apply Qle_trans with (c * u + u)].
  - apply Qmult_lt_r; auto.
  - setoid_replace (c * u + u) with ((c + 1) * u) by ring; apply Qmult_le_r; auto.
  - lra.
Qed.

Lemma near p (q e : Q) : 0 < e -> exists k m, worse p (m # pow2 k) q /\ towards p q <= towards p (m # pow2 k) + e.
Proof.
  intros E; destruct p; [exact (near_left q e E) |].
  destruct (near_left (- q) e E) as [k [m [A B]]]; exists k, (- m)%Z; unfold worse; simpl.
  assert (M : - (- m # pow2 k) == (m # pow2 k)) by (unfold Qeq, Qmult, Qopp, inject_Z; cbn [Qnum Qden]; lia).
  rewrite M; auto.
Qed.

(* ---- sums of rational numbers ---------------------------------------------------------------- *)

Definition real (q : Q) (G : game) : Prop :=
  is_rational q G \/ exists k m, is_number (Zpos (pow2 k)) m G /\ q == (m # pow2 k).

Definition qtotal (l : list Q) : Q := fold_right Qplus 0 l.

Lemma qtotal_app a b : qtotal (a ++ b) == qtotal a + qtotal b.
Proof. induction a; simpl; [ring | rewrite IHa; ring]. Qed.

Lemma qtotal_middle a x c : qtotal (a ++ x :: c) == qtotal (a ++ c) + x.
Proof. rewrite !qtotal_app; simpl; ring. Qed.

Lemma worse_number p k m m' : (sign p * m' < sign p * m)%Z -> worse p (m' # pow2 k) (m # pow2 k).
Proof. intros L; unfold worse, Qlt; destruct p; simpl sign in *; simpl; nia. Qed.

Lemma real_opt p q G X : real q G -> opt p X G -> exists q', real q' X /\ worse p q' q.
Proof.
  intros [R | [k [m [N E]]]] O.
  - destruct (R p) as [A _]; destruct (A X O) as [k [m [N W]]].
    exists (m # pow2 k); split; auto; right; exists k, m; split; auto; reflexivity.
  - destruct (is_number_opt _ _ _ _ _ N O) as [m' [A N']]; exists (m' # pow2 k); split.
    + right; exists k, m'; split; auto; reflexivity.
    + rewrite pow2_power in A; apply number_after_less in A; [| lia].
      pose proof (worse_number _ k _ _ A) as W; unfold worse in *; destruct p; simpl in *; rewrite E; auto.
Qed.

Lemma reals_are qs l : Forall2 real qs l ->
  (exists a q c x G y, qs = a ++ q :: c /\ l = x ++ G :: y /\ Forall2 real a x /\ Forall2 real c y /\ is_rational q G) \/
  exists k ms, Forall2 (is_number (Zpos (pow2 k))) ms l /\ qtotal qs == (total ms # pow2 k).
Proof.
  induction 1 as [| q G qs l R F IH].
  - right; exists 0%nat, []; split; [constructor | reflexivity].
  - destruct IH as [[a [q' [c [x [G' [y [-> [-> [A [B C]]]]]]]]]] | [k [ms [N E]]]].
    + left; exists (q :: a), q', c, (G :: x), G', y; split; [| split]; auto.
    + destruct R as [R | [j [m [M D]]]].
      * left; exists [], q, qs, [], G, l; split; [| split]; auto.
      * right; exists (j + k)%nat, ((Zpos (pow2 k) * m)%Z :: map (Z.mul (Zpos (pow2 j))) ms); split.
        -- constructor.
           ++ rewrite Nat.add_comm; now apply is_number_lift.
           ++ clear -N; induction N; cbn [map]; constructor; auto using is_number_lift.
        -- simpl qtotal; rewrite D, E.
           assert (T : total (map (Z.mul (Zpos (pow2 j))) ms) = (Zpos (pow2 j) * total ms)%Z)
             by (clear; induction ms as [| x ms IH]; cbn [map total fold_right]; [| fold (total ms)]; unfold total in *; lia).
           cbn [total fold_right]; fold (total (map (Z.mul (Zpos (pow2 j))) ms)); rewrite T.
           unfold Qeq, Qplus; cbn [Qnum Qden]; rewrite pow2_add; lia.
Qed.

Lemma reals_win p qs l : Forall2 real qs l ->
  (0 <= towards p (qtotal qs) -> Wins Normal p (other p) l) /\
  (0 < towards p (qtotal qs) -> Wins Normal p p l).
Proof.
  revert qs; induction l as [l IH] using list_induction; intros qs N; split; intros T.
  - apply second; intros l' M; pose proof M as M'; apply move_iff in M'.
    destruct M' as [a [G [c [X [-> [O ->]]]]]].
    apply Forall2_app_inv_r in N; destruct N as [qa [qc [Na [Nc ->]]]].
    inversion Nc as [| q ? qc' ? Nq Nc']; subst.
    destruct (real_opt _ _ _ _ Nq O) as [q' [R W]].
    apply (IH _ _ M (qa ++ q' :: qc')).
    + apply Forall2_app; auto; now constructor.
    + unfold worse in W; destruct p; cbn [towards other] in *; rewrite qtotal_middle in *; lra.
  - destruct (reals_are _ _ N) as [[a [q [c [x [G [y [-> [-> [A [B R]]]]]]]]]] | [k [ms [M E]]]].
    + destruct (near p q _ T) as [k [m [W C]]]; destruct (R p) as [_ S].
      destruct (S k m W) as [X [O Nx]].
      assert (M : move p (x ++ G :: y) (x ++ X :: y)) by (apply move_iff; eauto 8).
      apply first with (x ++ X :: y); auto; apply (IH _ _ M (a ++ (m # pow2 k) :: c)).
      * apply Forall2_app; auto; constructor; auto; right; exists k, m; split; auto; reflexivity.
      * destruct p; cbn [towards] in *; rewrite qtotal_middle in *; lra.
    + rewrite pow2_power in M; apply (numbers_win (Z.of_nat k) ltac:(lia) p ms); auto.
      destruct p; cbn [towards sign] in *; rewrite E in T; unfold Qlt, Qopp in T; cbn [Qnum Qden] in T; lia.
Qed.

(* ---- ups ------------------------------------------------------------------------------------- *)

Definition tiny (p : player) : game := match p with Left => up | Right => neg up end.

Lemma tiny_moves w : exists Y, opt w Y (tiny w) /\ (forall p X, ~ opt p X Y) /\
  forall X, opt (other w) X (tiny w) -> opt w Y X.
Proof.
  destruct w; [exists zero | exists (neg zero)]; (split; [now exists tt | split]).
  1, 3: intros p X [[] _].
  all: intros X [[] ->]; now exists tt.
Qed.

Lemma tiny_wins w : Wins Normal w (other w) [tiny w] /\ Wins Normal w w [tiny w].
Proof.
  destruct (tiny_moves w) as [Y [A [S B]]].
  assert (W : Wins Normal w (other w) [Y]).
  { apply second; intros l' M; inversion M as [X ? ? O | ? ? k N]; subst; [now apply S in O | inversion N]. }
  split.
  - apply second; intros l' M; inversion M as [X ? ? O | ? ? k N]; subst; [| inversion N].
    apply first with [Y]; auto; constructor; auto.
  - apply first with [Y]; auto; now constructor.
Qed.

Lemma tinies_cancel w p : Wins Normal w (other w) [tiny p; tiny (other p)].
Proof.
  destruct p; simpl; [apply copied | apply (Wins_perm _ _ _ [up; neg up])]; [constructor | apply copied].
Qed.

Definition count (l : list player) : Z := fold_right Z.add 0%Z (map sign l).

Lemma two_heaps_of w l : exists a b, Permutation l (repeat w a ++ repeat (other w) b) /\
  (sign w * count l = Z.of_nat a - Z.of_nat b)%Z.
Proof.
  induction l as [| p l [a [b [P E]]]]; [exists 0%nat, 0%nat; split; auto; now destruct w |].
  assert (C : count (p :: l) = (sign p + count l)%Z) by reflexivity; rewrite C.
  destruct (two_players w p) as [-> | ->]; [exists (S a), b | exists a, (S b)]; split; cbn [repeat].
  1: now constructor.
  2: now apply Permutation_cons_app.
  all: destruct w; cbn [sign other] in *; lia.
Qed.

Lemma tinies_win w l :
  ((0 <= sign w * count l)%Z -> Wins Normal w (other w) (map tiny l)) /\
  ((0 < sign w * count l)%Z -> Wins Normal w w (map tiny l)).
Proof.
  assert (S : forall b a, (b <= a)%nat -> Wins Normal w (other w) (map tiny (repeat w a ++ repeat (other w) b))).
  { induction b as [| b IH]; intros a L.
    - simpl; rewrite app_nil_r; clear L; induction a as [| a IH]; simpl.
      + apply second; intros l' M; inversion M.
      + apply (Wins_add w _ [tiny w]); auto; apply tiny_wins.
    - destruct a as [| a]; [lia |]; simpl.
      apply (Wins_perm _ _ _ ([tiny w; tiny (other w)] ++ map tiny (repeat w a ++ repeat (other w) b))).
      + simpl; constructor; rewrite !map_app; simpl; apply Permutation_middle.
      + apply Wins_add; [apply tinies_cancel | apply IH; lia]. }
  destruct (two_heaps_of w l) as [a [b [P E]]]; rewrite E; split; intros L.
  - eapply Wins_perm; [apply Permutation_map, Permutation_sym, P | apply S; lia].
  - eapply Wins_perm; [apply Permutation_map, Permutation_sym, P |].
    destruct a as [| a]; [lia |]; apply (Wins_add w w [tiny w]); [apply tiny_wins | apply S; lia].
Qed.

(* ---- lists of games that are worth q and n ups ----------------------------------------------- *)

Inductive worth : list game -> Q -> Z -> Prop :=
  | worth_nil q : q == 0 -> worth [] q 0
  | worth_real G q l r n t : real q G -> worth l r n -> t == q + r -> worth (G :: l) t n
  | worth_tiny G p l r n : identical G (tiny p) -> worth l r n -> worth (G :: l) r (sign p + n).

Lemma worth_eq l q r n : worth l q n -> q == r -> worth l r n.
Proof.
  intros W; revert r; induction W; intros u E.
  - constructor; lra.
  - econstructor; eauto; lra.
  - constructor; auto.
Qed.

Lemma worth_app l k q r n m : worth l q n -> worth k r m -> worth (l ++ k) (q + r) (n + m).
Proof.
  intros A B; induction A; simpl.
  - apply worth_eq with r; auto; lra.
  - econstructor; eauto; lra.
  - rewrite <- Z.add_assoc; constructor; auto.
Qed.

Lemma is_rational_neg q G : is_rational q G -> is_rational (- q) (neg G).
Proof.
  intros R p; destruct (R (other p)) as [A B].
  assert (W : forall m k, worse p (- m # pow2 k) (- q) <-> worse (other p) (m # pow2 k) q).
  { intros m k; assert (E : (- m # pow2 k) == - (m # pow2 k)) by (unfold Qeq, Qmult, Qopp, inject_Z; cbn [Qnum Qden]; lia).
    unfold worse; destruct p; simpl; rewrite E; split; lra. }
  split.
  - intros X O; apply opt_neg in O; destruct O as [Y [O ->]]; destruct (A Y O) as [k [m [N L]]].
    exists k, (- m)%Z; split; [| now apply W].
    rewrite pow2_power in *; apply is_number_neg; auto; lia.
  - intros k m L; destruct (B k (- m)%Z) as [Y [O N]]; [apply W; now rewrite Z.opp_involutive |].
    exists (neg Y); split; [apply opt_neg; eauto |].
    rewrite <- (Z.opp_involutive m); rewrite pow2_power in *; apply is_number_neg; auto; lia.
Qed.

Lemma real_neg q G : real q G -> real (- q) (neg G).
Proof.
  intros [R | [k [m [N E]]]]; [left; now apply is_rational_neg | right].
  exists k, (- m)%Z; split; [rewrite pow2_power in *; apply is_number_neg; auto; lia |].
  rewrite E; unfold Qeq, Qopp; cbn [Qnum Qden]; lia.
Qed.

Lemma worth_neg l q n : worth l q n -> worth (map neg l) (- q) (- n).
Proof.
  induction 1; cbn [map].
  - apply worth_nil; lra.
  - econstructor; eauto using real_neg; lra.
  - replace (- (sign p + n))%Z with (sign (other p) + - n)%Z by (destruct p; cbn [sign other]; lia).
    constructor; auto; apply identical_neg in H.
    destruct p; [exact H | apply (identical_trans _ _ _ H); apply identical_neg2].
Qed.

Lemma worth_parts l q n : worth l q n -> exists qs rs ps ts,
  Permutation l (rs ++ ts) /\ Forall2 real qs rs /\ qtotal qs == q /\
  Forall2 identical (map tiny ps) ts /\ count ps = n.
Proof.
  induction 1 as [q E | G q l r n t R W [qs [rs [ps [ts [P [A [T [B C]]]]]]]] E | G p l r n I W [qs [rs [ps [ts [P [A [T [B C]]]]]]]]].
  - exists [], [], [], []; repeat split; simpl; auto; lra.
  - exists (q :: qs), (G :: rs), ps, ts; repeat split; simpl; auto; lra.
  - exists qs, rs, (p :: ps), (G :: ts); repeat split; auto.
    + now apply Permutation_cons_app.
    + simpl; constructor; auto using identical_sym.
    + unfold count in *; simpl; lia.
Qed.

Lemma worth_wins p l q n : worth l q n -> 0 <= towards p q -> (0 <= sign p * n)%Z ->
  Wins Normal p (other p) l /\ (0 < towards p q \/ (0 < sign p * n)%Z -> Wins Normal p p l).
Proof.
  intros W Q N; apply worth_parts in W; destruct W as [qs [rs [ps [ts [P [A [T [B <-]]]]]]]].
  destruct (reals_win p qs rs A) as [R1 R2], (tinies_win p ps) as [T1 T2].
  assert (E : towards p (qtotal qs) == towards p q) by (destruct p; simpl; lra).
  split; [| intros D]; (eapply Wins_perm; [apply Permutation_sym, P |]).
  - apply Wins_add; [apply R1; lra | eapply Wins_identical; eauto].
  - destruct D as [D | D].
    + apply Wins_add; [apply R2; lra | eapply Wins_identical; eauto].
    + eapply Wins_perm; [apply Permutation_app_comm |].
      apply Wins_add; [eapply Wins_identical; eauto | apply R1; lra].
Qed.

Lemma towards_other p q : towards (other p) q == - towards p q.
Proof. destruct p; simpl; lra. Qed.

Lemma nothing_left w k q n : worth k q n -> Wins Normal (other w) w (k ++ map neg k).
Proof.
  intros W; pose proof (worth_app _ _ _ _ _ _ W (worth_neg _ _ _ W)) as A.
  apply worth_wins with (p := other w) in A; [rewrite other2 in A; apply A | ..].
  - destruct w; cbn [towards other]; lra.
  - destruct w; cbn [sign other]; lia.
Qed.

(* Who wins G + x wins G + y if y is not worse for him; and, if it is better, as the first if he did so as the second. *)
Lemma better w b l k c q r n m : worth l q n -> worth k r m ->
  towards w r <= towards w q -> (sign w * m <= sign w * n)%Z ->
  Wins Normal w b (k ++ c) -> Wins Normal w b (l ++ c).
Proof.
  intros L K A B; pose proof (worth_app _ _ _ _ _ _ L (worth_neg _ _ _ K)) as N.
  apply (Wins_exchange w b k l (map neg k) c); [| now apply nothing_left with r m].
  apply (worth_wins w _ _ _ N); [destruct w; cbn [towards] in *; lra | destruct w; cbn [sign] in *; lia].
Qed.

Lemma exchange w b l k c q n : worth l q n -> worth k q n -> Wins Normal w b (k ++ c) -> Wins Normal w b (l ++ c).
Proof. intros L K; apply (better w b l k c q q n n L K); lra || lia. Qed.

Lemma much_better w l k c q r n m : worth l q n -> worth k r m ->
  towards w r <= towards w q -> (sign w * m <= sign w * n)%Z ->
  towards w r < towards w q \/ (sign w * m < sign w * n)%Z ->
  Wins Normal w (other w) (k ++ c) -> Wins Normal w w (l ++ c).
Proof.
  intros L K A B D W; pose proof (worth_app _ _ _ _ _ _ L (worth_neg _ _ _ K)) as N.
  apply (Wins_drop w w _ (k ++ map neg k)); [| now apply nothing_left with r m].
  apply (Wins_perm _ _ _ ((l ++ map neg k) ++ (k ++ c))).
  - rewrite <- !app_assoc; apply Permutation_app_head.
    rewrite (Permutation_app_comm c (k ++ map neg k)), <- app_assoc; rewrite app_assoc.
    rewrite (Permutation_app_comm (map neg k) k), <- app_assoc; auto.
  - apply Wins_add; auto; apply (worth_wins w _ _ _ N); destruct w; cbn [towards sign] in *; try lra; try lia.
    all: destruct D; [left; lra | right; lia].
Qed.

(* ---- there are such games -------------------------------------------------------------------- *)

Definition fraction (k : nat) (m : Z) : game :=
  proj1_sig (number_exists (Z.of_nat k) (Nat2Z.is_nonneg k) m).

Lemma fraction_number k m : is_number (Zpos (pow2 k)) m (fraction k m).
Proof. rewrite pow2_power; unfold fraction; now destruct number_exists. Qed.

Definition rational (q : Q) : game :=
  Game (fun p => {x : nat * Z | worse p (snd x # pow2 (fst x)) q}) (fun p x => fraction (fst (proj1_sig x)) (snd (proj1_sig x))).

Lemma rational_is q : is_rational q (rational q).
Proof.
  intros p; split.
  - intros X [[[k m] W] ->]; exists k, m; split; [apply fraction_number | exact W].
  - intros k m W; exists (fraction k m); split; [now exists (exist _ (k, m) W) | apply fraction_number].
Qed.

Lemma ups_worth n : worth (ups n) 0 n.
Proof.
  assert (A : forall p k, worth (repeat (tiny p) k) 0 (sign p * Z.of_nat k)).
  { induction k as [| k IH]; simpl repeat.
    - replace (sign p * Z.of_nat 0)%Z with 0%Z by (destruct p; reflexivity); now constructor.
    - replace (sign p * Z.of_nat (S k))%Z with (sign p + sign p * Z.of_nat k)%Z by (destruct p; simpl sign; lia).
      constructor; auto using identical_refl. }
  unfold ups; destruct (Z.ltb_spec n 0).
  - pose proof (A Right (Z.abs_nat n)) as B; simpl sign in B.
    now replace (-1 * Z.of_nat (Z.abs_nat n))%Z with n in B by lia.
  - pose proof (A Left (Z.abs_nat n)) as B; simpl sign in B.
    now replace (1 * Z.of_nat (Z.abs_nat n))%Z with n in B by lia.
Qed.

Lemma number_worth G q n : is_rational q G -> worth (G :: ups n) q n.
Proof. intros R; apply worth_real with q 0; [now left | apply ups_worth | lra]. Qed.

Lemma rational_equals q G H : real q G -> real q H -> forall p, Wins Normal p (other p) [G; neg H].
Proof.
  intros A B p; apply (worth_wins p [G; neg H] 0 0); [| destruct p; simpl; lra | lia].
  apply worth_real with q (- q); auto; [| lra].
  apply worth_real with (- q) 0; auto using real_neg; [now constructor | lra].
Qed.
