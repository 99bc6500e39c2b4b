#include "commands/command.h"
#include "commands/progress.h"
#include "commands/save.h"
#include "form/show.h"
#include "form/text.h"
#include "harness/ledger/texts.h"
#include "output/shell.h"

#include <dirent.h>
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 4
#define MOST_WORDS (16 * PATH_MAX) /* of a command: its paths, with quotes within quotes */

/* In its commands @ stands for the folder, with a slash. */
typedef struct kit {
  const char *language, *title;
  const char *files[MOST_FILES + 1];
  const char *build, *run; /* NULL: there is nothing to build */
} kit;

static const kit kits[] = {
    {"c",
     "C",
     {"engine.c", "games.c", "gifthorse.c", "gifthorse.h"},
     "cc -O2 -Wall -Wextra -o @engine @*.c",
     "@engine"},
    {"c++",
     "C++",
     {"engine.cpp", "games.hpp", "gifthorse.hpp"},
     "c++ -std=c++17 -O2 -Wall -Wextra -o @engine @engine.cpp",
     "@engine"},
    {"java",
     "Java",
     {"Engine.java", "Game.java", "Gifthorse.java", "Reader.java"},
     "javac -Xlint:all @*.java",
     "java -cp @ Engine"},
    {"javascript", "JavaScript", {"engine.js"}, NULL, "node @engine.js"},
    {"python", "Python", {"engine.py"}, NULL, "python3 @engine.py"},
    {"rust",
     "Rust",
     {"engine.rs", "games.rs", "gifthorse.rs"},
     "rustc --edition 2021 -O -C overflow-checks=on -o @engine @engine.rs",
     "@engine"},
};

#define KITS (sizeof kits / sizeof *kits)

static const char help[] = "usage: gifthorse new-engine [OPTION...] [LANGUAGE DIR]\n\n"
                           "Writes an engine to begin with into a folder that is new or empty: it "
                           "speaks the line protocol\n"
                           "and answers `outcome`; what else it answers is yours to fill in. Tells "
                           "the commands that build\n"
                           "and check it. Without words, lists the languages.\n\n"
                           "  gifthorse new-engine python my-engine\n\n" GH_QUIET_HELP;

static void list (void)
{
  puts ("An engine to begin with, by `gifthorse new-engine LANGUAGE DIR`:\n");
  for (const kit *k = kits; k < kits + KITS; k++) {
    printf ("  %-10s  ", k->language);
    for (const char *const *file = k->files; *file; file++)
      printf ("%s%s", file > k->files ? ", " : "", *file);
    putchar ('\n');
  }
}

/* NULL: it was complained about. */
static const kit *find (const char *language)
{
  const char *words[KITS + 1] = {NULL};
  size_t which;
  for (size_t i = 0; i < KITS; i++)
    words[i] = kits[i].language;
  return gh_option_word ("new-engine", language, words, &which) ? &kits[which] : NULL;
}

static const char *text_of (const char *file)
{
  const gh_built_in *t = gh_kit_texts;
  while (strcmp (t->file, file))
    t++;
  return t->text;
}

/* ---- commands -------------------------------------------------------------------------------- */

/* Append words with this in place of each @: in a command a folder that is quoted and ends in a
   slash, or nothing. */
static void append (char *buffer, const char *words, const char *at)
{
  for (; *words; words++)
    gh_shell_append (buffer, MOST_WORDS, *words == '@' ? at : (char[]){*words, 0});
}

static void print_build (FILE *out, const kit *k, const char *folder)
{
  static char command[MOST_WORDS];
  *command = 0;
  append (command, k->build, folder);
  fprintf (out, "    %s\n", command);
}

/* The word behind --engine. The shell reads the command within it once more. */
static const char *engine_word (const kit *k, const char *folder)
{
  static char command[MOST_WORDS], word[MOST_WORDS];
  strcpy (command, "cmd:");
  append (command, k->run, folder);
  *word = 0;
  gh_shell_append_word (word, sizeof word, command);
  return word;
}

/* ---- files ----------------------------------------------------------------------------------- */

static void print_readme (FILE *out, const kit *k)
{
  static char next[MOST_WORDS];
  fprintf (
      out,
      "# An engine in %s, for Gift Horse to check\n\n"
      "It speaks the line protocol of Gift Horse and answers `outcome`. What else it answers is\n"
      "yours to fill in: the table of requests in %s. In this folder:\n",
      k->title, k->files[0]);
  if (k->build) {
    fputs ("\nBuild it:\n\n", out);
    print_build (out, k, "");
  }
  *next = 0;
  append (next, text_of ("next.md"), engine_word (k, "./"));
  fputs (next, out);
}

/* False: it was complained about, or a signal asks to end. */
static bool save (const char *folder, const char *file, const gh_text *text)
{
  char path[2 * PATH_MAX];
  snprintf (path, sizeof path, "%s/%s", folder, file);
  return gh_save ("new-engine", path, text) && !gh_interrupted ();
}

static bool save_readme (const char *folder, const kit *k)
{
  gh_text text = {0};
  FILE *const out = gh_text_open (&text);
  if (out)
    print_readme (out, k);
  bool const good = gh_text_close (&text, out);
  if (!good)
    gh_usage ("out of memory");
  bool const saved = good && save (folder, "README.md", &text);
  free (text.at);
  return saved;
}

static bool save_all (const char *folder, const kit *k)
{
  for (const char *const *file = k->files; *file; file++) {
    /* not changed */
    gh_text const text = {.at = (char *)text_of (*file), .length = strlen (text_of (*file))};
    if (!save (folder, *file, &text))
      return false;
  }
  return save_readme (folder, k);
}

static void remove_all (const char *folder, const kit *k)
{
  char path[2 * PATH_MAX];
  for (const char *const *file = k->files; *file; file++) {
    snprintf (path, sizeof path, "%s/%s", folder, *file);
    unlink (path);
  }
  snprintf (path, sizeof path, "%s/README.md", folder);
  unlink (path);
}

/* ---- the folder ------------------------------------------------------------------------------ */

/* Whether nothing is in it. False with errno set: it is no folder, or one that cannot be read. */
static bool is_empty (const char *folder)
{
  DIR *const entries = opendir (folder);
  size_t count = 0;
  if (!entries)
    return false;
  while (readdir (entries))
    count++;
  closedir (entries);
  errno = ENOTEMPTY;
  return count <= 2; /* itself and the one above */
}

/* All files or none, but for a folder that was there. The status. */
static int write_kit (const char *folder, const kit *k)
{
  bool const made = !mkdir (folder, 0777);
  if (!made && (errno != EEXIST || !is_empty (folder)))
    return gh_usage ("new-engine: %s: %s", folder, strerror (errno));
  if (save_all (folder, k))
    return GH_EXIT_HOLDS;
  remove_all (folder, k);
  if (made)
    rmdir (folder);
  return GH_EXIT_USAGE;
}

/* As words of commands take it: not like an option, and with one slash behind it. */
static void print_next (const kit *k, const char *folder)
{
  static char word[4 * PATH_MAX], quoted[4 * PATH_MAX];
  char shown[200];
  size_t length = strlen (folder);
  while (length > 1 && folder[length - 1] == '/')
    length--;
  snprintf (word, sizeof word, "%s%.*s/", *folder == '-' ? "./" : "", (int)length, folder);
  gh_shell_append_word (quoted, sizeof quoted, word);
  printf ("%s has an engine in %s, and README.md, which tells what next. To check it:\n\n",
          gh_show (word, strlen (word), shown, sizeof shown), k->title);
  if (k->build)
    print_build (stdout, k, quoted);
  *word = 0;
  gh_shell_append_word (word, sizeof word, gh_program ());
  printf ("    %s check --engine %s --only outcome\n", word, engine_word (k, quoted));
}

int gh_command_new_engine (int argc, char **argv)
{
  static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (argc == optind) {
    list ();
    return GH_EXIT_HOLDS;
  }
  const kit *const k = find (argv[optind]);
  if (!k)
    return GH_EXIT_USAGE;
  if (argc != optind + 2)
    return gh_usage ("new-engine: expected a language and a folder");
  if (strlen (argv[optind + 1]) >= PATH_MAX)
    return gh_usage ("new-engine: %s: %s", argv[optind + 1], strerror (ENAMETOOLONG));
  int const status = write_kit (argv[optind + 1], k);
  if (status == GH_EXIT_HOLDS && !gh_is_quiet ())
    print_next (k, argv[optind + 1]);
  return status;
}
