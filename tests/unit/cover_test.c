/* cover_test.c: counts of lines outlive the chunk that they are of. */
#include "cover.h"
#include "greatest.h"
#include "vm_help.h"

SUITE(cover_suite);

static enum vm_status run_covered(struct vm *vm, const char *text, const char *name) {
  enum vm_status status = vm_compile(vm, text, strlen(text), name);
  if (status != VM_DONE || !vm_cover(vm, false)) return status == VM_DONE ? VM_ERROR : status;
  return vm_call(vm, 0, 0);
}

/* The chunk is collected, and its memory has other uses. */
TEST a_chunk_that_is_gone_keeps_its_counts(void) {
  static const char texts[] = "local kept = {}\nfor i = 1, 3000 do kept[i] = '@text' .. i .. '.lua' end\n";
  struct vm *vm = open_vm(0);
  int lines = 0;
  ASSERT_EQ(VM_DONE, run_covered(vm, "local x = 1\nx = x + 1\n", "@gone.lua"));
  vm_collect(vm);
  ASSERT_EQ(VM_DONE, run_covered(vm, texts, "@here.lua"));
  const int64_t *gone = vm_covered(vm, "gone.lua", &lines);
  ASSERT(gone != NULL && lines == 2 && gone[0] == 1 && gone[1] == 1);
  ASSERT(vm_covered(vm, "here.lua", &lines) != NULL && lines == 2);
  ASSERT(vm_covered(vm, "nowhere.lua", &lines) == NULL);
  vm_free(vm);
  PASS();
}

SUITE(cover_suite) { RUN_TEST(a_chunk_that_is_gone_keeps_its_counts); }
