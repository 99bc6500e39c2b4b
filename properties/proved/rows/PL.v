(** The slides: impartial games, which are finite trees there, that is, short ones. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Import Nim Simplest.
Local Open Scope game_scope.

(** Who is to move loses, or wins, whichever player that is. *)
Definition loss (G : game) : Prop := forall p, second p G.
Definition win (G : game) : Prop := forall p, first p G.

Definition congruent (G H : game) : Prop :=
  forall X, short X -> impartial X -> (loss (G + X) <-> loss (H + X)) /\ (win (G + X) <-> win (H + X)).

Lemma second_both G : impartial G -> forall p q, second p G -> second q G.
Proof.
  intros i p q w. destruct p, q; try exact w;
    rewrite <- (impartial_neg G i); apply second_neg; exact w.
Qed.

Lemma loss_second G : impartial G -> forall p, loss G <-> second p G.
Proof. intros i p. split; [auto|intros w q; exact (second_both G i p q w)]. Qed.

Lemma loss_zero G : loss G <-> G = 0.
Proof.
  rewrite equal_spec. split; intros h p; [apply atleast_zero, h|apply (proj1 (atleast_zero p G)), h].
Qed.

Lemma win_not_loss G : impartial G -> (win G <-> ~ loss G).
Proof.
  intro i. split.
  - intros w l. exact (w Left (l Right)).
  - intros n p w. apply n. intro q. exact (second_both G i _ q w).
Qed.

Lemma congruent_losses G H : impartial G -> impartial H ->
  (forall X, short X -> impartial X -> (loss (G + X) <-> loss (H + X))) -> congruent G H.
Proof.
  intros i j h X sX iX. pose proof (h X sX iX) as e. split; [exact e|].
  rewrite !win_not_loss by (apply impartial_add; assumption). tauto.
Qed.

Lemma congruent_equal G H : short G -> impartial G -> impartial H -> (congruent G H <-> G = H).
Proof.
  intros s i j. split.
  - intro c. destruct (c G s i) as [h _]. rewrite !loss_zero in h.
    pose proof (proj1 h (impartial_twice G i)) as E. apply (equal_same _ _ 0 (H - G)); [group|].
    rewrite <- E. unfold minus. rewrite (impartial_neg G i). reflexivity.
  - intro E. apply congruent_losses; [exact i|exact j|]. intros X _ _. rewrite !loss_zero, E. reflexivity.
Qed.

Theorem PL_03 : forall G, impartial G <-> forall P, position P G ->
  (forall X, opt Left X P -> exists Y, opt Right Y P /\ X == Y) /\
  (forall X, opt Right X P -> exists Y, opt Left Y P /\ X == Y).
Proof.
  intro G. split.
  - intros i P h. assert (iP : impartial P).
    { revert i. induction h as [G|P q Y G o h IH]; [auto|]. intro i. apply IH. apply impartial_spec in i. exact (proj2 i _ _ o). }
    apply impartial_spec in iP as [both _]. split; [exact (both Left)|exact (both Right)].
  - induction G as [G IH] using conway. intro h. constructor.
    + intros p X o. destruct (h G (Start G)) as [a b]. destruct p; auto.
    + intros p X o. apply (IH p X o). intros P k. apply h. exact (Played _ _ _ _ o k).
Qed.

Theorem PL_05 : forall G H, impartial G -> impartial H ->
  (forall X, opt Left X G -> exists Y, opt Left Y H /\ X == Y) ->
  (forall Y, opt Left Y H -> exists X, opt Left X G /\ X == Y) -> G == H.
Proof.
  intros G H i j a b. apply impartial_spec in i as [i _], j as [j _]. apply identical_spec. split; intros p X o.
  - destruct p; [exact (a X o)|]. destruct (i Right X o) as (Y & oY & e). destruct (a Y oY) as (Z & oZ & f).
    destruct (j Left Z oZ) as (W & oW & g). exists W. split; [exact oW|]. rewrite e, f. exact g.
  - destruct p; [exact (b X o)|]. destruct (j Right X o) as (Y & oY & e). destruct (b Y oY) as (Z & oZ & f).
    destruct (i Left Z oZ) as (W & oW & g). exists W. split; [exact oW|]. rewrite <- g, f. symmetry. exact e.
Qed.

Theorem PL_11 : forall k p X, opt p X (nim k) <-> exists j, (j < k)%nat /\ X = nim j :> game.
Proof. intros k p X. apply opt_nim. Qed.

Theorem PL_12 : forall G, short G -> impartial G ->
  (win G \/ loss G) /\ ~ (win G /\ loss G) /\ (win G <-> exists p X, opt p X G /\ loss X) /\
  (loss G <-> ~ exists p X, opt p X G /\ loss X) /\ (loss G <-> forall p X, opt p X G -> win X).
Proof.
  intros G s i. assert (opts : forall p X, opt p X G -> impartial X) by (apply impartial_spec in i; apply i).
  assert (dec : loss G \/ exists p X, opt p X G /\ loss X).
  { destruct (second_decided Left G s) as [w|(X & o & w)]; [left; apply (loss_second G i Left), w|right].
    exists Right, X. split; [exact o|]. apply (loss_second X (opts _ _ o) Right). exact w. }
  assert (no : loss G -> ~ exists p X, opt p X G /\ loss X).
  { intros l (p & X & o & w). specialize (l (other p)). rewrite second_spec, other_other in l. exact (l X o (w p)). }
  pose proof (win_not_loss G i) as wl. parts.
  - destruct dec as [h|h]; [auto|]. left. apply wl. intro l. exact (no l h).
  - rewrite wl. tauto.
  - rewrite wl. split; [destruct dec; tauto|]. intros h l. exact (no l h).
  - split; [exact no|]. destruct dec; tauto.
  - split.
    + intros l p X o. apply (win_not_loss X (opts p X o)). intro w. apply (no l). eauto.
    + intro h. destruct dec as [l|(p & X & o & w)]; [exact l|].
      destruct (proj1 (win_not_loss X (opts p X o)) (h p X o) w).
Qed.

Lemma nim_outcome n : (loss (nim n) <-> n = O :> nat) /\ (win (nim n) <-> n <> O).
Proof.
  assert (l : loss (nim n) <-> n = O :> nat) by (rewrite loss_zero; apply nim_zero_iff).
  split; [exact l|]. rewrite (win_not_loss _ (impartial_nim n)), l. reflexivity.
Qed.

Theorem PL_13 : loss (nim 0) /\ win (nim 1) /\ win (nim 2) /\ win (nim 3).
Proof. parts; apply nim_outcome; auto. Qed.

Theorem PL_15 : forall p Z G H, opt p Z (G + H) <->
  (exists X, opt p X H /\ Z = G + X :> game) \/ (exists Y, opt p Y G /\ Z = Y + H :> game).
Proof. intros p Z G H. rewrite opt_add. tauto. Qed.

(** A move in a sum of heaps makes one of them smaller. *)
Theorem PL_16 : forall l p X, opt p X (fold_right (fun n G => nim n + G) 0 l) <->
  exists before n k after, l = before ++ n :: after :> list nat /\ (k < n)%nat /\
    X = fold_right (fun n G => nim n + G) 0 (before ++ k :: after) :> game.
Proof.
  intros l p X. change (opt p X (heaps l) <-> exists before n k after, l = before ++ n :: after :> list nat /\
    (k < n)%nat /\ X = heaps (before ++ k :: after) :> game). rewrite opt_heaps. split.
  - intros (l' & [b n k a h] & ->). exists b, n, k, a. auto.
  - intros (b & n & k & a & -> & h & ->). exists (b ++ k :: a). split; [constructor; exact h|reflexivity].
Qed.

Theorem PL_17 : forall G, nim 0 + G == G.
Proof. intro G. rewrite nim_0. apply add_0_l. Qed.

Theorem PL_18 : loss (nim 1 + nim 1) /\ win (nim 2 + nim 1).
Proof.
  split.
  - apply loss_zero, impartial_twice, impartial_nim.
  - rewrite win_not_loss by (apply impartial_add; apply impartial_nim). rewrite loss_zero, nim_sum.
    rewrite nim_zero_iff. discriminate.
Qed.

Theorem PL_19 : win (nim 1) /\ win (nim 2) /\ ~ congruent (nim 1) (nim 2).
Proof.
  parts; [apply nim_outcome; auto..|]. rewrite congruent_equal by (try apply short_nim; apply impartial_nim).
  intro E. apply nim_unique in E. discriminate E.
Qed.

(** Congruence, which speaks of all sums with a third game, is equality. *)
Theorem PL_20 : forall G H, short G -> impartial G -> impartial H -> (congruent G H <-> G = H).
Proof. exact congruent_equal. Qed.

Theorem PL_21 : (forall G, congruent G G) /\ (forall G H, congruent G H -> congruent H G) /\
  (forall G H K, congruent G H -> congruent H K -> congruent G K).
Proof.
  parts.
  - intros G X _ _. split; reflexivity.
  - intros G H c X s i. destruct (c X s i). split; symmetry; assumption.
  - intros G H K c d X s i. destruct (c X s i), (d X s i). split; etransitivity; eassumption.
Qed.

Theorem PL_22 : congruent (nim 1 + nim 1) (nim 0) /\ ~ nim 1 + nim 1 == nim 0.
Proof.
  split.
  - apply congruent_equal; [apply short_add; apply short_nim|apply impartial_add; apply impartial_nim|apply impartial_nim|].
    apply (nim_sum 1 1).
  - intro e. apply identical_spec in e as [e _].
    destruct (e Left (nim 0 + nim 1)) as (Y & o & _); [apply opt_left, opt_nim; exists O; auto|].
    apply opt_nim in o as (k & h & _). lia.
Qed.

Theorem PL_23 : forall G H, G + H == H + G.
Proof. exact add_comm. Qed.

Theorem PL_24 : forall G H K, (G + H) + K == G + (H + K).
Proof. exact add_assoc. Qed.

Lemma loss_identical G H : G == H -> (loss G <-> loss H) /\ (win G <-> win H).
Proof.
  intro e. unfold loss, win, first. split; split; intros h p; specialize (h p); (rewrite e || rewrite <- e); exact h.
Qed.

Theorem PL_25 : forall G1 G2 H, short H -> impartial H -> congruent G1 G2 -> congruent (G1 + H) (G2 + H).
Proof.
  intros G1 G2 H s i c X sX iX. destruct (c (H + X)) as [a b]; [apply short_add; assumption|apply impartial_add; assumption|].
  destruct (loss_identical _ _ (add_assoc G1 H X)) as [d e], (loss_identical _ _ (add_assoc G2 H X)) as [f g].
  rewrite d, e, f, g. split; assumption.
Qed.

Theorem PL_26 : forall G1 G2 H1 H2, short G2 -> impartial G2 -> short H1 -> impartial H1 ->
  congruent G1 G2 -> congruent H1 H2 -> congruent (G1 + H1) (G2 + H2).
Proof.
  intros G1 G2 H1 H2 s i t j c d. destruct PL_21 as (_ & sym & trans). apply trans with (G2 + H1).
  - apply PL_25; assumption.
  - intros X sX iX. destruct (PL_25 H1 H2 G2 s i d X sX iX) as [a b].
    assert (sw : forall K, G2 + K + X == K + G2 + X) by (intro K; rewrite (add_comm G2 K); reflexivity).
    destruct (loss_identical _ _ (sw H1)) as [e f], (loss_identical _ _ (sw H2)) as [g h].
    rewrite e, f, g, h. split; assumption.
Qed.

Theorem PL_27 : forall G K, impartial G -> impartial K -> loss K ->
  (loss (G + K) <-> loss G) /\ (win (G + K) <-> win G).
Proof.
  intros G K i j l. assert (a : loss (G + K) <-> loss G).
  { rewrite loss_zero in l. rewrite !loss_zero, l. rewrite (identical_equal _ _ (add_0_r G)). reflexivity. }
  split; [exact a|]. rewrite !win_not_loss by (try apply impartial_add; assumption). tauto.
Qed.

Theorem PL_28 : forall G K L, short G -> impartial G -> short K -> impartial K -> impartial L ->
  (loss K -> congruent (G + K) G) /\ (loss K -> loss L -> congruent K L) /\ (congruent G (nim 0) <-> loss G).
Proof.
  intros G K L s i sK iK iL. parts.
  - intro l. apply congruent_equal; [apply short_add; assumption|apply impartial_add; assumption|exact i|].
    apply loss_zero in l. rewrite l. apply identical_equal, add_0_r.
  - intros l m. apply loss_zero in l, m. apply congruent_equal; try assumption. rewrite l. symmetry. exact m.
  - rewrite congruent_equal by (try assumption; apply impartial_nim). rewrite loss_zero, nim_0. reflexivity.
Qed.

Theorem PL_29 : forall G, short G -> impartial G -> congruent (G + G) (nim 0).
Proof.
  intros G s i. apply congruent_equal; [apply short_add; assumption|apply impartial_add; assumption|apply impartial_nim|].
  rewrite nim_0. apply impartial_twice, i.
Qed.

(** The answer copies the move in the other component. *)
Theorem PL_30 : forall G, impartial G -> forall p Z, opt p Z (G + G) -> win Z /\
  exists q X W, opt q X G /\ opt (other p) W Z /\ W == X + X /\ loss W.
Proof.
  intros G i p Z o. pose proof (impartial_add G G i i) as iGG.
  assert (iZ : impartial Z) by (apply impartial_spec in iGG; exact (proj2 iGG p Z o)).
  assert (h : exists q X W, opt q X G /\ opt (other p) W Z /\ W == X + X /\ loss W).
  { apply impartial_spec in i as [both all].
    assert (lose : forall X W q, opt q X G -> W == X + X -> loss W).
    { intros X W q oX e. apply loss_zero. rewrite (identical_equal _ _ e). apply impartial_twice, (all q X oX). }
    cases; destruct (both p X oX) as (Y & oY & e).
    - exists p, X, (X + Y). assert (f : X + Y == X + X) by (rewrite e; reflexivity).
      parts; [exact oX|apply opt_right, oY|exact f|exact (lose X _ p oX f)].
    - exists p, X, (Y + X). assert (f : Y + X == X + X) by (rewrite e; reflexivity).
      parts; [exact oX|apply opt_left, oY|exact f|exact (lose X _ p oX f)]. }
  split; [|exact h]. destruct h as (_ & _ & W & _ & oW & _ & l). apply (win_not_loss Z iZ). intro lZ.
  specialize (lZ p). rewrite second_spec in lZ. exact (lZ W oW (l (other p))).
Qed.

(** For families of any size. *)
Theorem PL_32 : forall (S : Type) (g h : S -> game), (forall s, short (g s) /\ impartial (g s) /\ impartial (h s)) ->
  (forall s, congruent (g s) (h s)) -> congruent (cut g g) (cut h h).
Proof.
  intros S g h i c. cut (cut g g = cut h h).
  { intros E X _ _. assert (e : cut g g + X = cut h h + X) by (rewrite E; reflexivity).
    split; [rewrite !loss_zero, e; reflexivity|].
    split; intros w p s; apply (w p); apply atleast_zero; [rewrite e|rewrite <- e]; apply atleast_zero; exact s. } assert (E : forall s, g s = h s) by (intro s; apply congruent_equal; [apply i..|apply c]).
  apply options_equal; intros p X o.
  - assert (o' : exists s, X = g s :> game) by (apply opt_cut in o; destruct p; exact o). destruct o' as [s ->].
    exists (h s). split; [apply opt_cut; destruct p; eauto|apply E].
  - assert (o' : exists s, X = h s :> game) by (apply opt_cut in o; destruct p; exact o). destruct o' as [s ->].
    exists (g s). split; [apply opt_cut; destruct p; eauto|apply E].
Qed.

Theorem PL_33 : forall G H, short G -> impartial G -> impartial H -> loss (G + H) -> congruent G H.
Proof.
  intros G H s i j l. apply congruent_equal; try assumption. apply loss_zero in l.
  apply (equal_same _ _ (G - H) 0); [group|]. unfold minus. rewrite (impartial_neg H j). exact l.
Qed.

Theorem PL_34 : forall n d, (d < 2 ^ n)%nat -> congruent (nim (2 ^ n) + nim d) (nim (2 ^ n + d)).
Proof.
  intros n d l. apply congruent_equal; [apply short_add; apply short_nim|apply impartial_add; apply impartial_nim|apply impartial_nim|].
  rewrite nim_sum, Nat.lxor_comm, (lxor_no_carry n d l), Nat.add_comm. reflexivity.
Qed.

Theorem PL_37 : forall c d, congruent (nim c + nim d) (nim (Nat.lxor c d)).
Proof.
  intros c d. apply congruent_equal; [apply short_add; apply short_nim|apply impartial_add; apply impartial_nim|apply impartial_nim|].
  apply nim_sum.
Qed.

Theorem PL_35 : congruent (nim 8 + nim 3) (nim 11).
Proof. exact (PL_37 8 3). Qed.

Theorem PL_36 : congruent (nim 22 + nim 5) (nim 19) /\
  nim 22 + nim 5 = heaps [16; 4; 2; 4; 1]%nat /\ heaps [16; 4; 2; 4; 1]%nat = heaps [16; 2; 1]%nat /\ heaps [16; 2; 1]%nat = nim 19.
Proof. parts; [exact (PL_37 22 5)| | |]; rewrite ?nim_sum, ?heaps_xor; reflexivity. Qed.

Theorem PL_38 : forall k, ((exists a, (a < 8)%nat /\ k = Nat.lxor a 3 :> nat) <-> (k < 8)%nat) /\
  ((exists b, (b < 3)%nat /\ k = Nat.lxor 8 b :> nat) <-> k = 8%nat :> nat \/ k = 9%nat :> nat \/ k = 10%nat :> nat) /\
  nim 8 + nim 3 = nim 11.
Proof.
  intro k. parts; [| |exact (nim_sum 8 3)]; split.
  - intros (a & h & ->). do 8 (destruct a as [|a]; [cbn; lia|]). lia.
  - intro h. exists (Nat.lxor k 3). rewrite lxor_twice_r. split; [|reflexivity].
    do 8 (destruct k as [|k]; [cbn; lia|]). lia.
  - intros (b & h & ->). do 3 (destruct b as [|b]; [cbn; lia|]). lia.
  - intros [->|[->| ->]]; [exists 0%nat|exists 1%nat|exists 2%nat]; (split; [lia|reflexivity]).
Qed.

Theorem PL_39 : forall n d, (d < 2 ^ n)%nat -> let c := (2 ^ n)%nat in forall k,
  ((exists a, (a < c)%nat /\ k = Nat.lxor a d :> nat) <-> (k < c)%nat) /\
  ((exists b, (b < d)%nat /\ k = Nat.lxor c b :> nat) <-> (c <= k < c + d)%nat).
Proof.
  intros n d l c k.
  assert (small : forall a b, (a < c)%nat -> (b < c)%nat -> (Nat.lxor a b < c)%nat).
  { intros a b ha hb. destruct (Nat.lt_ge_cases (Nat.lxor a b) c) as [h|h]; [exact h|]. exfalso.
    assert (nz : Nat.lxor a b <> O) by (pose proof (Nat.pow_nonzero 2 n); lia).
    assert (top : (n <= Nat.log2 (Nat.lxor a b))%nat) by (apply Nat.log2_le_pow2; [lia|exact h]).
    assert (high : forall m, (m < c)%nat -> Nat.testbit m (Nat.log2 (Nat.lxor a b)) = false :> bool).
    { intros m hm. rewrite <- (Nat.mod_small m (2 ^ n) hm). apply Nat.mod_pow2_bits_high, top. }
    pose proof (Nat.bit_log2 _ nz) as t. rewrite Nat.lxor_spec, (high a ha), (high b hb) in t. discriminate t. }
  parts; split.
  - intros (a & h & ->). apply small; assumption.
  - intro h. exists (Nat.lxor k d). rewrite lxor_twice_r. split; [apply small; assumption|reflexivity].
  - intros (b & h & ->). rewrite Nat.lxor_comm. unfold c. rewrite lxor_no_carry by lia. lia.
  - intro h. exists (k - c)%nat. split; [lia|]. rewrite Nat.lxor_comm. unfold c in *.
    rewrite lxor_no_carry by lia. lia.
Qed.

Theorem PL_40 : forall G, short G -> impartial G -> exists k, congruent G (nim k) /\
  (forall p X, opt p X G -> ~ congruent X (nim k)) /\
  (forall j, (forall p X, opt p X G -> ~ congruent X (nim j)) -> (k <= j)%nat).
Proof.
  intros G s i. destruct (sprague_grundy_short G s i) as (k & E & a & b). exists k.
  assert (opts : forall p X, opt p X G -> short X /\ impartial X).
  { intros p X o. split; [exact (short_opt p X G o s)|apply impartial_spec in i; exact (proj2 i p X o)]. }
  parts.
  - apply congruent_equal; [exact s|exact i|apply impartial_nim|exact E].
  - intros p X o c. apply congruent_equal in c; [|apply (opts p X o)..|apply impartial_nim].
    destruct (a p X o) as (j & ne & F). rewrite c in F. apply nim_unique in F. auto.
  - intros j none. destruct (Nat.lt_ge_cases j k) as [h|h]; [|exact h].
    destruct (b Left j h) as (X & o & F). destruct (none Left X o).
    apply congruent_equal; [apply (opts _ X o)..|apply impartial_nim|exact F].
Qed.

Theorem PL_41 : congruent (braces [nim 0; nim 1; nim 3] [nim 0; nim 1; nim 3]) (nim 2).
Proof.
  assert (o : forall p X, opt p X (braces [nim 0; nim 1; nim 3] [nim 0; nim 1; nim 3]) <-> In X [nim 0; nim 1; nim 3]).
  { intros p X. rewrite opt_braces. destruct p; reflexivity. }
  apply congruent_equal.
  - apply short_braces; intros X [<-|[<-|[<-|[]]]]; apply short_nim.
  - constructor; intros p X h.
    + exists X. split; [apply o; apply o in h; exact h|reflexivity].
    + apply o in h as [<-|[<-|[<-|[]]]]; apply impartial_nim.
  - apply impartial_nim.
  - apply excluded_heap.
    + intros p X h. apply o in h as [<-|[<-|[<-|[]]]]; eexists; (split; [|reflexivity]); discriminate.
    + intros p k h. exists (nim k). split; [|reflexivity]. apply o.
      destruct k as [|[|k]]; [left; reflexivity|right; left; reflexivity|lia].
Qed.

Theorem PL_42 : forall G k, short G -> impartial G -> congruent G (nim k) ->
  forall p Z, opt p Z (G + nim k) -> win Z.
Proof.
  intros G k s i c p Z o. apply congruent_equal in c; [|exact s|exact i|apply impartial_nim].
  pose proof (impartial_add G (nim k) i (impartial_nim k)) as iS.
  assert (iZ : impartial Z) by (apply impartial_spec in iS; exact (proj2 iS p Z o)).
  assert (l : loss (G + nim k)).
  { apply loss_zero. rewrite c. apply impartial_twice, impartial_nim. }
  apply (win_not_loss Z iZ). intro lZ. specialize (l (other p)). rewrite second_spec, other_other in l.
  exact (l Z o (lZ p)).
Qed.

Theorem PL_43 : forall i j, i <> j -> ~ congruent (nim i + nim j) (nim 0).
Proof.
  intros i j ne c. apply congruent_equal in c; [|apply short_add; apply short_nim|apply impartial_add; apply impartial_nim|apply impartial_nim].
  rewrite nim_sum in c. apply nim_unique, Nat.lxor_eq in c. exact (ne c).
Qed.

Theorem PL_44 : forall G, short G -> impartial G ->
  exists k, congruent G (nim k) /\ forall j, congruent G (nim j) -> j = k :> nat.
Proof.
  intros G s i. destruct (sprague_grundy_short G s i) as (k & E & _). exists k. split.
  - apply congruent_equal; [exact s|exact i|apply impartial_nim|exact E].
  - intros j c. apply congruent_equal in c; [|exact s|exact i|apply impartial_nim].
    apply nim_unique. rewrite <- E, <- c. reflexivity.
Qed.

Theorem PL_48 : forall G k, short G -> impartial G -> congruent G (nim k) ->
  (loss G <-> k = O :> nat) /\ (win G <-> (k > 0)%nat).
Proof.
  intros G k s i c. apply congruent_equal in c; [|exact s|exact i|apply impartial_nim].
  assert (l : loss G <-> k = O :> nat) by (rewrite loss_zero, c; apply nim_zero_iff).
  split; [exact l|]. rewrite (win_not_loss G i), l. lia.
Qed.

Theorem PL_50 : heaps [3; 9; 10]%nat = 0 /\ ~ heaps [5; 9; 10]%nat = 0 /\ nim_move [5; 9; 10] [3; 9; 10].
Proof.
  split; [apply (proj2 (bouton _)); reflexivity|split].
  - intro E. pose proof (proj1 (bouton _) E) as e. vm_compute in e. discriminate e.
  - apply (Take [] 5 3 [9; 10]%nat). lia.
Qed.

(** L n = {L (n-1), L (n-2), L (n-3)}, as far as they are there *)
(** L_n, L_(n-1), ..., L_0 *)
Fixpoint taking (n : nat) : list game :=
  match n with O => [0] | S n => let l := taking n in braces (firstn 3 l) (firstn 3 l) :: l end.

Lemma opt_taking n p X : opt p X (hd 0 (taking n)) <->
  exists k, (1 <= k <= 3)%nat /\ (k <= n)%nat /\ X = hd 0 (taking (n - k)) :> game.
Proof.
  destruct n as [|n]; [split; [intro o; destruct (opt_zero _ _ o)|intros (k & a & b & _); lia]|].
  cbn [taking hd]. rewrite opt_braces.
  assert (same : match p with Left => firstn 3 (taking n) | Right => firstn 3 (taking n) end = firstn 3 (taking n) :> list game)
    by (destruct p; reflexivity).
  rewrite same. clear same. split.
  - destruct n as [|[|n]]; cbn [taking firstn]; intro o.
    + destruct o as [<-|[]]. exists 1%nat. repeat split; lia.
    + destruct o as [<-|[<-|[]]]; [exists 1%nat|exists 2%nat]; repeat split; lia.
    + destruct o as [<-|[<-|o]]; [exists 1%nat; repeat split; lia|exists 2%nat; repeat split; lia|].
      exists 3%nat. split; [lia|split; [lia|]]. cbn [Nat.sub]. rewrite Nat.sub_0_r.
      destruct n; cbn [taking firstn] in o; destruct o as [<-|[]]; reflexivity.
  - intros (k & a & b & ->). destruct k as [|[|[|[|k]]]]; try lia; cbn [Nat.sub]; rewrite ?Nat.sub_0_r.
    + destruct n; left; reflexivity.
    + destruct n as [|n]; [lia|]. cbn [Nat.sub]. rewrite Nat.sub_0_r. destruct n; right; left; reflexivity.
    + destruct n as [|[|n]]; [lia|lia|]. cbn [Nat.sub]. rewrite Nat.sub_0_r. destruct n; right; right; left; reflexivity.
Qed.

(** There are such games. *)
Theorem PL_51 :
  let take_123 := fun l : nat -> game => forall n p X, opt p X (l n) <->
    exists k, (1 <= k <= 3)%nat /\ (k <= n)%nat /\ X = l (n - k)%nat :> game in
  (exists l, take_123 l) /\ forall l, take_123 l -> forall n, l n = nim (n mod 4).
Proof.
  split; [exists (fun n => hd 0 (taking n)); exact opt_taking|].
  intros l h n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  pose proof (Nat.div_mod n 4) as d. pose proof (Nat.mod_upper_bound n 4) as u.
  apply excluded_heap.
  - intros p X o. apply h in o as (k & hk & kn & ->). exists ((n - k) mod 4)%nat. split; [|apply IH; lia].
    intro e. pose proof (Nat.div_mod (n - k) 4). lia.
  - intros p j hj. exists (l (n - (n mod 4 - j))%nat). split.
    + apply h. exists (n mod 4 - j)%nat. split; [lia|]. split; [lia|reflexivity].
    + rewrite IH by lia. assert (e : ((n - (n mod 4 - j)) mod 4)%nat = j :> nat); [|rewrite e; reflexivity].
      symmetry. apply Nat.mod_unique with (n / 4)%nat; lia.
Qed.
