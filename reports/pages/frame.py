"""What all pages have: the head with the links, the end, and the words of a table."""

import html

TITLES = {
    "index": "Start",
    "try": "Try it",
    "ledger": "Ledger",
    "kills": "Kills",
    "mutants": "Mutants",
    "errata": "Errata",
    "engines": "Engines",
    "benchmarks": "Benchmarks",
    "costs": "Costs",
    "periods": "Periods",
    "excesses": "Excesses",
    "coverage": "Coverage",
    "figures": "Figures",
    "night": "Night",
    "runs": "Runs",
}
FILTER = (
    '<form role="search" class="filter" hidden><label for="filter">Filter</label> <input type="search" id="filter" '
    'placeholder="{}" autocomplete="off" spellcheck="false"> <output id="found" for="filter" aria-live="polite"></output></form>\n'
)


def escape(text):
    return html.escape(str(text), quote=True)


def number(n):
    return f"{n:,}"


def many(n, noun):
    return f"{n:,} {noun}{'' if n == 1 else 's'}"


def link(place, text):
    """A link, of text that is escaped; the text alone where there is no place."""
    return f'<a href="{escape(place)}">{text}</a>' if place else text


def scroll(label, inside):
    """What may be wider than the screen, and can be moved by keyboard."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">{inside}</div>\n'


def filter_box(words):
    """What the script shows: it hides what has data-rows where a word does not occur."""
    return FILTER.format(escape(words))


def page(name, names, main, facts):
    """A whole page; `names` are all pages that there are."""
    items = "".join(
        f'<li><a href="{n}.html"{" aria-current=page" if n == name else ""}>{title}</a></li>'
        for n, title in TITLES.items()
        if n in names
    )
    title = "Gift Horse" if name == "index" else f"{TITLES[name]}: Gift Horse"
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n<meta name="generator" content="reports/site">\n'
        f'<title>{title}</title>\n<link rel="icon" href="data:,">\n<link rel="stylesheet" href="site.css">\n'
        '<script src="site.js" defer></script>\n</head>\n<body>\n<a class="skip" href="#main">To the text</a>\n'
        f'<header><div>\n<p class="name"><a href="index.html">Gift Horse</a></p>\n<nav aria-label="Pages"><ul>{items}</ul></nav>\n'
        f'</div></header>\n<main id="main" tabindex="-1">\n{main}</main>\n'
        f"<footer>Written by <code>reports/site</code> on {escape(facts.made)}, commit {escape(facts.commit)}.</footer>\n"
        "</body>\n</html>\n"
    )
