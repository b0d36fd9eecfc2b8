#include "words/zonelib.c"
@
