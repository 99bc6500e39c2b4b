"""Files that a user names are written whole or not at all, and links, pipes and devices written to;
output that cannot be written is an error of every command. Speaks TAP.

usage: saving.py GIFTHORSE VERIFY HOST RULESET, where the last is a program with rules of Domineering
"""

import os
import resource
import shlex
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, VERIFY, HOST, RULESET = map(os.path.abspath, sys.argv[1:5])
OLD = "what stood there\n"


def run(*words, **how):
    done = subprocess.run([GIFTHORSE, *words], capture_output=True, text=True, timeout=60, **how)
    return done.returncode, done.stdout, done.stderr


def text_of(path):
    with open(path) as file:
        return file.read()


class Folder(tempfile.TemporaryDirectory):
    """With a run to report, and a file that stands where the page shall be."""

    def __enter__(self):
        folder = super().__enter__()
        self.run, self.page = os.path.join(folder, "run.json"), os.path.join(folder, "page")
        with open(self.run, "w") as file:
            subprocess.run([GIFTHORSE, "check", "--cases", "3", "--format", "json", "SS-2.1"], stdout=file, check=True)
        with open(self.page, "w") as file:
            file.write(OLD)
        return self

    def path(self, name):
        return os.path.join(self.name, name)

    def report(self, path, **how):
        return run("report", "--output", path, self.run, **how)

    def left(self, *others):
        """What is there beside the run, the page and these."""
        return sorted({*os.listdir(self.name)} - {"run.json", "page", *others})


def device(folder, minor):
    """A device of the test's own, /dev/null (3) or /dev/full (7): a broken program shall not replace
    those of the machine, as root it could."""
    path = folder.path(f"device-{minor}")
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, minor))
        open(path, "wb").close()
    except OSError:  # not root, who then cannot replace others either; or devices mean nothing here
        return {3: "/dev/null", 7: "/dev/full"}[minor] if os.geteuid() else None
    return path


def is_device(path):
    return stat.S_ISCHR(os.stat(path).st_mode)


def test_replaced():
    with Folder() as folder:
        for mode in (0o640, 0o755, 0o600):
            os.chmod(folder.page, mode)
            status, _, err = folder.report(folder.page)
            kept = stat.S_IMODE(os.stat(folder.page).st_mode)
            whole = text_of(folder.page).endswith("</html>\n")
            tap.ok(status == 0 and kept == mode and whole and not folder.left(), f"a page keeps the mode {mode:o}", f"{status} {err} {kept:o} {folder.left()}")
        if os.geteuid() == 0:
            os.chown(folder.page, 12345, 54321)
            folder.report(folder.page)
            owner = os.stat(folder.page)
            tap.ok((owner.st_uid, owner.st_gid) == (12345, 54321), "and its owner, where that is allowed", owner)
        before = os.umask(0o027)
        folder.report(folder.path("new"))
        os.umask(before)
        mode = stat.S_IMODE(os.stat(folder.path("new")).st_mode)
        tap.ok(mode == 0o640, "a new one has the mode that files have", f"{mode:o}")
        status = folder.report("plain", cwd=folder.name)[0]
        tap.ok(status == 0 and text_of(folder.path("plain")).endswith("</html>\n"), "a name without a folder", status)
        for name in (folder.run, os.path.join(folder.name, ".", os.path.basename(folder.run))):
            before = text_of(folder.run)
            status, _, err = folder.report(name)
            tap.ok(status == 2 and "it is one of the runs" in err and text_of(folder.run) == before, "the run itself is no place for its page", err)
        status, _, err = folder.report(folder.path("no/page"))
        tap.ok(status == 2 and "--output: " in err and "No such file" in err, "a folder that is not there", err)
        status, _, err = folder.report(folder.name)
        tap.ok(status == 2 and "Is a directory" in err, "a folder", err)
        status, _, err = folder.report("")
        tap.ok(status == 2 and not folder.left("new", "plain"), "no name", f"{err} {folder.left()}")
        costs = folder.path("costs")
        run("bench", "--runs", "1", "--save", costs, "a")
        tap.ok(text_of(costs).endswith("}\n") and run("bench", "--runs", "1", "--baseline", costs, "a")[0] == 0, "costs are saved", text_of(costs))
        status, _, err = run("bench", "--runs", "1", "--save", folder.path("no/costs"), "a")
        tap.ok(status == 2 and "--save: " in err and "No such file" in err, "or cannot be", err)


def test_links():
    with Folder() as folder:
        os.mkdir(folder.path("deep"))
        for name, target in (("direct", folder.page), ("relative", "page"), ("chain", "relative"), ("deep/up", "../chain")):
            os.symlink(target, folder.path(name))
            with open(folder.page, "w") as file:
                file.write(OLD)
            status, _, err = folder.report(folder.path(name))
            linked = os.path.islink(folder.path(name)) and not os.path.islink(folder.page)
            tap.ok(status == 0 and linked and text_of(folder.page).endswith("</html>\n"), f"a link stays: {name}", err)
        os.symlink("deep/made", folder.path("dangling"))
        status, _, err = folder.report(folder.path("dangling"))
        tap.ok(status == 0 and os.path.islink(folder.path("dangling")) and os.path.isfile(folder.path("deep/made")), "a link to no file yet makes it", err)
        os.symlink("loop", folder.path("loop"))
        status, _, err = folder.report(folder.path("loop"))
        tap.ok(status == 2 and "Too many levels" in err, "a link to itself", err)


def test_direct():
    with Folder() as folder:
        fifo, got = folder.path("fifo"), []
        os.mkfifo(fifo)
        reader = threading.Thread(target=lambda: got.append(text_of(fifo)))
        reader.start()
        status, _, err = folder.report(fifo)
        reader.join(20)
        is_fifo = stat.S_ISFIFO(os.lstat(fifo).st_mode)
        tap.ok(status == 0 and is_fifo and got and got[0].endswith("</html>\n"), "a pipe with a name is written to", err)
        os.symlink("/proc/self/fd/1", folder.path("stdout"))
        status, out, err = folder.report(folder.path("stdout"))
        tap.ok(status == 0 and out.endswith("</html>\n"), "standard output by its name", err)
        with open(folder.path("open"), "w") as file:
            words = [GIFTHORSE, "report", "--output", folder.path("stdout"), folder.run]
            status = subprocess.run(words, stdout=file).returncode
            same = os.fstat(file.fileno()).st_ino == os.stat(folder.path("open")).st_ino
        tap.ok(status == 0 and same and text_of(folder.path("open")).endswith("</html>\n"), "a file that is open is written to")
        tap.ok(not folder.left("fifo", "open", "stdout"), "nothing else is left", folder.left())


def test_devices():
    with Folder() as folder:
        null, full = device(folder, 3), device(folder, 7)
        if not null or not full:
            tap.skip("devices", "none can be made")
            return
        status, _, err = folder.report(null)
        tap.ok(status == 0 and is_device(null), "a device stays one", err)
        status, _, err = folder.report(full)
        tap.ok(status == 2 and is_device(full) and "No space left" in err, "a full one is an error", f"{status} {err}")
        os.symlink(full, folder.path("full"))
        status, _, err = folder.report(folder.path("full"))
        tap.ok(status == 2 and os.path.islink(folder.path("full")) and is_device(full), "through a link, too", f"{status} {err}")
        tap.ok(not folder.left("full", "device-3", "device-7"), "nothing else is left there", folder.left())


def small_files():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


def test_failing():
    with Folder() as folder:
        status, _, err = folder.report(folder.page, preexec_fn=small_files)
        tap.ok(status == 2 and "File too large" in err and text_of(folder.page) == OLD and not folder.left(), "what cannot be written leaves the old file", f"{status} {err} {folder.left()}")
        disk = folder.path("disk")
        os.mkdir(disk)
        script = 'mount -t tmpfs -o size=8k none "$1" && cd "$1" && echo old >page && "$2" report --output page "$3"; echo $?; ls -A; cat page'
        words = ["unshare", "--mount", "sh", "-c", script, "sh", disk, GIFTHORSE, folder.run]
        try:
            done = subprocess.run(words, capture_output=True, text=True)
        except OSError as error:
            done = subprocess.CompletedProcess(words, 1, "", str(error))
        if "--output" not in done.stderr and done.stdout != "0\n":
            tap.skip("a full disk", f"there is none: {done.stderr.strip()}")
        else:
            tap.ok(done.stdout == "2\npage\nold\n" and "No space left" in done.stderr, "a full disk leaves the old file", done.stdout + done.stderr)
        if os.geteuid() == 0:
            tap.skip("a file that may not be written", "root may")
        else:
            os.chmod(folder.page, 0o400)
            status, _, err = folder.report(folder.page)
            tap.ok(status == 2 and text_of(folder.page) == OLD, "a file that may not be written", err)


def test_killed():
    """At any time; what is left is whole, also in the moment between its first name and its own."""
    with Folder() as folder:
        whole, statuses = set(), set()
        for step in range(60):
            process = subprocess.Popen([GIFTHORSE, "report", "--output", folder.page, *[folder.run] * 30])
            time.sleep(0.001 * step)
            process.kill()
            statuses.add(process.wait())
            text = text_of(folder.page)
            whole.add(text == OLD or text.endswith("</html>\n"))
        beside = folder.left()
        whole.update(text_of(folder.path(name)).endswith("</html>\n") for name in beside)
        tap.ok(whole == {True} and len(beside) < 3 and -9 in statuses, "who is killed leaves nothing half written", f"{statuses} {whole} {beside}")


def test_output():
    """Standard output that fails is an error of every command, and of the other programs."""
    commands = [line.split()[0] for line in run("--help")[1].splitlines() if line.startswith("  ")]
    certificate = subprocess.run([GIFTHORSE, "prove", "* = *"], capture_output=True, check=True).stdout
    working = (
        ["bench", "--runs", "1", "a"], ["check", "SS-2.10a"], ["digest", "*"], ["eval", "1"], ["hunt", "G = G"], ["list"],
        ["moves", "kayles(3)"], ["new-engine"], ["prove", "* = *"], ["serve"], ["table", "kayles", "9"], ["verify"],
        ["doctor", "--time", "1", "--engine", "cmd:" + shlex.join([GIFTHORSE, "serve"])], ["eval", "--svg", "tree", "*2"],
        ["rules", "--program", shlex.join([sys.executable, RULESET]), "2", "2"],
    ) + tuple(["check", "--format", format, "SS-2.10a"] for format in ("tap", "junit", "json", "html"))
    inputs = {"serve": b"hello 1\n", "verify": certificate}
    tap.ok({words[0] for words in working} | {"report"} == {*commands}, "every command", commands)
    for words in [["--help"], ["--version"], *[[name, "--help"] for name in commands], *working]:
        with open("/dev/full", "w") as full:
            done = subprocess.run([GIFTHORSE, *words], stdout=full, input=inputs.get(words[0], b""), stderr=subprocess.PIPE)
        tap.ok(done.returncode == 2 and done.stderr, f"{' '.join(words)}, full", done)
    for program in VERIFY, HOST:
        with open("/dev/full", "w") as full:
            status = subprocess.run([program, "--help"], stdout=full).returncode
        tap.ok(status == 2, f"{os.path.basename(program)} --help, full", status)


def test_written():
    """--output of each command that has it: what goes to standard output without it, which is empty then."""
    asked = {
        "check": ["SS-2.10a"], "doctor": ["--time", "1", "--engine", "optimized"], "eval": ["1"], "hunt": ["G = 0"], "list": ["SS-2.10a"],
        "prove": ["* = *"], "report": [], "table": ["kayles", "9"],
    }
    helped = {name for name in (line.split()[0] for line in run("--help")[1].splitlines() if line.startswith("  ")) if "--output" in run(name, "--help")[1]}
    tap.ok(helped == {*asked}, "every command that writes a page, a table or a certificate", helped)
    with Folder() as folder:
        for name, words in asked.items():
            words += [folder.run] * (name == "report")
            plain, written = run(name, *words), run(name, "--output", folder.page, *words)
            measured = name in ("check", "doctor", "hunt", "report")  # seconds stand there
            kept = text_of(folder.page)
            same = len(kept) > 30 if measured else kept == plain[1]
            tap.ok(written[0] == plain[0] and same and (name == "report" or not written[1]), f"{name} --output", f"{written} {kept[:300]}")
        for words in (["prove", "1 > 2"], ["eval", "1 +"], ["table", "kayles"], ["doctor", "--engine", "refrence", "--time", "x"]):
            with open(folder.page, "w") as file:
                file.write(OLD)
            status, out, _ = run(words[0], "--output", folder.page, *words[1:])
            tap.ok(status and not out and text_of(folder.page) == OLD, f"{' '.join(words)}: nothing to write", (status, out, text_of(folder.page)))


test_replaced()
test_links()
test_direct()
test_devices()
test_failing()
test_killed()
test_output()
test_written()
tap.done()
