/* faces.c: the pieces of a game by what they look like, out of the events that make them. */
#define _POSIX_C_SOURCE 200809L

#include "faces.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "table.h"

static int by_name(const void *a, const void *b) {
  return strcmp(((const struct face_field *)a)->name, ((const struct face_field *)b)->name);
}

/* By their names: scripts give them in no order. */
static void read_fields(struct face *is, const croupier_event *event, const char *lang) {
  const croupier *c = croupier_event_of(event);
  for (croupier_fact f = {0}; croupier_event_next(event, 0, &f);) {
    if (strcmp(f.name, "fields") != 0 || f.kind == CROUPIER_NOTHING || is->fields == FACE_FIELDS) continue;
    struct face_field *field = &is->field[is->fields++];
    const char *called = croupier_text(c, f.member, lang);
    snprintf(field->name, FACE_TEXT, "%s", f.member);
    snprintf(field->called, FACE_TEXT, "%s", called ? called : f.member);
    field->number = f.kind == CROUPIER_AMOUNT;
    field->truth = f.kind == CROUPIER_FLAG;
    if (field->truth) {
      strcpy(field->value, "true");
      continue;
    }
    if (field->number) snprintf(field->value, FACE_TEXT, "%" PRId64, f.number);
    else snprintf(field->value, FACE_TEXT, "%s", f.word ? f.word : "");
    const char *said = croupier_fact_text(event, &f, lang);
    snprintf(field->said, FACE_TEXT, "%s", said ? said : "");
  }
  qsort(is->field, (size_t)is->fields, sizeof *is->field, by_name);
}

static bool are_alike(const struct face *a, const struct face *b) {
  if (strcmp(a->name, b->name) != 0 || a->fields != b->fields) return false;
  for (int i = 0; i < a->fields; i++)
    if (strcmp(a->field[i].name, b->field[i].name) != 0 || strcmp(a->field[i].value, b->field[i].value) != 0)
      return false;
  return true;
}

static bool add_face(struct faces *f, const struct face *is, const char *says) {
  struct face *more = realloc(f->face, (f->count + 1) * sizeof *more);
  if (!more) return false;
  f->face = more;
  more[f->count] = *is;
  more[f->count].says = says ? strdup(says) : NULL;
  if (says && !more[f->count].says) return false;
  f->count++;
  return true;
}

void faces_hear(struct faces *f, const croupier_event *event) {
  croupier_fact piece;
  if (croupier_event_is(event) != CROUPIER_EVENT_CREATE) return;
  struct face is = {.copies = 1};
  croupier_event_fact(event, 0, "piece", &piece);
  snprintf(is.name, FACE_TEXT, "%s", piece.word);
  snprintf(is.called, FACE_TEXT, "%s", croupier_fact_text(event, &piece, f->lang));
  read_fields(&is, event, f->lang);
  for (size_t i = 0; i < f->count; i++)
    if (are_alike(&f->face[i], &is)) {
      f->face[i].copies++;
      return;
    }
  const char *says = croupier_piece_says(croupier_event_of(event), (int)piece.number, f->lang);
  f->lost |= !add_face(f, &is, says);
}

static void hear(void *data, const croupier_event *event) { faces_hear(data, event); }

int faces_read(struct faces *f, struct rules *r, const char *game, const struct options *o, croupier **c) {
  int status = rules_read(r, game, o);
  r->config.event = hear;
  r->config.data = f;
  *c = status == DONE ? table_lay(&r->config, &status) : NULL;
  if (status != DONE) return status;
  if (croupier_start(*c, 1) != CROUPIER_OK) return table_failed(*c, &r->config);
  return f->lost ? complain(FAULT, "%s", no_memory()) : DONE;
}

void face_field_text(const struct face_field *field, char text[FIELD_TEXT]) {
  snprintf(text, FIELD_TEXT, "%s%s%s", field->called, field->truth ? "" : " ", field->said);
}

int faces_copies(const struct faces *f, const char *name) {
  int copies = 0;
  for (size_t i = 0; i < f->count; i++)
    if (strcmp(f->face[i].name, name) == 0) copies += f->face[i].copies;
  return copies;
}

void faces_free(struct faces *f) {
  for (size_t i = 0; i < f->count; i++) free(f->face[i].says);
  free(f->face);
}
