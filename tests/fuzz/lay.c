/* lay.c: programs of grammar.c in `setup` and where a file is loaded; one input in HOUSE_EACH is a house rule, with a
   method of its own. The input is three programs. Where memory can go back, most inputs begin where `setup` has made
   its things, and end with their programs; one in PLAY_EACH also lays the rest of the table, and plays for a while. */
#include "back.h"
#include "fault.h"
#include "grammar.h"

#include "../../runtime/engine/boot.c" /* for its parts */

enum {
  STEPS = 10,
  TIME_MS = 50,
  MEMORY = 6 << 20,
  PROGRAM = 3000,
  HOUSE_EACH = 512,
  PLAY_EACH = 32,
  PLAYERS = 3
};

static char table[16000]; /* the text of table.lua */
static size_t table_size;
static char program[3 * PROGRAM + 2000];

static void read_table(void) {
  FILE *f = fopen("tests/fuzz/table.lua", "rb");
  if (f == NULL || (table_size = fread(table, 1, sizeof table, f)) == 0)
    BAD("run this in the root of the sources");
  fclose(f);
}

/* Writes one of the three. */
static void write_part(const char *head, const uint8_t *data, size_t size, const char *end) {
  strcat(program, head);
  grammar_write(&(struct bytes){data, data + size}, program + strlen(program), PROGRAM);
  strcat(program, end);
}

/* A file with three programs. Its first argument is the game, as that of a house rule. */
static void write_program(const uint8_t *data, size_t size) {
  static const char names[] =
      "local one, drawn, tick, keep, again, closer, yielding, hostile, flipping, cyclic, huge, long, T, O, P,\n"
      "  a, b, row, box, score, croupier = G:names()\n";
  size_t part = size / 3;
  strcpy(program, "local G = ...\n");
  strcat(program, "function G:laying()\n");
  write_part(names, data, part, "end\n");
  strcat(program, "function G:extra()\n");
  write_part(names, data + 2 * part, part, "end\npcall(function()\n");
  write_part(names, data + part, part, "end)\n");
  if (getenv("SHOW") != NULL) puts(program);
}

static croupier *make(bool house, int players) {
  croupier_addition rule = {CROUPIER_SOURCE_HOUSE, {"house.lua", program, strlen(program)}};
  return croupier_new(&(croupier_config){.script = {"table.lua", table, table_size},
                                         .additions = &rule,
                                         .addition_count = house,
                                         .only_declared = !house,
                                         .time_ms = TIME_MS,
                                         .memory = MEMORY,
                                         .players = players});
}

#if CAN_GO_BACK
static struct moment declared, set_up;
static bool locked; /* by the input before */

/* Carries out `setup` by itself, so that what follows it can be left out. */
static void set_up_table(croupier *c) {
  lua_State *L = vm_lua(c->vm);
  if (croupier_run(c, turn_knobs, 1) != VM_DONE || croupier_check_rules(c) != CROUPIER_OK) BAD("no knobs");
  vm_cool(c->vm, false);
  fetch(L, KEY_CLASS);
  lua_getfield(L, -1, "setup");
  lua_pushnil(L);
  lua_setfield(L, -3, "setup"); /* Stack now: knobs, class, setup */
  lua_pushcfunction(L, lay_table);
  lua_pushlightuserdata(L, c);
  lua_pushvalue(L, -5);
  if (vm_call(c->vm, 2, 1) != VM_DONE) BAD("no table: %s", vm_error(c->vm));
  lua_pushvalue(L, -1);
  keep(L, KEY_SELF);
  if (vm_call(c->vm, 1, 0) != VM_DONE) BAD("no setup: %s", vm_error(c->vm));
  lua_settop(L, 0);
}

/* The table with its methods, before or after `setup`. */
static croupier *begin(bool after) {
  static croupier *c;
  json_set_alloc_funcs(malloc, free);
  ours = true;
  if (c == NULL) {
    if (croupier_status(c = make(false, PLAYERS)) != CROUPIER_READY) BAD("%s", croupier_error(c));
    back_note(&declared, c);
    set_up_table(c);
    back_note(&set_up, c);
  }
  back_go(after ? &set_up : &declared, locked);
  locked = !after;
  return c;
}
#else
static croupier *begin(bool after) {
  (void)after;
  return make(false, PLAYERS);
}
#endif

/* Loads the program. */
static bool load(croupier *c) {
  enum vm_status status = vm_compile(c->vm, program, strlen(program), "=program");
  if (status == VM_ERROR) BAD("no Lua: %s", vm_error(c->vm));
  if (status != VM_DONE) return false; /* too slow, or too large */
  fetch(vm_lua(c->vm), KEY_CLASS);
  return vm_call(c->vm, 1, 0) == VM_DONE;
}

/* Carries out the programs in `setup`. */
static void try_setup(void) {
  croupier *c = begin(true);
  if (load(c)) {
    fetch(vm_lua(c->vm), KEY_SELF);
    lua_getfield(vm_lua(c->vm), -1, "lay_program");
    lua_insert(vm_lua(c->vm), -2);
    vm_call(c->vm, 1, 0);
  }
  fuzz_check(c);
  if (getenv("SHOW") != NULL) puts(vm_error(c->vm));
}

/* Loads the program and lays the table, as the rest of croupier_new would. */
static croupier *lay(int players) {
  croupier *c = begin(false);
  c->config.players = players;
  c->config.only_declared = false;
  if (!load(c) || croupier_lay(c) != CROUPIER_OK) c->state = CROUPIER_BROKEN;
  return c;
}

static void play(croupier *c, struct bytes *b) {
  croupier_remember(c, true);
  croupier_start(c, bytes_draw(b, 100));
  fuzz_check(c);
  for (int i = 0; i < STEPS && croupier_questions(c) > 0; i++) {
    croupier_question q = *croupier_question_at(c, 0);
    croupier_answer(c, q.seat, (int)bytes_draw(b, (unsigned)q.options));
    croupier_redeal(c, 1, 1);
    fuzz_check(c);
  }
  croupier_view(c, 0);
  croupier_rules(c, "hu", 60);
}

static void leave(croupier *c, bool goes_back) {
#if CAN_GO_BACK
  ours = false;
  if (goes_back) return;
#endif
  (void)goes_back;
  croupier_free(c);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 4) return 0;
  if (table_size == 0) read_table();
  write_program(data + 1, size - 1);
  uint64_t chosen = fuzz_hash(data, size);
  bool house = chosen % HOUSE_EACH == 0;
  int players = 2 + data[0] % 7;
  if (CAN_GO_BACK && chosen % PLAY_EACH != 0) {
    try_setup();
    leave(NULL, true);
    return 0;
  }
  croupier *c = house ? make(true, players) : lay(players);
  if (getenv("SHOW") != NULL) puts(croupier_error(c));
  if (strstr(croupier_error(c), " near ") != NULL) BAD("no Lua: %s", croupier_error(c));
  if (croupier_status(c) == CROUPIER_READY) play(c, &(struct bytes){data, data + size});
  leave(c, !house);
  return 0;
}
