/* journal.c: writes a game down, line by line. */
#include "journal.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t mix(uint64_t running, uint64_t position) {
  uint64_t h = (running << 23 | running >> 41) ^ position;
  h = (h ^ h >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  h = (h ^ h >> 27) * UINT64_C(0x94d049bb133111eb);
  return h ^ h >> 31;
}

uint64_t journal_go_on(uint64_t running, croupier *c, enum step_kind kind, uint64_t who, const char *what) {
  running = mix(running, (uint64_t)kind << 56 | who);
  return mix(mix(running, journal_text_hash(what, strlen(what))), croupier_hash(c));
}

/* FNV-1a */
uint64_t journal_text_hash(const char *text, size_t size) {
  uint64_t h = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < size; i++) h = (h ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
  return h;
}

void journal_hex(char digits[17], uint64_t hash) { snprintf(digits, 17, "%016" PRIx64, hash); }

/* The text of an object, with room for a hash at its end: what comes after it cannot fail. NULL: no memory. */
static char *prepare(json_t *object) {
  return json_text(json_with(object, "hash", json_string("................")), "\n");
}

/* The prepared text is the newest line now, with the running hash of now. */
static croupier_status_code finish(croupier_journal *j, char *line) {
  static const char end[] = "\"}\n";
  char digits[17];
  journal_hex(digits, j->hash);
  memcpy(line + strlen(line) - strlen(end) - 16, digits, 16);
  free(j->line);
  j->line = line;
  return CROUPIER_OK;
}

/* --- the header --- */

static json_t *source_json(const croupier_source *source) {
  char hash[17];
  journal_hex(hash, journal_text_hash(source->text, source->size));
  return json_pack("{s:s, s:s, s:s%}", "name", source->name, "hash", hash, "text", source->text,
                   source->size);
}

static json_t *knobs_json(const croupier_config *config) {
  json_t *knobs = json_object();
  for (size_t i = 0; i < config->knob_count; i++) {
    const char *knob = config->knobs[i], *value = strchr(knob, '=');
    char name[100];
    if (!value || (size_t)(value - knob) >= sizeof name) continue;
    memcpy(name, knob, (size_t)(value - knob));
    name[value - knob] = '\0';
    knobs = json_with(knobs, name, json_string(value + 1));
  }
  return knobs;
}

static json_t *header_json(croupier *c, const croupier_config *config, const char *const *seats) {
  json_t *seat_words = json_array(), *houses = json_array();
  for (int i = 0; i < croupier_players(c); i++) seat_words = json_also(seat_words, json_string(seats[i]));
  for (size_t i = 0; i < config->house_count; i++)
    houses = json_also(houses, source_json(&config->houses[i]));
  char seed[21];
  snprintf(seed, sizeof seed, "%" PRIu64, croupier_seed(c));
  return json_pack("{s:i, s:s, s:i, s:s, s:i, s:s, s:o, s:o, s:o, s:o, s:o}",                           //
                   "croupier_journal", JOURNAL_FORMAT, "version", CROUPIER_VERSION, "rng", RNG_VERSION, //
                   "game", croupier_game(c), "players", croupier_players(c), "seed", seed,              //
                   "knobs", knobs_json(config), "seats", seat_words,                                    //
                   "script", source_json(&config->script),                                              //
                   "texts", config->texts ? source_json(config->texts) : json_null(), "houses", houses);
}

croupier_journal *croupier_journal_new(croupier *c, const croupier_config *config, const char *const *seats) {
  croupier_journal *j = calloc(1, sizeof *j);
  char *line = prepare(header_json(c, config, seats));
  if (!j || !line) {
    free(j);
    free(line);
    return NULL;
  }
  j->hash = journal_go_on(0, c, STEP_DEAL, 0, "");
  finish(j, line);
  return j;
}

/* --- the lines --- */

const char *croupier_journal_line(const croupier_journal *j) { return j->line ? j->line : ""; }

/* The line of an answer, its hash left open; NULL: no memory. *name: as the hash takes it, held by *step. */
static char *answer_line(croupier *c, int seat, int option, json_t **step, const char **name) {
  *step = json_pack("{s:I, s:i, s:s}", "n", (json_int_t)(croupier_can_undo(c) + 1), "seat", seat, "answer",
                    croupier_option(c, seat, option, NULL));
  *name = json_string_value(json_object_get(*step, "answer"));
  if (!*name) return NULL;
  /* is it not the only option of this name? */
  if (croupier_find_option(c, seat, *name) != option) {
    if (!**name) return NULL; /* it has one, but there was no memory for it */
    *step = json_with(*step, "option", json_integer(option));
  }
  return prepare(json_incref(*step));
}

croupier_status_code croupier_journal_answer(croupier_journal *j, croupier *c, int seat, int option) {
  const croupier_question *q = croupier_question_of(c, seat);
  if (!q || option < 0 || option >= q->options) return croupier_answer(c, seat, option); /* fails */
  json_t *step;
  const char *name;
  char *line = answer_line(c, seat, option, &step, &name);
  croupier_status_code code = line ? croupier_answer(c, seat, option) : croupier_no_room(c);
  if (code == CROUPIER_OK) {
    j->hash = journal_go_on(j->hash, c, STEP_ANSWER, (uint64_t)seat, name);
    finish(j, line);
  } else {
    free(line);
  }
  json_decref(step);
  return code;
}

croupier_status_code croupier_journal_act(croupier_journal *j, croupier *c, int seat, int action) {
  if (action < 0 || action >= croupier_free_actions(c, seat))
    return croupier_act(c, seat, action); /* fails */
  const char *name = croupier_free_action(c, seat, action, NULL);
  char *line = prepare(
      json_pack("{s:I, s:i, s:s}", "n", (json_int_t)(croupier_can_undo(c) + 1), "seat", seat, "free", name));
  croupier_status_code code = line ? croupier_act(c, seat, action) : croupier_no_room(c);
  if (code != CROUPIER_OK) {
    free(line);
    return code;
  }
  j->hash = journal_go_on(j->hash, c, STEP_ACT, (uint64_t)seat, name);
  return finish(j, line);
}

croupier_status_code croupier_journal_edit(croupier_journal *j, croupier *c, const char *lua,
                                           const char **shown) {
  json_t *step = json_pack("{s:I, s:s}", "n", (json_int_t)(croupier_can_undo(c) + 1), "edit", lua);
  if (!step) { /* it is not UTF-8, or there is no memory */
    croupier_status_code code = croupier_look(c, lua, shown);
    return code == CROUPIER_OK ? croupier_no_room(c) : code;
  }
  char *line = prepare(step);
  croupier_status_code code = line ? croupier_edit(c, lua, shown) : croupier_no_room(c);
  if (code != CROUPIER_OK) {
    free(line);
    return code;
  }
  j->hash = journal_go_on(j->hash, c, STEP_EDIT, 0, lua);
  return finish(j, line);
}

static croupier_status_code travel(croupier_journal *j, croupier *c, enum step_kind kind, size_t answers,
                                   croupier_status_code go(croupier *c, size_t answers)) {
  char *line = prepare(json_pack("{s:I}", kind == STEP_UNDO ? "undo" : "redo", (json_int_t)answers));
  croupier_status_code code = line ? go(c, answers) : croupier_no_room(c);
  if (code != CROUPIER_OK) {
    free(line);
    return code;
  }
  j->hash = journal_go_on(j->hash, c, kind, answers, "");
  return finish(j, line);
}

croupier_status_code croupier_journal_undo(croupier_journal *j, croupier *c, size_t answers) {
  return travel(j, c, STEP_UNDO, answers, croupier_undo);
}

croupier_status_code croupier_journal_redo(croupier_journal *j, croupier *c, size_t answers) {
  return travel(j, c, STEP_REDO, answers, croupier_redo);
}

croupier_status_code croupier_journal_sits(croupier_journal *j, croupier *c, int seat, const char *player) {
  if (seat < 1 || seat > croupier_players(c)) return croupier_answer(c, seat, 0); /* fails */
  char *line = prepare(json_pack("{s:i, s:s}", "seat", seat, "player", player));
  if (!line) return croupier_no_room(c);
  j->hash = journal_go_on(j->hash, c, STEP_SIT, (uint64_t)seat, player);
  return finish(j, line);
}

void croupier_journal_free(croupier_journal *j) {
  if (!j) return;
  for (size_t i = 0; i < j->steps; i++) json_decref(j->step[i].json);
  json_decref(j->header);
  free(j->step);
  free(j->houses);
  for (size_t i = 0; i < j->knob_count; i++) free((char *)j->knobs[i]);
  free(j->knobs);
  free(j->line);
  free(j);
}
