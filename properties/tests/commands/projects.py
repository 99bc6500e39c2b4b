"""Projects of others that check an engine of theirs in their tests, and use the library: made of what the manual shows.

usage: projects.py GIFTHORSE CI.MD BUILD MESON CMAKE WAY, where BUILD is what is installed, CMAKE is empty where there is
none, and WAY is installed, configured or subproject. Speaks TAP.
"""

import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, PAGE, BUILD, MESON, CMAKE, WAY = sys.argv[1:]
HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.abspath(os.path.join(HERE, "../../.."))
WORDS = "^* born on day 2, by reference\n"
FEW = ["SS-2.4.x2", "--passes", "2"]  # theorems and cases, so that a test is soon over


def blocks(language):
    """What the manual shows in a language, one after the other; of a check few theorems."""
    with open(PAGE, encoding="utf-8") as f:
        text = f.read().replace("'check', ", f"'check', {str(FEW)[1:-1]}, ").replace("} check ", "} check " + " ".join(FEW) + " ")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


def run(*words, folder=None, **environment):
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, env=dict(os.environ, **environment))
    return done.returncode, done.stdout + done.stderr


def write(text, *path):
    with open(os.path.join(*path), "w", encoding="utf-8") as f:
        f.write(text)


def project(folder, name, build):
    """A project with an engine and with a program that uses the library. `build` is what builds it."""
    os.makedirs(folder)
    run(os.path.abspath(GIFTHORSE), "new-engine", "c", os.path.join(folder, "engine"))
    shutil.copy(os.path.join(HERE, "library.c"), os.path.join(folder, "worth.c"))
    write(build, folder, name)


def spoil(folder):
    """The engine takes a win of Left for one of Right."""
    path = os.path.join(folder, "engine/engine.c")
    with open(path, encoding="utf-8") as f:
        text = f.read()
    write(text.replace('{"P", "R", "L", "N"}', '{"P", "L", "R", "N"}'), path)


def meson_project(folder):
    check, library = blocks("meson")
    sources = ", ".join(repr(f"engine/{name}.c") for name in ("engine", "games", "gifthorse"))
    project(folder, "meson.build", f"project('toy', 'c')\nengine = executable('engine', {sources})\n{check}{library}test('worth', worth)\n")


def cmake_project(folder):
    check, library = blocks("cmake")
    project(folder, "CMakeLists.txt", "cmake_minimum_required(VERSION 3.21)\nproject(toy C)\nset(CMAKE_C_STANDARD 11)\n"
            "add_executable(engine engine/engine.c engine/games.c engine/gifthorse.c)\nadd_executable(worth worth.c)\n"
            f"{check}{library}add_test(NAME worth COMMAND worth)\n")


def report(build):
    """Of each test of Meson's how it ended, and the names of its results."""
    with open(os.path.join(build, "meson-logs/testlog.json"), encoding="utf-8") as f:
        tests = [json.loads(line) for line in f]
    return {test["name"]: (test["result"], test["stdout"]) for test in tests}


def expect_tests(build, status, out, result):
    tests = report(build) if os.path.exists(os.path.join(build, "meson-logs/testlog.json")) else {}
    ended, said = tests.get("theory", ("", ""))
    results = len(re.findall(r"^(?:not )?ok \d+ - SS-", said, re.M))
    tap.ok(ended == result and (status == 0) == (result == "OK") and results > 3,
           f"the test of the theory ends with {result}", f"{status} {ended} {results}\n{out}")
    return tests


# ---- what is installed


def installed(root):
    """Install the build below `root`. Returns where a project finds it."""
    status, out = run(MESON, "install", "-C", BUILD, "--no-rebuild", DESTDIR=root)
    program, = glob.glob(f"{root}/**/bin/gifthorse", recursive=True)
    package, = glob.glob(f"{root}/**/gifthorse.pc", recursive=True)
    tap.ok(status == 0, "it is installed", out)
    os.makedirs(f"{root}/usr/include", exist_ok=True)  # where pkg-config then takes other headers to be
    return {"PATH": os.path.dirname(program) + ":" + os.environ["PATH"], "PKG_CONFIG_PATH": os.path.dirname(package),
            "PKG_CONFIG_SYSROOT_DIR": root, "LD_LIBRARY_PATH": os.path.dirname(os.path.dirname(package))}


def test_meson(scratch, found):
    folder, build = f"{scratch}/meson", f"{scratch}/meson/build"
    meson_project(folder)
    status, out = run(MESON, "setup", build, folder, **found)
    if not tap.ok(status == 0 and "overridden" not in out, "a project of Meson's finds what is installed", out):
        return
    status, out = run(MESON, "test", "-C", build, **found)
    tests = expect_tests(build, status, out, "OK")
    tap.ok(tests.get("worth") == ("OK", WORDS), "and its program runs with the library", tests.get("worth"))
    spoil(folder)
    status, out = run(MESON, "test", "-C", build, "theory", **found)
    expect_tests(build, status, out, "FAIL")


def test_cmake(scratch, found):
    if not CMAKE:
        tap.skip("a project of CMake's", "there is no cmake")
        return
    folder, build = f"{scratch}/cmake", f"{scratch}/cmake/build"
    cmake_project(folder)
    status, out = run(CMAKE, "-S", folder, "-B", build, **found)
    if not tap.ok(status == 0, "a project of CMake's finds what is installed", out):
        return
    for spoilt, ending in (False, r'status="run"'), (True, r'status="fail"'):
        if spoilt:
            spoil(folder)
        built, out = run(CMAKE, "--build", build, **found)
        status, said = run("ctest", "--output-junit", "theory.xml", folder=build, **found)
        with open(f"{build}/theory.xml", encoding="utf-8") as f:
            xml = f.read()
        tap.ok(built == 0 and (status == 0) != spoilt and re.search(rf'name="theory"[^>]*{ending}', xml),
               f"CTest reports that the engine is {'wrong' if spoilt else 'right'}", out + said + xml)
        tap.ok(re.search(r'name="worth"[^>]*status="run"', xml) and WORDS in xml, "and that the program runs with the library", xml)


# ---- a subproject


def test_configured(folder, build):
    meson_project(folder)
    os.makedirs(os.path.join(folder, "subprojects"))
    write(blocks("ini")[0], folder, "subprojects/gifthorse.wrap")
    os.symlink(SOURCE, os.path.join(folder, "subprojects/gifthorse"))
    status, out = run(MESON, "setup", build, folder)
    named = [f"{what} gifthorse found: YES" for what in ("Program", "Dependency")]
    good = status == 0 and all(re.search(rf"^{words}.*\(overridden\)$", out, re.M) for words in named)
    if not tap.ok(good and "WARNING" not in out, "a project finds its subproject by the wrap file of the manual", out):
        return False
    targets = json.loads(run(MESON, "introspect", "--targets", build)[1])
    ours = [target for target in targets if target.get("subproject")]
    eager = [target["name"] for target in ours if target["build_by_default"]]
    tap.ok(len(ours) > 5 and not eager, "it builds nothing that is not asked for", eager)
    tests = json.loads(run(MESON, "introspect", "--tests", build)[1])
    tap.ok([test["name"] for test in tests] == ["theory", "worth"], "nor has it tests of its own", tests)
    with open(f"{build}/compile_commands.json", encoding="utf-8") as f:
        commands = [entry["command"] for entry in json.load(f) if "subprojects/" in entry["file"]]
    slow = [command for command in commands if " -O2 " not in command and "products.p" not in command]
    tap.ok(len(commands) > 100 and not slow, "it is optimized where the project is not", slow[:1])
    return True


def test_subproject(folder, build):
    status, out = run(MESON, "test", "-C", build, "--timeout-multiplier", "10")
    tests = expect_tests(build, status, out, "OK")
    tap.ok(tests.get("worth") == ("OK", WORDS), "and its program runs with the library", tests.get("worth"))
    spoil(folder)
    status, out = run(MESON, "test", "-C", build, "--timeout-multiplier", "10", "theory")
    expect_tests(build, status, out, "FAIL")
    program = f"{build}/subprojects/gifthorse/properties/gifthorse"
    status, out = run(program, "check", "--engine", "lib:/no/such.so")
    tap.ok("such.so" in out and "was not found" not in out, "the program finds the host of plug-ins", out)
    status, out = run(MESON, "install", "-C", build, "--skip-subprojects", DESTDIR=f"{folder}/root")
    tap.ok(status == 0 and not glob.glob(f"{folder}/root/**/*gifthorse*", recursive=True), "and is not installed", out)


with tempfile.TemporaryDirectory() as scratch:
    if WAY == "installed":
        places = installed(f"{scratch}/root")
        test_meson(scratch, places)
        test_cmake(scratch, places)
    elif test_configured(f"{scratch}/toy", f"{scratch}/toy/build") and WAY == "subproject":
        test_subproject(f"{scratch}/toy", f"{scratch}/toy/build")
tap.done()
