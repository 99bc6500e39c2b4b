"""The table: each kind of engine, what it does in a line, and what is right to say of it.

    right     nothing is wrong with it, and some of it was decided: "no fault found", status 0
    slow      so it is, but little or nothing may be decided, or it may be called late: 0 or 2, never 1
    fault     1 if it did wrong while there was time to see it, which it notes itself (life.py), else 0, 1 or 2
    silent    it never answers, or not within the 5 s that are documented: 1; while these have not gone by 2 does, too
    hangs     it hangs, and would have answered in a new life: 1, or late and 0, if it was waited for as
              long as the run chose to; "no fault found" alone is not right then
    unended   what it answers is not ended until it is asked more: 1, for what was late where there was no time to wait
              for it alone; in seconds 2 does, too
    word      it hangs on one word from a size on: 1, as it hangs again when it is waited for alone
    nothing   nothing is to be decided: 2
    start     it does not start: 2
    either    both 0 and 1 are right, as nothing obliges the run to meet what is wrong; the line says why
    bug       as fault, and within a minute the run must have met it: 1"""


import os

from deeds import *  # noqa: F403
from life import Life, sleep

MEMORY = ("--memory", "400")
CONTROL = {}


def text_of(write):
    return rubbish(lambda line, right: write(right))


TABLE = {
    # at its start
    "exits": ("start", "exits with status 1 at its start", exits_at_start(1)),
    "exits-0": ("start", "exits with status 0 at its start", exits_at_start(0)),
    "exits-77": ("start", "exits with status 77 at its start", exits_at_start(77)),
    "crashes": ("start", "crashes (signal 11) at its start", starts_and(lambda life: os.kill(os.getpid(), 11))),
    "stopped": ("start", "stops itself (SIGSTOP) at its start", starts_and(lambda life: os.kill(os.getpid(), SIGSTOP))),
    "mute": ("start", "never says anything", starts_and(lambda life: sleep())),
    # its greeting
    "exits-when-greeted": ("start", "exits when it is greeted", greets(lambda life, text: os._exit(3))),
    "half-greeting": ("start", "writes half a greeting and waits", greets(half_a_greeting)),
    "endless-greeting": ("start", "writes a greeting that never ends", greets(endless_greeting)),
    "mark-first": ("start", "a byte order mark before its greeting", greets(lambda life, text: "\ufeff" + text)),
    "banner": ("start", "a banner before its greeting", greets(lambda life, text: "Welcome to Foo 1.2\n" + text)),
    "version-2": ("start", "greets as version 2", greets(lambda life, text: text.replace(" 1 ", " 2 ", 1))),
    "version-1.1": ("start", "greets as version 1.1", greets(lambda life, text: text.replace(" 1 ", " 1.1 ", 1))),
    "exits-after-greeting": ("fault", "greets, then exits; so at every start", greets(greets_and_exits)),
    "hangs-after-greeting": ("silent", "greets, then is silent", greets(greets_and_hangs)),
    "greets-twice": ("fault", "greets twice", greets(greets_twice)),
    "greets-otherwise": ("either", "greets without `birthday` every second time; who is started once is not met twice", greets(unlike_last_time)),
    "unknown-words": ("right", "greets with abilities that do not exist, too", greets(lambda life, text: text + " compere quick-sums")),
    "long-greeting": ("right", "a greeting of 64,000 bytes", greets(lambda life, text: text + " " + "x" * (64000 - len(text)))),
    "no-words": ("nothing", "greets without abilities", with_abilities("")),
    "unknown-words-only": ("nothing", "greets with unknown abilities only", with_abilities("compere outcone quick")),
    # right
    "control": ("right", "answers rightly", CONTROL),
    "stays": ("right", "does not end at `bye`", {"stays": True}),
    "chain-beside": ("right", "right, beside an endless chain of children", greets(with_a_chain)),
    "limit-some": ("right", "`limit` to 40 % at random, else right", answers(refuses_some)),
    "slow-1ms": ("right", "right, after 1 ms", slow(0.001)),
    "slow-20ms": ("slow", "right, after 20 ms", slow(0.02)),
    "slow-300ms": ("slow", "right, after 300 ms", slow(0.3)),
    "slow-1500ms": ("slow", "right, after 1.5 s", slow(1.5)),
    "cpu-50ms": ("slow", "right, after 50 ms of processor time", answers(busy)),
    "slow-6s": ("silent", "right, after 6 s, which is longer than an answer may take", slow(6)),
    # refusals
    "limit-all": ("nothing", "`limit` to all", refuses("limit not in the mood")),
    "unsupported-all": ("nothing", "`unsupported` to all", refuses("unsupported")),
    "error-all": ("fault", "`error` to all", refuses("error I am confused")),
    "error-half": ("fault", "`error` to every other question", refuses("error I am confused", 2)),
    # deaths
    "exits-at-2nd": ("fault", "exits at its 2nd question, each life", later(Life.die, 1)),
    "exits-after-10": ("fault", "exits after 10 answers, each life", later(Life.die, 10)),
    "exits-after-1000": ("fault", "exits after 1,000 answers, each life", later(Life.die, 1000)),
    "exits-after-each": ("fault", "exits with status 0 after each answer", answers(exits_after_each)),
    "exits-at-compare": ("fault", "exits at each `compare`, else right", at_word("compare", Life.die)),
    "exits-at-let": ("fault", "exits at each `let`, else right", at_word("let", Life.die)),
    "exits-but-at-compare": ("fault", "exits at all but `compare` and `let`", answers(lambda life, line, n: life.ask(line) if line.split(" ")[0] in ("compare", "let", "clear") else life.die())),
    "crashes-at-random": ("fault", "crashes at one answer in 200, at random", answers(crashes_at_random)),
    "half-line-exit": ("fault", "its 200th answer is half a line, then it exits", half_a_line(Life.die)),
    "leaves-a-child": ("fault", "exits after 100 answers, and a child keeps its pipes", later(leaves_a_child)),
    "leaves-a-chain": ("fault", "exits after 100 answers, and a chain of children keeps its pipes", later(leaves_a_chain)),
    "closes-output": ("fault", "closes its output after 100 answers and lives on", closes(1)),
    "kills-supervisor": ("fault", "kills its supervisor after 100 answers", later(kills_supervisor)),
    "stops-supervisor": ("either", "stops its supervisor after 100 answers and goes on, rightly; it need not be noticed", answers(stops_supervisor)),
    "takes-memory": ("hangs", "takes memory without end after 100 answers (400 MiB are allowed)", later(takes_memory), MEMORY),
    # silence
    "hangs-after-100": ("hangs", "is silent for ever after 100 answers, each life", later(Life.hang)),
    "half-line-hang": ("hangs", "its 200th answer is half a line, then silence", half_a_line(Life.hang)),
    "stops-after-100": ("hangs", "stops itself (SIGSTOP) after 100 answers", later(stops)),
    "closes-input": ("hangs", "closes its input after 100 answers and lives on", closes(0)),
    "ignores-signals": ("hangs", "ignores all signals, silent after 100 answers", later(ignores_signals)),
    "stderr-flood": ("hangs", "after 100 answers writes to standard error for ever", later(stderr_flood)),
    "reads-nothing": ("silent", "greets, then reads nothing", greets(greets_and_hangs)),
    "late-newline": ("unended", "the newline comes with the next answer", answers(with_the_next)),
    "hangs-on-compare": ("word", "hangs on each `compare` of 12 bytes or more, else right", hangs_from("compare", 12)),
    # what is no answer
    "flood-ones": ("fault", "writes ones without end, no newline", without_newline(b"1" * 65536)),
    "flood-lines": ("fault", "writes empty lines without end", without_newline(b"\n" * 4096)),
    "flood-equals": ("fault", "writes lines `=` without end", without_newline(b"=\n" * 4096)),
    "flood-5MB": ("fault", "answers of 5 MB", text_of(lambda right: "limit " + "x" * 5000000)),
    "ends-in-nul": ("fault", "each answer ends in a NUL byte", text_of(lambda right: right + "\0")),
    "nul-only": ("fault", "answers eight NUL bytes", text_of(lambda right: "\0" * 8)),
    "colours": ("fault", "colours each answer (ANSI escapes)", text_of(lambda right: f"\x1b[1;32m{right}\x1b[0m")),
    "crlf": ("fault", "ends lines with CR LF", text_of(lambda right: right + "\r")),
    "tab-after": ("fault", "a tab after each answer", text_of(lambda right: right + "\t")),
    "mark-before": ("fault", "a byte order mark before each answer", text_of(lambda right: "\ufeff" + right)),
    "invalid-utf-8": ("fault", "invalid UTF-8 before each answer", text_of(lambda right: "\udcff\udcfe" + right)),
    "empty-lines": ("fault", "answers empty lines", text_of(lambda right: "")),
    "blank-after": ("fault", "a blank after each answer", text_of(lambda right: right + " ")),
    "blank-before": ("fault", "a blank before each answer", text_of(lambda right: " " + right)),
    "echo": ("fault", "repeats each request before its answer", rubbish(lambda line, right: line + "\n" + right)),
    "prompt": ("fault", "a prompt before each answer", text_of(lambda right: "> " + right)),
    "hello-world": ("fault", "answers `hello world`", text_of(lambda right: "hello world")),
    "every-50th-twice": ("fault", "every 50th answer twice", answers(doubled)),
    # wrong answers
    "one-late": ("fault", "each answer one question late", answers(one_late)),
    "reversed": ("fault", "answers of a batch in reverse order", {"batch": lambda life, texts: [life.wrong(right, other) for right, other in zip(texts, texts[::-1])]}),
    "random": ("fault", "random well-formed answers", answers(drawn)),
    "constant": ("fault", "always `=`, `P`, 0", answers(constant)),
    "wrong-1000th": ("fault", "every 1,000th answer wrong", wrong_each(1000)),
    "wrong-1%": ("fault", "1 % wrong, other ones after each restart", answers(wrong_hundredth)),
    "wrong-at-first": ("fault", "wrong in the first life only", answers(wrong_at_first)),
}


def bugs():
    """One planted bug each, with answers of 1 ms and of 20 ms; a late start; hanging; growing."""
    planted = {
        "negate": ("the negative of a switch is the switch", answers(switch_negated)),
        "outcome": ("who wins is wrong of {*|*}", answers(one_outcome)),
        "int32": ("compare, add and number wrap from 2^31 on", narrow(31)),
        "double": ("compare, add and number round from 2^53 on", narrow(53)),
        "int64": ("compare, add and number wrap from 2^63 on", narrow(63)),
    }
    for name, (what, deed) in planted.items():
        for milliseconds in (1, 20):
            yield f"{name}-{milliseconds}ms", ("bug", f"{what}, {milliseconds} ms a line", delayed(milliseconds / 1000, deed))
    yield "int64-late", ("bug", "int64 with 1 ms a line and a start of 1 s", late_start(1, delayed(0.001, narrow(63))))
    for word, size in {"compare": 30, "outcome": 16, "canonical": 14, "number": 12, "birthday": 16}.items():
        yield f"hangs-{word}", ("bug", f"hangs on {word} of {size} bytes or more, 1 ms a line", delayed(0.001, hangs_from(word, size)))
    yield "grows", ("bug", "takes two MiB with each 100 lines (400 MiB are allowed)", delayed(0.001, answers(grows)), ("--memory", "400"))


BUGS = dict(bugs())


def deeds_of(name):
    return (TABLE | BUGS)[name][2]


def right_of(name):
    return (TABLE | BUGS)[name][0]


def what(name):
    return (TABLE | BUGS)[name][1]


def options_of(name):
    return (*(TABLE | BUGS)[name], ())[3]
