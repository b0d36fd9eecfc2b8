/* session.h: what stands at the prompt: a game or none, a question or none, and the next line. */
#ifndef SESSION_H
#define SESSION_H

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

/* The table has changed: the question is another one now. */
void repl_changed(struct repl *r);
/* Says which game it is, and who is who. */
void repl_announce(struct repl *r);
/* The new game takes the place of the old one. */
void repl_lay(struct repl *r, struct game *game);
/* Takes the files as they are now for those that are played by. */
void rules_seen(struct repl *r);
bool rules_have_changed(void *repl); /* since */
const char *repl_in(const struct repl *r, const char *english, const char *hungarian)
    __attribute__((format_arg(2), format_arg(3)));

#endif
