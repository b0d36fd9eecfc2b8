/* cluster.c: what a terminal shows as one letter, and the columns that text takes. By the tables of utf8proc: those of
   the C library depend on the locale of the host. */
#include "cluster.h"

#include <string.h>
#include <utf8proc.h>

#include "letter.h"

enum { AS_PICTURE = 0xfe0f }; /* the variation selector: ♥ is then two columns wide */

static bool is_plain(const char *text) { return *text >= ' ' && *text <= '~'; }

struct cluster cluster_at(const char *text, size_t size) {
  if (size == 0) return (struct cluster){0};
  if (is_plain(text) && (size == 1 || is_plain(text + 1))) return (struct cluster){1, 1, true};
  uint32_t code, next;
  size_t bytes = letter_read(text, size, &code), more;
  if (bytes == 0 || !letter_shown(code)) return (struct cluster){bytes ? bytes : 1, 1, false};
  int columns = utf8proc_charwidth((utf8proc_int32_t)code);
  utf8proc_int32_t state = 0;
  for (; (more = letter_read(text + bytes, size - bytes, &next)) > 0 && letter_shown(next); bytes += more) {
    if (utf8proc_grapheme_break_stateful((utf8proc_int32_t)code, (utf8proc_int32_t)next, &state)) break;
    int width = next == AS_PICTURE && columns == 1 ? 2 : utf8proc_charwidth((utf8proc_int32_t)next);
    if (utf8proc_get_property((utf8proc_int32_t)next)->boundclass == UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR)
      width = 2;
    if (width > columns) columns = width;
    code = next;
  }
  return (struct cluster){bytes, columns, true};
}

int text_width_of(const char *text, size_t bytes) {
  int width = 0;
  for (struct cluster c; bytes > 0; text += c.bytes, bytes -= c.bytes) {
    c = cluster_at(text, bytes);
    width += c.columns;
  }
  return width;
}

int text_width(const char *text) { return text_width_of(text, strlen(text)); }
