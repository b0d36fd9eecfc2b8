/* journalread.c: reads a journal back. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "journalcheck.h"
#include "journalhash.h"
#include "text.h"

static croupier_source source_of(const json_t *source) {
  return (croupier_source){journal_text_at(source, "name"), journal_text_at(source, "text"),
                           json_string_length(json_object_get(source, "text"))};
}

/* Of one kind: how many there are, and the i-th. */
static size_t sources_of(const json_t *sources) {
  return json_is_array(sources) ? json_array_size(sources) : json_is_object(sources);
}
static const json_t *source_at(const json_t *sources, size_t i) {
  return json_is_array(sources) ? json_array_get(sources, i) : sources;
}

static bool keep_additions(croupier_journal *j) {
  const croupier_source_facts *facts;
  for (croupier_source_kind k = CROUPIER_SOURCE_SCRIPT + 1; (facts = croupier_source_kind_facts(k)) != NULL;
       k++) {
    const json_t *sources = json_object_get(j->header, facts->word);
    size_t count = sources_of(sources);
    croupier_addition *more = realloc(j->additions, (j->addition_count + count + 1) * sizeof *more);
    if (!more) return false;
    j->additions = more;
    for (size_t i = 0; i < count; i++)
      more[j->addition_count++] = (croupier_addition){k, source_of(source_at(sources, i))};
  }
  return true;
}

/* What croupier_journal_config lends out. False: no memory. */
static bool keep_config(croupier_journal *j) {
  json_t *knobs = json_object_get(j->header, "knobs"), *value;
  j->knobs = calloc(json_object_size(knobs) + 1, sizeof *j->knobs);
  if (!j->knobs || !keep_additions(j)) return false;
  const char *name;
  json_object_foreach(knobs, name, value) {
    size_t size = strlen(name) + json_string_length(value) + 2;
    char *knob = malloc(size);
    if (!knob) return false;
    snprintf(knob, size, "%s=%s", name, json_string_value(value));
    j->knobs[j->knob_count++] = knob;
  }
  return true;
}

/* --- the lines --- */

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

/* Of a sound line only the name is kept. */
static void keep_name(struct step *s) {
  json_t *line = s->json, *value;
  const char *key;
  s->json = NULL;
  json_object_foreach(line, key, value) if (s->name && json_string_value(value) == s->name)
      s->json = json_incref(value);
  json_decref(line);
}

/* One line: false if it is damaged or there is no memory for it. */
static bool read_line(croupier_journal *j, const char *text, size_t size, size_t number, size_t end) {
  json_error_t error;
  bool no_memory;
  json_t *json = load(text, size, &error, &no_memory);
  if (no_memory) return false;
  if (!json) return journal_damage(j, number, "is not sound JSON (%.160s)", error.text);
  if (number == 1) {
    j->header = json;
    j->header_end = end;
    if (journal_sound_header(j, json)) return keep_config(j);
    json_decref(json);
    j->header = NULL;
    return false;
  }
  struct step step = {.line = number, .end = end, .json = json};
  if (!journal_sound_step(j, &step)) {
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
  step.content = journal_line_hash(json);
  if (step.kind == STEP_UNDO) j->last_undo = j->steps + 1;
  keep_name(&step);
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
  if (size == 0) journal_damage(j, 1, "is missing: the file is empty");
  j->lines = j->steps;
  return j;
}

const char *croupier_journal_damage(const croupier_journal *j) { return j->damage; }
bool croupier_journal_empty(const croupier_journal *j) { return j->header == NULL; }
bool croupier_journal_unprotected(const croupier_journal *j) { return j->format == JOURNAL_UNPROTECTED; }
bool croupier_journal_cut(const croupier_journal *j) { return j->cut; }
bool croupier_journal_goes_back(const croupier_journal *j) { return !j->settled && j->next < j->last_undo; }
size_t croupier_journal_lines(const croupier_journal *j) { return j->lines; }
const char *croupier_journal_game(const croupier_journal *j) { return journal_text_at(j->header, "game"); }

int croupier_journal_step(const croupier_journal *j, size_t line, const char **answer, int *option) {
  *answer = NULL;
  enum step_kind kind = line < j->lines ? j->step[line].kind : STEP_UNDO;
  if (kind == STEP_UNDO || kind == STEP_REDO || kind == STEP_SIT) return 0;
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
  return strtoull(journal_text_at(j->header, "seed"), NULL, 10);
}

void croupier_journal_config(const croupier_journal *j, croupier_config *config) {
  config->script = source_of(json_object_get(j->header, "script"));
  config->additions = j->additions;
  config->addition_count = j->addition_count;
  config->players = (int)json_integer_value(json_object_get(j->header, "players"));
  config->knobs = j->knobs;
  config->knob_count = j->knob_count;
  config->lang = json_string_value(json_object_get(j->header, "lang"));
}
