"""`gifthorse eval --svg`: pictures of games as files of their own.

usage: pictures.py GIFTHORSE. Speaks TAP.
"""

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
SVG = "{http://www.w3.org/2000/svg}"


def run(*words, text=None):
    done = subprocess.run([GIFTHORSE, "eval", *words], input=text, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def draw(kind, *games):
    """The picture, which must be XML with nothing from elsewhere in it."""
    status, out, err = run("--svg", kind, "--", *games)
    root = tree.fromstring(out) if status == 0 else None
    good = root is not None and root.tag == SVG + "svg" and root.get("version") == "1.1" and not err
    tap.ok(good and not re.search(r"url\(|@import|href|script", out), f"{kind} of {games[-1]}", f"status {status}\n{out}{err}")
    return root


def told(root, tag):
    return "".join(root.find(SVG + tag).itertext())


def texts(root):
    return [t.text for t in root.iter(SVG + "text")]


def lines(root, style):
    return [tuple(float(l.get(k)) for k in ("x1", "y1", "x2", "y2")) for l in root.iter(SVG + "line") if l.get("class") == style]


def is_within(root):
    """Whether all names are, at 8 pixels a character."""
    width, height = float(root.get("width")), float(root.get("height"))

    def ends(t):
        x, long = float(t.get("x")), 8 * len(t.text)
        style = t.get("class") or ""
        return (x, x + long) if "start" in style else (x - long, x) if "end" in style else (x - long / 2, x + long / 2)

    return all(0 <= ends(t)[0] and ends(t)[1] <= width + 4 and 10 <= float(t.get("y")) <= height for t in root.iter(SVG + "text"))


def names(root, style):
    """Of the places that are named: (x, y, name)."""
    return [(float(t.get("x")), float(t.get("y")), t.text) for t in root.iter(SVG + "text") if t.get("class") == style]


def test_thermographs():
    hot = draw("thermograph", "let g = {5|2|||1||0|-3}", "g")
    title = "The thermograph of g: left stop 2, right stop 1, mean 7/4, temperature 7/4"
    tap.ok(told(hot, "title") == title and told(hot, "desc") == "{5|2|||1||0|-3}", "title and description", told(hot, "title"))
    tap.ok(len(lines(hot, "left")) == 2 and len(lines(hot, "right")) == 2 and len(lines(hot, "mast")) == 1, "both walls", lines(hot, "left"))
    tap.ok(len(lines(hot, "left below")) == len(lines(hot, "right below")) == 1, "and below 0", lines(hot, "left below"))
    ticks = [name for _, _, name in names(hot, "end quiet")]
    tap.ok(sorted(ticks) == ["-1", "0", "1", "3/2", "7/4"], "an axis of temperatures, with those of the corners", ticks)
    corners = [[name for _, _, name in names(hot, style) if "wall" not in name] for style in ("end", "start")]
    tap.ok(corners == [["2", "2", "2"], ["1", "1", "1"]], "the corners have their values", corners)
    told_of = [t for t in texts(hot) if "wall" in t or "=" in t]
    tap.ok(told_of == ["mean 7/4, t = 7/4", "Left's wall", "Right's wall"], "a caption, and whose walls these are", told_of)
    arrows = [p for p in hot.iter(SVG + "path") if "arrow" in p.get("class")]
    tap.ok(len(arrows) == 2, "the mast and the axis have arrows", len(arrows))
    style = told(hot, "style")
    tap.ok("prefers-color-scheme: dark" in style and ".left" in style and "var(" not in style, "a style of its own, light and dark", style)
    # worked out by hand: 3/8 is {1/4|1/2}, and an integer rests at -1
    for game, temperature, walls in (
        ("3/8", "-1/8", [["1/2", "1/2", "1"], ["0", "0"]]),
        ("-4", "-1", [[], []]),
        ("^*", "0", [["1"], ["-1"]]),
        ("{1/2|1/2}", "0", [["1", "1"], ["0", "0"]]),
        ("1/2", "-1/2", [["1"], ["0"]]),
    ):
        cold = draw("thermograph", game)
        mast = lines(cold, "mast")
        good = any(t.endswith(f", t = {temperature}") for t in texts(cold)) and len(mast) == 1 and mast[0][0] == mast[0][2]
        drawn = [[name for _, _, name in names(cold, style) if "wall" not in name] for style in ("end", "start")]
        tap.ok(good and not lines(cold, "left") and is_within(cold), f"{game} has a mast, and no wall above 0", texts(cold))
        tap.ok(drawn == walls, f"below 0 {game} has the walls that it is to have", drawn)
    for game in ("{10|0} + {3|-2}", "{1000000000000000|-1/65536}", "+-1"):
        root = draw("thermograph", game)
        tap.ok(is_within(root), f"{game}: the names are within", texts(root))


def positions(root):
    return [t.text for t in root.iter(SVG + "text") if t.get("class") == "position"]


def moves(root, side):
    return [p for p in root.iter(SVG + "path") if p.get("class") == f"{side} move" and " h" not in p.get("d")]


def test_trees():
    small = draw("tree", "{2|-1}")
    tap.ok(positions(small) == ["{2|-1}", "2", "-1"], "a small tree", positions(small))
    tap.ok(told(small, "title") == "The game tree of {2|-1}, 3 positions" and told(small, "desc") == "{2|-1}", "its title", told(small, "title"))
    tap.ok(len(moves(small, "left")) == len(moves(small, "right")) == 1, "its moves", texts(small))
    left, right = ((float(p.get("d").split("L")[-1].split()[0])) for side in ("left", "right") for p in moves(small, side))
    tap.ok(left < right, "Left's option stands to the left", (left, right))
    tap.ok(texts(small)[3:] == ["each position once, by its value", "Left moves", "Right moves"], "a legend", texts(small))
    tap.ok(positions(draw("tree", "0")) == ["0"], "the tree of 0")
    shared = draw("tree", "{2|-1} + ^")
    # by hand: a component goes {2|-1} to 2 or -1, the other ^ to 0 or *, and * to 0; 2 and -1 stand whole
    tap.ok(sorted(positions(shared)) == sorted(["{2^|-1^}", "2^", "-1^", "{2*|-1*}", "{2|-1}", "2", "-1", "2*", "-1*", "1^", "^", "1*", "*", "1"]), "each position once, inner ones by value", sorted(positions(shared)))
    zero = draw("tree", "{-1|1}")
    tap.ok(positions(zero) == ["0", "-1", "1"], "a root by its value", positions(zero))
    long = draw("tree", "{{5|4},{6|3}|{2|1},{3|0}}")
    tap.ok("dots: values too long for here" in texts(long) and len(list(long.iter(SVG + "circle"))) == 1, "a dot, and why", texts(long))
    large = draw("tree", "domineering(4,4)")
    tap.ok(re.fullmatch(r"[\d,]+ more positions", texts(large)[-1]) and told(large, "desc").endswith("; " + texts(large)[-1]), "what a large one lacks is told", texts(large)[-1:])
    *others, last = (float(t.get("y")) for t in large.iter(SVG + "text"))
    tap.ok(last >= max(others) + 16, "below all others", last)
    count = len(positions(large)) + len(list(large.iter(SVG + "circle")))
    tap.ok(count <= 64 and is_within(large), "at most 64 positions", count)
    for game, desc in (("*39", "*39; 31 more positions"), ("*60", "*60; 52 more positions")):
        tap.ok(told(draw("tree", game), "desc") == desc, f"as many as there are: {game}", told(draw("tree", game), "desc"))
    short = draw("tree", "{{0,1,2,3,4,5,6,7,*|*}|*}")
    tap.ok(is_within(short), "a legend below a narrow tree", texts(short))
    deep = draw("tree", "{" * 12 + "*2" + "|}" * 12)
    tap.ok(len(positions(deep)) == 10 and positions(deep)[-1] == "...", "at most 10 levels", positions(deep))


def test_files():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "t.svg")
        status, out, err = run("--svg", "tree", "--output", path, "*2")
        with open(path) as file:
            text = file.read()
        tap.ok(status == 0 and not out and not err and text == run("--svg", "tree", "*2")[1], "a file", out + err)
        for words in (["*2", "*3"], ["*2", "1 = 0"], ["{1|"], ["kayles(100000)"], ["let g = 1"]):
            status, out, err = run("--svg", "thermograph", "--output", path, *words)
            with open(path) as file:
                tap.ok(status == 2 and not out and err and file.read() == text, f"no other file where {words} fails", out + err)
        tap.ok(os.listdir(folder) == ["t.svg"], "nothing else is left", os.listdir(folder))
        status, out, err = run("--svg", "tree", "--output", os.path.join(folder, "no", "t.svg"), "*2")
        tap.ok(status == 2 and "--output: " in err and "No such file" in err, "a place that is none", err)
    status, out, err = run("--svg", "tree", "--file", "-", text="# a game\nlet g = *\ng + g\n")
    tap.ok(status == 0 and "<title>The game tree of g + g, " in out, "of a file", out + err)


def test_errors():
    for words, expected in (
        (["--svg", "pie", "0"], "--svg: found 'pie', expected thermograph or tree"),
        (["--svg", "tree", "1", "2"], "--svg: found a second game"),
        (["--svg", "tree", "1 = 1"], "expected a game to draw"),
        (["--svg", "tree", "help"], "'help' is no variable"),
        (["--svg", "thermograph", "9" * 400], "too large"),
    ):
        status, out, err = run(*words)
        tap.ok(status == 2 and not out and expected in err, f"eval {' '.join(words)[:40]}", out + err)
    title = told(draw("tree", "{0 , *|1}"), "title")
    tap.ok(title.startswith("The game tree of {0 , *|1}, "), "the game as it was typed", title)


test_thermographs()
test_trees()
test_files()
test_errors()
tap.done()
