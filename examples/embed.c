/* embed.c: deal a game from a script and let bots play it; a whole host in C, and in C++ as well.
** cc embed.c $(pkg-config --cflags --libs croupier) -o embed && ./embed dare.lua
*/
#include <croupier.h>
#include <stdio.h>

static void tell(void *data, const croupier_event *event) {
  const char *sentence = croupier_event_text(event, 0, "en");
  (void)data;
  if (*sentence != '\0') printf("%s\n", sentence);
}

static int play(croupier *c) {
  croupier_start(c, 42);
  while (croupier_status(c) == CROUPIER_ASKS) {
    const croupier_question *question = croupier_question_at(c, 0);
    croupier_answer(c, question->seat, croupier_random_option(c, question->seat));
  }
  return croupier_status(c) == CROUPIER_ENDED ? 0 : 1;
}

int main(int argc, char **argv) {
  static char text[1 << 20];
  static croupier_config config; /* all zero: what is not said has its default */
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL) return fprintf(stderr, "usage: embed SCRIPT.lua\n"), 2;
  config.script.name = argv[1];
  config.script.text = text;
  config.script.size = fread(text, 1, sizeof text, file);
  config.event = tell;
  fclose(file);
  croupier *c = croupier_new(&config);
  int status = c == NULL || croupier_status(c) == CROUPIER_BROKEN ? 1 : play(c);
  if (status == 1) fprintf(stderr, "%s\n", c == NULL ? "there is not enough memory" : croupier_error(c));
  croupier_free(c);
  return status;
}
