(** Rows of Schleicher and Stoll that speak of short games. *)

From CGT Require Import Short.
Local Open Scope game_scope.

(** Short games are those written down with finite lists. From such lists follows a finite list of
    positions; the other way round, excluded middle says which of the listed ones are options. *)
Theorem SS_2_24 : forall G,
  (short G -> few_positions G) /\ (excluded_middle -> few_positions G -> short G).
Proof. intro G. split; [apply short_few|exact (few_short G)]. Qed.

Theorem SS_4_9a : forall G, short G -> exists n : nat, birthday G = times n 1.
Proof. intros G s. destruct (short_birthday_latest G s) as (k & e & _). eauto. Qed.

Theorem SS_4_9b : excluded_middle -> forall G (n : nat), birthday G = times n 1 -> few_positions G /\ short G.
Proof.
  intros em G n e. assert (f : few_positions G).
  { apply (finite_birthday_few em n). rewrite e. apply le_refl. }
  split; [exact f|exact (few_short G em f)].
Qed.

Theorem SS_4_9_x1 : forall G, short G -> (exists p X, opt p X G) -> exists m,
  ((forall p X, opt p X G -> birthday X <= m) /\ exists p X, opt p X G /\ birthday X = m) /\
  birthday G = m + 1 /\ braces [m] [] = m + 1.
Proof.
  intros G s (q & Z & oZ). destruct (short_birthday_latest G s) as (k & e & below & [[_ no]|(m & p & X & -> & o & f)]).
  - destruct (no q Z oZ).
  - exists (times m 1). parts.
    + intros r Y oY. destruct (below r Y oY) as (n & h & ->). apply times_le, PeanoNat.Nat.lt_succ_r, h.
    + exists p, X. auto.
    + exact e.
    + symmetry. apply identical_equal, natural_numbers.
Qed.

(** Up to identity: a list of them all. *)
Theorem SS_4_9_x2 : excluded_middle -> forall n : nat, exists l : list game,
  forall G, birthday G = times n 1 -> exists Y, In Y l /\ G == Y.
Proof.
  intros em n. exists (born n). intros G e. apply (born_all em). rewrite e. apply le_refl.
Qed.
