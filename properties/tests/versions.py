"""Tests that all that has the version has the same one, and that what the manual says stays as it is has the versions of
its own that programs have. Speaks TAP.

usage: versions.py SOURCE
"""

import pathlib
import re
import sys

import tap

SOURCE = pathlib.Path(sys.argv[1]).resolve()


def read(path):
    return (SOURCE / path).read_text()


def only(pattern, path):
    """What a pattern finds in a file, where it is the same wherever it is found."""
    found = set(re.findall(pattern, read(path), re.M))
    return found.pop() if len(found) == 1 else f"{path}: found {sorted(found)}, expected one"


def test_version(version):
    major = version.split(".")[0]
    symbols = f".packaging/debian/libgifthorse{major}.symbols"
    for path, pattern in {
        ".packaging/debian/changelog": r"\A\w+ \(([\d.]+)-\d+\)",
        ".packaging/changelog.md": r"\A# .*\n\n.*\n\n## ([\d.]+)$",
        "engine/python/pyproject.toml": r'^version = "([\d.]+)"$',
        "properties/manual/ci.md": r"\b(?:v|gifthorse[-:])(\d+\.\d+\.\d+)\b",
    }.items():
        found = only(pattern, path)
        tap.ok(found == version, f"{path} has the version", f"{found}, expected {version}")
    for path, pattern in {
        "properties/manual/compatibility.md": r"libgifthorse\.so\.(\d+)",
        ".packaging/debian/control": r"\blibgifthorse(\d+)",
        symbols: r"^libgifthorse\.so\.(\d+) ",
    }.items():
        found = only(pattern, path) if (SOURCE / path).is_file() else "there is none"
        tap.ok(found == major, f"{path} has the number of the library", f"{found}, expected {major}")


def test_own_versions():
    """Each row that promises something of a version of its own, by the file that has it."""
    page = read("properties/manual/compatibility.md")
    rows = {re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", row[0]): row[1] for row in re.findall(r"^\| ([^|]+) \| ([^|]+) \|", page, re.M)}
    numbers = {
        "the line protocol": ("engine/adapter/asking/greeting.c", r'"hello (\d+)', r"`hello (\d+)`"),
        "plug-ins": ("engine/plugin/gifthorse-engine.h", r"^#define GH_PLUGIN_VERSION (\d+)", r"`GH_PLUGIN_VERSION`, (\d+)"),
        "ruleset programs": ("engine/ruleset_programs/talk.c", r"expected gifthorse-ruleset (\d+) NAME", r"`gifthorse-ruleset (\d+)`"),
        "the JSON of a run": ("properties/output/document/document.h", r"^#define GH_SCHEMA_VERSION (\d+)", r"`schema`, (\d+)"),
        "the JSON of a hunt": ("properties/commands/hunt/document.c", r"^#define SCHEMA_VERSION (\d+)", r"`schema`, (\d+)"),
    }
    for what, (path, there, told) in numbers.items():
        found, said = only(there, path), re.findall(told, rows.get(what, ""))
        tap.ok([found] == said, f"{what}: the version is that of {path}", f"{found}, told {said}")
    kernels = "".join(path.read_text() for path in (SOURCE / "engine/proof/kernels").glob("*.c"))
    lines = set(re.findall(r"expected `(gifthorse-\w+ \d+)`", kernels))
    row = rows["certificates"]
    other = re.search(r" and (`.*), each (\d+)", row)
    told = set(re.findall(r"`(gifthorse-\w+ \d+)`", row)) | {f"{name} {other[2]}" for name in re.findall(r"`(gifthorse-\w+)`", other[1])}
    tap.ok(len(lines) > 4 and lines == told, "certificates: the first lines are those that the kernels take", lines ^ told)


test_version(only(r"^  version: '([\d.]+)',$", "meson.build"))
test_own_versions()
tap.done()
