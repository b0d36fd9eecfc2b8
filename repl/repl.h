/* repl.h: the prompt: a game or none, a question or none, and the next line. */
#ifndef REPL_H
#define REPL_H

#include <stdbool.h>

#include "line.h"
#include "look.h"
#include "menu.h"
#include "play.h"
#include "say.h"

struct repl {
  struct game *game; /* NULL: none */
  const char *lang;
  struct look look;
  struct line line;

  int seat;          /* the person who is asked; 0: nobody is */
  struct menu menu;  /* the options, numbered as they were shown to that person */
  bool shown;        /* position and question are on the screen as they are now */
  int columns, rows; /* of the screen when they were shown */
  int covered;       /* several people: whose hand is on the screen; 0: nobody's */
  char *kept; /* what happens is told to the next person when the hand is uncovered; game->out writes it */
  size_t kept_size;
  bool hinted; /* how to choose several was said already */

  bool stays;              /* when the game is over or its script has failed, there is still the prompt */
  struct scratch *scratch; /* lines are for the scratch pad; NULL: they are not */
  bool more;               /* a line of Lua is begun, and goes on with the next */
  bool editing;            /* lines of Lua change the game */
  bool left;               /* the person wants to leave */
  bool paused;             /* bots do not go on by themselves */
  long automatic;          /* so many of the people's next questions are answered by a bot */
  bool over_told;          /* that the game is over was said */
  bool lost;               /* a journal was lost, of a game that was here before */
  uint64_t seen, settling; /* state of the files of the rules: as played by, and as found since */
};

/* Plays the game, which is closed at the end. Returns how to leave. */
int repl_play(struct game *game);

/* The table has changed: the question is another one now. */
void repl_changed(struct repl *r);
/* Says which game it is, and who is who. */
void repl_announce(struct repl *r);
/* The new game takes the place of the old one. */
void repl_lay(struct repl *r, struct game *game);
const char *repl_in(const struct repl *r, const char *english, const char *hungarian)
    __attribute__((format_arg(2), format_arg(3)));

/* question.c: shows position and question, the hand of the next person not before that person is there. */
int question_show(struct repl *r);
/* Is a question on the screen, and has the screen another size now? */
bool question_resized(const struct repl *r);
/* Shows it again, at the top of the screen. */
void question_redraw(struct repl *r);
/* Several people at one screen: what happens is kept until it is shown to the next of them. */
void question_keep(struct repl *r);
void question_tell_kept(struct repl *r);
/* The table as a seat sees it, in the room that the screen has: beside the question, or alone. Returns whether there
   was room for all of it beside the question. */
bool question_picture(struct repl *r, int seat, bool alone);
/* Only the question with its options. */
void question_ask(struct repl *r);

/* answer.c: takes a line for an answer. False: it means none of the options, and nothing has happened. */
bool answer_exact(struct repl *r, const char *line, int *status);
bool answer_loose(struct repl *r, const char *line, int *status);
/* Says why the line is no answer: the rule's reason, if there is one. */
void answer_refuse(struct repl *r, const char *line);
/* The refused candidate that a word means, or -1. */
int answer_refused(struct repl *r, const char *word);

/* reload.c: the same game by the rules as they are in their files now. */
void repl_lay_anew(struct repl *r);
bool rules_have_changed(void *repl);
/* Takes the files as they are now for those that are played by. */
void rules_seen(struct repl *r);

/* free.c: takes a line for a free action out of turn: "2: sell", or "sell" if only one person plays. False: it is none,
   and nothing has happened. named: only with the seat before it. */
bool free_act(struct repl *r, const char *line, bool named, int *status);
/* How it is said, if the game has free actions and several people are here to take them. */
void free_explain(const struct repl *r);

/* complete.c: what the line may become. */
void complete_line(void *repl, const char *typed, void (*add)(void *to, const char *line), void *to);
char *complete_hint(void *repl, const char *typed);

#endif
