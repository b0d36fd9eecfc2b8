/* keeper.c: the side of a jail's keeper that those inside see. */
#define _GNU_SOURCE /* SOCK_CLOEXEC */

#include "keeper.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "keep.h"
#include "post.h"

static int to_keeper = -1;
static pid_t keeper;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

/* It ends when it is alone; a process that has not been waited for would stay in the system's list. */
static void wait_for_keeper(void) {
  close(to_keeper);
  waitpid(keeper, NULL, 0);
}

int keeper_fork(const struct may *m) {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) != 0) return errno;
  keeper = fork();
  if (keeper == 0) {
    close(pair[0]);
    keep(m, pair[1]);
  }
  int error = keeper < 0 ? errno : 0;
  close(pair[1]);
  to_keeper = pair[0];
  if (error) return close(pair[0]), error;
  /* some systems let only a parent read its child's memory; the keeper reads paths there */
  prctl(PR_SET_PTRACER, (unsigned long)keeper, 0, 0, 0);
  atexit(wait_for_keeper);
  return 0;
}

int keeper_begin(int listener) {
  struct wish wish = {.kind = LISTEN};
  bool sent = post_send(to_keeper, &wish, sizeof wish, listener);
  int error = sent ? 0 : errno;
  close(listener);
  return error;
}

/* Threads of a simulation start programs side by side. */
static struct deed ask(const struct wish *wish, int *fd) {
  struct deed deed;
  pthread_mutex_lock(&one_at_a_time);
  bool done = post_send(to_keeper, wish, sizeof *wish, -1) && post_receive(to_keeper, &deed, sizeof deed, fd);
  pthread_mutex_unlock(&one_at_a_time);
  return done ? deed : (struct deed){.error = EPIPE};
}

int keeper_program(struct program *p, const char *command) {
  struct wish wish = {.kind = START};
  *p = (struct program){.pid = -1, .guard = -1, .fd = -1, .lifeline = -1};
  if (strlen(command) >= sizeof wish.command) return E2BIG;
  strcpy(wish.command, command);
  struct deed deed = ask(&wish, &p->fd);
  p->pid = deed.pid;
  return deed.error;
}

void keeper_stop(const struct program *p) {
  int fd;
  ask(&(struct wish){.kind = STOP, .pid = p->pid}, &fd);
}

struct ending keeper_ending(const struct program *p) {
  int fd;
  return ask(&(struct wish){.kind = FATE, .pid = p->pid}, &fd).ending;
}
