"""What the tests of reports share: running the program, TAP, broken engines, and the documents of
their runs. The program and the example engine are the first two words of the command line.
"""

import json
import os
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, DEFINITIONS = map(os.path.abspath, sys.argv[1:3])


def run(*words, text=None):
    """Status, standard output and standard error of one run."""
    ended = subprocess.run([GIFTHORSE, *words], input=text, capture_output=True, text=True, timeout=120)
    return ended.returncode, ended.stdout, ended.stderr


def engine(path):
    return "cmd:" + shlex.join([sys.executable, path])


def broken_engine(folder, line, wrong):
    """The example engine with a line broken, in a folder whose name has to be escaped."""
    os.makedirs(os.path.join(folder, "<b>'&'"), exist_ok=True)
    path = os.path.join(folder, "<b>'&'", "broken.py")
    with open(DEFINITIONS) as source:
        text = source.read()
    assert text.count(line) == 1
    with open(path, "w") as f:
        f.write(text.replace(line, wrong))
    return engine(path)


def negation_broken(folder):
    """Its negation does not swap the sides."""
    return broken_engine(
        folder,
        "form(map(negative, g.right), map(negative, g.left))",
        "form(map(negative, g.left), map(negative, g.right))",
    )


def equality_broken(folder):
    """It takes equal games for confused ones."""
    return broken_engine(folder, '["||", "<", ">", "="]', '["||", "<", ">", "||"]')


def document(*words):
    status, out, err = run("check", "--format", "json", *words)
    return status, json.loads(out), err


NO_WRONG_ANSWER = {"id": None, "request": None, "question": None, "answer": None, "right": None, "judge": None, "kind": None, "reproducible": True, "beside": []}


def with_games(run, games):
    """The same run with more failures, which have these games as counterexamples; each is a fault."""
    failing = [t for t in run["theorems"] if t["failure"]]
    for number, game in enumerate(games):
        theorem = json.loads(json.dumps(failing[0]))
        theorem["name"] += f"/{number + 100}"
        theorem["failure"]["variables"] = [{"name": "G", "sort": "game", "value": game}]
        run["theorems"].append(theorem)
        run["faults"].append({**NO_WRONG_ANSWER, "theorems": [theorem["name"]], "own": 1})
    return run
