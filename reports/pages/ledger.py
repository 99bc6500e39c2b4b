"""Every row of the ledger: its statement, what covers it, how that was checked, and what it kills."""

from pages.facts import VERDICTS
from pages.frame import escape, filter_box, link, many, number
from pages.start import STATES, name_of

ASSERTS = {"always": "", "not always": "false on purpose", "sometimes": "for some"}
SIGNS = {"holds": "\u2713", "known": "\u2717", "none": "\u2013", "fails": "\u2717"}


def canary_links(names):
    return ", ".join(f'<a href="kills.html#{escape(name)}">{escape(name)}</a>' for name in names)


def checked(theorem, kills):
    """How a theorem was checked, in a line."""
    sign, style = VERDICTS[theorem["verdict"]]
    verdict = f'<span class="{style}">{sign}&#160;{theorem["verdict"]}</span>'
    parts = [verdict + (f": {escape(theorem['reason'])}" if theorem["reason"] else "")]
    if theorem["cases"]:
        cases = many(theorem["cases"], "case")
        domains = "; ".join(d["words"] for d in theorem["domains"])
        parts.append(f"{cases}: {escape(domains)}" if theorem["cases"] > 1 and domains else cases)
    if theorem["met"] < theorem["cases"]:
        parts.append(f"{number(theorem['met'])} meet the hypothesis")
    if theorem["inconclusive"]:
        parts.append(f"{number(theorem['inconclusive'])} inconclusive")
    if kills:
        parts.append(f"kills {len(kills)}")
    return ", ".join(parts)


def told(theorem, row, facts):
    """A theorem beneath a row; its anchor stands beneath the first of its rows."""
    name = theorem["name"]
    anchor = f' id="{escape(name)}"' if theorem["ids"][0] == row.id and name != row.id else ""
    purpose = ASSERTS[theorem["asserts"]]
    example = f"at {theorem['example']}" if theorem["example"] else ""
    remark = ", ".join(part for part in (purpose, example) if part)
    words = f" <small>{escape(remark)}</small>" if remark else ""
    where = "executed proof" if theorem["place"] == "proofs.def" else theorem["place"]
    return (
        f"<li{anchor}><p><code>{escape(theorem['statement'])}</code>{words}</p>"
        f"<p><small>{escape(name)}, {escape(where)}</small> <small>{checked(theorem, facts.kills[name])}</small></p></li>\n"
    )


def facts_of(row, facts):
    """What is known of a row beside its theorems, as pairs of a word and HTML."""
    yield "kind", escape(row.kind)
    if row.proof != "none":
        executed = sum(t["place"] == "proofs.def" for t in row.theorems)
        yield "proof", escape(row.proof + (", executed" if executed else ""))
    if row.proved:
        yield "proved in Coq", escape(row.proved)
    if row.state == "erratum":
        yield "erratum", f'<a href="errata.html#{escape(row.id)}">what is printed, and what is so</a>'
    if row.note:
        yield "note", escape(row.note)
    if row.silent:
        yield "no engine is asked", escape(row.silent)
    killed = facts.killed_by(row)
    if killed:
        yield f"kills {len(killed)}", canary_links(killed)


def row_of(row, facts):
    words, style = STATES[row.state]
    state = {"claims": "claim", "theorems in C": "in C", "errata": "erratum"}.get(words, words)
    if any(theorem["verdict"] in ("fails", "vacuous") for theorem in row.theorems):
        state, style = f"{state} fails", "fails"
    kills = len(facts.killed_by(row))
    counts = [many(len(row.theorems), "theorem")] if row.theorems else []
    counts += [f"kills {kills}"] if kills else []
    name = f"<strong>{escape(row.name)}.</strong> " if row.name and not row.statement.startswith(row.name) else ""
    pairs = "".join(f"<dt>{word}</dt><dd>{value}</dd>\n" for word, value in facts_of(row, facts))
    theorems = "".join(told(theorem, row, facts) for theorem in row.theorems)
    return (
        f'<details class="row" id="{escape(row.id)}" data-row><summary><span class="id">{escape(row.id)}</span>'
        f'<span class="statement">{name}{escape(row.statement)}</span>'
        f'<span class="state"><span class="{style}">{SIGNS[style]}&#160;{state}</span> <small>{", ".join(counts)}</small></span></summary>\n'
        f'<div class="told">{f"<ul>{theorems}</ul>" if theorems else ""}<dl>\n{pairs}</dl></div></details>\n'
    )


def chapters(rows):
    found = {}
    for row in rows:
        found.setdefault(row.chapter(), []).append(row)
    return found


def proofs(facts):
    """A line that leads to each executed proof."""
    named = [t["name"] for t in facts.theorems.values() if t["place"] == "proofs.def"]
    links = " ".join(link(facts.place(name), escape(name)) for name in named)
    return f'<details id="proofs"><summary>{len(named)} executed proofs</summary><p class="names">{links}</p></details>\n'


def page(facts):
    parts, sources = [], facts.sources()
    for source, rows in sources.items():
        parts.append(f'<section data-group>\n<h2 id="{source}">{source} <small>{escape(name_of(source))}</small></h2>\n')
        for chapter, mine in chapters(rows).items():
            head = f"<h3>{escape(chapter)} <small>{many(len(mine), 'row')}</small></h3>\n" if chapter else ""
            parts.append(f"<section data-group>\n{head}{''.join(row_of(row, facts) for row in mine)}</section>\n")
        parts.append("</section>\n")
    links = " ".join(f'<a href="#{source}">{source}</a>' for source in sources)
    return (
        f'<h1>Ledger</h1>\n<p class="lead">Each of the {number(len(facts.rows))} statements, and the theorems that cover it. '
        f"Cases are those of the engine {escape(facts.run['engine']['name'])}.</p>\n{filter_box('an id, a word, a canary')}"
        f'<nav class="inside" aria-label="Sources">{links}</nav>\n{proofs(facts)}{"".join(parts)}'
    )
