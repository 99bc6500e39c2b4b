"""A second checker of certificates of infinite nimbers, written from the rules in the README of engine/proof alone.

It squares, and multiplies by x, by matrices over two elements, made once for each field.
"""

import functools
import itertools
import math

from .reading import Reader, require

PRIMES, PRIME, EXCESS, DEGREE = 32, 65535, 1000, 1024


@functools.lru_cache(maxsize=100_000)
def nim(a, b):
    """The product of finite nimbers."""
    if a < 2 or b < 2:
        return a * b
    half = 1
    while max(a, b) >> 2 * half:
        half *= 2
    (a1, a0), (b1, b0) = divmod(a, 1 << half), divmod(b, 1 << half)
    high = nim(a1, b1)
    return (nim(a1, b0) ^ nim(a0, b1) ^ high) << half ^ nim(a0, b0) ^ nim(high, 1 << half - 1)


def is_prime(n):
    return n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1))


def order_of_2(p):
    return next(k for k in itertools.count(1) if pow(2, k, p) == 1)


class Alpha:
    """The kappa of each prime r that it has is the one of r^powers[r]."""

    def __init__(self, powers, finite, degree):
        self.powers, self.finite, self.degree = powers, finite, degree

    def sum(self, field):
        """As an element: a dictionary from exponents of the generators of a field to coefficients."""
        zero = (0,) * len(field.primes)
        element = {zero: self.finite} if self.finite else {}
        for r, n in self.powers.items():
            at = field.primes.index(r)
            element[zero[:at] + (r ** (field.powers[r] - n),) + zero[at + 1 :]] = 1
        return element


class Field:
    """The least one with an alpha in it."""

    def __init__(self, alphas, alpha):
        self.powers, largest, inner = dict(alpha.powers), alpha.finite, [alpha]
        for one in inner:
            for r, n in one.powers.items():
                self.powers[r] = max(n, self.powers.get(r, 0))
                inner.append(alphas[r])
            largest = max(largest, one.finite)
        self.bits = next(1 << k for k in range(7) if largest >> (1 << k) == 0)
        self.primes = sorted(self.powers)
        self.sizes = [r ** self.powers[r] for r in self.primes]
        self.degree = self.bits * math.prod(self.sizes)
        require(self.degree <= DEGREE, "a field that is not too large")
        self.alphas = [alphas[r].sum(self) for r in self.primes]
        self.basis = [(e, 1 << b) for e in itertools.product(*map(range, self.sizes)) for b in range(self.bits)]
        self.places = {e: i * self.bits for i, e in enumerate(itertools.product(*map(range, self.sizes)))}

    def product(self, a, b):
        found = {}
        for (e, c), (f, d) in itertools.product(a.items(), b.items()):
            powers, coefficient = [i + j for i, j in zip(e, f)], nim(c, d)
            term = None
            for at in reversed(range(len(powers))):
                if powers[at] >= self.sizes[at]:
                    powers[at] -= self.sizes[at]
                    term = self.product({tuple(powers): coefficient}, self.alphas[at])
                    break
            for key, value in (term or {tuple(powers): coefficient}).items():
                found[key] = found.get(key, 0) ^ value
        return {key: value for key, value in found.items() if value}

    def bits_of(self, element):
        return sum(value << self.places[key] for key, value in element.items())

    def has_root(self, x, p):
        """Whether x^((2^degree - 1)/p) = 1."""
        squares = [self.bits_of(self.product({e: c}, {e: c})) for e, c in self.basis]
        multiples = [self.bits_of(self.product({e: c}, x)) for e, c in self.basis]

        def image(rows, vector):
            found = 0
            while vector:
                lowest = vector & -vector
                found ^= rows[lowest.bit_length() - 1]
                vector ^= lowest
            return found

        power = 1
        for digit in bin((2**self.degree - 1) // p)[2:]:
            power = image(squares, power)
            power = image(multiples, power) if digit == "1" else power
        return power == 1


class Checker(Reader):
    def __init__(self, text):
        super().__init__(text, "gifthorse-fields 1")
        self.alphas = {}

    def kappas(self, p):
        """The least sum of kappas with a degree that is a multiple of the order of 2."""
        order, powers, finite, degree = order_of_2(p), {}, 0, 1
        for r in filter(is_prime, range(order, 1, -1)):
            n = next(n for n in itertools.count() if order % r ** (n + 1))
            if degree % r**n == 0:
                continue
            if r == 2:
                require(n <= 6, "finite nimbers of 64 bits")
                finite = 1 << (1 << n - 1)
            else:
                require(r in self.alphas, "a prime with a line")
                powers[r] = n
                degree = math.lcm(degree, r**n * self.alphas[r].degree)
                require(degree <= DEGREE, "a field that is not too large")
        return powers, finite, degree

    def read_alpha(self):
        p, excess = self.integer(3, PRIME), self.integer(0, EXCESS)
        require(is_prime(p) and p > max(self.alphas, default=2) and len(self.alphas) < PRIMES, "the next primes")
        powers, first, degree = self.kappas(p)
        field = Field(self.alphas, Alpha(powers, first + excess, degree))
        for finite in range(first, first + excess + 1):
            has = field.has_root(Alpha(powers, finite, degree).sum(field), p)
            require(has == (finite < first + excess), "the least without a root")
        bits = next(1 << k for k in range(7) if finite >> (1 << k) == 0)
        self.alphas[p] = Alpha(powers, finite, math.lcm(degree, bits))

    def read_all(self):
        while True:
            self.letter("\n")
            kind = "#.a"[self.letter("#.a")]
            if kind == "#":
                self.pass_comment()
            elif kind == ".":
                return require(self.ends(), "the end")
            else:
                self.read_alpha()
