/* sums.c: added-up games as JSON and back. */
#include "sums.h"

#include <stdlib.h>

/* The members of a tally that are whole numbers, or rows of them. */
static const struct {
  const char *name;
  size_t at, count;
} members[] = {
#define NUMBERS(name) \
  { #name, offsetof(struct tally, name), sizeof((struct tally *)0)->name / sizeof(uint64_t) }
    NUMBERS(finished),  NUMBERS(errors), NUMBERS(truncated),    NUMBERS(endless), NUMBERS(ties),
    NUMBERS(decisions), NUMBERS(wins),   NUMBERS(wins_squared), NUMBERS(score),   NUMBERS(score_squared),
    NUMBERS(branching), NUMBERS(first),  NUMBERS(left),         NUMBERS(won),     NUMBERS(lost),
};
enum { MEMBERS = sizeof members / sizeof *members };

static json_t *numbers_json(const uint64_t *number, size_t count) {
  json_t *list = json_array();
  for (size_t i = 0; i < count; i++) json_array_append_new(list, json_integer((json_int_t)number[i]));
  return list;
}

json_t *sums_json(const struct tally *t, const struct ledger *l) {
  json_t *sums = json_object(), *scores = json_array();
  for (int i = 0; i < MEMBERS; i++)
    json_object_set_new(
        sums, members[i].name,
        numbers_json((const uint64_t *)(const void *)((const char *)t + members[i].at), members[i].count));
  for (size_t i = 0; i < t->scores; i++)
    json_array_append_new(
        scores, json_pack("[I,I]", (json_int_t)t->by_score[i].score, (json_int_t)t->by_score[i].games));
  json_object_set_new(sums, "lengths", numbers_json(t->games, t->games_size));
  json_object_set_new(sums, "scores", scores);
  json_object_set_new(sums, "named", ledger_json(l));
  return sums;
}

static bool read_numbers(const json_t *list, uint64_t *number, size_t count) {
  if (!json_is_array(list) || json_array_size(list) != count) return false;
  for (size_t i = 0; i < count; i++) {
    if (!json_is_integer(json_array_get(list, i))) return false;
    number[i] = (uint64_t)json_integer_value(json_array_get(list, i));
  }
  return true;
}

/* A shard is a file, and may come from anybody: every finished game has its length. */
static bool is_sound(const struct tally *part) {
  uint64_t left = part->finished;
  for (size_t i = 0; i < part->games_size; i++) {
    if (part->games[i] > left) return false;
    left -= part->games[i];
  }
  return left == 0 && part->finished <= INT64_MAX;
}

static bool read_lengths(struct tally *part, const json_t *list) {
  part->games_size = json_array_size(list);
  part->games = calloc(part->games_size + 1, sizeof *part->games);
  return part->games && read_numbers(list, part->games, part->games_size);
}

static bool read_scores(struct tally *part, const json_t *list) {
  part->scores = json_array_size(list);
  part->by_score = calloc(part->scores + 1, sizeof *part->by_score);
  for (size_t i = 0; part->by_score && i < part->scores; i++) {
    json_int_t score, games;
    if (json_unpack(json_array_get(list, i), "[I,I]", &score, &games) != 0) return false;
    part->by_score[i].score = score;
    part->by_score[i].games = (uint64_t)games;
  }
  return part->by_score != NULL;
}

bool sums_read(struct tally *t, struct ledger *l, json_t *json) {
  struct tally part = {0};
  bool read = json_is_object(json);
  for (int i = 0; i < MEMBERS && read; i++)
    read = read_numbers(json_object_get(json, members[i].name),
                        (uint64_t *)(void *)((char *)&part + members[i].at), members[i].count);
  read = read && read_lengths(&part, json_object_get(json, "lengths")) &&
         read_scores(&part, json_object_get(json, "scores")) && is_sound(&part) && tally_add(t, &part) &&
         ledger_read(l, json_object_get(json, "named"));
  tally_free(&part);
  return read;
}
