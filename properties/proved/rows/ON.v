(** The chapter on misere play. A game is the finite list of its options, for either player; [P], [N]:
    the previous player wins, the next one; [P']: the previous player wins in normal play. *)

From Coq Require Import List PeanoNat Lia.
Import ListNotations.
From CGT Require Import MisereNim.
From CGT Require Nim.

Theorem ON_x03 : N zero /\ forall G, (exists X, opt X G) -> (P G <-> forall X, opt X G -> N X).
Proof. split; [discriminate|]. intros G s. rewrite P_spec. tauto. Qed.

(** * Nim *)

Theorem ON_x04 : forall l : list nat, let nim_sum := fold_right Nat.lxor 0 l in
  ((exists n, In n l /\ 2 <= n) -> (P (position_of l) <-> nim_sum = 0)) /\
  ((forall n, In n l -> n <= 1) -> (P (position_of l) <-> nim_sum = 1)).
Proof.
  intros l x. change x with (Nim.xor_of l). clear x. rewrite misere_nim. split.
  - intro b. split; [intros [[_ z]|[s _]]; [exact z|destruct (small_not_big l s b)]|intro z; left; auto].
  - intro s. split; [intros [[b _]|[_ z]]; [destruct (small_not_big l s b)|exact z]|intro z; right; auto].
Qed.

(** From an N position with a big heap: the normal move wins if it leaves a big heap, and else the one that
    leaves one more or fewer in this heap. *)
Theorem ON_x05 : forall l, let x := fold_right Nat.lxor 0 l in (exists n, In n l /\ 2 <= n) -> x <> 0 ->
  exists before n after, l = before ++ n :: after /\ Nat.lxor n x < n /\
    let normal_move := before ++ Nat.lxor n x :: after in
    ((exists m, In m normal_move /\ 2 <= m) -> P (position_of normal_move)) /\
    ((forall m, In m normal_move -> m <= 1) -> let k := Nat.lxor (Nat.lxor n x) 1 in
       k < n /\ P (position_of (before ++ k :: after)) /\
       fold_right Nat.lxor 0 (before ++ k :: after) = 1).
Proof.
  intros l x b nz. change x with (Nim.xor_of l) in *. clear x.
  assert (ng : ~ good l) by (intros [[_ z]|[s _]]; [exact (nz z)|exact (small_not_big l s b)]).
  destruct (move_to_good l ng) as [all|[(s & _)|(_ & _ & bef & n & aft & E & lt & _ & gb & gs)]].
  - destruct b as (n & i & h). rewrite (all n i) in h. lia.
  - destruct (small_not_big l s b).
  - exists bef, n, aft. split; [exact E|split; [exact lt|split]].
    + intro h. apply misere_nim, gb, h.
    + intro s. destruct (gs s) as [lt' g]. split; [exact lt'|split; [apply misere_nim, g|]].
      destruct g as [[b' _]|[_ z]]; [|exact z]. exfalso. destruct b' as (m & i & h).
      apply (replaced_small bef _ (Nat.lxor (Nat.lxor n (Nim.xor_of l)) 1) aft s) in i; [lia|].
      apply lxor_small; [apply s, in_app_iff; cbn; auto|lia].
Qed.

Theorem ON_72a : forall G n, (forall X, opt X G -> exists k, X = heap k) ->
  (opt (heap 0) G \/ opt (heap 1) G \/ options G = []) ->
  ~ opt (heap n) G -> (forall k, k < n -> opt (heap k) G) -> like G (heap n).
Proof. exact simplify_to_heap. Qed.

Theorem ON_72b : forall G, (exists X, opt X G) -> (forall X, opt X G -> exists k, 2 <= k /\ X = heap k) ->
  forall n, ~ like G (heap n).
Proof. exact not_a_heap. Qed.

(** * Reversible moves *)

(** H has the options of G and more, each of which has the option G. *)
Theorem ON_x12 : forall G H (more : list tree),
  (forall X, opt X H <-> opt X G \/ In X more) -> (forall X, In X more -> opt G X) ->
  (G = zero -> exists X, In X more /\ P X) -> forall T, P (H + T) <-> P (G + T).
Proof. intros G H more o r p. exact (grundy_principle G H more o r p). Qed.

Theorem ON_x14 : forall H, (exists X, opt X H) -> (forall X, opt X H -> N X) ->
  P H /\ N zero /\ ~ like H zero.
Proof.
  intros H s n. assert (p : P H) by (apply P_spec; auto). split; [exact p|split; [discriminate|]].
  intro l. specialize (l zero). rewrite !P_add_zero in l. apply l in p. discriminate p.
Qed.

(** * Like and linked *)

Theorem ON_x83 : forall G, (P G <-> misere G = true) /\ (N G <-> misere G = false).
Proof. intro G. unfold N, P. destruct (misere G); split; split; congruence. Qed.

Theorem ON_x84 : forall G H, like G H <-> forall T, misere (G + T) = misere (H + T).
Proof.
  intros G H. unfold like, P. split; intros l T; specialize (l T);
    destruct (misere (G + T)), (misere (H + T)); try reflexivity; try (split; congruence).
  - symmetry. apply l. reflexivity.
  - apply l. reflexivity.
Qed.

Theorem ON_x85 : forall G H, linked G H <-> exists T, P (G + T) /\ P (H + T).
Proof. reflexivity. Qed.

(** Games that are not like are distinguished. *)
Theorem ON_x86 : forall G H,
  (forall T, distinguishes T G H <-> misere (G + T) <> misere (H + T)) /\
  (~ like G H <-> exists T, distinguishes T G H).
Proof.
  intros G H. split; [|exact (unlike_distinguished G H)]. intro T. unfold distinguishes, N, P.
  destruct (misere (G + T)), (misere (H + T)); split; intro h; try (destruct h as [[a b]|[a b]]); try congruence;
    [left|right]; split; congruence.
Qed.

Theorem ON_x87 : mate zero = one /\ mate one = zero /\ forall G,
  (G = zero /\ mate G = one) \/
  ((exists X, opt X G) /\ (forall X, opt X G -> X = zero) /\ mate G = zero) \/
  ((exists X, opt X G) /\ forall Z, opt Z (mate G) <-> exists X, opt X G /\ Z = mate X).
Proof. split; [reflexivity|split; [reflexivity|exact mate_cases]]. Qed.

Theorem ON_x89 : forall G, (P G <-> P' (mate G)) /\ (P' G <-> P (mate G)).
Proof. exact mate_outcomes. Qed.

Theorem ON_74a : forall G, P (G + mate G).
Proof. exact mate_sum. Qed.

Theorem ON_74b : forall G, P' (G + G).
Proof. exact normal_twice. Qed.

(** Where a move in G + G^- does not leave 0 + 1 or 1 + 0 as the sum already, the answer is the mate. *)
Theorem ON_74p : forall G, G <> zero -> ~ (forall X, opt X G -> X = zero) -> forall Z, opt Z (G + mate G) ->
  exists H, opt H G /\ opt (H + mate H) Z /\ P (H + mate H).
Proof.
  intros G nz n1 Z o. destruct (mate_cases G) as [[e _]|[(_ & z & _)|(_ & m)]]; [destruct (nz e)|destruct (n1 z)|].
  apply opt_add in o as [(X & o & ->)|(Y & o & ->)].
  - exists X. split; [exact o|split; [apply opt_right, m; eauto|apply mate_sum]].
  - apply m in o as (X & o & ->). exists X. split; [exact o|split; [apply opt_left, o|apply mate_sum]].
Qed.

Theorem ON_xL : forall G H,
  (~ like G H -> exists T, P (G + T) /\ N (H + T)) /\
  (forall U, N (G + U) -> P (H + U) -> let T := Tree (U :: map mate (options G)) in P (G + T) /\ N (H + T)).
Proof.
  intros G H. split; [|intro U; exact (turn_round G H U)].
  intro n. apply unlike_distinguished in n as [T t]. exact (distinguished_so G H T t).
Qed.

Theorem ON_75a : forall G H, like G H ->
  (forall Y, opt Y H -> ~ linked G Y) /\ (forall X, opt X G -> ~ linked H X) /\
  (G = zero \/ H = zero -> (P G <-> P H)).
Proof. exact like_not_linked. Qed.

Theorem ON_75b : forall G H, (forall Y, opt Y H -> ~ linked G Y) -> (forall X, opt X G -> ~ linked H X) ->
  (G = zero \/ H = zero -> (P G <-> P H)) -> like G H.
Proof. exact not_linked_like. Qed.

Theorem ON_76a : forall G H, linked G H -> (forall Y, opt Y H -> ~ like G Y) /\ (forall X, opt X G -> ~ like H X).
Proof. exact linked_unlike. Qed.

Theorem ON_76b : forall G H, (forall Y, opt Y H -> ~ like G Y) -> (forall X, opt X G -> ~ like H X) -> linked G H.
Proof. exact unlike_linked. Qed.

(** us: for each option X of G a U with X + U in P and H + U in N; vs: the same for options of H. If there
    are none, which is so for G = H = 0 alone, T is 1. *)
Theorem ON_76p : forall G H us vs,
  (forall X, opt X G -> exists U, In U us /\ P (X + U)) -> (forall U, In U us -> exists X, opt X G /\ P (X + U) /\ N (H + U)) ->
  (forall Y, opt Y H -> exists V, In V vs /\ P (Y + V)) -> (forall V, In V vs -> exists Y, opt Y H /\ P (Y + V) /\ N (G + V)) ->
  linked_by (match us ++ vs with [] => one | l => Tree l end) G H.
Proof. exact link. Qed.

(** A reversible option has an option like the game itself. If that one is 0 the game is N: the proviso. *)
Theorem ON_77 : forall G H, (forall X, ~ (opt X G /\ exists Y, opt Y X /\ like Y G)) ->
  (forall X, ~ (opt X H /\ exists Y, opt Y X /\ like Y H)) -> like G H ->
  (forall X, opt X G -> exists Y, opt Y H /\ like X Y) /\ (forall Y, opt Y H -> exists X, opt X G /\ like Y X).
Proof.
  intros G H g h l. split.
  - intros X o. destruct (like_options H G (fun Y _ => g Y) (like_sym _ _ l) X o) as (Y & oY & m). exists Y. split; [exact oY|apply like_sym, m].
  - intros Y o. destruct (like_options G H (fun Y _ => h Y) l Y o) as (X & oX & m). exists X. split; [exact oX|apply like_sym, m].
Qed.

(** * Rows of Schleicher and Stoll on misere play *)

(** G - G is G + G, which the second player should win. *)
Theorem SS_2_4_x4 : ~ forall G, P (G + G).
Proof. intro h. discriminate (h zero). Qed.

(** While two heaps exceed one, the moves that win are those of normal play; the last such heap is moved in so
    as to leave an odd number of ones. *)
Theorem SS_7_5_x5 :
  (forall l, P (position_of l) <->
     ((exists n, In n l /\ 2 <= n) /\ fold_right Nat.lxor 0 l = 0) \/
     ((forall n, In n l -> n <= 1) /\ fold_right Nat.lxor 0 l = 1)) /\
  (forall a m b n c l, 2 <= m -> 2 <= n -> Nim.nim_move (a ++ m :: b ++ n :: c) l ->
     (P (position_of l) <-> fold_right Nat.lxor 0 l = 0)).
Proof.
  split; [exact misere_nim|]. intros a m b n c l hm hn move. apply ON_x04.
  remember (a ++ m :: b ++ n :: c) as all eqn:E. destruct move as [before i k after _].
  assert (h : In m (before ++ after) \/ In n (before ++ after)).
  { revert before E. induction a as [|x a IH]; intros [|y before] E; cbn in E; injection E as -> E.
    - right. cbn. rewrite E. apply in_app_iff. right. left. reflexivity.
    - left. left. reflexivity.
    - right. cbn. rewrite E. apply in_app_iff. right. right. apply in_app_iff. right. left. reflexivity.
    - destruct (IH before E); cbn; auto. }
  destruct h as [h|h]; [exists m|exists n]; (split; [|assumption]);
    apply in_app_iff in h; apply in_app_iff; cbn; tauto.
Qed.

(** 2 + 2 and 0 are equal in normal play. *)
Theorem SS_7_5_x6 : exists G H, (forall K, P' (G + K) <-> P' (H + K)) /\ ~ (P G <-> P H).
Proof.
  exists (heap 2 + heap 2), zero. split.
  - intro K. rewrite (normal_add_P _ _ (normal_twice (heap 2))), (normal_add_P zero K (eq_refl _)). reflexivity.
  - intro h. discriminate (proj1 h (eq_refl _)).
Qed.

Theorem SS_7_5_x7 : forall G H, (forall Q X, position Q G -> ~ reversible X Q) -> (forall Q X, position Q H -> ~ reversible X Q) ->
  ~ same_form G H -> exists K, distinguishes K G H.
Proof.
  intros G H g h n. apply unlike_distinguished. intro l. apply n, simplest_unique; assumption.
Qed.

(** {0, {{{0}}}} and {0, {0}} *)
Theorem SS_7_5_x8 : let G := Tree [zero; Tree [Tree [one]]] in let H := Tree [zero; one] in
  ~ same_form G H /\ (forall X, ~ reversible X G) /\ (forall X, ~ reversible X H) /\ like G H.
Proof.
  intros G H. assert (z : like (Tree [one]) zero).
  { apply (grundy_principle zero (Tree [one]) [one]).
    - intro X. unfold opt. cbn. tauto.
    - intros X [<-|[]]. left. reflexivity.
    - intros _. exists one. split; [left; reflexivity|reflexivity]. }
  split; [|split; [|split]].
  - intro s. inversion s as [? ? a _]; subst. destruct (a (Tree [Tree [one]])) as (Y & oY & t); [right; left; reflexivity|].
    inversion t as [? ? b b']; subst. destruct (b (Tree [one])) as (Z & oZ & u); [left; reflexivity|].
    destruct oY as [<-|[<-|[]]]; [destruct oZ|]. destruct oZ as [<-|[]].
    inversion u as [? ? c _]; subst. destruct (c one) as (W & [] & _). left. reflexivity.
  - intros X [o (Y & oY & l)]. specialize (l (heap 2)). unfold P in l.
    destruct o as [<-|[<-|[]]]; [destruct oY|]. destruct oY as [<-|[]]. vm_compute in l. destruct l as [_ l]. discriminate (l eq_refl).
  - intros X [o (Y & oY & l)]. specialize (l (heap 2)). unfold P in l.
    destruct o as [<-|[<-|[]]]; [destruct oY|]. destruct oY as [<-|[]]. vm_compute in l. destruct l as [_ l]. discriminate (l eq_refl).
  - assert (a : like (Tree [Tree [one]]) one).
    { apply like_by_options; [eexists; left; reflexivity| |]; intros X [<-|[]]; eexists; (split; [left; reflexivity|exact z]). }
    apply like_by_options; [eexists; left; reflexivity| |]; intros X [<-|[<-|[]]].
    + exists zero. split; [left; reflexivity|apply like_refl].
    + exists one. split; [right; left; reflexivity|exact a].
    + exists zero. split; [left; reflexivity|apply like_refl].
    + exists (Tree [Tree [one]]). split; [right; left; reflexivity|exact a].
Qed.
