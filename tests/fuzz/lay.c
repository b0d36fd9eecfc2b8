/* lay.c: programs of grammar.c in `setup` and where a file is loaded; one input in HOUSE_EACH is a house rule, with a
   method of its own. The input is three programs. The game is then played for a while. */
#include "back.h"
#include "boot.h"
#include "fault.h"
#include "grammar.h"

enum { STEPS = 10, TIME_MS = 60, MEMORY = 6 << 20, PROGRAM = 3000, HOUSE_EACH = 32 };

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

/* The table with its methods, but not laid. */
static croupier *declare(int players) {
#if CAN_GO_BACK
  static croupier *c;
  json_set_alloc_funcs(malloc, free);
  ours = true;
  if (c != NULL) back_go();
  else if (croupier_status(c = make(false, players)) != CROUPIER_READY) BAD("%s", croupier_error(c));
  else back_note(c);
  return c;
#else
  return make(false, players);
#endif
}

/* Loads the program and lays the table, as the rest of croupier_new would. */
static croupier *lay(int players) {
  croupier *c = declare(players);
  c->config.players = players;
  c->config.only_declared = false;
  if (vm_compile(c->vm, program, strlen(program), "=program") != VM_DONE) BAD("no Lua: %s", vm_error(c->vm));
  fetch(vm_lua(c->vm), KEY_CLASS);
  enum vm_status status = vm_call(c->vm, 1, 0);
  if (status != VM_DONE) croupier_fail_script(c, status);
  else status = croupier_lay(c) == CROUPIER_OK ? VM_DONE : VM_ERROR;
  if (status != VM_DONE) c->state = CROUPIER_BROKEN;
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
  bool house = data[0] % HOUSE_EACH == 0;
  int players = 2 + data[0] % 7;
  croupier *c = house ? make(true, players) : lay(players);
  if (getenv("SHOW") != NULL) puts(croupier_error(c));
  if (strstr(croupier_error(c), " near ") != NULL) BAD("no Lua: %s", croupier_error(c));
  if (croupier_status(c) == CROUPIER_READY) play(c, &(struct bytes){data, data + size});
  leave(c, !house);
  return 0;
}
