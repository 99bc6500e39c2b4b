#include "output/shell.h"
#include "form/show.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char plain[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=+,-";

void gh_shell_append (char *buffer, size_t size, const char *text)
{
  strncat (buffer, text, size - strlen (buffer) - 1);
}

/* Whether all of a word can be shown as it is. */
static bool is_shown (const char *word)
{
  char shown[GH_MOST_SHOWN];
  size_t taken = 1, width = 1;
  for (size_t left = strlen (word); left && taken == width; word += taken, left -= taken)
    taken = gh_show_one (word, left, shown, &width);
  return taken == width;
}

/* As bash reads it, and what has POSIX 2024. */
static void append_escaped (char *buffer, size_t size, const char *word)
{
  char one[5];
  gh_shell_append (buffer, size, "$'");
  for (; *word; word++) {
    bool const as_it_is = *word >= ' ' && *word < 127 && *word != '\'' && *word != '\\';
    snprintf (one, sizeof one, as_it_is ? "%c" : "\\x%02x", (unsigned char)*word);
    gh_shell_append (buffer, size, one);
  }
  gh_shell_append (buffer, size, "'");
}

void gh_shell_append_word (char *buffer, size_t size, const char *word)
{
  if (*word && !word[strspn (word, plain)]) {
    gh_shell_append (buffer, size, word);
    return;
  }
  if (!is_shown (word)) {
    append_escaped (buffer, size, word);
    return;
  }
  gh_shell_append (buffer, size, "'");
  for (; *word; word++)
    gh_shell_append (buffer, size, *word == '\'' ? "'\\''" : (char[]){*word, 0});
  gh_shell_append (buffer, size, "'");
}
