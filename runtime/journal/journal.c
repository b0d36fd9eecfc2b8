/* journal.c: writes a game down, line by line. */
#include "journalhash.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text of an object, with room for a hash at its end: what comes after it cannot fail. NULL: no memory. */
static char *prepare(json_t *object) {
  return json_text(json_with(object, "hash", json_string("................")), "\n");
}

/* The prepared text is the newest line now, with the running hash of now. */
static void put_line(croupier_journal *j, char *line) {
  static const char end[] = "\"}\n";
  char digits[17];
  journal_hex(digits, j->hash);
  memcpy(line + strlen(line) - strlen(end) - 16, digits, 16);
  free(j->line);
  j->line = line;
}

/* --- the header --- */

/* Names lead into no folder: whoever reads the journal may look for a file of that name. */
static const char *last_part(const char *name) {
  const char *slash = strrchr(name, '/');
  return slash ? slash + 1 : name;
}

static json_t *source_json(const croupier_source *source) {
  char hash[17];
  journal_hex(hash, journal_text_hash(source->text, source->size));
  return json_pack("{s:s, s:s, s:s%}", "name", last_part(source->name), "hash", hash, "text", source->text,
                   source->size);
}

/* All of one kind: a list, or the only one. */
static json_t *sources_json(const croupier_config *config, croupier_source_kind wanted, bool several) {
  json_t *all = several ? json_array() : NULL;
  const croupier_source *source;
  croupier_source_kind kind;
  for (size_t i = 0; (source = croupier_source_at(config, i, &kind)) != NULL; i++) {
    if (kind != wanted) continue;
    if (!several) return source_json(source);
    all = json_also(all, source_json(source));
  }
  return several ? all : json_null();
}

static bool is_empty(const json_t *sources) {
  return json_is_null(sources) || (json_is_array(sources) && json_array_size(sources) == 0);
}

static json_t *with_sources(json_t *header, const croupier_config *config) {
  const croupier_source_facts *facts;
  for (croupier_source_kind k = 0; (facts = croupier_source_kind_facts(k)) != NULL; k++) {
    json_t *sources = sources_json(config, k, facts->several);
    if (k > JOURNAL_EVERY_SOURCE && is_empty(sources)) json_decref(sources);
    else header = json_with(header, facts->word, sources);
  }
  return header;
}

static json_t *knobs_json(const croupier_config *config) {
  json_t *knobs = json_object();
  for (size_t i = 0; i < config->knob_count; i++) {
    const char *knob = config->knobs[i], *value = strchr(knob, '=');
    if (!value) continue; /* no table is laid with such a one */
    char *name = calloc((size_t)(value - knob) + 1, 1);
    if (name) memcpy(name, knob, (size_t)(value - knob));
    knobs = json_with(knobs, name, json_string(value + 1));
    free(name);
  }
  return knobs;
}

static json_t *header_json(croupier *c, const croupier_config *config, const char *const *seats) {
  json_t *seat_words = json_array();
  for (int i = 0; i < croupier_players(c); i++) seat_words = json_also(seat_words, json_string(seats[i]));
  char seed[21], deal[17];
  snprintf(seed, sizeof seed, "%" PRIu64, croupier_seed(c));
  journal_hex(deal, croupier_hash(c));
  json_t *header = json_pack("{s:i, s:s, s:i, s:s, s:i, s:s, s:o, s:o}", //
                             "croupier_journal", JOURNAL_FORMAT, "version", CROUPIER_VERSION, "rng",
                             RNG_VERSION,                                                            //
                             "game", croupier_game(c), "players", croupier_players(c), "seed", seed, //
                             "knobs", knobs_json(config), "seats", seat_words);
  if (header && config->lang) header = json_with(header, "lang", json_string(config->lang));
  return json_with(with_sources(header, config), "deal", json_string(deal));
}

croupier_journal *croupier_journal_new(croupier *c, const croupier_config *config, const char *const *seats) {
  croupier_journal *j = calloc(1, sizeof *j);
  json_t *header = header_json(c, config, seats);
  uint64_t hash = header ? journal_line_hash(header) : 0;
  char *line = prepare(header);
  if (!j || !line) {
    free(j);
    free(line);
    return NULL;
  }
  j->format = JOURNAL_FORMAT;
  j->hash = hash;
  put_line(j, line);
  return j;
}

/* --- the lines --- */

const char *croupier_journal_line(const croupier_journal *j) { return j->line ? j->line : ""; }

/* A line that is written down once its step has been carried out. */
struct draft {
  struct step step;
  char *line; /* NULL: no memory */
};

/* name: the member that the old hashes take, or NULL. Takes json. */
static struct draft draft_of(enum step_kind kind, json_t *json, const char *name) {
  struct draft d = {.step = {.kind = kind, .json = json}};
  d.step.seat = (int)json_integer_value(json_object_get(json, "seat"));
  if (json) d.step.content = journal_line_hash(json);
  d.step.name = name ? json_string_value(json_object_get(json, name)) : NULL;
  d.line = prepare(json_incref(json));
  return d;
}

/* Its step was carried out, or not: then there is no new line. */
static croupier_status_code finish(croupier_journal *j, croupier *c, struct draft *d,
                                   croupier_status_code code) {
  if (code == CROUPIER_OK) {
    j->hash = journal_go_on(j, c, &d->step);
    put_line(j, d->line);
  } else {
    free(d->line);
  }
  json_decref(d->step.json);
  return code;
}

static json_int_t next_number(const croupier *c) { return (json_int_t)(croupier_can_undo(c) + 1); }

/* Whether a name could not be made for want of memory shows in its being empty. */
static struct draft draft_answer(croupier *c, int seat, int option) {
  json_t *json = json_pack("{s:I, s:i, s:s}", "n", next_number(c), "seat", seat, "answer",
                           croupier_option(c, seat, option, NULL));
  const char *name = json_string_value(json_object_get(json, "answer"));
  /* is it not the only option of this name? */
  if (name && croupier_find_option(c, seat, name) != option) {
    json_t *number = *name ? json_integer(option) : NULL;
    json = json_with(json, "option", number);
  }
  return draft_of(STEP_ANSWER, json, "answer");
}

croupier_status_code croupier_journal_answer(croupier_journal *j, croupier *c, int seat, int option) {
  const croupier_question *q = croupier_question_of(c, seat);
  if (!q || option < 0 || option >= q->options) return croupier_answer(c, seat, option); /* fails */
  struct draft d = draft_answer(c, seat, option);
  return finish(j, c, &d, d.line ? croupier_answer(c, seat, option) : croupier_no_room(c));
}

croupier_status_code croupier_journal_act(croupier_journal *j, croupier *c, int seat, int action) {
  if (action < 0 || action >= croupier_free_actions(c, seat))
    return croupier_act(c, seat, action); /* fails */
  struct draft d = draft_of(STEP_ACT,
                            json_pack("{s:I, s:i, s:s}", "n", next_number(c), "seat", seat, "free",
                                      croupier_free_action(c, seat, action, NULL)),
                            "free");
  return finish(j, c, &d, d.line ? croupier_act(c, seat, action) : croupier_no_room(c));
}

croupier_status_code croupier_journal_edit(croupier_journal *j, croupier *c, const char *lua,
                                           const char **shown) {
  json_t *json = json_pack("{s:I, s:s}", "n", next_number(c), "edit", lua);
  if (!json) { /* it is not UTF-8, or there is no memory */
    croupier_status_code code = croupier_look(c, lua, shown);
    return code == CROUPIER_OK ? croupier_no_room(c) : code;
  }
  struct draft d = draft_of(STEP_EDIT, json, "edit");
  return finish(j, c, &d, d.line ? croupier_edit(c, lua, shown) : croupier_no_room(c));
}

static croupier_status_code travel(croupier_journal *j, croupier *c, enum step_kind kind, size_t answers,
                                   croupier_status_code go(croupier *c, size_t answers)) {
  struct draft d =
      draft_of(kind, json_pack("{s:I}", kind == STEP_UNDO ? "undo" : "redo", (json_int_t)answers), NULL);
  d.step.count = answers;
  return finish(j, c, &d, d.line ? go(c, answers) : croupier_no_room(c));
}

croupier_status_code croupier_journal_undo(croupier_journal *j, croupier *c, size_t answers) {
  return travel(j, c, STEP_UNDO, answers, croupier_undo);
}

croupier_status_code croupier_journal_redo(croupier_journal *j, croupier *c, size_t answers) {
  return travel(j, c, STEP_REDO, answers, croupier_redo);
}

croupier_status_code croupier_journal_sits(croupier_journal *j, croupier *c, int seat, const char *player) {
  if (seat < 1 || seat > croupier_players(c)) return croupier_answer(c, seat, 0); /* fails */
  struct draft d = draft_of(STEP_SIT, json_pack("{s:i, s:s}", "seat", seat, "player", player), "player");
  return finish(j, c, &d, d.line ? CROUPIER_OK : croupier_no_room(c));
}

void croupier_journal_free(croupier_journal *j) {
  if (!j) return;
  for (size_t i = 0; i < j->steps; i++) json_decref(j->step[i].json);
  json_decref(j->header);
  free(j->step);
  free(j->additions);
  for (size_t i = 0; i < j->knob_count; i++) free((char *)j->knobs[i]);
  free(j->knobs);
  free(j->line);
  free(j);
}
