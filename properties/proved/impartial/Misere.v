(** Misere play of impartial games, which are finite: who cannot move wins. Like and linked games, and
    that it is decided which are (Theorems 74 to 77 of the chapter on misere play). *)

From Coq Require Import Bool PeanoNat Lia.
From CGT Require Export Lists.

(** A game is the list of its options; order and multiplicity will not matter. *)
Inductive tree : Type := Tree (options : list tree).

Definition options (G : tree) : list tree := match G with Tree l => l end.
Definition opt (X G : tree) : Prop := In X (options G).

Theorem tree_induction (P : tree -> Prop) :
  (forall G, (forall X, opt X G -> P X) -> P G) -> forall G, P G.
Proof.
  intro step. fix IH 1. intros [l]. apply step. unfold opt. cbn.
  induction l as [|X l IHl]; intros Y h; [destruct h|]. destruct h as [<-|h]; [apply IH|exact (IHl Y h)].
Qed.

Theorem tree_induction2 (P : tree -> tree -> Prop) :
  (forall G H, (forall X, opt X G -> P X H) -> (forall Y, opt Y H -> P G Y) -> P G H) -> forall G H, P G H.
Proof.
  intro step. induction G as [G IHG] using tree_induction. induction H as [H IHH] using tree_induction.
  apply step; auto.
Qed.

(** * Sums and outcomes *)

Fixpoint add (G : tree) : tree -> tree :=
  fix addG (H : tree) : tree :=
    match G, H with
    | Tree l, Tree m => Tree (map (fun X => add X H) l ++ map addG m)
    end.

Infix "+" := add.

Lemma opt_add Z G H : opt Z (G + H) <-> (exists X, opt X G /\ Z = X + H) \/ (exists Y, opt Y H /\ Z = G + Y).
Proof.
  destruct G as [l], H as [m]. unfold opt at 1. cbn [add options]. rewrite in_app_iff, !in_map_iff. unfold opt. cbn [options].
  split; (intros [(X & a & b)|(X & a & b)]; [left|right]; exists X; auto).
Qed.

Lemma opt_left X G H : opt X G -> opt (X + H) (G + H).
Proof. intro o. apply opt_add. eauto. Qed.
Lemma opt_right Y G H : opt Y H -> opt (G + Y) (G + H).
Proof. intro o. apply opt_add. eauto. Qed.

(** The previous player wins, in misere and in normal play. *)
Fixpoint misere (G : tree) : bool :=
  match G with Tree [] => false | Tree l => forallb (fun X => negb (misere X)) l end.
Fixpoint normal (G : tree) : bool :=
  match G with Tree l => forallb (fun X => negb (normal X)) l end.

Definition P (G : tree) : Prop := misere G = true.
Definition N (G : tree) : Prop := ~ P G.
Definition P' (G : tree) : Prop := normal G = true.

Lemma P_spec G : P G <-> (exists X, opt X G) /\ forall X, opt X G -> N X.
Proof.
  destruct G as [l]. unfold N, P, opt. cbn [options]. destruct l as [|A l].
  - split; [discriminate|intros [[X []] _]].
  - change (misere (Tree (A :: l))) with (forallb (fun X => negb (misere X)) (A :: l)). rewrite forallb_forall. split.
    + intro h. split; [exists A; left; reflexivity|]. intros X i. specialize (h X i).
      destruct (misere X); discriminate.
    + intros [_ h] X i. specialize (h X i). destruct (misere X); [destruct (h eq_refl)|reflexivity].
Qed.

Lemma P'_spec G : P' G <-> forall X, opt X G -> ~ P' X.
Proof.
  destruct G as [l]. unfold P', opt. cbn [options normal]. rewrite forallb_forall. split; intros h X i; specialize (h X i).
  - destruct (normal X); discriminate.
  - destruct (normal X); [destruct (h eq_refl)|reflexivity].
Qed.

Lemma P_dec G : P G \/ N G.
Proof. unfold N, P. destruct (misere G); auto. Qed.

Lemma P'_dec G : P' G \/ ~ P' G.
Proof. unfold P'. destruct (normal G); auto. Qed.

Lemma P_option X G : opt X G -> P X -> N G.
Proof. intros o p q. apply P_spec in q as [_ q]. exact (q X o p). Qed.

Lemma none_or_some G : options G = [] \/ exists X, opt X G.
Proof. destruct G as [[|X l]]; [auto|right; exists X; left; reflexivity]. Qed.

Lemma N_spec G : N G <-> options G = [] \/ exists X, opt X G /\ P X.
Proof.
  split.
  - intro n. destruct (none_or_some G) as [e|s]; [auto|]. right.
    destruct (some_or_none P N (options G)) as [h|none]; [intros; apply P_dec|exact h|].
    destruct n. apply P_spec. auto.
  - intros [e|(X & o & p)] q; [|exact (P_option X G o p q)].
    apply P_spec in q as [[X o] _]. unfold opt in o. rewrite e in o. exact o.
Qed.

Definition zero : tree := Tree [].
Definition one : tree := Tree [zero].

Lemma no_options G : options G = [] -> G = zero.
Proof. destruct G as [l]. cbn. intros ->. reflexivity. Qed.

Lemma P_add_comm G H : P (G + H) <-> P (H + G).
Proof.
  revert G H. apply (tree_induction2 (fun G H => P (G + H) <-> P (H + G))). intros G H IHG IHH.
  rewrite !P_spec. split; intros [[Z o] n].
  - split.
    + apply opt_add in o as [(X & o & _)|(X & o & _)]; eexists; [apply opt_right, o|apply opt_left, o].
    + intros W oW w. apply opt_add in oW as [(X & oX & ->)|(X & oX & ->)].
      * apply (n (G + X) (opt_right _ _ _ oX)), IHH, w. exact oX.
      * apply (n (X + H) (opt_left _ _ _ oX)), IHG, w. exact oX.
  - split.
    + apply opt_add in o as [(X & o & _)|(X & o & _)]; eexists; [apply opt_right, o|apply opt_left, o].
    + intros W oW w. apply opt_add in oW as [(X & oX & ->)|(X & oX & ->)].
      * apply (n (H + X) (opt_right _ _ _ oX)), IHG, w. exact oX.
      * apply (n (X + G) (opt_left _ _ _ oX)), IHH, w. exact oX.
Qed.

Lemma opt_zero X : ~ opt X zero.
Proof. intros []. Qed.

Lemma P_add_zero G : P (G + zero) <-> P G.
Proof.
  induction G as [G IH] using tree_induction. rewrite !P_spec. split; intros [[Z o] n].
  - apply opt_add in o as [(X & o & _)|(X & o & _)]; [|destruct (opt_zero X o)]. split; [eauto|].
    intros Y oY p. apply (n (Y + zero) (opt_left _ _ _ oY)), (IH Y oY), p.
  - split; [exists (Z + zero); apply opt_left, o|]. intros W oW p.
    apply opt_add in oW as [(X & oX & ->)|(X & oX & ->)]; [|destruct (opt_zero X oX)].
    apply (n X oX), (IH X oX), p.
Qed.

(** * Like, linked, mates *)

Definition like (G H : tree) : Prop := forall T, P (G + T) <-> P (H + T).
Definition linked_by (T G H : tree) : Prop := P (G + T) /\ P (H + T).
Definition linked (G H : tree) : Prop := exists T, linked_by T G H.
(** In one of the two the previous player wins, in the other the next. *)
Definition distinguishes (T G H : tree) : Prop := P (G + T) /\ N (H + T) \/ N (G + T) /\ P (H + T).

Lemma like_sym G H : like G H -> like H G.
Proof. intros l T. symmetry. apply l. Qed.
Lemma like_trans G H K : like G H -> like H K -> like G K.
Proof. intros a b T. rewrite (a T). apply b. Qed.

Definition is_zero (G : tree) : bool := match G with Tree [] => true | _ => false end.

(** 0 and 1 = {0} are exchanged. *)
Fixpoint mate (G : tree) : tree :=
  match G with
  | Tree [] => one
  | Tree l => if forallb is_zero l then zero else Tree (map mate l)
  end.

Lemma is_zero_spec G : is_zero G = true <-> G = zero.
Proof. unfold zero. destruct G as [[|X l]]; cbn; split; congruence. Qed.

(** G is 0, or {0}, or neither, and then its options' mates are those of its mate. *)
Lemma mate_cases G : (G = zero /\ mate G = one) \/
  ((exists X, opt X G) /\ (forall X, opt X G -> X = zero) /\ mate G = zero) \/
  ((exists X, opt X G) /\ forall Z, opt Z (mate G) <-> exists X, opt X G /\ Z = mate X).
Proof.
  destruct G as [[|A l]]; [left; auto|right]. assert (s : exists X, opt X (Tree (A :: l))) by (exists A; left; reflexivity).
  change (mate (Tree (A :: l))) with (if forallb is_zero (A :: l) then zero else Tree (map mate (A :: l))).
  destruct (forallb is_zero (A :: l)) eqn:e; [left|right; split; [exact s|]].
  - split; [exact s|split; [|reflexivity]]. rewrite forallb_forall in e. intros X o. apply is_zero_spec, e, o.
  - intro Z. unfold opt. cbn [options]. rewrite in_map_iff. split; intros (X & a & b); eauto.
Qed.

Theorem mate_sum G : P (G + mate G).
Proof.
  induction G as [G IH] using tree_induction.
  destruct (mate_cases G) as [[-> ->]|[(s & z & ->)|(s & m)]].
  - reflexivity.
  - apply P_add_zero, P_spec. split; [exact s|]. intros X o. rewrite (z X o). discriminate.
  - apply P_spec. split.
    + destruct s as [X o]. exists (X + mate G). apply opt_left, o.
    + intros Z o. apply opt_add in o as [(X & o & ->)|(Y & o & ->)].
      * apply (P_option (X + mate X)); [apply opt_right, m; eauto|exact (IH X o)].
      * apply m in o as (X & o & ->). apply (P_option (X + mate X)); [apply opt_left, o|exact (IH X o)].
Qed.

Theorem mate_outcomes G : (P G <-> P' (mate G)) /\ (P' G <-> P (mate G)).
Proof.
  induction G as [G IH] using tree_induction.
  destruct (mate_cases G) as [[-> ->]|[(s & z & ->)|([A oA] & m)]].
  - split; (split; [discriminate || reflexivity|discriminate || reflexivity]).
  - split.
    + rewrite P_spec. split; [reflexivity|]. intros _. split; [exact s|]. intros X o. rewrite (z X o). discriminate.
    + split; [|discriminate]. intro p. destruct s as [X o]. rewrite P'_spec in p. destruct (p X o). rewrite (z X o). reflexivity.
  - split.
    + rewrite P_spec, P'_spec. split.
      * intros [_ n] Z o p. apply m in o as (X & o & ->). apply (n X o), (IH X o), p.
      * intro n. split; [eauto|]. intros X o p. apply (n (mate X)); [apply m; eauto|apply (IH X o), p].
    + rewrite P'_spec, P_spec. split.
      * intro n. split; [exists (mate A); apply m; eauto|]. intros Z o p. apply m in o as (X & o & ->).
        apply (n X o), (IH X o), p.
      * intros [_ n] X o p. apply (n (mate X)); [apply m; eauto|apply (IH X o), p].
Qed.

(** The normal analogue: G + G is P, and a game that is P changes no outcome. *)
Theorem normal_twice G : P' (G + G).
Proof.
  induction G as [G IH] using tree_induction. apply P'_spec. intros Z o p. rewrite P'_spec in p.
  apply opt_add in o as [(X & o & ->)|(X & o & ->)]; apply (p (X + X)); auto using opt_left, opt_right.
Qed.

Lemma P'_option G : ~ P' G -> exists X, opt X G /\ P' X.
Proof.
  intro n. destruct (some_or_none P' (fun X => ~ P' X) (options G)) as [h|none]; [intros; apply P'_dec|exact h|].
  destruct n. apply P'_spec. exact none.
Qed.

Lemma normal_add_P G K : P' G -> (P' (G + K) <-> P' K).
Proof.
  revert G K. cut (forall G, (forall K, P' G -> (P' (G + K) <-> P' K)) /\
                             (forall X K, opt X G -> P' X -> (P' (X + K) <-> P' K))).
  { intros h G K. apply h. }
  induction G as [G IH] using tree_induction. split; [|intros X K o; exact (proj1 (IH X o) K)].
  induction K as [K IHK] using tree_induction. intro g. rewrite (P'_spec (G + K)), (P'_spec K). split.
  - intros n Y o y. apply (n (G + Y) (opt_right _ _ _ o)), (IHK Y o g), y.
  - intros n Z o z. apply opt_add in o as [(X & o & ->)|(Y & o & ->)].
    + rewrite P'_spec in g. destruct (P'_option X (g X o)) as (W & oW & w).
      rewrite P'_spec in z. apply (z (W + K) (opt_left _ _ _ oW)), (proj2 (IH X o) W K oW w), P'_spec, n.
    + apply (n Y o), (IHK Y o g), z.
Qed.

(** The Lemma: what distinguishes can be turned round. *)
Theorem turn_round G H U : N (G + U) -> P (H + U) ->
  let T := Tree (U :: map mate (options G)) in P (G + T) /\ N (H + T).
Proof.
  intros n p T. assert (oU : opt U T) by (left; reflexivity).
  assert (m : forall A, opt A G -> opt (mate A) T) by (intros A o; right; apply in_map, o).
  split.
  - apply P_spec. split; [exists (G + U); apply opt_right, oU|]. intros Z o.
    apply opt_add in o as [(A & o & ->)|(Y & o & ->)].
    + apply (P_option (A + mate A)); [apply opt_right, m, o|apply mate_sum].
    + destruct o as [<-|o]; [exact n|]. apply in_map_iff in o as (A & <- & o).
      apply (P_option (A + mate A)); [apply opt_left, o|apply mate_sum].
  - apply (P_option (H + U)); [apply opt_right, oU|exact p].
Qed.

Lemma distinguished_so G H T : distinguishes T G H -> exists U, P (G + U) /\ N (H + U).
Proof. intros [h|[n p]]; [eauto|]. eexists. exact (turn_round G H T n p). Qed.

Lemma distinguished_unlike T G H : distinguishes T G H -> ~ like G H.
Proof. intros [[p n]|[n p]] l; apply n, l, p. Qed.

(** Theorem 75 *)
Theorem like_not_linked G H : like G H ->
  (forall Y, opt Y H -> ~ linked G Y) /\ (forall X, opt X G -> ~ linked H X) /\
  (G = zero \/ H = zero -> (P G <-> P H)).
Proof.
  intro l. split; [|split].
  - intros Y o (T & p & q). apply (P_option (Y + T) (H + T)); [apply opt_left, o|exact q|apply l, p].
  - intros X o (T & p & q). apply (P_option (X + T) (G + T)); [apply opt_left, o|exact q|apply l, p].
  - intros _. rewrite <- (P_add_zero G), <- (P_add_zero H). apply l.
Qed.

Theorem not_linked_like G H :
  (forall Y, opt Y H -> ~ linked G Y) -> (forall X, opt X G -> ~ linked H X) ->
  (G = zero \/ H = zero -> (P G <-> P H)) -> like G H.
Proof.
  assert (half : forall G H, (forall X, opt X G -> ~ linked H X) -> (G = zero \/ H = zero -> (P G <-> P H)) ->
            forall T, (forall U, opt U T -> (P (G + U) <-> P (H + U))) -> N (G + T) -> P (H + T) -> False).
  { intros A B b c T IH n p. apply N_spec in n as [e|(Z & o & q)].
    - assert (eA : options A = []).
      { destruct (none_or_some A) as [z|[X o]]; [exact z|]. apply (opt_left X A T) in o. unfold opt in o. rewrite e in o. destruct o. }
      assert (eT : options T = []).
      { destruct (none_or_some T) as [z|[X o]]; [exact z|]. apply (opt_right X A T) in o. unfold opt in o. rewrite e in o. destruct o. }
      apply no_options in eA, eT. subst A T. apply P_add_zero, c in p; [discriminate p|auto].
    - apply opt_add in o as [(X & o & ->)|(U & o & ->)].
      + apply (b X o). exists T. split; assumption.
      + apply (P_option (B + U) (B + T)); [apply opt_right, o|apply (IH U o), q|exact p]. }
  intros a b c. intro T. induction T as [T IH] using tree_induction. split; intro p.
  - destruct (P_dec (H + T)) as [q|n]; [exact q|]. destruct (half H G) with (T := T).
    + exact a.
    + intro z. symmetry. apply c. tauto.
    + intros U o. symmetry. exact (IH U o).
    + exact n.
    + exact p.
  - destruct (P_dec (G + T)) as [q|n]; [exact q|]. destruct (half G H b c T IH n p).
Qed.

(** Theorem 76 *)
Theorem linked_unlike G H : linked G H ->
  (forall Y, opt Y H -> ~ like G Y) /\ (forall X, opt X G -> ~ like H X).
Proof.
  intros (T & p & q). split.
  - intros Y o l. apply (P_option (Y + T) (H + T)); [apply opt_left, o|apply l, p|exact q].
  - intros X o l. apply (P_option (X + T) (G + T)); [apply opt_left, o|apply l, q|exact p].
Qed.

(** The linking game: all U and V. *)
Theorem link G H (us vs : list tree) :
  (forall X, opt X G -> exists U, In U us /\ P (X + U)) -> (forall U, In U us -> exists X, opt X G /\ P (X + U) /\ N (H + U)) ->
  (forall Y, opt Y H -> exists V, In V vs /\ P (Y + V)) -> (forall V, In V vs -> exists Y, opt Y H /\ P (Y + V) /\ N (G + V)) ->
  linked_by (match us ++ vs with [] => one | l => Tree l end) G H.
Proof.
  intros a b c d. destruct (us ++ vs) as [|A l] eqn:e.
  - apply app_eq_nil in e as [-> ->].
    assert (z : forall K, (forall X, opt X K -> exists U : tree, In U [] /\ P (X + U)) -> K = zero).
    { intros K h. destruct (none_or_some K) as [n|[X o]]; [apply no_options, n|]. destruct (h X o) as (_ & [] & _). }
    rewrite (z G a), (z H c). split; reflexivity.
  - assert (all : forall U, opt U (Tree (A :: l)) <-> In U us \/ In U vs) by (intro U; unfold opt; cbn [options]; rewrite <- e; apply in_app_iff).
    set (T := Tree (A :: l)) in *. assert (oA : opt A T) by (left; reflexivity). clearbody T. clear e.
    split; apply P_spec.
    + split; [exists (G + A); apply opt_right, oA|]. intros Z o. apply opt_add in o as [(X & o & ->)|(U & o & ->)].
      * destruct (a X o) as (U & i & p). apply (P_option (X + U)); [apply opt_right, all; auto|exact p].
      * apply all in o as [o|o].
        -- destruct (b U o) as (X & oX & p & _). apply (P_option (X + U)); [apply opt_left, oX|exact p].
        -- destruct (d U o) as (_ & _ & _ & n). exact n.
    + split; [exists (H + A); apply opt_right, oA|]. intros Z o. apply opt_add in o as [(Y & o & ->)|(U & o & ->)].
      * destruct (c Y o) as (U & i & p). apply (P_option (Y + U)); [apply opt_right, all; auto|exact p].
      * apply all in o as [o|o].
        -- destruct (b U o) as (_ & _ & _ & n). exact n.
        -- destruct (d U o) as (Y & oY & p & _). apply (P_option (Y + U)); [apply opt_left, oY|exact p].
Qed.

Lemma distinguished_linked G H :
  (forall Y, opt Y H -> exists T, distinguishes T G Y) -> (forall X, opt X G -> exists T, distinguishes T H X) -> linked G H.
Proof.
  intros a b.
  destruct (choose (fun X U => P (X + U) /\ N (H + U)) (options G)) as (us & ua & ub).
  { intros X o. destruct (b X o) as (T & t). apply (distinguished_so X H T). unfold distinguishes in *. tauto. }
  destruct (choose (fun Y V => P (Y + V) /\ N (G + V)) (options H)) as (vs & va & vb).
  { intros Y o. destruct (a Y o) as (T & t). apply (distinguished_so Y G T). unfold distinguishes in *. tauto. }
  eexists. apply (link G H us vs).
  - intros X o. destruct (ua X o) as (U & i & p & _). eauto.
  - exact ub.
  - intros Y o. destruct (va Y o) as (V & i & p & _). eauto.
  - exact vb.
Qed.

(** It is decided which games are like and which are linked: by Theorems 75 and 76, in turn. *)
Theorem like_linked_decided G H :
  (like G H \/ exists T, distinguishes T G H) /\
  (linked G H \/ (exists Y, opt Y H /\ like G Y) \/ (exists X, opt X G /\ like H X)).
Proof.
  revert G H. apply (tree_induction2 (fun G H => (like G H \/ exists T, distinguishes T G H) /\
    (linked G H \/ (exists Y, opt Y H /\ like G Y) \/ (exists X, opt X G /\ like H X)))).
  intros G H IHG IHH. split.
  - destruct (some_or_none (linked G) (fun Y => ~ linked G Y) (options H)) as [(Y & o & T & p & q)|a].
    { intros Y o. destruct (IHH Y o) as [_ [l|[(Z & oZ & l)|(X & oX & l)]]]; [auto|right..]; intro k;
        apply linked_unlike in k as [u v]; [exact (u Z oZ l)|exact (v X oX l)]. }
    { right. exists T. left. split; [exact p|]. apply (P_option (Y + T)); [apply opt_left, o|exact q]. }
    destruct (some_or_none (fun X => linked X H) (fun X => ~ linked X H) (options G)) as [(X & o & T & p & q)|b].
    { intros X o. destruct (IHG X o) as [_ [l|[(Z & oZ & l)|(Z & oZ & l)]]]; [auto|right..]; intro k;
        apply linked_unlike in k as [u v]; [exact (u Z oZ l)|exact (v Z oZ l)]. }
    { right. exists T. right. split; [|exact q]. apply (P_option (X + T)); [apply opt_left, o|exact p]. }
    assert (b' : forall X, opt X G -> ~ linked H X).
    { intros X o (T & p & q). apply (b X o). exists T. split; assumption. }
    destruct (P_dec G) as [p|n], (P_dec H) as [q|m].
    + left. apply not_linked_like; [exact a|exact b'|tauto].
    + right. exists zero. left. split; [apply P_add_zero, p|intro x; apply m, P_add_zero, x].
    + right. exists zero. right. split; [intro x; apply n, P_add_zero, x|apply P_add_zero, q].
    + left. apply not_linked_like; [exact a|exact b'|]. unfold N in *. tauto.
  - destruct (some_or_none (like G) (fun Y => exists T, distinguishes T G Y) (options H)) as [h|a];
      [intros Y o; apply (IHH Y o)|auto|].
    destruct (some_or_none (fun X => like H X) (fun X => exists T, distinguishes T H X) (options G)) as [h|b].
    { intros X o. destruct (IHG X o) as [[l|[T t]] _]; [left; apply like_sym, l|right; exists T; unfold distinguishes in *; tauto]. }
    + auto.
    + left. exact (distinguished_linked G H a b).
Qed.

Lemma unlike_distinguished G H : ~ like G H <-> exists T, distinguishes T G H.
Proof.
  split; [|intros [T t]; exact (distinguished_unlike T G H t)].
  intro n. destruct (like_linked_decided G H) as [[l|d] _]; [destruct (n l)|exact d].
Qed.

Theorem unlike_linked G H :
  (forall Y, opt Y H -> ~ like G Y) -> (forall X, opt X G -> ~ like H X) -> linked G H.
Proof.
  intros a b. apply distinguished_linked; intros X o; apply unlike_distinguished; auto.
Qed.

Lemma like_by_options G H : (exists X, opt X G) ->
  (forall X, opt X G -> exists Y, opt Y H /\ like X Y) -> (forall Y, opt Y H -> exists X, opt X G /\ like X Y) -> like G H.
Proof.
  intros [A oA] a b T. induction T as [T IH] using tree_induction. rewrite !P_spec. split; intros [_ n]; split.
  - destruct (a A oA) as (B & oB & _). exists (B + T). apply opt_left, oB.
  - intros Z o z. apply opt_add in o as [(Y & o & ->)|(U & o & ->)].
    + destruct (b Y o) as (X & oX & l). apply (n (X + T) (opt_left _ _ _ oX)), l, z.
    + apply (n (G + U) (opt_right _ _ _ o)), (IH U o), z.
  - exists (A + T). apply opt_left, oA.
  - intros Z o z. apply opt_add in o as [(X & o & ->)|(U & o & ->)].
    + destruct (a X o) as (Y & oY & l). apply (n (Y + T) (opt_left _ _ _ oY)), l, z.
    + apply (n (H + U) (opt_right _ _ _ o)), (IH U o), z.
Qed.

(** * Reversible options (Grundy's principle, Theorem 77) *)

Theorem grundy_principle G H (more : list tree) :
  (forall X, opt X H <-> opt X G \/ In X more) -> (forall X, In X more -> opt G X) ->
  (G = zero -> exists X, In X more /\ P X) -> like H G.
Proof.
  intros o r proviso T. induction T as [T IH] using tree_induction. split; intro p.
  - destruct (P_dec (G + T)) as [q|n]; [exact q|exfalso]. apply N_spec in n as [e|(Z & oZ & q)].
    + assert (eG : options G = []).
      { destruct (none_or_some G) as [z|[X h]]; [exact z|]. apply (opt_left X G T) in h. unfold opt in h. rewrite e in h. destruct h. }
      assert (eT : options T = []).
      { destruct (none_or_some T) as [z|[X h]]; [exact z|]. apply (opt_right X G T) in h. unfold opt in h. rewrite e in h. destruct h. }
      apply no_options in eG, eT. subst T. destruct (proviso eG) as (X & i & q).
      apply (P_option X H); [apply o; auto|exact q|apply P_add_zero, p].
    + apply opt_add in oZ as [(X & oX & ->)|(U & oU & ->)].
      * apply (P_option (X + T) (H + T)); [apply opt_left, o; auto|exact q|exact p].
      * apply (P_option (H + U) (H + T)); [apply opt_right, oU|apply (IH U oU), q|exact p].
  - pose proof p as p'. apply P_spec in p' as [[Z oZ] n]. apply P_spec. split.
    + apply opt_add in oZ as [(X & oX & _)|(U & oU & _)]; eexists; [apply opt_left, o; left; exact oX|apply opt_right, oU].
    + intros W oW. apply opt_add in oW as [(X & oX & ->)|(U & oU & ->)].
      * apply o in oX as [oX|i]; [apply n, opt_left, oX|]. apply (P_option (G + T)); [apply opt_left, r, i|exact p].
      * intro q. apply (n (G + U) (opt_right _ _ _ oU)), (IH U oU), q.
Qed.

(** An option of G that has an option like G. If that one is 0, then G is like 0, and N: the proviso holds. *)
Definition reversible (X G : tree) : Prop := opt X G /\ exists Y, opt Y X /\ like Y G.

Lemma like_options G H : (forall Y, opt Y H -> ~ reversible Y H) -> like G H ->
  forall Y, opt Y H -> exists X, opt X G /\ like X Y.
Proof.
  intros nr l Y o. destruct (like_linked_decided G Y) as [_ [k|[(Z & oZ & m)|(X & oX & m)]]].
  - destruct (proj1 (like_not_linked G H l) Y o k).
  - destruct (nr Y o). split; [exact o|]. exists Z. split; [exact oZ|]. apply like_trans with G; [apply like_sym, m|exact l].
  - exists X. split; [exact oX|apply like_sym, m].
Qed.

Inductive same_form : tree -> tree -> Prop :=
  Same G H : (forall X, opt X G -> exists Y, opt Y H /\ same_form X Y) ->
             (forall Y, opt Y H -> exists X, opt X G /\ same_form X Y) -> same_form G H.

Inductive position : tree -> tree -> Prop :=
| Start G : position G G
| Later X Y G : opt Y G -> position X Y -> position X G.

(** No position has a reversible option. *)
Definition simplest (G : tree) : Prop := forall Q X, position Q G -> ~ reversible X Q.

Theorem simplest_unique G H : simplest G -> simplest H -> like G H -> same_form G H.
Proof.
  revert H. induction G as [G IH] using tree_induction. intros H sG sH l.
  assert (opts : forall K, simplest K -> forall X, opt X K -> simplest X).
  { intros K s X o Q Y p. apply s. exact (Later Q X K o p). }
  constructor.
  - intros X o. destruct (like_options H G (fun Y _ => sG G Y (Start G)) (like_sym _ _ l) X o) as (Y & oY & m).
    exists Y. split; [exact oY|]. apply IH; [exact o|exact (opts G sG X o)|exact (opts H sH Y oY)|apply like_sym, m].
  - intros Y o. destruct (like_options G H (fun Y _ => sH H Y (Start H)) l Y o) as (X & oX & m).
    exists X. split; [exact oX|]. apply IH; [exact oX|exact (opts G sG X oX)|exact (opts H sH Y o)|exact m].
Qed.
