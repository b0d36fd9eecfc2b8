/* keep.c: the keeper's own side: what the kernel asks, and what those inside wish. */
#define _GNU_SOURCE /* process_vm_readv, O_PATH */

#include "keep.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "post.h"
#include "say.h"

enum {
  MOST_PROGRAMS = 64 * 12, /* one in each seat of each thread of a simulation */
  TALK = 3,                /* its socket */
};

struct keeper {
  const struct may *may;
  int listener;
  struct seccomp_notif_sizes sizes; /* newer kernels may tell more */
  struct seccomp_notif *asked;
  struct seccomp_notif_resp *answer;
  struct program program[MOST_PROGRAMS];
  int programs;
};

/* --- files --- */

static bool still_asks(const struct keeper *k) {
  return ioctl(k->listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &k->asked->id) == 0;
}

/* The text at an address of the one who asks, to its end. Returns 0 or errno. */
static int read_path(const struct keeper *k, unsigned long long address, char path[PATH_SIZE]) {
  enum { PAGE = 4096 };
  for (size_t at = 0; at < PATH_SIZE;) {
    size_t size = PAGE - (address + at) % PAGE; /* the next page may be nobody's */
    if (size > PATH_SIZE - at) size = PATH_SIZE - at;
    struct iovec to = {path + at, size}, from = {(void *)(uintptr_t)(address + at), size};
    if (process_vm_readv((pid_t)k->asked->pid, &to, 1, &from, 1, 0) != (ssize_t)size) return EFAULT;
    if (!still_asks(k)) return ENOENT; /* it may have been another process by then */
    if (memchr(path + at, '\0', size)) return 0;
    at += size;
  }
  return ENAMETOOLONG;
}

/* Where a file lies is known once there is a descriptor for it. Folders give names alone; what is neither, as a
   terminal, must be named. */
static int check_opened(const struct keeper *k, int fd, bool to_write) {
  char link[40], real[PATH_SIZE];
  struct stat is;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = readlink(link, real, sizeof real - 1);
  if (size < 0 || fstat(fd, &is) != 0) return errno;
  real[size] = '\0';
  if (S_ISDIR(is.st_mode)) return 0;
  if (!S_ISREG(is.st_mode)) return to_write && may_write(k->may, real) ? 0 : NOT_IN_JAIL;
  return (to_write ? may_write(k->may, real) : may_read(k->may, real)) ? 0 : NOT_IN_JAIL;
}

/* A file that is to be written is not touched before its path is known. */
static int check_path(const struct keeper *k, const char *path, bool to_make, char real[PATH_SIZE]) {
  if (!may_real(path, real)) return errno;
  if (may_write(k->may, real)) return 0;
  return to_make || access(real, F_OK) == 0 ? NOT_IN_JAIL : errno;
}

/* To read: a descriptor of the place is looked at before the file is opened, because to open is a command for some
   devices. Returns a descriptor, or -1 with errno. */
static int open_to_read(const struct keeper *k, const char *path, int flags) {
  char link[40];
  struct stat is;
  int place = open(path, O_PATH | O_CLOEXEC | (flags & (O_NOFOLLOW | O_DIRECTORY)));
  if (place < 0) return -1;
  int error = fstat(place, &is) != 0 ? errno : S_ISLNK(is.st_mode) ? ELOOP : check_opened(k, place, false);
  snprintf(link, sizeof link, "/proc/self/fd/%d", place);
  int fd = error ? -1 : open(link, flags & ~O_NOFOLLOW);
  if (!error && fd < 0) error = errno;
  close(place);
  errno = error;
  return fd;
}

/* Returns a descriptor, or -1 with errno. */
static int open_for(const struct keeper *k, const char *path, int flags, mode_t mode) {
  char real[PATH_SIZE];
  bool to_write = (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC);
  int error = to_write ? check_path(k, path, flags & O_CREAT, real) : 0;
  if (error) return errno = error, -1;
  int with = flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
  int fd = to_write ? open(real, with | O_NOFOLLOW, mode) : open_to_read(k, path, with);
  error = fd < 0 ? errno : to_write ? check_opened(k, fd, true) : 0;
  if (!error && !(flags & O_NONBLOCK)) fcntl(fd, F_SETFL, flags & ~O_NONBLOCK);
  if (error && fd >= 0) close(fd);
  return error ? (errno = error, -1) : fd;
}

/* The call returns the descriptor there. Returns 0, or errno: nobody waits any more. */
static int hand_over(const struct keeper *k, int fd, int flags) {
  struct seccomp_notif_addfd add = {.id = k->asked->id,
                                    .flags = SECCOMP_ADDFD_FLAG_SEND,
                                    .srcfd = (unsigned)fd,
                                    .newfd_flags = (unsigned)flags & O_CLOEXEC};
  return ioctl(k->listener, SECCOMP_IOCTL_NOTIF_ADDFD, &add) < 0 ? errno : 0;
}

/* Whose call was broken off makes it again: a file that was made for it must not be there. */
static int do_open(const struct keeper *k, const char *path, int flags, mode_t mode) {
  int fd = open_for(k, path, flags, mode);
  if (fd < 0) return errno;
  int error = hand_over(k, fd, flags);
  if (error && flags & O_EXCL) unlink(path);
  close(fd);
  return error ? error : -1;
}

static int do_mkdir(const struct keeper *k, const char *path, mode_t mode) {
  char real[PATH_SIZE];
  if (!may_real(path, real)) return errno;
  if (access(real, F_OK) == 0) return EEXIST;
  if (!may_make(k->may, real)) return NOT_IN_JAIL;
  return mkdir(real, mode) == 0 ? 0 : errno;
}

static int do_unlink(const struct keeper *k, const char *path) {
  char real[PATH_SIZE];
  int error = check_path(k, path, false, real);
  return error ? error : unlink(real) == 0 ? 0 : errno;
}

/* Calls with a folder of their own are those that name the current one; others only libraries would make. */
static int do_call(const struct keeper *k) {
  const struct seccomp_data *call = &k->asked->data;
  const unsigned long long *a = call->args;
  char path[PATH_SIZE];
  bool at = call->nr == SYS_openat || call->nr == SYS_mkdirat || call->nr == SYS_unlinkat;
  int error = read_path(k, a[at], path);
  if (error) return error;
  if (at && (int)a[0] != AT_FDCWD && *path != '/') return NOT_IN_JAIL;
  switch (call->nr) {
#ifdef SYS_open
  case SYS_open:
#endif
  case SYS_openat: return do_open(k, path, (int)a[at + 1], (mode_t)a[at + 2]);
#ifdef SYS_mkdir
  case SYS_mkdir:
#endif
  case SYS_mkdirat: return do_mkdir(k, path, (mode_t)a[at + 1]);
#ifdef SYS_unlink
  case SYS_unlink: return do_unlink(k, path);
#endif
  case SYS_unlinkat: return a[2] ? NOT_IN_JAIL : do_unlink(k, path);
  }
  return EPERM;
}

static void answer_call(struct keeper *k) {
  memset(k->asked, 0, k->sizes.seccomp_notif);
  memset(k->answer, 0, k->sizes.seccomp_notif_resp);
  if (ioctl(k->listener, SECCOMP_IOCTL_NOTIF_RECV, k->asked) != 0) return;
  int error = do_call(k);
  if (error < 0) return; /* answered by what was handed over */
  k->answer->id = k->asked->id;
  k->answer->error = -error;
  ioctl(k->listener, SECCOMP_IOCTL_NOTIF_SEND, k->answer);
}

/* --- programs --- */

static struct program *known(struct keeper *k, pid_t pid) {
  for (int i = 0; i < k->programs; i++)
    if (k->program[i].pid == pid) return &k->program[i];
  return NULL;
}

/* Those inside hold the other end of its pipe; the keeper holds its life. */
static struct deed start(struct keeper *k, const char *command, int *fd) {
  if (!may_run(k->may, command)) return (struct deed){.error = EPERM};
  if (k->programs == MOST_PROGRAMS) return (struct deed){.error = EAGAIN};
  struct program *p = &k->program[k->programs];
  int error = process_start(p, command);
  if (error) return (struct deed){.error = error};
  k->programs++;
  *fd = p->fd;
  return (struct deed){.pid = p->pid};
}

static struct deed stop(struct keeper *k, pid_t pid) {
  struct program *p = known(k, pid);
  if (!p) return (struct deed){.error = ESRCH};
  process_stop(p);
  *p = k->program[--k->programs];
  return (struct deed){.error = 0};
}

static struct deed do_wish(struct keeper *k, struct wish *wish, int *fd) {
  wish->command[sizeof wish->command - 1] = '\0';
  if (wish->kind == START) return start(k, wish->command, fd);
  if (wish->kind == STOP) return stop(k, wish->pid);
  const struct program *p = known(k, wish->pid);
  return p ? (struct deed){.ending = process_ending(p)} : (struct deed){.error = ESRCH};
}

/* False: nobody is there any more. */
static bool answer_wish(struct keeper *k) {
  struct wish wish;
  int given, fd = -1;
  if (!post_receive(TALK, &wish, sizeof wish, &given)) return false;
  if (given >= 0) close(given);
  struct deed deed = do_wish(k, &wish, &fd);
  bool sent = post_send(TALK, &deed, sizeof deed, fd);
  if (fd < 0) return sent;
  close(fd);
  k->program[k->programs - 1].fd = -1;
  return sent;
}

/* --- its life --- */

/* Programs that it starts would ignore what it ignores. */
static void go_on(int signal) { (void)signal; }

/* Nothing that is typed at the terminal is for it, and it holds nothing that those inside have open: a lock, for
   example. */
static int leave_the_rest(int socket) {
  static const int others[] = {SIGINT, SIGTERM, SIGHUP};
  setsid();
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) signal(others[i], go_on);
  signal(SIGPIPE, SIG_IGN);
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) dup2(nothing, fd);
  if (socket != TALK) dup3(socket, TALK, O_CLOEXEC);
  close_range(TALK + 1, ~0u, 0);
  struct wish wish;
  int listener;
  if (!post_receive(TALK, &wish, sizeof wish, &listener) || listener < 0) _exit(1);
  return listener;
}

static bool make_room(struct keeper *k) {
  if (syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &k->sizes) != 0) return false;
  if (k->sizes.seccomp_notif < sizeof *k->asked) k->sizes.seccomp_notif = sizeof *k->asked;
  if (k->sizes.seccomp_notif_resp < sizeof *k->answer) k->sizes.seccomp_notif_resp = sizeof *k->answer;
  k->asked = malloc(k->sizes.seccomp_notif);
  k->answer = malloc(k->sizes.seccomp_notif_resp);
  return k->asked && k->answer;
}

void keep(const struct may *m, int socket) {
  static struct keeper k;
  k = (struct keeper){.may = m, .listener = leave_the_rest(socket)};
  if (!make_room(&k)) _exit(1);
  struct pollfd fds[2] = {{.fd = k.listener, .events = POLLIN}, {.fd = TALK, .events = POLLIN}};
  for (bool alone = false; !alone;) {
    if (poll(fds, 2, -1) < 0) continue;
    if (fds[0].revents & POLLIN) answer_call(&k);
    if (fds[1].revents & POLLIN) alone = !answer_wish(&k);
    else alone = fds[1].revents & (POLLHUP | POLLERR);
  }
  while (k.programs > 0) process_stop(&k.program[--k.programs]);
  _exit(0);
}
