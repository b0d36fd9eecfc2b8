/* event.c: passes events to the host. */
#include "seen.h"
#include "telling.h"
#include "vm.h"

const char event_renewed[] = "renewed", event_untold[] = "untold";

void event_emit(lua_State *L, struct croupier_event *e) {
  struct vm *vm = vm_of(L);
  struct world *w = vm_world(L);
  if (w->listening & ~HEARD_BY_HOST) seen_event(w, e);
  if (!(w->listening & HEARD_BY_HOST)) return;
  const char *limit;
  e->host = w->host;
  vm_defer(vm);
  enum telling_end end = telling_add(w->telling, e, &limit);
  vm_undefer(vm);
  if (end == TELLING_TAKEN) return;
  if (end == TELLING_NO_ROOM) vm_note_no_room(vm);
  vm_break_off(L, end == TELLING_NO_ROOM ? "there is not enough memory" : limit);
}

void event_say(lua_State *L, croupier_event_type type, int seat, const char *word, int32_t number) {
  struct croupier_event e;
  event_begin(&e, type);
  e.seat = seat;
  e.word = word;
  e.number = number;
  event_emit(L, &e);
}
