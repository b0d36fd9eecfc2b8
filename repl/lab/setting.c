/* setting.c: the tables at which a game is checked: a number of players, and a knob at an end of its range. */
#include "setting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool add(struct settings *s, int players, const char *knob, const char *value, int size) {
  struct setting *more = realloc(s->of, (s->count + 1) * sizeof *more);
  if (!more) return false;
  s->of = more;
  struct setting *new = &s->of[s->count++];
  new->players = players;
  new->knob[0] = '\0';
  if (knob) snprintf(new->knob, sizeof new->knob, "%s=%.*s", knob, size, value);
  return true;
}

static bool add_value(struct settings *s, const croupier_knob *knob, const char *value, size_t size) {
  bool as_it_is = strlen(knob->value) == size && strncmp(knob->value, value, size) == 0;
  int least = s->of[0].players, most = s->of[s->players - 1].players;
  return as_it_is || (add(s, least, knob->name, value, (int)size) &&
                      (most == least || add(s, most, knob->name, value, (int)size)));
}

/* The two ends of a range, or each word of a list: "4..20", "on, off", "a, b, c". */
static bool add_knob(struct settings *s, const croupier_knob *knob) {
  const char *dots = strstr(knob->range, "..");
  if (dots)
    return add_value(s, knob, knob->range, (size_t)(dots - knob->range)) &&
           add_value(s, knob, dots + 2, strlen(dots + 2));
  bool added = true;
  for (const char *value = knob->range; *value && added;) {
    size_t size = strcspn(value, ",");
    added = add_value(s, knob, value, size);
    value += size + strspn(value + size, ", ");
  }
  return added;
}

bool settings_list(struct settings *s, const croupier *c, int players) {
  bool added = true;
  int least = players ? players : croupier_min_players(c), most = players ? players : croupier_max_players(c);
  *s = (struct settings){.of = NULL};
  for (int n = least; n <= most && added; n++) added = add(s, n, NULL, NULL, 0);
  s->players = s->count;
  for (size_t i = 0; i < croupier_knob_count(c) && added; i++) {
    croupier_knob knob = croupier_knob_at(c, i, NULL);
    added = add_knob(s, &knob);
  }
  return added;
}

void settings_free(struct settings *s) { free(s->of); }
