/* session.c: what stands at the prompt: a game or none, a question or none. */
#include "session.h"

#include "houses.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

static uint64_t state_of_rules(const struct game *g) { return g ? rules_state(&g->rules) : 0; }

void rules_seen(struct repl *r) { r->seen = r->settling = state_of_rules(r->game); }

/* An editor may still be writing: the files must be the same twice. */
bool rules_have_changed(void *repl) {
  struct repl *r = repl;
  uint64_t now = state_of_rules(r->game);
  bool settled = now == r->settling;
  r->settling = now;
  return settled && now != r->seen;
}

void repeated_forget(struct repeated *a) {
  free(a->prompt);
  free(a->label);
  *a = (struct repeated){.seat = 0};
}

void repl_changed(struct repl *r) {
  menu_free(&r->menu);
  r->seat = 0;
  r->shown = false;
}

/* Does the seat hold things that an onlooker does not see? */
static bool has_secrets(const croupier *c, int seat) {
  bool has = false;
  for (int i = 0; i < croupier_zones(c) && !has; i++) {
    croupier_zone zone = croupier_zone_at(c, seat, i);
    has = zone.seen && !zone.open && zone.count > 0;
  }
  for (int i = 0; i < croupier_purses(c) && !has; i++)
    has = croupier_purse_at(c, seat, i).known && !croupier_purse_at(c, croupier_players(c) + 1, i).known;
  for (int i = 0; i < croupier_shows(c) && !has; i++)
    has = croupier_shown_at(c, seat, i).known && !croupier_shown_at(c, croupier_players(c) + 1, i).known;
  return has;
}

/* Is there a remark, such as a price, on something that the seat can choose? */
static bool has_remark(croupier *c, int seat) {
  const croupier_question *q = croupier_question_of(c, seat);
  bool has = false;
  for (int i = 0; q && i < q->options && !has; i++) has = *croupier_remark(c, seat, i, NULL) != '\0';
  return has;
}

bool question_is_forced(const struct repl *r, int seat) {
  const struct game *g = r->game;
  if (r->ask_all || r->editing || !game_is_human(g, seat) || !croupier_is_forced(g->c, seat)) return false;
  for (int other = 1; other <= croupier_players(g->c); other++)
    if (game_is_human(g, other) && croupier_free_actions(g->c, other) > 0) return false;
  if (has_remark(g->c, seat)) return false;
  bool alone = !(g->humans & (g->humans - 1));
  return alone || !has_secrets(g->c, seat);
}

void repl_lay(struct repl *r, struct game *game) {
  repl_changed(r);
  if (r->game && game) log_verify(&r->game->log);
  r->lost |= r->game && r->game->log.lost;
  game_close(r->game);
  r->game = game;
  r->covered = r->drawn = 0;
  r->automatic = 0;
  repeated_forget(&r->always);
  repeated_forget(&r->latest);
  r->held = 0;
  r->paused = r->over_told = false;
  rules_seen(r);
}

/* What kind of bots all the others are; NULL: not one kind, or there are none. */
static const char *bots_of(const struct game *g) {
  const char *kind = NULL;
  for (int seat = 1; seat <= croupier_players(g->c); seat++) {
    if (game_is_human(g, seat)) continue;
    if (kind && strcmp(kind, g->who[seat - 1]) != 0) return NULL;
    kind = g->who[seat - 1];
  }
  return kind;
}

void repl_doubt(const struct repl *r) {
  const struct game *g = r->game;
  int seat = 1;
  while (seat <= croupier_players(g->c) && !game_is_human(g, seat)) seat++;
  if (seat <= croupier_players(g->c)) table_doubt_count(g->c, seat);
}

void repl_announce(struct repl *r) {
  const struct game *g = r->game;
  const char *title = croupier_title(g->c, r->lang), *bots = bots_of(g);
  char begins[200], rest[600];
  snprintf(begins, sizeof begins, T(game_begins), croupier_players(g->c),
           (unsigned long long)croupier_seed(g->c));
  snprintf(rest, sizeof rest, "%s%s%s%s", begins, g->humans == 1 ? T(you_are_player_1) : "",
           !bots       ? ""
           : g->humans ? T(others_are_bots)
                       : T(all_are_bots),
           bots ? bots : "");
  printf("%s", mark(&r->look, STRONG));
  print_safe(stdout, title);
  printf("%s,", mark(&r->look, PLAIN));
  print_wrapped(stdout, rest, croupier_width(title) + 1, 0, look_edge());
  houses_tell(g->c, &g->config, r->lang);
}
