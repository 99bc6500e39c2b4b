(* Integers of zarith, whose name the checker hides. *)
include Z
