(* The theorems in full. Of the other files, Play.v, is_number in Numbers.v, Meaning.v, Stops.v, Heaps.v, Boards.v and
   Families.v say what they speak of; `state` and `accepted` stand in Checker.v, `accepted_any` in StopsChecker.v, `heaps` and
   `accepted_heaps` in HeapChecker.v, `boards` and `accepted_boards` in BoardChecker.v, `families` and `accepted_families`
   in FamilyChecker.v. *)
From Coq Require Import List ZArith QArith FSets.FMapPositive.
From Verified Require Import Play Numbers Positions NumberSums Identical Checker Meaning Canonical Unique Accepted.
From Verified Require Import Stops StopsChecker StopsSound.
From Verified Require Import Heaps HeapChecker Grundy HeapSound Boards BoardChecker BoardSound BoardGames.
From Verified Require Import Families FamilyNumbers FamilyChecker FamilyAccepted.
Import ListNotations.
Local Open Scope nat_scope.

(* Whenever the checker accepts, its forms define games, and of all games that they define it is true
   that each node's player wins its sum, in the play of the certificate, when its beginner begins; that each
   form that the checker holds to be canonical is in canonical form; and that its matrix tells how they compare:
   form i <= form j where it says so, else form i |> form j. *)
Theorem accepted_is_true : forall places r lines st,
  accepted places r lines = Some st ->
  (exists d, defines st d) /\
  forall d, defines st d ->
    (forall i n, PositiveMap.find i (nodes st) = Some n ->
     forall G, is_number (one st) (number (what n)) G ->
     wins (play st) (winner n) (beginner n) (sum (G :: map (signed d) (games (what n))))) /\
    (forall i, is_canonical st i = true -> canonical (d i)) /\
    (forall n m, matrix st = Some (n, m) -> forall i j b, entry m i j = Some b ->
     if b : bool then at_least Right (d i) (d j) else beyond Left (d i) (d j)).
Proof.
  intros places r lines st E; apply accepted_sound in E; split; [apply E |].
  intros d D; repeat split; [apply (said _ E d D) | apply (said_canonical _ E d D) | apply (said_matrix _ E d D)].
Qed.

(* Which games these are is determined, up to the names of the moves. *)
Theorem forms_are_determined : forall places r lines st d c,
  accepted places r lines = Some st -> defines st d -> defines st c ->
  forall n f, PositiveMap.find n (forms st) = Some f -> identical (d n) (c n).
Proof. intros places r lines st d c E; apply accepted_sound in E; now apply determined. Qed.

(* There is a game for each number, and it is in canonical form. *)
Theorem numbers_exist : forall e m, (0 <= e)%Z -> exists G, is_number (2 ^ e) m G.
Proof. intros e m E; destruct (number_exists e E m) as [G N]; eauto. Qed.

Theorem numbers_are_canonical : forall e m G, (0 <= e)%Z -> is_number (2 ^ e) m G -> canonical G.
Proof. intros e m G; apply number_canonical. Qed.

(* The program checks lines of stops beside those lines. Whenever it accepts, `accepted` does so without them, with
   the state of which the theorems above tell; and a form for which there is a line, if it is in canonical form, has
   the stops that the line gives it, and is equal to no number. It is printed of such a form, where both stops are
   x, that its mean is x and its temperature 0: no more is meant by that than this. *)
Theorem accepted_stops_are_true : forall places r lines st,
  accepted_any places r lines = Some st ->
  accepted places r (plain_lines lines) = Some (core st) /\
  forall d, defines (core st) d ->
    forall k w, PositiveMap.find k (stops_at st) = Some w ->
    let G := d (stops_of w) in
    canonical G ->
    stop (one (core st)) Left (left_stop w) G /\ stop (one (core st)) Right (right_stop w) G /\
    forall e m N, (0 <= e)%Z -> is_number (2 ^ e) m N -> ~ (at_least Left G N /\ at_least Right G N).
Proof.
  intros places r lines st E; apply accepted_any_sound in E; destruct E as [A [_ T]]; split; [exact A |].
  intros d D k w F G C; destruct (T d D k w F C) as [L [R N]]; repeat split; auto.
  intros e m H P M; now apply (equal_to_none G e m).
Qed.

(* A game has one left stop at most, and one right stop. *)
Theorem one_stop : forall e b x y G, (0 <= e)%Z -> stop (2 ^ e) b x G -> stop (2 ^ e) b y G -> x = y.
Proof. intros e b x y G E; now apply stop_unique. Qed.

(* Whenever the checker of heaps accepts, it is for the code of the certificate; there are heaps of this code;
   and of all heaps of it this is true: each sum that it holds is equal to the *v of its value, and is won by
   the other player than the one who begins if v is 0, else by who begins; and if it holds a period, the heaps
   have it from its first one on, it is the least that they have from anywhere on, and they have none from before
   that first one on, the heap of 0 set aside. *)
Theorem accepted_heaps_are_true : forall c m lines st,
  accepted_heaps c m lines = Some st ->
  heap_code st = c /\ (exists H, are_heaps c H) /\
  forall H, are_heaps c H ->
    (forall v sizes, In (v, sizes) (heap_sums st) ->
     equals (sum (map H sizes)) (star (N.to_nat v)) /\
     forall w, wins Normal w (if (v =? 0)%N then other w else w) (sum (map H sizes))) /\
    (forall p first, period st = Some (p, first) ->
     repeats H p first /\
     forall q n, (0 < q -> 1 <= n -> repeats H q n -> p <= q /\ first <= n)%N).
Proof.
  intros c m lines st E; apply accepted_heaps_sound in E; destruct E as [S <-].
  split; [reflexivity | split; [apply heaps_exist | intros H A; split]].
  - intros v sizes; now apply sum_true.
  - intros p first; now apply period_true.
Qed.

(* Which games these heaps are is determined, up to the names of the moves. *)
Theorem heaps_are_determined : forall c H K n, are_heaps c H -> are_heaps c K -> identical (H n) (K n).
Proof. intros c H K n A B; now apply heaps_determined with c. Qed.

(* Whenever the checker of boards accepts, it is for the rules, the columns and the play of the certificate, and each
   node's player wins its board when its beginner begins. *)
Theorem accepted_boards_are_true : forall g columns r lines st,
  accepted_boards g columns r lines = Some st ->
  board_rules st = g /\ board_columns st = columns /\ board_play st = r /\
  forall i n, PositiveMap.find i (board_nodes st) = Some n ->
  won (moves g columns) r (board_winner n) (board_beginner n) (squares n).
Proof.
  intros g columns r lines st E; apply accepted_boards_sound in E; destruct E as [<- [<- [<- T]]]; auto.
Qed.

(* Boards are games; who wins a board wins it as a game; and two players never win the same board when the same one begins. *)
Theorem boards_exist : forall g columns, exists B, are_boards (moves g columns) B.
Proof. exact BoardGames.boards_exist. Qed.

Theorem boards_are_games : forall m B r w b s, are_boards m B -> won m r w b s -> wins r w b (B s).
Proof. intros m B r w b s A W; now apply won_wins with m. Qed.

Theorem one_wins_a_board : forall m r w b s, won m r w b s -> ~ won m r (other w) b s.
Proof. exact never_both. Qed.

(* Whenever the checker of families accepts, it is for the unit of the certificate, and how often a letter halves; its
   forms define games; and of all games that they define this is true: for all values of its letters each node's player
   wins its sum when its beginner begins. *)
Theorem accepted_families_are_true : forall unit times lines st,
  accepted_families unit times lines = Some st ->
  units st = unit /\ often st = times /\
  (exists d, are_families unit times (families_of st) d) /\
  forall d, are_families unit times (families_of st) d ->
    forall i n, PositiveMap.find i (family_nodes st) = Some n ->
    forall a G, allowed a -> is_rational (rational_part unit times (amount (claimed n)) a) G ->
    wins Normal (family_winner n) (family_beginner n)
      (sum (G :: ups (up_part (amount (claimed n)) a) ++ map (part d) (parts (claimed n)))).
Proof.
  intros unit times lines st E; apply accepted_families_sound in E; destruct E as [S [<- <-]].
  split; [reflexivity | split; [reflexivity | split; [apply (there_are _ S) |]]].
  intros d D i n N a G; now apply family_node_true with i.
Qed.

(* There is a game for each rational number, and for one that is m / 2^k it is equal to that number. *)
Theorem rationals_exist : forall q, exists G, is_rational q G.
Proof. intros q; exists (rational q); apply rational_is. Qed.

Theorem rationals_are_numbers : forall k m G H,
  is_number (Zpos (pow2 k)) m G -> is_rational (m # pow2 k) H -> equals G H.
Proof.
  intros k m G H A B; assert (R : real (m # pow2 k) G) by (right; exists k, m; split; [exact A | reflexivity]).
  split; [apply (rational_equals _ G H R (or_introl B) Left) | apply (rational_equals _ G H R (or_introl B) Right)].
Qed.

(* Two players never win the same game when the same one begins. *)
Theorem one_wins : forall r w b G, wins r w b G -> ~ wins r (other w) b G.
Proof. exact never_both_wins. Qed.

(* A value has one canonical form at most. *)
Theorem canonical_form_is_unique : forall G H,
  canonical G -> canonical H -> at_least Left G H -> at_least Right G H -> identical G H.
Proof. intros G H C K L R; apply canonical_unique; auto; intros []; auto. Qed.
