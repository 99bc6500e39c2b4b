"""Writes the names that can be seen in the shared library: what its installed headers declare, and nothing else.

usage: exports.py OUT HEADER...
"""

import pathlib
import re
import sys


def declared(text):
    """The functions and variables that a header declares, but for those that it defines."""
    text = re.sub(r"(?s:/\*.*?\*/)|^#(?:.*\\\n)*.*", "", text, flags=re.M)
    text = re.sub(r"^static inline [^{]*\{(?s:.*?)^\}", "", text, flags=re.M)
    functions = re.findall(r"^(?!typedef|extern|static)[^\s#}][^;{]*?\b(gh_\w+) \((?!\*)[^;{]*;", text, flags=re.M)
    return functions + re.findall(r'^extern [^;("]*?\b(gh_\w+)(?:\[\w*\])*;', text, flags=re.M)


def main():
    out, *headers = map(pathlib.Path, sys.argv[1:])
    names = sorted({name for header in headers for name in declared(header.read_text())})
    out.write_text("{\n  global:\n" + "".join(f"    {name};\n" for name in names) + "  local: *;\n};\n")


if __name__ == "__main__":
    main()
