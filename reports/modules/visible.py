"""What can be seen of the program: a fixed list of commands, and what each says and writes. A mutant is visible when
one of them has another status, standard output, standard error or file than without it."""

import hashlib
import pathlib
import re
import shlex
import shutil
import tempfile

from .programs import SOURCE, run

SECONDS = 20  # of CPU, for a command; most take less than one
BROKEN = ("map(negative, g.right), map(negative, g.left)", "map(negative, g.left), map(negative, g.right)")
CLAIMS = """# of a user
let a = {1|0}
mine-1  G + H = H + G   [forms day 1] [random 50]
mine-2  false: G + G = 0   [smallest G = 1]
mine-3  a + a = 1
mine-4  G < G -> G = 0   [values day 2]
mine-5  exists G: G || 0 and G + G = 0
mine-6  mean(G + a) = mean(G) + 1/2   [values day 2]
"""
# One a line, in a folder that has `mine.claims`, `texts`, the examples, and `right.py` and `wrong.py`, engines in Python. GH stands
# for the program, VERIFY for the checker of certificates. Those in one block run in one folder, one after the other.
COMMANDS = r"""
GH
GH --version
GH --help
GH eval '{0|*} + *'
GH eval '{3||1|0}' '^3*2 + {2|-1}' 'tiny(1/4)'
GH eval '{{1|0}|{0|-1}} = +-{1|0}' '* || 0' '1/2 + 1/2 = 1' '^ > 0 and not ^ > 1'
GH eval 'all left X of {0,*|1}: X <| {0,*|1}' 'some option X of 3: X = 2'
GH eval 'domineering(3,4)' 'clobber(xo/.x)' 'toads(T.F)' 'hack(LRRL)' 'snort(2,2)'
GH eval 'kayles(9)' 'grundysgame(13)' '*{0,2,3}' 'octal(.77, 5, 12)' 'subtraction(1,2,3; 7)'
GH eval 'w^w + 1 > w^w' '{Z|Z} + {Z|Z} = 0' 'hack(LR(L)...) < 1' 'w.2 + 3' 'w^(w + 1) times 2'
GH eval 'w/2 - 1/3' '1/w' 'sqrt(w)' '2^-w' 'pi > 3'
GH eval 'nim_multiply(2, 3) = 1' 'nim_invert(18446744073709551616)' 'nim_multiply(w, w)' 'excess(19)'
GH eval 'genus(kayles(5))' 'misere_canonical(grundysgame(13))' 'is_tame(nim(2,2))' 'misere_outcome(*2 + *2)'
GH eval 'mean({2|-1})' 'temperature({2|-1})' 'lstop({2|-1})' 'atomic_weight(^ + *)' 'birthday(3/8)' 'number({0|1})'
GH eval '2^3' '2^(3)' '0.75' '4.7' '2.^' '1.5^' '.77'
GH eval '{0|' 'G' '1 +' 'mex(5)' 'number(*)' ')' '1/3' 'birthday(*, 1)' '1 || and'
GH eval --notation latex '{0|^*}' '1/2 + *'
GH eval --notation cgsuite '{0|^*}' '{1|v}'
GH eval --notation braces '^ + *2'
GH eval --all 'domineering(4,4)' '2^(300)'
GH eval --limit forms=10 'kayles(30)'
GH eval --svg thermograph '{2|-1} + ^'
GH eval --svg tree '{0,*|1}'
GH eval --svg tree '*60'
GH eval --svg tree --output tree.svg '+-{2|0} + *'
GH eval 'let g = {2|-1}' 'g + g = 1' 'hunt G + g = G' 'help mean' 'help kayles'
GH eval 'help'
printf 'let g = 1\ng + g\n# no\n{0|\ng = 1\n' | GH eval
GH eval --file mine.claims
GH hunt 'G || 0 and H || 0 -> G + H || 0'
GH hunt 'exists G: G = -G and G != 0'
GH hunt 'G + H = H + G [forms day 1] [random 20]'
GH hunt 'for dicotic G: G < ^ -> G < 0 [values day 2]'
GH hunt 'for ordinal a b: a + b = a -> b = 0 [ordinals size 4]'
GH hunt 'mean(x) = x and number(G) = G [values day 2]'
GH hunt 'for surreal s t: s + t = s -> t = 0 [surreals size 2]'
GH hunt --engine canary:middle 'number(x) = x [random 200]'
GH hunt --cases 20 'G < 0 -> mex(5) = 0 [forms day 1]'
GH hunt 'G +'
GH prove '2.^ + * > 0'
GH prove '2.^ + * > 0' | VERIFY
GH prove 'domineering(4,4) || 0' | VERIFY
GH prove 'period(.77) = 12' | VERIFY
GH prove 'canonical({0|*}) == ^' | VERIFY
GH prove 'mean({2|-1}) = 1/2 and temperature({2|-1}) = 3/2' | VERIFY
GH prove 'misere_outcome(kayles(9)) = N' | VERIFY
GH prove 'grundy(kayles(9)) = 4' | VERIFY
GH prove 'excess(43) = 1' | VERIFY
GH prove '{Z|Z} + {Z|Z} = 0' | VERIFY
GH prove '* > 0'
GH prove 'G = G'
echo nonsense | VERIFY
GH digest 'nim(20)' 'kayles(7)' '{0|*}'
GH moves 'kayles(7) + nim(4)'
GH moves --misere 'grundysgame(10) + kayles(5) + nim(2,2,1)'
GH moves 'domineering(3,3)'
GH table domineering 3 4
GH table --format csv kayles 12
GH table --format json domineering 2 2
GH table bogus 2
GH list SS-2.1
GH list --summary
GH list --proofs SS-2
GH list --proved SS-3
GH list --theorems BL-I.7
GH list --asks mean --summary
GH list 'number avoidance'
GH list --state erratum
GH list --missing
GH list --source ON --state no
GH check --quiet --passes 2 -j1 SS-2.1
GH check --quiet --passes 1 -j1 --verbose SS-5.3 ON-x27
GH check --quiet --passes 1 -j1 --format tap SS-2.1
GH check --quiet --passes 1 -j1 --format junit SS-2.1
GH check --quiet --passes 1 -j1 --format json SS-2.1
GH check --quiet --passes 1 -j1 --format html SS-2.1
GH check --quiet --passes 1 -j1 --engine optimized PL
GH check --quiet --passes 2 -j1 --engine canary:middle SS-3.4 SS-4.1
GH check --quiet --passes 2 -j1 --engine canary:middle --format tap SS-3.4 SS-4.1
GH check --quiet --passes 2 -j1 --engine canary:middle --format junit SS-3.4 SS-4.1
GH check --quiet --passes 2 -j1 --engine canary:middle --format json SS-3.4 SS-4.1
GH check --quiet --passes 2 -j1 --engine canary:middle --format html SS-3.4 SS-4.1
GH check --quiet --passes 2 -j1 --engine canary:middle --verbose --all SS-3.4
GH check --quiet --passes 2 -j1 --engine canary:fuzzy-equal SS-2.4
GH check --quiet --passes 2 -j1 --engine canary:fuzzy-equal --against none --all SS-2.2
GH check --quiet --passes 2 -j1 --engine canary:middle+fuzzy-equal SS-2.4 SS-3.4
GH check --quiet --passes 2 -j1 --engine canary:misere-zero SS-2.4.x4 ON-x46
GH check --quiet --passes 2 -j1 --engine canary:grundy-left --max-failures 2 SS-7
GH check --quiet --passes 2 -j1 --certify --engine optimized SS-2.20
GH check --quiet --cases 20 -j1 --seed 7 SS-2.10
GH check --quiet --passes 1 -j1 --only compare SS-2.1
GH check --quiet --passes 1 -j1 --only nothing SS-2.2
GH check --quiet --passes 1 -j1 --skip SS-2.10 SS-2.1
GH check --quiet --passes 1 -j1 --shard 2/3 SS-2
GH check --quiet --passes 1 -j1 --limit forms=30 SS-2.8
GH check --quiet --passes 1 -j1 --label 'of mine <&>' --format html SS-2.9
GH check --quiet --passes 2 -j1 --claims mine.claims mine
GH check --quiet --passes 2 -j1 --claims mine.claims --verbose mine
GH check --quiet --passes 2 -j1 --claims mine.claims --format json mine
GH check --quiet --passes 2 -j1 --claims mine.claims --format tap mine
GH check --quiet --passes 2 -j1 --claims mine.claims --format junit mine
GH check --quiet --passes 2 -j1 --claims mine.claims --format html mine
GH check --quiet --engine canary:middle --replay 'SS-3.4 x = 1/2'
GH check --quiet --replay 'SS-2.10a G = {0|*}'
GH check --quiet --replay 'SS-2.10a G = '
GH check --quiet --replay 'SS-2.10a H = 1'
GH check --quiet --engine canary:fuzzy-equal --lines case.txt --replay 'SS-2.4.x2 G = *'
GH check --engine bogus
GH check --engine canary:bogus
GH check --engine lib:./none.so SS-2.1
GH check --engine 'cmd:exit 3' SS-2.1
GH check --format bogus SS-2.1
GH check NN-1
GH check --time 5x
GH check --bogus
GH check --claims none.claims
GH check --quiet --passes 1 -j1 --engine 'cmd:python3 right.py' SS-2.7b
GH check --quiet --passes 1 -j1 --engine 'cmd:python3 wrong.py' SS-2.7b
GH check --quiet --passes 1 -j1 --engine 'cmd:python3 wrong.py' --format json SS-2.7b
GH check --quiet --passes 1 -j1 --engine 'cmd:python3 wrong.py' --format html SS-2.7b
GH check --quiet --passes 1 -j1 --engine 'cmd:python3 wrong.py' --verbose SS-2.7b
GH check --quiet --passes 1 -j1 --engine 'cmd:sed -u -n s/^hello.*/gifthorse\ 1\ dies\ compare/p;2q' SS-2.10a
GH check --quiet --passes 1 -j1 --engine 'cmd:sed -u s/^hello.*/gifthorse\ 1\ odd\ compare\ braces/' --format json SS-2.10a
GH rules --program 'python3 engine/ruleset_programs/examples/domineering.py' --eval 'G = domineering(2,3)' 2 3
GH rules --program 'python3 engine/ruleset_programs/examples/domineering.py' 2 2
GH new-engine
GH new-engine python mine
GH report none.json
GH report
GH eval --file texts
GH hunt --seed 3 --cases 40 'temperature(G) <= 2 [random 40]'
GH check --quiet --passes 1 -j1 --engine canary:mean-31 --against none SS-5
GH check --quiet --passes 1 -j1 --limit steps=100 SS-2.1 SS-5.3
GH check --quiet --passes 1 -j1 --baseline none.txt SS-2.1
GH check --quiet --passes 1 -j1 --deep --engine optimized SS-2.6a
GH eval --svg thermograph --output x.svg '{0|*}'
GH help eval
GH bench --help
GH doctor
GH serve bogus
printf 'hello 1\ncompare 1 ; 0\nnegate {0|*}\ncanonical ^*\nmean {2|-1}\nbogus\ncompare 1\ngrundy *{0,2}\ngenus *2\nbye\n' | GH serve
printf 'hello 1\nlet a = {0|*}\ncompare a ; 0\nadd a ; a\nclear\noctal .77 ; 9\nnim-multiply 2 ; 3\nprove > ; ^ ; 0\nbye\n' | GH serve optimized
printf 'hello 2\nhello 1\nordinal-add w ; w\nsurreal-multiply w ; 1/w\nlong-compare {Z|Z} ; 0\nbye\n' | GH serve
printf 'hello 1\ncompare 1 ; 0\nnumber 3/8\nbye\n' | GH serve canary:middle
GH check --quiet --passes 1 -j1 --engine canary:middle --baseline known --update-baseline SS-3.4; cat known; GH check --quiet --passes 1 -j1 --engine canary:middle --baseline known SS-3.4; GH check --quiet --passes 1 -j1 --baseline known SS-3.4
GH check --quiet --passes 1 -j1 --engine canary:middle --regressions cases SS-3.4; GH check --quiet --passes 1 -j1 --engine canary:middle --regressions cases SS-3.4; GH check --quiet --passes 1 -j1 --regressions cases SS-3.4
GH check --quiet --passes 1 -j1 --format json --shard 1/2 SS-2.1 > 1.json; GH check --quiet --passes 1 -j1 --format json --shard 2/2 SS-2.1 > 2.json; GH report 1.json 2.json; GH report --format json 1.json 2.json > all.json; GH report --format junit all.json; GH report --output 1.json 1.json; GH report 1.json
GH check --quiet --passes 1 -j1 --format json --engine canary:middle SS-3.4 > a.json; GH check --quiet --passes 2 -j1 --format json SS-3.4 > b.json; GH report --diff a.json b.json; GH report --diff b.json a.json; GH report a.json b.json --output page.html; GH report --format table a.json; GH report --format tap a.json
GH check --quiet --passes 1 -j1 --format json --shard 1/3 SS-4 > 1.json; GH check --quiet --passes 1 -j1 --format json --shard 3/3 --seed 2 SS-4 > 3.json; GH report 1.json 3.json; GH report 1.json 1.json; echo '{' > bad.json; GH report bad.json; echo '{"schema": 99}' > bad.json; GH report bad.json
GH check --quiet --passes 1 -j1 --format json --engine 'cmd:python3 wrong.py' SS-2.7a > w.json; GH check --quiet --passes 1 -j1 --format json --engine 'cmd:python3 right.py' SS-2.7a > r.json; GH report w.json r.json; GH report --diff w.json r.json; GH report --format table w.json
""".strip().splitlines()

# What differs from one run to the next though nothing else does.
VARYING = (
    (r"\d+(\.\d+)? (s|min)\b", "T s"),
    (r"; T s$", ""),  # told where it is long
    (r'("?(?:started|elapsed|seconds|start_seconds|late_seconds)"?): ?("[^"]*"|[\d.e-]+)', r"\1: T"),
    (r'(time|timestamp)="[^"]*"', r'\1="T"'),
    (r"<time .*?</time>", "T"),
    (r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?( UTC|Z)?", "T"),
    (r"  the engine was started \d+ times, .*\n\n", ""),
    (r"/tmp/[\w./-]*", "PLACE"),
    (r"0x[0-9a-f]+", "0x"),
)


def settled(text, folder):
    text = text.replace(str(folder), "FOLDER")
    for pattern, instead in VARYING:
        text = re.sub(pattern, instead, text, flags=re.M)
    return text


def furnish(folder):
    for name in ("engine", "properties"):
        (folder / name).symlink_to(SOURCE / name)
    (folder / "mine.claims").write_text(CLAIMS)
    (folder / "texts").write_text("let g = {2|-1}\n# on the average\nmean(g + g) = 1\n{0|\ng\n")
    right = (SOURCE / "engine/adapter/examples/definitions.py").read_text()
    (folder / "right.py").write_text(right)
    (folder / "wrong.py").write_text(right.replace(*BROKEN))


def written(folder):
    """All files, by their names."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not {path.parent, *path.parents} & {folder / "engine", folder / "properties"} and "__pycache__" not in path.parts:
            yield f"{path.relative_to(folder)}:\n{path.read_bytes().decode(errors='replace')}"


def see(build, number, command, marks=None):
    """A digest of all that is seen of it, and the text itself."""
    place = pathlib.Path(tempfile.mkdtemp(prefix="gh-visible-"))
    try:
        furnish(place)
        words = command.replace("GH ", f"{shlex.quote(str(build / 'properties/gifthorse'))} ").replace("VERIFY", shlex.quote(str(build / "engine/gifthorse-verify")))
        if command == "GH":
            words = shlex.quote(str(build / "properties/gifthorse"))
        with tempfile.TemporaryFile() as errors:
            variables = {"COLUMNS": "80", "HOME": str(place), "LC_ALL": "C.UTF-8"}
            status, out, _ = run(["sh", "-c", words], number, SECONDS, None, marks, place, errors, variables)
            errors.seek(0)
            err = errors.read().decode(errors="replace")
        text = settled("\n".join([f"status {status}", out, err, *written(place)]), place).replace(str(build), "BUILD")
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return hashlib.sha256(text.encode()).hexdigest(), text


def difference(right, wrong):
    """The first line that differs, in both texts."""
    for a, b in zip(right.splitlines(), wrong.splitlines()):
        if a != b:
            return a, b
    return ("(more)", "(less)") if len(right) > len(wrong) else ("(less)", "(more)")
