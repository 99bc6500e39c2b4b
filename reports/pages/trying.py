"""The page on which games are evaluated, by the program for WebAssembly, and the script that it needs."""

import base64
import json

from pages.facts import REPORTS
from pages.frame import escape

EXAMPLES = (
    "{0|*} + *",
    "{2|-1}",
    "+-1 + ^",
    "domineering(3,3)",
    "clobber(xo/.x)",
    "nim(3,5,7)",
    "kayles(20)",
    "hack(LRRL)",
    "tiny(2) + ^",
    "w + 1",
    "{0|*} = ^",
)


def script(module):
    """All that the page loads, as texts: a file may not load another one, nor begin a worker from one."""
    worker = "\n".join((REPORTS / "pages" / name).read_text() for name in ("run.js", "worker.js"))
    given = {"program": base64.b64encode(module).decode(), "script": worker}
    return f"const gifthorse = {json.dumps(given)};\n" + (REPORTS / "pages/try.js").read_text()


def page():
    examples = "".join(f'<li><button type="button" data-text="{escape(text)}"><code>{escape(text)}</code></button></li>\n' for text in EXAMPLES)
    return (
        "<h1>Try it here</h1>\n"
        '<p class="lead">What is a game worth? This is <code>gifthorse eval</code> itself, in your browser: nothing is sent anywhere, '
        "and nothing is installed. A game or a formula a line; <code>let g = {2|-1}</code> names a game for the lines below it.</p>\n"
        "<noscript><p>This page needs JavaScript and WebAssembly.</p></noscript>\n"
        '<form id="try" data-state="new" data-seconds="20" hidden>\n<label for="texts">Games</label>\n'
        '<textarea id="texts" rows="2" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" '
        'placeholder="{0|*} + *"></textarea>\n'
        '<p class="do"><button type="submit">Evaluate</button> <button type="button" id="stop" disabled>Stop</button> '
        '<output id="state" for="texts" aria-live="polite"></output></p>\n</form>\n'
        f'<ul class="examples" aria-label="Examples">\n{examples}</ul>\n'
        '<div class="scroll" tabindex="0" role="region" aria-label="What it is worth"><pre><code id="said"></code></pre></div>\n'
        '<div id="pictures"></div>\n'
        '<p><small id="version"></small></p>\n<script src="try.js" defer></script>\n'
    )
