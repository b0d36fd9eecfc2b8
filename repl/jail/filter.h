/* filter.h: which system calls are left to a process in jail. */
#ifndef FILTER_H
#define FILTER_H

/* Filters all threads of this process and all that they start, for good. Returns where the kernel asks about calls that
   open, make or remove files (seccomp_unotify(2)), or -1 with errno. */
int filter_load(void);

#endif
