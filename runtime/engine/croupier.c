/* croupier.c: the public face: making, starting, answering. */
#include "article.h"
#include "croupier_inner.h"
#include "letter.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "announce.h"
#include "asking.h"
#include "boot.h"
#include "event.h"
#include "fault.h"
#include "history.h"
#include "house.h"
#include "nowhere.h"
#include "question.h"
#include "seen.h"

void croupier_articles(char *text) { article_choose(text); }

size_t croupier_safe(const char *text, size_t size, char safe[CROUPIER_SAFE]) {
  return letter_safe(text, size, safe);
}

bool croupier_utf8(const char *text, size_t size) { return strlen(text) == size && text_sound(text); }

void croupier_speak(croupier *c, const char *lang) {
  c->config.lang = lang_codes[lang_of(lang) == LANG_NONE ? LANG_EN : lang_of(lang)];
}

const char *croupier_language(int i) {
  return i >= 0 && i < lang_count - LANG_EN ? lang_codes[LANG_EN + i] : NULL;
}

const char *croupier_in(croupier *c, enum text key, const char *english) {
  c->said_as = english;
  return text_own(lang_of(c->config.lang), key);
}

enum vm_status croupier_run(croupier *c, lua_CFunction f, int results) {
  lua_State *L = vm_lua(c->vm);
  lua_pushcfunction(L, f);
  lua_pushlightuserdata(L, c);
  return vm_call(c->vm, 1, results);
}

/* --- making --- */

static void print_line(void *data, const char *text, size_t size) {
  croupier *c = data;
  if (!c->silent && !telling_print(&c->telling, text, size)) c->config.print(c->config.data, text, size);
}

croupier *croupier_new(const croupier_config *config) {
  croupier *c = calloc(1, sizeof *c);
  if (c == NULL) return NULL;
  c->config = *config;
  croupier_speak(c, config->lang);
  c->names.texts = texts_new();
  c->telling = (struct telling){.event = config->event, .print = config->print, .data = config->data};
  struct vm_limits limits = {
      .memory = config->memory, .time_ms = config->time_ms, .guarded = config->guarded};
  if (c->names.texts != NULL) c->vm = vm_new(&limits);
  if (c->vm == NULL) {
    croupier_no_room(c);
    c->state = CROUPIER_BROKEN;
    return c;
  }
  if (config->print != NULL) vm_set_print(c->vm, print_line, c);
  if (croupier_boot(c) != CROUPIER_OK) c->state = CROUPIER_BROKEN;
  c->config.script = (croupier_source){0}; /* the sources belong to the caller */
  c->config.additions = NULL;
  c->config.addition_count = 0;
  return c;
}

void croupier_free(croupier *c) {
  if (c == NULL) return;
  if (c->vm != NULL) {
    croupier_forget_answers(c);
    vm_free(c->vm);
  }
  telling_free(&c->telling);
  free(c->answer);
  free(c->sound);
  free(c->knobs);
  free(c->rule);
  house_free(c);
  if (c->variant != NULL) croupier_variant_free(c->variant);
  names_free(&c->names);
  line_free(&c->line);
  line_free(&c->handed.sentence);
  line_free(&c->handed.prompt);
  line_free(&c->handed.page);
  line_free(&c->shown);
  free(c->handed.json);
  free(c);
}

croupier_state croupier_status(const croupier *c) { return c->state; }
const char *croupier_game(const croupier *c) { return c->game; }
int croupier_min_players(const croupier *c) { return c->min_players; }
int croupier_max_players(const croupier *c) { return c->max_players; }
int croupier_players(const croupier *c) { return c->config.players; }
size_t croupier_knob_count(const croupier *c) { return c->knob_count; }

croupier_knob croupier_knob_at(const croupier *c, size_t i, const char *lang) {
  croupier_knob knob = c->knobs[i];
  char key[80];
  snprintf(key, sizeof key, "%s=", knob.name);
  const char *told = texts_get(c->names.texts, lang_of(lang), key);
  if (told != NULL) knob.help = told;
  return knob;
}

uint64_t croupier_rules_hash(const croupier *c) { return c->rules_hash; }
uint64_t croupier_seed(const croupier *c) { return c->seed; }
uint64_t croupier_decisions(const croupier *c) { return c->world->decisions; }
int croupier_score(const croupier *c, int seat) { return c->world->score[seat - 1]; }
int croupier_rank(const croupier *c, int seat) { return c->world->rank[seat - 1]; }
void croupier_inline_random(croupier *c, unsigned seats) { c->inline_random = seats; }
void croupier_bots_seed(croupier *c, uint64_t seed) { c->bots_seed = seed; }

void croupier_swap(croupier *c, int piece, int other) {
  c->swapped[0] = (uint16_t)(piece > 0 ? piece - 1 : 0);
  c->swapped[1] = (uint16_t)(other > 0 ? other - 1 : 0);
}

void croupier_couple(croupier *c, bool on) { c->couples = on; }

const char *croupier_title(const croupier *c, const char *lang) {
  const char *title = texts_get(c->names.texts, lang_of(lang), "title");
  return title == NULL ? c->game : title;
}

void croupier_branching(const croupier *c, uint64_t histogram[65]) {
  uint64_t left = c->world->decisions; /* most games have few buckets */
  memset(histogram, 0, BRANCHING_BUCKETS * sizeof *histogram);
  for (int i = 0; i < BRANCHING_BUCKETS && left > 0; i++) left -= histogram[i] = c->world->branching[i];
}

/* --- playing --- */

void croupier_watch(croupier *c) { vm_watch(c->vm, c->spent_ms, c->config.game_time_ms); }

void croupier_watched(croupier *c) {
  c->spent_ms = vm_spent(c->vm);
  vm_watch(c->vm, 0, 0);
}

croupier_status_code croupier_time_is_up(croupier *c) {
  return croupier_fail(c, CROUPIER_SCRIPT, "the game has used up its %g s of CPU time",
                       c->config.game_time_ms / 1000.0);
}

bool croupier_out_of_time(const croupier *c) {
  return c->config.game_time_ms > 0 && c->spent_ms >= c->config.game_time_ms;
}

static bool is_asked(const croupier *c) {
  const struct asks *asks = &c->world->asks;
  for (int i = 0; i < asks->count; i++)
    if (!asks->ask[i].complete) return true;
  return false;
}

croupier_status_code croupier_go_on(croupier *c) {
  int results, arguments = c->state == CROUPIER_READY ? 1 : 0;
  enum vm_status status;
  do {
    c->world->free_depth = 0;
    status = vm_resume(c->vm, c->play, arguments, &results);
    arguments = 0;
  } while (status == VM_ASKED && !is_asked(c)); /* it yielded only to leave its C stack */
  if (status == VM_ASKED) {
    c->state = CROUPIER_ASKS;
    if (c->world->decisions >= c->world->look_at) nowhere_look(c);
    return c->code = CROUPIER_OK;
  }
  if (status != VM_DONE) return croupier_fail_script(c, status);
  c->state = CROUPIER_ENDED;
  return c->code = CROUPIER_OK;
}

static uint32_t host_draws(croupier *c, uint32_t n) {
  vm_defer(c->vm);
  uint32_t drawn = c->config.chance(c->config.data, n);
  vm_undefer(c->vm);
  return drawn < n ? drawn : n - 1;
}

croupier_status_code croupier_no_table(croupier *c) {
  return c->code != CROUPIER_OK
             ? c->code
             : croupier_fail(c, CROUPIER_USAGE, "no table was laid: only_declared was set");
}

/* Bytes of objects that a game may make without the collector, where all seats are answered at random. */
enum { SHORT_GAME = 512 << 10 };

croupier_status_code croupier_start(croupier *c, uint64_t seed) {
  if (c->base == NULL) return croupier_no_table(c);
  croupier_forget_answers(c);
  vm_restore(c->vm, c->base);
  struct world *w = c->world;
  rng_seed(&w->chance, seed, 0);
  uint64_t bots = seed ^ c->bots_seed * FOLD_FRACTION;
  for (int seat = 0; seat < w->seats; seat++) rng_seed(&w->bots[seat], bots, 1 + (uint64_t)seat);
  memcpy(w->swapped, c->swapped, sizeof w->swapped);
  w->coupling.on = c->couples;
  w->coupling.seed = w->bots[0].a;
  w->inline_random = (uint8_t)c->inline_random;
  if ((c->inline_random | ~0u << w->seats) == ~0u)
    vm_spare_collector(c->vm, SHORT_GAME); /* no snapshots are taken */
  w->draw = c->config.chance == NULL ? NULL : host_draws;
  w->listening = c->config.event != NULL ? HEARD_BY_HOST : 0;
  c->seed = seed;
  c->state = CROUPIER_READY;
  c->error[0] = c->trouble[0] = c->met[0] = '\0';
  c->spent_ms = 0;
  telling_begin(&c->telling);
  croupier_watch(c);
  croupier_status_code code = CROUPIER_OK;
  if (w->listening && !announce_opening(c)) code = croupier_no_room(c);
  if (code == CROUPIER_OK && c->remembers && croupier_run(c, seen_begin, 0) != VM_DONE)
    code = croupier_no_room(c);
  if (code == CROUPIER_OK) code = croupier_go_on(c);
  croupier_watched(c);
  if (code == CROUPIER_OK && !croupier_begin_line(c)) code = croupier_no_room(c);
  telling_end(&c->telling, code != CROUPIER_OK);
  if (code == CROUPIER_OK) {
    croupier_after_step(c);
  } else {
    vm_restore(c->vm, c->base);
    c->state = CROUPIER_BROKEN;
  }
  return code;
}

void croupier_remember(croupier *c, bool on) { c->remembers = on; }

/* Makes the pick alone. The script continues when all questions are answered. The option was checked before, but
   the host may have moved the game since, for instance by naming the option. */
croupier_status_code croupier_pick(croupier *c, int seat, int option) {
  struct world *w = c->world;
  bool complete = true;
  if (option >= 0) {
    struct ask *q = croupier_pending(c, seat);
    if (q == NULL || option >= ask_options(q))
      return croupier_fail(c, CROUPIER_NOT_LEGAL, "player %d is not asked that any more", seat);
    asking_decided(w, ask_options(q));
    ask_answer(&w->table, &w->asks, q, option);
    complete = q->complete;
  } else {
    w->decisions++; /* counts, although it answers no question */
    free_interrupt(w, seat - 1, action_of_option(option));
  }
  c->state = CROUPIER_ASKS;
  if (!announce_said(c, complete)) return croupier_no_room(c);
  if (is_asked(c)) return c->code = CROUPIER_OK;
  return croupier_go_on(c);
}
