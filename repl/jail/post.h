/* post.h: messages between a jail and its keeper, with descriptors in them. */
#ifndef POST_H
#define POST_H

#include <stdbool.h>
#include <stddef.h>

#include "process.h"

/* From inside. LISTEN comes first, with the descriptor where the kernel asks, and has no answer. */
struct wish {
  enum { LISTEN, START, STOP, FATE } kind;
  pid_t pid;             /* STOP, FATE: of which program */
  char command[1 << 14]; /* START */
};

/* The answer to START (with the descriptor), STOP and FATE. */
struct deed {
  int error; /* 0 or errno */
  pid_t pid;
  struct ending ending;
};

/* Sends or receives a message, and a descriptor with it: -1 means none. False: see errno; 0 at the end. */
bool post_send(int socket, const void *message, size_t size, int fd);
bool post_receive(int socket, void *message, size_t size, int *fd);

#endif
