/* standing.c: who would win if the game ended now, as far as a seat can know it. */
#include "standing.h"

#include <stdio.h>
#include <string.h>

#include "aside.h"
#include "fault.h"
#include "question.h"
#include "redeal.h"

enum {
  WORLDS = 32,     /* determinizations; a figure that differs between them is not known */
  MOST_MS = 200,   /* CPU time of the script in all of them */
  STREAM = 1 << 20 /* of random numbers; bots and redeals use others */
};

/* Stack: croupier. + whether the game has a rule count_up. Not in a coroutine, so it cannot ask. */
static int call_rule(lua_State *L) {
  push_host_function(L, "count_up");
  fetch(L, KEY_SELF);
  lua_call(L, 1, 1);
  return 1;
}

static void note_fault(croupier *c) {
  if (c->world->mistake == CROUPIER_MAY_NOT_ASK || !vm_had_room(c->vm)) return;
  const char *place, *error = croupier_fault_text(c, &place);
  int line = 0,
      size = snprintf(c->uncounted, sizeof c->uncounted, "%s%s%s", place, *place == '\0' ? "" : ": ", error);
  const char *caller = croupier_fault_caller(c, &line);
  if (caller != NULL && size < (int)sizeof c->uncounted)
    snprintf(c->uncounted + size, sizeof c->uncounted - (size_t)size, " (called from %s:%d)", caller, line);
}

bool standing_count(croupier *c, enum vm_status *status) {
  lua_State *L = vm_lua(c->vm);
  c->world->mistake = CROUPIER_MISTAKE;
  *status = croupier_run(c, call_rule, 1);
  if (*status != VM_DONE) return false;
  bool has = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return has;
}

/* How much a player may hold, by what the seat sees that players hold: its own purse, above all. */
static uint32_t most_held(const struct purses *p, int seat) {
  uint32_t most = 0;
  for (int i = 0; i < p->count; i++) {
    const struct purse *purse = &p->purse[i];
    bool seen = purse->owner != NO_OWNER && (purse->sees >> seat & 1);
    if (seen && (uint32_t)purse->amount > most) most = (uint32_t)purse->amount;
  }
  return most < 1u << 29 ? 2 * most + 20 : most;
}

/* What is kept secret does not decide, even where somebody who has noted every payment could tell it. */
static void refill_purses(struct purses *p, int seat, struct rng *rng) {
  uint32_t most = most_held(p, seat);
  for (int i = 0; i < p->count; i++)
    if (!(p->purse[i].sees >> seat & 1)) p->purse[i].amount = (int32_t)rng_below(rng, most);
}

static bool run_rule(croupier *c) {
  enum vm_status status;
  bool has = standing_count(c, &status);
  if (status == VM_ERROR) note_fault(c);
  return has;
}

/* Deals a world for a seat; seat 0 sees the real table. Future chance is nobody's knowledge. */
static bool deal_world(croupier *c, int seat, const struct redealing *plan, int world) {
  struct rng rng;
  rng_seed(&rng, 0, STREAM + (uint64_t)world);
  c->world->listening = 0;
  c->world->draw = NULL;
  c->world->foretold = false;
  c->world->inline_random = 0;
  if (seat == 0) c->world->chance = rng;
  else if (!redeal_hidden(c, seat - 1, plan, &rng)) return false;
  else refill_purses(&c->world->purses, seat - 1, &rng);
  return true;
}

/* What this world says of each seat; what an earlier one has said otherwise is not known. */
static void compare(const struct world *w, int world, croupier_standing *standing) {
  for (int i = 0; i < w->seats; i++) {
    croupier_standing here = {true, w->score[i], w->rank[i]}, *s = &standing[i];
    if (world == 0) *s = here;
    s->known = s->known && s->score == here.score;
    if (s->rank != here.rank) s->rank = 0;
  }
}

static bool count_in_worlds(croupier *c, int seat, const struct redealing *plan, const struct aside *aside,
                            croupier_standing *standing) {
  bool told = true;
  vm_watch(c->vm, 0, MOST_MS);
  for (int world = 0; world < WORLDS && told; world++) {
    if (world > 0) aside_again(c, aside);
    told = deal_world(c, seat, plan, world) && run_rule(c);
    if (told) compare(c->world, world, standing);
  }
  vm_watch(c->vm, 0, 0);
  return told;
}

/* Stack: croupier, seat, 0, language. + "14 gold, character 1" */
static int push_ties(lua_State *L) {
  const croupier *c = lua_touserdata(L, 1);
  push_host_function(L, "ties");
  lua_pushvalue(L, 2);
  lua_call(L, 1, 1);
  int ties = lua_gettop(L), count = (int)lua_rawlen(L, ties);
  for (int i = 1; i <= count; i++) {
    if (i > 1) lua_pushliteral(L, ", ");
    lua_rawgeti(L, ties, i);
    int tie = lua_gettop(L);
    lua_rawgeti(L, tie, 1);
    text_wanted(L, lua_tostring(L, -1));
    const char *text = word_in(&c->names, lang_of(lua_touserdata(L, 4)), lua_tostring(L, -1));
    lua_rawgeti(L, tie, 2);
    luaL_gsub(L, text, "{n}", luaL_tolstring(L, -1, NULL));
    lua_replace(L, tie);
    lua_settop(L, tie);
  }
  lua_concat(L, lua_gettop(L) - ties);
  return 1;
}

const char *croupier_tie_break(croupier *c, int seat, const char *lang) {
  const char *text = croupier_take_string(c, croupier_ask_lua(c, push_ties, seat, 0, lang));
  return text != NULL ? text : "";
}

const char *croupier_count_up_fault(const croupier *c) { return c->uncounted; }

bool croupier_count_up(croupier *c, int seat, croupier_standing *standing) {
  struct redealing plan;
  struct aside aside;
  c->uncounted[0] = '\0';
  memset(standing, 0, CROUPIER_MAX_SEATS * sizeof *standing);
  if (croupier_questions(c) == 0 || vm_broken(c->vm) != VM_DONE) return false;
  if (seat < 0 || seat > c->world->seats) return false;
  if (seat > 0 && (c->world->knows == NULL || !redeal_plan(c, seat - 1, &plan))) return false;
  bool told = aside_begin(c, &aside);
  if (told) {
    told = count_in_worlds(c, seat, &plan, &aside, standing);
    aside_end(c, &aside);
  }
  if (seat > 0) redeal_end(&plan);
  return told;
}
