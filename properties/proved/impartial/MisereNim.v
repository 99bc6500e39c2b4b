(** Misere Nim, and games whose options are heaps. *)

From Coq Require Import List PeanoNat Lia.
Import ListNotations.
From CGT Require Export Misere.
From CGT Require Nim.
Import Nim (nim_move, Take, xor_of, is_least_missing).

Fixpoint smaller_heaps (n : nat) : list tree :=
  match n with O => [] | S n => Tree (smaller_heaps n) :: smaller_heaps n end.
Definition heap (n : nat) : tree := Tree (smaller_heaps n).

Lemma opt_heap X n : opt X (heap n) <-> exists k, k < n /\ X = heap k.
Proof.
  unfold opt, heap at 1. cbn [options]. induction n as [|n IH]; cbn; [split; [intros []|intros (k & h & _); lia]|].
  rewrite IH. fold (heap n). split.
  - intros [<-|(k & h & ->)]; eauto.
  - intros (k & h & ->). destruct (Nat.eq_dec k n) as [->|ne]; [auto|]. right. exists k. split; [lia|reflexivity].
Qed.

Definition position_of (l : list nat) : tree := fold_right (fun n G => heap n + G) zero l.

Lemma opt_position X l : opt X (position_of l) <-> exists l', nim_move l l' /\ X = position_of l'.
Proof.
  revert X. induction l as [|n l IH]; intro X.
  - split; [intro o; destruct (opt_zero X o)|]. intros (l' & m & _). remember [] as L eqn:E.
    destruct m as [[|] ? ? ? ?]; discriminate E.
  - cbn [position_of fold_right]. fold (position_of l). rewrite opt_add. split.
    + intros [(Y & o & ->)|(Y & o & ->)].
      * apply opt_heap in o as (k & h & ->). exists (k :: l). split; [exact (Take [] n k l h)|reflexivity].
      * apply IH in o as (l' & m & ->). exists (n :: l'). split; [|reflexivity].
        destruct m as [b i k a h]. exact (Take (n :: b) i k a h).
    + intros (l' & m & ->). remember (n :: l) as L eqn:E. destruct m as [[|j b] i k a h]; cbn in E; injection E as -> <-.
      * left. exists (heap k). split; [apply opt_heap; eauto|reflexivity].
      * right. exists (position_of (b ++ k :: a)). split; [|reflexivity]. apply IH. exists (b ++ k :: a).
        split; [constructor; exact h|reflexivity].
Qed.

(** Some heap has 2 or more; or all have 1 or none. *)
Definition big (l : list nat) : Prop := exists n, In n l /\ 2 <= n.
Definition small (l : list nat) : Prop := forall n, In n l -> n <= 1.

Lemma big_or_small l : big l \/ small l.
Proof.
  destruct (some_or_none (fun n => 2 <= n) (fun n => n <= 1) l) as [h|h]; [intros; lia|left|right]; exact h.
Qed.

Lemma small_not_big l : small l -> ~ big l.
Proof. intros s (n & i & h). specialize (s n i). lia. Qed.

Lemma lxor_small a b : a <= 1 -> b <= 1 -> Nat.lxor a b <= 1.
Proof. intros ha hb. destruct a as [|[|]], b as [|[|]]; cbn; lia. Qed.

Lemma xor_small l : small l -> xor_of l <= 1.
Proof.
  induction l as [|n l IH]; intro s; [cbn; lia|]. cbn [xor_of fold_right]. apply lxor_small; [apply s; left; reflexivity|].
  apply IH. intros m i. apply s. right. exact i.
Qed.

(** The positions that are won by the previous player. *)
Definition good (l : list nat) : Prop := big l /\ xor_of l = 0 \/ small l /\ xor_of l = 1.

Lemma replaced_small before n k after : small (before ++ n :: after) -> k <= 1 -> small (before ++ k :: after).
Proof.
  intros s h m i. apply in_app_iff in i as [i|[<-|i]]; [|exact h|]; apply s, in_app_iff; cbn; auto.
Qed.

(** If a move leaves only small heaps, the exclusive or was not 0 beside a big heap. *)
Lemma last_big before n k after : small (before ++ k :: after) -> big (before ++ n :: after) ->
  2 <= n /\ xor_of (before ++ n :: after) <> 0.
Proof.
  intros s b. assert (h : 2 <= n).
  { destruct b as (m & i & h). apply in_app_iff in i as [i|[<-|i]]; [|exact h|];
      assert (m <= 1) by (apply s, in_app_iff; cbn; auto); lia. }
  split; [exact h|]. intro z. pose proof (Nim.xor_of_move before n k after) as e. rewrite z, Nat.lxor_0_l in e.
  pose proof (xor_small _ s) as x. assert (hk : k <= 1) by (apply s, in_app_iff; cbn; auto).
  pose proof (lxor_small _ _ x hk) as y. rewrite e, Nim.lxor_twice_r in y. lia.
Qed.

Lemma good_moves l l' : good l -> nim_move l l' -> ~ good l'.
Proof.
  intros g m g'. pose proof (Nim.move_changes_xor l l' m) as ne. destruct m as [b n k a h].
  destruct g as [[bg z]|[s z]], g' as [[bg' z']|[s' z']].
  - apply ne. rewrite z, z'. reflexivity.
  - exact (proj2 (last_big b n k a s' bg) z).
  - apply (small_not_big (b ++ k :: a)); [|exact bg']. apply (replaced_small b n k a s).
    assert (n <= 1) by (apply s, in_app_iff; cbn; auto). lia.
  - apply ne. rewrite z, z'. reflexivity.
Qed.

(** The winning move: the normal one, but where that leaves only small heaps, one of these more or fewer. *)
Lemma move_to_good l : ~ good l -> (forall n, In n l -> n = 0) \/
  (small l /\ exists before after, l = before ++ 1 :: after /\ good (before ++ 0 :: after)) \/
  (big l /\ xor_of l <> 0 /\ exists before n after, l = before ++ n :: after /\ Nat.lxor n (xor_of l) < n /\
     xor_of (before ++ Nat.lxor n (xor_of l) :: after) = 0 /\
     (big (before ++ Nat.lxor n (xor_of l) :: after) -> good (before ++ Nat.lxor n (xor_of l) :: after)) /\
     (small (before ++ Nat.lxor n (xor_of l) :: after) ->
        let k := Nat.lxor (Nat.lxor n (xor_of l)) 1 in k < n /\ good (before ++ k :: after))).
Proof.
  intro ng. destruct (big_or_small l) as [b|s].
  - right; right. assert (nz : xor_of l <> 0) by (intro z; apply ng; left; auto). split; [exact b|split; [exact nz|]].
    destruct (Nim.some_heap_has_bit l _ (Nat.bit_log2 _ nz)) as (n & i & t).
    apply in_split in i as (bef & aft & ->). destruct (Nim.winning_move bef n aft nz t) as [lt z].
    set (x := xor_of (bef ++ n :: aft)) in *. exists bef, n, aft. split; [reflexivity|split; [exact lt|split; [exact z|split]]].
    + intro b'. left. auto.
    + intros s k. destruct (last_big bef n _ aft s b) as [h _].
      assert (hk : k <= 1).
      { apply lxor_small; [apply s, in_app_iff; cbn; auto|lia]. }
      split; [lia|]. right. split; [exact (replaced_small bef _ k aft s hk)|].
      rewrite (Nim.xor_of_move bef (Nat.lxor n x) k aft), z, Nat.lxor_0_l. unfold k. apply Nim.lxor_twice_l.
  - pose proof (xor_small l s) as le. assert (z : xor_of l = 0).
    { destruct (Nat.eq_dec (xor_of l) 1) as [e|ne]; [destruct ng; right; auto|lia]. }
    destruct (some_or_none (fun n => n = 1) (fun n => n = 0) l) as [(n & i & ->)|all]; [|right; left|left; exact all].
    { intros n i. specialize (s n i). lia. }
    split; [exact s|]. apply in_split in i as (bef & aft & ->). exists bef, aft. split; [reflexivity|]. right.
    split; [apply (replaced_small bef 1 0 aft s); lia|]. rewrite (Nim.xor_of_move bef 1 0 aft), z. reflexivity.
Qed.

Lemma good_has_move l : good l -> exists l', nim_move l l'.
Proof.
  assert (some : forall n, In n l -> 0 < n -> exists l', nim_move l l').
  { intros n i h. apply in_split in i as (b & a & ->). exists (b ++ 0 :: a). constructor. exact h. }
  intros [[(n & i & h) _]|[_ z]].
  - apply (some n i). lia.
  - destruct (Nim.some_heap_has_bit l 0) as (n & i & t); [rewrite z; reflexivity|]. apply (some n i).
    destruct n; [discriminate t|lia].
Qed.

Lemma move_sum l l' : nim_move l l' -> list_sum l' < list_sum l.
Proof. intros [b n k a h]. rewrite !list_sum_app. cbn. lia. Qed.

Lemma good_dec l : good l \/ ~ good l.
Proof.
  unfold good. destruct (big_or_small l) as [b|s].
  - destruct (Nat.eq_dec (xor_of l) 0); [tauto|]. right. intros [[_ z]|[s _]]; [tauto|exact (small_not_big l s b)].
  - destruct (Nat.eq_dec (xor_of l) 1); [tauto|]. right. intros [[b _]|[_ z]]; [exact (small_not_big l s b)|tauto].
Qed.

Theorem misere_nim l : P (position_of l) <-> good l.
Proof.
  remember (list_sum l) as n eqn:e. revert l e. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  intros l ->. assert (IH' : forall l', nim_move l l' -> (P (position_of l') <-> good l')).
  { intros l' m. exact (IH _ (move_sum l l' m) l' eq_refl). }
  assert (moves : (exists l', nim_move l l' /\ good l') -> N (position_of l)).
  { intros (l' & m & g). apply (P_option (position_of l')); [apply opt_position; eauto|apply (IH' l' m), g]. }
  split.
  - intro p. destruct (good_dec l) as [g|ng]; [exact g|exfalso].
    destruct (move_to_good l ng) as [all|[(_ & b & a & -> & g)|(_ & _ & b & n & a & E & lt & z & gb & gs)]].
    + apply P_spec in p as [[X o] _]. apply opt_position in o as (l' & m & _). inversion m as [b n k a h]; subst.
      assert (n = 0) by (apply all, in_app_iff; cbn; auto). lia.
    + apply moves; [|exact p]. exists (b ++ 0 :: a). split; [constructor; lia|exact g].
    + apply moves; [|exact p]. set (x := xor_of l) in *. clearbody x. subst l.
      destruct (big_or_small (b ++ Nat.lxor n x :: a)) as [h|h].
      * exists (b ++ Nat.lxor n x :: a). split; [constructor; exact lt|exact (gb h)].
      * destruct (gs h) as [lt' g]. eexists. split; [constructor; exact lt'|exact g].
  - intro g. apply P_spec. split.
    + destruct (good_has_move l g) as [l' m]. exists (position_of l'). apply opt_position. eauto.
    + intros X o p. apply opt_position in o as (l' & m & ->). apply (good_moves l l' g m), (IH' l' m), p.
Qed.

(** * Games whose options are heaps (Theorem 72) *)

Lemma like_refl G : like G G.
Proof. intro T. reflexivity. Qed.

Theorem simplify_to_heap G n : (forall X, opt X G -> exists k, X = heap k) ->
  (opt (heap 0) G \/ opt (heap 1) G \/ options G = []) ->
  ~ opt (heap n) G -> (forall k, k < n -> opt (heap k) G) -> like G (heap n).
Proof.
  intros heaps some no all. destruct (none_or_some G) as [e|[A oA]].
  { destruct n as [|n].
    - apply no_options in e. subst G. apply like_refl.
    - assert (o : opt (heap 0) G) by (apply all; lia). unfold opt in o. rewrite e in o. destruct o. }
  destruct (choose (fun X k => X = heap k) (options G) heaps) as (ks & a & b).
  assert (more : forall X, In X (map heap (filter (fun k => n <? k) ks)) <-> exists k, n < k /\ opt X G /\ X = heap k).
  { intro X. rewrite in_map_iff. split.
    - intros (k & <- & i). apply filter_In in i as [i l]. apply Nat.ltb_lt in l. exists k. split; [exact l|].
      destruct (b k i) as (Y & o & ->). split; [exact o|reflexivity].
    - intros (k & l & o & e). destruct (a X o) as (j & i & e').
      destruct (Nat.lt_ge_cases n j) as [h|h].
      + exists j. split; [symmetry; exact e'|]. apply filter_In. split; [exact i|apply Nat.ltb_lt, h].
      + assert (o' : opt (heap n) X) by (rewrite e; apply opt_heap; eauto). rewrite e' in o'. apply opt_heap in o' as (m & lm & em).
        destruct no. rewrite em. apply all. lia. }
  apply (grundy_principle (heap n) G (map heap (filter (fun k => n <? k) ks))).
  - intro X. rewrite opt_heap, more. split.
    + intro o. destruct (heaps X o) as (k & ->). destruct (Nat.lt_trichotomy k n) as [l|[->|l]]; [eauto|destruct (no o)|].
      right. eauto.
    + intros [(k & l & ->)|(k & _ & o & _)]; [apply all, l|exact o].
  - intros X i. apply more in i as (k & l & _ & ->). apply opt_heap. eauto.
  - intro z. assert (e : n = 0).
    { destruct n as [|n]; [reflexivity|]. assert (o : opt (heap 0) (heap (S n))) by (apply opt_heap; exists 0; split; [lia|reflexivity]).
      rewrite z in o. destruct (opt_zero _ o). }
    subst n. exists (heap 1). split; [|reflexivity]. apply more. exists 1. split; [lia|split; [|reflexivity]].
    destruct some as [o|[o|e]]; [destruct (no o)|exact o|]. unfold opt in oA. rewrite e in oA. destruct oA.
Qed.

Lemma two_heaps k : 2 <= k -> P (heap k + heap k).
Proof.
  induction k as [k IH] using (well_founded_induction Wf_nat.lt_wf). intro h.
  assert (left : forall j, j < k -> exists Y, opt Y (heap k) /\ P (heap j + Y)).
  { intros j lt. destruct (Nat.lt_ge_cases j 2) as [l|l].
    - exists (heap (1 - j)). split; [apply opt_heap; exists (1 - j); split; [lia|reflexivity]|].
      destruct j as [|[|j]]; [reflexivity|reflexivity|lia].
    - exists (heap j). split; [apply opt_heap; eauto|exact (IH j lt l)]. }
  apply P_spec. split; [exists (heap 0 + heap k); apply opt_left, opt_heap; exists 0; split; [lia|reflexivity]|].
  intros Z o. apply opt_add in o as [(X & o & ->)|(X & o & ->)]; apply opt_heap in o as (j & lt & ->);
    destruct (left j lt) as (Y & oY & p).
  - apply (P_option (heap j + Y)); [apply opt_right, oY|exact p].
  - apply (P_option (Y + heap j)); [apply opt_left, oY|apply P_add_comm, p].
Qed.

(** G and G + G are P, where 1 is and 1 + 1 is not. *)
Theorem not_a_heap G : (exists X, opt X G) -> (forall X, opt X G -> exists k, 2 <= k /\ X = heap k) ->
  forall n, ~ like G (heap n).
Proof.
  intros s big n l.
  assert (p : P G).
  { apply P_spec. split; [exact s|]. intros X o. destruct (big X o) as (k & h & ->).
    apply (P_option (heap 1)); [apply opt_heap; exists 1; split; [lia|reflexivity]|reflexivity]. }
  assert (q : P (G + G)).
  { assert (e : forall X, opt X G -> P (X + X)) by (intros X o; destruct (big X o) as (k & h & ->); exact (two_heaps k h)).
    apply P_spec. destruct s as [A oA]. split; [exists (A + G); apply opt_left, oA|].
    intros Z o. apply opt_add in o as [(X & o & ->)|(X & o & ->)]; apply (P_option (X + X)); auto using opt_left, opt_right. }
  assert (one_heap : n = 1).
  { apply P_add_zero, l, (P_add_zero (heap n)) in p. destruct n as [|[|n]]; [discriminate p|reflexivity|].
    destruct (P_option (heap 1) (heap (S (S n)))); [apply opt_heap; exists 1; split; [lia|reflexivity]|reflexivity|exact p]. }
  subst n. apply l in q. rewrite P_add_comm in q. apply l in q. discriminate q.
Qed.
