(* What is shown of a claim of heaps is true of all heaps under their codes. *)
From Coq Require Import List Bool NArith Permutation Lia.
From Verified Require Import Play Positions Identical Unique Checker Heaps NimSums HeapChecker HeapSound LossChecker LossSound.
From Verified Require Import Claims ClaimHeapChecker.
Import ListNotations.

(* ---- the same heaps -------------------------------------------------------------------------- *)

Lemma same_heap_eq h k : is_same_heap h k = true -> h = k.
Proof.
  destruct h as [c n], k as [d m]; unfold is_same_heap; simpl; intros E; apply andb_prop in E; destruct E as [A B].
  apply N.eqb_eq in A; destruct (codes_eq c d); [congruence | discriminate].
Qed.

Lemma without_heap_perm h l k : without_heap h l = Some k -> Permutation (h :: k) l.
Proof.
  revert k; induction l as [| i l IH]; intros k; simpl; [discriminate |].
  destruct (is_same_heap (looked h) i) eqn:E; [apply same_heap_eq in E; intros [= <-]; unfold looked in E; subst; auto |].
  destruct (without_heap h l) as [j |]; [| discriminate]; intros [= <-].
  rewrite perm_swap; constructor; now apply IH.
Qed.

Lemma are_same_heaps_perm l k : are_same_heaps l k = true -> Permutation l k.
Proof.
  revert k; induction l as [| h l IH]; intros k; simpl; [destruct k; [auto | discriminate] |].
  destruct (without_heap h k) as [j |] eqn:E; [| discriminate]; intros S; apply IH in S.
  apply without_heap_perm in E; rewrite <- E; now constructor.
Qed.

(* ---- facts ----------------------------------------------------------------------------------- *)

Section heaps.
Variable H : code -> N -> game.

Definition games_of (l : list (code * N)) : list game := map (fun h => H (fst h) (snd h)) l.

(* As lists, since sums may be put in any order. *)
Definition fact_true (f : fact) : Prop :=
  match f with
  | (r, Lost, l) => forall w, Wins r w (other w) (games_of l)
  | (r, Won, l) => forall w, Wins r w w (games_of l)
  | (r, LostBeside n, l) => forall w, Wins r w (other w) (star (N.to_nat n) :: games_of l)
  end.

Lemma fact_perm r v l k : Permutation l k -> fact_true (r, v, l) -> fact_true (r, v, k).
Proof.
  intros P; apply (Permutation_map (fun h => H (fst h) (snd h))) in P.
  destruct v; simpl; intros A w; (eapply Wins_perm; [| apply A]); auto.
Qed.

Lemma sums_apart_won r w b sums m : Wins r w b (map (fun s => sum (map (H (sum_code s)) (sum_sizes s))) sums ++ m) <->
  Wins r w b (games_of (heaps_of_sums sums) ++ m).
Proof.
  assert (E : forall l k, Permutation l k -> (Wins r w b l <-> Wins r w b k)) by (intros l k P; split; apply Wins_perm; auto; now symmetry).
  revert m; induction sums as [| s sums IH]; intros m; [reflexivity |]; simpl map at 1; rewrite <- app_comm_cons.
  unfold games_of; simpl heaps_of_sums; rewrite map_app, map_map; simpl fst; simpl snd; rewrite <- app_assoc.
  rewrite <- Wins_flat; rewrite (E _ _ (Permutation_app_swap_app _ _ _)), IH; apply E, Permutation_app_swap_app.
Qed.

Lemma heaps_true st : (forall c, are_heaps c (H c)) -> sound_games st -> forall f, In f (facts_of_heaps st) -> fact_true f.
Proof.
  intros A S f I; apply in_map_iff in I; destruct I as [[v sums] [<- I]]; intros w; simpl fst; simpl snd.
  pose proof (sums_have_values st H v sums S A I) as V.
  pose proof (value_wins _ _ w (value_add _ _ _ _ (value_star (N.to_nat v)) V)) as W.
  rewrite Nnat.N2Nat.id, N.lxor_nilpotent in W.
  apply (Wins_perm _ _ _ (games_of (heaps_of_sums sums) ++ [star (N.to_nat v)])); [symmetry; apply Permutation_cons_append |].
  apply sums_apart_won, (Wins_perm _ _ _ _ _ (Permutation_cons_append _ _)); exact W.
Qed.

Lemma told_true st : (forall r v l, In (r, v, l) (told st) -> LossSound.holds H (loss_codes st) r v l) ->
  forall f, In f (facts_of_losses st) -> fact_true f.
Proof.
  intros S f I; apply in_map_iff in I; destruct I as [[[r v] l] [<- I]]; apply S in I; simpl fst; simpl snd.
  assert (E : games_of (map (fun h => (code_at (loss_codes st) (fst h), snd h)) l) = map (game_of H (loss_codes st)) l).
  { unfold games_of; now rewrite map_map. }
  destruct v; simpl; rewrite E; exact I.
Qed.

(* ---- what they say --------------------------------------------------------------------------- *)

Lemma value_by_true r v l n : fact_true (r, v, l) -> value_by v = Some n -> has_value_in r n (sum (games_of l)).
Proof.
  destruct v; simpl; intros F [= <-] w; [| exact (F w)].
  apply (Wins_stuck r w (other w) (star 0)); [| apply F]; intros p X O; apply opt_star in O; destruct O; lia.
Qed.

(* Who begins loses, or wins. *)
Lemma lost_by_true r v l : fact_true (r, v, l) ->
  if lost_by v then forall w, wins r w (other w) (sum (games_of l)) else forall w, wins r w w (sum (games_of l)).
Proof.
  destruct v as [| | n]; simpl; try (intros F; exact F).
  destruct (N.eqb_spec n 0) as [-> | D]; intros F w.
  - apply (Wins_stuck r w (other w) (star 0)); [| apply F]; intros p X O; apply opt_star in O; destruct O; lia.
  - specialize (F w); apply wins_second in F; destruct F as [F _].
    assert (O : opt (other w) (add (star 0) (sum (games_of l))) (add (star (N.to_nat n)) (sum (games_of l)))).
    { apply opt_add; left; exists (star 0); split; auto; apply opt_star; exists 0%nat; split; auto; lia. }
    apply F in O; apply (Wins_stuck r w w (star 0)); [| exact O]; intros p X Q; apply opt_star in Q; destruct Q; lia.
Qed.

Lemma outcome_is_true r v l o : fact_true (r, v, l) ->
  if outcome_is (lost_by v) o then has_outcome r o (sum (games_of l)) else ~ has_outcome r o (sum (games_of l)).
Proof.
  intros F; apply lost_by_true in F; pose proof (fun w b => never_both_wins r w b (sum (games_of l))) as N.
  destruct (lost_by v), o; simpl; try exact F.
  all: try (intros b; specialize (F (other b)); rewrite other2 in F; exact F).
  all: intros W.
  - exact (N Left Left (W Left) (F Right)).
  - exact (N Right Right (W Right) (F Left)).
  - exact (N Left Left (W Left) (F Right)).
  - exact (N Left Right (W Right) (F Right)).
  - exact (N Left Left (F Left) (W Left)).
  - exact (N Left Left (F Left) (W Left)).
Qed.

Lemma fact_says_true negated s f : (forall c, are_heaps c (H c)) -> fact_true f -> fact_says negated s f = true ->
  match s with
  | HeapsOutcome r l o => unless negated (has_outcome r o (heaps_game H (heap_list l)))
  | HeapsValue r l v => unless negated (has_value_in r v (heaps_game H (heap_list l)))
  | _ => False
  end.
Proof.
  intros A F E; destruct f as [[r v] k]; destruct s as [| | | | | r' l o | r' l n | |]; try discriminate E; cbn [fact_says] in E.
  - apply andb_prop in E; destruct E as [E P]; apply andb_prop in E; destruct E as [R E].
    assert (r = r') by (destruct r, r'; easy); subst r'.
    apply are_same_heaps_perm, Permutation_sym in P; apply (fact_perm _ _ _ _ P) in F; apply outcome_is_true with (o := o) in F.
    destruct negated, (outcome_is _ _); try discriminate E; exact F.
  - apply andb_prop in E; destruct E as [E P]; apply andb_prop in E; destruct E as [R E].
    assert (r = r') by (destruct r, r'; easy); subst r'.
    apply are_same_heaps_perm, Permutation_sym in P; apply (fact_perm _ _ _ _ P) in F.
    destruct (value_by v) as [m |] eqn:V; [| discriminate]; apply (value_by_true _ _ _ _ F) in V.
    destruct negated; destruct (N.eqb_spec m n) as [<- | D]; try discriminate E; [| exact V].
    intros W; apply D, Nnat.N2Nat.inj; exact (one_value r _ _ _ V W).
Qed.
End heaps.

Lemma least_once p q H : least_period p H -> least_period q H -> p = q.
Proof.
  intros [P [[i [I A]] L]] [Q [[j [J B]] M]]; apply N.le_antisymm; [exact (L q j Q J B) | exact (M p i P I A)].
Qed.

Lemma periods_true st c p : sound_games st -> In (c, p) (periods_of st) -> forall H, are_heaps c H -> least_period p H.
Proof.
  intros S I H A; apply in_flat_map in I; destruct I as [h [I J]]; destruct (period h) as [[q first] |] eqn:P; [| destruct J].
  destruct J as [[= <- <-] | []]; destruct (period_true h H q first) as [Z [O [R L]]]; auto; [now apply (sound_under st) |].
  split; [exact Z | split; [eauto |]]; intros m n M N E; now apply (L m n).
Qed.

(* ---- claims ---------------------------------------------------------------------------------- *)

Lemma shows_of_heaps_true facts periods c :
  (forall H, (forall c, are_heaps c (H c)) -> forall f, In f facts -> fact_true H f) ->
  (forall c p, In (c, p) periods -> forall H, are_heaps c H -> least_period p H) ->
  shows_of_heaps facts periods c = true -> claim_holds c.
Proof.
  intros F P S; apply Forall_forall; intros [n s] I; unfold shows_of_heaps in S; rewrite forallb_forall in S.
  apply S, orb_prop in I; simpl in I; destruct I as [I | I]; apply existsb_exists in I; destruct I as [f [I E]].
  - assert (A : forall H, (forall c, are_heaps c (H c)) -> match s with
      | HeapsOutcome r l o => unless n (has_outcome r o (heaps_game H (heap_list l)))
      | HeapsValue r l v => unless n (has_value_in r v (heaps_game H (heap_list l)))
      | _ => False end) by (intros H A; apply (fact_says_true H n s f); auto).
    destruct f as [[r v] k], s; try discriminate E; exact A.
  - destruct s; try discriminate E; simpl in E; apply andb_prop in E; destruct E as [E C].
    destruct f as [c' q]; simpl in E, C; destruct (codes_eq c' _) as [-> | N]; [| discriminate].
    intros H A; pose proof (P _ _ I H A) as L; cbn [negated].
    destruct n; destruct (N.eqb_spec q p) as [<- | D]; try discriminate E; [| exact L].
    intros M; apply D; now apply (least_once q p H).
Qed.

Theorem heaps_show_true st c : sound_games st -> heaps_show st c = true -> claim_holds c.
Proof.
  intros S; apply shows_of_heaps_true; [intros H A; now apply heaps_true | intros d p; now apply periods_true].
Qed.

Theorem losses_show_true st c : (forall H, (forall c, are_heaps c (H c)) ->
    forall r v l, In (r, v, l) (told st) -> LossSound.holds H (loss_codes st) r v l) ->
  losses_show st c = true -> claim_holds c.
Proof.
  intros S; apply shows_of_heaps_true; [intros H A; apply told_true; auto | intros d p []].
Qed.
