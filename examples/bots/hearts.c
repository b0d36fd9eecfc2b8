/* Plays hearts: passes its highest cards on, and plays the lowest that it may.
**
**   cc -o hearts_bot examples/bots/hearts.c
**   croupier sim hearts --seat 1=exec:./hearts_bot
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number after "key": in the JSON from here on. */
static long number(const char *json, const char *key) {
  const char *at = strstr(json, key);
  return at ? strtol(at + strlen(key), NULL, 10) : -1;
}

/* The option with the most or the least rank: labels are like "hearts 12". */
static long choose(const char *options, int most) {
  long chosen = 0, best = -1;
  for (const char *at = options; (at = strstr(at, "\"id\":")) != NULL; at++) {
    const char *label = strstr(at, "\"label\":\""), *blank = label ? strchr(label, ' ') : NULL;
    long rank = blank ? strtol(blank, NULL, 10) : 0;
    if (best >= 0 && (most ? rank <= best : rank >= best)) continue;
    best = rank;
    chosen = number(at, "\"id\":");
  }
  return chosen;
}

int main(void) {
  static char line[1 << 20];
  while (fgets(line, sizeof line, stdin)) {
    if (!strstr(line, "{\"type\":\"ask\"")) continue;
    char *options = strstr(line, "\"options\":["), *end = strstr(line, "],\"view\":");
    if (!options || !end) return 1;
    long id = number(line, "\"id\":");
    int most = strstr(line, "\"prompt\":\"pass\"") != NULL;
    *end = '\0';
    printf("{\"type\":\"answer\",\"id\":%ld,\"option\":%ld}\n", id, choose(options, most));
    fflush(stdout);
  }
  return 0;
}
