"""Tests of the HTML page as a browser shows it: no text leaves its place or meets another, and all
can be read, from phones to wide screens, light and dark. Skipped where there is no chromium.

usage: browser.py GIFTHORSE DEFINITIONS
"""

import html
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile

from runs import document, negation_broken, run, with_games
from tap import done, ok

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WIDTHS = (320, 390, 768, 1100, 1280)
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
function hidden(window, element) { // from who sees, not from who listens
  if (!element.checkVisibility()) return true;
  for (; element; element = element.parentElement)
    if (window.getComputedStyle(element).clipPath !== 'none') return true;
  return false;
}
function filter(document, words) {
  const box = document.getElementById('filter');
  box.value = words;
  box.dispatchEvent(new document.defaultView.Event('input'));
}
// In these states the page is measured.
const STATES = {
  folded() {},
  unfolded(document) { for (const d of document.querySelectorAll('details')) d.open = true; },
  filtered(document) { filter(document, 'G fails'); },
};
function measure(frame) {
  const window = frame.contentWindow, document = frame.contentDocument, faults = new Set(), lines = [];
  const width = window.innerWidth;
  if (document.documentElement.scrollWidth > width) faults.add('the page is wider than the screen');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const text = node.data.trim().slice(0, 40), parent = node.parentElement, range = document.createRange();
    if (!text || parent.closest('style, script') || hidden(window, parent)) continue;
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
  // Whatever the keyboard comes to is seen, and seen to have the focus.
  const stops = [...document.querySelectorAll('a, summary, input')].filter(e => e.checkVisibility());
  for (const stop of stops.slice(0, 20).concat(stops.slice(-20))) {
    stop.focus();
    const style = window.getComputedStyle(stop);
    if (document.activeElement !== stop || style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2)
      faults.add('no focus to be seen: ' + (stop.textContent.trim().slice(0, 40) || stop.tagName));
  }
  const head = document.querySelector('header');
  window.scrollTo(0, 2000);
  if (window.scrollY > 0) {
    if (head.getBoundingClientRect().top !== 0) faults.add('the head leaves');
    if (head.getBoundingClientRect().height > 120) faults.add('the head is too high');
  }
  window.scrollTo(0, 0);
  return {width, lines: lines.length, dark: window.matchMedia('(prefers-color-scheme: dark)').matches, faults: [...faults]};
}
// What the filter and the links do.
function act(document) {
  const found = {}, seen = list => [...list].filter(e => e.checkVisibility()).map(e => e.id);
  const open = () => [...document.querySelectorAll('details[open]')].length;
  const rows = document.querySelectorAll('tr[id]');
  const texts = [...rows].map(e => e.textContent.toLowerCase());
  const wanted = words => [...rows].filter((e, i) => words.split(' ').every(w => texts[i].includes(w))).map(e => e.id);
  found.atFirst = seen(rows).length;
  document.querySelector('.source .group').open = true;
  const before = [open(), seen(rows).length];
  found.wrong = [];
  for (const words of ['mex', 'ss-2.7b', 'g fails', 'HOLDS'.toLowerCase(), 'no such words']) {
    filter(document, words.toUpperCase());
    if (String(seen(rows)) !== String(wanted(words))) found.wrong.push([words, seen(rows).length, wanted(words).length]);
    found.said = document.getElementById('found').textContent;
  }
  found.left = [...document.querySelectorAll('.group, .source, .fault, .failure')].filter(e => e.checkVisibility()).length;
  filter(document, 'mex');
  filter(document, '');
  found.restored = before[1] > 0 && String([open(), seen(rows).length]) === String(before);
  found.silent = document.getElementById('found').textContent;
  // A link into what is folded, while the filter hides it.
  const target = document.querySelector('.failure > div');
  filter(document, 'no such words');
  document.defaultView.location.hash = target.id;
  document.defaultView.dispatchEvent(new document.defaultView.HashChangeEvent('hashchange'));
  found.revealed = seen([target]).length === 1;
  found.below = target.parentElement.getBoundingClientRect().top - document.querySelector('header').getBoundingClientRect().bottom;
  return found;
}
addEventListener('load', () => {
  const found = [];
  for (const frame of document.querySelectorAll('iframe')) {
    STATES[frame.title](frame.contentDocument);
    found.push({...measure(frame), ...(frame.title === 'folded' ? act(frame.contentDocument) : {})});
  }
  document.getElementById('found').textContent = JSON.stringify(found);
});
"""


def chromium(folder, *words):
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
    return subprocess.run([*command, *words], capture_output=True, text=True, timeout=100)


def measure(folder, frames, dark=False):
    """What is wrong with each of the frames, which are widths, states and pages."""
    shown = "".join(f'<iframe title="{s}" style="width:{w}px;height:900px" srcdoc="{html.escape(p)}"></iframe>' for w, s, p in frames)
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
    for dark, state in itertools.product((False, True), ("folded", "unfolded", "filtered")):
        found = measure(folder, [(w, state, page) for w in WIDTHS], dark)
        if not ok(isinstance(found, list) and len(found) == len(WIDTHS), "the browser answers", found):
            continue
        for width, frame in zip(WIDTHS, found):
            name = f"{'dark' if dark else 'light'}, {width} pixels wide, {state}"
            seen = frame["width"] == width and frame["dark"] == dark and frame["lines"] > (150 if state == "filtered" else 400)
            ok(seen and not frame["faults"], name, {**frame, "faults": frame["faults"][:10]})


def test_actions(folder, page):
    """The filter, and links into what is folded or filtered; without a script nothing is lost."""
    (found,) = measure(folder, [(390, "folded", page)])
    ok(found["atFirst"] == 0, "theorems are folded", found)
    ok(not found["wrong"], "the filter shows the theorems in which all words occur", found)
    ok(found["left"] == 0 and re.fullmatch(r"0 of [\d,]+ theorems, 0 of \d+ faults", found["said"]), "and says how many", found)
    ok(found["restored"] and found["silent"] == "", "without words all is folded as before", found)
    ok(found["revealed"] and 0 <= found["below"] < 100, "a link opens what it leads to, below the head", found)
    bare = re.sub(r"<script>.*</script>", "", page, flags=re.S)
    path = os.path.join(folder, "bare.html")
    with open(path, "w") as f:
        f.write(bare)
    dumped = chromium(folder, "--dump-dom", "file://" + path).stdout
    ok('<form role="search" hidden' in dumped and dumped.count("<tr id=") == page.count("<tr id=") > 100, "without a script there is no filter, and all else")


def test_damage(folder, page):
    """What is looked for is found where it is."""
    damages = {
        "outside: ": "code { white-space: nowrap; }",
        "overlap: ": "svg text { font-size: 24px; }",
        "faint: ": ":root { --soft: #c8c5bc; }",
        "the page is wider": ".runs { width: 1500px; }",
        "no focus to be seen: ": "summary { outline: none !important; }",
        "the head leaves": "header { position: static !important; }",
    }
    found = measure(folder, [(390, "unfolded", page.replace("</style>", d + "</style>")) for d in damages.values()])
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
        test_actions(folder, page)
        test_damage(folder, page)
        test_screenshot(folder, page)
    done()


if __name__ == "__main__":
    main()
