"""Pages that other tools made, which are copied and get a link that leads back; and the page of runs."""

import json
import subprocess

from pages.facts import Refused
from pages.frame import escape
from pages.start import verdict_of


def with_way_back(page, home):
    """The words that such a page begins with lead to the first page of the site."""
    return page.replace("<h1>Gift Horse", f'<h1><a href="{home}" style="color: inherit">Gift Horse</a>', 1)


def read_night(state):
    """The report of a night's state folder."""
    try:
        report = (state / "report.html").read_text()
    except OSError as error:
        raise Refused(f"{state / 'report.html'}: {error.strerror}; expected the state folder of a night that ended") from None
    return with_way_back(report, "index.html")


def need_coverage(pages):
    if not (pages / "index.html").exists():
        raise Refused(f"{pages}: found no index.html, expected the folder of lcov's pages, as build-coverage/html")


def run_page(program, run, path):
    """What `gifthorse report` makes of a run."""
    done = subprocess.run([program, "report", "-"], input=json.dumps(run), capture_output=True, text=True)
    if not done.stdout:
        raise Refused(done.stderr.strip())
    path.parent.mkdir(exist_ok=True)
    path.write_text(with_way_back(done.stdout, "../index.html"))


def runs_page(program, runs, folder):
    """A page for each run, and one that leads to them."""
    items = ""
    for i, run in enumerate(runs):
        name = f"runs/{i + 1}.html"
        run_page(program, run, folder / name)
        engine = run["engine"]
        ended = "" if run["ended"] == "complete" else f' <span class="cut">cut short: {escape(run["ended"])}</span>'
        items += (
            f'<article>\n<h2><a href="{name}">{escape(run["label"] or engine["name"])}</a>{ended}</h2>\n'
            f'<p class="counts">{verdict_of(run)}</p>\n<dl><dt>engine</dt><dd><code>{escape(engine["spec"])}</code></dd>'
            f"<dt>run</dt><dd>{escape(run['started'].replace('T', ' ').replace('Z', ' UTC'))}, {run['elapsed']:.1f} s</dd></dl>\n</article>\n"
        )
    return f'<h1>Runs</h1>\n<p class="lead">Engines against the theorems. The first run is the one that the other pages tell of.</p>\n<div class="runs">\n{items}</div>\n'
