/* pages.c: what is longer than the screen is shown a screen at a time. */
#define _POSIX_C_SOURCE 200809L

#include "pages.h"

#include <stdlib.h>
#include <string.h>

enum wish { MORE, ENOUGH, STOPPED };

/* Waits for Enter. ENOUGH: the person wants no further stops; anything that was typed but q is the next line. STOPPED:
   by Ctrl-C. */
static enum wish stop(struct repl *r) {
  char prompt[200], *line;
  snprintf(prompt, sizeof prompt, "%s%s%s", mark(&r->look, FAINT), T(more_below), mark(&r->look, PLAIN));
  bool (*news)(void *data) = r->line.calls.news;
  r->line.calls.news = NULL; /* a new size of the screen and new rules can wait */
  enum line_result result = line_read(&r->line, prompt, &line);
  r->line.calls.news = news;
  if (result == LINE_ENDED) r->left = true;
  if (r->look.screen && result == LINE_READ) fputs("\x1b[A\r\x1b[K", stdout); /* the line of the prompt */
  bool more = result == LINE_READ && !*line;
  if (result == LINE_READ && !more && strcmp(line, "q") != 0 && !r->ahead) r->ahead = strdup(line);
  return result == LINE_DROPPED ? STOPPED : more ? MORE : ENOUGH;
}

static int lines_of(const char *text) {
  int lines = 0;
  for (; *text; text++) lines += *text == '\n';
  return lines;
}

void pages_print(struct repl *r, const char *text) {
  int page = look_rows() - 1;
  bool stops = r->look.terminal && page > 1, enough = false;
  while (stops && !enough && lines_of(text) > page) {
    const char *end = text;
    for (int i = 0; i < page; i++) end = strchr(end, '\n') + 1;
    fwrite(text, 1, (size_t)(end - text), stdout);
    text = end;
    enough = stop(r) != MORE;
  }
  if (!enough) fputs(text, stdout);
}

void pages_begin(struct pages *p, const struct repl *r) {
  *p = (struct pages){.screen = NULL};
  FILE *text = r->look.terminal ? open_memstream(&p->text, &p->size) : NULL;
  if (!text) return;
  p->screen = stdout;
  stdout = text;
}

void pages_end(struct pages *p, struct repl *r) {
  if (!p->screen) return;
  fclose(stdout);
  stdout = p->screen;
  pages_print(r, p->text ? p->text : "");
  free(p->text);
}

bool pages_crowded(const struct repl *r, int more) {
  const struct game *g = r->game;
  return r->look.terminal && g->humans && r->automatic == 0 && g->story.lines > 0 &&
         g->story.lines + more > look_rows();
}

bool pages_of_news(struct repl *r, int more) {
  if (r->hurries || r->game->out || !pages_crowded(r, more)) return true;
  game_tell_rest(r->game);
  enum wish wish = stop(r);
  r->hurries = wish == ENOUGH;
  r->game->story.lines = 0;
  return wish != STOPPED;
}
