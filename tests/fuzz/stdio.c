/* stdio.c: the protocol of `serve`. The first byte chooses the game and the seats of the client; the rest are its
   lines. */
#include "closed.h"

#include "../../repl/front/serve.c" /* for its loop */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 2) return 0;
  closed_begin(data + 1, size - 1);
  struct game *g = closed_game(data[0], 1 + data[0] / 8 % 3);
  struct service s = {.game = g, .wire = {.send = send_out, .lang = "hu", .seats = g->humans}};
  g->client = &s.wire;
  g->muted = true;
  serve(&s);
  fuzz_check(g->c);
  g->client = NULL;
  g->muted = false;
  free(s.turns);
  closed_end();
  return 0;
}
