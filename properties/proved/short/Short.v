(** Short games: written down with finite lists of options, at each position. They are the games with
    finitely many positions, and those with finite birthdays (2.24, 4.9). *)

From Coq Require Import PeanoNat Lia.
From CGT Require Export Lists Avoidance Firsts.
Local Open Scope game_scope.

Inductive short : game -> Prop :=
  Short G l r : G == braces l r -> (forall X, In X (l ++ r) -> short X) -> short G.

Lemma short_spec G : short G <-> exists l r, G == braces l r /\ forall X, In X (l ++ r) -> short X.
Proof. split; [intros [H l r e s]; eauto|intros (l & r & e & s); exact (Short G l r e s)]. Qed.

(** The list of p's options, up to identity. *)
Lemma short_options p G : short G -> exists l,
  (forall X, In X l -> short X /\ exists Y, opt p Y G /\ Y == X) /\
  (forall Y, opt p Y G -> exists X, In X l /\ Y == X).
Proof.
  intro h. apply short_spec in h as (l & r & e & s). apply identical_spec in e as [a b].
  exists (match p with Left => l | Right => r end). split.
  - intros X h. split; [apply s, in_or_app; destruct p; auto|]. apply (b p X), opt_braces, h.
  - intros Y o. destruct (a p Y o) as (X & oX & e). exists X. split; [apply opt_braces in oX; exact oX|exact e].
Qed.

Lemma short_identical G H : G == H -> short G -> short H.
Proof.
  intros e h. apply short_spec in h as (l & r & f & s). apply (Short H l r); [rewrite <- e; exact f|exact s].
Qed.

Lemma short_opt p X G : opt p X G -> short G -> short X.
Proof.
  intros o s. destruct (short_options p G s) as (l & a & b). destruct (b X o) as (Y & h & e).
  symmetry in e. apply (short_identical _ _ e), a, h.
Qed.

(** * The winner of a short game is decided *)

Lemma second_decided p G : short G -> second p G \/ exists X, opt (other p) X G /\ second (other p) X.
Proof.
  revert p. induction G as [G IH] using conway. intros p s.
  destruct (short_options (other p) G s) as (l & a & b).
  destruct (some_or_none (fun X => second (other p) X) (fun X => ~ second (other p) X) l) as [(X & i & w)|n].
  - intros X i. destruct (a X i) as (_ & Y & o & e). rewrite <- e.
    destruct (IH _ Y o (other p) (short_opt _ _ _ o s)) as [w|(Z & oZ & w)]; [auto|]. right. intro v.
    rewrite second_spec in v. exact (v Z oZ w).
  - right. destruct (a X i) as (_ & Y & o & e). exists Y. split; [exact o|]. rewrite e. exact w.
  - left. apply second_spec. intros Y o. destruct (b Y o) as (X & i & e). rewrite e. exact (n X i).
Qed.

Lemma second_or_not p G : short G -> second p G \/ ~ second p G.
Proof.
  intro s. destruct (second_decided p G s) as [w|(X & o & w)]; [auto|]. right. intro v.
  rewrite second_spec in v. exact (v X o w).
Qed.

(** * Sums of short games are short *)

Lemma short_of_lists G (l r : list game) :
  (forall p X, opt p X G -> exists Y, In Y (match p with Left => l | Right => r end) /\ X == Y) ->
  (forall p Y, In Y (match p with Left => l | Right => r end) -> exists X, opt p X G /\ X == Y) ->
  (forall p X, opt p X G -> short X) -> short G.
Proof.
  intros a b s. apply (Short G l r).
  - apply identical_spec. split; intros p X o.
    + destruct (a p X o) as (Y & i & e). exists Y. split; [apply opt_braces, i|exact e].
    + apply opt_braces in o. exact (b p X o).
  - intros X i. apply in_app_iff in i as [i|i].
    + destruct (b Left X i) as (Y & o & e). exact (short_identical _ _ e (s _ _ o)).
    + destruct (b Right X i) as (Y & o & e). exact (short_identical _ _ e (s _ _ o)).
Qed.

Lemma short_neg G : short G -> short (- G).
Proof.
  induction G as [G IH] using conway. intro s.
  destruct (short_options Left G s) as (l & la & lb), (short_options Right G s) as (r & ra & rb).
  apply (short_of_lists _ (map neg r) (map neg l)).
  - intros p X o. cases. destruct p; cbn in oX.
    + destruct (rb _ oX) as (Y & i & e). exists (- Y). split; [apply in_map, i|rewrite e; reflexivity].
    + destruct (lb _ oX) as (Y & i & e). exists (- Y). split; [apply in_map, i|rewrite e; reflexivity].
  - intros [] Y i; apply in_map_iff in i as (X & <- & i).
    + destruct (ra X i) as (_ & Z & o & e). exists (- Z). split; [apply opt_negative, o|rewrite e; reflexivity].
    + destruct (la X i) as (_ & Z & o & e). exists (- Z). split; [apply opt_negative, o|rewrite e; reflexivity].
  - intros p X o. cases. exact (IH _ _ oX (short_opt _ _ _ oX s)).
Qed.

Lemma short_add G H : short G -> short H -> short (G + H).
Proof.
  revert G H. induct2. intros G H IHG IHH sG sH.
  assert (both : forall p, exists l,
    (forall X, opt p X (G + H) -> exists Y, In Y l /\ X == Y) /\
    (forall Y, In Y l -> exists X, opt p X (G + H) /\ X == Y)).
  { intro p. destruct (short_options p G sG) as (l & la & lb), (short_options p H sH) as (m & ma & mb).
    exists (map (fun X => X + H) l ++ map (fun Y => G + Y) m). split.
    - intros X o. cases.
      + destruct (lb _ oX) as (Y & i & e). exists (Y + H).
        split; [apply in_or_app; left; apply (in_map (fun X => X + H)), i|rewrite e; reflexivity].
      + destruct (mb _ oX) as (Y & i & e). exists (G + Y).
        split; [apply in_or_app; right; apply in_map, i|rewrite e; reflexivity].
    - intros Y i. apply in_app_iff in i as [i|i]; apply in_map_iff in i as (X & <- & i).
      + destruct (la X i) as (_ & Z & o & e). exists (Z + H). split; [apply opt_left, o|rewrite e; reflexivity].
      + destruct (ma X i) as (_ & Z & o & e). exists (G + Z). split; [apply opt_right, o|rewrite e; reflexivity]. }
  destruct (both Left) as (l & la & lb), (both Right) as (r & ra & rb).
  apply (short_of_lists _ l r); [intros []; assumption..|]. intros p X o. cases.
  - apply (IHG _ _ oX); [exact (short_opt _ _ _ oX sG)|exact sH].
  - apply (IHH _ _ oX); [exact sG|exact (short_opt _ _ _ oX sH)].
Qed.

Lemma short_minus G H : short G -> short H -> short (G - H).
Proof. intros s t. apply short_add; [exact s|apply short_neg, t]. Qed.

Lemma atleast_or_not p G H : short G -> short H -> atleast p G H \/ ~ atleast p G H.
Proof. intros s t. apply second_or_not, short_minus; assumption. Qed.

Lemma short_braces l r : (forall X, In X l -> short X) -> (forall X, In X r -> short X) -> short (braces l r).
Proof. intros a b. apply (Short _ l r); [reflexivity|]. intros X i. apply in_app_iff in i as [i|i]; auto. Qed.

Lemma short_zero : short 0.
Proof. apply (Short 0 [] []); [reflexivity|intros X []]. Qed.

Lemma short_one : short 1.
Proof. apply (short_braces [0] []); [intros X [<-|[]]; exact short_zero|intros X []]. Qed.

Lemma short_times n G : short G -> short (times n G).
Proof. intro s. induction n as [|n IH]; [exact short_zero|apply short_add; assumption]. Qed.

(** * Finitely many positions *)

Lemma position_identical Z G H : G == H -> position Z G -> exists W, position W H /\ Z == W.
Proof.
  intros e h. revert H e. induction h as [G|Z p Y G o h IH]; intros H e.
  - exists H. split; [constructor|exact e].
  - apply identical_spec in e as [a _]. destruct (a p Y o) as (Y' & o' & e).
    destruct (IH Y' e) as (W & w & f). exists W. split; [exact (Played _ _ _ _ o' w)|exact f].
Qed.

Lemma short_few G : short G -> few_positions G.
Proof.
  induction G as [G IH] using conway. intro h. apply short_spec in h as (l & r & e & s).
  assert (all : forall m, (forall X, In X m -> exists p Y, opt p Y G /\ Y == X) -> exists k,
            forall X Z, In X m -> position Z X -> exists Y, In Y k /\ Z == Y).
  { induction m as [|X m IHm]; intro o; [exists []; intros X Z []|].
    destruct IHm as [k hk]; [intros; apply o; right; assumption|].
    destruct (o X (or_introl eq_refl)) as (p & Y & oY & eY).
    destruct (IH p Y oY) as [k' hk']; [apply (short_opt p Y G oY), (Short G l r); assumption|].
    exists (k' ++ k). intros W Z [<-|i] h.
    - symmetry in eY. destruct (position_identical Z X Y eY h) as (V & v & f).
      destruct (hk' V v) as (U & u & g). exists U. split; [apply in_or_app; auto|rewrite f; exact g].
    - destruct (hk W Z i h) as (U & u & g). exists U. split; [apply in_or_app; auto|exact g]. }
  destruct (all (l ++ r)) as [k hk].
  { intros X i. apply identical_spec in e as [_ b]. apply in_app_iff in i as [i|i].
    - exists Left. apply b, opt_braces, i.
    - exists Right. apply b, opt_braces, i. }
  exists (G :: k). intros Z h. apply position_spec in h as [->|(p & Y & o & h)].
  - exists G. split; [left; reflexivity|reflexivity].
  - apply identical_spec in e as [a _]. destruct (a p Y o) as (X & oX & f). apply opt_braces in oX.
    destruct (position_identical Z Y X f h) as (W & w & g).
    destruct (hk X W) as (V & v & f'); [apply in_or_app; destruct p; auto|exact w|].
    exists V. split; [right; exact v|rewrite g; exact f'].
Qed.

(** The members of a list for which P holds. *)
Lemma chosen (P : game -> Prop) (l : list game) : excluded_middle ->
  exists a, forall Y, In Y a <-> In Y l /\ P Y.
Proof.
  intro em. induction l as [|X l [a h]]; [exists []; cbn; tauto|].
  destruct (em (P X)) as [p|n].
  - exists (X :: a). intro Y. cbn. rewrite h. intuition (subst; auto).
  - exists a. intro Y. cbn. rewrite h. intuition (subst; tauto).
Qed.

Lemma few_short G : excluded_middle -> few_positions G -> short G.
Proof.
  intros em. induction G as [G IH] using conway. intros [k all].
  assert (side : forall p, exists l, forall Y, In Y l <-> In Y k /\ exists X, opt p X G /\ X == Y).
  { intro p. apply chosen, em. }
  destruct (side Left) as [l hl], (side Right) as [r hr].
  apply (short_of_lists G l r).
  - intros p X o. destruct (all X (Played _ _ _ _ o (Start X))) as (Y & i & e). exists Y.
    split; [destruct p; [apply hl|apply hr]; eauto|exact e].
  - intros [] Y i; [apply hl in i as [_ h]|apply hr in i as [_ h]]; exact h.
  - intros p X o. apply (IH p X o). exists k. intros Z h. exact (all Z (Played _ _ _ _ o h)).
Qed.

(** * Finite birthdays *)

Lemma birthday_identical G H : G == H -> birthday G = birthday H.
Proof.
  intro e. apply identical_equal. revert H e. induction G as [G IH] using conway. intros H e.
  apply identical_spec in e as [a b]. apply identical_spec. split; intros q X o; apply opt_birthday in o as [-> (p & Y & o & ->)].
  - destruct (a p Y o) as (Z & oZ & e). exists (birthday Z). split; [apply opt_birthday; eauto|eapply IH; eauto].
  - destruct (b p Y o) as (Z & oZ & e). exists (birthday Z). split; [apply opt_birthday; eauto|eapply IH; eauto].
Qed.

(** The largest birthday of a list, plus 1. *)
Lemma latest (l : list game) : (forall X, In X l -> exists n, birthday X = times n 1) -> exists k,
  (forall X, In X l -> exists n, (n < k)%nat /\ birthday X = times n 1) /\
  (k = O :> nat /\ l = [] :> list game \/ exists m X, k = S m :> nat /\ In X l /\ birthday X = times m 1).
Proof.
  induction l as [|X l IH]; intro b.
  - exists O. split; [intros X []|auto].
  - destruct IH as (k & a & c); [intros; apply b; right; assumption|].
    destruct (b X (or_introl eq_refl)) as [n e]. destruct (Nat.lt_ge_cases n k) as [h|h].
    + exists k. split; [intros Y [<-|i]; eauto|]. right.
      destruct c as [[-> _]|(m & Y & -> & i & f)]; [lia|]. exists m, Y. cbn. auto.
    + exists (S n). split.
      * intros Y [<-|i]; [exists n; split; [lia|exact e]|]. destruct (a Y i) as (m & h' & f).
        exists m. split; [lia|exact f].
      * right. exists n, X. cbn. auto.
Qed.

(** b(G) = m + 1, m the largest birthday of an option; 0 if there is none. *)
Lemma short_birthday_latest G : short G -> exists k, birthday G = times k 1 /\
  (forall p X, opt p X G -> exists n, (n < k)%nat /\ birthday X = times n 1) /\
  (k = O :> nat /\ (forall p X, ~ opt p X G) \/
   exists m p X, k = S m :> nat /\ opt p X G /\ birthday X = times m 1).
Proof.
  induction G as [G IH] using conway. intro h. apply short_spec in h as (l & r & e & s).
  apply identical_spec in e as [a b].
  assert (list_side : forall X, In X (l ++ r) -> exists p Y, opt p Y G /\ Y == X).
  { intros X i. apply in_app_iff in i as [i|i]; [exists Left|exists Right]; apply b, opt_braces, i. }
  assert (side_list : forall p Y, opt p Y G -> exists X, In X (l ++ r) /\ Y == X).
  { intros p Y o. destruct (a p Y o) as (X & oX & f). apply opt_braces in oX. exists X.
    split; [apply in_or_app; destruct p; auto|exact f]. }
  destruct (latest (l ++ r)) as (k & c & d).
  { intros X i. destruct (list_side X i) as (p & Y & o & f). destruct (IH p Y o) as (n & h & _).
    - symmetry in f. exact (short_identical _ _ f (s X i)).
    - exists n. rewrite <- (birthday_identical _ _ f). exact h. }
  assert (below : forall p X, opt p X G -> exists n, (n < k)%nat /\ birthday X = times n 1).
  { intros p X o. destruct (side_list p X o) as (Y & i & f). destruct (c Y i) as (n & h & g).
    exists n. split; [exact h|]. rewrite (birthday_identical _ _ f). exact g. }
  exists k. split; [|split; [exact below|]].
  - apply birthday_of; [apply ordinal_times, ordinal_one| |].
    + intros p X o. destruct (below p X o) as (n & h & ->). apply times_lt, h.
    + intros X o. apply times_option in o as (_ & m & -> & f).
      destruct d as [[d _]|(m' & Y & d & i & g)]; [discriminate d|]. injection d as <-.
      destruct (list_side Y i) as (p & Z & oZ & h). exists p, Z. split; [exact oZ|].
      rewrite (birthday_identical _ _ h), g, f. apply le_refl.
  - destruct d as [[-> d]|(m & X & -> & i & f)]; [left|right].
    + split; [reflexivity|]. intros p X o. destruct (side_list p X o) as (Y & i & _). rewrite d in i. exact i.
    + destruct (list_side X i) as (p & Y & o & g). exists m, p, Y. parts; [reflexivity|exact o|].
      rewrite (birthday_identical _ _ g). exact f.
Qed.

Fixpoint sublists (l : list game) : list (list game) :=
  match l with [] => [[]] | X :: l => sublists l ++ map (cons X) (sublists l) end.

Lemma chosen_sublist (P : game -> Prop) (l : list game) : excluded_middle ->
  exists a, In a (sublists l) /\ forall Y, In Y a <-> In Y l /\ P Y.
Proof.
  intro em. induction l as [|X l (a & i & h)]; [exists []; cbn; tauto|].
  destruct (em (P X)) as [p|n].
  - exists (X :: a). split; [apply in_or_app; right; apply in_map, i|].
    intro Y. cbn. rewrite h. intuition (subst; auto).
  - exists a. split; [apply in_or_app; left; exact i|]. intro Y. cbn. rewrite h. intuition (subst; tauto).
Qed.

(** All games born by day n. *)
Fixpoint born (n : nat) : list game :=
  match n with
  | O => [0]
  | S n => flat_map (fun l => map (braces l) (sublists (born n))) (sublists (born n))
  end.

Lemma born_all : excluded_middle -> forall n G, birthday G <= times n 1 -> exists Y, In Y (born n) /\ G == Y.
Proof.
  intros em n. induction n as [|n IH]; intros G h.
  - exists 0. split; [left; reflexivity|]. apply identical_spec. split; intros p X o; [|destruct (opt_zero _ _ o)].
    destruct (lt_irrefl (birthday X)). apply lt_le_trans with (birthday G); [exact (birthday_option p X G o)|].
    apply le_trans with 0; [exact h|apply ordinal_ge_0, ordinal_birthday].
  - assert (all : forall p X, opt p X G -> exists Y, In Y (born n) /\ X == Y).
    { intros p X o. apply IH.
      assert (l : birthday X < times (S n) 1) by (apply lt_le_trans with (birthday G); [exact (birthday_option p X G o)|exact h]).
      apply (below_option _ _ em) in l as (Z & oZ & l);
        [|apply ordinal_times, ordinal_one|apply ordinal_birthday].
      apply times_option in oZ as (_ & m & e & f). injection e as <-. rewrite f in l. exact l. }
    assert (side : forall p, exists a, In a (sublists (born n)) /\
              forall Y, In Y a <-> In Y (born n) /\ exists X, opt p X G /\ X == Y).
    { intro p. apply chosen_sublist, em. }
    destruct (side Left) as (l & il & hl), (side Right) as (r & ir & hr).
    exists (braces l r). split.
    + apply in_flat_map. exists l. split; [exact il|]. apply in_map, ir.
    + apply identical_spec. split; intros p X o.
      * destruct (all p X o) as (Y & i & e). exists Y. split; [|exact e]. apply opt_braces.
        destruct p; [apply hl|apply hr]; eauto.
      * apply opt_braces in o. destruct p; [apply hl in o as [_ o]|apply hr in o as [_ o]]; exact o.
Qed.

Lemma finite_birthday_few : excluded_middle -> forall n G, birthday G <= times n 1 -> few_positions G.
Proof.
  intros em n G h. exists (born n). intros X p. apply (born_all em). revert h.
  induction p as [G|X p Y G o _ IH]; [auto|]. intro h. apply IH.
  apply le_trans with (birthday G); [apply lt_le, (birthday_option p), o|exact h].
Qed.
