(* Walls approach each other with the temperature, each by at most what the temperature rises; so they meet once. *)
From Coq Require Import List ZArith QArith Lqa Lia.
From Verified Require Import Play Positions Numbers NumberSums Units Identical Canonical Unique Thermographs.
Import ListNotations.
Local Open Scope Q_scope.

(* ---- numbers --------------------------------------------------------------------------------- *)

Lemma number_once e m n G : (0 <= e)%Z -> is_number (2 ^ e) m G -> is_number (2 ^ e) n G -> m = n.
Proof.
  intros P M N; assert (A : forall k l, is_number (2 ^ e) k G -> is_number (2 ^ e) l G -> (k <= l)%Z).
  { intros k l K L; destruct (Z.le_gt_cases k l) as [| Q]; auto; exfalso.
    assert (A : are_numbers e [k; - l]%Z [G; neg G]) by (do 2 (constructor; auto using is_number_neg); constructor).
    apply (numbers_win e P Left) in A; simpl total in *; simpl sign in *.
    apply (never_both Left Left [G; neg G]); [apply A; lia | apply (copied Right)]. }
  apply Z.le_antisymm; auto.
Qed.

Lemma value_once x y G : value x G -> value y G -> x == y.
Proof.
  intros [j [m [M ->]]] [k [n [N ->]]]; rewrite <- (lift_value k j m), <- (lift_value j k n).
  apply (is_number_lift k) in M; apply (is_number_lift j) in N; rewrite Nat.add_comm in N.
  rewrite pow2_power in M, N; rewrite (number_once _ _ _ _ (Nat2Z.is_nonneg _) M N), Nat.add_comm; reflexivity.
Qed.

Lemma number_as_identical one m G H : is_number one m G -> identical G H -> is_number one m H.
Proof.
  revert m H; induction G as [G IH] using game_induction; intros m H N I; rewrite identical_iff in I.
  assert (A : forall p, match number_after one p m with
    | None => forall X, ~ opt p X H
    | Some m' => (exists X, opt p X H) /\ forall X, opt p X H -> is_number one m' X end).
  { intros p; destruct (I p) as [F B]; destruct (number_after one p m) as [m' |] eqn:E.
    - destruct (is_number_has _ _ _ _ _ N E) as [X [O _]]; split; [destruct (F X O) as [Y [P _]]; eauto |].
      intros Y P; destruct (B Y P) as [Z [Q J]]; destruct (is_number_opt _ _ _ _ _ N Q) as [m1 [E1 M]].
      rewrite E in E1; injection E1 as <-; eauto.
    - intros Y P; destruct (B Y P) as [Z [Q _]]; destruct (is_number_opt _ _ _ _ _ N Q) as [m1 [E1 _]].
      congruence. }
  clear IH N I; destruct H as [M o]; simpl; intros p; specialize (A p); destruct (number_after one p m).
  - destruct A as [[X [i _]] A]; split; [exact (inhabits i) | intros i'; apply A; now exists i'].
  - intros [i]; apply (A (o p i)); now exists i.
Qed.

(* What is in canonical form and equal to a number is that number. *)
Lemma canonical_number G x N : canonical G -> value x N -> equal_value G N -> value x G.
Proof.
  intros C [k [m [M E]]] A; exists k, m; split; auto; apply number_as_identical with N; auto.
  apply identical_sym, canonical_unique; auto.
  rewrite pow2_power in M; apply number_canonical with (2 := M); lia.
Qed.

(* Moves make numbers worse. *)
Lemma value_opt p x G X : value x G -> opt p X G -> exists y, value y X /\ towards p y < towards p x.
Proof.
  intros [k [m [N E]]] O; destruct (is_number_opt _ _ _ _ _ N O) as [m' [A N']]; exists (m' # pow2 k); split.
  - exists k, m'; split; auto; reflexivity.
  - rewrite pow2_power in A; apply number_after_less in A; [| lia].
    destruct p; cbn [sign towards] in *; rewrite E; unfold Qlt; cbn [Qnum Qden Qopp]; nia.
Qed.

(* ---- stops ----------------------------------------------------------------------------------- *)

Lemma sure_iff p b x G : sure p b x G <->
  (exists y, value y G /\ towards p x <= towards p y) \/
  (~ a_number G /\ if same p b then exists X, opt b X G /\ sure p (other b) x X
                   else forall X, opt b X G -> sure p (other b) x X).
Proof.
  destruct G as [M o]; simpl; destruct (same p b); split; (intros [A | [N A]]; [now left | right; split; auto]).
  - destruct A as [i A]; exists (o b i); split; auto; now exists i.
  - destruct A as [X [[i ->] A]]; now exists i.
  - intros X [i ->]; auto.
  - intros i; apply A; now exists i.
Qed.

Lemma sure_less p b x y G : towards p x <= towards p y -> sure p b y G -> sure p b x G.
Proof.
  intros L; revert b; induction G as [G IH] using game_induction; intros b; rewrite !sure_iff.
  intros [[m [N M]] | [N A]]; [left; exists m; split; auto; lra | right; split; auto].
  destruct (same p b); [destruct A as [X [O A]] |]; eauto.
Qed.

Lemma sure_both b x y G : sure Left b x G -> sure Right b y G -> x <= y.
Proof.
  revert b; induction G as [G IH] using game_induction; intros b; rewrite !sure_iff.
  intros [[m [M L]] | [A L]] [[n [N R]] | [B R]].
  - pose proof (value_once m n G M N); simpl in *; lra.
  - destruct B; exists m; auto.
  - destruct A; exists n; auto.
  - destruct b; simpl in L, R; [destruct L as [X [O L]] | destruct R as [X [O R]]]; eauto.
Qed.

Lemma stop_once b x y G : stop b x G -> stop b y G -> x == y.
Proof. intros A B; apply Qle_antisym; eapply (sure_both b); auto. Qed.

(* ---- walls ----------------------------------------------------------------------------------- *)

Definition scaffolds (G : game) (s : Q) (w : player -> Q) : Prop := forall p,
  (exists X v, opt p X G /\ walls X s v /\ w p == v (other p) - towards p s) /\
  forall X, opt p X G -> exists v, walls X s v /\ towards p (v (other p) - towards p s) <= towards p (w p).

Lemma towards_equal p x y : x == y -> towards p x == towards p y.
Proof. intros E; destruct p; simpl; now rewrite E. Qed.

Lemma walls_iff G t w : walls G t w <->
  (exists x, value x G /\ forall p, w p == x) \/
  (~ a_number G /\ ((scaffolds G t w /\ w Right <= w Left) \/
                    (exists s, 0 <= s < t /\ scaffolds G s w /\ w Left == w Right))).
Proof.
  destruct G as [M o].
  assert (A : forall s, scaffolds (Game M o) s w <->
    forall p, best_of p (fun i x => exists v, walls (o p i) s v /\ x == v (other p) - towards p s) (w p)).
  { intros s; split; intros A p; destruct (A p) as [B C]; split.
    - destruct B as [X [v [[i ->] B]]]; exists i, v; exact B.
    - intros i; destruct (C (o p i)) as [v [W L]]; [now exists i |].
      exists (v (other p) - towards p s); split; auto; exists v; split; auto; reflexivity.
    - destruct B as [i [v B]]; exists (o p i), v; split; auto; now exists i.
    - intros X [i ->]; destruct (C i) as [y [[v [W E]] L]]; exists v; split; auto.
      now rewrite <- (towards_equal p _ _ E). }
  simpl; split; (intros [N | [N [S | [s [B [S E]]]]]]; [now left | right; split; auto; left; now rewrite A in * |]).
  all: right; split; auto; right; exists s; rewrite A in *; auto.
Qed.

Lemma walls_proper G s t v w : s == t -> (forall p, v p == w p) -> walls G s v -> walls G t w.
Proof.
  revert s t v w; induction G as [G IH] using game_induction; intros s t v w E F; rewrite !walls_iff.
  assert (A : forall s t, s == t -> scaffolds G s v -> scaffolds G t w).
  { clear s t E; intros s t E S p; destruct (S p) as [[X [u [O [W V]]]] B]; split.
    - exists X, u; repeat split; auto; [eapply IH; eauto; intros; reflexivity |].
      rewrite <- F, V; destruct p; simpl; now rewrite E.
    - intros Y P; destruct (B Y P) as [u' [W' L]]; exists u'; split; [eapply IH; eauto; intros; reflexivity |].
      specialize (F p); destruct p; simpl in *; lra. }
  pose proof (F Left); pose proof (F Right).
  intros [[x [V W]] | [N [[S L] | [r [B [S L]]]]]]; [left | right; split; auto; left | right; split; auto; right].
  - exists x; split; auto; intros p; now rewrite <- F.
  - split; [eauto | lra].
  - exists r; split; [lra | split; [apply (A r r); auto; reflexivity | lra]].
Qed.

(* Where they come from. *)
Lemma walls_from G t w : 0 <= t -> walls G t w -> ~ a_number G ->
  exists s, 0 <= s <= t /\ scaffolds G s w /\ w Right <= w Left /\ (s < t -> w Left == w Right).
Proof.
  intros P W N; apply walls_iff in W; destruct W as [[x [V _]] | [_ [[S L] | [s [B [S E]]]]]].
  - destruct N; now exists x.
  - exists t; split; [lra |]; do 2 (split; auto); intros; lra.
  - exists s; split; [lra |]; do 2 (split; auto); intros; lra.
Qed.

Lemma walls_order G t w : 0 <= t -> walls G t w -> w Right <= w Left.
Proof.
  intros P W; pose proof W as V; rewrite walls_iff in V; destruct V as [[x [_ E]] | [N _]]; [rewrite !E; lra |].
  destruct (walls_from G t w P W N) as [s [_ [_ [L _]]]]; exact L.
Qed.

Lemma walls_identical G H t w : identical G H -> walls G t w -> walls H t w.
Proof.
  revert H t w; induction G as [G IH] using game_induction; intros H t w I; rewrite !walls_iff.
  assert (V : forall G H, identical G H -> forall x, value x G -> value x H).
  { intros A B J x [k [m [N E]]]; exists k, m; split; auto; now apply number_as_identical with A. }
  assert (S : forall s, scaffolds G s w -> scaffolds H s w).
  { intros s S p; rewrite identical_iff in I; destruct (I p) as [A B], (S p) as [[X [v [O [W E]]]] C]; split.
    - destruct (A X O) as [Y [P J]]; exists Y, v; repeat split; eauto.
    - intros Y P; destruct (B Y P) as [Z [O' J]], (C Z O') as [u [U L]]; eauto. }
  intros [[x [N E]] | [N D]]; [left; eauto | right; split].
  - intros [x M]; apply N; exists x; apply (V H G); auto using identical_sym.
  - destruct D as [[A L] | [s [B [A E]]]]; [left; auto | right; exists s; auto].
Qed.

(* The options of a number are worse than it. *)
Lemma scaffolds_number G t w x : 0 <= t -> scaffolds G t w -> value x G -> w Left < w Right.
Proof.
  intros P S N; assert (A : forall p, towards p (w p) < towards p (x - towards p t)).
  { intros p; destruct (S p) as [[X [v [O [W E]]]] _]; destruct (value_opt p x G X N O) as [y [H L]].
    apply walls_iff in W; destruct W as [[z [H' V]] | [Q _]]; [| destruct Q; now exists y].
    pose proof (value_once _ _ _ H H'); pose proof (V (other p)); destruct p; simpl in *; lra. }
  pose proof (A Left); pose proof (A Right); simpl in *; lra.
Qed.

(* What becomes worse for p as it becomes warmer, from v at s to w at t. *)
Notation slopes s t v w := (forall p, towards p (w p) <= towards p (v p) <= towards p (w p) + (t - s)).

Lemma scaffolds_slope G s t v w :
  (forall p X, opt p X G -> forall v w, walls X s v -> walls X t w -> slopes s t v w) ->
  scaffolds G s v -> scaffolds G t w -> slopes s t v w.
Proof.
  intros H S T p; destruct (S p) as [[X [a [O [A V]]]] C], (T p) as [[Y [b [P [B W]]]] D].
  destruct (D X O) as [a' [A' L]], (C Y P) as [b' [B' K]].
  pose proof (H p X O _ _ A A' (other p)); pose proof (H p Y P _ _ B' B (other p)).
  destruct p; simpl in *; lra.
Qed.

Lemma walls_slope G : forall s t v w, 0 <= s -> s <= t -> walls G s v -> walls G t w -> slopes s t v w.
Proof.
  induction G as [G IH] using game_induction; intros s t v w P L V W p.
  assert (H : forall s t, 0 <= s -> s <= t -> scaffolds G s v -> scaffolds G t w -> slopes s t v w).
  { clear s t P L V W; intros s t P L; apply scaffolds_slope; intros q X O a b A B; now apply (IH q X O). }
  assert (H' : forall s t, 0 <= s -> s <= t -> scaffolds G s w -> scaffolds G t v -> slopes s t w v).
  { clear s t P L V W H; intros s t P L; apply scaffolds_slope; intros q X O a b A B; now apply (IH q X O). }
  assert (N : (exists x, value x G) \/ ~ a_number G).
  { rewrite walls_iff in V; destruct V as [[x [A _]] | [A _]]; eauto. }
  destruct N as [[x N] | N].
  - rewrite walls_iff in V, W.
    destruct V as [[y [Y V]] | [A _]]; [| destruct A; now exists x].
    destruct W as [[z [Z W]] | [A _]]; [| destruct A; now exists x].
    pose proof (value_once _ _ _ Y Z); specialize (V p); specialize (W p); destruct p; simpl; lra.
  - apply walls_from in V; auto; apply walls_from in W; auto; [| lra].
    destruct V as [s' [S [V [GV E]]]], W as [t' [T [W [GW F]]]].
    destruct (Qlt_le_dec t' s') as [D | D].
    + pose proof (H' t' s' (proj1 T) (Qlt_le_weak _ _ D) W V) as K.
      pose proof (F (Qlt_le_trans _ _ _ D (Qle_trans _ _ _ (proj2 S) L))).
      pose proof (K Left); pose proof (K Right); destruct p; simpl in *; lra.
    + pose proof (H s' t' (proj1 S) D V W) as K; pose proof (K Left); pose proof (K Right).
      destruct (Qlt_le_dec s' s) as [M | M]; [specialize (E M) |]; destruct p; simpl in *; lra.
Qed.

Lemma walls_once G t v w : 0 <= t -> walls G t v -> walls G t w -> forall p, v p == w p.
Proof.
  intros P V W p; pose proof (walls_slope G t t v w P (Qle_refl t) V W p).
  pose proof (walls_slope G t t w v P (Qle_refl t) W V p); destruct p; simpl in *; lra.
Qed.

(* ---- the mast -------------------------------------------------------------------------------- *)

Lemma walls_met G s t v w : 0 <= s -> s <= t -> v Left == v Right -> (forall p, w p == v Left) ->
  walls G s v -> walls G t w.
Proof.
  intros P L E F W; assert (A : forall p, v p == w p) by (intros []; rewrite F; auto using Qeq_sym; reflexivity).
  destruct (Qlt_le_dec s t) as [M | M]; [| apply (walls_proper G s t v w); auto; lra].
  apply (walls_proper G t t v w); auto; [reflexivity |]; rewrite walls_iff in *.
  destruct W as [W | [N [[S _] | [r [R [S _]]]]]]; [now left | right; split; auto; right ..].
  - exists s; auto.
  - exists r; split; [lra | auto].
Qed.

Lemma met_mast G t w : 0 <= t -> walls G t w -> w Left == w Right -> mast_from t (w Left) G.
Proof. intros P W E s L; apply (walls_met G t s w); auto; intros; reflexivity. Qed.

Lemma mean_once x y G : mean x G -> mean y G -> x == y.
Proof.
  intros [s [P M]] [t [R N]]; assert (A : s <= s + t /\ t <= s + t /\ 0 <= s + t) by lra.
  exact (walls_once G (s + t) _ _ (proj2 (proj2 A)) (M _ (proj1 A)) (N _ (proj1 (proj2 A))) Left).
Qed.

Lemma temperature_once s t G : temperature s G -> temperature t G -> s == t.
Proof.
  assert (A : forall s t, temperature s G -> temperature t G -> t <= s).
  { intros a b [_ [P [[x M] _]]] [_ [_ [_ B]]]; destruct (Qlt_le_dec a b) as [L |]; auto; exfalso.
    destruct (B a (conj P L)) as [w [W D]].
    pose proof (walls_once G a _ _ P (M a (Qle_refl a)) W) as E; pose proof (E Left); pose proof (E Right); cbn beta in *; lra. }
  intros S T; apply Qle_antisym; auto.
Qed.

(* At the temperature 0 they are the stops. *)
Lemma walls_stop G w b : walls G 0 w -> stop b (w b) G.
Proof.
  intros W p; revert b w W; induction G as [G IH] using game_induction; intros b w W; apply sure_iff.
  apply walls_iff in W; destruct W as [[x [V E]] | [N [[S _] | [s [B _]]]]]; [| | lra].
  - left; exists x; split; auto; rewrite (towards_equal p _ _ (E b)); apply Qle_refl.
  - right; split; auto; destruct (S b) as [[X [v [O [V E]]]] A]; destruct (same p b) eqn:I.
    + exists X; split; auto; apply (sure_less p _ _ (v (other b))); [| now apply (IH b)].
      destruct b, p; simpl in *; lra.
    + intros Y P; destruct (A Y P) as [u [U L]]; apply (sure_less p _ _ (u (other b))); [| now apply (IH b)].
      destruct b, p; simpl in *; try discriminate; lra.
Qed.
