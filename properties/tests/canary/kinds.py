"""Each request has three canaries at least: one with a wrong value, one that is wrong from a size on, and one
that gives none or dies. Speaks TAP.

usage: kinds.py REQUESTS CANARIES SOURCES: the tables requests.def and canaries.def, and the folder of reports
"""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import tap

REQUESTS, TABLE = (pathlib.Path(name).read_text() for name in sys.argv[1:3])
sys.path.insert(0, sys.argv[3])
sys.dont_write_bytecode = True
from modules import digests  # noqa: E402

KINDS = {
    "outcome": ("last-loses", "options-64", "outcome-stuck"),
    "compare": ("fuzzy-equal", "difference-32", "compare-same"),
    "negate": ("negate-root", "switch-negated", "negate-nothing"),
    "add": ("sum-forgets", "carry-64", "sum-vanishes"),
    "subtract": ("subtract-sign", "subtract-borrow", "difference-vanishes"),
    "canonical": ("domination-root", "canonical-options", "canonical-stuck"),
    "birthday": ("birthday-of-form", "birthday-16", "birthday-deep"),
    "number": ("final-digit", "number-twelve-digits", "number-31"),
    "left-stop": ("stop-plays-numbers", "float-stops", "left-stop-stuck"),
    "right-stop": ("right-stop-greatest", "float-stops", "right-stop-stuck"),
    "mean": ("mean-of-stops", "mean-31", "mean-of-number"),
    "temperature": ("temperature-of-stops", "temperature-63", "temperature-of-several"),
    "left-wall": ("wall-untaxed", "wall-whole", "left-wall-of-number"),
    "right-wall": ("wall-untaxed", "wall-whole", "right-wall-of-number"),
    "thermograph": ("thermograph-ends", "thermograph-mirrored", "thermograph-of-number"),
    "cool": ("cool-root", "cool-from-2", "cool-of-number"),
    "freeze": ("freeze-mean", "freeze-moves", "freeze-of-number"),
    "heat": ("heat-root", "heat-to-1", "heat-of-number"),
    "overheat": ("overheat-heats", "overheat-to-1", "overheat-of-nothing"),
    "norton-multiply": ("norton-heats", "norton-integers", "norton-of-nothing"),
    "ordinal-sum": ("ordinal-sum-plain", "ordinal-sum-moves", "ordinal-sum-on-nothing"),
    "left-incentives": ("incentives-signs", "incentives-single", "left-incentives-stuck"),
    "right-incentives": ("incentives-signs", "incentives-single", "right-incentives-stuck"),
    "reduced-canonical": ("reduced-nothing", "reduced-stops", "reduced-of-number"),
    "uptimal": ("uptimal-ups", "uptimal-digit", "uptimal-of-nothing"),
    "is-infinitesimal": ("infinitesimal-left", "infinitesimal-quarter", "infinitesimal-of-nothing"),
    "is-numberish": ("numberish-number", "numberish-moves", "numberish-of-nothing"),
    "is-dicotic": ("dicotic-infinitesimal", "dicotic-options", "dicotic-of-nothing"),
    "is-nimber": ("nimber-twice", "nimber-8", "nimber-of-nothing"),
    "multiply": ("product-naive", "double-products", "product-of-nothing"),
    "invert": ("invert-positive", "invert-32", "invert-nothing"),
    "atomic-weight": ("weight-near-star", "weight-3-bits", "weight-integers"),
    "grundy": ("mex-counted", "grundy-nibble", "grundy-partizan"),
    "octal": ("split-of-nothing", "heaps-byte", "heap-of-nothing"),
    "nim-add": ("nim-sum-plain", "nim-sum-128", "nim-sum-equal"),
    "nim-multiply": ("fermat-square", "nim-above-128", "nim-product-of-nothing"),
    "nim-invert": ("zero-inverted", "unsigned-64", "nim-inverse-128"),
    "nim-sqrt": ("root-level", "nim-root-128", "nim-root-of-nothing"),
    "misere-outcome": ("empty-p", "misere-outcome-later", "misere-stuck"),
    "misere-canonical": ("proviso-forgotten", "misere-canonical-later", "misere-canonical-partizan"),
    "genus": ("genus-twin", "genus-digit", "genus-of-nothing"),
    "mate": ("mate-root", "mate-day-5", "mate-none"),
    "like": ("like-genus", "like-later", "like-partizan"),
    "tame": ("tame-root", "tame-later", "tame-partizan"),
    "value-genus": ("genus-of-heap", "value-genus-digit", "value-genus-none"),
    "value-mate": ("mate-of-form", "value-mate-later", "value-mate-of-nothing"),
    "value-tame": ("tame-of-form", "value-tame-later", "value-tame-partizan"),
    "octal-misere-outcome": ("heap-misere-normal", "heap-misere-32", "heap-misere-of-nothing"),
    "misere-quotient-order": ("quotient-without-0", "quotient-table", "quotient-of-nothing"),
    "misere-same": ("same-as-lists", "same-8-heaps", "same-of-nothing"),
    "octal-genus": ("heap-genus-of-nim", "heap-genus-digits", "heap-genus-grundys"),
    "options": ("options-alike", "options-16", "options-of-nothing"),
    "value": ("value-mirrored", "value-4-places", "value-of-nothing"),
    "ordinal-add": ("ordinal-sum-ordinary", "ordinal-32", "ordinal-sum-with-nothing"),
    "ordinal-multiply": ("ordinal-product-ordinary", "ordinal-product-64", "ordinal-product-with-nothing"),
    "ordinal-compare": ("ordinal-longer", "ordinal-double", "ordinals-same"),
    "ordinal-nim-add": ("nim-sum-natural", "nim-sum-64", "infinite-nim-sum-equal"),
    "ordinal-nim-multiply": ("nim-product-natural", "nim-product-cut", "infinite-nim-product-with-nothing"),
    "ordinal-nim-invert": ("nim-inverse-first", "nim-inverse-terms", "infinite-nim-inverse-of-nothing"),
    "ordinal-nim-sqrt": ("nim-root-ordinary", "nim-root-64", "infinite-nim-root-of-nothing"),
    "nim-alpha": ("alpha-first-term", "alpha-from-47", "alpha-composite"),
    "excess": ("excess-one", "excess-from-47", "excess-byte"),
    "surreal-add": ("surreal-sum-ordinary", "surreal-series-short", "surreal-sum-vanishes"),
    "surreal-multiply": ("surreal-coefficient-sign", "surreal-product-short", "surreal-product-with-nothing"),
    "surreal-invert": ("surreal-invert-exponent", "surreal-invert-dyadic", "surreal-inverse-of-nothing"),
    "surreal-compare": ("surreal-exponents-first", "surreal-two-terms", "surreals-same"),
    "surreal-birthday": ("surreal-runs-counted", "surreal-birthday-terms", "surreal-birthday-of-nothing"),
    "long-compare": ("integers-cut", "rational-53", "long-games-same"),
    "loopy-outcome": ("loopy-draw-lost", "loopy-outcome-later", "loopy-outcome-of-nothing"),
    "loopy-compare": ("loopy-survives-first", "loopy-compare-later", "loopy-dud-unknown"),
    "is-stopper": ("stopper-passes", "stopper-later", "stopper-stuck"),
    "loopy-canonical": ("loopy-fused-outcomes", "loopy-canonical-later", "loopy-canonical-loops"),
    "loopy-grundy": ("loopy-no-recovery", "loopy-grundy-bit", "loopy-grundy-none"),
    "prove": ("certificate-of-nothing", "certificate-1024", "prove-same"),
}

words = re.findall(r'^REQUEST \(\w+, "(.*?)"', REQUESTS, re.M)
tap.ok(sorted(words) == sorted(KINDS), "each request has a line", sorted(set(words) ^ set(KINDS)))
functions = dict(re.findall(r'^CANARY\w* \((\w+), "(.*?)"', TABLE, re.M))
names = {name: function for function, name in functions.items()}
bodies = "\n".join(file.read_text() for file in sorted((digests.PROPERTIES / "canary").glob("*.c")))
dying = set(re.findall(r'^CANARY_DYING \(\w+, "(.*?)"', TABLE, re.M))
spoiled = {canary.name: canary.requests for canary in digests.canaries()}


def refuses(name):
    body = re.search(rf"^SPOIL \({names[name]}\)\n\{{\n(.*?)^\}}", bodies, re.M | re.S)
    return name in dying or "answer->form = GH_NO_FORM" in body[1]


for request, canaries in KINDS.items():
    strange = [name for name in canaries if name not in spoiled or request not in (spoiled[name] or [request])]
    tap.ok(len(set(canaries)) == 3 and not strange, f"{request}: three canaries spoil it", strange)
    tap.ok(refuses(canaries[2]), f"{request}: {canaries[2]} gives none, or dies", canaries[2])
tap.done()
