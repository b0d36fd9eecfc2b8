/* journalcheck.c: is a line of a journal what could have been written there? */
#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "journalcheck.h"
#include "journalhash.h"

bool journal_damage(croupier_journal *j, size_t line, const char *format, ...) {
  if (j->damaged) return false;
  j->damaged = true;
  int used = snprintf(j->damage, sizeof j->damage, "line %zu ", line);
  va_list args;
  va_start(args, format);
  vsnprintf(j->damage + used, sizeof j->damage - (size_t)used, format, args);
  va_end(args);
  return false;
}

const char *journal_text_at(const json_t *object, const char *key) {
  return json_string_value(json_object_get(object, key));
}

/* --- members --- */

struct member {
  const char *name;
  json_type type;
  bool nullable;
};

/* Exactly these members, each of its type. of: what has them, with a blank at its end, or "". */
static bool sound_members(croupier_journal *j, size_t line, const char *of, const json_t *object,
                          const struct member *members, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const json_t *value = json_object_get(object, members[i].name);
    if (members[i].nullable && json_is_null(value)) continue;
    if (!value) return journal_damage(j, line, "lacks %s%s", of, members[i].name);
    if (json_typeof(value) != members[i].type)
      return journal_damage(j, line, "has a %s%s of the wrong type", of, members[i].name);
  }
  const char *name;
  json_t *value;
  json_object_foreach((json_t *)object, name, value) {
    bool known = false;
    for (size_t i = 0; i < count && !known; i++) known = strcmp(members[i].name, name) == 0;
    if (!known)
      return journal_damage(j, line, "has a member \"%s%.60s\" that does not belong there", of, name);
  }
  return true;
}

#define SOUND(j, line, of, object, members) \
  sound_members(j, line, of, object, members, sizeof(members) / sizeof *(members))

/* --- the header --- */

enum { MOST_SOURCES = 8 }; /* kinds */

/* Whoever goes on with the game may look for files by names that stand there: they lead into no folder. */
static bool sound_file_name(const char *name) { return *name && !strchr(name, '/'); }

/* As croupier.game wants it. */
static bool sound_game(const char *name) {
  return *name &&
         name[strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789")] == '\0';
}

/* A text whose hash is right. */
static bool sound_source(croupier_journal *j, const json_t *source, const char *what) {
  static const struct member members[] = {
      {"name", JSON_STRING, false}, {"hash", JSON_STRING, false}, {"text", JSON_STRING, false}};
  uint64_t hash;
  char of[40];
  snprintf(of, sizeof of, "%s.", what);
  if (!json_is_object(source)) return journal_damage(j, 1, "has a %s of the wrong type", what);
  if (!SOUND(j, 1, of, source, members)) return false;
  if (!sound_file_name(journal_text_at(source, "name")))
    return journal_damage(j, 1, "has a %s that is named by a path", what);
  const json_t *text = json_object_get(source, "text");
  if (!journal_hex_of(journal_text_at(source, "hash"), &hash) ||
      hash != journal_text_hash(json_string_value(text), json_string_length(text)))
    return journal_damage(j, 1, "has a %s whose text was changed after it was written", what);
  return true;
}

/* A member for each kind of sources: one, which may be null unless it is the script, or a list. */
static size_t source_members(const json_t *h, struct member members[MOST_SOURCES]) {
  const croupier_source_facts *facts;
  size_t count = 0;
  for (croupier_source_kind k = 0; count < MOST_SOURCES && (facts = croupier_source_kind_facts(k)); k++)
    if (k <= JOURNAL_EVERY_SOURCE || json_object_get(h, facts->word))
      members[count++] = (struct member){facts->word, facts->several ? JSON_ARRAY : JSON_OBJECT,
                                         !facts->several && k != CROUPIER_SOURCE_SCRIPT};
  return count;
}

static bool sound_sources(croupier_journal *j, const json_t *h) {
  const croupier_source_facts *facts;
  for (croupier_source_kind k = 0; (facts = croupier_source_kind_facts(k)) != NULL; k++) {
    const json_t *sources = json_object_get(h, facts->word);
    if (json_is_object(sources) && !sound_source(j, sources, facts->word)) return false;
    for (size_t i = 0; i < json_array_size(sources); i++)
      if (!sound_source(j, json_array_get(sources, i), facts->word)) return false;
  }
  return true;
}

static bool sound_seed(const char *seed) {
  if (!*seed || strlen(seed) > 20 || strspn(seed, "0123456789") != strlen(seed)) return false;
  char again[24];
  snprintf(again, sizeof again, "%" PRIu64, (uint64_t)strtoull(seed, NULL, 10));
  return strcmp(again, seed) == 0;
}

static bool sound_players(croupier_journal *j, const json_t *h) {
  const json_t *seats = json_object_get(h, "seats");
  json_int_t players = json_integer_value(json_object_get(h, "players"));
  if (players < 1 || players > CROUPIER_MAX_SEATS || json_array_size(seats) != (size_t)players)
    return journal_damage(j, 1, "does not say who plays");
  for (size_t i = 0; i < (size_t)players; i++)
    if (!json_is_string(json_array_get(seats, i))) return journal_damage(j, 1, "does not say who plays");
  const char *name;
  json_t *value;
  json_object_foreach(json_object_get(h, "knobs"), name, value) {
    if (!json_is_string(value) || !*name || strchr(name, '='))
      return journal_damage(j, 1, "has a knob \"%.60s\" without a value", name);
  }
  return true;
}

static bool sound_format(croupier_journal *j, const json_t *h) {
  const json_t *format = json_object_get(h, "croupier_journal"), *rng = json_object_get(h, "rng");
  if (!json_is_integer(format)) return journal_damage(j, 1, "is not the header of a journal");
  json_int_t number = json_integer_value(format);
  if ((number != JOURNAL_FORMAT && number != JOURNAL_UNPROTECTED) || !json_is_integer(rng) ||
      json_integer_value(rng) != RNG_VERSION) {
    const char *version = journal_text_at(h, "version");
    return journal_damage(j, 1, "was written by another version of croupier (%.60s)",
                          version ? version : "unknown");
  }
  j->format = (int)number;
  return true;
}

bool journal_sound_header(croupier_journal *j, const json_t *h) {
  static const struct member members[] = {{"croupier_journal", JSON_INTEGER, false},
                                          {"version", JSON_STRING, false},
                                          {"rng", JSON_INTEGER, false},
                                          {"game", JSON_STRING, false},
                                          {"players", JSON_INTEGER, false},
                                          {"seed", JSON_STRING, false},
                                          {"knobs", JSON_OBJECT, false},
                                          {"seats", JSON_ARRAY, false},
                                          {"hash", JSON_STRING, false},
                                          {"deal", JSON_STRING, false}}; /* not in format 1 */
  if (!sound_format(j, h)) return false;
  struct member all[sizeof members / sizeof *members + MOST_SOURCES + 1];
  size_t count = sizeof members / sizeof *members - (j->format == JOURNAL_UNPROTECTED);
  memcpy(all, members, count * sizeof *members);
  count += source_members(h, all + count);
  if (json_object_get(h, "lang") != NULL) all[count++] = (struct member){"lang", JSON_STRING, false};
  uint64_t deal;
  if (!sound_members(j, 1, "", h, all, count) || !sound_players(j, h) || !sound_sources(j, h)) return false;
  if (!sound_game(journal_text_at(h, "game")) || !sound_seed(journal_text_at(h, "seed")))
    return journal_damage(j, 1, "has a game or a seed that cannot be one");
  if (!journal_hex_of(journal_text_at(h, "hash"), &j->hash))
    return journal_damage(j, 1, "has a hash that is none");
  if (j->format == JOURNAL_UNPROTECTED) return true;
  if (!journal_hex_of(journal_text_at(h, "deal"), &deal) || j->hash != journal_line_hash(h))
    return journal_damage(j, 1, "was changed after it was written");
  return true;
}

/* --- the other lines --- */

static const struct shape {
  enum step_kind kind;
  const char *says; /* by this member it is known */
  json_type type;
  bool numbered, seated;
} shapes[] = {
    {STEP_ANSWER, "answer", JSON_STRING, true, true}, {STEP_ACT, "free", JSON_STRING, true, true},
    {STEP_EDIT, "edit", JSON_STRING, true, false},    {STEP_SIT, "player", JSON_STRING, false, true},
    {STEP_UNDO, "undo", JSON_INTEGER, false, false},  {STEP_REDO, "redo", JSON_INTEGER, false, false}};

static bool shaped(croupier_journal *j, const struct step *s, const struct shape *shape) {
  struct member members[5] = {{"hash", JSON_STRING, false}, {shape->says, shape->type, false}};
  size_t count = 2;
  if (shape->numbered) members[count++] = (struct member){"n", JSON_INTEGER, false};
  if (shape->seated) members[count++] = (struct member){"seat", JSON_INTEGER, false};
  if (json_object_get(s->json, "option") && shape->kind == STEP_ANSWER)
    members[count++] = (struct member){"option", JSON_INTEGER, false};
  return sound_members(j, s->line, "", s->json, members, count);
}

/* A whole number in its bounds, or -1. */
static json_int_t number_at(const json_t *line, const char *key, json_int_t least, json_int_t most) {
  json_int_t number = json_integer_value(json_object_get(line, key));
  return number >= least && number <= most ? number : -1;
}

bool journal_sound_step(croupier_journal *j, struct step *s) {
  const struct shape *shape = shapes, *end = shapes + sizeof shapes / sizeof *shapes;
  while (shape < end && !json_object_get(s->json, shape->says)) shape++;
  if (shape == end) return journal_damage(j, s->line, "is neither an answer, an undo, a redo nor a player");
  if (!shaped(j, s, shape)) return false;
  json_int_t seats = (json_int_t)json_array_size(json_object_get(j->header, "seats"));
  json_int_t seat = shape->seated ? number_at(s->json, "seat", 1, seats) : 0;
  const char *count = shape->numbered ? "n" : shape->says;
  json_int_t counted = shape->kind == STEP_SIT ? 0 : number_at(s->json, count, 1, INT_MAX);
  bool numbered = json_object_get(s->json, "option") != NULL;
  json_int_t option = numbered ? number_at(s->json, "option", 0, INT_MAX) : -1;
  if (seat < 0)
    return journal_damage(j, s->line, "does not say who %s", shape->numbered ? "answers what" : "sits where");
  if (counted < 0 || (numbered && option < 0))
    return journal_damage(j, s->line, "has a number that cannot be one");
  if (!journal_hex_of(journal_text_at(s->json, "hash"), &s->hash))
    return journal_damage(j, s->line, "lacks its hash");
  s->kind = shape->kind;
  s->seat = (int)seat;
  s->count = (size_t)counted;
  s->option = (long)option;
  s->name = journal_text_at(s->json, shape->says);
  return true;
}
