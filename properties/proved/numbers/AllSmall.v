(** Infinitesimal and all small games (6.1 to 6.3): an all small game of any size lies below every
    positive number. *)

From CGT Require Export Powers.
Local Open Scope game_scope.

Definition infinitesimal (G : game) : Prop :=
  forall n : nat, - power (times n 1) < G /\ G < power (times n 1).

Definition strongly_infinitesimal (G : game) : Prop :=
  forall z, number z -> z > 0 -> - z < G /\ G < z.

(** Each position has left options exactly if it has right ones. *)
Definition all_small (G : game) : Prop :=
  forall P, position P G -> ((exists X, opt Left X P) <-> (exists X, opt Right X P)).

Lemma position_trans X Y Z : position X Y -> position Y Z -> position X Z.
Proof.
  intros a b. revert a. induction b as [G|Y q W G o b IH]; intro a; [exact a|].
  exact (Played _ _ _ _ o (IH a)).
Qed.

Lemma all_small_opt p X G : opt p X G -> all_small G -> all_small X.
Proof. intros o s P h. apply s. exact (Played _ _ _ _ o h). Qed.

(** It is enough that of each position is known whether it has options. *)
Lemma below_positive_known G : (forall P, position P G -> (exists X, opt Right X P) \/ ~ exists X, opt Right X P) ->
  all_small G -> forall z, number z -> 0 < z -> G < z.
Proof.
  induction G as [G IH] using conway. intros known s.
  assert (weak : forall z, number z -> 0 < z -> G <= z).
  { intros z n pos. apply le_rule. split.
    - intros X o. apply lt_lf. exact (IH Left X o (fun P h => known P (Played _ _ _ _ o h)) (all_small_opt _ _ _ o s) z n pos).
    - intros R o. assert (n' : number R) by exact (number_opt _ _ _ n o).
      assert (pos' : 0 < R) by (apply lt_trans with z; [exact pos|apply right_gt; assumption]).
      destruct (known G (Start G)) as [[X oX]|none].
      + apply lf_le_trans with X; [apply lf_right, oX|]. apply lt_le.
        exact (IH Right X oX (fun P h => known P (Played _ _ _ _ oX h)) (all_small_opt _ _ _ oX s) R n' pos').
      + assert (e : G == 0).
        { apply identical_spec. split; intros p X o'; [|destruct (opt_zero _ _ o')].
          destruct none. destruct p; [|eauto]. apply (s G (Start G)). eauto. }
        rewrite (identical_equal _ _ e). apply lt_lf, pos'. }
  intros z n pos. apply le_lt_trans with (power (successor (birthday z))).
  - apply weak; [apply power_number|apply power_positive].
  - apply lt_le_trans with (power (birthday z)); [|apply power_birthday_le; assumption].
    apply power_option_lt, opt_braces. left. reflexivity.
Qed.

Lemma below_positive G : excluded_middle -> all_small G -> forall z, number z -> 0 < z -> G < z.
Proof. intro em. apply below_positive_known. intros P _. apply em. Qed.

Lemma all_small_add G H : all_small G -> all_small H -> all_small (G + H).
Proof.
  intros g h. assert (parts_of : forall P, position P (G + H) ->
    exists A B, position A G /\ position B H /\ P = A + B :> game).
  { intros P h'. remember (G + H) as S eqn:e. revert G H g h e. induction h' as [S|P p Y S o _ IH]; intros G H g h ->.
    - exists G, H. split; [constructor|split; [constructor|reflexivity]].
    - cases.
      + destruct (IH X H (all_small_opt _ _ _ oX g) h eq_refl) as (A & B & a & b & e).
        exists A, B. split; [exact (Played _ _ _ _ oX a)|auto].
      + destruct (IH G X g (all_small_opt _ _ _ oX h) eq_refl) as (A & B & a & b & e).
        exists A, B. split; [exact a|split; [exact (Played _ _ _ _ oX b)|exact e]]. }
  intros P o. destruct (parts_of P o) as (A & B & a & b & ->). pose proof (g A a) as [ga gb]. pose proof (h B b) as [ha hb].
  assert (some : forall p, (exists X, opt p X (A + B)) <-> (exists X, opt p X A) \/ exists X, opt p X B).
  { intro p. split.
    - intros [X x]. cases; eauto.
    - intros [[X x]|[X x]]; eexists; [apply opt_left, x|apply opt_right, x]. }
  rewrite !some. tauto.
Qed.

Lemma all_small_neg G : all_small G -> all_small (- G).
Proof.
  intro s. assert (all : forall P, position P (- G) -> exists Q, position Q G /\ P = - Q :> game).
  { intros P h. remember (- G) as N eqn:e. revert G s e. induction h as [N|P q Y N o h IH]; intros G s ->.
    - exists G. split; [constructor|reflexivity].
    - apply opt_neg in o as (W & oW & ->). destruct (IH W (all_small_opt _ _ _ oW s) eq_refl) as (Q & h' & e).
      exists Q. split; [exact (Played _ _ _ _ oW h')|exact e]. }
  intros P h. destruct (all P h) as (Q & h' & ->). pose proof (s Q h') as [a b].
  assert (flip : forall p, (exists X, opt p X (- Q)) <-> (exists X, opt (other p) X Q)).
  { intro p. split; intros [X o]; [cases; eauto|exists (- X); apply opt_negative, o]. }
  rewrite !flip. cbn. split; assumption.
Qed.

Theorem all_small_infinitesimal G : excluded_middle -> all_small G -> strongly_infinitesimal G.
Proof.
  intros em s z n pos. apply gt_lt in pos. split; [|apply below_positive; assumption].
  apply (lt_same _ _ (- G) z); [group|]. apply below_positive; [exact em|apply all_small_neg, s|exact n|exact pos].
Qed.

Lemma all_small_number G x : excluded_middle -> all_small G -> number x -> G = x -> x = 0.
Proof.
  intros em s n E. destruct (number_trichotomy x 0 em n number_zero) as [l|[e|l]]; [|exact e|].
  - destruct (all_small_infinitesimal G em s (- x) (number_neg x n)) as [a _].
    + apply gt_lt. apply (lt_same _ _ x 0); [group|exact l].
    + destruct (lt_irrefl x). rewrite E in a. apply (lt_same _ _ (- - x) x); [group|exact a].
  - destruct (all_small_infinitesimal G em s x n) as [_ a]; [apply gt_lt, l|].
    destruct (lt_irrefl x). rewrite E in a. exact a.
Qed.

(** * 0, *, up and down *)

Lemma all_small_spec G :
  all_small G <-> ((exists X, opt Left X G) <-> (exists X, opt Right X G)) /\
                  (forall p X, opt p X G -> all_small X).
Proof.
  split.
  - intro s. split; [exact (s G (Start G))|]. intros p X o. exact (all_small_opt p X G o s).
  - intros [a b] P h. apply position_spec in h as [->|(p & Y & o & h)]; [exact a|exact (b p Y o P h)].
Qed.

Lemma all_small_zero : all_small 0.
Proof.
  apply all_small_spec. split; [|intros p X o; destruct (opt_zero _ _ o)].
  split; intros [X o]; destruct (opt_zero _ _ o).
Qed.

Lemma all_small_star : all_small star.
Proof.
  apply all_small_spec. split.
  - split; intros _; exists 0; apply opt_star; reflexivity.
  - intros p X o. apply opt_star in o as ->. exact all_small_zero.
Qed.

Lemma all_small_up : all_small (braces [0] [star]).
Proof.
  apply all_small_spec. split.
  - split; intros _; eexists; apply opt_braces; left; reflexivity.
  - intros p X o. listed o; [exact all_small_zero|exact all_small_star].
Qed.

Lemma small_games :
  all_small 0 /\ all_small star /\ all_small (braces [0] [star]) /\ all_small (braces [star] [0]).
Proof.
  parts; [exact all_small_zero|exact all_small_star|exact all_small_up|].
  apply all_small_spec. split.
  - split; intros _; eexists; apply opt_braces; left; reflexivity.
  - intros p X o. listed o; [exact all_small_star|exact all_small_zero].
Qed.

Lemma up_positive : 0 < braces [0] [star].
Proof.
  apply lt_spec. split.
  - apply le_rule. split; intros X o; [destruct (opt_zero _ _ o)|]. listed o.
    apply gf_lf, (proj1 (fuzzy_spec _ _) star_fuzzy).
  - apply left_lf, opt_braces. left. reflexivity.
Qed.

Lemma down_negative : braces [star] [0] < 0.
Proof.
  apply lt_spec. split.
  - apply le_rule. split; intros X o; [|destruct (opt_zero _ _ o)]. listed o.
    apply (proj1 (fuzzy_spec _ _) star_fuzzy).
  - apply lf_right, opt_braces. left. reflexivity.
Qed.
