/* The VM: time travel, the frozen heap, failing memory. */
#include "greatest.h"
#include "poison.h"
#include "vm_help.h"

SUITE(vm_suite);

/* --- time travel ------------------------------------------------------------------------------- */

static const char pending_everywhere[] =
    "local log = {}\n"
    "local function inner()\n"
    "  local step = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i + ask()) end end)\n"
    "  return step() + step()\n"
    "end\n"
    "local outer = coroutine.wrap(function()\n"
    "  for round = 1, 3 do\n"
    "    local ok, sum = pcall(inner)\n"
    "    local failed, why = pcall(function() error('x' .. ask()) end)\n"
    "    log[#log + 1] = round .. ':' .. sum .. why\n"
    "    coroutine.yield(ok and not failed)\n"
    "  end\n"
    "end)\n"
    "for _ = 1, 3 do assert(outer()) end\n"
    "return table.concat(log, ' ')\n";

enum { ROUNDS = 9 };

static const char *finish(struct vm *vm, lua_State *co, int from) {
  int results;
  enum vm_status status = VM_ASKED;
  for (int i = from; i < ROUNDS && status == VM_ASKED; i++) {
    answer = 10 * i;
    status = vm_resume(vm, co, 0, &results);
  }
  return status == VM_DONE ? lua_tostring(co, -1) : vm_error(vm);
}

TEST every_decision_can_be_returned_to(void) {
  static const char expected[] = "1:13test.lua:9: x20 2:73test.lua:9: x50 3:133test.lua:9: x80";
  struct vm *vm = open_frozen(0);
  lua_State *co = start(vm, pending_everywhere);
  ASSERT(co);
  struct snapshot *marks[ROUNDS];
  int results;
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  for (int i = 0; i < ROUNDS; i++) {
    marks[i] = vm_snapshot(vm);
    ASSERT(marks[i]);
    answer = 10 * i;
    ASSERT_EQ(vm_resume(vm, co, 0, &results), i < ROUNDS - 1 ? VM_ASKED : VM_DONE);
  }
  ASSERT_STR_EQ(expected, lua_tostring(co, -1));
  for (int i = ROUNDS - 1; i >= 0; i--) {
    vm_restore(vm, marks[i]);
    ASSERT_STR_EQ(expected, finish(vm, co, i));
    vm_restore(vm, marks[i]);
    answer = 1000; /* another history in between */
    vm_resume(vm, co, 0, &results);
    vm_collect(vm);
    vm_restore(vm, marks[ROUNDS - 1 - i]);
    ASSERT_STR_EQ(expected, finish(vm, co, ROUNDS - 1 - i));
  }
  vm_free(vm);
  PASS();
}

TEST replays_take_the_same_room(void) {
  struct vm *vm = open_frozen(0);
  lua_State *co = start(vm, pending_everywhere);
  int results;
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  struct snapshot *before = vm_snapshot(vm);
  answer = 5;
  vm_resume(vm, co, 0, &results);
  struct snapshot *once = vm_snapshot(vm);
  vm_restore(vm, before);
  vm_resume(vm, co, 0, &results);
  struct snapshot *twice = vm_snapshot(vm);
  ASSERT_EQ(vm_snapshot_size(once), vm_snapshot_size(twice));
  vm_drop(vm, once), vm_drop(vm, twice);
  ASSERT_EQ(vm_snapshot(vm), twice); /* buffers are used again */
  vm_free(vm);
  PASS();
}

/* What a script needed once is not copied for ever. */
TEST snapshots_become_smaller_again(void) {
  static const char growing[] = "local kept = {}\n"
                                "for i = 1, 100 do kept[i] = ('x'):rep(4000 + i) end\n"
                                "ask() kept = nil\n"
                                "ask()";
  struct vm *vm = open_frozen(0);
  lua_State *co = start(vm, growing);
  int results;
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  struct snapshot *large = vm_snapshot(vm);
  ASSERT(vm_snapshot_size(large) > 400 << 10);
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  vm_collect(vm);
  ASSERT(vm_used(vm) > 400 << 10);
  struct snapshot *small = vm_snapshot(vm);
  ASSERT(vm_snapshot_size(small) < 300 << 10);
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_DONE);
  vm_restore(vm, large);
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  vm_free(vm);
  PASS();
}

TEST only_sound_frozen_vms_are_copied(void) {
  struct vm *vm = open_vm(50);
  ASSERT_EQ(vm_snapshot(vm), NULL);
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  ASSERT_EQ(vm_freeze(vm), VM_ERROR);
  struct snapshot *s = vm_snapshot(vm);
  ASSERT(s);
  ASSERT_EQ(run(vm, "while true do end", 0), VM_TIME);
  ASSERT_EQ(vm_snapshot(vm), NULL);
  ASSERT_EQ(run(vm, "return 1", 1), VM_TIME);
  vm_restore(vm, s);
  ASSERT_EQ(run(vm, "return 1", 1), VM_DONE);
  vm_free(vm);
  PASS();
}

/* What the host lets a script compute meanwhile may not answer in the host's place. */
TEST nobody_else_wakes_who_asks(void) {
  struct vm *vm = open_frozen(0);
  lua_State *L = vm_lua(vm);
  lua_State *co = start(
      vm, "local inner, wrapped\n"
          "inner = coroutine.create(function() wrapped = coroutine.wrap(ask) return wrapped() end)\n"
          "local function peek()\n"
          "  local ok, why = pcall(wrapped)\n"
          "  local ok2, why2 = coroutine.resume(coroutine.create(function() coroutine.resume(inner) end))\n"
          "  local ok3, why3 = pcall(coroutine.close, inner)\n"
          "  return tostring(why) .. tostring(why2) .. tostring(why3)\n"
          "end\n"
          "ask()\n"
          "return select(2, coroutine.resume(inner)), peek");
  ASSERT(co);
  int results;
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  lua_Debug frame;
  ASSERT(lua_getstack(co, 1, &frame));
  ASSERT(lua_getlocal(co, &frame, 3)); /* peek */
  lua_xmove(co, L, 1);
  ASSERT_EQ(vm_call(vm, 0, 1), VM_DONE);
  static const char refused[] = "this coroutine waits for a decision";
  const char *text = lua_tostring(L, -1);
  for (int i = 0; i < 3; i++) {
    text = strstr(text, refused);
    ASSERT(text);
    text += strlen(refused);
  }
  lua_pop(L, 1);
  answer = 42;
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_DONE);
  ASSERT_EQ(lua_tointeger(co, -2), 42);
  vm_free(vm);
  PASS();
}

/* --- the frozen heap ----------------------------------------------------------------------------- */

UNCHECKED static uint64_t hash_frozen(struct vm *vm) { /* also what is free in it */
  const void *start;
  size_t size = vm_frozen(vm, &start);
  uint64_t hash = 0xcbf29ce484222325;
  for (size_t i = 0; i < size; i++) hash = (hash ^ ((const unsigned char *)start)[i]) * 0x100000001b3;
  return hash;
}

TEST frozen_bytes_stay_as_they_are(void) {
  struct vm *vm = open_vm(0);
  ASSERT_EQ(run(vm, churn, 0), VM_DONE);
  ASSERT_EQ(vm_compile(vm, churn, strlen(churn), "@loaded.lua"), VM_DONE);
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  uint64_t before = hash_frozen(vm);
  struct snapshot *s = vm_snapshot(vm);
  for (int i = 0; i < 20; i++) {
    lua_pushvalue(vm_lua(vm), 1); /* compiled before the freeze */
    ASSERT_EQ(vm_call(vm, 0, 0), VM_DONE);
    ASSERT_EQ(run(vm, churn, 0), VM_DONE);
    vm_collect(vm);
    if (i % 3 == 0) vm_restore(vm, s);
  }
  ASSERT_EQ(hash_frozen(vm), before);
  vm_free(vm);
  PASS();
}

TEST strings_that_go_leave_no_room(void) {
  struct vm *vm = open_frozen(10000);
  size_t before = vm_used(vm);
  ASSERT_EQ(run(vm, "for i = 1, 200000 do local _ = 'string' .. i end", 0), VM_DONE);
  ASSERT(vm_used(vm) < 10 * before);
  vm_free(vm);
  PASS();
}

/* A frozen VM with what f has made; NULL: it fails. */
static struct vm *open_with(lua_CFunction f) {
  struct vm *vm = open_vm(0);
  return call_host(vm, f) == VM_DONE && vm_freeze(vm) == VM_DONE ? vm : NULL;
}

static int make_long_key(lua_State *L) {
  lua_pushfstring(L, "%s%s", "a text too long for the table of strings, ", "made while loading");
  sandbox_define(L, "long");
  return 0;
}

TEST long_strings_become_keys_later(void) {
  struct vm *vm = open_with(make_long_key);
  ASSERT(vm != NULL);
  uint64_t before = hash_frozen(vm);
  ASSERT_EQ(run(vm, "local t = { [long] = 1 } assert(t[long] == 1 and t[long .. 'r'] == nil)", 0), VM_DONE);
  ASSERT_EQ(hash_frozen(vm), before);
  vm_free(vm);
  PASS();
}

TEST strings_without_number(void) {
  struct vm *vm = open_frozen(10000);
  struct snapshot *s = vm_snapshot(vm);
  size_t size = vm_used(vm);
  for (int i = 0; i < 3; i++) {
    ASSERT_EQ(run(vm,
                  "local t = {}\n"
                  "for i = 1, 50000 do t[i] = 'string' .. i end\n"
                  "for i = 1, 50000 do assert(t['x'] == nil and t[i] == 'string' .. i) t[t[i]] = i end\n"
                  "for i = 1, 50000 do assert(t['string' .. i] == i) end",
                  0),
              VM_DONE);
    vm_collect(vm); /* they are gone again, and so many that Lua's own table would shrink */
    ASSERT_EQ(run(vm, churn, 0), VM_DONE);
    if (i == 1) vm_restore(vm, s);
  }
  vm_restore(vm, s);
  ASSERT_EQ(vm_used(vm), size);
  ASSERT_EQ(run(vm, churn, 0), VM_DONE);
  vm_free(vm);
  PASS();
}

/* A handle as pieces are: constant, with a constant metatable, whose fields lie behind it. */
static int make_constants(lua_State *L) {
  struct vm *vm = vm_of(L);
  vm_constant(vm, true);
  lua_newtable(L);
  for (int i = 1; i <= 5; i++) { /* grown: its array has more places than it needs */
    uint32_t *handle = lua_newuserdatauv(L, 2 * sizeof *handle, 0);
    handle[0] = 1, handle[1] = (uint32_t)i;
    lua_createtable(L, 0, 1);
    lua_createtable(L, 0, 1);
    lua_pushinteger(L, i * i);
    lua_setfield(L, -2, "value");
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_rawseti(L, -2, i);
  }
  vm_constant(vm, false);
  sandbox_define(L, "constants");
  return 0;
}

TEST constants_are_read_like_anything(void) {
  struct vm *vm = open_with(make_constants);
  ASSERT(vm != NULL);
  uint64_t before = hash_frozen(vm);
  struct snapshot *s = vm_snapshot(vm);
  for (int i = 0; i < 3; i++) {
    ASSERT_EQ(
        run(vm,
            "local sum = #constants * 100\n"
            "for i, h in ipairs(constants) do sum = sum + h.value + (h.other or 0) + (h == constants[1] and 5 or 0) end\n"
            "local set, first = {}\n"
            "for _, h in ipairs(constants) do set[h] = h.value end\n"
            "for h, value in pairs(set) do first = first or value assert(not pcall(function() return #h end)) end\n"
            "assert(sum == 560 and first == 1 and constants[6] == nil and not pcall(function() return -constants end))",
            0),
        VM_DONE);
    ASSERT_EQ(run(vm, churn, 0), VM_DONE);
    vm_collect(vm);
    if (i == 1) vm_restore(vm, s);
  }
  ASSERT_EQ(hash_frozen(vm), before);
  vm_free(vm);
  PASS();
}

/* --- failing memory --------------------------------------------------------------------------------- */

static const char loads[] =
    "local t = {}\n"
    "for i = 1, 20 do t[i] = 'key' .. i t['key' .. i] = function() return t end end\n"
    "return function()\n"
    "  local s = {}\n"
    "  for k, v in pairs(t) do s[#s + 1] = tostring(k) .. (#tostring(v) > 0 and 'x' or '') end\n"
    "  local co = coroutine.wrap(function() s[#s + 1] = ask() + 1 end)\n"
    "  co()\n"
    "  return table.concat(s, ' '):rep(3)\n"
    "end\n";

/* Loads and plays; VM_MEMORY as soon as something fails. */
static enum vm_status load_and_play(struct vm *vm) {
  lua_State *L = vm_lua(vm);
  int results;
  enum vm_status status = call_host(vm, define_ask);
  if (status == VM_DONE) status = run(vm, loads, 1);
  if (status == VM_DONE) status = vm_freeze(vm);
  if (status != VM_DONE) return VM_MEMORY;
  struct snapshot *s = vm_snapshot(vm);
  if (s == NULL) return VM_MEMORY;
  lua_pushcfunction(L, push_thread);
  lua_pushvalue(L, 1);
  if (vm_call(vm, 1, 1) != VM_DONE) return VM_MEMORY;
  lua_State *co = lua_tothread(L, -1);
  status = vm_resume(vm, co, 0, &results);
  if (status != VM_ASKED) return status;
  return vm_resume(vm, co, 0, &results);
}

TEST every_allocation_may_fail(void) {
  enum vm_status status = VM_MEMORY;
  unsigned long n = 1;
  for (; status != VM_DONE && n < 20000; n++) {
    struct vm *vm = vm_new(&(struct vm_limits){.fail_at = n});
    if (vm == NULL) continue;
    status = load_and_play(vm);
    if (status != VM_DONE) ASSERT_EQ_FMT(VM_MEMORY, status, "%d");
    vm_free(vm);
  }
  ASSERT_EQ(status, VM_DONE);
  ASSERT(n > 300 && n < 20000);
  PASS();
}

TEST a_failure_can_be_undone(void) {
  struct vm *vm = open_vm(0);
  ASSERT_EQ(run(vm, loads, 1), VM_DONE);
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  struct snapshot *s = vm_snapshot(vm);
  lua_State *L = vm_lua(vm);
  enum vm_status status = VM_MEMORY;
  unsigned long n = 1;
  for (; status != VM_DONE && n < 1000; n++) {
    vm_fail_at(vm, n);
    vm_restore(vm, s);
    lua_pushcfunction(L, push_thread);
    lua_pushvalue(L, 1);
    status = vm_call(vm, 1, 1);
    int results;
    lua_State *co = lua_tothread(L, -1);
    if (status == VM_DONE) status = vm_resume(vm, co, 0, &results);
    if (status == VM_ASKED) status = vm_resume(vm, co, 0, &results);
  }
  ASSERT(n > 50 && n < 1000);
  vm_fail_at(vm, 1);
  ASSERT_EQ(vm_snapshot(vm), NULL);
  ASSERT(vm_snapshot(vm));
  vm_free(vm);
  PASS();
}

SUITE(vm_suite) {
  RUN_TEST(every_decision_can_be_returned_to);
  RUN_TEST(replays_take_the_same_room);
  RUN_TEST(snapshots_become_smaller_again);
  RUN_TEST(only_sound_frozen_vms_are_copied);
  RUN_TEST(nobody_else_wakes_who_asks);
  RUN_TEST(frozen_bytes_stay_as_they_are);
  RUN_TEST(strings_that_go_leave_no_room);
  RUN_TEST(long_strings_become_keys_later);
  RUN_TEST(strings_without_number);
  RUN_TEST(constants_are_read_like_anything);
  RUN_TEST(every_allocation_may_fail);
  RUN_TEST(a_failure_can_be_undone);
}
