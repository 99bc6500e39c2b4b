(** Section 3 of Schleicher and Stoll, 3.6 and 3.7: the product. *)

From CGT Require Import Product.
Local Open Scope game_scope.

Theorem SS_3_6 : forall x y Z,
  (opt Left Z (x * y) <->
     (exists X Y, opt Left X x /\ opt Left Y y /\ Z = X * y + x * Y - X * Y :> game) \/
     (exists X Y, opt Right X x /\ opt Right Y y /\ Z = X * y + x * Y - X * Y :> game)) /\
  (opt Right Z (x * y) <->
     (exists X Y, opt Left X x /\ opt Right Y y /\ Z = X * y + x * Y - X * Y :> game) \/
     (exists X Y, opt Right X x /\ opt Left Y y /\ Z = X * y + x * Y - X * Y :> game)).
Proof.
  intros x y Z. rewrite !opt_mul. split; split.
  - intros ([] & h); [left|right]; exact h.
  - intros [h|h]; [exists Left|exists Right]; exact h.
  - intros ([] & h); [left|right]; exact h.
  - intros [h|h]; [exists Left|exists Right]; exact h.
Qed.

(** One option of each factor for one of the product; if a factor has none of a kind, there is none. *)
Theorem SS_3_6_x1 : forall x y,
  (forall X Y, opt Left X x -> opt Left Y y -> opt Left (X * y + x * Y - X * Y) (x * y)) /\
  (forall X Y, opt Right X x -> opt Right Y y -> opt Left (X * y + x * Y - X * Y) (x * y)) /\
  (forall X Y, opt Left X x -> opt Right Y y -> opt Right (X * y + x * Y - X * Y) (x * y)) /\
  (forall X Y, opt Right X x -> opt Left Y y -> opt Right (X * y + x * Y - X * Y) (x * y)) /\
  (forall Z, opt Left Z (x * y) -> (exists X Y, opt Left X x /\ opt Left Y y) \/ (exists X Y, opt Right X x /\ opt Right Y y)) /\
  (forall Z, opt Right Z (x * y) -> (exists X Y, opt Left X x /\ opt Right Y y) \/ (exists X Y, opt Right X x /\ opt Left Y y)).
Proof.
  intros x y. parts.
  - intros X Y oX oY. apply opt_mul. exists Left, X, Y. auto.
  - intros X Y oX oY. apply opt_mul. exists Right, X, Y. auto.
  - intros X Y oX oY. apply opt_mul. exists Left, X, Y. auto.
  - intros X Y oX oY. apply opt_mul. exists Right, X, Y. auto.
  - intros Z o. apply opt_mul in o as ([] & X & Y & oX & oY & _); eauto 6.
  - intros Z o. apply opt_mul in o as ([] & X & Y & oX & oY & _); eauto 6.
Qed.

(** Any operation that satisfies the naive recursion is addition. *)
Theorem SS_3_6_x3 : forall naive : game -> game -> game,
  (forall p Z x y, opt p Z (naive x y) <->
     (exists X, opt p X x /\ Z = naive X y :> game) \/ (exists Y, opt p Y y /\ Z = naive x Y :> game)) ->
  forall x y, naive x y == x + y.
Proof.
  intros naive spec. induct2. intros x y IHx IHy. apply identical_spec. split; intros p Z o.
  - apply spec in o as [(X & o & ->)|(Y & o & ->)]; eauto with options.
  - cases; [exists (naive X y)|exists (naive x X)]; (split; [apply spec; eauto|eauto]).
Qed.

(** 3.7a to 3.7d hold for all games, not only for numbers. *)
Theorem SS_3_7a : forall x, 0 * x == 0.
Proof. exact mul_0_l. Qed.

Theorem SS_3_7b : forall x, 1 * x == x.
Proof. exact mul_1_l. Qed.

Theorem SS_3_7c : forall x y, x * y == y * x.
Proof. exact mul_comm. Qed.

Theorem SS_3_7d : forall x y, (- x) * y == x * (- y) /\ x * (- y) == - (x * y).
Proof.
  intros x y. assert (r : x * (- y) == - (x * y)).
  { rewrite (mul_comm x (- y)), mul_neg_l, (mul_comm y x). reflexivity. }
  split; [rewrite r; apply mul_neg_l|exact r].
Qed.

(** For all games too, but these are equations of values. *)
Theorem SS_3_7e : forall x y z, (x + y) * z = x * z + y * z.
Proof. exact mul_add_l. Qed.

Theorem SS_3_7f : forall x y z, (x * y) * z = x * (y * z).
Proof. exact mul_assoc. Qed.

(** Without right options of x both players have the same options in x times *, from the left options of x. *)
Lemma opt_mul_star p Z x : (forall X, ~ opt Right X x) ->
  (opt p Z (x * star) <-> exists X, opt Left X x /\ Z = X * star + x * 0 - X * 0 :> game).
Proof.
  intro no. rewrite opt_mul. split.
  - intros (q & X & Y & oX & oY & ->). apply opt_star in oY as ->. destruct q; [eauto|destruct (no X oX)].
  - intros (X & oX & ->). exists Left, X, 0. split; [exact oX|split; [apply opt_star|]; reflexivity].
Qed.

Lemma star_option X x : X * star + x * 0 - X * 0 == X * star.
Proof. rewrite !mul_0_r, minus_0_r. apply add_0_r. Qed.

Theorem SS_3_7_x2 : braces [1] [] * star == braces [star] [star] /\ braces [1] [] * star = 0.
Proof.
  assert (no : forall X, ~ opt Right X (braces [1] [])) by (intros X o; listed o).
  assert (E : braces [1] [] * star == braces [star] [star]).
  { apply identical_spec. split; intros p Z o.
    - apply (opt_mul_star p Z _ no) in o as (X & oX & ->). listed oX. exists star.
      split; [apply opt_braces; destruct p; left; reflexivity|]. rewrite star_option. apply mul_1_l.
    - exists (1 * star + braces [1] [] * 0 - 1 * 0). split.
      + apply (opt_mul_star p _ _ no). exists 1. split; [apply opt_braces; left; reflexivity|reflexivity].
      + rewrite star_option, mul_1_l. listed o; reflexivity. }
  split; [exact E|]. rewrite E, <- (proj1 star_plus_star). exact (proj2 star_plus_star).
Qed.

Theorem SS_3_7_x3 : braces [0; 1] [] * star == braces [0; star] [0; star] /\ (braces [0; 1] [] * star || 0).
Proof.
  assert (no : forall X, ~ opt Right X (braces [0; 1] [])) by (intros X o; listed o).
  assert (E : braces [0; 1] [] * star == braces [0; star] [0; star]).
  { apply identical_spec. split; intros p Z o.
    - apply (opt_mul_star p Z _ no) in o as (X & oX & ->). listed oX.
      + exists 0. split; [apply opt_braces; destruct p; left; reflexivity|]. rewrite star_option. apply mul_0_l.
      + exists star. split; [apply opt_braces; destruct p; right; left; reflexivity|]. rewrite star_option. apply mul_1_l.
    - assert (h : Z = 0 :> game \/ Z = star :> game) by (listed o; auto). destruct h as [-> | ->].
      + exists (0 * star + braces [0; 1] [] * 0 - 0 * 0). split; [|rewrite star_option; apply mul_0_l].
        apply (opt_mul_star p _ _ no). exists 0. split; [apply opt_braces; left; reflexivity|reflexivity].
      + exists (1 * star + braces [0; 1] [] * 0 - 1 * 0). split; [|rewrite star_option; apply mul_1_l].
        apply (opt_mul_star p _ _ no). exists 1. split; [apply opt_braces; right; left; reflexivity|reflexivity]. }
  split; [exact E|]. rewrite E. apply fuzzy_spec. split.
  - apply gf_lf, left_lf, opt_braces. left. reflexivity.
  - apply lf_right, opt_braces. left. reflexivity.
Qed.

(** Both are forms of 2. *)
Theorem SS_3_7_x1 : braces [1] [] = braces [0; 1] [] /\ ~ braces [1] [] * star = braces [0; 1] [] * star.
Proof.
  split.
  - symmetry. apply delete_dominated; intros p X o.
    + listed o. apply opt_braces. right. left. reflexivity.
    + assert (one : opt Left 1 (braces [1] [])) by (apply opt_braces; left; reflexivity).
      listed o; [right; exists 1|left]; [|exact one]. split; [exact one|apply ge_le, lt_le, zero_lt_one].
  - intro E. destruct SS_3_7_x2 as [_ F], SS_3_7_x3 as [_ f]. rewrite <- E, F in f. apply fuzzy_spec in f as [f _].
    apply f, le_refl.
Qed.

Theorem SS_3_7_x4 : forall G, 0 * G == 0 /\ 1 * G == G.
Proof. intro G. split; [apply mul_0_l|apply mul_1_l]. Qed.

(** [times n G] is the sum of n games G; the product with the sum of n ones is the same. *)
Theorem SS_3_7_x5 : forall n G,
  times (S n) G = times n G + G :> game /\ (forall H, G = H -> times n G = times n H) /\
  times n 1 * G = times n G.
Proof.
  intros n G. parts; [reflexivity|intro H; apply times_equal|apply times_mul].
Qed.

Theorem SS_4_5_x3 : excluded_middle -> omega * power omega = 1.
Proof. exact omega_inverse. Qed.
