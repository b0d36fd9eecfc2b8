/* capital.h: sentences begin with a large letter. */
#ifndef CROUPIER_CAPITAL_H
#define CROUPIER_CAPITAL_H

/* Makes the first letter large, where that takes no other number of bytes: ASCII, Latin-1 and the Hungarian letters. */
static inline void capital_first(char *text) {
  unsigned char *at = (unsigned char *)text;
  if (*at >= 'a' && *at <= 'z') *at = (unsigned char)(*at - 'a' + 'A');
  else if (*at == 0xc3 && at[1] >= 0xa0 && at[1] != 0xb7 && at[1] != 0xbf)
    at[1] = (unsigned char)(at[1] - 0x20);
  else if (*at == 0xc5 && (at[1] == 0x91 || at[1] == 0xb1)) at[1]--;
}

#endif
