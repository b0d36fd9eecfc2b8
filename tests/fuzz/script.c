/* script.c: programs that call all words, at a table that is laid once (table.lua). The input is a program for
   grammar.c, then what the host does: answers, undo, marks, tables dealt anew, bots, lines of Lua. */
#include "fuzz.h"

#include "croupier_inner.h"
#include "grammar.h"
#include "history.h"

enum { STEPS = 24, TIME_MS = 50, MEMORY = 4 << 20, PROGRAM = 6000, PLAYERS = 3 };
/* What takes long is done by one input in so many, chosen by its hash. */
enum { HEARS = 32, DRAWS = 16, DEALS_ANEW = 8, STARTS_ANEW = 256 };

static croupier *c;
static bool shows;      /* the program, for whoever mends what it found */
static int dealt;       /* tables, in this game */
static uint64_t chosen; /* hash of the input */

static void drop_event(void *data, const croupier_event *event) {
  (void)data;
  if (chosen % HEARS != 0) return;
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
  if (chosen / HEARS % DRAWS != 0) return;
  if (*croupier_view(c, (int)bytes_draw(b, PLAYERS + 2)) == '\0') BAD("no view");
  croupier_picture(c, (int)bytes_draw(b, PLAYERS + 2), "en", (int)bytes_draw(b, 100), (int)bytes_draw(b, 30),
                   0);
}

/* There, and back again: the position is as it was. */
static void try_out(struct bytes *b) {
  if (chosen / HEARS % DEALS_ANEW != 0 || dealt++ > 0) return; /* it may take seconds of CPU time */
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
  if (chosen / HEARS % DEALS_ANEW != 1 || q->options > 6 || dealt++ > 2) return;
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

/* The first question of a game, with random seats or without. A mark is put back in a tenth of the time of a start. */
static void begin_game(bool random) {
  static croupier_mark *first[2];
  if (first[random] != NULL && chosen % STARTS_ANEW != 0) {
    croupier_back_to(c, first[random]);
    return;
  }
  croupier_remember(c, true);
  croupier_inline_random(c, random ? 6 : 0);
  if (croupier_start(c, 1) != CROUPIER_OK) BAD("%s", croupier_error(c));
  if (first[random] == NULL && (first[random] = croupier_mark_here(c)) == NULL) BAD("no mark");
}

/* The game asks once before it calls the program, which is put there as if the script had it. */
static bool begin(struct bytes *b, bool random) {
  static char text[PROGRAM + 500];
  strcpy(
      text,
      "local G = ... local one, drawn, tick, keep, again, closer, yielding, hostile, flipping, cyclic, huge, long,\n"
      "  T, O, P, a, b, row, box, score, croupier = G:names()\nfunction G.program(self)\n");
  size_t head = strlen(text);
  grammar_write(b, text + head, PROGRAM);
  strcat(text, "\nend");
  if (shows) puts(text);
  begin_game(random);
  enum vm_status status = vm_compile(c->vm, text, strlen(text), "=program");
  fetch(vm_lua(c->vm), KEY_SELF);
  if (status == VM_DONE) status = vm_call(c->vm, 1, 0);
  if (status == VM_ERROR) BAD("no Lua: %s\n%s", vm_error(c->vm), text);
  if (status != VM_DONE) return false;           /* too slow, or too large */
  if (!croupier_begin_line(c)) BAD("no memory"); /* undo goes back to here */
  return croupier_answer(c, 1, 0) == CROUPIER_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 4) return 0;
  if (c == NULL) lay();
  size_t program = size - size / 3;
  struct bytes written = {data + 1, data + program}, played = {data + program, data + size};
  dealt = 0;
  chosen = fuzz_hash(data, size);
  bool begun = begin(&written, data[0] % 4 == 0);
  fuzz_check(c);
  if (shows && !begun) puts(croupier_error(c));
  for (int i = 0; begun && i < STEPS && played.at < played.end && croupier_questions(c) > 0; i++) {
    step(&played);
    fuzz_check(c);
  }
  return 0;
}
