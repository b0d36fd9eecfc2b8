/* vm.h: one Lua state in one arena, that can be snapshotted, restored and stopped anywhere. */
#ifndef CROUPIER_VM_H
#define CROUPIER_VM_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lua.h"

/*
** Everything Lua allocates lies in one mapping at a fixed address, so copying its used bytes out is
** a snapshot and copying them back is time travel: locals, closures, suspended coroutines and all.
** The interpreter must not be running when a snapshot is taken or restored.
**
** Script code runs only inside vm_compile, vm_call and vm_resume. They stop it hard when it uses more
** time or memory than allowed: the C and Lua frames are abandoned by a jump that no pcall, closer or
** message handler sees. After VM_TIME, VM_MEMORY or VM_LIMIT the Lua state is broken, and these calls return the
** same status again until a snapshot is restored. Whatever may raise or allocate belongs inside them;
** a host function goes in by lua_pushcfunction and vm_call. They do not nest.
**
** A VM belongs to one thread at a time and may move. Time is measured by a timer on the thread's CPU
** clock, which sends SIGRTMIN+3; a fork may go on using the VMs of its parent.
*/
struct vm;
struct world;
struct snapshot;

enum vm_status {
  VM_DONE,   /* returned; results are on the stack */
  VM_ASKED,  /* vm_resume only: yielded at a decision */
  VM_ERROR,  /* a Lua error; vm_error() has its text, made safe for a terminal */
  VM_TIME,   /* stopped hard: too long since the start or the last vm_alive() */
  VM_MEMORY, /* stopped hard: arena full, or the injected failure */
  VM_LIMIT,  /* stopped hard by vm_break_off */
};

struct vm_limits {
  size_t memory;    /* bytes of arena; 0: 32 MB */
  unsigned time_ms; /* CPU time from one vm_alive() to the next; 0: 2,000 */
  /* tests: as vm_fail_at, but counted from the first allocation of vm_new */
  unsigned long fail_at;
};

struct vm *vm_new(const struct vm_limits *limits); /* NULL: no memory or no free address slot */
void vm_free(struct vm *vm);                       /* frees its snapshots as well */

lua_State *vm_lua(struct vm *vm); /* the main thread */
/* "" or what the last failing call failed of: one line of at most 500 bytes, control bytes escaped. */
const char *vm_error(struct vm *vm);
/* Where that was: "file:line" of the innermost script function, or "". A chunk named "=x" is the
   house's own: it is passed over for the script that called it, if one did. */
const char *vm_place(struct vm *vm);
/* The same in parts: the line, 0 if none is known; the first *size bytes of the place are the file's name. */
int vm_place_line(const struct vm *vm, size_t *size);
/* And which functions of scripts were running there, innermost first: where in which source each is defined.
   Returns how many; a function that calls itself counts once. */
struct vm_function {
  const char *source; /* as in a lua_Debug; the same pointer for all of one chunk */
  int line;
};
int vm_running(const struct vm *vm, const struct vm_function **functions);
/* Notes both for a coroutine that runs or waits: the innermost script function of L, or else of the coroutines that
   resumed it. It trusts no pointer it reads, so it may be called in a signal handler and in the middle of an
   allocation. */
void vm_note_place(struct vm *vm, lua_State *L);

/* Compile a text chunk (never bytecode; at most 1 MB) and leave the function on the main thread's stack,
   its globals those of sandbox_env(). Chunk names are Lua's: "@file" for scripts, "=name" for our own. */
enum vm_status vm_compile(struct vm *vm, const char *text, size_t size, const char *chunkname);
/* As lua_pcall on the main thread. On failure function, arguments and error object are popped. */
enum vm_status vm_call(struct vm *vm, int nargs, int nresults);
/* As lua_resume of a coroutine made with lua_newthread, which the host keeps anchored. *nresults as there. */
enum vm_status vm_resume(struct vm *vm, lua_State *co, int nargs, int *nresults);

/* Primitives: leave the game for the host, out of the coroutine given to vm_resume, whatever coroutines
   of the script's own are in between; k goes on when the host resumes it (with nothing on the stack
   but what was there). Raises a Lua error where that cannot be: while loading, inside a callback of
   table.sort or string.gsub. Use: return vm_yield_ask(L, ctx, k); */
int vm_yield_ask(lua_State *L, lua_KContext ctx, lua_KFunction k);
bool vm_may_ask(lua_State *L); /* can it be done here? */

/* The message handler of a primitive's lua_pcallk that raises the error again: its place is where it was
   raised first. */
int vm_noting(lua_State *L);

/* Primitives: stop hard, for the script does more than the host can bear. limit: "more than 5 things", a literal. */
_Noreturn void vm_break_off(lua_State *L, const char *limit);

/* While loading: collect garbage, and let what is made from now on fill the gaps, so that snapshots are small. */
void vm_tidy(struct vm *vm);

/* While loading: what is made until it is switched off is constant, as strings and code are: tables and
   userdata that nothing will ever change, and that refer only to each other and to what the registry keeps. */
void vm_constant(struct vm *vm, bool on);

/* End of loading: full collection, then all strings and code so far become read-only for ever. */
enum vm_status vm_freeze(struct vm *vm);

/* Only after vm_freeze. NULL: no memory, or broken; nothing changed. */
struct snapshot *vm_snapshot(struct vm *vm);
void vm_restore(struct vm *vm, const struct snapshot *s); /* may be restored any number of times */
void vm_drop(struct vm *vm, struct snapshot *s);
size_t vm_snapshot_size(const struct snapshot *s);
enum vm_status vm_broken(const struct vm *vm); /* why it was stopped, or VM_DONE */
size_t vm_used(const struct vm *vm);           /* bytes a snapshot would copy now */
void vm_collect(struct vm *vm);                /* a full collection */
/* Strings and code: where they lie and how many bytes; the same for ever after vm_freeze. */
size_t vm_frozen(const struct vm *vm, const void **start);

/* What scripts print, one line a call without its newline, control bytes escaped, at most 64 KB from one
   decision to the next. It is called inside vm_defer. NULL: dropped. */
typedef void (*vm_print_fn)(void *data, const char *line, size_t size);
void vm_set_print(struct vm *vm, vm_print_fn print, void *data);

/* Tests: the n-th allocation from now on fails (0: none), in the arena and in vm_host_alloc alike. */
void vm_fail_at(struct vm *vm, unsigned long n);
unsigned long vm_fails_in(const struct vm *vm);  /* how far off that is; 0: it has been, or none is to */
void *vm_host_alloc(struct vm *vm, size_t size); /* malloc, for what lies outside the arena */

/*
** What primitives have begun on the C stack and not ended yet (a look, a question that is being built) is a number.
** An error skips their ends. So wherever one is caught, by the script's pcall, at the edge of a coroutine or in vm_call,
** the number becomes again what it was there. Between two resumes by the host nothing is begun: 0. A yield of the
** script's leaves nothing of the lower 32 bits behind; what the upper ones count lies on the C stack alone.
*/
typedef uint64_t (*vm_nesting_fn)(const struct world *world);
typedef void (*vm_unwind_fn)(struct world *world, uint64_t nesting);

/* What primitives touch all the time; the first member of struct vm, and nobody else's business. */
struct vm_head {
  struct world *world;
  vm_nesting_fn nesting;
  vm_unwind_fn unwind;
  volatile sig_atomic_t ticks; /* of the CPU clock since the last decision */
  volatile sig_atomic_t deferred;
  volatile sig_atomic_t due; /* a stop waits for the end of the deferred section */
  bool no_room;              /* why a primitive has raised an error: no memory outside the arena */
};

static inline struct vm *vm_of(lua_State *L) { return *(struct vm **)lua_getextraspace(L); }

/* For want of memory outside the arena. Primitives: raise an error, which the host then tells from a script's. */
int vm_no_room(lua_State *L);
static inline void vm_note_no_room(struct vm *vm) { ((struct vm_head *)vm)->no_room = true; }
static inline bool vm_lacks_room(const struct vm *vm) { return ((const struct vm_head *)vm)->no_room; }
/* The same, and it is forgotten. */
static inline bool vm_had_room(struct vm *vm) {
  bool had = !vm_lacks_room(vm);
  ((struct vm_head *)vm)->no_room = false;
  return had;
}

/* The world of the game, inside the arena; set once by the game library while loading. */
static inline struct world *vm_world(lua_State *L) { return ((struct vm_head *)vm_of(L))->world; }
void vm_set_world(struct vm *vm, struct world *world, vm_nesting_fn nesting, vm_unwind_fn unwind);

/* A decision was made: the time limit starts anew. */
static inline void vm_alive(struct vm *vm) { ((struct vm_head *)vm)->ticks = 0; }

/* A second time limit, over many calls and decisions: so much of it is spent already; most 0: it is only counted. In ms
   of CPU time. */
void vm_watch(struct vm *vm, unsigned spent, unsigned most);
unsigned vm_spent(const struct vm *vm); /* since, and before */

/* Host memory touched by primitives (journal, sinks): a stop for time waits until the section ends.
   No Lua call in between. */
void vm_stop_due(struct vm *vm);
static inline void vm_defer(struct vm *vm) { ((struct vm_head *)vm)->deferred++; }
static inline void vm_undefer(struct vm *vm) { /* may jump */
  struct vm_head *head = (struct vm_head *)vm;
  if (--head->deferred == 0 && head->due) vm_stop_due(vm);
}

#endif
