"""Tests of the HTML page as a browser shows it: no text leaves its place or meets another, and all
can be read, from phones to wide screens, light and dark. Skipped where there is no chromium.

usage: browser.py GIFTHORSE DEFINITIONS
"""

import html
import json
import os
import re
import shutil
import subprocess
import tempfile

from runs import document, negation_broken, run, with_games
from tap import done, ok

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WIDTHS = (320, 390, 768, 1100)
GAMES = [
    "{{0|{{|*3},{|*4},{|*5}|}},{{{|{0|9}}|{0|9}}|{0|9}},2^*4|{9||8|7},{6||5|4},{3|2},{-1000/16|1*}}",
    "{0,1,2,3,4,5,6,7,8,9,10|*}",
    "{*5,*6,*7|*8,*9,{0|*20}}",
    "{" + "9" * 3000 + "|-1}",
    "{nonsense",
    "{5|2|||1||0|-3}",
    "{1000000000000|1||0|-1/1048576}",
    "{{9|1/1024}|0}",
]

# Shows the page in frames of several widths, and tells what is wrong in each. A line's box is taken a
# little smaller than it is, since boxes of neighbouring lines may touch.
MEASURE = """
function color(text) { return text.match(/[\\d.]+/g).map(Number); }
function luminance(c) {
  const [r, g, b] = c.slice(0, 3).map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(window, element) {
  const style = window.getComputedStyle(element);
  let under = element;
  while (under && /, 0\\)$/.test(window.getComputedStyle(under).backgroundColor)) under = under.parentElement;
  const ink = luminance(color(element.closest('svg') ? style.fill : style.color));
  const paper = luminance(color(window.getComputedStyle(under).backgroundColor));
  return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
}
function measure(frame) {
  const window = frame.contentWindow, document = frame.contentDocument, faults = new Set(), lines = [];
  const width = window.innerWidth;
  if (document.documentElement.scrollWidth > width) faults.add('the page is wider than the screen');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const text = node.data.trim().slice(0, 40), parent = node.parentElement, range = document.createRange();
    if (!text) continue;
    range.selectNodeContents(node);
    const svg = parent.closest('svg'), scroll = parent.closest('.scroll');
    const room = (svg || (scroll ? scroll.firstElementChild : parent.closest('article') || document.body)).getBoundingClientRect();
    let shown = false;
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      shown = true;
      if (box.left < room.left - 1 || box.right > room.right + 1) faults.add('outside: ' + text);
      lines.push({text, left: box.left + 1, right: box.right - 1, top: box.top + 0.3 * box.height, bottom: box.bottom - 0.3 * box.height});
    }
    if (shown && contrast(window, parent) < 4.5) faults.add('faint: ' + text);
  }
  lines.sort((a, b) => a.top - b.top);
  for (let i = 0; i < lines.length; i++)
    for (let j = i + 1; j < lines.length && lines[j].top < lines[i].bottom; j++)
      if (lines[i].left < lines[j].right && lines[j].left < lines[i].right)
        faults.add('overlap: ' + lines[i].text + ' and ' + lines[j].text);
  return {width, lines: lines.length, dark: window.matchMedia('(prefers-color-scheme: dark)').matches, faults: [...faults]};
}
addEventListener('load', () => {
  const found = [...document.querySelectorAll('iframe')].map(measure);
  document.getElementById('found').textContent = JSON.stringify(found);
});
"""


def chromium(folder, *words):
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
    return subprocess.run([*command, *words], capture_output=True, text=True, timeout=100)


def measure(folder, frames, dark=False):
    """What is wrong with each of the frames, which are widths and pages."""
    shown = "".join(f'<iframe style="width:{w}px;height:900px" srcdoc="{html.escape(p)}"></iframe>' for w, p in frames)
    path = os.path.join(folder, "measure.html")
    with open(path, "w") as f:
        f.write(f"<!DOCTYPE html><meta charset=utf-8><script>{MEASURE}</script><pre id=found></pre>{shown}")
    scheme = ["--blink-settings=preferredColorScheme=0"] if dark else []
    dumped = chromium(folder, *scheme, "--dump-dom", "file://" + path)
    found = re.search(r'<pre id="found">(.*?)</pre>', dumped.stdout, re.S)
    return json.loads(html.unescape(found[1])) if found and found[1] else dumped.stderr


def make_page(folder):
    """A page of three runs, with failures and all kinds of trees."""
    runs = [
        with_games(document("--cases", "30", "--engine", negation_broken(folder), "SS-2.5", "SS-2.7", "SS-2.8")[1], GAMES),
        document("--cases", "30", "SS-2.7", "SS-2.4", "PL")[1],
        document("--cases", "30", "--engine", negation_broken(folder), "SS-2.7")[1],
    ]
    runs[2]["engine"]["name"] = "an engine with a name that is rather long, and a-word-in-it-which-cannot-be-broken-anywhere"
    paths = [os.path.join(folder, f"{i}.json") for i in range(len(runs))]
    for path, run_ in zip(paths, runs):
        with open(path, "w") as f:
            json.dump(run_, f)
    return run("report", *paths)[1]


def test_measures(folder, page):
    for dark in (False, True):
        found = measure(folder, [(w, page) for w in WIDTHS], dark)
        if not ok(isinstance(found, list) and len(found) == len(WIDTHS), "the browser answers", found):
            continue
        for width, frame in zip(WIDTHS, found):
            name = f"{'dark' if dark else 'light'}, {width} pixels wide"
            seen = frame["width"] == width and frame["dark"] == dark and frame["lines"] > 500
            ok(seen and not frame["faults"], name, {**frame, "faults": frame["faults"][:10]})


def test_damage(folder, page):
    """What is looked for is found where it is."""
    damages = {
        "outside: ": "code { white-space: nowrap; }",
        "overlap: ": "svg text { font-size: 24px; }",
        "faint: ": ":root { --soft: #c8c5bc; }",
        "the page is wider": ".runs { width: 1500px; }",
    }
    found = measure(folder, [(390, page.replace("</style>", d + "</style>")) for d in damages.values()])
    for fault, frame in zip(damages, found):
        ok(any(f.startswith(fault) for f in frame["faults"]), f"a damaged page is noticed: {fault}", frame)


def test_screenshot(folder, page):
    path, picture = os.path.join(folder, "page.html"), os.path.join(folder, "page.png")
    with open(path, "w") as f:
        f.write(page)
    chromium(folder, "--window-size=1100,1600", f"--screenshot={picture}", "file://" + path)
    with open(picture, "rb") as f:
        data = f.read()
    size = tuple(int.from_bytes(data[i : i + 4], "big") for i in (16, 20))
    ok(data.startswith(b"\x89PNG") and size == (1100, 1600) and len(data) > 50000, "it is rendered", (size, len(data)))


def main():
    if not CHROMIUM:
        print("1..0 # SKIP there is no chromium")
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = make_page(folder)
        test_measures(folder, page)
        test_damage(folder, page)
        test_screenshot(folder, page)
    done()


main()
