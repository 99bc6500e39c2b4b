"""The pages that are texts of this folder, and what links of these lead to on the site."""

import re

from pages.facts import REPORTS
from pages.markdown import Text

TEXTS = ("mutants", "errata", "engines", "benchmarks", "costs", "periods", "excesses")


class Texts:
    """Shows texts; `names` are the pages that there are."""

    def __init__(self, facts, names):
        self.names = names
        self.text = Text(self.resolve, facts.place)

    def resolve(self, place):
        """A text of this folder is a page, what lies elsewhere in the source is not on the site."""
        if re.match(r"https?://|#", place):
            return place
        name, _, anchor = place.partition("#")
        name = {"README.md": "figures"}.get(name, name.removesuffix(".md"))
        return f"{name}.html{'#' + anchor if anchor else ''}" if name in self.names else None

    def html(self, markdown):
        return self.text.html(markdown)

    def page(self, name):
        return self.html((REPORTS / f"{name}.md").read_text())

    def figures(self):
        return self.html((REPORTS / "README.md").read_text())

    def coverage(self, given):
        """What the README says of coverage, below a link to the pages that show each line, if there are any."""
        told = re.search(r"^## (Coverage\n.*?)(?=^## |\Z)", (REPORTS / "README.md").read_text(), re.M | re.S)[1]
        lines = '<p class="lead"><a href="coverage/index.html">Every line, with its branches</a></p>\n' if given else ""
        return self.html("# " + told).replace("</h1>\n", f"</h1>\n{lines}", 1)
