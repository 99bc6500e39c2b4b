import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads a game from its text: options in braces, a name, or a numeral such as -5/8. */
final class Reader {
    private final String text;
    private final Map<String, Game> names;
    private int at = 0;

    private Reader(String text, Map<String, Game> names) {
        this.text = text;
        this.names = names;
    }

    static Game read(String text, Map<String, Game> names) {
        Reader reader = new Reader(text, names);
        Game game = reader.game(0);
        if (reader.at < text.length()) {
            throw new IllegalArgumentException("expected the end of the game");
        }
        return game;
    }

    private boolean take(char c) {
        boolean isNext = at < text.length() && text.charAt(at) == c;
        at += isNext ? 1 : 0;
        return isNext;
    }

    /** What can be a name or a part of a numeral. */
    private String word() {
        int from = at;
        while (at < text.length() && "{|,}/".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }

    private Game game(int depth) {
        if (depth > Game.MOST_DEPTH) {
            throw new Game.Limit("the braces are too deep");
        }
        if (take('{')) {
            return new Game.Position(side('|', depth + 1), side('}', depth + 1));
        }
        String word = word();
        if (names.containsKey(word)) {
            return names.get(word);
        }
        BigInteger top = integer(word);
        return Game.Number.of(top, take('/') ? integer(word()) : BigInteger.ONE);
    }

    private static BigInteger integer(String digits) {
        if (!digits.matches("-?[0-9]+")) {
            throw new IllegalArgumentException("expected a game");
        }
        return new BigInteger(digits);
    }

    private List<Game> side(char end, int depth) {
        List<Game> options = new ArrayList<>();
        while (!take(end)) {
            if (!options.isEmpty() && !take(',')) {
                throw new IllegalArgumentException("expected a comma or " + end);
            }
            options.add(game(depth));
        }
        return options;
    }
}
