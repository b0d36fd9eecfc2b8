/* jail.c: what a script from elsewhere could reach if it broke out of the VM. */
#define _XOPEN_SOURCE 700 /* realpath */

#include "jail.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "filter.h"
#include "keeper.h"
#include "say.h"

static struct may may;
enum { OPEN, LEFT_OPEN, CLOSED, IMPOSSIBLE };
static atomic_int jail;

void jail_words(int argc, char **argv) { may.argc = argc, may.argv = argv; }

void jail_leave_open(void) { atomic_store(&jail, LEFT_OPEN); }

bool jail_closed(void) { return atomic_load(&jail) == CLOSED; }

/* No pictures of memory on the disk, and no file that fills it. */
static void limit(void) {
  const rlim_t largest = (rlim_t)4 << 30;
  struct rlimit size;
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  if (getrlimit(RLIMIT_FSIZE, &size) == 0 && size.rlim_cur > largest) {
    size.rlim_cur = largest;
    setrlimit(RLIMIT_FSIZE, &size);
  }
}

static int close_now(const char *state, const char *const *shipped) {
  char here[PATH_MAX];
  snprintf(may.here, PATH_SIZE, "%s", realpath(".", here) ? here : "");
  may_come(state, may.state);
  for (int i = 0; i < MOST_SHIPPED && shipped[i]; i++) may_come(shipped[i], may.shipped[i]);
  fflush(NULL); /* or the keeper would have it twice */
  int error = keeper_fork(&may);
  if (error) return error;
  limit();
  int listener = filter_load();
  return listener < 0 ? errno : keeper_begin(listener);
}

/* Threads may look at scripts side by side. The filter is for all of them. */
void jail_close(const char *state, const char *const *shipped) {
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&one_at_a_time);
  if (atomic_load(&jail) == LEFT_OPEN) {
    warn("%s", T(jail_left_open));
    atomic_store(&jail, IMPOSSIBLE);
  }
  if (atomic_load(&jail) == OPEN) {
    int error = close_now(state, shipped);
    atomic_store(&jail, error ? IMPOSSIBLE : CLOSED);
    if (error) warn(T(jail_impossible), failure(error));
  }
  pthread_mutex_unlock(&one_at_a_time);
}
