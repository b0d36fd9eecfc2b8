/* options.c: a table of all options, and the parser and the help made from it. */
#define _POSIX_C_SOURCE 200809L

#include "options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "examples.h"
#include "look.h"
#include "say.h"
#include "sitters.h"
#include "trouble.h"

enum kind { FLAG, NUMBER, TEXT, LIST, SEED };

static const struct option {
  const char *key, *name, *value; /* key: for the commands' lists */
  enum kind kind;
  size_t field;
  long low, high; /* numbers */
  enum text help;
} table[] = {
#define FIELD(name) offsetof(struct options, name)
    {"players", "players", "N", NUMBER, FIELD(players), 1, 99, TEXT_option_players},
    {"seat", "seat", "K=WHO", LIST, FIELD(seat), 0, 0, TEXT_option_seat},
    {"bots", "bots", "KIND", TEXT, FIELD(bots), 0, 0, TEXT_option_bots},
    {"strengths", "bots", "KIND", LIST, FIELD(strengths), 0, 0, TEXT_option_strengths},
    {"judged", "bots", "KIND,...", TEXT, FIELD(bots), 0, 0, TEXT_option_judged},
    {"draws", "draws", "N", NUMBER, FIELD(draws), 2, 1000000, TEXT_option_draws},
    {"seed", "seed", "S", SEED, FIELD(seed), 0, 0, TEXT_option_seed},
    {"set", "set", "KNOB=VALUE", LIST, FIELD(set), 0, 0, TEXT_option_set},
    {"house", "house", "RULE", LIST, FIELD(house), 0, 0, TEXT_option_house},
    {"variant", "variant", "NAME", TEXT, FIELD(variant), 0, 0, TEXT_option_variant},
    {"chance", "chance", "FILE", LIST, FIELD(chance), 0, 0, TEXT_option_chance},
    {"lang", "lang", "", TEXT, FIELD(lang), 0, 0, TEXT_option_lang},
    {"journal", "journal", "FILE", TEXT, FIELD(journal), 0, 0, TEXT_option_journal},
    {"ask_all", "ask-all", NULL, FLAG, FIELD(ask_all), 0, 0, TEXT_option_ask_all},
    {"events", "events", NULL, FLAG, FIELD(events), 0, 0, TEXT_option_events},
    {"verify", "verify", NULL, FLAG, FIELD(verify), 0, 0, TEXT_option_verify},
    {"viewer", "seat", "N", NUMBER, FIELD(viewer), 1, 99, TEXT_option_viewer},
    {"to", "to", "N", NUMBER, FIELD(to), 0, 1000000000, TEXT_option_to},
    {"rules", "rules", "FILE|current", TEXT, FIELD(rules), 0, 0, TEXT_option_rules},
    {"without_house", "without-house", NULL, FLAG, FIELD(without_house), 0, 0, TEXT_option_without_house},
    {"other_house", "house", "RULE", LIST, FIELD(house), 0, 0, TEXT_option_other_house},
    {"other_set", "set", "KNOB=VALUE", LIST, FIELD(set), 0, 0, TEXT_option_other_set},
    {"other_variant", "variant", "NAME", TEXT, FIELD(variant), 0, 0, TEXT_option_other_variant},
    {"games", "games", "N", NUMBER, FIELD(games), 1, 1000000000, TEXT_option_games},
    {"changed_set", "set", "KNOB=VALUE", LIST, FIELD(set), 0, 0, TEXT_option_changed_set},
    {"changed_house", "house", "RULE", LIST, FIELD(house), 0, 0, TEXT_option_changed_house},
    {"changed_variant", "variant", "NAME", TEXT, FIELD(variant), 0, 0, TEXT_option_changed_variant},
    {"both", "both", "KNOB=VALUE", LIST, FIELD(both), 0, 0, TEXT_option_both},
    {"a_set", "a-set", "KNOB=VALUE", LIST, FIELD(a_set), 0, 0, TEXT_option_a_set},
    {"a_house", "a-house", "RULE", LIST, FIELD(a_house), 0, 0, TEXT_option_a_house},
    {"a_variant", "a-variant", "NAME", TEXT, FIELD(a_variant), 0, 0, TEXT_option_a_variant},
    {"pairs", "pairs", "N", NUMBER, FIELD(pairs), 2, 1000000000, TEXT_option_pairs},
    {"once", "once", NULL, FLAG, FIELD(once), 0, 0, TEXT_option_once},
    {"within", "within", "POINTS", TEXT, FIELD(within), 0, 0, TEXT_option_within},
    {"expect", "expect", "'seat < 2'", TEXT, FIELD(expect), 0, 0, TEXT_option_expect},
    {"spec", "spec", "FILE|none", TEXT, FIELD(spec), 0, 0, TEXT_option_spec},
    {"time", "time", "SECONDS", NUMBER, FIELD(time), 1, 86400, TEXT_option_time},
    {"jobs", "jobs", "J", NUMBER, FIELD(jobs), 1, 64, TEXT_option_jobs},
    {"shard", "shard", "I/N", TEXT, FIELD(shard), 0, 0, TEXT_option_shard},
    {"journals", "journals", "DIR", TEXT, FIELD(journals), 0, 0, TEXT_option_journals},
    {"format", "format", "text|json", TEXT, FIELD(format), 0, 0, TEXT_option_format},
    {"target", "target", "'length = 200'", TEXT, FIELD(target), 0, 0, TEXT_option_target},
    {"format_page", "format", "text|json|csv|html", TEXT, FIELD(format), 0, 0, TEXT_option_format},
    {"format_html", "format", "text|json|html", TEXT, FIELD(format), 0, 0, TEXT_option_format},
    {"format_csv", "format", "text|json|csv", TEXT, FIELD(format), 0, 0, TEXT_option_format},
    {"format_cards", "format", "text|json|csv|html", TEXT, FIELD(format), 0, 0, TEXT_option_format},
    {"style", "style", "FILE", TEXT, FIELD(style), 0, 0, TEXT_option_style},
    {"paper", "paper", "a4|letter", TEXT, FIELD(paper), 0, 0, TEXT_option_paper},
    {"kind", "kind", "KIND", TEXT, FIELD(kind), 0, 0, TEXT_option_kind},
    {"bare", "bare", NULL, FLAG, FIELD(bare), 0, 0, TEXT_option_bare},
    {"out", "out", "FILE", TEXT, FIELD(out), 0, 0, TEXT_option_out},
    {"fault", "fault", "random|stop", TEXT, FIELD(fault), 0, 0, TEXT_option_fault},
    {"patience", "patience", "S", NUMBER, FIELD(patience), 1, 1000000, TEXT_option_patience},
    {"game_time", "game-time", "S", NUMBER, FIELD(game_time), 1, 1000000, TEXT_option_game_time},
    {"all", "all", NULL, FLAG, FIELD(all), 0, 0, TEXT_option_all},
    {"course", "all", NULL, FLAG, FIELD(all), 0, 0, TEXT_option_course},
    {"skill", "skill", NULL, FLAG, FIELD(skill), 0, 0, TEXT_option_skill},
    {"luck", "luck", NULL, FLAG, FIELD(luck), 0, 0, TEXT_option_luck},
    {"cards", "cards", NULL, FLAG, FIELD(cards), 0, 0, TEXT_option_cards},
    {"card", "card", "NAME", LIST, FIELD(card), 0, 0, TEXT_option_card},
    {"choices", "choices", NULL, FLAG, FIELD(choices), 0, 0, TEXT_option_choices},
    {"profile", "profile", NULL, FLAG, FIELD(profile), 0, 0, TEXT_option_profile},
    {"cover", "cover", NULL, FLAG, FIELD(cover), 0, 0, TEXT_option_cover},
    {"rounds", "rounds", "N", NUMBER, FIELD(rounds), 1, 10000000, TEXT_option_rounds},
    {"one_page", "one-page", NULL, FLAG, FIELD(one_page), 0, 0, TEXT_option_one_page},
    {"stdio", "stdio", NULL, FLAG, FIELD(stdio), 0, 0, TEXT_option_stdio},
};
#define OPTIONS (sizeof table / sizeof *table)

/* Is the word one of those in a list separated by blanks? */
static bool listed(const char *list, const char *word) {
  size_t size = strlen(word);
  for (const char *at = list; (at = strstr(at, word)) != NULL; at += size)
    if ((at == list || at[-1] == ' ') && (at[size] == ' ' || at[size] == '\0')) return true;
  return false;
}

bool options_text(const struct command *command, int i, int language, struct option_text *text) {
  for (size_t k = 0; k < OPTIONS; k++)
    if (listed(command->options, table[k].key) && i-- == 0) {
      text->name = table[k].name;
      text->value = table[k].value;
      sitters_fill(text->help, sizeof text->help, text_in(table[k].help, language), language);
      if (strcmp(text->name, "lang") == 0) text->value = language_codes("|");
      return true;
    }
  return false;
}

static void print_help(const struct command *command) {
  printf(T(help_usage), command->name, *command->arguments ? " " : "", command->arguments);
  printf("\n%s\n\n", text_at(command->summary));
  struct option_text option;
  for (int i = 0; options_text(command, i, language_number(), &option); i++) {
    char left[40];
    snprintf(left, sizeof left, "--%s %s", option.name, option.value ? option.value : "");
    printf("  %-22s ", left);
    print_wrapped(stdout, option.help, 25, 25, look_columns());
  }
  printf("  %-22s %s\n", "--help", T(this_page));
  struct example example;
  for (int i = 0; example_at(command->name, i, language_number(), &example); i++) {
    if (i == 0) printf("\n%s\n", T(for_example));
    printf("  %s%s%s\n", example.line, *example.comment ? "   # " : "", example.comment);
  }
}

static int unknown_option(const struct command *command, const char *name) {
  const char *names[OPTIONS];
  size_t count = 0;
  for (size_t i = 0; i < OPTIONS; i++)
    if (listed(command->options, table[i].key)) names[count++] = table[i].name;
  const char *near = near_name(name, names, count);
  trouble_suggests(near);
  if (near) return complain(USAGE, T(no_option_near), command->name, name, near, command->name);
  return complain(USAGE, T(no_option), command->name, name, command->name);
}

int options_add(struct words *words, const char *word) {
  const char **more = realloc(words->word, (words->count + 1) * sizeof *more);
  if (!more) return complain(FAULT, "%s", no_memory());
  words->word = more;
  words->word[words->count++] = word;
  return DONE;
}

int options_add_all(struct words *words, const struct words *more) {
  int status = DONE;
  for (size_t i = 0; i < more->count && status == DONE; i++) status = options_add(words, more->word[i]);
  return status;
}

static int set_number(const struct option *option, long *field, const char *value) {
  char *end;
  errno = 0;
  long number = strtol(value, &end, 10);
  if (end == value || *end || errno || number < option->low || number > option->high)
    return complain(USAGE, T(option_range), option->name, option->low, option->high, value);
  *field = number;
  return PARSED;
}

int options_seed(struct options *o, const char *value) {
  char *end;
  errno = 0;
  o->seed = strtoull(value, &end, 10);
  if (strspn(value, "0123456789") == 0 || *end || errno) return complain(USAGE, T(seed_wrong), value);
  o->seed_given = true;
  return DONE;
}

static int parsed(int status) { return status == DONE ? PARSED : status; }

static int set(struct options *o, const struct option *option, const char *value) {
  void *field = (char *)o + option->field;
  switch (option->kind) {
  case FLAG: *(bool *)field = true; return PARSED;
  case NUMBER: return set_number(option, field, value);
  case TEXT: *(const char **)field = value; return PARSED;
  case LIST: return parsed(options_add(field, value));
  case SEED: return parsed(options_seed(o, value));
  }
  return PARSED;
}

/* argv[*i] begins with --; takes the next word as well where the option wants a value. */
static int parse_option(struct options *o, const struct command *command, int argc, char **argv, int *i) {
  const char *word = argv[*i] + 2, *equals = strchr(word, '=');
  size_t size = equals ? (size_t)(equals - word) : strlen(word);
  for (size_t k = 0; k < OPTIONS; k++) {
    const struct option *option = &table[k];
    if (strlen(option->name) != size || strncmp(option->name, word, size) != 0) continue;
    if (!listed(command->options, option->key)) continue;
    if (option->kind == FLAG)
      return equals ? complain(USAGE, T(option_has_no_value), option->name) : set(o, option, NULL);
    if (equals) return set(o, option, equals + 1);
    if (*i + 1 >= argc) return complain(USAGE, T(option_wants), option->name, option->value);
    return set(o, option, argv[++*i]);
  }
  return unknown_option(command, word);
}

static int check_arguments(const struct options *o, const struct command *command) {
  if ((int)o->arguments.count < command->least)
    return complain(USAGE, T(argument_wanted), command->name, command->arguments, command->name);
  if (command->most >= 0 && (int)o->arguments.count > command->most)
    return complain(USAGE, T(argument_unknown), command->name, o->arguments.word[command->most],
                    command->name);
  return PARSED;
}

/* As many as the machine has, but no more than --jobs takes. */
static long processors(void) {
  long n = sysconf(_SC_NPROCESSORS_ONLN);
  return n < 1 ? 1 : n > 64 ? 64 : n;
}

void options_plain(struct options *o) {
  *o = (struct options){.to = -1,
                        .games = 1000,
                        .pairs = 100000,
                        .jobs = processors(),
                        .format = "text",
                        .fault = "random",
                        .patience = 10,
                        .game_time = 60,
                        .time = 30,
                        .rounds = 1000};
}

int options_parse(struct options *o, const struct command *command, int argc, char **argv) {
  options_plain(o);
  bool only_arguments = false;
  for (int i = 0; i < argc; i++) {
    const char *word = argv[i];
    if (!only_arguments && (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)) {
      print_help(command);
      return HELPED;
    }
    int status = PARSED;
    if (!only_arguments && strcmp(word, "--") == 0) only_arguments = true;
    else if (!only_arguments && strncmp(word, "--", 2) == 0)
      status = parse_option(o, command, argc, argv, &i);
    else if (!only_arguments && word[0] == '-' && word[1]) status = unknown_option(command, word + 1);
    else status = parsed(options_add(&o->arguments, word));
    if (status != PARSED) return status;
  }
  return check_arguments(o, command);
}

void options_free(struct options *o) {
  free(o->arguments.word);
  free(o->seat.word);
  free(o->set.word);
  free(o->both.word);
  free(o->a_set.word);
  free(o->a_house.word);
  free(o->strengths.word);
  free(o->house.word);
  free(o->chance.word);
  free(o->card.word);
}
