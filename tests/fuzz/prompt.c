/* prompt.c: what players type, with a real game behind it. The first byte chooses the game and who sits there; the
   rest are lines. */
#include "closed.h"

#include "../../repl/prompt/repl.c" /* for its loop */

static void play(struct game *game) {
  struct repl r;
  begin(&r, game, "en");
  r.stays = true;
  run(&r);
  if (r.game != NULL) fuzz_check(r.game->c);
  end(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 2) return 0;
  closed_begin(data + 1, size - 1);
  play(closed_game(data[0], 1 + data[0] / 8 % 3));
  closed_end();
  return 0;
}
