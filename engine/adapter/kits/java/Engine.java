import java.util.Map;
import java.util.TreeMap;

/**
 * A starter for an engine: it answers `outcome`, and what else is for you to fill in.
 *
 * <pre>
 * hello 1               gifthorse 1 my-engine numerals let outcome
 * let g1 = {0|0}        ok             g1 stands for this game, until `clear`
 * outcome {g1|-1/2}     R              or L, N, P: Right wins, Left, the next, the previous player
 * mean g1               unsupported    or `limit ...` where it is too much, `error ...`
 * bye                                  no answer: the engine ends
 * </pre>
 */
final class Engine {
    private Engine() {}

    /** Whether the player wins, moving first: to an option where the other one does not. */
    private static boolean winsFirst(Game game, int player) {
        if (game instanceof Game.Number number) {
            return number.top().signum() == (player == Game.LEFT ? 1 : -1);
        }
        Game.Position position = (Game.Position) game;
        if (position.wins[player] == null) {
            boolean wins = false;
            for (Game option : position.options.get(player)) {
                wins = wins || !winsFirst(option, 1 - player);
            }
            position.wins[player] = wins;
        }
        return position.wins[player];
    }

    private static String outcome(Game game) {
        boolean left = winsFirst(game, Game.LEFT);
        boolean right = winsFirst(game, Game.RIGHT);
        return left ? (right ? "N" : "L") : (right ? "R" : "P");
    }

    /**
     * Each word, of how many games it is, and who answers it, with a word or a Game. The next could be
     *
     * <pre>
     * "compare", new Request(2, of -> compare(of.get(0), of.get(1)))    "<", "=", ">" or "||"
     * "number", new Request(1, of -> number(of.get(0)))                 a Number.of(top, bottom), or "none"
     * "canonical", new Request(1, of -> canonical(of.get(0)))           a Number, or a new Position(left, right)
     * </pre>
     */
    private static final Map<String, Gifthorse.Request> REQUESTS = new TreeMap<>(Map.of(
            "outcome", new Gifthorse.Request(1, of -> outcome(of.get(0)))));

    public static void main(String[] arguments) throws java.io.IOException {
        new Gifthorse("my-engine", REQUESTS).converse();
    }
}
