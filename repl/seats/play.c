/* play.c: one game on the table: its croupier, its journal, who sits where, and what is told of it. */
#define _POSIX_C_SOURCE 200809L

#include "play.h"

#include <stdlib.h>
#include <string.h>

#include "defaults.h"
#include "excerpt.h"
#include "houses.h"
#include "say.h"
#include "seats.h"
#include "sitters.h"
#include "state.h"

/* --- what is told --- */

static FILE *out_of(const struct game *g) { return g->out ? g->out : stdout; }

void game_tell_rest(struct game *g) { narrate_rest(&g->story, out_of(g)); }

void game_event(void *data, const croupier_event *event) {
  struct game *g = data;
  if (!g->trying) bots_event(&g->bots, event);
  if (g->client) wire_event(g->client, event);
  if (g->muted) return;
  narrate(&g->story, out_of(g), event, g->told, g->lang);
}

void game_print(void *data, const char *text, size_t size) {
  struct game *g = data;
  char *copy = g->muted ? NULL : strndup(text, size);
  if (!copy) return;
  for (char *tab = strchr(copy, '\t'); tab; tab = strchr(tab, '\t')) *tab = ' ';
  game_tell_rest(g);
  print_safe(out_of(g), copy);
  g->story.lines++;
  putc('\n', out_of(g));
  free(copy);
}

/* --- who sits where --- */

/* What several people at one screen may all see is told to nobody in particular. */
static int listener(unsigned humans, int players) {
  if (humans & (humans - 1)) return players + 1;
  int seat = 0;
  for (int i = 1; i <= players; i++)
    if (humans & 1u << (i - 1)) seat = i;
  return seat;
}

int game_sits(struct game *g, int seat, const char *who) {
  char *word = strdup(who);
  if (!word) return complain(FAULT, "%s", no_memory());
  unsigned bit = 1u << (seat - 1);
  struct sitter sitter;
  g->humans = sitter_read(who, SIT_PEOPLE, &sitter) && sitter.human ? g->humans | bit : g->humans & ~bit;
  g->told = listener(g->humans, g->c ? croupier_players(g->c) : g->config.players);
  bots_seat(&g->bots, seat, word);
  free(g->who[seat - 1]);
  g->who[seat - 1] = word;
  return DONE;
}

bool game_is_human(const struct game *g, int seat) { return g->humans & 1u << (seat - 1); }

bool game_waits(const struct game *g) { return croupier_questions(g->c) > 0; }

int game_next_seat(const struct game *g) {
  for (int i = 0; i < croupier_questions(g->c); i++) {
    int seat = croupier_question_at(g->c, i)->seat;
    if (game_is_human(g, seat)) return seat;
  }
  return croupier_question_at(g->c, 0)->seat;
}

/* --- playing --- */

static int broken(struct game *g) {
  game_tell_rest(g);
  int status = status_of(g->c);
  if (log_verify(&g->log) != DONE) complain(FAULT, "%s", croupier_error(g->c));
  else if (g->log.none) complain(FAULT, "%s", croupier_error(g->c));
  else complain(FAULT, T(game_up_to), croupier_error(g->c), journal_name(g->log.path));
  excerpt(g->c, &g->config);
  return status == DONE ? FAULT : status;
}

/* The newest line of the journal goes to disk. Where the game has ended, programs are told how. */
static int go_on(struct game *g) {
  int status = log_append(&g->log, croupier_journal_line(g->journal));
  if (croupier_status(g->c) != CROUPIER_ENDED) return status;
  bots_over(&g->bots, g->c);
  const char *left = croupier_chance_left(g->c);
  if (left) warn(T(chance_left), left);
  return status;
}

int game_answer(struct game *g, int seat, int option) {
  if (croupier_journal_answer(g->journal, g->c, seat, option) != CROUPIER_OK) return broken(g);
  return go_on(g);
}

int game_bot_chooses(struct game *g, int seat) {
  croupier_bot *own = &g->bots.own[seat - 1];
  if (game_is_human(g, seat)) *own = (croupier_bot){.kind = CROUPIER_GREEDY};
  int option = bots_choose(&g->bots, g->c, seat);
  bool trouble = *croupier_bot_trouble(g->c) != '\0';
  if (trouble && !g->bots.told_trouble) warn(T(bot_met_loop), seat, croupier_bot_trouble(g->c));
  g->bots.told_trouble |= trouble;
  bool met = *croupier_bot_met(g->c) != '\0';
  if (met && !g->bots.told_met) warn(T(bot_met_error), seat, croupier_bot_met(g->c));
  g->bots.told_met |= met;
  if (option != BOT_FAILS) return option;
  /* there are scripts that no bot can look ahead in, and advice that fails */
  warn(T(bot_cannot_choose), seat, croupier_error(g->c));
  *own = (croupier_bot){.kind = CROUPIER_RANDOM};
  return croupier_random_option(g->c, seat);
}

int game_act(struct game *g, int seat, int action) {
  if (croupier_journal_act(g->journal, g->c, seat, action) != CROUPIER_OK) return broken(g);
  return go_on(g);
}

int game_edit(struct game *g, const char *lua, const char **shown, croupier_status_code *code) {
  *code = croupier_journal_edit(g->journal, g->c, lua, shown);
  return *code == CROUPIER_OK ? log_append(&g->log, croupier_journal_line(g->journal)) : DONE;
}

int game_seats(struct game *g, int seat, const char *who) {
  if (croupier_journal_sits(g->journal, g->c, seat, who) != CROUPIER_OK) return broken(g);
  int status = log_append(&g->log, croupier_journal_line(g->journal));
  if (status == DONE) status = game_sits(g, seat, who);
  return status == DONE ? bots_join(&g->bots, g->c, seat) : status;
}

int game_go(struct game *g, game_travel *go, size_t answers) {
  if (go(g->journal, g->c, answers) != CROUPIER_OK) return broken(g);
  if (go == croupier_journal_undo) bots_undone(&g->bots, answers);
  return go_on(g);
}

/* --- beginning and end --- */

/* A file of that name has a slash before it. */
static int begin_log(struct game *g, const char *journal) {
  if (!journal || strcmp(journal, "none") != 0)
    return log_create(&g->log, journal, croupier_game(g->c), croupier_seed(g->c));
  log_none(&g->log);
  return DONE;
}

int game_deal(struct game *g, const struct options *o) {
  uint64_t seed = seed_of(o);
  int status = bots_hello(&g->bots, g->c);
  if (status != DONE) return status;
  croupier_remember(g->c, true);
  if (croupier_start(g->c, seed) != CROUPIER_OK) return table_failed(g->c, &g->config);
  status = begin_log(g, o->journal);
  if (status != DONE) return status;
  g->journal = croupier_journal_new(g->c, &g->config, (const char *const *)g->who);
  if (!g->journal) return complain(FAULT, "%s", no_memory());
  return go_on(g);
}

struct game *game_lay(const char *name, const struct options *o, const char *lang, unsigned default_humans,
                      int *status) {
  struct game *g = calloc(1, sizeof *g);
  if (!g) {
    *status = complain(FAULT, "%s", no_memory());
    return NULL;
  }
  g->lang = lang;
  g->log.fd = -1;
  *status = rules_read(&g->rules, name, o);
  g->config = g->rules.config;
  g->config.lang = lang;
  g->config.event = game_event;
  g->config.print = game_print;
  g->config.data = g;
  if (*status == DONE) g->c = table_lay(&g->config, status);
  if (g->c) table_doubt(g->c);
  struct seats seats;
  if (*status == DONE) *status = seats_read(&seats, o, croupier_players(g->c), default_humans, "greedy");
  if (*status == DONE) *status = bots_read(&g->bots, o);
  for (int i = 0; *status == DONE && i < croupier_players(g->c); i++)
    *status = game_sits(g, i + 1, seats.who[i]);
  if (*status == DONE) return g;
  game_close(g);
  return NULL;
}

struct game *game_start(const char *name, const struct options *o, const char *lang, unsigned default_humans,
                        bool told, int *status) {
  struct game *g = game_lay(name, o, lang, default_humans, status);
  if (!g) return NULL;
  if (told) houses_tell(g->c, &g->config, lang);
  g->muted = !told;
  *status = game_deal(g, o);
  g->muted = false;
  if (*status == DONE) return g;
  game_close(g);
  return NULL;
}

void game_close(struct game *g) {
  if (!g) return;
  bots_end(&g->bots);
  if (g->c) croupier_free(g->c);
  croupier_journal_free(g->journal);
  log_close(&g->log);
  rules_free(&g->rules);
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) free(g->who[i]);
  if (g->out) fclose(g->out);
  free(g);
}
