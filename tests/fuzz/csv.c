/* csv.c: tables of cards, as croupier.cards reads them. The input is the file. */
#include "fuzz.h"

#include "croupier_inner.h"
#include "sources.h"

static const char script[] =
    "local g = croupier.game 'g' { players = 2 }\n"
    "function g:setup()\n"
    "  self.deck = self:zone 'deck'\n"
    "  for _, card in ipairs(croupier.cards 'cards.csv') do self.deck:create(card) end\n"
    "end\n"
    "function g:play() self.deck:shuffle() self.players[1]:ask('which', self.deck) end\n"
    "return g\n";

enum { MOST_TEXTS = 100000, WHOLE_EACH = 1024 };

/* Libraries and script are loaded, no table is laid: the reader of tables is still there. */
static croupier *reader(void) {
  static croupier *c;
  if (c != NULL && texts_size(c->names.texts) < MOST_TEXTS) return c;
  croupier_free(c);
  c = croupier_new(&(croupier_config){.script = {"g.lua", script, sizeof script - 1}, .only_declared = true});
  if (croupier_status(c) != CROUPIER_READY) BAD("%s", croupier_error(c));
  return c;
}

static int read_sheet(lua_State *L) { /* stack: name, text */
  push_host_function(L, "sheet");
  lua_insert(L, 1);
  lua_call(L, 2, 0);
  return 0;
}

/* Whatever is wrong with a table is told with its row; nothing else may fail. */
static bool is_read(croupier *c, const uint8_t *data, size_t size) {
  lua_State *L = vm_lua(c->vm);
  vm_alive(c->vm);
  lua_pushcfunction(L, read_sheet);
  lua_pushliteral(L, "cards.csv");
  lua_pushlstring(L, (const char *)data, size);
  enum vm_status status = vm_call(c->vm, 2, 0);
  const char *error = vm_error(c->vm);
  if (status == VM_ERROR && strncmp(error, "row ", 4) != 0 && strncmp(error, "the table is empty", 18) != 0)
    BAD("an error without its row: %s", error);
  if (status > VM_ERROR) BAD("a hard stop");
  enum vm_status told = croupier_run(c, croupier_read_texts, 0);
  if (told == VM_ERROR && strstr(vm_error(c->vm), "attempt to") != NULL) BAD("%s", vm_error(c->vm));
  if (told > VM_ERROR) BAD("a hard stop");
  return status == VM_DONE;
}

/* The same in a game. */
static void play(const uint8_t *data, size_t size) {
  const croupier_addition table = {CROUPIER_SOURCE_CARDS, {"cards.csv", (const char *)data, size}};
  croupier *c = croupier_new(&(croupier_config){
      .script = {"g.lua", script, sizeof script - 1}, .additions = &table, .addition_count = 1});
  if (croupier_status(c) == CROUPIER_READY) {
    croupier_start(c, 1);
    fuzz_check(c);
    if (croupier_status(c) == CROUPIER_ASKS) croupier_option(c, 1, 0, "hu");
  }
  croupier_free(c);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  bool read = is_read(reader(), data, size);
  if (read && fuzz_hash(data, size) % WHOLE_EACH == 0) play(data, size);
  return 0;
}
