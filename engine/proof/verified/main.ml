(* gifthorse-verified: checks certificates of games, heaps, boards and families with the checker that is proved, and whether
   they show a claim. *)

let usage =
  "usage: gifthorse-verified FILE\n\
  \       gifthorse-verified CLAIM FILE\n\
  \       gifthorse-verified --claim CLAIMFILE FILE\n\
  \       gifthorse-verified --files FILE...\n\n\
   Checks a certificate, - is standard input, and prints what it proves; or whether it shows a claim, as\n\
   `{0|*} + 2.^ > 0`, which may be all of CLAIMFILE. Of --files each has a line before that, with its name and\n\
   `holds`, `shows nothing`, `refused`, `not covered`, or `unreadable`. Status 0: all hold, and show the claim; else of\n\
   the first that does not 1: it does not hold, or shows nothing, or not the claim; 2: it could not be read; 3: it has a\n\
   part that is not covered, or the claim is none of those that are.\n"

let most_bytes = 1 lsl 30

(* All of a channel, or one byte more than is taken. *)
let read channel =
  let text = Buffer.create 65536 and bytes = Bytes.create 65536 in
  let rec go () =
    let count = input channel bytes 0 65536 in
    Buffer.add_subbytes text bytes 0 count;
    if count > 0 && Buffer.length text <= most_bytes then go ()
  in
  go ();
  Buffer.contents text

let read_file path =
  if path = "-" then read stdin
  else
    let channel = open_in_bin path in
    Fun.protect ~finally:(fun () -> close_in channel) (fun () -> read channel)

(* What the certificate shows: accepted. *)
let all_told text =
  if Heap_reader.is_heaps text then Heap_tell.told_of (Heap_reader.read text)
  else if Loss_reader.is_losses text then Loss_tell.told_of (Loss_reader.read text)
  else if Board_reader.is_boards text then Board_tell.told_of (Board_reader.read text)
  else if Family_reader.is_families text then Family_tell.told_of (Family_reader.read text)
  else Tell.told_of (Reader.read text)

(* The claim, if the certificate shows it. *)
let told_of_claim claim text =
  let told = Claims.told_of claim in
  if Heap_reader.is_heaps text then told (Checker.heaps_show (Heap_reader.read text) claim)
  else if Loss_reader.is_losses text then told (Checker.losses_show (Loss_reader.read text) claim)
  else if Board_reader.is_boards text then told (Checker.boards_show (Board_reader.read text) claim)
  else if Reader.starts text "gifthorse-proof " then told (Checker.shows (Reader.read text) claim)
  else
    let _ = all_told text in
    ""

(* A name as it is printed, in one line, whatever is in it: a name must not look like something that is proved. *)
let shown path =
  let byte c = if c < ' ' || c = '\127' || c = '\\' then Printf.sprintf "\\x%02X" (Char.code c) else String.make 1 c in
  String.concat "" (List.map byte (List.of_seq (String.to_seq path)))

(* Of a file: the status, a word, what is told of it, and what is wrong; nothing is told where `lacks` is. *)
let judge told_of lacks path =
  let name = shown path in
  match read_file path with
  | exception Sys_error words -> (2, "unreadable", "", shown words)
  | text when String.length text > most_bytes -> (2, "unreadable", "", name ^ ": longer than 1 GiB")
  | text when String.contains text '\000' -> (2, "unreadable", "", name ^ ": Invalid or incomplete multibyte or wide character")
  | text -> (
      Steps.count := 0;
      match told_of text with
      | exception Reader.Refused (line, words) -> (1, "refused", "", Printf.sprintf "%s:%d: %s" name line words)
      | exception Reader.Not_covered (line, words) -> (3, "not covered", "", Printf.sprintf "%s:%d: not covered: %s" name line words)
      | exception Steps.Over -> (3, "not covered", "", name ^ ": not covered: over 2^32 steps")
      | exception (Stack_overflow | Out_of_memory) -> (3, "not covered", "", name ^ ": not covered: too large for the memory")
      | "" -> (1, "shows nothing", "", name ^ ": " ^ lacks)
      | told -> (0, "holds", told, ""))

let tell (status, _, words, error) =
  print_string words;
  if error <> "" then prerr_endline error;
  status

let tell_files paths =
  let tell_file status path =
    let ((found, word, _, _) as judged) = judge all_told "it shows nothing" path in
    Printf.printf "%s: %s\n" (shown path) word;
    ignore (tell judged);
    if status = 0 then found else status
  in
  List.fold_left tell_file 0 paths

let tell_claim claim path =
  match Claims.of_text claim with
  | exception (Claims.Not_covered | Stack_overflow) ->
      prerr_endline "gifthorse-verified: not covered: this claim";
      3
  | claim -> tell (judge (told_of_claim claim) "it is right, but does not show this claim" path)

let () =
  exit
    (match List.tl (Array.to_list Sys.argv) with
    | [ "--help" ] ->
        print_string usage;
        0
    | "--files" :: (_ :: _ as paths) -> tell_files paths
    | [ "--claim"; claims; path ] -> (
        match read_file claims with
        | exception Sys_error words ->
            prerr_endline (shown words);
            2
        | claim -> tell_claim claim path)
    | [ path ] when path <> "--claim" && path <> "--files" -> tell (judge all_told "it shows nothing" path)
    | [ claim; path ] when claim <> "--claim" -> tell_claim claim path
    | _ ->
        prerr_string usage;
        2)
