/* eventjson.c: events as JSON, omniscient or as one seat may know them. */
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "json.h"

static const char *const kinds[] = {"start",  "zone", "create", "move",  "shuffle", "roll", "ask",
                                    "answer", "free", "purse",  "score", "phase",   "note", "end"};

static const char *piece(const croupier *c, int64_t id) { return piece_name(&c->names, LANG_NONE, id); }

static const char *zone(const croupier *c, int64_t id) { return zone_name(&c->names, LANG_NONE, id); }

static const char *purse(const croupier *c, int id) {
  return id < 0 ? NULL : purse_name(&c->names, LANG_NONE, id);
}

json_t *json_seats(const croupier *c, uint32_t seats) {
  json_t *list = json_array();
  for (int seat = 0; seat < c->world->seats; seat++)
    if (seats >> seat & 1) list = json_also(list, json_integer(seat + 1));
  return list;
}

static json_t *knobs(const croupier *c) {
  json_t *all = json_object();
  for (size_t i = 0; i < c->knob_count; i++)
    all = json_with(all, c->knobs[i].name, json_string(c->knobs[i].value));
  return all;
}

/* The public fields of a piece. */
static json_t *fields(const croupier *c, int id) {
  const struct table *t = &c->world->table;
  json_t *all = json_object();
  for (int i = 0; i < c->names.fields; i++) {
    int32_t value = t->field[t->piece[id].face][i];
    if (value == NO_FIELD) continue;
    bool word = t->kind[i] == FIELD_WORD;
    all = json_with(all, c->names.field[i], word ? json_string(c->names.symbol[value]) : json_integer(value));
  }
  return all;
}

/* Of a number, a million may be offered: the first are listed. */
enum { MOST_LISTED = 1000 };

static json_t *options(croupier *c, int seat) {
  const croupier_question *q = croupier_question_of(c, seat);
  json_t *list = json_array();
  for (int i = 0; q != NULL && i < q->options && i < MOST_LISTED; i++)
    list = json_also(list, json_string(croupier_name_option(c, seat, i, NULL)));
  return list;
}

static json_t *of_end(const croupier *c) {
  const struct world *w = c->world;
  json_t *scores = json_array(), *ranks = json_array();
  uint32_t winners = 0;
  for (int seat = 0; seat < w->seats; seat++) {
    scores = json_also(scores, json_integer(w->score[seat]));
    ranks = json_also(ranks, json_integer(w->rank[seat]));
    winners |= (uint32_t)(w->rank[seat] == 1) << seat;
  }
  return json_pack("{s:o, s:o, s:o}", "scores", scores, "ranks", ranks, "winners", json_seats(c, winners));
}

static json_t *of_roll(const croupier_event *e) {
  json_t *dice = json_array();
  for (int i = 0; i < e->args; i++) dice = json_also(dice, json_integer(e->arg[i].number));
  return json_pack("{s:o, s:I}", "dice", dice, "total", (json_int_t)e->number);
}

static json_t *of_arg(const croupier *c, const struct event_arg *arg) {
  switch (arg->type) {
  case ARG_NUMBER: return json_integer(arg->number);
  case ARG_WORD: return json_string(arg->word);
  case ARG_PIECE: return json_string(piece(c, arg->number));
  case ARG_PLAYER: return json_integer(arg->number + 1);
  case ARG_ZONE: return json_string(zone(c, arg->number));
  }
  return NULL;
}

static json_t *of_note(const croupier *c, const croupier_event *e) {
  json_t *note = json_pack("{s:s}", "text", e->word);
  for (int i = 0; i < e->args;) {
    const char *name = e->arg[i].name;
    json_t *value = e->arg[i].listed ? json_array() : of_arg(c, &e->arg[i++]);
    for (; json_is_array(value) && i < e->args && strcmp(e->arg[i].name, name) == 0; i++)
      value = json_also(value, of_arg(c, &e->arg[i]));
    note = json_with(note, name, value);
  }
  return note;
}

static json_t *of_purse(const croupier *c, const croupier_event *e, bool known, int seat) {
  json_t *amount = known ? json_integer(e->number) : json_null();
  const struct purse *to = &c->world->purses.purse[e->to];
  json_t *balance = sees(to->sees, seat) ? json_integer(e->after) : json_null();
  return json_pack("{s:s?, s:s, s:o, s:o, s:s?}", "from", purse(c, e->from), "to", purse(c, e->to), "amount",
                   amount, "balance", balance, "why", e->word);
}

static json_t *of_zone(const croupier *c, const croupier_event *e) {
  const struct zone *z = &c->world->table.zone[e->to];
  return json_pack("{s:s, s:o, s:o}", "zone", zone(c, e->to), "owner",
                   z->owner < 0 ? json_null() : json_integer(z->owner + 1), "sees", json_seats(c, z->sees));
}

/* known: the seat may know which piece, how much or what was chosen. */
static json_t *fields_of(croupier *c, const croupier_event *e, bool known, int seat) {
  int player = e->seat + 1;
  switch (e->type) {
  case EVENT_START:
    return json_pack("{s:s, s:i, s:o, s:o}", "game", c->game, "players", c->world->seats, "seed",
                     seat == 0 ? json_sprintf("%llu", (unsigned long long)c->seed) : json_null(), "knobs",
                     knobs(c)); /* who knows the seed knows the deal */
  case EVENT_ZONE: return of_zone(c, e);
  case EVENT_CREATE:
    return json_pack("{s:i, s:s, s:s, s:o}", "id", croupier_id_for(c, e->piece, seat), "piece",
                     piece(c, e->piece), "zone", zone(c, e->to), "fields", fields(c, e->piece));
  case EVENT_MOVE:
    return json_pack("{s:o, s:s?, s:s, s:s, s:s?}", "id",
                     known ? json_integer(croupier_id_for(c, e->piece, seat)) : json_null(), "piece",
                     known ? piece(c, e->piece) : NULL, "from", zone(c, e->from), "to", zone(c, e->to), "why",
                     e->word);
  case EVENT_SHUFFLE: return json_pack("{s:s, s:I}", "zone", zone(c, e->to), "count", (json_int_t)e->number);
  case EVENT_ROLL: return of_roll(e);
  case EVENT_ASK:
    return json_pack("{s:i, s:s, s:o}", "player", player, "prompt", e->word, "options",
                     known ? options(c, player) : json_null());
  case EVENT_ANSWER:
    return json_pack("{s:i, s:s, s:o}", "player", player, "prompt", e->word, "choice",
                     known ? json_string(e->choice[LANG_NONE]) : json_null());
  case EVENT_FREE: return json_pack("{s:i, s:s}", "player", player, "action", e->word);
  case EVENT_PURSE: return of_purse(c, e, known, seat);
  case EVENT_SCORE:
    return json_pack("{s:i, s:I, s:I, s:s?}", "player", player, "points", (json_int_t)e->number, "total",
                     (json_int_t)e->after, "why", e->word);
  case EVENT_PHASE: return json_pack("{s:s, s:I}", "name", e->word, "number", (json_int_t)e->number);
  case EVENT_NOTE: return of_note(c, e);
  case EVENT_END: return of_end(c);
  }
  return NULL;
}

const char *croupier_keep_json(croupier *c, json_t *json) {
  free(c->json);
  c->json = json_text(json, "");
  return c->json == NULL ? "" : c->json;
}

const char *croupier_event_json(const croupier_event *e, int seat) {
  croupier *c = e->host;
  json_t *event = json_pack("{s:s}", "event", kinds[e->type]);
  json_t *rest = fields_of(c, e, sees(e->sees, seat), seat);
  bool whole = rest != NULL && json_object_update(event, rest) == 0;
  json_decref(rest);
  if (whole) return croupier_keep_json(c, event);
  json_decref(event);
  return "";
}
