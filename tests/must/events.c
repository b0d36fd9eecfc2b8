/* events.c: what each seat and an onlooker are told of every event: what they may know, and nothing that lets a copy be
   followed. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "read_file.h"

/*
** events GAMES SCRIPT [KNOB=VALUE]... plays so many random games with each number of players, and reads every event as
** JSON: omnisciently, as each seat, and as an onlooker. Pieces look alike if name and fields are the same; all of them have
** one id for a seat, that of the first, so a copy that has gone through a hidden hand is any of them. What a seat may know
** of moves, questions, answers and purses is reckoned here from who sees what, as runtime/README.md says it.
*/

enum { MOST_ANSWERS = 3000 };

struct heard {
  croupier *c;
  json_t *look[MAX_PIECES];  /* name and fields */
  uint16_t like[MAX_PIECES]; /* the first piece that looks like this one */
  int copies;                /* pieces that look like an earlier one */
  bool at_once;              /* others were asked as well when the answer was given that is told now */
  int followed, lost; /* copies moved before the eyes of a seat, and pieces that it did not see moved */
  char fault[500];
};

static void wrong(struct heard *t, int seat, const char *what, const char *event) {
  if (t->fault[0] != '\0') return;
  snprintf(t->fault, sizeof t->fault, "seed %llu, after %llu answers, seat %d: %s: %.300s",
           (unsigned long long)croupier_seed(t->c), (unsigned long long)croupier_decisions(t->c), seat, what,
           event);
}

/* --- what a seat may know --- */

static bool in_mask(const struct heard *t, uint32_t mask, int seat) {
  if (seat > croupier_players(t->c)) return mask == UINT8_MAX; /* an onlooker sees what all see */
  return mask >> (seat - 1) & 1;
}

static bool sees_either(const struct heard *t, const croupier_event *e, int seat) {
  const struct zone *zone = t->c->world->table.zone;
  return in_mask(t, zone[e->from].sees, seat) || in_mask(t, zone[e->to].sees, seat);
}

/* What begins in a purse, and what one player pays another. */
static bool knows_amount(const struct heard *t, const croupier_event *e, int seat) {
  const struct purse *purse = t->c->world->purses.purse, *to = &purse[e->to];
  if (e->from < 0) return in_mask(t, to->sees, seat);
  const struct purse *from = &purse[e->from];
  bool openly = from->owner != NO_OWNER && to->owner != NO_OWNER && from->owner != to->owner;
  return openly || in_mask(t, from->sees, seat) || in_mask(t, to->sees, seat);
}

/* --- what it is told --- */

static bool is_told(const json_t *event, const char *field) {
  json_t *value = json_object_get(event, field);
  return value != NULL && !json_is_null(value);
}

static bool has(const json_t *event, const char *field, int id) {
  return json_is_integer(json_object_get(event, field)) &&
         json_integer_value(json_object_get(event, field)) == id;
}

static const char *check_move(struct heard *t, const croupier_event *e, int seat, const json_t *event) {
  bool knows = seat == 0 || sees_either(t, e, seat);
  t->followed += seat > 0 && knows && t->like[e->piece] != e->piece;
  t->lost += !knows;
  if (is_told(event, "piece") != knows) return "it may know this piece if it sees either zone";
  if (!knows) return is_told(event, "id") ? "an id of a piece that it does not see" : NULL;
  return has(event, "id", 1 + (seat == 0 ? e->piece : t->like[e->piece])) ? NULL
                                                                          : "the id tells which copy it is";
}

static const char *check_answer(const struct heard *t, const croupier_event *e, int seat,
                                const json_t *event) {
  bool own = seat == 0 || seat == e->seat + 1;
  if (is_told(event, "choice") != is_told(event, "said")) return "it hears what kind of answer it was";
  if (own) return is_told(event, "choice") ? NULL : "it does not hear its own answer";
  return t->at_once && is_told(event, "choice") ? "it hears an answer in secret" : NULL;
}

static const char *check(struct heard *t, const croupier_event *e, int seat, const json_t *event) {
  const struct purse *purse = t->c->world->purses.purse;
  bool all = seat == 0, has_id = e->type == CROUPIER_EVENT_CREATE || e->type == CROUPIER_EVENT_MOVE;
  if (!has_id && json_object_get(event, "id") != NULL) return "it has an id";
  switch (e->type) {
  case CROUPIER_EVENT_START:
    return is_told(event, "seed") == all ? NULL : "who knows the seed knows the deal";
  case CROUPIER_EVENT_CREATE:
    return has(event, "id", 1 + (all ? e->piece : t->like[e->piece])) ? NULL : "another id";
  case CROUPIER_EVENT_MOVE: return check_move(t, e, seat, event);
  case CROUPIER_EVENT_ASK:
    return is_told(event, "options") == (all || seat == e->seat + 1) ? NULL : "options are for who is asked";
  case CROUPIER_EVENT_ANSWER: return check_answer(t, e, seat, event);
  case CROUPIER_EVENT_PURSE:
    if (is_told(event, "amount") != (all || knows_amount(t, e, seat)))
      return "an amount that it may not know";
    return is_told(event, "balance") == (all || in_mask(t, purse[e->to].sees, seat)) ? NULL
                                                                                     : "a hidden balance";
  default: return NULL;
  }
}

/* The same as sentences: an amount that the seat may not know makes none, and a piece that it did not see has no name. */
static const char *check_text(const croupier_event *e, int seat, const json_t *event) {
  static const char *const languages[] = {"en", "hu"};
  for (int i = 0; i < 2; i++) {
    const char *subject;
    bool hidden = e->type == CROUPIER_EVENT_MOVE && !is_told(event, "piece");
    if (hidden) {
      char all[200];
      snprintf(all, sizeof all, "%s", croupier_event_text(e, 0, languages[i]));
      const char *text = croupier_event_text(e, seat, languages[i]);
      if (*text != '\0' && strcmp(text, all) == 0) return "its sentence names a piece";
    }
    if (e->type == CROUPIER_EVENT_PURSE && !is_told(event, "amount") &&
        *croupier_event_text(e, seat, languages[i]) != '\0')
      return "its sentence tells an amount";
    croupier_event_frame(e, seat, languages[i], &subject);
    if (subject != NULL && (hidden || (e->type == CROUPIER_EVENT_ANSWER && !is_told(event, "choice"))))
      return "its sentence has a subject";
  }
  return NULL;
}

/* The first piece with the same name and fields. */
static void see_piece(struct heard *t, int piece, const json_t *event) {
  if (t->look[piece] != NULL) return;
  t->look[piece] = json_pack("[O, O]", json_object_get(event, "piece"), json_object_get(event, "fields"));
  uint16_t first = 0;
  while (!json_equal(t->look[first], t->look[piece])) first++;
  t->like[piece] = first;
  t->copies += first != piece;
}

static void on_event(void *data, const croupier_event *e) {
  struct heard *t = data;
  for (int seat = 0; seat <= croupier_players(t->c) + 1; seat++) {
    const char *text = croupier_event_json(e, seat);
    json_t *event = json_loads(text, 0, NULL);
    if (event == NULL) wrong(t, seat, "no JSON", text);
    if (e->type == CROUPIER_EVENT_CREATE && seat == 0) see_piece(t, e->piece, event);
    const char *what = check(t, e, seat, event);
    if (what == NULL) what = check_text(e, seat, event);
    if (what != NULL) wrong(t, seat, what, text);
    json_decref(event);
  }
}

/* --- playing --- */

static void play(struct heard *t, uint64_t seed) {
  croupier *c = t->c;
  if (croupier_start(c, seed) != CROUPIER_OK) wrong(t, 0, "it does not start", croupier_error(c));
  for (int n = 0; n < MOST_ANSWERS && croupier_status(c) == CROUPIER_ASKS && t->fault[0] == '\0'; n++) {
    int seat = croupier_question_at(c, n % croupier_questions(c))->seat;
    t->at_once = c->world->asks.count > 1;
    if (croupier_answer(c, seat, croupier_random_option(c, seat)) != CROUPIER_OK)
      wrong(t, seat, "it fails", croupier_error(c));
  }
}

static void play_games(struct heard *t, int games) {
  for (int i = 1; i <= games && t->fault[0] == '\0'; i++) play(t, (uint64_t)i);
  if (t->copies > 0 && t->followed == 0) wrong(t, 0, "no copy was ever seen moved", "");
}

/* Returns the number of players to go on with, 0 if that was the last. */
static int test(croupier_config *config, int games, int *passed, int *failed) {
  static struct heard t;
  memset(&t, 0, sizeof t);
  config->data = &t;
  t.c = croupier_new(config);
  int players = 0, next = 0;
  if (t.c == NULL || croupier_status(t.c) == CROUPIER_BROKEN) {
    snprintf(t.fault, sizeof t.fault, "%s", t.c == NULL ? "no memory" : croupier_error(t.c));
  } else {
    play_games(&t, games);
    players = croupier_players(t.c);
    next = players < croupier_max_players(t.c) ? players + 1 : 0;
  }
  ++*(t.fault[0] == '\0' ? passed : failed);
  printf("%s%s, %d players: %d copies, moved %d times before a seat; %d moves unseen%s%s\n",
         t.fault[0] == '\0' ? "" : "FAIL ", config->script.name, players, t.copies, t.followed, t.lost,
         t.fault[0] == '\0' ? "" : ": ", t.fault);
  for (int p = 0; p < MAX_PIECES; p++) json_decref(t.look[p]);
  croupier_free(t.c);
  return next;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  croupier_config config = read_script(argv + 2);
  config.event = on_event;
  int passed = 0, failed = 0;
  do config.players = test(&config, atoi(argv[1]), &passed, &failed);
  while (config.players > 0);
  printf("%d passed, %d failed\n", passed, failed);
  free((char *)config.script.text);
  return failed > 0;
}
