(* The checker as a program. *)
From Coq Require Import List ZArith FSets.FMapPositive Extraction ExtrOcamlBasic.
From Verified Require Import Play Numbers Checker.
Extraction Language OCaml.
Extraction "checker.ml" start take one play forms form_count nodes node_count is_canonical matrix entry PositiveMap.find.
