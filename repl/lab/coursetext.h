/* coursetext.h: the course of many games as people read it, and as JSON. */
#ifndef COURSETEXT_H
#define COURSETEXT_H

#include <jansson.h>
#include <stdio.h>

#include "course.h"

void courses_text(const struct courses *c, FILE *out);
json_t *courses_json(const struct courses *c);

#endif
