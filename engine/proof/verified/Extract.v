(* The checker as a program. *)
From Coq Require Import List ZArith FSets.FMapPositive Extraction ExtrOcamlBasic.
From Verified Require Import Play Numbers Checker WallsChecker Heaps HeapChecker Boards BoardChecker LossChecker Families FamilyChecker.
From Verified Require Import Claims ClaimText ClaimGrammar ClaimPrint ClaimChecker ClaimHeapChecker ClaimBoards.
Extraction Language OCaml.
Extract Inlined Constant looked => "Steps.looked".
Extract Inlined Constant passed => "Steps.passed".
Extract Inlined Constant moved => "Steps.moved".
Extraction "checker.ml"
  start_any take_any core walls_at walls_count meet a_wall_leans one play forms form_count nodes node_count is_canonical matrix entry PositiveMap.find
  start_heap_games take_heaps heaps_now heap_code heap_count period heaps_of sums_of
  start_boards take_board board_rules board_columns board_play board_nodes board_count
  start_losses take_loss loss_codes told
  start_families take_family good units often families_of family_count family_nodes family_node_count
  claim_of shows heaps_show losses_show boards_show print_claim.
