(* The theorems in full. Of the other files, Play.v, Numbers.v, Meaning.v, Thermographs.v, Heaps.v, Boards.v and Families.v
   say what they speak of; `state` and `accepted` stand in Checker.v, `accepted_any` in WallsChecker.v, `heaps` and
   `accepted_heaps` in HeapChecker.v, `boards` and `accepted_boards` in BoardChecker.v, `losses` and `accepted_losses` in
   LossChecker.v, `families` and `accepted_families` in FamilyChecker.v. What claims say is in Claims.v; they are read in
   ClaimText.v and ClaimGrammar.v, printed in ClaimPrint.v, and held against a state in ClaimChecker.v, in the normal form of
   ClaimNormal.v, and in ClaimHeapChecker.v and ClaimBoards.v. *)
From Coq Require Import List ZArith QArith FSets.FMapPositive.
From Verified Require Import Play Numbers Positions NumberSums Identical Checker Meaning Canonical Unique Accepted.
From Verified Require Import Thermographs Walls WallsChecker WallsSound.
From Verified Require Import Claims ClaimText ClaimGrammar ClaimPrint ClaimChecker ClaimHeapChecker ClaimTrees ClaimValues ClaimSound ClaimHeapSound
  ClaimBoards ClaimReading.
From Verified Require Import Heaps HeapChecker Grundy HeapSound Boards BoardChecker BoardSound BoardGames.
From Verified Require Import LossChecker LossSound.
From Verified Require Import Families FamilyNumbers FamilyChecker FamilyAccepted Means Drawn.
Import ListNotations.
Local Open Scope nat_scope.

(* Whenever the checker accepts, it is for the units and the play of the certificate; its forms define games; and of
   all games that they define it is true that each node's player wins its sum when its beginner begins; that each
   form that the checker holds to be canonical is in canonical form; and that its matrix tells how they compare:
   form i <= form j where it says so, else form i |> form j. *)
Theorem accepted_is_true : forall places r lines st,
  accepted places r lines = Some st ->
  (0 <= places)%Z /\ one st = (2 ^ places)%Z /\ play st = r /\
  (exists d, defines st d) /\
  forall d, defines st d ->
    (forall i n, PositiveMap.find i (nodes st) = Some n ->
     forall G, is_number (one st) (number (what n)) G ->
     wins (play st) (winner n) (beginner n) (sum (G :: map (signed d) (games (what n))))) /\
    (forall i, is_canonical st i = true -> canonical (d i)) /\
    (forall n m, matrix st = Some (n, m) -> forall i j b, entry m i j = Some b ->
     if b : bool then at_least Right (d i) (d j) else beyond Left (d i) (d j)).
Proof.
  intros places r lines st E; destruct (accepted_start _ _ _ _ E) as [P [O R]]; apply accepted_sound in E.
  split; [exact P | split; [exact O | split; [exact R | split; [apply E |]]]].
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

(* The program checks lines of walls beside those lines. Whenever it accepts, `accepted` does so without them, with
   the state of which the theorems above tell; and a form for which there is a line, if it is in canonical form, is
   equal to no number; it has these walls at the temperature of the line, at 0 these stops; where the walls meet, that
   is its mean; and if one of them leans too, the temperature is its temperature. *)
Theorem accepted_walls_are_true : forall places r lines st,
  accepted_any places r lines = Some st ->
  accepted places r (plain_lines lines) = Some (core st) /\
  forall d, defines (core st) d ->
    forall k g, PositiveMap.find k (walls_at st) = Some g ->
    let G := d (graph_of g) in
    let q m := (m # Z.to_pos (one (core st)))%Q in
    let w p := q (stands_at (wall_of g p)) in
    canonical G ->
    (0 <= graph_at g)%Z /\
    (forall x N, value x N -> ~ (at_least Left G N /\ at_least Right G N)) /\
    walls G (q (graph_at g)) w /\
    (graph_at g = 0%Z -> forall b, stop b (w b) G) /\
    (meet g = true -> mean (w Left) G) /\
    (meet g = true -> a_wall_leans g = true -> temperature (q (graph_at g)) G).
Proof.
  intros places r lines st E; apply accepted_any_sound in E; destruct E as [A [S T]]; split; [exact A |].
  intros d D k g F G q w C; pose proof (T d D k g F C) as K; split; [apply K | split; [| exact (graph_tells _ _ _ K)]].
  intros x H V; apply (equal_to_none G x); auto; apply K.
Qed.

(* A game has one left stop at most, and one right stop; one pair of walls at each temperature; one mean; and one
   temperature. *)
Theorem one_stop : forall b x y G, stop b x G -> stop b y G -> x == y.
Proof. exact stop_once. Qed.

Theorem one_pair_of_walls : forall G t v w, (0 <= t)%Q -> walls G t v -> walls G t w -> forall p, v p == w p.
Proof. exact walls_once. Qed.

Theorem one_mean : forall x y G, mean x G -> mean y G -> x == y.
Proof. exact mean_once. Qed.

Theorem one_temperature : forall s t G, temperature s G -> temperature t G -> s == t.
Proof. exact temperature_once. Qed.

(* There are all of these where options are finitely many, as for all forms of a certificate. *)
Theorem thermographs_exist : forall G, short G -> canonical G ->
  (forall t, (0 <= t)%Q -> exists w, walls G t w) /\
  (exists x, mean x G) /\
  (~ a_number G -> exists t, temperature t G).
Proof. exact thermograph_exists. Qed.

Theorem forms_are_short : forall places r lines st d n f,
  accepted places r lines = Some st -> defines st d -> PositiveMap.find n (forms st) = Some f -> short (d n).
Proof. intros places r lines st d n f E; apply accepted_sound in E; now apply forms_short. Qed.

(* The mean is what its name says: n copies of a game and n times its mean differ by at most c, for all n. *)
Theorem mean_is_mean : forall x G, mean x G -> exists c, forall p n y N, value y N ->
  (towards p y + c < towards p (inject_Z (Z.of_nat n) * x))%Q -> at_least p (sum (repeat G n)) N.
Proof. exact mean_of_copies. Qed.

(* The mean of a sum is the sum of the means. *)
Theorem means_add : forall x y z G H K,
  mean x G -> mean y H -> mean z K -> equals (sum [G; H]) K -> (z == x + y)%Q.
Proof. exact means_sum. Qed.

(* Whenever the checker of heaps accepts, there are heaps under all codes, and of all that are this is true: each
   list of sums that it holds is equal, side by side, to the *v of its value, and is won by the other player than
   the one who begins if v is 0, else by who begins; and if it holds a period of the heaps under a code, they
   have it from its first one on, it is the least that they have from anywhere on, and they have none from before
   that first one on, the heap of 0 set aside. *)
Theorem accepted_heaps_are_true : forall c m lines st,
  accepted_heaps c m lines = Some st ->
  (exists H, forall c, are_heaps c (H c)) /\
  forall H, (forall c, are_heaps c (H c)) ->
    (forall v sums, In (v, sums) (sums_of st) ->
     equals (side_by_side H sums) (star (N.to_nat v)) /\
     forall w, wins Normal w (if (v =? 0)%N then other w else w) (side_by_side H sums)) /\
    (forall h p first, In h (heaps_of st) -> period h = Some (p, first) ->
     (0 < p)%N /\ (1 <= first)%N /\ repeats (H (heap_code h)) p first /\
     forall q n, (0 < q -> 1 <= n -> repeats (H (heap_code h)) q n -> p <= q /\ first <= n)%N).
Proof.
  intros c m lines st E; apply accepted_heaps_sound in E.
  split; [apply heaps_exist | intros H A; split].
  - intros v sums; now apply sums_true.
  - intros h p first I; apply period_true; auto; now apply (sound_under st).
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

(* Whenever the checker of heaps in play accepts, it is for the codes of the certificate, and of all heaps under them this
   is true: in the play that stands beside them, who begins loses those that are held to be lost, wins those that are held
   to be won, and loses those that are held to be lost beside *n with that beside them. *)
Theorem accepted_losses_are_true : forall codes lines st,
  accepted_losses codes lines = Some st ->
  loss_codes st = codes /\
  forall H, (forall c, are_heaps c (H c)) ->
    forall r v l, In (r, v, l) (told st) ->
    let G := sum (map (game_of H codes) l) in
    match v with
    | Lost => forall w, wins r w (other w) G
    | Won => forall w, wins r w w G
    | LostBeside n => forall w, wins r w (other w) (add (star (N.to_nat n)) G)
    end.
Proof.
  intros codes lines st E; split; [destruct heaps_exist as [H A]; now apply (accepted_losses_sound H A codes lines) |].
  intros H A r v l I; apply (accepted_losses_sound H A) in E; apply (sound_told _ _ _ E) in I; destruct v; exact I.
Qed.

(* There is one *n at most beside which who begins loses a game: that is its value, in either play. *)
Theorem one_value_in_play : forall r G u v,
  (forall w, wins r w (other w) (add (star u) G)) -> (forall w, wins r w (other w) (add (star v) G)) -> u = v.
Proof. exact one_value. Qed.

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

(* Whenever a certificate of games is accepted and shows a claim, as the program reads it, what the claim says is so, and
   what the program prints is read as this claim. *)
Theorem shown_claims_are_true : forall t c places r lines st,
  claim_of t = Some c -> accepted_any places r lines = Some st -> shows st c = true ->
  claim_holds c /\ claim_of (print_claim c) = Some c.
Proof.
  intros t c places r lines st R A S; apply accepted_any_sound in A; destruct A as [_ A].
  split; [exact (shows_true _ _ A S) | exact (claim_again _ _ R)].
Qed.

(* So it is of certificates of heaps, of heaps in play, and of boards. *)
Theorem shown_claims_of_heaps_are_true : forall t c rules m lines st,
  claim_of t = Some c -> accepted_heaps rules m lines = Some st -> heaps_show st c = true ->
  claim_holds c /\ claim_of (print_claim c) = Some c.
Proof.
  intros t c rules m lines st R A S; apply accepted_heaps_sound in A.
  split; [exact (heaps_show_true _ _ A S) | exact (claim_again _ _ R)].
Qed.

Theorem shown_claims_of_losses_are_true : forall t c codes lines st,
  claim_of t = Some c -> accepted_losses codes lines = Some st -> losses_show st c = true ->
  claim_holds c /\ claim_of (print_claim c) = Some c.
Proof.
  intros t c codes lines st R A S; split; [| exact (claim_again _ _ R)]; apply (losses_show_true st); [| exact S].
  intros H K; pose proof (accepted_losses_sound H K _ _ _ A) as O; rewrite (same_codes _ _ _ O); apply (sound_told _ _ _ O).
Qed.

Theorem shown_claims_of_boards_are_true : forall t c g columns r lines st,
  claim_of t = Some c -> accepted_boards g columns r lines = Some st -> boards_show st c = true ->
  claim_holds c /\ claim_of (print_claim c) = Some c.
Proof.
  intros t c g columns r lines st R A S; split; [| exact (claim_again _ _ R)]; apply (boards_show_true st); [| exact S].
  apply accepted_boards_sound in A; destruct A as [<- [<- [<- T]]]; exact T.
Qed.

(* What any claim prints is read as this claim. *)
Theorem claims_are_read_again : forall c, read_claim (print_claim c) = Some c.
Proof. exact read_again. Qed.

(* There are games for the sums of claims, and they are determined up to the names of moves. *)
Theorem sums_exist : forall s, exists G, Claims.is_sum s G.
Proof.
  intros s; destruct (lists_exist is_tree (trees_of s)) as [l L]; [intros t _; apply tree_exists |].
  exists (sum l), l; auto.
Qed.

Theorem games_are_determined : forall t G H, is_tree t G -> is_tree t H -> identical G H.
Proof. exact tree_determined. Qed.

(* What claims say of the canonical form of a sum they say of one game, up to the names of moves; and of one value of each
   kind. *)
Theorem one_canonical_form : forall G C C', canonical_form G C -> canonical_form G C' -> identical C C'.
Proof. exact canonical_form_once. Qed.

Theorem one_measure : forall f x y G, measures f x G -> measures f y G -> x == y.
Proof. exact measures_once. Qed.
