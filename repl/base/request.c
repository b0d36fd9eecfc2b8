/* request.c: `byzanz 4 hand_limit=9` as options. */
#define _POSIX_C_SOURCE 200809L

#include "request.h"

#include <stdlib.h>
#include <string.h>

#include "say.h"

static int read_word(struct request *q, char *word) {
  struct options *o = &q->options;
  char *value = strchr(word, '=');
  if (strcmp(word, "--ask-all") == 0) return o->ask_all = true, DONE;
  if (value && strncmp(word, "seed=", 5) == 0) return options_seed(o, value + 1);
  if (value && strncmp(word, "bots=", 5) == 0) {
    o->bots = value + 1;
    return DONE;
  }
  if (value && strncmp(word, "house=", 6) == 0) return options_add(&o->house, value + 1);
  if (value && strncmp(word, "chance=", 7) == 0) return options_add(&o->chance, value + 1);
  if (value && strncmp(word, "variant=", 8) == 0) {
    o->variant = value + 1;
    return DONE;
  }
  if (value) return options_add(&o->set, word);
  if (o->arguments.count == 0) return options_add(&o->arguments, word);
  char *end;
  o->players = strtol(word, &end, 10);
  if (*end || o->players < 1 || o->players > 99) return complain(USAGE, T(request_wrong), word);
  return DONE;
}

/* Up to the next blank; quotes keep blanks together, and are left out. Takes it off *rest; NULL: there is none. */
static char *next_word(char **rest) {
  char *word = *rest + strspn(*rest, " \t"), *at = word, *to = word;
  for (bool quoted = false; *at && (quoted || !strchr(" \t", *at)); at++) {
    if (*at == '"') quoted = !quoted;
    else *to++ = *at;
  }
  if (at == word) return NULL;
  *rest = *at ? at + 1 : at;
  *to = '\0';
  return word;
}

int request_read(struct request *q, const char *line) {
  *q = (struct request){.text = strdup(line)};
  options_plain(&q->options);
  int status = q->text ? DONE : complain(FAULT, "%s", no_memory());
  char *rest = q->text, *word;
  while (status == DONE && (word = next_word(&rest)) != NULL) status = read_word(q, word);
  return status;
}

void request_free(struct request *q) {
  options_free(&q->options);
  free(q->text);
  *q = (struct request){.text = NULL};
}
