/* defaults.c: language and seed where the command line gives none. */
#define _POSIX_C_SOURCE 200809L

#include "defaults.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "say.h"

static const char *usual_language(void) {
  const char *sources[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(sources[i]);
    if (value && *value) return strncmp(value, "hu", 2) == 0 ? "hu" : "en";
  }
  return "en";
}

const char *language(const struct options *o) {
  const char *lang = o->lang ? o->lang : usual_language();
  if (strcmp(lang, "en") == 0 || strcmp(lang, "hu") == 0) {
    say_in(lang);
    return lang;
  }
  complain(USAGE, "--lang: there is no language \"%.60s\"; there are: en, hu", lang);
  return NULL;
}

uint64_t seed_of(const struct options *o) {
  if (o->seed_given) return o->seed;
  uint64_t seed;
  if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) != sizeof seed) seed = (uint64_t)time(NULL);
  return seed % 1000000;
}
