/* about.c: the thing that an option is about, so that front ends can attach the option to it. */
#include "about.h"

#include "asking.h"
#include "naming.h"
#include "question.h"

/* A seat may not know which of several like pieces this is: for the seat they all have the same id. */
int croupier_id_for(const croupier *c, int id, int seat) {
  const struct table *t = &c->world->table;
  int first = 0;
  while (seat != 0 && t->piece[first].face != t->piece[id].face) first++;
  return seat == 0 ? id + 1 : first + 1;
}

int32_t piece_number(const croupier *c, uint16_t piece, const char *field) {
  const struct table *t = &c->world->table;
  for (int f = 0; f < MAX_FIELDS; f++)
    if (c->names.field[f] != NULL && strcmp(c->names.field[f], field) == 0)
      return t->kind[f] == FIELD_NUMBER ? t->field[t->piece[piece].face][f] : 0;
  return 0;
}

/* Tells the zone of a piece if the seat sees the pieces there, or is asked about that very zone. */
static void of_piece(croupier *c, const struct ask *q, uint16_t piece, croupier_about *a) {
  uint16_t zone = c->world->table.piece[piece].zone;
  a->kind = CROUPIER_PIECE;
  a->piece = croupier_id_for(c, piece, q->seat + 1);
  a->number = piece_number(c, piece, "number");
  if (q->pieces || sees(c->world->table.zone[zone].sees, q->seat + 1))
    a->zone = zone_name(&c->names, LANG_NONE, zone);
}

static int seat_of(const croupier *c, const void *table) {
  for (int seat = 0; seat < c->world->seats; seat++)
    if (table != NULL && c->world->player[seat] == table) return seat + 1;
  return 0;
}

/* Replaces a list such as { building, "green" } at the top, which is one option, by its only piece or zone. False: the
   value is none, or has none or several. */
static bool take_from_list(lua_State *L) {
  lua_Integer found = 0;
  for (lua_Integer i = 1; lua_istable(L, -1) && i <= (lua_Integer)lua_rawlen(L, -1); i++) {
    lua_rawgeti(L, -1, i);
    bool thing = lib_test(L, -1, TAG_PIECE) != NULL || lib_test(L, -1, TAG_ZONE) != NULL;
    lua_pop(L, 1);
    if (thing && found != 0) return false;
    if (thing) found = i;
  }
  if (found == 0) return false;
  lua_rawgeti(L, -1, found);
  lua_replace(L, -2);
  return true;
}

/* Finds what the value at the top is. Raw reads: calls no function of a script. */
static void of_value(croupier *c, const struct ask *q, croupier_about *a) {
  lua_State *L = vm_lua(c->vm);
  const struct handle *h;
  if ((h = lib_test(L, -1, TAG_PIECE)) != NULL) of_piece(c, q, (uint16_t)h->id, a);
  else if ((h = lib_test(L, -1, TAG_ZONE)) != NULL) {
    a->kind = CROUPIER_ZONE;
    a->zone = zone_name(&c->names, LANG_NONE, h->id);
    a->number = c->world->table.zone[h->id].place;
  } else if ((a->seat = seat_of(c, lua_topointer(L, -1))) != 0) a->kind = CROUPIER_PLAYER;
  else if (lua_isinteger(L, -1)) {
    a->kind = CROUPIER_AMOUNT;
    a->number = lua_tointeger(L, -1);
  }
}

/* "{n} gold" in the reader's language, with its number. */
static int push_remark(lua_State *L) {
  const croupier *c = lua_touserdata(L, 1);
  const struct ask *q = croupier_pending(c, (int)lua_tointeger(L, 2));
  int32_t item;
  bool listed = ask_option(&c->world->asks, q, (int)lua_tointeger(L, 3), &item) == OPTION_ITEM;
  if (!listed || !asking_push_remark(L, q, item)) {
    lua_pushliteral(L, "");
    return 1;
  }
  text_wanted(L, lua_tostring(L, -2));
  const char *text = word_in(&c->names, lang_of(lua_touserdata(L, 4)), lua_tostring(L, -2));
  luaL_gsub(L, text, "{n}", luaL_tolstring(L, -1, NULL));
  return 1;
}

const char *croupier_remark(croupier *c, int seat, int option, const char *lang) {
  const struct ask *q = croupier_pending(c, seat);
  line_clear(&c->line);
  bool open = q != NULL && option >= 0 && option < ask_options(q);
  if (!open || !croupier_ask_lua(c, push_remark, seat, option, lang)) return "";
  lua_State *L = vm_lua(c->vm);
  line_add(&c->line, lua_tostring(L, -1));
  lua_pop(L, 1);
  return c->line.failed ? "" : line_text(&c->line);
}

/* Stack: croupier, seat, option, language. + "gold, palace" */
static int push_forgone(lua_State *L) {
  const croupier *c = lua_touserdata(L, 1);
  const struct ask *q = croupier_pending(c, (int)lua_tointeger(L, 2));
  push_host_function(L, "forgone");
  lua_pushvalue(L, 2);
  naming_push_option(L, q, (int)lua_tointeger(L, 3), NULL);
  lua_call(L, 2, 1);
  int names = lua_gettop(L), count = (int)lua_rawlen(L, names);
  for (int i = 1; i <= count; i++) {
    if (i > 1) lua_pushliteral(L, ", ");
    lua_rawgeti(L, names, i);
    lua_pushstring(L, word_in(&c->names, lang_of(lua_touserdata(L, 4)), lua_tostring(L, -1)));
    lua_remove(L, -2);
  }
  lua_concat(L, lua_gettop(L) - names);
  return 1;
}

const char *croupier_forgone(croupier *c, int seat, int option, const char *lang) {
  const struct ask *q = croupier_pending(c, seat);
  int32_t word;
  bool is_word = q != NULL && option >= 0 && option < ask_options(q) &&
                 ask_option(&c->world->asks, q, option, &word) == OPTION_OTHER;
  const char *names = is_word ? croupier_take_string(c, croupier_ask_lua(c, push_forgone, seat, option, lang))
                              : "";
  return names != NULL ? names : "";
}

croupier_about croupier_option_about(croupier *c, int seat, int option) {
  croupier_about a = {.kind = CROUPIER_WORD};
  const struct ask *q = croupier_pending(c, seat);
  int32_t value;
  if (q == NULL || option < 0 || option >= ask_options(q)) return a;
  enum option_kind kind = ask_option(&c->world->asks, q, option, &value);
  if (kind == OPTION_NUMBER) {
    a.kind = CROUPIER_AMOUNT;
    a.number = value;
  } else if (kind == OPTION_ITEM && q->pieces) {
    of_piece(c, q, (uint16_t)value, &a);
  } else if (kind == OPTION_ITEM) {
    asking_push_listed(vm_lua(c->vm), q, value);
    bool inside = take_from_list(vm_lua(c->vm));
    of_value(c, q, &a);
    if (inside) a.kind = CROUPIER_WORD;
    a.place = value;
    lua_pop(vm_lua(c->vm), 1);
  } else if (kind == OPTION_OTHER && q->kind == ASK_ONE && !q->pieces) {
    a.place = asking_listed(vm_lua(c->vm), q) + value + 1;
  }
  return a;
}
