"""Each certificate of corpus/forged is rejected at its line with its words, and the true one accepted.

usage: forgeries.py FOLDER VERIFY... where VERIFY is the program that checks, with its words. Speaks TAP.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import forged
import tap


def check(forgery, program):
    status, out, err = forged.verify(program, forgery.true())
    holds = status == 0 and out and not err
    detail = f"the true one: status {status}\n{out}{err}"
    if holds:
        status, out, err = forged.verify(program, forgery.forged())
        holds = status == 1 and not out and err == f"-:{forgery.line}: {forgery.words}\n"
        detail = f"status {status}\n{out}{err}"
    tap.ok(holds, f"{forgery.topic}: {forgery.title}", detail)


forgeries = list(forged.read(sys.argv[1]))
for forgery in forgeries:
    check(forgery, sys.argv[2:])
tap.ok(len(forgeries) >= 200, "there are 200 forgeries at least", f"{len(forgeries)}")
tap.done()
