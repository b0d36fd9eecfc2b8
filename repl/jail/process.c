/* process.c: another program as a child of this process. */
#define _GNU_SOURCE /* SOCK_CLOEXEC, pipe2, close_range */

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/* --- its beginning --- */

static void run_command(const char *command, int fd) {
  setpgid(0, 0); /* so that Ctrl-C is not for it, and its children end with it */
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  dup2(fd, STDIN_FILENO);
  dup2(fd, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command, (char *)NULL);
  _exit(127);
}

/* Keeps nothing open but its end of the lifeline, so that it is no lifeline to others. */
static void keep_guard(int lifeline, pid_t guarded) {
  char byte;
  setpgid(0, 0);
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  dup2(lifeline, STDIN_FILENO);
  close_range(STDIN_FILENO + 1, ~0u, 0);
  while (read(STDIN_FILENO, &byte, 1) < 0 && errno == EINTR) continue;
  kill(-guarded, SIGKILL);
  kill(guarded, SIGKILL);
  _exit(0);
}

static int start_between(struct program *p, const char *command, const int pair[2], const int lifeline[2]) {
  p->pid = fork();
  if (p->pid == 0) run_command(command, pair[1]);
  if (p->pid < 0) return errno;
  setpgid(p->pid, p->pid);
  p->guard = fork();
  if (p->guard == 0) keep_guard(lifeline[0], p->pid);
  return p->guard < 0 ? errno : 0;
}

int process_start(struct program *p, const char *command) {
  int pair[2], lifeline[2];
  *p = (struct program){.pid = -1, .guard = -1};
  signal(SIGCHLD, SIG_DFL); /* a parent may have had it ignored: then how children end is not told */
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) return errno;
  int error = pipe2(lifeline, O_CLOEXEC) != 0 ? errno : 0;
  if (error) {
    close(pair[0]);
    close(pair[1]);
    return error;
  }
  p->fd = pair[0];
  p->lifeline = lifeline[1];
  error = start_between(p, command, pair, lifeline);
  close(pair[1]);
  close(lifeline[0]);
  if (error) process_stop(p);
  return error;
}

/* --- its end --- */

static void end_process(pid_t pid) {
  if (pid < 0) return;
  kill(-pid, SIGKILL);
  kill(pid, SIGKILL); /* it may have left its group */
  while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) continue;
}

/* In a jail the guard alone can kill: for one that was started before. */
void process_stop(struct program *p) {
  close(p->lifeline);
  end_process(p->guard);
  end_process(p->pid);
  if (p->fd >= 0) close(p->fd);
}

/* It is left to be waited for, so that its number stays its own. */
struct ending process_ending(const struct program *p) {
  siginfo_t how = {.si_pid = 0};
  bool ended = waitid(P_PID, (id_t)p->pid, &how, WEXITED | WNOHANG | WNOWAIT) == 0 && how.si_pid != 0;
  return (struct ending){ended, how.si_code, how.si_status};
}
