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

/* Takes the object, and makes it the newest line. */
static croupier_status_code write_line(croupier_journal *j, json_t *object) {
  char *text = object ? json_dumps(object, JSON_COMPACT) : NULL;
  json_decref(object);
  size_t size = text ? strlen(text) : 0;
  char *line = text ? realloc(text, size + 2) : NULL;
  if (!line) {
    free(text);
    return CROUPIER_NO_MEMORY;
  }
  memcpy(line + size, "\n", 2);
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
    json_object_set_new(knobs, name, json_string(value + 1));
  }
  return knobs;
}

static json_t *header_json(croupier *c, const croupier_config *config, const char *const *seats,
                           uint64_t hash) {
  json_t *seat_words = json_array(), *houses = json_array();
  for (int i = 0; i < croupier_players(c); i++) json_array_append_new(seat_words, json_string(seats[i]));
  for (size_t i = 0; i < config->house_count; i++)
    json_array_append_new(houses, source_json(&config->houses[i]));
  char seed[21], digits[17];
  snprintf(seed, sizeof seed, "%" PRIu64, croupier_seed(c));
  journal_hex(digits, hash);
  return json_pack("{s:i, s:s, s:i, s:s, s:i, s:s, s:o, s:o, s:o, s:o, s:o, s:s}",                      //
                   "croupier_journal", JOURNAL_FORMAT, "version", CROUPIER_VERSION, "rng", RNG_VERSION, //
                   "game", croupier_game(c), "players", croupier_players(c), "seed", seed,              //
                   "knobs", knobs_json(config), "seats", seat_words,                                    //
                   "script", source_json(&config->script),                                              //
                   "texts", config->texts ? source_json(config->texts) : json_null(), "houses", houses, //
                   "hash", digits);
}

croupier_journal *croupier_journal_new(croupier *c, const croupier_config *config, const char *const *seats) {
  croupier_journal *j = calloc(1, sizeof *j);
  if (!j) return NULL;
  j->hash = journal_go_on(0, c, STEP_DEAL, 0, "");
  if (write_line(j, header_json(c, config, seats, j->hash)) != CROUPIER_OK) {
    croupier_journal_free(j);
    return NULL;
  }
  return j;
}

/* --- the lines --- */

const char *croupier_journal_line(const croupier_journal *j) { return j->line ? j->line : ""; }

croupier_status_code croupier_journal_answer(croupier_journal *j, croupier *c, int seat, int option) {
  const char *name = croupier_option(c, seat, option, NULL);
  json_t *line =
      json_pack("{s:I, s:i, s:s}", "n", (json_int_t)(croupier_can_undo(c) + 1), "seat", seat, "answer", name);
  if (!line) return CROUPIER_NO_MEMORY;
  name = json_string_value(json_object_get(line, "answer"));
  /* is it not the only option of this name? */
  if (croupier_find_option(c, seat, name) != option)
    json_object_set_new(line, "option", json_integer(option));
  croupier_status_code code = croupier_answer(c, seat, option);
  if (code != CROUPIER_OK) {
    json_decref(line);
    return code;
  }
  char digits[17];
  j->hash = journal_go_on(j->hash, c, STEP_ANSWER, (uint64_t)seat, name);
  journal_hex(digits, j->hash);
  json_object_set_new(line, "hash", json_string(digits));
  return write_line(j, line);
}

static croupier_status_code write_travel(croupier_journal *j, croupier *c, enum step_kind kind,
                                         size_t answers) {
  char digits[17];
  j->hash = journal_go_on(j->hash, c, kind, answers, "");
  journal_hex(digits, j->hash);
  return write_line(
      j, json_pack("{s:I, s:s}", kind == STEP_UNDO ? "undo" : "redo", (json_int_t)answers, "hash", digits));
}

croupier_status_code croupier_journal_undo(croupier_journal *j, croupier *c, size_t answers) {
  croupier_status_code code = croupier_undo(c, answers);
  return code == CROUPIER_OK ? write_travel(j, c, STEP_UNDO, answers) : code;
}

croupier_status_code croupier_journal_redo(croupier_journal *j, croupier *c, size_t answers) {
  croupier_status_code code = croupier_redo(c, answers);
  return code == CROUPIER_OK ? write_travel(j, c, STEP_REDO, answers) : code;
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
