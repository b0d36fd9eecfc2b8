/* page.c: the rules of a game on one page. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "croupier.h"
#include "defaults.h"
#include "gamefiles.h"
#include "houses.h"
#include "look.h"
#include "say.h"
#include "table.h"

/* What can be turned, in the words with which it is turned. */
static void print_knobs(const croupier *c, const char *lang) {
  if (croupier_knob_count(c) == 0) return;
  putchar('\n');
  say_line("%s", T(knobs_of_rules));
  for (size_t i = 0; i < croupier_knob_count(c); i++) {
    croupier_knob knob = croupier_knob_at(c, i, lang);
    char usual[200] = "";
    if (strcmp(knob.value, knob.initial) != 0 && *knob.by)
      snprintf(usual, sizeof usual, T(knob_of_house), knob.initial, knob.by);
    const char *const parts[] = {"  ", knob.name, "=", knob.value, " (", knob.range, usual, ")\n"};
    for (size_t k = 0; k < sizeof parts / sizeof *parts; k++) print_safe(stdout, parts[k]);
  }
}

int command_rules(const struct options *o) {
  struct rules r;
  const char *lang = language(o);
  if (!lang) return USAGE;
  int status = rules_read(&r, o->arguments.word[0], o);
  croupier *c = status == DONE ? table_lay(&r.config, &status) : NULL;
  const char *text = c ? croupier_rules(c, lang, look_page()) : NULL;
  if (text) {
    houses_print_page(c, &r.config, text, lang);
    print_knobs(c, lang);
  } else if (c) {
    status = complain(FAULT, T(rules_page_missing), croupier_game(c));
  }
  if (c) croupier_free(c);
  rules_free(&r);
  return status;
}
