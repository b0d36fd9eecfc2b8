/* purse.h: counted goods, such as gold. One purse gains the amount that another loses. */
#ifndef CROUPIER_PURSE_H
#define CROUPIER_PURSE_H

#include <stdbool.h>
#include <stdint.h>

#define MAX_PURSES 64
#define NO_OWNER   (-1)

struct purse {
  int32_t amount;   /* never below 0 */
  int8_t owner;     /* seat, or NO_OWNER: a bank, a pot */
  uint8_t sees;     /* a bit for each seat that knows the amount */
  uint8_t currency; /* purses pay only within one currency */
  bool unshown;     /* pictures of the table leave it out */
};

/* All zero is valid: no purses yet. */
struct purses {
  struct purse purse[MAX_PURSES];
  uint8_t count;
};

/* Returns the number of the new purse, or -1 if there is no room or the amount is below 0. No other function
   creates goods. */
int purse_new(struct purses *p, uint8_t currency, int8_t owner, uint8_t sees, int32_t amount);
/*
** Returns false and changes nothing if n < 0, the purse holds less, the currencies differ, a purse does not exist, or
** the amount would not fit into an int32_t.
*/
bool purse_move(struct purses *p, int from, int to, int32_t n);
/* The sum over all purses of a currency. It never changes during a game. */
int64_t purse_total(const struct purses *p, uint8_t currency);

#endif
