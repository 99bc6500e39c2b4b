"""What is installed: programs of others are compiled against it and run, and the program does.

usage: install.py BUILD PROGRAM MESON COMPILER..., where PROGRAM is a C file, beside which stands one
in C++. BUILD is what is to be installed, or a folder where that is done. Speaks TAP.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

BUILD, SOURCE, MESON, *COMPILER = sys.argv[1:]
SYMBOLS = pathlib.Path(__file__).resolve().parents[3] / ".packaging/debian/libgifthorse1.symbols"
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
LANGUAGES = {  # for each the compilers that may be there, its standards, and how files end
    "C": (["gcc", "clang-14"], ["c99", "c11"], ".c"),
    "C++": (["g++", "clang++-14"], ["c++11", "c++17"], ".cpp"),
}


def run(*words, **environment):
    done = subprocess.run(words, capture_output=True, text=True, env=dict(os.environ, **environment))
    return done.returncode, done.stdout + done.stderr


def find(root, name):
    return [os.path.join(folder, name) for folder, _, files in os.walk(root) if name in files]


def test_program(root):
    programs = find(root, "gifthorse")
    program = next(p for p in programs if "/bin/" in p)
    status, out = run(program, "eval", "* + * = 0")
    tap.ok(status == 0 and out == "true\n", "the program runs", out)
    for verified in find(root, "gifthorse-verified"):  # which takes Coq
        proof = subprocess.run([program, "prove", "2.^ + * > 0"], capture_output=True).stdout
        for claim, says in {"2.^ + * > 0": 0, "2.^ + * < 0": 1}.items():
            done = subprocess.run([verified, claim, "-"], input=proof, capture_output=True)
            tap.ok(done.returncode == says, f"the checker that is proved says {not says} of {claim}", done)
    example = find(root, "definitions.py")
    engine = "cmd:" + shlex.join([sys.executable, *example])
    status, out = run(program, "check", "--cases", "20", "--engine", engine, "SS-2.10a")
    tap.ok(status == 0 and " fail" not in out and " hold" in out, "it checks the example that is installed", out)
    for start, names in {"/share/man/man1/": ["gifthorse.1", "gifthorse-host.1", "gifthorse-verify.1"],
                         "/share/doc/gifthorse/": ["README.md", "certificates.md", "changelog.md", "claims.md", "first-check.md", "manual.md", "plugins.md", "protocol.md"],
                         "/share/bash-completion/completions/": ["gifthorse"]}.items():
        missing = [name for name in names if not any(start + name in p for p in find(root, name) + find(root, name + ".gz"))]
        tap.ok(not missing, f"{', '.join(names)} in {start}", str(missing))


def test_module(root):
    """The Python module, by the program that is installed."""
    program = next(p for p in find(root, "gifthorse") if "/bin/" in p)
    folder = next((os.path.dirname(p) for p in find(root, "strategies.py")), "")
    status, out = run(sys.executable, "-B", "-c", "import gifthorse; print(gifthorse.Game('{0|*}') + gifthorse.Game('*'))",
                      PYTHONPATH=os.path.dirname(folder), GIFTHORSE=program)
    tap.ok(status == 0 and out == "^*\n" and re.search(r"/lib/python3[^/]*/[a-z]+-packages/gifthorse$", folder), "import gifthorse", f"{folder} {out}")


def places(text):
    """The names by which links lead to the headings of a document."""
    heads = re.findall(r"^#+ (.*)", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}


def test_documents(root):
    folder = os.path.dirname(find(root, "protocol.md")[0])
    documents = {}
    for name in os.listdir(folder):
        if name.endswith(".md"):
            with open(os.path.join(folder, name), encoding="utf-8") as f:
                documents[name] = f.read()
    wrong, links = [], 0
    for name, text in documents.items():
        for target in re.findall(r"\]\(([^()\s]+)\)", text):
            path, _, place = target.partition("#")
            path = path or name
            links += 1
            if re.match(r"\w+:", target):
                continue
            if not os.path.isfile(os.path.join(folder, path)) or place and place not in places(documents[path]):
                wrong.append(f"{name}: {target}")
    tap.ok(links > 20 and not wrong, "links in documents hold as they are installed", f"{links} {wrong}")
    commands = [line for text in documents.values() for line in text.splitlines()
                if re.search(r"build/\w+/gifthorse|engine/\w+/examples", line) and "ninja -C" not in line]
    tap.ok(not commands, "and commands are those that are installed", str(commands))


def test_plugin(root):
    header, example = find(root, "gifthorse-engine.h")[0], find(root, "definitions.c")[0]
    engine = os.path.join(SCRATCH, "definitions.so")
    words = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-shared", "-fPIC", "-I" + os.path.dirname(header)]
    status, out = run(*COMPILER, *words, example, "-o", engine)
    if not tap.ok(status == 0, "an engine in C is compiled with its header alone", out):
        return
    program = next(p for p in find(root, "gifthorse") if "/bin/" in p)
    status, out = run(program, "check", "--cases", "20", "--engine", "lib:" + engine, "SS-2.10a")
    tap.ok(status == 0 and " fail" not in out and " hold" in out, "it is checked by the host that is installed", out)


def test_libraries(root, flags):
    library = os.path.dirname(find(root, "libgifthorse.so.1")[0])
    program_of = {"C": [*COMPILER, "-std=c11", SOURCE]}
    for compiler in LANGUAGES["C++"][0]:
        if shutil.which(compiler):
            program_of[compiler] = [compiler, "-std=c++11", os.path.splitext(SOURCE)[0] + ".cpp"]
    for name, words in program_of.items():
        binary = os.path.join(SCRATCH, "program")
        status, out = run(*words, *STRICT, "-o", binary, *flags)
        if not tap.ok(status == 0, f"a program is compiled with what pkg-config says: {name}", out):
            continue
        status, out = run(binary, LD_LIBRARY_PATH=library)
        said = "^* born on day 2, by reference\n" if name == "C" else "0|*, Left wins, by optimized\n"
        tap.ok(status == 0 and out == said, "and it runs", out)
        status, out = run("readelf", "-d", binary)
        tap.ok("[libgifthorse.so.1]" in out, "by the library's name with its version", out)
    status, out = run("nm", "-D", "--defined-only", os.path.join(library, "libgifthorse.so"))
    shown = set(re.findall(r" [A-Z] (\w+)$", out, re.M))
    tap.ok(status == 0 and "gh_store_new" in shown and all(n.startswith("gh_") for n in shown), "the library shows no names but its own", out)
    told = set(re.findall(r"^ (\w+)@Base ", SYMBOLS.read_text(), re.M))
    differing = f"not told: {sorted(shown - told)}; gone: {sorted(told - shown)}"
    tap.ok(shown == told, f"they are those that {SYMBOLS.name} tells, and no others", differing)


def test_headers(root, flags):
    include = os.path.dirname(find(root, "gifthorse-engine.h")[0])
    headers = [os.path.join(folder, name) for folder, _, files in os.walk(include) for name in files if name.endswith(".h")]
    tap.ok(len(headers) > 10, "headers are installed", str(headers))
    for language, (compilers, standards, end) in LANGUAGES.items():
        sources = []
        for i, header in enumerate(headers):
            sources.append(os.path.join(SCRATCH, f"alone-{i}{end}"))
            with open(sources[-1], "w") as f:
                f.write(f'#include "{header}"\n')
        for compiler in compilers:
            if not shutil.which(compiler):
                tap.skip(f"headers in {language}", f"there is no {compiler}")
                continue
            for standard in standards:
                status, out = run(compiler, f"-std={standard}", *STRICT, "-fsyntax-only", *flags, *sources)
                tap.ok(status == 0, f"each header alone serves {standard}, by {compiler}", out)


def test_installed(root):
    test_program(root)
    test_module(root)
    test_documents(root)
    test_plugin(root)
    packages = os.path.dirname(find(root, "gifthorse.pc")[0])
    status, out = run("pkg-config", "--cflags", "--libs", "gifthorse", PKG_CONFIG_PATH=packages, PKG_CONFIG_SYSROOT_DIR=root,
                      PKG_CONFIG_ALLOW_SYSTEM_LIBS="1")
    if tap.ok(status == 0, "pkg-config knows it", out):
        flags = shlex.split(out)
        test_headers(root, [flag for flag in flags if flag.startswith("-I")])
        test_libraries(root, flags)


with tempfile.TemporaryDirectory() as SCRATCH:
    if os.path.isdir(os.path.join(BUILD, "meson-private")):
        root = os.path.join(SCRATCH, "root")
        status, out = run(MESON, "install", "-C", BUILD, "--no-rebuild", DESTDIR=root)
        if tap.ok(status == 0, "it is installed", out):
            test_installed(root)
    else:
        test_installed(os.path.abspath(BUILD))
tap.done()
