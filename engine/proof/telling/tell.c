/* Sums are told as relations: what is negative stands on the right. */
#include "proof/telling/tell.h"
#include "proof/telling/structure.h"

#include <stdlib.h>
#include <string.h>

typedef struct teller {
  const gh_proof *p;
  FILE *out;
  size_t *lengths; /* of forms written out, GH_PROOF_TEXT + 1 of too long ones */
  gh_structure *digests;
  int32_t *first_walls,
      *next_walls; /* of forms; behind others of the same form; 0: none, or told */
  size_t room;     /* bytes of forms that may still be written out */
} teller;

static void write_digits (FILE *out, gh_wide n)
{
  if (n > 9)
    write_digits (out, n / 10);
  fputc ('0' + (int)(n % 10), out);
}

static void write_number (const teller *t, gh_wide x)
{
  unsigned places = t->p->places;
  for (; places && x % 2 == 0; places--)
    x /= 2;
  if (x < 0)
    fputc ('-', t->out);
  write_digits (t->out, x < 0 ? -x : x);
  if (places) {
    fputc ('/', t->out);
    write_digits (t->out, (gh_wide)1 << places);
  }
}

/* At least as many bytes as write_number takes. */
static size_t number_length (const teller *t, gh_wide x)
{
  size_t length = 1 + (x < 0);
  for (gh_wide rest = x < 0 ? -x : x; rest > 9; rest /= 10)
    length++;
  return length + (t->p->places ? 1 + t->p->places / 3 + 1 : 0);
}

static void measure_forms (const teller *t)
{
  for (int32_t i = 1; i <= t->p->form_count; i++) {
    const gh_proof_form *const f = &t->p->forms[i];
    size_t length = f->is_number ? number_length (t, f->number) : 3;
    for (size_t o = 0; o < f->count[0] + f->count[1] && length <= GH_PROOF_TEXT; o++)
      length += t->lengths[t->p->refs[f->first + o]] + 1;
    t->lengths[i] = length <= GH_PROOF_TEXT ? length : GH_PROOF_TEXT + 1;
  }
}

/* So that those of a form are told in their order, and once: sums may name it often. */
static void chain_walls (const teller *t)
{
  for (int32_t i = t->p->walls_count; i > 0; i--) {
    int32_t *const first = &t->first_walls[t->p->walls[i].form];
    t->next_walls[i] = *first;
    *first = i;
  }
}

static void write_text (const teller *t, int32_t i)
{
  const gh_proof_form *const f = &t->p->forms[i];
  if (f->is_number) {
    write_number (t, f->number);
    return;
  }
  fputc ('{', t->out);
  for (size_t o = 0; o < f->count[0] + f->count[1]; o++) {
    if (o == f->count[0])
      fputc ('|', t->out);
    else if (o)
      fputc (',', t->out);
    write_text (t, t->p->refs[f->first + o]);
  }
  fputs (f->count[1] ? "}" : "|}", t->out);
}

static void write_form (teller *t, int32_t i)
{
  if (t->lengths[i] <= GH_PROOF_TEXT && t->lengths[i] <= t->room) {
    t->room -= t->lengths[i];
    write_text (t, i);
  } else
    fprintf (t->out, "(form %d, SHA-256 %s)", (int)i, t->digests[i]);
}

/* The games on one side of the relation, those with a minus on the right one; 0 if there are none.
   A number stands where it is positive, but beside forms of which none has a minus always on the
   right. */
static void write_side (teller *t, const gh_proof_node *n, bool right)
{
  const char *between = "";
  bool const forms_left = n->count && t->p->refs[n->first] > 0;
  for (size_t i = 0; i < n->count; i++) {
    int32_t const g = t->p->refs[n->first + i];
    if ((g < 0) == right) {
      fputs (between, t->out);
      write_form (t, abs (g));
      between = " + ";
    }
  }
  if (n->number && (forms_left || n->number < 0) == right) {
    fputs (between, t->out);
    write_number (t, right ? -n->number : n->number);
  } else if (!*between)
    fputc ('0', t->out);
}

/* In misere play, where no game can be brought to the other side. */
static void write_sum (teller *t, const gh_proof_node *n)
{
  for (size_t i = 0; i < n->count; i++) {
    int32_t const g = t->p->refs[n->first + i];
    if (i)
      fputs (g < 0 ? " - " : " + ", t->out);
    else if (g < 0)
      fputc ('-', t->out);
    write_form (t, abs (g));
  }
  if (!n->count)
    fputc ('0', t->out);
}

static bool is_same_sum (const teller *t, const gh_proof_node *a, const gh_proof_node *b)
{
  return a->number == b->number && a->count == b->count &&
         !memcmp (&t->p->refs[a->first], &t->p->refs[b->first], a->count * sizeof (int32_t));
}

enum { LL = 1, LR = 2, RL = 4, RR = 8 };

const char *gh_proof_relation (unsigned judgments)
{
  static const char *const relations[16] = {
      [LL] = "|>",     [LR] = ">=",     [RL] = "<=",     [RR] = "<|",
      [LL | LR] = ">", [LR | RL] = "=", [RL | RR] = "<", [LL | RR] = "||"};
  return relations[judgments];
}

const char *gh_proof_outcome (unsigned judgments)
{
  static const char *const outcomes[16] = {[LL] = "Left wins, beginning,",
                                           [LR] = "Left wins, going second,",
                                           [RL] = "Right wins, going second,",
                                           [RR] = "Right wins, beginning,",
                                           [LL | LR] = "Left wins, whoever begins,",
                                           [LR | RL] = "Who begins loses",
                                           [RL | RR] = "Right wins, whoever begins,",
                                           [LL | RR] = "Who begins wins"};
  return outcomes[judgments];
}

/* The form that alone stands on the right, if it was shown to be canonical; else 0. */
static int32_t right_canonical (const teller *t, const gh_proof_node *n)
{
  const int32_t *const games = &t->p->refs[n->first];
  bool const is_alone =
      n->count && games[0] < 0 && (n->count == 1 || games[1] > 0) && n->number >= 0;
  return is_alone && t->p->forms[-games[0]].is_canonical ? -games[0] : 0;
}

static bool is_number_right (const teller *t, const gh_proof_node *n)
{
  return !n->count || t->p->refs[n->first] > 0;
}

static void tell_value (teller *t, const char *words, gh_wide value)
{
  fputs (words, t->out);
  write_number (t, value);
}

/* What the walls are, and what follows: at the temperature 0 they are the stops, and a number has
   no wall that leans; where they meet is the mean, and if they are apart below it, the temperature.
 */
static void tell_walls (teller *t, const gh_proof_walls *w)
{
  gh_wide const left = (w->at[0] & ~(gh_wide)3) / 4, right = ((w->at[1] + 1) & ~(gh_wide)3) / 4;
  bool const are_apart = w->at[0] > w->at[1];
  write_form (t, w->form);
  if (left == right) {
    tell_value (t, " has the mean ", left);
    if (are_apart)
      tell_value (t, " and the temperature ", w->temperature);
  } else if (w->temperature) {
    tell_value (t, " has at the temperature ", w->temperature);
    tell_value (t, " the left wall ", left);
    tell_value (t, " and the right wall ", right);
  }
  if (!w->temperature) {
    tell_value (t, left == right ? ", the left stop " : " has the left stop ", left);
    tell_value (t, " and the right stop ", right);
    fputs (are_apart ? ", and is no number" : "", t->out);
  }
  fputc ('\n', t->out);
}

static void tell_relation (teller *t, const gh_proof_node *n, unsigned judgments)
{
  int32_t const canonical = judgments == (LR | RL) ? right_canonical (t, n) : 0;
  write_side (t, n, false);
  fprintf (t->out, " %s ", gh_proof_relation (judgments));
  write_side (t, n, true);
  bool const is_number = judgments == (LR | RL) && is_number_right (t, n);
  fputs (is_number ? ", a number" : "", t->out);
  fputs (canonical || is_number ? ", which is canonical" : "", t->out);
  fputc ('\n', t->out);
  for (int32_t i = t->first_walls[canonical]; i; i = t->next_walls[i])
    tell_walls (t, &t->p->walls[i]);
  t->first_walls[canonical] = 0;
}

static void tell_sum (teller *t, const gh_proof_node *n, unsigned judgments)
{
  if (!t->p->misere) {
    tell_relation (t, n, judgments);
    return;
  }
  fprintf (t->out, "%s in misere play: ", gh_proof_outcome (judgments));
  write_sum (t, n);
  fputc ('\n', t->out);
}

/* Shown nodes of one sum that follow each other are told together. */
static int tell_nodes (teller *t)
{
  int lines = 0;
  const gh_proof_node *last = NULL;
  unsigned judgments = 0;
  for (int32_t i = 1; i <= t->p->node_count; i++) {
    const gh_proof_node *const n = &t->p->nodes[i];
    if (!n->shown)
      continue;
    if (last && !is_same_sum (t, last, n)) {
      tell_sum (t, last, judgments);
      lines++;
      judgments = 0;
    }
    judgments |= GH_PROOF_JUDGMENT (n->wins, n->begins);
    last = n;
  }
  if (last)
    tell_sum (t, last, judgments);
  return lines + (last != NULL);
}

static int tell_matrix (teller *t)
{
  size_t counts[2][2] = {{0}};
  size_t const width = t->p->width;
  for (size_t i = 1; i < width; i++)
    for (size_t j = 1; j < width; j++)
      counts[t->p->at_most[i * width + j]][t->p->at_most[j * width + i]]++;
  if (!width)
    return 0;
  gh_structure all;
  gh_structures_together (t->digests, (int32_t)width - 1, all);
  fprintf (t->out, "%zu comparisons of forms 1 to %zu, SHA-256 %s: %zu <, %zu =, %zu >, %zu ||\n",
           (width - 1) * (width - 1), width - 1, all, counts[1][0], counts[1][1], counts[0][1],
           counts[0][0]);
  return 1;
}

int gh_proof_tell (const gh_proof *proof, FILE *out)
{
  teller t = {.p = proof,
              .out = out,
              .lengths = calloc ((size_t)proof->form_count + 1, sizeof *t.lengths),
              .first_walls = calloc ((size_t)proof->form_count + 1, sizeof *t.first_walls),
              .next_walls = calloc ((size_t)proof->walls_count + 1, sizeof *t.next_walls),
              .digests = gh_structures (proof),
              .room =
                  GH_PROOF_TOLD * ((size_t)proof->form_count + proof->ref_count) + GH_PROOF_ROOM};
  int lines = -1;
  if (t.lengths && t.digests && t.first_walls && t.next_walls) {
    measure_forms (&t);
    chain_walls (&t);
    lines = tell_nodes (&t) + tell_matrix (&t);
  }
  free (t.lengths);
  free (t.digests);
  free (t.first_walls);
  free (t.next_walls);
  return lines;
}
