/* ledger.c: sums by name, of many games. */
#include "ledger.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fold.h"

enum { NAME = 400, FIRST_SLOTS = 256 };

static size_t place_of(const struct ledger *l, const char *name) {
  size_t at = (size_t)fold_bytes(FOLD_BYTES, name, strlen(name)) & (l->slots - 1);
  while (l->slot[at] && strcmp(l->slot[at]->name, name) != 0) at = (at + 1) & (l->slots - 1);
  return at;
}

static bool grow(struct ledger *l) {
  struct ledger more = {.slots = l->slots ? 2 * l->slots : FIRST_SLOTS, .count = l->count};
  more.slot = calloc(more.slots, sizeof *more.slot);
  if (!more.slot) return false;
  for (size_t i = 0; i < l->slots; i++)
    if (l->slot[i]) more.slot[place_of(&more, l->slot[i]->name)] = l->slot[i];
  free(l->slot);
  *l = more;
  return true;
}

/* The sum of that name, which may be new. NULL: no memory. */
static struct series *at(struct ledger *l, const char *name) {
  if (2 * l->count >= l->slots && !grow(l)) return NULL;
  struct entry **e = &l->slot[place_of(l, name)];
  if (*e) return &(*e)->sum;
  size_t size = strlen(name) + 1;
  *e = calloc(1, sizeof **e + size);
  if (!*e) return NULL;
  memcpy((*e)->name, name, size);
  l->count++;
  return &(*e)->sum;
}

void ledger_add(struct ledger *l, int64_t x, const char *format, ...) {
  char name[NAME];
  va_list args;
  va_start(args, format);
  vsnprintf(name, sizeof name, format, args);
  va_end(args);
  struct series *sum = at(l, name);
  if (sum) series_add(sum, x);
  else l->failed = true;
}

struct series ledger_get(const struct ledger *l, const char *format, ...) {
  char name[NAME];
  va_list args;
  va_start(args, format);
  vsnprintf(name, sizeof name, format, args);
  va_end(args);
  const struct entry *e = l->slots ? l->slot[place_of(l, name)] : NULL;
  return e ? e->sum : (struct series){0};
}

static int by_name(const void *a, const void *b) {
  const char *x = (*(struct entry *const *)a)->name, *y = (*(struct entry *const *)b)->name;
  const char *begin = x;
  while (*x && *x == *y) x++, y++;
  if (!*x || !*y) return *x ? 1 : *y ? -1 : 0;
  bool in_number = x > begin && isdigit((unsigned char)x[-1]);
  size_t digits = strspn(x, "0123456789"), others = strspn(y, "0123456789");
  if (digits == others) return strcmp(x, y);
  bool shorter = digits < others;
  if (!in_number && (digits == 0 || others == 0)) return digits == 0 ? 1 : -1; /* words come after numbers */
  return shorter ? -1 : 1;
}

const struct entry **ledger_list(const struct ledger *l, const char *begins, size_t *count) {
  const struct entry **list = calloc(l->count + 1, sizeof *list);
  size_t size = strlen(begins);
  *count = 0;
  for (size_t i = 0; list && i < l->slots; i++)
    if (l->slot[i] && strncmp(l->slot[i]->name, begins, size) == 0) list[(*count)++] = l->slot[i];
  if (list) qsort(list, *count, sizeof *list, by_name);
  return list;
}

bool ledger_join(struct ledger *sum, const struct ledger *part) {
  for (size_t i = 0; i < part->slots; i++) {
    if (!part->slot[i]) continue;
    struct series *s = at(sum, part->slot[i]->name);
    if (!s) return false;
    series_join(s, &part->slot[i]->sum);
  }
  return !part->failed;
}

json_t *ledger_json(const struct ledger *l) {
  size_t count;
  const struct entry **list = ledger_list(l, "", &count);
  json_t *sums = json_object();
  for (size_t i = 0; list && i < count; i++) {
    const struct series *s = &list[i]->sum;
    json_object_set_new(
        sums, list[i]->name,
        json_pack("[I,I,I]", (json_int_t)s->count, (json_int_t)s->sum, (json_int_t)s->squares));
  }
  free(list);
  return sums;
}

bool ledger_read(struct ledger *l, const json_t *json) {
  const char *name;
  json_t *value, *all = (json_t *)json;
  if (!json_is_object(json)) return false;
  json_object_foreach(all, name, value) {
    json_int_t count, sum, squares;
    if (json_unpack(value, "[I,I,I]", &count, &sum, &squares) != 0) return false;
    struct series *s = at(l, name);
    if (!s) return false;
    series_join(s, &(struct series){.count = (uint64_t)count, .sum = sum, .squares = (uint64_t)squares});
  }
  return true;
}

void ledger_free(struct ledger *l) {
  for (size_t i = 0; i < l->slots; i++) free(l->slot[i]);
  free(l->slot);
  *l = (struct ledger){0};
}
