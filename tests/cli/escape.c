/* escape.c: what a script could do that has broken out of the VM: raw system calls, in the process that ran it.
   Loaded in front of the program by jail.sh; at the program's end it says what it could do, in the file of
   descriptor 9. */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { REPORT = 9 };

static void say(const char *what, long result) {
  dprintf(REPORT, "%s %s\n", what, result < 0 ? "refused" : "done");
}

#define TRY(call, ...) say(#call, syscall(SYS_##call, __VA_ARGS__))

static void try_files(void) {
  say("read-secret", syscall(SYS_openat, AT_FDCWD, "/etc/passwd", O_RDONLY));
  say("read-memory", syscall(SYS_openat, AT_FDCWD, "/proc/self/mem", O_RDWR));
  say("read-link", syscall(SYS_openat, AT_FDCWD, "innocent.lua", O_RDONLY)); /* leads to /etc/passwd */
  say("read-keys", syscall(SYS_openat, AT_FDCWD, "keys.json", O_RDONLY));
  say("write-build", syscall(SYS_openat, AT_FDCWD, "CMakeLists.txt", O_WRONLY | O_CREAT, 0666));
  say("write-package", syscall(SYS_openat, AT_FDCWD, "package.json", O_WRONLY | O_CREAT, 0666));
  say("write-shipped", syscall(SYS_openat, AT_FDCWD, getenv("SHIPPED"), O_WRONLY | O_APPEND));
  say("remove-shipped", syscall(SYS_unlinkat, AT_FDCWD, getenv("SHIPPED"), 0));
  say("write-hidden", syscall(SYS_openat, AT_FDCWD, ".hidden.lua", O_WRONLY | O_CREAT, 0666));
  say("write-elsewhere", syscall(SYS_openat, AT_FDCWD, "../elsewhere.lua", O_WRONLY | O_CREAT, 0666));
  say("write-makefile", syscall(SYS_openat, AT_FDCWD, "Makefile", O_WRONLY | O_CREAT, 0666));
  say("write-through-link",
      syscall(SYS_openat, AT_FDCWD, "out.lua", O_WRONLY | O_TRUNC)); /* leads to ../victim.lua */
  say("read-script", syscall(SYS_openat, AT_FDCWD, "mine.lua", O_RDONLY));
  say("write-script", syscall(SYS_openat, AT_FDCWD, "made.lua", O_WRONLY | O_CREAT | O_EXCL, 0666));
  TRY(openat2, AT_FDCWD, "mine.lua", (long[3]){0}, 24L);
  TRY(mkdirat, AT_FDCWD, "folder", 0777);
  TRY(unlinkat, AT_FDCWD, "../victim.lua", 0);
  TRY(renameat2, AT_FDCWD, "mine.lua", AT_FDCWD, "yours.lua", 0);
  TRY(linkat, AT_FDCWD, "mine.lua", AT_FDCWD, "also.lua", 0);
  TRY(symlinkat, "mine.lua", AT_FDCWD, "also.lua");
  TRY(fchmodat, AT_FDCWD, "mine.lua", 0777, 0);
  TRY(chdir, "/");
  TRY(memfd_create, "code", 0);
}

static void try_processes(void) {
  char *arguments[] = {"true", NULL};
  say("fork", syscall(SYS_clone, 17 /* SIGCHLD */, 0, 0, 0, 0));
  TRY(clone3, (long[8]){0}, sizeof(long[8]));
  TRY(execve, "/bin/true", arguments, NULL);
  TRY(execveat, AT_FDCWD, "/bin/true", arguments, NULL, 0);
  TRY(kill, getppid(), 0);
  TRY(ptrace, PTRACE_ATTACH, getppid(), 0, 0);
  TRY(process_vm_writev, getppid(), NULL, 0L, NULL, 0L, 0L);
  TRY(setsid, 0);
  TRY(unshare, CLONE_NEWUSER);
  TRY(prctl, PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0);
}

/* Who owns an open file has signals sent, for what happens to it. */
static void try_signals(void) {
  struct f_owner_ex owner = {F_OWNER_PID, getppid()};
  say("own-by-parent", syscall(SYS_fcntl, 0, F_SETOWN, getppid()));
  say("own-by-parent-ex", syscall(SYS_fcntl, 0, F_SETOWN_EX, &owner));
  say("signal-kill", syscall(SYS_fcntl, 0, F_SETSIG, SIGKILL));
  say("lease", syscall(SYS_fcntl, 0, F_SETLEASE, F_RDLCK));
  TRY(tkill, getppid(), 0);
  TRY(rt_sigqueueinfo, getppid(), 0, (char[128]){0});
  TRY(pidfd_open, getppid(), 0);
}

static void try_the_rest(void) {
  TRY(socket, AF_INET, SOCK_STREAM, 0);
  TRY(socketpair, AF_UNIX, SOCK_STREAM, 0, (int[2]){0});
  TRY(io_uring_setup, 1, (char[256]){0});
  TRY(bpf, 0, NULL, 0);
  TRY(perf_event_open, NULL, 0, 0, 0, 0);
  TRY(userfaultfd, 0);
  say("type", syscall(SYS_ioctl, 0, TIOCSTI, "x"));
  say("code", (long)mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  TRY(prlimit64, 0, 7, (long[2]){1, 1}, NULL);
  TRY(personality, 0x0040000);
  TRY(pkey_mprotect, NULL, 0, 0, 0);
  TRY(seccomp, 0, 0, NULL);
  TRY(arch_prctl, 0x1002, 0);
}

/* Calls by the numbers of other systems, which a filter of these numbers would take for others: the kernel kills who
   does it. */
static void try_other_numbers(const char *which) {
#ifdef __x86_64__
  long result = 0;
  if (*which == 'x') result = syscall(0x40000000 | SYS_getpid);
  else __asm__ volatile("int $0x80" : "=a"(result) : "a"(20 /* getpid */) : "memory");
  say("other-numbers", result);
#else
  raise(SIGSYS);
#endif
}

static void escape(void) {
  static int tried;
  if (tried++ || fcntl(REPORT, F_GETFD) < 0) return;
  if (getenv("NUMBERS")) {
    try_other_numbers(getenv("NUMBERS"));
    return;
  }
  try_files();
  try_processes();
  try_signals();
  try_the_rest();
}

/* The program calls it before it ends, when it has run the script; in jail nobody may ask for his privileges. */
int fflush(FILE *file) {
  int (*real)(FILE * file) = (int (*)(FILE *))dlsym(RTLD_NEXT, "fflush");
  if (syscall(SYS_prctl, PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) < 0) escape();
  return real(file);
}

/* Whoever is free to the end tries it then. */
__attribute__((destructor)) static void at_end(void) { escape(); }
