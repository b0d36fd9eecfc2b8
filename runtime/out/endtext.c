/* endtext.c: how a game has ended: the places, or the fate of all. */
#include "endtext.h"

/* "team 1 (player 1, player 3)" */
static void add_team(struct line *l, croupier *c, const char *lang, int first) {
  int team = croupier_team(c, first);
  line_add(l, croupier_team_name(c, team, lang));
  for (int seat = first; seat <= croupier_players(c); seat++) {
    if (croupier_team(c, seat) != team) continue;
    line_add(l, seat == first ? " (" : ", ");
    line_add(l, croupier_player_name(c, seat, lang));
  }
  line_add_char(l, ')');
}

/* Has an earlier seat told the team's place? */
static bool is_told(const croupier *c, int seat) {
  int earlier = 1;
  while (croupier_team(c, earlier) != croupier_team(c, seat)) earlier++;
  return croupier_team(c, seat) > 0 && earlier < seat;
}

/* "All have lost: 12"; the score is left out where there is none. */
static void add_fate(struct line *l, croupier *c, const char *lang) {
  static const char *const keys[] = {[CROUPIER_SHARED] = "event:all together",
                                     [CROUPIER_ALL_WON] = "event:all won",
                                     [CROUPIER_ALL_LOST] = "event:all lost"};
  croupier_fate fate = croupier_fate_of(c);
  line_add_char(l, '\n');
  line_add(l, croupier_text(c, keys[fate], lang));
  if (fate != CROUPIER_SHARED && croupier_score(c, 1) == 0) return;
  line_add(l, ": ");
  line_add_number(l, croupier_score(c, 1));
}

/* ": 7 palaces" */
static void add_points(struct line *l, croupier *c, const char *lang, int points) {
  line_add(l, ": ");
  line_add_number(l, points);
  line_add_char(l, ' ');
  line_add(l, croupier_text(c, points == 1 ? "point" : "points", lang));
}

/* " (14 gold)": what broke a tie. */
static void add_tie_break(struct line *l, croupier *c, const char *lang, int seat) {
  const char *ties = croupier_tie_break(c, seat, lang);
  if (*ties == '\0') return;
  line_add(l, " (");
  line_add(l, ties);
  line_add_char(l, ')');
}

static void add_places(struct line *l, croupier *c, const char *lang) {
  int players = croupier_players(c);
  for (int rank = 1; rank <= players; rank++)
    for (int seat = 1; seat <= players; seat++) {
      if (croupier_rank(c, seat) != rank || is_told(c, seat)) continue;
      line_add_char(l, '\n');
      line_add_number(l, rank);
      line_add(l, croupier_text(c, "event:place", lang));
      if (croupier_team(c, seat) > 0) add_team(l, c, lang, seat);
      else line_add(l, croupier_player_name(c, seat, lang));
      add_points(l, c, lang, croupier_score(c, seat));
      add_tie_break(l, c, lang, seat);
    }
}

void endtext_add(struct line *l, croupier *c, const char *lang) {
  if (croupier_fate_of(c) == CROUPIER_AGAINST) add_places(l, c, lang);
  else add_fate(l, c, lang);
}
