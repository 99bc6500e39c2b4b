"""--sandbox: what an engine can do without it and cannot with it, and that nothing runs where there is none. Speaks TAP.

usage: sandbox.py GIFTHORSE DEFINITIONS HOSTILE HOSTILE_ENGINES RULESET PLUGIN [all]
"""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

from program import DEFINITIONS, GIFTHORSE, engine
import tap

ENGINES, RULESET, PLUGIN = map(os.path.abspath, sys.argv[4:7])
ALL = sys.argv[7:] == ["all"]
BWRAP = shutil.which("bwrap")
NOBODY = {"user": 65534, "group": 65534, "extra_groups": []}
MARK = "GH_SANDBOX_TEST"
SHORT = ["--format", "tap", "--passes", "1", "SS-2.7b", "SS-2.10a"]

# An engine that tries what it is told and writes to standard error what came of it, + or -, as there is
# room for 200 characters, then leaves.
TRYING = '''
import ctypes, os, socket, sys
def reach(family, address):
    with socket.socket(family) as s:
        s.settimeout(5)
        s.connect(address)
def write(path):
    with open(path, "w") as file:
        file.write("x")
def pair():
    one, other = socket.socketpair()
    one.send(b"x")
def rights():
    if int(next(line for line in open("/proc/self/status") if line.startswith("CapEff")).split()[1], 16):
        os.system("mount -o remount,rw,bind / 2>/dev/null")
        write(HERE)
    else:
        raise PermissionError("no capability")
def handed():
    with os.fdopen(os.open("handed", os.O_WRONLY | os.O_CREAT, dir_fd=int(FOLDER)), "w") as file:
        file.write("x")
def settings():
    with open("/proc/sys/kernel/core_pattern") as file:
        now = file.read()
    with open("/proc/sys/kernel/core_pattern", "w") as file:
        file.write(now)
def call(name, *arguments):
    if getattr(LIBC, name)(*arguments) < 0:
        raise OSError(ctypes.get_errno(), name)
def keys():
    # The number of add_key is not the same on all processors.
    number = {"x86_64": 248, "aarch64": 217, "riscv64": 217}[os.uname().machine]
    call("syscall", number, b"user", b"gh-sandbox", b"x", 1, -2)
LIBC = ctypes.CDLL(None, use_errno=True)
HERE, NEAR, PORT, PIPE, OTHER, FOLDER = sys.argv[1:7]
for name, deed in {
    "network": lambda: reach(socket.AF_INET, ("127.0.0.1", int(PORT))),
    "socket": lambda: reach(socket.AF_UNIX, PIPE),
    "datagrams": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
    "raw pairs": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_RAW),
    "writing": lambda: write(HERE),
    "elsewhere": lambda: write(NEAR),
    "processes": lambda: os.kill(int(OTHER), 0),
    "rights": rights,
    "handed": handed,
    "settings": settings,
    "keys": keys,
    "namespaces": lambda: call("unshare", 0x10000000),
    "devices": lambda: write("/dev/gh-sandbox-test"),
    "reading": lambda: open(__file__).read(),
    "own files": lambda: write(os.path.join(os.environ["TMPDIR"], "x")),
    "pairs": pair,
}.items():
    try:
        deed()
        print(name, end="+,", file=sys.stderr)
    except OSError as error:
        print(name, end="-,", file=sys.stderr)
print("tried", file=sys.stderr)
'''
KEPT = ("network", "socket", "datagrams", "raw pairs", "writing", "elsewhere", "processes", "rights", "handed", "settings", "keys", "namespaces", "devices")
MACHINES = ("rights", "settings", "keys", "namespaces", "devices")  # what a machine may deny without it, too
LEFT = ("reading", "own files", "pairs")

# In the place of bwrap, without one of the words that it is given, or with another in its place.
LESSER = '''#!{python}
import os, sys
words = sys.argv[1:]
{change}
os.execv({bwrap!r}, ["bwrap"] + words)
'''
LESSER_WAYS = {
    "the network is that of the machine": "at = words.index('--'); os.execv(words[at + 1], words[at + 1:])",
    "it has capabilities": "at = words.index('--cap-drop'); words[at:at + 2] = ['--cap-add', 'ALL']",
    "system calls are not filtered": "at = words.index('--seccomp'); del words[at:at + 2]",
    "/dev can be written to": "at = words.index('--remount-ro'); del words[at:at + 2]",
    "/proc can be written to": "at = words.index('/proc') + 1; del words[at:at + 2]",
    "/ can be written to": "words[words.index('--ro-bind')] = '--bind'",
}


def run(words, nobody=False, path=None, **more):
    who = NOBODY if nobody else {}
    environment = {**os.environ, "TMPDIR": more.get("cwd", "/tmp"), MARK: str(os.getpid())}
    if path:
        environment["PATH"] = path
    return subprocess.run([GIFTHORSE, *words], capture_output=True, text=True, timeout=300, env=environment, **who, **more)


def interpreter(nobody):
    """A Python that this user may run, and this program, too; None: there is none."""
    who = NOBODY if nobody else {}
    for python in (sys.executable, "/usr/bin/python3"):
        try:
            subprocess.run([python, "-c", f"import subprocess; subprocess.run([{GIFTHORSE!r}, '--version'])"], check=True, capture_output=True, **who)
            return python
        except (OSError, subprocess.CalledProcessError):
            continue
    return None


def told(done):
    return f"status {done.returncode}\n{done.stdout}{done.stderr}"


def left():
    """Processes that were started by what is tried here, and are no supervisor that is just ending."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as file:
                if f"{MARK}={os.getpid()}".encode() in file.read().split(b"\0"):
                    found.append(pid)
        except OSError:
            continue
    return found


def none_left(name):
    end = time.monotonic() + 10
    while left() and time.monotonic() < end:
        time.sleep(0.2)
    tap.ok(not left(), name, f"there are still {left()}")


# ---- where there is none


def executable(folder, text):
    path = os.path.join(folder, "bwrap")
    with open(path, "w") as file:
        file.write(text)
    os.chmod(path, 0o755)
    return f"{folder}:{os.environ['PATH']}"


def refused(name, words, done):
    tap.ok(done.returncode == 2 and re.search(words, done.stderr) and "begun" not in os.listdir("."), name, told(done))


def try_refusals(folder):
    """An engine that would leave a file is not started."""
    begun = ["check", "--sandbox", "--engine", "cmd:touch begun; exec " + engine(DEFINITIONS)[4:], *SHORT]
    empty = os.path.join(folder, "empty")
    os.mkdir(empty)
    refused("without bwrap", "nothing was started: it needs bwrap, which is in the package bubblewrap", run(begun, path=empty))
    failing = executable(folder, "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2; exit 1\n")
    refused("without user namespaces", "bwrap exited with status 1; it needs user namespaces, .* may not allow.*No permissions", run(begun, path=failing))
    for command in (["check", "SS-2.7b"], ["hunt", "G = G"], ["doctor", "--engine", "optimized"], ["check", "--engine", "canary:negate"]):
        refused(f"{command} has no program", "expected an engine that is a program", run([*command, "--sandbox"]))


def try_lesser(folder):
    for why, change in LESSER_WAYS.items():
        if "capabilities" in why and os.getuid():
            continue
        path = executable(folder, LESSER.format(python=sys.executable, change=change, bwrap=BWRAP))
        command = "touch begun; exec " + engine(DEFINITIONS)[4:]
        refused(f"a bwrap that gives less: {why}", f"nothing was started: {why}", run(["check", "--sandbox", "--engine", "cmd:" + command, *SHORT], path=path))


# ---- where there is one


def trying(folder, python, nobody):
    """What came of each deed, without and with it."""
    here, near = os.path.join(folder, "written"), os.path.join(tempfile.gettempdir(), f"gh-sandbox-{os.getpid()}")
    script = os.path.join(folder, "trying.py")
    with open(script, "w") as file:
        file.write(TRYING)
    with socket.create_server(("127.0.0.1", 0)) as tcp, socket.socket(socket.AF_UNIX) as local:
        pipe = os.path.join(folder, f"socket{nobody}")
        local.bind(pipe)
        os.chmod(pipe, 0o777)
        local.listen(50)
        other = subprocess.Popen(["sleep", "600"], **(NOBODY if nobody else {}))
        handed = os.open(folder, os.O_RDONLY)
        words = [here, near, str(tcp.getsockname()[1]), pipe, str(other.pid), str(handed)]
        results = []
        for option in ([], ["--sandbox"]):
            done = run(["check", *option, "--engine", "cmd:" + shlex.join([python, script, *words]), "SS-2.7b"], nobody, cwd=folder, pass_fds=[handed])
            results.append((dict(re.findall(r"([\w ]+)([+-]),", done.stderr.rpartition("standard error: ")[2])), told(done)))
            for path in (here, near, os.path.join(folder, "handed"), "/dev/gh-sandbox-test"):
                if os.path.exists(path):
                    os.remove(path)
        os.close(handed)
        other.kill()
        other.wait()
    return results


def try_deeds(folder, nobody):
    who = "nobody: " if nobody else ""
    python = interpreter(nobody)
    if not python:
        tap.skip(f"{who}what is tried", "that user can run no Python, or not this program")
        return
    (without, words), (within, words_within) = trying(folder, python, nobody)
    for deed in KEPT:
        if deed not in MACHINES:
            tap.ok(without.get(deed) == "+", f"{who}without a sandbox there is: {deed}", words)
        tap.ok(within.get(deed) == "-", f"{who}in it there is no: {deed}", words_within)
    for deed in LEFT:
        tap.ok(within.get(deed) == "+", f"{who}in it there is: {deed}", words_within)


def verdicts(done):
    return done.returncode, re.findall("^((?:not )?ok [^`\n]*)", done.stdout, re.M)


def try_engines(folder):
    one = run(["check", "--engine", engine(DEFINITIONS), *SHORT])
    other = run(["check", "--sandbox", "--engine", engine(DEFINITIONS), *SHORT])
    tap.ok(verdicts(one) == verdicts(other) and "ok 1" in one.stdout, "the verdicts are the same", told(one) + told(other))
    for words in (["--sandbox"], []):
        done = run(["check", *words, "--format", "json", "--passes", "1", "--engine", engine(DEFINITIONS), "SS-2.10a"])
        tap.ok(json.loads(done.stdout)["options"]["sandbox"] == bool(words), f"the document of a run says so: {words}", told(done))
    if not ALL:
        return
    done = run(["check", "--sandbox", "--engine", "lib:" + PLUGIN, *SHORT])
    tap.ok(done.returncode == 0 and "ok 1" in done.stdout, "a plug-in runs in it", told(done))
    done = run(["rules", "--sandbox", "--program", shlex.join([sys.executable, RULESET]), "2", "2"])
    tap.ok(done.returncode == 0 and "+-1" in done.stdout, "a ruleset runs in it", told(done))
    done = run(["rules", "--sandbox", "--program", f"touch {shlex.quote(folder)}/begun; exec {shlex.join([sys.executable, RULESET])}", "2", "2"])
    tap.ok("begun" not in os.listdir(folder), "a ruleset cannot write", told(done))
    done = run(["hunt", "--sandbox", "--time", "20", "--engine", engine(ENGINES, DEFINITIONS, "do=wrong", "word=negate"), "-(-G) = G [values day 1]"])
    tap.ok(done.returncode == 1 and "counterexample" in done.stdout, "hunt runs an engine in it", told(done))


def hostile(*words):
    return engine(ENGINES, DEFINITIONS, *words)


def try_ends():
    for deed, options, expected in (
        ("crash", [], r"crashed \(signal \d+\)"),
        ("memory", ["--memory", "200", "--timeout", "60"], "took more than 200 MiB of memory"),
        ("exit", [], "exited with status 3"),
        ("silent", ["--timeout", "0.5"], "was silent"),
        ("quiet-daemon", [], ""),
    )[: None if ALL else 1]:
        done = run(["check", "--sandbox", *options, "--engine", hostile(f"do={deed}", "word=negate", "at=3"), "SS-2.7b/3"])
        tap.ok(done.returncode in (0, 1) and re.search(expected, done.stdout), f"told as without it: {deed}", told(done))
        if deed == "crash":
            tap.ok(re.search(r"check --engine .* --sandbox --replay", done.stdout), "it is replayed in one", told(done))
        none_left(f"nothing is left: {deed}")


def try_killing():
    environment = {**os.environ, MARK: str(os.getpid())}
    p = subprocess.Popen([GIFTHORSE, "check", "--sandbox", "--timeout", "600", "--engine", hostile("do=silent", "word=negate"), "SS-2.7b"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    end = time.monotonic() + 60
    while len(left()) < 5 and time.monotonic() < end:
        time.sleep(0.2)
    tap.ok(len(left()) >= 5, "it runs", str(left()))
    p.send_signal(signal.SIGKILL)
    p.wait()
    none_left("nothing is left when this program is killed")


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        os.chdir(folder)
        try_refusals(folder)
        done = run(["check", "--sandbox", "--engine", engine(DEFINITIONS), *SHORT])
        if not BWRAP or (done.returncode == 2 and "needs user namespaces" in done.stderr):
            tap.skip("what holds in a sandbox", done.stderr.strip() if BWRAP else "bwrap is not installed")
        else:
            try_lesser(folder)
            try_deeds(folder, False)
            if not os.getuid():
                try_deeds(folder, True)
            try_engines(folder)
            try_ends()
            try_killing()
    tap.done()


main()
