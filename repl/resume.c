/* resume.c: goes on with a game from its journal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "play.h"
#include "say.h"
#include "story.h"
#include "table.h"

/* Journals come from anywhere: only players that are known here sit down. */
static int seat_players(struct game *g, const croupier_journal *j, int players) {
  for (int seat = 1; seat <= players; seat++) {
    const char *who = croupier_journal_seat(j, seat);
    if (strcmp(who, "human") == 0) g->humans |= 1u << (seat - 1);
    else if (strcmp(who, "random") != 0)
      return complain(USAGE, "seat %d is played by \"%.60s\", which is not to be had here", seat, who);
  }
  g->told = game_listener(g->humans, players);
  return DONE;
}

static void warn_of_other_rules(const struct story *s, const croupier_source *script) {
  char path[PATH_SIZE];
  struct file now;
  if (!game_find(croupier_journal_game(s->journal), path) || file_read(&now, path) != 0) return;
  if (now.size != script->size || memcmp(now.text, script->text, now.size) != 0)
    warn("the rules in %s have changed; this game goes on by those it began with", path);
  file_free(&now);
}

/* A damaged journal is left as it is: the game goes on in a new one that holds what is sound. */
static int rescue(struct log *log, const struct story *s) {
  char path[PATH_SIZE];
  if (snprintf(path, sizeof path, "%s.rescued", s->file.path) >= (int)sizeof path)
    return complain(FAULT, "the path of %s is too long", s->file.path);
  int status = log_create(log, path, NULL, 0);
  if (status != DONE) return status;
  s->file.text[croupier_journal_size(s->journal)] = '\0';
  status = log_append(log, s->file.text);
  if (status != DONE) log_close(log);
  return status;
}

/* The table stands where the journal ends, or before its damage. */
static int play_on(struct game *g, struct story *s) {
  bool damaged = *croupier_journal_damage(s->journal);
  if (damaged) {
    complain(DAMAGED, "%s is damaged: %s; the game goes on from before that, in %s.rescued", s->file.path,
             croupier_journal_damage(s->journal), s->file.path);
    story_tell(s, s->good);
  }
  if (croupier_status(s->c) != CROUPIER_ASKS) {
    printf("This game is over: croupier replay %s\n", s->file.path);
    return damaged ? DAMAGED : DONE;
  }
  int status = damaged ? rescue(&g->log, s)
                       : log_open(&g->log, s->file.path, croupier_journal_size(s->journal));
  if (status != DONE) return status;
  g->muted = false;
  status = game_play(g);
  log_close(&g->log);
  return status == DONE && damaged ? DAMAGED : status;
}

int command_resume(const struct options *o) {
  struct story s = {.c = NULL};
  struct game g = {.lang = language(o), .muted = true};
  if (!g.lang) return USAGE;
  int status = story_read(&s, o->arguments.word[0]);
  if (status == DONE) {
    croupier_config config = {.event = game_event, .print = game_print, .data = &g};
    croupier_journal_config(s.journal, &config);
    status = seat_players(&g, s.journal, config.players);
    if (status == DONE) s.c = g.c = table_lay(&config, &status);
    if (status == DONE) warn_of_other_rules(&s, &config.script);
  }
  if (status == DONE) {
    g.journal = s.journal;
    story_check(&s);
    if (s.result == CROUPIER_JOURNAL_SCRIPT)
      status = complain(SCRIPT, "%s: after line %zu: %s", s.file.path, s.good + 1, croupier_error(s.c));
    else if (s.result == CROUPIER_JOURNAL_DIFFERS && !s.dealt)
      status = complain(DAMAGED, "%s is damaged: %s", s.file.path, croupier_journal_damage(s.journal));
    else status = play_on(&g, &s);
  }
  story_free(&s);
  return status;
}
