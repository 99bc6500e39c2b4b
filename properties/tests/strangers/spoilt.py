"""Answers that are wrong, and requests as they are read by engines with too small numbers."""

ORDERS, OUTCOMES, TRUTHS = ("<", "=", ">", "||"), tuple("LRNP"), ("true", "false")


def answers_of(word):
    """The answers of a request that has few, or none."""
    if word in ("outcome", "misere-outcome"):
        return OUTCOMES
    if word in ("compare", "ordinal-compare", "surreal-compare", "long-compare"):
        return ORDERS
    return TRUTHS if word in ("tame", "like", "value-tame") else ()


def is_refusal(answer):
    return answer.split(" ", 1)[0] in ("limit", "unsupported", "error", "ok")


def another(word, right):
    """A wrong answer of the same type; refusals and `ok` as they are."""
    if is_refusal(right):
        return right
    few = answers_of(word)
    if few:
        return few[few.index(right) - 1]
    if right == "none":
        return "0"
    if "genus" in word:
        return "9^9" if right[0] != "9" else "8^8"
    if word.startswith(("ordinal-", "surreal-")) or word == "nim-alpha":
        return right + " + 1"
    if right.lstrip("-").isdigit():
        return str(int(right) + 1)
    if right.lstrip("-").replace("/", "", 1).isdigit():
        return right.partition("/")[0] + "0/" + right.partition("/")[2]
    *names, game = right.split(" ; ")  # a game with names before it, or none
    return " ; ".join([*names, "{%s|%s}" % (game, game)])  # it is confused with the game itself


def drawn(word, random):
    """Any answer of the type, whatever was asked."""
    few = answers_of(word)
    if few:
        return random.choice(few)
    if "genus" in word:
        return f"{random.randrange(4)}^{random.randrange(4)}{random.randrange(4)}"
    return str(random.randrange(9))


# ---- numbers


def is_part(before, after):
    """Whether digits between these are no integer: of a name, a fraction, a heap, an exponent."""
    return before.isalpha() or before in "*^/" or after in "/."


def with_integers(text, change):
    """Each integer of the text changed, small ones left as they are."""
    out, i = [], 0
    while i < len(text):
        j = i
        while j < len(text) and text[j].isdigit():
            j += 1
        if j - i < 10 or is_part(text[i - 1] if i else " ", text[j] if j < len(text) else " "):
            j = max(j, i + 1)
            out.append(text[i:j])
        else:
            negative = i > 0 and text[i - 1] == "-"
            if negative:
                out[-1] = out[-1][:-1]
            out.append(str(change(-int(text[i:j]) if negative else int(text[i:j]))))
        i = j
    return "".join(out)


def wrapping(bits):
    return lambda n: (n + 2 ** (bits - 1)) % 2**bits - 2 ** (bits - 1)


def double(n):
    return int(float(n)) if abs(n) < 2**1023 else n


NUMBERS = {31: wrapping(32), 53: double, 63: wrapping(64)}
