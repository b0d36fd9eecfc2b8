/* purse.c: counted goods that are conserved. */
#include "purse.h"

int purse_new(struct purses *p, uint8_t currency, int8_t owner, uint8_t sees, int32_t amount) {
  if (p->count == MAX_PURSES || amount < 0) return -1;
  p->purse[p->count] = (struct purse){.amount = amount, .owner = owner, .sees = sees, .currency = currency};
  return p->count++;
}

bool purse_move(struct purses *p, int from, int to, int32_t n) {
  if (from < 0 || to < 0 || from >= p->count || to >= p->count) return false;
  struct purse *payer = &p->purse[from], *payee = &p->purse[to];
  if (payer->currency != payee->currency || n < 0 || payer->amount < n) return false;
  if (payer == payee) return true;
  if (payee->amount > INT32_MAX - n) return false;
  payer->amount -= n;
  payee->amount += n;
  return true;
}

int64_t purse_total(const struct purses *p, uint8_t currency) {
  int64_t total = 0;
  for (int i = 0; i < p->count; i++)
    if (p->purse[i].currency == currency) total += p->purse[i].amount;
  return total;
}
