/* lay.c: whole games whose setup, declaration and house rule grammar.c writes, loaded and played for a while. The
   input is three programs. Loading takes milliseconds: this is the slow target. */
#include "fuzz.h"
#include "grammar.h"

enum { STEPS = 10, TIME_MS = 60, MEMORY = 6 << 20, PROGRAM = 3000 };

static const char *table; /* the text of table.lua */

static void read_table(void) {
  static char text[16000];
  FILE *f = fopen("tests/fuzz/table.lua", "rb");
  if (f == NULL || fread(text, 1, sizeof text - 1, f) == 0) BAD("run this in the root of the sources");
  fclose(f);
  table = text;
}

/* The table, with a program at the end of its setup, and one where the file is loaded. */
static size_t write_script(struct bytes *laying, struct bytes *loading, char *text, size_t size) {
  static char lay[PROGRAM], load[PROGRAM];
  const char *play = strstr(table, "\nfunction g:play()"), *end = strstr(table, "\nreturn g");
  grammar_write(laying, lay, sizeof lay);
  grammar_write(loading, load, sizeof load);
  int setup = (int)(play - table) - 5; /* without its `end` */
  return (size_t)snprintf(
      text, size, "%.*s\npcall(function()\n%s\nend)\nend\n%.*s\npcall(function()\n%s\nend)\nreturn g\n",
      setup, table, lay, (int)(end - play), play, load);
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static char script[40000], house[PROGRAM + 100];
  if (size < 3) return 0;
  if (table == NULL) read_table();
  const uint8_t *third = data + size / 3, *rest = data + 2 * (size / 3), *end = data + size;
  struct bytes laying = {data + 1, third}, loading = {third, rest}, ruling = {rest, end},
               playing = {data, end};
  size_t length = write_script(&laying, &loading, script, sizeof script);
  strcpy(
      house,
      "local g, before = ...\nlocal one, T, again = function() return g end, pcall, error\nfunction g:extra()\n");
  grammar_write(&ruling, house + strlen(house), PROGRAM);
  strcat(house, "\nend\n");
  croupier_addition rule = {CROUPIER_SOURCE_HOUSE, {"house.lua", house, strlen(house)}};
  if (getenv("SHOW") != NULL) printf("%s\n---\n%s", script, house);
  croupier *c = croupier_new(&(croupier_config){.script = {"s.lua", script, length},
                                                .additions = &rule,
                                                .addition_count = data[0] % 2,
                                                .time_ms = TIME_MS,
                                                .memory = MEMORY,
                                                .players = 2 + data[0] % 7});
  if (getenv("SHOW") != NULL) puts(croupier_error(c));
  if (strstr(croupier_error(c), " near ") != NULL) BAD("no Lua: %s", croupier_error(c));
  if (croupier_status(c) == CROUPIER_READY) play(c, &playing);
  croupier_free(c);
  return 0;
}
