/* Grundy's game, Kayles, .4 and .6 in misere play: every cell as it is printed. */
#include "theory/misere/heap_tables.h"
#include "optimized/misere/heaps.h"

#include <stdio.h>
#include <string.h>

/* ---- the tables ------------------------------------------------------------------------------ */

static const definition grundys_letters[] = {
    {'a', "2_2 2 1"},         {'b', "a_2 a 2 0"},         {'c', "b a 3"}, {'d', "c b a_1 2_2 1"},
    {'e', "d c_1 b_2 b a 3"}, {'f', "e d b_1 c a_2 2 0"}, {0, ""}};

/* There is no heap of 0; it is worth what heaps are that have no move. */
const heap_table grundys_table = {
    "grundysgame", grundys_letters, "0 0 0 1 0 2 1 0 2 1 0 2 1 a 2 1 a 2 b a c b d e f",
    "0^12 0^12 0^12 1^03 0^12 2^2 1^03 0^12 2^2 1^03 0^12 2^2 1^03 3^143 2^2 1^03 3^143 2^2 4^056 "
    "3^143 0^2 4^056 3^143 0^2 4^056 3^143 0^2 4^056 1^1 2^2 3^0 1^1 2^2 4^0 1^1 2^47 4^0 1^1 2^47 "
    "4^056 1^1 5^47 4^056 1^1 5^47 4^052 1^1 5^47 4^2 1^1 0^043"};

/* Where the printed columns end is not certain. Letters are alpha, beta and gamma. */
static const definition kayles_letters[] = {
    {'a', "2_2 3 2 1"}, {'b', "a_1 a 3_2 2_2 3 0"}, {'c', "b_1 b a_3 a_2 3_2 2 0"}, {0, ""}};
const heap_table kayles_table = {".77", kayles_letters, "0 1 2 3 1 a 3 b 3_2 c",
                                 "0^12 1^03 2^2 3^3 1^03 4^14 3^3 2^2 1^1 4^04 2^2 6^4 4^04"};

static const definition four_letters[] = {{'a', "2_2 2 1"}, {'d', "a 3_2 0"}, {0, ""}};
const heap_table four_table = {
    ".4", four_letters, "0 0 0 1 1 2 0 3 1 1 0 a 3 d 2",
    "0^12 0^12 0^12 1^03 1^03 2^2 0^12 3^3 1^03 1^03 0^12 3^143 3^3 2^052 2^2 4^14"};

const heap_table six_table = {
    ".6", grundys_letters, "0 0 1 2 0 1 2 a 1 2 a b c",
    "0^12 0^12 1^03 2^2 0^12 1^03 2^2 3^143 1^03 2^2 3^143 4^056 0^2 3^143"};

/* ---- reading them ---------------------------------------------------------------------------- */

gh_code code_named (const char *text)
{
  gh_code code;
  size_t place;
  const char *expected;
  if (!gh_code_read (text, strlen (text), &code, &place, &expected))
    gh_broken ("code_named", text, expected);
  return code;
}

gh_reduced heap_in_misere (gh_misere *misere, const gh_code *code, uint64_t n)
{
  return gh_reduced_of_heaps (misere, code, &n, 1);
}

const char *entry (const char *list, size_t n)
{
  for (; n > 0; n--)
    list += strcspn (list, " ") + 1;
  return list;
}

size_t entry_length (const char *list)
{
  return strcspn (list, " ");
}

uint32_t printed_term (const char *genus, size_t n)
{
  const char *const terms = strchr (genus, '^') + 1;
  size_t const last = entry_length (terms) - 1;
  uint32_t const term = (uint32_t)(terms[n < last ? n : last] - '0');
  return n > last && (n - last) % 2 ? term ^ 2 : term;
}

bool has_genus (gh_misere *misere, gh_reduced g, const char *list)
{
  char text[64];
  gh_genus_text (misere, g, text, sizeof text);
  return strlen (text) == entry_length (list) && !strncmp (text, list, strlen (text));
}

/* ---- checking -------------------------------------------------------------------------------- */

typedef struct check_call {
  misere_check *check;
  finding found;
} check_call;

static void run_check (gh_misere *misere, void *argument)
{
  check_call *const c = argument;
  c->check (misere, &c->found);
}

void check_in_misere (gh_trial *t, misere_check *check)
{
  check_call c = {check, {""}};
  gh_in_misere (t, run_check, &c);
  gh_expect (t, !*c.found.text, "%s", c.found.text);
}

static void check_table (gh_misere *misere, const heap_table *table, finding *f)
{
  gh_code const code = code_named (table->code);
  game_names const names = make_names (misere, table->definitions, f);
  uint64_t n = 0;
  for (const char *text = table->forms; more_names (text); n++)
    found (f, heap_in_misere (misere, &code, n) == read_name (&names, &text),
           "the simplest form of a heap of %u before '%s'", (unsigned)n, text);
  n = 0;
  for (const char *text = table->genera; *text; n++) {
    found (f, has_genus (misere, heap_in_misere (misere, &code, n), text),
           "the genus of a heap of %u to be the first of %s", (unsigned)n, text);
    text += entry_length (text);
    text += *text == ' ';
  }
}

static void check_grundys (gh_misere *misere, finding *f)
{
  check_table (misere, &grundys_table, f);
}

static void check_octal (gh_misere *misere, finding *f)
{
  check_table (misere, &kayles_table, f);
  check_table (misere, &four_table, f);
  check_table (misere, &six_table, f);
}

THEOREM (grundys_misere_table)
{
  check_in_misere (t, check_grundys);
}

THEOREM (octal_misere_tables)
{
  check_in_misere (t, check_octal);
}
