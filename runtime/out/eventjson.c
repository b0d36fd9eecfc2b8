/* eventjson.c: events as JSON. */
#include "croupier.h"
#include "json.h"
#include "kept.h"

#include <stdlib.h>
#include <string.h>

static json_t *value_of(const croupier_fact *f) {
  switch (f->kind) {
  case CROUPIER_NOTHING:
  case CROUPIER_HIDDEN: return json_null();
  case CROUPIER_LOST: return NULL; /* then the whole JSON is missing */
  case CROUPIER_AMOUNT:
  case CROUPIER_PLAYER: return json_integer(f->number);
  case CROUPIER_FLAG: return json_boolean(f->number);
  case CROUPIER_WORD:
  case CROUPIER_PIECE:
  case CROUPIER_ZONE:
  case CROUPIER_PURSE: return json_string(f->word);
  }
  return NULL;
}

/* All values under the name of the fact, as a list or an object. *more: there is a next fact, now in *f. */
static json_t *values_of(const croupier_event *e, int seat, croupier_fact *f, bool *more) {
  const char *name = f->name;
  bool listed = f->listed;
  json_t *all = listed ? json_array() : json_object();
  do {
    if (f->kind == CROUPIER_NOTHING) continue; /* an empty list */
    all = listed ? json_also(all, value_of(f)) : json_with(all, f->member, value_of(f));
  } while ((*more = croupier_event_next(e, seat, f)) && strcmp(f->name, name) == 0);
  return all;
}

const char *croupier_event_json(const croupier_event *e, int seat) {
  json_t *event = json_pack("{s:s}", "event", croupier_event_word(e));
  croupier_fact f = {0};
  for (bool more = croupier_event_next(e, seat, &f); more;) {
    const char *name = f.name;
    if (f.listed || f.member != NULL) {
      event = json_with(event, name, values_of(e, seat, &f, &more));
    } else {
      event = json_with(event, name, value_of(&f));
      more = croupier_event_next(e, seat, &f);
    }
  }
  struct kept *kept = croupier_kept(croupier_event_of(e));
  free(kept->json);
  kept->json = json_text(event, "");
  return kept->json == NULL ? "" : kept->json;
}
