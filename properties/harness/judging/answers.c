#include "harness/judging/answers.h"
#include "coded/coded.h"
#include "form/brief.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/show.h"
#include "loopy/code.h"
#include "loopy/value.h"
#include "reference/loopy/loopy.h"
#include "reference/reference.h"

#include <string.h>

/* Equal stoppers with as many positions. */
static bool same_loopy (gh_store *store, gh_form a, gh_form b)
{
  return a == b || (a != GH_NO_FORM && b != GH_NO_FORM &&
                    gh_loopy_positions (store, a) == gh_loopy_positions (store, b) &&
                    gh_loopy_same_value (store, a, b));
}

/* Whether each value of one set is in the other. */
static bool are_among (gh_store *store, gh_form set, gh_form other)
{
  bool all = true;
  GH_EACH (store, GH_LEFT, x, set) {
    bool found = false;
    GH_EACH (store, GH_LEFT, y, other)
      found = found || x == y || gh_compare_directly (store, x, y) == GH_EQUAL;
    all = all && found;
  }
  return all;
}

bool gh_answer_same (gh_store *store, const gh_value *a, const gh_value *b)
{
  switch (a->type) {
  case GH_TRUTH: return a->truth == b->truth;
  case GH_OUTCOME: return a->outcome == b->outcome;
  case GH_ORDER: return a->order == b->order;
  case GH_MAYBE_GAME:
    if (a->form == GH_NO_FORM || b->form == GH_NO_FORM)
      return a->form == b->form;
    /* fall through */
  case GH_GAME:
    return a->form == b->form || gh_compare_directly (store, a->form, b->form) == GH_EQUAL;
  case GH_INTEGER:
  case GH_MAYBE_INTEGER:
  case GH_NUMBER:
  case GH_MAYBE_NUMBER:
  case GH_FORM:
  case GH_MAYBE_FORM:
  case GH_GENUS:
  case GH_THERMOGRAPH:
  case GH_ORDINAL:
  case GH_MAYBE_ORDINAL:
  case GH_SURREAL:
  case GH_MAYBE_SURREAL:
  case GH_HEAP_LIST:
  case GH_POSITION:
  case GH_MAYBE_TRUTH:
  case GH_OPTIONS: return a->form == b->form;
  case GH_MAYBE_LOOPY: return same_loopy (store, a->form, b->form);
  case GH_LOOPY_OUTCOME:
  case GH_LOOPY_ORDER:
  case GH_LOOPY_GRUNDY: return a->form == b->form;
  case GH_GAMES: return are_among (store, a->form, b->form) && are_among (store, b->form, a->form);
  case GH_LONG:
  case GH_LOOPY:
  case GH_CODE:
  case GH_CERTIFICATE: break; /* there are many right ones */
  }
  gh_broken ("gh_answer_same", "type", "no such type");
}

static void cut (char *buffer, size_t size, const char *text)
{
  gh_show (text, strlen (text), buffer, size);
}

typedef struct show_call {
  gh_store *store;
  const gh_value *value;
  char *buffer;
  size_t size;
} show_call;

static void show_text (void *argument)
{
  const show_call *const call = argument;
  cut (call->buffer, call->size, gh_value_print (call->store, call->value));
}

/* What is no short game; what is too long to be written is named. */
static void show_other (gh_store *store, const gh_value *value, char *buffer, size_t size)
{
  show_call call = {store, value, buffer, size};
  gh_store_allow (store);
  if (gh_try (store, show_text, &call) != GH_OK)
    cut (buffer, size,
         gh_is_loopy (value->type) || value->type == GH_LONG            ? "a large game"
         : value->type == GH_GAMES                                      ? "a set of large games"
         : value->type == GH_THERMOGRAPH                                ? "a large thermograph"
         : value->type == GH_GENUS                                      ? "a large genus"
         : value->type == GH_HEAP_LIST                                  ? "many heaps"
         : value->type == GH_POSITION || value->type == GH_OPTIONS      ? "a large position"
         : value->type == GH_SURREAL || value->type == GH_MAYBE_SURREAL ? "a large number"
                                                                        : "a large ordinal");
}

const char *gh_answer_show (gh_store *store, const gh_value *value, char *buffer, size_t size)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  static const char *const orders[] = {"=", ">", "<", "||"};
  char code[GH_CODE_TEXT];
  switch (value->type) {
  case GH_TRUTH: cut (buffer, size, value->truth ? "true" : "false"); break;
  case GH_OUTCOME: cut (buffer, size, outcomes[value->outcome]); break;
  case GH_ORDER: cut (buffer, size, orders[value->order]); break;
  case GH_CODE:
    gh_code_print (value->code, code);
    cut (buffer, size, code);
    break;
  case GH_CERTIFICATE: cut (buffer, size, "a certificate"); break;
  case GH_GENUS:
  case GH_MAYBE_TRUTH:
  case GH_MAYBE_ORDINAL:
  case GH_MAYBE_SURREAL:
    if (value->form == GH_NO_FORM) {
      cut (buffer, size, "none");
      break;
    }
    /* fall through */
  case GH_ORDINAL:
  case GH_SURREAL:
  case GH_LONG:
  case GH_LOOPY:
  case GH_MAYBE_LOOPY:
  case GH_LOOPY_OUTCOME:
  case GH_LOOPY_ORDER:
  case GH_LOOPY_GRUNDY:
  case GH_HEAP_LIST:
  case GH_POSITION:
  case GH_OPTIONS:
  case GH_GAMES:
  case GH_THERMOGRAPH: show_other (store, value, buffer, size); break;
  default:
    if (value->form == GH_NO_FORM)
      cut (buffer, size, "none");
    else
      gh_brief (store, value->form, buffer, size);
  }
  return buffer;
}

const char *gh_value_print (gh_store *store, const gh_value *value)
{
  const char *const text = gh_print_otherwise (store, value->type, value->form, true);
  return text ? text : gh_print (store, value->form, GH_STYLE_FULL);
}

uint64_t gh_value_size (gh_store *store, const gh_value *value)
{
  return gh_is_coded (value->type)   ? gh_coded_size (store, value->type, value->form)
         : value->type == GH_LOOPY   ? gh_loopy_size (store, value->form)
         : gh_is_loopy (value->type) ? gh_loopy_positions (store, value->form)
                                     : gh_tree_moves (store, value->form);
}
