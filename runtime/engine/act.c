/* act.c: the free actions that a seat may take while another is asked. */
#include "act.h"

#include "aside.h"
#include "asking.h"
#include "question.h"

const char *croupier_free_name(const croupier *c, int i, const char *lang) {
  if (i < 0 || i >= c->world->free_actions) return NULL;
  const char *name = free_name(vm_lua(c->vm), i);
  if (!texts_want(c->names.texts, name, name)) return name;
  return word_in(&c->names, lang_of(lang), name);
}

static int open_to(lua_State *L) {
  lua_pushinteger(L, free_open_to(L, (int)lua_tointeger(L, 2)));
  return 1;
}

/* Asks the script, and leaves no trace of that: a host may ask as often as it likes. */
unsigned croupier_open_actions(croupier *c, int seat) {
  if (croupier_questions(c) != 1 || c->world->free_actions == 0) return 0;
  struct aside aside;
  if (!aside_begin(c, &aside)) return 0;
  unsigned open = 0;
  if (croupier_ask_lua(c, open_to, seat - 1, 0, NULL)) open = (unsigned)lua_tointeger(vm_lua(c->vm), -1);
  aside_end(c, &aside);
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
