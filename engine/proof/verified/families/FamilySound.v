(* Each node that the checker of families takes is true for all values of its letters. *)
From Coq Require Import List Bool Permutation ZArith QArith FSets.FMapPositive Lia Lqa.
From Verified Require Import Play Positions Values Numbers NumberSums Units Identical Checker.
From Verified Require Import Families FamilyNumbers FamilyChecker FamilyTerms.
Import ListNotations.

(* ---- sums in sums ---------------------------------------------------------------------------- *)

Lemma identical_neg_sum l : identical (neg (sum l)) (sum (map neg l)).
Proof.
  induction l as [l IH] using list_induction; apply identical_iff; intros p; split; intros X O.
  - apply opt_neg in O; destruct O as [Y [O ->]]; apply opt_sum in O; destruct O as [l' [M ->]].
    exists (sum (map neg l')); split; [apply opt_sum; exists (map neg l'); split; auto | eapply IH; eauto].
    apply move_iff in M; destruct M as [a [G [c [Y [-> [O ->]]]]]]; rewrite !map_app; apply move_iff.
    exists (map neg a), (neg G), (map neg c), (neg Y); repeat split; auto; apply opt_neg; eauto.
  - apply opt_sum in O; destruct O as [k [M ->]]; apply move_iff in M.
    destruct M as [a [G [c [Y [E [O ->]]]]]]; apply map_eq_app in E.
    destruct E as [a' [gc [-> [<- E]]]]; destruct gc as [| G' c']; [easy |]; injection E as <- <-.
    apply opt_neg in O; destruct O as [Z [O ->]].
    assert (M : move (other p) (a' ++ G' :: c') (a' ++ Z :: c')) by (apply move_iff; eauto 8).
    exists (neg (sum (a' ++ Z :: c'))); split.
    + apply opt_neg; exists (sum (a' ++ Z :: c')); split; auto; apply opt_sum; eauto.
    + pose proof (IH _ _ M) as H; now rewrite map_app in H.
Qed.

(* ---- options --------------------------------------------------------------------------------- *)

Section state.
Variable st : families.
Variable d : positive -> game.

Let rational_of := rational_part (units st) (often st).

(* In each sum, X is as good as these forms and a number of this value. *)
Definition stands (s : addends) (a : values) (X : game) : Prop :=
  exists l, worth l (rational_of (amount s) a) (up_part (amount s) a) /\
  forall w b m, Wins Normal w b (l ++ map (part d) (parts s) ++ m) -> Wins Normal w b (X :: m).

Lemma sum_stands s a X : is_sum (units st) (often st) d s a X -> stands s a X.
Proof.
  intros [G [R ->]]; exists (G :: ups (up_part (amount s) a)); split; [now apply number_worth |].
  intros w b m W; apply Wins_flat; now rewrite app_comm_cons, <- app_assoc.
Qed.

Lemma part_opp g : identical (neg (part d g)) (part d (- g)).
Proof.
  destruct g as [| n | n]; cbn [part Z.opp]; [| apply identical_refl | apply identical_neg2].
  apply identical_iff; intros p; split; intros X O; [apply opt_neg in O; destruct O as [Y [[[] _] _]] | now destruct O as [[] _]].
Qed.

Lemma minus_stands s a X : is_sum (units st) (often st) d s a X -> stands (minus_addends s) a (neg X).
Proof.
  intros [G [R ->]]; exists (map neg (G :: ups (up_part (amount s) a))); split.
  - pose proof (worth_neg _ _ _ (number_worth _ _ (up_part (amount s) a) R)) as N; cbn [minus_addends amount].
    rewrite up_minus; apply worth_eq with (1 := N); unfold rational_of; now rewrite rational_minus.
  - intros w b m W; apply Wins_identical with (sum (map neg (G :: ups (up_part (amount s) a) ++ map (part d) (parts s))) :: m).
    + constructor; [apply identical_sym, identical_neg_sum | clear; induction m; constructor; auto using identical_refl].
    + apply Wins_flat; eapply Wins_identical; [| exact W].
      rewrite app_comm_cons, map_app, <- app_assoc; cbn [minus_addends parts].
      assert (A : forall l : list game, Forall2 identical l l) by (induction l; constructor; auto using identical_refl).
      apply Forall2_app; [apply A | apply Forall2_app; [| apply A]].
      clear; induction (parts s) as [| g l IH]; constructor; auto using identical_sym, part_opp.
Qed.

Hypothesis defines : forall n f, PositiveMap.find n (families_of st) = Some f ->
  is_family (units st) (often st) d f (d n).

Lemma part_option p g l X : part_options st p g = Some l -> opt p X (part d g) ->
  exists s a, In s l /\ allowed a /\ stands s a X.
Proof.
  intros E O; destruct g as [| n | n]; [easy | |]; cbn [part_options part] in *;
    destruct (PositiveMap.find n (families_of st)) as [f |] eqn:F; try easy; injection E as <-.
  - destruct (defines n f F p) as [A _]; destruct (A X O) as [s [a [I [L S]]]]; eauto 6 using sum_stands.
  - apply opt_neg in O; destruct O as [Y [O ->]]; destruct (defines n f F (other p)) as [A _].
    destruct (A Y O) as [s [a [I [L S]]]]; exists (minus_addends s), a.
    split; [now apply in_map | split; auto using minus_stands].
Qed.

Lemma part_has p g l s a : part_options st p g = Some l -> In s l -> allowed a ->
  exists X, opt p X (part d g) /\ stands s a X.
Proof.
  intros E I L; destruct g as [| n | n]; [easy | |]; cbn [part_options part] in *;
    destruct (PositiveMap.find n (families_of st)) as [f |] eqn:F; try easy; injection E as <-.
  - destruct (defines n f F p) as [_ B]; destruct (B s a I L) as [X [O S]]; eauto using sum_stands.
  - apply in_map_iff in I; destruct I as [t [<- I]]; destruct (defines n f F (other p)) as [_ B].
    destruct (B t a I L) as [X [O S]]; exists (neg X); split; [apply opt_neg; eauto | now apply minus_stands].
Qed.

(* ---- moves in forms -------------------------------------------------------------------------- *)

(* The games k are these forms but for one, which is now worth so much beside others. *)
Definition reached (t : addends) (a : values) (k : list game) : Prop :=
  exists l, worth l (rational_of (amount t) a) (up_part (amount t) a) /\
  forall w b m, Wins Normal w b (m ++ l ++ map (part d) (parts t)) -> Wins Normal w b (m ++ k).

Lemma stands_reached before s after a X : stands s a X ->
  reached (Addends (before ++ parts s ++ after) (amount s)) a (map (part d) before ++ X :: map (part d) after).
Proof.
  intros [l [W S]]; exists l; split; [exact W |]; intros w b m V; cbn [parts] in V; rewrite !map_app in V.
  apply (Wins_perm _ _ _ (X :: (m ++ map (part d) before ++ map (part d) after))).
  - rewrite !app_assoc; apply Permutation_middle.
  - apply S; eapply Wins_perm; [| exact V].
    rewrite !app_assoc; apply Permutation_app_tail.
    rewrite (Permutation_app_comm m l), <- !app_assoc; apply Permutation_app_head.
    rewrite app_assoc; apply Permutation_app_comm.
Qed.

Lemma part_moves_all p before l moves k : part_moves st p before l = Some moves ->
  move p (map (part d) l) k ->
  exists t a, In t moves /\ allowed a /\ reached t a (map (part d) before ++ k).
Proof.
  revert before moves k; induction l as [| g l IH]; intros before moves k E M; [inversion M |].
  cbn [part_moves] in E; destruct (part_options st p g) as [here |] eqn:H; [| easy]; cbn [bind] in E.
  destruct (part_moves st p (before ++ [g]) l) as [later |] eqn:T; [| easy]; cbn [bind] in E; injection E as <-.
  cbn [map] in M; inversion M as [X ? ? O | ? ? k' N]; subst.
  - destruct (part_option _ _ _ _ H O) as [s [a [I [L S]]]].
    eexists _, a; split; [apply in_or_app; left; apply in_map_iff; exists s; split; [reflexivity | exact I] |].
    split; auto; now apply stands_reached.
  - destruct (IH _ _ _ T N) as [t [a [I [L R]]]]; exists t, a; split; [apply in_or_app; auto | split; auto].
    rewrite map_app, <- app_assoc in R; exact R.
Qed.

Lemma part_moves_any p before l moves t a : part_moves st p before l = Some moves -> In t moves -> allowed a ->
  exists k, move p (map (part d) l) k /\ reached t a (map (part d) before ++ k).
Proof.
  revert before moves; induction l as [| g l IH]; intros before moves E I L; cbn [part_moves] in E.
  - injection E as <-; destruct I.
  - destruct (part_options st p g) as [here |] eqn:H; [| easy]; cbn [bind] in E.
    destruct (part_moves st p (before ++ [g]) l) as [later |] eqn:T; [| easy]; cbn [bind] in E; injection E as <-.
    apply in_app_or in I; destruct I as [I | I].
    + apply in_map_iff in I; destruct I as [s [<- I]]; destruct (part_has _ _ _ _ _ H I L) as [X [O S]].
      exists (X :: map (part d) l); split; [now constructor | now apply stands_reached].
    + destruct (IH _ _ T I L) as [k [M R]]; exists (part d g :: k); split; [now constructor |].
      rewrite map_app, <- app_assoc in R; exact R.
Qed.

(* ---- what nodes say -------------------------------------------------------------------------- *)

(* For these values of the letters w wins the sum when b begins, whatever games are its number. *)
Definition holds (w b : player) (s : addends) (a : values) : Prop :=
  forall l, worth l (rational_of (amount s) a) (up_part (amount s) a) ->
  Wins Normal w b (l ++ map (part d) (parts s)).

Definition node_holds (n : family_node) : Prop :=
  addends_fit st of_nodes (claimed n) = true /\
  forall a, allowed a -> holds (family_winner n) (family_beginner n) (claimed n) a.

Hypothesis nodes_hold : forall i n, PositiveMap.find i (family_nodes st) = Some n -> node_holds n.

Lemma same_parts_eq l k : same_parts l k = true -> l = k.
Proof.
  revert k; induction l as [| x l IH]; intros [| y k] E; try easy; cbn in E.
  apply andb_prop in E; destruct E as [X E]; apply Z.eqb_eq in X; apply IH in E; congruence.
Qed.

Lemma same_eq p q : same p q = true -> p = q.
Proof. now destruct p, q. Qed.

Lemma some_worth q n : exists l, worth l q n.
Proof. exists (rational q :: ups n); apply number_worth, rational_is. Qed.

Lemma shows_worth w b strictly s x a : shows_sum st w b strictly s x = true -> allowed a ->
  exists q n k, worth k q n /\ Wins Normal w b (k ++ map (part d) (parts s)) /\
  (towards w q <= towards w (rational_of (amount s) a))%Q /\ (sign w * n <= sign w * up_part (amount s) a)%Z /\
  (strictly = true -> (towards w q < towards w (rational_of (amount s) a))%Q \/ (sign w * n < sign w * up_part (amount s) a)%Z).
Proof.
  unfold shows_sum; intros E L; destruct (PositiveMap.find (fst x) (family_nodes st)) as [n |] eqn:F; [| easy].
  destruct (put_terms (often st) (amount (claimed n)) (snd x)) as [y |] eqn:P; [| now rewrite andb_false_r in E].
  rewrite !andb_true_iff in E; destruct E as [[[[W B] S] V] [_ G]].
  apply same_eq in W, B; apply same_parts_eq in S; subst w b.
  destruct (nodes_hold _ _ F) as [_ N].
  destruct (put_terms_sound (units st) _ _ _ _ a L P) as [Q U].
  apply (good_sound (units st) (often st)) with (a := a) in G; auto.
  rewrite up_plus, up_minus, U in G; destruct G as [G1 [G2 G3]].
  pose proof (rational_plus (units st) (often st) (amount s) (minus_terms y) a) as R.
  rewrite rational_minus, Q in R.
  set (v := values_of (snd x) a) in *.
  destruct (some_worth (rational_of (amount (claimed n)) v) (up_part (amount (claimed n)) v)) as [k K].
  exists (rational_of (amount (claimed n)) v), (up_part (amount (claimed n)) v), k.
  rewrite <- S; repeat split; auto.
  - exact (N v (values_allowed _ _ L V) k K).
  - unfold rational_of; destruct (family_winner n); cbn [towards] in *; lra.
  - destruct (family_winner n); cbn [sign] in *; lia.
  - intros T; destruct (G3 T) as [H | H]; [left | right]; unfold rational_of;
      destruct (family_winner n); cbn [towards sign] in *; lra || lia.
Qed.

Lemma shows_holds w b s x a : shows_sum st w b false s x = true -> allowed a -> holds w b s a.
Proof.
  intros E L l W; destruct (shows_worth _ _ _ _ _ _ E L) as [q [n [k [K [V [Q [N _]]]]]]].
  apply (better w b l k _ _ _ _ _ W K); assumption.
Qed.

Lemma shows_more w s x a : shows_sum st w (other w) true s x = true -> allowed a -> holds w w s a.
Proof.
  intros E L l W; destruct (shows_worth _ _ _ _ _ _ E L) as [q [n [k [K [V [Q [N S]]]]]]].
  apply (much_better w l k _ _ _ _ _ W K); auto.
Qed.

(* ---- a number alone -------------------------------------------------------------------------- *)

Lemma number_holds w b s a : parts s = [] -> good w (same w b) (amount s) = true -> allowed a -> holds w b s a.
Proof.
  intros P G L l W; rewrite P; cbn [map]; rewrite app_nil_r.
  apply (good_sound (units st) (often st)) with (a := a) in G; auto; destruct G as [Q [U S]].
  destruct (worth_wins w l _ _ W Q U) as [A B]; destruct (two_players w b) as [-> | ->]; auto.
  apply B, S, same_refl.
Qed.

(* ---- who wins begins ------------------------------------------------------------------------- *)

Lemma at_place_in {A} (l : list A) i x : at_place l i = Some x -> In x l.
Proof.
  revert i; induction l as [| y l IH]; intros i E; cbn [at_place] in E; [easy |].
  destruct (i =? 1)%positive; [left; congruence | right; eauto].
Qed.

Lemma wins_by_holds w s m letters x a : wins_by st w s m letters x = true -> allowed a -> holds w w s a.
Proof.
  unfold wins_by; intros E L; destruct m as [i |].
  - destruct (part_moves st w [] (parts s)) as [moves |] eqn:M; [| easy]; cbn [bind] in E.
    destruct (at_place moves i) as [t |] eqn:T; [| easy]; cbn [bind] in E; apply at_place_in in T.
    destruct (put_terms (often st) (amount t) letters) as [y |] eqn:P; [| easy]; cbn [bind] in E.
    rewrite !andb_true_iff in E; destruct E as [[F _] E]; intros l W.
    destruct (part_moves_any _ _ _ _ _ _ M T (values_allowed _ _ L F)) as [k [O [l' [W' R]]]].
    apply first with (l ++ k); [apply move_app; eauto |]; apply R.
    rewrite app_assoc; refine (shows_holds _ _ _ _ _ E L (l ++ l') _); cbn [amount].
    destruct (put_terms_sound (units st) _ _ _ _ a L P) as [Q U].
    rewrite up_plus, U; apply worth_eq with (1 := worth_app _ _ _ _ _ _ W W').
    unfold rational_of; rewrite rational_plus, Q; reflexivity.
  - rewrite andb_true_iff in E; now apply shows_more with x.
Qed.

(* ---- the other one begins -------------------------------------------------------------------- *)

Hypothesis options_only : forall n f p s, PositiveMap.find n (families_of st) = Some f -> In s (options_of p f) ->
  only_terms of_options (amount s) = true.

Lemma only_minus is x : only_terms is x = true -> only_terms is (minus_terms x) = true.
Proof.
  assert (O : forall c l, only is l c = true -> only is l (map Z.opp c) = true).
  { induction c as [| y c IH]; intros l E; cbn [only map] in *; auto.
    apply andb_prop in E; destruct E as [Y E]; rewrite IH, andb_true_r by auto.
    destruct (is l); auto; apply Z.eqb_eq in Y; subst y; reflexivity. }
  unfold only_terms; cbn [minus_terms plain upward halved]; rewrite !andb_true_iff; intros [[A B] C]; repeat split; auto.
Qed.

Lemma part_moves_only p before l moves t : part_moves st p before l = Some moves -> In t moves ->
  only_terms of_options (amount t) = true.
Proof.
  revert before moves; induction l as [| g l IH]; intros before moves E I; cbn [part_moves] in E.
  - injection E as <-; destruct I.
  - destruct (part_options st p g) as [here |] eqn:H; [| easy]; cbn [bind] in E.
    destruct (part_moves st p (before ++ [g]) l) as [later |] eqn:T; [| easy]; cbn [bind] in E; injection E as <-.
    apply in_app_or in I; destruct I as [I | I]; [| eauto].
    apply in_map_iff in I; destruct I as [s [<- I]]; cbn [amount].
    destruct g as [| n | n]; [easy | |]; cbn [part_options] in H;
      destruct (PositiveMap.find n (families_of st)) as [f |] eqn:F; try easy; injection H as <-.
    + eapply options_only; eauto.
    + apply in_map_iff in I; destruct I as [r [<- I]]; apply only_minus; eapply options_only; eauto.
Qed.

(* The values of an option's letters, and those of the node's. *)
Definition both (o a : values) : values := fun l => if of_nodes l then a l else o l.

Lemma both_allowed o a : allowed o -> allowed a -> allowed (both o a).
Proof.
  intros [O1 O2] [A1 A2]; split; [exact A1 |]; intros l L; unfold both; destruct (of_nodes l); auto.
Qed.

Lemma both_options o a l : o 0%nat = a 0%nat -> of_options l = true -> o l = both o a l.
Proof. intros Z H; do 7 (destruct l as [| l]; [try easy |]); easy. Qed.

Lemma both_nodes o a l : of_nodes l = true -> a l = both o a l.
Proof. intros H; unfold both; now rewrite H. Qed.

Lemma answered_all w x moves l rest : answered st w x moves l = Some rest -> forall t, In t moves ->
  exists a, shows_sum st w w false (Addends (parts t) (plus_terms x (amount t))) a = true.
Proof.
  revert l; induction moves as [| m moves IH]; intros l E t I; [destruct I |]; cbn [answered] in E.
  destruct l as [| a l]; [easy |].
  destruct (few_units (plus_terms x (amount m)) && _)%bool eqn:S; [| easy].
  apply andb_prop in S; destruct S as [_ S]; destruct I as [<- | I]; eauto.
Qed.

Lemma dot_multiple u c l a : forallb (fun x => x mod Zpos u =? 0)%Z c = true -> exists m, dot c l a = (m * Zpos u)%Z.
Proof.
  revert l; induction c as [| x c IH]; intros l F; cbn [dot forallb] in *; [now exists 0%Z |].
  apply andb_prop in F; destruct F as [X F]; destruct (IH (S l) F) as [m M]; apply Z.eqb_eq in X.
  exists (x / Zpos u * a l + m)%Z; rewrite M; pose proof (Z.div_mod x (Zpos u)); nia.
Qed.

Lemma halves_nothing o c l a : forallb (Z.eqb 0) c = true -> (halves o c l a == 0)%Q.
Proof.
  revert l; induction c as [| x c IH]; intros l F; cbn [halves forallb] in *; [reflexivity |].
  apply andb_prop in F; destruct F as [X F]; apply Z.eqb_eq in X; subst x; rewrite IH by auto.
  reflexivity.
Qed.

Lemma whole_value x a : is_whole (units st) x = true -> exists m, (rational_of x a == inject_Z m)%Q.
Proof.
  unfold is_whole; intros E; apply andb_prop in E; destruct E as [P H].
  destruct (dot_multiple _ _ 0 a P) as [m M]; exists m; unfold rational_of, rational_part.
  rewrite M, halves_nothing by auto; unfold Qeq, Qmult, Qplus, inject_Z; cbn [Qnum Qden]; lia.
Qed.

Lemma by_one w a : allowed a ->
  (rational_of (Terms [step (units st) w] [] []) a == inject_Z (sign w))%Q.
Proof.
  intros [A _]; unfold rational_of, rational_part; cbn [plain halved dot halves]; rewrite A.
  unfold step, Qeq, Qmult, Qplus, inject_Z; destruct w; cbn [Qnum Qden sign]; lia.
Qed.

Lemma by_half w a :
  (rational_of (Terms [] [] [step (units st) w]) a ==
   inject_Z (sign w) * (1 # pow2 (often st * Z.to_nat (a 1%nat))))%Q.
Proof.
  unfold rational_of, rational_part; cbn [plain halved dot halves].
  unfold step, Qeq, Qmult, Qplus, inject_Z; destruct w; cbn [Qnum Qden sign]; lia.
Qed.

Lemma pow2_more j k : (j <= k)%nat -> ((1 # pow2 k) <= (1 # pow2 j))%Q.
Proof.
  intros L; replace k with ((k - j) + j)%nat by lia; rewrite pow2_add; unfold Qle; cbn [Qnum Qden]; nia.
Qed.

(* Some game is the number, of which each move is answered. *)
Lemma number_answered_sound w s rest a : number_answered st w s rest = true -> only_terms of_nodes (amount s) = true ->
  allowed a -> exists l, worth l (rational_of (amount s) a) (up_part (amount s) a) /\
  forall k, move (other w) l k -> Wins Normal w w (k ++ map (part d) (parts s)).
Proof.
  intros E O L; unfold number_answered in E; apply andb_prop in E; destruct E as [U E].
  assert (U' : up_part (amount s) a = 0%Z) by now apply no_letter.
  rewrite U'; destruct (is_whole (units st) (amount s)) eqn:T.
  - destruct (whole_value _ a T) as [m M]; exists [fraction 0 m]; split.
    { apply worth_real with (inject_Z m) 0%Q; [right; exists 0%nat, m; split; [apply fraction_number | reflexivity] | |].
      - now constructor.
      - rewrite M; ring. }
    intros k V; inversion V as [X ? ? P | ? ? k' N]; subst; [| inversion N].
    destruct (is_number_opt _ _ _ _ _ (fraction_number 0 m) P) as [m' [A N]]; cbn [pow2] in *.
    assert (B : (m' = m + sign w)%Z /\ (sign w * m < 0)%Z).
    { unfold number_after in A; destruct (Z.eqb_spec m 0); [easy |].
      destruct (Z.ltb_spec (lowest m) 1) as [K | K]; [destruct m; simpl in K; lia |].
      destruct (Z.ltb_spec 0 (sign (other w) * m)); [| easy]; injection A as <-; destruct w; cbn [sign other] in *; lia. }
    destruct B as [-> B]; destruct rest as [| x [| y rest]]; [| | easy].
    + exfalso; apply (good_sound (units st) (often st)) with (a := a) in E; auto; destruct E as [E _].
      fold rational_of in E; destruct w; cbn [towards sign] in *; rewrite M in E.
      all: unfold Qle, Qopp, inject_Z in E; cbn [Qnum Qden] in E; lia.
    + apply andb_prop in E; destruct E as [_ E]; refine (shows_holds _ _ _ _ _ E L [X] _); cbn [amount].
      apply worth_real with (inject_Z (m + sign w)) 0%Q; [right; exists 0%nat, (m + sign w)%Z; split; [exact N | reflexivity] | |].
      * rewrite up_plus, U'; now constructor.
      * unfold rational_of; rewrite rational_plus; fold rational_of; rewrite M, (by_one w a L), inject_Z_plus; ring.
  - exists [rational (rational_of (amount s) a)]; split.
    { apply worth_real with (rational_of (amount s) a) 0%Q; [left; apply rational_is | now constructor | ring]. }
    intros k V; inversion V as [X ? ? P | ? ? k' N]; subst; [| inversion N].
    destruct (rational_is (rational_of (amount s) a) (other w)) as [A _]; destruct (A X P) as [j [m [N W]]]; clear A.
    destruct rest as [| x [| y rest]]; try easy; apply andb_prop in E; destruct E as [F E]; apply Nat.leb_le in F.
    set (q := rational_of (amount s) a) in *; unfold worse in W.
    destruct (small_power (towards w (m # pow2 j) - towards w q)) as [i I]; [destruct w; cbn [towards other] in *; lra |].
    set (c := fun l => match l with 1%nat => Z.of_nat i | _ => a l end).
    assert (C : allowed c).
    { destruct L as [L1 L2]; split; [exact L1 |]; intros l K; unfold c; destruct l as [| [| l]]; [lia | lia | apply L2; lia]. }
    assert (S : forall l, of_nodes l = true -> a l = c l) by (intros [| [| l]] H; easy || reflexivity).
    destruct (only_parts _ (units st) (often st) _ _ _ S O) as [Q1 Q2].
    set (half := Terms [] [] [step (units st) w]) in *.
    destruct (some_worth (rational_of (plus_terms (amount s) half) c) 0%Z) as [k K].
    pose proof (shows_holds _ _ _ _ _ E C k) as H; cbn [amount parts] in H; rewrite up_plus, <- Q2, U' in H.
    specialize (H K); fold rational_of in Q1.
    pose proof (rational_plus (units st) (often st) (amount s) half c) as R; fold rational_of in R.
    unfold half at 2 in R; rewrite (by_half w c), <- Q1 in R; fold q in R.
    change (c 1%nat) with (Z.of_nat i) in R; rewrite Nat2Z.id in R.
    assert (G : ((1 # pow2 (often st * i)) <= (1 # pow2 i))%Q) by (apply pow2_more; nia).
    eapply (better w w [X] k _ (m # pow2 j) _ 0%Z 0%Z); [| exact K | | lia | exact H].
    + apply worth_real with (m # pow2 j) 0%Q; [right; exists j, m; split; [exact N | reflexivity] | now constructor | ring].
    + destruct w; cbn [towards sign] in *; rewrite R; [change (inject_Z 1) with 1%Q | change (inject_Z (-1)) with (-(1))%Q]; lra.
Qed.

Lemma answers_hold w s moves l rest a : part_moves st (other w) [] (parts s) = Some moves ->
  answered st w (amount s) moves l = Some rest -> number_answered st w s rest = true ->
  only_terms of_nodes (amount s) = true -> allowed a -> holds w (other w) s a.
Proof.
  intros M A N O L l1 W1; destruct (number_answered_sound _ _ _ _ N O L) as [l0 [W B]].
  apply (exchange w (other w) l1 l0 _ _ _ W1 W); apply second; intros k V; apply move_app in V.
  destruct V as [[k' [V ->]] | [m' [V ->]]]; [now apply B |].
  destruct (part_moves_all _ _ _ _ _ M V) as [t [b [I [L' [l2 [W2 R]]]]]]; cbn [map app] in R; apply R.
  destruct (answered_all _ _ _ _ _ A t I) as [x X]; rewrite app_assoc.
  refine (shows_holds _ _ _ _ (both b a) X (both_allowed _ _ L' L) (l0 ++ l2) _); cbn [amount].
  assert (Z0 : b 0%nat = a 0%nat) by (destruct L, L'; congruence).
  destruct (only_parts _ (units st) (often st) _ _ _ (fun l => both_nodes b a l) O) as [Q1 Q2].
  destruct (only_parts _ (units st) (often st) _ _ _ (fun l => both_options b a l Z0) (part_moves_only _ _ _ _ _ M I)) as [Q3 Q4].
  rewrite up_plus, <- Q2, <- Q4; apply worth_eq with (1 := worth_app _ _ _ _ _ _ W W2).
  unfold rational_of; rewrite rational_plus, <- Q1, <- Q3; reflexivity.
Qed.

Lemma taken_node_holds shown w b s m l : addends_fit st of_nodes s = true -> family_node_holds st w b s m l = true ->
  node_holds (FamilyNode shown w b s).
Proof.
  intros F E; split; [exact F |]; cbn [family_winner family_beginner claimed]; intros a L.
  unfold addends_fit in F; apply andb_prop in F; destruct F as [_ F]; unfold family_node_holds in E.
  destruct (parts s) as [| g gs] eqn:P.
  - destruct (same w b) eqn:B, m, l; try easy; apply number_holds; auto; now rewrite B.
  - destruct (two_players w b) as [-> | ->].
    + rewrite same_refl in E; destruct m as [[i letters] |], l as [| x [| y l]]; try easy.
      now apply wins_by_holds with i letters x.
    + rewrite same_other in E; destruct m; [easy |]; rewrite <- P in E.
      destruct (part_moves st (other w) [] (parts s)) as [moves |] eqn:M; [| easy]; cbn [bind] in E.
      destruct (answered st w (amount s) moves l) as [rest |] eqn:A; [| easy].
      now apply answers_hold with moves l rest.
Qed.
End state.
