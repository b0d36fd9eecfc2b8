/* words.c: scripts that call every word with anything at all break nothing, however a host plays them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "fold.h"
#include "rng.h"

/*
** words FOLDER: the scripts s1.lua, s2.lua ... of words.py, and the specs beside them. Each is played twice, as chance will
** have it: answers, undo, edits, lines that look, bots, tables dealt anew, pictures, events. Whatever comes of it, every piece
** is in one zone, and the same comes of it again. A crash, or what sanitizers find, ends it.
*/

enum { STEPS = 60, MOST_TOLD = 3000, TIME_MS = 100, MEMORY = 6 << 20 };

struct player {
  croupier *c;
  struct rng rng;
  uint64_t seen; /* all that was told, as one number */
  int told;
  bool stopped; /* for time, which is not the same in each run */
  char fault[200];
};

static const char *const lines[] = {"p1:score(3)",
                                    "self",
                                    "O",
                                    "W",
                                    "engine",
                                    "engine.seat { {}, {}, {} }",
                                    "playing.lowest",
                                    "T(word)",
                                    "word()",
                                    "wild()",
                                    "for i = 1, 5 do T(word) end",
                                    "coroutine.resume(O.co[1])",
                                    "scene { row = 'card 1, card 2' }",
                                    "p1:agrees 'q'",
                                    "p1:can_select { 'q', from = p1.hand }",
                                    "calls = 0",
                                    "O = nil",
                                    "self.players = nil",
                                    "p1.hand = 5",
                                    "row = nil",
                                    "row:move_all(box)",
                                    "self:setup()",
                                    "error {}",
                                    "return 1, nil, 2",
                                    "hostile()",
                                    "local x <close> = closer(word)",
                                    "croupier.show(self)",
                                    "O.trick[1]:turns(p2)",
                                    "1 +",
                                    "#P"};

static uint32_t draw(struct player *p, uint32_t n) { return rng_below(&p->rng, n); }

static void note(struct player *p, const char *text) {
  p->seen = fold(text != NULL ? fold_bytes(p->seen, text, strlen(text)) : p->seen, 256);
}

static void hear(void *data, const croupier_event *event) {
  struct player *p = data;
  if (p->told++ > MOST_TOLD) return;
  note(p, croupier_event_json(event, 0));
  note(p, croupier_event_json(event, 1));
  note(p, croupier_event_text(event, 2, "hu"));
}

static void drop_line(void *data, const char *text, size_t size) { (void)data, (void)text, (void)size; }

static void look_around(struct player *p) {
  croupier *c = p->c;
  char hash[24];
  for (int i = 0; i < croupier_questions(c); i++) {
    croupier_question q = *croupier_question_at(c, i);
    const char *why;
    for (int k = 0; k < q.options && k < 9; k++) note(p, croupier_option(c, q.seat, k, k % 2 ? "en" : NULL));
    for (int k = 0; k < croupier_refusals(c, q.seat) && k < 9; k++)
      note(p, croupier_refused(c, q.seat, k, "hu", &why));
    note(p, croupier_wanted(c, q.seat, "en"));
    snprintf(hash, sizeof hash, "%d", croupier_free_actions(c, 1 + i % croupier_players(c)));
    note(p, hash);
  }
  int seat = (int)draw(p, 3), columns = (int)draw(p, 100), rows = (int)draw(p, 30);
  note(p, croupier_view(c, seat));
  note(p, croupier_picture(c, seat, "en", columns, rows, 0));
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)croupier_hash(c));
  note(p, hash);
}

static void let_bot_answer(struct player *p, const croupier_question *q) {
  croupier_bot bot;
  croupier_bot_named(draw(p, 2) ? "search:5" : "greedy", &bot);
  int option = q->options < 20 ? croupier_bot_option(p->c, q->seat, &bot, NULL) : -1;
  if (option >= 0) croupier_answer(p->c, q->seat, option);
}

/* One thing that a host may do while somebody is asked. */
static void step(struct player *p) {
  croupier *c = p->c;
  const char *line = lines[draw(p, sizeof lines / sizeof *lines)], *shown;
  croupier_question q = *croupier_question_at(c, (int)draw(p, (uint32_t)croupier_questions(c)));
  int players = croupier_players(c);
  switch (draw(p, 16)) {
  case 0: look_around(p); break;
  case 1: note(p, croupier_look(c, line, &shown) == CROUPIER_OK ? shown : croupier_error(c)); break;
  case 2: note(p, croupier_edit(c, line, &shown) == CROUPIER_OK ? shown : croupier_error(c)); break;
  case 3: croupier_undo(c, croupier_can_undo(c) ? 1 + draw(p, (uint32_t)croupier_can_undo(c)) : 0); break;
  case 4: croupier_redo(c, croupier_can_redo(c) ? 1 : 0); break;
  case 5: croupier_redeal(c, 1 + (int)draw(p, (uint32_t)players), draw(p, 99)); break;
  case 6: let_bot_answer(p, &q); break;
  case 7: croupier_act(c, 1 + (int)draw(p, (uint32_t)players), 0); break;
  case 8: note(p, croupier_follow(c, draw(p, 2) ? "p1.hand:" : "O.").names); break;
  default: croupier_answer(c, q.seat, croupier_random_option(c, q.seat));
  }
}

static void check(struct player *p, const char *when) {
  const char *unsound = croupier_unsound(p->c);
  if (*unsound != '\0' && p->fault[0] == '\0') snprintf(p->fault, sizeof p->fault, "%s: %s", when, unsound);
  if (strstr(croupier_error(p->c), "stopped") != NULL) p->stopped = true;
}

static void play(struct player *p) {
  croupier_remember(p->c, draw(p, 3) != 0);
  croupier_inline_random(p->c, draw(p, 3) == 0 ? 255 : 0);
  note(p, croupier_start(p->c, draw(p, 100)) == CROUPIER_OK ? "" : croupier_error(p->c));
  check(p, "started");
  for (int i = 0; i < STEPS && !p->stopped && croupier_questions(p->c) > 0; i++) {
    step(p);
    check(p, "played");
  }
  look_around(p);
}

static void tested(void *data, const char *name, const croupier_fault *fault) {
  struct player *p = data;
  const char *error = fault != NULL ? fault->text : NULL;
  note(p, name);
  note(p, error);
  if (error != NULL && strstr(error, "stopped") != NULL) p->stopped = true;
}

static char *read_file(const char *folder, int number, const char *end, size_t *size) {
  char path[300];
  snprintf(path, sizeof path, "%s/s%d%s", folder, number, end);
  FILE *f = fopen(path, "rb");
  if (f == NULL) return NULL;
  fseek(f, 0, SEEK_END);
  *size = (size_t)ftell(f);
  rewind(f);
  char *text = malloc(*size + 1);
  if (text == NULL || fread(text, 1, *size, f) != *size) exit(2);
  fclose(f);
  text[*size] = '\0';
  return text;
}

/* Returns all that came of it as one number. */
static uint64_t carry_out(struct player *p, const char *folder, int number, const char *script, size_t size) {
  *p = (struct player){.seen = FOLD_BYTES};
  rng_seed(&p->rng, (uint64_t)number, 1);
  croupier_config config = {.script = {"s.lua", script, size},
                            .data = p,
                            .print = drop_line,
                            .time_ms = TIME_MS,
                            .memory = MEMORY,
                            .players = 2 + (int)draw(p, 3),
                            .event = draw(p, 3) ? hear : NULL};
  p->c = croupier_new(&config);
  if (croupier_status(p->c) == CROUPIER_READY) {
    check(p, "laid");
    play(p);
    size_t length;
    char *text = read_file(folder, number, ".spec", &length);
    croupier_source spec = {"s.spec.lua", text, length};
    if (text != NULL) croupier_run_spec(p->c, &spec, NULL, tested, p);
    free(text);
  }
  note(p, croupier_error(p->c));
  if (strstr(croupier_error(p->c), "stopped") != NULL) p->stopped = true;
  if (strstr(croupier_error(p->c), " near ") != NULL)
    snprintf(p->fault, sizeof p->fault, "%.190s", croupier_error(p->c));
  croupier_free(p->c);
  return p->seen;
}

int main(int argc, char **argv) {
  int passed = 0, failed = 0;
  size_t size;
  char *script;
  for (int n = 1; argc == 2 && (script = read_file(argv[1], n, ".lua", &size)) != NULL; n++) {
    struct player p;
    uint64_t first = carry_out(&p, argv[1], n, script, size);
    bool stopped = p.stopped;
    bool same = carry_out(&p, argv[1], n, script, size) == first || stopped || p.stopped;
    if (p.fault[0] != '\0') printf("script %d, %s\n", n, p.fault);
    if (!same) printf("script %d: two runs differ\n", n);
    *(same && p.fault[0] == '\0' ? &passed : &failed) += 1;
    free(script);
  }
  if (passed + failed == 0) failed = 1; /* nothing was there */
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
