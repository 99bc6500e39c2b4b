"""The certificates that checkers are compared on, and mutants of them."""

import pathlib
import re
import subprocess

import forged

CLAIMS = (
    "2.^ + * > 0", "domineering(3,3)", "col(2,3) = 0", "cutcake(2,5) = 1", "domineering(2,4) - 1/2 + *", "{1,*|*}", "+-{2|0} || 0", "7/8 - 3/4 = 1/8", "clobber(xoxo)", "toads(TT.FF)",
    "misere_outcome(grundysgame(12)) = P", "misere_outcome({1,*|*2} - {*|1} + *{2,3})", "misere_outcome(kayles(9) + nim(3))",
    "temperature({2|-1}) = 3/2", "mean({4||2|0,*}) = 5/2", "temperature({6|2||0}) = 2", "temperature({2|0||-3}) = 2", "temperature({3||2|0}) = 1", "lstop(domineering(2,4)) > 0", "not is_number({0||0|-2}) and * || 0 and not ^ = 0",
    "w + {2|-1} > 7/2", "{Z|Z} + {Z|Z} = 0", "w.3 > 2.w + 5", "{N.^|N.^} || ^", "w + {1,*|-1,*} > 5",
    "period(.77)", "period(.6)", "period(.017)", "grundy(octal(.77, 100, 1000000)) = 0", "grundy(octal(4.7, 20)) = 0", "grundy(grundysgame(60, 9))", "grundy(octal(.3..., 20, 7))", "grundy(kayles(12) + grundysgame(9) + subtraction(1,2; 7))", "grundy(octal(.77, 100, 1000000) + octal(.6, 9))",
    "outcome(domineering(4,4))", "outcome(domineering(3,5))", "outcome(clobber(xoxo/oxox))", "outcome(toads(TTT.FFF))", "outcome(snort(2,3))", "outcome(col(2,3))", "outcome(cutcake(4,5+2,2))", "outcome(cutcake(8,1+1,8))", "misere_outcome(cutcake(3,3))",
    "nim_alpha(3) = 2", "excess(19) = 4", "nim_alpha(23) and nim_alpha(43)", "nim_alpha(61) = w^w + w", "nim_alpha(29)", "excess(379)", "excess(641)", "excess(61681)", "excess(937)",
    "misere_outcome(kayles(12) + grundysgame(9))", "misere_outcome(grundysgame(50)) = P", "misere_grundy(octal(4.7, 9))", "genus(kayles(12))", "genus(octal(.07, 9) + nim(2) + grundysgame(2, 7))", "misere_outcome(kayles(9) + *3)",
    "loopy_outcome(dud)", "loopy_outcome(on + over - 1) = LL", "loopy_outcome(a + *) where a = {0|b}, b = {a|a}", "is_stopper(over + over - upon)", "over + over = over", "over > ^", "tis + tisn || dud", "on + off = dud", "x |> * where x = {0|on}, on = {0|x}",
    "misere_outcome(domineering(3,3))", "misere_outcome(clobber(xoxo/oxox))", "misere_outcome(toads(TT..FF))", "misere_outcome(snort(3,3))",
)  # fmt: skip


def walls_that_met(gifthorse):
    """Of {6|2 || 2*|-2}, with lines at a temperature above its own, too, where no wall leans."""
    certificate = subprocess.run([gifthorse, "prove", "mean({{6|2}|{2*|-2}})"], capture_output=True, timeout=60).stdout.decode()
    forms = [line.split() for line in certificate.split("\n") if line[:1] in "fx"]
    walls = [line.split() for line in certificate.split("\n") if line.startswith("t")]
    whole = walls[-1][1]
    left, right = (int(forms[int(whole) - 1][i]) for i in (1, 3))
    star = next(i for i, wall in enumerate(walls, 1) if wall[1] == forms[right - 1][1])
    count = len(walls)
    return certificate[:-2] + f"t {left} 2\nt {right} 2 {star}\nt {whole} 2 {count + 1} {count + 2}\n.\n"


def answered(gifthorse):
    """Certificates that an engine gives by the protocol, a line each that ends its own lines by `;`."""
    questions = ("* ; 0", "^* ; v", "{2|-1} ; 1/2", "{1,{2|0}|-1} ; {1|-1}", "{{4|2}|{*|-3}} ; 3/4", "+-{2|0} ; *2")
    asked = "".join(f"prove {question}\n" for question in questions)
    answers = subprocess.run([gifthorse, "serve", "certified"], input=asked.encode(), capture_output=True, timeout=60).stdout.decode("latin-1")
    for question, answer in zip(questions, answers.splitlines(), strict=True):
        assert answer.startswith("gifthorse-proof "), answer
        yield f"answer to {question}", answer.replace(";", "\n")


def made(gifthorse):
    """Certificates that the provers make."""
    yield from answered(gifthorse)
    for claim in CLAIMS:
        for words in ([claim], ["--refute", claim]):
            done = subprocess.run([gifthorse, "prove", *words], capture_output=True, timeout=60)
            if done.returncode == 0:
                yield claim, done.stdout.decode("latin-1")
                break
    yield "walls that met", walls_that_met(gifthorse)
    yield "day 2", subprocess.run([gifthorse, "prove", "--day", "2"], capture_output=True, timeout=60).stdout.decode("latin-1")


def all_certificates(gifthorse, forgeries, fuzz):
    yield from made(gifthorse)
    for forgery in forged.read(forgeries):
        for kind in ("true", "forged"):
            yield f"{forgery.topic}: {forgery.title}, {kind}", getattr(forgery, kind)().decode("latin-1")
    for path in sorted(pathlib.Path(fuzz).iterdir()):
        yield path.name, path.read_bytes().decode("latin-1")


def mutant(draw, text):
    """One field changed, dropped, doubled or exchanged with its neighbour."""
    fields = list(re.finditer(r"[^ \n]+|\n", text))
    i = draw.randrange(len(fields))
    field, start, end = fields[i][0], fields[i].start(), fields[i].end()
    ways = [lambda: "", lambda: field + " " + field, lambda: fields[i - 1][0], lambda: draw.choice("nsfxcm.#LR<=>|:/,uiIN\n0123456789")]
    if found := re.fullmatch(r"-?\d+([u>]?[a-zA-Z])", field):  # of a family
        ways += [lambda: str(draw.randrange(-3, 4)) + found[1], lambda: field + draw.choice(("u", " 1", "m")), lambda: field[:-1] + draw.choice("inmINM")]
    if re.fullmatch(r"-?\d+", field):
        ways += [lambda: str(int(field) + draw.choice((-1, 1, 2, -2))), lambda: str(-int(field)), lambda: str(draw.randrange(20))] * 3
    return text[:start] + draw.choice(ways)() + text[end:]
