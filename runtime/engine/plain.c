/* plain.c: Lua's own complaints about mistakes that beginners make, in words that a beginner can read. */
#include "plain.h"

#include <stdio.h>
#include <string.h>

struct phrase {
  const char *lua, *plain;
};

static const struct phrase phrases[] = {
    {"attempt to call a table value (for iterator 'for iterator')",
     "a list is no loop: for _, player in ipairs(self.players) do"},
    {"attempt to call a zone value (for iterator 'for iterator')",
     "a zone is no loop: for piece in zone:each() do"},
    {"attempt to call a zones value (for iterator 'for iterator')",
     "zones are no loop: for _, zone in ipairs(zones) do"},
    {"attempt to call a nil value (for iterator 'for iterator')",
     "there is nothing to loop over, but nil: for _, item in ipairs(list) do"},
    {"bad argument #1 to 'for iterator' (table expected, got nil)",
     "there is nothing to loop over, but nil: for _, item in ipairs(list) do"},
    {"attempt to index a nil value (local 'self')",
     "there is no 'self': a rule is called as self:rule(), and in a house rule as before.rule(self)"},
    {"attempt to index a function value (field 'knobs')",
     "knobs are set by a call: game:knobs { name = value }"},
    {"attempt to index a function value (field 'texts')",
     "texts are set by a call: game:texts { en = { key = \"text\" } }"},
    {" (field 'integer index')", ": the list has no item at that place; the first is 1"},
    {"attempt to call a number value (method '", "a number of your own hides a method (call it not '"},
    {"attempt to call a boolean value (method '",
     "a true or false of your own hides a method (call it not '"},
    {"attempt to call a string value (method '", "a word of your own hides a method (call it not '"},
    {"attempt to call a zone value (method '", "a zone of your own hides a method (call it not '"},
    {"attempt to call a purse value (method '", "a purse of your own hides a method (call it not '"},
    {"attempt to compare number with zone", "a zone is no number: #zone is how many pieces it has"},
    {"attempt to compare zone with number", "a zone is no number: #zone is how many pieces it has"},
    {"attempt to compare number with purse", "a purse is no number: purse:amount() is what it holds"},
    {"attempt to compare purse with number", "a purse is no number: purse:amount() is what it holds"},
    {"attempt to compare number with function", "a method is no number: it is called, as in zone:size()"},
    {"attempt to compare function with number", "a method is no number: it is called, as in zone:size()"},
};

/* Lua names what is nil, unless it is the result of a call. */
static const char end[] = "attempt to index a nil value";

const char *plain_error(const char *error, char *room, size_t size) {
  for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++) {
    const char *at = strstr(error, phrases[i].lua);
    if (at == NULL) continue;
    snprintf(room, size, "%.*s%s%s", (int)(at - error), error, phrases[i].plain, at + strlen(phrases[i].lua));
    return room;
  }
  size_t size_of_error = strlen(error), size_of_end = sizeof end - 1;
  if (size_of_error < size_of_end || strcmp(error + size_of_error - size_of_end, end) != 0) return error;
  snprintf(room, size, "%s: the call before it returned nil, as zone:top() does for an empty zone", error);
  return room;
}
