/* script.c: programs that call all words, at a table that is laid once (table.lua). The input is a program for
   grammar.c, then what the host does: answers, undo, marks, tables dealt anew, bots, lines of Lua. */
#include "fuzz.h"
#include "grammar.h"

enum { STEPS = 24, TIME_MS = 60, MEMORY = 4 << 20, PROGRAM = 6000, PLAYERS = 3 };

static croupier *c;
static bool shows; /* the program, for whoever mends what it found */
static int dealt;  /* tables, in this game */
static bool hears; /* events are told in words: slow, so not always */

static void drop_event(void *data, const croupier_event *event) {
  (void)data;
  if (!hears) return;
  if (*croupier_event_json(event, 1) == '\0') BAD("an event without JSON");
  croupier_event_text(event, 2, "hu");
}

static void drop_line(void *data, const char *text, size_t size) { (void)data, (void)text, (void)size; }

static void lay(void) {
  static char text[16000];
  FILE *f = fopen("tests/fuzz/table.lua", "rb");
  if (f == NULL) BAD("run this in the root of the sources");
  size_t size = fread(text, 1, sizeof text, f);
  fclose(f);
  shows = getenv("SHOW") != NULL;
  c = croupier_new(&(croupier_config){.script = {"table.lua", text, size},
                                      .players = PLAYERS,
                                      .time_ms = TIME_MS,
                                      .memory = MEMORY,
                                      .event = drop_event,
                                      .print = drop_line});
  if (croupier_status(c) != CROUPIER_READY) BAD("%s", croupier_error(c));
}

static void look_around(struct bytes *b) {
  for (int i = 0; i < croupier_questions(c); i++) {
    croupier_question q = *croupier_question_at(c, i);
    const char *why;
    for (int k = 0; k < q.options && k < 4; k++) croupier_option(c, q.seat, k, k % 2 ? "en" : NULL);
    for (int k = 0; k < croupier_refusals(c, q.seat) && k < 4; k++)
      croupier_refused(c, q.seat, k, "hu", &why);
    croupier_wanted(c, q.seat, "en");
    croupier_prompt(c, q.seat, "hu");
    croupier_free_actions(c, 1 + i % PLAYERS);
  }
  if (*croupier_view(c, (int)bytes_draw(b, PLAYERS + 2)) == '\0') BAD("no view");
  croupier_picture(c, (int)bytes_draw(b, PLAYERS + 2), "en", (int)bytes_draw(b, 100), (int)bytes_draw(b, 30),
                   0);
}

/* There, and back again: the position is as it was. */
static void try_out(struct bytes *b) {
  if (dealt++ > 0) return; /* it may take seconds of CPU time */
  uint64_t before = croupier_hash(c);
  croupier_mark *mark = croupier_mark_here(c);
  if (mark == NULL) return;
  int seat = 1 + (int)bytes_draw(b, PLAYERS);
  croupier_redeal(c, seat, bytes_draw(b, 99));
  fuzz_check(c);
  for (int i = 0; i < 3 && croupier_questions(c) > 0; i++) {
    croupier_question q = *croupier_question_at(c, 0);
    croupier_answer(c, q.seat, (int)bytes_draw(b, (unsigned)q.options));
  }
  croupier_back_to(c, mark);
  croupier_forget(c, mark);
  if (croupier_hash(c) != before) BAD("the way back led elsewhere");
}

static void let_bot_think(struct bytes *b, const croupier_question *q) {
  croupier_bot bot = {.kind = bytes_draw(b, 2) ? CROUPIER_SEARCH : CROUPIER_GREEDY, .iterations = 3};
  if (q->options > 6 || dealt++ > 2) return;
  uint64_t before = croupier_hash(c);
  croupier_bot_option(c, q->seat, &bot, NULL);
  if (croupier_hash(c) != before) BAD("a bot has changed the game");
}

/* A line that the program's grammar makes; what only looks changes nothing. */
static void say_line(struct bytes *b) {
  char line[1000];
  const char *shown;
  grammar_write(&(struct bytes){b->at, b->end - b->at > 24 ? b->at + 24 : b->end}, line, sizeof line);
  b->at = b->end - b->at > 24 ? b->at + 24 : b->end;
  uint64_t before = croupier_hash(c);
  if (bytes_draw(b, 2)) {
    croupier_edit(c, line, &shown);
    return;
  }
  croupier_look(c, line, &shown);
  if (croupier_hash(c) != before) BAD("a look has changed the game");
}

static void step(struct bytes *b) {
  croupier_question q = *croupier_question_at(c, (int)bytes_draw(b, (unsigned)croupier_questions(c)));
  switch (bytes_draw(b, 16)) {
  case 0: look_around(b); break;
  case 1: say_line(b); break;
  case 2:
    croupier_undo(c, croupier_can_undo(c) > 1 ? 1 + bytes_draw(b, (unsigned)croupier_can_undo(c) - 1) : 0);
    break;
  case 3: croupier_redo(c, croupier_can_redo(c) ? 1 : 0); break;
  case 4: try_out(b); break;
  case 5: let_bot_think(b, &q); break;
  case 6: croupier_act(c, 1 + (int)bytes_draw(b, PLAYERS), 0); break;
  case 7: croupier_follow(c, bytes_draw(b, 2) ? "p1.hand:" : "O."); break;
  case 8: croupier_answer(c, (int)bytes_draw(b, PLAYERS + 2), (int)bytes_draw(b, 9) - 1); break;
  default: croupier_answer(c, q.seat, (int)bytes_draw(b, (unsigned)q.options));
  }
}

/* The game asks once before it calls the program; the edit puts it there. */
static bool begin(struct bytes *b, bool random) {
  /* A line looks for each name among those of the methods; locals are found at once. */
  static const char head[] =
      "local one, drawn, tick, again, yielding, hostile, flipping, cyclic, huge, long, T, O, G, P, a, b, row, box, score =\n"
      "  one, drawn, tick, again, yielding, hostile, flipping, cyclic, huge, long, T, O, G, P, a, b, row, box, score\n"
      "local error, pcall, coroutine, setmetatable, table, math, print =\n"
      "  error, pcall, coroutine, setmetatable, table, math, print\n"
      "function self.program(self)\n";
  static char text[sizeof head + PROGRAM + 10];
  const char *shown;
  strcpy(text, head);
  grammar_write(b, text + sizeof head - 1, PROGRAM);
  strcat(text, "\nend");
  if (shows) puts(text);
  croupier_remember(c, true);
  croupier_inline_random(c, random ? 6 : 0);
  if (croupier_start(c, 1) != CROUPIER_OK) BAD("%s", croupier_error(c));
  croupier_status_code code = croupier_edit(c, text, &shown);
  if (code == CROUPIER_UNFINISHED) BAD("the program is no Lua:\n%s", text);
  return code == CROUPIER_OK && croupier_answer(c, 1, 0) == CROUPIER_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 4) return 0;
  if (c == NULL) lay();
  size_t program = size - size / 3;
  struct bytes written = {data + 1, data + program}, played = {data + program, data + size};
  dealt = 0;
  hears = data[0] / 4 % 8 == 0;
  bool begun = begin(&written, data[0] % 4 == 0);
  fuzz_check(c);
  if (shows && !begun) puts(croupier_error(c));
  for (int i = 0; begun && i < STEPS && played.at < played.end && croupier_questions(c) > 0; i++) {
    step(&played);
    fuzz_check(c);
  }
  return 0;
}
