"""Tests of the pages that reports/site makes: their links, their rows, and how a browser shows them, from
phones to wide screens, light and dark, by keyboard alone. Speaks TAP.

usage: site.py GIFTHORSE DEFINITIONS SITE
"""

import collections
import html.parser
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

import browser
from chromium import Chromium
from runs import document, negation_broken
from tap import done, ok, skip

GIFTHORSE, SITE = sys.argv[1], pathlib.Path(sys.argv[3])
SOURCE = SITE.parent.parent
LEDGER = [line.split("\t") for line in (SOURCE / "properties/ledger.tsv").read_text().splitlines()[1:]]
OTHERS = '<!doctype html><html lang="en"><title>A</title><style>body {{ font: 16px serif }}</style><h1>Gift Horse{}</h1><p>A page of another tool.</p>'


class Page(html.parser.HTMLParser):
    """The anchors and links of a page, what it loads, its rows, and its text."""

    def __init__(self, path):
        super().__init__()
        self.ids, self.links, self.loads, self.rows, self.words = collections.Counter(), [], [], [], []
        self.feed(path.read_text())
        self.text = " ".join("".join(self.words).split())

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.ids.update([given["id"]] if "id" in given else [])
        self.links += [given["href"]] if tag == "a" else []
        self.loads += [given[key] for key in ("src", "href") if key in given and tag != "a"]
        self.rows += [given["id"]] if "data-row" in given else []

    def handle_data(self, data):
        self.words.append(data)


def site(folder, *words):
    done = subprocess.run([SITE, "--program", GIFTHORSE, folder, *words], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def make(work):
    """A site with all that can be given; of a run of two cases of each domain."""
    runs = [work / "all.json", work / "broken.json"]
    runs[0].write_text(json.dumps(document("--passes", "1", "--engine", "optimized")[1]))
    runs[1].write_text(json.dumps(document("--cases", "30", "--engine", negation_broken(str(work)), "SS-2.7")[1]))
    for name, title in (("night/report.html", " by night"), ("lcov/index.html", "")):
        (work / name).parent.mkdir()
        (work / name).write_text(OTHERS.format(title))
    given = ("--run", runs[0], runs[1], "--night", work / "night", "--coverage", work / "lcov")
    return [(site(work / "site", *given)) for _ in range(2)][1]


def faults_of_links(folder, pages):
    """Links that lead nowhere, anchors that are there twice, and what is loaded from elsewhere."""
    for path, page in pages.items():
        yield from (f"{path}: {anchor} stands {n} times" for anchor, n in page.ids.items() if n > 1)
        yield from (f"{path}: loads {place}" for place in page.loads if urllib.parse.urlparse(place).scheme not in ("", "data"))
        local = [place for place in page.loads if not urllib.parse.urlparse(place).scheme]
        for place in page.links + local:
            name, _, anchor = place.partition("#")
            target = (folder / path).parent.joinpath(urllib.parse.unquote(name)).resolve() if name else folder / path
            there = pages.get(str(target.relative_to(folder)) if target.is_relative_to(folder) else "")
            if not target.is_file():
                yield f"{path}: no file for {place}"
            elif anchor and not (there and urllib.parse.unquote(anchor) in there.ids):
                yield f"{path}: no anchor for {place}"


def read(folder):
    return {str(path.relative_to(folder)): Page(path) for path in sorted(folder.rglob("*.html"))}


def test_files(folder, pages):
    faults = list(faults_of_links(folder, pages))
    links = sum(len(page.links) for page in pages.values())
    ok(not faults and links > 2000, "every link leads to what is there", (links, faults[:20]))
    back = [path for path, page in pages.items() if path != "coverage/index.html" and not any(link.endswith("index.html") for link in page.links)]
    ok(not back, "every page leads back to the first", back)
    reached, new = set(), {"index.html"}
    while new:
        reached |= new
        linked = {str((folder / path).parent.joinpath(link.partition("#")[0]).resolve().relative_to(folder)) for path in new for link in pages[path].links if link[0] != "#"}
        new = linked & set(pages) - reached
    ok(reached == set(pages), "and is reached from it", set(pages) - reached)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    ok(size < 5e6, "all take less than 5 MB", size)


def test_rows(pages):
    ok(sorted(pages["ledger.html"].rows) == sorted(row[0] for row in LEDGER), "the ledger has its rows, each once")
    lacking = [row[0] for row in LEDGER if " ".join(row[2].split()) not in pages["ledger.html"].text]
    ok(not lacking, "and every statement", lacking)
    table = (SOURCE / "properties/canary/canaries.def").read_text()
    ok(len(pages["kills.html"].rows) == table.count("\nCANARY") > 40, "there is a line for each canary")
    listed = subprocess.run([GIFTHORSE, "list", "--theorems"], capture_output=True, text=True).stdout
    theorems = set(re.findall(r"^(\S+) +\w+\.(?:claims:\d+|def) ", listed, re.M))  # each stands under all of its ids
    lacking = theorems - set(pages["ledger.html"].ids)
    ok(not lacking and len(theorems) > 1000, "each theorem has its place there", lacking)
    first = pages["index.html"].text
    ok(f"{len(LEDGER)} statements" in first and f"{len(theorems):,} theorems" in first, "the first page says how many there are", first)


def test_mistakes(work):
    (work / "other").mkdir()
    (work / "other/diary.html").write_text("mine")
    status, _, said = site(work / "other", "--run", work / "all.json")
    ok(status == 2 and "found something else" in said and (work / "other/diary.html").exists(), "another folder is left as it is", (status, said))
    status, _, said = site(work / "new", "--run", work / "broken.json")
    ok(status == 2 and "expected all" in said and not (work / "new").exists(), "a run of some theorems is refused", (status, said))
    status, _, said = site(work / "new", "--run", SITE)
    ok(status == 2 and "found no run" in said, "and what is no run", (status, said))
    status, _, said = site(work / "new", "--run", work / "all.json", "--night", work)
    ok(status == 2 and "report.html" in said, "and a folder that has seen no night", (status, said))
    status, _, said = site(work / "new", "--run", work / "all.json", "--coverage", work)
    ok(status == 2 and "index.html" in said and not (work / "new").exists(), "and one without pages of lcov", (status, said))


def test_links_are_checked(folder, pages):
    """What is looked for is found where it is."""
    path = folder / "errata.html"
    whole = path.read_text()
    for damage, fault in (('href="ledger.html#SS-', "no anchor"), ('href="ledger.html"', "no file"), ("<h1 ", "stands 2 times"), ('src="site.js"', "loads")):
        new = {"no anchor": damage + "none", "no file": 'href="none.html"', "stands 2 times": '<p id="main"></p>' + damage, "loads": 'src="https://x.example/site.js"'}[fault]
        path.write_text(whole.replace(damage, new, 1))
        found = list(faults_of_links(folder, {**pages, "errata.html": Page(path)}))
        ok(damage in whole and len(found) == 1 and fault in found[0], f"a damaged page is noticed: {fault}", found)
    path.write_text(whole)


# ---- in a browser --------------------------------------------------------------------------------

UNFOLD = "for (const d of document.querySelectorAll('details')) d.open = true;"
SEEN = "[...document.querySelectorAll('[data-row]')].filter(e => e.checkVisibility()).map(e => e.id)"
FOCUS = "(e => e.id || e.className || e.textContent.trim())(document.activeElement)"


def faults_in_view(shown, address, width, dark, style=""):
    """What is wrong with a page, as output/browser.py looks for it; its head does not stay."""
    shown.show(address, width, dark)
    shown.tell(f"document.head.insertAdjacentHTML('beforeend', {json.dumps(f'<style>{style}</style>')})")
    shown.tell(browser.MEASURE + UNFOLD)
    found = shown.tell("measure({contentWindow: window, contentDocument: document})")
    assert found["width"] == width and found["dark"] == dark
    return [fault for fault in found["faults"] if not fault.startswith("the head")]


def test_views(shown, folder, pages):
    for path in [path for path in pages if "/" not in path and path != "night.html"]:
        faults, pictures = {}, []
        for width in (390, 1280):
            for dark in (False, True):
                faults[width, dark] = faults_in_view(shown, (folder / path).as_uri(), width, dark)[:5]
                pictures.append(shown.picture())
        ok(not any(faults.values()), f"{path}: all can be read at 390 and 1280 pixels, light and dark", faults)
        ok(len(set(pictures)) == 4 and min(map(len, pictures)) > 10000, f"{path}: and looks otherwise in each", [len(p) for p in pictures])


def test_damage(shown, folder):
    damages = {
        "the page is wider": ".cards { width: 1500px; }",
        "faint: ": ":root { --soft: #c8c5bc; }",
        "overlap: ": ".cards li { margin-bottom: -3rem; }",
        "no focus to be seen: ": "a { outline: none !important; }",
    }
    for fault, style in damages.items():
        found = faults_in_view(shown, (folder / "index.html").as_uri(), 390, False, style)
        ok(any(f.startswith(fault) for f in found), f"a damaged view is noticed: {fault}", found)


def press_until(shown, wanted, most=60):
    """Tab until something has the focus; what had it until then."""
    passed = []
    while len(passed) < most:
        shown.press("Tab")
        passed.append(shown.tell(FOCUS))
        if passed[-1] == wanted:
            break
    return passed


def test_keyboard(shown, folder, pages):
    """From the first link to a row and from there to the canary that it kills, by keys alone."""
    shown.show((folder / "ledger.html").as_uri(), 390, False)
    passed = press_until(shown, "filter")
    ok(passed[0] == "skip" and passed[-1] == "filter" and "Start" in passed, "Tab leads over the links to the filter", passed)
    shown.show((folder / "ledger.html").as_uri(), 1280, False)
    shown.press("Tab")
    shown.press("Enter")
    passed = press_until(shown, "filter")
    ok(passed == ["filter"], "or at once, by the first link", passed)
    shown.type("REVERSIBLE dominated")
    texts = json.loads(shown.tell("JSON.stringify([...document.querySelectorAll('[data-row]')].map(e => [e.id, e.textContent.toLowerCase()]))"))
    wanted = [name for name, text in texts if "reversible" in text and "dominated" in text]
    seen = shown.tell(SEEN)
    ok(seen == wanted and 5 < len(seen) < 200, "the filter shows the rows in which all words occur", (seen, wanted))
    said = shown.tell("document.getElementById('found').textContent")
    ok(said == f"{len(seen)} of {len(LEDGER)}", "and says how many", said)
    empty = shown.tell("[...document.querySelectorAll('[data-group]')].filter(e => e.checkVisibility() && !e.querySelector('[data-row]:not([hidden])')).length")
    ok(empty == 0, "with no heading above nothing", empty)
    shown.press("Tab")
    while shown.tell("!document.activeElement.closest('[data-row]')"):
        shown.press("Tab")
    row = shown.tell("document.activeElement.closest('[data-row]').id")
    shown.press("Enter")
    ok(row == seen[0] and shown.wait(f"document.getElementById('{row}').open"), "Enter unfolds the row that Tab comes to", (row, seen[0]))


def test_leading(shown, folder, pages):
    """A link into what is folded unfolds it, also where a filter hid it."""
    place = next(link for link in pages["ledger.html"].links if link.startswith("kills.html#"))
    name = place.partition("#")[2]
    shown.show((folder / place).as_uri().replace("%23", "#"), 390, True)
    top = f"document.getElementById('{name}').getBoundingClientRect().top"
    ok(shown.tell(f"document.getElementById('{name}').open") and 0 <= shown.tell(top) < 900, "a link to a canary unfolds it, in sight", place)
    shown.tell("document.getElementById('filter').focus()")
    shown.type("no such words")
    ok(shown.tell(SEEN) == [] and shown.tell(f"location.hash = ''; location.hash = '{name}'; 1"), "words that occur nowhere leave nothing")
    ok(shown.wait(f"{SEEN}.includes('{name}')"), "and a link ends the filter that hides where it leads")


def test_without_script(shown, folder):
    shown.call("Emulation.setScriptExecutionDisabled", value=True)
    shown.call("Page.navigate", url=(folder / "ledger.html").as_uri())
    shown.call("Emulation.setScriptExecutionDisabled", value=False)
    ok(shown.wait("document.readyState === 'complete'") and len(shown.tell(SEEN)) == len(LEDGER), "without a script all rows are there")


def test_in_a_browser(work, folder, pages):
    if not browser.CHROMIUM:
        skip("in a browser", "there is no chromium")
        return
    with Chromium(browser.CHROMIUM, work / "profile") as shown:
        test_views(shown, folder, pages)
        test_damage(shown, folder)
        test_keyboard(shown, folder, pages)
        test_leading(shown, folder, pages)
        test_without_script(shown, folder)


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        work = pathlib.Path(name).resolve()
        status, said, complained = make(work)
        if ok(status == 0 and "index.html" in said, "a site is made, and made anew", (status, said, complained)):
            pages = read(work / "site")
            test_files(work / "site", pages)
            test_rows(pages)
            test_mistakes(work)
            test_links_are_checked(work / "site", pages)
            test_in_a_browser(work, work / "site", pages)
    done()


main()
