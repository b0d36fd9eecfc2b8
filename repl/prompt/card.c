/* card.c: a card or piece in words: what it is, what it does, and where the player sees it. */
#define _POSIX_C_SOURCE 200809L

#include "card.h"

#include <stdlib.h>
#include <string.h>

#include "contents.h"
#include "faces.h"
#include "look.h"
#include "menu.h"
#include "retell.h"
#include "say.h"

/* --- from the events that made them --- */

static void hear(void *data, const croupier_event *event) { faces_hear(data, event); }

static bool only_the_deal(void *data, size_t answers) {
  (void)data;
  (void)answers;
  return false;
}

/* --- finding one --- */

/* As "kőm" of "5 kőműves". */
static bool begins_bare(const char *word, const char *name) {
  const char *blank = strchr(name, ' ');
  return blank && begins_word(word, blank + 1);
}

typedef bool meaning(const char *word, const char *name);

/* The next kind from i on that is meant in this way, or NULL. */
static const struct face *next_face(const struct faces *f, const char *name, meaning *is_meant, size_t i) {
  for (; i < f->count; i++)
    if (is_meant(name, f->face[i].name) || is_meant(name, f->face[i].called)) return &f->face[i];
  return NULL;
}

/* The first one meant, and how: the whole name comes before a part of it. */
static const struct face *find_face(const struct faces *f, const char *name, meaning **how) {
  static meaning *const ways[] = {same_word, bare_word, begins_word, begins_bare};
  const struct face *is = NULL;
  for (size_t way = 0; *name && !is && way < sizeof ways / sizeof *ways; way++)
    is = next_face(f, name, *how = ways[way], 0);
  return is;
}

enum { NAMES = 400 };

/* False: the word means only the one. Else says which cards it may mean. */
static bool means_several(const struct faces *f, const char *name, meaning *how, const struct face *is) {
  char names[NAMES];
  size_t size = 0, count = 0;
  for (; is; is = next_face(f, name, how, (size_t)(is - f->face) + 1), count++)
    if (size < NAMES)
      size += (size_t)snprintf(names + size, NAMES - size, "%s%s", count > 0 ? ", " : "", is->called);
  if (count > 1) warn(T(ambiguous), name, names);
  return count > 1;
}

/* Nothing has this name: perhaps one nearly has. */
static void refuse(const struct faces *f, const char *name) {
  const char **names = calloc(2 * f->count + 1, sizeof *names);
  char maybe[MAYBE_SIZE];
  for (size_t i = 0; names && i < f->count; i++) {
    names[2 * i] = f->face[i].called;
    names[2 * i + 1] = f->face[i].name;
  }
  const char *near = names && *name ? near_name(name, names, 2 * f->count) : NULL;
  warn(T(no_piece), name, say_maybe(near, maybe));
  free(names);
}

/* --- telling it --- */

/* What was told of those to the player who holds them blindly. */
static void print_told(const struct repl *r, const struct face *is, int viewer, int zone) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  int count = croupier_pieces(r->game->c, viewer, zone, piece, CROUPIER_MOST_PIECES);
  for (int i = 0; i < count; i++) {
    const char *told = croupier_told_of(r->game->c, viewer, zone, i, r->lang);
    if (told && *told && piece[i].name && strcmp(piece[i].name, is->name) == 0) say_line("    %s", told);
  }
}

static int count_here(const croupier *c, int viewer, int zone, const struct face *is) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  int here = 0;
  for (int i = croupier_pieces(c, viewer, zone, piece, CROUPIER_MOST_PIECES) - 1; i >= 0; i--)
    here += piece[i].name && strcmp(piece[i].name, is->name) == 0;
  return here;
}

/* Where those lie that the player sees: "hand of player 1, discard pile x2". */
static void print_places(const struct repl *r, const struct face *is, int copies) {
  const croupier *c = r->game->c;
  int viewer = r->seat ? r->seat : r->game->told, seen = 0;
  char places[2000] = "";
  size_t used = 0;
  for (int zone = 0; zone < croupier_zones(c); zone++) {
    int here = count_here(c, viewer, zone, is);
    if (!here || used >= sizeof places) continue;
    used += (size_t)snprintf(places + used, sizeof places - used, here > 1 ? "%s%s x%d" : "%s%s",
                             seen ? ", " : "",
                             croupier_name(c, croupier_zone_at(c, viewer, zone).name, r->lang), here);
    seen += here;
  }
  if (seen) say_line(T(card_places), places);
  for (int zone = 0; zone < croupier_zones(c); zone++) print_told(r, is, viewer, zone);
  if (seen < copies) say_line(T(card_unseen), copies - seen);
}

/* Its name with its fields: "clubs 3, suit clubs, rank 3". A field that says only the name is left out. */
static void print_fields(const struct face *is) {
  char fields[FACE_FIELDS * (FIELD_TEXT + 2) + 1] = "", field[FIELD_TEXT];
  for (int i = 0; i < is->fields; i++) {
    if (strcmp(is->field[i].said, is->called) == 0 || strcmp(is->field[i].value, is->name) == 0) continue;
    face_field_text(&is->field[i], field);
    sprintf(fields + strlen(fields), ", %s", field);
  }
  say_line("%s%s", is->called, fields);
}

/* Each of its lines indented. */
static void print_words_of(const struct face *is) {
  for (const char *at = is->says; *at; at += strspn(at, "\n")) {
    char line[3000];
    snprintf(line, sizeof line, "  %.*s", (int)strcspn(at, "\n"), at);
    print_line(stdout, line, 2);
    at += strcspn(at, "\n");
  }
}

/* --- places --- */

static bool is_place(const struct repl *r, const croupier_zone *z, const char *name) {
  bool is = same_word(name, z->name) || (z->member && same_word(name, z->member));
  for (int k = 0; k < languages() && !is; k++) {
    const char *lang = croupier_language(k), *member = NULL, *word = croupier_text(r->game->c, z->word, lang);
    is = word && same_word(name, word);
    if (!is && z->member) member = croupier_text(r->game->c, z->member, lang);
    is = is || (member && same_word(name, member)) ||
         same_word(name, croupier_name(r->game->c, z->name, lang));
  }
  return is;
}

/* What lies in the zones that have the name, or belong to it as city, inner and outer sites to "Agra". False: there are
   none. */
static bool print_zones(const struct repl *r, const char *name) {
  croupier *c = r->game->c;
  int viewer = r->seat ? r->seat : r->game->told, found = 0;
  for (int i = 0; i < croupier_zones(c); i++) {
    croupier_zone z = croupier_zone_at(c, viewer, i);
    char before[300];
    if (!is_place(r, &z, name)) continue;
    snprintf(before, sizeof before, "  %s: ", croupier_name(c, z.name, r->lang));
    print_zone(c, viewer, r->lang, before, i);
    found++;
  }
  return found > 0;
}

/* What an option with this number is called by the script; else the name. */
static const char *name_meant(const struct repl *r, const char *name) {
  bool number = *name && name[strspn(name, "0123456789")] == '\0';
  int option = number && r->seat ? menu_find(&r->menu, name, NULL) : NOT_THERE;
  return option >= 0 ? r->menu.label[option][r->menu.languages] : name;
}

int card_tell(struct repl *r, char *word) {
  struct faces f = {.lang = r->lang};
  int status = retell(r->game, (struct retelling){.data = &f, .event = hear, .more = only_the_deal});
  if (f.lost) status = complain(FAULT, "%s", no_memory());
  meaning *how = NULL;
  const char *name = word;
  const struct face *is = status == DONE ? find_face(&f, name, &how) : NULL;
  if (!is && status == DONE) is = find_face(&f, name = name_meant(r, word), &how);
  if (is && means_several(&f, name, how, is)) { /* the reader chooses */
  } else if (is) {
    print_fields(is);
    if (is->says) print_words_of(is);
    print_places(r, is, faces_copies(&f, is->name));
  }
  if (status == DONE && !print_zones(r, name) && !is) refuse(&f, word);
  faces_free(&f);
  return DONE;
}
