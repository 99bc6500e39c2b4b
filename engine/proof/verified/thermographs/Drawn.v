(* Short games in canonical form have walls at all temperatures, and those of one that is no number meet at one. *)
From Coq Require Import List ZArith QArith FSets.FMapPositive Lqa Lia.
From Verified Require Import Play Positions Values Numbers NumberSums Units Identical Canonical Unique Families FamilyNumbers.
From Verified Require Import Checker Meaning Accepted Thermographs Walls Leaning Means Simplest Fall.
Import ListNotations.
Local Open Scope Q_scope.

(* ---- scaffolds of a short game --------------------------------------------------------------- *)

(* p's scaffold at t. *)
Definition scaffold (p : player) (t : Q) (G : game) (x : Q) : Prop :=
  (exists X v, opt p X G /\ walls X t v /\ x == v (other p) - towards p t) /\
  forall X, opt p X G -> exists v, walls X t v /\ towards p (v (other p) - towards p t) <= towards p x.

Lemma one_scaffold p t G : short G -> (forall X, opt p X G -> exists v, walls X t v) ->
  (forall X, ~ opt p X G) \/ exists x, scaffold p t G x.
Proof.
  intros S W; rewrite short_iff in S; destruct (S p) as [[l [A B]] _]; destruct l as [| X0 l0].
  { left; intros X O; destruct (B X O) as [Y [[] _]]. }
  right; destruct (best_exists (towards p) (X0 :: l0) (fun X x => exists v, walls X t v /\ x = v (other p) - towards p t))
    as [X [x [I [[v [V E]] M]]]]; [easy | |].
  - intros X I; destruct (W X (A X I)) as [v V]; eauto.
  - exists x; split.
    + exists X, v; repeat split; auto; now rewrite E.
    + intros Y O; destruct (B Y O) as [Z [J K]]; destruct (M Z J) as [y [[u [U ->]] L]].
      exists u; split; auto; apply walls_identical with Z; auto using identical_sym.
Qed.

Lemma scaffolds_exist t G : short G -> (forall p X, opt p X G -> exists v, walls X t v) ->
  (forall p, exists X, opt p X G) -> exists w, scaffolds G t w.
Proof.
  intros S W E; destruct (one_scaffold Left t G S (W Left)) as [N | [x X]]; [destruct (E Left) as [Y O]; now destruct (N Y) |].
  destruct (one_scaffold Right t G S (W Right)) as [N | [y Y]]; [destruct (E Right) as [Z O]; now destruct (N Z) |].
  exists (fun p => match p with Left => x | Right => y end); intros []; assumption.
Qed.

(* ---- at the temperature 0 -------------------------------------------------------------------- *)

Lemma option_beyond p X v N x : walls X 0 v -> value x N -> towards p x < towards p (v p) -> beyond p X N.
Proof.
  intros W V L; assert (R : real (- x) (neg N)) by (apply real_neg; now right).
  pose proof W as W'; rewrite walls_iff in W'; destruct W' as [[y [Y E]] | [Q _]].
  - apply (reals_win p [y; - x]); [constructor; [now right | constructor; [auto | constructor]] |].
    pose proof (E p); destruct p; simpl in *; lra.
  - destruct (walls_from X 0 v (Qle_refl 0) W Q) as [s [S [A _]]].
    destruct (secured p [X; neg N]) as [_ [_ Reply]]; apply (Reply s [] [- x] [] X [neg N] s v); auto; try lra.
    + constructor; [now left | constructor].
    + destruct p; simpl in *; lra.
Qed.

Lemma dyadic_between (a b : Q) : a < b -> exists k m, a < (m # pow2 k) < b.
Proof. intros L; destruct (near_left b ((b - a) * (1 # 2))) as [k [m [A B]]]; [lra |]; exists k, m; lra. Qed.

Lemma number_or_met G : short G -> canonical G -> (forall p X, opt p X G -> exists v, walls X 0 v) ->
  a_number G \/ ~ a_number G /\ exists w, scaffolds G 0 w /\ w Right <= w Left.
Proof.
  intros S C W; assert (A : forall k m,
    (forall p X, opt p X G -> exists v, walls X 0 v /\ towards p (v (other p)) < towards p (m # pow2 k)) -> a_number G).
  { intros k m F; destruct (number_exists (Z.of_nat k) (Nat2Z.is_nonneg k) m) as [N M]; rewrite <- pow2_power in M.
    assert (V : value (m # pow2 k) N) by (exists k, m; split; auto; reflexivity).
    destruct (simplest G S N _ V) as [y [K [Y E]]].
    - intros p X O; destruct (F p X O) as [v [U L]]; apply (option_beyond (other p) X v N _ U V).
      destruct p; simpl in *; lra.
    - exists y; now apply canonical_number with K. }
  assert (D : forall p, exists x, forall X, opt p X G -> exists v, walls X 0 v /\ towards p (v (other p)) <= towards p x).
  { intros p; destruct (one_scaffold p 0 G S (W p)) as [N | [x [_ B]]]; [exists 0; intros X O; now destruct (N X) |].
    exists x; intros X O; destruct (B X O) as [v [V L]]; exists v; split; auto; destruct p; simpl in *; lra. }
  assert (H : forall p, (forall X, ~ opt p X G) -> a_number G).
  { intros p N; destruct (D (other p)) as [x B]; destruct (dyadic_between (x - 1) x) as [k [m K]]; [lra |].
    destruct (dyadic_between x (x + 1)) as [j [n J]]; [lra |].
    destruct p; [apply (A k m) | apply (A j n)]; intros [] X O; try now destruct (N X).
    all: destruct (B X O) as [v [V L]]; exists v; split; auto; simpl in *; lra. }
  destruct (one_scaffold Left 0 G S (W Left)) as [N | [x X]]; [left; eauto |].
  destruct (one_scaffold Right 0 G S (W Right)) as [N | [y Y]]; [left; eauto |].
  set (w := fun p => match p with Left => x | Right => y end).
  assert (Z : scaffolds G 0 w) by (intros []; assumption).
  destruct (Qlt_le_dec x y) as [L | L].
  - left; destruct (dyadic_between x y L) as [k [m [K M]]]; apply (A k m); intros p V O.
    destruct (Z p) as [_ B]; destruct (B V O) as [v [U F]]; exists v; split; auto; destruct p; simpl in *; lra.
  - right; split; [| exists w; split; auto].
    intros [z V]; pose proof (scaffolds_number G 0 w z (Qle_refl 0) Z V); simpl in *; lra.
Qed.

(* ---- at all temperatures --------------------------------------------------------------------- *)

Definition on (lines : list (Q * Q)) (t x : Q) : Prop := exists a, In a lines /\ x == fst a + snd a * t.

(* There are walls at all temperatures, on these lines. *)
Definition drawn (G : game) (lines : list (Q * Q)) : Prop :=
  forall t, 0 <= t -> exists w, walls G t w /\ forall p, on lines t (w p).

Lemma drawn_more G H l k : identical G H -> incl l k -> drawn G l -> drawn H k.
Proof.
  intros E I D t P; destruct (D t P) as [w [W A]]; exists w; split; [now apply walls_identical with G |].
  intros p; destruct (A p) as [a [J F]]; exists a; auto.
Qed.

Lemma options_drawn G : short G -> (forall p X, opt p X G -> exists l, drawn X l) ->
  exists l, forall p X, opt p X G -> drawn X l.
Proof.
  intros S D; assert (A : forall p, exists l, forall X, opt p X G -> drawn X l).
  { intros p; rewrite short_iff in S; destruct (S p) as [[xs [A B]] _].
    assert (E : exists l, forall X, In X xs -> drawn X l).
    { clear B; induction xs as [| X xs IH]; [now exists [] |].
      destruct IH as [l L]; [intros Y I; apply A; now right |]; destruct (D p X) as [k K]; [apply A; now left |].
      exists (k ++ l); intros Y [<- | I].
      - apply (drawn_more X X k); auto using identical_refl; apply incl_appl, incl_refl.
      - apply (drawn_more Y Y l); auto using identical_refl; apply incl_appr, incl_refl. }
    destruct E as [l L]; exists l; intros X O; destruct (B X O) as [Y [I E]].
    apply (drawn_more Y X l); auto using identical_sym, incl_refl. }
  destruct (A Left) as [l L], (A Right) as [k K]; exists (l ++ k); intros [] X O.
  - apply (drawn_more X X l); auto using identical_refl; apply incl_appl, incl_refl.
  - apply (drawn_more X X k); auto using identical_refl; apply incl_appr, incl_refl.
Qed.

Section game.
Variable G : game.
Hypothesis G_short : short G.
Variable lines : list (Q * Q).
Hypothesis options : forall p X, opt p X G -> drawn X lines.
Variable start : player -> Q.
Hypothesis starts : scaffolds G 0 start.
Hypothesis apart : start Right <= start Left.

Lemma scaffolds_all t : 0 <= t -> exists w, scaffolds G t w.
Proof.
  intros P; apply scaffolds_exist; auto.
  - intros p X O; destruct (options p X O t P) as [w [W _]]; eauto.
  - intros p; destruct (starts p) as [[X [_ [O _]]] _]; eauto.
Qed.

Lemma all_slope s t v w : 0 <= s -> s <= t -> scaffolds G s v -> scaffolds G t w -> slopes s t v w.
Proof. intros P L; apply scaffolds_slope; intros p X _ a b; now apply walls_slope. Qed.

(* The scaffolds are on the lines of options, less the tax. *)
Definition shifted : list (Q * Q) := map (fun a => (fst a, snd a - 1)) lines ++ map (fun a => (fst a, snd a + 1)) lines.

Lemma scaffolds_on t w p : 0 <= t -> scaffolds G t w -> on shifted t (w p).
Proof.
  intros P S; destruct (S p) as [[X [v [O [V E]]]] _]; destruct (options p X O t P) as [u [U A]].
  destruct (A (other p)) as [a [I F]]; pose proof (walls_once X t v u P V U (other p)) as H; unfold shifted.
  destruct p; [exists (fst a, snd a - 1) | exists (fst a, snd a + 1)]; (split; [| simpl in *; lra]); apply in_app_iff.
  - left; apply in_map_iff; eauto.
  - right; apply in_map_iff; eauto.
Qed.

Definition gap (t y : Q) : Prop := exists w, scaffolds G t w /\ y == w Left - w Right.
Definition gap_lines : list (Q * Q) := map (fun ab => (fst (fst ab) - fst (snd ab), snd (fst ab) - snd (snd ab))) (list_prod shifted shifted).

Lemma gap_on t y : 0 <= t -> gap t y -> exists a, In a gap_lines /\ y == fst a + snd a * t.
Proof.
  intros P [w [S E]]; destruct (scaffolds_on t w Left P S) as [a [I A]], (scaffolds_on t w Right P S) as [b [J B]].
  exists (fst a - fst b, snd a - snd b); split; [| simpl; lra].
  apply in_map_iff; exists (a, b); split; auto; now apply in_prod.
Qed.

Lemma gap_falls s t y z : 0 <= s -> s <= t -> gap s y -> gap t z -> z <= y <= z + 2 * (t - s).
Proof.
  intros P L [v [V Y]] [w [W Z]]; pose proof (all_slope s t v w P L V W) as A.
  pose proof (A Left); pose proof (A Right); simpl in *; lra.
Qed.

Lemma gap_ends : exists v z, 0 <= v /\ gap v z /\ z <= 0.
Proof.
  assert (B : exists c, 0 <= c /\ forall a, In a lines -> - c <= fst a <= c).
  { clear; induction lines as [| a l [c [P A]]]; [exists 0; split; [lra | easy] |].
    destruct (Qlt_le_dec (fst a) 0) as [N | N].
    - exists (c - fst a); split; [lra |]; intros b [<- | I]; [lra |]; pose proof (A b I); lra.
    - exists (c + fst a); split; [lra |]; intros b [<- | I]; [lra |]; pose proof (A b I); lra. }
  destruct B as [c [P B]]; destruct (scaffolds_all c P) as [w S]; exists c, (w Left - w Right); split; auto; split.
  - exists w; split; auto; reflexivity.
  - assert (A : forall p, towards p (w p) <= 0).
    { intros p; destruct (S p) as [[X [v [O [V E]]]] _]; destruct (options p X O 0 (Qle_refl 0)) as [u [U F]].
      destruct (F p) as [a [I K]]; pose proof (B a I).
      pose proof (walls_slope X 0 c u v (Qle_refl 0) P U V p); pose proof (walls_order X c v P V).
      destruct p; simpl in *; lra. }
    pose proof (A Left); pose proof (A Right); simpl in *; lra.
Qed.

Lemma meets : exists r w, 0 <= r /\ scaffolds G r w /\ w Left == w Right /\
  forall s v, 0 <= s < r -> scaffolds G s v -> v Right < v Left.
Proof.
  destruct gap_ends as [v [z [P [Z L]]]].
  destruct (first_zero gap) with (lines := gap_lines) (v := v) (y := start Left - start Right) (z := z)
    as [r [R [[x [[w [W E]] X]] F]]]; auto using gap_falls, gap_on.
  - intros t T; destruct (scaffolds_all t T) as [w W]; exists (w Left - w Right), w; split; auto; reflexivity.
  - exists start; split; auto; reflexivity.
  - lra.
  - exists r, w; split; auto; split; auto; split; [lra |]; intros s u S U.
    assert (K : gap s (u Left - u Right)) by (exists u; split; auto; reflexivity); pose proof (F s _ S K); lra.
Qed.

Lemma game_drawn : ~ a_number G -> (exists l, drawn G l) /\ exists t x, mean x G /\ temperature t G.
Proof.
  intros N; destruct meets as [r [w [R [S [E F]]]]].
  assert (W : walls G r w) by (apply walls_iff; right; split; auto; left; split; auto; lra).
  assert (B : forall s, 0 <= s < r -> exists v, scaffolds G s v /\ walls G s v /\ v Right < v Left).
  { intros s P; destruct (scaffolds_all s (proj1 P)) as [v V]; pose proof (F s v P V); exists v; split; auto; split; auto.
    apply walls_iff; right; split; auto; left; split; auto; lra. }
  split.
  - exists ((w Left, 0) :: shifted); intros t P; destruct (Qlt_le_dec t r) as [L | L].
    + destruct (B t (conj P L)) as [v [V [V' _]]]; exists v; split; auto; intros p.
      destruct (scaffolds_on t v p P V) as [a [I A]]; exists a; split; auto; now right.
    + exists (fun _ => w Left); split; [now apply (met_mast G r w R W E) |].
      intros p; exists (w Left, 0); split; [now left |]; simpl; ring.
  - exists r, (w Left); split; [exists r; split; auto; now apply met_mast |].
    split; auto; split; auto; split; [exists (w Left); now apply met_mast |].
    intros s P; destruct (B s P) as [v [_ V]]; eauto.
Qed.
End game.

Lemma number_mean x G : value x G -> mean x G.
Proof.
  intros V; exists 0; split; [lra |]; intros s _; apply walls_iff; left; exists x; split; auto; intros; reflexivity.
Qed.

Lemma canonical_drawn G : short G -> canonical G ->
  (exists l, drawn G l) /\ ((exists x, value x G) \/ exists t x, mean x G /\ temperature t G).
Proof.
  induction G as [G IH] using game_induction; intros S C.
  assert (D : forall p X, opt p X G -> exists l, drawn X l).
  { intros p X O; apply (IH p X O); [apply short_iff with (p := p) in S; now apply S | apply canonical_iff with (p := p) in C; now apply C]. }
  destruct (number_or_met G S C) as [[x V] | [N [w [W L]]]].
  - intros p X O; destruct (D p X O) as [l A]; destruct (A 0 (Qle_refl 0)) as [w [W _]]; eauto.
  - split; [| left; eauto]; exists [(x, 0)]; intros t P; exists (fun _ => x); split.
    + apply walls_iff; left; exists x; split; auto; intros; reflexivity.
    + intros p; exists (x, 0); split; [now left |]; simpl; ring.
  - destruct (options_drawn G S D) as [l A]; destruct (game_drawn G S l A w W L N) as [E F]; auto.
Qed.

Lemma thermograph_exists G : short G -> canonical G ->
  (forall t, 0 <= t -> exists w, walls G t w) /\ (exists x, mean x G) /\ (~ a_number G -> exists t, temperature t G).
Proof.
  intros S C; destruct (canonical_drawn G S C) as [[l D] N]; split; [| split].
  - intros t P; destruct (D t P) as [w [W _]]; eauto.
  - destruct N as [[x V] | [t [x [M _]]]]; eauto using number_mean.
  - intros A; destruct N as [[x V] | [t [x [_ T]]]]; [destruct A; now exists x | eauto].
Qed.

(* The forms of certificates are short. *)
Lemma forms_short st d n f : sound st -> defines st d -> PositiveMap.find n (forms st) = Some f -> short (d n).
Proof.
  intros S D F; remember (d n) as G eqn:E; revert n f F E; induction G as [G IH] using game_induction; intros n f F ->.
  pose proof (D n f F) as O; destruct f as [l r | m]; simpl in O.
  - apply short_iff; intros p; specialize (O p); split.
    + exists (map d (match p with Left => l | Right => r end)); split.
      * intros X I; apply in_map_iff in I; destruct I as [i [<- I]]; apply O; eauto.
      * intros X P; exists X; split; [| apply identical_refl]; apply O in P; destruct P as [i [I ->]]; now apply in_map.
    + intros X P; pose proof P as P'; apply O in P'; destruct P' as [i [I ->]].
      destruct (earlier _ S _ _ _ F i) as [g K]; [destruct p; auto | eauto].
  - destruct (units _ S) as [e [P U]]; rewrite U in O; apply (short_number (m # pow2 (Z.to_nat e))).
    exists (Z.to_nat e), m; rewrite pow2_power, Z2Nat.id by auto; split; auto; reflexivity.
Qed.
