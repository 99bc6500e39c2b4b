import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/** A game is a number or a position. */
sealed interface Game {
    int LEFT = 0;
    int RIGHT = 1;
    int MOST_DEPTH = 1_000;
    int MOST_ANSWER = 100_000; // characters

    int depth();

    default String text() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    /** Appends the text of the game. */
    void write(StringBuilder text);

    /** What is too much for the engine: it is counted apart, and never held against it. */
    final class Limit extends RuntimeException {
        private static final long serialVersionUID = 1;

        Limit(String words) {
            super(words);
        }
    }

    /** A fraction in lowest terms; its denominator is a power of two. */
    record Number(BigInteger top, BigInteger bottom) implements Game {
        static Number of(BigInteger top, BigInteger bottom) {
            BigInteger common = top.gcd(bottom);
            if (bottom.signum() <= 0 || bottom.bitCount() != 1) {
                throw new IllegalArgumentException("expected a power of two");
            }
            return new Number(top.divide(common), bottom.divide(common));
        }

        @Override
        public int depth() {
            return 0;
        }

        @Override
        public void write(StringBuilder text) {
            text.append(top).append(bottom.equals(BigInteger.ONE) ? "" : "/" + bottom);
        }
    }

    /** No record: it equals itself alone, so that it is looked up at once. */
    final class Position implements Game {
        final List<List<Game>> options; // Left's and Right's
        final Boolean[] wins = new Boolean[2]; // for `outcome`, as far as it is known
        private final int depth;

        Position(List<Game> left, List<Game> right) {
            options = List.of(left, right);
            depth = 1 + Stream.concat(left.stream(), right.stream()).mapToInt(Game::depth).max().orElse(0);
            if (depth > MOST_DEPTH) {
                throw new Limit("the game is too deep");
            }
        }

        @Override
        public int depth() {
            return depth;
        }

        @Override
        public void write(StringBuilder text) {
            for (int player : new int[] {LEFT, RIGHT}) {
                text.append("{|".charAt(player));
                String before = "";
                for (Game option : options.get(player)) {
                    text.append(before);
                    option.write(text);
                    before = ",";
                }
            }
            text.append("}");
            if (text.length() > MOST_ANSWER) {
                throw new Limit("the answer is too long");
            }
        }
    }
}
