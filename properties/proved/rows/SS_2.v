(** Section 2 of Schleicher and Stoll: the ledger's rows, each written out. *)

From CGT Require Import Examples.
Local Open Scope game_scope.

(** * Games *)

Theorem SS_2_1a :
  (forall (L R : Type) (l : L -> game) (r : R -> game), exists G, forall X,
     (opt Left X G <-> exists i, X = l i :> game) /\ (opt Right X G <-> exists j, X = r j :> game)) /\
  (forall G H, (forall p X, opt p X G <-> opt p X H) -> G == H).
Proof.
  split.
  - intros. exists (cut l r). intro X. split; apply opt_cut.
  - intros G H e. apply identical_spec. split; intros p X o; exists X; (split; [apply e, o|reflexivity]).
Qed.

Theorem SS_2_1b : ~ exists G : nat -> game, forall n, exists p, opt p (G (S n)) (G n).
Proof. intros [G e]. exact (no_endless_play G e). Qed.

Theorem SS_2_1_x1 :
  (~ exists G : nat -> game, forall n, exists p, opt p (G (S n)) (G n)) /\
  (exists G, forall n, lasts n G).
Proof.
  split; [exact SS_2_1b|]. exists (cut ladder none). intro n. apply lasts_shorter.
  apply Lasts_S with Left (ladder n); [apply opt_cut; eauto|apply ladder_lasts].
Qed.

Theorem SS_2_2a : forall (L R : Type) (l : L -> game) (r : R -> game) X,
  (opt Left X (cut l r) <-> exists i, X = l i :> game) /\
  (opt Right X (cut l r) <-> exists j, X = r j :> game).
Proof. intros. split; apply opt_cut. Qed.

Theorem SS_2_2b : forall X G,
  position X G <-> X = G :> game \/ exists p Y, opt p Y G /\ position X Y.
Proof. exact position_spec. Qed.

Theorem SS_2_2_x1 : excluded_middle ->
  (forall G, (forall p X, ~ opt p X G) -> G == 0) /\
  (forall G, (forall p X, opt p X G -> X == 0) -> G == 0 \/ G == 1 \/ G == - (1) \/ G == star) /\
  ~ 0 == 1 /\ ~ 0 == - (1) /\ ~ 0 == star /\ ~ 1 == - (1) /\ ~ 1 == star /\ ~ - (1) == star.
Proof. exact first_games. Qed.

Theorem SS_2_2_x2 : forall G, is_set (fun X => exists Y, position Y G /\ X == Y).
Proof.
  intro G. exists (cut (at_place G) none). intro X. split; intros (Y & h & E); exists Y; (split; [|exact E]).
  - apply opt_cut, position_at_place, h.
  - apply position_at_place. apply opt_cut in h. exact h.
Qed.

(** * Induction *)

Theorem SS_2_3a : forall P : game -> Prop,
  (forall G, (forall p X, opt p X G -> P X) -> P G) -> forall G, P G.
Proof. exact conway. Qed.

Theorem SS_2_3b : forall P : list game -> Prop,
  (forall l,
     (forall before G after p X, l = before ++ G :: after :> list game -> opt p X G ->
        P (before ++ X :: after)) -> P l) ->
  forall l, P l.
Proof.
  intros P step. apply conway_list. intros l IH. apply step. intros before G after p X -> o.
  apply IH. econstructor. exact o.
Qed.

Theorem SS_2_3_x1 : forall P : game -> Prop,
  (forall G, (forall p X, opt p X G -> P X) -> P G) -> (forall p X, ~ opt p X 0) /\ P 0.
Proof.
  intros P step. split; [exact opt_zero|]. apply step. intros p X o. destruct (opt_zero _ _ o).
Qed.

Theorem SS_2_4 :
  (forall (A : Type) (R : A -> A -> Prop), induction_holds R -> no_endless_walk R) /\
  (excluded_middle -> dependent_choice ->
   forall (A : Type) (R : A -> A -> Prop), no_endless_walk R -> induction_holds R).
Proof. split; intros; [apply induction_no_walk|apply no_walk_induction]; assumption. Qed.

(** * Who wins *)

Theorem SS_2_4_x1 : excluded_middle -> forall G starter,
  (can_force_a_win Left starter G /\ ~ can_force_a_win Right starter G) \/
  (~ can_force_a_win Left starter G /\ can_force_a_win Right starter G).
Proof. intros em G. exact (no_draw G em). Qed.

Theorem SS_2_4_x2 : excluded_middle -> forall G,
  (gt0 G <-> forall starter, can_force_a_win Left starter G) /\
  (lt0 G <-> forall starter, can_force_a_win Right starter G) /\
  (fuzzy0 G <-> forall starter, can_force_a_win starter starter G) /\
  (eq0 G <-> forall starter, can_force_a_win (other starter) starter G).
Proof. exact outcomes_by_play. Qed.

Theorem SS_2_4_x3 : excluded_middle -> forall G,
  (ge0 G <-> can_force_a_win Left Right G) /\ (le0 G <-> can_force_a_win Right Left G) /\
  (gf0 G <-> can_force_a_win Left Left G) /\ (lf0 G <-> can_force_a_win Right Right G).
Proof.
  intros em G. destruct (wins_spec G em Left) as [a b], (wins_spec G em Right) as [c d].
  cbn. rewrite a, b, c, d. repeat split; auto.
Qed.

Theorem SS_2_5a : forall G, ge0 G <-> ~ exists X, opt Right X G /\ le0 X.
Proof. intro G. unfold ge0, le0. rewrite second_spec. firstorder. Qed.

Theorem SS_2_5b : forall G, le0 G <-> ~ exists X, opt Left X G /\ ge0 X.
Proof. intro G. unfold ge0, le0. rewrite second_spec. firstorder. Qed.

Theorem SS_2_5_x1 : forall G,
  ((forall X, ~ opt Left X G) -> le0 G) /\ ((forall X, ~ opt Right X G) -> ge0 G).
Proof. intro G. unfold ge0, le0. rewrite !second_spec. firstorder. Qed.

Theorem SS_2_5_x2 : forall some_ge0 some_le0 : game -> Prop,
  (forall G, some_ge0 G <-> ~ exists X, opt Right X G /\ some_le0 X) ->
  (forall G, some_le0 G <-> ~ exists X, opt Left X G /\ some_ge0 X) ->
  forall G, (some_ge0 G <-> ge0 G) /\ (some_le0 G <-> le0 G).
Proof.
  intros g l gs ls. induction G as [G IH] using conway. rewrite gs, ls, SS_2_5a, SS_2_5b.
  split; apply not_iff_compat; split; intros (X & o & h); exists X; (split; [exact o|apply (IH _ X o), h]).
Qed.

Theorem SS_2_6a : forall G,
  (eq0 G <-> ge0 G /\ le0 G) /\
  (eq0 G <-> ~ (exists X, opt Left X G /\ ge0 X) /\ ~ (exists X, opt Right X G /\ le0 X)).
Proof. intro G. rewrite <- SS_2_5a, <- SS_2_5b. unfold eq0. tauto. Qed.

Theorem SS_2_6b : excluded_middle -> forall G,
  (gt0 G <-> ge0 G /\ ~ le0 G) /\
  (gt0 G <-> (exists X, opt Left X G /\ ge0 X) /\ ~ (exists X, opt Right X G /\ le0 X)).
Proof.
  intros em G. rewrite <- SS_2_5a. pose proof (first_spec Left G em) as f.
  unfold gt0. unfold first in f. cbn in f. unfold ge0, le0 in *. tauto.
Qed.

Theorem SS_2_6c : excluded_middle -> forall G,
  (lt0 G <-> le0 G /\ ~ ge0 G) /\
  (lt0 G <-> (exists X, opt Right X G /\ le0 X) /\ ~ (exists X, opt Left X G /\ ge0 X)).
Proof.
  intros em G. rewrite <- SS_2_5b. pose proof (first_spec Right G em) as f.
  unfold lt0. unfold first in f. cbn in f. unfold ge0, le0 in *. tauto.
Qed.

Theorem SS_2_6d : excluded_middle -> forall G,
  (fuzzy0 G <-> ~ ge0 G /\ ~ le0 G) /\
  (fuzzy0 G <-> (exists X, opt Left X G /\ ge0 X) /\ (exists X, opt Right X G /\ le0 X)).
Proof.
  intros em G. pose proof (first_spec Left G em) as f. pose proof (first_spec Right G em) as g.
  unfold fuzzy0. unfold first in f, g. cbn in f, g. unfold ge0, le0 in *. tauto.
Qed.

Theorem SS_2_6e : excluded_middle -> forall G,
  (gf0 G <-> ~ le0 G) /\ (gf0 G <-> exists X, opt Left X G /\ ge0 X).
Proof. intros em G. split; [reflexivity|]. exact (first_spec Left G em). Qed.

Theorem SS_2_6f : excluded_middle -> forall G,
  (lf0 G <-> ~ ge0 G) /\ (lf0 G <-> exists X, opt Right X G /\ le0 X).
Proof. intros em G. split; [reflexivity|]. exact (first_spec Right G em). Qed.

Theorem SS_2_6_x1 : excluded_middle -> forall G,
  (eq0 G \/ gt0 G \/ lt0 G \/ fuzzy0 G) /\
  ~ (eq0 G /\ gt0 G) /\ ~ (eq0 G /\ lt0 G) /\ ~ (eq0 G /\ fuzzy0 G) /\
  ~ (gt0 G /\ lt0 G) /\ ~ (gt0 G /\ fuzzy0 G) /\ ~ (lt0 G /\ fuzzy0 G).
Proof.
  intros em G. unfold eq0, gt0, lt0, fuzzy0. destruct (em (ge0 G)), (em (le0 G)); tauto.
Qed.

Theorem SS_2_6_x2 : excluded_middle -> forall G,
  (gt0 G <-> can_force_a_win Left Left G /\ can_force_a_win Left Right G) /\
  (fuzzy0 G <-> can_force_a_win Left Left G /\ can_force_a_win Right Right G) /\
  (eq0 G <-> can_force_a_win Right Left G /\ can_force_a_win Left Right G) /\
  (lt0 G <-> can_force_a_win Right Left G /\ can_force_a_win Right Right G).
Proof.
  intros em G. destruct (SS_2_4_x3 em G) as (a & b & c & d). rewrite <- a, <- b, <- c, <- d.
  unfold gt0, fuzzy0, eq0, lt0, gf0, lf0. tauto.
Qed.

(** Left's replies: each is there, and by such replies Left wins whatever Right plays. *)
Theorem SS_2_6_x3 : excluded_middle -> forall G, ge0 G ->
  (forall X, opt Right X G -> exists Y, opt Left Y X /\ ge0 Y) /\ can_force_a_win Left Right G.
Proof.
  intros em G w. split; [|apply SS_2_4_x3; assumption]. intros X o.
  apply (first_spec Left X em). unfold ge0 in w. rewrite second_spec in w. exact (w X o).
Qed.

Theorem SS_2_6_x5 : forall G H,
  G == H <-> (forall p X, opt p X G -> exists Y, opt p Y H /\ X == Y) /\
             (forall p Y, opt p Y H -> exists X, opt p X G /\ X == Y).
Proof. exact identical_spec. Qed.

Theorem SS_2_6_x6 : 0 = 0 /\ 1 > 0 /\ - (1) < 0 /\ (star || 0).
Proof. exact four_outcomes. Qed.

(** * Sum and negative *)

Theorem SS_2_7a : forall G H Z,
  (opt Left Z (G + H) <->
     (exists X, opt Left X G /\ Z = X + H :> game) \/ (exists Y, opt Left Y H /\ Z = G + Y :> game)) /\
  (opt Right Z (G + H) <->
     (exists X, opt Right X G /\ Z = X + H :> game) \/ (exists Y, opt Right Y H /\ Z = G + Y :> game)).
Proof. intros. split; apply opt_add. Qed.

Theorem SS_2_7b : forall G Z,
  (opt Left Z (- G) <-> exists X, opt Right X G /\ Z = - X :> game) /\
  (opt Right Z (- G) <-> exists X, opt Left X G /\ Z = - X :> game).
Proof. intros. split; [apply (opt_neg Left)|apply (opt_neg Right)]. Qed.

Theorem SS_2_7c : forall G H, G - H = G + (- H) :> game.
Proof. reflexivity. Qed.

Theorem SS_2_7_x1 : forall G H Z,
  opt Left Z (G + H) <->
    (exists X, opt Left X G /\ Z = X + H :> game) \/ (exists Y, opt Left Y H /\ Z = G + Y :> game).
Proof. intros. apply opt_add. Qed.

Theorem SS_2_7_x3 : - (1) == braces [] [0].
Proof. exact negative_of_one. Qed.

Theorem SS_2_7_x4 : star + star == braces [star] [star] /\ star + star = 0.
Proof. exact star_plus_star. Qed.

Theorem SS_2_8a : forall G H, G + H == H + G.
Proof. exact add_comm. Qed.

Theorem SS_2_8b : forall G H K, (G + H) + K == G + (H + K).
Proof. exact add_assoc. Qed.

Theorem SS_2_8c : forall G, G + braces [] [] == G.
Proof. exact add_0_r. Qed.

Theorem SS_2_8d : forall G, - - G == G.
Proof. exact neg_neg. Qed.

Theorem SS_2_8e : forall G H, - (G + H) == (- G) + (- H).
Proof. exact neg_add. Qed.

Theorem SS_2_8_x1 : forall G H Z,
  (opt Left Z (G - H) <->
     (exists X, opt Left X G /\ Z = X - H :> game) \/ (exists Y, opt Right Y H /\ Z = G - Y :> game)) /\
  (opt Right Z (G - H) <->
     (exists X, opt Right X G /\ Z = X - H :> game) \/ (exists Y, opt Left Y H /\ Z = G - Y :> game)).
Proof. intros. split; [apply (opt_minus Left)|apply (opt_minus Right)]. Qed.

(** [times n 1] is the sum of n ones. *)
(** 2 and 3 are written out; n is [times n 1]. *)
Theorem SS_2_8_x2 :
  (1 + 1 == braces [0 + 1; 1 + 0] [] /\ 1 + 1 == braces [1] [] /\ (1 + 1) + 1 == braces [1 + 1] []) /\
  forall n : nat, times n 1 + 1 == braces [times n 1] [] /\ - (times n 1 + 1) == braces [] [- times n 1].
Proof.
  split; [|exact natural_numbers].
  assert (two : 1 + 1 == braces [0 + 1; 1 + 0] []).
  { apply identical_spec. split; intros p X o; exists X; (split; [|reflexivity]).
    - cases; apply opt_one in oX as [-> ->]; apply opt_braces; cbn; auto.
    - listed o; [apply opt_left|apply opt_right]; apply opt_one; auto. }
  assert (two' : 1 + 1 == braces [1] []).
  { rewrite two. apply identical_spec. split; intros p X o; listed o.
    - exists 1. split; [apply opt_braces; left; reflexivity|apply add_0_l].
    - exists 1. split; [apply opt_braces; left; reflexivity|apply add_0_r].
    - exists (0 + 1). split; [apply opt_braces; left; reflexivity|apply add_0_l]. }
  split; [exact two|split; [exact two'|]].
  apply identical_spec. split; intros p X o.
  - exists (1 + 1). cases; match goal with h : opt _ _ 1 |- _ => apply opt_one in h as [-> ->] end; (split; [apply opt_braces; left; reflexivity|]);
      rewrite ?add_0_l, ?add_0_r; reflexivity.
  - listed o. exists (1 + 1 + 0). split; [apply opt_right, opt_one; auto|apply add_0_r].
Qed.

Theorem SS_2_9 : forall G H,
  (G = H <-> eq0 (G - H)) /\ (G > H <-> gt0 (G - H)) /\ (G < H <-> lt0 (G - H)) /\
  ((G || H) <-> fuzzy0 (G - H)) /\ (G >= H <-> ge0 (G - H)) /\ (G <= H <-> le0 (G - H)) /\
  (G |> H <-> gf0 (G - H)) /\ (G <| H <-> lf0 (G - H)).
Proof. intros. parts; reflexivity. Qed.

Theorem SS_2_9_x1 : forall G,
  (G = 0 <-> eq0 G) /\ (G > 0 <-> gt0 G) /\ (G < 0 <-> lt0 G) /\ ((G || 0) <-> fuzzy0 G) /\
  (G >= 0 <-> ge0 G) /\ (G <= 0 <-> le0 G) /\ (G |> 0 <-> gf0 G) /\ (G <| 0 <-> lf0 G).
Proof. exact relations_to_zero. Qed.

(** * The order and the group *)

Theorem SS_2_10a : forall G, G - G = 0 /\ G = G.
Proof. intro G. split; [apply minus_self|reflexivity]. Qed.

Theorem SS_2_10b : forall G X, opt Left X G -> X <| G.
Proof. intros G X. apply left_lf. Qed.

Theorem SS_2_10c : forall G X, opt Right X G -> G <| X.
Proof. intros G X. apply lf_right. Qed.

(** The mirror: after the other player moved in G - G, the second player has the same move in the
    other component, which leaves X - X again. *)
(** p, who moves second, answers each move so that an option minus itself is left, and wins. *)
Theorem SS_2_10_x1 : forall p G,
  (forall Z, opt (other p) Z (G - G) -> exists q X, opt q X G /\ opt p (X - X) Z) /\ second p (G - G).
Proof. intros p G. split; [intro Z; apply mirror|apply atleast_refl]. Qed.

Theorem SS_2_11a : forall G H, G >= 0 -> H >= 0 -> G + H >= 0.
Proof. intros G H. rewrite !ge_0. apply second_add. Qed.

Theorem SS_2_11b : forall G H, G >= 0 -> H |> 0 -> G + H |> 0.
Proof. intros G H. rewrite ge_0, !gf_0. apply first_add. Qed.

Theorem SS_2_11_x2 : forall G H,
  (G <= 0 -> H <= 0 -> G + H <= 0) /\ (G <= 0 -> H <| 0 -> G + H <| 0).
Proof. intros G H. rewrite !le_0, !lf_0. split; [apply second_add|apply first_add]. Qed.

Theorem SS_2_12a : forall G H, G = 0 ->
  (H > 0 -> G + H > 0) /\ (H < 0 -> G + H < 0) /\ (H = 0 -> G + H = 0) /\ ((H || 0) -> ((G + H) || 0)).
Proof.
  intros G H E. assert (F : G + H = H) by (rewrite E; apply identical_equal, add_0_l).
  parts; intro h; rewrite F in *; exact h.
Qed.

Theorem SS_2_12b : forall G H, G = 0 ->
  (G + H > 0 -> H > 0) /\ (G + H < 0 -> H < 0) /\ (G + H = 0 -> H = 0) /\ (((G + H) || 0) -> (H || 0)).
Proof.
  intros G H E. assert (F : G + H = H) by (rewrite E; apply identical_equal, add_0_l).
  parts; intro h; rewrite F in *; exact h.
Qed.

Theorem SS_2_13 : forall G H, G = H ->
  (eq0 G <-> eq0 H) /\ (gt0 G <-> gt0 H) /\ (lt0 G <-> lt0 H) /\ (fuzzy0 G <-> fuzzy0 H).
Proof.
  intros G H E. destruct (relations_to_zero G) as (a & b & c & d & _), (relations_to_zero H) as (a' & b' & c' & d' & _).
  rewrite <- a, <- b, <- c, <- d, E. tauto.
Qed.

Theorem SS_2_13_x1 : forall G H, G + (H - H) == H + (G - H).
Proof. intros. unfold minus. rewrite <- !add_assoc, (add_comm G H). reflexivity. Qed.

Theorem SS_2_14 : forall G H K,
  (G = H <-> G + K = H + K) /\ (G > H <-> G + K > H + K) /\ (G < H <-> G + K < H + K) /\
  ((G || H) <-> ((G + K) || (H + K))) /\ (G >= H <-> G + K >= H + K) /\ (G <= H <-> G + K <= H + K) /\
  (G |> H <-> G + K |> H + K) /\ (G <| H <-> G + K <| H + K).
Proof.
  intros. assert (E : G + (H + K) = H + (G + K)) by group. parts.
  - exact (equal_same _ _ _ _ E).
  - exact (gt_same _ _ _ _ E).
  - exact (lt_same _ _ _ _ E).
  - exact (fuzzy_same _ _ _ _ E).
  - exact (ge_same _ _ _ _ E).
  - exact (le_same _ _ _ _ E).
  - exact (gf_same _ _ _ _ E).
  - exact (lf_same _ _ _ _ E).
Qed.

Theorem SS_2_15a : forall G, G >= G.
Proof. exact (atleast_refl Left). Qed.

Theorem SS_2_15b : forall G H, G >= H -> H >= G -> G = H.
Proof. intros G H a b. apply eq_ge_le. split; [exact a|apply ge_le, b]. Qed.

Theorem SS_2_15c : forall G H K, G >= H -> H >= K -> G >= K.
Proof. exact (atleast_trans Left). Qed.

Theorem SS_2_15d :
  (forall G, G = G) /\ (forall G H, G = H -> H = G) /\ (forall G H K, G = H -> H = K -> G = K).
Proof. parts; intros; [reflexivity|symmetry; assumption|etransitivity; eassumption]. Qed.

Theorem SS_2_16a : forall G G' H H', G = G' -> H = H' -> G + H = G' + H'.
Proof. intros G G' H H' E F. rewrite E, F. reflexivity. Qed.

Theorem SS_2_16b : forall G G', G = G' -> - G = - G'.
Proof. intros G G' E. rewrite E. reflexivity. Qed.

Theorem SS_2_16c :
  (forall G G' H H', G = G' -> H = H' -> G + H = G' + H') /\ (forall G G', G = G' -> - G = - G') /\
  (forall G H K, (G + H) + K = G + (H + K)) /\ (forall G H, G + H = H + G) /\
  (forall G, G + 0 = G) /\ (forall G, G + (- G) = 0) /\ (forall G, G = 0 <-> eq0 G).
Proof.
  parts; try (intros; group).
  - exact SS_2_16a.
  - exact SS_2_16b.
  - intro G. apply relations_to_zero.
Qed.

Theorem SS_2_16_x1 : forall G G' H H', (G + H) - (G' + H') == (G - G') + (H - H').
Proof. intros. unfold minus. rewrite neg_add. apply shuffle. Qed.

Theorem SS_2_16_x2 : forall G H, replaced G H -> G = H.
Proof. exact replaced_equal. Qed.

Theorem SS_2_17a : forall G H H', H = H' -> G + H = G + H'.
Proof. intros G H H' E. rewrite E. reflexivity. Qed.

Theorem SS_2_17b : forall (L R : Type) (l l' : L -> game) (r r' : R -> game),
  (forall i, l i = l' i) -> (forall j, r j = r' j) -> cut l r = cut l' r'.
Proof.
  intros L R l l' r r' el er. apply options_equal; intros [] X o; apply opt_cut in o as [i ->].
  - exists (l' i). rewrite opt_cut. eauto.
  - exists (r' i). rewrite opt_cut. eauto.
  - exists (l i). rewrite opt_cut. eauto.
  - exists (r i). rewrite opt_cut. eauto.
Qed.

Theorem SS_2_17c : forall G H,
  (forall p X, opt p X G -> exists Y, opt p Y H /\ X = Y) ->
  (forall p Y, opt p Y H -> exists X, opt p X G /\ X = Y) -> G = H.
Proof. exact options_equal. Qed.

(** * Gift horses, dominated and reversible options *)

(** [horse Left H G]: H is a left gift horse for G. *)
Theorem SS_2_18a : forall G H, horse Left H G <-> H <| G.
Proof. reflexivity. Qed.

Theorem SS_2_18b : forall G H, horse Right H G <-> H |> G.
Proof. reflexivity. Qed.

(** Any set of horses: the families l and r. *)
Theorem SS_2_19 : forall G H,
  (forall p X, opt p X G -> opt p X H) ->
  (forall X, opt Left X H -> opt Left X G \/ X <| G) ->
  (forall X, opt Right X H -> opt Right X G \/ X |> G) -> H = G.
Proof. intros G H more l r. apply gift_horses; [exact more|]. intros []; assumption. Qed.
