"""The report of a night: the same figures as text and as one page."""

import datetime
import html

from night.state import write_whole

LONG_ENOUGH = 60  # seconds of a slice that can say whether memory is flat
TITLE = "Gift Horse by night"
HEADINGS = ("target", "executions", "a second", "in all", "edges", "features", "corpus", "memory, MB")

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfdfb; --faint: #777; --line: #ddd; --bad: #a33; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ddd; --paper: #191b1d; --faint: #999; --line: #3a3d40; --bad: #e88; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 62rem; margin: 3rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; font-weight: 600; margin: 0; } h2 { font-size: 1.1rem; font-weight: 600; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; font-weight: 600; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; color: var(--faint); } p.bad { color: var(--bad); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { font-weight: 600; } th, td { padding: .3rem .75rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; } .scroll { overflow-x: auto; }
dl { display: grid; grid-template-columns: 8rem 1fr; margin: .25rem 0 0; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
code { font: .9em ui-monospace, monospace; }
svg { width: 100%; height: 5rem; } polyline { fill: none; stroke: currentColor; stroke-width: 1.5;
      vector-effect: non-scaling-stroke; }
"""


def number(n):
    return f"{n:,}"


def clock(seconds):
    return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def mean(values):
    return sum(values) / len(values)


def memory_verdict(slices):
    """Whether memory grew within a slice, from its middle third, when all is loaded, to its last."""
    long = [s["samples"] for s in slices if s["seconds"] >= LONG_ENOUGH and len(s["samples"]) >= 9]
    if not long:
        return "too short to say"
    for samples in long:
        third = len(samples) // 3
        middle, last = (mean([mb for _, mb in part]) for part in (samples[third : 2 * third], samples[-third:]))
        if last > 1.2 * middle + 8:
            return "GROWS"
    return "flat"


def change(slices, i):
    """Coverage of the first slice when its corpora were read, and the most that was reached."""
    before = [s["before"][i] for s in slices if s["before"]]
    after = [s["after"][i] for s in slices if s["after"]]
    return f"{number(before[0])} \u2192 {number(max(after))}" if before else "-"


def row_of(target, slices, began):
    """The figures of one target, in the order of the headings."""
    now = [s for s in slices if s["started"] >= began]
    executions = sum(s["executions"] for s in now)
    seconds = sum(s["seconds"] for s in now)
    peaks = [max([s["memory"], *(mb for _, mb in s["samples"])]) for s in now]
    return (
        target,
        number(executions),
        number(round(executions / seconds)) if seconds else "-",
        number(sum(s["executions"] for s in slices)),
        change(now, 0),
        change(now, 1),
        number(now[-1]["corpus"]) if now else "-",
        f"{max(peaks)}, {memory_verdict(now)}" if peaks else "-",
    )


def facts_of(finding):
    """What is shown of a finding, as pairs."""
    named = [(key, finding[key]) for key in ("statement", "smallest", "counterexample", "required", "in", "replay") if key in finding]
    when = [("found", clock(finding["found"]))]
    return [*named, *when, ("kept in", str(finding["folder"]))]


def summary_of(findings):
    return "nothing was found" if not findings else "1 finding" if len(findings) == 1 else f"{len(findings)} findings"


def about(began, ended, words):
    jobs = "1 job" if words.jobs == 1 else f"{words.jobs} jobs"
    return f"{clock(began)} to {clock(ended)}, {jobs}, engine {words.engine}"


def as_text(about, rows, findings):
    table = [HEADINGS, *rows]
    widths = [max(len(row[i]) for row in table) for i in range(len(HEADINGS))]
    lines = [f"{TITLE}: {summary_of(findings)}", about, ""]
    for row in table:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]
        lines.append("  ".join(cells).rstrip())
    for finding in findings:
        lines += ["", f"{finding['target']}: {finding['what']}"]
        lines += [f"  {name:<15} {text}" for name, text in facts_of(finding)]
    return "\n".join(lines) + "\n"


def memory_line(slices):
    """Memory over the time of this night, slice by slice, as a picture."""
    points, at = [], 0
    for s in slices:
        points += [(at + second, mb) for second, mb in s["samples"]]
        at += s["seconds"]
    if len(points) < 2:
        return ""
    most = max(mb for _, mb in points) or 1
    line = " ".join(f"{1000 * x / at:.1f},{100 - 95 * mb / most:.1f}" for x, mb in points)
    return (
        f'<svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label="memory over time">'
        f'<polyline points="{line}"/></svg>'
    )


def as_page(about, rows, findings, slices_of):
    def cells(tag, row):
        return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>\n"

    parts = [
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{TITLE}</title>\n<style>{STYLE}</style>\n<h1>{TITLE}</h1>\n",
        f'<p{" class=bad" if findings else ""}>{summary_of(findings)}</p>\n<p>{html.escape(about)}</p>\n',
        f'<h2>Targets</h2>\n<div class="scroll"><table>\n{cells("th", HEADINGS)}',
        *(cells("td", row) for row in rows),
        "</table></div>\n",
    ]
    if findings:
        parts.append("<h2>Findings</h2>\n")
    for finding in findings:
        facts = "".join(
            f"<dt>{html.escape(name)}</dt><dd><code>{html.escape(text)}</code></dd>" for name, text in facts_of(finding)
        )
        parts.append(f"<h3>{html.escape(finding['target'])}: {html.escape(finding['what'])}</h3>\n<dl>{facts}</dl>\n")
    parts.append("<h2>Memory over time</h2>\n")
    for target, slices in slices_of.items():
        parts.append(f"<p>{html.escape(target)}, {memory_verdict(slices)}</p>\n{memory_line(slices)}\n")
    return "".join(parts) + "</html>\n"


def write(state, began, words):
    """Write both into the state folder; the text."""
    slices, findings = state.all_slices(), state.all_findings()
    targets = sorted({s["target"] for s in slices})
    by_target = {t: [s for s in slices if s["target"] == t] for t in targets}
    rows = [row_of(t, by_target[t], began) for t in targets]
    ended = max([began, *(s["started"] + s["seconds"] for s in slices)])
    text = as_text(about(began, ended, words), rows, findings)
    this_night = {t: [s for s in by_target[t] if s["started"] >= began] for t in targets}
    page = as_page(about(began, ended, words), rows, findings, this_night)
    write_whole(state.path / "report.txt", text)
    write_whole(state.path / "report.html", page)
    return text
