"""Mutants of C files, found in the syntax tree, and one text that holds many of them.

A mutant is one small change. All that are chosen of a file stand in one rewritten text, where
gh_mutant_at (17) says whether the 17th is the one that shall be: (gh_mutant_at (17) ? a - b : a + b).
Lines keep their numbers. Needs the bindings of libclang: python3-clang-14 on Debian 12.
"""

import dataclasses
import re

from clang import cindex
from clang.cindex import CursorKind as Kind
from clang.cindex import TypeKind

# Stands before the first line of a rewritten file.
ASKING = (
    "extern int gh_mutant; extern unsigned char *gh_mutant_reached; "
    "static inline int gh_mutant_at (int n) { gh_mutant_reached[n] = 1; return gh_mutant == n; }\n"
    "#line 1\n"
)
# Stands once in each file, for any program that it becomes a part of. GH_MUTANT chooses; where GH_MUTANT_REACHED names a file of one byte a mutant, those whose place is come to
# are marked there, by all processes.
CHOOSING = """
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>

static unsigned char gh_mutants_unmarked[%d];
__attribute__ ((weak)) int gh_mutant;
__attribute__ ((weak)) unsigned char *gh_mutant_reached = gh_mutants_unmarked;

__attribute__ ((constructor)) static void gh_mutant_choose (void)
{
  const char *const chosen = getenv ("GH_MUTANT"), *const file = getenv ("GH_MUTANT_REACHED");
  int const fd = file ? open (file, O_RDWR) : -1;
  void *const marks =
      fd < 0 ? MAP_FAILED : mmap (NULL, sizeof gh_mutants_unmarked, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (marks != MAP_FAILED)
    gh_mutant_reached = marks;
  gh_mutant = chosen ? atoi (chosen) : 0;
}
"""

OTHER_OPERATORS = {
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "^": "|",
    "&&": "||", "||": "&&", "<": "<= >=", "<=": "< >", ">": ">= <=", ">=": "> <", "==": "!=", "!=": "==",
    "+=": "-=", "-=": "+=", "*=": "+=", "/=": "*=", "<<=": ">>=", ">>=": "<<=", "&=": "|=", "|=": "&=", "^=": "|=",
}  # fmt: skip
KINDS = {
    "arithmetic": "+ - * / % << >> & | ^ += -= *= /= <<= >>= &= |= ^=".split(),
    "relation": "< <= > >= == !=".split(),
    "logic": "&& ||".split(),
}
DELETED = "(deleted)"


@dataclasses.dataclass(frozen=True)
class Mutant:
    """The text from `start` to `end` becomes `change`; a statement may be deleted."""

    path: str
    line: int
    function: str
    kind: str
    start: int
    end: int
    original: str
    change: str

    def __str__(self):
        return f"{self.path}:{self.line} ({self.function}) {self.kind}: {self.original} -> {self.change}"


def flat(text):
    return re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", " ", text, flags=re.S)).strip()


class File:
    """A source file with its syntax tree."""

    def __init__(self, path, name, arguments):
        self.path, self.name, self.arguments = str(path), name, arguments
        self.bytes = path.read_bytes()
        self.unit = self.parse(None)
        self.macros = [
            (c.extent.start.offset, c.extent.end.offset)
            for c in self.unit.cursor.get_children()
            if c.kind == Kind.MACRO_INSTANTIATION and self.is_here(c)
        ]
        self.found = {}

    def parse(self, text):
        """The tree of the file, or of another text in its place; None if it does not compile."""
        files = [] if text is None else [(self.path, text)]
        unit = cindex.Index.create().parse(
            self.path, self.arguments, files, cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
        )
        wrong = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
        if wrong and text is None:
            raise SystemExit(f"{wrong[0].location.file}:{wrong[0].location.line}: {wrong[0].spelling}")
        return None if wrong else unit

    def is_here(self, cursor):
        place = cursor.extent.start.file
        return place is not None and place.name == self.path

    def text(self, start, end):
        return self.bytes[start:end].decode()

    def of(self, cursor):
        return self.text(cursor.extent.start.offset, cursor.extent.end.offset)

    # ---- the mutants of a node -------------------------------------------------------------------

    def add(self, cursor, kind, change, end=None):
        start, end = cursor.extent.start.offset, end or cursor.extent.end.offset
        for first, last in self.macros:
            apart = end <= first or last <= start
            if not apart and not (start <= first and last <= end):
                return
        original, change = flat(self.text(start, end)), flat(change)
        if original != change:
            made = Mutant(self.name, cursor.extent.start.line, self.function, kind, start, end, original, change)
            self.found.setdefault((start, end, change), made)

    def operator(self, cursor, left, right):
        first, last = left.extent.end.offset, right.extent.start.offset
        word = flat(self.text(first, last))
        if word == "=" and cursor.kind == Kind.BINARY_OPERATOR:
            return word
        for other in OTHER_OPERATORS.get(word, "").split():
            kind = next(k for k, words in KINDS.items() if word in words)
            self.add(cursor, kind, f"{self.of(left)} {other} {self.of(right)}")
        return word

    def unary(self, cursor, operand):
        text = self.of(cursor)
        if text[:2] in ("++", "--"):
            self.add(cursor, "arithmetic", ("--" if text[0] == "+" else "++") + text[2:])
        elif text[-2:] in ("++", "--"):
            self.add(cursor, "arithmetic", text[:-2] + ("--" if text[-1] == "+" else "++"))
        elif text[:1] and text[0] in "-~!":
            self.add(cursor, "logic" if text[0] == "!" else "arithmetic", self.of(operand))

    def literal(self, cursor):
        text = self.of(cursor)
        if text in ("true", "false"):
            self.add(cursor, "constant", "false" if text == "true" else "true")
        elif text != "NULL":
            self.add(cursor, "constant", f"{text} + 1")
            self.add(cursor, "constant", f"{text} - 1")
            if not re.fullmatch(r"[01][uUlL]*", text):
                self.add(cursor, "constant", "0")

    def condition(self, cursor, loop):
        text = self.of(cursor)
        if not loop:
            self.add(cursor, "condition", "true")
            if cursor.kind not in (Kind.BINARY_OPERATOR, Kind.UNARY_OPERATOR) or re.search(r"&&|\|\|", text):
                self.add(cursor, "condition", f"!({text})")
        self.add(cursor, "condition", "false")

    def call(self, cursor):
        arguments = list(cursor.get_arguments())
        for a, b in zip(arguments, arguments[1:]):
            if a.type.get_canonical().spelling == b.type.get_canonical().spelling and self.of(a) != self.of(b):
                texts = self.text(cursor.extent.start.offset, a.extent.start.offset), self.of(b)
                between = self.text(a.extent.end.offset, b.extent.start.offset)
                rest = self.text(b.extent.end.offset, cursor.extent.end.offset)
                self.add(cursor, "arguments", "".join((*texts, between, self.of(a), rest)))

    def returned(self, cursor):
        result = self.result.get_canonical().kind
        text = self.of(cursor)
        if result == TypeKind.BOOL:
            self.add(cursor, "return value", f"!({text})")
        elif result in (TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.USHORT, TypeKind.UCHAR):
            self.add(cursor, "return value", f"({text}) + 1")
            self.add(cursor, "return value", "0")

    def side(self, cursor):
        if cursor.spelling in ("GH_LEFT", "GH_RIGHT"):
            self.add(cursor, "side", "GH_RIGHT" if cursor.spelling == "GH_LEFT" else "GH_LEFT")

    def statement(self, cursor):
        """Deleted, where it is one that can be."""
        if cursor.kind in (Kind.CALL_EXPR, Kind.COMPOUND_ASSIGNMENT_OPERATOR, Kind.UNARY_OPERATOR, Kind.BINARY_OPERATOR):
            self.add(cursor, "statement", DELETED)
        elif cursor.kind in (Kind.BREAK_STMT, Kind.CONTINUE_STMT):
            end = self.bytes.index(b";", cursor.extent.end.offset - 1) + 1
            self.add(cursor, "statement", DELETED, end)

    # ---- the walk --------------------------------------------------------------------------------

    def visit(self, cursor):
        kind, parts = cursor.kind, list(cursor.get_children())
        if kind == Kind.CXX_UNARY_EXPR:  # sizeof
            return
        if kind == Kind.VAR_DECL:
            if cursor.storage_class.name == "STATIC":
                return
            start = cursor.location.offset
            parts = [p for p in parts if "=" in self.text(start, max(start, p.extent.start.offset))]
        elif kind == Kind.CASE_STMT:
            parts = parts[1:]
        elif kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR) and len(parts) == 2:
            self.operator(cursor, *parts)
        elif kind == Kind.UNARY_OPERATOR:
            self.unary(cursor, parts[0])
        elif kind == Kind.INTEGER_LITERAL:
            self.literal(cursor)
        elif kind == Kind.DECL_REF_EXPR:
            self.side(cursor)
        elif kind == Kind.CALL_EXPR:
            self.call(cursor)
        elif kind == Kind.RETURN_STMT and parts:
            self.returned(parts[0])
        self.bodies(cursor, parts)
        for part in parts:
            self.visit(part)

    def bodies(self, cursor, parts):
        """Conditions and statements that stand in others."""
        kind = cursor.kind
        if kind == Kind.COMPOUND_STMT:
            for part in parts:
                self.statement(part)
        elif kind in (Kind.IF_STMT, Kind.CONDITIONAL_OPERATOR):
            self.condition(parts[0], False)
            for part in parts[1:] if kind == Kind.IF_STMT else []:
                self.statement(part)
        elif kind == Kind.WHILE_STMT:
            self.condition(parts[0], True)
            self.statement(parts[1])
        elif kind == Kind.FOR_STMT:
            self.statement(parts[-1])

    def candidates(self):
        """All mutants, by place."""
        for cursor in self.unit.cursor.get_children():
            if cursor.kind == Kind.FUNCTION_DECL and cursor.is_definition() and self.is_here(cursor):
                self.function, self.result = cursor.spelling, cursor.result_type
                body = [c for c in cursor.get_children() if c.kind == Kind.COMPOUND_STMT]
                self.visit(body[0])
        return sorted(self.found.values(), key=lambda m: (m.start, -m.end, m.change))

    # ---- the rewritten text ----------------------------------------------------------------------

    def rewritten(self, numbered):
        """The text with these mutants: pairs of a number and a mutant."""
        spans = {}
        for number, m in numbered:
            spans.setdefault((m.start, m.end), []).append((number, m))
        ordered = sorted(spans, key=lambda s: (s[0], -s[1]))
        text, rest = self.render(0, len(self.bytes), ordered, spans)
        assert not rest
        return ASKING + text

    def render(self, start, end, ordered, spans):
        """The text of a range, and the spans behind it."""
        text = ""
        while ordered and ordered[0][1] <= end:
            first, last = ordered[0]
            inner, rest = self.render(first, last, ordered[1:], spans)
            text += self.text(start, first) + wrapped(inner, spans[first, last])
            start, ordered = last, rest
        return text + self.text(start, end), ordered

    def compiles(self, mutant):
        return self.parse(self.rewritten([(1, mutant)])) is not None


def wrapped(text, numbered):
    deleted = [number for number, m in numbered if m.change == DELETED]
    changed = "".join(f"gh_mutant_at ({number}) ? ({m.change}) : " for number, m in numbered if m.change != DELETED)
    if changed:
        text = f"({changed}({text}))"
    for number in deleted:
        if text.endswith(";"):
            text = f"{{ if (!gh_mutant_at ({number})) {text} }}"
        else:
            text = f"(gh_mutant_at ({number}) ? (void)0 : (void)({text}))"
    return text
