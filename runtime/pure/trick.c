/* trick.c: taking tricks and following suit. */
#include "trick.h"

#include <stdbool.h>

int trick_taker(const struct trick_card *played, int count, int led, int trump) {
  if (count > 0 && led == NO_SUIT) led = played[0].suit;
  int taker = -1;
  for (int i = 0; i < count; i++) {
    bool trumps = trump != NO_SUIT && played[i].suit == trump;
    if (!trumps && played[i].suit != led) continue;
    bool higher = taker >= 0 &&
                  (played[i].suit == played[taker].suit ? played[i].rank > played[taker].rank : trumps);
    if (taker < 0 || higher) taker = i;
  }
  return taker;
}

uint64_t trick_legal(const int16_t *suit, int count, int led) {
  uint64_t follows = 0;
  for (int i = 0; i < count; i++) follows |= (uint64_t)(suit[i] == led) << i;
  return follows ? follows : trick_any(count);
}
