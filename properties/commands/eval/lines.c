#include "commands/eval/lines.h"
#include "commands/command.h"
#include "commands/eval/history.h"
#include "commands/leave.h"
#include "language/claim.h"

#include <ctype.h>
#include <errno.h>
#include <histedit.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct gh_lines {
  const char *name;
  FILE *in;
  size_t count;   /* of lines that were read */
  int error;      /* why no more could be */
  EditLine *edit; /* NULL: lines are read as they come */
  struct termios before;
  gh_history history;
  char text[GH_LONGEST_LINE + 1];
};

/* ---- completion ------------------------------------------------------------------------------ */

/* What the words of the language that begin with a part have in common. */
typedef struct matches {
  const char *first;
  size_t count, common; /* bytes that all begin with */
} matches;

static matches find_matches (const char *part, size_t length)
{
  matches m = {NULL, 0, 0};
  const char *word;
  for (size_t i = 0; (word = gh_claim_word (i)); i++)
    if (!strncmp (word, part, length)) {
      size_t same = 0;
      while (m.count && same < m.common && word[same] == m.first[same])
        same++;
      m.common = m.count++ ? same : strlen (word);
      m.first = m.first ? m.first : word;
    }
  return m;
}

static void print_matches (const char *part, size_t length)
{
  const char *word;
  putchar ('\n');
  for (size_t i = 0; (word = gh_claim_word (i)); i++)
    if (!strncmp (word, part, length))
      printf ("%s  ", word);
  putchar ('\n');
}

/* The tabulator: completes the word before the cursor as far as that is clear, else shows how it
   may go on. */
static unsigned char complete (EditLine *edit, int key)
{
  const LineInfo *const line = el_line (edit);
  const char *start = line->cursor;
  char rest[64];
  (void)key;
  while (start > line->buffer && (isalnum ((unsigned char)start[-1]) || start[-1] == '_'))
    start--;
  size_t const length = (size_t)(line->cursor - start);
  matches const m = find_matches (start, length);
  if (length == 0 || m.count == 0 || m.common - length >= sizeof rest)
    return CC_REFRESH_BEEP;
  if (m.common == length && m.count > 1) {
    print_matches (start, length);
    return CC_REDISPLAY;
  }
  memcpy (rest, m.first + length, m.common - length);
  rest[m.common - length] = 0;
  return el_insertstr (edit, rest) ? CC_REFRESH_BEEP : CC_REFRESH;
}

/* Ctrl-C. */
static unsigned char cancel (EditLine *edit, int key)
{
  const LineInfo *const line = el_line (edit);
  int const length = (int)(line->lastchar - line->buffer);
  (void)key;
  el_cursor (edit, (int)(line->lastchar - line->cursor));
  el_deletestr (edit, length);
  puts ("^C");
  return CC_REDISPLAY;
}

/* ---- lines ----------------------------------------------------------------------------------- */

static char *prompt (EditLine *edit)
{
  static char text[] = "> ";
  (void)edit;
  return text;
}

static void open_edit (gh_lines *l)
{
  setlocale (LC_CTYPE, "");
  tcgetattr (STDIN_FILENO, &l->before);
  l->edit = el_init ("gifthorse", stdin, stdout, stderr);
  if (!l->edit)
    return;
  el_set (l->edit, EL_PROMPT, prompt);
  el_set (l->edit, EL_EDITOR, "emacs");
  /* el_set would copy these texts and lose the copies */
  el_wset (l->edit, EL_ADDFN, L"complete-word", L"complete a word of the claim language", complete);
  el_wset (l->edit, EL_ADDFN, L"cancel-line", L"begin another line", cancel);
  el_set (l->edit, EL_BIND, "^I", "complete-word", NULL);
  el_set (l->edit, EL_BIND, "^C", "cancel-line", NULL);
  el_set (l->edit, EL_SETTY, "-d", "-isig", NULL); /* a signal could come before the line is read */
  gh_history_open (&l->history);
  if (l->history.lines)
    el_set (l->edit, EL_HIST, history, l->history.lines);
  el_source (l->edit, NULL);
}

gh_lines *gh_lines_open (const char *path)
{
  gh_lines *const l = calloc (1, sizeof *l);
  bool const standard = !path || !strcmp (path, "-");
  if (!l) {
    gh_usage ("out of memory");
    return NULL;
  }
  l->name = standard ? "standard input" : path;
  l->in = standard ? stdin : fopen (path, "r");
  if (!l->in) {
    gh_usage ("%s: %s", path, strerror (errno));
    free (l);
    return NULL;
  }
  if (standard && isatty (STDIN_FILENO) && isatty (STDOUT_FILENO))
    open_edit (l);
  return l;
}

bool gh_lines_close (gh_lines *l)
{
  bool const good = !ferror (l->in) || gh_interrupted ();
  if (!good)
    gh_usage ("%s: %s", l->name, strerror (l->error));
  if (l->edit)
    el_end (l->edit);
  if (l->in != stdin)
    fclose (l->in);
  gh_history_close (&l->history);
  free (l);
  return good;
}

const char *gh_lines_name (const gh_lines *l)
{
  return l->name;
}

bool gh_lines_by_hand (const gh_lines *l)
{
  return l->edit;
}

/* As it comes, whatever its bytes are. */
static bool read_plainly (gh_lines *l, gh_line *line)
{
  int byte = getc (l->in);
  *line = (gh_line){.text = l->text};
  if (byte == EOF) {
    l->error = errno;
    return false;
  }
  for (; byte != EOF && byte != '\n'; byte = getc (l->in))
    if (line->length == GH_LONGEST_LINE)
      line->cut = true;
    else
      l->text[line->length++] = (char)byte;
  l->text[line->length] = 0;
  return true;
}

static bool read_edited (gh_lines *l, gh_line *line)
{
  const char *text;
  int count;
  gh_leave_prompt (&l->before);
  do
    text = el_gets (l->edit, &count);
  while (!text && count < 0 && errno == EINTR); /* libedit bears one signal a line */
  gh_leave_prompt (NULL);
  if (!text) {
    putchar ('\n');
    return false;
  }
  size_t const length = strcspn (text, "\n");
  *line = (gh_line){.text = l->text, .length = length, .cut = length > GH_LONGEST_LINE};
  if (line->cut)
    line->length = GH_LONGEST_LINE;
  memcpy (l->text, text, line->length);
  l->text[line->length] = 0;
  gh_history_add (&l->history, l->text);
  return true;
}

bool gh_lines_next (gh_lines *l, gh_line *line)
{
  bool const there = l->edit ? read_edited (l, line) : read_plainly (l, line);
  line->number = ++l->count;
  return there;
}
