"""The kill matrix as a picture: a line for each canary, and in it a mark for each theorem that kills it."""

from pages.facts import REPORTS
from pages.frame import escape, filter_box, link, many, number


def runs_of(places):
    """Pairs of where a run of neighbouring places begins and how long it is."""
    found = []
    for place in places:
        if found and sum(found[-1]) == place:
            found[-1][1] += 1
        else:
            found.append([place, 1])
    return found


def strip(places, bands, width):
    """A line of the picture; every second source has a darker ground."""
    marks = "".join(f"M{at} 0h{length}v1h-{length}z" for at, length in runs_of(places))
    return (
        f'<svg viewBox="0 0 {width} 1" preserveAspectRatio="none" aria-hidden="true"><path class="band" d="{bands}"/>'
        f'<path d="{marks}"/></svg>'
    )


class Columns:
    """The theorems that kill anything, in the order of the ledger, by source."""

    def __init__(self, facts):
        names = [name for name in facts.matrix.theorems if facts.kills[name]]
        self.places = {name: i for i, name in enumerate(names)}
        self.width = max(len(names), 1)
        self.sources = {}
        for name in names:
            self.sources.setdefault(name.split("-")[0], []).append(self.places[name])
        odd = list(self.sources.values())[1::2]
        self.bands = "".join(f"M{p[0]} 0h{len(p)}v1h-{len(p)}z" for p in odd)

    def head(self):
        """The sources, each as wide as the theorems of it."""
        items = (f'<span style="flex-grow:{len(p)}">{source if len(p) > self.width / 12 else ""}</span>' for source, p in self.sources.items())
        return f'<div class="axis" aria-hidden="true"><span></span><span class="sources">{"".join(items)}</span><span></span></div>\n'


def canary_of(canary, facts, columns):
    row, killers = facts.matrix.rows.get(canary.name), facts.killers(canary)
    count = number(len(killers)) if row else "to be run"
    named = " ".join(link(facts.place(name), escape(name)) for name in killers)
    example = facts.matrix.names.get(row.theorem) if row else None
    at = f", at <code>{escape(row.example)}</code>" if row and row.example else ""
    pairs = f"<dt>for example</dt><dd>{link(facts.place(example), escape(example))}{at}</dd>" if example else ""
    pairs += f'<dt>{many(len(killers), "theorem")}</dt><dd class="names">{named}</dd>' if killers else ""
    return (
        f'<details class="canary" id="{escape(canary.name)}" data-row><summary><span class="id">{escape(canary.name)}</span>'
        f'{strip([columns.places[k] for k in killers], columns.bands, columns.width)}<span class="figure{"" if killers else " open"}">{count}</span></summary>\n'
        f'<div class="told"><p>{escape(canary.bug)}</p><dl>{pairs}</dl></div></details>\n'
    )


def page(facts, text):
    """`text` shows Markdown: what kills.md says of gaps comes last."""
    columns, canaries = Columns(facts), facts.matrix.canaries
    due = sum(bool(facts.matrix.missing(canary)) for canary in canaries)
    note = f" {number(due)} of the canaries are still to be put to all or some of the theorems." if due else ""
    told = (REPORTS / "kills.md").read_text()
    gaps = told[told.index("## Gaps") :] if "## Gaps" in told else ""
    lines = "".join(canary_of(canary, facts, columns) for canary in canaries)
    return (
        f'<h1>Kills</h1>\n<p class="lead">A canary is an engine with one classic bug. Each line is one of the {len(canaries)}, '
        f"each mark in it one of the {number(len(columns.places))} theorems that kill any, in the order of the ledger; comparison of "
        f"answers is switched off.{note}</p>\n{filter_box('a canary, a bug, a theorem')}"
        f'<section data-group class="matrix" aria-label="Kill matrix">\n{columns.head()}{lines}</section>\n{text.html(gaps)}'
    )
