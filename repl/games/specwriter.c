/* specwriter.c: writes a game that was played as a spec: its table, its answers, its edits. */
#define _POSIX_C_SOURCE 200809L

#include "specwriter.h"

#include <stdlib.h>
#include <string.h>

#include "gamefiles.h"
#include "origins.h"
#include "say.h"

void spec_text(FILE *out, const char *text) {
  for (; *text; text++) {
    if (*text == '\n') fputs("\\n", out);
    else if (*text == '"' || *text == '\\') fprintf(out, "\\%c", *text);
    else putc(*text, out);
  }
}

/* --- answers --- */

static void forget_said(struct spec_writer *w) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) free(w->said[i]);
  memset(w->said, 0, sizeof w->said);
  w->waits = 0;
}

void spec_rest(struct spec_writer *w) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++)
    if (w->said[i]) fputs(w->said[i], w->out);
  forget_said(w);
}

void spec_asked(struct spec_writer *w, croupier *c) {
  int count = croupier_questions(c);
  if (w->waits || count < 2) return; /* one alone is not waited for */
  for (int i = 0; i < count; i++) {
    int seat = croupier_question_at(c, i)->seat;
    w->place[seat - 1] = i;
    w->waits |= 1u << (seat - 1);
  }
}

/* One more answer behind what the seat has said. False: no memory. */
static bool keep_answer(char **said, int seat, const char *answer) {
  char *before = *said;
  size_t size;
  FILE *out = open_memstream(said, &size);
  if (!out) return false;
  fprintf(out, "%s    \"%d: ", before ? before : "", seat);
  spec_text(out, answer);
  fputs("\",\n", out);
  free(before);
  return fclose(out) == 0;
}

void spec_edited(struct spec_writer *w, const char *lua) {
  forget_said(w); /* all are asked again */
  fputs("    function() t:line \"", w->out);
  spec_text(w->out, lua);
  fputs("\" end,\n", w->out);
}

bool spec_answered(struct spec_writer *w, croupier *c, int seat, const char *answer) {
  if (!keep_answer(&w->said[w->waits ? w->place[seat - 1] : 0], seat, answer)) return false;
  const croupier_question *q = croupier_question_of(c, seat);
  if (!q || q->picked == 0) w->waits &= ~(1u << (seat - 1));
  if (!w->waits) spec_rest(w);
  return true;
}

/* --- the table --- */

/* ", house: a.lua b.lua" */
static void write_words(FILE *out, const char *field, const struct words *words) {
  for (size_t i = 0; i < words->count; i++) {
    if (i == 0) fprintf(out, ", %s:", field);
    fprintf(out, " %s", words->word[i]);
  }
}

/* The name of the game, if its script is called so; else the name of the file, which alone finds it. */
static const char *game_to_find(const croupier *c, const croupier_config *config) {
  const char *game = croupier_game(c), *file = config->script.name;
  size_t size = strlen(game);
  bool same = !file || (strncmp(file, game, size) == 0 && strcmp(file + size, ".lua") == 0);
  return same ? game : file;
}

void spec_header(FILE *out, croupier *c, const croupier_config *config, const char *game) {
  struct options named = {0};
  fprintf(out, "-- game: %s, players: %d", game ? game : game_to_find(c, config), croupier_players(c));
  if (rules_name(&(struct rules){0}, config, &named) == DONE) write_words(out, "knobs", &named.set);
  for (int i = 0; i < origin_count; i++)
    if (origins[i].option) write_words(out, origins[i].option, origin_words(&origins[i], &named));
  options_free(&named);
  fputs("\n", out);
}
