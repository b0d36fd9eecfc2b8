#include "table/eventtable.c"
static const struct fact_row sides[] = {
@
{0}};
