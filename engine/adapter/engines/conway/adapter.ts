// An adapter of Conway: surreal numbers in normal form, ordinals, and dyadic numbers as games, strings of Hackenbush among them.
import { Conway, type Conway0 } from "conway/conway";
import { Dyadic } from "conway/dyadic";
import { add, birthday, compare, mono, mult, neg, sub } from "conway/op";
import { longDivision } from "conway/op/longDivision";
import { realToDyadic, type Real } from "conway/real";
import { conwayFromSignExpansion, makeReader } from "conway/signExpansion/reader";
import { simplestBetween } from "conway/signExpansion/simplicity";

// Thrown for what is too much for the engine: it is counted apart, and never held against it.
class Limit extends Error {}

// ---- numbers in texts ------------------------------------------------------------------------

class Reader {
  private tokens: string[];

  constructor(text: string) {
    this.tokens = (text.match(/[{}|,w^.()+-]|[0-9]+(?:\/[0-9]+)?|\S/g) ?? []).reverse();
  }

  peek(): string {
    return this.tokens[this.tokens.length - 1] ?? "the end";
  }

  take(token: string): boolean {
    return this.peek() === token && this.tokens.pop() !== undefined;
  }

  expect(token: string) {
    if (!this.take(token)) throw new Error(`found ${this.peek()}, expected ${token}`);
  }

  // Its coefficients are dyadic, and integers bigints.
  real(): Real {
    const negative = this.take("-");
    const [top, bottom] = this.peek().split("/").map(BigInt);
    this.tokens.pop();
    const signed = negative ? -top : top;
    if (bottom === undefined) return signed;
    if (bottom & (bottom - 1n)) throw new Limit("a coefficient that is not dyadic");
    return Dyadic.create(signed, BigInt(bottom.toString(2).length - 1));
  }

  // w^(w + 1).2 - 1/2 + w^(-1)
  number(): Conway0 {
    let sum = this.term();
    while (this.peek() === "+" || this.peek() === "-") {
      this.take("+"); // a minus is part of the term
      sum = add(sum, this.term());
    }
    return sum;
  }

  private term(): Conway0 {
    if (this.take("-")) return neg(this.term());
    if (!this.take("w")) return this.real();
    const power = this.power();
    return mono(this.take(".") ? this.real() : 1n, power);
  }

  // What stands behind w.
  private power(): Conway0 {
    if (!this.take("^")) return 1n;
    if (this.take("w")) return mono(1n, this.power());
    if (!this.take("(")) return this.real();
    const found = this.number();
    this.expect(")");
    return found;
  }

  // A game that is a number, as the simplest one between its options.
  game(): Conway0 {
    if (!this.take("{")) return this.real();
    const left = this.options("|"), right = this.options("}");
    if (!left.length || !right.length) throw new Limit("options of one player alone");
    const greatest = left.reduce((x, y) => (compare(x, y) > 0 ? y : x));
    const least = right.reduce((x, y) => (compare(x, y) > 0 ? x : y));
    return simplestBetween(greatest, least);
  }

  private options(end: string): Conway0[] {
    const found: Conway0[] = [];
    while (!this.take(end)) {
      found.push(this.game());
      if (this.peek() !== end) this.expect(",");
    }
    return found;
  }
}

const whole = <T>(read: (reader: Reader) => T) => (text: string): T => {
  const reader = new Reader(text);
  const found = read(reader);
  if (reader.peek() !== "the end") throw new Error(`found ${reader.peek()}, expected the end`);
  return found;
};
const number = whole((reader) => reader.number());
const game = whole((reader) => reader.game());

function writeReal(real: Real): string {
  const x = typeof real === "number" ? realToDyadic(real) : real;
  return x instanceof Dyadic ? `${x.numerator}${x.power ? `/${1n << x.power}` : ""}` : `${x}`;
}

function writeTerm([power, coefficient]: readonly [Conway0, Real]): string {
  const exponent = write(power), factor = writeReal(coefficient);
  if (exponent === "0") return factor;
  return factor.startsWith("-") ? `-w^(${exponent}).${factor.slice(1)}` : `w^(${exponent}).${factor}`;
}

function write(x: Conway0): string {
  if (!(x instanceof Conway)) return writeReal(x);
  return [...x].map(writeTerm).join(" + ").replace(/\+ -/g, "- ") || "0";
}

// ---- requests --------------------------------------------------------------------------------

const order = (x: Conway0, y: Conway0) => ({ "1": "<", "0": "=", "-1": ">" })[`${compare(x, y)}`] ?? "";

// 1 divided by one term leaves nothing.
function invert(x: Conway0): string {
  const terms = Conway.ensure(x).terms;
  if (terms.length !== 1) return "none";
  const coefficient = terms[0][1];
  if (coefficient instanceof Dyadic ? coefficient.numerator ** 2n !== 1n : coefficient !== 1n && coefficient !== -1n)
    throw new Limit("a quotient that is not dyadic");
  const [quotient, rest] = longDivision(Conway.ensure(1n), x);
  if (compare(rest, 0n) !== 0) throw new Limit("a quotient with a rest");
  return write(quotient);
}

// Left's edges are pluses, Right's minuses, from the ground up: the value of a string has these signs.
function string(position: string): Conway0 {
  const [ruleset, edges] = position.trim().split(/ +/);
  if (ruleset !== "hack") throw new Limit("a ruleset that it has not");
  if (edges.includes("E")) throw new Limit("an edge that is cut by both");
  const signs = [...edges.replace("0", "")].map((edge) => ({ sign: edge === "L", length: 1n }));
  return conwayFromSignExpansion(makeReader(signs));
}

type Request = [(...of: never[]) => string, (text: string) => unknown];
const requests = new Map<string, Request>(
  Object.entries({
    "surreal-add": [(x: Conway0, y: Conway0) => write(add(x, y)), number],
    "surreal-multiply": [(x: Conway0, y: Conway0) => write(mult(x, y)), number],
    "surreal-compare": [order, number],
    "surreal-invert": [invert, number],
    "surreal-birthday": [(x: Conway0) => write(birthday(x)), number],
    "ordinal-add": [(x: Conway0, y: Conway0) => write(add(x, y)), number],
    "ordinal-multiply": [(x: Conway0, y: Conway0) => write(mult(x, y)), number],
    "ordinal-compare": [order, number],
    "compare:numbers": [order, game],
    "number:numbers": [write, game],
    "negate:numbers": [(x: Conway0) => write(neg(x)), game],
    "add:numbers": [(x: Conway0, y: Conway0) => write(add(x, y)), game],
    "subtract:numbers": [(x: Conway0, y: Conway0) => write(sub(x, y)), game],
    "multiply:numbers": [(x: Conway0, y: Conway0) => write(mult(x, y)), game],
    "value": [write, string],
    "birthday:numbers": [(x: Conway0) => write(birthday(x)), game],
  } as Record<string, Request>),
);

function answer(line: string): string {
  if (line === "hello 1") return `gifthorse 1 conway numerals ${[...requests.keys()].join(" ")}`;
  const blank = line.indexOf(" "), word = line.slice(0, blank);
  const request = requests.get(word) ?? requests.get(`${word}:numbers`);
  if (!request) return "unsupported";
  return request[0](...(line.slice(blank + 1).split(" ; ").map(request[1]) as never[]));
}

function answerOrRefuse(line: string): string {
  try {
    return answer(line);
  } catch (thrown) {
    const deep = thrown instanceof RangeError && /call stack|BigInt size/.test(thrown.message);
    return `${thrown instanceof Limit || deep ? "limit" : "error"} ${thrown}`.replace(/\s+/g, " ").slice(0, 1000);
  }
}

let unread = "";
process.stdin.setEncoding("utf8").on("data", (chunk) => {
  const lines = (unread + chunk).split("\n");
  unread = lines.pop() ?? "";
  for (const line of lines) {
    if (line === "bye") process.exit();
    process.stdout.write(answerOrRefuse(line) + "\n");
  }
});
