(* Prints what was proved, from the state of the checker alone, as engine/proof/telling/tell.c does. *)
open Checker

type teller = {
  state : state;
  out : Buffer.t;
  places : int;
  forms : form array; (* from 1 on *)
  walls : thermograph list array; (* of each form in order, until they are told *)
  lengths : int array;
  digests : Structure.found array Lazy.t;
  mutable room : int;
}

let longest = 4000
let told = 64
let most_room = 1 lsl 20
let write t = Buffer.add_string t.out

let number t m =
  let x = Numbers.big_of m in
  match Structure.lowest x t.places with Some x -> Structure.digits x | None -> Big.to_string x

let number_length places m =
  let x = Numbers.big_of m in
  String.length (Big.to_string x) + if places > 0 then 1 + (places / 3) + 1 else 0

let measure places forms =
  let lengths = Array.make (Array.length forms) 0 in
  for i = 1 to Array.length forms - 1 do
    let length =
      match forms.(i) with
      | Number m -> number_length places m
      | Options (l, r) ->
          let add sum p = if sum > longest then sum else sum + lengths.(Numbers.int_of p) + 1 in
          List.fold_left add (List.fold_left add 3 l) r
    in
    lengths.(i) <- min length (longest + 1)
  done;
  lengths

let rec write_text t i =
  match t.forms.(i) with
  | Number m -> write t (number t m)
  | Options (l, r) ->
      let side ps =
        List.iteri
          (fun k p ->
            if k > 0 then write t ",";
            write_text t (Numbers.int_of p))
          ps
      in
      write t "{";
      side l;
      write t "|";
      side r;
      write t "}"

let write_form t i =
  if t.lengths.(i) <= longest && t.lengths.(i) <= t.room then begin
    t.room <- t.room - t.lengths.(i);
    write_text t i
  end
  else Printf.bprintf t.out "(form %d, SHA-256 %s)" i (Lazy.force t.digests).(i).digest

let int_of_game = function Z0 -> 0 | Zpos p -> Numbers.int_of p | Zneg p -> -Numbers.int_of p
let is_positive = function Zpos _ -> true | _ -> false

let write_side t s right =
  let forms_left = match s.games with g :: _ -> is_positive g | [] -> false in
  let between = ref "" in
  List.iter
    (fun g ->
      if is_positive g <> right then begin
        write t !between;
        write_form t (abs (int_of_game g));
        between := " + "
      end)
    s.games;
  if s.number <> Z0 && (forms_left || not (is_positive s.number)) = right then begin
    write t !between;
    write t (number t (if right then Checker.Z.opp s.number else s.number))
  end
  else if !between = "" then write t "0"

let write_sum t s =
  List.iteri
    (fun i g ->
      write t (match (is_positive g, i) with true, 0 -> "" | true, _ -> " + " | false, 0 -> "-" | false, _ -> " - ");
      write_form t (abs (int_of_game g)))
    s.games;
  if s.games = [] then write t "0"

let relation = function
  | [ (Left, Left) ] -> "|>"
  | [ (Left, Right) ] -> ">="
  | [ (Right, Left) ] -> "<="
  | [ (Right, Right) ] -> "<|"
  | [ (Left, Left); (Left, Right) ] -> ">"
  | [ (Left, Right); (Right, Left) ] -> "="
  | [ (Right, Left); (Right, Right) ] -> "<"
  | [ (Left, Left); (Right, Right) ] -> "||"
  | _ -> assert false (* both would win *)

let outcome judgments =
  match relation judgments with
  | "|>" -> "Left wins, beginning,"
  | ">=" -> "Left wins, going second,"
  | "<=" -> "Right wins, going second,"
  | "<|" -> "Right wins, beginning,"
  | ">" -> "Left wins, whoever begins,"
  | "=" -> "Who begins loses"
  | "<" -> "Right wins, whoever begins,"
  | _ -> "Who begins wins"

(* What stands on the right. *)
type right = Number_alone | Canonical of positive | Another

let right t s =
  match (s.games, s.number) with
  | ([ Zneg n ] | Zneg n :: Zpos _ :: _), (Z0 | Zpos _) when is_canonical t.state n -> Canonical n
  | Zneg _ :: _, _ -> Another
  | _ -> Number_alone

(* Of a canonical form: its walls at a temperature, at 0 the stops. Where they meet is the mean; if one leans there, too,
   that is the temperature. *)
let tell_walls t g =
  let at = number t g.graph_at and left = number t g.left_wall.stands_at and right = number t g.right_wall.stands_at in
  let stops = Printf.sprintf "the left stop %s and the right stop %s, and is no number" left right in
  write_form t (Numbers.int_of g.graph_of);
  if meet g then begin
    Printf.bprintf t.out " has the mean %s" left;
    if a_wall_leans g then Printf.bprintf t.out " and the temperature %s" at;
    if g.graph_at = Z0 then write t (", " ^ stops)
  end
  else if g.graph_at = Z0 then write t (" has " ^ stops)
  else Printf.bprintf t.out " has at the temperature %s the left wall %s and the right wall %s" at left right;
  write t "\n"

let tell_sum t s judgments =
  if play t.state = Misere then begin
    write t (outcome judgments);
    write t " in misere play: ";
    write_sum t s;
    write t "\n"
  end
  else begin
    let relation = relation judgments in
    write_side t s false;
    Printf.bprintf t.out " %s " relation;
    write_side t s true;
    let right = if relation = "=" then right t s else Another in
    if right = Number_alone then write t ", a number";
    if right <> Another then write t ", which is canonical";
    write t "\n";
    match right with
    | Canonical n ->
        let i = Numbers.int_of n in
        List.iter (tell_walls t) t.walls.(i);
        t.walls.(i) <- []
    | _ -> ()
  end

(* Shown nodes of one sum that follow each other are told together. *)
let tell_nodes t shown =
  let rec go = function
    | [] -> ()
    | n :: rest ->
        let rec run judgments = function
          | m :: rest when m.what = n.what -> run ((m.winner, m.beginner) :: judgments) rest
          | rest -> (judgments, rest)
        in
        let judgments, rest = run [ (n.winner, n.beginner) ] rest in
        tell_sum t n.what (List.sort_uniq compare judgments);
        go rest
  in
  go shown

let tell_matrix t =
  match matrix t.state with
  | None -> ()
  | Some (past, m) ->
      let count = Numbers.int_of past - 1 in
      let is_at_most i j = Option.get (entry m (Numbers.positive_of i) (Numbers.positive_of j)) in
      let less = ref 0 and equal = ref 0 and greater = ref 0 and fuzzy = ref 0 in
      for i = 1 to count do
        for j = 1 to count do
          incr (match (is_at_most i j, is_at_most j i) with
            | true, false -> less
            | true, true -> equal
            | false, true -> greater
            | false, false -> fuzzy)
        done
      done;
      let digest i = (Lazy.force t.digests).(i + 1).Structure.digest ^ "\n" in
      Printf.bprintf t.out "%d comparisons of forms 1 to %d, SHA-256 %s: %d <, %d =, %d >, %d ||\n" (count * count)
        count
        (Sha256.hex (String.concat "" (List.init count digest)))
        !less !equal !greater !fuzzy

let read_forms state =
  let count = Numbers.int_of (form_count state) in
  let get i = match PositiveMap.find (Numbers.positive_of i) (forms state) with Some f -> f | None -> assert false in
  Array.init count (fun i -> if i = 0 then Number Z0 else get i)

let read_walls walled forms =
  let all = Array.make (Array.length forms) [] in
  for i = Numbers.int_of (walls_count walled) - 1 downto 1 do
    match PositiveMap.find (Numbers.positive_of i) (walls_at walled) with
    | None -> assert false
    | Some g ->
        let n = Numbers.int_of g.graph_of in
        all.(n) <- g :: all.(n)
  done;
  all

(* The lines that a certificate shows, and none if it shows nothing. *)
let told_of walled =
  let state = core walled in
  let forms = read_forms state and one = Numbers.big_of (one state) in
  let places = Big.numbits one - 1 in
  let refs = ref 0 and shown = ref [] in
  Array.iter (function Number _ -> () | Options (l, r) -> refs := !refs + List.length l + List.length r) forms;
  for i = Numbers.int_of (node_count state) - 1 downto 1 do
    match PositiveMap.find (Numbers.positive_of i) (nodes state) with
    | None -> assert false
    | Some n ->
        refs := !refs + List.length n.what.games;
        if n.shown then shown := n :: !shown
  done;
  let t =
    {
      state;
      walls = read_walls walled forms;
      out = Buffer.create 1000;
      places;
      forms;
      lengths = measure places forms;
      digests = lazy (Structure.all places forms);
      room = (told * (Array.length forms - 1 + !refs)) + most_room;
    }
  in
  tell_nodes t !shown;
  tell_matrix t;
  Buffer.contents t.out
