#include "plugin/hosted.h"
#include "adapter/adapter.h"
#include "adapter/tables/bytes.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define LONGEST_PATH 4096

/* Where the host may be, from the folder of the running program: beside it; in the folder of an
   installation for programs that only programs run; in a build, from properties/ and fuzz/. */
static const char *const places[] = {"gifthorse-host", GH_LIBEXEC "/gifthorse-host",
                                     "../engine/gifthorse-host"};

/* Write the folder of the running program with its last slash. */
static bool own_folder (char *folder, size_t size)
{
  ssize_t const length = readlink ("/proc/self/exe", folder, size - 1);
  if (length <= 0)
    return false;
  folder[length] = 0;
  strrchr (folder, '/')[1] = 0;
  return true;
}

static bool find_host (char *path, size_t size, char *error, size_t error_size)
{
  char folder[LONGEST_PATH];
  if (!own_folder (folder, sizeof folder)) {
    snprintf (error, error_size, "gifthorse-host: the running program's folder is not known");
    return false;
  }
  size_t at = (size_t)snprintf (error, error_size, "gifthorse-host was not found; looked at");
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    int const length = snprintf (path, size, "%s%s", *places[i] == '/' ? "" : folder, places[i]);
    if (length > 0 && (size_t)length < size && access (path, X_OK) == 0)
      return true;
    if (at < error_size)
      at += (size_t)snprintf (error + at, error_size - at, "%s %s", i ? "," : "", path);
  }
  return false;
}

gh_engine *gh_hosted_open (const char *path, const gh_engine_options *options, char *error,
                           size_t size)
{
  char host[LONGEST_PATH];
  bytes command = {0};
  gh_engine *engine = NULL;
  if (!find_host (host, sizeof host, error, size))
    return NULL;
  if (bytes_add_quoted (&command, host) && bytes_add (&command, " ", 1) &&
      bytes_add_quoted (&command, path) && bytes_add (&command, "", 1))
    engine = gh_adapter_open (command.at, options, error, size);
  else
    snprintf (error, size, "out of memory");
  bytes_free (&command);
  return engine;
}
