"""What the manual shows for CI and for the tests of other languages: each passes with an engine that is right, and fails
with one that is not.

usage: recipes.py GIFTHORSE CI.MD CONTROL [LANGUAGE...], where CONTROL is that of the packages, and without a language what
a shell and Python run is tried. Speaks TAP.
"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, PAGE, CONTROL = map(os.path.abspath, sys.argv[1:4])
SPOILT = {  # a win of Left is taken for one of Right
    "java": ("Engine.java", '"N" : "L"', '"N" : "R"'),
    "javascript": ("engine.js", '["P", "R", "L", "N"]', '["P", "L", "R", "N"]'),
    "python": ("engine.py", '["P", "R", "L", "N"]', '["P", "L", "R", "N"]'),
    "rust": ("engine.rs", '(true, false) => "L"', '(true, false) => "R"'),
}
FEW = "SS-2.4.x2/2 --cases 20 --passes 2"


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def write(text, *path):
    with open(os.path.join(*path), "w", encoding="utf-8") as f:
        f.write(text)


def run(*words, folder, **environment):
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=600, env=dict(os.environ, **environment))
    return done.returncode, done.stdout + done.stderr


def shown(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", read(PAGE), re.M | re.S)


def engine(scratch, language):
    """A folder with the engine to begin with."""
    folder = os.path.join(scratch, language)
    status, out = run(GIFTHORSE, "new-engine", language, folder, folder=scratch)
    tap.ok(status == 0, f"an engine in {language}", out)
    return folder


def twice(name, language, folder, try_it, spoilt_status=None):
    """The engine is right, then wrong."""
    file, was, then = SPOILT[language]
    status, out = try_it()
    tap.ok(status == 0, f"{name} passes", out)
    text = read(os.path.join(folder, file))
    write(text.replace(was, then), folder, file)
    status, out = try_it()
    tap.ok(was in text and (status != 0 if spoilt_status is None else status == spoilt_status) and "-> R, where" in out,
           f"{name} fails when the engine is wrong", f"{status} {out}")
    write(text, folder, file)


# ---- services


def commands(yaml):
    """The lines that check."""
    return re.findall(r"^ *(?:- |entry: |- run: )(gifthorse check .*)$", yaml, re.M)


def test_service(name, yaml, folder):
    command, = commands(yaml)
    for path in "regressions", "known.txt":
        if os.path.isdir(os.path.join(folder, path)):
            shutil.rmtree(os.path.join(folder, path))
    write("", folder, "known.txt")

    def failures():
        return len(ElementTree.parse(os.path.join(folder, "theory.xml")).findall(".//failure"))

    def try_it():
        status, out = run("sh", "-ec", command, folder=folder)
        return status, out + read(os.path.join(folder, "theory.xml")).replace("&gt;", ">")

    twice(name, "python", folder, try_it, 1)
    file, was, then = SPOILT["python"]
    text = read(os.path.join(folder, file))
    write(text.replace(was, then), folder, file)
    status, out = try_it()
    kept = glob.glob(os.path.join(folder, "regressions/*.cases"))
    tap.ok(status == 1 and failures() == 1 and kept, f"{name}: what failed is told and kept", f"{status} {kept} {out}")
    run("sh", "-ec", command.replace(" > theory.xml", " --update-baseline"), folder=folder)
    status, out = try_it()
    tap.ok(status == 0 and failures() == 0, f"{name}: what is known does not count", f"{status} {out}")
    write(text, folder, file)


def test_installation(name, yaml):
    needed = re.findall(r"^ ([a-z][a-z0-9-]+)(?!.*<pkg)", read(CONTROL).split("Build-Depends:")[1].split("Standards-Version")[0], re.M)
    installed = " ".join(re.findall(r"apt-get install (.*)", yaml)).split()
    missing = {word.replace("debhelper-compat", "debhelper") for word in needed} - set(installed)
    tap.ok(len(needed) > 5 and not missing, f"{name} installs what the packages need", missing)


def test_services(folder):
    github, gitlab, hook, release = shown("yaml")
    write("#!/bin/sh\nexec python3 engine.py\n", folder, "my-engine")
    os.chmod(os.path.join(folder, "my-engine"), 0o755)
    for name, yaml in ("GitHub", github), ("GitLab", gitlab):
        test_installation(name, yaml)
        test_service(name, yaml, folder)
    entry, = commands(hook)
    twice("pre-commit", "python", folder, lambda: run("sh", "-ec", entry, folder=folder), 1)
    test_release(release, folder)


def test_release(yaml, folder):
    """What the recipe fetches lies in a folder here."""
    if not shutil.which("curl"):
        tap.skip("a release", "there is no curl")
        return
    command = re.sub(r"^ +(- run: \|\n)?", "", yaml, flags=re.M)
    name = re.search(r"gifthorse-[0-9.]+-linux-x86_64", command)[0]
    place = os.path.join(folder, "release")
    os.makedirs(os.path.join(place, name, "bin"))
    os.symlink(GIFTHORSE, os.path.join(place, name, "bin/gifthorse"))
    run("sh", "-ec", f"tar -cJf {name}.tar.xz {name} && sha256sum {name}.tar.xz > SHA256SUMS", folder=place)
    command = command.replace("https://downloads.example.org", f"file://{place}").replace(" check --ci", f" check --ci {FEW}")
    twice("a release", "python", folder, lambda: run("sh", "-ec", command, folder=folder), 1)
    with open(os.path.join(place, f"{name}.tar.xz"), "ab") as f:
        f.write(b"more")
    status, out = run("sh", "-ec", command, folder=folder)
    tap.ok(status != 0 and "FAILED" in out and "no fault" not in out, "a release with another sum is refused", f"{status} {out}")
    version = subprocess.run([GIFTHORSE, "--version"], capture_output=True, text=True).stdout.split()[-1]
    named = set(re.findall(r"\bv(\d+\.\d+\.\d+)", read(PAGE)))
    tap.ok(named == {version}, "the tags are those of this version", f"{named} {version}")


def test_hook(folder):
    hook, = [text for text in shown("sh") if text.startswith("#!")]
    git = ["git", "-c", "user.name=nobody", "-c", "user.email=nobody@example.org"]
    run("git", "init", "-q", folder=folder)
    write(hook, folder, ".git/hooks/pre-commit")
    os.chmod(os.path.join(folder, ".git/hooks/pre-commit"), 0o755)
    twice("a commit with the hook", "python", folder, lambda: run(*git, "commit", "-q", "--allow-empty", "-m", "more", folder=folder))


# ---- languages


def test_python(folder):
    write(shown("python")[0], folder, "test_theory.py")
    status, _ = run(sys.executable, "-m", "pytest", "--version", folder=folder)
    if status:
        tap.skip("pytest", "there is no pytest")
    how = ["-m", "pytest", "-q", "-p", "no:cacheprovider"] if status == 0 else ["-c", "from test_theory import *; test_theory()"]
    twice("the test in Python", "python", folder, lambda: run(sys.executable, "-B", *how, folder=folder))


def test_javascript(folder):
    write(shown("js")[0], folder, "theory.test.js")
    twice("node --test", "javascript", folder, lambda: run("node", "--test", folder=folder))


def test_rust(folder):
    os.mkdir(os.path.join(folder, "tests"))
    write(shown("rust")[0], folder, "tests/theory.rs")
    write('[package]\nname = "toy"\nversion = "0.1.0"\nedition = "2021"\n[[bin]]\nname = "engine"\npath = "engine.rs"\n', folder, "Cargo.toml")
    twice("cargo test", "rust", folder, lambda: run("cargo", "test", "--offline", "-q", "--", "--nocapture", folder=folder))


def test_java(folder):
    jars = [f"/usr/share/java/{name}.jar" for name in ("junit-jupiter-api", "junit-jupiter-engine", "junit-platform-console", "junit-platform-launcher",
                                                      "junit-platform-engine", "junit-platform-commons", "junit-platform-reporting", "opentest4j", "opentest4j-reporting-events", "opentest4j-reporting-schema", "apiguardian-api", "picocli", "univocity-parsers")]
    there = ":".join(jar for jar in jars if os.path.exists(jar))
    if "junit-jupiter-api" not in there or "console" not in there:
        tap.skip("JUnit", "there is no junit5")
        return
    write(shown("java")[0], folder, "TheoryTest.java")

    def try_it():
        files = [name for name in os.listdir(folder) if name.endswith(".java")]
        status, out = run("javac", "-cp", there, "-d", "target/classes", *files, folder=folder)
        return (status, out) if status else run("java", "-cp", there + ":target/classes", "org.junit.platform.console.ConsoleLauncher", "--disable-banner", "--select-class", "TheoryTest", folder=folder)

    twice("JUnit", "java", folder, try_it)


NEEDS = {"javascript": ("node", test_javascript), "rust": ("cargo", test_rust), "java": ("javac", test_java)}
with tempfile.TemporaryDirectory() as scratch:
    write(f'#!/bin/sh\ncase $1 in check) exec "{GIFTHORSE}" "$@" {FEW} ;; *) exec "{GIFTHORSE}" "$@" ;; esac\n', scratch, "gifthorse")
    os.chmod(os.path.join(scratch, "gifthorse"), 0o755)  # of a check few theorems, so that a test is soon over
    os.environ["PATH"] = scratch + ":" + os.environ["PATH"]
    for language in sys.argv[4:]:
        if shutil.which(NEEDS[language][0]):
            NEEDS[language][1](engine(scratch, language))
        else:
            tap.skip(language, f"there is no {NEEDS[language][0]}")
    if not sys.argv[4:]:
        its = engine(scratch, "python")
        test_services(its)
        test_hook(its)
        test_python(its)
tap.done()
