/* No memory for large integers. GMP allows no return from that: the process must end. */
#ifndef GH_SHORTAGE_H
#define GH_SHORTAGE_H

/* The exit status of a process that does part of a greater piece of work and ends so: whoever waits
   for it knows that nothing was wrong but memory. */
#define GH_EXIT_NO_MEMORY 113

/* From now on GMP calls `leave`, in place of abort (), when there is no memory for an integer. It
   may not allocate, and must not return. To be called before there is any integer. */
void gh_shortage_ends (void (*leave) (void));

#endif
