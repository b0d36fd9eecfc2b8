/* play.c: one game at the prompt: seats, journal, and the loop over questions. */
#define _POSIX_C_SOURCE 200809L

#include "play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "say.h"
#include "table.h"

void game_event(void *data, const croupier_event *event) {
  const struct game *g = data;
  const char *text = g->muted ? "" : croupier_event_text(event, g->told, g->lang);
  if (!*text) return;
  print_safe(stdout, text);
  putchar('\n');
}

void game_print(void *data, const char *text, size_t size) {
  const struct game *g = data;
  char *copy = g->muted ? NULL : strndup(text, size);
  if (!copy) return;
  for (char *tab = strchr(copy, '\t'); tab; tab = strchr(tab, '\t')) *tab = ' ';
  print_safe(stdout, copy);
  putchar('\n');
  free(copy);
}

/* What several people at one screen may all see is told to nobody in particular. */
int game_listener(unsigned humans, int players) {
  if (humans & (humans - 1)) return players + 1;
  int seat = 0;
  for (int i = 1; i <= players; i++)
    if (humans & 1u << (i - 1)) seat = i;
  return seat;
}

static int broken(const struct game *g) {
  int status = status_of(g->c);
  return complain(status == DONE ? FAULT : status, "%s; the game up to there is in %s", croupier_error(g->c),
                  g->log.path);
}

int game_answer(struct game *g, int seat, int option) {
  if (croupier_journal_answer(g->journal, g->c, seat, option) != CROUPIER_OK) return broken(g);
  return log_append(&g->log, croupier_journal_line(g->journal));
}

/* People answer first, so that taking back an answer never stops at a bot's. */
static int next_seat(const struct game *g) {
  for (int i = 0; i < croupier_questions(g->c); i++) {
    int seat = croupier_question_at(g->c, i)->seat;
    if (g->humans & 1u << (seat - 1)) return seat;
  }
  return croupier_question_at(g->c, 0)->seat;
}

int game_play(struct game *g) {
  int status = DONE;
  while (status == DONE && !g->left && croupier_status(g->c) == CROUPIER_ASKS) {
    int seat = next_seat(g);
    if (g->humans & 1u << (seat - 1)) status = person_acts(g, seat);
    else status = game_answer(g, seat, croupier_random_option(g->c, seat));
  }
  if (status != DONE) return status;
  bool hu = strcmp(g->lang, "hu") == 0;
  if (g->left)
    fputs(hu ? "\nA játék megmaradt: croupier resume " : "\nThe game is kept: croupier resume ", stdout);
  else
    fputs(hu ? "\nA játék le van írva: croupier replay " : "\nThe game is written down: croupier replay ",
          stdout);
  print_safe(stdout, g->log.path);
  putchar('\n');
  return DONE;
}

/* The game is dealt and its header written; then it is played. */
static int deal_and_play(struct game *g, const croupier_config *config, const struct options *o) {
  const char *seats[CROUPIER_MAX_SEATS];
  int players = croupier_players(g->c);
  for (int i = 0; i < players; i++) seats[i] = g->humans & 1u << i ? "human" : "random";
  uint64_t seed = seed_of(o);
  if (croupier_start(g->c, seed) != CROUPIER_OK) return complain(status_of(g->c), "%s", croupier_error(g->c));
  int status = log_create(&g->log, o->journal, croupier_game(g->c), seed);
  if (status != DONE) return status;
  g->journal = croupier_journal_new(g->c, config, seats);
  if (!g->journal) status = complain(FAULT, "the journal's header cannot be made: no memory");
  else status = log_append(&g->log, croupier_journal_line(g->journal));
  if (status == DONE) status = game_play(g);
  croupier_journal_free(g->journal);
  log_close(&g->log);
  return status;
}

int command_play(const struct options *o) {
  struct rules r;
  struct game g = {.lang = language(o)};
  if (!g.lang) return USAGE;
  int status = rules_read(&r, o->arguments.word[0], o);
  r.config.event = game_event;
  r.config.print = game_print;
  r.config.data = &g;
  g.c = status == DONE ? table_lay(&r.config, &status) : NULL;
  if (g.c) {
    int players = croupier_players(g.c);
    status = seats_read(o, players, isatty(STDIN_FILENO) ? 1 : 0, &g.humans);
    g.told = game_listener(g.humans, players);
    if (status == DONE) status = deal_and_play(&g, &r.config, o);
    croupier_free(g.c);
  }
  rules_free(&r);
  return status;
}
