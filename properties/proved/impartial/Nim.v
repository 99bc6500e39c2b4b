(** Finite Nim: heaps, the exclusive or, Bouton's theorem, and Sprague's and Grundy's for short games.
    Everything is decided, so that no excluded middle is supposed. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Short Nimbers.
Local Open Scope game_scope.

(** * Heaps *)

Fixpoint smaller_heaps (n : nat) : list game :=
  match n with O => [] | S n => let l := smaller_heaps n in braces l l :: l end.

Definition nim (n : nat) : game := braces (smaller_heaps n) (smaller_heaps n).

Lemma opt_nim p X n : opt p X (nim n) <-> exists k, (k < n)%nat /\ X = nim k :> game.
Proof.
  unfold nim at 1. rewrite opt_braces.
  assert (e : match p with Left => smaller_heaps n | Right => smaller_heaps n end = smaller_heaps n :> list game)
    by (destruct p; reflexivity).
  rewrite e. clear e. induction n as [|n IH]; cbn; [split; [intros []|intros (k & h & _); lia]|].
  rewrite IH. fold (nim n). split.
  - intros [<-|(k & h & ->)]; eauto.
  - intros (k & h & ->). destruct (Nat.eq_dec k n) as [->|ne]; [auto|]. right. exists k. split; [lia|reflexivity].
Qed.

#[global] Opaque nim.

Lemma impartial_nim n : impartial (nim n).
Proof.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). constructor; intros p X o.
  - exists X. split; [|reflexivity]. apply opt_nim. apply opt_nim in o. exact o.
  - apply opt_nim in o as (k & h & ->). exact (IH k h).
Qed.

Lemma short_nim n : short (nim n).
Proof.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  assert (all : forall k, In k (seq 0 n) <-> (k < n)%nat) by (intro k; rewrite in_seq; lia).
  apply (short_of_lists _ (map nim (seq 0 n)) (map nim (seq 0 n))).
  - intros p X o. apply opt_nim in o as (k & h & ->). exists (nim k). split; [|reflexivity].
    destruct p; apply in_map, all, h.
  - intros p Y i. assert (i' : In Y (map nim (seq 0 n))) by (destruct p; exact i).
    apply in_map_iff in i' as (k & <- & h). exists (nim k). split; [|reflexivity].
    apply opt_nim. exists k. split; [apply all, h|reflexivity].
  - intros p X o. apply opt_nim in o as (k & h & ->). exact (IH k h).
Qed.

Lemma nim_0 : nim 0 == 0.
Proof.
  apply identical_spec. split; intros p X o; [|destruct (opt_zero _ _ o)].
  apply opt_nim in o as (k & h & _). lia.
Qed.

Lemma nim_not_atleast p m n : m <> n -> ~ atleast p (nim m) (nim n).
Proof.
  intros ne a. apply atleast_spec in a as [a b]. destruct (Nat.lt_gt_cases m n) as [c _].
  destruct (c ne) as [h|h].
  - apply (b (nim m)); [apply opt_nim; eauto|apply atleast_refl].
  - apply (a (nim n)); [apply opt_nim; eauto|apply atleast_refl].
Qed.

Lemma nim_unique m n : nim m = nim n -> m = n :> nat.
Proof.
  intro E. destruct (Nat.eq_dec m n) as [e|ne]; [exact e|].
  destruct (nim_not_atleast Left m n ne (equal_atleast Left _ _ E)).
Qed.

Lemma nim_fuzzy m n : m <> n -> nim m || nim n.
Proof. intro ne. apply fuzzy_spec. split; apply (nim_not_atleast _ _ _ ne). Qed.

(** The least excluded heap: all options are equal to heaps, none to n, and some to each smaller one. *)
Lemma excluded_heap G n : (forall p X, opt p X G -> exists k, k <> n /\ X = nim k) ->
  (forall p k, (k < n)%nat -> exists X, opt p X G /\ X = nim k) -> G = nim n.
Proof.
  intros a b. apply equal_horses; intros p X o.
  - destruct (a p X o) as (k & ne & E). unfold horse. rewrite E. apply nim_not_atleast. auto.
  - apply opt_nim in o as (k & h & ->). destruct (b p k h) as (Y & oY & E). unfold horse. rewrite <- E.
    apply opt_horse, oY.
Qed.

(** * The exclusive or *)

Lemma lt_by_top_bit a b t : Nat.testbit a t = false :> bool -> Nat.testbit b t = true :> bool ->
  (forall i, (t < i)%nat -> Nat.testbit a i = Nat.testbit b i :> bool) -> (a < b)%nat.
Proof.
  intros fa fb same.
  assert (half : forall c, (c / 2 ^ t)%nat = (2 * (c / 2 ^ S t) + Nat.b2n (Nat.testbit c t))%nat :> nat).
  { intro c. rewrite (Nat.div_mod (c / 2 ^ t) 2) at 1 by lia.
    rewrite Nat.div_div by (try apply Nat.pow_nonzero; lia).
    rewrite Nat.pow_succ_r', (Nat.mul_comm 2 (2 ^ t)), Nat.testbit_spec'. reflexivity. }
  assert (high : (a / 2 ^ S t)%nat = (b / 2 ^ S t)%nat :> nat).
  { rewrite <- !Nat.shiftr_div_pow2. apply Nat.bits_inj. intro i. rewrite !Nat.shiftr_spec by lia.
    apply same. lia. }
  pose proof (half a) as ha. pose proof (half b) as hb. rewrite fa in ha. rewrite fb in hb. cbn [Nat.b2n] in ha, hb.
  assert (p : (2 ^ t <> 0)%nat) by (apply Nat.pow_nonzero; lia).
  pose proof (Nat.mul_succ_div_gt a (2 ^ t) p). pose proof (Nat.mul_div_le b (2 ^ t) p). nia.
Qed.

(** If a has the top bit of d, its exclusive or with d is smaller. *)
Lemma lxor_smaller a d : d <> O -> Nat.testbit a (Nat.log2 d) = true :> bool -> (Nat.lxor a d < a)%nat.
Proof.
  intros nz h. apply (lt_by_top_bit _ _ (Nat.log2 d)); [|exact h|].
  - rewrite Nat.lxor_spec, h, Nat.bit_log2 by exact nz. reflexivity.
  - intros i l. rewrite Nat.lxor_spec, (Nat.bits_above_log2 d i l). apply Bool.xorb_false_r.
Qed.

(** Of two numbers the larger has the highest bit in which they differ. *)
Lemma larger_has_top_bit c m : (c < m)%nat ->
  Nat.lxor c m <> O /\ Nat.testbit m (Nat.log2 (Nat.lxor c m)) = true :> bool.
Proof.
  intro l. assert (nz : Nat.lxor c m <> O) by (intro z; apply Nat.lxor_eq in z; lia).
  split; [exact nz|]. set (t := Nat.log2 (Nat.lxor c m)).
  pose proof (Nat.bit_log2 _ nz) as top. fold t in top. rewrite Nat.lxor_spec in top.
  destruct (Nat.testbit m t) eqn:f; [reflexivity|]. rewrite Bool.xorb_false_r in top.
  assert (m < c)%nat; [|lia]. apply (lt_by_top_bit _ _ t f top). intros i h.
  pose proof (Nat.bits_above_log2 (Nat.lxor c m) i h) as z. rewrite Nat.lxor_spec in z.
  symmetry. apply Bool.xorb_eq, z.
Qed.

Lemma lxor_move a b c : (c < Nat.lxor a b)%nat ->
  (Nat.lxor c b < a)%nat \/ (Nat.lxor a c < b)%nat.
Proof.
  intro l. destruct (larger_has_top_bit c _ l) as [nz top]. set (d := Nat.lxor c (Nat.lxor a b)) in *.
  assert (ea : Nat.lxor a d = Nat.lxor c b :> nat).
  { unfold d. apply Nat.bits_inj. intro i. rewrite !Nat.lxor_spec.
    destruct (Nat.testbit a i), (Nat.testbit b i), (Nat.testbit c i); reflexivity. }
  assert (eb : Nat.lxor b d = Nat.lxor a c :> nat).
  { unfold d. apply Nat.bits_inj. intro i. rewrite !Nat.lxor_spec.
    destruct (Nat.testbit a i), (Nat.testbit b i), (Nat.testbit c i); reflexivity. }
  rewrite Nat.lxor_spec in top. destruct (Nat.testbit a (Nat.log2 d)) eqn:ta.
  - left. rewrite <- ea. exact (lxor_smaller a d nz ta).
  - right. rewrite <- eb. apply (lxor_smaller b d nz). rewrite Bool.xorb_false_l in top. exact top.
Qed.

Lemma lxor_cancel_l a b c : Nat.lxor a b = Nat.lxor a c :> nat -> b = c :> nat.
Proof.
  intro e. apply (f_equal (Nat.lxor a)) in e. rewrite <- !Nat.lxor_assoc, Nat.lxor_nilpotent, !Nat.lxor_0_l in e.
  exact e.
Qed.

Lemma lxor_cancel_r a b c : Nat.lxor b a = Nat.lxor c a :> nat -> b = c :> nat.
Proof. rewrite !(Nat.lxor_comm _ a). apply lxor_cancel_l. Qed.

Lemma lxor_twice_r a b : Nat.lxor (Nat.lxor a b) b = a :> nat.
Proof. rewrite Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_r. Qed.

Lemma lxor_twice_l a b : Nat.lxor a (Nat.lxor a b) = b :> nat.
Proof. rewrite <- Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_l. Qed.

(** The sum of two heaps *)
Theorem nim_sum a : forall b, nim a + nim b = nim (Nat.lxor a b).
Proof.
  induction a as [a IHa] using (well_founded_induction Wf_nat.lt_wf). intro b.
  induction b as [b IHb] using (well_founded_induction Wf_nat.lt_wf). apply excluded_heap.
  - intros p X o. cases; apply opt_nim in oX as (k & h & ->).
    + exists (Nat.lxor k b). split; [|exact (IHa k h b)]. intro e. apply lxor_cancel_r in e. lia.
    + exists (Nat.lxor a k). split; [|exact (IHb k h)]. intro e. apply lxor_cancel_l in e. lia.
  - intros p c l. destruct (lxor_move a b c l) as [h|h].
    + exists (nim (Nat.lxor c b) + nim b). split; [apply opt_left, opt_nim; eauto|].
      rewrite (IHa _ h), lxor_twice_r. reflexivity.
    + exists (nim a + nim (Nat.lxor a c)). split; [apply opt_right, opt_nim; eauto|].
      rewrite (IHb _ h), lxor_twice_l. reflexivity.
Qed.

Lemma lxor_no_carry n m : (m < 2 ^ n)%nat -> Nat.lxor m (2 ^ n) = (m + 2 ^ n)%nat :> nat.
Proof.
  intro l. symmetry. apply Nat.add_nocarry_lxor, Nat.bits_inj_0. intro i. rewrite Nat.land_spec.
  destruct (Nat.eq_dec i n) as [->|ne].
  - rewrite <- (Nat.mod_small m (2 ^ n) l), Nat.mod_pow2_bits_high by lia. reflexivity.
  - rewrite (Nat.pow2_bits_false n i) by auto. apply Bool.andb_false_r.
Qed.

(** * Nim (Bouton) *)

Definition heaps (l : list nat) : game := fold_right (fun n G => nim n + G) 0 l.
Definition xor_of (l : list nat) : nat := fold_right Nat.lxor O l.

(** One heap is made smaller. *)
Inductive nim_move : list nat -> list nat -> Prop :=
  Take before n k after : (k < n)%nat -> nim_move (before ++ n :: after) (before ++ k :: after).

Lemma opt_heaps p X l : opt p X (heaps l) <-> exists l', nim_move l l' /\ X = heaps l' :> game.
Proof.
  revert X. induction l as [|n l IH]; intro X; cbn [heaps fold_right].
  - split; [intro o; destruct (opt_zero _ _ o)|]. intros (l' & m & _). remember [] as e. destruct m as [[|] ? ? ? ?]; discriminate Heqe.
  - split.
    + intro o. cases.
      * apply opt_nim in oX as (k & h & ->). exists (k :: l). split; [|reflexivity]. exact (Take [] n k l h).
      * apply IH in oX as (l' & m & ->). exists (n :: l'). split; [|reflexivity].
        destruct m as [b i k a h]. exact (Take (n :: b) i k a h).
    + intros (l' & m & ->). remember (n :: l) as e eqn:E. destruct m as [[|j b] i k a h]; cbn in E; injection E as -> <-.
      * apply opt_left, opt_nim. eauto.
      * apply opt_right, IH. exists (b ++ k :: a). split; [constructor; exact h|reflexivity].
Qed.

Theorem heaps_xor l : heaps l = nim (xor_of l).
Proof.
  induction l as [|n l IH]; cbn [heaps xor_of fold_right].
  - symmetry. apply identical_equal, nim_0.
  - fold (heaps l) (xor_of l). rewrite IH. apply nim_sum.
Qed.

Lemma nim_zero_iff n : nim n = 0 <-> n = O :> nat.
Proof.
  split.
  - intro E. apply nim_unique. rewrite E. symmetry. apply identical_equal, nim_0.
  - intros ->. apply identical_equal, nim_0.
Qed.

Theorem bouton l : heaps l = 0 <-> xor_of l = O :> nat.
Proof. rewrite heaps_xor. apply nim_zero_iff. Qed.

Lemma xor_of_app a b : xor_of (a ++ b) = Nat.lxor (xor_of a) (xor_of b) :> nat.
Proof.
  induction a as [|n a IH]; cbn [app xor_of fold_right]; [symmetry; apply Nat.lxor_0_l|].
  fold (xor_of (a ++ b)) (xor_of a). rewrite IH. symmetry. apply Nat.lxor_assoc.
Qed.

(** A move in one heap changes the exclusive or by what it changes of that heap. *)
Lemma xor_of_move before n k after :
  xor_of (before ++ k :: after) = Nat.lxor (xor_of (before ++ n :: after)) (Nat.lxor n k) :> nat.
Proof.
  rewrite !xor_of_app. cbn [xor_of fold_right]. fold (xor_of after). apply Nat.bits_inj. intro i.
  rewrite !Nat.lxor_spec.
  destruct (Nat.testbit (xor_of before) i), (Nat.testbit (xor_of after) i), (Nat.testbit n i), (Nat.testbit k i);
    reflexivity.
Qed.

Lemma move_changes_xor l l' : nim_move l l' -> xor_of l' <> xor_of l.
Proof.
  intros [b n k a h] e. rewrite (xor_of_move b n k a) in e.
  rewrite <- (Nat.lxor_0_r (xor_of (b ++ n :: a))) in e at 2. apply lxor_cancel_l, Nat.lxor_eq in e. lia.
Qed.

(** Where there is an odd number of ones, there is one. *)
Lemma some_heap_has_bit l i : Nat.testbit (xor_of l) i = true :> bool -> exists n, In n l /\ Nat.testbit n i = true :> bool.
Proof.
  induction l as [|n l IH]; cbn [xor_of fold_right].
  - rewrite Nat.bits_0. discriminate.
  - fold (xor_of l). rewrite Nat.lxor_spec. destruct (Nat.testbit n i) eqn:f.
    + exists n. cbn. auto.
    + rewrite Bool.xorb_false_l. intro h. destruct IH as (m & j & g); [exact h|]. exists m. cbn. auto.
Qed.

Lemma winning_move before n after : let l := before ++ n :: after in let x := xor_of l in
  x <> O -> Nat.testbit n (Nat.log2 x) = true :> bool ->
  (Nat.lxor n x < n)%nat /\ xor_of (before ++ Nat.lxor n x :: after) = O :> nat.
Proof.
  intros l x nz h. split; [exact (lxor_smaller n x nz h)|].
  rewrite (xor_of_move before n). fold l. fold x. rewrite lxor_twice_l. apply Nat.lxor_nilpotent.
Qed.

(** * Sprague and Grundy *)

Definition is_least_missing (l : list nat) (n : nat) : Prop :=
  ~ In n l /\ forall k, (k < n)%nat -> In k l.

Lemma least_missing (l : list nat) : exists n, is_least_missing l n.
Proof.
  assert (all : forall b, (exists n, is_least_missing l n) \/ forall k, (k < b)%nat -> In k l).
  { induction b as [|b [h|h]]; [right; lia|auto|]. destruct (In_dec Nat.eq_dec b l) as [i|n].
    - right. intros k lt. destruct (Nat.eq_dec k b) as [->|ne]; [exact i|apply h; lia].
    - left. exists b. split; [exact n|exact h]. }
  destruct (all (S (list_max l))) as [h|h]; [exact h|]. destruct (all (S (S (list_max l)))) as [h'|h']; [exact h'|].
  specialize (h' (S (list_max l)) (Nat.lt_succ_diag_r _)).
  pose proof (proj1 (list_max_le l (list_max l)) (Nat.le_refl _)) as b. rewrite Forall_forall in b.
  specialize (b _ h'). lia.
Qed.

Lemma values_of (l : list game) : (forall X, In X l -> exists n, X = nim n) -> exists m : list nat,
  (forall X, In X l -> exists n, In n m /\ X = nim n) /\ (forall n, In n m -> exists X, In X l /\ X = nim n).
Proof.
  induction l as [|X l IH]; intro v; [exists []; split; [intros X []|intros n []]|].
  destruct IH as (m & a & b); [intros; apply v; right; assumption|].
  destruct (v X (or_introl eq_refl)) as [n E]. exists (n :: m). split.
  - intros Y [<-|i]; [exists n; cbn; auto|]. destruct (a Y i) as (k & j & F). exists k. cbn. auto.
  - intros k [<-|i]; [exists X; cbn; auto|]. destruct (b k i) as (Y & j & F). exists Y. cbn. auto.
Qed.

(** n is the least number that is the value of no option. *)
Theorem sprague_grundy_short G : short G -> impartial G -> exists n, G = nim n /\
  (forall p X, opt p X G -> exists k, k <> n /\ X = nim k) /\
  (forall p k, (k < n)%nat -> exists X, opt p X G /\ X = nim k).
Proof.
  induction G as [G IH] using conway. intros s i. apply impartial_spec in i as [both all].
  destruct (short_options Left G s) as (l & la & lb). destruct (values_of l) as (m & ma & mb).
  { intros X h. destruct (la X h) as (_ & Y & o & e).
    destruct (IH Left Y o (short_opt _ _ _ o s) (all _ _ o)) as (n & E & _). exists n. rewrite <- e. exact E. }
  destruct (least_missing m) as (n & no & least).
  assert (swap : forall p q X, opt p X G -> exists Y, opt q Y G /\ X == Y).
  { intros p q X o. destruct (both p X o) as (Y & oY & e). destruct p, q; cbn in oY;
      try (exists X; split; [exact o|reflexivity]); exists Y; auto. }
  assert (a : forall p X, opt p X G -> exists k, k <> n /\ X = nim k).
  { intros p X o. destruct (swap p Left X o) as (Y & oY & e). destruct (lb Y oY) as (Z & h & f).
    destruct (ma Z h) as (k & j & E). exists k. split; [intros ->; exact (no j)|]. rewrite e, f. exact E. }
  assert (b : forall p k, (k < n)%nat -> exists X, opt p X G /\ X = nim k).
  { intros p k h. destruct (mb k (least k h)) as (X & j & E). destruct (la X j) as (_ & Y & o & e).
    destruct (swap Left p Y o) as (Z & oZ & f). exists Z. split; [exact oZ|]. rewrite <- f, e. exact E. }
  exists n. split; [exact (excluded_heap G n a b)|auto].
Qed.

Lemma impartial_add G H : impartial G -> impartial H -> impartial (G + H).
Proof.
  revert G H. induct2. intros G H IHG IHH a b. pose proof a as a'. pose proof b as b'.
  apply impartial_spec in a as [ga gb], b as [ha hb]. constructor; intros p X o; cases.
  - destruct (ga _ _ oX) as (Y & oY & e). exists (Y + H). split; [apply opt_left, oY|rewrite e; reflexivity].
  - destruct (ha _ _ oX) as (Y & oY & e). exists (G + Y). split; [apply opt_right, oY|rewrite e; reflexivity].
  - exact (IHG _ _ oX (gb _ _ oX) b').
  - exact (IHH _ _ oX a' (hb _ _ oX)).
Qed.
