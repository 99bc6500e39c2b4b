"""Every canary has a row in reports/kills.md, every row a canary, and each is killed by a theorem.
Speaks TAP.

usage: rows.py CANARIES KILLS
"""

import os
import pathlib
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

CANARIES, KILLS = (pathlib.Path(name).read_text() for name in sys.argv[1:])
UPDATE = "run reports/kills --update"

known = re.findall(r'^CANARY\w* \(\w+, "(.*?)", ', CANARIES, re.M)
rows = re.findall(r"^\| ([a-z0-9-]+) \| .* \| ([^|]+) \| [^|]* \| [^\n]*\|$", KILLS, re.M)
rows = {name: count for name, count in rows if name != "canary"}
tap.ok(len(known) > 90 and len(set(known)) == len(known), f"there are {len(known)} canaries", known)
lacking, strange = [name for name in known if name not in rows], [name for name in rows if name not in known]
tap.ok(not lacking, "every canary has a row in the kill matrix", f"{UPDATE}: {lacking}")
tap.ok(not strange, "every row has a canary", f"{UPDATE}: {strange}")
alive = [name for name, count in rows.items() if not count.isdigit() or int(count) < 1]
tap.ok(not alive, "every canary is killed by a theorem", f"a theorem is missing: {alive}")
tap.ok(list(rows) == [name for name in known if name in rows], "rows stand in the order of the canaries", UPDATE)
tap.done()
