/* The inside of a plug-in as an engine, for the files of this room only. */
#ifndef GH_PLUGIN_INSIDE_H
#define GH_PLUGIN_INSIDE_H

#include "plugin/plugin.h"

typedef struct loaded {
  gh_engine base;
  gh_games games; /* what the plug-in sees of this */
  const gh_plugin *plugin;
  const gh_ability *abilities[GH_ABILITIES];
  char unknown[400];       /* words of other abilities, with blanks between; perhaps not all */
  gh_store *store;         /* of the request that is being answered; else NULL */
  size_t begun;            /* forms */
  char code[GH_CODE_TEXT]; /* that games.code points to, when it does */
  char *told;              /* a certificate, its lines in one; NULL: none yet */
  gh_reply reply;          /* GH_ANSWERED as long as nothing failed; else the words say why */
} loaded;

/* What the plug-in may call. */
gh_games games_for (void *context);

/* Note a failure and why, unless there was one before: the first one stands. */
__attribute__ ((format (printf, 3, 4))) void games_fail (loaded *l, gh_reply reply,
                                                         const char *format, ...);

/* Whether nothing failed and this is a handle of a game; if it is none, that is a failure. */
bool games_know (loaded *l, gh_game game);

#endif
