(* Trees of claims: there are games for them, which are determined; their normal form is true of the same games. *)
From Coq Require Import List Bool ZArith QArith Permutation Lia Arith.
From Verified Require Import Play Positions Numbers NumberSums Units Identical Checker Moves Thermographs Walls Claims ClaimNormal.
Import ListNotations.
Local Open Scope nat_scope.

Lemma any_iff {A} (P : A -> Prop) l : any P l <-> exists a, In a l /\ P a.
Proof.
  induction l as [| a l IH]; simpl; [split; [easy | intros [? [[] _]]] |]; rewrite IH; split.
  - intros [H | [b [I H]]]; eauto.
  - intros [b [[-> | I] H]]; eauto.
Qed.

Lemma each_iff {A} (P : A -> Prop) l : each P l <-> forall a, In a l -> P a.
Proof.
  induction l as [| a l IH]; simpl; [split; [intros _ ? [] | auto] |]; rewrite IH; split.
  - intros [H K] b [<- | I]; auto.
  - auto.
Qed.

Lemma tree_induction (P : tree -> Prop) : (forall m k, P (Dyadic m k)) ->
  (forall l r, Forall P l -> Forall P r -> P (Braces l r)) -> forall t, P t.
Proof.
  intros D B; fix IH 1; intros [m k | l r]; [apply D |].
  assert (A : forall l, Forall P l) by (fix go 1; intros [| t l']; constructor; [apply IH | apply go]).
  apply B; apply A.
Qed.

Definition side (p : player) (l r : list tree) : list tree := match p with Left => l | Right => r end.

Lemma braces_iff l r G : is_tree (Braces l r) G <-> forall p,
  (forall X, opt p X G -> exists t, In t (side p l r) /\ is_tree t X) /\
  (forall t, In t (side p l r) -> exists X, opt p X G /\ is_tree t X).
Proof.
  change (is_tree (Braces l r) G) with (forall p,
    (forall X, opt p X G -> any (fun t => is_tree t X) (side p l r)) /\
    each (fun t => exists X, opt p X G /\ is_tree t X) (side p l r)).
  split; intros H p; destruct (H p) as [A B]; split.
  - intros X O; now apply any_iff, A.
  - now apply each_iff.
  - intros X O; now apply any_iff, A.
  - now apply each_iff.
Qed.

Lemma same_members l r l' r' G : (forall p t, In t (side p l r) <-> In t (side p l' r')) ->
  is_tree (Braces l r) G -> is_tree (Braces l' r') G.
Proof.
  rewrite !braces_iff; intros S H p; destruct (H p) as [A B]; split.
  - intros X O; destruct (A X O) as [t [I T]]; exists t; split; [now apply S | exact T].
  - intros t I; apply B; now apply S.
Qed.

Lemma number_iff one m G : is_number one m G <-> forall p,
  match number_after one p m with
  | None => forall X, ~ opt p X G
  | Some m' => (exists X, opt p X G) /\ forall X, opt p X G -> is_number one m' X
  end.
Proof.
  destruct G as [M o]; simpl; split; intros H p; specialize (H p); destruct (number_after one p m) as [m' |].
  - destruct H as [[i] A]; split; [exists (o p i); now exists i | intros X [j ->]; apply A].
  - intros X [i _]; apply H; now constructor.
  - destruct H as [[X [i _]] A]; split; [now constructor | intros j; apply A; now exists j].
  - intros [i]; apply (H (o p i)); now exists i.
Qed.

(* ---- games of trees -------------------------------------------------------------------------- *)

Lemma numbers_determined one m G H : is_number one m G -> is_number one m H -> identical G H.
Proof.
  revert m H; induction G as [G IH] using game_induction; intros m H A B; apply identical_iff; intros p.
  rewrite number_iff in A, B; specialize (A p); specialize (B p); destruct (number_after one p m) as [m' |].
  - destruct A as [[X O] A], B as [[Y P] B]; split; intros Z Q; [exists Y | exists X]; eauto.
  - split; intros Z Q; [destruct (A Z Q) | destruct (B Z Q)].
Qed.

Lemma tree_determined t : forall G H, is_tree t G -> is_tree t H -> identical G H.
Proof.
  induction t as [m k | l r L R] using tree_induction; intros G H; [apply numbers_determined |].
  rewrite !braces_iff; intros A B; apply identical_iff; intros p; destruct (A p) as [A1 A2], (B p) as [B1 B2].
  assert (I : forall t, In t (side p l r) -> forall G H, is_tree t G -> is_tree t H -> identical G H).
  { rewrite Forall_forall in L, R; destruct p; auto. }
  split; intros X O.
  - destruct (A1 X O) as [t [J T]], (B2 t J) as [Y [P U]]; eauto.
  - destruct (B1 X O) as [t [J T]], (A2 t J) as [Y [P U]]; eauto.
Qed.

Lemma tree_as_identical t : forall G H, is_tree t G -> identical G H -> is_tree t H.
Proof.
  induction t as [m k | l r L R] using tree_induction; intros G H A E; [exact (number_as_identical _ _ _ _ A E) |].
  rewrite braces_iff in *; rewrite identical_iff in E; intros p; destruct (A p) as [B C], (E p) as [F K].
  assert (I : forall t, In t (side p l r) -> forall G H, is_tree t G -> identical G H -> is_tree t H).
  { rewrite Forall_forall in L, R; destruct p; auto. }
  split.
  - intros Y O; destruct (K Y O) as [X [P J]], (B X P) as [t [M T]]; eauto.
  - intros t M; destruct (C t M) as [X [O T]], (F X O) as [Y [P J]]; eauto.
Qed.

Lemma lists_exist {A} (R : A -> game -> Prop) l : (forall a, In a l -> exists G, R a G) -> exists k, Forall2 R l k.
Proof.
  induction l as [| a l IH]; intros H; [exists []; constructor |].
  destruct IH as [k K]; [intros b I; apply H; now right |].
  destruct (H a) as [G F]; [now left | exists (G :: k); now constructor].
Qed.

Definition game_of_lists (o : player -> list game) : game :=
  Game (fun p => {i : nat | (i < length (o p))%nat}) (fun p i => nth (proj1_sig i) (o p) zero).

Lemma opt_lists o p X : opt p X (game_of_lists o) <-> In X (o p).
Proof.
  split.
  - intros [[i I] ->]; now apply nth_In.
  - intros I; apply (In_nth _ _ zero) in I; destruct I as [i [L <-]]; now exists (exist _ i L).
Qed.

Lemma pairs_left {A B} (R : A -> B -> Prop) l k a : Forall2 R l k -> In a l -> exists b, In b k /\ R a b.
Proof. induction 1 as [| x y l k H F IH]; simpl; [easy | intros [<- | I]; [eauto | destruct (IH I) as [b [J T]]; eauto]]. Qed.

Lemma pairs_right {A B} (R : A -> B -> Prop) l k b : Forall2 R l k -> In b k -> exists a, In a l /\ R a b.
Proof. induction 1 as [| x y l k H F IH]; simpl; [easy | intros [<- | I]; [eauto | destruct (IH I) as [a [J T]]; eauto]]. Qed.

Lemma tree_exists t : exists G, is_tree t G.
Proof.
  induction t as [m k | l r L R] using tree_induction.
  - simpl; rewrite pow2_power; destruct (number_exists (Z.of_nat k) (Nat2Z.is_nonneg k) m) as [G N]; eauto.
  - rewrite Forall_forall in L, R; apply lists_exist in L, R; destruct L as [ls L], R as [rs R].
    exists (game_of_lists (fun p => match p with Left => ls | Right => rs end)); apply braces_iff.
    intros p; split; intros x; rewrite ?opt_lists; destruct p; intros I.
    + exact (pairs_right _ _ _ _ L I).
    + exact (pairs_right _ _ _ _ R I).
    + destruct (pairs_left _ _ _ _ L I) as [X [J T]]; exists X; now rewrite opt_lists.
    + destruct (pairs_left _ _ _ _ R I) as [X [J T]]; exists X; now rewrite opt_lists.
Qed.

Lemma negative_by (f : tree -> tree) l r G :
  (forall t, In t l \/ In t r -> forall G, is_tree t G -> is_tree (f t) (neg G)) ->
  is_tree (Braces l r) G -> is_tree (Braces (map f r) (map f l)) (neg G).
Proof.
  rewrite !braces_iff; intros F A p.
  assert (S : side p (map f r) (map f l) = map f (side (other p) l r)) by now destruct p.
  assert (I : forall t, In t (side (other p) l r) -> In t l \/ In t r) by (destruct p; auto).
  rewrite S; destruct (A (other p)) as [B C]; split.
  - intros X O; apply opt_neg in O; destruct O as [Y [O ->]]; destruct (B Y O) as [t [J T]].
    exists (f t); split; [now apply in_map | auto].
  - intros u J; apply in_map_iff in J; destruct J as [t [<- J]]; destruct (C t J) as [X [O T]].
    exists (neg X); split; [apply opt_neg; eauto | auto].
Qed.

Lemma number_neg k m G : is_number (Zpos (pow2 k)) m G -> is_number (Zpos (pow2 k)) (- m) (neg G).
Proof. rewrite pow2_power; apply is_number_neg; lia. Qed.

Lemma negative_true t : forall G, is_tree t G -> is_tree (negative t) (neg G).
Proof.
  induction t as [m k | l r L R] using tree_induction; intros G; [apply number_neg |].
  apply negative_by; rewrite Forall_forall in L, R; intros t [I | I]; auto.
Qed.

(* What is true of one game of a tree is true of all of them. *)
Lemma tree_of_another t u G H : is_tree t G -> is_tree u G -> is_tree u H -> is_tree t H.
Proof. intros A B C; apply tree_as_identical with G; auto; now apply tree_determined with u. Qed.

(* ---- the order ------------------------------------------------------------------------------- *)

Lemma lexicographic_eq {A} (c : A -> A -> comparison) l : Forall (fun a => forall b, c a b = Eq -> a = b) l ->
  forall k, lexicographic c l k = Eq -> l = k.
Proof.
  induction 1 as [| a l C _ IH]; intros [| b k]; simpl; try easy.
  destruct (c a b) eqn:E; try easy; intros F; f_equal; auto.
Qed.

Lemma order_eq t : forall u, order t u = Eq -> t = u.
Proof.
  induction t as [m j | l r L R] using tree_induction; intros [n k | l' r']; simpl; try easy.
  - destruct (Z.compare_spec m n); try easy; intros E; apply Nat.compare_eq in E; congruence.
  - fold (lexicographic order l l'); destruct (lexicographic order l l') eqn:E; try easy.
    intros F; f_equal; eapply lexicographic_eq; eauto.
Qed.

Lemma lists_eq l k : lexicographic order l k = Eq -> l = k.
Proof. apply lexicographic_eq, Forall_forall; intros t _; apply order_eq. Qed.

Lemma is_same_eq t u : is_same t u = true -> t = u.
Proof. unfold is_same, looked; destruct (order t u) eqn:E; try easy; intros _; now apply order_eq. Qed.

Lemma insert_in o t l u : In u (insert_tree o t l) <-> u = t \/ In u l.
Proof.
  induction l as [| v l IH]; simpl; [intuition |]; unfold looked; destruct (order t v) eqn:E; simpl.
  - apply order_eq in E; subst; destruct o; simpl; intuition.
  - intuition.
  - rewrite IH; intuition.
Qed.

Lemma sorted_in o l u : In u (sorted o l) <-> In u l.
Proof. induction l as [| t l IH]; simpl; [easy |]; rewrite insert_in, IH; intuition. Qed.

Lemma insert_tree_perm t l : Permutation (insert_tree false t l) (t :: l).
Proof.
  induction l as [| u l IH]; simpl; [auto |]; unfold looked; destruct (order t u); auto.
  rewrite IH; constructor.
Qed.

(* ---- the normal form ------------------------------------------------------------------------- *)

Lemma all_of_some {A B} (f : A -> option B) l k : all_of f l = Some k -> Forall2 (fun a b => f a = Some b) l k.
Proof.
  revert k; induction l as [| a l IH]; intros k; simpl; [intros [= <-]; constructor |]; intros E.
  apply bind_some in E; destruct E as [b [F E]]; apply bind_some in E; destruct E as [k' [K E]].
  injection E as <-; constructor; auto.
Qed.

Section units.
Variable places : nat.

(* Numbers are in the units. *)
Definition in_units (t : tree) : Prop := match t with Dyadic _ k => k = places | Braces _ _ => True end.

Lemma explicit_true m l r G : explicit places m l r = true ->
  is_tree (Braces l r) G -> is_tree (Dyadic m places) G.
Proof.
  intros E B; rewrite braces_iff in B; simpl; apply number_iff; intros p; destruct (B p) as [A C].
  unfold explicit in E; apply andb_prop in E; destruct E as [L R].
  assert (H : match number_after (Zpos (pow2 places)) p m, side p l r with
              | None, [] => true
              | Some m', [t] => is_same t (Dyadic m' places)
              | _, _ => false end = true) by (destruct p; assumption).
  clear L R; destruct (number_after _ p m) as [m' |], (side p l r) as [| t [| ? ?]]; try easy.
  - apply is_same_eq in H; subst; split; [destruct (C _ (or_introl eq_refl)) as [X [O _]]; eauto |].
    intros X O; destruct (A X O) as [t [[<- | []] T]]; exact T.
  - intros X O; destruct (A X O) as [t [[] _]].
Qed.

Lemma braces_true l r G : is_tree (Braces l r) G -> is_tree (braces places l r) G.
Proof.
  intros B; unfold braces; cbv zeta.
  assert (A : is_tree (Braces (sorted true l) (sorted true r)) G).
  { eapply same_members; [| exact B]; intros []; simpl; intros t; now rewrite sorted_in. }
  destruct (between places _ _) as [m |]; auto; destruct (explicit places m _ _) eqn:E; auto.
  eapply explicit_true; eauto.
Qed.

Lemma braces_units l r : in_units (braces places l r).
Proof.
  unfold braces; cbv zeta; destruct (between places _ _) as [m |]; simpl; auto.
  destruct (explicit places m _ _); simpl; auto.
Qed.

Lemma minus_normal_true t : forall G, is_tree t G -> is_tree (minus_normal places t) (neg G).
Proof.
  induction t as [m k | l r L R] using tree_induction; intros G; [apply number_neg |]; intros B.
  apply braces_true; revert B; apply negative_by; rewrite Forall_forall in L, R; intros t [I | I]; auto.
Qed.

Lemma minus_normal_units t : in_units t -> in_units (minus_normal places t).
Proof. destruct t; auto; intros _; apply braces_units. Qed.

(* Options may be replaced by trees that are true of the same games. *)
Lemma replace_options l r l' r' G : (forall p, Forall2 (fun t u => forall G, is_tree t G -> is_tree u G) (side p l r) (side p l' r')) ->
  is_tree (Braces l r) G -> is_tree (Braces l' r') G.
Proof.
  rewrite !braces_iff; intros F A p; specialize (F p); destruct (A p) as [B C]; split.
  - intros X O; destruct (B X O) as [t [I T]]; destruct (pairs_left _ _ _ _ F I) as [u [J U]]; eauto.
  - intros u J; destruct (pairs_right _ _ _ _ F J) as [t [I U]]; destruct (C t I) as [X [O T]]; eauto.
Qed.

Lemma normal_true t : forall u, normal places t = Some u -> in_units u /\ forall G, is_tree t G -> is_tree u G.
Proof.
  induction t as [m k | l r L R] using tree_induction; intros u; simpl.
  - destruct (k <=? places)%nat eqn:E; [| discriminate]; intros [= <-]; split; [reflexivity |].
    apply Nat.leb_le in E; intros G N; simpl; replace places with ((places - k) + k)%nat at 1 by lia.
    now apply is_number_lift.
  - fold (all_of (normal places)); intros E; apply bind_some in E; destruct E as [l' [A E]].
    apply bind_some in E; destruct E as [r' [B E]]; injection E as <-; split; [apply braces_units |].
    intros G H; apply braces_true; revert H; apply replace_options.
    assert (S : forall l l', Forall (fun t => forall u, normal places t = Some u -> in_units u /\ forall G, is_tree t G -> is_tree u G) l ->
      all_of (normal places) l = Some l' -> Forall2 (fun t u => forall G, is_tree t G -> is_tree u G) l l').
    { clear; intros l l' F E; apply all_of_some in E; induction E as [| t u l l' N _ IH]; constructor; inversion F; subst; auto.
      now apply H1. }
    intros []; simpl; eauto.
Qed.
End units.

(* ---- what differs ---------------------------------------------------------------------------- *)

Definition options_are {A} (R : A -> game -> Prop) (l : list A) (p : player) (G : game) : Prop :=
  (forall X, opt p X G -> exists a, In a l /\ R a X) /\ (forall a, In a l -> exists X, opt p X G /\ R a X).

Lemma sides_differ {A B} (RA : A -> game -> Prop) (RB : B -> game -> Prop) differs l k p G :
  options_are RA l p G -> options_are RB k p G ->
  (forall a b X, In a l -> differs a b = true -> RA a X -> ~ RB b X) -> side_differs differs l k = false.
Proof.
  intros [A1 A2] [B1 B2] N; apply not_true_is_false; intros E; apply orb_prop in E; destruct E as [E | E].
  - apply existsb_exists in E; destruct E as [a [I F]]; destruct (A2 a I) as [X [O R]], (B1 X O) as [b [J S]].
    rewrite forallb_forall in F; exact (N a b X I (F b J) R S).
  - apply existsb_exists in E; destruct E as [b [J F]]; destruct (B2 b J) as [X [O S]], (A1 X O) as [a [I R]].
    rewrite forallb_forall in F; exact (N a b X I (F a I) R S).
Qed.

Lemma braces_options l r G p : is_tree (Braces l r) G -> options_are is_tree (side p l r) p G.
Proof. rewrite braces_iff; intros A; apply A. Qed.

Lemma number_options_are m k G p : is_number (Zpos (pow2 k)) m G ->
  options_are (is_number (Zpos (pow2 k))) (number_options m k p) p G.
Proof.
  rewrite number_iff; intros N; specialize (N p); unfold number_options; destruct (number_after _ p m) as [m' |].
  - destruct N as [[X O] N]; split; [intros Y Q; exists m'; split; [now left | auto] |].
    intros n [<- | []]; eauto.
  - split; [intros X O; destruct (N X O) | intros n []].
Qed.

Lemma no_number_true k t : forall m G, is_tree t G -> no_number m k t = true -> ~ is_number (Zpos (pow2 k)) m G.
Proof.
  induction t as [n j | l r L R] using tree_induction; intros m G A E N.
  - simpl in A, E; apply negb_true_iff in E; apply Qeq_bool_neq in E; apply E.
    apply value_once with G; [exists k, m | exists j, n]; split; auto; reflexivity.
  - assert (F : forall p, side_differs (fun u m' => no_number m' k (looked u)) (side p l r) (number_options m k p) = false).
    { intros p; eapply sides_differ; [now apply braces_options | now apply number_options_are |].
      intros u m' X I D T; unfold looked in D; rewrite Forall_forall in L, R; destruct p; eauto. }
    simpl in E; apply orb_prop in E; destruct E as [E | E]; [pose proof (eq_trans (eq_sym (F Left)) E) | pose proof (eq_trans (eq_sym (F Right)) E)]; discriminate.
Qed.
