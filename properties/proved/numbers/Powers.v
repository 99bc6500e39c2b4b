(** 2^-a for ordinals a (Definition 4.5), birthdays (4.7 to 4.10), and what lies below every positive
    number of a set (6.5). *)

From CGT Require Export Ordinals.
Local Open Scope game_scope.

(** 2^-a = {0 | 2^-b : b an option of a}. That all ordinals b < a may stand there is [power_equation]. *)
Fixpoint power (a : game) : game :=
  match a with
  | Game M o => Game (fun p => match p with Left => unit | Right => M Left end)
                     (fun p => match p with Left => fun _ => 0 | Right => fun i => power (o Left i) end)
  end.

Lemma opt_power p X a :
  opt p X (power a) <->
  match p with Left => X = 0 :> game | Right => exists Y, opt Left Y a /\ X = power Y :> game end.
Proof.
  destruct a as [M o], p; cbn; split.
  - intros [_ ->]. reflexivity.
  - intros ->. exists tt. reflexivity.
  - intros [i ->]. exists (o Left i). split; [exists i|]; reflexivity.
  - intros (Y & [i ->] & ->). exists i. reflexivity.
Qed.

#[global] Opaque power.

Lemma power_number_positive a : number (power a) /\ 0 < power a.
Proof.
  assert (pos : forall a, number (power a) -> 0 < power a).
  { intros b n. apply left_lt; [exact n|]. apply opt_power. reflexivity. }
  cut (number (power a)); [intro n; split; auto|].
  induction a as [a IH] using conway. constructor.
  - intros p X o. apply opt_power in o. destruct p; [rewrite o; apply number_zero|].
    destruct o as (Y & o & ->). exact (IH Left Y o).
  - intros L R oL oR. apply opt_power in oL as ->. apply opt_power in oR as (Y & o & ->).
    apply pos, (IH Left Y o).
Qed.

Lemma power_number a : number (power a).
Proof. apply power_number_positive. Qed.
Lemma power_positive a : 0 < power a.
Proof. apply power_number_positive. Qed.

Lemma power_option_lt X a : opt Left X a -> power a < power X.
Proof. intro o. apply right_gt; [apply power_number|]. apply opt_power. eauto. Qed.

Lemma power_le a b : excluded_middle -> ordinal a -> ordinal b -> a <= b -> power b <= power a.
Proof.
  intros em. revert b. induction a as [a IH] using conway. intros b oa ob l. apply le_rule. split.
  - intros X o. apply opt_power in o as ->. apply lt_lf, power_positive.
  - intros X o. apply opt_power in o as (Y & o & ->). pose proof (ordinal_left _ _ oa o) as oY.
    destruct (below_option b Y em ob oY) as (Z & oZ & m).
    { apply lt_le_trans with a; [apply ordinal_left_lt; assumption|exact l]. }
    apply lt_lf, lt_le_trans with (power Z); [apply power_option_lt, oZ|].
    exact (IH Left Y o Z oY (ordinal_left _ _ ob oZ) m).
Qed.

Lemma power_equal a b : excluded_middle -> ordinal a -> ordinal b -> a = b -> power a = power b.
Proof.
  intros em oa ob E. apply eq_le_le. split; apply power_le; try assumption; rewrite E; apply le_refl.
Qed.

Lemma power_lt a b : excluded_middle -> ordinal a -> ordinal b -> b < a -> power a < power b.
Proof.
  intros em oa ob l. destruct (below_option a b em oa ob l) as (X & o & m).
  apply lt_le_trans with (power X); [apply power_option_lt, o|].
  apply power_le; eauto using ordinal_left.
Qed.

(** {0 | p(f s) : s} *)
Definition zero_and {S : Type} (p : game -> game) (f : S -> game) : game :=
  cut (fun _ : unit => 0) (fun s => p (f s)).

Lemma opt_zero_and q X {S : Type} (p : game -> game) (f : S -> game) :
  opt q X (zero_and p f) <->
  match q with Left => X = 0 :> game | Right => exists s, X = p (f s) :> game end.
Proof.
  unfold zero_and. rewrite opt_cut. destruct q; [|reflexivity].
  split; [intros [_ ->]; reflexivity|intros ->; exists tt; reflexivity].
Qed.

(** A family of the ordinals below a: these, and of each an equal one. *)
Definition enumerates_below {S : Type} (f : S -> game) (a : game) : Prop :=
  (forall s, ordinal (f s) /\ f s < a) /\ (forall b, ordinal b -> b < a -> exists s, b = f s).

Theorem power_equation a {S : Type} (f : S -> game) : excluded_middle -> ordinal a ->
  enumerates_below f a -> power a = zero_and power f.
Proof.
  intros em oa [sound complete]. apply equal_horses; intros [] X o.
  - apply opt_power in o as ->. apply opt_horse, opt_zero_and. reflexivity.
  - apply opt_power in o as (Y & o & ->). pose proof (ordinal_left _ _ oa o) as oY.
    destruct (complete Y oY (ordinal_left_lt _ _ oa o)) as [s E].
    unfold horse. rewrite (power_equal _ _ em oY (proj1 (sound s)) E).
    apply opt_horse. apply opt_zero_and. eauto.
  - apply opt_zero_and in o as ->. apply opt_horse, opt_power. reflexivity.
  - apply opt_zero_and in o as [s ->]. apply gf_lf, lt_lf, power_lt; try assumption; apply sound.
Qed.

Lemma enumerated a : excluded_middle -> ordinal a -> exists (S : Type) (f : S -> game), enumerates_below f a.
Proof.
  intros em oa.
  exists {s : index_below a | ordinal (below a s) /\ below a s < a}, (fun s => below a (proj1_sig s)). split.
  - intros [s h]. exact h.
  - intros b ob l. destruct (below_all a em oa b ob l) as [s e].
    assert (h : ordinal (below a s) /\ below a s < a).
    { split; [exact (ordinal_identical _ _ e ob)|]. rewrite <- e. exact l. }
    exists (exist _ s h). apply identical_equal, e.
Qed.

Theorem power_unique (p : game -> game) : excluded_middle ->
  (forall a, ordinal a -> exists (S : Type) (f : S -> game), enumerates_below f a /\ p a = zero_and p f) ->
  forall a, ordinal a -> p a = power a.
Proof.
  intros em h. apply ordinal_induction; [exact em|]. intros a oa IH.
  destruct (h a oa) as (S & f & e & E). rewrite E, (power_equation a f em oa e).
  apply options_equal; intros [] X o; apply opt_zero_and in o.
  - exists 0. split; [apply opt_zero_and; reflexivity|rewrite o; reflexivity].
  - destruct o as [s ->]. exists (power (f s)). split; [apply opt_zero_and; eauto|]. apply IH; apply e.
  - exists 0. split; [apply opt_zero_and; reflexivity|rewrite o; reflexivity].
  - destruct o as [s ->]. exists (p (f s)). split; [apply opt_zero_and; eauto|]. apply IH; apply e.
Qed.

(** 2 * 2^-(a+1) = 2^-a *)
Lemma twice_power_successor a : ordinal a -> power (successor a) + power (successor a) = power a.
Proof.
  induction a as [a IH] using conway. intro oa. set (x := power (successor a)).
  assert (xa : x < power a) by (apply power_option_lt, opt_braces; left; reflexivity).
  assert (x0 : 0 < x) by apply power_positive.
  assert (option : forall p X, opt p X x -> match p with Left => X = 0 :> game | Right => X = power a :> game end).
  { intros p X o. apply opt_power in o. destruct p; [exact o|].
    destruct o as (Y & o & ->). listed o. reflexivity. }
  assert (half : forall p X, opt p X (x + x) ->
            match p with Left => X = x | Right => X = power a + x end).
  { intros p X o. cases; apply option in oX; destruct p; rewrite oX; group. }
  apply equal_horses; intros [] X o.
  - apply half in o. apply horse_left. rewrite o. apply lt_lf, xa.
  - apply half in o. apply gf_lf. rewrite o. apply (lf_same _ _ 0 x); [group|apply lt_lf, x0].
  - apply opt_power in o as ->. apply horse_left, lt_lf. apply lt_trans with x; [exact x0|].
    apply (lt_same _ _ 0 x); [group|exact x0].
  - apply opt_power in o as (Y & o & ->). apply gf_lf. pose proof (ordinal_left _ _ oa o) as oY.
    rewrite <- (IH Left Y o oY). apply lt_lf.
    assert (l : x < power (successor Y)).
    { apply lt_le_trans with (power a); [exact xa|]. apply le_rule. split.
      - intros X o'. apply opt_power in o' as ->. apply lt_lf, power_positive.
      - intros X o'. apply opt_power in o' as (Z & o' & ->). listed o'. apply lt_lf, power_option_lt, o. }
    apply lt_add; [apply lt_le|]; exact l.
Qed.

(** * Birthdays *)

(** b(G) = {b(X) : X an option of G | } *)
Fixpoint birthday (G : game) : game :=
  match G with Game M o => upper (fun i : {p : player & M p} => birthday (o (projT1 i) (projT2 i))) end.

Lemma opt_birthday q X G :
  opt q X (birthday G) <-> q = Left :> player /\ exists p Y, opt p Y G /\ X = birthday Y :> game.
Proof.
  destruct G as [M o]. cbn [birthday]. rewrite opt_upper. cbn. split; intros [e h]; (split; [exact e|]).
  - destruct h as [[p i] ->]. exists p, (o p i). split; [exists i|]; reflexivity.
  - destruct h as (p & Y & [i ->] & ->). exists (existT _ p i). reflexivity.
Qed.

#[global] Opaque birthday.

Lemma ordinal_birthday G : ordinal (birthday G).
Proof.
  induction G as [G IH] using conway. constructor; intros X o; apply opt_birthday in o as [e (p & Y & o & ->)].
  - discriminate e.
  - exact (IH p Y o).
Qed.

Lemma birthday_option p X G : opt p X G -> birthday X < birthday G.
Proof. intro o. apply ordinal_left_lt; [apply ordinal_birthday|]. apply opt_birthday. eauto. Qed.

Lemma birthday_neg G : birthday (- G) == birthday G.
Proof.
  induction G as [G IH] using conway. apply identical_spec. split; intros q X o;
    apply opt_birthday in o as [-> (p & Y & o & ->)].
  - cases. exists (birthday X). split; [apply opt_birthday; eauto|exact (IH _ X oX)].
  - exists (birthday (- Y)). split; [|exact (IH p Y o)]. apply opt_birthday.
    split; [reflexivity|]. exists (other p), (- Y). split; [apply opt_negative', o|reflexivity].
Qed.

Lemma birthday_ordinal a : ordinal a -> birthday a == a.
Proof.
  induction a as [a IH] using conway. intro oa. apply identical_spec. split; intros q X o.
  - apply opt_birthday in o as [-> (p & Y & o & ->)].
    destruct p; [|destruct (ordinal_right _ _ oa o)]. exists Y. split; [exact o|]. eapply IH; eauto using ordinal_left.
  - destruct q; [|destruct (ordinal_right _ _ oa o)]. exists (birthday X).
    split; [apply opt_birthday; eauto|]. eapply IH; eauto using ordinal_left.
Qed.

(** Proposition 4.10 *)
Lemma le_birthday G : G <= birthday G.
Proof.
  induction G as [G IH] using conway. apply le_ordinal; [apply ordinal_birthday|]. intros X o.
  apply le_lf_trans with (birthday X); [exact (IH _ X o)|]. apply lt_lf, (birthday_option _ _ _ o).
Qed.

Lemma neg_birthday_le G : - birthday G <= G.
Proof.
  apply (le_same _ _ (- G) (birthday G)); [group|].
  rewrite <- (identical_equal _ _ (birthday_neg G)). apply le_birthday.
Qed.

(** * Below all positive numbers of a set (6.5) *)

Lemma power_birthday_le z : number z -> 0 < z -> power (birthday z) <= z.
Proof.
  induction z as [z IH] using conway. intros n pos. apply le_rule. split.
  - intros X o. apply opt_power in o as ->. apply lt_lf, pos.
  - intros R o. assert (l : 0 < R) by (apply lt_trans with z; [exact pos|apply right_gt; assumption]).
    apply lt_lf, lt_le_trans with (power (birthday R)); [|exact (IH _ R o (number_opt _ _ _ n o) l)].
    apply power_option_lt, opt_birthday. eauto.
Qed.

Lemma positive_lower_bound {S : Type} (z : S -> game) :
  (forall s, number (z s) /\ 0 < z s) ->
  let l := power (upper (fun s => birthday (z s))) in number l /\ 0 < l /\ forall s, l < z s.
Proof.
  intros h l. split; [apply power_number|split; [apply power_positive|]]. intro s.
  apply lt_le_trans with (power (birthday (z s))); [|apply power_birthday_le; apply h].
  apply power_option_lt, opt_upper. eauto.
Qed.
