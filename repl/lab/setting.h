/* setting.h: the tables at which a game is checked: a number of players, and a knob at an end of its range. */
#ifndef SETTING_H
#define SETTING_H

#include "croupier.h"

enum { SETTING_KNOB = 160 };

struct setting {
  int players;
  char knob[SETTING_KNOB]; /* "hand=4"; "": all as they are */
};

struct settings {
  struct setting *of;
  size_t count, players; /* players: the first ones, which turn no knob */
};
/* First the numbers of players, all or only `players` if it is not 0; then each knob at both ends, or with each of
   its words, with the fewest and with the most players. False: no memory. */
bool settings_list(struct settings *s, const croupier *c, int players);
void settings_free(struct settings *s);

#endif
