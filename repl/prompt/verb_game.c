/* verb_game.c: what is played, and by whom. */
#include <stdlib.h>
#include <string.h>

#include "list.h"
#include "request.h"
#include "sitters.h"
#include "verb.h"

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

/* Who is meant, in the words of journals, or NULL. "bot" before the kind is an empty word, and alone it is one that
   thinks for a moment. */
static const char *read_who(const char *who) {
  static const char *const empty[] = {"bot", "gép"}, *const people[] = {"human", "ember"};
  struct sitter sitter;
  for (int i = 0; i < 2; i++) {
    if (strcmp(who, people[i]) == 0) return "human";
    size_t size = strlen(empty[i]);
    if (strncmp(who, empty[i], size) != 0 || !strchr(" \t", who[size])) continue;
    who += size + strspn(who + size, " \t");
    if (!*who) return "search:100ms";
  }
  return sitter_read(who, SIT_PROGRAMS, &sitter) ? who : NULL;
}

/* A program that was at fault sits there, but does not play. */
static void print_sitter(const struct repl *r, int seat) {
  const char *who = r->game->who[seat - 1];
  bool fails = sitter_command(who) && !bots_runs(&r->game->bots, seat);
  printf("%4d  ", seat);
  print_safe(stdout, game_is_human(r->game, seat) ? repl_in(r, "human", "ember") : who);
  puts(fails ? repl_in(r, ": does not run; a random player goes on for it",
                       ": nem fut; egy véletlen játékos folytatja helyette")
             : "");
}

static int seat(struct repl *r, char *rest) {
  struct game *g = r->game;
  if (!*rest) {
    for (int i = 1; i <= croupier_players(g->c); i++) print_sitter(r, i);
    return DONE;
  }
  char *who = rest + strcspn(rest, " \t");
  if (*who) *who++ = '\0';
  who += strspn(who, " \t");
  const char *sitter = read_who(who);
  long number;
  if (!verb_number(r, rest, 1, croupier_players(g->c), &number)) return DONE;
  if (!*who) {
    print_sitter(r, (int)number);
    return DONE;
  }
  if (!sitter) {
    char list[SITTERS_SIZE];
    warn(repl_in(r, "\"%.40s\" is nobody who can play: human, bot, %s can",
                 "\"%.40s\" nem tud játszani: ember, gép, %s"),
         who, sitters_list(list, SIT_PROGRAMS, repl_in(r, "bot ", "gép ")));
    return DONE;
  }
  int status = game_seats(g, (int)number, sitter);
  repl_changed(r);
  r->covered = r->covered == number ? 0 : r->covered;
  return status;
}

const struct verb game_verbs[] = {
    {{"start", "indít"},
     {"GAME [players] [knob=value]", "JÁTÉK [játékosok] [gomb=érték]"},
     {"begin a game; you sit in seat 1", "új játék; te ülsz az 1. széken"},
     {"start byzanz 4 hand_limit=9   four players, and a knob turned (`knobs` lists them)\n"
      "start byzanz seed=7           the deal of that number\n"
      "start byzanz bots=search:200ms   bots that think so long; greedy as usual, random\n"
      "start byzanz house=FILE       with a house rule\n"
      "The bots sit in the other seats; `seat 2 human` makes room for another person.",
      "indít byzanz 4 hand_limit=9   négy játékos, és egy elfordított gomb (`gombok` sorolja fel)\n"
      "indít byzanz seed=7           az ilyen számú osztás\n"
      "indít byzanz bots=search:200ms   eddig gondolkodó gépek; különben greedy, vagy random\n"
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
     {"[N human|bot [KIND]]", "[N ember|gép [FAJTA]]"},
     {"who sits where, or there from now on", "ki hol ül, vagy ki ül ott ezentúl"},
     {"seat 2 bot                 thinks for a moment, as search:100ms does\n"
      "{each: seat 2 bot }\n"
      "With several people at one keyboard the screen is cleared between them, and the next hand stays\n"
      "covered until that person presses Enter.",
      "szék 2 gép                 egy pillanatig gondolkodik: search:100ms\n"
      "{each: szék 2 gép }\n"
      "Ha többen ülnek egy gépnél, a képernyő közben letörlődik, és a következő lapjai addig nem\n"
      "látszanak, amíg Entert nem nyom."},
     A_SITTER,
     A_TABLE,
     seat},
    {.name = {NULL}},
};
