/* replay.c: tells a game again from its journal, or checks that it still is what it was. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "defaults.h"
#include "gamefiles.h"
#include "houses.h"
#include "otherwise.h"
#include "play.h"
#include "say.h"
#include "story.h"
#include "table.h"

/* What is printed of the events, to whom. */
struct teller {
  struct game game; /* first: its callbacks serve as well */
  bool json;
};

static void tell_event(void *data, const croupier_event *event) {
  const struct teller *t = data;
  if (!t->json) game_event(data, event);
  if (!t->json || t->game.muted) return;
  const char *line = croupier_event_json(event, t->game.told);
  if (*line) puts(line);
}

/* A script's own words are no events. */
static void tell_print(void *data, const char *text, size_t size) {
  const struct teller *t = data;
  if (!t->json) game_print(data, text, size);
}

/* How the check of all lines ended, in one sentence; DONE if all is well. */
static int judge(const struct story *s, const struct options *o) {
  const char *damage = croupier_journal_damage(s->journal);
  if (s->result == CROUPIER_JOURNAL_SCRIPT)
    return complain(SCRIPT, T(script_failed_at_line), s->file.path, s->good + 1, croupier_error(s->c),
                    croupier_out_of_time(s->c) ? T(allows_more) : "");
  if (s->result == CROUPIER_JOURNAL_DIFFERS && o->rules)
    return complain(FAULT, T(replay_differs), s->file.path, damage);
  return *damage ? complain(DAMAGED, T(damaged), s->file.path, damage) : DONE;
}

static int tell(struct story *s, struct teller *t, const struct options *o) {
  story_check(s);
  if (o->verify) {
    int status = judge(s, o);
    if (status == DONE) say_line(T(lines_are_sound), s->good);
    return status;
  }
  /* the complaint about what could not be told comes after what could */
  croupier_journal *again = croupier_journal_read(s->file.text, s->file.size);
  if (!again) return complain(FAULT, "%s", no_memory());
  struct story whole = {.journal = again, .c = s->c, .passing = true};
  size_t answers = croupier_journal_settle(again, s->good);
  if (o->to >= 0 && (size_t)o->to < answers) answers = (size_t)o->to;
  int script_fault = s->result == CROUPIER_JOURNAL_SCRIPT ? judge(s, o) : DONE;
  t->game.muted = false;
  if (s->dealt) story_tell(&whole, answers);
  game_tell_rest(&t->game);
  t->game.muted = true;
  croupier_journal_free(again);
  return script_fault != DONE ? script_fault : judge(s, o);
}

/* The journal's knobs and house rules, with another script. */
static int other_rules(struct rules *r, croupier_config *config, const croupier_journal *j,
                       const char *rules) {
  const char *name = strcmp(rules, "current") == 0 ? croupier_journal_game(j) : rules;
  int status = rules_read(r, name, &(struct options){0});
  if (status == DONE) status = rules_take_named(r, config);
  config->script = r->config.script;
  config->additions = r->config.additions;
  config->addition_count = r->config.addition_count;
  return status;
}

static bool is_otherwise(const struct options *o) {
  return o->house.count > 0 || o->set.count > 0 || o->variant || o->without_house;
}

/* The same answers under other house rules, knobs or another variant. */
static int tell_otherwise(struct story *s, struct teller *t, const croupier_config *config,
                          const struct options *o) {
  struct rules r;
  if (o->events || o->verify) return complain(USAGE, T(own_rules_only), o->events ? "events" : "verify");
  int status = rules_vary(&r, croupier_journal_game(s->journal), config, o, o->without_house);
  r.config.event = config->event;
  r.config.print = config->print;
  r.config.data = config->data;
  r.config.game_time_ms = config->game_time_ms;
  croupier_config silent = *config;
  silent.event = NULL;
  silent.print = NULL;
  struct otherwise both = {.lang = t->game.lang, .teller = &t->game};
  if (status == DONE) both.then = table_lay(&silent, &status);
  if (status == DONE) both.now = table_lay(&r.config, &status);
  if (status == DONE) {
    table_doubt(both.now);
    t->game.muted = false;
    status = otherwise_tell(&both, s->journal, o->to >= 0 ? (size_t)o->to : SIZE_MAX);
  }
  if (both.then) croupier_free(both.then);
  if (both.now) croupier_free(both.now);
  rules_free(&r);
  return status;
}

int command_replay(const struct options *o) {
  struct story s = {.c = NULL};
  struct rules r = {.file = NULL};
  struct teller t = {.json = o->events};
  t.game = (struct game){.lang = language(o), .muted = true, .told = (int)o->viewer};
  if (!t.game.lang) return USAGE;
  int status = story_read(&s, o->arguments.word[0]);
  s.passing = true;
  croupier_config config = {
      .event = tell_event, .print = tell_print, .data = &t, .game_time_ms = (unsigned)o->game_time * 1000};
  if (status == DONE) {
    story_doubt(&s);
    croupier_journal_config(s.journal, &config);
    if (o->viewer > config.players) status = complain(USAGE, T(no_such_seat), o->viewer, config.players);
    else if (o->rules) status = other_rules(&r, &config, s.journal, o->rules);
  }
  if (status == DONE && is_otherwise(o)) status = tell_otherwise(&s, &t, &config, o);
  else if (status == DONE) {
    s.c = table_lay(&config, &status);
    if (status == DONE && !o->events && !o->verify) houses_tell(s.c, &config, t.game.lang);
    if (status == DONE) status = tell(&s, &t, o);
  }
  story_free(&s);
  rules_free(&r);
  return status;
}
