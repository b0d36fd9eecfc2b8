# Builds the library, the program and the tests. `make help` lists the targets.
# A variant lives in a folder of its own, Lua included, and shares build/deps:
#   make BUILD=build/asan CC=clang CFLAGS_OPT='-O1 -g -fsanitize=address,undefined'

BUILD      = build
PREFIX     = /usr/local
ifeq ($(origin CC),default)
CC         = gcc
endif
OBJCOPY    = objcopy
AR         = $(if $(findstring clang,$(CC)),ar,gcc-ar)
# The library's objects are fat, so that a host built without LTO can link it. Clang's LTO would want lld.
# With LTO gcc looks into Lua as well, and is not sure of a variable there; the -O2 builds warn of ours.
CFLAGS_OPT = $(if $(findstring clang,$(CC)),-O3,-O3 $(INLINE) -flto=auto -ffat-lto-objects -Wno-maybe-uninitialized)
# A game is many short calls of Lua's API and of small words: with its usual bounds gcc leaves most of them calls.
INLINE     = --param inline-unit-growth=200 --param inline-min-speedup=5 --param max-inline-insns-auto=60

# a*b+c must round alike with every compiler on every machine: positions are hashed
STD   = -std=c11 -ffp-contract=off
WARN  = -Wall -Wextra -pedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes \
        -Wformat=2 -Werror=format -Werror=format-nonliteral -Werror=format-security
ifneq ($(CI)$(WERROR),)
WARN += -Werror
endif
# One set of objects serves the program, the tests and both libraries. A shared library that has a thread's variables of
# its own reaches them as fast as a program does.
SHARE = -fPIC -fvisibility=hidden -ftls-model=initial-exec
OURS  = $(STD) $(WARN) $(SHARE) $(CFLAGS_OPT)$(if $(LEARNING), $(LEARNING)) $(CFLAGS) -include runtime/literal.h
# all of the VM and of Lua in one piece: what is called most is then inlined
# -z now: a script that is stopped hard is never inside the dynamic linker
LDFLAGS = -Wl,-z,now $(if $(findstring -flto,$(CFLAGS_OPT)),-flto-partition=one)
LIBS  = -ljansson -lutf8proc -lm -lpthread
OWN_LIBS = -lseccomp $(LIBS) # of the program

# --- where things come from -------------------------------------------------------------------

FETCHED   = build/deps
LUA       = $(FETCHED)/lua/src
LUA_API   = $(FETCHED)/lua/include
LINENOISE = $(FETCHED)/linenoise
LUA_LEFT  = lua.c luac.c liolib.c loslib.c ldblib.c loadlib.c linit.c
LUA_NAMES = $(notdir $(filter-out $(LUA_LEFT:%=$(LUA)/%),$(wildcard $(LUA)/*.c)))
# A script must see no address: lua.h's prototype is parenthesised, so only lstrlib's one call changes.
LUA_CC    = $(CC) -std=gnu11 -w -ffp-contract=off $(SHARE) $(CFLAGS_OPT)$(if $(LEARNING), $(LEARNING)) $(CFLAGS) -iquote runtime/vm -DLUA_USER_H='"luaport.h"'

# While it waits for a key the program looks at other things (repl/prompt/line.c). Its functions for letters, if it has
# any, give way to those of repl/base/utf8.c.
LINENOISE_CC = $(CC) -std=gnu11 -w $(CFLAGS_OPT) $(CFLAGS) -U_FORTIFY_SOURCE -iquote repl/base -DUSE_UTF8 -Dread=line_key -DUTF8_STATIC="__attribute__((weak))"

# Each folder of runtime/ and repl/ is a room. A file finds the headers of its own room and of those below it, and no
# others (see runtime/README.md and repl/README.md).
ROOMS   = $(addprefix runtime/,pure vm table words engine out journal) \
          $(addprefix repl/,base jail games seats prompt draw lab front)
below_vm      = runtime/pure
below_table   = runtime/pure runtime/vm
below_words   = $(below_table) runtime/table
below_engine  = $(below_words) runtime/words
below_out     = runtime runtime/pure runtime/engine
below_journal = runtime runtime/pure runtime/out
below_jail    = repl/base
below_games   = repl/base repl/jail
below_seats   = repl/base repl/jail repl/games
below_prompt  = repl/base repl/games repl/seats
below_draw    =
below_lab     = repl/base repl/games repl/seats repl/draw
below_front   = repl/base repl/jail repl/games repl/seats repl/prompt
others_vm     = -I$(LUA)
others_table  = -iquote runtime -I$(LUA_API)
others_words  = -iquote runtime -I$(LUA_API)
others_engine = -iquote runtime -I$(LUA_API)
room    = $(notdir $(patsubst %/,%,$(dir $(1))))
finds   = $(below_$(room):%=-iquote %) $(others_$(room))
# A language is a file in each of these folders. KEYS is where the build writes what it makes of them.
TEXTS     = runtime/texts $(wildcard stdlib/*.texts)
ENGLISH   = $(TEXTS:%=%/en.txt)
LANGUAGES = $(ENGLISH) $(filter-out %/en.txt,$(wildcard $(TEXTS:%=%/*.txt)))
KEYS      = $(BUILD)/texts
# for tests that look inside
EVERY   = -iquote runtime -iquote $(KEYS) $(patsubst %,-iquote %,$(filter runtime/%,$(ROOMS))) -I$(LUA_API)
EVERY_REPL = -iquote $(KEYS) $(patsubst %,-iquote %,$(filter repl/%,$(ROOMS))) -I$(BUILD)/include

LIB_C   = $(wildcard $(patsubst %,%/*.c,$(filter runtime/%,$(ROOMS))))
REPL_C  = $(wildcard $(patsubst %,%/*.c,$(filter repl/%,$(ROOMS))))
UNIT_C  = $(wildcard tests/unit/*_test.c tests/unit/repl/*_test.c)
MUST_C  = $(wildcard tests/must/*.c)
BENCH_C = $(wildcard tests/bench/*.c)
FUZZ_C  = $(filter-out %/grammar.c,$(wildcard tests/fuzz/*.c))

LIB_O   = $(LIB_C:%.c=$(BUILD)/%.o)
REPL_O  = $(REPL_C:%.c=$(BUILD)/%.o)
UNIT_O  = $(UNIT_C:%.c=$(BUILD)/%.o)
OWN_O   = $(BUILD)/words.o $(BUILD)/built.o $(BUILD)/carried.o $(BUILD)/linenoise/linenoise.o
LUA_O   = $(LUA_NAMES:%.c=$(BUILD)/lua/%.o)

INSIDE  = $(BUILD)/inside.a
# The library in one piece: LTO looks into it once for libraries and tests, and once more with the program.
WHOLE   = $(if $(findstring sanitize,$(CFLAGS_OPT)),$(INSIDE),$(BUILD)/whole.o)
VERSION = $(shell sed -n 's/^.define CROUPIER_VERSION *"\(.*\)"/\1/p' runtime/croupier.h 2>/dev/null)
SONAME  = libcroupier.so.$(firstword $(subst ., ,$(VERSION)))
STATIC  = $(BUILD)/libcroupier.a
SHARED  = $(BUILD)/libcroupier.so.$(VERSION)
PROGRAM = $(if $(REPL_C),$(BUILD)/croupier)
UNIT    = $(if $(UNIT_C),$(BUILD)/tests/unit_main)
DISK    = $(BUILD)/tests/croupier_disk
FAULTY  = $(BUILD)/tests/croupier_engine
PSEUDO  = $(BUILD)/tests/croupier_pseudo
MUST    = $(MUST_C:tests/must/%.c=$(BUILD)/must/%)
BENCH   = $(BENCH_C:tests/bench/%.c=$(BUILD)/bench/%)
FUZZ    = $(FUZZ_C:tests/fuzz/%.c=$(BUILD)/fuzz/%)
TWINS   = $(patsubst %,$(BUILD)/tests/twins/%,bench hearts plain towers)

# A recipe that fails leaves no half-written file.
.DELETE_ON_ERROR:
# Several goals are made one after the other, each with all jobs.
ifneq ($(word 2,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

# --- building ---------------------------------------------------------------------------------

# written when no Lua but an old one was to be had
LOUDLY = [ ! -f $(FETCHED)/warning ] || cat $(FETCHED)/warning >&2

# The second pass of make knows which files the fetched Lua has.
.PHONY: all
all: $(FETCHED)/ok ## build the program (fetches what is missing)
	@$(LOUDLY)
	@$(MAKE) --no-print-directory built

.PHONY: built
built: $(INSIDE) $(PROGRAM)

# Jansson, libseccomp and utf8proc belong to the system: a build/ that has moved to another machine asks again. So does one that was
# fetched when less was needed.
ifeq ($(wildcard $(LINENOISE)/linenoise.c),)
$(FETCHED)/ok: always
else ifeq ($(shell printf '\#include <%s>\n' jansson.h seccomp.h utf8proc.h | $(CC) -E - >/dev/null 2>&1 && echo found),)
$(FETCHED)/ok: always
endif
$(FETCHED)/ok:
	@DEPS='$(DEPS)' CC='$(CC)' .ci/deps.sh build

# All of the library and of Lua, for the program and for tests that look inside.
$(INSIDE): $(LIB_O) $(BUILD)/stdlib.o $(KEYS)/library.o $(LUA_O)
	@rm -f $@
	$(AR) rcs $@ $^

# What others link: the functions of croupier.h, and not one name more, so that a host may have a Lua of its own.
# The program uses these pure files besides, so that there is one lexer and one hash. They are no part of what others
# link.
SHARED_H = runtime/pure/lex.h runtime/pure/fold.h runtime/pure/capital.h
HEADERS = $(sort $(wildcard runtime/croupier*.h))
INCLUDED = $(addprefix $(BUILD)/include/,$(notdir $(HEADERS) $(SHARED_H)))
$(BUILD)/exports: $(HEADERS) Makefile
	@mkdir -p $(@D)
	cat $(HEADERS) | sed 's,/\*.*\*/,,; /\/\*/,/\*\//d' | grep -o 'croupier_[a-z0-9_]*(' | tr -d '(' | sort -u >$@

$(BUILD)/whole.o: $(INSIDE)
	$(CC) $(OURS) -r -nostdlib $(if $(findstring -flto,$(CFLAGS_OPT)),-flto-partition=one -flinker-output=nolto-rel) \
	  -o $@ -Wl,--whole-archive $(INSIDE)

$(STATIC): $(BUILD)/whole.o $(BUILD)/exports
	@rm -f $@
	$(OBJCOPY) --keep-global-symbols=$(BUILD)/exports $< $(BUILD)/croupier.o
	$(AR) rcs $@ $(BUILD)/croupier.o

$(SHARED): $(BUILD)/whole.o $(BUILD)/exports
	{ echo '{ global:'; sed 's/$$/;/' $(BUILD)/exports; echo 'local: *; };'; } >$(BUILD)/exports.map
	$(CC) $(OURS) $(LDFLAGS) -fno-lto -shared -Wl,-soname,$(SONAME),--version-script=$(BUILD)/exports.map,-z,defs \
	  -o $@ $< $(LIBS)

.PHONY: library
library: all ## build libcroupier.a and libcroupier.so
	@$(MAKE) --no-print-directory $(STATIC) $(SHARED)

$(BUILD)/croupier: $(REPL_O) $(OWN_O) $(KEYS)/program.o $(INSIDE)
	$(CC) $(OURS) $(LDFLAGS) -o $@ $^ $(OWN_LIBS)

# A change of compiler or flags rebuilds everything. Nothing knows PREFIX: the program finds games from where it lies.
$(BUILD)/flags: always
	@mkdir -p $(@D)
	@echo '$(CC) $(OURS)' | cmp -s - $@ || echo '$(CC) $(OURS)' >$@
.PHONY: always

COMPILE = @mkdir -p $(@D) && echo '$(CC) $<' && $(CC) $(OURS) -MMD -MP -c -o $@ $<

$(LIB_O): $(BUILD)/%.o: %.c $(BUILD)/flags | $(KEYS)/library_keys.h
	$(COMPILE) $(call finds,$<) -iquote $(KEYS)
$(REPL_O): $(BUILD)/%.o: %.c $(BUILD)/flags $(INCLUDED) | $(KEYS)/program_keys.h
	$(COMPILE) $(call finds,$<) -iquote $(KEYS) -I$(BUILD)/include -isystem $(LINENOISE)
$(UNIT_O): $(BUILD)/%.o: %.c $(BUILD)/flags $(INCLUDED) | $(KEYS)/library_keys.h $(KEYS)/program_keys.h
	$(COMPILE) $(if $(findstring /repl/,$<),$(EVERY_REPL),$(EVERY)) -isystem $(FETCHED)
$(BUILD)/words.o $(BUILD)/built.o $(BUILD)/carried.o: %.o: %.c $(BUILD)/flags
	$(COMPILE) -iquote repl/base
$(BUILD)/stdlib.o: $(BUILD)/stdlib.c $(BUILD)/flags
	$(COMPILE) -iquote runtime/engine
$(KEYS)/library.o $(KEYS)/program.o: %.o: %.c $(BUILD)/flags
	$(COMPILE) -iquote $(KEYS) $(if $(filter %/library.o,$@),-iquote runtime/pure,-iquote repl/base)

$(BUILD)/lua/%.o: $(LUA)/%.c runtime/vm/luaport.h $(BUILD)/flags
	@mkdir -p $(@D)
	@echo '$(CC) $<' && $(LUA_CC) -c -o $@ $<
$(BUILD)/lua/lstrlib.o: LUA_CC += -D'lua_topointer(L,i)=NULL'
# its interpreter jumps from each instruction to the next: merged jumps would be predicted worse, and cost more
$(BUILD)/lua/lvm.o: LUA_CC += $(if $(findstring clang,$(CC)),,-fno-gcse -fno-crossjumping)

$(BUILD)/linenoise/linenoise.o: $(LINENOISE)/linenoise.c repl/base/utf8.h $(BUILD)/flags
	@mkdir -p $(@D)
	@echo '$(CC) $<' && $(LINENOISE_CC) -c -o $@ $<

# What is made keeps its time if it comes out as before, so that a change of a text compiles little.
SPOKEN = $(LIB_C) $(REPL_C) $(wildcard stdlib/*.lua)
$(KEYS)/made: .ci/texts.sh $(LANGUAGES) $(SPOKEN) $(KEYS)/languages
	@.ci/texts.sh $(KEYS) $(LANGUAGES) -- $(SPOKEN)
	@touch $@
$(KEYS)/languages: always # one may have been taken away
	@mkdir -p $(@D)
	@echo '$(LANGUAGES)' | cmp -s - $@ || echo '$(LANGUAGES)' >$@
$(KEYS)/library_keys.h $(KEYS)/library.c $(KEYS)/program_keys.h $(KEYS)/program.c: $(KEYS)/made ;

# What the program finds of the library: these headers as they are now, whatever their time says, and no others.
$(INCLUDED): always
	@mkdir -p $(@D)
	@cmp -s $(filter %/$(@F),$(HEADERS) $(SHARED_H)) $@ || cp $(filter %/$(@F),$(HEADERS) $(SHARED_H)) $@
STALE = $(filter-out $(INCLUDED),$(wildcard $(BUILD)/include/*.h))
$(if $(STALE),$(shell rm -f $(STALE)))

$(BUILD)/stdlib.c: $(wildcard stdlib/*.lua) .ci/embed.sh $(BUILD)/flags
	.ci/embed.sh stdlib.h 'struct stdlib_file croupier_stdlib' $(sort $(wildcard stdlib/*.lua)) >$@

# Files that the program itself writes or reads: templates of new games, and the types of all words.
CARRIED = $(sort $(wildcard examples/kinds/*)) stdlib/types.txt
$(BUILD)/carried.c: $(CARRIED) .ci/embed.sh $(BUILD)/flags
	.ci/embed.sh built.h 'struct carried carried' $(CARRIED) >$@

$(BUILD)/notices.txt: .ci/notices.sh LICENSE $(LUA)/lua.h $(LINENOISE)/linenoise.c
	.ci/notices.sh LICENSE $(LUA)/lua.h $(LINENOISE)/linenoise.c >$@

$(BUILD)/one_page.txt: .ci/page.sh stdlib/README.md $(wildcard stdlib/page/*)
	.ci/page.sh >$@

# AS_C FILE: its bytes, as they stand in C
AS_C = od -An -v -tu1 $(1) | sed 's/ *\([0-9][0-9]*\)/(char)\1,/g'; echo '0};'
$(BUILD)/built.c: $(BUILD)/notices.txt $(BUILD)/one_page.txt
	{ echo '#include "built.h"'; \
	  echo 'const char notices[] = {'; $(call AS_C,$(BUILD)/notices.txt); \
	  echo 'const char one_page[] = {'; $(call AS_C,$(BUILD)/one_page.txt); } >$@

USES = $(wildcard scripts/*.lua examples/*.lua examples/house-rules/*.lua examples/kinds/*.lua) examples/README.md
$(BUILD)/words.c: stdlib/README.md .ci/words.sh $(USES) $(BUILD)/flags
	.ci/words.sh $< $(USES) >$@.new
	@mv $@.new $@

-include $(wildcard $(KEYS)/*.d $(BUILD)/runtime/*/*.d $(BUILD)/repl/*/*.d $(BUILD)/tests/*.d $(BUILD)/tests/twins/*.d $(BUILD)/tests/unit/*.d $(BUILD)/tests/unit/repl/*.d $(BUILD)/must/*.d $(BUILD)/bench/*.d)

# --- learning ---------------------------------------------------------------------------------

# What is installed and measured: gcc counts what a build does in games of all scripts, and builds again with that
# knowledge. Where this fails, the plain build serves. `make LEARN= install` leaves it out.
LEARN    = $(if $(findstring -flto,$(CFLAGS_OPT)),$(filter build,$(BUILD)))
WATCHED  = BUILD=build/learnt LEARNING='-fprofile-generate -fprofile-update=prefer-atomic'
LEARNT   = BUILD=build/learnt LEARNING='-fprofile-use -fprofile-correction -Wno-missing-profile'
build/learnt/ok: $(wildcard Makefile .ci/train.sh runtime/*.h runtime/*/*.[ch] repl/*/*.[ch] stdlib/*.lua $(LUA)/*.c)
	@rm -rf build/learnt
	$(MAKE) --no-print-directory $(WATCHED) built >/dev/null
	.ci/train.sh build/learnt/croupier
	$(MAKE) --no-print-directory $(LEARNT) built >/dev/null
	@touch $@

# $(call BEST,TARGET): makes it in the build that has learnt, or in the plain one
BEST = if [ -n '$(LEARN)' ] && $(MAKE) $(JOBS) --no-print-directory build/learnt/ok; \
  then $(MAKE) $(JOBS) --no-print-directory $(LEARNT) $(1); else $(MAKE) $(JOBS) --no-print-directory $(1); fi

# --- using ------------------------------------------------------------------------------------

.PHONY: deps play
deps: ## install packages and fetch sources into build/deps (DEPS=dir: take them from there)
	@DEPS='$(DEPS)' CC='$(CC)' .ci/deps.sh build
	@$(LOUDLY)

play: all ## play Byzanz against three bots (no terminal: bots play, narrated)
	@if [ -t 0 ]; then exec $(BUILD)/croupier play byzanz --players 4 --seat 1=human; \
	else exec $(BUILD)/croupier play byzanz --players 4 --bots random; fi

# --- testing ----------------------------------------------------------------------------------

# tests/unit/zone_test.c defines SUITE(zone_suite). The tests in tests/unit/repl find the headers of repl/.
$(BUILD)/tests/unit_main.c: $(UNIT_C) .ci/unit_main.sh $(BUILD)/flags
	@mkdir -p $(@D)
	.ci/unit_main.sh $(sort $(UNIT_C)) >$@
# Unit tests are compiled often and take no time: what makes the program fast would only make them late.
$(UNIT_O) $(BUILD)/tests/unit_main.o: private CFLAGS_OPT := $(CFLAGS_OPT) $(if $(findstring -flto,$(CFLAGS_OPT)),-O1 -fno-lto)
$(BUILD)/tests/unit_main.o: $(BUILD)/tests/unit_main.c
	$(COMPILE) -isystem $(FETCHED)

# of the program, what its tests need
$(BUILD)/tests/repl.a: $(filter-out %/main.o,$(REPL_O)) $(OWN_O) $(KEYS)/program.o
	@mkdir -p $(@D) && rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/tests/unit_main: $(UNIT_O) $(BUILD)/tests/unit_main.o $(BUILD)/tests/repl.a $(INSIDE)
	$(CC) $(OURS) -fno-lto $(LDFLAGS) -o $@ $^ $(OWN_LIBS)

# the program on a disk that fails: tests/cli/disk.sh
DISK_LINK = -fno-lto -Wl,--wrap=write,--wrap=fdatasync,--wrap=fsync,--wrap=fflush
$(DISK): tests/cli/disk.c $(REPL_O) $(OWN_O) $(KEYS)/program.o $(INSIDE)
	@mkdir -p $(@D)
	$(CC) $(OURS) $(LDFLAGS) $(DISK_LINK) -o $@ $^ $(OWN_LIBS)

# the program with an engine that has faults: tests/check/engine.sh
FAULTY_LINK = -fno-lto -Wl,--wrap=croupier_start,--wrap=croupier_answer
$(FAULTY): tests/check/engine.c $(REPL_O) $(OWN_O) $(KEYS)/program.o $(INSIDE)
	@mkdir -p $(@D)
	$(CC) $(OURS) $(LDFLAGS) $(FAULTY_LINK) -I$(BUILD)/include -o $@ $^ $(OWN_LIBS)

# the program with one language more, which comes out of the English texts: tests/cli/languages.sh
WITH_QQ = $(BUILD)/tests/texts
$(PSEUDO): tests/cli/pseudo.awk $(REPL_O) $(OWN_O) $(KEYS)/made $(INSIDE)
	@rm -rf $(WITH_QQ) && mkdir -p $(WITH_QQ) && cp --parents $(LANGUAGES) $(WITH_QQ)
	for folder in $(TEXTS); do awk -f $< $$folder/en.txt >$(WITH_QQ)/$$folder/qq.txt; done
	@.ci/texts.sh $(WITH_QQ) $(LANGUAGES:%=$(WITH_QQ)/%) $(TEXTS:%=$(WITH_QQ)/%/qq.txt) -- $(SPOKEN)
	$(CC) $(OURS) $(LDFLAGS) -fno-lto -iquote $(WITH_QQ) -iquote runtime/pure -iquote repl/base -o $@ \
	  $(WITH_QQ)/library.c $(WITH_QQ)/program.c $(REPL_O) $(OWN_O) $(INSIDE) $(OWN_LIBS)

# memory.c and memory_bots.c make allocations fail, which they could not in one piece
WRAPPED = $(BUILD)/must/memory $(BUILD)/must/memory_bots
WRAP    = -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free,--wrap=vm_new
TEST_CC = $(CC) $(OURS) -MMD -MP $(EVERY) $(LDFLAGS) -fno-lto
$(WRAPPED): $(BUILD)/must/%: tests/must/%.c $(INSIDE)
	@mkdir -p $(@D)
	$(TEST_CC) $(WRAP) -o $@ $< $(INSIDE) $(LIBS)
$(filter-out $(WRAPPED),$(MUST)): $(BUILD)/must/%: tests/must/%.c $(WHOLE)
	@mkdir -p $(@D)
	$(TEST_CC) -o $@ $< $(WHOLE) $(LIBS)

# what tests/twins.sh compares is played, and not measured
$(TWINS): $(BUILD)/tests/twins/%: tests/bench/%.c $(WHOLE)
	@mkdir -p $(@D)
	$(TEST_CC) -o $@ $< $(WHOLE) $(LIBS)

# The games by hand have one file each, and are fastest without INLINE. LTO is for them alone: of the library they need
# a few lines, which it inlines. The others would each take a minute of it, for what $(WHOLE) has in it already.
BY_HAND = $(BUILD)/bench/towers $(BUILD)/bench/hearts
$(BY_HAND) $(TWINS): private INLINE =
$(BY_HAND): $(BUILD)/bench/%: tests/bench/%.c $(INSIDE)
	@mkdir -p $(@D)
	$(CC) $(OURS) -MMD -MP $(EVERY) $(LDFLAGS) -o $@ $< $(INSIDE) $(LIBS)
$(filter-out $(BY_HAND),$(BENCH)): $(BUILD)/bench/%: tests/bench/%.c $(WHOLE)
	@mkdir -p $(@D)
	$(TEST_CC) -o $@ $< $(WHOLE) $(LIBS)

# of those that people and programs type: see tests/fuzz/closed.h
CLOSED = open fopen mkdir unlink remove fork croupier_new croupier_bot_estimates croupier_search croupier_redeal game_close line_stopped
COMMA := ,
wrapped = $(1:%=-Wl$(COMMA)--wrap=%)
SANITIZING = $(findstring sanitize=address,$(CFLAGS_OPT))
# libFuzzer looks into each strcmp, for words to try. Without sanitizers speed is all: there its functions are left out.
FUZZER = $(if $(SANITIZING),-fsanitize=fuzzer,$(shell $(CC) -print-file-name=libclang_rt.fuzzer-$$(uname -m).a) -lstdc++)
FUZZ_FINDS = $(EVERY)
$(BUILD)/fuzz/prompt $(BUILD)/fuzz/stdio: FUZZ_FINDS = $(EVERY_REPL) -iquote runtime/out -iquote runtime/pure $(call wrapped,$(CLOSED))
$(BUILD)/fuzz/lay: FUZZ_FINDS = $(EVERY) -I$(LUA) $(if $(SANITIZING),,$(call wrapped,malloc calloc realloc free strdup))
$(FUZZ): $(BUILD)/fuzz/%: tests/fuzz/%.c tests/fuzz/grammar.c $(wildcard tests/fuzz/*.h) $(BUILD)/tests/repl.a $(INSIDE)
	@mkdir -p $(@D)
	$(CC) $(OURS) -MMD -MP $(FUZZ_FINDS) $(LDFLAGS) -o $@ $(filter-out %.h,$^) $(FUZZER) $(OWN_LIBS)

.PHONY: built-with-tests with-tests everything deps-test test test-long test-asan memcheck-parts lint fuzz built-to-fuzz mutate golden bench measured strength weighed
# Like `all` it leaves the work to one make, so that two never build the same files at once.
built-with-tests: all
	@$(MAKE) --no-print-directory with-tests
with-tests: built $(UNIT) $(DISK) $(FAULTY) $(PSEUDO) $(MUST) $(TWINS) $(if $(findstring sanitize,$(CFLAGS_OPT)),,$(STATIC) $(SHARED))
everything: built-with-tests
	@$(MAKE) --no-print-directory $(BENCH)

deps-test: $(FETCHED)/ok
	@.ci/deps.sh test

# on all cores, unless -j says otherwise
JOBS = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(shell nproc))
test: deps-test ## all tests; the last line says `N passed, N failed`
	@.ci/quietly.sh build $(MAKE) $(JOBS) --no-print-directory built-with-tests
	@BUILD=$(BUILD) tests/run.sh

test-long: deps-test ## the same and the long ones (tests/long)
	@.ci/quietly.sh build $(MAKE) $(JOBS) --no-print-directory built-with-tests
	@BUILD=$(BUILD) tests/run.sh long

# What the sanitizers find ends a test, with a status that no test expects. Lua and ours are both built with them; the
# arena tells them what is free.
SANITIZED = BUILD=build/asan CC=clang CFLAGS_OPT='-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=undefined'
test-asan: deps-test ## all tests with AddressSanitizer and UBSan; half an hour on two cores
	@.ci/quietly.sh build $(MAKE) $(JOBS) --no-print-directory $(SANITIZED) built-with-tests
	@BUILD=build/asan ASAN_OPTIONS=detect_leaks=0:exitcode=99 tests/run.sh

# Each target of tests/fuzz gets $(TIME) seconds, or TARGET alone. Lua's own branches are not counted: they say little
# of ours, and cost a third of the time.
TIME    = 60
TARGET  = $(notdir $(FUZZ))
QUICK   =
COUNTS  = -fsanitize-coverage=inline-8bit-counters,pc-table
$(LUA_O): private COUNTS =
PROFILE = $(CURDIR)/build/fuzz/fuzz/profile
FUZZED  = CC=clang $(if $(QUICK),BUILD=build/quick CFLAGS_OPT='-O3 -g $$(COUNTS)' \
  LEARNING='$(if $(wildcard $(PROFILE)),-fprofile-use=$(PROFILE) -Wno-profile-instr-out-of-date -Wno-profile-instr-unprofiled)',\
  BUILD=build/fuzz CFLAGS_OPT='-O2 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=undefined $$(COUNTS)')
fuzz: deps-test ## make up input with libFuzzer: TIME=60 seconds for each target of tests/fuzz, or TARGET=csv alone; QUICK=yes: without sanitizers, ten times as much
	@.ci/quietly.sh build $(MAKE) $(JOBS) --no-print-directory $(FUZZED) built-to-fuzz
	@BUILD=$(if $(QUICK),build/quick,build/fuzz) tests/fuzz/run.sh $(TIME) $(TARGET)

# Notes for QUICK=yes what the targets do most, so that its next builds are faster.
.PHONY: fuzz-profile
fuzz-profile: deps-test
	@.ci/quietly.sh build $(MAKE) $(JOBS) --no-print-directory CC=clang BUILD=build/watched CFLAGS_OPT='-O2 $$(COUNTS)' LEARNING=-fprofile-generate built-to-fuzz
	@LLVM_PROFILE_FILE=$(CURDIR)/build/watched/%p.profraw BUILD=build/watched tests/fuzz/run.sh $(TIME) $(TARGET)
	@$(shell clang -print-prog-name=llvm-profdata) merge -o $(PROFILE) build/watched/*.profraw
built-to-fuzz: $(FUZZ) $(BUILD)/croupier

# for tests/long/memcheck.sh, in valgrind alone
memcheck-parts:
	@$(MAKE) --no-print-directory BUILD=build/memcheck CC=gcc CFLAGS_OPT='-O1 -g -DPOISON_MEMCHECK' built build/memcheck/tests/unit_main

lint: built ## cppcheck, clang-tidy and the analyzers of clang and gcc; what they leave out, and why, stands in .ci/lint.sh
	@BUILD=$(BUILD) .ci/lint.sh

mutate: all ## do the tests notice changes to the code? A score; ten minutes on two cores
	@python3 -B tests/mutate.py

golden: all ## write golden games and sessions anew (tests/golden, tests/sessions); look at the difference before you keep it
	@BUILD=$(BUILD) sh tests/golden.sh write
	@CROUPIER=$(BUILD)/croupier sh tests/sessions/run.sh write

bench: $(FETCHED)/ok ## measure speed; a table, and bench.json in the folder of the build that was measured
	@$(call BEST,measured)
measured: built $(BENCH)
	@BUILD=$(BUILD) tests/bench/run.sh

strength: $(FETCHED)/ok ## measure how fast bots search and what they are worth; half an hour
	@$(call BEST,weighed)
weighed: built $(BENCH)
	@BUILD=$(BUILD) tests/bench/bots.sh
	@BUILD=$(BUILD) tests/bench/solved.sh

# --- installing -------------------------------------------------------------------------------

DEST    = $(DESTDIR)$(PREFIX)
DATA    = $(DEST)/share/croupier
DOC     = $(DEST)/share/doc/croupier
PLAYED  = $(shell find scripts examples -type f ! -name README.md)
# every README lies where it lies here, with the files that they link to, so that the links lead on
READ    = $(wildcard *.md */*.md */*/*.md) LICENSE runtime/croupier.h examples/embed.c
# PUT folder: the files under their names here
PUT     = @for file in $(2); do install -D -m $$([ -x $$file ] && echo 755 || echo 644) $$file $(1)/$$file || exit; done
# what the program writes about itself
MANUAL    = $(DEST)/share/man/man1/croupier.1
BASH_HELP = $(DEST)/share/bash-completion/completions/croupier
ZSH_HELP  = $(DEST)/share/zsh/site-functions/_croupier
FISH_HELP = $(DEST)/share/fish/vendor_completions.d/croupier.fish
WRITTEN   = $(MANUAL) $(BASH_HELP) $(ZSH_HELP) $(FISH_HELP)
# programs find the shared library, where this is the machine that it is for
FOUND     = @[ -n '$(DESTDIR)' ] || ldconfig 2>/dev/null || true
.PHONY: install put uninstall help clean distclean
install: $(if $(LEARN),all,put) ## install program, libraries, header, scripts, documentation, shell completion (PREFIX, DESTDIR)
	@$(if $(LEARN),$(call BEST,put),:)
put: library
	install -d $(DEST)/bin $(DEST)/lib/pkgconfig $(DEST)/include $(DATA) $(DOC) $(dir $(WRITTEN))
	install $(BUILD)/croupier $(DEST)/bin
	install -m 644 $(STATIC) $(SHARED) $(DEST)/lib
	ln -sf $(notdir $(SHARED)) $(DEST)/lib/$(SONAME)
	ln -sf $(SONAME) $(DEST)/lib/libcroupier.so
	install -m 644 $(HEADERS) $(DEST)/include
	$(call PUT,$(DATA),$(PLAYED))
	$(call PUT,$(DOC),$(READ))
	install -m 644 $(BUILD)/notices.txt $(DOC)
	sed -e 's,@PREFIX@,$(PREFIX),; s,@VERSION@,$(VERSION),' .ci/croupier.pc >$(DEST)/lib/pkgconfig/croupier.pc
	$(BUILD)/croupier stubs $(DATA)/stubs >/dev/null
	$(BUILD)/croupier manual >$(MANUAL)
	$(BUILD)/croupier completion bash >$(BASH_HELP)
	$(BUILD)/croupier completion zsh >$(ZSH_HELP)
	$(BUILD)/croupier completion fish >$(FISH_HELP)
	$(FOUND)

uninstall: ## take away what install has put there
	rm -f $(DEST)/bin/croupier $(DEST)/lib/libcroupier.a $(DEST)/lib/libcroupier.so* $(DEST)/lib/pkgconfig/croupier.pc
	rm -f $(DEST)/include/croupier*.h $(WRITTEN)
	rm -rf $(DATA) $(DOC)
	$(FOUND)

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

clean: ## remove what was built, keep what was fetched
	@find build -mindepth 1 -maxdepth 1 ! -name deps -exec rm -rf {} + 2>/dev/null || true

distclean: ## remove build/ altogether
	rm -rf build
