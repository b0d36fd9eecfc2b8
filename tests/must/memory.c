/* memory.c: each allocation fails once, in the arena or outside: nothing crashes, leaks or tells half of something, a
   sentence says why, and the second attempt goes on as if nothing had been. */
#include "failing.h"
#include "fold.h"

/* --- texts: whole or not at all --- */

enum { TEXTS = 1 << 14 };
static uint64_t texts[TEXTS]; /* those of the run in which nothing fails */

static void whole(const char *text) {
  uint64_t hash = fold_bytes(FOLD_BYTES, text, strlen(text));
  size_t i = hash % TEXTS;
  while (texts[i] != 0 && texts[i] != hash) i = (i + 1) % TEXTS;
  if (learning) texts[i] = hash;
  else if (*text != '\0' && texts[i] == 0) wrong("half of a text", text);
}

static bool quiet; /* nobody listens and nobody looks */

static void hear(void *data, const croupier_event *event) {
  (void)data;
  if (quiet) return;
  whole(croupier_event_json(event, 0));
  whole(croupier_event_json(event, 2));
  whole(croupier_event_text(event, 1, "hu"));
}

/* --- one game with everything in it --- */

static const char script[] =
    "local g = croupier.game 'g' {\n"
    "  players = { 2, 4 }, free = { 'swap' },\n"
    "  knobs = { cards = { 4, range = { 1, 6 }, 'cards in a hand' } },\n"
    "}\n" HIDDEN_TABLE(
        9, 6) "function g:play()\n"
              "  self.stock:shuffle()\n"
              "  for _, p in ipairs(self.players) do self.stock:deal(self.knobs.cards, p.hand) end\n"
              "  self:ask_all { 'all', from = 'hand' }\n"
              "  for round = 1, 3 do self:phase('round', round) self:round_of_all() end\n"
              "end\n"
              "function g:round_of_all()\n"
              "  for _, p in ipairs(self.players) do coroutine.wrap(function() self:turn(p) end)() end\n"
              "end\n"
              "function g:turn(p)\n"
              "  local n = p:number('n', 1, 3)\n"
              "  local card = p:ask('lay', p.hand, function(c) return c.value > n, 'too low' end, 'pass')\n"
              "  if card then card:move(self.open) p:score(self:roll(2), 'laid') end\n"
              "  local order = {}\n"
              "  for i = 1, 40 do order[i] = ('word %d of %s'):format(i, tostring(card)) end\n"
              "  self:note('{n} of {card}', { n = #order, card = p.hand:top() or 'none', who = p })\n"
              "  p.gold:pay(self.bank, 1, 'fee')\n"
              "end\n"
              "function g:may_swap(p) return p.hand:size() > 2 and p.gold:amount() > 2 end\n"
              "function g:swap(p) p:ask('swap out', p.hand):move(self.open) end\n"
              "return g\n";
static const char texts_of_game[] =
    "local all = { 'title', '{n} of {card}', 'card {value}', 'fee', 'laid', 'all?', 'n?', 'lay?', 'swap out?', 'swap',\n"
    "              'pass', 'too low', 'stock', 'open', 'hand', 'gold', 'bank', 'round', 'none' }\n"
    "local en, hu = {}, {}\n"
    "for i, key in ipairs(all) do en[key], hu[key] = key, key .. '!' end\n"
    "for key in pairs(en) do assert(hu[key]) end\n"
    "return { en = en, hu = hu }\n";
static const char house[] = "local g = ... local turn = g.turn function g:turn(p) turn(self, p) end";
static const char spec_text[] = "local spec = ...\n"
                                "spec('fine', function(g, t) t:answers { '1: yes' }\n"
                                "  t:equal(g.players[1]:agrees 'n', true) end)\n"
                                "spec('wrong', function(g, t) t:equal(1, 2) end)\n";

static const char *const knobs[] = {"cards=5"};
static const croupier_addition additions[] = {
    {CROUPIER_SOURCE_TEXTS, {"g.texts.lua", texts_of_game, sizeof texts_of_game - 1}},
    {CROUPIER_SOURCE_HOUSE, {"house.lua", house, sizeof house - 1}}};
static const croupier_config config = {.script = {"g.lua", script, sizeof script - 1},
                                       .additions = additions,
                                       .addition_count = 2,
                                       .knobs = knobs,
                                       .knob_count = 1,
                                       .players = 3,
                                       .event = hear};

static croupier *make(void) {
  croupier *c = croupier_new(&config);
  if (c != NULL && croupier_status(c) == CROUPIER_READY) return c;
  if (c != NULL) {
    expect(croupier_status(c) == CROUPIER_BROKEN, "a state that is none");
    refused(c, croupier_code(c));
    croupier_free(c);
  }
  c = croupier_new(&config);
  if (c == NULL || croupier_status(c) != CROUPIER_READY) wrong("the second attempt fails", "");
  return c;
}

/* Look at all that is asked; what is told is whole, or "". */
static void look(croupier *c) {
  for (int i = 0; i < croupier_questions(c) && !quiet; i++) {
    const croupier_question *q = croupier_question_at(c, i);
    int seat = q->seat, options = q->options, refusals = croupier_refusals(c, q->seat);
    whole(croupier_prompt(c, seat, "en"));
    for (int k = 0; k < 2 * options; k++) {
      const char *lang = k < options ? NULL : "hu", *name = croupier_option(c, seat, k % options, lang);
      if (*name == '\0') name = croupier_option(c, seat, k % options, lang);
      expect(*name != '\0', "an option has no name, twice");
      whole(name);
    }
    for (int k = 0; k < refusals; k++) {
      const char *reason;
      whole(croupier_refused(c, seat, k, "en", &reason));
      whole(reason);
    }
  }
  const char *shown = "";
  static const char line[] = "local t = {} for i = 1, 9 do t[i] = p1.hand:list() end return self, p1, t";
  if (!quiet && refused(c, croupier_look(c, line, &shown)))
    expect(croupier_look(c, line, &shown) == CROUPIER_OK, "a second look fails");
  whole(shown);
  const char *names = quiet ? "" : croupier_follow(c, "p1.ha").names;
  expect(*names == '\0' || strcmp(names, "hand\n") == 0, "half of the names follow");
  for (int seat = 0; seat <= croupier_players(c) && !quiet; seat++) {
    whole(croupier_view(c, seat));
    whole(croupier_picture(c, seat, "hu", 80, 18, CROUPIER_COLOURS));
  }
}

static uint64_t trail; /* of the positions on the way */

static void pass_by(croupier *c) { trail = trail * 31 + croupier_hash(c); }

static void answer(croupier *c) {
  int seat = croupier_question_at(c, 0)->seat, option = croupier_random_option(c, seat);
  uint64_t before = croupier_hash(c);
  size_t given = croupier_can_undo(c);
  if (refused(c, croupier_answer(c, seat, option))) {
    expect(croupier_hash(c) == before, "a failed answer moves the game");
    expect(croupier_answer(c, seat, option) == CROUPIER_OK, "the second answer fails");
  }
  expect(croupier_can_undo(c) == given + 1, "an answer is given, but cannot be taken back");
  pass_by(c);
}

static void travel(croupier *c, size_t to) {
  for (int attempt = 0; attempt < 2; attempt++) {
    size_t at = croupier_can_undo(c);
    croupier_status_code code = to < at ? croupier_undo(c, at - to) : croupier_redo(c, to - at);
    if (!refused(c, code)) break;
  }
  expect(croupier_can_undo(c) == to, "undo or redo fails twice");
  pass_by(c);
}

static void on_test(void *data, const char *name, const croupier_fault *fault) {
  const croupier *c = data;
  const char *error = fault != NULL ? fault->text : NULL;
  if (strcmp(name, "fine") == 0 && error != NULL && strstr(error, "memory") == NULL) wrong("a test", error);
  if (strcmp(name, "wrong") == 0 && error == NULL) wrong("a test", "passes that should not");
  expect(c != NULL, "data");
}

/* The journal of a few answers, and the same read and played again. */
static void write_down(croupier *c) {
  static const char *const seats[] = {"human", "random", "random"};
  static char text[1 << 16];
  size_t used = 0;
  croupier_journal *j = croupier_journal_new(c, &config, seats);
  if (j == NULL) j = croupier_journal_new(c, &config, seats);
  if (j == NULL) {
    wrong("no journal twice", "");
    return;
  }
  used += (size_t)snprintf(text, sizeof text, "%s", croupier_journal_line(j));
  for (int i = 0; i < 4; i++) {
    int seat = croupier_question_at(c, 0)->seat;
    size_t given = croupier_can_undo(c);
    croupier_status_code code = croupier_journal_answer(j, c, seat, croupier_random_option(c, seat));
    if (code != CROUPIER_OK) {
      expect(croupier_can_undo(c) == given, "an answer is given, but not written down");
      code = croupier_journal_answer(j, c, seat, croupier_random_option(c, seat));
    }
    expect(code == CROUPIER_OK, "a line fails twice");
    used += (size_t)snprintf(text + used, sizeof text - used, "%s", croupier_journal_line(j));
    pass_by(c);
  }
  static const char edit[] = "self.stock:top():move(self.open) p1:score(3)";
  const char *shown;
  size_t given = croupier_can_undo(c);
  if (refused(c, croupier_journal_edit(j, c, edit, &shown))) {
    expect(croupier_can_undo(c) == given, "an edit is made, but not written down");
    expect(croupier_journal_edit(j, c, edit, &shown) == CROUPIER_OK, "an edit fails twice");
  }
  used += (size_t)snprintf(text + used, sizeof text - used, "%s", croupier_journal_line(j));
  if (refused(c, croupier_journal_sits(j, c, 2, "search:500")))
    expect(croupier_journal_sits(j, c, 2, "search:500") == CROUPIER_OK, "a player sits down and fails twice");
  used += (size_t)snprintf(text + used, sizeof text - used, "%s", croupier_journal_line(j));
  pass_by(c);
  croupier_journal_free(j);
  for (int attempt = 0; attempt < 2; attempt++) {
    bool played = false;
    reading = true;
    j = croupier_journal_read(text, used);
    reading = false;
    if (j != NULL) expect(*croupier_journal_damage(j) == '\0', "a lack of memory is said to be damage");
    if (j != NULL && croupier_journal_lines(j) == 6) {
      croupier_journal_result result = croupier_journal_start(j, c);
      for (int i = 0; i < 6 && result == CROUPIER_JOURNAL_PLAYED; i++) result = croupier_journal_next(j, c);
      played = result == CROUPIER_JOURNAL_PLAYED;
    }
    croupier_journal_free(j);
    if (played) break;
    expect(attempt == 0, "the journal cannot be read twice");
  }
  pass_by(c);
}

static void play(croupier *c) {
  trail = 0;
  if (refused(c, croupier_start(c, 7))) expect(croupier_start(c, 7) == CROUPIER_OK, "the second start fails");
  write_down(c);
  look(c);
  for (int i = 0; i < 4; i++) answer(c);
  croupier_mark *mark = croupier_mark_here(c);
  if (mark == NULL) mark = croupier_mark_here(c);
  look(c);
  travel(c, croupier_can_undo(c) - 3);
  look(c);
  answer(c);
  if (mark != NULL) croupier_back_to(c, mark);
  else wrong("no mark twice", "");
  croupier_forget(c, mark);
  pass_by(c);
  while (croupier_status(c) == CROUPIER_ASKS && croupier_can_undo(c) < 20) answer(c);
  travel(c, croupier_can_undo(c) - croupier_can_undo(c) / 3);
  travel(c, croupier_can_undo(c) + croupier_can_redo(c));
  croupier_source spec = {"g.spec.lua", spec_text, sizeof spec_text - 1};
  if (refused(c, croupier_run_spec(c, &spec, NULL, on_test, c)))
    expect(croupier_run_spec(c, &spec, NULL, on_test, c) == CROUPIER_OK, "the second run of a spec fails");
}

/* --- all of them in turn --- */

static uint64_t expected_trail;

static void in_playing(const char *name, bool in_arena) {
  mode = name;
  n = 0;
  croupier *c = make();
  bool reached = true;
  for (n = first; reached && failed < 10; n += step) {
    if (in_arena) vm_fail_at(c->vm, n);
    else host_countdown = n;
    play(c);
    expect(trail == expected_trail, "the game takes another way");
    reached = in_arena ? vm_fails_in(c->vm) == 0 : host_countdown == 0;
    if (in_arena) vm_fail_at(c->vm, 0);
    host_countdown = 0;
  }
  printf("%s: %lu allocations\n", name, n);
  expect(n > 200, "so few allocations");
  croupier_free(c);
  expect(blocks == 0, "blocks are not freed");
}

static void in_making(const char *name, bool in_arena) {
  mode = name;
  bool reached = true;
  for (n = first; reached && failed < 10; n += step) {
    if (in_arena) arena_countdown = n;
    else host_countdown = n;
    croupier *c = make();
    reached = in_arena ? vm_fails_in(c->vm) == 0 : host_countdown == 0;
    host_countdown = 0;
    if (n % 1000 == first || !reached) {
      vm_fail_at(c->vm, 0);
      play(c);
      expect(trail == expected_trail, "the game takes another way");
    }
    put_away(c);
  }
  printf("%s: %lu allocations\n", name, n);
  expect(n > 50, "so few allocations");
}

/* The first game of a table needs memory that later games find there. */
static void in_first_game(const char *name) {
  mode = name;
  bool reached = true;
  quiet = true;
  for (n = first; reached && failed < 10; n += step) {
    croupier *c = make();
    host_countdown = n;
    play(c);
    reached = host_countdown == 0;
    host_countdown = 0;
    expect(trail == expected_trail, "the game takes another way");
    croupier_free(c);
  }
  quiet = false;
  printf("%s: %lu allocations\n", name, n);
  expect(n > 100, "so few allocations");
  expect(blocks == 0, "blocks are not freed");
}

/* The answer before which a position is kept: all allocations of it, as they are few. Marks hold the room that earlier
   positions have left. */
static void in_keeping(const char *name) {
  enum { KEPT_AT = 16, MARKS = 4 };
  mode = name;
  croupier *c = make();
  bool reached = true;
  for (n = 1; reached && failed < 10; n++) {
    croupier_mark *mark[MARKS];
    expect(croupier_start(c, 7) == CROUPIER_OK, "it does not start");
    while (croupier_can_undo(c) < KEPT_AT) answer(c);
    for (int i = 0; i < MARKS; i++) mark[i] = croupier_mark_here(c);
    host_countdown = n;
    answer(c);
    reached = host_countdown == 0;
    host_countdown = 0;
    for (int i = 0; i < MARKS; i++) croupier_forget(c, mark[i]);
  }
  printf("%s: %lu allocations\n", name, n);
  expect(n > 2, "so few allocations");
  croupier_free(c);
  expect(blocks == 0, "blocks are not freed");
}

/* memory FIRST STEP: of all allocations those numbered FIRST, FIRST + STEP ... fail. */
int main(int argc, char **argv) {
  read_steps(argc, argv);
  learn(true);
  croupier *c = make();
  play(c);
  expected_trail = trail;
  croupier_free(c);
  learn(false);
  in_making("host, making", false);
  in_first_game("host, first game");
  in_keeping("host, keeping a position");
  in_playing("host, playing", false);
  in_playing("arena, playing", true);
  in_making("arena, making", true);
  printf("%d passed, %d failed\n", 6 - (failed < 6 ? failed : 6), failed < 6 ? failed : 6);
  return failed > 0;
}
