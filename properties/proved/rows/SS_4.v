(** Section 4 of Schleicher and Stoll: the ledger's rows, each written out. *)

From CGT Require Import Firsts.
Local Open Scope game_scope.

Theorem SS_4_1 : forall a,
  ordinal a <-> (forall X, ~ opt Right X a) /\ (forall X, opt Left X a -> ordinal X).
Proof. exact ordinal_spec. Qed.

Theorem SS_4_2a : forall a, ordinal a -> number a.
Proof. exact ordinal_number. Qed.

Theorem SS_4_2_x1 : excluded_middle -> forall a b, ordinal a -> ordinal b ->
  b < a -> exists X, opt Left X a /\ b <= X.
Proof. intros em a b. exact (below_option a b em). Qed.

Theorem SS_4_2b : excluded_middle -> forall a, ordinal a -> is_set (fun b => ordinal b /\ b < a).
Proof. intros em a. exact (below_is_set a em). Qed.

(** Up to equality; and an example that shows that identity would be too much. *)
Theorem SS_4_2_x2 : excluded_middle ->
  (forall a b, ordinal a -> ordinal b ->
     (b < a <-> (exists X, opt Left X a /\ b = X) \/ (exists X, opt Left X a /\ b < X))) /\
  (exists a b, ordinal a /\ ordinal b /\ b < a /\
     ~ ((exists X, opt Left X a /\ b == X) \/ (exists X, opt Left X a /\ b < X))).
Proof. intro em. split; [exact (below_by_options em)|exact below_not_identical]. Qed.

(** For any family of the ordinals below a, and there is one. *)
Theorem SS_4_2c : excluded_middle -> forall a, ordinal a ->
  (forall (S : Type) (f : S -> game),
     (forall s, ordinal (f s) /\ f s < a) -> (forall b, ordinal b -> b < a -> exists s, b = f s) ->
     a = cut f none) /\
  (exists (S : Type) (f : S -> game), (forall s, ordinal (f s) /\ f s < a) /\
     (forall b, ordinal b -> b < a -> exists s, b = f s) /\ a = cut f none).
Proof.
  intros em a oa. split.
  - intros S f s c. exact (ordinal_from_below a f oa s c).
  - destruct (enumerated a em oa) as (S & f & s & c). exists S, f. parts; [exact s|exact c|].
    exact (ordinal_from_below a f oa s c).
Qed.

Theorem SS_4_2d : forall a, ordinal a -> a + 1 = braces [a] [].
Proof. exact add_one. Qed.

Theorem SS_4_2_x3 : forall a b, ordinal a -> opt Left b a -> b + 1 <= a.
Proof.
  intros a b oa o. rewrite add_one by exact (ordinal_left _ _ oa o).
  apply successor_lt_le; eauto using ordinal_left, ordinal_left_lt.
Qed.

Theorem SS_4_2_x4 :
  0 = braces [] [] /\ 1 = braces [0] [] /\
  forall n : nat, times (S n) 1 = braces [times n 1] [] /\
                  times (S n) 1 = braces (map (fun k => times k 1) (seq 0 (S n))) [].
Proof. exact naturals_of_both_shapes. Qed.

Theorem SS_4_2_x5 :
  (forall X, (exists p, opt p X omega) <-> exists n, X = times n 1 :> game) /\
  ordinal omega /\ (forall n, times n 1 < omega) /\
  (forall a, ordinal a -> (forall n, times n 1 < a) -> omega <= a).
Proof.
  parts; [|exact ordinal_omega|exact natural_lt_omega|exact omega_least].
  intro X. split.
  - intros [p o]. apply opt_upper in o as [_ h]. exact h.
  - intros [n ->]. exists Left. apply opt_upper. eauto.
Qed.

(** For any class with a total order; E is its equality. *)
Theorem SS_4_2_x6 : forall (A : Type) (E less : A -> A -> Prop),
  (forall x y, less x y \/ E x y \/ less y x) ->
  (forall x y, less x y -> ~ E y x /\ ~ less y x) ->
  let least := forall P : A -> Prop, (exists x, P x) ->
    exists m, P m /\ forall x, P x -> E m x \/ less m x in
  let no_chain := ~ exists f : nat -> A, forall n, less (f (S n)) (f n) in
  (least -> no_chain) /\ (excluded_middle -> dependent_choice -> no_chain -> least).
Proof. exact least_or_chain. Qed.

Theorem SS_4_3 : excluded_middle ->
  (forall a b, ordinal a -> ordinal b ->
     (a < b \/ a = b \/ a > b) /\ ~ (a < b /\ a = b) /\ ~ (a < b /\ a > b) /\ ~ (a = b /\ a > b)) /\
  (forall P : game -> Prop, (exists a, ordinal a /\ P a) ->
     exists a, ordinal a /\ P a /\ forall b, ordinal b -> P b -> a <= b).
Proof.
  intro em. split.
  - intros a b oa ob. apply three_ways; auto using ordinal_number.
  - intro P. exact (least_ordinal P em).
Qed.

(** What descends does so along left options when every ordinal is written in full, as the set of the
    full forms of all smaller ones. *)
Theorem SS_4_3_x1 : excluded_middle -> exists full : game -> game, forall a, ordinal a ->
  full a = a /\ ordinal (full a) /\
  (forall b, ordinal b -> b < a -> exists X, opt Left X (full a) /\ X == full b) /\
  (forall X, opt Left X (full a) -> exists b, ordinal b /\ b < a /\ X == full b).
Proof.
  intro em. exists full. intros a oa. parts.
  - exact (full_equal em a oa).
  - exact (ordinal_full a oa).
  - exact (proj1 (full_below em a oa)).
  - intros X o. destruct (full_option X a oa o) as (b & ob & l & ->). exists b. parts; try assumption. reflexivity.
Qed.

Theorem SS_4_4 : excluded_middle -> forall P : game -> Prop,
  (forall a, ordinal a -> (forall b, ordinal b -> b < a -> P b) -> P a) -> forall a, ordinal a -> P a.
Proof. intros em P. exact (ordinal_induction P em). Qed.

(** What Conway induction supposes of P is what ordinal induction supposes of "P holds for all games
    with this birthday", and what the one shows is what the other does. *)
Theorem SS_4_4_x1 : forall P : game -> Prop,
  let Q := fun a => forall G, birthday G = a -> P G in
  ((forall G, (forall p X, opt p X G -> P X) -> P G) ->
   forall a, ordinal a -> (forall b, ordinal b -> b < a -> Q b) -> Q a) /\
  ((forall a, ordinal a -> Q a) -> forall G, P G).
Proof.
  intros P Q. split.
  - intros step a oa IH G E. apply step. intros p X o.
    apply (IH (birthday X)); [apply ordinal_birthday| |reflexivity]. rewrite <- E. exact (birthday_option p X G o).
  - intros all G. apply (all (birthday G)); [apply ordinal_birthday|reflexivity].
Qed.

(** A function g is given by its value at a from those below a, and it is the only one. Values are
    equal in the sense of E, since equal ordinals have many forms. *)
Theorem SS_4_4_x2 : excluded_middle -> forall (A : Type) (E : A -> A -> Prop)
  (F : forall a, (forall b, ordinal b -> b < a -> A) -> A),
  Equivalence E ->
  (forall a a' h h', ordinal a -> ordinal a' -> a = a' ->
     (forall b b' ob lb ob' lb', b = b' -> E (h b ob lb) (h' b' ob' lb')) -> E (F a h) (F a' h')) ->
  let solves := fun g : game -> A =>
    (forall a a', ordinal a -> ordinal a' -> a = a' -> E (g a) (g a')) /\
    (forall a, ordinal a -> E (g a) (F a (fun b _ _ => g b))) in
  (exists g, solves g) /\ (forall g h, solves g -> solves h -> forall a, ordinal a -> E (g a) (h a)).
Proof.
  intros em A E F [r s t] respects solves. split.
  - exists (recursive em A F). exact (recursion_exists em A E F respects).
  - intros g h [_ hg] [hr hh]. exact (recursion_unique em A E F s t respects g h hr hg hh).
Qed.

(** [enumerates_below f a]: f is a family of the ordinals below a, [zero_and power f] is
    {0 | 2^-f(s)}. The function [power] satisfies the definition, and it is the only one. *)
Theorem SS_4_5a : excluded_middle ->
  (forall a b, ordinal a -> ordinal b -> a = b -> power a = power b) /\
  (forall a, ordinal a -> exists (S : Type) (f : S -> game), enumerates_below f a) /\
  (forall a, ordinal a -> forall (S : Type) (f : S -> game), enumerates_below f a ->
     power a = cut (fun _ : unit => 0) (fun s => power (f s))) /\
  (forall p : game -> game,
     (forall a, ordinal a -> exists (S : Type) (f : S -> game), enumerates_below f a /\
        p a = cut (fun _ : unit => 0) (fun s => p (f s))) ->
     forall a, ordinal a -> p a = power a).
Proof.
  intro em. parts.
  - intros a b. exact (power_equal a b em).
  - intros a. exact (enumerated a em).
  - intros a oa S f. exact (power_equation a f em oa).
  - intros p. exact (power_unique p em).
Qed.

Theorem SS_4_5_x1 :
  (forall a, ordinal a -> number (power a) /\ power a > 0) /\
  (excluded_middle -> forall a b, ordinal a -> ordinal b -> b < a -> power a < power b).
Proof.
  split.
  - intros a _. split; [apply power_number|apply gt_lt, power_positive].
  - intros em a b. exact (power_lt a b em).
Qed.

Theorem SS_4_5_x2 : forall z, number z -> z > 0 -> exists a, ordinal a /\ power a < z.
Proof.
  intros z n pos. apply gt_lt in pos. exists (successor (birthday z)).
  split; [apply ordinal_successor, ordinal_birthday|].
  apply lt_le_trans with (power (birthday z)); [|apply power_birthday_le; assumption].
  apply power_option_lt, opt_braces. left. reflexivity.
Qed.

Theorem SS_4_5_x4 : excluded_middle -> forall a, ordinal a -> power (a + 1) + power (a + 1) = power a.
Proof.
  intros em a oa. rewrite (power_equal (a + 1) (successor a) em).
  - apply twice_power_successor, oa.
  - apply ordinal_add; [exact oa|apply ordinal_one].
  - apply ordinal_successor, oa.
  - apply add_one, oa.
Qed.

Theorem SS_4_6a : excluded_middle -> forall (S : Type) (f : S -> game), (forall s, ordinal (f s)) ->
  exists l, ordinal l /\ (forall s, f s <= l) /\
            forall u, ordinal u -> (forall s, f s <= u) -> l <= u.
Proof. intros em S f. exact (least_upper_bound_exists f em). Qed.

Theorem SS_4_6b : forall (S : Type) (f : S -> game), (forall s, ordinal (f s)) ->
  ordinal (cut f none) /\ forall s, cut f none > f s.
Proof.
  intros S f o. split; [exact (ordinal_upper f o)|]. intro s. apply gt_lt. exact (upper_gt f s o).
Qed.

Theorem SS_4_6_x1 : excluded_middle -> forall (S : Type) (f : S -> game), (forall s, ordinal (f s)) ->
  (forall s, f s < cut f none) /\
  (forall u, ordinal u -> (forall s, f s < u) -> cut f none <= u) /\
  (forall l, least_upper_bound f l ->
     (cut f none = l <-> ~ exists s, forall t, f t <= f s) /\ forall s, (forall t, f t <= f s) -> l = f s).
Proof.
  intros em S f o. parts.
  - intro s. exact (upper_gt f s o).
  - exact (upper_le f).
  - intro l. exact (upper_is_bound_iff f l em o).
Qed.

Theorem SS_4_6_x2 : forall (S : Type) (f : S -> game) X,
  (opt Left X (cut f none) <-> exists s, X = f s :> game) /\ ~ opt Right X (cut f none).
Proof.
  intros S f X. split; [apply opt_cut|]. intro o. apply opt_cut in o as [[] _].
Qed.

(** * Birthdays *)

Theorem SS_4_7 : forall G X,
  (opt Left X (birthday G) <->
     (exists Y, opt Left Y G /\ X = birthday Y :> game) \/ (exists Y, opt Right Y G /\ X = birthday Y :> game)) /\
  ~ opt Right X (birthday G).
Proof.
  intros G X. rewrite !opt_birthday. split.
  - split.
    + intros [_ ([] & Y & h)]; eauto.
    + intros [[Y h]|[Y h]]; eauto.
  - intros [e _]. discriminate e.
Qed.

Theorem SS_4_7_x1 : forall G, ordinal (birthday G).
Proof. exact ordinal_birthday. Qed.

Theorem SS_4_7a : excluded_middle ->
  birthday 0 = 0 /\ birthday 1 = 1 /\ birthday (- (1)) = 1 /\ birthday star = 1 /\
  forall G, birthday G <= 1 -> G == 0 \/ G == 1 \/ G == - (1) \/ G == star.
Proof. exact first_birthdays. Qed.

Theorem SS_4_7b : forall a, ordinal a -> birthday a == a.
Proof. exact birthday_ordinal. Qed.

Theorem SS_4_8a : forall G X,
  (opt Left X G -> birthday X < birthday G) /\ (opt Right X G -> birthday X < birthday G).
Proof. intros. split; apply birthday_option. Qed.

Theorem SS_4_8b : forall G, birthday (- G) = birthday G.
Proof. intro G. apply identical_equal, birthday_neg. Qed.

Theorem SS_4_8_x1 :
  braces [- (1)] [1] = 0 /\ birthday (braces [- (1)] [1]) = times 2 1 /\ birthday 0 = 0.
Proof. exact late_zero. Qed.

Theorem SS_4_8_x2 : excluded_middle -> forall G, exists H, H = G /\
  forall K, K = G -> birthday H <= birthday K.
Proof.
  intros em G. destruct (least_ordinal (fun a => exists H, H = G /\ birthday H = a) em) as (a & _ & (H & E & F) & m).
  - exists (birthday G). split; [apply ordinal_birthday|]. exists G. split; reflexivity.
  - exists H. split; [exact E|]. intros K EK. rewrite F. apply m; [apply ordinal_birthday|].
    exists K. split; [exact EK|reflexivity].
Qed.

Theorem SS_4_10a : forall G, G <= birthday G.
Proof. exact le_birthday. Qed.

Theorem SS_4_10b : forall G, - birthday G <= G.
Proof. exact neg_birthday_le. Qed.

Theorem SS_4_10_x1 : forall G a, (forall X, ~ opt Right X a) ->
  (G <= a <-> forall X, opt Left X G -> X <| a).
Proof.
  intros G a no. rewrite le_rule. split; [tauto|]. intro l. split; [exact l|].
  intros Y o. destruct (no Y o).
Qed.

Theorem SS_4_10_x2 : excluded_middle -> forall x y, number x -> number y ->
  number (x + y) /\ (x + y > 0 \/ x + y = 0 \/ x + y < 0) /\ ~ (x + y || 0).
Proof.
  intros em x y nx ny. assert (n : number (x + y)) by (apply number_add; assumption).
  split; [exact n|]. split; [|exact (number_not_fuzzy_0 _ n)].
  rewrite gt_lt. destruct (number_trichotomy 0 (x + y) em number_zero n) as [h|[h|h]]; auto.
  right; left. symmetry. exact h.
Qed.
