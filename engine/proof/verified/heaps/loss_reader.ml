(* The lines of a certificate of heaps in play, one by one to the checker. Nothing here is believed, as in reader.ml. *)
open Checker
open Reader

let most_codes = 16
let most_heaps = 32
let sizes = 4096
let first = "gifthorse-boards 1 heaps "
let is_losses text = starts text first

let codes r =
  let rec go found =
    if List.length found = most_codes then refuse r "more than 16 codes";
    let found = Heap_reader.code r " \n" :: found in
    pass_blanks r;
    if current r = '\n' then List.rev found else go found
  in
  go []

(* Of each code up to a 0, as their places and sizes. *)
let heaps r count =
  let rec go place found =
    if place = count then found
    else match Heap_reader.integer r 0 (sizes - 1) with 0 -> go (place + 1) found | n -> go place ((place, n) :: found)
  in
  go 0 []

(* From the largest on; they may not be less than those of the line before, which stand in `last`. *)
let in_order r last heaps =
  let largest_first = List.sort (fun a b -> compare b a) heaps in
  if List.length heaps > most_heaps then refuse r "more than 32 heaps";
  if compare largest_first !last < 0 then refuse r "less than the heaps before";
  last := largest_first

let line count last r kind _ =
  let checked heaps =
    List.rev_map (fun (place, n) -> (Numbers.n_of place, Numbers.n_of n)) heaps
  in
  let some () =
    let heaps = heaps r count in
    in_order r last heaps;
    checked heaps
  in
  match kind with
  | 'm' ->
      last := [];
      LineMisere
  | 'w' -> LineWon (some ())
  | 'v' ->
      let value = Heap_reader.integer r 0 (sizes - 1) in
      let heaps = heaps r count in
      in_order r last (if value > 0 then (count - 1, value) :: heaps else heaps);
      LineBeside (Numbers.n_of value, checked heaps)
  | _ -> LineLost (kind = 's', some ())

(* The state after the last line: accepted. *)
let read text =
  let r = { text; at = String.length first; line = 1 } in
  let codes = codes r in
  lines r "#.mpswv" (line (List.length codes) (ref [])) take_loss (start_losses codes)
