/* The pace of a run: how large questions are, which of them wait, and in which order theorems are
   dealt where an engine of others has a deadline. */
#include "form/numeral.h"
#include "harness/judging/size.h"
#include "harness/run/patience.h"
#include "harness/run/schedule.h"
#include "tests/stores.h"
#include "tests/tap.h"

/* ---- sizes ----------------------------------------------------------------------------------- */

static gh_size size_of (gh_store *store, gh_request request, const char *g, const char *h)
{
  gh_question q = {.request = request};
  q.arguments[0] = gh_argument (request, game (store, g));
  q.arguments[1] = gh_argument (request, game (store, h));
  return gh_question_size (store, &q);
}

static void sizes (gh_store *store)
{
  static const struct {
    gh_request request;
    const char *g, *h;
    uint64_t size;
  } rows[] = {
      {GH_ASK_CANONICAL, "0", "0", 1},            /* a position */
      {GH_ASK_CANONICAL, "*", "0", 2},            /* two */
      {GH_ASK_CANONICAL, "{*|*}", "0", 3},        /* each once */
      {GH_ASK_COMPARE, "*", "*", 4},              /* of each argument */
      {GH_ASK_NUMBER, "1023", "0", 11},           /* a numeral is one position; and its bits */
      {GH_ASK_NUMBER, "1/1024", "0", 12},         /* those of both its parts */
      {GH_ASK_NUMBER, "{1023|0}", "0", 3 + 10},   /* the longest counts */
      {GH_ASK_NIM_ADD, "255", "1", 1 + 8 + 1 + 1} /* integers likewise */
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_size const s = size_of (store, rows[i].request, rows[i].g, rows[i].h);
    TAP_OK (s.size == rows[i].size, "%s %s ; %s has the size %u", gh_requests[rows[i].request].word,
            rows[i].g, rows[i].h, (unsigned)s.size);
  }
  gh_term const terms[] = {{gh_integer (store, 7), game (store, "*")},
                           {gh_integer (store, 1), game (store, "0")}};
  gh_question const q = {.request = GH_ASK_OUTCOME, .of_sums = true, .sums = {{terms, 2}}};
  TAP_OK (gh_question_size (store, &q).size == 2 + 3 + 1 + 1,
          "components count, and the bits of how often");
  TAP_OK (size_of (store, GH_ASK_NUMBER, "1000000000000", "0").size == 41,
          "a large numeral costs no more than its digits");
  gh_size const large = size_of (store, GH_ASK_CANONICAL, "{*5|{*5|*4}}", "0");
  TAP_OK (large.lines > 1 && size_of (store, GH_ASK_CANONICAL, "*", "0").lines == 1,
          "what is large takes lines for names: %u", (unsigned)large.lines);
}

/* ---- what waits ------------------------------------------------------------------------------ */

static void frontier (void)
{
  static gh_frontier f;
  gh_request const q = GH_ASK_CANONICAL;
  TAP_OK (gh_frontier_reaches (&f, q, GH_ALWAYS_ASKED) &&
              !gh_frontier_reaches (&f, q, GH_ALWAYS_ASKED + 2),
          "what is small is always asked");
  gh_frontier_answered (&f, q, 30);
  gh_frontier_answered (&f, q, 20);
  TAP_OK (gh_frontier_reaches (&f, q, 60) && !gh_frontier_reaches (&f, q, 62) &&
              !gh_frontier_reaches (&f, GH_ASK_OUTCOME, 60),
          "and what is twice as large as an answered question to the same request");
  gh_frontier_late (&f, q, 50);
  TAP_OK (gh_frontier_bars (&f, q, 50) && gh_frontier_bars (&f, q, 51) &&
              !gh_frontier_bars (&f, q, 49) && !gh_frontier_bars (&f, GH_ASK_OUTCOME, 50),
          "what is as large as what was late is not asked");
  gh_frontier_lift (&f);
  TAP_OK (!gh_frontier_bars (&f, q, 50), "in the next pass it is");
  gh_frontier_late (&f, q, 60);
  TAP_OK (gh_frontier_bars (&f, q, 25) && !gh_frontier_bars (&f, q, 24),
          "two bar what is half as large as the smaller");
  gh_frontier_lift (&f);
  TAP_OK (gh_frontier_bars (&f, q, 25) && !gh_frontier_bars (&f, q, 24), "in later passes, too");
  gh_frontier_late (&f, q, 20);
  TAP_OK (gh_frontier_bars (&f, q, 10) && !gh_frontier_bars (&f, q, 9), "and so does each more");
  for (int i = 3; i < GH_MOST_LATE; i++)
    gh_frontier_late (&f, q, 40);
  TAP_OK (gh_frontier_bars (&f, q, 1), "what is late too often is not asked at all");
  gh_frontier_died (&f, GH_ASK_NUMBER, 9);
  TAP_OK (!gh_frontier_bars (&f, GH_ASK_NUMBER, 9), "one death bars nothing");
  gh_frontier_died (&f, GH_ASK_NUMBER, 9);
  TAP_OK (gh_frontier_bars (&f, GH_ASK_NUMBER, 9) && !gh_frontier_bars (&f, GH_ASK_NUMBER, 8),
          "two do");
}

static void patience (void)
{
  gh_patience const minute = gh_patience_of (60, 0), hour = gh_patience_of (3600, 0);
  TAP_OK (minute.usual == 0.5 && minute.first == 1 && minute.welcome == 6,
          "in a minute an answer is waited for half a second, the first to a request one");
  TAP_OK (hour.usual == 30 && hour.first == 30, "in an hour half a minute");
  gh_patience before = minute;
  bool shorter = true;
  for (double lost = 0; lost <= 10; lost += 0.25) {
    gh_patience const now = gh_patience_of (60, lost);
    shorter &= now.usual <= before.usual && now.first <= before.first &&
               now.welcome <= before.welcome && now.usual >= minute.usual / 4;
    before = now;
  }
  TAP_OK (shorter && before.usual == minute.usual / 4 && before.first == before.usual,
          "the less the more was lost, but never less than a quarter");
  TAP_OK (gh_patience_of (2, 0).usual < 0.17 && gh_patience_of (2, 0).first == 0.5,
          "in two seconds the sixth part of a second");
}

static unsigned put; /* questions */

static gh_reply never (gh_engine *engine, gh_store *store, gh_request request,
                       const gh_value *arguments, gh_value *answer)
{
  (void)engine, (void)store, (void)request, (void)arguments, (void)answer;
  put++;
  return GH_PENDING;
}

/* How many of two questions, one of size 2 and one of size 66, are put ahead. */
static unsigned put_ahead (gh_store *store, gh_frontier *f, bool stepwise)
{
  static gh_trial t;
  gh_engine engine = {.name = "never", .abilities = GH_BIT (GH_ASK_COMPARE), .ask = never};
  t = (gh_trial){.store = store, .engine = &engine, .frontier = f, .measured = true, .ahead = 8};
  t.stepwise = stepwise;
  put = 0;
  gh_ask_ahead (&t, GH_ASK_COMPARE, game (store, "0"), game (store, "0"));
  gh_ask_ahead (&t, GH_ASK_COMPARE, game (store, "0"), game (store, "36893488147419103231"));
  return put;
}

static void ahead (gh_store *store)
{
  static gh_frontier f;
  TAP_OK (put_ahead (store, &f, false) == 2, "questions are put ahead");
  TAP_OK (put_ahead (store, &f, true) == 1, "but not what the pace does not reach");
  gh_frontier_late (&f, GH_ASK_COMPARE, 40);
  TAP_OK (put_ahead (store, &f, false) == 1, "nor what was late over less");
}

/* ---- the order of dealing -------------------------------------------------------------------- */

static gh_deal deal_of (gh_schedule *s)
{
  gh_deal deal = {0};
  gh_schedule_next (s, 60, 1, &deal);
  return deal;
}

static void order (void)
{
  static const gh_turn turns[6] = {{.last = false}};
  gh_schedule *const s = gh_schedule_new (6, turns, GH_PASSES);
  gh_schedule_pace (s);
  gh_deal const first = deal_of (s);
  TAP_OK (first.count == 6 && first.opening && first.share.stepwise &&
              first.share.most_lines == 8 && first.seconds == 0,
          "a case of each theorem comes first, of few lines");
  gh_schedule_back (s, 0, &(gh_back){.cases = 1, .opened = true});
  gh_schedule_back (s, 1, &(gh_back){.put_off = true, .need = 90});
  gh_schedule_back (s, 2, &(gh_back){.put_off = true, .need = 70});
  gh_schedule_back (s, 3, &(gh_back){.put_off = true});
  gh_schedule_back (s, 4, &(gh_back){.cases = 3}); /* cut short */
  gh_schedule_back (s, 5, &(gh_back){.put_off = true, .need = 80});
  TAP_OK (gh_schedule_passes (s) == 0, "no pass was made");
  gh_deal const again = deal_of (s);
  TAP_OK (again.count == 1 && again.theorems[0] == 4 && again.opening,
          "what was cut short has its share again");
  gh_schedule_back (s, 4, &(gh_back){.decided = true});
  gh_deal const large = deal_of (s);
  TAP_OK (large.count == 3 && large.theorems[0] == 2 && large.theorems[1] == 5 &&
              large.theorems[2] == 1 && !large.share.stepwise && large.share.most_lines == 8,
          "what asks something large comes last, the smallest first, and is asked then");
  gh_schedule_back (s, 2, &(gh_back){.cases = 1, .opened = true});
  gh_schedule_back (s, 1, &(gh_back){.cases = 1, .opened = true});
  gh_schedule_back (s, 5, &(gh_back){.cases = 1, .opened = true});
  TAP_OK (gh_schedule_passes (s) == 1, "then a pass was made");
  gh_deal const dear = deal_of (s);
  TAP_OK (dear.count == 1 && dear.theorems[0] == 3 && dear.opening && dear.share.most_lines == 32,
          "what asks much begins the next one");
  gh_schedule_back (s, 3, &(gh_back){.cases = 1, .opened = true});
  gh_deal const second = deal_of (s);
  TAP_OK (second.count == 5 && !second.opening && second.pass == 1 && second.seconds > 0,
          "then all have 16 cases");
  gh_schedule_free (s);
}

int main (void)
{
  in_new_store ("sizes", sizes);
  frontier ();
  patience ();
  in_new_store ("ahead", ahead);
  order ();
  return tap_done ();
}
