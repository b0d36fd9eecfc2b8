/* fault.c: errors, as facts and as the sentence made from the facts. */
#include "fault.h"
#include "plain.h"

#include "article.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The next value of a sentence, as text. conversion: what stands behind its % and flags, as "zu"; most: bytes of a
   string. */
static void read_value(char value[MAX_NAME], const char *conversion, size_t most, va_list *args) {
  bool wide = conversion[0] == 'z' || conversion[0] == 'l';
  char raw[MAX_NAME];
  switch (conversion[strspn(conversion, "zl")]) {
  case 's': snprintf(raw, most < MAX_NAME ? most + 1 : MAX_NAME, "%s", va_arg(*args, const char *)); break;
  case 'g': snprintf(raw, MAX_NAME, "%g", va_arg(*args, double)); break;
  case 'u':
    snprintf(raw, MAX_NAME, "%llu", wide ? va_arg(*args, unsigned long long) : va_arg(*args, unsigned));
    break;
  default: snprintf(raw, MAX_NAME, "%lld", wide ? va_arg(*args, long long) : va_arg(*args, int)); break;
  }
  text_safe(value, MAX_NAME, raw);
}

/* A sentence of the library's own as its English pattern and its values. */
static void note_values(croupier *c, const char *key, va_list *args) {
  croupier_fault *f = &c->fault;
  f->key = key;
  for (const char *p = strchr(key, '%'); p != NULL && f->values < CROUPIER_FAULT_VALUES;
       p = strchr(p + 1, '%')) {
    if (*++p == '%') continue;
    const char *conversion = p + strspn(p, ".*0123456789");
    bool cut = memchr(p, '*', (size_t)(conversion - p)) != NULL;
    size_t most = cut ? (size_t)va_arg(*args, int) : MAX_NAME;
    read_value(c->fault_value[f->values], conversion, most, args);
    f->value[f->values] = c->fault_value[f->values];
    f->values++;
  }
}

croupier_status_code croupier_fail(croupier *c, croupier_status_code code, const char *format, ...) {
  va_list args;
  va_start(args, format);
  char text[sizeof c->error];
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  article_choose(text);
  c->fault = (croupier_fault){.code = code, .text = c->error};
  const char *key = c->said_as != NULL ? c->said_as : format;
  c->said_as = NULL;
  va_start(args, format);
  bool own = strcmp(key, "%s") != 0 &&
             strncmp(key, "%s%s", 4) != 0; /* else it is a script's sentence, or Lua's */
  if (own) note_values(c, key, &args);
  va_end(args);
  text_safe(c->error, sizeof c->error, text); /* last, because it may be one of the values */
  return c->code = code;
}

const char *croupier_error(const croupier *c) { return c->error; }
croupier_status_code croupier_code(const croupier *c) { return c->code; }
const croupier_fault *croupier_last_fault(const croupier *c) { return &c->fault; }

croupier_status_code croupier_no_room(croupier *c) {
  return croupier_fail(c, CROUPIER_NO_MEMORY, "there is not enough memory");
}

/* Is this a place in the library's own Lua text? */
static bool is_ours(const char *text) { return strncmp(text, "stdlib/", 7) == 0; }

const croupier_change *wrapper_at(const croupier *c, const char *file, int line) {
  const croupier_change *change;
  for (size_t i = 0; (change = croupier_change_at(c, i)) != NULL; i++)
    if (change->way == CROUPIER_WRAPPED && change->file != NULL && change->was_file != NULL &&
        change->was_line == line && strcmp(change->was_file, file) == 0)
      return change;
  return NULL;
}

static const croupier_change *wrapper_of(const croupier *c, const struct vm_function *f) {
  return wrapper_at(c, f->source + 1, f->line);
}

/* The rule that was running: the innermost method of the game, or NULL. */
static const char *rule_of(const croupier *c) {
  const struct vm_function *running;
  int count = vm_running(c->vm, &running);
  for (int i = 0; i < count; i++) {
    const croupier_change *wrapper = wrapper_of(c, &running[i]);
    if (wrapper != NULL) return wrapper->name;
    for (size_t k = 0; k < c->rules; k++)
      if (c->rule[k].function.source == running[i].source && c->rule[k].function.line == running[i].line)
        return c->rule[k].name;
  }
  return NULL;
}

static bool is_house(const croupier *c, const char *file) {
  const char *house;
  for (size_t i = 0; (house = croupier_house(c, i)) != NULL; i++)
    if (strcmp(house, file) == 0) return true;
  return false;
}

const char *croupier_fault_caller(const croupier *c, int *line) {
  const struct vm_function *running;
  int count = vm_running(c->vm, &running);
  for (int i = 0; i < count; i++) {
    const char *file = running[i].source + 1; /* after the @ */
    bool house = is_house(c, file);
    const croupier_change *wrapper = house || !running[i].tail ? NULL : wrapper_of(c, &running[i]);
    if (house && i == 0) return NULL;
    if (!house && wrapper == NULL) continue;
    *line = house ? running[i].at : wrapper->line;
    return house ? file : wrapper->file;
  }
  return NULL;
}

static void note_caller(croupier *c) {
  const char *caller = croupier_fault_caller(c, &c->fault.caller_line);
  if (caller == NULL) return;
  snprintf(c->fault_caller, sizeof c->fault_caller, "%s", caller);
  c->fault.caller = c->fault_caller;
}

__attribute__((format(printf, 2, 3))) static void add_error(croupier *c, const char *format, ...) {
  size_t used = strlen(c->error);
  va_list args;
  va_start(args, format);
  vsnprintf(c->error + used, sizeof c->error - used, format, args);
  va_end(args);
}

/* Notes where in the game the script failed. */
static void note_circumstances(croupier_fault *f, const croupier *c) {
  const struct world *w = c->world;
  f->phase = w->phase;
  f->phase_number = w->phase_number;
  f->answers = w->decisions;
  f->seat = w->active + 1;
  f->seed = c->seed;
}

/* Notes the file and the line. */
static void note_place(croupier *c) {
  size_t size;
  int line = vm_place_line(c->vm, &size);
  if (line == 0 || is_ours(vm_place(c->vm))) return;
  snprintf(c->fault_file, sizeof c->fault_file, "%.*s", (int)size, vm_place(c->vm));
  c->fault.file = c->fault_file;
  c->fault.line = line;
}

static void say_circumstances(croupier *c, const croupier_fault *f) {
  add_error(c, " (in %s", f->rule == NULL ? "the script" : f->rule);
  if (f->caller != NULL) add_error(c, ", called from %s:%d", f->caller, f->caller_line);
  if (f->phase != NULL) add_error(c, ", %s", f->phase);
  if (f->phase != NULL && f->phase_number > 0) add_error(c, " %d", f->phase_number);
  add_error(c, ", after %llu answers", (unsigned long long)f->answers);
  if (f->seat > 0) add_error(c, ", player %d was asked last", f->seat);
  add_error(c, ", seed %llu)", (unsigned long long)f->seed);
}

/* Leaves out the library's own place at the beginning of an error if the script's place is known. */
const char *croupier_fault_text(croupier *c, const char **place) {
  const char *error = plain_error(vm_error(c->vm), c->plain, sizeof c->plain),
             *rest = is_ours(error) ? strstr(error, ": ") : NULL;
  *place = is_ours(vm_place(c->vm)) ? "" : vm_place(c->vm);
  if (**place != '\0' && rest != NULL) error = rest + 2;
  if (strncmp(error, *place, strlen(*place)) == 0) *place = "";
  return error;
}

/* The text of an error without the place at its beginning. */
static const char *text_alone(const croupier *c, const char *error) {
  const char *place = vm_place(c->vm);
  size_t size = strlen(place);
  bool placed = size > 0 && strncmp(error, place, size) == 0 && strncmp(error + size, ": ", 2) == 0;
  return placed ? error + size + 2 : error;
}

/* Fails with the script's place before the sentence. text: the sentence alone. */
static void fail_at(croupier *c, const char *place, const char *sentence, const char *text) {
  croupier_fail(c, CROUPIER_SCRIPT, "%s%s%s", place, *place == '\0' ? "" : ": ", sentence);
  snprintf(c->fault_text, sizeof c->fault_text, "%s", text);
  c->fault.text = c->fault_text;
  c->fault.rule = rule_of(c);
  note_place(c);
  note_caller(c);
}

void croupier_fail_in(croupier *c, const char *file, int line, const char *text) {
  char place[sizeof c->fault_file + 16];
  snprintf(place, sizeof place, "%s:%d", file, line);
  croupier_fail(c, CROUPIER_SCRIPT, "%s%s%s", place, ": ", text);
  snprintf(c->fault_text, sizeof c->fault_text, "%s", text);
  snprintf(c->fault_file, sizeof c->fault_file, "%s", file);
  c->fault.text = c->fault_text;
  c->fault.file = c->fault_file;
  c->fault.line = line;
}

void croupier_fail_waiting(croupier *c, const char *sentence) {
  vm_note_place(c->vm, c->play);
  fail_at(c, is_ours(vm_place(c->vm)) ? "" : vm_place(c->vm), sentence, sentence);
  note_circumstances(&c->fault, c);
  say_circumstances(c, &c->fault);
}

croupier_status_code croupier_fail_script(croupier *c, enum vm_status status) {
  const char *place, *error = croupier_fault_text(c, &place);
  const struct world *w = c->world;
  c->state = CROUPIER_BROKEN;
  if (!vm_had_room(c->vm) || (status == VM_MEMORY && w == NULL)) return croupier_no_room(c);
  fail_at(c, place, error, text_alone(c, error));
  if (w != NULL) c->fault.mistake = (croupier_mistake)w->mistake;
  if (w == NULL || w->in_spec) return CROUPIER_SCRIPT;
  if (!w->laying_out) {
    note_circumstances(&c->fault, c);
    say_circumstances(c, &c->fault);
  } else if (c->fault.rule != NULL) {
    add_error(c, " (in %s)", c->fault.rule);
  }
  return CROUPIER_SCRIPT;
}
