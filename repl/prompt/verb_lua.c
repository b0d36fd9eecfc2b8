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
  if (*shown) say_line("%s", shown);
}

/* The game has been changed: its questions are others now. */
static void tell_edited(struct repl *r) {
  croupier *c = r->game->c;
  repl_changed(r);
  if (croupier_questions(c) > 0 && croupier_asks_from_list(c, croupier_question_at(c, 0)->seat))
    say_line("%s", T(offer_unchanged));
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
  bool off = text_is(TEXT_word_off, rest);
  if (*rest && !off) {
    warn("%s", T(edit_usage));
    return DONE;
  }
  r->editing = !off;
  print_line(stdout, r->editing ? T(edit_on) : T(edit_off), 0);
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
    warn("%s", T(scene_usage));
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
  if (text_is(TEXT_word_test, rest)) return record_test(r, file + strspn(file, " \t"));
  warn("%s", T(record_usage));
  return DONE;
}

const struct verb lua_verbs[] = {
    VERB(lua, LUA, A_TABLE, lua),
    VERB(edit, NOTHING, A_TABLE, edit),
    VERB(scene, NOTHING, A_TABLE, scene),
    VERB(record, NOTHING, A_TABLE, record),
    VERB(odds, LUA, A_TABLE, odds),
    VERB(scratch, NOTHING, ANYTIME, scratch),
    {.run = NULL},
};
