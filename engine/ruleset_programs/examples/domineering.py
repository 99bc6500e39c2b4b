"""Domineering: Left places dominoes upright, Right across, on free squares of a board.

A ruleset for `gifthorse rules --program 'python3 domineering.py' 4 5`. A position is its rows, with
slashes between them: `.` is free, `#` is not.
"""

import sys


def start(words):
    rows, columns = map(int, words.split())
    return ["/".join(["." * columns] * rows)]


def moves(position, down, right):
    """All ways to fill a free square and the one that lies so far down and to the right of it."""
    rows = position.split("/")
    for r in range(len(rows) - down):
        for c in range(len(rows[r]) - right):
            if rows[r][c] == rows[r + down][c + right] == ".":
                after = list(map(list, rows))
                after[r][c] = after[r + down][c + right] = "#"
                yield "/".join(map("".join, after))


def parts(position):
    """Areas of two free squares or more that touch no other, each in a board of its own, which a
    mirror makes one of four that are worth the same."""
    rows = position.split("/")
    free = {(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "."}
    while free:
        area, new = set(), {free.pop()}
        while new:
            area |= new
            new = free & {(r + i, c + j) for r, c in new for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            free -= new
        if len(area) > 1:
            height, width = (range(min(x), max(x) + 1) for x in zip(*area))
            board = ["".join("#."[(r, c) in area] for c in width) for r in height]
            mirrored = [row[::-1] for row in board]
            yield min(map("/".join, (board, board[::-1], mirrored, mirrored[::-1])))


REQUESTS = {
    "start": start,
    "left": lambda position: moves(position, 1, 0),
    "right": lambda position: moves(position, 0, 1),
    "parts": parts,
}

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("gifthorse-ruleset 1 domineering parts", flush=True)
    elif word == "bye":
        break
    else:
        print(" ".join(REQUESTS[word](rest)) or "none", flush=True)
