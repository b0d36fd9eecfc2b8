/* reload.c: the same game by the rules as they are in their files now. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "again.h"
#include "excerpt.h"
#include "gamefiles.h"
#include "session.h"
#include "state.h"
#include "verb.h"

#include "reload.h"

/* --- the answers once more --- */

/* The new game's journal, written to its file at once. */
struct copy {
  char *text;
  size_t size;
  FILE *out;
};

static bool give_again(struct game *g, const croupier_journal *old, size_t line) {
  int number;
  const char *name;
  int seat = croupier_journal_step(old, line, &name, &number);
  const char *shown;
  if (!seat && name && number == CROUPIER_EDIT)
    return croupier_journal_edit(g->journal, g->c, name, &shown) == CROUPIER_OK;
  if (!seat) return false;
  bool acts = number == CROUPIER_FREE;
  int choice = acts ? action_now(g->c, seat, name) : option_now(g->c, seat, name, number);
  if (choice < 0) return false;
  return (acts ? croupier_journal_act(g->journal, g->c, seat, choice)
               : croupier_journal_answer(g->journal, g->c, seat, choice)) == CROUPIER_OK;
}

static bool in_a_choice(croupier *c) {
  for (int i = 0; i < croupier_questions(c); i++)
    if (croupier_question_at(c, i)->picked > 0) return true;
  return false;
}

/* How many answers can be given again. A choice of several that does not come to its end is then taken back. */
static size_t answer_again(struct game *g, const croupier_journal *old, size_t answers, FILE *out) {
  size_t given = 0, whole = 0; /* whole: those up to the last choice that came to its end */
  for (; given < answers && give_again(g, old, given); given++) {
    fputs(croupier_journal_line(g->journal), out);
    if (!in_a_choice(g->c)) whole = given + 1;
  }
  if (given < answers && croupier_status(g->c) == CROUPIER_ASKS && given > whole &&
      croupier_journal_undo(g->journal, g->c, given - whole) == CROUPIER_OK)
    fputs(croupier_journal_line(g->journal), out);
  return given;
}

static int deal_again(struct game *g, const struct game *was, FILE *out) {
  int status = DONE;
  g->bots = was->bots;
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++)
    g->bots.outside[i] = NULL; /* they are told from the beginning */
  for (int i = 0; status == DONE && i < croupier_players(g->c); i++)
    status = game_sits(g, i + 1, was->who[i]);
  if (status == DONE) status = bots_hello(&g->bots, g->c);
  if (status != DONE) return status;
  croupier_remember(g->c, true);
  if (croupier_start(g->c, croupier_seed(was->c)) != CROUPIER_OK) return table_failed(g->c, &g->config);
  g->config.lang = g->lang;
  g->journal = croupier_journal_new(g->c, &g->config, (const char *const *)g->who);
  if (!g->journal) return complain(FAULT, "%s", no_memory());
  fputs(croupier_journal_line(g->journal), out);
  return DONE;
}

/* The rules as they are in their files, at a table of their own. */
static int lay_again(struct game *g, const struct game *was) {
  struct options o;
  options_plain(&o);
  o.players = croupier_players(was->c);
  int status = rules_name(&was->rules, &was->config, &o);
  const char *script = was->rules.files ? was->rules.file[0].path : "";
  if (status == DONE) status = rules_read(&g->rules, *script ? script : croupier_game(was->c), &o);
  options_free(&o);
  if (status != DONE) return status;
  g->config = g->rules.config;
  g->config.event = game_event;
  g->config.print = game_print;
  g->config.data = g;
  g->c = table_lay(&g->config, &status);
  if (g->c) table_doubt(g->c);
  return status;
}

/* Are there files that differ from those before? */
static bool name_changed(const croupier_config *was, const croupier_config *is, char *names, size_t room) {
  const croupier_source *source;
  croupier_source_kind kind;
  size_t used = 0;
  for (size_t i = 0; (source = croupier_source_at(is, i, &kind)) != NULL && used < room; i++) {
    const croupier_source *old = source_named(was, source->name);
    if (old && old->size == source->size && memcmp(old->text, source->text, old->size) == 0) continue;
    used += (size_t)snprintf(names + used, room - used, "%s%s", used ? ", " : "", source->name);
  }
  return used > 0;
}

static void tell(struct repl *r, const struct game *g, const croupier_journal *old, size_t given,
                 size_t answers, double ms) {
  if (given == answers) {
    char names[500];
    bool changed = name_changed(&r->game->config, &g->config, names, sizeof names);
    if (changed) say_line(T(rules_reloaded), names, given, ms);
    else say_line(T(rules_unchanged), given);
    return;
  }
  int seat, number;
  const char *name = "";
  seat = croupier_journal_step(old, given, &name, &number);
  if (croupier_status(g->c) == CROUPIER_BROKEN) {
    warn(T(rules_fail), given + 1, seat, answer_called(r->game->c, name, r->lang), croupier_error(g->c));
    excerpt(g->c, &g->config);
    char text[200];
    print_line(stdout, verb_unasked(g, text), 0);
  } else {
    warn(T(rules_differ), given + 1, answers, seat, answer_called(r->game->c, name, r->lang));
    r->drawn = 0; /* what was drawn is not what is asked now */
  }
  if (!r->game->log.none) say_line(T(old_game_in), journal_name(r->game->log.path));
}

/* A game without a journal goes on without one. */
static bool keep(struct game *g, const struct game *was, const char *text) {
  if (was->log.none) log_none(&g->log);
  return (was->log.none || log_create(&g->log, NULL, croupier_game(g->c), croupier_seed(g->c)) == DONE) &&
         log_append(&g->log, text) == DONE;
}

/* Whole, or false and the old game goes on. */
static bool replace(struct repl *r, struct game *g, const croupier_journal *old, size_t answers) {
  char *text = NULL;
  size_t size = 0, given = 0;
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  FILE *out = open_memstream(&text, &size);
  bool done = out && lay_again(g, r->game) == DONE && deal_again(g, r->game, out) == DONE;
  if (done) given = answer_again(g, old, answers, out);
  if (out) fclose(out);
  if (done) done = keep(g, r->game, text);
  free(text);
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (!done) return false;
  tell(r, g, old, given, answers,
       (double)(end.tv_sec - begin.tv_sec) * 1e3 + (double)(end.tv_nsec - begin.tv_nsec) / 1e6);
  return true;
}

void repl_lay_anew(struct repl *r) {
  if (!r->game) return;
  rules_seen(r);
  struct game *g = calloc(1, sizeof *g);
  croupier_journal *old = croupier_journal_read(r->game->log.text, r->game->log.size);
  bool done = false;
  if (g && old && !croupier_journal_empty(old)) {
    *g = (struct game){.lang = r->lang, .muted = true, .log.fd = -1};
    done = replace(r, g, old, croupier_journal_settle(old, croupier_journal_lines(old)));
  }
  croupier_journal_free(old);
  if (done) {
    g->muted = false;
    int covered = r->covered;
    repl_lay(r, g);
    r->covered = covered;
    repl_doubt(r);
  } else {
    say_line("%s", T(rules_kept));
    game_close(g);
  }
}
