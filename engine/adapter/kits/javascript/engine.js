/* A starter for an engine: it speaks Gift Horse's line protocol and answers `outcome`.

     hello 1               gifthorse 1 my-engine numerals let outcome
     let g1 = {0|0}        ok             g1 stands for this game, until `clear`
     outcome {g1|-1/2}     R              or L, N, P: Right wins, Left, the next, the previous player
     mean g1               unsupported    or `limit ...` where it is too much, `error ...`
     bye                                  no answer: the engine ends

   Fill in `your engine`; what stands below it need not change. */
"use strict";
const NAME = "my-engine";
const MOST_DEPTH = 1_000; // of games, and of braces in a text
const MOST_ANSWER = 100_000; // characters
const LEFT = 0, RIGHT = 1;
const names = new Map(); // the games that `let` named

// ---- your engine: what is too much throws a RangeError, and is not held against it -----------
// A game is a position, {options: [[...], [...]], depth}, with Left's options and Right's,
// or a number, {top, bottom}: a fraction of two BigInts, reduced.
const isNumber = (game) => game.bottom !== undefined;
const known = [new WeakMap(), new WeakMap()];

function winsFirst(game, player) { // that is, moves to an option where the other one does not win
  if (isNumber(game)) return player === LEFT ? game.top > 0n : game.top < 0n;
  if (!known[player].has(game))
    known[player].set(game, game.options[player].some((option) => !winsFirst(option, 1 - player)));
  return known[player].get(game);
}

const outcome = (game) => ["P", "R", "L", "N"][2 * winsFirst(game, LEFT) + winsFirst(game, RIGHT)];

const requests = new Map(Object.entries({ // each word, and who answers it, with a text or with a
  // game; the next could be
  //   compare,    (g, h) => "<", "=", ">" or "||"
  //   number,     (g) => the number that g equals, {top, bottom}, or "none"
  //   canonical,  (g) => a number, or position([...], [...])
  outcome,
}));

// ---- games in texts --------------------------------------------------------------------------

function position(left, right) {
  const depth = [...left, ...right].reduce((most, x) => Math.max(most, 1 + (x.depth ?? 0)), 1);
  if (depth > MOST_DEPTH) throw new RangeError("the game is too deep");
  return { options: [left, right], depth };
}

function read(text) { // options in braces, a name, or a numeral such as -5/8
  const tokens = (text.match(/[{|,}]|[^{|,}\s]+/g) ?? []).reverse();
  const next = () => tokens.pop() ?? "the end";
  const game = (token, depth) => {
    if (depth > MOST_DEPTH) throw new RangeError("the braces are too deep");
    if (token === "{") return position(options("|", depth + 1), options("}", depth + 1));
    return names.get(token) ?? numeral(token);
  };
  const options = (end, depth) => {
    const found = [];
    for (let token = next(); token !== end || found.length; token = next()) {
      found.push(game(token, depth));
      const after = next();
      if (after === end) break;
      if (after !== ",") throw new Error(`expected a comma or ${end}`);
    }
    return found;
  };
  const found = game(next(), 0);
  if (tokens.length) throw new Error("expected the end of the game");
  return found;
}

function numeral(text) {
  const plain = /^(-?[0-9]+)(?:\/([0-9]+))?$/.exec(text);
  let top = BigInt(plain?.[1] ?? 0), bottom = BigInt(plain?.[2] ?? 1);
  if (!plain || bottom === 0n || bottom & (bottom - 1n)) throw new Error("expected a game");
  while (bottom > 1n && !(top & 1n)) [top, bottom] = [top / 2n, bottom / 2n];
  return { top, bottom };
}

function write(game) {
  if (isNumber(game)) return game.top + (game.bottom > 1n ? `/${game.bottom}` : "");
  const text = `{${game.options.map((side) => side.map(write).join()).join("|")}}`;
  if (text.length > MOST_ANSWER) throw new RangeError("the answer is too long");
  return text;
}

// ---- requests --------------------------------------------------------------------------------

function answer(line) {
  const [, word, rest] = /^([^ ]*) ?(.*)$/s.exec(line), request = requests.get(word);
  if (request) {
    const games = rest.split(" ; ").map(read);
    if (games.length !== request.length) throw new Error("too many or too few games");
    const said = request(...games);
    return typeof said === "string" ? said : write(said);
  }
  if (line === "hello 1") return `gifthorse 1 ${NAME} numerals let ${[...requests.keys()].join(" ")}`;
  const [, name, text] = /^let (g[0-9]+) = (.*)$/.exec(line) ?? [];
  if (name) names.set(name, read(text));
  else if (line === "clear") names.clear();
  else return ["hello", "let", "clear"].includes(word) ? `error bad ${word}` : "unsupported";
  return "ok";
}

let unread = "";
process.stdin.setEncoding("utf8").on("data", (chunk) => {
  const lines = (unread + chunk).split("\n");
  unread = lines.pop();
  for (const line of lines) {
    if (line === "bye") process.exit();
    let said;
    try {
      said = answer(line);
    } catch (thrown) { // where the stack or a BigInt ends, a RangeError, too; but one for 1n / 0n
      const isLimit = thrown instanceof RangeError && !/zero/.test(thrown.message);
      said = `${isLimit ? "limit" : "error"} ${thrown}`.replace(/\s+/g, " ");
    }
    process.stdout.write(said + "\n");
  }
});
