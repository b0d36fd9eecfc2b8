/* defaults.c: language and seed where the command line gives none. */
#define _POSIX_C_SOURCE 200809L

#include "defaults.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "croupier.h"
#include "say.h"

static const char *usual_language(void) {
  const char *sources[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(sources[i]);
    const char *lang = value && *value ? language_of_locale(value) : NULL;
    if (value && *value) return lang ? lang : croupier_language(0);
  }
  return croupier_language(0);
}

void speak_usual_language(void) { say_in(usual_language()); }

const char *language(const struct options *o) {
  const char *lang = o->lang ? o->lang : usual_language();
  const char *known = language_of_code(lang);
  if (!known) {
    complain(USAGE, T(no_language), lang, language_codes(", "));
    return NULL;
  }
  say_in(known);
  return known;
}

uint64_t seed_of(const struct options *o) {
  if (o->seed_given) return o->seed;
  uint64_t seed;
  if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) != sizeof seed) seed = (uint64_t)time(NULL);
  return seed % 1000000;
}
