(** Post I.7 of the blog: octal games and Kayles. [H n] is the heap of n, in any family with these moves. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Import Octal.
Local Open Scope game_scope.

(** The code as it stands: j may be removed if the digit d j has the bit for what is left, and there is a
    game with these moves for every code. *)
Theorem BL_I_7_x5 : forall d, octal d (octal_heap d) /\
  forall H, octal d H <-> forall n p X, opt p X (H n) <-> exists j a b, (1 <= j)%nat /\ (a + b + j)%nat = n :> nat /\
    (a = O :> nat /\ b = O :> nat /\ Nat.testbit (d j) 0 = true :> bool \/
     (a = O :> nat /\ b <> O \/ a <> O /\ b = O :> nat) /\ Nat.testbit (d j) 1 = true :> bool \/
     a <> O /\ b <> O /\ Nat.testbit (d j) 2 = true :> bool) /\ X = H a + H b :> game.
Proof.
  intro d. split; [apply octal_heap_octal|]. intro H.
  assert (same : forall n j a b, legal d n j a b <-> (1 <= j)%nat /\ (a + b + j)%nat = n :> nat /\
    (a = O :> nat /\ b = O :> nat /\ Nat.testbit (d j) 0 = true :> bool \/
     (a = O :> nat /\ b <> O \/ a <> O /\ b = O :> nat) /\ Nat.testbit (d j) 1 = true :> bool \/
     a <> O /\ b <> O /\ Nat.testbit (d j) 2 = true :> bool)).
  { intros n j a b. unfold legal, heaps_left. destruct (Nat.eqb_spec a 0), (Nat.eqb_spec b 0); cbn [Nat.add]; tauto. }
  split; intros o n p X; rewrite (o n p X); split; intros (j & a & b & h); exists j, a, b.
  - destruct h as [m e]. apply same in m. tauto.
  - split; [apply same|]; tauto.
  - split; [apply same|]; tauto.
  - destruct h as [m e]. apply same in m. tauto.
Qed.

Theorem BL_I_7_x6 : forall d n j a b, legal d n j a b <->
  (1 <= j)%nat /\ (a + b + j)%nat = n :> nat /\ Nat.testbit (d j) (heaps_left a b) = true :> bool.
Proof. reflexivity. Qed.

(** .77: one or two pins, of a row, and what is left at both sides *)
Definition kayles (j : nat) : nat := match j with 1 | 2 => 7 | _ => 0 end%nat.

Lemma kayles_last : last_place kayles 2.
Proof. intros j l. destruct j as [|[|[|j]]]; try lia. reflexivity. Qed.

Theorem BL_I_7_x7 : forall H, octal kayles H <-> forall n p X, opt p X (H n) <->
  exists j a b, (j = 1%nat :> nat \/ j = 2%nat :> nat) /\ (a + b + j)%nat = n :> nat /\ X = H a + H b :> game.
Proof.
  intro H. assert (same : forall n j a b, legal kayles n j a b <->
    (j = 1%nat :> nat \/ j = 2%nat :> nat) /\ (a + b + j)%nat = n :> nat).
  { intros n j a b. unfold legal, heaps_left. split.
    - intros (l & e & t). split; [|exact e]. destruct j as [|[|[|j]]]; [lia|auto|auto|].
      cbn [kayles] in t. rewrite Nat.bits_0 in t. discriminate t.
    - intros [h e]. split; [lia|split; [exact e|]]. destruct h as [-> | ->]; destruct (Nat.eqb_spec a 0), (Nat.eqb_spec b 0); reflexivity. }
  split; intros o n p X; rewrite (o n p X); split; intros (j & a & b & h); exists j, a, b.
  - destruct h as [m e]. apply same in m. tauto.
  - split; [apply same|]; tauto.
  - split; [apply same|]; tauto.
  - destruct h as [m e]. apply same in m. tauto.
Qed.

(** .333... *)
Theorem BL_I_7_x8 : forall H, octal (fun j => match j with O => O | _ => 3%nat end) H -> forall n, H n = nim n.
Proof.
  intros H o n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  assert (z : (0 < n)%nat -> H O = 0).
  { intro l. rewrite (IH O l). apply identical_equal, nim_0. }
  apply excluded_heap.
  - intros p X x. apply o in x as (j & a & b & (l & e & t) & ->). destruct j as [|j]; [lia|]. unfold heaps_left in t.
    destruct (Nat.eqb_spec a 0) as [->|na], (Nat.eqb_spec b 0) as [->|nb]; [| | |discriminate t].
    + exists O. split; [lia|]. rewrite z, nim_0 by lia. group.
    + exists b. split; [lia|]. rewrite z, IH by lia. group.
    + exists a. split; [lia|]. rewrite z, IH by lia. group.
  - intros p k l. exists (H O + H k). split.
    + apply o. exists (n - k)%nat, O, k. split; [|reflexivity]. split; [lia|split; [lia|]].
      destruct (n - k)%nat eqn:e; [lia|]. unfold heaps_left. destruct (Nat.eqb_spec k 0); reflexivity.
    + rewrite z, IH by lia. group.
Qed.

(** [values H g]: g n is the value of the heap of n. *)
Theorem BL_I_7_x11 : forall d H, octal d H ->
  (forall n, exists v, H n = nim v) /\
  forall g, (values H g <-> forall n,
    ~ (exists j a b, legal d n j a b /\ g n = Nat.lxor (g a) (g b) :> nat) /\
    forall v, (v < g n)%nat -> exists j a b, legal d n j a b /\ v = Nat.lxor (g a) (g b) :> nat) /\
  (values H g -> forall l, fold_right (fun n G => H n + G) 0 l = nim (fold_right (fun n x => Nat.lxor (g n) x) O l)).
Proof.
  intros d H o. split; [exact (values_exist d H o)|]. intro g. split; [exact (octal_mex d H g o)|].
  intros v l. induction l as [|n l IH]; cbn [fold_right]; [symmetry; apply identical_equal, nim_0|].
  rewrite IH, (v n). apply nim_sum.
Qed.

Theorem BL_I_7_x12 : forall d k n j a b, last_place d k -> legal d n j a b -> (n - k <= a + b < n)%nat.
Proof. intros d k n j a b last m. exact (proj2 (legal_bounds d k n j a b last m)). Qed.

Theorem BL_I_7_x13 : forall d k i p n j a b, last_place d k -> (1 <= i)%nat -> (2 * i + p + k <= n)%nat ->
  legal d (n + p) j a b -> (a <= b)%nat ->
  (2 * (i + p) <= a + b)%nat /\ (i + p <= b)%nat /\ (i <= b - p < n)%nat /\ legal d n j a (b - p).
Proof.
  intros d k i p n j a b last hi hn m le. destruct (legal_bounds d k (n + p) j a b last m) as [_ h].
  split; [lia|split; [lia|split; [destruct m; lia|]]].
  replace n with (a + (b - p) + j)%nat by (destruct m as (_ & e & _); lia).
  apply (legal_shift d (n + p) j a b); [exact m|lia|lia].
Qed.

(** The values of two heaps are equal just if the games are. It is not needed that the digit at place k is
    not 0, nor that p > 0; that i > 0 is. *)
Theorem BL_I_7_1 : forall d k H i p, (forall j, (k < j)%nat -> d j = O :> nat) -> octal d H -> (1 <= i)%nat ->
  (forall n, (i <= n < 2 * i + p + k)%nat -> H (n + p)%nat = H n) ->
  forall n, (i <= n)%nat -> H (n + p)%nat = H n.
Proof. exact guy_smith. Qed.

(** * Kayles *)

Definition kayles_table : list nat := (
  [0; 1; 2; 3; 1; 4; 3; 2; 1; 4; 2; 6] ++
  [4; 1; 2; 7; 1; 4; 3; 2; 1; 4; 6; 7] ++
  [4; 1; 2; 8; 5; 4; 7; 2; 1; 8; 6; 7] ++
  [4; 1; 2; 3; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 4; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 6; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7] ++
  [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7])%nat.

Lemma kayles_values H n : octal kayles H -> (n < 180)%nat -> H n = nim (nth n kayles_table 0%nat).
Proof.
  intros o l. apply (checked_values kayles 2 kayles_table H); [exact kayles_last|vm_compute; reflexivity|exact o|exact l].
Qed.

Definition row (a : nat) (values : list nat) : Prop :=
  forall H, octal kayles H -> forall b, (b < 12)%nat -> H (12 * a + b)%nat = nim (nth b values 0%nat).

Ltac read_row :=
  intros H o b l; rewrite (kayles_values H _ o) by lia;
  do 12 (destruct b as [|b]; [reflexivity|]); lia.

Theorem BL_I_7_t0 : row 0 [0; 1; 2; 3; 1; 4; 3; 2; 1; 4; 2; 6]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t1 : row 1 [4; 1; 2; 7; 1; 4; 3; 2; 1; 4; 6; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t2 : row 2 [4; 1; 2; 8; 5; 4; 7; 2; 1; 8; 6; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t3 : row 3 [4; 1; 2; 3; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t4 : row 4 [4; 1; 2; 8; 1; 4; 7; 2; 1; 4; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t5 : row 5 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 6; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t6 : row 6 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t7 : row 7 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t8 : row 8 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t9 : row 9 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t10 : row 10 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t11 : row 11 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t12 : row 12 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t13 : row 13 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_t14 : row 14 [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat.
Proof. read_row. Qed.

Theorem BL_I_7_x3 : forall H, octal kayles H ->
  H 0%nat = nim 0 /\ H 1%nat = nim 1 /\ H 2%nat = nim 2 /\ H 3%nat = nim 3 /\ H 4%nat = nim 1 /\ H 5%nat = nim 4 /\
  forall p X, (exists Y, opt p Y (H 5%nat) /\ X == Y) <->
    X == H 4%nat \/ X == H 3%nat \/ X == H 1%nat + H 3%nat \/ X == H 2%nat + H 2%nat \/ X == H 1%nat + H 2%nat.
Proof.
  intros H o. split; [apply (kayles_values H 0 o); lia|]. split; [apply (kayles_values H 1 o); lia|].
  split; [apply (kayles_values H 2 o); lia|]. split; [apply (kayles_values H 3 o); lia|].
  split; [apply (kayles_values H 4 o); lia|]. split; [apply (kayles_values H 5 o); lia|].
  assert (moves : forall p Y, opt p Y (H 5%nat) <-> exists j a b, (j = 1%nat :> nat \/ j = 2%nat :> nat) /\
    (a + b + j)%nat = 5%nat :> nat /\ Y = H a + H b :> game) by (intros p Y; exact (proj1 (BL_I_7_x7 H) o 5%nat p Y)).
  assert (z : H 0%nat == 0).
  { apply identical_spec. split; intros p Y x; [|destruct (opt_zero _ _ x)].
    apply (proj1 (BL_I_7_x7 H) o) in x as (j & a & b & h & e & _). lia. }
  intros p X. split.
  - intros (Y & x & E). apply moves in x as (j & a & b & h & e & ->).
    assert (c : (a = 0%nat :> nat /\ b = 4%nat :> nat) \/ (a = 4%nat :> nat /\ b = 0%nat :> nat) \/ (a = 1%nat :> nat /\ b = 3%nat :> nat) \/
      (a = 3%nat :> nat /\ b = 1%nat :> nat) \/ (a = 2%nat :> nat /\ b = 2%nat :> nat) \/ (a = 0%nat :> nat /\ b = 3%nat :> nat) \/
      (a = 3%nat :> nat /\ b = 0%nat :> nat) \/ (a = 1%nat :> nat /\ b = 2%nat :> nat) \/ (a = 2%nat :> nat /\ b = 1%nat :> nat)) by lia.
    rewrite E. destruct c as [[-> ->]|[[-> ->]|[[-> ->]|[[-> ->]|[[-> ->]|[[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]]]]]]; rewrite ?z, ?add_0_l, ?add_0_r.
    + left. reflexivity.
    + left. reflexivity.
    + right; right; left. reflexivity.
    + right; right; left. apply add_comm.
    + right; right; right; left. reflexivity.
    + right; left. reflexivity.
    + right; left. reflexivity.
    + right; right; right; right. reflexivity.
    + right; right; right; right. apply add_comm.
  - intros [E|[E|[E|[E|E]]]]; [exists (H 0%nat + H 4%nat)|exists (H 0%nat + H 3%nat)|exists (H 1%nat + H 3%nat)|
      exists (H 2%nat + H 2%nat)|exists (H 1%nat + H 2%nat)]; (split; [apply moves|rewrite E, ?z, ?add_0_l; reflexivity]).
    + exists 1%nat, 0%nat, 4%nat. auto.
    + exists 2%nat, 0%nat, 3%nat. auto.
    + exists 1%nat, 1%nat, 3%nat. auto.
    + exists 1%nat, 2%nat, 2%nat. auto.
    + exists 2%nat, 1%nat, 2%nat. auto.
Qed.

(** The values from 71 to 167, and those 12 later *)
Lemma kayles_start H : octal kayles H -> forall n, (71 <= n < 156)%nat -> H (n + 12)%nat = H n.
Proof.
  intros o n l. rewrite !(kayles_values H) by (exact o || lia).
  assert (c : forallb (fun n => nth (n + 12) kayles_table 0 =? nth n kayles_table 0)%nat (seq 71 85) = true :> bool) by (vm_compute; reflexivity).
  rewrite forallb_forall in c. assert (i : In n (seq 71 85)) by (apply in_seq; lia).
  apply c, Nat.eqb_eq in i. rewrite i. reflexivity.
Qed.

Lemma kayles_periodic H : octal kayles H -> forall n, (71 <= n)%nat -> H (n + 12)%nat = H n.
Proof.
  intros o. apply (guy_smith kayles 2 H 71 12 kayles_last o); [lia|]. intros n l. apply (kayles_start H o). lia.
Qed.

Theorem BL_I_7_x4 : forall H, octal kayles H -> (forall n, (71 <= n)%nat -> H (n + 12)%nat = H n) /\
  H 70%nat = nim 6 /\ H 82%nat = nim 2 /\ ~ H (70 + 12)%nat = H 70%nat.
Proof.
  intros H o. assert (a : H 70%nat = nim 6) by (apply (kayles_values H 70 o); lia).
  assert (b : H 82%nat = nim 2) by (apply (kayles_values H 82 o); lia).
  split; [exact (kayles_periodic H o)|split; [exact a|split; [exact b|]]].
  intro E. change (70 + 12)%nat with 82%nat in E. rewrite a, b in E. apply nim_unique in E. discriminate E.
Qed.

Theorem BL_I_7_x15 : (forall j, (2 < j)%nat -> kayles j = O :> nat) /\ (2 * 71 + 12 + 2)%nat = 156%nat :> nat /\
  forall H, octal kayles H -> (forall n, (71 <= n < 156)%nat -> H (n + 12)%nat = H n) /\
    forall n, (71 <= n)%nat -> H (n + 12)%nat = H n.
Proof.
  split; [exact kayles_last|split; [reflexivity|]]. intros H o. split; [exact (kayles_start H o)|exact (kayles_periodic H o)].
Qed.

Theorem PL_54a : forall H, octal kayles H ->
  H 0%nat = nim 0 /\ H 1%nat = nim 1 /\ H 2%nat = nim 2 /\ H 3%nat = nim 3 /\ H 4%nat = nim 1 /\ H 5%nat = nim 4.
Proof. intros H o. pose proof (BL_I_7_x3 H o). tauto. Qed.

Theorem PL_55 : forall H, octal kayles H -> forall m b, (b < 12)%nat ->
  H (72 + 12 * m + b)%nat = nim (nth b [4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7]%nat 0%nat).
Proof.
  intros H o m b l. induction m as [|m IH].
  - exact (BL_I_7_t6 H o b l).
  - replace (72 + 12 * S m + b)%nat with (72 + 12 * m + b + 12)%nat by lia. rewrite (kayles_periodic H o) by lia. exact IH.
Qed.
