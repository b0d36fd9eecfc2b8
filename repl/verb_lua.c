/* verb_lua.c: lines of Lua: looking at anything. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "verbs.h"

/* One more line of what was begun. False: no more comes, or an empty one says that it is not wanted any more. */
static bool another_line(struct repl *r, char **text) {
  char *line;
  if (line_read(&r->line, "... ", &line) != LINE_READ || !*line) return false;
  size_t size = strlen(*text), more = strcspn(line, "\r\n");
  char *longer = more ? realloc(*text, size + 1 + more + 1) : NULL;
  if (!longer) return false;
  longer[size] = '\n';
  memcpy(longer + size + 1, line, more);
  longer[size + 1 + more] = '\0';
  *text = longer;
  return true;
}

static void print_shown(const char *shown) {
  if (!*shown) return;
  print_safe(stdout, shown);
  putchar('\n');
}

static int lua(struct repl *r, char *rest) {
  char *text = strdup(rest);
  const char *shown = "";
  croupier_status_code code = CROUPIER_NO_MEMORY;
  while (text) {
    code = croupier_look(r->game->c, text, &shown);
    if (code != CROUPIER_UNFINISHED || !another_line(r, &text)) break;
  }
  if (code == CROUPIER_OK) print_shown(shown);
  else warn("%s", croupier_error(r->game->c));
  free(text);
  return DONE;
}

const struct verb lua_verbs[] = {
    {{"lua", "="},
     {"EXPRESSION", "KIFEJEZÉS"},
     {"look at anything, in Lua; = does the same", "bármi megnézése Luában; a `lua` is ezt teszi"},
     {"= p2.hand                          what lies there; players are p1, p2 ..., the game is self\n"
      "= self.stock:count { value = 4 }   all words of scripts, and the script's own names\n"
      "= p1:score(5) return p1:points()   whatever it does, the game is as it was afterwards\n"
      "What is not complete asks for more lines; an empty one ends that. Hands are not hidden here.",
      "= p2.hand                          mi van ott; a játékosok p1, p2 ..., a játék self\n"
      "= self.stock:count { value = 4 }   a szkriptek minden szava, és a szkript saját nevei\n"
      "= p1:score(5) return p1:points()   bármit tesz is, utána a játék olyan, amilyen volt\n"
      "Ami nem teljes, további sorokat kér; üres sorra abbahagyja. A kezek itt nincsenek takarva."},
     NOTHING,
     A_TABLE,
     lua},
    {.name = {NULL}},
};
