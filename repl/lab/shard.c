/* shard.c: what a shard of a simulation says for `merge`. */
#include "shard.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "described.h"
#include "output.h"
#include "say.h"
#include "sums.h"

/* --- writing --- */

static json_t *firsts_json(const struct report *r) {
  json_t *firsts = json_array();
  for (int i = 0; i < FIRSTS; i++) json_array_append_new(firsts, json_string(r->first[i]));
  return firsts;
}

static json_t *teams_json(const struct report *r) {
  json_t *teams = json_array();
  for (int i = 0; i < r->players; i++) json_array_append_new(teams, json_integer(r->team[i]));
  return teams;
}

json_t *shard_json(const struct report *r, uint64_t part, uint64_t parts, uint64_t games,
                   const struct tally *t, const struct ledger *l) {
  return json_pack("{s:I, s:I, s:I, s:b, s:s, s:s, s:s, s:o, s:b, s:O, s:o, s:o}", "part",
                   (json_int_t)part + 1, "of", (json_int_t)parts, "all_games", (json_int_t)games, "all",
                   r->all, "title", r->title, "variant", r->variant, "turns", r->turns ? r->turns : "",
                   "teams", teams_json(r), "together", r->together, "turned", r->turned, "firsts",
                   firsts_json(r), "sums", sums_json(t, l));
}

/* --- reading --- */

static const char *word(const json_t *in, const char *key) {
  const char *text = json_string_value(json_object_get(in, key));
  return text ? text : "";
}

static uint64_t number(const json_t *in, const char *key) {
  const json_t *value = json_object_get(in, key);
  if (json_is_string(value)) return strtoull(json_string_value(value), NULL, 10);
  return (uint64_t)json_integer_value(value);
}

/* What all shards of a simulation have alike. */
static bool is_alike(const json_t *a, const json_t *b) {
  static const char *const keys[] = {"game", "players", "seed", "knobs", "house_rules", "rules_hash", "bots"};
  static const char *const inner[] = {"of", "all_games", "all", "turns", "teams"};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    if (!json_equal(json_object_get(a, keys[i]), json_object_get(b, keys[i]))) return false;
  for (size_t i = 0; i < sizeof inner / sizeof *inner; i++)
    if (!json_equal(json_object_get(json_object_get(a, "shard"), inner[i]),
                    json_object_get(json_object_get(b, "shard"), inner[i])))
      return false;
  return true;
}

static void describe(struct shards *s) {
  const json_t *f = s->first, *shard = json_object_get(f, "shard");
  struct report *r = &s->report;
  *r = (struct report){.game = word(f, "game"),
                       .title = word(shard, "title"),
                       .variant = word(shard, "variant"),
                       .players = (int)number(f, "players"),
                       .bots = s->bots,
                       .seed = number(f, "seed"),
                       .rules_hash = strtoull(word(f, "rules_hash"), NULL, 16),
                       .tally = &s->tally,
                       .ledger = &s->ledger,
                       .astray = &s->astray,
                       .together = json_is_true(json_object_get(shard, "together")),
                       .all = json_is_true(json_object_get(shard, "all"))};
  r->knobs = json_incref(json_object_get(f, "knobs"));
  r->houses = json_incref(json_object_get(f, "house_rules"));
  r->turned = json_incref(json_object_get(shard, "turned"));
  if (*word(shard, "turns")) r->turns = word(shard, "turns");
  for (int i = 0; i < r->players; i++) {
    s->bots[i] = word(json_array_get(json_object_get(f, "seats"), (size_t)i), "bot");
    r->team[i] = (int)json_integer_value(json_array_get(json_object_get(shard, "teams"), (size_t)i));
  }
  s->parts = number(shard, "of");
  s->all_games = number(shard, "all_games");
}

/* A list or a table of words, as reports print them. */
static bool are_words(json_t *list) {
  const char *key;
  json_t *value;
  size_t i;
  json_array_foreach(list, i, value) if (!json_is_string(value)) return false;
  json_object_foreach(list, key, value) if (!json_is_string(value)) return false;
  return json_is_array(list) || json_is_object(list);
}

/* Nobody is in a team, or everybody in one of those from 1 on. */
static bool are_teams(const json_t *teams, size_t players) {
  unsigned seen = 0;
  for (size_t i = 0; i < players; i++) {
    json_int_t team = json_integer_value(json_array_get(teams, i));
    if (team < 0 || team > (json_int_t)players) return false;
    seen |= 1u << team;
  }
  return seen == 1 || (seen & (seen + 2)) == 0;
}

/* A shard may come from anybody. */
static bool is_shard(const json_t *file) {
  const json_t *shard = json_object_get(file, "shard");
  uint64_t players = number(file, "players"), part = number(shard, "part"), of = number(shard, "of");
  return json_is_object(shard) && players >= 1 && players <= CROUPIER_MAX_SEATS && part >= 1 && part <= of &&
         of <= 1000000 && are_words(json_object_get(file, "knobs")) &&
         are_words(json_object_get(file, "house_rules")) && are_words(json_object_get(shard, "turned")) &&
         are_teams(json_object_get(shard, "teams"), (size_t)players);
}

/* The commands of the first games, which stand in the shards that have them. */
static void read_firsts(struct shards *s, const json_t *shard) {
  const json_t *now = json_object_get(json_object_get(shard, "sums"), "first");
  for (int i = 0; i < FIRSTS; i++) {
    uint64_t first = (uint64_t)json_integer_value(json_array_get(now, (size_t)i));
    const char *how = json_string_value(json_array_get(json_object_get(shard, "firsts"), (size_t)i));
    if (first && first == s->tally.first[i] && how)
      snprintf(s->report.first[i], sizeof s->report.first[i], "%s", how);
  }
}

static void read_place(struct shards *s, const json_t *file) {
  struct place p = {.course = strcmp(word(file, "course"), "round") == 0 ? CROUPIER_GOES_ROUND
                                                                         : CROUPIER_GOES_TOO_LONG,
                    .games = number(file, "games"),
                    .seed = number(file, "seed"),
                    .answers = number(file, "answers")};
  p.first = p.seed - s->report.seed;
  p.excerpt.line = (long)number(file, "line");
  snprintf(p.question, sizeof p.question, "%s", word(file, "question"));
  snprintf(p.rule, sizeof p.rule, "%s", word(file, "rule"));
  snprintf(p.excerpt.file, sizeof p.excerpt.file, "%s", word(file, "file"));
  snprintf(p.how, sizeof p.how, "%s", word(file, "command"));
  astray_join(&s->astray, &p);
}

/* What ran to lay a table counts once, however many machines laid one. */
static void read_cover(struct report *r, json_t *cover, const json_t *laid) {
  const char *name;
  json_t *lines, *line;
  size_t i;
  if (!cover) return;
  if (!r->covered) {
    r->covered = json_deep_copy(cover);
    return;
  }
  json_object_foreach(cover, name, lines) {
    json_t *sum = json_object_get(r->covered, name);
    json_array_foreach(lines, i, line) {
      if (json_is_null(line)) continue;
      json_int_t before = json_integer_value(json_array_get(sum, i)) -
                          json_integer_value(json_array_get(json_object_get(laid, name), i));
      json_array_set_new(sum, i, json_integer(before + json_integer_value(line)));
    }
  }
}

static int take(struct shards *s, json_t *file, const char *path) {
  json_t *shard = json_object_get(file, "shard"), *place;
  uint64_t part = number(shard, "part");
  size_t i;
  if (s->has[part - 1]) return complain(USAGE, T(merge_twice), (unsigned long long)part, path);
  if (!sums_read(&s->tally, &s->ledger, json_object_get(shard, "sums")))
    return complain(DAMAGED, T(merge_damaged), path);
  s->has[part - 1] = true;
  s->report.games += number(file, "games");
  s->report.faults += (unsigned long)number(file, "bot_faults");
  s->report.elapsed += json_number_value(json_object_get(file, "elapsed_s"));
  read_firsts(s, shard);
  json_array_foreach(json_object_get(file, "nowhere"), i, place) read_place(s, place);
  read_cover(&s->report, json_object_get(file, "cover"), json_object_get(shard, "laid"));
  return DONE;
}

int shards_add(struct shards *s, json_t *file, const char *path) {
  if (!is_shard(file)) {
    json_decref(file);
    return complain(USAGE, T(merge_no_shard), path);
  }
  bool first = !s->first;
  if (first) {
    s->first = file;
    describe(s);
    s->has = calloc(s->parts, sizeof *s->has);
    if (!s->has) return complain(FAULT, "%s", no_memory());
  }
  int status = is_alike(s->first, file) ? take(s, file, path) : complain(USAGE, T(merge_other), path);
  if (!first) json_decref(file);
  return status;
}

void shards_free(struct shards *s) {
  report_free(&s->report);
  json_decref(s->first);
  tally_free(&s->tally);
  ledger_free(&s->ledger);
  free(s->has);
}
