/* list.c: the games there are, and what can be turned in one. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "croupier.h"
#include "games.h"
#include "say.h"
#include "table.h"

static void print_game(const char *path, const croupier *c, const char *lang) {
  char stem[PATH_SIZE], players[20];
  game_stem(path, stem);
  int least = croupier_min_players(c), most = croupier_max_players(c);
  if (least == most) snprintf(players, sizeof players, "%d", least);
  else snprintf(players, sizeof players, "%d-%d", least, most);
  print_safe(stdout, stem);
  printf("%*s  %-7s  ", 14 - width_of(stem) > 0 ? 14 - width_of(stem) : 0, "", players);
  print_safe(stdout, croupier_title(c, lang));
  putchar('\n');
}

/* Other Lua files may lie there: only those that speak of croupier are loaded. */
static void list_file(void *data, const char *path) {
  const char *lang = data;
  struct rules r = {0};
  if (file_read(&r.script, path) == 0 && strstr(r.script.text, "croupier")) {
    file_free(&r.script);
    if (rules_read(&r, path, &(struct options){0}) == DONE) {
      croupier *c = croupier_new(&r.config);
      if (c && croupier_status(c) == CROUPIER_READY) print_game(path, c, lang);
      else if (c && strstr(r.script.text, "croupier.game"))
        warn("%s is not listed: %s", path, croupier_error(c));
      if (c) croupier_free(c);
    }
  }
  rules_free(&r);
}

int command_list(const struct options *o) {
  const char *lang = language(o);
  if (!lang) return USAGE;
  game_each(list_file, (void *)lang);
  return DONE;
}

int command_knobs(const struct options *o) {
  struct rules r;
  int status = rules_read(&r, o->arguments.word[0], o);
  croupier *c = status == DONE ? table_lay(&r.config, &status) : NULL;
  size_t count = c ? croupier_knob_count(c) : 0;
  int name_width = 4, value_width = 5, range_width = 5;
  for (size_t i = 0; i < count; i++) {
    croupier_knob knob = croupier_knob_at(c, i);
    if (width_of(knob.name) > name_width) name_width = width_of(knob.name);
    if (width_of(knob.value) > value_width) value_width = width_of(knob.value);
    if (width_of(knob.range) > range_width) range_width = width_of(knob.range);
  }
  if (c && count == 0) puts("This game has no knobs.");
  for (size_t i = 0; i < count; i++) {
    croupier_knob knob = croupier_knob_at(c, i);
    printf("%-*s  %*s  %-*s  ", name_width, knob.name, value_width, knob.value, range_width, knob.range);
    print_safe(stdout, knob.help);
    if (strcmp(knob.value, knob.initial) != 0) printf(" (%s unless turned)", knob.initial);
    putchar('\n');
  }
  if (c) croupier_free(c);
  rules_free(&r);
  return status;
}
