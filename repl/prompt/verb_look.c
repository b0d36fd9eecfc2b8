/* verb_look.c: looking at the table. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "card.h"
#include "contents.h"
#include "houses.h"
#include "list.h"
#include "retell.h"
#include "screen.h"
#include "verb.h"

/* What the person at the prompt may see: a stranger's part, if nobody or more than one sits here. */
static int viewer(const struct repl *r) { return r->seat ? r->seat : r->game->told; }

static int show(struct repl *r, char *rest) {
  if (text_is(TEXT_word_map, rest)) {
    if (!screen_map(r, viewer(r))) warn("%s", T(no_map));
    return DONE;
  }
  if (*rest) {
    warn("%s", T(show_usage));
    return DONE;
  }
  if (screen_picture(r, viewer(r), true) && r->seat) {
    putchar('\n');
    screen_ask(r);
  }
  return DONE;
}

static int view(struct repl *r, char *rest) {
  const struct game *g = r->game;
  long seat;
  if (!*rest) {
    warn("%s", T(view_whose));
    return DONE;
  }
  if (!verb_number(rest, 1, croupier_players(g->c), &seat)) return DONE;
  bool another = game_is_human(g, (int)seat) && seat != r->seat && game_waits(g);
  if (another && g->humans & (g->humans - 1)) {
    warn("%s", T(view_refused));
    return DONE;
  }
  if (seat != r->game->told) say_line(T(view_of_another), (int)seat);
  screen_picture(r, (int)seat, true);
  return DONE;
}

static bool all_alike(const croupier_standing *now, int players) {
  bool alike = true;
  for (int i = 0; i < players; i++) alike = alike && now[i].rank == now[0].rank;
  return alike;
}

/* Does an earlier seat of the team have its row? */
static bool has_row(const croupier *c, int seat) {
  int first = 1;
  while (croupier_team(c, first) != croupier_team(c, seat)) first++;
  return croupier_team(c, seat) > 0 && first < seat;
}

/* "  Player 1     12", "  Team 1 (1, 3)     12" or "  Together     12". */
static void name_row(const croupier *c, int seat, char row[60]) {
  int team = croupier_team(c, seat), score = croupier_score(c, seat);
  char members[40] = "";
  for (int i = seat, size = 0; team > 0 && i <= croupier_players(c); i++)
    if (croupier_team(c, i) == team)
      size += snprintf(members + size, sizeof members - (size_t)size, "%s%d", i > seat ? ", " : "", i);
  if (team == 0) snprintf(row, 60, T(score_row), seat, score);
  else if (croupier_fate_of(c) != CROUPIER_AGAINST) snprintf(row, 60, T(score_row_together), score);
  else snprintf(row, 60, T(score_row_team), team, members, score);
}

/* While it goes on: the result if it ended now, as far as the viewer can know it. */
static int score(struct repl *r, char *rest) {
  (void)rest;
  croupier *c = r->game->c;
  croupier_standing now[CROUPIER_MAX_SEATS];
  bool counted = croupier_count_up(c, viewer(r), now);
  for (int seat = 1; seat <= croupier_players(c); seat++) {
    const croupier_standing *s = &now[seat - 1];
    if (has_row(c, seat)) continue;
    char points[16] = "?";
    if (s->known) snprintf(points, sizeof points, "%d", s->score);
    char row[60], over[60] = "", place[60] = "";
    name_row(c, seat, row);
    if (counted) snprintf(over, sizeof over, T(score_if_over), points);
    bool alike = counted && all_alike(now, croupier_players(c)),
         against = croupier_fate_of(c) == CROUPIER_AGAINST;
    int rank = !counted ? croupier_rank(c, seat) : alike ? 0 : s->rank;
    if (rank && against) snprintf(place, sizeof place, T(score_place), rank);
    else if (counted && !alike && against) snprintf(place, sizeof place, "%s", T(score_place_open));
    say_line("%s%s%s", row, over, place);
  }
  return DONE;
}

static int rules(struct repl *r, char *rest) {
  (void)rest;
  const char *text = croupier_rules(r->game->c, r->lang, look_page());
  const struct game *g = r->game;
  if (text) houses_print_page(g->c, &g->config, text, r->lang);
  else say_line("%s", T(no_rules_page));
  return DONE;
}

static int zones(struct repl *r, char *rest) {
  (void)rest;
  croupier *c = r->game->c;
  char before[310];
  for (int i = 0; i < croupier_zones(c); i++) {
    const char *name = croupier_zone_at(c, viewer(r), i).name;
    snprintf(before, sizeof before, "  %s: ", both_names(c, r->lang, name).text);
    print_zone(c, viewer(r), r->lang, before, i);
  }
  for (int i = 0; i < croupier_purses(c); i++) {
    const char *name = croupier_purse_at(c, viewer(r), i).name;
    snprintf(before, sizeof before, "  %s: ", both_names(c, r->lang, name).text);
    print_purse(c, viewer(r), before, i);
  }
  for (int i = 0; i < croupier_shows(c); i++) {
    const char *name = croupier_shown_at(c, viewer(r), i).name;
    snprintf(before, sizeof before, "  %s: ", both_names(c, r->lang, name).text);
    print_shown(c, viewer(r), r->lang, before, i);
  }
  return DONE;
}

/* --- log and replay --- */

struct telling {
  struct repl *r;
  int seat;
  FILE *out;
  struct narration story;
  bool step; /* replay: wait after each answer */
};

static void tell(void *data, const croupier_event *event) {
  struct telling *t = data;
  narrate(&t->story, t->out, event, t->seat, t->r->lang);
}

static int retell_to(struct telling *t, bool (*more)(void *data, size_t answers)) {
  int status = retell(t->r->game, (struct retelling){.data = t, .event = tell, .more = more});
  narrate_rest(&t->story, t->out);
  return status;
}

/* Each is broken where the terminal ends. */
static void print_lines(char *text) {
  for (char *end; *text; text = end) {
    end = text + strcspn(text, "\n");
    if (*end) *end++ = '\0';
    print_line(stdout, text, 4);
  }
}

static int last_lines(struct repl *r, char *rest) {
  long wanted = 10;
  if (*rest && !verb_number(rest, 1, 100000, &wanted)) return DONE;
  char *text = NULL;
  size_t size = 0;
  struct telling t = {.r = r, .seat = viewer(r), .out = open_memstream(&text, &size), .story.unbroken = true};
  if (!t.out) return complain(FAULT, "%s", no_memory());
  int status = retell_to(&t, NULL);
  fclose(t.out);
  char *from = text + size;
  while (from > text && (from == text + size || from[-1] != '\n' || --wanted > 0)) from--;
  if (status == DONE) print_lines(from);
  free(text);
  return DONE;
}

static bool wait_for_enter(void *data, size_t answers) {
  struct telling *t = data;
  char prompt[100], *line;
  if (!t->step) return !line_stopped();
  narrate_rest(&t->story, t->out);
  snprintf(prompt, sizeof prompt, T(replay_prompt), answers);
  return line_read(&t->r->line, prompt, &line) == LINE_READ && !*line;
}

static int replay(struct repl *r, char *rest) {
  struct telling t = {.r = r, .seat = viewer(r), .out = stdout, .step = *rest != '\0'};
  if (t.step && !text_is(TEXT_word_step, rest)) {
    warn("%s", T(replay_usage));
    return DONE;
  }
  retell_to(&t, wait_for_enter);
  return DONE;
}

static int knobs(struct repl *r, char *rest) {
  (void)rest;
  print_knobs(r->game->c, said_in());
  houses_name(r->game->c, &r->game->config);
  return DONE;
}

const struct verb look_verbs[] = {
    PAGED_VERB(show, A_MAP, A_TABLE, show),        VERB(view, A_SEAT, A_TABLE, view),
    VERB(score, NOTHING, A_TABLE, score),          PAGED_VERB(zones, NOTHING, A_TABLE, zones),
    PAGED_VERB(card, A_PIECE, A_TABLE, card_tell), PAGED_VERB(log, NOTHING, A_TABLE, last_lines),
    VERB(replay, NOTHING, A_TABLE, replay),        PAGED_VERB(rules, NOTHING, A_TABLE, rules),
    PAGED_VERB(knobs, NOTHING, A_TABLE, knobs),    {.run = NULL},
};
