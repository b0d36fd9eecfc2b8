/* nowhere.h: notices games that go nowhere. */
#ifndef CROUPIER_NOWHERE_H
#define CROUPIER_NOWHERE_H

#include "croupier.h"

/* To be called where somebody is asked and world.look_at decisions were made. Says when to look again. */
void nowhere_look(croupier *c);

#endif
