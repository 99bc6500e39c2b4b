#include "commands/eval/history.h"
#include "form/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MOST_LINES 1000

/* "$XDG_STATE_HOME/gifthorse/history", or within ~/.local/state; NULL: neither is known. */
static char *find_path (void)
{
  const char *const state = getenv ("XDG_STATE_HOME"), *const home = getenv ("HOME");
  gh_text path;
  FILE *const made = gh_text_open (&path);
  if (made && state && *state == '/')
    fprintf (made, "%s/gifthorse/history", state);
  else if (made && home && *home == '/')
    fprintf (made, "%s/.local/state/gifthorse/history", home);
  if (gh_text_close (&path, made) && *path.at)
    return path.at;
  free (path.at);
  return NULL;
}

/* Make the folders on the way. What cannot be made will show when the file is written. */
static void make_folders (char *path)
{
  for (char *slash = strchr (path + 1, '/'); slash; slash = strchr (slash + 1, '/')) {
    *slash = 0;
    mkdir (path, 0700);
    *slash = '/';
  }
}

void gh_history_open (gh_history *h)
{
  HistEvent event;
  h->lines = history_init ();
  h->path = find_path ();
  if (!h->lines)
    return;
  history (h->lines, &event, H_SETSIZE, MOST_LINES);
  history (h->lines, &event, H_SETUNIQUE, 1);
  if (h->path)
    history (h->lines, &event, H_LOAD, h->path);
}

void gh_history_add (gh_history *h, const char *line)
{
  HistEvent event;
  if (!h->lines || !line[strspn (line, " \t")])
    return;
  history (h->lines, &event, H_ENTER, line);
  if (!h->path)
    return;
  make_folders (h->path);
  history (h->lines, &event, H_SAVE, h->path);
}

void gh_history_close (gh_history *h)
{
  if (h->lines)
    history_end (h->lines);
  free (h->path);
}
