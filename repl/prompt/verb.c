/* verb.c: what the commands of the prompt share. */
#include "verb.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

int verb_language(const struct repl *r) { return strcmp(r->lang, "hu") == 0 ? HU : EN; }

const char *verb_unasked(const struct game *g, const char *lang, char text[200]) {
  if (g && croupier_status(g->c) == CROUPIER_BROKEN && game_waits(g))
    return in(lang,
              "The game stands before that answer: answer otherwise, or mend the script, and it goes on.",
              "A játék e válasz előtt áll: válaszolj mást, vagy javítsd ki a szkriptet, és megy tovább.");
  if (g && croupier_status(g->c) == CROUPIER_BROKEN)
    return in(
        lang, "A rule has failed: once the script is mended, the game goes on by itself; `undo` goes back.",
        "Egy szabály hibázott: ha a szkript ki van javítva, a játék magától folytatódik; a `vissza` visszalép.");
  if (g && !game_waits(g))
    return in(lang,
              "The game is over: `score` says how it ended, `undo` goes back, `start GAME` begins another.",
              "A játéknak vége: az `állás` az eredmény, a `vissza` visszalép, az `indít JÁTÉK` újat kezd.");
  if (!g)
    return in(lang, "Nothing is asked now. `help` lists the commands.",
              "Most nincs kérdés. A `súgó` felsorolja a parancsokat.");
  snprintf(text, 200,
           in(lang, "Player %d is asked, and a bot plays there: Enter lets it go on.",
              "A(z) %d. játékos van soron, akit gép játszik: Enterre megy tovább."),
           game_next_seat(g));
  return text;
}

bool verb_number(const struct repl *r, const char *word, long low, long high, long *number) {
  char *end;
  errno = 0;
  long read = strtol(word, &end, 10);
  if (end == word || *end || errno || read < low || read > high) {
    if (low == high) warn(repl_in(r, "only %ld is possible here", "itt csak %ld lehet"), low);
    else
      warn(repl_in(r, "a number from %ld to %ld is wanted, not \"%.40s\"",
                   "egy szám kell %ld és %ld között, nem \"%.40s\""),
           low, high, word);
    return false;
  }
  *number = read;
  return true;
}
