#define _POSIX_C_SOURCE 200809L
#include "gifthorse.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ANSWER = 100000 };

static char said[MOST_ANSWER + 1]; /* the answer, as far as it is there */
static size_t length;
static jmp_buf refused;

void say(const char *word) {
  size_t const more = strlen(word);
  if (length + more > MOST_ANSWER) refuse("limit the answer is too long");
  memcpy(said + length, word, more + 1);
  length += more;
}

void refuse(const char *words) {
  length = 0;
  say(words);
  longjmp(refused, 1);
}

static void greet(const char *name, const request *requests, size_t count) {
  say("gifthorse 1 ");
  say(name);
  say(" numerals let");
  for (size_t i = 0; i < count; i++) {
    say(" ");
    say(requests[i].word);
  }
}

static game *read_last(const char *text) {
  game *const g = read_game(&text);
  if (*text) refuse("error expected the end");
  return g;
}

static void answer_request(const request *r, const char *line) {
  const char *text = line + strlen(r->word);
  game *of[2];
  for (int i = 0; i < r->games; i++) {
    const char *const before = i ? " ; " : " ";
    if (strncmp(text, before, strlen(before))) refuse("error expected a game");
    text += strlen(before);
    of[i] = read_game(&text);
  }
  if (*text) refuse("error expected the end");
  r->answer(of);
}

/* Whether the line begins with this word. */
static int is(const char *line, const char *word) {
  size_t const end = strlen(word);
  return !strncmp(line, word, end) && (line[end] == ' ' || !line[end]);
}

static void answer(const char *line, const char *name, const request *requests, size_t count) {
  long long number = 0;
  int taken = 0;
  for (size_t i = 0; i < count; i++)
    if (is(line, requests[i].word)) {
      answer_request(&requests[i], line);
      return;
    }
  if (!strcmp(line, "hello 1")) {
    greet(name, requests, count);
    return;
  }
  sscanf(line, "let g%9lld = %n", &number, &taken);
  if (taken && number > 0)
    name_game(number, read_last(line + taken));
  else if (!strcmp(line, "clear"))
    forget_names();
  else
    refuse(is(line, "hello") || is(line, "let") || is(line, "clear") ? "error malformed"
                                                                     : "unsupported");
  say("ok");
}

int gifthorse(const char *name, const request *requests, size_t count) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0 && strcmp(line, "bye\n") != 0) {
    line[strcspn(line, "\n")] = 0;
    length = 0;
    forget_games();
    if (!setjmp(refused)) answer(line, name, requests, count);
    puts(said);
    fflush(stdout);
  }
  free(line);
  return 0;
}
