/* spec.c: running the tests of a spec file, each at a table laid anew. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "fault.h"
#include "history.h"

static int load(lua_State *L) { /* pushes the number of tests */
  push_host_function(L, "load_spec");
  fetch(L, KEY_SELF);
  fetch(L, KEY_SPEC);
  fetch(L, KEY_HELP);
  lua_call(L, 3, 1);
  return 1;
}

static int run_help(lua_State *L) {
  fetch(L, KEY_HELP);
  lua_call(L, 0, 1);
  keep(L, KEY_HELP);
  return 0;
}

static int name_test(lua_State *L) {
  push_host_function(L, "test_name");
  fetch(L, KEY_SPEC);
  lua_call(L, 1, 1);
  return 1;
}

static int run_test(lua_State *L) {
  push_host_function(L, "run_test");
  fetch(L, KEY_SPEC);
  lua_call(L, 1, 0);
  return 0;
}

static int sound_game(lua_State *L) {
  push_host_function(L, "sound_game");
  lua_call(L, 0, 1);
  return 1;
}

/* What the test that has just passed says of t:sound(). */
static void keep_sound(croupier *c) {
  free(c->sound);
  c->sound = NULL;
  if (croupier_run(c, sound_game, 1) != VM_DONE) return;
  lua_State *L = vm_lua(c->vm);
  if (lua_type(L, -1) == LUA_TSTRING) c->sound = strdup(lua_tostring(L, -1));
  lua_pop(L, 1);
}

const char *croupier_spec_sound(const croupier *c) { return c->sound; }

/* The name of test i; KEY_SPEC holds i. */
static void copy_name(croupier *c, char *to, size_t size) {
  snprintf(to, size, "?");
  if (croupier_run(c, name_test, 1) != VM_DONE) return;
  lua_State *L = vm_lua(c->vm);
  const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
  snprintf(to, size, "%s", name);
  lua_pop(L, 1);
}

/* Compiles a source, and keeps the function at the key. */
static enum vm_status compile(croupier *c, const croupier_source *source, int key) {
  char chunk[200] = "@";
  strncat(chunk, source->name, sizeof chunk - 2);
  enum vm_status status = vm_compile(c->vm, source->text, source->size, chunk);
  if (status == VM_DONE) keep(vm_lua(c->vm), key);
  return status;
}

/* Compiles and runs the helpers, and keeps what they return. */
static croupier_status_code load_help(croupier *c, const croupier_source *help) {
  enum vm_status status = compile(c, help, KEY_HELP);
  if (status == VM_DONE) status = croupier_run(c, run_help, 0);
  if (status != VM_DONE) return croupier_fail_script(c, status);
  lua_State *L = vm_lua(c->vm);
  fetch(L, KEY_HELP);
  bool none = !lua_toboolean(L, -1);
  lua_pop(L, 1);
  if (!none) return CROUPIER_OK;
  return croupier_fail(c, CROUPIER_SCRIPT, "%s returns no helpers; it ends as in `return { deal = deal }`",
                       help->name);
}

/* *tests: how many the spec has; *loaded: the position before each of them. */
static croupier_status_code load_spec(croupier *c, const croupier_source *spec, int *tests,
                                      struct snapshot **loaded) {
  enum vm_status status = compile(c, spec, KEY_SPEC);
  if (status == VM_DONE) status = croupier_run(c, load, 1);
  if (status == VM_DONE) {
    lua_State *L = vm_lua(c->vm);
    *tests = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    *loaded = vm_snapshot(c->vm);
    if (*loaded == NULL) status = VM_MEMORY;
  }
  return status == VM_DONE ? CROUPIER_OK : croupier_fail_script(c, status);
}

/* Runs test i from the position `loaded`. Returns its fault, or NULL if it passed. */
static const croupier_fault *run_one(croupier *c, int i, const struct snapshot *loaded, char name[200]) {
  vm_restore(c->vm, loaded);
  lua_State *L = vm_lua(c->vm);
  lua_pushinteger(L, i);
  keep(L, KEY_SPEC);
  copy_name(c, name, 200);
  enum vm_status status = croupier_run(c, run_test, 0);
  if (status == VM_DONE) {
    keep_sound(c);
    return NULL;
  }
  croupier_state state = c->state;
  croupier_fail_script(c, status);
  c->state = state;
  return &c->fault;
}

croupier_status_code croupier_run_spec(croupier *c, const croupier_source *spec, const croupier_source *help,
                                       void (*done)(void *data, const char *name,
                                                    const croupier_fault *fault),
                                       void *data) {
  if (c->base == NULL) return croupier_no_table(c);
  croupier_forget_answers(c);
  vm_restore(c->vm, c->base);
  c->world->in_spec = true;
  c->world->inline_until = CROUPIER_LONGEST; /* no host can be asked */
  c->spent_ms = 0;
  croupier_watch(c);
  int tests = 0;
  struct snapshot *loaded = NULL;
  croupier_status_code code = help != NULL ? load_help(c, help) : CROUPIER_OK;
  if (code == CROUPIER_OK) code = load_spec(c, spec, &tests, &loaded);
  for (int i = 1; i <= tests && code == CROUPIER_OK; i++) {
    char name[200];
    const croupier_fault *fault = run_one(c, i, loaded, name);
    done(data, name, fault);
    c->spent_ms = vm_spent(c->vm);
    if (i < tests && croupier_out_of_time(c))
      code = croupier_fail(c, CROUPIER_SCRIPT,
                           "the tests at one table took more than %g s, so %d of %d were not run",
                           c->config.game_time_ms / 1000.0, tests - i, tests);
  }
  croupier_watched(c);
  if (code == CROUPIER_OK) c->error[0] = '\0'; /* the faults of tests are told */
  if (loaded != NULL) vm_drop(c->vm, loaded);
  vm_restore(c->vm, c->base);
  c->state = CROUPIER_READY;
  return code;
}
