/* WASI has no limits to ask for; how large the stack is, system.c knows. */
#ifndef GH_WASM_RESOURCE_H
#define GH_WASM_RESOURCE_H

typedef unsigned long long rlim_t;

struct rlimit {
  rlim_t rlim_cur, rlim_max;
};

#define RLIM_INFINITY (~(rlim_t)0)
#define RLIMIT_STACK 3

int getrlimit (int what, struct rlimit *limit);

#endif
