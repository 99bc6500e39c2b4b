(** The negative, the sum and the difference (Definition 2.7), and the laws that hold identically
    (Theorem 2.8). *)

From CGT Require Export Order.
Local Open Scope game_scope.

Fixpoint neg (G : game) : game :=
  match G with Game M o => Game (fun p => M (other p)) (fun p i => neg (o (other p) i)) end.

Fixpoint add (G : game) : game -> game :=
  match G with
  | Game M o => fix addG (H : game) : game :=
    match H with
    | Game J u => Game (fun p => M p + J p)%type (fun p i =>
        match i with inl i => add (o p i) (Game J u) | inr j => addG (u p j) end)
    end
  end.

Definition minus (G H : game) : game := add G (neg H).

Notation "- G" := (neg G) : game_scope.
Infix "+" := add : game_scope.
Infix "-" := minus : game_scope.

Lemma opt_neg p Z G : opt p Z (- G) <-> exists X, opt (other p) X G /\ Z = - X.
Proof.
  destruct G as [M o]. cbn. split.
  - intros [i ->]. eauto.
  - intros (X & [i ->] & ->). exists i. reflexivity.
Qed.

Lemma opt_add p Z G H :
  opt p Z (G + H) <-> (exists X, opt p X G /\ Z = X + H) \/ (exists Y, opt p Y H /\ Z = G + Y).
Proof.
  destruct G as [M o], H as [J u]. cbn. split.
  - intros [[i|j] ->]; [left|right]; eauto.
  - intros [(X & [i ->] & ->)|(Y & [j ->] & ->)]; [exists (inl i)|exists (inr j)]; reflexivity.
Qed.

#[global] Opaque neg add.

Lemma opt_minus p Z G H :
  opt p Z (G - H) <->
  (exists X, opt p X G /\ Z = X - H) \/ (exists Y, opt (other p) Y H /\ Z = G - Y).
Proof.
  unfold minus. rewrite opt_add. split; (intros [h|h]; [left; exact h|right]).
  - destruct h as (Y & oY & ->). apply opt_neg in oY as (W & oW & ->). eauto.
  - destruct h as (Y & oY & ->). exists (- Y). split; [|reflexivity]. apply opt_neg. eauto.
Qed.

(** "This is an option of that sum." *)
Lemma opt_left p X G H : opt p X G -> opt p (X + H) (G + H).
Proof. intro o. apply opt_add. eauto. Qed.
Lemma opt_right p Y G H : opt p Y H -> opt p (G + Y) (G + H).
Proof. intro o. apply opt_add. eauto. Qed.
Lemma opt_minus_left p X G H : opt p X G -> opt p (X - H) (G - H).
Proof. intro o. apply opt_minus. eauto. Qed.
Lemma opt_minus_right p Y G H : opt (other p) Y H -> opt p (G - Y) (G - H).
Proof. intro o. apply opt_minus. eauto. Qed.
Lemma opt_negative p X G : opt (other p) X G -> opt p (- X) (- G).
Proof. intro o. apply opt_neg. eauto. Qed.
Lemma opt_negative' p X G : opt p X G -> opt (other p) (- X) (- G).
Proof. intro o. apply opt_negative. rewrite other_other. exact o. Qed.

#[global] Hint Resolve opt_left opt_right opt_negative opt_negative' : options.

(** Cases of which option it is. *)
Ltac case_of lemma h :=
  let X := fresh "X" in let oX := fresh "oX" in apply lemma in h as [(X & oX & ->)|(X & oX & ->)].

Ltac cases :=
  repeat match goal with
  | h : opt _ _ (_ + _) |- _ => case_of opt_add h
  | h : opt _ _ (_ - _) |- _ => case_of opt_minus h
  | h : opt _ _ (- _) |- _ =>
    let X := fresh "X" in let oX := fresh "oX" in apply opt_neg in h as (X & oX & ->)
  | h : opt _ _ 0 |- _ => destruct (opt_zero _ _ h)
  | h : opt (other (other _)) _ _ |- _ => rewrite other_other in h
  end.

(** * Theorem 2.8: one line each *)

Ltac one_line := constructor; intros; cases; eauto 7 with options.

Lemma add_comm G H : G + H == H + G.
Proof. revert G H. induct2. intros G H IHG IHH. one_line. Qed.

Lemma add_assoc G H K : (G + H) + K == G + (H + K).
Proof. revert G H K. induct3. intros G H K IHG IHH IHK. one_line. Qed.

Lemma add_0_r G : G + 0 == G.
Proof. induction G as [G IH] using conway. one_line. Qed.

Lemma neg_neg G : - - G == G.
Proof.
  induction G as [G IH] using conway. constructor; intros; cases; eauto.
  exists (- - Y). split; [|eauto]. apply opt_negative, opt_negative. rewrite other_other. assumption.
Qed.

Lemma neg_add G H : - (G + H) == (- G) + (- H).
Proof. revert G H. induct2. intros G H IHG IHH. one_line. Qed.

Lemma neg_0 : - 0 == 0.
Proof. one_line. Qed.

Lemma add_0_l G : 0 + G == G.
Proof. rewrite add_comm. apply add_0_r. Qed.

#[global] Instance neg_identical : Proper (identical ==> identical) neg.
Proof.
  intro G. induction G as [G IH] using conway. intros H E. apply identical_spec in E as [a b].
  constructor; intros p X o; cases.
  - destruct (a _ _ oX) as (Y & oY & E). exists (- Y). eauto with options.
  - destruct (b _ _ oX) as (Y & oY & E). exists (- Y). eauto with options.
Qed.

#[global] Instance add_identical : Proper (identical ==> identical ==> identical) add.
Proof.
  assert (half : forall G G', G == G' -> forall H, G + H == G' + H).
  { induction G as [G IH] using conway. intros G' E. apply identical_spec in E as [a b].
    induction H as [H IHH] using conway. constructor; intros p X o; cases; eauto with options.
    - destruct (a _ _ oX) as (Y & oY & E). exists (Y + H). eauto with options.
    - destruct (b _ _ oX) as (Y & oY & E). exists (Y + H). eauto with options. }
  intros G G' E H H' F. rewrite (half G G' E H), (add_comm G' H), (add_comm G' H').
  apply half, F.
Qed.

#[global] Instance minus_identical : Proper (identical ==> identical ==> identical) minus.
Proof. intros G G' E H H' F. unfold minus. rewrite E, F. reflexivity. Qed.

Lemma neg_minus G H : - (G - H) == H - G.
Proof. unfold minus. rewrite neg_add, neg_neg. apply add_comm. Qed.

Lemma shuffle G H K L : (G + H) + (K + L) == (G + K) + (H + L).
Proof.
  rewrite !add_assoc. apply add_identical; [reflexivity|].
  rewrite <- !add_assoc. apply add_identical; [apply add_comm|reflexivity].
Qed.
