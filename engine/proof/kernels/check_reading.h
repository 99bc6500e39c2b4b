/* What the kernels read with, and how they reject. It stands behind the `kernel` of each: a proof p
   with the line and the error, the text at which it reads, and where to go when it is rejected. */
#ifndef GH_CHECK_READING_H
#define GH_CHECK_READING_H

__extension__ typedef __int128 wide;
static const char no_integer[] = "expected an integer in its range, or of an earlier line";

static inline void require (kernel *k, bool holds, const char *error)
{
  k->p->error = error;
  if (!holds)
    longjmp (k->rejected, 1);
}

static inline char peek (kernel *k) /* at what is no blank */
{
  for (; *k->at == ' '; k->at++)
    ;
  return *k->at;
}

static inline unsigned read_letter (kernel *k, const char *expected, const char *error)
{
  const char *const found = peek (k) ? strchr (expected, *k->at) : NULL;
  require (k, found, error);
  k->p->line += *k->at++ == '\n';
  return (unsigned)(found - expected); /* its place */
}

/* Digits, with a minus or without. */
static inline wide read_digits (kernel *k, wide least, wide most)
{
  bool const negative = peek (k) == '-';
  const char *const start = k->at += negative;
  wide n = 0;
  for (; *k->at >= '0' && *k->at <= '9' && n <= (wide)1 << 100; k->at++)
    n = 10 * n + (*k->at - '0');
  n = negative ? -n : n;
  require (k, k->at > start && n >= least && n <= most, no_integer);
  return n;
}

static inline wide read_integer (kernel *k, wide least, wide most) /* a word of its own */
{
  wide const n = read_digits (k, least, most);
  require (k, *k->at <= ' ', no_integer);
  return n;
}

static inline void read_exactly (kernel *k, const char *expected, const char *error)
{
  for (; *expected; expected++)
    require (k, *k->at++ == *expected, error);
}

#endif
