(** Section 2 of Schleicher and Stoll, 2.20 to 2.25, and rows of 2 that need ordinals. *)

From CGT Require Import Simplest Firsts.
Local Open Scope game_scope.

(** No set has all games, nor all ordinals. That a class of games can be an option is no question:
    games are given before those that have them as options, which is DGC. *)
Theorem SS_2_6_x7 :
  ~ is_set (fun _ => True) /\ ~ is_set ordinal /\
  ~ exists G : nat -> game, forall n, exists p, opt p (G (S n)) (G n).
Proof.
  parts; [exact not_all_games|exact not_all_ordinals|].
  intros [G e]. exact (no_endless_play G e).
Qed.

Theorem SS_2_21a : forall G H B, opt Left B H ->
  (forall X, opt Left X H -> opt Left X G) ->
  (forall X, opt Left X G -> opt Left X H \/ X <= B) ->
  (forall X, opt Right X G <-> opt Right X H) -> G = H.
Proof.
  intros G H B o fewer kept same. apply delete_dominated; intros [] X oX.
  - exact (fewer X oX).
  - apply same, oX.
  - destruct (kept X oX) as [h|h]; [left; exact h|]. right. exists B. split; [exact o|apply ge_le, h].
  - left. apply same, oX.
Qed.

Theorem SS_2_21b :
  (forall G H B, opt Right B H ->
     (forall X, opt Right X H -> opt Right X G) ->
     (forall X, opt Right X G -> opt Right X H \/ X >= B) ->
     (forall X, opt Left X G <-> opt Left X H) -> G = H) /\
  (forall G H B C, opt Left B H -> opt Right C H ->
     (forall p X, opt p X H -> opt p X G) ->
     (forall X, opt Left X G -> opt Left X H \/ X <= B) ->
     (forall X, opt Right X G -> opt Right X H \/ X >= C) -> G = H).
Proof.
  split.
  - intros G H B o fewer kept same. apply delete_dominated; intros [] X oX.
    + apply same, oX.
    + exact (fewer X oX).
    + left. apply same, oX.
    + destruct (kept X oX) as [h|h]; [left; exact h|]. right. exists B. split; [exact o|apply ge_le, h].
  - intros G H B C oB oC fewer l r. apply delete_dominated; [exact fewer|]. intros [] X oX.
    + destruct (l X oX) as [h|h]; [left; exact h|]. right. exists B. split; [exact oB|apply ge_le, h].
    + destruct (r X oX) as [h|h]; [left; exact h|]. right. exists C. split; [exact oC|apply ge_le, h].
Qed.

Theorem SS_2_21_x1 : forall n : nat,
  times (S n) 1 == braces [times n 1] [] /\
  times (S n) 1 = braces (map (fun k => times k 1) (seq 0 (S n))) [].
Proof.
  intro n. split; [apply (natural_numbers n)|]. apply naturals_of_both_shapes.
Qed.

Theorem SS_2_21_x2 : braces [0; 1] [times 2 1; times 3 1] = braces [1] [times 2 1].
Proof.
  apply delete_dominated; intros p X o; listed o.
  - apply opt_braces; cbn; auto.
  - apply opt_braces; cbn; auto.
  - right. exists 1. split; [apply opt_braces; cbn; auto|]. apply (ge_le 1 0), lt_le, zero_lt_one.
  - left. apply opt_braces. cbn. auto.
  - left. apply opt_braces. cbn. auto.
  - right. exists (times 2 1). split; [apply opt_braces; cbn; auto|]. apply (times_le 2 3). repeat constructor.
Qed.

(** Of omega = {0,1,2,...|}, with all left options deleted there is {|}. *)
Theorem SS_2_21_x3 :
  (forall X, opt Left X omega -> dominated Left X omega) /\ ~ braces [] [] = omega.
Proof.
  split.
  - intros X o. apply opt_upper in o as [_ [n ->]]. exists (times (S n) 1).
    assert (l : times n 1 < times (S n) 1) by (apply times_lt; constructor).
    parts; [apply opt_upper; eauto| |apply (ge_le (times (S n) 1)), lt_le, l].
    intro i. apply (lt_irrefl (times n 1)). rewrite i at 2. exact l.
  - intro E. apply (lt_irrefl omega). rewrite <- E at 1. exact (natural_lt_omega O).
Qed.

Theorem SS_2_22a : forall G X Y, reversible_through Left X Y G <-> opt Right Y X /\ Y <= G.
Proof. intros. unfold reversible_through. cbn. rewrite <- ge_le. reflexivity. Qed.

Theorem SS_2_22b : forall G X Y, reversible_through Right X Y G <-> opt Left Y X /\ Y >= G.
Proof. intros. unfold reversible_through. cbn. rewrite ge_le. reflexivity. Qed.

(** H has the options of G but for X, and those of Y. It may have X as well, so that X may be an
    option of Y. *)
Theorem SS_2_23a : forall G H X Y, opt Left X G -> opt Right Y X -> Y <= G ->
  (forall Z, opt Right Z H <-> opt Right Z G) ->
  (forall Z, opt Left Z H -> opt Left Z G \/ opt Left Z Y) ->
  (forall Z, opt Left Z G -> Z = X :> game \/ opt Left Z H) ->
  (forall Z, opt Left Z Y -> opt Left Z H) -> G = H.
Proof.
  intros G H X Y oX oY l. apply (bypass_reversible Left X Y G H oX oY). apply ge_le, l.
Qed.

Theorem SS_2_23b : forall G H X Y, opt Right X G -> opt Left Y X -> Y >= G ->
  (forall Z, opt Left Z H <-> opt Left Z G) ->
  (forall Z, opt Right Z H -> opt Right Z G \/ opt Right Z Y) ->
  (forall Z, opt Right Z G -> Z = X :> game \/ opt Right Z H) ->
  (forall Z, opt Right Z Y -> opt Right Z H) -> G = H.
Proof.
  intros G H X Y oX oY l. apply (bypass_reversible Right X Y G H oX oY). apply ge_le, l.
Qed.

(** G' has the left options of G and of K = H^R. *)
Theorem SS_2_23c : forall G G' H K, opt Left H G -> opt Right K H -> K <= G ->
  (forall X, opt Left X G' <-> opt Left X K \/ opt Left X G) ->
  (forall X, opt Right X G' <-> opt Right X G) ->
  (forall X, opt Left X K -> X <| G') /\ (forall X, opt Right X G -> K <| X) /\ K <= G' /\ H <| G'.
Proof.
  intros G G' H K oH oK l ls rs.
  assert (a : forall X, opt Left X K -> X <| G') by (intros X o; apply left_lf, ls; auto).
  assert (b : forall X, opt Right X G -> K <| X).
  { intros X o. apply le_lf_trans with G; [exact l|apply lf_right, o]. }
  assert (c : K <= G'). { apply le_rule. split; [exact a|]. intros X o. apply b, rs, o. }
  parts; try assumption. apply lf_le_trans with K; [apply lf_right, oK|exact c].
Qed.

Theorem SS_2_23d : forall G K, K <= G -> forall X, opt Left X K -> X <| K /\ X <| G.
Proof.
  intros G K l X o. assert (X <| K) as h by apply left_lf, o.
  split; [exact h|apply lf_le_trans with K; assumption].
Qed.

Theorem SS_2_23_x1 :
  braces [] [1] = 0 /\ braces [] [times 100 1] = 0 /\ forall X, braces [] [X] = 0 <-> X |> 0.
Proof.
  assert (h : forall X, braces [] [X] = 0 <-> X |> 0).
  { intro X. rewrite eq_le_le. split.
    - intros [_ l]. apply gf_lf. apply lf_not_ge. intro a. 
      apply le_rule in l as [_ r]. apply (r X); [apply opt_braces; left; reflexivity|apply ge_le, a].
    - intro g. split; apply le_rule; split; intros Y o;
        try (destruct (opt_zero _ _ o)); listed o. apply gf_lf, g. }
  parts; [apply h, gf_lf, lt_lf, zero_lt_one|apply h, gf_lf, lt_lf|exact h].
  apply (times_lt 0 100). repeat constructor.
Qed.

Theorem SS_2_23_x2 : forall G K, K <= G -> ~ exists S, G + S <= 0 /\ K + S |> 0.
Proof.
  intros G K l (S & a & b). apply b. apply le_trans with (G + S); [|exact a].
  apply le_add; [exact l|apply le_refl].
Qed.

Theorem SS_2_23_x3 : excluded_middle -> ~ exists G, G = omega /\ simplest_form G.
Proof. exact omega_no_simplest_form. Qed.

(** For all games, short or not. *)
Theorem SS_2_25b : excluded_middle -> forall G H,
  simplest_form G -> simplest_form H -> G = H -> G == H.
Proof. intros em G H. exact (simplest_form_unique G H em). Qed.

Theorem SS_2_25c : excluded_middle -> forall G H X, G = H -> opt Left X G -> ~ reversible Left X G ->
  exists Y, opt Left Y H /\ Y >= X.
Proof. intros em G H X. exact (matching Left X G H em). Qed.
