(** A tactic, [group]: equations that hold in every abelian group. A side is read as a term,
    which is brought to the form (z0 times the first atom) + (z1 times the second) + ... *)

From Coq Require Import ZArith Lia.
From CGT Require Export Compare.
Local Open Scope game_scope.

Inductive term := Zero | Atom (n : nat) | Sum (a b : term) | Minus (a : term).

Fixpoint value (env : list game) (t : term) : game :=
  match t with
  | Zero => 0
  | Atom n => nth n env 0
  | Sum a b => value env a + value env b
  | Minus a => - value env a
  end.

(** n.G, a sum of n equal games *)
Fixpoint times (n : nat) (G : game) : game :=
  match n with O => 0 | S n => times n G + G end.

Definition ztimes (z : Z) (G : game) : game :=
  match z with Z0 => 0 | Zpos n => times (Pos.to_nat n) G | Zneg n => - times (Pos.to_nat n) G end.

Lemma times_plus m n G : times (m + n) G == times m G + times n G.
Proof.
  induction m as [|m IH]; cbn.
  - rewrite add_0_l. reflexivity.
  - rewrite IH, !add_assoc. apply add_identical; [reflexivity|apply add_comm].
Qed.

Lemma minus_plus_cancel G H : (G + H) - H = G.
Proof. unfold minus. rewrite add_assoc. setoid_replace (H + - H) with 0 by apply minus_self. apply identical_equal, add_0_r. Qed.

Lemma ztimes_plus_pos_neg a b G :
  ztimes (Z.pos a + Z.neg b) G = times (Pos.to_nat a) G - times (Pos.to_nat b) G.
Proof.
  cbn [Z.add]. rewrite Z.pos_sub_spec. destruct (Pos.compare_spec a b) as [->|l|l]; cbn [ztimes].
  - symmetry. apply minus_self.
  - rewrite Pos2Nat.inj_sub by exact l.
    assert (E : (Pos.to_nat b = Pos.to_nat b - Pos.to_nat a + Pos.to_nat a :> nat)%nat) by lia.
    rewrite E at 2. rewrite times_plus. unfold minus. rewrite neg_add, (add_comm (- _) (- times (Pos.to_nat a) G)).
    rewrite <- add_assoc. setoid_replace (times (Pos.to_nat a) G + - times (Pos.to_nat a) G) with 0 by apply minus_self.
    rewrite add_0_l. reflexivity.
  - rewrite Pos2Nat.inj_sub by exact l.
    assert (E : (Pos.to_nat a = Pos.to_nat a - Pos.to_nat b + Pos.to_nat b :> nat)%nat) by lia.
    rewrite E at 2. rewrite times_plus, minus_plus_cancel. reflexivity.
Qed.

Lemma ztimes_plus a b G : ztimes (a + b) G = ztimes a G + ztimes b G.
Proof.
  destruct a as [|a|a], b as [|b|b]; cbn [ztimes].
  - symmetry. apply identical_equal, add_0_r.
  - symmetry. apply identical_equal, add_0_l.
  - symmetry. apply identical_equal, add_0_l.
  - symmetry. apply identical_equal, add_0_r.
  - cbn. rewrite Pos2Nat.inj_add, times_plus. reflexivity.
  - apply ztimes_plus_pos_neg.
  - symmetry. apply identical_equal, add_0_r.
  - rewrite Z.add_comm, add_comm. apply ztimes_plus_pos_neg.
  - cbn. rewrite Pos2Nat.inj_add, times_plus, neg_add. reflexivity.
Qed.

Lemma ztimes_opp a G : ztimes (- a) G == - ztimes a G.
Proof. destruct a; cbn [ztimes Z.opp]; [symmetry; apply neg_0|reflexivity|symmetry; apply neg_neg]. Qed.

(** The coefficients of a term. *)
Fixpoint plus (a b : list Z) : list Z :=
  match a, b with
  | [], _ => b
  | _, [] => a
  | x :: a, y :: b => (x + y)%Z :: plus a b
  end.

Fixpoint atom (n : nat) : list Z := match n with O => [1%Z] | S n => 0%Z :: atom n end.

Fixpoint coefficients (t : term) : list Z :=
  match t with
  | Zero => []
  | Atom n => atom n
  | Sum a b => plus (coefficients a) (coefficients b)
  | Minus a => map Z.opp (coefficients a)
  end.

Fixpoint total (env : list game) (c : list Z) : game :=
  match c with [] => 0 | z :: c => ztimes z (hd 0 env) + total (tl env) c end.

Lemma total_plus a : forall env b, total env (plus a b) = total env a + total env b.
Proof.
  induction a as [|x a IH]; intros env [|y b]; cbn [plus total].
  - symmetry. apply identical_equal, add_0_r.
  - symmetry. apply identical_equal, add_0_l.
  - symmetry. apply identical_equal, add_0_r.
  - rewrite IH, ztimes_plus. apply identical_equal, shuffle.
Qed.

Lemma total_opp a : forall env, total env (map Z.opp a) == - total env a.
Proof.
  induction a as [|x a IH]; intro env; cbn [map total].
  - symmetry. apply neg_0.
  - rewrite IH, ztimes_opp, neg_add. reflexivity.
Qed.

Lemma total_atom n : forall env, total env (atom n) == nth n env 0.
Proof.
  induction n as [|n IH]; intros env; cbn [atom total].
  - change (ztimes 1 (hd 0 env)) with (0 + hd 0 env). rewrite add_0_r, add_0_l. destruct env; reflexivity.
  - rewrite IH. cbn [ztimes]. rewrite add_0_l. destruct env; [destruct n|]; reflexivity.
Qed.

Lemma total_value env t : value env t = total env (coefficients t).
Proof.
  induction t as [|n|a IHa b IHb|a IH]; cbn [value coefficients].
  - reflexivity.
  - symmetry. apply identical_equal, total_atom.
  - rewrite total_plus, IHa, IHb. reflexivity.
  - rewrite IH. symmetry. apply identical_equal, total_opp.
Qed.

Fixpoint vanish (c : list Z) : bool :=
  match c with [] => true | z :: c => (Z.eqb z 0 && vanish c)%bool end.

Lemma vanish_total c : forall env, (vanish c = true :> bool) -> total env c == 0.
Proof.
  induction c as [|z c IH]; intros env h; cbn in *.
  - reflexivity.
  - apply Bool.andb_true_iff in h as [e h]. apply Z.eqb_eq in e. subst z. cbn [ztimes].
    rewrite (IH _ h). apply add_0_l.
Qed.

Lemma minus_zero_equal G H : G - H = 0 -> G = H.
Proof.
  intro E. rewrite <- (add_0_l H), <- E. unfold minus. rewrite add_assoc, (add_comm (- H)).
  setoid_replace (H + - H) with 0 by apply minus_self. symmetry. apply identical_equal, add_0_r.
Qed.

Theorem group_by_coefficients env a b :
  (vanish (coefficients (Sum a (Minus b))) = true :> bool) -> value env a = value env b.
Proof.
  intro h. apply minus_zero_equal. change (value env a - value env b) with (value env (Sum a (Minus b))).
  rewrite total_value. apply identical_equal, vanish_total, h.
Qed.

Ltac place x l :=
  lazymatch l with
  | x :: _ => constr:(O)
  | _ :: ?l => let n := place x l in constr:(S n)
  end.

Ltac atoms t l :=
  lazymatch t with
  | zero => l
  | ?a + ?b => let l := atoms a l in atoms b l
  | ?a - ?b => let l := atoms a l in atoms b l
  | - ?a => atoms a l
  | _ => match l with
         | _ => let n := place t l in l
         | _ => constr:(t :: l)
         end
  end.

Ltac read t l :=
  lazymatch t with
  | zero => constr:(Zero)
  | ?a + ?b => let a := read a l in let b := read b l in constr:(Sum a b)
  | ?a - ?b => let a := read a l in let b := read b l in constr:(Sum a (Minus b))
  | - ?a => let a := read a l in constr:(Minus a)
  | _ => let n := place t l in constr:(Atom n)
  end.

Ltac group :=
  lazymatch goal with
  | |- ?a = ?b =>
    let l := atoms a constr:(@nil game) in
    let l := atoms b l in
    let s := read a l in
    let t := read b l in
    change (value l s = value l t); apply group_by_coefficients; vm_compute; reflexivity
  end.

(** Inequalities are added: what is left to show is an equation. *)
Lemma atleast_translate p G H K : atleast p G H <-> atleast p (G + K) (H + K).
Proof.
  assert (one : forall G H K, atleast p G H -> atleast p (G + K) (H + K)).
  { intros. apply atleast_add; [assumption|apply atleast_refl]. }
  split; [apply one|]. intro a. apply (one _ _ (- K)) in a.
  assert (E : forall X, X = X + K + - K) by (intro; group). rewrite (E G), (E H). exact a.
Qed.

Lemma atleast_same p G H G1 H1 : G + H1 = H + G1 -> (atleast p G H <-> atleast p G1 H1).
Proof.
  intro E. rewrite (atleast_translate p G H H1), E, (atleast_translate p G1 H1 H).
  assert (F : G1 + H = H + G1) by group. assert (F' : H1 + H = H + H1) by group.
  rewrite F, F'. reflexivity.
Qed.

Lemma le_same G H G1 H1 : G + H1 = H + G1 -> (G <= H <-> G1 <= H1).
Proof. apply (atleast_same Right). Qed.
Lemma ge_same G H G1 H1 : G + H1 = H + G1 -> (G >= H <-> G1 >= H1).
Proof. apply (atleast_same Left). Qed.
Lemma lf_same G H G1 H1 : G + H1 = H + G1 -> (G <| H <-> G1 <| H1).
Proof. intro E. apply not_iff_compat, ge_same, E. Qed.
Lemma gf_same G H G1 H1 : G + H1 = H + G1 -> (G |> H <-> G1 |> H1).
Proof. intro E. apply not_iff_compat, le_same, E. Qed.
Lemma lt_same G H G1 H1 : G + H1 = H + G1 -> (G < H <-> G1 < H1).
Proof. intro E. rewrite !lt_spec, (le_same _ _ _ _ E), (lf_same _ _ _ _ E). reflexivity. Qed.
Lemma gt_same G H G1 H1 : G + H1 = H + G1 -> (G > H <-> G1 > H1).
Proof. intro E. rewrite !gt_spec, (ge_same _ _ _ _ E), (gf_same _ _ _ _ E). reflexivity. Qed.
Lemma fuzzy_same G H G1 H1 : G + H1 = H + G1 -> ((G || H) <-> (G1 || H1)).
Proof. intro E. rewrite !fuzzy_spec, (lf_same _ _ _ _ E), (gf_same _ _ _ _ E). reflexivity. Qed.
Lemma equal_same G H G1 H1 : G + H1 = H + G1 -> (G = H <-> G1 = H1).
Proof. intro E. rewrite !eq_ge_le, (le_same _ _ _ _ E), (ge_same _ _ _ _ E). reflexivity. Qed.

Lemma le_add G G' H H' : G <= G' -> H <= H' -> G + H <= G' + H'.
Proof. apply (atleast_add Right). Qed.
Lemma lf_add G G' H H' : G <= G' -> H <| H' -> G + H <| G' + H'.
Proof.
  intros a b c. apply b. apply (ge_same _ _ (G + H) (G + H')); [group|].
  apply ge_le, le_trans with (G' + H'); [|apply ge_le, c]. apply le_add; [exact a|apply le_refl].
Qed.
Lemma lt_add G G' H H' : G <= G' -> H < H' -> G + H < G' + H'.
Proof. rewrite !lt_spec. intros a [b c]. split; [apply le_add|apply lf_add]; assumption. Qed.
