"""From an input that a fuzzer kept to a finding with a name, once."""

import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import time

from night.state import write_whole
from night.target import HANG_SECONDS, SOURCE

MOST_SAID = 65536  # characters kept of what was said
FRAME = re.compile(r"^ *#\d+ 0x[0-9a-f]+ in (\S+) (\S+?):(\d+)", re.M)


def top_frame(said):
    """The function of this project in which it happened."""
    for function, path, _ in FRAME.findall(said):
        path = pathlib.Path(os.path.normpath(path))
        if SOURCE in path.parents and path.name != "finding.c":
            return f" in {function} of {path.relative_to(SOURCE)}"
    return ""


def name_of(said, status):
    """What is wrong: the same for the same fault, whatever the input. None: nothing is."""
    if not status:
        return None
    rules = (
        (r"^finding: (.*)$", lambda m: m[1]),
        (r"^the fuzz target cannot start: (?:`.*` )?(.*)$", lambda m: f"does not start again: {m[1]}"),
        (r"^gifthorse: contract broken: (.*)$", lambda m: "contract broken: " + m[1]),
        (r"ERROR: libFuzzer: timeout", lambda m: f"no end after {HANG_SECONDS} s"),
        (r"ERROR: libFuzzer: out-of-memory", lambda m: "too much memory for one input"),
        (r"ERROR: AddressSanitizer: ([\w-]+)", lambda m: m[1] + top_frame(said)),
        (r"ERROR: LeakSanitizer: ", lambda m: "memory is leaked" + top_frame(said)),
        (r": runtime error: (.*)", lambda m: re.sub(r"-?\d+", "N", m[1]) + top_frame(said)),
        (r"ERROR: libFuzzer: ([a-z ]+)", lambda m: m[1].strip() + top_frame(said)),
    )
    for pattern, name in rules:
        match = re.search(pattern, said, re.M)
        if match:
            return name(match)
    return f"ends with status {status}"


def same_fault(a, b):
    """Whether two wrong questions have one root, by the rule of `check`."""
    alike = a["kind"] == b["kind"] and a["word"] == b["word"]
    return alike and (a["word"] > 0 or a["request"] == b["request"] or bool(a["arguments"]) and a["arguments"] == b["arguments"])


def joined(findings):
    """Lists of findings that are one fault, each begun by the one that was found first; one whose question is not known
    is alone."""
    groups = []
    for finding in sorted(findings, key=lambda f: f["found"]):
        fault = finding.get("fault")
        group = next((g for g in groups if fault and g[0].get("fault") and same_fault(g[0]["fault"], fault)), None)
        if group:
            group.append(finding)
        else:
            groups.append([finding])
    return groups


class Findings:
    def __init__(self, state, targets, gifthorse, engine, minimise_seconds):
        self.state = state
        self.targets = {target.name: target for target in targets}
        self.gifthorse = gifthorse
        self.engine = engine
        self.minimise_seconds = minimise_seconds
        self._write_lists()

    def folder(self, target, what):
        words = re.sub(r"[^A-Za-z0-9.]+", "-", what)[:60].strip("-.")
        return self.state.findings / f"{words}-{hashlib.sha1(f'{target} {what}'.encode()).hexdigest()[:8]}"

    def _try(self, target, input):
        """What is wrong with an input, and what was said."""
        status, said = target.run([input], HANG_SECONDS + 60)
        return name_of(said, status), said

    def take(self, target, folder, then=""):
        """Look at each input that a run, which has ended, kept. How many findings are new. What does not happen again is
        told as it was `then`, in what the run itself said: an engine may need its history for it."""
        fuzzer = "AFL++" if folder.suffix == ".afl" else "libFuzzer"
        new = 0
        for artifact in sorted(folder.iterdir()):
            what, said = self._try(target, artifact)
            sort = artifact.name.split("-")[0]
            if what:
                new += self.add(target, what, said, fuzzer, artifact)
            elif "\nfinding: " in then:
                new += self.add(target, name_of(then, 1), then, fuzzer, artifact, once=True)
            elif sort != "timeout":  # which says nothing when it does not happen again
                new += self.add(target, f"a {sort} that does not happen again", said, fuzzer, artifact)
            artifact.unlink()
        folder.rmdir()
        return new

    def add(self, target, what, said, fuzzer, input=None, once=False):
        """Keep a finding, `once` one that does not happen again. False: it is known."""
        place = self.folder(target.name, what)
        if place.exists():
            return False
        making = place.with_name(f".new-{place.name}")
        making.mkdir()
        if input:
            shutil.copy(input, making / "input")
            if "\nreplay: " not in said:
                said = self._minimise(target, what, said, making / "input")
        (making / "said.txt").write_text(said[-MOST_SAID:])
        found = {"target": target.name, "what": what, "found": time.time(), "engine": self.engine, "fuzzer": fuzzer}
        found.update({"once": True} if once else {})
        found.update(self._in_notation(said))
        fault = self._fault_of(found)
        found.update({"fault": fault} if fault else {})
        (making / "finding.json").write_text(json.dumps(found, indent=1))
        os.sync()
        making.rename(place)
        self._write_lists()
        self.state.say(f"{target.name}: finding: {what}")
        return True

    @staticmethod
    def _in_notation(said):
        """What the target printed: the case of a theorem, or the text."""
        lines = dict(re.findall(r"^(statement|smallest|counterexample|required|replay|in): (.*)$", said, re.M))
        if "replay" in lines:
            words = shlex.split(lines["replay"])
            lines["case"] = words[-1]
            lines.update((word[2:], value) for word, value in zip(words, words[1:]) if word == "--engine")
        return lines

    def _fault_of(self, found):
        """The smallest wrong question of a case, as `check` tells it; None: there is none, or the engine does not tell it
        again."""
        if "case" not in found:
            return None
        words = [self.gifthorse, "check", "--quiet", "--format", "json", "--engine", found["engine"], "--replay", found["case"]]
        try:
            said = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=HANG_SECONDS).stdout
            failures = [theorem["failure"] for theorem in json.loads(said)["theorems"] if theorem["failure"]]
        except (subprocess.TimeoutExpired, ValueError):
            return None
        wrong = [w for failure in failures for w in failure["wrong"] if w["follows"] is None]
        return min(wrong, key=lambda w: (w["moves"] is None, w["moves"], len(w["question"])), default=None)

    def _minimise(self, target, what, said, input):
        """Make an input shorter, as long as the same is wrong with it. What is said about it."""
        shorter = input.with_name("shorter")
        words = ["-minimize_crash=1", f"-max_total_time={self.minimise_seconds}", f"-exact_artifact_path={shorter}"]
        target.run([*words, input], 2 * self.minimise_seconds)
        if shorter.exists():
            again, more = self._try(target, shorter)
            if again == what:
                shorter.replace(input)
                return more
            shorter.unlink()
        return said

    def _still_fails(self, finding):
        if "once" in finding:  # that it holds now says nothing
            return True
        if "case" in finding:
            words = [self.gifthorse, "check", "--engine", finding["engine"], "--replay", finding["case"]]
            status = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
            return status != 0  # 2: it could not be tried, or was not decided, which mends nothing
        target, input = self.targets.get(finding["target"]), finding["folder"] / "input"
        return not target or not input.exists() or self._try(target, input)[0] is not None

    def _name_fault(self, finding):
        """One of an earlier version of this program has no question yet."""
        fault = None if "fault" in finding else self._fault_of(finding)
        if fault:
            kept = {name: value for name, value in finding.items() if name != "folder"}
            write_whole(finding["folder"] / "finding.json", json.dumps({**kept, "fault": fault}, indent=1))

    def put_mended_away(self):
        """Findings of earlier nights that no longer fail are not known any more."""
        for finding in self.state.all_findings():
            if self._still_fails(finding):
                self._name_fault(finding)
            else:
                place = self.state.mended / finding["folder"].name
                shutil.rmtree(place, ignore_errors=True)
                kept = {name: value for name, value in finding.items() if name != "folder"}
                write_whole(finding["folder"] / "finding.json", json.dumps({**kept, "mended": time.time()}, indent=1))
                finding["folder"].rename(place)
                self.state.say(f"{finding['target']}: mended: {finding['what']}")
        self._write_lists()

    def _write_lists(self):
        """What targets pass over, and what may go into the corpus."""
        findings = self.state.all_findings()
        cases = [f for f in findings if "case" in f]
        write_whole(self.state.path / "known", "".join(f["what"] + "\n" for f in cases))
        lines = "".join(f"# {f['what'].split(': ', 1)[1]}, {f['engine']}\n{f['case']}\n" for f in cases)
        write_whole(self.state.regressions / "theorems.txt", lines)
        for f in findings:
            if "case" not in f and (f["folder"] / "input").exists():
                folder = self.state.folder("regressions", f["target"])
                shutil.copy(f["folder"] / "input", folder / f["folder"].name)
