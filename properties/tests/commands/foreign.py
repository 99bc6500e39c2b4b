"""Checks of engines in other processes, good and hostile ones. Speaks TAP."""

from program import DEFINITIONS, HOSTILE, engine, expect
import tap


def test_foreign():
    expect("no such program", ["check", "--engine", "cmd:/nonexistent/engine"], 2, err="/nonexistent/engine")
    expect("an engine that is no engine", ["check", "--engine", "cmd:true"], 2, err="exit|ended")
    expect("another version", ["check", "--engine", engine(HOSTILE, "wrong-version")], 2, err="version")
    expect(
        "an engine in Python holds",
        ["check", "--cases", "50", "--engine", engine(DEFINITIONS), "SS-2.8c", "SS-2.11a", "SS-2.25a"],
        0,
        out=r"\d+ hold, \d+ not applicable",
    )
    expect(
        "an engine without an ability",
        ["check", "--verbose", "--engine", engine(HOSTILE, "good"), "SS-2.25a"],
        2,
        out="(?s)not applicable +SS-2.25a.*because +the engine has no canonical",
        err="nothing was decided",
    )
    for fault, words in (("crash", "signal"), ("exit", "status|exit"), ("garbage", "answered"), ("flood", "")):
        expect(
            f"a finding: {fault}",
            ["check", "--engine", engine(HOSTILE, fault), "SS-2.10a"],
            1,
            out=f"(?s)  compare 0 ; 0 -> .*{words}.*no answer to compare.*\n\\d faults?\n",
        )
    expect(
        "a finding: silence",
        ["check", "--timeout", "0.3", "--engine", engine(HOSTILE, "silent"), "SS-2.6.x6"],
        1,
        out="(?s)the engine was silent over compare .*\n1 fault; nothing was decided\n",
    )


test_foreign()
tap.done()
