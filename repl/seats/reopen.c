/* reopen.c: a game that goes on where its journal ends. */
#include "reopen.h"

#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "sitters.h"
#include "story.h"

/* Journals come from anywhere: only players that are known here sit down. */
static int seat_players(struct game *g, const croupier_journal *j) {
  int status = DONE;
  for (int seat = 1; status == DONE && seat <= g->config.players; seat++) {
    const char *who = croupier_journal_seat(j, seat);
    struct sitter sitter;
    if (sitter_command(who)) { /* what a stranger's journal names is not run */
      warn(T(program_left), seat, sitter_command(who));
      who = "random";
    } else if (!sitter_read(who, SIT_PEOPLE, &sitter)) {
      return complain(USAGE, T(sitter_missing), seat, who);
    }
    status = game_sits(g, seat, who);
  }
  return status;
}

/* A damaged journal is left as it is: the game goes on in a new one that holds what is sound. */
static int rescue(struct log *log, const struct story *s) {
  char path[PATH_SIZE];
  if (snprintf(path, sizeof path, "%s.rescued", s->file.path) >= (int)sizeof path)
    return complain(FAULT, T(path_too_long), s->file.path);
  int status = log_create(log, path, NULL, 0);
  if (status != DONE) return status;
  s->file.text[croupier_journal_size(s->journal)] = '\0';
  return log_append(log, s->file.text);
}

/* The table stands where the journal ends, or before its damage. DAMAGED: but the game is there. */
static int go_on(struct game *g, struct story *s) {
  if (s->result == CROUPIER_JOURNAL_SCRIPT)
    return complain(SCRIPT, T(damaged_at_line), s->file.path, s->good + 1, croupier_error(s->c));
  const char *damage = croupier_journal_damage(s->journal);
  if (s->result == CROUPIER_JOURNAL_DIFFERS && !s->dealt)
    return complain(DAMAGED, T(damaged), s->file.path, damage);
  int status;
  if (*damage) {
    complain(DAMAGED, T(rescued), s->file.path, damage, s->file.path);
    story_tell(s, s->good);
    status = rescue(&g->log, s);
  } else {
    status = log_open(&g->log, &s->file, croupier_journal_size(s->journal));
  }
  if (status != DONE) return status;
  g->c = s->c;
  g->journal = s->journal;
  s->c = NULL;
  s->journal = NULL;
  return *damage ? DAMAGED : DONE;
}

/* That in which the game was begun; in older journals the usual one. */
static const char *language_of_game(const croupier_config *config) {
  const char *lang = config->lang ? language_of_code(config->lang) : NULL;
  return lang ? lang : said_in();
}

struct game *game_open(const char *path, const char *lang, int *status) {
  struct story s = {.c = NULL};
  struct game *g = calloc(1, sizeof *g);
  if (!g) {
    *status = complain(FAULT, "%s", no_memory());
    return NULL;
  }
  *g = (struct game){.lang = lang, .muted = true, .log.fd = -1};
  struct options plain;
  options_plain(&plain);
  bots_read(&g->bots, &plain);
  g->config = (croupier_config){.event = game_event, .print = game_print, .data = g};
  *status = story_read(&s, path);
  if (*status == DONE) {
    story_doubt(&s);
    croupier_journal_config(s.journal, &g->config);
    if (!lang) g->lang = language_of_game(&g->config);
    say_in(g->lang);
    s.c = table_lay(&g->config, status);
  }
  if (*status == DONE) {
    croupier_remember(s.c, true);
    rules_find(&g->rules, croupier_journal_game(s.journal), &g->config);
    story_check(&s);
    *status = seat_players(g, s.journal);
  }
  if (*status == DONE) *status = go_on(g, &s);
  story_free(&s);
  g->muted = false;
  if (g->c) return g;
  game_close(g);
  return NULL;
}
