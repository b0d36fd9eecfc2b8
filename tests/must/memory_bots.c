/* memory_bots.c: each allocation fails once while the hidden is dealt anew or a bot thinks, in the arena or outside:
   nothing crashes or leaks, the game stands where it stood, and the next attempt does what it does otherwise. */
#include "failing.h"

/* Hidden hands and purses, a sealed auction, a loop over a zone, a card that the script holds on to, and advice. */
static const char script[] = "local g = croupier.game 'g' { players = 3 }\n" HIDDEN_TABLE(
    30, 4) "function g:play()\n"
           "  self.stock:shuffle()\n"
           "  for _, p in ipairs(self.players) do self.stock:deal(2, p.hand) self.bank:pay(p.gold, 2) end\n"
           "  local auction = self:auction { 'sealed', from = self.players[1] }\n"
           "  for bidder in auction:calls() do auction:ask(bidder, 'bid', 3) end\n"
           "  self:ask_all { 'show', from = 'hand' }\n"
           "  for card in self.stock:from_top() do\n"
           "    for _, p in ipairs(self.players) do\n"
           "      local laid = p:ask('lay', p.hand)\n"
           "      laid:move(self.open)\n"
           "      p:score(laid.value + card.value)\n"
           "      self:note('{p} has laid {laid}', { p = p, laid = laid })\n"
           "    end\n"
           "    if self.players[1].hand:empty() then return end\n"
           "  end\n"
           "end\n"
           "function g.advice(_, question)\n"
           "  local worth = {}\n"
           "  for i, option in ipairs(question.options) do worth[i] = 1 / (i + #option.name) end\n"
           "  return worth\n"
           "end\n"
           "return g\n";
static const croupier_config config = {.script = {"g.lua", script, sizeof script - 1}};

enum { MOST_BEST = 8, PLACES = 3 };

/* Where it is thought, and what comes out when nothing fails. */
static const int after[PLACES] = {
    1, 3, 3}; /* answers more: a bid in secret, one of three asked at once, a card laid */
static croupier_estimate best[PLACES][2][MOST_BEST];
static uint64_t dealt[PLACES];
static const croupier_bot bots[] = {{.kind = CROUPIER_GREEDY}, {.kind = CROUPIER_SEARCH, .iterations = 12}};

static croupier *make(void) {
  croupier *c = croupier_new(&config);
  if (croupier_status(c) != CROUPIER_READY) wrong("no table", croupier_error(c));
  croupier_remember(c, true);
  return c;
}

static void stands(croupier *c, uint64_t hash, size_t answers) {
  expect(croupier_status(c) == CROUPIER_ASKS, "nobody is asked any more");
  expect(croupier_hash(c) == hash, "the game stands elsewhere");
  expect(croupier_can_undo(c) == answers, "there are more or fewer answers");
  expect(croupier_unsound(c)[0] == '\0', "something is lost");
}

/* All or nothing: either what comes out otherwise, or a lack of memory. But where the arena is full on one of the ways
   that are tried, the script fails there, as it may fail on any; and another table is dealt. */
static bool think_once(croupier *c, int seat, int i, int kind) {
  croupier_estimate found[MOST_BEST] = {0};
  bool may_fail = vm_fails_in(c->vm) > 0;
  int option = croupier_search(c, seat, &bots[kind], 5, NULL, found, MOST_BEST);
  if (option < 0) {
    bool by_advice = may_fail && croupier_code(c) == CROUPIER_SCRIPT; /* it wanted more than the arena has */
    refused(c, by_advice ? CROUPIER_SCRIPT : CROUPIER_NO_MEMORY);
    return false;
  }
  if (learning) memcpy(best[i][kind], found, sizeof found);
  expect(option < croupier_question_of(c, seat)->options, "the bot finds what is not offered");
  if (!may_fail || vm_fails_in(c->vm) > 0)
    expect(memcmp(best[i][kind], found, sizeof found) == 0, "the bot finds something else");
  return true;
}

static bool deal_once(croupier *c, int seat, int i) {
  bool may_fail = vm_fails_in(c->vm) > 0;
  if (refused(c, croupier_redeal(c, seat, 9))) return false;
  uint64_t hash = croupier_hash(c);
  if (learning) dealt[i] = hash;
  expect(croupier_unsound(c)[0] == '\0' && croupier_question_of(c, seat) != NULL, "a table that cannot be");
  if (!may_fail || vm_fails_in(c->vm) > 0) expect(dealt[i] == hash, "something else is dealt");
  return true;
}

static void think(croupier *c, int i) {
  int seat = croupier_question_at(c, 0)->seat;
  uint64_t hash = croupier_hash(c);
  size_t answers = croupier_can_undo(c);
  for (int kind = 0; kind < 2; kind++) {
    bool done = think_once(c, seat, i, kind);
    stands(c, hash, answers);
    if (!done) expect(think_once(c, seat, i, kind), "a bot thinks in vain twice");
  }
  croupier_mark *mark = croupier_mark_here(c);
  if (mark == NULL) mark = croupier_mark_here(c);
  if (!deal_once(c, seat, i)) {
    stands(c, hash, answers);
    expect(deal_once(c, seat, i), "the hidden cannot be dealt anew twice");
  }
  croupier_back_to(c, mark);
  croupier_forget(c, mark);
  stands(c, hash, 0); /* there has been another line of play */
}

static void play(croupier *c, unsigned long fail_at, bool in_arena) {
  if (in_arena) vm_fail_at(c->vm, fail_at);
  else host_countdown = fail_at;
  if (refused(c, croupier_start(c, 7))) expect(croupier_start(c, 7) == CROUPIER_OK, "the second start fails");
  for (int i = 0; i < PLACES; i++) {
    for (int k = 0; k < after[i]; k++) {
      int seat = croupier_question_at(c, 0)->seat, option = croupier_random_option(c, seat);
      if (refused(c, croupier_answer(c, seat, option)))
        expect(croupier_answer(c, seat, option) == CROUPIER_OK, "the second answer fails");
    }
    think(c, i);
  }
}

/* Each table is new: the first search needs memory that later ones find there. */
static void all_in_turn(const char *name, bool in_arena) {
  mode = name;
  bool reached = true;
  for (n = first; reached && failed < 10; n += step) {
    croupier *c = make();
    play(c, n, in_arena);
    reached = in_arena ? vm_fails_in(c->vm) == 0 : host_countdown == 0;
    host_countdown = 0;
    put_away(c);
  }
  printf("%s: %lu allocations\n", name, n);
}

/* memory_bots FIRST STEP: of all allocations those numbered FIRST, FIRST + STEP ... fail. */
int main(int argc, char **argv) {
  read_steps(argc, argv);
  learn(true);
  croupier *c = make();
  play(c, 0, false);
  croupier_free(c);
  learn(false);
  all_in_turn("host, thinking", false);
  all_in_turn("arena, thinking", true);
  printf("%d passed, %d failed\n", 2 - (failed < 2 ? failed : 2), failed < 2 ? failed : 2);
  return failed > 0;
}
