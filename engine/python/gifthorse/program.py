"""The program: where it is, and one run of a command of it."""

import os
import shutil
import re
import subprocess

from .errors import Missing, Refused

ROW = re.compile(r"^(\S.{12}) (.*)$", re.M)


def path():
    """The program that the environment's GIFTHORSE names, or that is found on PATH."""
    named = os.environ.get("GIFTHORSE")
    found = shutil.which(named or "gifthorse")
    if found:
        return found
    if named:
        raise Missing(f"GIFTHORSE names {named!r}, which is no program")
    raise Missing("found no program 'gifthorse' on PATH: install the package gifthorse, or name the program in GIFTHORSE")


def run(*words, given=None):
    """Run a command with these words and this text as its input. Returns status, output and complaints."""
    if any("\0" in word for word in words):
        raise Refused("found a zero byte, expected a text")
    done = subprocess.run([path(), *words], input=given or "", capture_output=True, encoding="utf-8", errors="replace")
    return done.returncode, done.stdout, done.stderr


def run_well(*words):
    """Likewise, of a command that has nothing to complain about. Returns its output."""
    status, out, complaints = run(*words)
    if status:
        raise Refused(complaint(complaints))
    return out


def rows(text, *options):
    """What `gifthorse eval` tells of a text: its rows by their names; of a formula "truth" alone."""
    status, out, complaints = run("eval", "--all", "--quiet", *options, "--", text)
    if out.strip() in ("true", "false"):
        return {"truth": out.strip()}
    if status or not out:
        raise Refused(complaint(complaints))
    return {name.strip(): value for name, value in ROW.findall(out)}


def complaint(text):
    """What the program complained about, without its name."""
    return text.strip().removeprefix("gifthorse: ") or "the program says nothing"
