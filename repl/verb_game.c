/* verb_game.c: what is played, and by whom. */
#include <stdlib.h>
#include <string.h>

#include "list.h"
#include "request.h"
#include "verbs.h"

static int games(struct repl *r, char *rest) {
  (void)rest;
  print_games(r->lang);
  return DONE;
}

/* --- start --- */

static int start(struct repl *r, char *rest) {
  struct request q;
  int status = request_read(&q, rest);
  if (status == DONE && q.options.arguments.count == 0)
    status = complain(USAGE, "%s",
                      repl_in(r, "start what? `games` lists what there is",
                              "mit indítsak? a `játékok` felsorolja, mi van"));
  struct game *g = NULL;
  if (status == DONE) g = game_start(q.options.arguments.word[0], &q.options, r->lang, 1, false, &status);
  if (g) {
    repl_lay(r, g);
    repl_announce(r);
  }
  request_free(&q);
  return DONE;
}

/* --- seat --- */

static int seat(struct repl *r, char *rest) {
  struct game *g = r->game;
  char *who = rest + strcspn(rest, " \t");
  if (*who) *who++ = '\0';
  who += strspn(who, " \t");
  long number;
  if (!verb_number(r, rest, 1, croupier_players(g->c), &number)) return DONE;
  unsigned bit = 1u << (number - 1);
  bool human = strcmp(who, "human") == 0 || strcmp(who, "ember") == 0;
  if (!human && strcmp(who, "bot") != 0 && strcmp(who, "random") != 0 && strcmp(who, "gép") != 0) {
    warn(repl_in(r, "\"%.40s\" is nobody who can play: human and bot can",
                 "\"%.40s\" nem tud játszani; ember vagy gép"),
         who);
    return DONE;
  }
  game_seat_people(g, human ? g->humans | bit : g->humans & ~bit);
  repl_changed(r);
  r->covered = r->covered == number ? 0 : r->covered;
  return DONE;
}

const struct verb game_verbs[] = {
    {{"start", "indít"},
     {"GAME [players] [knob=value]", "JÁTÉK [játékosok] [gomb=érték]"},
     {"begin a game; you sit in seat 1", "új játék; te ülsz az 1. széken"},
     {"start byzanz 4 hand_limit=9   four players, and a knob turned (`knobs` lists them)\n"
      "start byzanz seed=7           the deal of that number\n"
      "start byzanz house=FILE       with a house rule\n"
      "The bots sit in the other seats; `seat 2 human` makes room for another person.",
      "indít byzanz 4 hand_limit=9   négy játékos, és egy elfordított gomb (`gombok` sorolja fel)\n"
      "indít byzanz seed=7           az ilyen számú osztás\n"
      "indít byzanz house=FÁJL       házi szabállyal\n"
      "A többi széken gépek ülnek; `szék 2 ember` helyet csinál még egy embernek."},
     A_GAME,
     ANYTIME,
     start},
    {{"games", "játékok"},
     {"", ""},
     {"the games there are", "milyen játékok vannak"},
     {NULL, NULL},
     NOTHING,
     ANYTIME,
     games},
    {{"seat", "szék"},
     {"N human|bot", "N ember|gép"},
     {"who sits there from now on", "ki ül ott ezentúl"},
     {"With several people at one keyboard the screen is cleared between them, and the next hand stays\n"
      "covered until that person presses Enter.",
      "Ha többen ülnek egy gépnél, a képernyő közben letörlődik, és a következő lapjai addig nem\n"
      "látszanak, amíg Entert nem nyom."},
     A_SEAT,
     A_TABLE,
     seat},
    {.name = {NULL}},
};
