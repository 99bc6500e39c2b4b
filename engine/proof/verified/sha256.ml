(* SHA-256 of a string, in hexadecimal digits (FIPS 180-4). *)

let primes count =
  let is_prime n =
    let rec go d = d * d > n || (n mod d <> 0 && go (d + 1)) in
    go 2
  in
  let rec go n found = if List.length found = count then List.rev found else go (n + 1) (if is_prime n then n :: found else found) in
  Array.of_list (go 2 [])

(* The first 32 bits behind the point of the root of n that has this degree. *)
let root_bits degree n =
  let shifted = Z.shift_left (Z.of_int n) (32 * degree) in
  Z.to_int (Z.logand (Z.root shifted degree) (Z.of_int 0xffffffff))

let constants = Array.map (root_bits 3) (primes 64)
let start = Array.map (root_bits 2) (primes 8)
let mask = 0xffffffff
let rotate x n = ((x lsr n) lor (x lsl (32 - n))) land mask

let padded text =
  let length = String.length text in
  let b = Bytes.make ((length + 72) / 64 * 64) '\000' in
  Bytes.blit_string text 0 b 0 length;
  Bytes.set b length '\128';
  Bytes.set_int64_be b (Bytes.length b - 8) (Int64.of_int (8 * length));
  b

let take_block h w b at =
  for i = 0 to 15 do
    w.(i) <- (Bytes.get_uint16_be b (at + (4 * i)) lsl 16) lor Bytes.get_uint16_be b (at + (4 * i) + 2)
  done;
  for i = 16 to 63 do
    let x = w.(i - 15) and y = w.(i - 2) in
    let s0 = rotate x 7 lxor rotate x 18 lxor (x lsr 3) and s1 = rotate y 17 lxor rotate y 19 lxor (y lsr 10) in
    w.(i) <- (w.(i - 16) + s0 + w.(i - 7) + s1) land mask
  done;
  let v = Array.copy h in
  for i = 0 to 63 do
    let a = v.(0) and e = v.(4) in
    let s1 = rotate e 6 lxor rotate e 11 lxor rotate e 25 and ch = e land v.(5) lxor (lnot e land mask land v.(6)) in
    let t1 = v.(7) + s1 + ch + constants.(i) + w.(i) in
    let s0 = rotate a 2 lxor rotate a 13 lxor rotate a 22 in
    let t2 = s0 + (a land v.(1) lxor (a land v.(2)) lxor (v.(1) land v.(2))) in
    Array.blit v 0 v 1 7;
    v.(4) <- (v.(4) + t1) land mask;
    v.(0) <- (t1 + t2) land mask
  done;
  Array.iteri (fun i x -> h.(i) <- (h.(i) + x) land mask) v

let hex text =
  let h = Array.copy start and w = Array.make 64 0 and b = padded text in
  for i = 0 to (Bytes.length b / 64) - 1 do
    take_block h w b (64 * i)
  done;
  String.concat "" (Array.to_list (Array.map (Printf.sprintf "%08x") h))
