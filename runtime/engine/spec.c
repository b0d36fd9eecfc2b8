/* spec.c: running the tests of a spec file, each at a table laid anew. */
#include <stdio.h>
#include <string.h>

#include "croupier_inner.h"

static int load(lua_State *L) { /* pushes the number of tests */
  push_host_function(L, "load_spec");
  fetch(L, KEY_SELF);
  fetch(L, KEY_SPEC);
  lua_call(L, 2, 1);
  return 1;
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

/* The name of test i; KEY_SPEC holds i. */
static void copy_name(croupier *c, char *to, size_t size) {
  snprintf(to, size, "?");
  if (croupier_run(c, name_test, 1) != VM_DONE) return;
  lua_State *L = vm_lua(c->vm);
  const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
  snprintf(to, size, "%s", name);
  lua_pop(L, 1);
}

static void place_error(croupier *c, char *to, size_t size) {
  const char *place, *error = croupier_fault_text(c, &place);
  bool placed = *place == '\0' || strstr(error, place) != NULL;
  snprintf(to, size, "%s%s%s", placed ? "" : place, placed ? "" : ": ", error);
}

croupier_status_code croupier_run_spec(croupier *c, const croupier_source *spec,
                                       void (*done)(void *data, const char *name, const char *error),
                                       void *data) {
  if (c->base == NULL) return croupier_no_table(c);
  lua_State *L = vm_lua(c->vm);
  croupier_forget_answers(c);
  vm_restore(c->vm, c->base);
  c->world->in_spec = true;
  c->spent_ms = 0;
  croupier_watch(c);
  char chunk[200] = "@";
  strncat(chunk, spec->name, sizeof chunk - 2);
  enum vm_status status = vm_compile(c->vm, spec->text, spec->size, chunk);
  int tests = 0;
  if (status == VM_DONE) {
    keep(L, KEY_SPEC);
    status = croupier_run(c, load, 1);
  }
  struct snapshot *loaded = NULL;
  if (status == VM_DONE) {
    tests = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    loaded = vm_snapshot(c->vm);
    if (loaded == NULL) status = VM_MEMORY;
  }
  croupier_status_code code = status == VM_DONE ? CROUPIER_OK : croupier_fail_script(c, status);
  for (int i = 1; i <= tests && code == CROUPIER_OK; i++) {
    char name[200], error[900];
    vm_restore(c->vm, loaded);
    lua_pushinteger(L, i);
    keep(L, KEY_SPEC);
    copy_name(c, name, sizeof name);
    status = croupier_run(c, run_test, 0);
    if (status != VM_DONE) place_error(c, error, sizeof error);
    done(data, name, status == VM_DONE ? NULL : error);
    c->spent_ms = vm_spent(c->vm);
    if (i < tests && croupier_out_of_time(c))
      code = croupier_fail(c, CROUPIER_SCRIPT,
                           "the tests at one table took more than %g s, so %d of %d were not run",
                           c->config.game_time_ms / 1000.0, tests - i, tests);
  }
  croupier_watched(c);
  if (loaded != NULL) vm_drop(c->vm, loaded);
  vm_restore(c->vm, c->base);
  c->state = CROUPIER_READY;
  return code;
}
