/* A plug-in's table (gifthorse-engine.h) as an engine of this process. Nothing guards against its
   crashes here; gifthorse-host, which is made of this, runs it in a process of its own. */
#ifndef GH_PLUGIN_H
#define GH_PLUGIN_H

#include "engine.h"
#include "plugin/gifthorse-engine.h"

/* The engine answers at once and within the limits of the store. NULL: the table is not as it
   should be, and `error` says why. `plugin` may be NULL, as a plug-in that cannot work returns. */
gh_engine *gh_plugin_open (const gh_plugin *plugin, char *error, size_t size);

#endif
