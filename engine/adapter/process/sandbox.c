#include "adapter/process/sandbox.h"
#include "adapter/tables/bytes.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#endif

/* ---- scripts --------------------------------------------------------------------------------- */

/* bwrap leaves root its capabilities, with which it could make the file system writable again,
   unless it is told to drop them; and without any, root may write to /proc/sys. */
static const char bwrap[] = "exec bwrap --unshare-all --die-with-parent --cap-drop ALL"
                            " --ro-bind / / --dev /dev --tmpfs /dev/shm --remount-ro /dev"
                            " --proc /proc --remount-ro /proc --setenv TMPDIR /dev/shm"
                            " --seccomp 3 -- /bin/sh -c ";
_Static_assert(SANDBOX_FILTER == 3, "as bwrap is told");

char *sandbox_no_script (const char *command)
{
  size_t const room = strlen (command) + sizeof "exec ";
  char *const script = malloc (room);
  if (script)
    snprintf (script, room, "exec %s", command);
  return script;
}

char *sandbox_script (const char *command)
{
  bytes script = {0};
  char *const inner = sandbox_no_script (command);
  bool const good = inner && bytes_add (&script, bwrap, sizeof bwrap - 1) &&
                    bytes_add_quoted (&script, inner) && bytes_add (&script, "", 1);
  free (inner);
  if (!good)
    bytes_free (&script);
  return script.at;
}

int sandbox_ended (int status)
{
  int const code = WIFEXITED (status) ? WEXITSTATUS (status) : 0;
  return code > 128 && code <= 128 + 64 ? code - 128 : status;
}

/* ---- the filter ------------------------------------------------------------------------------ */

/* A file system that is read-only does not keep a program from the sockets in it, nor an empty
   network from those of a virtual machine's host. So only sockets of the Internet, which has nobody
   in it, and of netlink are made, and pairs that stay among themselves. What could make others in
   another way is left out: the calls of other processors that this one knows, and io_uring. So are
   the keys of the kernel, which would outlive the program, and user namespaces, in which it would
   have capabilities, and could mount the control groups by which others are stopped; clone3, of
   which a filter cannot see what it is to make, is done without by who finds it missing. */

#if defined __x86_64__
#define NATIVE AUDIT_ARCH_X86_64
#define FIRST_FOREIGN 0x40000000 /* those of x32 */
#elif defined __aarch64__ && defined __AARCH64EL__
#define NATIVE AUDIT_ARCH_AARCH64
#elif defined __riscv && __riscv_xlen == 64
#define NATIVE AUDIT_ARCH_RISCV64
#elif defined __i386__
#define NATIVE AUDIT_ARCH_I386
#elif defined __arm__ && defined __ARMEL__
#define NATIVE AUDIT_ARCH_ARM
#endif

#if defined __linux__ && defined NATIVE
#ifndef FIRST_FOREIGN
#define FIRST_FOREIGN 0x7fffffff
#endif
#ifndef __NR_socketcall
#define __NR_socketcall FIRST_FOREIGN
#endif
#ifndef __NR_io_uring_setup
#define __NR_io_uring_setup 425 /* on all processors */
#endif
#ifndef __NR_clone3
#define __NR_clone3 435
#endif

#define DATA(member) (unsigned)offsetof (struct seccomp_data, member)
#define LOAD(at) BPF_STMT (BPF_LD | BPF_W | BPF_ABS, at)
#define WHEN(value, then, otherwise) BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise)
#define ANSWER(value) BPF_STMT (BPF_RET | BPF_K, value)

/* The jumps are counted in lines from the next one. */
static const struct sock_filter filter[] = {
    LOAD (DATA (arch)),
    WHEN (NATIVE, 1, 0),
    ANSWER (SECCOMP_RET_ERRNO | ENOSYS),
    LOAD (DATA (nr)),
    BPF_JUMP (BPF_JMP | BPF_JGE | BPF_K, FIRST_FOREIGN, 6, 0),
    WHEN (__NR_socketcall, 5, 0),
    WHEN (__NR_io_uring_setup, 4, 0),
    WHEN (__NR_clone3, 3, 0),
    WHEN (__NR_add_key, 2, 0),
    WHEN (__NR_request_key, 1, 0),
    WHEN (__NR_keyctl, 0, 1),
    ANSWER (SECCOMP_RET_ERRNO | ENOSYS),
    WHEN (__NR_unshare, 1, 0),
    WHEN (__NR_clone, 0, 2),
    LOAD (DATA (args[0])), /* flags; their lower half here, as of an int below */
    BPF_JUMP (BPF_JMP | BPF_JSET | BPF_K, CLONE_NEWUSER, 10, 11),
    WHEN (__NR_socketpair, 5, 0),
    WHEN (__NR_socket, 0, 9),
    LOAD (DATA (args[0])),
    WHEN (AF_INET, 7, 0),
    WHEN (AF_INET6, 6, 0),
    WHEN (AF_NETLINK, 5, 4),
    LOAD (DATA (args[1])), /* of a pair; others can be connected elsewhere */
    BPF_STMT (BPF_ALU | BPF_AND | BPF_K, 0xf),
    WHEN (SOCK_STREAM, 2, 0),
    WHEN (SOCK_SEQPACKET, 1, 0),
    ANSWER (SECCOMP_RET_ERRNO | EACCES),
    ANSWER (SECCOMP_RET_ALLOW),
};

bool sandbox_write_filter (int fd)
{
  return write (fd, filter, sizeof filter) == sizeof filter;
}
#else
bool sandbox_write_filter (int fd)
{
  (void)fd;
  errno = ENOSYS;
  return false;
}
#endif
