"""Write the documents that are installed, from those of the source: links among them name them as
they are installed, other links become the path in the source, and commands those that are installed.

usage: documents.py SOURCE OUTPUT INSTALLED NAME=PATH..., where OUTPUT and INSTALLED are folders, and
each NAME in the latter is made of a PATH in SOURCE. What ends in .md is written to OUTPUT; what ends
in .txt too, with the comment that a file in C begins with. Others are only installed, for links.
"""

import os
import re
import sys

source, output, installed, *names = sys.argv[1:]
name_of = {path: name for name, path in (pair.split("=") for pair in names)}
LINK = re.compile(r"\[([^][]*)\]\(([^()\s]+)\)")


def link(match, path):
    text, target = match.groups()
    if re.match(r"\w+:|#", target):
        return match[0]
    target, sign, place = target.partition("#")
    target = os.path.normpath(os.path.join(os.path.dirname(path), target))
    if target in name_of:
        name = name_of[target]
        return f"[{name if text == os.path.basename(target) else text}]({name}{sign}{place})"
    return f"`{target}`" if text in target else f"{text} (`{target}` of the source)"


def document(path, text):
    text = LINK.sub(lambda match: link(match, path), text)
    text = re.sub(r"(?<!&& )build/(?:properties|engine)/(?=gifthorse)", "", text)  # but where it is built
    for target, name in name_of.items():
        text = re.sub(rf"(?<=[ '(]){re.escape(target)}(?=[\s'])", os.path.join(installed, name), text)
    return text.replace("-Iengine/plugin ", "")


def comment(text):
    return re.match(r"/\*\s*(.*?)\s*\*/", text, re.S)[1].replace("\n   ", "\n") + "\n"


for path, name in name_of.items():
    make = {".md": lambda text: document(path, text), ".txt": comment}.get(os.path.splitext(name)[1])
    if not make:
        continue
    with open(os.path.join(source, path), encoding="utf-8") as f:
        text = make(f.read())
    with open(os.path.join(output, name), "w", encoding="utf-8") as f:
        f.write(text)
