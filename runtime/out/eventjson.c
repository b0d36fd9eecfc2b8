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

/* The values that follow each other under one name or member, as a list. *more: the fact is then the next one. */
static json_t *list_of(const croupier_event *e, int seat, croupier_fact *f, bool *more) {
  const char *name = f->name, *member = f->member;
  json_t *all = json_array();
  do {
    if (f->kind != CROUPIER_NOTHING) all = json_also(all, value_of(f));
    *more = croupier_event_next(e, seat, f);
  } while (*more && strcmp(f->name, name) == 0 && f->member == member && f->listed);
  return all;
}

/* All members of the name that the fact has, as an object. *more: likewise. */
static json_t *object_of(const croupier_event *e, int seat, croupier_fact *f, bool *more) {
  const char *name = f->name;
  json_t *all = json_object();
  do {
    const char *member = f->member;
    bool none = f->kind == CROUPIER_NOTHING, listed = f->listed;
    if (listed) all = json_with(all, member, list_of(e, seat, f, more));
    else if (!none) all = json_with(all, member, value_of(f));
    if (!listed) *more = croupier_event_next(e, seat, f);
  } while (*more && strcmp(f->name, name) == 0);
  return all;
}

/* All values under the name that the fact has. *more: likewise. */
static json_t *values_of(const croupier_event *e, int seat, croupier_fact *f, bool *more) {
  if (f->member != NULL) return object_of(e, seat, f, more);
  if (f->listed) return list_of(e, seat, f, more);
  json_t *value = value_of(f);
  *more = croupier_event_next(e, seat, f);
  return value;
}

static const char *keep(const croupier_event *e, json_t *value) {
  struct kept *kept = croupier_kept(croupier_event_of(e));
  free(kept->json);
  kept->json = json_text(value, "");
  return kept->json == NULL ? "" : kept->json;
}

const char *croupier_event_json(const croupier_event *e, int seat) {
  json_t *event = json_pack("{s:s}", "event", croupier_event_word(e));
  croupier_fact f = {0};
  for (bool more = croupier_event_next(e, seat, &f); more;) {
    const char *name = f.name;
    event = json_with(event, name, values_of(e, seat, &f, &more));
  }
  return keep(e, event);
}

const char *croupier_fact_json(const croupier_event *e, int seat, const char *name) {
  croupier_fact f = {0};
  bool more;
  if (!croupier_event_fact(e, seat, name, &f)) return "null";
  return keep(e, values_of(e, seat, &f, &more));
}
