/* croupier.c: the public face: failing, making, starting, answering. */
#include "croupier_inner.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "asklib.h"
#include "event.h"
#include "seen.h"

/* --- failing --- */

croupier_status_code croupier_fail(croupier *c, croupier_status_code code, const char *format, ...) {
  va_list args;
  va_start(args, format);
  vsnprintf(c->error, sizeof c->error, format, args);
  va_end(args);
  return c->code = code;
}

const char *croupier_doubt(const croupier *c) { return c->doubt; }

void croupier_speak(croupier *c, const char *lang) {
  c->config.lang = lang && strcmp(lang, "hu") == 0 ? "hu" : "en";
}

const char *croupier_in(const croupier *c, const char *english, const char *hungarian) {
  return strcmp(c->config.lang, "hu") == 0 ? hungarian : english;
}

croupier_status_code croupier_no_room(croupier *c) {
  return croupier_fail(c, CROUPIER_NO_MEMORY, "there is not enough memory");
}

/* The rule that was being carried out: the innermost method of the game, or NULL. */
static const char *rule_of(const croupier *c) {
  const struct vm_function *running;
  int count = vm_running(c->vm, &running);
  for (int i = 0; i < count; i++)
    for (size_t k = 0; k < c->rules; k++)
      if (c->rule[k].function.source == running[i].source && c->rule[k].function.line == running[i].line)
        return c->rule[k].name;
  return NULL;
}

const char *croupier_rule(croupier *c, int i, const char **file, int *line) {
  const struct vm_function *running;
  if (c->world == NULL || c->world->asks.count == 0) return NULL;
  vm_note_place(c->vm, c->play);
  int count = vm_running(c->vm, &running);
  for (int f = 0; f < count; f++)
    for (size_t k = 0; k < c->rules; k++) {
      if (c->rule[k].function.source != running[f].source || c->rule[k].function.line != running[f].line)
        continue;
      if (i-- > 0) break;
      *file = running[f].source + 1; /* behind the @ */
      *line = running[f].line;
      return c->rule[k].name;
    }
  return NULL;
}

__attribute__((format(printf, 2, 3))) static void add_error(croupier *c, const char *format, ...) {
  size_t used = strlen(c->error);
  va_list args;
  va_start(args, format);
  vsnprintf(c->error + used, sizeof c->error - used, format, args);
  va_end(args);
}

/* Where in the game the script has failed. */
static void add_circumstances(croupier *c, const char *rule) {
  const struct world *w = c->world;
  add_error(c, " (in %s", rule == NULL ? "the script" : rule);
  if (w->phase != NULL) add_error(c, ", %s", w->phase);
  if (w->phase != NULL && w->phase_number > 0) add_error(c, " %d", (int)w->phase_number);
  add_error(c, ", after %llu answers", (unsigned long long)w->decisions);
  if (w->active >= 0) add_error(c, ", player %d was asked last", w->active + 1);
  add_error(c, ", seed %llu)", (unsigned long long)c->seed);
}

/* The library's own place at the beginning of an error is left out where a script's is known. */
const char *croupier_fault(const croupier *c, const char **place) {
  static const char ours[] = "stdlib/";
  const char *error = vm_error(c->vm),
             *rest = strncmp(error, ours, sizeof ours - 1) == 0 ? strstr(error, ": ") : NULL;
  *place = vm_place(c->vm);
  if (strncmp(*place, ours, sizeof ours - 1) == 0) *place = "";
  if (**place != '\0' && rest != NULL) error = rest + 2;
  if (strncmp(error, *place, strlen(*place)) == 0) *place = "";
  return error;
}

croupier_status_code croupier_fail_script(croupier *c, enum vm_status status) {
  const char *place, *error = croupier_fault(c, &place), *rule = rule_of(c);
  const struct world *w = c->world;
  c->state = CROUPIER_BROKEN;
  if (c->no_memory || (status == VM_MEMORY && w == NULL)) {
    c->no_memory = false;
    return croupier_no_room(c);
  }
  croupier_fail(c, CROUPIER_SCRIPT, "%s%s%s", place, *place == '\0' ? "" : ": ", error);
  if (w == NULL || w->in_spec) return CROUPIER_SCRIPT;
  if (!w->laying_out) add_circumstances(c, rule);
  else if (rule != NULL) add_error(c, " (in %s)", rule);
  return CROUPIER_SCRIPT;
}

int croupier_no_memory(lua_State *L, croupier *c) {
  c->no_memory = true;
  return luaL_error(L, "there is not enough memory");
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
  if (!c->silent) c->config.print(c->config.data, text, size);
}

croupier *croupier_new(const croupier_config *config) {
  croupier *c = calloc(1, sizeof *c);
  if (c == NULL) return NULL;
  c->config = *config;
  croupier_speak(c, config->lang);
  c->texts = texts_new();
  struct vm_limits limits = {.memory = config->memory, .time_ms = config->time_ms};
  if (c->texts != NULL) c->vm = vm_new(&limits);
  if (c->vm == NULL) {
    croupier_no_room(c);
    c->state = CROUPIER_BROKEN;
    return c;
  }
  if (config->print != NULL) vm_set_print(c->vm, print_line, c);
  if (croupier_boot(c) != CROUPIER_OK) c->state = CROUPIER_BROKEN;
  c->config.script = (croupier_source){0}; /* these were only lent */
  c->config.texts = c->config.houses = NULL;
  return c;
}

void croupier_free(croupier *c) {
  if (c == NULL) return;
  if (c->vm != NULL) {
    croupier_forget_answers(c);
    vm_free(c->vm);
  }
  line_free(&c->names.text);
  free(c->names.name);
  free(c->answer);
  free(c->knobs);
  free(c->rule);
  texts_free(c->texts);
  free(c->names.symbol);
  line_free(&c->line);
  line_free(&c->sentence);
  line_free(&c->shown);
  free(c->json);
  free(c);
}

croupier_state croupier_status(const croupier *c) { return c->state; }
croupier_status_code croupier_code(const croupier *c) { return c->code; }
const char *croupier_error(const croupier *c) { return c->error; }
const char *croupier_game(const croupier *c) { return c->game; }
int croupier_min_players(const croupier *c) { return c->min_players; }
int croupier_max_players(const croupier *c) { return c->max_players; }
int croupier_players(const croupier *c) { return c->config.players; }
size_t croupier_knob_count(const croupier *c) { return c->knob_count; }

/* The script's own sentence is the English one; texts may say it in another language. */
croupier_knob croupier_knob_at(const croupier *c, size_t i, const char *lang) {
  croupier_knob knob = c->knobs[i];
  char key[80];
  snprintf(key, sizeof key, "%s=", knob.name);
  const char *told = texts_get(c->texts, lang_of(lang), key);
  if (told != NULL) knob.help = told;
  return knob;
}

uint64_t croupier_rules_hash(const croupier *c) { return c->rules_hash; }
uint64_t croupier_seed(const croupier *c) { return c->seed; }
uint64_t croupier_decisions(const croupier *c) { return c->world->decisions; }
int croupier_score(const croupier *c, int seat) { return c->world->score[seat - 1]; }
int croupier_rank(const croupier *c, int seat) { return c->world->rank[seat - 1]; }
void croupier_inline_random(croupier *c, unsigned seats) { c->inline_random = seats; }

const char *croupier_title(const croupier *c, const char *lang) {
  const char *title = texts_get(c->texts, lang_of(lang), "title");
  return title == NULL ? c->game : title;
}

void croupier_branching(const croupier *c, uint64_t histogram[65]) {
  for (int i = 0; i < BRANCHING_BUCKETS; i++) histogram[i] = c->world->branching[i];
}

/* --- playing --- */

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
  } while (status == VM_ASKED && !is_asked(c)); /* it has only left its C stack */
  if (status == VM_ASKED) {
    c->state = CROUPIER_ASKS;
    return c->code = CROUPIER_OK;
  }
  if (status != VM_DONE) return croupier_fail_script(c, status);
  c->state = CROUPIER_ENDED;
  return c->code = CROUPIER_OK;
}

uint32_t croupier_host_draw(struct world *w, uint32_t n) {
  croupier *c = w->host;
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

croupier_status_code croupier_start(croupier *c, uint64_t seed) {
  if (c->base == NULL) return croupier_no_table(c);
  croupier_forget_answers(c);
  vm_restore(c->vm, c->base);
  struct world *w = c->world;
  rng_seed(&w->chance, seed, 0);
  for (int seat = 0; seat < w->seats; seat++) rng_seed(&w->bots[seat], seed, 1 + (uint64_t)seat);
  w->inline_random = (uint8_t)c->inline_random;
  w->host_chance = c->config.chance != NULL;
  w->listening = c->config.event != NULL ? HEARD_BY_HOST : 0;
  c->seed = seed;
  c->state = CROUPIER_READY;
  c->error[0] = '\0';
  if (w->listening) event_opening(c);
  croupier_status_code code = CROUPIER_OK;
  if (c->remembers && croupier_run(c, seen_begin, 0) != VM_DONE) code = croupier_no_room(c);
  if (code == CROUPIER_OK) code = croupier_go_on(c);
  if (code == CROUPIER_OK && !croupier_begin_line(c)) code = croupier_no_room(c);
  if (code == CROUPIER_OK) {
    croupier_after_step(c);
  } else {
    vm_restore(c->vm, c->base);
    c->state = CROUPIER_BROKEN;
  }
  return code;
}

void croupier_remember(croupier *c, bool on) { c->remembers = on; }

/* The pick alone; the script runs on when all questions are answered. That it is legal was looked at before, but what a
   host does in between, such as naming it, may have led the game elsewhere. */
croupier_status_code croupier_pick(croupier *c, int seat, int option) {
  struct world *w = c->world;
  if (option >= 0) {
    struct ask *q = croupier_pending(c, seat);
    if (q == NULL || option >= ask_options(q))
      return croupier_fail(c, CROUPIER_NOT_LEGAL, "player %d is not asked that any more", seat);
    asking_decided(w, ask_options(q));
    ask_answer(&w->table, &w->asks, q, option);
  } else {
    w->decisions++; /* of no question */
    free_interrupt(w, seat - 1, action_of_option(option));
  }
  c->state = CROUPIER_ASKS;
  if (is_asked(c)) return c->code = CROUPIER_OK;
  return croupier_go_on(c);
}
