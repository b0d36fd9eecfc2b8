/* paste.c: a comparison in short, to be pasted into an issue; and the command that plays it again. */
#include "paste.h"

#include <inttypes.h>
#include <string.h>

#include "say.h"

/* --- the command --- */

static void add_text(char *text, size_t room, const char *more) {
  size_t used = strlen(text);
  snprintf(text + used, room - used, "%s", more);
}

/* A word as a shell reads it. */
static void add_word(char *text, size_t room, const char *word) {
  bool plain =
      *word &&
      word[strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./=:,@%+-")] == '\0';
  add_text(text, room, plain ? " " : " '");
  for (; *word; word++) {
    char letter[] = {*word, '\0'};
    add_text(text, room, !plain && *word == '\'' ? "'\\''" : letter);
  }
  add_text(text, room, plain ? "" : "'");
}

static void add_option(char *text, size_t room, const char *name, const char *value) {
  if (!value) return;
  add_text(text, room, " --");
  add_text(text, room, name);
  add_word(text, room, value);
}

static void add_number(char *text, size_t room, const char *name, uint64_t number) {
  char digits[24];
  snprintf(digits, sizeof digits, "%" PRIu64, number);
  add_option(text, room, name, digits);
}

void paste_command(const struct options *o, int players, uint64_t seed, uint64_t pairs, char *text,
                   size_t room) {
  snprintf(text, room, "croupier compare");
  for (size_t i = 0; i < o->arguments.count; i++) add_word(text, room, o->arguments.word[i]);
  add_option(text, room, "a-variant", o->a_variant);
  add_option(text, room, "variant", o->variant);
  const struct {
    const char *name;
    const struct words *words;
  } lists[] = {{"a-house", &o->a_house}, {"a-set", &o->a_set}, {"house", &o->house},   {"set", &o->set},
               {"both", &o->both},       {"seat", &o->seat},   {"bots", &o->strengths}};
  for (size_t l = 0; l < sizeof lists / sizeof *lists; l++)
    for (size_t i = 0; i < lists[l].words->count; i++)
      add_option(text, room, lists[l].name, lists[l].words->word[i]);
  add_option(text, room, "within", o->within);
  add_option(text, room, "expect", o->expect);
  if (o->once) add_text(text, room, " --once");
  if (o->all) add_text(text, room, " --all");
  add_number(text, room, "players", (uint64_t)players);
  add_number(text, room, "seed", seed);
  add_number(text, room, "pairs", pairs);
}

/* --- the block --- */

static void print_measure(const struct comparison *c, int i, const struct finding *f, FILE *out) {
  struct measure m = measure_at(i, c->sides);
  fprintf(out, "  %s: %+.2f ± %.2f%s (A %.2f, B %.2f)%s%s\n", m.name, f->change, f->half, m.sign, f->a, f->b,
          f->changed ? ", " : "", f->changed ? T(compare_changed) : "");
}

static void print_strength(const struct comparison *c, FILE *out) {
  struct finding finding[MOST_MEASURES];
  compare_find(c, finding);
  fprintf(out, T(paste_bots), c->bots, (unsigned long long)c->pairs, (unsigned long long)c->seed,
          (unsigned long long)(c->seed + c->pairs + c->left_out - 1), compare_variance_ratio(c));
  fputc('\n', out);
  for (int i = 0; i < measures(c->sides); i++) print_measure(c, i, &finding[i], out);
}

/* So many are enough to come to the same, also where somebody has broken them off. */
static uint64_t pairs_played(const struct compared *all) {
  uint64_t most = 0;
  for (int i = 0; i < all->strengths; i++) {
    uint64_t played = all->at[i]->pairs + all->at[i]->left_out;
    if (played > most) most = played;
  }
  return most;
}

void paste_again(const struct compared *all, char *text, size_t room) {
  const struct comparison *c = all->at[0];
  paste_command(all->o, c->players, c->seed, pairs_played(all), text, room);
}

void paste_text(const struct compared *all, FILE *out) {
  const struct comparison *c = all->at[0];
  char again[2000], a[17], b[17];
  fprintf(out, "%s\n```\n", T(paste_for_issue));
  fprintf(out, T(paste_change), croupier_game(c->a), c->players, CROUPIER_VERSION);
  print_safe(out, c->is->change);
  fprintf(out, "\n");
  snprintf(a, sizeof a, "%016" PRIx64, croupier_rules_hash(c->a));
  snprintf(b, sizeof b, "%016" PRIx64, croupier_rules_hash(c->b));
  fprintf(out, T(paste_rules), a, b);
  fputc('\n', out);
  for (int i = 0; i < all->strengths; i++) print_strength(all->at[i], out);
  paste_again(all, again, sizeof again);
  print_safe(out, again);
  fputs("\n```\n", out);
}
