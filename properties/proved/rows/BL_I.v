(** Post I.6 of the blog: finite Nim. The heap of n is [nim n], the position of several heaps is [heaps l]. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Import Nim.
Local Open Scope game_scope.

(** G is a P-position just if G = 0. *)
Theorem BL_I_6_x1 : forall G, short G -> impartial G -> exists n, G = nim n /\
  (forall m, G = nim m -> m = n :> nat) /\
  ((forall p X, opt p X G -> exists k, k <> n /\ X = nim k) /\
   (forall p k, (k < n)%nat -> exists X, opt p X G /\ X = nim k)) /\
  (G = 0 <-> n = O :> nat).
Proof.
  intros G s i. destruct (sprague_grundy_short G s i) as (n & E & a & b). exists n. parts; [exact E| |exact a|exact b|].
  - intros m F. apply nim_unique. rewrite <- E, <- F. reflexivity.
  - rewrite E. apply nim_zero_iff.
Qed.

Theorem BL_I_6_x2 : nim 1 + nim 2 = nim 3 /\ heaps [1; 2; 3]%nat = 0.
Proof. split; [apply (nim_sum 1 2)|apply (proj2 (bouton _)); reflexivity]. Qed.

(** Sums of different ones of the heaps 1, 2 and 4. *)
Theorem BL_I_6_x6 : forall l, NoDup l -> incl l [1; 2; 4]%nat -> heaps l = nim (list_sum l).
Proof.
  intros l nd i. rewrite heaps_xor. assert (e : xor_of l = list_sum l :> nat); [|rewrite e; reflexivity].
  assert (a : forall n, In n l -> In n [1; 2; 4]%nat) by exact i. clear i.
  destruct l as [|x [|y [|z [|t l]]]].
  - reflexivity.
  - cbn. rewrite Nat.lxor_0_r, Nat.add_0_r. reflexivity.
  - pose proof (a x (or_introl eq_refl)) as hx. pose proof (a y (or_intror (or_introl eq_refl))) as hy.
    inversion nd as [|? ? n _]; subst. cbn in hx, hy, n.
    destruct hx as [<-|[<-|[<-|[]]]], hy as [<-|[<-|[<-|[]]]]; first [reflexivity|destruct n; auto].
  - pose proof (a x (or_introl eq_refl)) as hx. pose proof (a y (or_intror (or_introl eq_refl))) as hy.
    pose proof (a z (or_intror (or_intror (or_introl eq_refl)))) as hz.
    inversion nd as [|? ? n nd']; subst. inversion nd' as [|? ? m _]; subst. cbn in hx, hy, hz, n, m.
    destruct hx as [<-|[<-|[<-|[]]]], hy as [<-|[<-|[<-|[]]]], hz as [<-|[<-|[<-|[]]]];
      first [reflexivity|destruct n; auto; fail|destruct m; auto].
  - assert (le : (length (x :: y :: z :: t :: l) <= 3)%nat) by exact (NoDup_incl_length nd a).
    cbn in le. lia.
Qed.

Theorem BL_I_6_x7 : nim 3 + nim 7 = nim 4 /\ nim 3 = nim 1 + nim 2 /\ nim 7 = nim 1 + (nim 2 + nim 4).
Proof.
  parts; [apply (nim_sum 3 7)|symmetry; apply (nim_sum 1 2)|]. rewrite (nim_sum 2 4). symmetry. apply (nim_sum 1 6).
Qed.

Theorem BL_I_6_x8 : forall a b, heaps [a; a; b; b] = 0.
Proof.
  intros a b. apply bouton. cbn. rewrite Nat.lxor_0_r, !Nat.lxor_nilpotent, Nat.lxor_0_r. apply Nat.lxor_nilpotent.
Qed.

Theorem BL_I_6_1 : forall n m, (m < 2 ^ n)%nat ->
  nim m + nim (2 ^ n) = nim (m + 2 ^ n) /\ heaps [m; 2 ^ n; m + 2 ^ n]%nat = 0.
Proof.
  intros n m l. pose proof (lxor_no_carry n m l) as e. split; [rewrite nim_sum, e; reflexivity|].
  apply bouton. cbn [fold_right xor_of]. rewrite Nat.lxor_0_r, <- e, <- Nat.lxor_assoc. apply Nat.lxor_nilpotent.
Qed.

Theorem BL_I_6_x9 : forall p q, nim p + nim q = nim (Nat.lxor p q).
Proof. exact nim_sum. Qed.

(** The move flips the bits of X, and does so in no other way. *)
Theorem BL_I_6_x12 : forall l, let X := xor_of l in
  (heaps l = 0 <-> X = O :> nat) /\
  (X <> O -> exists before n after, l = before ++ n :: after :> list nat /\
     nim_move l (before ++ Nat.lxor n X :: after) /\ heaps (before ++ Nat.lxor n X :: after) = 0).
Proof.
  intros l X. split; [exact (bouton l)|]. intro nz.
  destruct (some_heap_has_bit l _ (Nat.bit_log2 X nz)) as (n & i & h).
  apply in_split in i as (before & after & ->). destruct (winning_move before n after nz h) as [a b].
  exists before, n, after. parts; [reflexivity|constructor; exact a|apply bouton, b].
Qed.

Theorem BL_I_6_x13 : forall l, let X := xor_of l in
  (X = O :> nat -> (forall before n after, l = before ++ n :: after :> list nat -> ~ (Nat.lxor n X < n)%nat) /\
     forall l', nim_move l l' -> ~ heaps l' = 0) /\
  (X <> O -> exists before n after, l = before ++ n :: after :> list nat /\
     (Nat.lxor n X < n)%nat /\ heaps (before ++ Nat.lxor n X :: after) = 0).
Proof.
  intros l X. split.
  - intro z. split.
    + intros before n after _. rewrite z, Nat.lxor_0_r. lia.
    + intros l' m E. apply bouton in E. apply (move_changes_xor l l' m). rewrite E. symmetry. exact z.
  - intro nz. destruct (some_heap_has_bit l _ (Nat.bit_log2 X nz)) as (n & i & h).
    apply in_split in i as (before & after & ->). destruct (winning_move before n after nz h) as [a b].
    exists before, n, after. parts; [reflexivity|exact a|apply bouton, b].
Qed.

(** Components G, each with its value n: the sum is lost for who moves if the exclusive or is 0, and else
    can be won by a move in a component whose value has the top bit, to an option with a value that is
    known. *)
Theorem BL_I_6_x14 : forall l : list (game * nat),
  (forall G n, In (G, n) l -> short G /\ impartial G /\ G = nim n) ->
  let sum := fold_right (fun c G => fst c + G) 0 l in let x := xor_of (map snd l) in
  (sum = 0 <-> x = O :> nat) /\
  (x <> O -> exists G n, In (G, n) l /\ (Nat.lxor n x < n)%nat /\
     forall p, exists X, opt p X G /\ X = nim (Nat.lxor n x) /\ X - G + sum = 0).
Proof.
  intros l h sum x. assert (E : sum = heaps (map snd l)).
  { unfold sum. clear sum x. induction l as [|[G n] l IH]; [reflexivity|]. cbn.
    destruct (h G n (or_introl eq_refl)) as (_ & _ & E). rewrite E, IH; [reflexivity|].
    intros K k i. apply h. right. exact i. }
  split; [rewrite E; apply bouton|]. intro nz.
  destruct (some_heap_has_bit _ _ (Nat.bit_log2 x nz)) as (n & i & t). apply in_map_iff in i as ([G k] & e & i).
  cbn in e. subst k. destruct (h G n i) as (s & im & F). pose proof (lxor_smaller n x nz t) as small.
  exists G, n. parts; [exact i|exact small|]. intro p.
  destruct (sprague_grundy_short G s im) as (m & F' & _ & b).
  assert (e : m = n :> nat) by (apply nim_unique; rewrite <- F, <- F'; reflexivity). subst m.
  destruct (b p _ small) as (X & o & EX). exists X. parts; [exact o|exact EX|].
  rewrite E, heaps_xor, EX, F. fold x. unfold minus.
  rewrite (identical_equal _ _ (impartial_neg _ (impartial_nim n))), !nim_sum.
  rewrite (Nat.lxor_comm n x), lxor_twice_r, Nat.lxor_nilpotent. apply nim_zero_iff. reflexivity.
Qed.

(** * I.6a *)

Theorem BL_I_6a_x1 : forall p q n, n = Nat.lxor p q :> nat <->
  ~ ((exists p', (p' < p)%nat /\ n = Nat.lxor p' q :> nat) \/ (exists q', (q' < q)%nat /\ n = Nat.lxor p q' :> nat)) /\
  forall k, (k < n)%nat ->
    (exists p', (p' < p)%nat /\ k = Nat.lxor p' q :> nat) \/ (exists q', (q' < q)%nat /\ k = Nat.lxor p q' :> nat).
Proof.
  assert (mex : forall p q, (~ ((exists p', (p' < p)%nat /\ Nat.lxor p q = Nat.lxor p' q :> nat) \/
      (exists q', (q' < q)%nat /\ Nat.lxor p q = Nat.lxor p q' :> nat))) /\
    forall k, (k < Nat.lxor p q)%nat ->
      (exists p', (p' < p)%nat /\ k = Nat.lxor p' q :> nat) \/ (exists q', (q' < q)%nat /\ k = Nat.lxor p q' :> nat)).
  { intros p q. split.
    - intros [(p' & h & e)|(q' & h & e)]; [apply lxor_cancel_r in e|apply lxor_cancel_l in e]; lia.
    - intros k l. destruct (lxor_move p q k l) as [h|h]; [left|right].
      + exists (Nat.lxor k q). rewrite lxor_twice_r. auto.
      + exists (Nat.lxor p k). rewrite lxor_twice_l. auto. }
  intros p q n. destruct (mex p q) as [a b]. split; [intros ->; split; assumption|]. intros [c d].
  destruct (Nat.lt_trichotomy n (Nat.lxor p q)) as [l|[e|l]]; [destruct (c (b n l))|exact e|destruct (a (d _ l))].
Qed.

Theorem BL_I_6a_x2 : forall p q r,
  Nat.lxor p q = Nat.lxor q p :> nat /\ Nat.lxor (Nat.lxor p q) r = Nat.lxor p (Nat.lxor q r) :> nat /\
  Nat.lxor p 0 = p :> nat /\ Nat.lxor p p = O :> nat.
Proof.
  intros p q r. parts; [apply Nat.lxor_comm|apply Nat.lxor_assoc|apply Nat.lxor_0_r|apply Nat.lxor_nilpotent].
Qed.
