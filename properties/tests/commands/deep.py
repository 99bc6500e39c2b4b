"""`check --deep`: samples are whole, and which claims it widens to all values born by day 3. Speaks TAP."""

import json

from program import run
import tap

CLAIMS = ("SS-2.10a", "SS-2.8b", "SS-2.8.x2", "SS-2.11.x1", "SS-5.2.x2", "SS-6.3b")


def cases_of(*words):
    theorems = json.loads(run("check", "--format", "json", "--cases", "50", *words)[1])["theorems"]
    return {t["name"]: t["cases"] for t in theorems}


def test_widened():
    plain, wide = cases_of(*CLAIMS), cases_of("--deep", *CLAIMS)
    more = {name: wide[name] - plain[name] for name in plain}
    tap.ok(more["SS-2.10a"] == 1474, "a claim about one game runs on 1,474 values more", more)
    tap.ok(more["SS-6.3b"] == 67, "one about all small games on those among them", more)
    tap.ok(all(more[name] == 0 for name in ("SS-2.8b", "SS-2.8b/2")), "one about three games as before", more)
    tap.ok(more["SS-2.8.x2"] == more["SS-2.8.x2/2"] == 0, "one about integers as before", more)
    tap.ok(more["SS-2.11.x1/5"] == 0, "one about day 1 only as before", more)
    tap.ok(more["SS-5.2.x2"] == 0, "one that has these values anyway as before", more)
    tap.ok(more["SS-6.3b/2"] == more["SS-5.2.x2/2"] == 0, "one that is false as before", more)


def test_time():
    """There is no time for two million pairs here."""
    words = ("check", "--deep", "--time", "1", "SS-2.15b")
    status, out, err = run(*words, "--verbose")
    tap.ok(status == 0 and "\nout of time after 1 s: 3 of 4 passes were ended, 1 theorem was cut short\n" in out and out.count(" s, cut short\n") == 1, "it says what was cut short", out + err)
    _, out, _ = run(*words, "--format", "tap")
    tap.ok(out.count(" s, cut short\n") == 1, "TAP does, too", out)
    cases = cases_of("--deep", "--time", "1", "SS-2.15b")
    tap.ok(65586 < cases["SS-2.15b"] < 2238262, "pairs of day 3 come after those of day 2", cases)


def test_finding():
    """An engine that goes wrong on day 3."""
    words = ("check", "--engine", "canary:fuzzy-at-least", "--against", "none", "--cases", "1", "SS-2.4.x2/4")
    tap.ok(run(*words)[0] == 0, "by day 2 the engine is right")
    status, out, err = run(*words, "--deep")
    tap.ok(status == 1 and "outcome(G) = N" in out, "by day 3 it is not", out + err)


test_widened()
test_time()
test_finding()
tap.done()
