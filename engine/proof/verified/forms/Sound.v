(* A node that the checker takes is true. *)
From Coq Require Import List Bool Permutation ZArith FSets.FMapPositive Lia.
From Verified Require Import Play Positions Values Numbers NumberSums Checker Meaning Moves.
Import ListNotations.
Local Open Scope Z_scope.

Section state.
Variable st : state.
Variable d : positive -> game.
Variable e : Z.
Hypothesis e_positive : 0 <= e.
Hypothesis one_is : one st = 2 ^ e.
Hypothesis D : defines st d.

Notation signed := (signed d).
Notation winning_with := (winning_with st d).

(* Who wins what is left after this step wins k, beside any other games. *)
Notation wins_after m p s w b k :=
  (forall t c, follow st p s m = Some t -> winning_with c w b t -> Wins (play st) w b (k ++ c)).

Lemma winning_alone w b s : winning_with [] w b s <-> winning st d w b s.
Proof. unfold Moves.winning_with; rewrite app_nil_r; reflexivity. Qed.

(* ---- moves of sums --------------------------------------------------------------------------- *)

Lemma number_step p s G X : is_number (one st) (number s) G -> opt p X G ->
  number_after (one st) p (number s) <> None /\
  forall w b, wins_after (games s, None) p s w b (X :: map signed (games s)).
Proof.
  intros N O; destruct (is_number_opt _ _ _ _ _ N O) as [m' [E M]]; rewrite E.
  split; [discriminate | intros w b t c F W]; simpl in F; rewrite E in F; injection F as <-.
  now apply (W X).
Qed.

Lemma game_step p s G a g c x kept : is_number (one st) (number s) G -> games s = a ++ g :: c ->
  Permutation kept (a ++ c) ->
  forall w b, wins_after (kept, Some x) p s w b (G :: map signed a ++ signed x :: map signed c).
Proof.
  intros N E P w b t k F W; simpl in F.
  apply (Wins_perm _ _ _ (G :: signed x :: map signed kept ++ k)).
  - constructor; change (Permutation ((signed x :: map signed kept) ++ k) ((map signed a ++ signed x :: map signed c) ++ k)).
    apply Permutation_app_tail; rewrite P, map_app; apply Permutation_middle.
  - exact (put_wins st d e e_positive one_is D k w b _ _ _ _ F N W).
Qed.

Lemma all_moves_are p s l G k : all_moves st p s = Some l -> is_number (one st) (number s) G ->
  move p (G :: map signed (games s)) k ->
  exists m, In m l /\ forall w b, wins_after m p s w b k.
Proof.
  unfold all_moves; intros E N M; apply bind_some in E; destruct E as [steps [S E]].
  inversion M as [X ? ? O | ? ? k' M']; subst.
  - destruct (number_step p s G X N O) as [A W]; exists (games s, None); split; auto.
    destruct (number_after _ _ _); [injection E as <-; apply in_elt | easy].
  - apply move_iff in M'; destruct M' as [a' [H [c' [X [E' [O ->]]]]]].
    apply map_eq_app in E'; destruct E' as [a [gc [E' [<- E'']]]].
    apply map_eq_cons in E''; destruct E'' as [g [c [-> [<- <-]]]].
    destruct (all_steps_are st d D p _ _ _ S) as [A _].
    destruct (A a g c X E' O) as [kept [x [I [P ->]]]].
    exists (kept, Some x); split; [| intros w b; eapply game_step; eauto].
    destruct (number_after _ _ _); injection E as <-; auto; apply in_app_iff; auto.
Qed.

Lemma kth_move_is p s i m G : kth_move st p s i = Some (Some m) -> is_number (one st) (number s) G ->
  exists k, move p (G :: map signed (games s)) k /\ forall w b, wins_after m p s w b k.
Proof.
  unfold kth_move; intros E N; apply bind_some in E; destruct E as [[m' | j] [S E]].
  - injection E as ->; apply (one_step_is st d D) in S.
    destruct S as [kept [x [-> [a [g [c [X [E [P [O ->]]]]]]]]]].
    exists (G :: map signed a ++ signed x :: map signed c); split.
    + constructor; rewrite E, map_app; apply move_iff; simpl; eauto 8.
    + intros w b; eapply game_step; eauto.
  - destruct j; try discriminate; destruct (number_after (one st) p (number s)) eqn:A; [| discriminate].
    injection E as <-; destruct (is_number_has _ _ _ _ _ N A) as [X [O _]].
    exists (X :: map signed (games s)); split; [now constructor |].
    intros w b; now apply number_step with G.
Qed.

Lemma kth_move_none p s G k : kth_move st p s 1 = Some None -> is_number (one st) (number s) G ->
  ~ move p (G :: map signed (games s)) k.
Proof.
  unfold kth_move; intros E N M; apply bind_some in E; destruct E as [[m' | j] [S E]]; [discriminate |].
  pose proof (one_step_first st p _ _ _ S) as ->.
  inversion M as [X ? ? O | ? ? k' M']; subst.
  - destruct (number_step p s G X N O) as [A _]; destruct (number_after _ _ _); easy.
  - apply move_iff in M'; destruct M' as [a' [H [c' [X [E' [O ->]]]]]].
    assert (I : In H (map signed (games s))) by (rewrite E'; apply in_elt).
    apply in_map_iff in I; destruct I as [g [<- I]].
    exact (one_step_none st d D p _ _ _ S g X I O).
Qed.

(* ---- nodes ----------------------------------------------------------------------------------- *)

Hypothesis T : nodes_true st d.

Lemma equal_eq l k : equal l k = true -> l = k.
Proof.
  revert k; induction l as [| x l IH]; intros [| y k]; simpl; try easy.
  intros E; apply andb_prop in E; destruct E as [E F].
  apply Z.eqb_eq in E; apply IH in F; now subst.
Qed.

Lemma same_eq p q : same p q = true -> p = q.
Proof. now destruct p, q. Qed.

Lemma says_true n w b s : says st n w b s = true -> winning st d w b s.
Proof.
  unfold says; destruct (PositiveMap.find n (nodes st)) as [x |] eqn:F; [| easy].
  rewrite !andb_true_iff; intros [[[W B] N] G]; apply T in F; unfold node_true in F.
  apply same_eq in W, B; apply Z.eqb_eq in N; apply equal_eq in G.
  destruct x as [xw xb [xn xg] xs], s as [sn sg]; simpl in *; subst; exact F.
Qed.

Lemma each_said_true w p s l shows m : each_said st w p s l shows = true -> In m l ->
  exists t, follow st p s m = Some t /\ winning st d w w t.
Proof.
  revert shows; induction l as [| x l IH]; simpl; intros shows E I; [easy |].
  destruct shows as [| n shows]; [easy |]; apply andb_prop in E; destruct E as [E F].
  destruct I as [-> | I]; [| eauto]; unfold says_after in E.
  destruct (follow st p s m) as [t |]; [| easy]; exists t; split; auto; eapply says_true; eauto.
Qed.

Lemma number_won_true w b x G : number_won w b x = true -> is_number (one st) x G ->
  wins Normal w b (sum [G]).
Proof.
  unfold number_won; rewrite one_is; intros E N.
  destruct (numbers_win e e_positive w [x] [G]) as [S F]; [now repeat constructor |].
  simpl total in *; rewrite Z.add_0_r in *.
  destruct (two_players w b) as [-> | ->].
  - rewrite same_refl in E; apply Z.ltb_lt in E; now apply F.
  - rewrite same_other in E; apply Z.leb_le in E; now apply S.
Qed.

Theorem is_shown_true w b s shows : is_shown st w b s shows = true -> winning st d w b s.
Proof.
  unfold is_shown; intros E.
  assert (Q : (play st = Normal /\ games s = [] /\ number_won w b (number s) = true) \/
              match kth_move st b s 1 with
              | None => false
              | Some None => match shows with
                             | [] => match play st with Normal => negb (same w b) | Misere => same w b end
                             | _ => false end
              | Some (Some _) =>
                if same w b
                then match shows with
                     | [k; n] => match kth_move st b s k with
                                 | Some (Some m) => says_after st n w (other b) b s m
                                 | _ => false end
                     | _ => false end
                else match all_moves st b s with
                     | Some l => each_said st w b s l shows
                     | None => false end
              end = true).
  { destruct (play st), (games s); auto; destruct shows; auto; easy. }
  clear E; intros G N; destruct Q as [[P [L W]] | E].
  { rewrite P, L; now apply number_won_true with (number s). }
  change (Wins (play st) w b (G :: map signed (games s))).
  destruct (kth_move st b s 1) as [[m1 |] |] eqn:K; [.. | easy].
  - destruct (two_players w b) as [-> | ->].
    + rewrite same_refl in E; destruct shows as [| i [| n [|]]]; try easy.
      destruct (kth_move st w s i) as [[m |] |] eqn:I; try easy.
      destruct (kth_move_is _ _ _ _ _ I N) as [k [M W]].
      apply Wins_first; left; exists k; split; auto; unfold says_after in E.
      destruct (follow st w s m) as [t |] eqn:F; [| easy]; rewrite <- (app_nil_r k).
      eapply W; eauto; apply winning_alone; eauto using says_true.
    + rewrite same_other in E; destruct (all_moves st (other w) s) as [l |] eqn:A; [| easy].
      apply Wins_second; split.
      * intros k M; destruct (all_moves_are _ _ _ _ _ A N M) as [m [I W]].
        destruct (each_said_true _ _ _ _ _ _ E I) as [t [F V]]; rewrite <- (app_nil_r k).
        eapply W; eauto; now apply winning_alone.
      * intros _; destruct (kth_move_is _ _ _ _ _ K N) as [k [M _]]; eauto.
  - pose proof (fun k => kth_move_none b s G k K N) as Z; destruct shows; [| easy].
    destruct (two_players w b) as [-> | ->].
    + rewrite same_refl in E; destruct (play st) eqn:P; [easy |]; apply Wins_first; auto.
    + rewrite same_other in E; destruct (play st) eqn:P; [| easy]; apply Wins_second.
      split; [intros k M; now apply Z in M | discriminate].
Qed.
End state.
