/* verb_game.c: what is played, and by whom. */
#include <stdlib.h>
#include <string.h>

#include "list.h"
#include "request.h"
#include "sitters.h"
#include "verb.h"

static int games(struct repl *r, char *rest) {
  (void)rest;
  print_games(r->lang);
  return DONE;
}

/* --- start --- */

static int start(struct repl *r, char *rest) {
  struct request q;
  int status = request_read(&q, rest);
  if (status == DONE && q.options.arguments.count == 0) status = complain(USAGE, "%s", T(start_what));
  struct game *g = NULL;
  if (status == DONE) g = game_start(q.options.arguments.word[0], &q.options, r->lang, 1, false, &status);
  if (g) {
    repl_lay(r, g);
    r->ask_all = q.options.ask_all;
    repl_announce(r);
    repl_doubt(r);
  }
  request_free(&q);
  return DONE;
}

/* --- seat --- */

/* Who is meant, in the words of journals, or NULL. "bot" before the kind is an empty word, and alone it is one that
   thinks for a moment. */
static const char *read_who(const char *who) {
  if (text_is(TEXT_word_human, who)) return "human";
  const char *kind = text_after(TEXT_word_bot, who);
  if (kind) who = kind;
  if (kind && !*kind) return "search:100ms";
  struct sitter sitter;
  return sitter_read(who, SIT_PROGRAMS, &sitter) ? who : NULL;
}

/* A program that was at fault sits there, but does not play. */
static void print_sitter(const struct repl *r, int seat) {
  const char *who = r->game->who[seat - 1];
  bool fails = sitter_command(who) && !bots_runs(&r->game->bots, seat);
  printf("%4d  ", seat);
  print_safe(stdout, game_is_human(r->game, seat) ? T(word_human) : who);
  puts(fails ? T(sitter_fails) : "");
}

static int seat(struct repl *r, char *rest) {
  struct game *g = r->game;
  if (!*rest) {
    for (int i = 1; i <= croupier_players(g->c); i++) print_sitter(r, i);
    return DONE;
  }
  char *who = rest + strcspn(rest, " \t");
  if (*who) *who++ = '\0';
  who += strspn(who, " \t");
  const char *sitter = read_who(who);
  long number;
  if (!verb_number(rest, 1, croupier_players(g->c), &number)) return DONE;
  if (!*who) {
    print_sitter(r, (int)number);
    return DONE;
  }
  if (!sitter) {
    char before[60], list[SITTERS_SIZE];
    snprintf(before, sizeof before, "%s ", T(word_bot));
    warn(T(who_wrong), who, sitters_list(list, SIT_PROGRAMS, before, language_number()));
    return DONE;
  }
  int status = game_seats(g, (int)number, sitter);
  repl_changed(r);
  r->covered = r->covered == number ? 0 : r->covered;
  return status;
}

const struct verb game_verbs[] = {
    VERB(start, A_GAME, ANYTIME, start),
    PAGED_VERB(games, NOTHING, ANYTIME, games),
    VERB(seat, A_SITTER, A_TABLE, seat),
    {.run = NULL},
};
