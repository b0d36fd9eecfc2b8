/* player.h: the players of games that are looked at: random, eager, and bots that think. */
#ifndef PLAYER_H
#define PLAYER_H

#include "croupier.h"
#include "steps.h"

/* Random players stop, pass and refuse too soon. An eager one is random as well, but an option that stops has an
   eighth of the chance of any other, and numbers are the least or the greatest half of the time. Stubborn ones have
   likes and dislikes through a whole game, so that they come to places where mixed play does not. */
enum player { PLAYER_RANDOM, PLAYER_EAGER, PLAYER_STUBBORN, PLAYER_GREEDY, PLAYER_SEARCH, PLAYERS };
const char *player_word(enum player player);
enum { PLAYER_SEARCHES = 40 }; /* iterations of PLAYER_SEARCH */

/* One of so many numbers, from 0, by the luck at *luck. */
int player_draw(uint64_t *luck, int of);
/* seed: of the game. Chooses among the questions and free actions that wait. option -1: the bot cannot. A bot thinks
   about one choice of six, to have time for more games, and no longer than `until` says; else it is eager. thought:
   it has thought. */
struct step player_chooses(croupier *c, enum player player, uint64_t seed, uint64_t *luck,
                           const croupier_progress *until, bool *thought);

/* Random players in all seats go on from here, until the game is over or goes nowhere, or over(data). */
croupier_status_code players_go_on(croupier *c, bool (*over)(void *), void *data);

#endif
