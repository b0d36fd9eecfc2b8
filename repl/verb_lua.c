/* verb_lua.c: lines of Lua: looking at anything, and changing it. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "verbs.h"

/* --- one line, or several --- */

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

/* The game has been changed: its questions are others now. */
static void tell_edited(struct repl *r) {
  croupier *c = r->game->c;
  repl_changed(r);
  if (croupier_questions(c) > 0 && croupier_asks_from_list(c, croupier_question_at(c, 0)->seat))
    puts(repl_in(
        r, "What is offered comes from a list that the script had made before: it is as it was.",
        "Ami választható, egy listából jön, amelyet a szkript már előbb elkészített: az nem változott."));
}

static int lua(struct repl *r, char *rest) {
  char *text = strdup(rest);
  const char *shown = "";
  croupier *c = r->game->c;
  croupier_status_code code = CROUPIER_NO_MEMORY;
  bool edits = r->editing && text && !croupier_only_looks(c, text);
  int status = DONE;
  while (text) {
    if (edits) status = game_edit(r->game, text, &shown, &code);
    else code = croupier_look(c, text, &shown);
    if (code != CROUPIER_UNFINISHED || !another_line(r, &text)) break;
  }
  free(text);
  if (code == CROUPIER_OK) print_shown(shown);
  else warn("%s", croupier_error(c));
  if (code == CROUPIER_OK && edits) tell_edited(r);
  return status;
}

static int edit(struct repl *r, char *rest) {
  r->editing = strcmp(rest, "off") != 0 && strcmp(rest, "ki") != 0;
  puts(
      r->editing
          ? repl_in(
                r, "Lines of Lua change the game now; `undo` takes them back, `edit off` ends it.",
                "A Lua-sorok most megváltoztatják a játékot; `vissza` visszavonja, `szerkeszt ki` véget vet neki.")
          : repl_in(r, "Lines of Lua only look again.", "A Lua-sorok megint csak néznek."));
  return DONE;
}

const struct verb lua_verbs[] = {
    {{"lua", "="},
     {"EXPRESSION", "KIFEJEZÉS"},
     {"look at anything, in Lua; = does the same", "bármi megnézése Luában; a `lua` is ezt teszi"},
     {"= p2.hand                          what lies there; players are p1, p2 ..., the game is self\n"
      "= self.stock:count { value = 4 }   all words of scripts, and the script's own names\n"
      "= p1:score(5) return p1:points()   whatever it does, the game is as it was afterwards\n"
      "What is not complete asks for more lines; an empty one ends that. Hands are not hidden here.\n"
      "After `edit` such a line changes the game.",
      "= p2.hand                          mi van ott; a játékosok p1, p2 ..., a játék self\n"
      "= self.stock:count { value = 4 }   a szkriptek minden szava, és a szkript saját nevei\n"
      "= p1:score(5) return p1:points()   bármit tesz is, utána a játék olyan, amilyen volt\n"
      "Ami nem teljes, további sorokat kér; üres sorra abbahagyja. A kezek itt nincsenek takarva.\n"
      "A `szerkeszt` után az ilyen sor megváltoztatja a játékot."},
     NOTHING,
     A_TABLE,
     lua},
    {{"edit", "szerkeszt"},
     {"[off]", "[ki]"},
     {"lines of Lua change the game from now on", "a Lua-sorok ezentúl megváltoztatják a játékot"},
     {"= p1.hand:top():move(p2.hand)   pieces go elsewhere; new ones cannot be made in play\n"
      "= self.bank:pay(p1.gold, 5)     purses\n"
      "= p1:score(10)                  points, fields, the script's own variables\n"
      "Each is a line of the journal, and `undo` takes it back. The question that waits is put again, with\n"
      "what is possible then. A plain expression, as `= p1.hand`, still only looks.",
      "= p1.hand:top():move(p2.hand)   darabok máshová kerülnek; újak játék közben nem készíthetők\n"
      "= self.bank:pay(p1.gold, 5)     erszények\n"
      "= p1:score(10)                  pontok, mezők, a szkript saját változói\n"
      "Mindegyik a napló egy sora, és a `vissza` visszavonja. A várakozó kérdés újra elhangzik, azzal,\n"
      "ami akkor lehetséges. Egy puszta kifejezés, mint `= p1.hand`, most is csak néz."},
     NOTHING,
     A_TABLE,
     edit},
    {.name = {NULL}},
};
