/* variants.h: variants of games in their files. */
#ifndef VARIANTS_H
#define VARIANTS_H

#include "croupier.h"
#include "file.h"

/* Reads the variant of this name or path. Complains unless DONE; then *v is NULL. */
int variant_read(croupier_variant **v, const char *name, char path[PATH_SIZE]);
/* Does it turn this knob, "hand=5", to this value? NULL does not. */
bool variant_turns(const croupier_variant *v, const char *turned);
/* "Variant: The short game" and the knobs that it turns, on a line; nothing for NULL. */
void variant_tell(const croupier_variant *v, const char *lang);

#endif
