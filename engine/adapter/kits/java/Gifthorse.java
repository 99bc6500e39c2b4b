import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** Gift Horse's line protocol. */
final class Gifthorse {
    /** Of how many games it is, and who answers it: with a String, or with a Game. */
    record Request(int games, Function<List<Game>, Object> answer) {}

    private final String name;
    private final Map<String, Request> requests;
    private final Map<String, Game> names = new HashMap<>(); // what `let` named

    Gifthorse(String name, Map<String, Request> requests) {
        this.name = name;
        this.requests = requests;
    }

    /** Answers until the input ends, or `bye`. */
    void converse() throws IOException {
        InputStream in = new BufferedInputStream(System.in);
        for (String line; (line = nextLine(in)) != null && !line.equals("bye"); ) {
            byte[] said = (answerOrRefuse(line) + "\n").getBytes(StandardCharsets.UTF_8);
            System.out.write(said, 0, said.length);
            System.out.flush();
        }
    }

    /** A line ends in a newline alone, or the input does. */
    private static String nextLine(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next; (next = in.read()) != '\n'; line.write(next)) {
            if (next < 0) {
                return null;
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private String answerOrRefuse(String line) {
        try {
            return answer(line);
        } catch (RuntimeException | Error thrown) {
            String words = thrown.getClass().getSimpleName() + ": " + thrown.getMessage();
            return ((isLimit(thrown) ? "limit " : "error ") + words).replaceAll("\\s+", " ");
        }
    }

    /** No stack, no memory, an integer that does not fit; but to divide by zero is a mistake. */
    private static boolean isLimit(Throwable thrown) {
        boolean overflows = thrown instanceof ArithmeticException && !thrown.getMessage().contains("zero");
        return overflows || thrown instanceof Game.Limit || thrown instanceof VirtualMachineError;
    }

    private String answer(String line) {
        String[] parts = line.split(" ", 2);
        String word = parts[0];
        String rest = parts.length > 1 ? parts[1] : "";
        if (requests.containsKey(word)) {
            return answerRequest(requests.get(word), rest);
        }
        if (line.equals("hello 1")) {
            return "gifthorse 1 " + name + " numerals let " + String.join(" ", requests.keySet());
        }
        if (line.matches("let g[0-9]+ = .*")) {
            names.put(rest.split(" = ")[0], Reader.read(rest.split(" = ", 2)[1], names));
            return "ok";
        }
        if (line.equals("clear")) {
            names.clear();
            return "ok";
        }
        return List.of("hello", "let", "clear").contains(word) ? "error malformed" : "unsupported";
    }

    private String answerRequest(Request request, String rest) {
        List<Game> games = Stream.of(rest.split(" ; ", -1)).map(text -> Reader.read(text, names)).toList();
        if (games.size() != request.games()) {
            throw new IllegalArgumentException("too many or too few games");
        }
        Object said = request.answer().apply(games);
        return said instanceof Game game ? game.text() : said.toString();
    }
}
