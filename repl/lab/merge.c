/* merge.c: `merge`: shards of a simulation as one report. */
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "defaults.h"
#include "described.h"
#include "file.h"
#include "gather.h"
#include "say.h"
#include "shard.h"

enum { LARGEST_SHARD = 256 << 20 };

static int add(struct shards *s, const char *path) {
  struct file file;
  json_error_t wrong;
  int error = file_read(&file, path, LARGEST_SHARD);
  if (error) return complain(USAGE, T(file_not_read), path, file_failure(error));
  json_t *json = json_loadb(file.text, file.size, 0, &wrong);
  file_free(&file);
  if (!json) return complain(DAMAGED, T(merge_damaged), path);
  return shards_add(s, json, path);
}

/* Shards that are missing are games that are missing: the rest is a sample all the same. */
static void tell_missing(const struct shards *s) {
  char list[200] = "";
  uint64_t missing = 0;
  for (uint64_t i = 0; i < s->parts; i++) {
    size_t used = strlen(list);
    if (s->has[i]) continue;
    if (missing++ < 20 && used < sizeof list - 30)
      snprintf(list + used, sizeof list - used, "%s%llu", used ? ", " : "", (unsigned long long)i + 1);
  }
  if (missing) warn(T(merge_missing), (unsigned long long)missing, (unsigned long long)s->parts, list);
}

static int print(struct shards *s, const struct options *o) {
  struct metrics metrics = {0};
  gather(&s->report, &metrics);
  s->report.metrics = &metrics;
  tell_missing(s);
  int status = metrics.failed ? complain(FAULT, "%s", no_memory())
                              : output_write(o, &report_formats, &s->report);
  s->report.metrics = NULL;
  metrics_free(&metrics);
  return status;
}

int command_merge(const struct options *o) {
  if (!language(o)) return USAGE;
  struct shards shards = {.first = NULL};
  int status = output_format(o, &report_formats);
  for (size_t i = 0; i < o->arguments.count && status == DONE; i++)
    status = add(&shards, o->arguments.word[i]);
  if (status == DONE) status = print(&shards, o);
  shards_free(&shards);
  return status;
}
