(* Whether walls lean below a temperature is seen from those of the options; where they meet and one leans is the temperature. *)
From Coq Require Import List QArith Lqa.
From Verified Require Import Play Positions Numbers Thermographs Walls.
Import ListNotations.
Local Open Scope Q_scope.

(* The walls of G at t; it has some at all lower temperatures; and from there on a wall that leans has got worse, while
   one that does not has not got worse by as much as the temperature rose. *)
Record known (G : game) (t : Q) (w : player -> Q) (leans : player -> bool) : Prop := {
  at_t : walls G t w;
  below : forall s, 0 <= s <= t -> exists v, walls G s v;
  leaning : forall s v, 0 <= s < t -> walls G s v -> forall p,
    if leans p then towards p (w p) < towards p (v p) else towards p (v p) < towards p (w p) + (t - s) }.

Lemma number_known x G t : value x G -> known G t (fun _ => x) (fun _ => false).
Proof.
  intros V; assert (A : forall s, walls G s (fun _ => x)).
  { intros s; apply walls_iff; left; exists x; split; auto; intros; reflexivity. }
  split; eauto; intros s v B W p; rewrite walls_iff in W; destruct W as [[y [Y W]] | [N _]]; [| destruct N; now exists x].
  pose proof (value_once _ _ _ V Y); pose proof (W p); destruct p; simpl; lra.
Qed.

Lemma mast_known G s t w leans : 0 <= s -> s < t -> w Left == w Right -> known G s w leans ->
  known G t (fun _ => w Left) (fun _ => false).
Proof.
  intros P L E [A B C]; assert (F : forall r, s <= r -> walls G r (fun _ => w Left)) by now apply met_mast.
  split; [apply F; lra | |].
  - intros r [R S]; destruct (Qlt_le_dec s r); [exists (fun _ => w Left); apply F; lra | apply B; lra].
  - intros r v [R S] W p; destruct (Qlt_le_dec s r) as [M | M].
    + pose proof (walls_once G r _ _ R W (F r (Qlt_le_weak _ _ M)) p) as H; destruct p; cbn in *; lra.
    + pose proof (walls_slope G r s v _ R M W (F s (Qle_refl s)) p) as H; destruct p; cbn in *; lra.
Qed.

Lemma best_exists (f : Q -> Q) (l : list game) (has : game -> Q -> Prop) : l <> [] ->
  (forall X, In X l -> exists x, has X x) ->
  exists X x, In X l /\ has X x /\ forall Y, In Y l -> exists y, has Y y /\ f y <= f x.
Proof.
  induction l as [| X l IH]; intros N A; [easy |]; destruct (A X) as [x H]; [now left |].
  destruct l as [| Z l].
  - exists X, x; split; [now left | split; auto]; intros Y [<- | []]; exists x; split; auto; lra.
  - destruct IH as [Y [y [I [K B]]]]; [easy | intros V I; apply A; now right |].
    destruct (Qlt_le_dec (f x) (f y)) as [L | L].
    + exists Y, y; split; [now right | split; auto]; intros V [<- | J]; eauto; exists x; split; auto; lra.
    + exists X, x; split; [now left | split; auto]; intros V [<- | J]; [exists x; split; auto; lra |].
      destruct (B V J) as [z [C D]]; exists z; split; auto; lra.
Qed.

Section form.
Variable G : game.
Variable t : Q.
Variable w : player -> Q.
Variable leans : player -> bool.
Hypothesis t_positive : 0 <= t.
Hypothesis no_number : ~ a_number G.
Hypothesis apart : w Right <= w Left.
Hypothesis finite : forall p, exists l : list game, forall X, opt p X G <-> In X l.

(* p's wall is by the tax worse than the other wall of an option, and leans if that one does not; no other wall of an
   option is better, nor one that is as good less leaning where p's wall does not. *)
Definition reached (p : player) (X : game) : Prop := exists v c, known X t v c /\
  w p == v (other p) - towards p t /\ leans p = negb (c (other p)).
Definition bounded (p : player) (X : game) : Prop := exists v c, known X t v c /\
  (towards p (v (other p) - towards p t) < towards p (w p) \/
   w p == v (other p) - towards p t /\ (leans p = false -> c (other p) = true)).
Hypothesis reaches : forall p, exists X, opt p X G /\ reached p X.
Hypothesis bounds : forall p X, opt p X G -> bounded p X.

Lemma scaffolds_at : scaffolds G t w.
Proof.
  intros p; split.
  - destruct (reaches p) as [X [O [v [c [K [E _]]]]]]; exists X, v; repeat split; auto; apply K.
  - intros X O; destruct (bounds p X O) as [v [c [K D]]]; exists v; split; [apply K |].
    destruct p; simpl in *; lra.
Qed.

Lemma option_slope s v : 0 <= s -> s <= t -> scaffolds G s v -> slopes s t v w.
Proof.
  intros P L S; apply (scaffolds_slope G); auto using scaffolds_at.
  intros p X _ a b; now apply walls_slope.
Qed.

Lemma scaffolds_below s : 0 <= s <= t -> exists v, scaffolds G s v.
Proof.
  intros P; set (has := fun p X y => exists v, walls X s v /\ y = v (other p) - towards p s).
  assert (A : forall p, exists X x, opt p X G /\ has p X x /\
    forall Y, opt p Y G -> exists y, has p Y y /\ towards p y <= towards p x).
  { intros p; destruct (finite p) as [l F]; destruct (best_exists (towards p) l (has p)) as [X [x [I [H B]]]].
    - intros ->; destruct (reaches p) as [X [O _]]; now apply F in O.
    - intros X I; apply F in I; destruct (bounds p X I) as [v [c [K _]]].
      destruct (below _ _ _ _ K s P) as [u U]; exists (u (other p) - towards p s); red; eauto.
    - exists X, x; rewrite F; repeat split; auto; intros Y J; rewrite F in J; auto. }
  destruct (A Left) as [X [x [O [[a [Wa Ea]] B]]]], (A Right) as [Y [y [O' [[b [Wb Eb]] B']]]].
  exists (fun p => match p with Left => x | Right => y end); intros []; split; [exists X, a | | exists Y, b |].
  1, 3: subst; repeat split; auto; reflexivity.
  - intros V J; destruct (B V J) as [z [[v [W ->]] L]]; eauto.
  - intros V J; destruct (B' V J) as [z [[v [W ->]] L]]; eauto.
Qed.

(* At s or below, where the walls at s stand on the scaffolds. *)
Lemma scaffolds_lean s v p : 0 <= s < t -> scaffolds G s v ->
  if leans p then towards p (w p) < towards p (v p) else towards p (v p) < towards p (w p) + (t - s).
Proof.
  intros P S; destruct (S p) as [[Y [b [O [B E]]]] D]; destruct (leans p) eqn:N.
  - destruct (reaches p) as [X [Q [a [c [K [F C]]]]]]; destruct (D X Q) as [u [U L]].
    pose proof (leaning _ _ _ _ K s u P U (other p)) as M; rewrite N in C; destruct (c (other p)); [easy |].
    destruct p; simpl in *; lra.
  - destruct (bounds p Y O) as [a [c [K [L | [L C]]]]].
    + pose proof (walls_slope Y s t b a (proj1 P) (Qlt_le_weak _ _ (proj2 P)) B (at_t _ _ _ _ K) (other p)) as M.
      destruct p; simpl in *; lra.
    + pose proof (leaning _ _ _ _ K s b P B (other p)) as M; rewrite C in M by auto; destruct p; simpl in *; lra.
Qed.

Lemma form_known : known G t w leans.
Proof.
  split.
  - apply walls_iff; right; split; auto; left; split; auto using scaffolds_at.
  - intros s P; destruct (scaffolds_below s P) as [v S]; exists v; apply walls_iff; right; split; auto; left; split; auto.
    pose proof (option_slope s v (proj1 P) (proj2 P) S) as L; pose proof (L Left); pose proof (L Right); simpl in *; lra.
  - intros s v P W p; apply walls_from in W; try apply P; auto; destruct W as [r [R [S [L E]]]].
    pose proof (scaffolds_lean r v p (conj (proj1 R) (Qle_lt_trans _ _ _ (proj2 R) (proj2 P))) S) as A.
    destruct (Qlt_le_dec r s) as [M | M]; [specialize (E M) | destruct (leans p); auto; lra].
    assert (K : r <= t) by lra; pose proof (option_slope r v (proj1 R) K S) as H.
    pose proof (H Left); pose proof (H Right); destruct (leans p), p; simpl in *; lra.
Qed.
End form.

(* ---- what the walls tell --------------------------------------------------------------------- *)

Lemma known_mean G t w leans : 0 <= t -> known G t w leans -> w Left == w Right -> mean (w Left) G.
Proof. intros P K E; exists t; split; auto; apply met_mast; auto; apply K. Qed.

Lemma known_temperature G t w leans : 0 <= t -> ~ a_number G -> known G t w leans -> w Left == w Right ->
  leans Left || leans Right = true -> temperature t G.
Proof.
  intros P N K E B; split; auto; split; auto; split.
  - exists (w Left); apply met_mast; auto; apply K.
  - intros s S; destruct (below _ _ _ _ K s) as [v V]; [lra |]; exists v; split; auto.
    pose proof (leaning _ _ _ _ K s v S V) as L; pose proof (L Left) as A; pose proof (L Right) as C.
    pose proof (walls_slope G s t v w (proj1 S) (Qlt_le_weak _ _ (proj2 S)) V (at_t _ _ _ _ K)) as D.
    pose proof (D Left); pose proof (D Right).
    destruct (leans Left), (leans Right); try discriminate; simpl in *; lra.
Qed.
