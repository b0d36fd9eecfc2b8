/* engine.c: an engine with the two faults that no script can have. Linked around the program's own objects (see the
   Makefile), for tests/check/engine.sh. */
#include <stdlib.h>
#include <string.h>

#include "croupier.h"

/*
** ENGINE_FAULT=order: of all who are asked at once, the one who answers first gets the next option.
** ENGINE_FAULT=differs: something outlives a game. In every second game that the process begins, all get the first option.
*/

croupier_status_code __real_croupier_start(croupier *c, uint64_t seed);
croupier_status_code __wrap_croupier_start(croupier *c, uint64_t seed);
croupier_status_code __real_croupier_answer(croupier *c, int seat, int option);
croupier_status_code __wrap_croupier_answer(croupier *c, int seat, int option);

static unsigned games;

static int is_planted(const char *fault) {
  const char *planted = getenv("ENGINE_FAULT");
  return planted && strcmp(planted, fault) == 0;
}

croupier_status_code __wrap_croupier_start(croupier *c, uint64_t seed) {
  games++;
  return __real_croupier_start(c, seed);
}

croupier_status_code __wrap_croupier_answer(croupier *c, int seat, int option) {
  const croupier_question *q = croupier_question_of(c, seat);
  int first = croupier_questions(c) > 1 && croupier_questions(c) == croupier_players(c);
  if (q && first && is_planted("order")) option = (option + 1) % q->options;
  if (q && games % 2 && is_planted("differs")) option = 0;
  return __real_croupier_answer(c, seat, option);
}
