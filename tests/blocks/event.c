#include "doing.h"
void add_sides(struct croupier_event e, int sides);
void add_sides(struct croupier_event e, int sides) {
@
}
