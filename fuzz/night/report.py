"""The report of a night: the same figures as text and as one page."""

import datetime
import html
import shlex

from night.findings import joined
from night.state import write_whole

LONG_ENOUGH = 60  # seconds that can say whether memory is flat, or that nothing new is reached
ALIVE = 0.1  # of the time that it was given must be used by a target that is not called dead
TITLE = "Gift Horse by night"
HEADINGS = ("target", "state", "executions", "a CPU second", "edges", "features", "corpus", "memory, MB")

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
        middle, last = (mean([sample[1] for sample in part]) for part in (samples[third : 2 * third], samples[-third:]))
        if last > 1.2 * middle + 8:
            return "GROWS"
    return "flat"


def reached_over_time(slices):
    """Pairs of seconds that were run, over all slices, and of the most features, or edges, reached until then."""
    points, at, most = [], 0, 0
    for s in slices:
        ends = [(s["seconds"], s["after"][-1])] if s["after"] else []
        for second, features in [(sample[0], sample[2]) for sample in s["samples"]] + ends:
            most = max(most, features)
            if most:
                points.append((at + second, most))
        at += s["seconds"]
    return points


def state_of(slices):
    """How a target does: dead, it ran hardly or not at all; saturated, in the last half of its time it
    reached nothing new; or it still searches."""
    wanted, used = sum(s["wanted"] for s in slices), sum(s["seconds"] for s in slices)
    if used < ALIVE * wanted:
        return "DEAD"
    if not any(s["before"] and s["executions"] for s in slices):  # AFL++ tries each input a few times before
        return "too short" if slices[0].get("fuzzer") == "AFL++" and used < LONG_ENOUGH else "DEAD"
    points = reached_over_time(slices)
    since = min((at for at, most in points if most == points[-1][1]), default=0)
    return "saturated" if used - since >= max(LONG_ENOUGH, used / 2) else "searching"


def change(slices, i):
    """Coverage of the first slice when its corpora were read, and the most that was reached."""
    before = [s["before"][i] for s in slices if s["before"] and i < len(s["before"])]
    after = [s["after"][i] for s in slices if s["after"] and i < len(s["after"])]
    return f"{number(before[0])} \u2192 {number(max(after))}" if before else "-"


def row_of(name, now):
    """The figures of one target and fuzzer in this night, in the order of the headings."""
    executions = sum(s["executions"] for s in now)
    processor = sum(s["processor"] for s in now)
    peaks = [max([s["memory"], *(sample[1] for sample in s["samples"])]) for s in now]
    return (
        name,
        state_of(now),
        number(executions),
        number(round(executions / processor)) if processor else "-",
        change(now, 0),
        change(now, 1),
        number(now[-1]["corpus"]) if now else "-",
        f"{max(peaks)}, {memory_verdict(now)}" if peaks else "-",
    )


def facts_of(finding, programs):
    """What is shown of a finding, as pairs."""
    named = [(key, finding[key]) for key in ("statement", "smallest", "counterexample", "required", "in", "replay") if key in finding]
    if "replay" not in finding and finding["target"] in programs and (finding["folder"] / "input").exists():
        named.append(("replay", shlex.join([str(programs[finding["target"]]), str(finding["folder"] / "input")])))
    when = [("found", f"{clock(finding['found'])} by {finding.get('fuzzer', 'libFuzzer')}")]
    when += [("mended", clock(finding["mended"]))] if "mended" in finding else []
    when += [("again", "not when its input was tried alone: it may need what was before it")] if "once" in finding else []
    return [*named, *when, ("kept in", str(finding["folder"]))]


def title_of(group):
    """What is wrong: the question, where several theorems fail for it."""
    first = group[0]
    if "fault" not in first:
        return f"{first['target']}: {first['what']}"
    fault = first["fault"]
    right = f", where {fault['judge']} says {fault['right']}" if fault["right"] else ""
    return f"{first['target']}: {fault['question']} -> {fault['answer']}{right}"


def facts_of_group(group, programs):
    """Those of the first finding, and what the others are, each with its replay."""
    facts = facts_of(group[0], programs)
    if "fault" in group[0]:
        facts.insert(0, ("breaks", ", ".join(sorted({f["what"].split(": ")[0] for f in group}))))
    for other in group[1:]:
        facts += [("and", other["what"]), *((key, text) for key, text in facts_of(other, programs) if key == "replay")]
    return facts


def by_time(findings, began):
    """Groups that are one fault: new ones, and those of which something was known before this night."""
    groups = joined(findings)
    return {"new": [g for g in groups if g[0]["found"] >= began], "known": [g for g in groups if g[0]["found"] < began]}


class Night:
    """What is known when a night ends."""

    def __init__(self, state, began, words, targets):
        slices = [s for s in state.all_slices() if s["started"] >= began]
        found = state.all_findings()
        runs = {t.name: (t.name, "libFuzzer") for t in targets}
        runs.update({f"{t.name}, AFL++": (t.name, "AFL++") for t in targets if t.afl})
        self.slices = {name: [s for s in slices if (s["target"], s["fuzzer"]) == run] for name, run in sorted(runs.items())}
        self.programs = {t.name: t.program for t in targets}
        self.rows = [row_of(name, mine) for name, mine in self.slices.items() if mine]
        self.dead = [row[0] for row in self.rows if row[1] == "DEAD"]
        mended = [f for f in state.all_findings("mended") if f.get("mended", 0) >= began]
        self.groups = {**by_time(found, began), "mended": joined(mended)}
        jobs = "1 job" if words.jobs == 1 else f"{words.jobs} jobs"
        ended = max([began, *(s["started"] + s["seconds"] for s in slices)])
        self.about = f"{clock(began)} to {clock(ended)}, {jobs}, engine {words.engine}"

    def bad(self):
        """Whether something is to be looked at."""
        return bool(self.groups["new"] or self.groups["known"] or self.dead)

    def summary(self):
        counts = [f"{len(group)} {name}" for name, group in self.groups.items() if group]
        found = f"findings: {', '.join(counts)}" if counts else "nothing was found"
        return f"{found}; dead: {', '.join(self.dead)}" if self.dead else found


def as_text(night):
    table = [HEADINGS, *night.rows]
    widths = [max(len(row[i]) for row in table) for i in range(len(HEADINGS))]
    lines = [f"{TITLE}: {night.summary()}", night.about, ""]
    for row in table:
        left = [cell.ljust(width) for cell, width in zip(row[:2], widths[:2])]
        right = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:])]
        lines.append("  ".join(left + right).rstrip())
    for name, group in night.groups.items():
        for one in group:
            lines += ["", f"{name}: {title_of(one)}"]
            lines += [f"  {key:<15} {text}" for key, text in facts_of_group(one, night.programs)]
    return "\n".join(lines) + "\n"


def picture(points, seconds, label):
    """A line over the time of this night; `points` are pairs of a second and a figure."""
    most = max((y for _, y in points), default=0)
    if len(points) < 2 or not most:
        return ""
    line = " ".join(f"{1000 * x / seconds:.1f},{100 - 95 * y / most:.1f}" for x, y in points)
    return (
        f'<svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label="{label}">'
        f'<polyline points="{line}"/></svg>'
    )


def pictures(name, slices):
    """Features, or the edges of AFL++, and memory over the time of a target, slice by slice."""
    unit = "edges" if slices[-1]["fuzzer"] == "AFL++" else "features"
    memory, at = [], 0
    for s in slices:
        memory += [(at + sample[0], sample[1]) for sample in s["samples"]]
        at += s["seconds"]
    reached = reached_over_time(slices)
    return (
        f"<h3>{html.escape(name)}</h3>\n"
        f"<p>{unit}, {number(reached[-1][1]) if reached else 'none'}</p>\n{picture(reached, at, f'{unit} over time')}\n"
        f"<p>memory, {memory_verdict(slices)}</p>\n{picture(memory, at, 'memory over time')}\n"
    )


def as_page(night):
    def cells(tag, row):
        return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>\n"

    parts = [
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{TITLE}</title>\n<style>{STYLE}</style>\n<h1>{TITLE}</h1>\n",
        f'<p{" class=bad" if night.bad() else ""}>{html.escape(night.summary())}</p>\n<p>{html.escape(night.about)}</p>\n',
        f'<h2>Targets</h2>\n<div class="scroll"><table>\n{cells("th", HEADINGS)}',
        *(cells("td", row) for row in night.rows),
        "</table></div>\n",
    ]
    for name, group in night.groups.items():
        if group:
            parts.append(f"<h2>Findings, {name}</h2>\n")
        for one in group:
            facts = "".join(
                f"<dt>{html.escape(key)}</dt><dd><code>{html.escape(text)}</code></dd>"
                for key, text in facts_of_group(one, night.programs)
            )
            parts.append(f"<h3>{html.escape(title_of(one))}</h3>\n<dl>{facts}</dl>\n")
    parts.append("<h2>Over time</h2>\n")
    parts += [pictures(name, slices) for name, slices in night.slices.items() if slices]
    return "".join(parts) + "</html>\n"


def write(state, began, words, targets):
    """Write both into the state folder. The text, and whether something is to be looked at."""
    night = Night(state, began, words, targets)
    text = as_text(night)
    write_whole(state.path / "report.txt", text)
    write_whole(state.path / "report.html", as_page(night))
    return text, night.bad()
