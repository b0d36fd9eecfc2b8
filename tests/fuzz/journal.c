/* journal.c: journals, as `replay`, `resume` and `branches` read and play them. The input is the file. */
#include "fuzz.h"

#include <jansson.h>

#include "croupier_journal.h"
#include "journalhash.h"

enum { MOST_TABLES = 24, MOST_STEPS = 200, TIME_MS = 200, SEATS = 8 };

/* Tables that were laid before, by what they were made from. */
static struct table {
  uint64_t key;
  croupier *c;
  bool laid;
} tables[MOST_TABLES];

static uint64_t add_source(uint64_t key, const croupier_source *source) {
  return key * 31 + fuzz_hash((const uint8_t *)source->text, source->size);
}

static uint64_t key_of(const croupier_config *config) {
  uint64_t key = (uint64_t)config->players;
  const croupier_source *source;
  croupier_source_kind kind;
  for (size_t i = 0; (source = croupier_source_at(config, i, &kind)) != NULL; i++)
    key = add_source(key * 7 + kind, source);
  for (size_t i = 0; i < config->knob_count; i++)
    key = key * 31 + fuzz_hash((const uint8_t *)config->knobs[i], strlen(config->knobs[i]));
  return key;
}

/* The table that the journal wants; NULL: too many others are there. */
static croupier *table_for(croupier_journal *j) {
  croupier_config config = {.time_ms = TIME_MS, .game_time_ms = 0};
  croupier_journal_config(j, &config);
  uint64_t key = key_of(&config);
  struct table *table = tables;
  while (table < tables + MOST_TABLES && table->c != NULL && table->key != key) table++;
  if (table == tables + MOST_TABLES) return NULL;
  if (table->c != NULL) return table->laid ? table->c : NULL;
  *table = (struct table){key, croupier_new(&config), false};
  table->laid = croupier_status(table->c) == CROUPIER_READY;
  return table->laid ? table->c : NULL;
}

/* Plays as far as it goes. Returns how many lines. */
static size_t play(croupier_journal *j, croupier *c, size_t lines) {
  size_t played = 0;
  croupier_keep_positions(c, croupier_journal_goes_back(j));
  croupier_remember(c, true);
  if (croupier_journal_start(j, c) == CROUPIER_JOURNAL_SCRIPT) return 0;
  while (played < lines && played < MOST_STEPS && croupier_journal_next(j, c) == CROUPIER_JOURNAL_PLAYED)
    played++;
  fuzz_check(c);
  return played;
}

static void look(croupier_journal *j) {
  const char *answer;
  int option;
  for (int seat = 1; seat <= SEATS; seat++) croupier_journal_seat(j, seat);
  for (size_t i = 0; i < croupier_journal_lines(j); i++) croupier_journal_step(j, i, &answer, &option);
  if (croupier_journal_game(j) == NULL) BAD("a game without a name");
}

/* As it was written; then what stands of it, unchecked, as by other rules. */
static void read_and_play(croupier_journal *j) {
  croupier *c = croupier_journal_empty(j) ? NULL : table_for(j);
  if (!croupier_journal_empty(j)) look(j);
  if (c == NULL) return;
  size_t lines = croupier_journal_lines(j), played = play(j, c, lines);
  if (played < lines && played < MOST_STEPS && *croupier_journal_damage(j) == '\0' &&
      *croupier_error(c) == '\0')
    BAD("a journal ends early, and nothing says why");
  play(j, c, croupier_journal_settle(j, lines));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  croupier_journal *j = croupier_journal_read((const char *)data, size);
  if (j == NULL) return 0; /* no memory */
  if (*croupier_journal_damage(j) != '\0' && strncmp(croupier_journal_damage(j), "line ", 5) != 0)
    BAD("damage without its line: %s", croupier_journal_damage(j));
  read_and_play(j);
  croupier_journal_free(j);
  return 0;
}

/* --- headers with a hash that is right --- */

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);

/* Half of the changed headers get a hash that fits, as a forger would do it. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  size = LLVMFuzzerMutate(data, size, most);
  uint8_t *end = memchr(data, '\n', size);
  json_t *header = end != NULL && seed % 2 ? json_loadb((char *)data, (size_t)(end - data), 0, NULL) : NULL;
  if (json_is_object(header)) {
    char hash[17];
    journal_hex(hash, journal_line_hash(header));
    json_object_set_new(header, "hash", json_string(hash));
    char *line = json_dumps(header, JSON_COMPACT);
    size_t length = line != NULL ? strlen(line) : most, rest = size - (size_t)(end - data);
    if (length + rest <= most) {
      memmove(data + length, end, rest);
      memcpy(data, line, length);
      size = length + rest;
    }
    free(line);
  }
  json_decref(header);
  return size;
}
