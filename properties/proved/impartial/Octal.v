(** Octal games, their values, and the periodicity theorem of Guy and Smith. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Nim.
Local Open Scope game_scope.

(** How many heaps a and b are, where 0 is none. *)
Definition heaps_left (a b : nat) : nat := ((if a =? 0 then 0 else 1) + (if b =? 0 then 0 else 1))%nat.

(** j are removed of a heap of n, and a and b are left. The digit d j has a bit for each number of heaps
    that may be left. *)
Definition legal (d : nat -> nat) (n j a b : nat) : Prop :=
  (1 <= j)%nat /\ (a + b + j)%nat = n :> nat /\ Nat.testbit (d j) (heaps_left a b) = true :> bool.

(** A family of heaps H 0, H 1, ... with these moves. *)
Definition octal (d : nat -> nat) (H : nat -> game) : Prop :=
  forall n p X, opt p X (H n) <-> exists j a b, legal d n j a b /\ X = H a + H b :> game.

Lemma legal_swap d n j a b : legal d n j a b -> legal d n j b a.
Proof.
  intros (l & e & t). split; [exact l|split; [lia|]]. unfold heaps_left in *. rewrite Nat.add_comm. exact t.
Qed.

(** * There is such a family *)

Definition legalb (d : nat -> nat) (j a b : nat) : bool := Nat.testbit (d j) (heaps_left a b).

Definition moves (d : nat -> nat) (h : nat -> game) (n : nat) : list game :=
  flat_map (fun j => flat_map (fun a => if legalb d j a (n - j - a) then [h a + h (n - j - a)%nat] else [])
                              (seq 0 (S (n - j)))) (seq 1 n).

Fixpoint heaps_below (d : nat -> nat) (n : nat) : nat -> game :=
  match n with
  | O => fun _ => 0
  | S n => let h := heaps_below d n in fun m => if m =? n then braces (moves d h n) (moves d h n) else h m
  end.
Definition octal_heap (d : nat -> nat) (n : nat) : game := heaps_below d (S n) n.

Lemma heaps_below_spec d m n : (m < n)%nat -> heaps_below d n m = octal_heap d m :> game.
Proof.
  induction n as [|n IH]; intro l; [lia|]. destruct (Nat.eq_dec m n) as [->|ne]; [reflexivity|].
  cbn [heaps_below]. destruct (Nat.eqb_spec m n) as [e|_]; [destruct (ne e)|]. apply IH. lia.
Qed.

Lemma in_moves d h n X : In X (moves d h n) <-> exists j a b, legal d n j a b /\ X = h a + h b :> game.
Proof.
  unfold moves. rewrite in_flat_map. split.
  - intros (j & i & k). apply in_seq in i. apply in_flat_map in k as (a & k & m). apply in_seq in k.
    unfold legalb in m. destruct (Nat.testbit (d j) (heaps_left a (n - j - a))) eqn:t; [|destruct m].
    destruct m as [<-|[]]. exists j, a, (n - j - a)%nat. split; [|reflexivity]. split; [lia|split; [lia|exact t]].
  - intros (j & a & b & (l & e & t) & ->). assert (eb : b = (n - j - a)%nat :> nat) by lia.
    exists j. split; [apply in_seq; lia|]. apply in_flat_map. exists a. split; [apply in_seq; lia|].
    unfold legalb. rewrite <- eb, t. left. reflexivity.
Qed.

Lemma octal_heap_octal d : octal d (octal_heap d).
Proof.
  intros n p X. assert (e : octal_heap d n = braces (moves d (heaps_below d n) n) (moves d (heaps_below d n) n) :> game).
  { unfold octal_heap. cbn [heaps_below]. rewrite Nat.eqb_refl. reflexivity. }
  rewrite e, opt_braces.
  assert (s : match p with Left => moves d (heaps_below d n) n | Right => moves d (heaps_below d n) n end
              = moves d (heaps_below d n) n :> list game) by (destruct p; reflexivity).
  rewrite s, in_moves. split; intros (j & a & b & l & ->); exists j, a, b; (split; [exact l|]);
    destruct l as (l & f & _); rewrite !heaps_below_spec by lia; reflexivity.
Qed.

(** * Values *)

Lemma octal_impartial d H : octal d H -> forall n, impartial (H n).
Proof.
  intros o n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). constructor; intros p X x.
  - exists X. split; [|reflexivity]. apply o. apply o in x. exact x.
  - apply o in x as (j & a & b & (l & e & _) & ->). apply impartial_add; apply IH; lia.
Qed.

(** [g n] is the value of the heap of n. *)
Definition values (H : nat -> game) (g : nat -> nat) : Prop := forall n, H n = nim (g n).

Definition result (d g : nat -> nat) (n v : nat) : Prop :=
  exists j a b, legal d n j a b /\ v = Nat.lxor (g a) (g b) :> nat.

Lemma octal_short d H : octal d H -> forall n, short (H n).
Proof.
  intros o n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  apply (short_of_lists _ (moves d H n) (moves d H n)).
  - intros p X x. exists X. split; [|reflexivity]. apply o, in_moves in x. destruct p; exact x.
  - intros p Y y. exists Y. split; [|reflexivity]. apply o, in_moves. destruct p; exact y.
  - intros p X x. apply o in x as (j & a & b & (l & e & _) & ->). apply short_add; apply IH; lia.
Qed.

(** The values are the least numbers that are not those of a legal result. *)
Lemma octal_mex d H g : octal d H ->
  (values H g <-> forall n, ~ result d g n (g n) /\ forall v, (v < g n)%nat -> result d g n v).
Proof.
  intro o. assert (mex : forall n, (forall m, (m < n)%nat -> H m = nim (g m)) ->
    (H n = nim (g n) <-> ~ result d g n (g n) /\ forall v, (v < g n)%nat -> result d g n v)).
  { intros n below.
    assert (sum : forall j a b, legal d n j a b -> H a + H b = nim (Nat.lxor (g a) (g b))).
    { intros j a b (l & e & _). rewrite !below by lia. apply nim_sum. }
    split.
    - intro E. destruct (sprague_grundy_short (H n) (octal_short d H o n) (octal_impartial d H o n)) as (v & F & a & b).
      assert (e : v = g n :> nat) by (apply nim_unique; rewrite <- E, <- F; reflexivity). subst v. split.
      + intros (j & x & y & l & e). destruct (a Left (H x + H y)) as (k & ne & K); [apply o; eauto|].
        apply ne, nim_unique. rewrite <- K, (sum j x y l), <- e. reflexivity.
      + intros v l. destruct (b Left v l) as (X & x & K). apply o in x as (j & y & z & m & ->).
        exists j, y, z. split; [exact m|]. apply nim_unique. rewrite <- K. exact (sum j y z m).
    - intros [no all]. apply excluded_heap.
      + intros p X x. apply o in x as (j & a & b & l & ->). exists (Nat.lxor (g a) (g b)). split; [|exact (sum j a b l)].
        intro e. apply no. exists j, a, b. auto.
      + intros p v l. destruct (all v l) as (j & a & b & m & ->). exists (H a + H b). split; [apply o; eauto|exact (sum j a b m)]. }
  split.
  - intros v n. apply mex; auto.
  - intros m n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). apply mex; auto.
Qed.

(** * Periodicity *)

(** k is the last place with a digit. *)
Definition last_place (d : nat -> nat) (k : nat) : Prop := forall j, (k < j)%nat -> d j = O :> nat.

Lemma legal_bounds d k n j a b : last_place d k -> legal d n j a b -> (j <= k)%nat /\ (n - k <= a + b < n)%nat.
Proof.
  intros last (l & e & t). assert (h : (j <= k)%nat).
  { destruct (Nat.le_gt_cases j k) as [h|h]; [exact h|]. rewrite (last j h), Nat.bits_0 in t. discriminate t. }
  split; [exact h|lia].
Qed.

(** A heap that is left may be larger or smaller, as long as it is there. *)
Lemma legal_shift d n j a b b' : legal d n j a b -> (1 <= b)%nat -> (1 <= b')%nat -> legal d (a + b' + j) j a b'.
Proof.
  intros (l & e & t) h h'. split; [exact l|split; [reflexivity|]]. unfold heaps_left in *.
  destruct (Nat.eqb_spec b 0), (Nat.eqb_spec b' 0); try lia. exact t.
Qed.

(** Who moves in H (n + p) to H a + H b, where b is not the smaller, could move in H n to H a + H (b - p):
    b is so large that by induction H b = H (b - p). *)
Theorem guy_smith d k H i p : last_place d k -> octal d H -> (1 <= i)%nat ->
  (forall n, (i <= n < 2 * i + p + k)%nat -> H (n + p)%nat = H n) ->
  forall n, (i <= n)%nat -> H (n + p)%nat = H n.
Proof.
  intros last o hi start n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intro hn.
  destruct (Nat.lt_ge_cases n (2 * i + p + k)) as [l|l]; [apply start; lia|].
  assert (down : forall j a b, legal d (n + p) j a b -> (a <= b)%nat -> exists c, legal d n j a c /\ H b = H c).
  { intros j a b m le. destruct (legal_bounds d k (n + p) j a b last m) as [_ h]. exists (b - p)%nat. split.
    - replace n with (a + (b - p) + j)%nat by (destruct m as (_ & e & _); lia).
      apply (legal_shift d (n + p) j a b); [exact m|lia|lia].
    - rewrite <- (IH (b - p)%nat) by lia. replace (b - p + p)%nat with b by lia. reflexivity. }
  assert (up : forall j a b, legal d n j a b -> (a <= b)%nat -> exists c, legal d (n + p) j a c /\ H b = H c).
  { intros j a b m le. destruct (legal_bounds d k n j a b last m) as [_ h]. exists (b + p)%nat. split.
    - replace (n + p)%nat with (a + (b + p) + j)%nat by (destruct m as (_ & e & _); lia).
      apply (legal_shift d n j a b); [exact m|lia|lia].
    - symmetry. apply IH; lia. }
  apply options_equal; intros q X x; apply o in x as (j & a & b & m & ->);
    (destruct (Nat.le_ge_cases a b) as [le|le]; [|apply legal_swap in m]).
  - destruct (down j a b m le) as (c & m' & E). exists (H a + H c). split; [apply o; eauto|rewrite E; reflexivity].
  - destruct (down j b a m le) as (c & m' & E). exists (H b + H c). split; [apply o; eauto|]. rewrite <- E. group.
  - destruct (up j a b m le) as (c & m' & E). exists (H a + H c). split; [apply o; eauto|rewrite E; reflexivity].
  - destruct (up j b a m le) as (c & m' & E). exists (H b + H c). split; [apply o; eauto|]. rewrite <- E. group.
Qed.

(** * Values that are computed *)

(** The values of all legal results from n, of which the last place is k, with a list of values. *)
Definition results (d : nat -> nat) (k : nat) (l : list nat) (n : nat) : list nat :=
  flat_map (fun j => flat_map (fun a => if legalb d j a (n - j - a) then [Nat.lxor (nth a l 0%nat) (nth (n - j - a) l 0%nat)] else [])
                              (seq 0 (S (n - j)))) (seq 1 (Nat.min k n)).

Definition checked (d : nat -> nat) (k : nat) (l : list nat) : bool :=
  forallb (fun n => let r := results d k l n in
             negb (existsb (Nat.eqb (nth n l 0%nat)) r) &&
             forallb (fun v => existsb (Nat.eqb v) r) (seq 0 (nth n l 0%nat)))%bool (seq 0 (length l)).

Lemma in_results d k l n v : last_place d k -> (In v (results d k l n) <-> result d (fun i => nth i l 0%nat) n v).
Proof.
  intro last. unfold results. rewrite in_flat_map. split.
  - intros (j & i & h). apply in_seq in i. apply in_flat_map in h as (a & h & m). apply in_seq in h.
    unfold legalb in m. destruct (Nat.testbit (d j) (heaps_left a (n - j - a))) eqn:t; [|destruct m].
    destruct m as [<-|[]]. exists j, a, (n - j - a)%nat. split; [|reflexivity]. split; [lia|split; [lia|exact t]].
  - intros (j & a & b & m & ->). destruct (legal_bounds d k n j a b last m) as [h _]. destruct m as (le & e & t).
    assert (eb : b = (n - j - a)%nat :> nat) by lia.
    exists j. split; [apply in_seq; lia|]. apply in_flat_map. exists a. split; [apply in_seq; lia|].
    unfold legalb. rewrite <- eb, t. left. reflexivity.
Qed.

Theorem checked_values d k l H : last_place d k -> checked d k l = true :> bool -> octal d H ->
  forall n, (n < length l)%nat -> H n = nim (nth n l 0%nat).
Proof.
  intros last c o n. set (g := fun i => nth i l 0%nat). induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  intro hn. unfold checked in c. rewrite forallb_forall in c. specialize (c n).
  assert (i : In n (seq 0 (length l))) by (apply in_seq; lia). specialize (c i). clear i.
  cbn beta zeta in c. apply Bool.andb_true_iff in c as [no all]. rewrite forallb_forall in all.
  assert (ex : forall v, existsb (Nat.eqb v) (results d k l n) = true :> bool <-> result d g n v).
  { intro v. unfold g. rewrite <- (in_results d k l n v last), existsb_exists. split.
    - intros (w & i & e). apply Nat.eqb_eq in e. subst w. exact i.
    - intro i. exists v. split; [exact i|apply Nat.eqb_refl]. }
  assert (sum : forall j a b, legal d n j a b -> H a + H b = nim (Nat.lxor (g a) (g b))).
  { intros j a b (le & e & _). rewrite (IH a), (IH b) by lia. apply nim_sum. }
  apply excluded_heap.
  - intros p X x. apply o in x as (j & a & b & m & ->). exists (Nat.lxor (g a) (g b)). split; [|exact (sum j a b m)].
    intro e. apply Bool.negb_true_iff in no. assert (r : result d g n (nth n l 0%nat)) by (rewrite <- e; exists j, a, b; auto).
    apply ex in r. rewrite r in no. discriminate no.
  - intros p v lt. assert (r : result d g n v) by (apply ex, all, in_seq; lia). destruct r as (j & a & b & m & ->).
    exists (H a + H b). split; [apply o; eauto|exact (sum j a b m)].
Qed.

Lemma values_exist d H : octal d H -> forall n, exists v, H n = nim v.
Proof.
  intros o n. destruct (sprague_grundy_short (H n) (octal_short d H o n) (octal_impartial d H o n)) as (v & E & _). eauto.
Qed.
