#include "proof/provers/family_inside.h"

#include <inttypes.h>
#include <string.h>

/* ---- reading --------------------------------------------------------------------------------- */

bool read_position (const prover *p, const char **text, position *s)
{
  char *end;
  *s = (position){.count = 0};
  for (;;) {
    int64_t const n = strtoll (*text, &end, 10);
    *text = end;
    if (!n)
      return gh_family_read (text, &s->value);
    if (s->count == MOST_GAMES || llabs (n) >= (int64_t)p->forms.count)
      return false;
    s->games[s->count++] = (int32_t)n;
  }
}

static bool read_side (prover *p, const char **text, char last, size_t *count)
{
  for (*text += strspn (*text, " "); **text != last; ++*count) {
    position option;
    *text += **text == ',';
    if (!read_position (p, text, &option) || !(**text == ',' || **text == last))
      return false;
    PUSH (p, options, position, option);
  }
  ++*text;
  return true;
}

bool read_forms (prover *p)
{
  PUSH (p, forms, family, (family){.first = 0});
  for (const char *at = p->goal->forms; *at;) {
    family f = {.first = p->options.count};
    if (!read_side (p, &at, '|', &f.count[0]) || !read_side (p, &at, '\n', &f.count[1]))
      return false;
    PUSH (p, forms, family, f);
  }
  return true;
}

/* ---- writing --------------------------------------------------------------------------------- */

static void write_terms (prover *p, const int64_t *of, const char *kind)
{
  for (unsigned l = 0; l < GH_FACTORS; l++)
    if (of[l])
      fprintf (p->out, " %" PRId64 "%s%.*s", of[l], kind, l != GH_ONE, &GH_FACTOR_NAMES[l]);
}

static void write_sum (prover *p, const position *s)
{
  for (size_t i = 0; i < s->count; i++)
    fprintf (p->out, " %" PRId32, s->games[i]);
  fputs (" 0", p->out);
  write_terms (p, s->value.of[GH_UNITS], "");
  write_terms (p, s->value.of[GH_UPS], "u");
  write_terms (p, s->value.of[GH_HALVED], ">");
}

/* What stands for letters, but what they stand for themselves. */
static void write_map (prover *p, const gh_family_map *map)
{
  gh_family_map const same = gh_family_identity ();
  for (unsigned l = GH_INDEX; l < GH_FACTORS; l++)
    if (memcmp (map->to[l], same.to[l], sizeof map->to[l])) {
      fprintf (p->out, " %c=", GH_FACTOR_NAMES[l]);
      write_terms (p, map->to[l], "");
    }
}

static void write_node (prover *p, const node *n, bool shown)
{
  fprintf (p->out, "%c %c %c", shown ? 's' : 'n', "LR"[n->wins], "LR"[n->begins]);
  write_sum (p, &n->sum);
  if (n->sum.count && n->wins == n->begins) {
    fprintf (p->out, " : %zu", n->move);
    if (n->move)
      write_map (p, &n->by);
  }
  for (size_t i = 0; i < n->count; i++) {
    const witness *const w = (const witness *)p->witnesses.items + n->first + i;
    fprintf (p->out, " : %" PRIu32, node_at (p, w->node)->number);
    write_map (p, &w->map);
  }
  fputc ('\n', p->out);
}

static void write_forms (const gh_families_goal *goal, FILE *out)
{
  size_t length;
  for (const char *at = goal->forms; *at; at += length + 1) {
    length = strcspn (at, "\n");
    fprintf (out, "f %.*s\n", (int)length, at);
  }
}

/* Nodes stand behind those that they rest on. */
void write_certificate (prover *p, const uint32_t *goals, size_t count)
{
  uint32_t numbered = 0;
  for (size_t i = 0; i < count; i++)
    node_at (p, goals[i])->used = true;
  for (uint32_t i = (uint32_t)p->nodes.count; i-- > 1;)
    for (size_t w = 0; node_at (p, i)->used && w < node_at (p, i)->count; w++)
      node_at (p, ((const witness *)p->witnesses.items + node_at (p, i)->first + w)->node)->used =
          true;
  fprintf (p->out, "gifthorse-families 1 %" PRId64 " %u\n", p->goal->unit, p->goal->often);
  if (p->goal->remark)
    fprintf (p->out, "# %s\n", p->goal->remark);
  write_forms (p->goal, p->out);
  for (uint32_t i = 1; i < p->nodes.count; i++) {
    node *const n = node_at (p, i);
    bool shown = false;
    for (size_t g = 0; g < count; g++)
      shown |= goals[g] == i;
    if (!n->used)
      continue;
    n->number = ++numbered;
    write_node (p, n, shown);
  }
  fputs (".\n", p->out);
}
