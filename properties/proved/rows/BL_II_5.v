(** Posts II.1 to II.5b of the blog: short games, Hackenstrings, ordinals, birthdays and real numbers. *)

From Coq Require Import PeanoNat ZArith.
From CGT Require Import Hackenstrings Product.
Local Open Scope game_scope.

(** See SS_2_24. *)
Theorem BL_II_1_x2 : forall G,
  (short G -> few_positions G) /\ (excluded_middle -> few_positions G -> short G).
Proof. intro G. split; [apply short_few|exact (few_short G)]. Qed.

(** * II.4, Hackenstrings *)

Theorem BL_II_4_x1 : forall s n,
  (forall X, opt Left X (hack s n) <-> exists k, (k < n)%nat /\ s k = Left :> player /\ X = hack s k :> game) /\
  (forall X, opt Right X (hack s n) <-> exists k, (k < n)%nat /\ s k = Right :> player /\ X = hack s k :> game) /\
  hack s 0 == 0.
Proof.
  intros s n. parts; [intro X; apply opt_hack..|].
  apply identical_spec. split; intros p X o; [|destruct (opt_zero _ _ o)].
  apply opt_hack in o as (k & h & _). destruct (Nat.nlt_0_r _ h).
Qed.

Theorem BL_II_4_x2 : forall n, hack (fun _ => Left) n = times n 1 /\ hack (fun _ => Right) n = - times n 1.
Proof.
  intro n. split; [apply hack_lefts|]. rewrite <- (hack_lefts n).
  apply identical_equal. exact (hack_neg (fun _ => Left) n).
Qed.

(** Its value is omega. *)
Theorem BL_II_4_x3 : excluded_middle -> let G := endless (fun _ => Left) in
  (forall p X, opt p X G <-> p = Left :> player /\ exists n, X = hack (fun _ => Left) n :> game) /\
  ~ few_positions G /\
  (~ exists f : nat -> game, f O = G :> game /\ forall n, exists p, opt p (f (S n)) (f n)) /\
  G = omega.
Proof.
  intros em G. parts; [|exact (endless_lefts_not_few em)| |exact endless_lefts].
  - intros p X. unfold G. rewrite opt_endless. split.
    + intros (k & <- & ->). eauto.
    + intros [-> [n ->]]. eauto.
  - intros (f & _ & e). exact (no_endless_play f e).
Qed.

Theorem BL_II_4_x16 : forall s n,
  hack (fun k => other (s k)) n == - hack s n /\ endless (fun k => other (s k)) == - endless s.
Proof. intros s n. split; [apply hack_neg|apply endless_neg]. Qed.

(** * II.5b, ordinals *)

(** A number that equals one without right options. *)
Definition is_ordinal (G : game) : Prop :=
  number G /\ exists H, number H /\ G = H /\ forall X, ~ opt Right X H.

Lemma ordinal_is a : ordinal a -> is_ordinal a.
Proof.
  intro o. split; [apply ordinal_number, o|]. exists a. parts; [apply ordinal_number, o|reflexivity|].
  intro X. exact (ordinal_right X a o).
Qed.

Lemma is_ordinal_equal G : excluded_middle -> is_ordinal G -> exists a, ordinal a /\ G = a.
Proof.
  intros em (_ & H & n & E & no).
  destruct (least_ordinal (fun a => fits a H) em) as (a & oa & [l r] & least).
  - exists (birthday H). split; [apply ordinal_birthday|]. split; [|intros X o; destruct (no X o)].
    intros X o. apply lf_le_trans with H; [apply left_lf, o|apply le_birthday].
  - exists a. split; [exact oa|]. rewrite E. apply (simplest a H em (ordinal_number a oa)); [split; assumption|].
    intros p X o f. destruct p; [|destruct (ordinal_right X a oa o)].
    apply (lt_irrefl X), lt_le_trans with a; [exact (ordinal_left_lt X a oa o)|].
    exact (least X (ordinal_left X a oa o) f).
Qed.

(** The same as the ordinals of the other source, up to equality. *)
Theorem BL_II_5b_x1 : excluded_middle -> forall G, is_ordinal G <-> number G /\ exists a, ordinal a /\ G = a.
Proof.
  intros em G. split.
  - intro h. split; [exact (proj1 h)|exact (is_ordinal_equal G em h)].
  - intros (n & a & o & E). split; [exact n|]. exists a. parts; [apply ordinal_number, o|exact E|].
    intro X. exact (ordinal_right X a o).
Qed.

(** The smaller ordinals are a set, and G = {these | }, whichever forms of them are taken. *)
Theorem BL_II_5b_x2 : excluded_middle -> forall G, is_ordinal G ->
  (exists (S : Type) (f : S -> game), (forall s, is_ordinal (f s) /\ f s < G) /\
     forall H, is_ordinal H -> H < G -> exists s, H = f s) /\
  (forall (S : Type) (f : S -> game), (forall s, is_ordinal (f s) /\ f s < G) ->
     (forall H, is_ordinal H -> H < G -> exists s, H = f s) -> G = cut f none).
Proof.
  intros em G o. destruct (is_ordinal_equal G em o) as (a & oa & E). split.
  - destruct (enumerated a em oa) as (S & f & s & c). exists S, f. split.
    + intro i. destruct (s i) as [oi l]. split; [apply ordinal_is, oi|rewrite E; exact l].
    + intros H oH l. destruct (is_ordinal_equal H em oH) as (b & ob & F).
      destruct (c b ob) as [i e]; [rewrite <- E, <- F; exact l|]. exists i. rewrite F. exact e.
  - intros S f s c. rewrite E. apply equal_horses; intros p X oX.
    + destruct p; [|destruct (ordinal_right X a oa oX)].
      destruct (c X) as [i F].
      * apply ordinal_is, (ordinal_left X a oa oX).
      * rewrite E. exact (ordinal_left_lt X a oa oX).
      * apply (dominated_horse Left X (f i)); [apply opt_cut; eauto|]. rewrite F. apply atleast_refl.
    + apply opt_cut in oX. destruct p; [|destruct oX as [[] _]]. destruct oX as [i ->].
      apply horse_left, lt_lf. rewrite <- E. apply s.
Qed.

Theorem BL_II_5b_x3 : excluded_middle -> forall C : game -> Prop, (exists G, is_ordinal G /\ C G) ->
  exists G, is_ordinal G /\ C G /\ forall H, is_ordinal H -> C H -> G <= H.
Proof.
  intros em C (G & o & c).
  destruct (least_ordinal (fun a => exists G, is_ordinal G /\ C G /\ G = a) em) as (a & oa & (H & oH & cH & E) & least).
  - destruct (is_ordinal_equal G em o) as (a & oa & E). exists a. split; [exact oa|]. exists G. auto.
  - exists H. parts; [exact oH|exact cH|]. intros K oK cK.
    destruct (is_ordinal_equal K em oK) as (b & ob & F). rewrite E, F. apply least; [exact ob|]. exists K. auto.
Qed.

Theorem BL_II_5b_x4 : forall (S : Type) (f : S -> game), (forall s, is_ordinal (f s)) ->
  is_ordinal (cut f none) /\ forall s, f s < cut f none.
Proof.
  intros S f o. assert (no : forall X, ~ opt Right X (cut f none)).
  { intros X oX. apply opt_cut in oX as [[] _]. }
  assert (n : number (cut f none)).
  { constructor.
    - intros p X oX. destruct p; [|destruct (no X oX)]. apply opt_cut in oX as [s ->]. apply o.
    - intros L R _ oR. destruct (no R oR). }
  split.
  - split; [exact n|]. exists (cut f none). parts; [exact n|reflexivity|exact no].
  - intro s. apply left_lt; [exact n|]. apply opt_cut. eauto.
Qed.

Theorem BL_II_5b_x5 : excluded_middle -> (forall n, is_ordinal (times n 1)) /\ is_ordinal omega /\
  (forall p X, opt p X omega <-> p = Left :> player /\ exists n, X = times n 1 :> game) /\
  (forall n, times n 1 < omega) /\
  (forall G, is_ordinal G -> (forall n, times n 1 < G) -> omega <= G).
Proof.
  intro em. parts.
  - intro n. apply ordinal_is, ordinal_times, ordinal_one.
  - exact (ordinal_is _ ordinal_omega).
  - intros p X. apply opt_upper.
  - exact natural_lt_omega.
  - intros G o l. destruct (is_ordinal_equal G em o) as (a & oa & E). rewrite E.
    apply omega_least; [exact oa|]. intro n. rewrite <- E. apply l.
Qed.

(** Ordinal arithmetic has 1 + omega = 2 * omega = omega. *)
Theorem BL_II_5b_x6 : 1 + omega = omega + 1 /\ omega < 1 + omega /\ omega < times 2 1 * omega.
Proof.
  parts.
  - group.
  - apply (lt_same _ _ 0 1); [group|exact zero_lt_one].
  - rewrite times_mul, two_times. apply (lt_same _ _ 0 omega); [group|].
    exact (natural_lt_omega 0).
Qed.

(** * II.5b, birthdays *)

Inductive made_by : game -> game -> Prop :=
  Made a G : (forall p X, opt p X G -> exists b, ordinal b /\ b < a /\ made_by b X) -> made_by a G.

Lemma made_by_birthday : forall G a, ordinal a -> (made_by a G <-> birthday G <= a).
Proof.
  intro G. induction G as [G IH] using conway. intros a oa. split.
  - intro m. destruct m as [a G m]. apply le_ordinal; [exact oa|]. intros X o.
    apply opt_birthday in o as (_ & p & Y & o & ->). destruct (m p Y o) as (b & ob & l & h).
    apply lt_lf, le_lt_trans with b; [|exact l]. exact (proj1 (IH p Y o b ob) h).
  - intro l. constructor. intros p X o. exists (birthday X). parts.
    + apply ordinal_birthday.
    + apply lt_le_trans with (birthday G); [exact (birthday_option p X G o)|exact l].
    + apply (IH p X o); [apply ordinal_birthday|apply le_refl].
Qed.

(** A form is made by the days from its birthday on; of the forms of a value one has the least; and what
    is made by days 0 and 1. *)
Theorem BL_II_5b_x7 : excluded_middle ->
  (forall G a, ordinal a -> (made_by a G <-> birthday G <= a)) /\
  (forall G, exists H, H = G /\ forall K, K = G -> birthday H <= birthday K) /\
  (forall G, made_by 0 G <-> G == 0) /\
  (forall G, made_by 1 G <-> G == 0 \/ G == 1 \/ G == - (1) \/ G == star).
Proof.
  intro em. pose proof made_by_birthday as m. destruct (first_birthdays em) as (b0 & b1 & b_1 & bs & all).
  parts; [exact m| | |].
  - intro G. destruct (least_ordinal (fun a => exists H, H = G /\ birthday H = a) em) as (a & _ & (H & E & F) & l).
    + exists (birthday G). split; [apply ordinal_birthday|]. exists G. split; reflexivity.
    + exists H. split; [exact E|]. intros K EK. rewrite F. apply l; [apply ordinal_birthday|].
      exists K. split; [exact EK|reflexivity].
  - intro G. rewrite (m G 0 ordinal_zero). split; intro h.
    + destruct (born_all em 0 G h) as (Y & [<-|[]] & e). exact e.
    + rewrite (birthday_identical _ _ h), b0. apply le_refl.
  - intro G. rewrite (m G 1 ordinal_one). split; [apply all|].
    intros [h|[h|[h|h]]]; rewrite (birthday_identical _ _ h), ?b0, ?b1, ?b_1, ?bs; try apply le_refl.
    apply lt_le, zero_lt_one.
Qed.

Theorem BL_II_5b_x8 :
  braces [star] [star] = 0 /\ birthday (braces [star] [star]) = times 2 1 /\ birthday 0 = 0.
Proof.
  assert (bs : birthday star = 1).
  { apply birthday_of; [apply ordinal_one| |].
    - intros p X o. apply opt_star in o as ->. rewrite birthday_0. exact zero_lt_one.
    - intros X o. apply opt_one in o as [_ ->]. exists Left, 0. split; [apply opt_star; reflexivity|].
      rewrite birthday_0. apply le_refl. }
  parts; [| |exact birthday_0].
  - apply equal_horses; intros p X o; [|destruct (opt_zero _ _ o)].
    pose proof star_fuzzy as f. apply fuzzy_spec in f as [f g]. listed o; [exact g|exact f].
  - apply birthday_of; [apply ordinal_times, ordinal_one| |].
    + intros p X o. assert (e : X = star :> game) by (listed o; reflexivity). rewrite e, bs.
      assert (E : times 1 1 = 1) by (cbn [times]; group). rewrite <- E at 1. apply times_lt. auto.
    + intros X o. apply times_option in o as (_ & m & e & f). injection e as <-. exists Left, star.
      split; [apply opt_braces; left; reflexivity|]. rewrite bs, f.
      apply equal_atleast with (p := Right). cbn [times]. group.
Qed.

Theorem BL_II_5b_x9 : excluded_middle -> forall G, number G -> exists x, number x /\ fits x G /\
  (forall y, number y -> fits y G -> birthday x <= birthday y) /\
  (forall y, number y -> fits y G -> birthday y = birthday x -> y = x) /\ G = x.
Proof.
  intros em G n.
  destruct (least_ordinal (fun a => exists x, number x /\ fits x G /\ birthday x = a) em) as (a & _ & (x & nx & f & E) & l).
  - exists (birthday G). split; [apply ordinal_birthday|]. exists G. parts; [exact n| |reflexivity].
    split; intros X o; [apply left_lf, o|apply lf_right, o].
  - assert (first : forall y, number y -> fits y G -> birthday x <= birthday y).
    { intros y ny fy. rewrite E. apply l; [apply ordinal_birthday|]. exists y. parts; [exact ny|exact fy|reflexivity]. }
    assert (same : forall y, number y -> fits y G -> birthday y = birthday x -> G = y).
    { intros y ny fy e. apply (simplest y G em ny fy). intros p X o fX.
      apply (lt_irrefl (birthday X)), lt_le_trans with (birthday y); [exact (birthday_option p X y o)|].
      rewrite e. exact (first X (number_opt p X y ny o) fX). }
    exists x. parts; [exact nx|exact f|exact first| |].
    + intros y ny fy e. rewrite <- (same y ny fy e). apply same; [exact nx|exact f|reflexivity].
    + apply same; [exact nx|exact f|reflexivity].
Qed.

(** * II.5b, real numbers *)

(** The positive dyadic fractions, and {G - q | G + q} for all of them *)
Definition dyadic (q : nat * nat) : game := times (S (fst q)) (power (times (snd q) 1)).
Definition around (G : game) : game := cut (fun q => G - dyadic q) (fun q => G + dyadic q).

Definition real (G : game) : Prop :=
  number G /\ (exists m n, integer m < G /\ G < integer n) /\ G = around G.

Theorem BL_II_5b_x18 : (forall n, integer n < omega) /\ ~ real omega.
Proof.
  assert (below : forall n, integer n < omega);
    [|split; [exact below|intros (_ & (_ & n & _ & l) & _); exact (lt_irrefl omega (lt_trans _ _ _ l (below n)))]].
  intro n. destruct n as [|n|n]; [exact (natural_lt_omega 0)|exact (natural_lt_omega (Pos.to_nat n))|].
  apply le_lt_trans with 0; [|exact (natural_lt_omega 0)].
  apply (le_same _ _ 0 (times (Pos.to_nat n) 1)); [unfold integer; cbn [ztimes]; group|].
  apply times_positive, lt_le, zero_lt_one.
Qed.

(** 1/w is {0 | 1, 1/2, 1/4, ...}, and less than every positive dyadic. *)
Theorem BL_II_5b_x19 :
  (forall q, power omega < dyadic q) /\ around (power omega) = 0 /\ ~ power omega = 0 /\ ~ real (power omega).
Proof.
  assert (l : forall q, power omega < dyadic q).
  { intros [k n]. apply lt_le_trans with (power (times n 1)).
    - apply power_option_lt, opt_upper. eauto.
    - cbn [dyadic fst snd times]. apply (le_same _ _ 0 (times k (power (times n 1)))); [unfold dyadic; cbn [fst snd times]; group|].
      apply times_positive, lt_le, power_positive. }
  assert (E : around (power omega) = 0).
  { apply equal_horses; intros p X o; [|destruct (opt_zero _ _ o)]. apply opt_cut in o. destruct p; destruct o as [q ->].
    - apply horse_left, lt_lf. apply (lt_same _ _ (power omega) (dyadic q)); [group|apply l].
    - apply gf_lf, lt_lf. apply lt_trans with (power omega); [apply power_positive|].
      apply (lt_same _ _ 0 (dyadic q)); [group|]. apply lt_trans with (power omega); [apply power_positive|apply l]. }
  assert (ne : ~ power omega = 0).
  { intro z. apply (lt_irrefl 0). rewrite <- z at 2. apply power_positive. }
  parts; [exact l|exact E|exact ne|]. intros (_ & _ & F). apply ne. rewrite F. exact E.
Qed.
