/* verb_lua.c: lines of Lua: looking at anything, and changing it. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "odds.h"
#include "record.h"
#include "scratch.h"
#include "words.h"

/* --- one line, or several --- */

/* One more line of what was begun. LINE_ENDED: no more comes, or an empty one says that it is not wanted any more. */
static enum line_result another_line(struct repl *r, char **text) {
  char *line;
  r->more = true;
  enum line_result result = line_read(&r->line, "... ", &line);
  r->more = false;
  if (result != LINE_READ || !*line) return result == LINE_DROPPED ? LINE_DROPPED : LINE_ENDED;
  size_t size = strlen(*text), more = strcspn(line, "\r\n");
  char *longer = more ? realloc(*text, size + 1 + more + 1) : NULL;
  if (!longer) return LINE_ENDED;
  longer[size] = '\n';
  memcpy(longer + size + 1, line, more);
  longer[size + 1 + more] = '\0';
  *text = longer;
  return LINE_READ;
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
  enum line_result more = LINE_READ;
  int status = DONE;
  while (text) {
    if (edits) status = game_edit(r->game, text, &shown, &code);
    else code = croupier_look(c, text, &shown);
    if (code != CROUPIER_UNFINISHED || (more = another_line(r, &text)) != LINE_READ) break;
  }
  free(text);
  if (code == CROUPIER_OK) print_shown(shown);
  else if (more != LINE_DROPPED) {
    warn("%s", croupier_error(c));
    words_doubt(croupier_error(c));
  }
  if (code == CROUPIER_OK && edits) tell_edited(r);
  return status;
}

static int edit(struct repl *r, char *rest) {
  bool off = strcmp(rest, "off") == 0 || strcmp(rest, "ki") == 0;
  if (*rest && !off) {
    warn("%s", repl_in(r, "`edit` or `edit off`", "`szerkeszt` vagy `szerkeszt ki`"));
    return DONE;
  }
  r->editing = !off;
  print_line(
      stdout,
      r->editing
          ? repl_in(
                r, "Lines that begin with = change the game now; `undo` takes them back, `edit off` ends it.",
                "Az =-vel kezdődő sorok most megváltoztatják a játékot; a `vissza` visszavonja, a "
                "`szerkeszt ki` véget vet neki.")
          : repl_in(r, "Lines that begin with = only look again.",
                    "Az =-vel kezdődő sorok megint csak néznek."),
      0);
  return DONE;
}

/* --- scenes and tests --- */

/* "hand(2) = cloth 4, cloth 1; lot =" as a line of Lua; NULL: it is none, or there is no memory. */
static char *scene_line(char *text) {
  char *line = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&line, &size);
  bool sound = out && *text;
  if (out) fputs("scene {", out);
  for (char *next = text; sound && next;) {
    char *zone = next, *pieces = strchr(zone, '=');
    next = strchr(zone, ';');
    if (next) *next++ = '\0';
    sound = pieces && pieces < zone + strlen(zone) + 1 && !strpbrk(zone, "\"\\");
    if (!sound) break;
    *pieces++ = '\0';
    zone += strspn(zone, " \t");
    zone[strcspn(zone, " \t")] = '\0';
    fprintf(out, " [\"%s\"] = \"%s\"%s", zone, pieces + strspn(pieces, " \t"), next ? "," : "");
  }
  if (out) fputs(" }", out);
  if (out && fclose(out) == 0 && sound) return line;
  free(line);
  return NULL;
}

static int scene(struct repl *r, char *rest) {
  char *line = scene_line(rest);
  const char *shown;
  croupier_status_code code = CROUPIER_OK;
  int status = DONE;
  if (!line) {
    warn("%s",
         repl_in(
             r, "a scene is `scene ZONE = piece, piece; ZONE = piece`; `zones` lists the zones",
             "egy jelenet: `jelenet HELY = darab, darab; HELY = darab`; a `helyek` felsorolja a helyeket"));
    return DONE;
  }
  status = game_edit(r->game, line, &shown, &code);
  free(line);
  if (code != CROUPIER_OK) warn("%s", croupier_error(r->game->c));
  else tell_edited(r);
  return status;
}

static int record(struct repl *r, char *rest) {
  char *file = rest + strcspn(rest, " \t");
  if (*file) *file++ = '\0';
  if (strcmp(rest, "test") == 0 || strcmp(rest, "teszt") == 0)
    return record_test(r, file + strspn(file, " \t"));
  warn("%s", repl_in(r, "`record test` or `record test FILE`", "`rögzít teszt` vagy `rögzít teszt FÁJL`"));
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
      "Ami nem teljes, további sorokat kér; üres sorra abbahagyja. A lapok itt nincsenek takarva.\n"
      "A `szerkeszt` után az ilyen sor megváltoztatja a játékot."},
     LUA,
     A_TABLE,
     lua},
    {{"edit", "szerkeszt"},
     {"[off]", "[ki]"},
     {"lines of Lua (`= ...`) change the game from now on",
      "a Lua-sorok (`= ...`) ezentúl megváltoztatják a játékot"},
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
    {{"scene", "jelenet"},
     {"ZONE = PIECES [; ...]", "HELY = DARABOK [; ...]"},
     {"arrange what lies where", "mi hol legyen"},
     {"scene hand(2) = cloth 4, cloth 1; lot =   these lie there then, from the bottom, and nothing else\n"
      "What makes way goes to where the pieces came from, under what lies there. Names are the script's,\n"
      "as in `zones` and `card`. A scene is an edit: `undo` takes it back, and the question is put again.",
      "jelenet hand(2) = cloth 4, cloth 1; lot =   alulról fölfelé ezek lesznek ott, és semmi más\n"
      "Ami helyet ad, oda kerül, ahonnan a darabok jöttek, az ottaniak alá. A nevek a szkripté, mint a\n"
      "`helyek` és a `lap` parancsban. Szerkesztés: a `vissza` visszavonja, és a kérdés újra elhangzik."},
     NOTHING,
     A_TABLE,
     scene},
    {{"record", "rögzít"},
     {"test [FILE]", "teszt [FÁJL]"},
     {"what happened, as a test of the rules", "ami történt, a szabályok tesztjeként"},
     {"The test gives the same answers and edits, and then expects what has changed since the deal, or the\n"
      "last scene, to lie as it does now, and the scores. `croupier test FILE` runs it. It is added to FILE.",
      "A teszt ugyanezeket a válaszokat és szerkesztéseket adja, aztán elvárja, hogy ami az osztás vagy az\n"
      "utolsó jelenet óta változott, úgy legyen, mint most, és a pontokat is. `croupier test FÁJL` futtatja.\n"
      "A FÁJL végéhez íródik."},
     NOTHING,
     A_TABLE,
     record},
    {{"odds", "esély"},
     {"EXPRESSION", "KIFEJEZÉS"},
     {"how likely that is, by what you know", "mennyire valószínű, amennyit te tudsz"},
     {"odds p2.hand:count { kind = \"wine\" } > 1   yes or no; of a number, its average\n"
      "What you cannot have seen is dealt anew again and again, as it may lie by all you know. Ctrl-C ends it.",
      "esély p2.hand:count { kind = \"wine\" } > 1   igen vagy nem; számnál az átlaga\n"
      "Amit nem láthattál, újra meg újra kiosztja úgy, ahogy szerinted lehet. A Ctrl-C megállítja."},
     LUA,
     A_TABLE,
     odds},
    {{"scratch", "vázlat"},
     {"[players]", "[játékosok]"},
     {"an empty table: try the words of scripts line by line",
      "üres asztal: a szkriptek szavai soronként kipróbálva"},
     {"stock = self:zone \"stock\"         each line is tried at once, and what it says is shown\n"
      "stock:shuffle()                   lines make what setup makes, or play; `undo` takes them back\n"
      "p1:ask(\"which\", stock)            you answer for all players\n"
      "keep FILE                         the lines as a script, which `start FILE` plays\n"
      "`help zone` lists the words of zones, `help zone.deal` explains one. `leave` comes back here.",
      "stock = self:zone \"stock\"         minden sort azonnal kipróbál, és megmutatja, mit mond\n"
      "stock:shuffle()                   a sorok a setup dolgait készítik, vagy játszanak; `vissza` visszavonja\n"
      "p1:ask(\"which\", stock)            minden játékos helyett te válaszolsz\n"
      "megtart FÁJL                      a sorok szkriptként, az `indít FÁJL` játssza\n"
      "A `súgó zone` a helyek szavait sorolja fel, a `súgó zone.deal` egyet magyaráz el. Az `elhagy` visszatér."},
     NOTHING,
     ANYTIME,
     scratch},
    {.name = {NULL}},
};
