/* vm_text.c: the texts of errors: the place and the message, made safe for a terminal. */
#include "vm_inner.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "ldebug.h"
#include "letter.h"

/* Most frames that are read in a thread. More than fit into a stack; a bound is necessary because the thread may
   be changing. */
enum { FRAMES_MAX = LUAI_MAXSTACK };

/* May this pointer be read? Only inside the arena, where everything is mapped. */
static bool readable(const struct vm *vm, const void *p, size_t size) {
  return ((uintptr_t)p & 7) == 0 && arena_holds(&vm->arena, p, size);
}

static bool readable_array(const struct vm *vm, const void *p, int count, size_t size) {
  if (count <= 0) return count == 0;
  return arena_holds(&vm->arena, p, (size_t)count * size);
}

/* The Lua function of a frame, or NULL. While a stack is moved, its frames hold offsets. */
static const Proto *frame_proto(const struct vm *vm, const lua_State *L, const CallInfo *ci) {
  if (!isLua(ci)) return NULL;
  const char *slot = (const char *)ci->func.p;
  if (!readable(vm, slot, sizeof(StackValue))) slot = (const char *)L->stack.p + ci->func.offset;
  if (!readable(vm, slot, sizeof(StackValue))) return NULL;
  const TValue *value = s2v((const StackValue *)(const void *)slot);
  if (!ttisLclosure(value)) return NULL;
  const LClosure *closure = clLvalue(value);
  if (!readable(vm, closure, sizeof *closure)) return NULL;
  const Proto *p = closure->p;
  return readable(vm, p, sizeof *p) && p->tt == LUA_VPROTO ? p : NULL;
}

static int frame_line(const struct vm *vm, const Proto *p, const CallInfo *ci) {
  const char *code = (const char *)p->code, *pc = (const char *)ci->u.l.savedpc;
  ptrdiff_t at = (ptrdiff_t)((intptr_t)pc - (intptr_t)code) / (ptrdiff_t)sizeof(Instruction) - 1;
  if (at < 0) at = 0;
  if (at >= p->sizelineinfo || !readable_array(vm, p->lineinfo, p->sizelineinfo, sizeof *p->lineinfo) ||
      !readable_array(vm, p->abslineinfo, p->sizeabslineinfo, sizeof *p->abslineinfo))
    return -1;
  return luaG_getfuncline(p, (int)at);
}

/* The source of a function, or NULL. */
static const char *source_of(const struct vm *vm, const Proto *p) {
  if (p == NULL || !readable(vm, p->source, sizeof *p->source)) return NULL;
  size_t size = tsslen(p->source);
  const char *source = getstr(p->source);
  return size > 0 && arena_holds(&vm->arena, source, size + 1) ? source : NULL;
}

/* Writes "file:line" of a frame. */
static void frame_place(struct vm *vm, const Proto *p, const char *source, const CallInfo *ci) {
  char id[LUA_IDSIZE], line[16];
  luaO_chunkid(id, source, tsslen(p->source));
  vm->place_line = frame_line(vm, p, ci);
  snprintf(line, sizeof line, ":%d", vm->place_line);
  vm->place_file = vm_clean(vm->place, VM_PLACE_MAX + 1 - sizeof line, id, strlen(id), false);
  memcpy(vm->place + vm->place_file, line, strlen(line) + 1);
}

static void note_function(struct vm *vm, struct vm_function function) {
  if (vm->functions > 0) {
    const struct vm_function *inner = &vm->function[vm->functions - 1];
    if (inner->source == function.source && inner->line == function.line) return;
  }
  vm->function[vm->functions++] = function;
}

/* Notes the place of the first script; a place of our own serves until one is found. */
static void note_frames(struct vm *vm, const lua_State *L) {
  int left = FRAMES_MAX;
  for (const CallInfo *ci = L->ci; left-- && readable(vm, ci, sizeof *ci); ci = ci->previous) {
    if (vm->functions == VM_FUNCTIONS_MAX) return;
    const Proto *p = frame_proto(vm, L, ci);
    const char *source = source_of(vm, p);
    if (source == NULL) continue;
    bool script = *source != '=';
    if (vm->place[0] == '\0' || (script && vm->functions == 0)) frame_place(vm, p, source, ci);
    bool tail = (ci->callstatus & CIST_TAIL) != 0;
    if (script) note_function(vm, (struct vm_function){source, p->linedefined, frame_line(vm, p, ci), tail});
  }
}

void vm_note_place(struct vm *vm, lua_State *L) {
  vm->place[0] = '\0';
  vm->functions = 0;
  note_frames(vm, L);
  for (const struct vm_frame *f = vm->frame; f; f = f->up)
    if (f->L != L) note_frames(vm, f->L);
}

int vm_running(const struct vm *vm, const struct vm_function **functions) {
  *functions = vm->function;
  return vm->functions;
}

void vm_note_error(struct vm *vm, lua_State *L) {
  if (lua_type(L, -1) == LUA_TSTRING) {
    size_t size;
    const char *text = lua_tolstring(L, -1, &size);
    vm_clean(vm->error, sizeof vm->error, text, size, false);
  } else if (lua_isinteger(L, -1)) vm_say(vm, LUA_INTEGER_FMT, lua_tointeger(L, -1));
  else if (lua_type(L, -1) == LUA_TNUMBER) vm_say(vm, LUA_NUMBER_FMT, lua_tonumber(L, -1));
  else vm_say(vm, "(the error object is a %s value)", lua_typename(L, lua_type(L, -1)));
}

void vm_say(struct vm *vm, const char *format, ...) {
  va_list args;
  va_start(args, format);
  vsnprintf(vm->error, sizeof vm->error, format, args);
  va_end(args);
}

const char *vm_error(struct vm *vm) { return vm->error; }
const char *vm_place(struct vm *vm) { return vm->place; }

int vm_place_line(const struct vm *vm, size_t *size) {
  bool known = vm->place[0] != '\0' && vm->place_line > 0;
  *size = known ? vm->place_file : 0;
  return known ? vm->place_line : 0;
}

size_t vm_clean(char *to, size_t room, const char *from, size_t size, bool keep_tabs) {
  size_t used = 0;
  for (size_t taken; size > 0; from += taken, size -= taken) {
    char safe[LETTER_ROOM];
    taken = letter_safe(from, size, safe);
    if (*from == '\t' && keep_tabs) strcpy(safe, "\t");
    else if (*from == '\n' || *from == '\t' || *from == '\r')
      snprintf(safe, sizeof safe, "\\%c", *from == '\n' ? 'n' : *from == '\t' ? 't' : 'r');
    size_t length = strlen(safe);
    if (used + length >= room) break;
    memcpy(to + used, safe, length);
    used += length;
  }
  to[used] = '\0';
  return used;
}
