"""The first page: the state in ten figures, and how each source is covered."""

import collections
import re

from pages.facts import SOURCE, VERDICTS
from pages.frame import escape, link, number, scroll

# What a source is called, as on the page of `gifthorse report`.
NAMES = dict(re.findall(r'^    \{"(\w+)", "(.*?)", ".*?"\},$', (SOURCE / "properties/output/page/theorems.c").read_text(), re.M))
NAMES = {short: name.replace("\\u00e8", "\u00e8") for short, name in NAMES.items()}
STATES = {  # words and style of each state of a row
    "claim": ("claims", "holds"),
    "theory": ("theorems in C", "holds"),
    "erratum": ("errata", "known"),
    "proved": ("proved only", "holds"),
    "pending": ("later", "none"),
    "no": ("no finite check", "none"),
    "broken": ("broken", "fails"),
}


def name_of(source):
    return NAMES.get(source, "Beyond the sources")


def figures(facts):
    """Eleven pairs: a figure, what it counts, and the page that tells more."""
    theorems = facts.theorems.values()
    states = collections.Counter(row.state for row in facts.rows)
    verdicts = collections.Counter(theorem["verdict"] for theorem in theorems)
    run = [canary for canary in facts.matrix.canaries if canary.name in facts.matrix.rows]
    killed = sum(bool(facts.killers(canary)) for canary in run)
    forged = [f for f in (SOURCE / "corpus/forged").iterdir() if f.is_file()]
    targets = list((SOURCE / "fuzz").glob("fuzz_*.c"))
    return (
        (len(facts.rows), f"statements of {len(NAMES)} sources and beyond", "ledger.html"),
        (states["claim"] + states["theory"] + states["erratum"], "of them checked", "ledger.html"),
        (len(theorems), f"theorems cover them, {number(verdicts['holds'])} hold", "runs.html"),
        (sum(t["cases"] for t in theorems), "cases in a run", "runs.html"),
        (sum(t["questions"] for t in theorems), "questions to the engine", "runs.html"),
        (sum(t["place"] == "proofs.def" for t in theorems), "proofs of the sources executed", "ledger.html#proofs"),
        (sum(bool(row.proved) for row in facts.rows), "statements proved for all games, in Coq", "ledger.html"),
        (states["erratum"], "errata found in the sources", "errata.html"),
        (killed, f"of {len(run)} canaries killed by theorems", "kills.html"),
        (len(forged), "files of forged certificates refused", "figures.html"),
        (len(targets), "targets are fuzzed", "figures.html#Fuzzing"),
    )


def cards(facts):
    items = (f'<li><a href="{place}"><strong>{number(n)}</strong> <span>{escape(words)}</span></a></li>\n' for n, words, place in figures(facts))
    return f'<ul class="cards">\n{"".join(items)}</ul>\n'


def words_of(verdict, n):
    return {"holds": "hold", "fails": "fail"}.get(verdict, verdict) if n != 1 else verdict


def verdict_of(run):
    """How a run ended, as `check` says."""
    counts = collections.Counter(theorem["verdict"] for theorem in run["theorems"])
    parts = [f'<span class="{style}">{sign}&#160;{number(counts[v])}&#160;{words_of(v, counts[v])}</span>' for v, (sign, style) in VERDICTS.items() if counts[v]]
    return ", ".join(parts)


def bar(states):
    parts = (f'<span class="{STATES[s][1]} {s}" style="flex-grow:{n}"></span>' for s, n in states.items() if n)
    return f'<div class="bar" aria-hidden="true">{"".join(parts)}</div>'


def sources(facts):
    shown = [s for s in STATES if any(row.state == s for row in facts.rows)]
    head = "".join(f'<th scope="col" class="figure">{STATES[s][0]}</th>' for s in shown)
    body = ""
    for source, rows in facts.sources().items():
        counts = collections.Counter(row.state for row in rows)
        states = {s: counts[s] for s in shown}
        cells = "".join(f'<td class="figure">{number(n) if n else ""}</td>' for n in states.values())
        name = f'{link(f"ledger.html#{source}", source)} <small>{escape(name_of(source))}</small>{bar(states)}'
        body += f'<tr><th scope="row">{name}</th><td class="figure">{number(len(rows))}</td>{cells}</tr>\n'
    head = f'<tr><th scope="col">source</th><th scope="col" class="figure">rows</th>{head}</tr>'
    return scroll("Sources", f'<table class="sources">\n<thead>{head}</thead>\n<tbody>{body}</tbody></table>')


def page(facts, told):
    """`told` are pairs of a page and a sentence about it."""
    engine = facts.run["engine"]["name"]
    pages = "".join(f'<dt><a href="{name}.html">{title}</a></dt><dd>{escape(words)}</dd>\n' for name, title, words in told)
    return (
        "<h1>The state in ten figures</h1>\n"
        '<p class="lead">Gift Horse checks engines of combinatorial game theory against its theorems. '
        f"The run is one of the engine {escape(engine)}: {verdict_of(facts.run)}.</p>\n"
        f'{cards(facts)}<h2>Sources</h2>\n{sources(facts)}<h2>Pages</h2>\n<dl class="pages">\n{pages}</dl>\n'
    )
