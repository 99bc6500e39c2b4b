"""Tests of the page on which games are evaluated: that it shows what the program prints, draws what it draws, and ends what
takes long, from a file, on a phone and a wide screen. Skipped where there is no chromium, or no program for WebAssembly.
Speaks TAP.

usage: trying.py GIFTHORSE DEFINITIONS SITE WASM COUNT
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

GIFTHORSE, _, SITE, WASM = (pathlib.Path(word) for word in sys.argv[1:5])
COUNT = int(sys.argv[5])

tests, sys.path[0] = sys.path[0], str(SITE.parent)  # a test is called pages, too
from pages import frame, trying  # noqa: E402

sys.path.insert(0, tests)
import browser  # noqa: E402
from chromium import Chromium  # noqa: E402
from tap import done, ok, skip  # noqa: E402

DEPTH = ["--limit", "depth=3000"]  # as in try.js
SOME = [
    *trying.EXAMPLES,
    "4294967296",
    "-4294967296 + 4294967297/2",
    "18446744073709551616 = 2.9223372036854775808",
    "{9223372036854775807|-9223372036854775808}",
    "{0|9223372036854775808} - 1/4294967296",
    "4294967297.^*4294967295",
    "nim(4294967295, 4294967296)",
    "nim_multiply(18446744073709551615, 18446744073709551614)",
    "{1|",
    "nosuch(3)",
    "G + G = 0",
    "let g = {2|-1}\ng + g\ng + g = 1",
    "over",
    "w.2 + {0|1/8}",
    "2^40",
    "±½ + ⇑",
]


def a_number(draw):
    return draw.choice(["0", "1", "-1", "2", "1/2", "-3/4", str(draw.randrange(-9, 9)), str(draw.choice((-1, 1)) * 2 ** draw.randrange(70) + draw.randrange(3)), f"{2 * draw.randrange(999) + 1}/{2 ** draw.randrange(1, 40)}"])


def a_game(draw, depth):
    if depth == 0 or draw.random() < 0.3:
        return draw.choice([a_number(draw), a_number(draw), "*", f"*{draw.randrange(2, 9)}", "^", "v", "^^*", f"^{draw.randrange(2, 5)}", "+-1", f"tiny({draw.randrange(1, 4)})"])
    sides = (",".join(a_game(draw, depth - 1) for _ in range(draw.randrange(1, 3))) for _ in range(2))
    return "{" + "|".join(sides) + "}"


def a_text(draw):
    """A game, a sum, a relation, a position or a heap."""
    kind, small = draw.randrange(9), draw.randrange
    if kind < 3:
        return a_game(draw, draw.randrange(1, 4))
    return (
        f"{a_game(draw, 1)} {draw.choice('+-')} {a_game(draw, 2)}",
        f"{a_game(draw, 2)} {draw.choice(('=', '<', '>=', '||', '|>'))} {a_game(draw, 1)}",
        f"domineering({small(1, 4)},{small(1, 4)})",
        f"clobber({''.join(draw.choices('xo.', k=small(2, 7)))})",
        f"hack({''.join(draw.choices('LR', k=small(1, 12)))})",
        f"octal(.{small(1, 8)}{small(8)}{small(8)}, {small(1, 60)})",
    )[kind - 3]


def texts():
    draw = random.Random(40)
    return [*SOME, *(a_text(draw) for _ in range(COUNT - len(SOME)))][:COUNT]


def said(*words):
    """What the program prints, complaints last, and its status."""
    got = subprocess.run([GIFTHORSE, "eval", *DEPTH, *words], capture_output=True, stdin=subprocess.DEVNULL, text=True)
    return got.stdout + got.stderr, got.returncode


def evaluate(page, text):
    """Until it is done: what the page shows."""
    page.tell(f"document.getElementById('texts').value = {json.dumps(text)}; document.getElementById('try').requestSubmit()")
    if not page.wait("document.getElementById('try').dataset.state === 'done'"):
        return "nothing, after all that time"
    return page.tell("document.getElementById('said').textContent")


def drawn(page):
    """The pictures that are shown, by kind."""
    shown = page.tell("[...document.querySelectorAll('#pictures figure')].map(f => [f.querySelector('figcaption').textContent, decodeURIComponent(f.querySelector('img').src.split(',').slice(1).join(','))])")
    return dict(shown)


def make(folder):
    """The page alone, with the style of the site."""

    class Facts:
        made, commit = "today", "of a test"

    (folder / "try.html").write_text(frame.page("try", {"try"}, trying.page(), Facts))
    (folder / "try.js").write_text(trying.script(WASM.read_bytes()))
    sources = SITE.parent.parent
    styles = "properties/output/picture/picture.css", "properties/output/page/page.css", "reports/pages/site.css"
    (folder / "site.css").write_text("".join((sources / path).read_text() for path in styles))
    (folder / "site.js").write_text((sources / "reports/pages/site.js").read_text())
    return (folder / "try.html").as_uri()


def compare(page):
    wrong = []
    for text in texts():
        shown, (printed, _) = evaluate(page, text), said("--", *text.split("\n"))
        if shown != printed:
            wrong.append(f"{text!r}: shown {shown!r}, printed {printed!r}")
    ok(not wrong, f"of {COUNT} texts the page shows what the program prints", "; ".join(wrong[:3]))


def compare_pictures(page):
    wrong = []
    for text in ("{2|-1}", "{4|1||0}", "clobber(xo/.x)"):
        evaluate(page, text)
        found = drawn(page)
        for kind, title in (("thermograph", "Thermograph"), ("tree", "Game tree")):
            if found.get(title) != said("--svg", kind, "--", text)[0]:
                wrong.append(f"{kind} of {text}")
    ok(not wrong, "and draws what it draws", ", ".join(wrong))
    evaluate(page, "1 = 1")
    ok(drawn(page) == {}, "of a formula nothing is drawn")


def end_what_lasts(page):
    page.tell("document.getElementById('try').dataset.seconds = 1")
    evaluate(page, "excess(719)")
    state = page.tell("document.getElementById('state').textContent")
    ok(state.startswith("Ended after 1 s"), "what takes long is ended", state)
    ok(evaluate(page, "* + *") == said("--", "* + *")[0], "and the next text is evaluated")
    page.tell("document.getElementById('try').dataset.seconds = 60")
    page.tell("document.getElementById('texts').value = 'excess(719)'; document.getElementById('try').requestSubmit(); document.getElementById('stop').click()")
    ended = page.wait("document.getElementById('try').dataset.state === 'done'")
    ok(ended and page.tell("document.getElementById('state').textContent") == "Stopped.", "a person ends it at once")
    deep = "{" * 4500 + "|" + "|}" * 4500
    evaluate(page, deep)
    ok(page.tell("document.getElementById('said').textContent").startswith("gifthorse: "), "too deep a game is refused")


def fits(page, address):
    wide = []
    for width in (320, 390, 1280):
        for dark in (False, True):
            page.show(address, width, dark)
            evaluate(page, "{10|2||-3|-7}")
            if page.tell("document.documentElement.scrollWidth > innerWidth"):
                wide.append(f"{width} {'dark' if dark else 'light'}")
    ok(not wide, "nothing is wider than the screen", ", ".join(wide))


def main():
    if not browser.CHROMIUM or not WASM.exists():
        skip("the page that evaluates games", f"there is no {'chromium' if not browser.CHROMIUM else f'{WASM.name}, which reports/wasm builds'}")
        return done()
    with tempfile.TemporaryDirectory() as work, Chromium(browser.CHROMIUM, work + "/profile") as page:
        site = pathlib.Path(work) / "site"
        site.mkdir()
        address = make(site)
        page.show(address, 390, False)
        ok(page.wait("document.getElementById('version').textContent"), f"it runs from a file: {page.tell('document.getElementById(`version`).textContent')}")
        compare(page)
        compare_pictures(page)
        end_what_lasts(page)
        fits(page, address)
    return done()


if __name__ == "__main__":
    sys.exit(main())
