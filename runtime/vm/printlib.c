/* printlib.c: values as text, for scripts: tostring, string.format, print. */
#include "vm_inner.h"

#include "lauxlib.h"
#include "sandbox.h"

enum { PRINT_MAX = 64 * 1024, LINE_MAX_BYTES = 1000 };

static void push_number(lua_State *L, int arg) {
  if (!lua_isinteger(L, arg) && lua_tonumber(L, arg) != lua_tonumber(L, arg)) {
    lua_pushliteral(L, "nan"); /* its sign differs between machines */
    return;
  }
  lua_pushvalue(L, arg);
  lua_tostring(L, -1);
}

void sandbox_push_string(lua_State *L, int arg) {
  if (luaL_callmeta(L, arg, "__tostring")) {
    if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "'__tostring' must return a string");
    return;
  }
  switch (lua_type(L, arg)) {
  case LUA_TSTRING: lua_pushvalue(L, arg); return;
  case LUA_TNUMBER: push_number(L, arg); return;
  case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, arg) ? "true" : "false"); return;
  default: break;
  }
  int type = luaL_getmetafield(L, arg, "__name");
  if (type == LUA_TSTRING) return;
  if (type != LUA_TNIL) lua_pop(L, 1);
  lua_pushstring(L, luaL_typename(L, arg));
}

int sandbox_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  sandbox_push_string(L, 1);
  return 1;
}

/* Converts the arguments of %s to strings here, because string.format would show addresses of tables. */
int sandbox_format(lua_State *L) {
  int top = lua_gettop(L), arg = 1;
  for (const char *s = luaL_checkstring(L, 1); *s;) {
    if (*s++ != '%') continue;
    if (*s == '%') {
      s++;
      continue;
    }
    s += strspn(s, "-+#0 123456789.");
    if (*s == 'p') return luaL_error(L, "invalid conversion '%%p' to 'format'");
    if (++arg <= top && *s == 's' && lua_type(L, arg) != LUA_TSTRING) {
      sandbox_push_string(L, arg);
      lua_replace(L, arg);
    }
    if (*s) s++;
  }
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

static void print_line(struct vm *vm, const char *text, size_t size) {
  char line[4 * LINE_MAX_BYTES + 4];
  if (vm->print == NULL || vm->printed > PRINT_MAX) return;
  size_t length = vm_clean(line, sizeof line - 3, text, size < LINE_MAX_BYTES ? size : LINE_MAX_BYTES, true);
  if (size > LINE_MAX_BYTES) {
    memcpy(line + length, "...", 3);
    length += 3;
  }
  vm->printed += length + 1;
  vm_defer(vm);
  vm->print(vm->print_data, line, length);
  if (vm->printed > PRINT_MAX) vm->print(vm->print_data, "(it prints more)", 16);
  vm_undefer(vm);
}

/* Makes the text even if nobody reads it: a script must run alike in both cases. */
int sandbox_print(lua_State *L) {
  int count = lua_gettop(L);
  luaL_checkstack(L, 2 * count + 2, "too many values to print");
  for (int i = 1; i <= count; i++) {
    if (i > 1) lua_pushliteral(L, "\t");
    sandbox_push_string(L, i);
  }
  lua_concat(L, count ? 2 * count - 1 : 0);
  size_t size;
  const char *text = lua_tolstring(L, -1, &size), *newline;
  while ((newline = memchr(text, '\n', size)) != NULL) {
    size_t length = (size_t)(newline - text);
    print_line(vm_of(L), text, length);
    text += length + 1, size -= length + 1;
  }
  print_line(vm_of(L), text, size);
  return 0;
}
