"""The recipes of the manual for several machines, run by GNU parallel and by a Slurm that has one node, here: a shard
that is killed, one that is missing, and all of them, which are one run.

usage: cluster.py GIFTHORSE SHARDS.MD. Speaks TAP. Whoever runs it is the user of the daemons, which end with it.
"""

import contextlib
import glob
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, PAGE = map(os.path.abspath, sys.argv[1:3])
FEW = "--passes 2 --cases 20 SS-2.4 SS-2.5 SS-2.7 SS-2.10"
DAEMONS = ("munged", "slurmctld", "slurmd")
PATHS = f"/usr/sbin:/usr/bin:/sbin:/bin:{os.environ['PATH']}"
CONFIGURATION = """ClusterName=one
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge
CredType=cred/munge
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
ReturnToService=2
SchedulerParameters=sched_interval=1,batch_sched_delay=0
NodeName={host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES State=UP
"""


def blocks():
    """What the manual shows for a shell: of a check few theorems."""
    with open(PAGE, encoding="utf-8") as f:
        found = re.findall(r"^```sh\n(.*?)^```$", f.read(), re.M | re.S)
    return [block.replace(" check ", f" check {FEW} ") for block in found]


def sh(command, **environment):
    """Status and output of a recipe, where the runs are to be."""
    done = subprocess.run(["bash", "-ec", command], cwd=FOLDER, capture_output=True, text=True, timeout=300,
                          env={**os.environ, "PATH": os.path.join(FOLDER, "bin") + ":" + PATHS, **environment})
    return done.returncode, done.stdout + done.stderr


def without_shards(text):
    """What both a run and the report of its shards end with."""
    return re.search(r"^no fault found\n\d+ theorems?: .*\n\d+ cases[^;]*;", text, re.M)


def tidy():
    for path in glob.glob(os.path.join(FOLDER, "run-*.json")) + glob.glob(os.path.join(FOLDER, "page.html")):
        os.remove(path)


def test_recipe(name, recipe, again, **environment):
    """All shards; one that is missing; one that was killed while it ran, and is run again."""
    tidy()
    status, out = sh(recipe, **environment)
    end = without_shards(out)
    tap.ok(status == 0 and end and end[0] == WHOLE[0] and "8 shards" in out, f"{name}: eight shards are one run", f"{status} {out}")
    os.remove(os.path.join(FOLDER, "run-5.json"))
    report = recipe.strip().splitlines()[-1]
    status, out = sh(report)
    tap.ok(status == 2 and "shard 5 of 8 is missing" in out and "7 of 8 shards" in out, f"{name}: one is missing", f"{status} {out}")
    with open(os.path.join(FOLDER, "run-5.json"), "w", encoding="utf-8") as f:
        f.write('{"format": ')
    status, out = sh(report)
    tap.ok(status == 2 and "shard 5 of 8 is missing" in out and "run-5.json: line" in out, f"{name}: one was killed", f"{status} {out}")
    status, out = sh(again + "\n" + report, **environment)
    end = without_shards(out)
    tap.ok(status == 0 and end and end[0] == WHOLE[0] and os.path.exists(os.path.join(FOLDER, "page.html")), f"{name}: it is run again", f"{status} {out}")


# ---- Slurm


def free_ports(count):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


def wait_for(what, seconds=60):
    end = time.time() + seconds
    while time.time() < end and not what():
        time.sleep(0.2)
    return what()


@contextlib.contextmanager
def cluster(folder):
    """The environment of its commands, or None with what the daemons said."""
    user = subprocess.run(["id", "-un"], capture_output=True, text=True).stdout.strip()
    configuration = os.path.join(folder, "slurm.conf")
    for name in ("state", "spool"):
        os.mkdir(os.path.join(folder, name))
    with open(configuration, "w", encoding="utf-8") as f:
        f.write(CONFIGURATION.format(folder=folder, host=socket.gethostname().split(".")[0], ports=free_ports(2), user=user))
    with open(os.path.join(folder, "key"), "wb") as f:
        f.write(os.urandom(128))
    os.chmod(os.path.join(folder, "key"), 0o600)
    environment = {"SLURM_CONF": configuration}
    munge = [f"--socket={folder}/munge", f"--key-file={folder}/key", f"--log-file={folder}/munge.log", f"--pid-file={folder}/munge.pid", f"--seed-file={folder}/seed"]
    words = [["munged", "--foreground", "--force", *munge], ["slurmctld", "-D", "-c"], ["slurmd", "-D", "-c"]]
    daemons = []
    with open(os.path.join(folder, "said"), "w", encoding="utf-8") as said:
        try:
            for daemon in words:
                daemons.append(subprocess.Popen(daemon, stdout=said, stderr=said, env={**os.environ, **environment, "PATH": PATHS}))
                wait_for(lambda: os.path.exists(f"{folder}/munge"), 10)
            idle = wait_for(lambda: "idle" in sh("sinfo --noheader --format %t || true", **environment)[1])
            if not idle:
                said.flush()
                with open(os.path.join(folder, "said"), encoding="utf-8", errors="replace") as f:
                    tap.ok(False, "the node is there", f.read()[-2000:])
            yield environment if idle else None
        finally:
            for daemon in reversed(daemons):
                daemon.send_signal(signal.SIGTERM)
                try:
                    daemon.wait(20)
                except subprocess.TimeoutExpired:
                    daemon.kill()


def test_killed_job(recipe, environment):
    """A job that is killed in the middle of its check, while the others go on."""
    tidy()
    slow = recipe.strip().splitlines()[0].replace("sbatch --wait", "sbatch --parsable").replace("./my-engine", "./slow-engine")
    status, out = sh(slow, **environment)
    job = out.strip()
    wait_for(lambda: " 1_R" in sh(f"squeue --noheader --format ' %K_%t' --job {job}", **environment)[1].replace("\n", " "))
    sh(f"sleep 1; scancel --signal=KILL --full {job}_1 || scancel {job}_1", **environment)
    over = wait_for(lambda: not sh(f"squeue --noheader --job {job} 2>/dev/null || true", **environment)[1].strip(), 120)
    left = os.path.join(FOLDER, "run-1.json")
    tap.ok(status == 0 and over and not os.path.getsize(left), "Slurm: a job is killed as it runs", f"{status} {over} {out}")
    status, out = sh(recipe.strip().splitlines()[-1])
    tap.ok(status == 2 and "shard 1 of 8 is missing" in out and "7 of 8 shards" in out, "Slurm: the others are put together", f"{status} {out}")
    status, out = sh(slow.replace("--parsable", "--wait").replace("--array=1-8", "--array=1") + "\n" + recipe.strip().splitlines()[-1], **environment)
    end = without_shards(out)
    tap.ok(status == 0 and end and end[0] == WHOLE[0], "Slurm: the job is run again", f"{status} {out}")


def test_slurm(recipe):
    with tempfile.TemporaryDirectory() as folder, cluster(folder) as environment:
        if environment:
            again = recipe.strip().splitlines()[0].replace("--array=1-8", "--array=5")
            test_recipe("Slurm", recipe, again, **environment)
            test_killed_job(recipe, environment)


with tempfile.TemporaryDirectory() as FOLDER:
    os.mkdir(os.path.join(FOLDER, "bin"))
    os.symlink(GIFTHORSE, os.path.join(FOLDER, "bin/gifthorse"))
    sh("gifthorse new-engine python engine")
    for name, pause in {"my-engine": "", "slow-engine": "sleep 4\n"}.items():
        with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as f:
            f.write(f"#!/bin/sh\n{pause}exec python3 engine/engine.py\n")
        os.chmod(os.path.join(FOLDER, name), 0o755)
    status, out = sh(f"gifthorse check --engine cmd:./my-engine {FEW}")
    WHOLE = without_shards(out)
    tap.ok(status == 0 and WHOLE, "the run that is not divided", f"{status} {out}")
    by_parallel, by_slurm, again, *_ = blocks()
    if WHOLE and shutil.which("parallel", path=PATHS):
        test_recipe("GNU parallel", by_parallel, again)
    else:
        tap.skip("GNU parallel", "it is not installed")
    if WHOLE and all(shutil.which(name, path=PATHS) for name in DAEMONS):
        test_slurm(by_slurm)
    else:
        tap.skip("Slurm", "slurmctld, slurmd or munge is not installed")
tap.done()
