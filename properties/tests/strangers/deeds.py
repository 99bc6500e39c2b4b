"""What each kind of engine does at its start, in place of its greeting, and in place of an answer.

An answer is text, or None where all was written. `n` counts the requests of this life, `let` among them."""

import os
import time

import spoilt
from life import child, deaf, leave, say, sleep

LATER = 100  # requests that are answered before what comes later
SIGKILL, SIGSTOP = 9, 19
bag = []  # what a kind keeps from one request to the next


# ---- at the start


def starts_and(deed):
    """It does this when it is started."""
    return {"start": deed}


def exits_at_start(status):
    return starts_and(lambda life: os._exit(status))


def greets(greeting):
    """It greets otherwise; None: it has written what it wished."""
    return {"greet": greeting}


def half_a_greeting(life, text):
    say(text[: len(text) // 2].encode())
    sleep()


def endless_greeting(life, text):
    say(text.encode())
    while True:
        say(b" more-and-more" * 1000)


def with_abilities(words):
    return greets(lambda life, text: "gifthorse 1 stranger " + words)


def unlike_last_time(life, text):
    fewer = life.number() % 2 == 0
    life.note("greets", "without birthday" if fewer else "with birthday")
    return text.replace(" birthday", "") if fewer else text


def greets_and_exits(life, text):
    say(text.encode() + b"\n")
    life.die("exits after its greeting")


def greets_and_hangs(life, text):
    say(text.encode() + b"\n")
    life.hang()


def greets_twice(life, text):
    life.note("fault", "greets twice")
    return text + "\n" + text


# ---- in place of answers


def answers(deed):
    """`deed` is called with the line and the number of the request."""
    return {"answer": deed}


def later(deed, after=LATER):
    """So many answers, then the deed, in each life."""
    return answers(lambda life, line, n: life.ask(line) if n <= after else deed(life))


def at_word(word, deed):
    return answers(lambda life, line, n: deed(life) if line.split(" ", 1)[0] == word else life.ask(line))


def rubbish(write):
    """`write` makes of a right answer what is none."""

    def answer(life, line, n):
        life.note("fault", "writes what is no answer")
        return write(line, life.ask(line))

    return answers(answer)


def without_newline(data):
    """Written again and again, without end."""

    def answer(life, line, n):
        life.note("fault", "floods")
        while True:
            say(data)

    return answers(answer)


def slow(seconds):
    def answer(life, line, n):
        time.sleep(seconds)
        return life.ask(line)

    return answers(answer)


def busy(life, line, n):
    until = time.process_time() + 0.05
    while time.process_time() < until:
        pass
    return life.ask(line)


def half_a_line(then):
    def answer(life, line, n):
        if n < 200:
            return life.ask(line)
        say(b"{1|0,")
        then(life)

    return answers(answer)


def closes(end):
    def deed(life):
        life.note("fault", "closes its output") if end == 1 else None
        os.close(end)
        life.hang()

    return later(deed)


def stops(life):
    life.hung()
    os.kill(os.getpid(), SIGSTOP)


def ignores_signals(life):
    deaf()
    life.hang()


def leaves_a_child(life):
    child(os.setsid, deaf)
    life.die("exits, and a child keeps its pipes")


def chain():
    os.setsid()
    while True:
        leave()
        time.sleep(0.002)


def leaves_a_chain(life):
    child(chain)
    life.die("exits, and a chain of children keeps its pipes")


def with_a_chain(life, text):
    child(lambda: os.closerange(0, 3), chain)
    return text


def kills_supervisor(life):
    life.note("fault", "kills its supervisor")
    os.kill(os.getppid(), SIGKILL)
    sleep()


def stops_supervisor(life, line, n):
    if n == LATER:
        os.kill(os.getppid(), SIGSTOP)
    return life.ask(line)


def stderr_flood(life):
    life.hung()
    while True:
        os.write(2, b"warning: this is fine\n" * 1000)


def takes_memory(life):
    life.hung()
    while True:
        bag.append(b"x" * (16 << 20))
        if len(bag) == 30:
            life.note("fault", "takes 480 MiB")
        time.sleep(0.01 if len(bag) < 40 else 1000)


def doubled(life, line, n):
    if n % 50:
        return life.ask(line)
    life.note("fault", "answers twice")
    text = life.ask(line)
    return text + "\n" + text


def one_late(life, line, n):
    right = life.ask(line)
    bag.append(right)
    return life.wrong(right, bag[-2] if n > 1 else right)


def refuses(words, every=1):
    def answer(life, line, n):
        if n % every or line.split(" ", 1)[0] in ("let", "clear"):
            return life.ask(line)
        if words.startswith("error"):
            life.note("fault", "error")
        return words

    return answers(answer)


def refuses_some(life, line, n):
    bag or bag.append(life.seed())
    return "limit not in the mood" if bag[0].random() < 0.4 and line.split(" ", 1)[0] not in ("let", "clear") else life.ask(line)


def wrong(life, line, right):
    return life.wrong(right, spoilt.another(line.split(" ", 1)[0], right))


def drawn(life, line, n):
    bag or bag.append(life.seed())
    right = life.ask(line)
    return right if spoilt.is_refusal(right) else life.wrong(right, spoilt.drawn(line.split(" ", 1)[0], bag[0]))


def constant(life, line, n):
    right = life.ask(line)
    if spoilt.is_refusal(right):
        return right
    few = spoilt.answers_of(line.split(" ", 1)[0])
    return life.wrong(right, {"<": "=", "L": "P", "true": "true"}[few[0]] if few else "0")


def wrong_each(number):
    return answers(lambda life, line, n: wrong(life, line, life.ask(line)) if n % number == 0 else life.ask(line))


def wrong_hundredth(life, line, n):
    bag or bag.append(life.seed())
    return wrong(life, line, life.ask(line)) if bag[0].random() < 0.01 else life.ask(line)


def wrong_at_first(life, line, n):
    """In the first of its lives in which it is asked."""
    if not bag:
        try:
            os.close(os.open(os.environ["GH_STRANGERS"] + ".first", os.O_CREAT | os.O_EXCL))
            bag.append(True)
        except FileExistsError:
            bag.append(False)
    return wrong(life, line, life.ask(line)) if bag[0] else life.ask(line)


def crashes_at_random(life, line, n):
    bag or bag.append(life.seed())
    return life.crash() if bag[0].random() < 0.005 else life.ask(line)


def exits_after_each(life, line, n):
    say(life.ask(line).encode() + b"\n")
    life.die("exits after an answer", 0)


def with_the_next(life, line, n):
    """The newline comes with the next answer."""
    say((b"\n" if n > 1 else b"") + life.ask(line).encode())


# ---- one bug each


def hangs_from(word, size):
    """Games count with all that is named in them."""

    def size_of(text):
        return len(text) + sum(life_names.get(name, 0) for name in text.replace("{", " ").replace("|", " ").replace(",", " ").replace("}", " ").replace(".", " ").split() if name[0] == "g")

    life_names = {}

    def answer(life, line, n):
        said, _, rest = line.partition(" ")
        if said == "let":
            name, _, game = rest.partition(" = ")
            life_names[name] = size_of(game)
        elif said == "clear":
            life_names.clear()
        elif said == word and size_of(rest) >= size:
            life.hang()
        return life.ask(line)

    return answers(answer)


def narrow(bits):
    """Numbers from 2^bits on are not what they are, where numbers are computed."""
    change = spoilt.NUMBERS[bits]

    def answer(life, line, n):
        word, _, rest = line.partition(" ")
        if word not in ("compare", "add", "number") or len(rest) < 10:
            return life.ask(line)
        read = spoilt.with_integers(rest, change)
        if word == "compare" and read == rest:
            return life.ask(line)
        right, said = life.ask(line), life.ask(f"{word} {read}")
        return life.wrong(right, spoilt.with_integers(said, change))

    return answers(answer)


def switch_negated(life, line, n):
    """The negative of a game with one option a side is the game itself."""
    right = life.ask(line)
    game = line.partition(" ")[2]
    is_switch = game.startswith("{") and game.count("{") == 1 and "," not in game and not game.startswith("{|") and not game.endswith("|}")
    return life.wrong(right, game) if line.startswith("negate ") and is_switch and game.endswith("}") else right


def one_outcome(life, line, n):
    right = life.ask(line)
    return life.wrong(right, "N") if line == "outcome {*|*}" else right


def grows(life, line, n):
    if life.asked % 100 == 0:
        bag.append(b"x" * (2 << 20))
    if len(bag) == 160:
        life.note("fault", "takes 320 MiB")
    return life.ask(line)


def delayed(seconds, kind):
    """The same, but each line takes so long."""
    deed = kind.get("answer", lambda life, line, n: life.ask(line))

    def answer(life, line, n):
        time.sleep(seconds)
        return deed(life, line, n)

    return kind | {"answer": answer}


def late_start(seconds, kind):
    return kind | {"start": lambda life: time.sleep(seconds)}
