/* verb_time.c: back and forth in the game: undo, redo, goto. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "always.h"
#include "verb.h"

/* Has a person a choice of which nothing is answered yet? */
static bool person_is_asked(const struct repl *r) {
  const struct game *g = r->game;
  for (int i = 0; i < croupier_questions(g->c); i++) {
    const croupier_question *q = croupier_question_at(g->c, i);
    int seat = q->seat;
    if (game_is_human(g, seat) && q->picked == 0 && !question_is_forced(r, seat)) return true;
  }
  return false;
}

/* To where a person had a choice before, so many times, or as far as it goes; how many answers that is. */
static size_t answers_back(struct repl *r, long times) {
  struct game *g = r->game;
  size_t back = 0, found = 0;
  while (times > 0 && croupier_can_undo(g->c) && croupier_undo(g->c, 1) == CROUPIER_OK) {
    back++;
    if (!person_is_asked(r)) continue;
    found = back;
    times--;
  }
  if (back) croupier_redo(g->c, back);
  return g->humans ? found : back;
}

/* The same among the answers that were taken back, or to the last of them. */
static size_t answers_ahead(struct repl *r, long times) {
  struct game *g = r->game;
  size_t ahead = 0;
  while (times > 0 && croupier_can_redo(g->c) && croupier_redo(g->c, 1) == CROUPIER_OK) {
    ahead++;
    if (person_is_asked(r) || !g->humans) times--;
  }
  if (ahead) croupier_undo(g->c, ahead);
  return ahead;
}

static int go(struct repl *r, game_travel *travel, size_t answers) {
  int status = game_go(r->game, travel, answers);
  repl_changed(r);
  r->drawn = 0;
  r->held = croupier_can_undo(r->game->c) + 1;
  r->over_told = !game_waits(r->game);
  r->automatic = 0;
  always_end(r);
  r->paused = !r->game->humans; /* or bots would answer at once what was taken back */
  return status;
}

/* The sentence that told the answer here, which was taken back: it is given again, told and taken back once more. */
static char *retell_answer(struct repl *r, size_t *given) {
  struct game *g = r->game;
  struct narration story = g->story;
  FILE *out = g->out;
  int seat = game_waits(g) ? game_next_seat(g) : 0;
  char *text = NULL;
  size_t size;
  FILE *told = open_memstream(&text, &size);
  if (!told) return NULL;
  g->out = told;
  g->story = (struct narration){.unbroken = true};
  g->trying = true;
  bool more = true;
  while (more && croupier_can_redo(g->c) && croupier_redo(g->c, 1) == CROUPIER_OK) {
    const croupier_question *q = croupier_question_of(g->c, seat);
    ++*given;
    more = q && q->picked > 0;
  }
  game_tell_rest(g);
  fclose(told);
  g->muted = true;
  if (*given > 0) croupier_undo(g->c, *given);
  g->muted = g->trying = false;
  g->out = out;
  g->story = story;
  if (text) text[strcspn(text, "\n")] = '\0';
  return text;
}

/* "Taken back: Player 1 bids: spice 3, and 4 answers after it" */
static void tell_undone(struct repl *r, size_t answers) {
  size_t given = 0;
  char *told = retell_answer(r, &given), line[1200];
  if (told && answers > given) snprintf(line, sizeof line, T(undone_with_others), told, answers - given);
  else if (told) snprintf(line, sizeof line, T(undone), told);
  if (told && *told) print_line(stdout, line, 4);
  free(told);
}

static int travel(struct repl *r, char *rest, size_t (*how_far)(struct repl *r, long times),
                  game_travel *back_or_forth, const char *nowhere) {
  long times = 1;
  if (*rest && !verb_number(rest, 1, 1000000, &times)) return DONE;
  r->game->muted = r->game->trying = true;
  size_t answers = how_far(r, times);
  r->game->muted = r->game->trying = false;
  if (!answers) return puts(nowhere), DONE;
  int status = go(r, back_or_forth, answers);
  if (status == DONE && back_or_forth == croupier_journal_undo) tell_undone(r, answers);
  return status;
}

static int undo(struct repl *r, char *rest) {
  return travel(r, rest, answers_back, croupier_journal_undo, T(nothing_to_undo));
}

static int redo(struct repl *r, char *rest) {
  return travel(r, rest, answers_ahead, croupier_journal_redo, T(nothing_to_redo));
}

static int go_to(struct repl *r, char *rest) {
  const croupier *c = r->game->c;
  size_t here = croupier_can_undo(c);
  long target;
  if (!verb_number(rest, 0, (long)(here + croupier_can_redo(c)), &target)) return DONE;
  if ((size_t)target == here) return repl_changed(r), DONE;
  r->game->muted = true;
  bool back = (size_t)target < here;
  int status = go(r, back ? croupier_journal_undo : croupier_journal_redo,
                  back ? here - (size_t)target : (size_t)target - here);
  r->game->muted = false;
  return status;
}

static int seed(struct repl *r, char *rest) {
  (void)rest;
  say_line(T(seed_is), (unsigned long long)croupier_seed(r->game->c), croupier_game(r->game->c),
           croupier_players(r->game->c), (unsigned long long)croupier_seed(r->game->c));
  return DONE;
}

const struct verb time_verbs[] = {
    VERB(undo, NOTHING, A_TABLE, undo),
    VERB(redo, NOTHING, A_TABLE, redo),
    VERB(goto, NOTHING, A_TABLE, go_to),
    VERB(seed, NOTHING, A_TABLE, seed),
    {.run = NULL},
};
