/* journalhash.c: the hashes that chain the lines of a journal. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fold.h"
#include "journalhash.h"

static uint64_t mix(uint64_t running, uint64_t position) {
  return fold_scatter((running << 23 | running >> 41) ^ position);
}

uint64_t journal_text_hash(const char *text, size_t size) { return fold_bytes(FOLD_BYTES, text, size); }

void journal_hex(char digits[17], uint64_t hash) { snprintf(digits, 17, "%016" PRIx64, hash); }

bool journal_hex_of(const char *digits, uint64_t *hash) {
  if (!digits || strlen(digits) != 16 || strspn(digits, "0123456789abcdef") != 16) return false;
  *hash = strtoull(digits, NULL, 16);
  return true;
}

/* --- one line --- */

static uint64_t value_hash(const json_t *value);

/* Members have no order, so their hashes are added up. */
static uint64_t members_hash(const json_t *object, const char *left_out) {
  uint64_t sum = 0;
  const char *name;
  json_t *value;
  json_object_foreach((json_t *)object, name, value) {
    if (left_out && strcmp(name, left_out) == 0) continue;
    sum += mix(mix(JSON_OBJECT, journal_text_hash(name, strlen(name))), value_hash(value));
  }
  return sum;
}

static uint64_t list_hash(const json_t *list) {
  uint64_t h = json_array_size(list);
  for (size_t i = 0; i < json_array_size(list); i++) h = mix(h, value_hash(json_array_get(list, i)));
  return h;
}

/* Of what a value is, not of how it is written: "\u0041" is "A". */
static uint64_t value_hash(const json_t *value) {
  uint64_t h = 0;
  switch (json_typeof(value)) {
  case JSON_OBJECT: h = members_hash(value, NULL); break;
  case JSON_ARRAY: h = list_hash(value); break;
  case JSON_STRING: h = journal_text_hash(json_string_value(value), json_string_length(value)); break;
  case JSON_INTEGER: h = (uint64_t)json_integer_value(value); break;
  default: break; /* true, false and null are their types; fractions are nowhere in a journal */
  }
  return mix(json_typeof(value), h);
}

uint64_t journal_line_hash(const json_t *line) { return mix(JSON_OBJECT, members_hash(line, "hash")); }

/* --- the chain --- */

/* Format 1: of the step's kind, who, what and position. */
static uint64_t old_go_on(uint64_t running, croupier *c, enum step_kind kind, uint64_t who,
                          const char *what) {
  running = mix(running, (uint64_t)kind << 56 | who);
  return mix(mix(running, journal_text_hash(what, strlen(what))), croupier_hash(c));
}

uint64_t journal_old_deal(croupier *c) { return old_go_on(0, c, STEP_DEAL, 0, ""); }

uint64_t journal_go_on(const croupier_journal *j, croupier *c, const struct step *s) {
  if (j->format == JOURNAL_UNPROTECTED)
    return old_go_on(j->hash, c, s->kind, s->name ? (uint64_t)s->seat : s->count, s->name ? s->name : "");
  return mix(mix(j->hash, s->content), croupier_hash(c));
}
