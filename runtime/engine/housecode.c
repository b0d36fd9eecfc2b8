/* housecode.c: what the code of a house rule says, token by token. */
#include "housecode.h"

#include <stdio.h>
#include <string.h>

#include "lex.h"
#include "lib.h"

static struct token behind(struct token token) { return lex_code(token.text + token.size); }

/* Behind `local` and its names, at `=`: is `...` all that follows? */
static bool is_given(struct token equals) {
  struct token dots = behind(equals);
  return token_is(equals, "=") && token_is(dots, "...");
}

/* The names behind `local`; attributes such as <const> may follow them. Returns the token behind all. */
static struct token behind_names(struct token token) {
  while (token.kind == TOKEN_NAME || token_is(token, ",") || token_is(token, "<") || token_is(token, ">"))
    token = behind(token);
  return token;
}

bool croupier_house_takes(const char *text, char game[64]) {
  for (struct token token = lex_code(text); token.kind != TOKEN_END; token = behind(token)) {
    if (!token_is(token, "local")) continue;
    struct token name = behind(token);
    if (name.kind != TOKEN_NAME || !is_given(behind_names(name))) continue;
    snprintf(game, 64, "%.*s", name.size < 63 ? (int)name.size : 63, name.text);
    return true;
  }
  return false;
}

static const char *line_of(const char *text, int line) {
  while (--line > 0 && *text != '\0') text += strcspn(text, "\n"), text += *text == '\n';
  return text;
}

bool housecode_names(const char *text, int from, int to, const char *table, const char *name) {
  const char *end = line_of(text, to + 1);
  struct token token = lex_code(line_of(text, from));
  for (; token.kind != TOKEN_END && token.text < end; token = behind(token)) {
    if (!token_is(token, table)) continue;
    struct token dot = behind(token);
    if (token_is(dot, ".") && token_is(behind(dot), name)) return true;
  }
  return false;
}

/* The last token of a table of texts that begins here, as in `game:texts { ... }`; else the same token. */
static struct token last_of_texts(struct token colon) {
  if (!token_is(colon, ":")) return colon;
  struct token name = behind(colon), token = behind(name);
  if (!token_is(name, "texts")) return colon;
  if (token_is(token, "(")) token = behind(token);
  for (int open = 0; token.kind != TOKEN_END; token = behind(token)) {
    open += token_is(token, "{") - token_is(token, "}");
    if (open == 0) return token_is(token, "}") ? token : colon;
  }
  return colon;
}

static void add_line_ends(luaL_Buffer *b, const char *from, const char *to) {
  for (; from < to; from++)
    if (*from == '\n') luaL_addchar(b, '\n');
}

void housecode_push(lua_State *L, const croupier_source *source, bool without_texts) {
  luaL_Buffer b;
  const char *at = lua_pushlstring(L, source->text, source->size); /* ends with a zero */
  luaL_buffinit(L, &b);
  for (struct token token = lex(at); token.kind != TOKEN_END; token = lex(at)) {
    struct token last = without_texts ? last_of_texts(token) : token;
    const char *end = last.text + last.size;
    luaL_addlstring(&b, at, (size_t)(token.text - at));
    if (token.kind == TOKEN_COMMENT || last.text != token.text) add_line_ends(&b, token.text, end);
    else luaL_addlstring(&b, token.text, token.size);
    at = end;
  }
  luaL_pushresult(&b);
  lua_remove(L, -2);
}
