/* sound.h: is a game that a spec tells sound, as `check` sees it? */
#ifndef SOUND_H
#define SOUND_H

#include "croupier.h"

enum { SOUND_ROOM = 1000 };
/* Plays the game of croupier_spec_sound, with its seed and answers, at a table of these rules. says: what is wrong,
   or worth a note, or "". False: something is wrong. */
bool sound_check(const croupier_config *config, const char *game, char says[SOUND_ROOM]);

#endif
