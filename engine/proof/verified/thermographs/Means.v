(* The mean is what its name says: many copies of a game never differ by more than a constant from as many means; so
   means add. *)
From Coq Require Import List Permutation ZArith QArith Qround Lqa Lia.
From Verified Require Import Play Positions Values Numbers Matrix Unique Heaps Families FamilyNumbers Thermographs Walls.
Import ListNotations.
Local Open Scope Q_scope.

(* The other player's wall of G is x at a temperature of at most t at which the walls are the scaffolds; or G is x. *)
Definition stands (p : player) (t x : Q) (G : game) : Prop :=
  real x G \/ exists s w, 0 <= s <= t /\ scaffolds G s w /\ w Right <= w Left /\ x == w (other p).

Lemma stands_walls p t G w : 0 <= t -> walls G t w -> stands p t (w (other p)) G.
Proof.
  intros P W; pose proof W as V; rewrite walls_iff in V; destruct V as [[x [[k [m [N X]]] E]] | [N _]].
  - left; right; exists k, m; split; auto; now rewrite E.
  - right; destruct (walls_from G t w P W N) as [s [S [A [L _]]]]; exists s, w; do 3 (split; auto); reflexivity.
Qed.

Lemma stands_rise p s t x G : s <= t -> stands p s x G -> stands p t x G.
Proof. intros L [R | [r [w [B S]]]]; [now left | right; exists r, w; split; auto; lra]. Qed.

Lemma all_rise p s t xs l : s <= t -> Forall2 (stands p s) xs l -> Forall2 (stands p t) xs l.
Proof. intros L; induction 1; constructor; eauto using stands_rise. Qed.

(* All are numbers, or there is a hottest one. *)
Lemma hottest p t xs l : Forall2 (stands p t) xs l -> Forall2 real xs l \/
  exists a x c b G d s w, xs = a ++ x :: c /\ l = b ++ G :: d /\ Forall2 (stands p s) a b /\ Forall2 (stands p s) c d /\
    0 <= s <= t /\ scaffolds G s w /\ w Right <= w Left /\ x == w (other p).
Proof.
  induction 1 as [| x G xs l S F IH]; [left; constructor |].
  destruct IH as [R | [a [y [c [b [H [d [s [w [-> [-> [A [C [B W]]]]]]]]]]]]]], S as [S | [r [v [D V]]]].
  - left; now constructor.
  - right; exists [], x, xs, [], G, l, r, v; do 2 (split; [reflexivity |]); split; [constructor | split; auto].
    clear -R; induction R; constructor; auto; now left.
  - right; exists (x :: a), y, c, (G :: b), H, d, s, w; do 2 (split; [reflexivity |]); split; auto; constructor; auto; now left.
  - right; destruct (Qlt_le_dec s r) as [L | L].
    + exists [], x, (a ++ y :: c), [], G, (b ++ H :: d), r, v; do 2 (split; [reflexivity |]); split; [constructor | split; auto].
      apply Forall2_app; [| constructor]; try (apply all_rise with s; auto; lra); right; exists s, w; split; auto; lra.
    + exists (x :: a), y, c, (G :: b), H, d, s, w; do 2 (split; [reflexivity |]); split; auto; constructor; auto.
      right; exists r, v; split; auto; lra.
Qed.

Lemma towards_middle p a x c : towards p (qtotal (a ++ x :: c)) == towards p (qtotal (a ++ c)) + towards p x.
Proof. destruct p; simpl; rewrite qtotal_middle; ring. Qed.

(* p wins as second if he has more than the tax, and beginning if he has more than 0. He moves in the hottest game; where
   one is hot after the other player's move, he answers there: it is enough then if that leaves more than the tax. *)
Lemma secured p l :
  (forall t xs, Forall2 (stands p t) xs l -> 0 <= t -> t < towards p (qtotal xs) -> Wins Normal p (other p) l) /\
  (forall t xs, Forall2 (stands p t) xs l -> 0 < towards p (qtotal xs) -> Wins Normal p p l) /\
  (forall t a c b G d s w, l = b ++ G :: d -> Forall2 (stands p t) a b -> Forall2 (stands p t) c d -> 0 <= s <= t ->
   scaffolds G s w -> t - s < towards p (qtotal (a ++ c)) + towards p (w p) -> Wins Normal p p l).
Proof.
  induction l as [l IH] using list_induction.
  assert (R : forall t a c b G d s w, l = b ++ G :: d -> Forall2 (stands p t) a b -> Forall2 (stands p t) c d -> 0 <= s <= t ->
    scaffolds G s w -> t - s < towards p (qtotal (a ++ c)) + towards p (w p) -> Wins Normal p p l).
  { intros t a c b G d s w E A C B S L; destruct (S p) as [[X [v [O [V W]]]] _].
    assert (M : move p l (b ++ X :: d)) by (apply move_iff; exists b, G, d, X; auto).
    apply first with (b ++ X :: d); auto; destruct (IH _ _ M) as [Second _].
    apply (Second t (a ++ v (other p) :: c)); [| lra |].
    - apply Forall2_app; auto; constructor; auto; apply (stands_rise p s); [lra |]; apply stands_walls; auto; lra.
    - rewrite towards_middle; destruct p; simpl in *; lra. }
  split; [| split; auto].
  - intros t xs F P T; apply second; intros k M; destruct (IH _ _ M) as [_ [First Reply]]; apply move_iff in M.
    destruct M as [b [G [d [X [-> [O ->]]]]]]; apply Forall2_app_inv_r in F; destruct F as [a [xc [A [C ->]]]].
    inversion C as [| x ? c ? [N | [s [w [B [S [G' E]]]]]] D]; subst; rewrite towards_middle in T.
    + destruct (real_opt _ _ _ _ N O) as [y [N' W]]; apply (First t (a ++ y :: c)).
      * apply Forall2_app; auto; constructor; auto; now left.
      * rewrite towards_middle; unfold worse in W; destruct p; simpl in *; lra.
    + destruct (S (other p)) as [_ U]; destruct (U X O) as [v [V L]]; rewrite other2 in L.
      assert (Z : (exists y, value y X) \/ ~ a_number X).
      { rewrite walls_iff in V; destruct V as [[y [Y _]] | [Y _]]; eauto. }
      assert (K : v Left == v Right -> Wins Normal p p (b ++ X :: d)).
      { intros Q; apply (First t (a ++ v (other p) :: c)).
        - apply Forall2_app; auto; constructor; auto; apply (stands_rise p s); [lra |]; apply stands_walls; auto; lra.
        - rewrite towards_middle; destruct p; simpl in *; lra. }
      destruct Z as [[y Y] | Z].
      * apply K; rewrite walls_iff in V; destruct V as [[z [_ V]] | [Z _]]; [now rewrite !V | destruct Z; now exists y].
      * apply walls_from in V; auto; [| lra]; destruct V as [r [Q [V [_ I]]]].
        destruct (Qlt_le_dec r s) as [J | J]; [now apply K, I |].
        apply (Reply t a c b X d r v); auto; [lra |].
        destruct p; simpl in *; lra.
  - intros t xs F T; destruct (hottest p t xs l F) as [N | [a [x [c [b [G [d [s [w [-> [-> [A [C [B [S [L E]]]]]]]]]]]]]]]].
    + now apply (reals_win p xs).
    + apply (R s a c b G d s w); auto; [lra |]; rewrite towards_middle in T; destruct p; simpl in *; lra.
Qed.

Lemma qtotal_repeat n x : qtotal (repeat x n) == inject_Z (Z.of_nat n) * x.
Proof.
  induction n as [| n IH]; [reflexivity |]; cbn [repeat qtotal fold_right]; fold (qtotal (repeat x n)); rewrite IH.
  rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite inject_Z_plus; simpl; ring.
Qed.

(* A sum is the same as its games. *)
Lemma sum_wins w b l m : Wins Normal w b (l ++ m) <-> Wins Normal w b (sum l :: m).
Proof.
  remember (l ++ m) as k eqn:E; revert b l m E; induction k as [k IH] using list_induction; intros b l m ->.
  assert (A : forall p l', move p l l' -> forall c, Wins Normal w c (l' ++ m) <-> Wins Normal w c (sum l' :: m)).
  { intros p l' M c; eapply IH; eauto; apply move_app; eauto. }
  assert (B : forall p m', move p m m' -> forall c, Wins Normal w c (l ++ m') <-> Wins Normal w c (sum l :: m')).
  { intros p m' M c; eapply IH; eauto; apply move_app; eauto. }
  assert (C : forall p k, move p (sum l :: m) k <->
    (exists l', move p l l' /\ k = sum l' :: m) \/ (exists m', move p m m' /\ k = sum l :: m')).
  { intros p k; split.
    - intros M; inversion M as [X ? ? O | ? ? m' N]; subst; [left | right; eauto].
      apply opt_sum in O; destruct O as [l' [N ->]]; eauto.
    - intros [[l' [N ->]] | [m' [N ->]]]; constructor; auto; apply opt_sum; eauto. }
  destruct (two_players w b) as [-> | ->]; split; intros W.
  - apply first_inv in W; destruct W as [k [M W]]; apply move_app in M; destruct M as [[l' [N ->]] | [m' [N ->]]].
    + apply first with (sum l' :: m); [apply C; eauto | now apply (A w)].
    + apply first with (sum l :: m'); [apply C; eauto | now apply (B w)].
  - apply first_inv in W; destruct W as [k [M W]]; apply C in M; destruct M as [[l' [N ->]] | [m' [N ->]]].
    + apply first with (l' ++ m); [apply move_app; eauto | now apply (A w)].
    + apply first with (l ++ m'); [apply move_app; eauto | now apply (B w)].
  - apply second; intros k M; apply C in M; destruct M as [[l' [N ->]] | [m' [N ->]]].
    + apply (A (other w)); auto; eapply second_inv; eauto; apply move_app; eauto.
    + apply (B (other w)); auto; eapply second_inv; eauto; apply move_app; eauto.
  - apply second; intros k M; apply move_app in M; destruct M as [[l' [N ->]] | [m' [N ->]]].
    + apply (A (other w)); auto; eapply second_inv; eauto; apply C; eauto.
    + apply (B (other w)); auto; eapply second_inv; eauto; apply C; eauto.
Qed.

(* p wins n copies and a number, if that is more for him than n means less by a constant. *)
Lemma copies_win x G : mean x G -> exists t, 0 <= t /\ forall p n y N, real y N ->
  t < towards p (inject_Z (Z.of_nat n) * x + y) -> Wins Normal p (other p) (repeat G n ++ [N]).
Proof.
  intros [t [P M]]; exists t; split; auto; intros p n y N V L.
  assert (S : stands p t x G) by exact (stands_walls p t G (fun _ => x) P (M t (Qle_refl t))).
  destruct (secured p (repeat G n ++ [N])) as [Second _]; apply (Second t (repeat x n ++ [y])); auto.
  - apply Forall2_app; [clear -S; induction n; simpl; constructor; auto | constructor; [now left | constructor]].
  - pose proof (qtotal_repeat n x); rewrite towards_middle, app_nil_r; destruct p; simpl in *; lra.
Qed.

Lemma mean_of_copies x G : mean x G -> exists c, forall p n y N, value y N ->
  towards p y + c < towards p (inject_Z (Z.of_nat n) * x) -> at_least p (sum (repeat G n)) N.
Proof.
  intros M; destruct (copies_win x G M) as [t [_ W]]; exists t; intros p n y N V L.
  apply (sum_wins p (other p) (repeat G n) [neg N]), (W p n (- y)); [apply real_neg; now right | destruct p; simpl in *; lra].
Qed.

(* ---- means add ------------------------------------------------------------------------------- *)

Lemma copies_nothing w G H K n : Wins Normal w (other w) [G; H; K] ->
  Wins Normal w (other w) (repeat G n ++ repeat H n ++ repeat K n).
Proof.
  intros W; induction n as [| n IH]; [apply second; intros l M; inversion M |]; simpl.
  apply (Wins_perm _ _ _ ([G; H; K] ++ (repeat G n ++ repeat H n ++ repeat K n))); [| now apply Wins_add].
  simpl; constructor; rewrite <- Permutation_middle; constructor; rewrite !app_assoc; apply Permutation_middle.
Qed.

Lemma far (d c : Q) : 0 < d -> exists n, c < inject_Z (Z.of_nat n) * d.
Proof.
  intros P; exists (Z.to_nat (Qceiling (c / d)) + 1)%nat.
  assert (A : c / d < inject_Z (Z.of_nat (Z.to_nat (Qceiling (c / d)) + 1))).
  { eapply Qle_lt_trans; [apply Qle_ceiling |]; rewrite <- Zlt_Qlt; lia. }
  apply (Qmult_lt_r _ _ d P) in A; setoid_replace (c / d * d) with c in A by (field; lra); exact A.
Qed.

Lemma means_at_least p x y z G H K : mean x G -> mean y H -> mean z K -> equals (sum [G; H]) K ->
  towards p (x + y) <= towards p z.
Proof.
  intros A B C E; destruct (Qlt_le_dec (towards p z) (towards p (x + y))) as [L | L]; auto; exfalso.
  destruct (copies_win _ _ A) as [a [_ Wa]], (copies_win _ _ B) as [b [_ Wb]], (copies_win _ _ C) as [c [_ Wc]].
  destruct (far (towards p (x + y) - towards p z) (a + b + c + 3)) as [n N]; [lra |].
  remember (inject_Z (Z.of_nat n)) as m eqn:M.
  set (u := - (m * x) + towards p (a + 1)); set (v := - (m * y) + towards p (b + 1)).
  set (q := - (m * z) + towards (other p) (c + 1)).
  specialize (Wa p n u _ (or_introl (rational_is u))); rewrite <- M in Wa; specialize (Wb p n v _ (or_introl (rational_is v))); rewrite <- M in Wb.
  specialize (Wc (other p) n q _ (or_introl (rational_is q))); rewrite <- M in Wc.
  apply Wins_neg in Wc; [| subst q; destruct p; cbn [towards other]; lra].
  assert (R : map neg (repeat K n) = repeat (neg K) n) by (clear; induction n; simpl; congruence).
  rewrite map_app, R, !other2 in Wc; clear R.
  assert (Z : Wins Normal (other p) p (repeat G n ++ repeat H n ++ repeat (neg K) n)).
  { rewrite <- (other2 p) at 2; apply copies_nothing, (sum_wins _ _ [G; H] [neg K]).
    destruct p; apply E. }
  assert (S : Wins Normal p (other p) ([rational u; rational v; neg (rational q)] ++ (repeat G n ++ repeat H n ++ repeat (neg K) n))).
  { apply (Wins_perm _ _ _ ((repeat G n ++ [rational u]) ++ (repeat H n ++ [rational v]) ++ (repeat (neg K) n ++ [neg (rational q)]))).
    - rewrite <- (Permutation_cons_append (repeat G n)), <- (Permutation_cons_append (repeat H n)), <- (Permutation_cons_append (repeat (neg K) n)).
      simpl; constructor; rewrite <- Permutation_middle; constructor; rewrite !app_assoc; symmetry; apply Permutation_middle.
    - apply Wins_add; [apply Wa; subst u; destruct p; cbn [towards]; lra |].
      apply Wins_add; [apply Wb; subst v; destruct p; cbn [towards]; lra | exact Wc]. }
  apply Wins_drop in S; auto; apply (never_both _ _ _ S).
  apply (reals_win (other p) [u; v; - q]).
  - do 2 (constructor; [left; apply rational_is |]); constructor; [apply real_neg; left; apply rational_is | constructor].
  - subst u v q; cbn [qtotal fold_right]; destruct p; cbn [towards other] in *; lra.
Qed.

Lemma means_sum x y z G H K : mean x G -> mean y H -> mean z K -> equals (sum [G; H]) K -> z == x + y.
Proof.
  intros A B C E; pose proof (means_at_least Left _ _ _ _ _ _ A B C E); pose proof (means_at_least Right _ _ _ _ _ _ A B C E).
  simpl in *; lra.
Qed.
