/* pictures.c: what must hold of every picture of the table: it fits, it is sound text, it tells nothing that the view
   does not. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"
#include "croupier_inner.h"
#include "read_file.h"

/*
** pictures GAMES SCRIPT [KNOB=VALUE]... looks at random positions of so many games with each number of players, from
** all seats and from outside, in both languages. Where there is room for everything, every piece that the view names
** is in the picture, with its number; and wherever there is a picture, the same position with other pieces in the
** zones that the seat does not see, and other amounts in its purses, looks just the same.
*/

enum { LONGEST = 3000 };

static char fault[500];

static void wrong(const croupier *c, int seat, const char *what, const char *picture) {
  if (fault[0] == '\0')
    snprintf(fault, sizeof fault, "%s, %d players, seed %llu, after %llu answers, seat %d: %s",
             croupier_game(c), croupier_players(c), (unsigned long long)croupier_seed(c),
             (unsigned long long)croupier_decisions(c), seat, what);
  else return;
  printf("%s\n%s\n", fault, picture);
}

/* --- what it must be like --- */

static void check_size(const croupier *c, int seat, const char *picture, int columns, int rows) {
  int lines = 0;
  for (const char *line = picture, *end; *line != '\0'; line = end + 1, lines++) {
    end = strchr(line, '\n');
    if (end == NULL) {
      wrong(c, seat, "the last line does not end", picture);
      return;
    }
    if (text_width_of(line, (size_t)(end - line)) > columns) wrong(c, seat, "a line is too wide", picture);
  }
  if (lines > rows) wrong(c, seat, "there are too many lines", picture);
  if (lines == 0) wrong(c, seat, "there is nothing", picture);
}

/* A key that has reached a person: "{kind}", "event:move", a zone in the words of journals. */
static void check_words(const croupier *c, int seat, const char *picture) {
  static const char *const raw[] = {"{", "}", "picture:", "event:", "(null)"};
  for (size_t i = 0; i < sizeof raw / sizeof raw[0]; i++)
    if (strstr(picture, raw[i]) != NULL) wrong(c, seat, "a raw key", picture);
  if (!text_sound(picture)) wrong(c, seat, "it is no UTF-8", picture);
  for (const char *s = picture; *s != '\0'; s++)
    if ((unsigned char)*s < ' ' && *s != '\n') wrong(c, seat, "a control byte", picture);
}

/* What cannot be seen may be otherwise: all that lies in hidden zones changes places, amounts in hidden purses
   change. The numbers in the zones stay. */
static void permute(croupier *c, int seat, struct rng *rng) {
  struct world *w = c->world;
  uint16_t hidden[MAX_PIECES], faces[MAX_PIECES];
  int n = 0;
  for (uint16_t p = 0; p < w->table.pieces; p++)
    if (!sees(w->table.zone[w->table.piece[p].zone].sees, seat)) hidden[n++] = p;
  for (int i = 0; i < n; i++) faces[i] = w->table.piece[hidden[i]].face;
  for (int i = n; i > 1; i--) {
    int other = (int)rng_below(rng, (uint32_t)i);
    uint16_t face = faces[other];
    faces[other] = faces[i - 1];
    faces[i - 1] = face;
  }
  for (int i = 0; i < n; i++) w->table.piece[hidden[i]].face = faces[i];
  for (int i = 0; i < w->purses.count; i++)
    if (!sees(w->purses.purse[i].sees, seat)) w->purses.purse[i].amount += 1 + (int32_t)rng_below(rng, 1000);
}

static void check_secrets(croupier *c, int seat, const char *lang, struct rng *rng) {
  static char before[1 << 16];
  croupier_mark *here = croupier_mark_here(c);
  snprintf(before, sizeof before, "%s", croupier_picture(c, seat, lang, 80, 18, 0));
  permute(c, seat, rng);
  if (strcmp(before, croupier_picture(c, seat, lang, 80, 18, 0)) != 0)
    wrong(c, seat, "it tells a secret", before);
  croupier_back_to(c, here);
  croupier_forget(c, here);
}

/* Where there is room for all, nothing is left out: so many pieces are shown as lie there. */
static void check_whole(croupier *c, int seat, const char *lang) {
  const struct table *t = &c->world->table;
  const char *picture = croupier_picture(c, seat, lang, 250, 200, 0);
  if (c->world->drawings > 0) return;
  if (strstr(picture, "...(+") != NULL)
    wrong(c, seat, "something is left out, though there is room", picture);
  for (uint16_t p = 0; p < t->pieces; p++) {
    const struct zone *z = &t->zone[t->piece[p].zone];
    const char *name = piece_name(&c->names, lang_of(lang), p), *last = strrchr(name, ' ');
    if (z->shown == SHOWN_WHOLE && sees(z->sees, seat) &&
        strstr(picture, last == NULL ? name : last + 1) == NULL)
      wrong(c, seat, "a piece that is seen is not in it", picture);
  }
}

static void look(croupier *c, struct rng *rng) {
  static const int sizes[][2] = {{80, 18}, {80, 12}, {120, 40}, {60, 16}, {40, 10}, {20, 5}, {1, 1}};
  static const char *const langs[] = {"en", "hu"};
  for (int seat = 0; seat <= croupier_players(c) + 1; seat++)
    for (int i = 0; i < 2; i++) {
      for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        unsigned style = rng_below(rng, 2) ? CROUPIER_BOXES : 0;
        const char *picture = croupier_picture(c, seat, langs[i], sizes[k][0], sizes[k][1], style);
        check_size(c, seat, picture, sizes[k][0], sizes[k][1]);
        check_words(c, seat, picture);
      }
      check_secrets(c, seat, langs[i], rng);
      check_whole(c, seat, langs[i]);
    }
}

/* --- games --- */

static void play(croupier *c, uint64_t seed) {
  struct rng rng;
  rng_seed(&rng, seed, 99);
  croupier_status_code code = croupier_start(c, seed);
  while (code == CROUPIER_OK && croupier_status(c) == CROUPIER_ASKS && croupier_decisions(c) < LONGEST &&
         fault[0] == '\0') {
    if (croupier_decisions(c) < 3 || rng_below(&rng, 25) == 0) look(c, &rng);
    int seat = croupier_question_at(c, 0)->seat;
    code = croupier_answer(c, seat, croupier_random_option(c, seat));
  }
  if (code != CROUPIER_OK) wrong(c, 0, croupier_error(c), "");
  look(c, &rng);
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  size_t texts_size;
  char texts_name[500];
  snprintf(texts_name, sizeof texts_name, "%.*s.texts.lua", (int)strlen(argv[2]) - 4, argv[2]);
  char *texts = read_file(texts_name, &texts_size);
  croupier_config config = read_script(argv + 2);
  croupier_addition additions[2] = {config.additions[0]};
  if (texts != NULL)
    additions[config.addition_count++] =
        (croupier_addition){CROUPIER_SOURCE_TEXTS, {texts_name, texts, texts_size}};
  config.additions = additions;
  int games = 0, most = 1;
  for (int players = 0; players <= most && fault[0] == '\0'; players++) {
    config.players = players;
    croupier *c = croupier_new(&config);
    most = croupier_max_players(c);
    if (croupier_status(c) == CROUPIER_READY && players > 0)
      for (uint64_t seed = 1; seed <= strtoull(argv[1], NULL, 10); seed++, games++) play(c, seed);
    croupier_free(c);
  }
  free((char *)config.script.text);
  free(texts);
  printf("%d passed, %d failed\n", games - (fault[0] != '\0'), fault[0] != '\0' || games == 0);
  return fault[0] != '\0' || games == 0;
}
