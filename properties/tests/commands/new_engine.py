"""Engines to begin with: each is written, built by the command that its README names, passes the check
that it names, and stands what is no request. Speaks TAP.

usage: new_engine.py GIFTHORSE DEFINITIONS HOSTILE [LANGUAGE], without one: the command itself.
"""

import os
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile

from program import GIFTHORSE, expect, run
import tap

NEEDS = {"c": "cc", "c++": "c++", "java": "javac", "javascript": "node", "python": "python3", "rust": "rustc"}
LARGE_INTEGERS = ("java", "javascript", "python")
MOST_LINES = 119
DEEP = 5000

# A break in each engine: what the check must find.
BROKEN = {
    "c": ('{"P", "R", "L", "N"}', '{"P", "L", "R", "N"}'),
    "c++": ('"N" : "L"', '"N" : "R"'),
    "java": ('"N" : "L"', '"N" : "R"'),
    "javascript": ('["P", "R", "L", "N"]', '["P", "L", "R", "N"]'),
    "python": ('["P", "R", "L", "N"]', '["P", "L", "R", "N"]'),
    "rust": ('(true, false) => "L"', '(true, false) => "R"'),
}
# And one that throws or panics; in C nothing does.
THROWS = {
    "c++": (': "P"', ': std::string("P").substr(5)'),
    "java": (': "P"', ': "P".substring(5)'),
    "javascript": ('["P"', '[1n / 0n'),
    "python": ('["P"', "[1 // 0"),
    "rust": ('=> "P"', '=> ["P"][of.len()]'),
}
# And one that answers the game that it was asked about.
ECHOES = {
    "c": ("say(words[2 * wins_first(of[0], LEFT) + wins_first(of[0], RIGHT)]);", "say_game(of[0]);"),
    "c++": ("{1, outcome}", "{1, [](const Games &of) { return text(of[0]); }}"),
    "java": ("of -> outcome(of.get(0))", "of -> of.get(0)"),
    "javascript": ("  outcome,\n", "  outcome: (game) => game,\n"),
    "python": ('"outcome": outcome', '"outcome": lambda game: game'),
    "rust": ('1, outcome)', "1, |of| Ok(Box::new(of[0].clone())))"),
}


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as f:
        return f.read()


def commands(folder):
    """Those that the README names, with the program that is tested."""
    return [line.strip() for line in read(folder, "README.md").splitlines() if line.startswith("    ")]


def shell(folder, command):
    """As its user runs it, in its folder or elsewhere, with this program installed."""
    bin_folder = os.path.join(SCRATCH, "bin")
    path = os.pathsep.join([bin_folder, os.environ["PATH"]])
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=dict(os.environ, PATH=path), capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout + done.stderr


# ---- the command -----------------------------------------------------------------------------


def test_command():
    status, out, err = run("new-engine")
    languages = re.findall(r"^  (\S+) ", out, re.M)
    tap.ok(status == 0 and languages == sorted(NEEDS) and not err, "it lists its languages", out + err)
    expect("an unknown one", ["new-engine", "perl", SCRATCH], 2, err=r"new-engine: found 'perl', expected c, c\+\+, java, javascript, python or rust\n$")
    expect("no folder", ["new-engine", "c"], 2, err="expected a language and a folder")
    expect("two folders", ["new-engine", "c", "a", "b"], 2, err="expected a language and a folder")
    expect("within no folder", ["new-engine", "c", os.path.join(SCRATCH, "none", "x")], 2, err="none/x: No such file")
    expect("a file", ["new-engine", "c", os.path.abspath(__file__)], 2, err="new_engine.py: Not a directory")
    full = os.path.join(SCRATCH, "full")
    os.mkdir(full)
    with open(os.path.join(full, ".hidden"), "w"):
        pass
    expect("a folder that is not empty", ["new-engine", "c", full], 2, err="full: Directory not empty")
    tap.ok(os.listdir(full) == [".hidden"], "which stays as it was", str(os.listdir(full)))


def limit_files():
    resource.setrlimit(resource.RLIMIT_FSIZE, (2500, 2500))


def test_whole():
    """A file that cannot be written takes those before it along."""
    for name, before in (("new", False), ("empty", True)):
        folder = os.path.join(SCRATCH, name)
        if before:
            os.mkdir(folder)
        words = [GIFTHORSE, "new-engine", "c", folder]  # Python ignores SIGXFSZ
        done = subprocess.run(words, capture_output=True, text=True, preexec_fn=limit_files, restore_signals=False)
        left = os.listdir(folder) if os.path.exists(folder) else None
        told = done.returncode == 2 and not done.stdout and "games.c: File too large" in done.stderr
        tap.ok(told and left == ([] if before else None), f"all or nothing in a {name} folder", f"{done} {left}")


def test_names():
    """The commands that are printed work as they stand, whatever the folder is called."""
    for name in ("my engine's $HOME", "-o", "plain/", "."):
        inside = os.path.join(SCRATCH, "inside")
        os.mkdir(inside)
        done = subprocess.run([GIFTHORSE, "new-engine", "python", "--", name], cwd=inside, capture_output=True, text=True)
        lines = [line.strip() for line in done.stdout.splitlines() if line.startswith("    ")]
        tap.ok(done.returncode == 0 and len(lines) == 1, f"a folder called {name}", done.stdout + done.stderr)
        status, out = shell(inside, lines[0].replace("--only", "--passes 1 --only"))
        tap.ok(status == 0 and "no fault found" in out, f"it is checked in one called {name}", out)
        shutil.rmtree(inside)


# ---- an engine -------------------------------------------------------------------------------


def conversation(language):
    """Requests with what must answer each, in one write."""
    nested = "{" * DEEP + "0" + "|}" * DEEP
    digits = "1234567890" * 7
    large = ["L", "R"] if language in LARGE_INTEGERS else ["limit", "limit"]
    yield "hello 1", r"gifthorse 1 my-engine numerals let outcome"
    for game, outcome in {"0": "P", "{|}": "P", "{0|0}": "N", "{0|{0|0}}": "L", "{{0|0}|0}": "R", "{1|-1}": "N", "{{1|-1}|{2|-2}}": "P",
                          "{-1|-2}": "R", "{0,{0|0}|0}": "N", "{0,{0|0}|{0|0},{1|0}}": "L", "-5/8": "R", "4611686018427387904": "L",
                          "{1099511627776|-1/1099511627776}": "N"}.items():
        yield f"outcome {game}", outcome
    for line, word in zip((f"outcome {digits}", f"outcome {{-{digits}|-{digits}}}"), large):
        yield line, word
    for line in ("outcome", "outcome ", "outcome {", "outcome {0", "outcome {0|", "outcome {0|0", "outcome {0|0}}", "outcome {0||0}", "outcome {0,|0}",
                 "outcome {,0|0}", "outcome {0|0,}", "outcome {0 0|}", "outcome 1 ; 2", "outcome 1 2", "outcome *", "outcome -", "outcome 1/", "outcome 1/3",
                 "outcome 1/0", "outcome \x01", "outcome {0|é}", "outcome g1", "let", "let g1", "let x = 1", "let g1 = {", "let g1 = 1 ; 2", "clear 1", "hello 2"):
        yield line, "error"
    for line in ("", "mean 0", "Outcome 0", "outcomes 0", "__proto__ 0", "constructor 0", "toString", "x" * 60000):
        yield line, "unsupported"
    for text in ("{" * DEEP, "{|" * DEEP, nested):
        yield f"outcome {text}", "limit"
    yield "let g-99999999 = 0", "ok|error"  # far outside of an array of names
    yield "let g1 = {0|0}", "ok"
    yield "let g2 = {g1|g1}", "ok"
    yield "outcome {g1|g2}", "R"
    for i in range(3, 90):  # a tree of 2^90 positions
        yield f"let g{i} = {{g{i - 1}|g{i - 1}}}", "ok"
    yield "outcome g89", "N"
    yield "clear", "ok"
    yield "outcome g1", "error"
    yield "let g1 = 1", "ok"
    yield "outcome g1", "L"
    for i in range(2, DEEP):
        yield f"let g{i} = {{g{i - 1}|}}", "ok" if i < 900 else "ok|limit|error"
    yield "outcome g900", "L"
    yield f"outcome g{DEEP - 1}", "limit|error"


def test_conversation(language, folder, engine):
    asked, expected = zip(*conversation(language))
    text = "".join(line + "\n" for line in asked).encode() + b"outcome \xff\xfe\nbye\noutcome 0\n"
    command = shlex.join(engine) if isinstance(engine, list) else engine
    done = subprocess.run(["sh", "-c", "exec " + command], cwd=folder, input=text, capture_output=True, timeout=120)
    said = done.stdout.decode().split("\n")
    tap.ok(done.returncode == 0 and len(said) == len(asked) + 2, "each request of many in one write has an answer, and bye ends it", f"{done.returncode} {len(said)} {len(asked)} {done.stderr[-500:]}")
    wrong = [(a[:60], e, s[:60]) for a, e, s in zip([*asked, "not UTF-8"], [*expected, "error"], said) if not re.fullmatch(rf"({e})( [ -~]+)?", s)]
    tap.ok(not wrong, "the right word for each", str(wrong[:20]))


def test_waiting(folder, engine):
    """Answers are written out before more is read, a line that is half there included; the end of the input ends it."""
    process = subprocess.Popen(["sh", "-c", "exec " + engine], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(b"hello 1\noutcome 1\noutco")
    process.stdin.flush()
    first = [process.stdout.readline(), process.stdout.readline()]
    process.stdin.write(b"me -1\n")
    process.stdin.flush()
    first.append(process.stdout.readline())
    process.stdin.close()
    tap.ok(first[1:] == [b"L\n", b"R\n"] and process.wait(60) == 0, "it answers before it waits", first)


def test_lines(folder):
    for name in sorted(os.listdir(folder)):
        text = read(folder, name)
        lines = text.count("\n")
        tap.ok(lines <= MOST_LINES and max(map(len, text.splitlines())) <= 120, f"{name} is short", f"{lines} lines")


def test_language(language):
    folder = os.path.join(SCRATCH, language)
    status, out, err = run("new-engine", language, folder)
    if not tap.ok(status == 0 and not err, "it is written", out + err):
        return
    test_lines(folder)
    printed = [line.strip() for line in out.splitlines() if line.startswith("    ")]
    *build, check = [line for line in commands(folder) if "list" not in line][: len(printed)]
    for command in build:
        status, said = shell(folder, command)
        tap.ok(status == 0 and not said, f"it is built: {command}", said)
    status, said = shell(folder, check)
    held = re.search(r"^(\d+) theorems?: (\d+) hold\n", said, re.M)
    tap.ok(status == 0 and held and int(held[2]) > 30, f"it passes: {check}", said)
    engine = re.search(r"cmd:([^']*)", check)[1].split(" --only")[0]
    test_conversation(language, folder, engine)
    test_waiting(folder, engine)
    test_printed(folder, printed)
    test_echoes(language, folder, build, engine)
    test_broken(language, folder, build, check + " --passes 2")
    if language in THROWS:
        test_throws(language, folder, build, engine)


def test_printed(folder, printed):
    for name in os.listdir(folder):
        if name == "engine" or name.endswith(".class"):
            os.unlink(os.path.join(folder, name))
    results = [shell("/", command) for command in printed[:-1] + [printed[-1] + " --passes 2"]]
    tap.ok(all(status == 0 for status, _ in results) and "no fault found" in results[-1][1], "the commands that were printed work elsewhere", results)


def rebuilt(folder, build, right, wrong):
    """A copy of the engine, with these words in place of those, which must stand there once."""
    copy = tempfile.mkdtemp(dir=SCRATCH)
    shutil.copytree(folder, copy, dirs_exist_ok=True)
    [path] = (os.path.join(copy, name) for name in os.listdir(copy) if re.fullmatch(r"[Ee]ngine\.[a-z+]+", name) and not name.endswith(".class"))
    text = read(path)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text.replace(right, wrong))
    results = [shell(copy, command) for command in build]
    tap.ok(text.count(right) == 1 and all(status == 0 for status, _ in results), f"it is built with {wrong.strip()}", results)
    return copy


def test_broken(language, folder, build, check):
    status, said = shell(rebuilt(folder, build, *BROKEN[language]), check)
    tap.ok(status == 1 and re.search(r"outcome .* -> .*where the reference says", said), "broken, it fails", said)


def test_throws(language, folder, build, engine):
    copy = rebuilt(folder, build, *THROWS[language])
    status, said = shell(copy, f"printf '%s\\n' 'outcome 0' 'hello 1' 'outcome {{0|0' bye | {engine} 2>/dev/null")
    tap.ok(status == 0 and re.fullmatch(r"error .+\ngifthorse 1 .+\nerror .+\n", said), "what is thrown is an answer", said)


def test_echoes(language, folder, build, engine):
    copy = rebuilt(folder, build, *ECHOES[language])
    games = ["0", "-5/8", "3", "-1152921504606846976", "{|}", "{0,{1|-5/8}|{|},{{0|0}|7}}", "{{{{0|}|}|}|1,2,3}"]
    doubled = ["let g1 = {0|0}"] + [f"let g{i} = {{0,g{i - 1}|g{i - 1}}}" for i in range(2, 30)]
    lines = [f"outcome {game}" for game in games] + doubled + ["outcome g3", "outcome g29", "outcome 6/8"]
    done = subprocess.run(["sh", "-c", "exec " + engine], cwd=copy, input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=60)
    said = done.stdout.splitlines()
    same = [run("eval", "--", f"{a} == {b}")[1] for a, b in zip(said, games)]
    tap.ok(set(same) == {"true\n"}, "games are written as they were read", f"{said[:len(games)]} {same}")
    tap.ok(said[-3] and run("eval", f"{said[-3]} == {{0,{{0,*|*}}|{{0,*|*}}}}")[1] == "true\n", "and so are those with names", said[-3])
    tap.ok(said[-2].startswith("limit ") and said[-1] == "3/4", "but not at any length", said[-2:])


def main():
    os.mkdir(os.path.join(SCRATCH, "bin"))
    os.symlink(GIFTHORSE, os.path.join(SCRATCH, "bin", "gifthorse"))
    if not LANGUAGE:
        test_command()
        test_whole()
        test_names()
    else:
        test_language(LANGUAGE)
    tap.done()


LANGUAGE = sys.argv[4] if len(sys.argv) > 4 else None
if LANGUAGE and not shutil.which(NEEDS[LANGUAGE]):
    print(f"1..0 # SKIP {NEEDS[LANGUAGE]} is not installed")
    sys.exit()
with tempfile.TemporaryDirectory() as SCRATCH:
    main()
