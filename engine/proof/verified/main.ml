(* gifthorse-verified: checks certificates of games, heaps, boards and families with the checker that is proved. *)

let usage =
  "usage: gifthorse-verified FILE...\n\n\
   Checks certificates, - is standard input, and prints what they prove. Of several files each has a line\n\
   before that, with its name and `holds`, `shows nothing`, `refused`, `not covered`, or `unreadable`. Status 0:\n\
   all hold; else of the first that does not 1: it does not hold, or shows nothing; 2: it could not be read;\n\
   3: it has a part that is not covered.\n"

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
let told_of text =
  if Heap_reader.is_heaps text then Heap_tell.told_of (Heap_reader.read text)
  else if Loss_reader.is_losses text then Loss_tell.told_of (Loss_reader.read text)
  else if Board_reader.is_boards text then Board_tell.told_of (Board_reader.read text)
  else if Family_reader.is_families text then Family_tell.told_of (Family_reader.read text)
  else Tell.told_of (Reader.read text)

(* A name as it is printed, in one line, whatever is in it: a name must not look like something that is proved. *)
let shown path =
  let byte c = if c < ' ' || c = '\127' || c = '\\' then Printf.sprintf "\\x%02X" (Char.code c) else String.make 1 c in
  String.concat "" (List.map byte (List.of_seq (String.to_seq path)))

let judge path =
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
      | "" -> (1, "shows nothing", "", name ^ ": it shows nothing")
      | told -> (0, "holds", told, ""))

let () =
  match List.tl (Array.to_list Sys.argv) with
  | [] ->
      prerr_string usage;
      exit 2
  | [ "--help" ] -> print_string usage
  | paths ->
      let tell status path =
        let found, word, told, error = judge path in
        if List.length paths > 1 then Printf.printf "%s: %s\n" (shown path) word;
        print_string told;
        if error <> "" then prerr_endline error;
        if status = 0 then found else status
      in
      exit (List.fold_left tell 0 paths)
