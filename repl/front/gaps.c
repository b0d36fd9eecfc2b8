/* gaps.c: `texts`: what players read that the texts of a game do not have yet. */
#define _POSIX_C_SOURCE 200809L

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "croupier.h"
#include "defaults.h"
#include "gamefiles.h"
#include "say.h"
#include "table.h"

enum { GAMES = 20, MOST_ANSWERS = 5000, GAME_TIME_MS = 10000 };

/* A key of the texts, and by language what stands for it while it is missing; NULL: it is there. */
struct wording {
  char *key, *instead[CROUPIER_MAX_LANGUAGES];
  bool read;
};

struct gaps {
  const char *lang[CROUPIER_MAX_LANGUAGES]; /* those that count, by number; NULL: not that one */
  struct wording *wording;
  size_t count;
  bool lost; /* no memory */
};

/* --- reading all that players read --- */

static void hear(void *data, const croupier_event *event) {
  const struct gaps *g = data;
  for (int i = 0; i < CROUPIER_MAX_LANGUAGES; i++)
    if (g->lang[i]) croupier_event_text(event, 0, g->lang[i]);
}

static void read_question(croupier *c, const croupier_question *q, const char *lang) {
  const char *reason;
  int seat = q->seat, options = q->kind == CROUPIER_NUMBER ? 0 : q->options,
      refused = croupier_refusals(c, seat);
  croupier_prompt(c, seat, lang);
  for (int i = 0; i < options; i++) {
    croupier_option(c, seat, i, lang);
    croupier_remark(c, seat, i, lang);
  }
  for (int i = 0; i < refused; i++) croupier_refused(c, seat, i, lang, &reason);
}

static void play_one(croupier *c, uint64_t seed, const char *lang) {
  croupier_start(c, seed);
  for (int i = 0; i < MOST_ANSWERS && croupier_status(c) == CROUPIER_ASKS; i++) {
    const croupier_question *q = croupier_question_at(c, 0);
    int seat = q->seat;
    read_question(c, q, lang);
    if (croupier_answer(c, seat, croupier_random_option(c, seat)) != CROUPIER_OK) return;
  }
  croupier_picture(c, 0, lang, 80, 24, 0);
  croupier_picture(c, 0, lang, 80, 24, CROUPIER_MAP);
}

static void read_page(croupier *c, const char *lang) {
  croupier_rules(c, lang, 0);
  croupier_text(c, "sections", lang);
  for (size_t i = 0; i < croupier_knob_count(c); i++) croupier_knob_at(c, i, lang);
  for (int i = 0; croupier_free_name(c, i, lang); i++) continue;
}

/* --- keeping it --- */

static struct wording *wording_of(struct gaps *g, const char *key) {
  for (size_t i = 0; i < g->count; i++)
    if (strcmp(g->wording[i].key, key) == 0) return &g->wording[i];
  struct wording *more = realloc(g->wording, (g->count + 1) * sizeof *more);
  if (!more) return NULL;
  g->wording = more;
  more[g->count] = (struct wording){.key = strdup(key)};
  return more[g->count].key ? &more[g->count++] : NULL;
}

static void keep(struct gaps *g, const croupier *c, int lang) {
  size_t place = 0;
  croupier_wording is;
  while (!g->lost && croupier_next_wording(c, g->lang[lang], &place, &is)) {
    struct wording *w = wording_of(g, is.key);
    if (w) w->read |= is.read;
    if (w && is.missing && !w->instead[lang]) w->instead[lang] = strdup(is.now);
    g->lost = !w || (is.missing && !w->instead[lang]);
  }
}

/* The languages of the game, and that of the reader. */
static void choose_languages(struct gaps *g, const croupier *c, const char *own) {
  const char *lang;
  for (int i = 0; (lang = croupier_language(i)) != NULL; i++)
    if (croupier_has_language(c, lang) || strcmp(lang, own) == 0) g->lang[i] = lang;
}

/* At one number of players. */
static int read_table(struct gaps *g, const croupier_config *config, const char *own) {
  int status;
  croupier *c = table_lay(config, &status);
  if (!c) return status;
  choose_languages(g, c, own);
  read_page(c, own);
  for (uint64_t seed = 1; seed <= GAMES && croupier_status(c) != CROUPIER_BROKEN; seed++)
    play_one(c, seed, own);
  if (croupier_status(c) == CROUPIER_BROKEN) status = table_failed(c, config);
  for (int i = 0; i < CROUPIER_MAX_LANGUAGES; i++)
    if (g->lang[i]) keep(g, c, i);
  croupier_free(c);
  return g->lost ? complain(FAULT, "%s", no_memory()) : status;
}

static int read_tables(struct gaps *g, croupier_config *config, const char *own) {
  int least = config->players, most = config->players, status = DONE;
  croupier_config declared = *config;
  declared.only_declared = true;
  croupier *c = least ? NULL : table_lay(&declared, &status);
  if (c) least = croupier_min_players(c), most = croupier_max_players(c);
  if (c) croupier_free(c);
  for (config->players = least; config->players <= most && status == DONE; config->players++)
    status = read_table(g, config, own);
  return status;
}

/* --- as Lua --- */

static bool is_name(const char *key) {
  static const char *const words[] = {"and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
                                      "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
                                      "repeat",   "return", "then", "true", "until",  "while"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(words[i], key) == 0) return false;
  for (const char *at = key; *at; at++)
    if (!isalnum((unsigned char)*at) && *at != '_') return false;
  return *key && !isdigit((unsigned char)*key);
}

static void print_quoted(const char *text) {
  putchar('"');
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    if (*text == '\n') fputs("\\n", stdout);
    else if (*text == '\t') fputs("\\t", stdout);
    else putchar(*text);
  }
  putchar('"');
}

/* Is it a text of the game that nobody has read? */
static bool is_unread(const struct gaps *g, const struct wording *w) {
  bool there = false;
  for (int i = 0; i < CROUPIER_MAX_LANGUAGES; i++) there |= g->lang[i] && !w->instead[i];
  return there && !w->read;
}

/* The text of the game that was never read and whose key is nearly this one, or NULL. */
static const char *misspelt(const struct gaps *g, const char *key) {
  const char **names = calloc(g->count + 1, sizeof *names);
  size_t count = 0;
  for (size_t i = 0; names && i < g->count; i++)
    if (is_unread(g, &g->wording[i])) names[count++] = g->wording[i].key;
  const char *near = names ? near_name(key, names, count) : NULL;
  free(names);
  return near;
}

static void print_gap(const struct gaps *g, const struct wording *w, int lang) {
  const char *near = misspelt(g, w->key);
  fputs("    ", stdout);
  if (is_name(w->key)) fputs(w->key, stdout);
  else putchar('['), print_quoted(w->key), putchar(']');
  fputs(" = ", stdout);
  print_quoted(w->instead[lang]);
  putchar(',');
  if (near) printf("%s", "  -- "), say(T(text_misspelt), near);
  putchar('\n');
}

static int by_key(const void *a, const void *b) {
  const struct wording *x = a, *y = b;
  return strcmp(x->key, y->key);
}

static size_t count_gaps(const struct gaps *g, int lang) {
  size_t count = 0;
  for (size_t i = 0; g->lang[lang] && i < g->count; i++) count += g->wording[i].instead[lang] != NULL;
  return count;
}

static void print_language(const struct gaps *g, int lang) {
  if (count_gaps(g, lang) == 0) return;
  printf("  %s = {\n", g->lang[lang]);
  for (size_t i = 0; i < g->count; i++)
    if (g->wording[i].instead[lang]) print_gap(g, &g->wording[i], lang);
  puts("  },");
}

static void print_gaps(struct gaps *g, const char *game) {
  size_t count = 0;
  qsort(g->wording, g->count, sizeof *g->wording, by_key);
  for (int i = 0; i < CROUPIER_MAX_LANGUAGES; i++) count += count_gaps(g, i);
  if (count == 0) {
    printf("-- "), say(T(texts_whole), game), putchar('\n');
    return;
  }
  printf("-- "), say(T(texts_missing), game, count);
  printf("\n-- "), say("%s", T(texts_pasted));
  puts("\nreturn {");
  for (int i = 0; i < CROUPIER_MAX_LANGUAGES; i++) print_language(g, i);
  puts("}");
}

/* Texts that nobody has read in all these games: the games may not have come so far, or nothing asks for them. */
static void print_unread(const struct gaps *g) {
  bool any = false;
  for (size_t i = 0; i < g->count; i++) {
    if (!is_unread(g, &g->wording[i])) continue;
    if (!any) fputs("-- ", stdout), say("%s", T(texts_unread));
    printf(any ? ", \"" : " \""), print_safe(stdout, g->wording[i].key), putchar('"');
    any = true;
  }
  if (any) putchar('\n');
}

static void free_gaps(struct gaps *g) {
  for (size_t i = 0; i < g->count; i++) {
    free(g->wording[i].key);
    for (int k = 0; k < CROUPIER_MAX_LANGUAGES; k++) free(g->wording[i].instead[k]);
  }
  free(g->wording);
}

int command_texts(const struct options *o) {
  struct gaps g = {.count = 0};
  struct rules r;
  const char *lang = language(o);
  if (!lang) return USAGE;
  int status = rules_read(&r, o->arguments.word[0], o);
  r.config.event = hear;
  r.config.data = &g;
  r.config.game_time_ms = GAME_TIME_MS;
  if (status == DONE) status = read_tables(&g, &r.config, lang);
  if (status == DONE) print_gaps(&g, r.file[0].name);
  if (status == DONE) print_unread(&g);
  free_gaps(&g);
  rules_free(&r);
  return status;
}
