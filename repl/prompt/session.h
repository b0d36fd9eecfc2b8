/* session.h: the state of the prompt: perhaps a game, perhaps a question. */
#ifndef SESSION_H
#define SESSION_H

#include <stdbool.h>

#include "line.h"
#include "look.h"
#include "menu.h"
#include "play.h"
#include "say.h"

struct verb;

/* An answer that may be given again: see always.h. */
struct repeated {
  int seat;             /* 0: there is none */
  char *prompt, *label; /* as journals write them */
};

struct repl {
  const struct verb *const *verbs; /* the tables of all commands; the last is NULL */
  struct game *game;               /* NULL: none */
  const char *lang;
  struct look look;
  struct line line;

  int seat;                    /* the seat of the person who is asked; 0: none */
  struct menu menu;            /* the options, numbered as they were shown to that person */
  struct numbers_kept numbers; /* those of the choice of several that was shown last */
  bool shown;                  /* the screen shows the present position and question */
  int columns, rows;           /* size of the screen at that time */
  int drawn;    /* the seat whose table was drawn last, and nobody else has answered since; else 0 */
  int below;    /* lines on the screen from the top of that table on */
  bool others;  /* others have answered since the person's last answer */
  char *ahead;  /* a line that was typed where the news stopped: the next one; or NULL */
  bool hurries; /* the news up to the next question is not stopped where the screen is full */
  int covered;  /* several people: the seat whose hand is on the screen; 0: none */
  char *kept;   /* news for the next person, told when that hand is uncovered; game->out writes it */
  size_t kept_size;
  bool hinted; /* the hint about choosing several was given */

  bool stays;              /* the prompt stays after the game is over or its script failed */
  struct scratch *scratch; /* lines go to the scratch pad; NULL: there is none */
  bool more;               /* a line of Lua continues on the next line */
  bool editing;            /* lines of Lua change the game */
  bool left;               /* the person wants to leave */
  bool paused;             /* bots wait */
  bool ask_all;            /* questions with one option are asked, too */
  bool told_forced;        /* it was said that they are not */
  struct repeated always;  /* the answer that is given each time the same question comes */
  struct repeated latest;  /* what the person answered last */
  bool told_always;        /* it was said how to do that */
  uint64_t warned;         /* 1 more than the answers at which it was said what is given up */
  bool told_nowhere;       /* it was said that the game goes nowhere */
  size_t
      held; /* 1 more than the answers at which the person was asked, or travelled to: what waits there waits */
  long automatic;          /* a bot answers this many of the next questions to people */
  bool over_told;          /* the end of the game was announced */
  bool lost;               /* the journal of an earlier game was lost */
  uint64_t seen, settling; /* hashes of the files of the rules: as played, and as found since */
};

void repeated_forget(struct repeated *a);
/* Call it when the table has changed: the question may be another one. */
void repl_changed(struct repl *r);
/* Is the question of this person's seat one that need not be asked? Only one answer is legal and it has no
   remark, such as its price; no free action is possible, and nobody else at the screen learns anything from it. */
bool question_is_forced(const struct repl *r, int seat);
/* Prints the name of the game and the players of the seats. */
void repl_announce(struct repl *r);
/* Warns the people at the prompt of rules that fail already. */
void repl_doubt(const struct repl *r);
/* Replaces the old game by the new one. */
void repl_lay(struct repl *r, struct game *game);
/* Notes the present state of the files as the rules that are played. */
void rules_seen(struct repl *r);
bool rules_have_changed(void *repl); /* since */

#endif
