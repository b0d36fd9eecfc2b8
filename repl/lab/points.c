/* points.c: the values of knobs that a sweep goes through: hand_limit=4..9, style=once,sealed. */
#include "points.h"

#include <stdio.h>
#include <string.h>

#include "say.h"

static bool add(struct axis *a, const char *name, size_t name_size, const char *value, size_t size) {
  if (a->count == MOST_POINTS || size == 0 || name_size + 1 + size >= SETTING_ROOM) return false;
  snprintf(a->setting[a->count++], SETTING_ROOM, "%.*s=%.*s", (int)name_size, name, (int)size, value);
  return true;
}

/* From a lowest number to a highest one: the ends may be all that a number can be apart. */
static bool add_range(struct axis *a, const char *name, size_t size, long low, long high, long step) {
  if (step < 1 || high < low) return false;
  unsigned long more = ((unsigned long)high - (unsigned long)low) / (unsigned long)step;
  if (more >= MOST_POINTS) return false;
  for (unsigned long i = 0; i <= more; i++) {
    char number[24];
    long value = (long)((unsigned long)low + i * (unsigned long)step);
    int digits = snprintf(number, sizeof number, "%ld", value);
    if (!add(a, name, size, number, (size_t)digits)) return false;
  }
  return true;
}

static bool add_list(struct axis *a, const char *name, size_t name_size, const char *values) {
  for (size_t size; *values; values += size + (values[size] == ',')) {
    size = strcspn(values, ",");
    if (!add(a, name, name_size, values, size)) return false;
  }
  return a->count > 0;
}

int axis_read(struct axis *a, const char *text) {
  const char *equals = strchr(text, '=');
  long low, high, step = 1;
  char rest;
  *a = (struct axis){.count = 0};
  if (equals && equals > text) {
    size_t size = (size_t)(equals - text);
    const char *values = equals + 1;
    bool range = sscanf(values, "%ld..%ld%c", &low, &high, &rest) == 2 ||
                 sscanf(values, "%ld..%ld:%ld%c", &low, &high, &step, &rest) == 3;
    if (range ? add_range(a, text, size, low, high, step) : add_list(a, text, size, values)) return DONE;
  }
  return complain(USAGE, T(sweep_form), MOST_POINTS, text);
}
