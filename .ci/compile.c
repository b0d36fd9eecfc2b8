/* compile.c: prints C with the bytecode of the Lua files named, for runtime/engine/stdlib.h. The build makes it of the same
   Lua as the library, so the library can load what it prints. Lines and names stay in it, for errors. */
#include <stdio.h>
#include <stdlib.h>

#include "lauxlib.h"
#include "lua.h"

enum { MOST = 1 << 20 };
static char text[MOST];

static size_t read_file(const char *path) {
  FILE *in = fopen(path, "rb");
  size_t size = in == NULL ? 0 : fread(text, 1, MOST, in);
  if (in == NULL || ferror(in) || size == MOST || fclose(in) != 0) {
    fprintf(stderr, "compile: cannot read %s\n", path);
    exit(1);
  }
  return size;
}

static int put(lua_State *L, const void *code, size_t size, void *data) {
  (void)L, (void)data;
  for (size_t i = 0; i < size; i++) printf("%u,%s", ((const unsigned char *)code)[i], i % 40 == 39 ? "\n" : "");
  return ferror(stdout);
}

static void print_code(const char *path, int number) {
  lua_State *L = luaL_newstate();
  if (L == NULL) exit(1);
  lua_pushfstring(L, "=%s", path);
  if (luaL_loadbufferx(L, text, read_file(path), lua_tostring(L, 1), "t") != LUA_OK) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    exit(1);
  }
  printf("static const unsigned char file_%d[] = {", number);
  if (lua_dump(L, put, NULL, 0) != 0) exit(1);
  puts("};");
  lua_close(L);
}

int main(int count, char **paths) {
  puts("#include \"stdlib.h\"");
  for (int i = 1; i < count; i++) print_code(paths[i], i);
  puts("const struct stdlib_file croupier_stdlib[] = {");
  for (int i = 1; i < count; i++) printf("  {\"%s\", (const char *)file_%d, sizeof file_%d},\n", paths[i], i, i);
  puts("  {NULL, NULL, 0}};");
  return fflush(stdout) == 0 ? 0 : 1;
}
