"""The strategies, in a test suite as who writes an engine has it: the example passes, a bug in it is found and made
small, and each strategy makes what it says; and the notebook's outputs are made again. Speaks TAP.

usage: suites.py GIFTHORSE MODULE [NOTEBOOK]

What is missing is skipped: Hypothesis and pytest, which Debian's Python has; for NOTEBOOK nbconvert and ipykernel.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, MODULE, *NOTEBOOK = map(os.path.abspath, sys.argv[1:])
EXAMPLE = os.path.join(MODULE, "examples/test_engine.py")
KINDS = """
from fractions import Fraction
from gifthorse import strategies
from hypothesis import find, given, settings

few = settings(max_examples=40, deadline=None)

@few
@given(strategies.games(2, 3))
def test_games(g):
    assert g.left == tuple(g.left) and len(g.left) <= 3 and depth(g) <= 2

@few
@given(strategies.games(1, leaves=strategies.numbers()))
def test_leaves(g):
    assert all(option.number is not None for option in (*g.left, *g.right))

@few
@given(strategies.impartial())
def test_impartial(g):
    assert g.grundy is not None

@few
@given(strategies.numbers(5, most=100))
def test_numbers(g):
    assert abs(g.number) <= 100 and 32 % g.number.denominator == 0

@few
@given(strategies.nimbers(9))
def test_nimbers(g):
    assert g.grundy <= 9

@few
@given(strategies.switches())
def test_switches(g):
    assert g.temperature > 0 and g.left[0].number > g.right[0].number

@few
@given(strategies.ups(3))
def test_ups(g):
    assert g.atomic_weight is not None and abs(g.atomic_weight.number) <= 3

def test_smallest():
    assert find(strategies.games(), lambda g: g.confused_with(0)).text == "{0|0}"
    assert find(strategies.games(), lambda g: g.number is None and g > 0).birthday == 2
    assert find(strategies.numbers(), lambda g: g > 5).text == "6"
    assert find(strategies.numbers(), lambda g: g.number.denominator > 1).text == "1/2"

def depth(g):
    return max((1 + depth(x) for x in (*g.left, *g.right)), default=0)
"""


def python_with(*modules):
    """A Python that has them: Debian's, or the one that runs this."""
    for python in "/usr/bin/python3", sys.executable:
        if subprocess.run([python, "-c", f"import {', '.join(modules)}"], capture_output=True).returncode == 0:
            return python
    return None


def environment(folder):
    return dict(os.environ, GIFTHORSE=GIFTHORSE, PYTHONPATH=MODULE, PYTHONDONTWRITEBYTECODE="1", HOME=folder)


def pytest(python, text):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "test_it.py"), "w") as f:
            f.write(text)
        done = subprocess.run([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_it.py"], cwd=folder, env=environment(folder),
                              capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_suites():
    python = python_with("hypothesis", "pytest")
    if not python:
        tap.skip("test suites", "there is no Hypothesis, or no pytest")
        return
    with open(EXAMPLE) as f:
        example = f.read()
    status, out = pytest(python, example)
    tap.ok(status == 0 and "3 passed" in out, "the example passes", out)
    bug = example.replace("option, 1 - player", "option, player")
    status, out = pytest(python, bug)
    found = re.findall(r"Falsifying example: test_outcome\(\s*E?\s*g=(.*?),?$", out, re.M)
    tap.ok(bug != example and status == 1 and found == ["Game('{|{|0}}')"],
           "a bug in it is found, and the game is a smallest one", f"{found} {out}")
    status, out = pytest(python, KINDS)
    tap.ok(status == 0 and "8 passed" in out, "each strategy makes what it says", out)


def outputs(path):
    """The source of each cell with what it shows, without what changes from run to run."""
    with open(path, encoding="utf-8") as f:
        cells = json.load(f)["cells"]
    return [("".join(cell["source"]), [{name: part.get(name) for name in ("output_type", "name", "text", "data")} for part in cell.get("outputs", [])])
            for cell in cells]


def test_notebook(notebook):
    python = python_with("nbconvert", "ipykernel")
    if not python:
        tap.skip("the notebook", "there is no nbconvert, or no ipykernel")
        return
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(notebook, os.path.join(folder, "before.ipynb"))
        done = subprocess.run([python, "-m", "nbconvert", "--to", "notebook", "--execute", "--output", "after", "before.ipynb"],
                              cwd=folder, env=environment(folder), capture_output=True, text=True)
        after = os.path.join(folder, "after.ipynb")
        there = os.path.exists(after)
        tap.ok(done.returncode == 0 and there, "the notebook runs", done.stderr[-3000:])
        if there:
            told, made = outputs(notebook), outputs(after)
            wrong = [(old, new) for old, new in zip(told, made) if old != new]
            tap.ok(sum(len(shown) for _, shown in told) > 5 and len(told) == len(made) and not wrong, "and shows what stands in it", str(wrong)[:3000])


if NOTEBOOK:
    test_notebook(*NOTEBOOK)
else:
    test_suites()
tap.done()
