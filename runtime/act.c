/* act.c: the free actions that a seat may take while another is asked. */
#include "asklib.h"
#include "croupier_inner.h"

const char *croupier_free_name(const croupier *c, int i, const char *lang) {
  if (i < 0 || i >= c->world->free_actions) return NULL;
  const char *name = free_name(vm_lua(c->vm), i), *text = texts_get(c->texts, lang_of(lang), name);
  return text == NULL ? name : text;
}

static int open_to(lua_State *L) {
  lua_pushinteger(L, free_open_to(L, (int)lua_tointeger(L, 2)));
  return 1;
}

unsigned croupier_open_actions(croupier *c, int seat) {
  if (croupier_questions(c) != 1) return 0;
  struct asks *asks = &c->world->asks;
  uint16_t used = asks->used;
  lua_State *L = vm_lua(c->vm);
  if (!croupier_ask_lua(c, open_to, seat - 1, 0, NULL)) {
    asks->count = 1; /* an error has left what the script was trying out */
    asks->used = used;
    return 0;
  }
  unsigned open = (unsigned)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return open;
}

int croupier_free_actions(croupier *c, int seat) {
  int count = 0;
  for (unsigned open = croupier_open_actions(c, seat); open != 0; open &= open - 1) count++;
  return count;
}

const char *croupier_free_action(croupier *c, int seat, int action, const char *lang) {
  unsigned open = croupier_open_actions(c, seat);
  for (int i = 0; open >> i != 0; i++) {
    if ((open >> i & 1) == 0 || action-- > 0) continue;
    return croupier_free_name(c, i, lang);
  }
  return "";
}
