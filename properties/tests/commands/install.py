"""What is installed: a program of others is compiled against it and runs, and the program does.

usage: install.py BUILD PROGRAM MESON COMPILER..., where PROGRAM is a C file. Speaks TAP.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

BUILD, SOURCE, MESON, *COMPILER = sys.argv[1:]


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
    example = find(root, "definitions.py")
    engine = "cmd:" + shlex.join([sys.executable, *example])
    status, out = run(program, "check", "--cases", "20", "--engine", engine, "SS-2.10a")
    tap.ok(status == 0 and " fail" not in out and " hold" in out, "it checks the example that is installed", out)
    for name, start in (("gifthorse.1", "/share/man/man1/"), ("protocol.md", "/share/doc/gifthorse/"),
                        ("plugins.md", "/share/doc/gifthorse/"),
                        ("gifthorse", "/share/bash-completion/completions/")):
        tap.ok(any(start in p for p in find(root, name)), f"{name} is in {start}", str(find(root, name)))


def test_plugin(root):
    header, example = find(root, "gifthorse-engine.h")[0], find(root, "definitions.c")[0]
    engine = os.path.join(root, "definitions.so")
    words = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-shared", "-fPIC", "-I" + os.path.dirname(header)]
    status, out = run(*COMPILER, *words, example, "-o", engine)
    if not tap.ok(status == 0, "an engine in C is compiled with its header alone", out):
        return
    program = next(p for p in find(root, "gifthorse") if "/bin/" in p)
    status, out = run(program, "check", "--cases", "20", "--engine", "lib:" + engine, "SS-2.10a")
    tap.ok(status == 0 and " fail" not in out and " hold" in out, "it is checked by the host that is installed", out)


def test_library(root, flags):
    library = os.path.dirname(find(root, "libgifthorse.so.0")[0])
    binary = os.path.join(root, "program")
    status, out = run(*COMPILER, "-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", SOURCE, "-o", binary, *flags)
    if not tap.ok(status == 0, "a program is compiled with what pkg-config says", out):
        return
    status, out = run(binary, LD_LIBRARY_PATH=library)
    tap.ok(status == 0 and out == "^* born on day 2, by reference\n", "and it runs", out)
    status, out = run("readelf", "-d", binary)
    tap.ok("[libgifthorse.so.0]" in out, "by the library's name with its version", out)
    status, out = run("nm", "-D", "--defined-only", os.path.join(library, "libgifthorse.so"))
    others = [n for n in re.findall(r" [A-Z] (\w+)$", out, re.M) if not n.startswith("gh_")]
    tap.ok(status == 0 and "gh_store_new" in out and not others, "which shows no names but its own", str(others))


def test_headers(root, flags):
    include = os.path.dirname(find(root, "engines.h")[0])
    for folder, _, files in os.walk(include):
        for name in sorted(f for f in files if f.endswith(".h")):
            header = os.path.relpath(os.path.join(folder, name), include)
            status, out = run(*COMPILER, "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", *flags, "-include", header, "-x", "c", "/dev/null")
            tap.ok(status == 0, f"{header} needs no other header before it", out)


with tempfile.TemporaryDirectory() as root:
    status, out = run(MESON, "install", "-C", BUILD, "--no-rebuild", DESTDIR=root)
    if tap.ok(status == 0, "it is installed", out):
        test_program(root)
        test_plugin(root)
        packages = os.path.dirname(find(root, "gifthorse.pc")[0])
        status, out = run("pkg-config", "--cflags", "--libs", "gifthorse", PKG_CONFIG_PATH=packages, PKG_CONFIG_SYSROOT_DIR=root)
        if tap.ok(status == 0, "pkg-config knows it", out):
            flags = shlex.split(out)
            test_headers(root, [flag for flag in flags if flag.startswith("-I")])
            test_library(root, flags)
tap.done()
