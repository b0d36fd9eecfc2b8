/* filter.c: which system calls are left to a process in jail. */
#define _GNU_SOURCE /* pipe2, syscall */

#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CALL(name) SCMP_SYS(name)

/* They work on memory, on what is open already, on this process, or they tell something of a file without its text. */
static const int allowed[] = {
    CALL(read),
    CALL(readv),
    CALL(pread64),
    CALL(write),
    CALL(writev),
    CALL(lseek),
    CALL(close),
    CALL(close_range),
    CALL(fstat),
    CALL(newfstatat),
    CALL(stat),
    CALL(lstat),
    CALL(statx),
    CALL(access),
    CALL(faccessat),
    CALL(faccessat2),
    CALL(readlink),
    CALL(readlinkat),
    CALL(getcwd),
    CALL(getdents64),
    CALL(flock),
    CALL(fsync),
    CALL(fdatasync),
    CALL(ftruncate),
    CALL(fadvise64),
    CALL(dup),
    CALL(dup2),
    CALL(dup3),
    CALL(pipe2),
    CALL(poll),
    CALL(ppoll),
    CALL(select),
    CALL(pselect6),
    CALL(sendto),
    CALL(recvfrom),
    CALL(sendmsg),
    CALL(recvmsg),
    CALL(shutdown),
    CALL(brk),
    CALL(munmap),
    CALL(mremap),
    CALL(madvise),
    CALL(futex),
    CALL(set_robust_list),
    CALL(rseq),
    CALL(exit),
    CALL(exit_group),
    CALL(sched_yield),
    CALL(sched_getaffinity),
    CALL(set_tid_address),
    CALL(rt_sigaction),
    CALL(rt_sigprocmask),
    CALL(rt_sigreturn),
    CALL(rt_sigtimedwait),
    CALL(sigaltstack),
    CALL(restart_syscall),
    CALL(clock_gettime),
    CALL(clock_getres),
    CALL(clock_nanosleep),
    CALL(nanosleep),
    CALL(gettimeofday),
    CALL(time),
    CALL(times),
    CALL(getrusage),
    CALL(sysinfo),
    CALL(uname),
    CALL(timer_create),
    CALL(timer_settime),
    CALL(timer_gettime),
    CALL(timer_delete),
    CALL(getpid),
    CALL(gettid),
    CALL(getppid),
    CALL(getuid),
    CALL(geteuid),
    CALL(getgid),
    CALL(getegid),
    CALL(getpgrp),
    CALL(getrandom),
    CALL(umask),
    CALL(waitid),
    CALL(wait4),
};

/* The keeper does these, or refuses. */
static const int asked[] = {CALL(open),    CALL(openat), CALL(mkdir),
                            CALL(mkdirat), CALL(unlink), CALL(unlinkat)};

/* Of a terminal: its modes and its size. Not: to put letters into its input. */
static const unsigned long controls[] = {TCGETS,     TCSETS,    TCSETSW,  TCSETSF,
                                         TIOCGWINSZ, TIOCGPGRP, FIONREAD, FIONBIO};

/* Of an open file. Not: to have signals sent for it (F_SETOWN, F_SETSIG), which reach other processes. */
static const unsigned long file_commands[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD,
                                              F_GETFL, F_SETFL,         F_GETLK, F_SETLK};

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* Allows a call if these bits of an argument are so. */
static int allow_if(scmp_filter_ctx f, int call, unsigned argument, unsigned long bits, unsigned long are) {
  struct scmp_arg_cmp so = {.arg = argument, .op = SCMP_CMP_MASKED_EQ, .datum_a = bits, .datum_b = are};
  return seccomp_rule_add_array(f, SCMP_ACT_ALLOW, call, 1, &so);
}

static int allow_one_of(scmp_filter_ctx f, int call, unsigned argument, const unsigned long *list,
                        size_t count) {
  int error = 0;
  for (size_t i = 0; i < count && !error; i++) error = allow_if(f, call, argument, ~0ul, list[i]);
  return error;
}

/* Memory that can be run as code, other processes and other limits are refused. */
static int add_conditions(scmp_filter_ctx f) {
  const unsigned long all = ~0ul, pid = (unsigned long)getpid();
  int error = allow_if(f, CALL(mmap), 2, PROT_EXEC, 0);
  if (!error) error = allow_if(f, CALL(mprotect), 2, PROT_EXEC, 0);
  if (!error) error = allow_if(f, CALL(clone), 0, CLONE_THREAD, CLONE_THREAD);
  if (!error) error = seccomp_rule_add(f, SCMP_ACT_ERRNO(ENOSYS), CALL(clone3), 0); /* then clone is taken */
  if (!error) error = allow_if(f, CALL(kill), 0, all, pid);
  if (!error) error = allow_if(f, CALL(tgkill), 0, all, pid);
  if (!error) error = allow_if(f, CALL(prlimit64), 2, all, 0);
  if (!error) error = allow_one_of(f, CALL(fcntl), 1, file_commands, COUNT(file_commands));
  return error ? error : allow_one_of(f, CALL(ioctl), 1, controls, COUNT(controls));
}

/* A call that this machine does not have has a number below zero, which no filter holds. */
static int add_calls(scmp_filter_ctx f, unsigned action, const int *call, size_t count) {
  int error = 0;
  for (size_t i = 0; i < count && !error; i++)
    if (call[i] >= 0) error = seccomp_rule_add(f, action, call[i], 0);
  return error;
}

/* The filter as the kernel reads it: through a pipe, because the largest file that this process may write may be
   smaller. Returns its size, or -1. */
static ssize_t read_code(scmp_filter_ctx f, char *code, size_t most) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  ssize_t size = seccomp_export_bpf(f, ends[1]) == 0 ? read(ends[0], code, most) : -1;
  close(ends[0]);
  close(ends[1]);
  return size;
}

/* libseccomp loads filters itself, but cannot yet ask that a call which the keeper works at is not broken off. */
static int load(scmp_filter_ctx f) {
  enum { LONGEST = 1 << 16 };
  char *code = malloc(LONGEST);
  ssize_t size = code ? read_code(f, code, LONGEST) : -1;
  struct sock_fprog program = {(unsigned short)(size / (ssize_t)sizeof(struct sock_filter)), (void *)code};
  unsigned flags = SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_TSYNC |
                   SECCOMP_FILTER_FLAG_TSYNC_ESRCH;
  long listener = -1;
  if (size > 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
    listener = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV,
                       &program);
    if (listener < 0 && errno == EINVAL) /* before Linux 5.19 */
      listener = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
  }
  free(code);
  return (int)listener;
}

int filter_load(void) {
  scmp_filter_ctx f = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!f) return errno = ENOMEM, -1;
  int error = add_calls(f, SCMP_ACT_ALLOW, allowed, COUNT(allowed));
  if (!error) error = add_calls(f, SCMP_ACT_NOTIFY, asked, COUNT(asked));
  if (!error) error = add_conditions(f);
  if (error) errno = -error;
  int listener = error ? -1 : load(f);
  int why = errno;
  seccomp_release(f);
  errno = why;
  return listener;
}
