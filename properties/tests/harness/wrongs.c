/* What is said of a wrong answer, and what an engine said last. */
#include "harness/judging/places.h"
#include "harness/judging/wrong.h"
#include "harness/run/trouble.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static void test_texts (void)
{
  char text[sizeof (gh_wrong)];
  gh_wrong w = {.question = "negate 1", .answer = "1", .right = "-1", .judge = "the reference"};
  gh_wrong_write (&w, text, sizeof text);
  TAP_OK (!strcmp (text, "negate 1 -> 1, where the reference says -1"), "%s", text);
  strcpy (w.answer, "crashed");
  *w.right = 0;
  gh_wrong_write (&w, text, sizeof text);
  TAP_OK (!strcmp (text, "negate 1 -> crashed"), "%s", text);
}

static void test_places (void)
{
  static const char *const places[] = {"src/main.rs:12:5: attempt to add", "values.c:7: impossible",
                                       "File \"x.py\", line 7, in f", "at C:\\a\\b.cs:line 9"};
  static const char *const others[] = {"",
                                       "loaded in 0.3 s: 12 tables at 10:15",
                                       "localhost:8080",
                                       "version 1.2:3",
                                       "line up",
                                       "values.c: impossible"};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    TAP_OK (gh_names_place (places[i]), "a place: %s", places[i]);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    TAP_OK (!gh_names_place (others[i]), "none: %s", others[i]);
}

static void note (gh_last_words *all, gh_incident_kind kind, const char *question,
                  const char *words, const char *last)
{
  gh_incident incident = {.kind = kind};
  snprintf (incident.question, sizeof incident.question, "%s", question);
  snprintf (incident.words, sizeof incident.words, "%s", words);
  snprintf (incident.last, sizeof incident.last, "%s", last);
  gh_last_words_note (all, &incident);
}

static bool are (const gh_last_words *all, const char *told, const char *words)
{
  return !strcmp (gh_last_words_over (all, told), words);
}

static void test_last_words (void)
{
  static gh_last_words all;
  static const char died[] = "crashed (signal 6)", one[] = "crashed (signal 6) on `negate 1`";
  TAP_OK (are (&all, one, ""), "before it died it had no last words");
  note (&all, GH_DIED, "negate 1", died, "first");
  note (&all, GH_DIED, "negate 1", died, "a.c:1");
  note (&all, GH_DIED, "mean 2", died, "a.c:2");
  TAP_OK (are (&all, one, "a.c:1") && are (&all, "crashed (signal 6) on `mean 2`", "a.c:2"),
          "of several deaths the last one over the question");
  TAP_OK (are (&all, "crashed (signal 6) on `add 0 ; negate 1`", "") && are (&all, "negate 1", ""),
          "and of no question that only ends alike");
  note (&all, GH_DIED, "mean 3", "crashed (signal 6), here or at a later request", "a.c:3");
  note (&all, GH_RUBBISH, "mean 4", "answered 'x'", "a.c:4");
  note (&all, GH_DIED, "", died, "a.c:5");
  TAP_OK (are (&all, "crashed (signal 6) on `mean 3`", "") &&
              are (&all, "crashed (signal 6) on `mean 4`", "") &&
              are (&all, "crashed (signal 6) on ``", ""),
          "what may be of another question is not kept, nor what is no death");
  for (int i = 0; i < GH_LAST_WORDS_KEPT; i++)
    note (&all, GH_DIED, "mean 5", died, "a.c:6");
  TAP_OK (are (&all, one, "") && are (&all, "crashed (signal 6) on `mean 5`", "a.c:6"),
          "the oldest make room");
}

/* Deaths over one request: what may be of another is no longer told where one is certain. */
static void test_certain (void)
{
  static gh_trouble troubles[GH_MOST_TROUBLES];
  uint32_t count = 0;
  gh_incident incident = {
      .kind = GH_DIED, .question = "first", .words = "crashed, here or at a later request"};
  gh_trouble_add (troubles, &count, &incident);
  TAP_OK (count == 1 && gh_trouble_is_uncertain (troubles),
          "a death that may be of another request");
  strcpy (incident.question, "second");
  strcpy (incident.words, "crashed");
  gh_trouble_add (troubles, &count, &incident);
  strcpy (incident.question, "third");
  gh_trouble_add (troubles, &count, &incident);
  TAP_OK (count == 1 && troubles->times == 3 && !gh_trouble_is_uncertain (troubles) &&
              !strcmp (troubles->first.question, "second"),
          "the first one that is certain takes its place");
}

int main (void)
{
  test_texts ();
  test_places ();
  test_last_words ();
  test_certain ();
  return tap_done ();
}
