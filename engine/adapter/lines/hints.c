#include "adapter/lines/hints.h"
#include "adapter/lines/inside.h"

#include <stdio.h>
#include <string.h>

#define MOST_PROMPT 24 /* bytes */

static bool begins (const char *word, const char *text, size_t length)
{
  return length >= strlen (word) && !memcmp (word, text, strlen (word));
}

unsigned hint_greeting_line (const char *text, size_t length)
{
  const char *const end = text + length, *newline;
  for (unsigned number = 1; (newline = memchr (text, '\n', (size_t)(end - text))); number++) {
    if (begins ("gifthorse ", text, (size_t)(newline - text)))
      return number;
    text = newline + 1;
  }
  return 0;
}

/* How many bytes a prompt takes at the start of a line, as "> " or "In [1]: ", when what follows is
   said to be good; 0: there is none. */
static size_t prompt_length (const char *text, size_t length,
                             bool good (gh_request, const char *, size_t), gh_request request)
{
  for (size_t i = 2; i <= MOST_PROMPT && i < length; i++)
    if (text[i - 1] == ' ' && strchr (">:$#?", text[i - 2]) && text[i - 2] &&
        good (request, text + i, length - i))
      return i;
  return 0;
}

static bool is_greeting (gh_request unused, const char *text, size_t length)
{
  (void)unused;
  return begins ("gifthorse ", text, length);
}

const char *hint_greeting (const char *text, size_t length, unsigned number, char *buffer,
                           size_t size)
{
  *buffer = 0;
  if (begins ("\xef\xbb\xbf", text, length))
    snprintf (buffer, size, "; it begins with a byte order mark: write UTF-8 without one");
  else if (length == 7 && begins ("hello 1", text, length))
    snprintf (buffer, size, "; it repeats what it reads: switch this echo off");
  else if (prompt_length (text, length, is_greeting, 0))
    snprintf (buffer, size, "; a prompt stands before its greeting: print none");
  else if (number > 1)
    snprintf (buffer, size,
              "; its greeting is line %u: print what comes before it to standard error, or cut it "
              "off with ` | sed -u 1,%ud`",
              number, number - 1);
  return buffer;
}

const char *hint_answer (gh_request request, const char *text, size_t length)
{
  const char *rest;
  if (begins ("error", text, length))
    return "";
  if (answer_is (gh_requests[request].word, text, length, &rest))
    return "; it repeats what it reads: switch this echo off";
  if (prompt_length (text, length, answer_plausible, request))
    return "; a prompt stands before the answer: print none";
  return "";
}

const char *hint_unasked (const char *text, size_t length)
{
  while (length && text[length - 1] == ' ')
    length--;
  bool const is_prompt =
      length && length < MOST_PROMPT && strchr (">:$#?", text[length - 1]) && text[length - 1];
  return is_prompt ? " (a prompt? print none)" : "";
}
