"""Turn text files into one C source: a table of names and texts, for building them in.

usage: embed.py OUTPUT TABLE FILE..., where TABLE is the name of the table in C.
"""

import os
import sys

output, table, *inputs = sys.argv[1:]
with open(output, "w") as c:
    c.write('#include "harness/ledger/texts.h"\n\n')
    for number, path in enumerate(inputs):
        with open(path, "rb") as text:
            data = text.read() + b"\0"
        c.write(f"static const char text_{number}[] = {{\n")
        for start in range(0, len(data), 24):
            c.write(",".join(str(b) if b < 128 else f"'\\{b:o}'" for b in data[start : start + 24]) + ",\n")
        c.write("};\n\n")
    c.write(f"const gh_built_in {table}[] = {{\n")
    for number, path in enumerate(inputs):
        c.write(f'  {{"{os.path.basename(path)}", text_{number}}},\n')
    c.write("  {0, 0},\n};\n")
