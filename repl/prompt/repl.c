/* repl.c: the prompt: the loop over questions and lines. */
#include "repl.h"

#include <stdlib.h>
#include <string.h>

#include "always.h"
#include "answer.h"
#include "commands.h"
#include "complete.h"
#include "defaults.h"
#include "excerpt.h"
#include "games.h"
#include "latest.h"
#include "outofturn.h"
#include "pages.h"
#include "reload.h"
#include "screen.h"
#include "session.h"
#include "state.h"
#include "think.h"
#include "verbs.h"

const struct verb *const all_verbs[] = {game_verbs,   ask_verbs, look_verbs, time_verbs,
                                        branch_verbs, lua_verbs, help_verbs, NULL};

/* --- the game goes on --- */

/* What to type to see the game again, after the sentence. */
static void tell_journal(const struct repl *r, const char *sentence) {
  char line[PATH_SIZE + 100];
  if (r->game->log.none) snprintf(line, sizeof line, "%s", T(game_has_no_journal));
  else snprintf(line, sizeof line, "%s %s", sentence, journal_name(r->game->log.path));
  putchar('\n');
  print_line(stdout, line, 0);
}

static void tell_end(struct repl *r) {
  screen_tell_kept(r);
  r->automatic = 0;
  r->over_told = true;
  if (log_verify(&r->game->log) != DONE) return;
  tell_journal(r, T(game_is_written));
  if (r->look.terminal) say_line(T(game_next), croupier_game(r->game->c));
}

/* It is looked for first. */
static void tell_kept(const struct repl *r) {
  if (log_verify(&r->game->log) != DONE) return;
  tell_journal(r, T(game_is_kept));
}

static void pause_here(struct repl *r) {
  game_tell_rest(r->game);
  r->paused = true;
  r->automatic = 0;
  always_end(r);
  say_line("%s", T(stopped));
}

static void pause_if_stopped(struct repl *r) {
  if (line_stopped()) pause_here(r);
}

/* A game that goes nowhere is told once. Where nobody can choose any more, a person may look at it and then let it
   go on; without a person it ends. */
static int tell_nowhere(struct repl *r) {
  croupier *c = r->game->c;
  croupier_course course = croupier_goes(c);
  bool told = r->told_nowhere;
  r->told_nowhere = course != CROUPIER_GOES_ON;
  if (told || course == CROUPIER_GOES_ON) return DONE;
  game_tell_rest(r->game);
  warn("%s", croupier_error(c));
  excerpt(c, &r->game->config);
  if (course == CROUPIER_GOES_TOO_LONG) return DONE;
  r->paused = true;
  r->automatic = 0;
  if (r->stays) say_line("%s", T(stopped));
  else tell_kept(r);
  return r->stays ? DONE : FAULT;
}

enum { LINES_OF_ANSWER = 3 }; /* as many as one mostly takes, with what it brings */

/* A bot answers, for itself or for a person who wants it to. */
static int act_for(struct repl *r, int seat) {
  croupier *c = r->game->c;
  struct thinking t;
  struct game *g = r->game;
  char doing[200];
  if (!game_is_human(g, seat)) r->drawn = 0;
  if (!pages_of_news(r, LINES_OF_ANSWER)) pause_here(r);
  if (r->left || r->paused) return DONE;
  snprintf(doing, sizeof doing, bots_runs(&g->bots, seat) ? T(bot_awaited) : T(bot_thinking), seat,
           game_is_human(g, seat) ? "auto" : g->who[seat - 1]);
  g->bots.progress = think_begin(&t, r, doing);
  int option = game_bot_chooses(g, seat);
  g->bots.progress = (croupier_progress){.call = NULL};
  think_end(&t);
  int status = DONE;
  if (option >= 0) status = game_answer(g, seat, option);
  else if (option == BOT_STOPS) status = FAULT;
  if (option == BOT_STOPS) tell_kept(r);
  const croupier_question *q = status == DONE ? croupier_question_of(c, seat) : NULL;
  if (game_is_human(r->game, seat) && r->automatic > 0 && (!q || q->picked == 0)) r->automatic--;
  repl_changed(r);
  pause_if_stopped(r);
  return status;
}

/* The seat of a person whose only answer is given without asking, or 0. */
static int forced_to_act(const struct repl *r) {
  const struct game *g = r->game;
  if (!g || r->paused || croupier_status(g->c) != CROUPIER_ASKS) return 0;
  if (r->held == croupier_can_undo(g->c) + 1) return 0;
  int seat = game_next_seat(g);
  return question_is_forced(r, seat) ? seat : 0;
}

/* Says that an answer was given for the person: once in a game, and wherever the person could have meant to give it. */
static void tell_forced(struct repl *r, bool again) {
  if (!r->look.terminal || r->game->out || (r->told_forced && !again)) return;
  game_tell_rest(r->game);
  fputs(mark(&r->look, FAINT), stdout);
  say_line("%s", r->told_forced ? T(only_answer_again) : T(only_answer));
  fputs(mark(&r->look, PLAIN), stdout);
  r->told_forced = true;
}

/* The answer is told and written like any other. */
static int act_forced(struct repl *r, int seat) {
  const croupier_question *q = croupier_question_of(r->game->c, seat);
  bool again = always_asked_again(r, seat);
  if (q->picked == 0) game_tell_rest(r->game);
  int status;
  do { /* each of the picks that are left is one of the answer */
    status = game_answer(r->game, seat, 0);
    q = status == DONE ? croupier_question_of(r->game->c, seat) : NULL;
  } while (q && q->picked > 0);
  repl_changed(r);
  pause_if_stopped(r);
  tell_forced(r, again);
  return status;
}

/* The seat that need not be waited for, or 0. */
static int bot_to_act(const struct repl *r) {
  const struct game *g = r->game;
  if (!g || r->paused || croupier_status(g->c) != CROUPIER_ASKS) return 0;
  int seat = game_next_seat(g);
  return !game_is_human(g, seat) || r->automatic > 0 ? seat : 0;
}

/* Does the game go on without a person at the prompt? */
static bool may_go_on(struct repl *r) { return forced_to_act(r) || always_seat(r) || bot_to_act(r); }

static int go_on(struct repl *r) {
  int forced = forced_to_act(r);
  if (forced) return act_forced(r, forced);
  if (!always_seat(r)) return act_for(r, bot_to_act(r));
  int status = always_answer(r);
  pause_if_stopped(r);
  return status;
}

/* --- lines --- */

static void make_prompt(const struct repl *r, char *prompt, size_t size) {
  const struct game *g = r->game;
  char where[100] = "croupier";
  if (g)
    snprintf(where, sizeof where, "%s %zu%s", croupier_game(g->c), croupier_can_undo(g->c),
             r->editing ? T(prompt_edit) : "");
  snprintf(prompt, size, "%s%s>%s ", mark(&r->look, PROMPT), where, mark(&r->look, PLAIN));
}

/* Options have their names before commands, and commands theirs before what only begins so. */
static int understand(struct repl *r, char *line) {
  int status = DONE;
  size_t rest;
  if (*line == '\0') {
    r->paused = false;
    return DONE;
  }
  if (r->seat && answer_exact(r, line, &status)) return status;
  if (out_of_turn(r, line, true, &status)) return status;
  const struct verb *verb = verb_find(r, line, &rest, false);
  if (!verb && r->seat && answer_loose(r, line, &status)) return status;
  if (!verb) verb = verb_find(r, line, &rest, true);
  if (verb) return verb_run(r, verb, line + rest);
  if (out_of_turn(r, line, false, &status)) return status;
  if (r->seat && answer_inside(r, line, &status)) return status;
  if (r->seat) answer_refuse(r, line);
  else verb_unknown(r, line);
  return DONE;
}

/* The line that was typed before the question was there. */
static int take_ahead(struct repl *r) {
  char *line = r->ahead;
  r->ahead = NULL;
  int status = understand(r, trimmed(line));
  free(line);
  return status;
}

static int attend(struct repl *r) {
  if (r->game) game_tell_rest(r->game);
  if (r->game && !r->shown) {
    int status = screen_show(r);
    if (status != DONE || r->left) return status;
  }
  if (r->game) r->game->story.lines = 0;
  r->hurries = false;
  char prompt[200], *line;
  make_prompt(r, prompt, sizeof prompt);
  if (r->ahead) return take_ahead(r);
  switch (line_read(&r->line, prompt, &line)) {
  case LINE_READ: return understand(r, trimmed(line));
  case LINE_ENDED: r->left = true; return DONE;
  case LINE_NEWS:
    if (screen_resized(r)) screen_redraw(r);
    else repl_lay_anew(r);
    return DONE;
  case LINE_DROPPED: return DONE;
  }
  return DONE;
}

/* After a failure there is the prompt again, if the journal is what the table is. */
static int survive(const struct repl *r, int status) {
  char text[200];
  if (status != SCRIPT || !r->stays) return status;
  print_line(stdout, verb_unasked(r->game, text), 0);
  return DONE;
}

static int run(struct repl *r) {
  int status = DONE;
  while (status == DONE && !r->left) {
    screen_keep(r);
    if (may_go_on(r)) {
      status = tell_nowhere(r);
      if (status == DONE && !r->paused) status = survive(r, go_on(r));
      continue;
    }
    bool over = r->game && !game_waits(r->game);
    if (over && !r->over_told) tell_end(r);
    if (over && !r->stays) break;
    status = survive(r, attend(r));
  }
  if (status == DONE && r->game && game_waits(r->game)) tell_kept(r);
  else if (r->game) log_verify(&r->game->log);
  bool lost = r->lost || (r->game && r->game->log.lost);
  return status == DONE && lost ? FAULT : status;
}

static bool has_news(void *repl) { return screen_resized(repl) || rules_have_changed(repl); }

static void begin(struct repl *r, struct game *game, const char *lang) {
  *r = (struct repl){.verbs = all_verbs, .game = game, .lang = lang};
  rules_seen(r);
  look_at_terminal(&r->look);
  line_begin(
      &r->line, &r->look,
      (struct line_calls){.data = r, .complete = complete_line, .hint = complete_hint, .news = has_news});
}

static void end(struct repl *r) {
  repl_lay(r, NULL);
  free(r->ahead);
  numbers_forget(&r->numbers);
  line_end(&r->line);
}

/* Complaints need not name the program any more. */
static void speak(const struct repl *r) { say_as(mark(&r->look, WARNING), mark(&r->look, PLAIN)); }

int repl_play(struct game *game, bool ask_all) {
  struct repl r;
  begin(&r, game, game->lang);
  r.ask_all = ask_all;
  r.stays = r.look.terminal && game->humans;
  if (r.stays) speak(&r);
  if (r.look.terminal) repl_announce(&r);
  repl_doubt(&r);
  int status = run(&r);
  end(&r);
  return status;
}

/* --- the commands --- */

int command_play(const struct options *o) {
  const char *lang = language(o);
  if (!lang) return USAGE;
  struct look look;
  look_at_terminal(&look);
  int status;
  if (!look.terminal && !o->seat.count && !o->bots) say_line("%s", T(no_terminal));
  struct game *g = game_start(o->arguments.word[0], o, lang, look.terminal, !look.terminal, &status);
  return g ? repl_play(g, o->ask_all) : status;
}

static void greet(void) {
  say_line(T(greeting), CROUPIER_VERSION);
  char path[PATH_SIZE], name[PATH_SIZE];
  if (!latest_unfinished(path)) return;
  game_stem(path, name);
  say_line("%s%s", T(greet_open), name);
}

int command_prompt(const struct options *o) {
  const char *lang = language(o);
  if (!lang) return USAGE;
  struct repl r;
  begin(&r, NULL, lang);
  r.stays = true;
  speak(&r);
  greet();
  int status = run(&r);
  end(&r);
  return status;
}
