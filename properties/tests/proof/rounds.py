"""What `prove` writes is what `verify` and gifthorse-verify accept; and wrong uses of all three.

usage: rounds.py GIFTHORSE VERIFY. Speaks TAP.
"""

import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import forged
import tap

GIFTHORSE, VERIFY = map(os.path.abspath, sys.argv[1:3])
CHECKERS = {"gifthorse-verify": [VERIFY], "gifthorse verify": [GIFTHORSE, "verify"]}


def prove(*words):
    done = subprocess.run([GIFTHORSE, "prove", *words], capture_output=True, timeout=120)
    return done.returncode, done.stdout, done.stderr.decode()


def proves(claim, told, status=0, words=()):
    """The certificate is accepted, and what it tells matches."""
    got, certificate, err = prove(*words, "--", claim)
    verified, out, wrong = forged.verify([VERIFY], certificate)
    holds = got == status and verified == 0 and not wrong and re.fullmatch(told, out)
    return tap.ok(holds, f"{' '.join(words)} {claim[:60]}", f"status {got}, {verified}\n{out}{err}{wrong}")


HOLDING = {"=": "= >= <=", ">": "> >= |>", "<": "< <= <|", "||": "|| |> <|"}


def test_relations():
    """Of one pair for each order, the relations that hold; the others are refuted by what does."""
    for order, left in (("=", "{*|*}"), (">", "^"), ("<", "v"), ("||", "*")):
        for relation in ("=", ">", "<", "||", ">=", "<=", "|>", "<|"):
            claim = f"{left} {relation} +-1 - +-1"
            if relation in HOLDING[order].split():
                proves(claim, f".* {re.escape(relation)} .*\n")
            else:
                status, out, err = prove(claim)
                tap.ok(status == 1 and not out and "false" in err, f"is false: {claim}", err)
                proves(claim, f".* {re.escape(order)} .*\n", 1, ["--refute"])


def random_game(draw, depth):
    if depth == 0 or draw.random() < 0.2:
        return draw.choice(["0", "*", "1", "-2", "3/4", "-5/8", "^", "v2", "*3", "tiny(1)"])
    sides = [",".join(random_game(draw, depth - 1) for _ in range(draw.randrange(3))) for _ in "LR"]
    return f"{{{sides[0]}|{sides[1]}}}"


def test_values():
    """Stops, means, temperatures, and what is no number, of the canonical form; parts that are joined."""
    of = r"(.* = .*, which is canonical\n)"
    for claim, told in (
        ("lstop({2|-1}) = 2", r"\{2\|-1\} has the left stop 2 and the right stop -1, and is no number\n"),
        ("rstop(2 + +-3) < 0", r"\{5\|-1\} has the left stop 5 and the right stop -1, and is no number\n"),
        ("-1 = rstop({2|-1})", r"\{2\|-1\} has the left stop 2 .*\n"),
        ("temperature({3||2|0}) = 1", r".* has the mean 2 and the temperature 1\n"),
        ("mean({4||2|0,*}) = 5/2", r".* has the mean 5/2 and the temperature 3/2\n"),
        ("temperature({1/4|1/8}) = 1/16", r".* has the mean 3/16 and the temperature 1/16\n"),
        ("mean(^)", r".* has the mean 0 and the temperature 0, the left stop 0 and the right stop 0, and is no number\n"),
        ("not is_number(*)", r".* has the mean 0 and .*, and is no number\n"),
        ("temperature({{5|3}|{-3|-4,*}}) = 15/4", r".* has the mean 1/4 and the temperature 15/4\n"),
        ("is_number({-1,*|1})", ""),
        ("lstop({-1,*|1}) = 0", ""),
        ("canonical({0,*|*}) == ^", ""),
        ("number({1/2|})", ""),
    ):
        proves(claim, of + told)
    for claim, told in (
        ("canonical({0,*|*}) = {0,*|*}", r"(\{.*\}) = \1\n"),
        ("canonical(*) || v", ".*\n"),
        ("not ^ = 0 and * || 0", r"\{0\|\{0\|0\}\} > 0\n\{0\|0\} \|\| 0\n"),
        ("^ > 0 and not not lstop(*) = 0 and not mean(+-1) = 1", r".* > 0\n" + of + ".* the left stop 0 .*\n" + of + r".* has the mean 0 and the temperature 1\n"),
        ("lstop(*) = 0 and mean(+-1) = 0 and rstop(*) = 0", of + r"\{0\|0\} has .* the left stop 0 .*\n" + of + r".* has the mean 0 and the temperature 1\n" + of),
        ("not misere_outcome(*2) = P and misere_outcome(*) = P", r"Who begins wins .*\nWho begins loses .*\n"),
        ("not ^ >= *", r".* \|\| .*\n"),
        ("outcome(^) = L and R = outcome(v) and not outcome(*) = P", r".* > 0\n.* < 0\n.* \|\| 0\n"),
        ("outcome(1/2 - 1/2)", r".* = .*\n"),
        ("outcome(kayles(5)) = N", r"\.77: heap 5 = \*4, who begins wins\n"),
        ("outcome(kayles(5) + nim(4)) = P", r".* = \*0, who begins loses\n"),
        ("outcome(kayles(2) + 1)", r".* > -1\n"),
        ("outcome(domineering(2,2)) = N and not outcome(clobber(xo)) = P", r".* \|\| 0\n.* \|\| 0\n"),
        ("not outcome(domineering(2,2)) = P", r"domineering\(\.\./\.\.\) \|\| 0\n"),
        ("not grundy(kayles(7)) = 3", r"\.77: heap 7 = \*2, who begins wins\n"),
        ("not period(.77) = 13", r"\.77: values of heaps have the period 12, last exception 70\n"),
        ("not misere_grundy(kayles(5)) = 3", r"octal\(\.77, 5\) has the Grundy value 1 in misere play\n"),
        ("not not misere_outcome(kayles(5)) = N", r"Who begins wins in misere play: octal\(\.77, 5\)\n"),
        ("not genus(kayles(2)) = 3^2", r"(octal.*\n)+"),
        ("not w > w", r"F1 = .*\nF1 - F1 = 0\n"),
        ("not w = 3", r"F1 = .*\nF1 > 3\n"),
        ("7/8 - 3/4 = 1/8 and 1 > 0", r".* = .*\n\{0\|\} > 0\n"),
    ):
        proves(claim, told)
    for claim in ("lstop(*) = 1", "not * || 0", "is_number(*)", "not is_number(1/2)", "canonical({0,*|*}) == *", "mean(*) = 0 and mean(+-1) = 1", "not misere_outcome(*) = P", "outcome(^) = N", "not outcome(1) = L", "outcome(kayles(5)) = P", "outcome(nim(2,2)) = L", "not grundy(kayles(7)) = 2", "not period(.77) = 12", "not outcome(domineering(2,2)) = N", "not misere_outcome(kayles(5)) = N", "not misere_grundy(kayles(5)) = 1", "not genus(kayles(2)) = 2^2", "not w > 3"):
        status, out, err = prove(claim)
        tap.ok(status == 1 and not out and "false" in err, f"is false: {claim}", err)
    proves("mean(*) = 1 and mean(+-1) = 1", of + r".* mean 0 .*\n" + of + r".* mean 0 and the temperature 1\n", 1, ["--refute"])


def test_thermographs():
    """Of random games, beside what the engine says."""
    draw = random.Random(5)
    for _ in range(12):
        game = random_game(draw, 3)
        said = subprocess.run([GIFTHORSE, "eval", game], capture_output=True, timeout=60).stdout.decode()
        mean, temperature = (re.search(rf"(?m)^{word} +(\S+)$", said) for word in ("mean", "temperature"))
        if mean and temperature:
            proves(f"mean({game})", rf".*\n.* has the mean {mean[1]} and the temperature {temperature[1]}(, .*)?\n")


def alpha(prime, text, excess, kappa):
    return f"alpha_{prime} = {text}, excess {excess}: the least ordinal that is the nim power {prime} of none below {kappa}, and that power of {kappa}\n"


def test_alphas():
    """Of odd primes, with those that they take; what is told of the last one is what the engine says."""
    for claim, *lines in (
        ("nim_alpha(3) = 2", alpha(3, "2", 0, "w")),
        ("excess(5) = 0", alpha(5, "4", 0, "w^w")),
        ("not excess(43) = 2", alpha(3, "2", 0, "w"), alpha(7, "w + 1", 1, "w^w^2"), alpha(43, "w^w^2 + 1", 1, "w^w^12")),
        ("excess(19) - excess(13) = 4", alpha(3, "2", 0, "w"), alpha(13, "w + 4", 0, "w^w^4"), alpha(19, "w^3 + 4", 4, "w^w^6")),
    ):
        proves(claim, re.escape("".join(lines)))
    for prime in (11, 29, 61, 71, 101):
        said = subprocess.run([GIFTHORSE, "eval", f"nim_alpha({prime})"], capture_output=True, timeout=60).stdout.decode()
        proves(f"nim_alpha({prime})", r"(.*\n)*alpha_" + re.escape(f"{prime} = {re.search('ordinal +(.*)', said)[1]}, ") + ".*\n")
    for claim in ("excess(43) = 2", "nim_alpha(7) = w", "not nim_alpha(3) = 2"):
        status, out, err = prove(claim)
        tap.ok(status == 1 and not out and "false" in err, f"is false: {claim}", err)
    for claim, words in (
        ("excess(9)", "prove: expected odd primes below 2^32"),
        ("excess(2)", "prove: expected odd primes below 2^32"),
        ("excess(47)", "prove: alpha_47 takes a field of more than 2^1024 elements, which no certificate has"),
        ("excess(719)", "prove: alpha_719 takes alpha_179, and alpha_179 takes a field of more than 2^1024 elements, which no certificate has"),
        ("excess(769)", "prove: alpha_769 takes finite nimbers of more than 64 bits, which no certificate has"),
        ("nim_multiply(w, nim_multiply(w, w)) = 2", "or nim_alpha and excess of odd primes"),
    ):
        status, out, err = prove(claim)
        tap.ok(status == 2 and not out and words in err, f"is refused: {claim}", err)


def test_long_games():
    """Games that need not be short."""
    for claim, told in (
        ("w > 3", "F1 > 3"),
        ("w - w = 0", "F1 - F1 = 0"),
        ("w + * - w = *", "F1 + F2 - F1 - F2 = 0"),
        ("w.3 > 2.w + 5", "3.F1 > 2.F1 + 5"),
        ("w + * + {2|-1} > 7/2", "F1 + F2 + F3 > 7/2"),
        ("w + tiny(1) > -1/2", "F1 + F3 + 1/2 > 0"),
        ("5/4 || {Z|Z}", "5/4 || F1"),
        ("{Z|Z} + {Z|Z} = 0", "2.F1 = 0"),
        ("{N.^|N.^} || ^", r"F1 \|\| F3"),
        ("{N.^|N.^} || 2.^", r"F1 \|\| 2.\^"),
        ("w > 2.^", "F1 > 2.F3"),
        ("w + 3.* = * + w", "F1 + 3.F2 = F2 + F1"),
        ("0 < 2.w", "0 < 2.F1"),
    ):
        proves(claim, r"(F\d = .*\n)+" + (told if "|| F" not in told else r"(5/4 \|\| F1|F1 \|\| 5/4)").replace("+", r"\+") + "\n")
    for claim in ("w = 3", "w || *", "{Z|Z} = 0"):
        status, out, err = prove(claim)
        tap.ok(status == 1 and not out and "false" in err, f"is false: {claim}", err)
    proves("w = 3", r"F1 = .*\nF1 > 3\n", 1, ["--refute"])
    for claim, pattern in (("w^2 > w", r"column 1: no certificate has 'w\^2'"), ("w times 2 = 2.w", "no certificate has 'w times 2'"), ("21.w > 0", "no certificate has '21.w'"), ("{Z|Z} + w > 3", "few replies are tried"), ("w > 1/" + str(2**40), "too large for a certificate")):
        refuses(f"prove: {claim[:20]}", [GIFTHORSE, "prove", claim], pattern)


def test_boards():
    """Who wins a board, in both plays; and what is not so is refuted."""
    for board in ("domineering(4,4)", "domineering(4,5)", "clobber(3,4)", "toads(TTT.FFF)", "snort(3,3)", "col(3,3)", "col(.L./R#.)", "cutcake(3,4)", "cutcake(1,5+3,2+2,2)", "cutcake(1,1)", "domineering(#.#/...)", "clobber(....)"):
        for word in "outcome", "misere_outcome":
            claim = f"{word}({board})"
            held = subprocess.run([GIFTHORSE, "eval", "--limit", "forms=2000000", claim], capture_output=True, text=True, check=True).stdout.split()[1]
            status, certificate, _ = prove(f"{claim} = {held}")
            verified, out, wrong = forged.verify([VERIFY], certificate)
            told = {"N": "|| 0", "P": "= 0", "L": "> 0", "R": "< 0"}[held] if word == "outcome" else board.split("(")[0]
            tap.ok(status == verified == 0 and told in out and (word == "outcome" or "misere" in out), f"{claim} = {held}", out + wrong)
            other = "N" if held != "N" else "P"
            status, out, err = prove(f"{claim} = {other}")
            tap.ok(status == 1 and not out and "this is false; --refute" in err, f"{claim} is not {other}", err)
            status, out, err = prove("--refute", f"{claim} = {other}")
            tap.ok(status == 1 and out == certificate and "is certified" in err, f"{claim} = {other} is refuted", err)
    for words, expected in (
        (["outcome(domineering(4,9))"], "column 21: expected rows,columns"),
        (["outcome(cutcake(9,1))"], "column 17: expected pieces, rows,columns"),
        (["outcome(clobber(xo)) = X"], "column 24: 'X' is a game, expected an outcome"),
        (["--limit", "steps=1000", "outcome(domineering(5,5))"], "more than 1000 positions"),
    ):
        status, out, err = prove(*words)
        tap.ok(status == 2 and not out and expected in err, words[-1], err)


def test_small_numbers():
    """They are played, not added up."""
    proves("1/2 + 1/2 = 1", r"{0\|{0\|}} \+ {0\|{0\|}} = {0\|}\n")
    proves("{0|1}", r"{0\|{0\|}} = {0\|{0\|}}, which is canonical\n")
    proves("^ - {1|*}", r".*, which is canonical\n")
    proves("-domineering(2,3) + 1 - ^", r".*, which is canonical\n")
    proves("-1 < 0", r"0 < {0\|}\n|{\|0} < 0\n")


def test_canonical():
    draw = random.Random(6)
    for _ in range(40):
        proves(random_game(draw, 3), "(.* = .*, which is canonical\n)")
    for position in ("domineering(3,3)", "clobber(xox/oxo)", "snort(2,3)", "toads(TT..FF)", "hack(LRRLRL)", "domineering(4,4)"):
        proves(position, "(.* = .*, which is canonical\n)")


def test_sums():
    draw = random.Random(7)
    for _ in range(20):
        games = [random_game(draw, 2) for _ in range(draw.randrange(2, 5))]
        proves(" + ".join(games) + f" - ({games[0]}) = " + " + ".join(games[1:]), ".*=.*\n")
    proves("40.^ + * > 0", ".* > 0\n")
    proves("300.tiny(2) > 0", ".* > 0\n")
    proves("-miny(game(3)) > 0", ".* > 0\n|0 > .*\n")


def test_numbers():
    """Around 2^63 and 2^64, and what the kernel has room for: 2^100 units of 1/2^60."""
    for n in (2**31, 2**32, 2**63 - 1, 2**63, 2**63 + 1, 2**64, 2**99):
        proves(f"{{{n}|0}} > -1", ".* > -1\n")
        proves(f"{n} + * |> {n}", ".*\n")
        proves(f"{{{n}|{-n}}} = {{{n}|{-n}}}", ".*\n")
        proves(f"{{{n}|0}}", "(.* = .*, which is canonical\n)")
    for k in (1, 31, 32, 59, 60):
        proves(f"1/{2**k} + * > 0", ".*\n")
        proves(f"{{{2**k - 1}/{2**k}|*}} + ^ > 0", ".*\n")
        proves(f"{{1/{2**k}|0}}", "(.* = .*, which is canonical\n)")
    for claim in (f"1/{2**61} > 0", f"{2**100} + * |> {2**100 - 1}", f"-{2**100} + * <| 0", f"{2**40} + 1/{2**60} + * > 0"):
        status, out, err = prove("--", claim)
        tap.ok(status == 2 and not out and "too large" in err, f"there is no room for {claim[:60]}", err)


def test_days():
    for day, forms in ((0, 1), (1, 4), (2, 22), (3, 1474)):
        status, certificate, err = prove("--day", str(day))
        for name, checker in CHECKERS.items():
            verified, out, wrong = forged.verify(checker, certificate)
            tap.ok(status == verified == 0 and out.startswith(f"{forms**2} comparisons of forms 1 to {forms}, SHA-256 "), f"day {day}, {name}", out + err + wrong)


def test_periods():
    """Published ones, of codes of all kinds; .16 and .56 from half a million values and more."""
    for code, period, last in ((".77", 12, 70), (".137", 34, 51), (".177", 20, 496), (".127", 4, 46577), (".07", 34, 52), (".16", 149459, 105350), (".56", 144, 326639)):
        proves(f"period({code}) = {period}", f"\\{code}: values of heaps have the period {period}, last exception {last}\n")
    proves("period(.3)", r"\.3: values of heaps have the period 2, no exception\n")
    proves(" period ( 0.77000 )=12 ", r"\.77: .* period 12, last exception 70\n")
    proves("period(.0)", r"\.0: .* period 1, no exception\n")
    for claimed in (1, 6, 24, 0):
        status, out, err = prove(f"period(.77) = {claimed}")
        tap.ok(status == 1 and not out and "this is false, it is 12; --refute certifies that" in err, f"the period of .77 is not {claimed}", err)
        proves(f"period(.77) = {claimed}", r"\.77: .* period 12, last exception 70\n", 1, ["--refute"])


def values(places, count, first=0):
    """By the definition, as fast as it is."""
    found = []
    for n in range(count):
        options = set()
        for taken, digit in enumerate([first, *places][: n + 1]):
            rest = n - taken
            options |= {0} if digit & 1 and rest == 0 else set()
            options |= {found[rest]} if digit & 2 and rest else set()
            options |= {found[a] ^ found[rest - a] for a in range(1, rest // 2 + 1)} if digit & 4 else set()
        found.append(next(v for v in range(n + 2) if v not in options))
    return found


def test_heaps():
    """What is known of single heaps and of sums, far beyond the values that are found too."""
    for code, places, first in ((".77", [7, 7], 0), (".6", [6], 0), (".106", [1, 0, 6], 0), ("4.7", [7], 4), (".007", [0, 0, 7], 0)):
        of = values(places, 300, first)
        for n in (1, 2, 99, 298, 299):
            proves(f"grundy(octal({code}, {n})) = {of[n]}", f"(.* period .*\n)?\\{code}: heap {n} = \\*{of[n]}, who begins {'wins' if of[n] else 'loses'}\n".replace("\\4", "4"))
        proves(f"grundy(octal({code}, 299, 17, 299, 100)) = {of[17] ^ of[100]}", r"(.* period .*\n)?.*: heaps 299 \+ 17 \+ 299 \+ 100 = .*\n")
        wrong = of[299] + 1
        status, out, err = prove(f"grundy(octal({code}, 299)) = {wrong}")
        tap.ok(status == 1 and not out and f"it is {of[299]}; --refute" in err, f"heap 299 of {code} is not {wrong}", err)
    kayles = values([7, 7], 300)
    far = 10**18
    proves(f"grundy(octal(.77, {far}))", f".*\n.77: heap {far} = \\*{kayles[200 + (far - 200) % 12]}, .*\n")
    proves("grundy(octal(.3..., 500, 1)) = 501", r"\.3\.\.\.: heaps 500 \+ 1 = \*501, .*\n")
    proves("grundy(octal(.6, 20000))", r"\.6: heap 20000 = .*\n")
    for position, code, told in (("kayles(5, 1)", ".77", "heaps 5 + 1 = *5"), ("nim(3,5)", ".3...", "heaps 3 + 5 = *6"), ("dawsonschess(10)", ".137", "heap 10 = *3"), ("subtraction(1, 2 ; 7)", ".33", "heap 7 = *1"), ("grundysgame(50)", "grundysgame", "heap 50 = *0"), ("grundysgame(20000, 5)", "grundysgame", "heaps 20000 + 5 = *115"), ("octal(.77, 0, 5, 0)", ".77", "heap 5 = *4"), ("kayles(0)", ".77", "no heap = *0"), ("officers( 7 )", ".6", "heap 7 = *3")):
        proves(f"grundy({position})", f"{re.escape(code)}: {re.escape(told)}, .*\n")
    proves(f"grundy(octal(.77{', 5' * 999}, 5)) = 0", r"\.77: heaps 5 .* = \*0, who begins loses\n")
    proves("grundy(kayles(12) + grundysgame(9) + subtraction(1,2; 7)) = 4", r"\.77: heap 12 \+ grundysgame: heap 9 \+ \.33: heap 7 = \*4, who begins wins\n")
    proves("grundy(kayles(100, 7) + octal(.6, 50) + kayles(100, 7) + octal(.6, 50))", r"\.77: .* \+ \.6: heap 50 \+ \.77: heaps 100 \+ 7 \+ \.6: heap 50 = \*0, who begins loses\n")
    proves(f"grundy({' + '.join(['nim(3)'] * 20)}) = 0", r"(\.3\.\.\.: heap 3 \+ ){19}\.3\.\.\.: heap 3 = \*0, who begins loses\n")


# ---- wrong uses ----------------------------------------------------------------------------------


def refuses(name, words, pattern, **more):
    done = subprocess.run(words, capture_output=True, timeout=60, **more)
    err = done.stderr.decode()
    tap.ok(done.returncode == 2 and not done.stdout and re.search(pattern, err), name, f"status {done.returncode}\n{err}")


def test_prove():
    refused = [GIFTHORSE, "prove"]
    relation = "expected relations between sums of games without variables"
    computed = r"{}.* is computed, and no certificate shows how"
    for name, words, pattern in (
        ("no claim", [], "expected one claim"),
        ("two claims", ["0", "0"], "expected one claim"),
        ("a claim and a day", ["--day", "1", "0"], "expected one claim, or --day alone"),
        ("a day of 4", ["--day", "4"], "expected a number from 0 to 3"),
        ("no such option", ["--all", "0"], "no option"),
        ("an error in the claim", ["{0|"], "line 1, column"),
        ("a variable", ["G = G"], relation),
        ("a truth", ["true"], relation),
        ("one of two parts", ["0 = 0 and birthday(*) = 1"], relation),
        ("two that one or the other is true of", ["0 = 0 or * = 0"], relation),
        ("21 parts", [" and ".join(["* || 0"] * 21)], "at most 20 parts"),
        ("normal and misere play", ["* || 0 and misere_outcome(*) = P"], "take a certificate each"),
        ("numbers and a thermograph", ["1/2 + 1/2 = 1 and mean(*) = 0"], "take a certificate each"),
        ("outcomes in normal and misere play", ["outcome(*) = N and misere_outcome(*) = P"], "take a certificate each"),
        ("a birthday", ["birthday(0)"], computed.format(r"column 1: 'birthday\(0\)'")),
        ("two outcomes", ["outcome(*) = outcome(1)"], relation),
        ("the outcome of a mean", ["outcome(mean(*)) = P"], computed.format(r"column 9: 'mean\(\*\)'")),
        ("a mean within", ["mean({1|0}) + 1 = 3/2"], computed.format(r"column 1: 'mean\(\{1\|0\}\)'")),
        ("two temperatures", ["temperature(+-1) = temperature({1|-1})"], computed.format("column 20: 'temperature")),
        ("the temperature of a number", ["temperature(1)"], "temperature\\(1\\) is none"),
        ("a number that is none", ["number(*)"], "number\\(\\*\\) is none"),
        ("the number that a number is", ["number(2) = 2"], "numbers alone are their own stops"),
        ("whether a number is one", ["is_number(1)"], "numbers alone are their own stops"),
        ("a stop of numbers", ["lstop(1 + 1) = 2"], "numbers alone are their own stops"),
        ("what is false of a number", ["--refute", "mean(2) = 3"], "numbers alone are their own stops"),
        ("a product of integers", ["2 times 3 = 6"], computed.format("column 1: '2 times 3'")),
        ("a product", ["multiply(2, 3) = 6"], computed.format("column 1: 'multiply")),
        ("an atomic weight", ["atomic_weight(^)"], computed.format("column 1: 'atomic_weight")),
        ("what was simplified", ["{1|0} + {canonical(^)|} > 0"], computed.format("column 10: 'canonical")),
        ("a mate", ["misere_outcome(* + mate(*))"], computed.format("column 20: 'mate")),
        ("a size that is computed", ["nim(birthday(*)) = *"], computed.format("column 5: 'birthday")),
        ("a quantifier", ["all left X of 1: X = 0"], relation),
        ("a limit passed", ["--limit", "forms=10", "*20 + *20 = 0"], "too large: more than 10 forms"),
        ("a period that does not show", ["--heaps", "155", "period(.77)"], "more than 155 values of heaps; --heaps finds more"),
        ("a heap that is too far", ["--heaps", "1000", "grundy(octal(.6, 1000))"], "more than 1000 values of heaps"),
        ("a heap that is too far without end", ["grundy(octal(.3..., 2000000))", "--heaps", "500"], "more than 500 values of heaps"),
        ("a digit of 8", ["period(.78)"], "column 8: expected a code with digits up to 7"),
        ("three heaps", ["grundy(octal(.8, 5))"], "expected a code with digits up to 7, or grundysgame"),
        ("a period without end", ["period(.77...)"], "periods are known of finite octal codes only"),
        ("no code", ["period()"], "column 8: expected a point"),
        ("two codes", ["period(.7, .6)"], r"expected '\)'"),
        ("a name for a period", ["period(.7) = kayles"], "expected an integer from 0 to 10\\^18"),
        ("a period and more", ["period(.7) = 4 and true"], "expected the end"),
        ("two periods", ["period(.7) = 2 and period(.6) = 5"], "expected the end: heaps take a certificate each"),
        ("the opposite of no claim", ["not grundy(kayles(3))"], "column 22: expected '='"),
        ("the opposite of a board", ["not outcome(domineering(2,2))"], "is an outcome, expected a formula"),
        ("another relation", ["period(.7) > 4"], "expected '=' or the end"),
        ("no heap", ["grundy(octal(.7)) = 0"], "column 16: expected ','"),
        ("no amounts", ["grundy(subtraction(; 7)) = 0"], "expected an amount from 1 to 60"),
        ("a comma for a semicolon", ["grundy(subtraction(1,2,7)) = 0"], "column 25: expected ';'"),
        ("a position and half of one", ["grundy(kayles(7) + ) = 0"], "column 20: expected the name of a heap game"),
        ("a position less another", ["grundy(kayles(7) - kayles(7)) = 0"], r"column 18: expected '\)'"),
        ("21 positions", [f"grundy({' + '.join(['kayles(1)'] * 21)}) = 1"], "expected at most 20 positions"),
        ("1,001 heaps under two codes", [f"grundy(kayles(1{', 1' * 499}) + nim(1{', 1' * 500})) = 1"], "expected at most 1,000 heaps"),
        ("a heap beyond 10^18", [f"grundy(octal(.7, {10**18 + 1}))"], "expected an integer from 0 to 10\\^18"),
        ("1,001 heaps", [f"grundy(octal(.7{', 1' * 1001}))"], "at most 1,000 heaps"),
        ("one parenthesis", ["grundy(octal(.7, 5) = 0"], r"expected '\)'"),
        ("no heaps", ["--heaps", "0", "period(.7)"], "expected a number from 1 to 16777216"),
        ("more games than 1,000", ["1001.^ > 0"], "too large for a certificate"),
        ("walls of a game with more options than 1,000", ["mean({" + ",".join(f"+-{i}" for i in range(1, 1002)) + "|-2000})"], "too large for a certificate"),
        ("more games than 1,000 on both sides", ["600.^ > 600.v"], "too large for a certificate"),
        ("more games than 1,000 on the right", ["0 < 1001.^"], "too large for a certificate"),
    ):
        refuses(f"prove: {name}", refused + words, pattern)


def test_verify():
    good = b"gifthorse-proof 2 0 n\ns L R 0 0\n.\n"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "proof")
        with open(path, "wb") as file:
            file.write(good)
        for name, checker in CHECKERS.items():
            refuses(f"{name}: no such file", checker + [path + "s"], f"{path}s: No such file or directory")
            refuses(f"{name}: a folder", checker + [folder], f"{folder}: Is a directory")
            refuses(f"{name}: three words", checker + [path, path, path], "usage: gifthorse-verify|expected a claim and one file")
            refuses(f"{name}: a name that is too long", checker + ["p" * 5000], "File name too long")
            for at in (0, 10, len(good)):
                refuses(f"{name}: a byte of 0 at {at}", checker, "-: ", input=good[:at] + b"\0" + good[at:])
            for words, text in (([path], b""), (["-"], good), ([], good)):
                status, out, err = forged.verify(checker, text, *words)
                tap.ok((status, out, err) == (0, "0 >= 0\n", ""), f"{name}: a file is read, {len(words)} {len(text)}", err)
            status, out, err = forged.verify(checker, b"gifthorse-proof 2 0 n\n.\n")
            tap.ok((status, out, err) == (1, "", "-: it shows nothing\n"), f"{name}: nothing shown", err)
            status, out, err = forged.verify(checker, b"", "--help")
            tap.ok(status == 0 and out.startswith("usage: ") and not err, f"{name}: help", err)
            with open("/dev/full", "w") as full:
                done = subprocess.run(checker + [path], stdout=full, stderr=subprocess.PIPE, timeout=60)
            tap.ok(done.returncode == 2 and b"could not be printed" in done.stderr, f"{name}: the output is full", done.stderr)


def test_endless():
    """The longest text, of bytes that it must not have, is read; one that never ends is not."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "proof")
        with open(path, "wb") as file:
            file.truncate(2**30)
        refuses("gifthorse-verify: 1 GiB of 0", [VERIFY, path], f"{path}: (?!longer)")
    for name, checker in CHECKERS.items():
        with open("/dev/zero", "rb") as zeros:
            refuses(f"{name}: a text that does not end", checker, "-: longer than 1 GiB\n", stdin=zeros)


test_relations()
test_small_numbers()
test_canonical()
test_sums()
test_numbers()
test_days()
test_periods()
test_heaps()
test_prove()
test_verify()
test_endless()
test_boards()
test_values()
test_alphas()
test_long_games()
test_thermographs()
tap.done()
