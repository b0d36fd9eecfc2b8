/* origins.h: where the files come from that a game is made from: one row for each kind of source. */
#ifndef ORIGINS_H
#define ORIGINS_H

#include <stdbool.h>
#include <stddef.h>

#include "croupier.h"
#include "file.h"
#include "role.h"

struct options;
struct words;

struct origin {
  croupier_source_kind kind;
  enum role role; /* which such a file must have */
  int (*missing)(const char *name,
                 const char *near); /* complains that there is no such file; near: one called alike, or "" */
  const char *below;                /* the folder below those of games where such files are, too; or NULL */
  const char *ending;               /* of the file beside the script, for ".lua": ".texts.lua"; or NULL */
  bool by_path;                     /* players name its file by the path alone */
  const char *option;               /* by which players name files: "house"; or NULL */
  size_t words;                     /* its place in struct options */
};
extern const struct origin origins[];
extern const int origin_count;

const struct origin *origin_of(croupier_source_kind kind);
/* The files that players have named for this kind; NULL: they do not name such files. */
const struct words *origin_words(const struct origin *origin, const struct options *o);
/* The path of the file beside a script, "" if there can be none. */
void origin_beside(const struct origin *origin, const char *script, char path[PATH_SIZE]);
/* Is this the name of a file beside a script? */
bool is_beside_script(const char *name);

#endif
