"""Of Markdown what the texts of this folder use, as HTML: headings, paragraphs, lists, tables, fenced
text; code, links, bold and escaped signs."""

import re

from pages.frame import escape, link, scroll

INLINE = re.compile(r"(`+)(.+?)\1|\[([^]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\\([\\`*_|\[\]<>#-])", re.S)


class Text:
    """How a text is shown. `resolve` makes the place that a link of it leads to on the site, or None;
    `named` the place of what is called so, for cells and headings that are nothing but a name, or None."""

    def __init__(self, resolve, named=lambda _: None):
        self.resolve, self.named = resolve, named

    def inline(self, text):
        found, at = [], 0
        for match in INLINE.finditer(text):
            found.append(escape(text[at : match.start()]))
            at = match.end()
            _, code, label, place, bold, sign = match.groups()
            if code:
                found.append(f"<code>{escape(code.strip())}</code>")
            elif label:
                label = label.removesuffix(".md") if label == place else label
                found.append(link(self.resolve(place), self.inline(label)))
            else:
                found.append(f"<strong>{self.inline(bold)}</strong>" if bold else escape(sign))
        return "".join([*found, escape(text[at:])])

    def name(self, text):
        """Inline text, which is a link if it is a name."""
        return link(self.named(text), self.inline(text))

    def heading(self, line):
        marks, words = re.match(r"(#+) +(.*)", line).groups()
        anchor = re.sub(r"[^\w.-]+", "-", words)
        return f'<h{len(marks)} id="{escape(anchor)}">{self.name(words)}</h{len(marks)}>\n'

    def row(self, line, tag, styles):
        cells = re.split(r"(?<!\\)\|", line.strip().strip("|"))
        cells = [cell.strip().replace("\\|", "|") for cell in cells]
        shown = (f"<{tag}{style}>{self.name(cell)}</{tag}>" for cell, style in zip(cells, styles))
        return f"<tr>{''.join(shown)}</tr>\n"

    def table(self, lines, title):
        head, marks, *rows = lines
        marks = [mark.strip() for mark in marks.strip().strip("|").split("|")]
        styles = [' class="figure"' if mark.endswith(":") else "" for mark in marks]
        figures = [re.split(r"(?<!\\)\|", row.strip().strip("|")) for row in rows]
        for i in range(len(styles)):  # a column of nothing but figures is one
            if all(len(f) > i and re.fullmatch(r"\s*([\d.,]+( ?%| [a-zA-Z]{1,3})?)?\s*", f[i]) for f in figures):
                styles[i] = ' class="figure"'
        body = "".join(self.row(row, "td", styles) for row in rows)
        return scroll(title, f"<table>\n<thead>{self.row(head, 'th', styles)}</thead>\n<tbody>{body}</tbody></table>")

    def items(self, lines):
        joined = re.sub(r"\n +", " ", "\n".join(lines))
        tag = "ol" if re.match(r"\d", joined) else "ul"
        items = "".join(f"<li>{self.inline(re.sub(r'^(-|[0-9]+[.]) +', '', item))}</li>\n" for item in joined.split("\n"))
        return f'<{tag} class="list">\n{items}</{tag}>\n'

    def block(self, lines, title):
        if lines[0].startswith("```"):
            return scroll(title, f"<pre><code>{escape(chr(10).join(lines[1:-1]))}</code></pre>")
        if lines[0].startswith("|"):
            return self.table(lines, title)
        if re.match(r"(-|\d+\.) ", lines[0]):
            return self.items(lines)
        return f"<p>{self.inline(' '.join(lines))}</p>\n"

    def html(self, text):
        """All of a text."""
        found, title = [], "Table"
        for lines in blocks(text):
            if lines[0].startswith("#"):
                title = lines[0].strip("# ")
                found.append(self.heading(lines[0]))
            else:
                found.append(self.block(lines, title))
        return "".join(found)


def blocks(text):
    """Lines that belong together: what blank lines, fences and headings part, and where tables begin."""
    found, fenced = [[]], False
    for line in text.splitlines():
        if line.startswith("```"):
            found += [] if fenced else [[]]
            found[-1].append(line)
            fenced = not fenced
            found += [] if fenced else [[]]
        elif fenced:
            found[-1].append(line)
        elif not line.strip():
            found.append([])
        elif line.startswith("#"):
            found += [[line], []]
        else:
            found += [[]] if found[-1] and line.startswith("|") != found[-1][-1].startswith("|") else []
            found[-1].append(line)
    return [lines for lines in found if lines]
