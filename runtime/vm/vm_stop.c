/* vm_stop.c: the timer that watches running scripts, and the jump of a hard stop. */
#include "vm_inner.h"

#include "cover.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid /* older C libraries have the field, but not the name */
#endif

/*
** The timer ticks every 25 ms of the thread's CPU time, whether a script runs or not: arming it for each step would
** cost two system calls a step. A tick counts only while a script runs.
*/
enum { TICK_MS = 25, HOOK_TICKS = 2 };

/* The VM that runs in this thread, for the signal handler. */
static _Thread_local struct vm *volatile current;

/* A number for each thread of each process that is never reused, unlike ids and addresses. */
static atomic_ulong threads;
static atomic_ulong forks;
static _Thread_local unsigned long this_thread;

static void forked(void) {
  atomic_fetch_add(&forks, 1);
  /* timers are not inherited after a fork; with a new number the VMs of this thread make new ones */
  this_thread = 0;
}

static void on_hook(lua_State *L, lua_Debug *ar) {
  (void)ar;
  vm_stop(vm_of(L), VM_TIME);
}

/*
** When the time is up, the first ticks set a hook that stops the interpreter at its next instruction; then the place
** is certain. If no instruction comes, the script is deep in a C function, and the handler jumps out from here.
*/
static void on_tick(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)context;
  struct vm *vm = current;
  if (vm == NULL || info->si_code != SI_TIMER || info->si_value.sival_ptr != vm) return;
  int ticks = vm->head.ticks + 1;
  vm->head.ticks = ticks;
  int spent = vm->spent + 1;
  vm->spent = spent;
  bool up = ticks >= vm->tick_limit || (vm->spent_most > 0 && spent >= vm->spent_most);
  if (!up && vm->overtime == 0) return;
  if (vm->head.deferred) {
    vm->head.due = 1;
    return;
  }
  int overtime = vm->overtime + 1;
  vm->overtime = overtime;
  if (overtime > HOOK_TICKS) vm_stop(vm, VM_TIME);
  /* lua_sethook is allowed in a signal handler; the second tick hooks a coroutine that was resumed meanwhile */
  lua_sethook(vm->running, on_hook, LUA_MASKCALL | LUA_MASKRET | LUA_MASKCOUNT, 1);
}

static void install(void) {
  /* SA_NODEFER: the handler may be left by a jump without unblocking the signal */
  struct sigaction action = {.sa_sigaction = on_tick, .sa_flags = SA_SIGINFO | SA_RESTART | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  sigaction(SIGRTMIN + 3, &action, NULL);
  pthread_atfork(NULL, NULL, forked);
}

static int ticks_of(unsigned ms) { return (int)(((uint64_t)ms + TICK_MS - 1) / TICK_MS); }

static bool start_timer(struct vm *vm) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  vm_disarm(vm);
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGRTMIN + 3};
  event.sigev_value.sival_ptr = vm;
  event.sigev_notify_thread_id = (pid_t)syscall(SYS_gettid);
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &vm->timer) != 0) return false;
  struct timespec tick = {.tv_nsec = TICK_MS * 1000000L};
  struct itimerspec every = {.it_interval = tick, .it_value = tick};
  if (timer_settime(vm->timer, 0, &every, NULL) != 0) {
    timer_delete(vm->timer);
    return false;
  }
  vm->tick_limit = ticks_of(vm->time_ms);
  vm->timer_process = atomic_load(&forks);
  vm->timer_thread = this_thread;
  return true;
}

void vm_watch(struct vm *vm, unsigned spent, unsigned most) {
  vm->most_ms = most;
  vm->spent_most = ticks_of(most);
  vm->spent = ticks_of(spent);
}

unsigned vm_spent(const struct vm *vm) { return (unsigned)vm->spent * TICK_MS; }

bool vm_arm(struct vm *vm) {
  if (__builtin_expect(vm->timer_thread == this_thread && this_thread != 0, 1)) return true;
  if (this_thread == 0) this_thread = atomic_fetch_add(&threads, 1) + 1;
  return start_timer(vm);
}

void vm_disarm(struct vm *vm) {
  if (vm->timer_thread != 0 && vm->timer_process == atomic_load(&forks)) timer_delete(vm->timer);
  vm->timer_thread = 0;
}

void vm_enter(struct vm *vm, struct vm_frame *frame, lua_State *L) {
  vm->head.ticks = vm->head.deferred = vm->head.due = 0;
  vm->overtime = 0;
  vm->printed = 0;
  vm->has_place = false;
  vm->error[0] = vm->place[0] = '\0';
  vm->functions = 0;
  frame->L = L;
  frame->up = NULL;
  frame->nesting = 0;
  vm->frame = frame;
  vm->running = L;
  atomic_signal_fence(memory_order_seq_cst);
  current = vm;
}

void vm_leave(struct vm *vm) {
  vm_cover_pause(vm);
  current = NULL;
  vm->running = NULL;
  vm->frame = NULL;
  vm->asking = false;
}

/* Notes the place before the jump, while the frames still exist. */
_Noreturn void vm_stop(struct vm *vm, enum vm_status why) {
  current = NULL;
  vm->broken = why;
  vm_note_place(vm, vm->running);
  siglongjmp(vm->jump, 1);
}

_Noreturn void vm_break_off(lua_State *L, const char *limit) {
  vm_of(L)->limit = limit;
  vm_stop(vm_of(L), VM_LIMIT);
}

void vm_stop_due(struct vm *vm) {
  if (vm->running) vm_stop(vm, VM_TIME);
}
