"""Strategies for Hypothesis, so that an engine in Python is tested in its own test suite with games that shrink.

    from gifthorse import strategies

    @given(strategies.games(), strategies.games())
    def test_sum(g, h):
        assert my_engine.outcome(my_engine.add(mine(g), mine(h))) == (g + h).outcome
"""

from fractions import Fraction

from hypothesis import strategies as st

from .games import Game, of_text


@st.composite
def made(draw, make, *strategies):
    """As st.builds, but that examples are shown as the games, and not as calls of `make`."""
    return make(*map(draw, strategies))


def games(max_day=3, max_options=2, leaves=None):
    """Forms, with dominated and reversible options: born by this day, with at most so many options a side. `leaves`
    makes the games at the bottom, 0 alone by default: games(leaves=numbers()). They shrink to those with fewer options."""
    level = leaves or st.just(Game(0))
    for _ in range(max_day):
        options = st.lists(level, max_size=max_options)
        level = made(Game.of, options, options)
    return level


def impartial(max_day=4, max_options=3):
    """Forms in which both players have the same options, in every position."""
    level = st.just(Game(0))
    for _ in range(max_day):
        level = made(lambda options: Game.of(options, options), st.lists(level, max_size=max_options))
    return level


def numbers(max_exponent=8, most=None):
    """Dyadic rationals m/2^k with k up to max_exponent and |m| up to `most`, None: of any size; as canonical forms."""
    above = st.integers() if most is None else st.integers(-most, most)
    return made(lambda m, k: Game(Fraction(m, 2**k)), above, st.integers(0, max_exponent))


def nimbers(most=16):
    """*0 to *most."""
    return made(lambda n: up(0, n), st.integers(0, most))


def switches(most=16):
    """{x|y}, x and y integers, x > y."""
    return made(lambda y, gap: Game.of([y + gap], [y]), st.integers(-most, most), st.integers(1, 2 * most))


def ups(most=4, most_nimber=4):
    """n ups or downs and a nimber, as ^2*3."""
    return made(up, st.integers(-most, most), st.integers(0, most_nimber))


def up(n, nimber):
    arrows = f"{'^' if n > 0 else 'v'}{abs(n)}" if n else ""
    return of_text(f"{arrows}{f'*{nimber}' if nimber else ''}" or "0")
