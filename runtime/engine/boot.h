/* boot.h: turns the texts of a game into a table that is ready to play. */
#ifndef CROUPIER_BOOT_H
#define CROUPIER_BOOT_H

#include "croupier_inner.h"

/* Loads stdlib, script and house rules, and lays the table. */
croupier_status_code croupier_boot(croupier *c);
/* The last part of it: knobs, setup, freeze. */
croupier_status_code croupier_lay(croupier *c);

#endif
