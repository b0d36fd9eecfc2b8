/* failed.c: the command that shows a game of a simulation. */
#include "failed.h"

#include <inttypes.h>
#include <stdio.h>

#include "sitters.h"

void failed_command(const struct options *o, const char *const *who, int players, uint64_t seed, char *how,
                    size_t room) {
  int used = snprintf(how, room, "croupier play %s --players %d --seed %" PRIu64, o->arguments.word[0],
                      players, seed);
  for (int i = 0; i < players && used < (int)room; i++)
    used += snprintf(how + used, room - (size_t)used,
                     sitter_command(who[i]) ? " --seat '%d=%s'" : " --seat %d=%s", i + 1, who[i]);
  if (o->variant && used < (int)room)
    used += snprintf(how + used, room - (size_t)used, " --variant %s", o->variant);
  const struct words *lists[] = {&o->set, &o->house, &o->chance};
  for (int l = 0; l < 3; l++)
    for (size_t i = 0; i < lists[l]->count && used < (int)room; i++)
      used += snprintf(how + used, room - (size_t)used, " --%s %s",
                       (const char *[]){"set", "house", "chance"}[l], lists[l]->word[i]);
}
