(** Small facts about ordinals, naturals and birthdays that rows of Section 4 state. *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Recursion.
Local Open Scope game_scope.

Lemma three_ways x y : excluded_middle -> number x -> number y ->
  (x < y \/ x = y \/ x > y) /\ ~ (x < y /\ x = y) /\ ~ (x < y /\ x > y) /\ ~ (x = y /\ x > y).
Proof.
  intros em nx ny. rewrite gt_lt. parts.
  - exact (number_trichotomy x y em nx ny).
  - intros [l E]. rewrite E in l. exact (lt_irrefl y l).
  - intros [l m]. apply (lt_irrefl x), lt_trans with y; assumption.
  - intros [E l]. rewrite E in l. exact (lt_irrefl y l).
Qed.

Lemma below_by_options : excluded_middle -> forall a b, ordinal a -> ordinal b ->
  (b < a <-> (exists X, opt Left X a /\ b = X) \/ (exists X, opt Left X a /\ b < X)).
Proof.
  intros em a b oa ob. split.
  - intro l. destruct (below_option a b em oa ob l) as (X & o & m).
    destruct (ordinal_le_lt_or_eq b X em ob (ordinal_left _ _ oa o) m); eauto.
  - intros [(X & o & E)|(X & o & l)].
    + rewrite E. apply ordinal_left_lt; assumption.
    + apply lt_trans with X; [exact l|apply ordinal_left_lt; assumption].
Qed.

(** a = {{1|}|} and b = {0,1|}: b is equal to the option {1|}, and not identical to it. *)
Lemma below_not_identical : exists a b, ordinal a /\ ordinal b /\ b < a /\
  ~ ((exists X, opt Left X a /\ b == X) \/ (exists X, opt Left X a /\ b < X)).
Proof.
  pose (two := successor 1). pose (b := braces [0; 1] []).
  assert (ob : ordinal b).
  { constructor; intros X o; listed o; [apply ordinal_zero|apply ordinal_one]. }
  assert (o2 : ordinal two) by apply ordinal_successor, ordinal_one.
  assert (E : b = two).
  { apply eq_le_le. split.
    - apply le_ordinal; [exact o2|]. intros X o. listed o; apply lt_lf.
      + apply lt_trans with 1; [apply zero_lt_one|apply lt_successor, ordinal_one].
      + apply lt_successor, ordinal_one.
    - apply le_ordinal; [exact ob|]. intros X o. listed o. apply left_lf, opt_braces. cbn. auto. }
  exists (successor two), b. parts; [apply ordinal_successor, o2|exact ob|rewrite E; apply lt_successor, o2|].
  intros [(X & o & e)|(X & o & l)]; listed o.
  - apply identical_spec in e as [e _]. destruct (e Left 0) as (Y & o & e').
    { apply opt_braces. cbn. auto. }
    listed o. apply (lt_irrefl 0). rewrite e' at 2. exact zero_lt_one.
  - rewrite E in l. exact (lt_irrefl _ l).
Qed.

Lemma naturals_of_both_shapes :
  0 = braces [] [] /\ 1 = braces [0] [] /\
  forall n : nat, times (S n) 1 = braces [times n 1] [] /\
                  times (S n) 1 = braces (map (fun k => times k 1) (seq 0 (S n))) [].
Proof.
  parts; [reflexivity|reflexivity|]. intro n.
  assert (E : times (S n) 1 = braces [times n 1] []).
  { cbn [times]. apply identical_equal. apply natural_numbers. }
  split; [exact E|]. rewrite E. symmetry. apply delete_dominated.
  - intros p X o. listed o. apply opt_braces. apply in_map_iff. exists n. split; [reflexivity|].
    apply in_seq. lia.
  - intros p X o. apply opt_braces in o. destruct p; [|destruct o].
    apply in_map_iff in o as (k & <- & h). apply in_seq in h. right. exists (times n 1). split.
    + apply opt_braces. left. reflexivity.
    + apply (ge_le (times n 1)), times_le. lia.
Qed.

Lemma least_or_chain : forall (A : Type) (E less : A -> A -> Prop),
  (forall x y, less x y \/ E x y \/ less y x) ->
  (forall x y, less x y -> ~ E y x /\ ~ less y x) ->
  let least := forall P : A -> Prop, (exists x, P x) ->
    exists m, P m /\ forall x, P x -> E m x \/ less m x in
  let no_chain := ~ exists f : nat -> A, forall n, less (f (S n)) (f n) in
  (least -> no_chain) /\ (excluded_middle -> dependent_choice -> no_chain -> least).
Proof.
  intros A E less total order least no_chain. split.
  - intros l [f chain]. destruct (l (fun x => exists n, x = f n :> A)) as (m & [n ->] & h).
    + exists (f O), O. reflexivity.
    + destruct (order _ _ (chain n)) as [a b]. destruct (h (f (S n))) as [c|c]; eauto.
  - intros em dc no P [x px]. destruct (em (exists m, P m /\ forall x, P x -> E m x \/ less m x)) as [h|none];
      [exact h|]. destruct no.
    destruct (dc {x | P x} (fun y x => less (proj1_sig y) (proj1_sig x))) with (x := exist P x px) as (f & _ & c).
    + intros [m pm]. destruct (em (exists y, P y /\ less y m)) as [(y & py & l)|small].
      * exists (exist P y py). exact l.
      * destruct none. exists m. split; [exact pm|]. intros y py. destruct (total m y) as [h|[h|h]]; auto.
        destruct small. eauto.
    + exists (fun n => proj1_sig (f n)). exact c.
Qed.

Lemma birthday_of (G : game) : forall B : game, ordinal B ->
  (forall p X, opt p X G -> birthday X < B) -> (forall X, opt Left X B -> exists p Y, opt p Y G /\ X <= birthday Y) ->
  birthday G = B.
Proof.
  intros B oB l r. apply eq_le_le. split.
  - apply le_ordinal; [exact oB|]. intros X o. apply opt_birthday in o as [_ (p & Y & o & ->)].
    apply lt_lf, (l p Y o).
  - apply le_ordinal; [apply ordinal_birthday|]. intros X o. destruct (r X o) as (p & Y & oY & m).
    apply lt_lf, le_lt_trans with (birthday Y); [exact m|exact (birthday_option p Y G oY)].
Qed.

Lemma birthday_0 : birthday 0 = 0.
Proof. apply identical_equal, birthday_ordinal, ordinal_zero. Qed.

Lemma birthday_1 : birthday 1 = 1.
Proof. apply identical_equal, birthday_ordinal, ordinal_one. Qed.

Lemma first_birthdays : excluded_middle ->
  birthday 0 = 0 /\ birthday 1 = 1 /\ birthday (- (1)) = 1 /\ birthday star = 1 /\
  forall G, birthday G <= 1 -> G == 0 \/ G == 1 \/ G == - (1) \/ G == star.
Proof.
  intro em. parts.
  - exact birthday_0.
  - exact birthday_1.
  - rewrite (identical_equal _ _ (birthday_neg 1)). exact birthday_1.
  - apply birthday_of; [apply ordinal_one| |].
    + intros p X o. apply opt_star in o as ->. rewrite birthday_0. exact zero_lt_one.
    + intros X o. apply opt_one in o as [_ ->]. exists Left, 0. split; [apply opt_star; reflexivity|].
      rewrite birthday_0. apply le_refl.
  - intros G l. apply (first_games em). intros p X o. apply (first_games em). intros q Y oY.
    assert (a : birthday X < 1) by (apply lt_le_trans with (birthday G); [apply (birthday_option p), o|exact l]).
    destruct (below_option 1 (birthday X) em ordinal_one (ordinal_birthday X) a) as (Z & oZ & m).
    apply opt_one in oZ as [_ ->]. apply (lt_irrefl 0).
    apply le_lt_trans with (birthday Y); [apply ordinal_ge_0, ordinal_birthday|].
    apply lt_le_trans with (birthday X); [exact (birthday_option q Y X oY)|exact m].
Qed.

Lemma late_zero :
  braces [- (1)] [1] = 0 /\ birthday (braces [- (1)] [1]) = times 2 1 /\ birthday 0 = 0.
Proof.
  assert (m1 : birthday (- (1)) = 1) by (rewrite (identical_equal _ _ (birthday_neg 1)); exact birthday_1).
  parts; [| |exact birthday_0].
  - apply equal_horses; intros p X o; [|destruct (opt_zero _ _ o)]. listed o.
    + apply horse_left, lt_lf. apply (lt_same _ _ 0 1); [group|exact zero_lt_one].
    + apply gf_lf, lt_lf. exact zero_lt_one.
  - assert (E : times 2 1 = successor 1).
    { cbn [times]. rewrite (identical_equal _ _ (add_0_l 1)). apply add_one, ordinal_one. }
    rewrite E. apply birthday_of; [apply ordinal_successor, ordinal_one| |].
    + intros p X o. listed o; rewrite ?m1, ?birthday_1; apply lt_successor, ordinal_one.
    + intros X o. listed o. exists Right, 1. split; [apply opt_braces; left; reflexivity|].
      rewrite birthday_1. apply le_refl.
Qed.

(** The ordinals are no set: {all of them | } would be one more. *)
Lemma not_all_ordinals : ~ is_set ordinal.
Proof.
  intros [[M o] all].
  assert (os : forall i : M Left, ordinal (o Left i)).
  { intro i. apply all. exists (o Left i). split; [exists i; reflexivity|reflexivity]. }
  destruct (proj1 (all _) (ordinal_upper (o Left) os)) as (Y & [i ->] & E).
  apply (lt_irrefl (o Left i)). rewrite <- E at 2. apply upper_gt, os.
Qed.

Lemma half_and_half : let half := braces [0] [1] in number half /\ half + half = 1.
Proof.
  intro half.
  assert (n : number half).
  { constructor; [intros p X o; listed o; [apply number_zero|apply number_one]|].
    intros L R oL oR. listed oL. listed oR. exact zero_lt_one. }
  assert (l : 0 < half) by (apply left_lt; [exact n|apply opt_braces; left; reflexivity]).
  assert (r : half < 1) by (apply right_gt; [exact n|apply opt_braces; left; reflexivity]).
  split; [exact n|]. apply equal_horses; intros p X o.
  - cases; listed oX.
    + apply horse_left. apply (lf_same _ _ half 1); [group|apply lt_lf, r].
    + apply gf_lf. apply (lf_same _ _ 0 half); [group|apply lt_lf, l].
    + apply horse_left. apply (lf_same _ _ half 1); [group|apply lt_lf, r].
    + apply gf_lf. apply (lf_same _ _ 0 half); [group|apply lt_lf, l].
  - apply opt_one in o as [-> ->]. apply horse_left, lt_lf. apply lt_trans with half; [exact l|].
    apply (lt_same _ _ 0 half); [group|exact l].
Qed.

(** Lemma 3.9: 0 is added, the negative left options are left out. *)
Lemma without_negative_options x : number x -> x > 0 -> exists y, y = x /\ number y /\
  (forall p X, opt p X y -> ~ X < 0) /\ (forall X, opt Left X y -> opt Left X x \/ X = 0 :> game) /\
  (forall X, opt Right X y <-> opt Right X x).
Proof.
  intros n pos. apply gt_lt in pos. destruct x as [M o].
  pose (y := cut (fun i : unit + {i : M Left | ~ o Left i < 0} =>
                    match i with inl _ => 0 | inr i => o Left (proj1_sig i) end) (o Right)).
  assert (ls : forall X, opt Left X y <-> X = 0 :> game \/ (opt Left X (Game M o) /\ ~ X < 0)).
  { intro X. unfold y. rewrite opt_cut. split.
    - intros [[[]|[i h]] ->]; [left; reflexivity|right]. split; [exists i; reflexivity|exact h].
    - intros [->|[[i ->] h]]; [exists (inl tt); reflexivity|exists (inr (exist _ i h)); reflexivity]. }
  assert (rs : forall X, opt Right X y <-> opt Right X (Game M o)).
  { intro X. unfold y. rewrite opt_cut. reflexivity. }
  clearbody y.
  assert (right0 : forall X, opt Right X (Game M o) -> 0 < X).
  { intros X oX. apply lt_trans with (Game M o); [exact pos|apply right_gt; assumption]. }
  exists y. parts.
  - apply equal_horses; intros [] X oX.
    + apply ls in oX as [->|[oX _]]; [apply horse_left, lt_lf, pos|apply opt_horse, oX].
    + apply opt_horse, rs, oX.
    + apply horse_left. intro a. apply ge_le in a.
      assert (l : 0 <| y) by (apply left_lf, ls; auto).
      assert (l' : 0 <| X) by (apply lf_le_trans with y; assumption).
      apply (left_lf X y); [|apply ge_le, a]. apply ls. right. split; [exact oX|].
      intro b. apply l', ge_le, lt_le, b.
    + apply opt_horse, rs, oX.
  - constructor.
    + intros [] X oX; [apply ls in oX as [->|[oX _]]; [apply number_zero|]|apply rs in oX]; eapply number_opt; eauto.
    + intros L R oL oR. apply rs in oR. apply ls in oL as [->|[oL _]]; [apply right0, oR|].
      rewrite number_spec in n. apply n; assumption.
  - intros [] X oX h.
    + apply ls in oX as [->|[_ h']]; [exact (lt_irrefl 0 h)|exact (h' h)].
    + apply rs in oX. apply (lt_irrefl 0), lt_trans with X; [apply right0, oX|exact h].
  - intros X oX. apply ls in oX as [->|[oX _]]; auto.
  - exact rs.
Qed.
