"""An engine that writes games otherwise than it is sent them: gifthorse serve, but with blanks around the bars. What it
wrote so it reads, or not.

    own_engine.py GIFTHORSE reads FILE   it does; the requests in which it was sent such words are added to the file
    own_engine.py GIFTHORSE limit        it answers `limit` to such words
    own_engine.py GIFTHORSE fraction     it does not write so, and answers `limit` to fractions such as 1/65536 alone
    own_engine.py GIFTHORSE error        it answers `error` to such words
    own_engine.py GIFTHORSE other        it takes such words for 0
    own_engine.py GIFTHORSE names        it gives a name to each game that it writes, which is its own affair
    own_engine.py GIFTHORSE ordinals     it knows ordinals, writes them without blanks, and answers `limit` to such
    own_engine.py GIFTHORSE foreign      it writes games as LaTeX does, and dies of a backslash
"""

import re
import subprocess
import sys

ABILITIES = "numerals negate canonical add compare"
OF_ORDINALS = "ordinal-add ordinal-compare"


def written(answer, mode):
    if mode == "ordinals":
        return answer.replace(" + ", "+")
    if "|" not in answer or answer == "||" or mode == "fraction":
        return answer
    if mode == "names":
        return f"let g7 = {answer} ; g7"
    if mode == "foreign":
        return answer.replace("{", "\\{").replace("}", "\\}").replace("|", "\\mid ")
    return re.sub(r"\|+", r" \g<0> ", answer)


def main(gifthorse, mode, path=None):
    inner = subprocess.Popen([gifthorse, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    for line in sys.stdin:
        if line.startswith("hello"):
            print(f"gifthorse 1 own-{mode} {OF_ORDINALS if mode == 'ordinals' else ABILITIES}", flush=True)
            continue
        if line.startswith("bye"):
            return
        own = " | " in line or " || " in line
        if "\\" in line or "g7" in line:
            sys.exit(3)
        if own and path:
            with open(path, "a") as f:
                f.write(line)
        if own and mode in ("limit", "error"):
            print(f"{mode} blanks", flush=True)
            continue
        if mode == "ordinals" and re.search(r"\S\+", line):
            print("limit blanks", flush=True)
            continue
        if mode == "fraction" and re.match(r"compare -?\d+/\d{5}", line):
            print("limit fractions", flush=True)
            continue
        if own and mode == "other":
            word, rest = line.split(" ", 1)
            line = f"{word} 0 ;{rest.partition(' ;')[2]}" if " ; " in rest else f"{word} 0\n"
        inner.stdin.write(line)
        print(written(inner.stdout.readline().rstrip("\n"), mode), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
