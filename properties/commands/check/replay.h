/* `gifthorse check --replay`: one case, in this process. */
#ifndef GH_CHECK_REPLAY_H
#define GH_CHECK_REPLAY_H

#include "commands/check/checking.h"

/* Run the case that c->asked.replay names, and report it. The status. */
int gh_check_replay (gh_checking *c);

#endif
