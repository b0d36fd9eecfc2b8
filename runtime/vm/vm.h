/* vm.h: one Lua state in one arena, with snapshots and hard stops. */
#ifndef CROUPIER_VM_H
#define CROUPIER_VM_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lua.h"

/*
** Everything that Lua allocates lies in one mapping at a fixed address. To take a snapshot, the VM copies the used
** bytes out; to restore it, the VM copies them back. Locals, closures and suspended coroutines are all included. The
** interpreter must not be running when a snapshot is taken or restored.
**
** Script code runs only inside vm_compile, vm_call and vm_resume. They stop a script hard if it uses more time or
** memory than allowed: a jump abandons the C and Lua frames, and no pcall, closer or message handler sees it. After
** VM_TIME, VM_MEMORY or VM_LIMIT the Lua state is broken, and these calls return the same status again until a
** snapshot is restored. Everything that may raise or allocate belongs inside them; use lua_pushcfunction and vm_call
** for a host function. They do not nest.
**
** Only one thread at a time may use a VM, but the thread may change. A timer on the thread's CPU clock measures time
** and sends SIGRTMIN+3. After a fork the child may go on using its parent's VMs.
*/
struct vm;
struct world;
struct snapshot;

enum vm_status {
  VM_DONE,   /* the function returned; its results are on the stack */
  VM_ASKED,  /* vm_resume only: yielded at a decision */
  VM_ERROR,  /* a Lua error; vm_error() has its text, made safe for a terminal */
  VM_TIME,   /* stopped hard: too much time since the start or the last vm_alive() */
  VM_MEMORY, /* stopped hard: arena full, or the injected failure */
  VM_LIMIT,  /* stopped hard by vm_break_off */
};

struct vm_limits {
  size_t memory;    /* bytes of arena; 0: 32 MB */
  bool guarded;     /* may handle SIGSEGV: see cold.h */
  unsigned time_ms; /* CPU time from one vm_alive() to the next; 0: 2,000 */
  /* for tests: as vm_fail_at, but counted from the first allocation of vm_new */
  unsigned long fail_at;
};

struct vm *vm_new(const struct vm_limits *limits); /* NULL: no memory or no free address slot */
void vm_free(struct vm *vm);                       /* frees its snapshots as well */

lua_State *vm_lua(struct vm *vm); /* the main thread */
/* The error of the last call that failed, or "". One line of at most 500 bytes, control bytes escaped. */
const char *vm_error(struct vm *vm);
/* The place of that error: "file:line" of the innermost script function, or "". A chunk named "=x" is our own: if
   a script called it, the place is in that script. */
const char *vm_place(struct vm *vm);
/* The parts of the place. Returns the line, or 0 if it is unknown; the first *size bytes of vm_place are the file
   name. */
int vm_place_line(const struct vm *vm, size_t *size);
/* The functions of scripts that were running there, innermost first: the source and line where each is defined.
   Returns their number. A function that calls itself counts once. */
struct vm_function {
  const char *source; /* as in lua_Debug; the same pointer for all functions of a chunk */
  int line;
  int at;    /* the line that was running, or -1 */
  bool tail; /* `return f()` called it: the function that did so is gone */
};
int vm_running(const struct vm *vm, const struct vm_function **functions);
/* Notes place and functions for a coroutine that runs or waits: of the innermost script function of L, or else of
   the coroutines that resumed it. It trusts no pointer that it reads, so a signal handler may call it, even in the
   middle of an allocation. */
void vm_note_place(struct vm *vm, lua_State *L);

/* Compiles a text chunk (never bytecode; at most 1 MB) and pushes the function on the main thread's stack. Its
   globals are those of sandbox_env(). Chunk names are Lua's: "@file" for scripts, "=name" for our own. */
enum vm_status vm_compile(struct vm *vm, const char *text, size_t size, const char *chunkname);
/* As lua_pcall on the main thread. On failure function, arguments and error object are popped. */
enum vm_status vm_call(struct vm *vm, int nargs, int nresults);
/* As lua_resume, for a coroutine made with lua_newthread. The host keeps the coroutine anchored. *nresults as
   there. */
enum vm_status vm_resume(struct vm *vm, lua_State *co, int nargs, int *nresults);

/* For primitives: yields to the host, out of the coroutine given to vm_resume, through all coroutines of the
   script in between. When the host resumes it, k runs, with the stack as it was. Raises a Lua error where it
   cannot yield: while loading, or inside a callback of table.sort or string.gsub. Use: return vm_yield_ask(L, ctx,
   k); */
int vm_yield_ask(lua_State *L, lua_KContext ctx, lua_KFunction k);
bool vm_may_ask(lua_State *L); /* can L yield to the host here? */

/* The message handler for a primitive's lua_pcallk that raises the error again: keeps the place where the error
   was first raised. */
int vm_noting(lua_State *L);

/* For primitives: stops hard, because the script does more than the host can bear. limit: a literal such as "more
   than 5 things". */
_Noreturn void vm_break_off(lua_State *L, const char *limit);

/* While loading: collects garbage. New objects then fill the gaps, so that snapshots are small. */
void vm_tidy(struct vm *vm);

/* While loading: objects made until this is switched off are constant, as strings and code are. These are tables
   and userdata that never change, and that refer only to each other and to objects that the registry keeps. */
void vm_constant(struct vm *vm, bool on);

/* While loading: what is made until this is switched off hardly ever changes in play. Where the VM is guarded, a
   snapshot copies it only as far as it was written after vm_freeze. */
bool vm_cool(struct vm *vm, bool on);

/* Makes room in a coroutine that has not begun, for so many slots and calls within calls. Call it after vm_freeze,
   or the collector takes it back. False: no memory. */
bool vm_make_room(lua_State *co, int slots, int calls);

/* Lets the script make that many bytes of objects more before the collector starts: a short game then ends without
   it. */
void vm_spare_collector(struct vm *vm, size_t bytes);

/* Ends loading: a full collection, then all strings and code become read-only for ever. */
enum vm_status vm_freeze(struct vm *vm);

/* Only after vm_freeze. NULL: no memory, or the VM is broken; nothing changed. */
struct snapshot *vm_snapshot(struct vm *vm);
void vm_restore(struct vm *vm, const struct snapshot *s); /* may be restored any number of times */
void vm_drop(struct vm *vm, struct snapshot *s);
size_t vm_snapshot_size(const struct snapshot *s);
enum vm_status vm_broken(const struct vm *vm); /* the reason of the hard stop, or VM_DONE */
size_t vm_used(const struct vm *vm);           /* bytes that a snapshot would copy now */
void vm_collect(struct vm *vm);                /* a full collection */
/* Strings and code: *start is their address. Returns their size in bytes. Both stay the same after vm_freeze. */
size_t vm_frozen(const struct vm *vm, const void **start);

/* Receives the text that scripts print: one line a call without its newline, control bytes escaped, at most 64 KB
   between two decisions. Called inside vm_defer. NULL: the text is dropped. */
typedef void (*vm_print_fn)(void *data, const char *line, size_t size);
void vm_set_print(struct vm *vm, vm_print_fn print, void *data);

/* For tests: the n-th allocation from now on fails (0: none), both in the arena and in vm_host_alloc. */
void vm_fail_at(struct vm *vm, unsigned long n);
/* allocations left until then; 0: it has failed, or none is to fail */
unsigned long vm_fails_in(const struct vm *vm);
void *vm_host_alloc(struct vm *vm, size_t size); /* malloc, for what lies outside the arena */

/*
** Nesting: a number for everything that primitives have begun on the C stack and not ended yet, such as a look or a
** question that is being built. An error skips the code that ends it. So wherever an error is caught (by the script's
** pcall, at the edge of a coroutine or in vm_call), the number is set back to its value there. Between two resumes by
** the host it is 0. A yield of the script leaves the lower 32 bits 0; the upper ones count things that exist on the C
** stack only.
*/
typedef uint64_t (*vm_nesting_fn)(const struct world *world);
typedef void (*vm_unwind_fn)(struct world *world, uint64_t nesting);

/* The members that primitives use all the time. The first member of struct vm; for nobody else. */
struct vm_head {
  struct world *world;
  vm_nesting_fn nesting;
  vm_unwind_fn unwind;
  volatile sig_atomic_t ticks; /* of the CPU clock since the last decision */
  volatile sig_atomic_t deferred;
  volatile sig_atomic_t due; /* a stop waits for the end of the deferred section */
  bool no_room; /* a primitive has raised an error because there was no memory outside the arena */
};

static inline struct vm *vm_of(lua_State *L) { return *(struct vm **)lua_getextraspace(L); }

/* For primitives, when there is no memory outside the arena: raises an error that the host can tell from a
   script's. */
int vm_no_room(lua_State *L);
static inline void vm_note_no_room(struct vm *vm) { ((struct vm_head *)vm)->no_room = true; }
static inline bool vm_lacks_room(const struct vm *vm) { return ((const struct vm_head *)vm)->no_room; }
/* The same as vm_lacks_room, and resets it. */
static inline bool vm_had_room(struct vm *vm) {
  bool had = !vm_lacks_room(vm);
  ((struct vm_head *)vm)->no_room = false;
  return had;
}

/* The world of the game, inside the arena. The game library sets it once, while loading. */
static inline struct world *vm_world(lua_State *L) { return ((struct vm_head *)vm_of(L))->world; }
void vm_set_world(struct vm *vm, struct world *world, vm_nesting_fn nesting, vm_unwind_fn unwind);

/* Call it after each decision: the time limit starts anew. */
static inline void vm_alive(struct vm *vm) { ((struct vm_head *)vm)->ticks = 0; }

/* A second time limit, over many calls and decisions, in ms of CPU time. `spent` is used up already. If `most` is
   0, time is only counted. */
void vm_watch(struct vm *vm, unsigned spent, unsigned most);
unsigned vm_spent(const struct vm *vm); /* since vm_watch, plus its `spent` */

/* Between vm_defer and vm_undefer a primitive may touch the host's memory (journal, sinks): a stop for time waits
   until the end. No Lua call in between. */
void vm_stop_due(struct vm *vm);
static inline void vm_defer(struct vm *vm) { ((struct vm_head *)vm)->deferred++; }
static inline void vm_undefer(struct vm *vm) { /* may jump */
  struct vm_head *head = (struct vm_head *)vm;
  if (--head->deferred == 0 && head->due) vm_stop_due(vm);
}

#endif
