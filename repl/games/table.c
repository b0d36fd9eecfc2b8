/* table.c: lays tables, and says why one cannot be laid. */
#define _POSIX_C_SOURCE 200809L

#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "excerpt.h"
#include "say.h"
#include "trouble.h"
#include "trust.h"

int status_of(const croupier *c) {
  switch (croupier_code(c)) {
  case CROUPIER_OK: return DONE;
  case CROUPIER_USAGE:
  case CROUPIER_NOT_LEGAL: return USAGE;
  case CROUPIER_UNFINISHED:
  case CROUPIER_SCRIPT: return SCRIPT;
  case CROUPIER_NO_MEMORY: return FAULT;
  }
  return FAULT;
}

/* A knob that is meant by one that the game does not have: "" if none. */
static void near_knob(const croupier_config *config, char near[100]) {
  near[0] = '\0';
  croupier_config plain = *config;
  plain.knob_count = 0;
  croupier *c = trust_new(&plain);
  size_t count = c ? croupier_knob_count(c) : 0;
  const char **names = calloc(count + 1, sizeof *names);
  for (size_t i = 0; names && i < count; i++) names[i] = croupier_knob_at(c, i, NULL).name;
  for (size_t i = 0; names && count && i < config->knob_count && !*near; i++) {
    char name[100];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(config->knobs[i], "="), config->knobs[i]);
    bool known = false;
    for (size_t k = 0; k < count; k++) known |= strcmp(names[k], name) == 0;
    const char *meant = known ? NULL : near_name(name, names, count);
    if (meant) snprintf(near, 100, "%s", meant);
  }
  free(names);
  if (c) croupier_free(c);
}

croupier *table_lay(const croupier_config *config, int *status) {
  croupier_config told = *config;
  told.lang = said_in();
  told.guarded = true;
  croupier *c = trust_new(&told);
  *status = DONE;
  if (c && croupier_status(c) == CROUPIER_READY) return c;
  if (!c) {
    *status = complain(FAULT, "%s", no_memory());
    return NULL;
  }
  *status = table_failed(c, config);
  croupier_free(c);
  return NULL;
}

int table_failed(const croupier *c, const croupier_config *config) {
  const croupier_fault *fault = croupier_last_fault(c);
  int status = status_of(c);
  char near[100] = "";
  if (status == USAGE && config->knob_count) near_knob(config, near);
  bool named = status != SCRIPT || fault->file;
  char maybe[MAYBE_SIZE];
  excerpt_trouble(c);
  if (*near) trouble_suggests(near);
  complain(status, "%s%s%s%s", named ? "" : config->script.name, named ? "" : ": ", croupier_error(c),
           say_maybe(near, maybe));
  excerpt(c, config);
  return status;
}

void table_doubt(const croupier *c) {
  const char *doubt;
  for (size_t i = 0; (doubt = croupier_doubt(c, i)) != NULL; i++) warn("%s", doubt);
}

void table_doubt_count(croupier *c, int seat) {
  croupier_standing standing[CROUPIER_MAX_SEATS];
  croupier_count_up(c, seat, standing);
  if (*croupier_count_up_fault(c)) warn(T(count_up_fails), croupier_count_up_fault(c));
}
