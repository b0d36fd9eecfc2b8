/* stdio.c: the protocol of `serve`. The first byte chooses the game and the seats of the client; the rest are its
   lines. */
#include "closed.h"

#include "../../repl/front/serve.c" /* for its loop */

enum { READ_EACH = 8 };

/* What goes out is JSON. */
static bool send_checked(void *data, const char *line) {
  json_t *message = chosen % READ_EACH == 0 ? json_loads(line, 0, NULL) : json_null();
  if (message == NULL) BAD("no JSON goes out: %s", line);
  json_decref(message);
  return send_out(data, line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 2) return 0;
  closed_begin(data + 1, size - 1);
  struct game *g = closed_game(data[0], 1 + data[0] / 8 % 3);
  struct service s = {.game = g, .wire = {.send = send_checked, .lang = "hu", .seats = g->humans}};
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
