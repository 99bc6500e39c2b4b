(** Stops of short games, and Strong Number Avoidance (5.4 to 5.6). For both players at once: [better Left]
    is >, [better Right] is <. That a position equals a number or not is not decided here: excluded middle. *)

From CGT Require Export Short.
Local Open Scope game_scope.

Definition better (p : player) (G H : game) : Prop := atleast p G H /\ ~ atleast p H G.

#[global] Instance better_equal p : Proper (equal ==> equal ==> iff) (better p).
Proof. intros G G' E H H' F. unfold better. rewrite E, F. reflexivity. Qed.

Lemma better_left G H : better Left G H <-> G > H.
Proof. rewrite gt_lt, lt_spec, <- ge_le, lf_not_ge, <- ge_le. reflexivity. Qed.
Lemma better_right G H : better Right G H <-> G < H.
Proof. rewrite lt_spec, lf_not_ge. reflexivity. Qed.

Lemma better_flip p G H : better p G H <-> better (other p) H G.
Proof. unfold better. rewrite (atleast_flip p G H), (atleast_flip p H G). reflexivity. Qed.

Lemma number_better_or p x y : excluded_middle -> number x -> number y -> better p x y \/ atleast p y x.
Proof.
  intros em nx ny. destruct p; rewrite ?better_left, ?better_right.
  - destruct (number_lt_or_le y x em ny nx) as [l|l]; [left; apply gt_lt, l|right; apply ge_le; exact l].
  - destruct (number_lt_or_le x y em nx ny) as [l|l]; [left; exact l|right; exact l].
Qed.

Lemma avoidance p G x : excluded_middle -> ~ equals_a_number G -> number x ->
  (~ atleast p x G <-> exists L, opt p L G /\ atleast p L x).
Proof.
  intros em no n. destruct p.
  - change (x <| G <-> exists L, opt Left L G /\ L >= x). rewrite (weak_avoidance G x em no n).
    split; intros (L & o & l); exists L; (split; [exact o|apply ge_le; exact l]).
  - change (x |> G <-> exists L, opt Right L G /\ L <= x). rewrite (gf_lf x G). exact (weak_avoidance_right G x em no n).
Qed.

(** x is the stop of G when p begins: G itself if it is a number, else the best of what the options' stops
    are when the other player begins. *)
Fixpoint stop (p : player) (G : game) (x : game) : Prop :=
  number x /\
  match G with
  | Game M o => Game M o = x \/ ~ equals_a_number (Game M o) /\ (exists i, stop (other p) (o p i) x) /\
                  forall i y, stop (other p) (o p i) y -> atleast p x y
  end.

Lemma stop_spec p G x : stop p G x <-> number x /\ (G = x \/ ~ equals_a_number G /\
  (exists X, opt p X G /\ stop (other p) X x) /\ forall X y, opt p X G -> stop (other p) X y -> atleast p x y).
Proof.
  destruct G as [M o]. cbn [stop opt]. split; intros [n [E|(no & h & b)]]; (split; [exact n|]); auto; right; split; auto; split.
  - destruct h as [i h]. exists (o p i). eauto.
  - intros X y [i ->]. apply b.
  - destruct h as (X & [i ->] & h). eauto.
  - intros i y. apply b. eauto.
Qed.

#[global] Opaque stop.

Lemma no_options_number p G : excluded_middle -> (forall X, ~ opt p X G) -> equals_a_number G.
Proof.
  intros em no. destruct p.
  - destruct (simplest_position (- birthday G) G em) as (y & h & E).
    + apply number_neg, ordinal_number, ordinal_birthday.
    + split; intros X o; [destruct (no X o)|]. apply lt_lf, lt_le_trans with (- birthday X); [|apply neg_birthday_le].
      apply (proj1 (lt_neg _ _)), (birthday_option _ _ _ o).
    + exists y. split; [|exact E]. apply (number_position _ _ h), number_neg, ordinal_number, ordinal_birthday.
  - destruct (simplest_position (birthday G) G em) as (y & h & E).
    + apply ordinal_number, ordinal_birthday.
    + split; intros X o; [|destruct (no X o)]. apply le_lf_trans with (birthday X); [apply le_birthday|].
      apply lt_lf, (birthday_option _ _ _ o).
    + exists y. split; [|exact E]. apply (number_position _ _ h), ordinal_number, ordinal_birthday.
Qed.

Lemma best p (l : list game) : excluded_middle -> (forall x, In x l -> number x) -> l = [] :> list game \/
  exists x, In x l /\ forall y, In y l -> atleast p x y.
Proof.
  intro em. induction l as [|x l IH]; intro n; [auto|right].
  destruct IH as [->|(y & i & b)]; [intros; apply n; right; assumption| |].
  - exists x. split; [left; reflexivity|]. intros y [<-|[]]. apply atleast_refl.
  - destruct (number_better_or p x y em (n x (or_introl eq_refl)) (n y (or_intror i))) as [[h _]|h].
    + exists x. split; [left; reflexivity|]. intros z [<-|j]; [apply atleast_refl|].
      apply atleast_trans with y; [exact h|exact (b z j)].
    + exists y. split; [right; exact i|]. intros z [<-|j]; [exact h|exact (b z j)].
Qed.

(** What says of a number x which numbers are better for p than G, and which not. *)
Definition bounds (p : player) (G x : game) : Prop :=
  (forall y, number y -> better p y x -> better p y G) /\ (forall y, number y -> better p x y -> ~ atleast p y G).

(** A positive number, twice which is at most z. *)
Lemma half_of z : number z -> 0 < z -> exists e, number e /\ 0 < e /\ e + e <= z.
Proof.
  intros n pos. exists (power (successor (birthday z))). split; [apply power_number|split; [apply power_positive|]].
  rewrite (twice_power_successor _ (ordinal_birthday z)). apply power_birthday_le; assumption.
Qed.

Lemma between p x y : number x -> number y -> better p x y -> exists z, number z /\ better p x z /\ better p z y.
Proof.
  assert (half : forall x y, number x -> number y -> x < y -> exists z, number z /\ x < z /\ z < y).
  { intros a b na nb l. destruct (half_of (b - a)) as (e & ne & pos & le).
    - apply number_minus; assumption.
    - apply (lt_same _ _ a b); [group|exact l].
    - exists (a + e). split; [apply number_add; assumption|split].
      + apply (lt_same _ _ 0 e); [group|exact pos].
      + apply lt_le_trans with (a + (e + e)); [apply (lt_same _ _ 0 e); [group|exact pos]|].
        apply (le_same _ _ (e + e) (b - a)); [group|exact le]. }
  intros nx ny h. destruct p.
  - apply better_left, gt_lt in h. destruct (half y x ny nx h) as (z & nz & a & b). exists z.
    rewrite !better_left, !gt_lt. auto.
  - apply better_right in h. destruct (half x y nx ny h) as (z & nz & a & b). exists z. rewrite !better_right. auto.
Qed.

Lemma bounds_unique p G H x y : excluded_middle -> G = H -> number x -> number y ->
  bounds p G x -> bounds p H y -> x = y.
Proof.
  intro em. assert (no : forall G H x y, G = H -> number x -> number y -> bounds p G x -> bounds p H y -> ~ better p x y).
  { intros A B a b E na nb [_ u] [v _] h. destruct (between p a b na nb h) as (z & nz & c & d).
    apply (u z nz c). rewrite E. exact (proj1 (v z nz d)). }
  intros E nx ny a b. assert (u : ~ better p x y) by exact (no G H x y E nx ny a b).
  symmetry in E. assert (v : ~ better p y x) by exact (no H G y x E ny nx b a).
  destruct (number_better_or p x y em nx ny) as [h|h]; [destruct (u h)|].
  destruct (number_better_or p y x em ny nx) as [k|k]; [destruct (v k)|].
  apply equal_spec. intro q. destruct p, q; try assumption; apply atleast_flip; assumption.
Qed.

Lemma better_atleast p x y z : better p x y -> atleast p y z -> better p x z.
Proof.
  intros [a b] c. split; [apply atleast_trans with y; assumption|]. intro d. apply b, atleast_trans with z; assumption.
Qed.

(** Proposition 5.5 for one position, when it holds of its options. *)
Lemma stop_bounds p G x : excluded_middle ->
  (forall X, opt p X G -> (exists y, stop (other p) X y) /\ forall y, stop (other p) X y -> bounds (other p) X y) ->
  stop p G x -> bounds p G x.
Proof.
  intros em IH s. apply stop_spec in s as [n [E|(no & (X & o & s) & m)]].
  - split; intros y ny h; rewrite E; [exact h|exact (proj2 h)].
  - split; intros y ny h.
    + assert (a : atleast p y G).
      { destruct (em (atleast p y G)) as [a|na]; [exact a|]. apply (avoidance p G y em no ny) in na as (L & oL & l).
        destruct (IH L oL) as [[w t] b]. destruct (b w t) as [_ b2]. destruct (b2 y ny); [|apply atleast_flip in l; exact l].
        apply better_flip. rewrite other_other. exact (better_atleast p y x w h (m L w oL t)). }
      split; [exact a|]. intro c. apply no. exists y. split; [exact ny|].
      apply equal_spec. intro q. destruct p, q; try assumption; apply atleast_flip; assumption.
    + intro a. destruct (IH X o) as [_ b]. destruct (b x s) as [b1 _].
      destruct (b1 y ny) as [c _]; [apply better_flip; rewrite other_other; exact h|].
      apply (opt_horse p X G o). apply atleast_trans with y; [|exact a].
      apply atleast_flip. exact c.
Qed.

(** 5.4 and 5.5: short games have stops. *)
Theorem stops G : excluded_middle -> short G -> forall p,
  (exists x, stop p G x) /\ forall x, stop p G x -> bounds p G x.
Proof.
  intro em. induction G as [G IH] using conway. intros s p.
  assert (IH' : forall X, opt p X G -> (exists y, stop (other p) X y) /\ forall y, stop (other p) X y -> bounds (other p) X y).
  { intros X o. exact (IH p X o (short_opt p X G o s) (other p)). }
  split; [|intro x; exact (stop_bounds p G x em IH')].
  destruct (em (equals_a_number G)) as [(x & n & E)|no]; [exists x; apply stop_spec; auto|].
  destruct (short_options p G s) as (l & la & lb).
  destruct (choose (fun Y x => exists X, opt p X G /\ X == Y /\ stop (other p) X x) l) as (xs & a & b).
  { intros Y i. destruct (la Y i) as (_ & X & o & e). destruct (IH' X o) as [[x t] _]. exists x, X. auto. }
  assert (nums : forall x, In x xs -> number x).
  { intros x i. destruct (b x i) as (_ & _ & X & _ & _ & t). apply stop_spec in t. apply t. }
  destruct (best p xs em nums) as [e|(x & i & m)].
  - destruct no. apply (no_options_number p G em). intros X o. destruct (lb X o) as (Y & j & _).
    destruct (a Y j) as (x & k & _). rewrite e in k. exact k.
  - exists x. apply stop_spec. split; [exact (nums x i)|right; split; [exact no|split]].
    + destruct (b x i) as (_ & _ & X & o & _ & t). eauto.
    + intros X y o t. destruct (lb X o) as (Y & j & e). destruct (a Y j) as (z & k & X' & o' & e' & t').
      assert (E : y = z).
      { apply (bounds_unique (other p) X X' y z em).
        - rewrite e, e'. reflexivity.
        - apply stop_spec in t. apply t.
        - exact (nums z k).
        - exact (proj2 (IH' X o) y t).
        - exact (proj2 (IH' X' o') z t'). }
      rewrite E. exact (m z k).
Qed.

(** 5.5 (3): who moves in a game that is no number loses less than any positive number by a best move. *)
Lemma good_move G z : excluded_middle -> short G -> ~ equals_a_number G -> number z -> 0 < z ->
  exists X, opt Left X G /\ G < X + z.
Proof.
  intros em s no nz pos. destruct (stops G em s Left) as [[x t] b]. destruct (b x t) as [b1 _].
  apply stop_spec in t as [n [E|(_ & (X & o & t) & _)]]; [destruct no; exists x; auto|].
  destruct (half_of z nz pos) as (e & ne & pe & le). exists X. split; [exact o|].
  destruct (stops X em (short_opt _ _ _ o s) Right) as [_ c]. destruct (c x t) as [c1 _].
  assert (up : G < x + e).
  { apply gt_lt, better_left, b1; [apply number_add; assumption|]. apply better_left, gt_lt. apply (lt_same _ _ 0 e); [group|exact pe]. }
  assert (down : x - e < X).
  { apply better_right, c1; [apply number_minus; assumption|]. apply better_right. apply (lt_same _ _ 0 e); [group|exact pe]. }
  apply lt_trans with (x + e); [exact up|]. apply le_lt_trans with ((x - e) + z).
  - apply (le_same _ _ (e + e) z); [group|exact le].
  - apply (lt_same _ _ (x - e) X); [group|exact down].
Qed.
