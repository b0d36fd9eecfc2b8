/* faces.h: the pieces of a game by what they look like, out of the events that make them. */
#ifndef FACES_H
#define FACES_H

#include <stdbool.h>

#include "croupier.h"
#include "gamefiles.h"

enum { FACE_TEXT = 200, FACE_FIELDS = 8 };

/* Pieces of one name and the same fields. */
struct face {
  char name[FACE_TEXT], called[FACE_TEXT]; /* in the script, and as people read it */
  struct face_field {
    char name[FACE_TEXT], called[FACE_TEXT];
    char value[FACE_TEXT], said[FACE_TEXT]; /* likewise */
    bool number, truth; /* a truth is `true`; where it is not, the piece has no such field */
  } field[FACE_FIELDS];
  int fields;
  char *says; /* what it does, or NULL */
  int copies;
};
struct faces {
  const char *lang;
  struct face *face;
  size_t count;
  bool lost; /* no memory */
};

/* Reads the game and lays its table, which makes the pieces. *c is to be freed, also where it complains. */
int faces_read(struct faces *f, struct rules *r, const char *game, const struct options *o, croupier **c);
/* Takes any event; those that make pieces count. */
void faces_hear(struct faces *f, const croupier_event *event);
enum { FIELD_TEXT = 2 * FACE_TEXT + 2 };
/* "suit clubs"; of a truth its name alone. */
void face_field_text(const struct face_field *field, char text[FIELD_TEXT]);
/* The pieces of a name, whatever their fields. */
int faces_copies(const struct faces *f, const char *name);
void faces_free(struct faces *f);

#endif
