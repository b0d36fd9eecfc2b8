/* purse.h: counted goods, such as gold; what one purse loses another gains. */
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
  uint8_t currency; /* gold does not go into a purse of houses */
};

/* All zero is valid: no purses yet. */
struct purses {
  struct purse purse[MAX_PURSES];
  uint8_t count;
};

/* The new purse's number, or -1: no room, or the amount is below 0. Only this creates goods. */
int purse_new(struct purses *p, uint8_t currency, int8_t owner, uint8_t sees, int32_t amount);
/* False, and nothing happened: n < 0, too little there, another currency, no such purse, or it would hold
** more than an int32_t does. */
bool purse_move(struct purses *p, int from, int to, int32_t n);
/* The same at every moment of a game. */
int64_t purse_total(const struct purses *p, uint8_t currency);

#endif
