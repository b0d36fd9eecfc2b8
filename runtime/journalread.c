/* journalread.c: reads a journal back, and plays it again. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "journal.h"
#include "text.h"

/* Notes the first thing that is wrong. Always false, so that checks can return it. */
static bool damage(croupier_journal *j, size_t line, const char *format, ...) {
  if (j->damaged) return false;
  j->damaged = true;
  int used = snprintf(j->damage, sizeof j->damage, "line %zu ", line);
  va_list args;
  va_start(args, format);
  vsnprintf(j->damage + used, sizeof j->damage - (size_t)used, format, args);
  va_end(args);
  return false;
}

static bool hex_of(const char *digits, uint64_t *hash) {
  if (!digits || strlen(digits) != 16 || strspn(digits, "0123456789abcdef") != 16) return false;
  *hash = strtoull(digits, NULL, 16);
  return true;
}

static const char *text_at(const json_t *object, const char *key) {
  return json_string_value(json_object_get(object, key));
}

/* --- the header --- */

/* A text whose hash is right. */
static bool sound_source(croupier_journal *j, const json_t *source, const char *what) {
  const char *text = text_at(source, "text");
  uint64_t hash;
  if (!text || !text_at(source, "name") || !hex_of(text_at(source, "hash"), &hash))
    return damage(j, 1, "lacks the text of %s", what);
  if (hash != journal_text_hash(text, json_string_length(json_object_get(source, "text"))))
    return damage(j, 1, "holds a text of %s that was changed after it was written", what);
  return true;
}

static bool sound_seed(const char *seed) {
  if (!seed || !*seed || strlen(seed) > 20 || strspn(seed, "0123456789") != strlen(seed)) return false;
  char again[24];
  snprintf(again, sizeof again, "%" PRIu64, (uint64_t)strtoull(seed, NULL, 10));
  return strcmp(again, seed) == 0;
}

static bool sound_header(croupier_journal *j, json_t *h) {
  json_t *format = json_object_get(h, "croupier_journal"), *texts = json_object_get(h, "texts");
  json_t *seats = json_object_get(h, "seats"), *houses = json_object_get(h, "houses"), *value;
  if (!json_is_integer(format)) return damage(j, 1, "is not the header of a journal");
  if (json_integer_value(format) != JOURNAL_FORMAT ||
      json_integer_value(json_object_get(h, "rng")) != RNG_VERSION)
    return damage(j, 1, "was written by another version of croupier (%s)",
                  text_at(h, "version") ? text_at(h, "version") : "unknown");
  json_int_t players = json_integer_value(json_object_get(h, "players"));
  if (players < 1 || players > CROUPIER_MAX_SEATS || json_array_size(seats) != (size_t)players)
    return damage(j, 1, "does not say who plays");
  size_t i;
  json_array_foreach(seats, i, value) if (!json_is_string(value)) return damage(j, 1,
                                                                                "does not say who plays");
  if (!text_at(h, "game") || !sound_seed(text_at(h, "seed"))) return damage(j, 1, "lacks game or seed");
  const char *name;
  json_object_foreach(json_object_get(h, "knobs"), name,
                      value) if (!json_is_string(value)) return damage(j, 1, "holds a knob without a value");
  if (!sound_source(j, json_object_get(h, "script"), "the script")) return false;
  if (json_is_object(texts) && !sound_source(j, texts, "the texts")) return false;
  json_array_foreach(houses, i, value) if (!sound_source(j, value, "a house rule")) return false;
  return hex_of(text_at(h, "hash"), &j->hash) || damage(j, 1, "lacks the hash of the deal");
}

static croupier_source source_of(const json_t *source) {
  return (croupier_source){text_at(source, "name"), text_at(source, "text"),
                           json_string_length(json_object_get(source, "text"))};
}

/* What croupier_journal_config lends out. False: no memory. */
static bool keep_config(croupier_journal *j) {
  json_t *houses = json_object_get(j->header, "houses"), *knobs = json_object_get(j->header, "knobs"), *value;
  j->houses = calloc(json_array_size(houses) + 1, sizeof *j->houses);
  j->knobs = calloc(json_object_size(knobs) + 1, sizeof *j->knobs);
  if (!j->houses || !j->knobs) return false;
  size_t i;
  json_array_foreach(houses, i, value) j->houses[i] = source_of(value);
  const char *name;
  json_object_foreach(knobs, name, value) {
    size_t size = strlen(name) + json_string_length(value) + 2;
    char *knob = malloc(size);
    if (!knob) return false;
    snprintf(knob, size, "%s=%s", name, json_string_value(value));
    j->knobs[j->knob_count++] = knob;
  }
  j->texts = source_of(json_object_get(j->header, "texts"));
  return true;
}

/* --- the lines --- */

/* A seat of this game, or 0. */
static int seat_at(const croupier_journal *j, const json_t *line) {
  json_int_t seat = json_integer_value(json_object_get(line, "seat"));
  size_t seats = json_array_size(json_object_get(j->header, "seats"));
  return seat >= 1 && seat <= (json_int_t)seats ? (int)seat : 0;
}

static bool sound_sitter(croupier_journal *j, struct step *s, const char *player) {
  *s = (struct step){.kind = STEP_SIT, .line = s->line, .end = s->end, .hash = s->hash, .json = s->json};
  s->seat = seat_at(j, s->json);
  s->name = player;
  return s->seat != 0 || damage(j, s->line, "does not say who sits where");
}

static bool sound_step(croupier_journal *j, struct step *s) {
  json_t *undo = json_object_get(s->json, "undo"), *redo = json_object_get(s->json, "redo");
  json_t *n = json_object_get(s->json, "n"), *option = json_object_get(s->json, "option");
  if (!hex_of(text_at(s->json, "hash"), &s->hash)) return damage(j, s->line, "lacks its hash");
  const char *player = text_at(s->json, "player");
  json_t *count = n ? n : undo ? undo : redo;
  if (player && !count) return sound_sitter(j, s, player);
  if (!json_is_integer(count) || json_integer_value(count) < 1)
    return damage(j, s->line, "is neither an answer, an undo, a redo nor a player");
  const char *action = text_at(s->json, "free"), *edit = text_at(s->json, "edit");
  s->kind = n ? action ? STEP_ACT : edit ? STEP_EDIT : STEP_ANSWER : undo ? STEP_UNDO : STEP_REDO;
  s->count = (size_t)json_integer_value(count);
  if (!n) return true;
  if (edit && !action) return s->name = edit, true;
  s->name = action ? action : text_at(s->json, "answer");
  s->seat = seat_at(j, s->json);
  s->option = option ? (long)json_integer_value(option) : -1;
  return (s->name && s->seat != 0) || damage(j, s->line, "does not say who answers what");
}

/* Jansson's reader may abort the process when memory runs out within a string, so it is begun only where there is
   plenty. NULL: not sound, or *no_memory. */
static json_t *load(const char *text, size_t size, json_error_t *error, bool *no_memory) {
  void *plenty = malloc(8 * size + 4096);
  free(plenty);
  json_t *json = plenty ? json_loadb(text, size, JSON_REJECT_DUPLICATES, error) : NULL;
  /* it does not always say what the matter is, but then it says nothing */
  *no_memory = !plenty || (!json && (json_error_code(error) == json_error_out_of_memory || !*error->text));
  return json;
}

/* One line: false if it is damaged or there is no memory for it. */
static bool read_line(croupier_journal *j, const char *text, size_t size, size_t number, size_t end) {
  json_error_t error;
  bool no_memory;
  json_t *json = load(text, size, &error, &no_memory);
  if (no_memory) return false;
  if (!json) return damage(j, number, "is not sound JSON (%.160s)", error.text);
  if (number == 1) {
    j->header = json;
    j->header_end = end;
    if (sound_header(j, json)) return keep_config(j);
    json_decref(json);
    j->header = NULL;
    return false;
  }
  struct step step = {.line = number, .end = end, .json = json};
  if (!sound_step(j, &step)) {
    json_decref(json);
    return false;
  }
  if ((j->steps & (j->steps - 1)) == 0) { /* a power of two: full */
    struct step *more = realloc(j->step, (j->steps ? 2 * j->steps : 1) * sizeof *more);
    if (!more) {
      json_decref(json);
      return false;
    }
    j->step = more;
  }
  j->step[j->steps++] = step;
  return true;
}

/* Is this what is left of a line whose writing was cut short? */
static bool half_written(const char *text, size_t size) {
  json_error_t error;
  bool no_memory;
  json_t *json = load(text, size, &error, &no_memory);
  json_decref(json);
  return json == NULL && !no_memory;
}

croupier_journal *croupier_journal_read(const char *text, size_t size) {
  croupier_journal *j = calloc(1, sizeof *j);
  if (!j) return NULL;
  size_t at = 0;
  for (size_t number = 1; at < size; number++) {
    const char *end = memchr(text + at, '\n', size - at);
    size_t length = end ? (size_t)(end - text) - at : size - at;
    if (!end && number > 1 && half_written(text + at, length)) {
      j->cut = true;
      break;
    }
    size_t after = at + length + (end != NULL);
    size_t mark = number == 1 ? text_mark(text, length) : 0;
    if (!read_line(j, text + at + mark, length - mark, number, after)) {
      if (j->damaged) break;
      croupier_journal_free(j);
      return NULL;
    }
    at = after;
  }
  if (size == 0) damage(j, 1, "is missing: the file is empty");
  j->lines = j->steps;
  return j;
}

const char *croupier_journal_damage(const croupier_journal *j) { return j->damage; }
bool croupier_journal_empty(const croupier_journal *j) { return j->header == NULL; }
bool croupier_journal_cut(const croupier_journal *j) { return j->cut; }
size_t croupier_journal_lines(const croupier_journal *j) { return j->lines; }
const char *croupier_journal_game(const croupier_journal *j) { return text_at(j->header, "game"); }

/* Is it an answer, or what counts as one? */
static bool is_given(const struct step *s) {
  return s->kind != STEP_UNDO && s->kind != STEP_REDO && s->kind != STEP_SIT;
}

int croupier_journal_step(const croupier_journal *j, size_t line, const char **answer, int *option) {
  *answer = NULL;
  if (line >= j->lines || !is_given(&j->step[line])) return 0;
  enum step_kind kind = j->step[line].kind;
  *answer = j->step[line].name;
  *option = kind == STEP_ACT ? CROUPIER_FREE : kind == STEP_EDIT ? CROUPIER_EDIT : (int)j->step[line].option;
  return j->step[line].seat;
}

size_t croupier_journal_size(const croupier_journal *j) {
  return j->next ? j->step[j->next - 1].end : j->header_end;
}

const char *croupier_journal_seat(const croupier_journal *j, int seat) {
  for (size_t i = j->next; i-- > 0;)
    if (j->step[i].kind == STEP_SIT && j->step[i].seat == seat) return j->step[i].name;
  const char *word =
      json_string_value(json_array_get(json_object_get(j->header, "seats"), (size_t)(seat - 1)));
  return word ? word : "";
}

uint64_t croupier_journal_seed(const croupier_journal *j) {
  return strtoull(text_at(j->header, "seed"), NULL, 10);
}

void croupier_journal_config(const croupier_journal *j, croupier_config *config) {
  config->script = source_of(json_object_get(j->header, "script"));
  config->texts = j->texts.text ? &j->texts : NULL;
  config->houses = j->houses;
  config->house_count = json_array_size(json_object_get(j->header, "houses"));
  config->players = (int)json_integer_value(json_object_get(j->header, "players"));
  config->knobs = j->knobs;
  config->knob_count = j->knob_count;
}

/* --- playing it again --- */

static croupier_journal_result differs(croupier_journal *j, const struct step *s, const char *how) {
  j->damaged = false; /* what is found in play comes before what is found in later lines */
  if (s && s->kind == STEP_EDIT) damage(j, s->line, "(edit: %.160s) %s", s->name, how);
  else if (s && is_given(s))
    damage(j, s->line, "(answer %zu, seat %d: %.80s) %s", s->count, s->seat, s->name, how);
  else damage(j, s ? s->line : 1, "%s", how);
  return CROUPIER_JOURNAL_DIFFERS;
}

static croupier_journal_result outcome(croupier_journal *j, const struct step *s, croupier_status_code code) {
  if (code == CROUPIER_OK) return CROUPIER_JOURNAL_PLAYED;
  return code == CROUPIER_SCRIPT ? CROUPIER_JOURNAL_SCRIPT : differs(j, s, "is not possible there");
}

static croupier_journal_result compare(croupier_journal *j, const struct step *s, uint64_t hash) {
  if (j->settled || j->hash == hash) return CROUPIER_JOURNAL_PLAYED;
  return differs(j, s,
                 s ? "leads to another position than the one that was written"
                   : "begins with another deal or another first question");
}

croupier_journal_result croupier_journal_start(croupier_journal *j, croupier *c) {
  j->next = 0;
  croupier_journal_result result = outcome(j, NULL, croupier_start(c, croupier_journal_seed(j)));
  if (result != CROUPIER_JOURNAL_PLAYED) return result;
  j->hash = journal_go_on(0, c, STEP_DEAL, 0, "");
  uint64_t written = j->hash;
  hex_of(text_at(j->header, "hash"), &written);
  return compare(j, NULL, written);
}

static croupier_journal_result answer(croupier_journal *j, croupier *c, const struct step *s) {
  const croupier_question *question = croupier_question_of(c, s->seat);
  if (!question || (!j->settled && s->count != croupier_can_undo(c) + 1))
    return differs(j, s, "is an answer to a question that is not asked there");
  int option = croupier_find_option(c, s->seat, s->name);
  if (option >= 0 && s->option >= 0 && s->option < question->options) {
    const char *name = croupier_option(c, s->seat, (int)s->option, NULL);
    if (name && strcmp(name, s->name) == 0) option = (int)s->option;
  }
  if (option < 0) return differs(j, s, "is not offered there");
  return outcome(j, s, croupier_answer(c, s->seat, option));
}

static croupier_journal_result act(croupier_journal *j, croupier *c, const struct step *s) {
  if (!j->settled && s->count != croupier_can_undo(c) + 1)
    return differs(j, s, "is a free action that cannot be taken there");
  for (int i = 0; i < croupier_free_actions(c, s->seat); i++)
    if (strcmp(croupier_free_action(c, s->seat, i, NULL), s->name) == 0)
      return outcome(j, s, croupier_act(c, s->seat, i));
  return differs(j, s, "is a free action that cannot be taken there");
}

static croupier_journal_result edit(croupier_journal *j, croupier *c, const struct step *s) {
  const char *shown;
  if (!j->settled && s->count != croupier_can_undo(c) + 1) return differs(j, s, "was not made there");
  croupier_status_code code = croupier_edit(c, s->name, &shown);
  return code == CROUPIER_OK ? CROUPIER_JOURNAL_PLAYED : differs(j, s, "is not possible there");
}

croupier_journal_result croupier_journal_next(croupier_journal *j, croupier *c) {
  const struct step *s = &j->step[j->next];
  croupier_journal_result result = s->kind == STEP_ANSWER ? answer(j, c, s)
                                   : s->kind == STEP_ACT  ? act(j, c, s)
                                   : s->kind == STEP_EDIT ? edit(j, c, s)
                                   : s->kind == STEP_SIT  ? CROUPIER_JOURNAL_PLAYED
                                   : s->kind == STEP_UNDO ? outcome(j, s, croupier_undo(c, s->count))
                                                          : outcome(j, s, croupier_redo(c, s->count));
  if (result != CROUPIER_JOURNAL_PLAYED) return result;
  j->hash =
      journal_go_on(j->hash, c, s->kind, s->name ? (uint64_t)s->seat : s->count, s->name ? s->name : "");
  result = compare(j, s, s->hash);
  if (result == CROUPIER_JOURNAL_PLAYED) j->next++;
  return result;
}

/* step[0 .. stand-1] stand, and the `back` steps after them were taken back and can be given again. */
size_t croupier_journal_settle(croupier_journal *j, size_t lines) {
  size_t stand = 0, back = 0;
  for (size_t i = 0; i < lines && i < j->steps; i++) {
    struct step s = j->step[i];
    if (is_given(&s)) {
      j->step[i] = j->step[stand];
      j->step[stand++] = s;
      back = 0;
    } else if (s.kind == STEP_SIT) {
      continue;
    } else if (s.kind == STEP_UNDO) {
      size_t count = s.count < stand ? s.count : stand;
      stand -= count;
      back += count;
    } else {
      size_t count = s.count < back ? s.count : back;
      stand += count;
      back -= count;
    }
  }
  j->settled = true;
  j->next = 0;
  return j->lines = stand;
}
