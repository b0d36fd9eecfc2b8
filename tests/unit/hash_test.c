/* hash_test.c: everything that a position's number and a journal's chain are made of counts, and nothing else does. */
#include "croupier_inner.h"
#include "journalhash.h"
#include "table.h"

SUITE(hash_suite);

static const char script[] =
    GAME("function g:setup()\n"
         "  self.stock, self.open = self:zone 'stock', self:zone { 'open', sees = 'all' }\n"
         "  self.bank = self:purse { 'bank', 9, of = 'gold' }\n"
         "  for i = 1, 4 do self.stock:create { 'card {i}', i = i } end\n"
         "  for _, p in ipairs(self.players) do p.gold = p:purse { 'gold', 3, sees = 'owner' } end\n"
         "end\n"
         "function g:play()\n"
         "  self:ask_all { 'which', from = self.stock }\n"
         "  self.players[1]:number('n', 2, 5)\n"
         "end");

static uint64_t met[100];
static int known;

/* Has the position a number that none before it had? */
static bool is_new(void) {
  uint64_t hash = croupier_hash(table.c);
  for (int i = 0; i < known; i++)
    if (met[i] == hash) return false;
  met[known++] = hash;
  return true;
}

/* What counts: with it changed the number is another, with it put back the same as before. */
#define COUNTS(member, change)                          \
  do {                                                  \
    uint64_t whole = croupier_hash(table.c);            \
    __typeof__(member) was = (member);                  \
    (member) = (__typeof__(member))(change);            \
    ASSERTm(#member, is_new());                         \
    (member) = was;                                     \
    ASSERT_EQm(#member, whole, croupier_hash(table.c)); \
  } while (0)

TEST all_of_a_position_counts(void) {
  ASSERT_STR_EQ("", start(script, 1));
  struct world *w = table.c->world;
  known = 0;
  is_new();
  for (int i = 0; i < w->purses.count; i++) COUNTS(w->purses.purse[i].amount, was + 1);
  for (int seat = 0; seat < 2; seat++) {
    COUNTS(w->score[seat], was + 1);
    COUNTS(w->score[seat], -1);
    COUNTS(w->rank[seat], 1);
  }
  COUNTS(w->chance.a, was ^ 1);
  COUNTS(w->chance.b, was ^ 1);
  COUNTS(w->decisions, was + 1);
  COUNTS(table.c->state, CROUPIER_ENDED);
  ASSERT_EQ(2, w->asks.count);
  for (int i = 0; i < 2; i++) {
    struct ask *q = &w->asks.ask[i];
    COUNTS(q->seat, was ^ 1);
    COUNTS(q->kind, ASK_ORDER);
    COUNTS(q->prompt, "another");
    COUNTS(q->open, was - 1);
    COUNTS(w->asks.among->item[q->first + 1], 3);
    COUNTS(w->asks.among->open[q->first], 1);
    COUNTS(q->complete, true);
    q->complete = true;
    COUNTS(q->answer, was + 1);
    q->complete = false;
  }
  PASS();
}

/* Of a number the least and the greatest. */
TEST numbers_asked_for_count(void) {
  ASSERT_STR_EQ("", start(script, 1));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 2, 0));
  struct ask *q = &table.c->world->asks.ask[0];
  known = 0;
  is_new();
  COUNTS(q->low, was + 1);
  COUNTS(q->high, was + 1);
  q->low++, q->high++; /* as many, but others */
  ASSERT(is_new());
  PASS();
}

TEST order_of_pieces_counts(void) {
  ASSERT_STR_EQ("", start(script, 1));
  struct table *t = &table.c->world->table;
  uint16_t list[4];
  known = 0;
  is_new();
  ASSERT_EQ(4, zone_list(t, 0, list));
  for (int i = 0; i < 3; i++) {
    uint16_t other[4];
    memcpy(other, list, sizeof list);
    other[i] = list[i + 1], other[i + 1] = list[i];
    zone_reorder(t, 0, other);
    ASSERT(is_new());
  }
  zone_reorder(t, 0, list);
  for (int i = 3; i >= 0; i--) {
    zone_move_top(t, list[i], 1);
    ASSERT(is_new());
  }
  PASS();
}

/* Who plays, and what seats remember, is no part of the game. */
TEST bots_do_not_count(void) {
  ASSERT_STR_EQ("", start_remembering(script, 1));
  uint64_t before = croupier_hash(table.c);
  struct world *w = table.c->world;
  w->bots[0].a++, w->hidden[1] ^= 1, w->watched[0]++, w->branching[3]++;
  knowledge_see(&w->knows[0], 0);
  ASSERT_EQ(before, croupier_hash(table.c));
  PASS();
}

static uint64_t linked(uint64_t running, enum step_kind kind, int seat, const char *what) {
  croupier_journal j = {.format = JOURNAL_UNPROTECTED, .hash = running};
  return journal_go_on(&j, table.c, &(struct step){.kind = kind, .seat = seat, .name = what});
}

/* In format 1 each part of a step counts. */
TEST each_link_of_a_chain_counts(void) {
  ASSERT_STR_EQ("", start(script, 1));
  uint64_t links[20];
  int count = 0;
  for (int kind = STEP_DEAL; kind <= STEP_SIT; kind++)
    links[count++] = linked(1, (enum step_kind)kind, 1, "card 1");
  links[count++] = linked(2, STEP_DEAL, 1, "card 1");
  links[count++] = linked(1ull << 63, STEP_DEAL, 1, "card 1");
  links[count++] = linked(1, STEP_DEAL, 2, "card 1");
  links[count++] = linked(1, STEP_DEAL, 1, "card 2");
  links[count++] = linked(1, STEP_DEAL, 1, "");
  table.c->world->score[1]++;
  links[count++] = linked(1, STEP_DEAL, 1, "card 1");
  for (int i = 0; i < count; i++)
    for (int k = 0; k < i; k++) ASSERT(links[i] != links[k]);
  PASS();
}

/* In format 2 a step is the hash of its line; damage_test.c changes the lines. */
TEST each_line_is_a_link(void) {
  ASSERT_STR_EQ("", start(script, 1));
  uint64_t links[5];
  for (int i = 0; i < 5; i++) {
    croupier_journal j = {.format = JOURNAL_FORMAT, .hash = i == 1 ? 2 : i == 2 ? 1ull << 63 : 1};
    if (i == 4) table.c->world->score[1]++;
    links[i] = journal_go_on(&j, table.c, &(struct step){.content = i == 3 ? 8 : 7});
  }
  for (int i = 0; i < 5; i++)
    for (int k = 0; k < i; k++) ASSERT(links[i] != links[k]);
  PASS();
}

SUITE(hash_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(all_of_a_position_counts);
  RUN_TEST(numbers_asked_for_count);
  RUN_TEST(order_of_pieces_counts);
  RUN_TEST(bots_do_not_count);
  RUN_TEST(each_link_of_a_chain_counts);
  RUN_TEST(each_line_is_a_link);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
