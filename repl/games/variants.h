/* variants.h: variants of games in their files. */
#ifndef VARIANTS_H
#define VARIANTS_H

#include "croupier.h"
#include "file.h"

#define VARIANTS_FOLDER "variants" /* below the folders of games */

/* Reads the variant of this name or path. Complains unless DONE; then *v is NULL. */
int variant_read(croupier_variant **v, const char *name, char path[PATH_SIZE]);
/* "Variant: The short game" and the knobs that it turns, on a line; nothing for NULL. */
void variant_tell(const croupier_variant *v, const char *lang);

#endif
