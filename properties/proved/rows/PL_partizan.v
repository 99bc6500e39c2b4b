(** The slides: partizan games. *)

From Coq Require Import PeanoNat ZArith Lia.
From CGT Require Import PL Nim Simplest.
Local Open Scope game_scope.

Theorem PL_57 : forall (L R : Type) (l : L -> game) (r : R -> game) X,
  (opt Left X (cut l r) <-> exists i, X = l i :> game) /\ (opt Right X (cut l r) <-> exists j, X = r j :> game).
Proof. intros. split; apply opt_cut. Qed.

Theorem PL_58 : forall G, impartial G -> exists (S : Type) (f : S -> game),
  (forall s, impartial (f s)) /\ G == cut f f.
Proof.
  intros [M o] i. apply impartial_spec in i as [both all].
  exists (M Left), (o Left). split.
  - intro s. apply (all Left). exists s. reflexivity.
  - apply identical_spec. split; intros p X oX.
    + destruct p; [exists X; split; [apply opt_cut; exact oX|reflexivity]|].
      destruct (both Right X oX) as (Y & [s ->] & e). exists (o Left s). split; [apply opt_cut; eauto|exact e].
    + assert (h : exists s, X = o Left s :> game) by (apply opt_cut in oX; destruct p; exact oX). destruct h as [s ->].
      assert (oL : opt Left (o Left s) (Game M o)) by (exists s; reflexivity).
      destruct p; [exists (o Left s); split; [exact oL|reflexivity]|].
      destruct (both Left _ oL) as (Y & oY & e). exists Y. split; [exact oY|symmetry; exact e].
Qed.

Theorem PL_59 : forall p Z x y,
  opt p Z (x + y) <-> (exists X, opt p X x /\ Z = X + y :> game) \/ (exists Y, opt p Y y /\ Z = x + Y :> game).
Proof. exact opt_add. Qed.

Theorem PL_61 : forall G,
  (forall Z, opt Left Z (- G) <-> exists R, opt Right R G /\ Z = - R :> game) /\
  (forall Z, opt Right Z (- G) <-> exists L, opt Left L G /\ Z = - L :> game).
Proof. intro G. split; intro Z; apply opt_neg. Qed.

(** What [second p] means is SS-2.5: p wins when the other player begins. *)
Theorem PL_62 : forall G,
  (G > 0 <-> second Left G /\ first Left G) /\ (G < 0 <-> second Right G /\ first Right G) /\
  (G = 0 <-> second Left G /\ second Right G) /\ ((G || 0) <-> first Left G /\ first Right G).
Proof.
  intro G. rewrite gt_spec, lt_spec, eq_ge_le, fuzzy_spec, ge_0, le_0, gf_0, lf_0. tauto.
Qed.

(** Of short games this is decided. *)
Theorem PL_63 : forall G, short G ->
  (G > 0 \/ G < 0 \/ G = 0 \/ (G || 0)) /\
  ~ (G > 0 /\ G < 0) /\ ~ (G > 0 /\ G = 0) /\ ~ (G > 0 /\ (G || 0)) /\
  ~ (G < 0 /\ G = 0) /\ ~ (G < 0 /\ (G || 0)) /\ ~ (G = 0 /\ (G || 0)).
Proof.
  intros G s. destruct (PL_62 G) as (-> & -> & -> & ->). unfold first. cbn [other].
  destruct (second_or_not Left G s), (second_or_not Right G s); tauto.
Qed.

Theorem PL_64 : forall G H,
  (G = H <-> loss (G - H)) /\ (G > H <-> second Left (G - H) /\ first Left (G - H)) /\
  (G < H <-> second Right (G - H) /\ first Right (G - H)) /\ ((G || H) <-> win (G - H)).
Proof.
  intros G H. destruct (PL_62 (G - H)) as (a & b & _ & d).
  assert (w : win (G - H) <-> first Left (G - H) /\ first Right (G - H)).
  { split; [intro w; split; apply w|intros [x y] []; assumption]. }
  parts.
  - rewrite loss_zero. apply equal_same. group.
  - rewrite <- a. apply gt_same. group.
  - rewrite <- b. apply lt_same. group.
  - rewrite w, <- d. apply fuzzy_same. group.
Qed.

Theorem PL_65 : forall x y,
  x >= y <-> (~ exists R, opt Right R x /\ R <= y) /\ (~ exists L, opt Left L y /\ x <= L).
Proof.
  intros x y. rewrite (ge_le x y), le_rule. split.
  - intros [a b]. split.
    + intros (R & o & l). apply (b R o). apply ge_le. exact l.
    + intros (L & o & l). apply (a L o). apply ge_le. exact l.
  - intros [a b]. split; intros X o c.
    + apply b. exists X. split; [exact o|]. apply ge_le. exact c.
    + apply a. exists X. split; [exact o|]. apply ge_le. exact c.
Qed.

Theorem PL_66 : forall x, number x <->
  (forall p X, opt p X x -> number X) /\ (forall L R, opt Left L x -> opt Right R x -> ~ L >= R).
Proof.
  intro x. rewrite number_spec. split; intros [a b]; (split; [exact a|]); intros L R oL oR.
  - intro c. apply (lt_irrefl R), le_lt_trans with L; [apply ge_le, c|exact (b L R oL oR)].
  - exact (number_lf_lt L R (a Left L oL) (a Right R oR) (b L R oL oR)).
Qed.

(** {L|R} is the number of least birthday that lies between; another of this birthday is equal to it. *)
Theorem PL_67 : excluded_middle -> forall (L R : Type) (l : L -> game) (r : R -> game),
  (forall i, number (l i)) -> (forall j, number (r j)) -> (forall i j, l i < r j) ->
  let between := fun x => number x /\ (forall i, l i < x) /\ (forall j, x < r j) in
  exists x, between x /\ cut l r = x /\ (forall y, between y -> birthday x <= birthday y) /\
    forall y, between y -> birthday y <= birthday x -> y = x.
Proof.
  intros em L R l r nl nr lr between. set (G := cut l r).
  assert (nG : number G).
  { constructor.
    - intros [] X o; apply opt_cut in o as [i ->]; auto.
    - intros A B oA oB. apply opt_cut in oA as [i ->], oB as [j ->]. apply lr. }
  assert (fit : forall x, number x -> (between x <-> fits x G)).
  { intros x nx. split.
    - intros (_ & a & b). split; intros X o; apply opt_cut in o as [i ->]; apply lt_lf; auto.
    - intros [a b]. split; [exact nx|]. split; intro i.
      + apply number_lf_lt; [apply nl|exact nx|]. apply a, opt_cut. eauto.
      + apply number_lf_lt; [exact nx|apply nr|]. apply b, opt_cut. eauto. }
  destruct (least_ordinal (fun a => exists x, between x /\ birthday x = a) em) as (a & _ & (x & bx & E) & least).
  { exists (birthday G). split; [apply ordinal_birthday|]. exists G. split; [|reflexivity]. apply (fit G nG).
    split; intros X o; [apply left_lf, o|apply lf_right, o]. }
  assert (first : forall y, between y -> birthday x <= birthday y).
  { intros y b. rewrite E. apply least; [apply ordinal_birthday|]. exists y. split; [exact b|reflexivity]. }
  assert (same : forall y, between y -> birthday y <= birthday x -> G = y).
  { intros y b e. apply (simplest y G em (proj1 b) (proj1 (fit y (proj1 b)) b)). intros p X o fX.
    pose proof (number_opt p X y (proj1 b) o) as nX. apply (lt_irrefl (birthday X)).
    apply lt_le_trans with (birthday y); [exact (birthday_option p X y o)|].
    apply le_trans with (birthday x); [exact e|exact (first X (proj2 (fit X nX) fX))]. }
  exists x. parts; [exact bx|apply same; [exact bx|apply le_refl]|exact first|].
  intros y b e. rewrite <- (same y b e). apply same; [exact bx|apply le_refl].
Qed.

(** If Left wins by a move in x + G, where x is a number and G is none, a move in G wins. *)
Theorem PL_68 : excluded_middle -> forall x G, number x -> ~ equals_a_number G ->
  (0 <| x + G -> exists L, opt Left L G /\ 0 <= x + L) /\ (x + G <| 0 -> exists R, opt Right R G /\ x + R <= 0).
Proof.
  intros em x G n no. split; intro l.
  - destruct (proj1 (weak_avoidance G (- x) em no (number_neg x n))) as (L & o & a).
    + apply (lf_same _ _ 0 (x + G)); [group|exact l].
    + exists L. split; [exact o|]. apply (le_same _ _ (- x) L); [group|exact a].
  - destruct (proj1 (weak_avoidance_right G (- x) em no (number_neg x n))) as (R & o & a).
    + apply (lf_same _ _ (x + G) 0); [group|exact l].
    + exists R. split; [exact o|]. apply (le_same _ _ R (- x)); [group|exact a].
Qed.

Theorem PL_69 : forall c : nat -> game, c O = braces [] [] :> game ->
  (forall n, c (S n) = braces [c n] [] :> game) -> forall n, c n = times n 1.
Proof.
  intros c z s n. induction n as [|n IH]; [rewrite z; reflexivity|].
  rewrite s, (proj1 (proj2 (proj2 naturals_of_both_shapes) n)). apply options_equal; intros p X o; listed o.
  - exists (times n 1). split; [apply opt_braces; left; reflexivity|exact IH].
  - exists (c n). split; [apply opt_braces; left; reflexivity|exact IH].
Qed.

Theorem PL_70 : forall c : nat -> game, c O = braces [] [] :> game ->
  (forall n, c (S n) = braces [] [c n] :> game) -> forall n, c n = - times n 1.
Proof.
  intros c z s n. induction n as [|n IH]; [rewrite z; cbn [times]; symmetry; apply identical_equal, neg_0|].
  rewrite s. cbn [times]. rewrite (identical_equal _ _ (proj2 (natural_numbers n))).
  apply options_equal; intros p X o; listed o.
  - exists (- times n 1). split; [apply opt_braces; left; reflexivity|exact IH].
  - exists (c n). split; [apply opt_braces; left; reflexivity|exact IH].
Qed.

Theorem PL_71 : let half := braces [0] [1] in number half /\ half + half = 1.
Proof. exact half_and_half. Qed.

Theorem PL_73 : forall p X, opt p X omega <-> p = Left :> player /\ exists n, X = times n 1 :> game.
Proof. intros p X. apply opt_upper. Qed.

(** {omega | } and {1, 2, ..., omega | } *)
Theorem PL_74 : braces [omega] [] = omega + 1 /\
  cut (fun n => match n with O => omega | S n => times (S n) 1 end) none = omega + 1.
Proof.
  pose proof (add_one omega ordinal_omega) as E. split; [symmetry; exact E|]. rewrite E.
  apply delete_dominated; intros p X o.
  - listed o. apply opt_cut. exists O. reflexivity.
  - apply opt_cut in o. destruct p; [|destruct o as [[] _]]. right. exists omega.
    split; [apply opt_braces; left; reflexivity|]. apply ge_le. destruct o as [[|n] ->]; [apply le_refl|].
    apply lt_le, natural_lt_omega.
Qed.

Theorem PL_75 : forall G H, (forall p X, opt p X H -> opt p X G) ->
  (forall X, opt Left X G -> opt Left X H \/ exists Y, opt Left Y H /\ Y >= X) ->
  (forall X, opt Right X G -> opt Right X H \/ exists Y, opt Right Y H /\ Y <= X) -> G = H.
Proof. intros G H f l r. apply delete_dominated; [exact f|]. intros [] X o; [exact (l X o)|exact (r X o)]. Qed.

Theorem PL_76 : forall z, omega >= integer z /\ omega > integer z.
Proof.
  assert (g : forall z, integer z < omega).
  { intros [|n|n]; [exact (natural_lt_omega 0)|exact (natural_lt_omega (Pos.to_nat n))|].
    apply le_lt_trans with 0; [|exact (natural_lt_omega 0)].
    apply (le_same _ _ 0 (times (Pos.to_nat n) 1)); [unfold integer; cbn [ztimes]; group|].
    exact (times_le 0 _ (Nat.le_0_l _)). }
  intro z. split; [apply ge_le, lt_le, g|apply gt_lt, g].
Qed.
