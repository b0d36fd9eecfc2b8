/* words.c: help for the words of scripts. */
#include "words.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "say.h"

/* The name in a signature: "deal" of "zone:deal(n, to)". Returns its size. */
static size_t name_in(const struct word *word, const char **name) {
  size_t size = strcspn(word->signature, " ([{\"");
  *name = word->signature;
  for (size_t i = 0; i < size; i++)
    if (strchr(".:", word->signature[i])) *name = word->signature + i + 1;
  return size - (size_t)(*name - word->signature);
}

static bool is_named(const struct word *word, const char *name) {
  const char *known;
  size_t size = name_in(word, &known);
  return strlen(name) == size && strncmp(known, name, size) == 0;
}

/* "croupier.score" is `score` for short. */
static bool belongs(const struct word *word, const char *section, size_t size) {
  const char *dot = strrchr(word->section, '.'), *last = dot ? dot + 1 : word->section;
  return (strlen(word->section) == size && strncmp(word->section, section, size) == 0) ||
         (strlen(last) == size && strncmp(last, section, size) == 0);
}

/* What stands before the last sign in a name; SIZE_MAX: there is none. */
static size_t section_in(const char *name) {
  for (size_t size = strlen(name); size > 0; size--)
    if (strchr(".:", name[size - 1])) return size - 1;
  return SIZE_MAX;
}

static void print_word(const struct word *word, bool used) {
  say_line("  %s\n      %s", word->signature, word->sentence);
  if (used && *word->place) say_line("      %s: %s", word->place, word->use);
}

static bool word_help(const char *name) {
  size_t section = section_in(name);
  bool found = false;
  for (const struct word *w = words; *name && w->section; w++) {
    bool is = section != SIZE_MAX ? belongs(w, name, section) && is_named(w, name + section + 1)
                                  : belongs(w, name, strlen(name)) || is_named(w, name);
    if (is) print_word(w, is_named(w, section == SIZE_MAX ? name : name + section + 1));
    found = found || is;
  }
  return found;
}

const struct word *words_find(const char *section, size_t size, const char *name) {
  for (const struct word *w = words; w->section; w++)
    if (belongs(w, section, size) && is_named(w, name)) return w;
  return NULL;
}

/* --- what is meant --- */

/* What people call things that have another name here: the recipe, and the words for it. */
static const struct synonym {
  const char *name, *recipe, *words[3];
} synonyms[] = {
    {"dice", "dice are rolled in the open, or lie in a zone of a player", {"game:roll", "player:roll"}},
    {"die",
     "dice are rolled in the open, or lie in a zone of a player",
     {"game:roll", "player:dice", "player:roll"}},
    {"coin", "a toss is a random number, 1 or 2", {"game:random"}},
    {"discard pile", "a zone; with `renew` it is shuffled into the deck when that runs out", {"game:zone"}},
    {"discard", "a card is moved to the zone of discards", {"piece:move", "game:zone"}},
    {"draw",
     "cards are dealt from a zone to another, or the top one is moved",
     {"zone:deal", "zone:top", "piece:move"}},
    {"swap", "players may swap by a trade", {"player:trade"}},
    {"exchange", "zones change their contents, or players trade", {"zone:swap", "player:trade"}},
    {"peek",
     "a piece is seen in a zone whose `sees` names the player: move it there and back",
     {"piece:move", "player:zone"}},
    {"counter", "what is counted is in a purse", {"game:purse", "player:purse", "purse:pay"}},
    {"token", "a piece, or in numbers a purse", {"zone:create", "game:purse", "player:purse"}},
    {"money", "what is counted is in a purse", {"player:purse", "purse:pay", "purse:can_pay"}},
    {"flip", "a piece is turned up by moving it to a zone that all see", {"piece:move", "game:zone"}},
    {"reveal", "a piece is turned up by moving it to a zone that all see", {"piece:move", "game:zone"}},
    {"tap", "a piece is tapped by moving it to a second zone for tapped ones", {"piece:move", "player:zone"}},
    {"card", "a card is a piece, made in a zone", {"zone:create", "piece:move"}},
    {"deck",
     "a deck is a zone, in which playing cards or other pieces are made",
     {"game:zone", "game:cards", "zone:create"}},
    {"pass hands", "a zone of each player goes on to a neighbour's", {"game:pass_on"}},
    {"hand", "a hand is a zone of a player", {"player:zone", "zone:deal"}},
    {"vote", "all are asked at once", {"game:ask_all"}},
    {"yes", "a yes or no is asked for", {"player:agrees"}},
    {"turn", "turns are a loop over the players", {"game:turns", "game:clockwise"}},
    {"cooperation", "all win or lose: game \"name\" { together = true }", {"game:win", "game:lose"}},
    {"winner", "players are ranked by their points", {"game:standings", "player:score"}},
};

static const struct synonym *synonym_of(const char *name) {
  for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++)
    if (strcasecmp(synonyms[i].name, name) == 0) return &synonyms[i];
  return NULL;
}

static bool recipe_help(const char *name) {
  const struct synonym *s = synonym_of(name);
  if (!s) return false;
  printf("%s: %s\n", s->name, s->recipe);
  for (int i = 0; i < 3 && s->words[i]; i++) word_help(s->words[i]);
  return true;
}

bool words_help(const char *name) {
  bool found = word_help(name);
  return recipe_help(name) || found;
}

bool words_near(const char *name, char near[WORD_ROOM]) {
  enum { MOST = 600 };
  static char known[MOST][WORD_ROOM];
  const char *names[MOST], *word;
  size_t count = 0;
  for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++) names[count++] = synonyms[i].name;
  for (const struct word *w = words; w->section && count < MOST; w++, count++) {
    int size = (int)name_in(w, &word);
    snprintf(known[count], WORD_ROOM, "%.*s", size, word);
    names[count] = known[count];
  }
  word = near_name(name, names, count);
  if (word) snprintf(near, WORD_ROOM, "%s", word);
  return word != NULL;
}

/* The word that is missing, by the complaint. False: none is. */
static bool read_missing(const char *complaint, char missing[WORD_ROOM]) {
  static const char *const kinds[] = {"call a nil value (method '", "call a nil value (field '",
                                      "undefined global '", "there is no '"};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    const char *at = strstr(complaint, kinds[i]);
    if (!at) continue;
    at += strlen(kinds[i]);
    snprintf(missing, WORD_ROOM, "%.*s", (int)strcspn(at, "'"), at);
    return true;
  }
  return false;
}

/* There is such a word, but of something else: "game:roll". */
static bool belongs_elsewhere(const char *name, char near[WORD_ROOM]) {
  for (const struct word *w = words; w->section; w++)
    if (is_named(w, name)) return snprintf(near, WORD_ROOM, "%s:%s", w->section, name) > 0;
  return false;
}

bool words_meant(const char *complaint, char near[WORD_ROOM]) {
  char missing[WORD_ROOM];
  if (!read_missing(complaint, missing)) return false;
  const struct synonym *s = synonym_of(missing);
  if (s) snprintf(near, WORD_ROOM, "%s", s->words[0]);
  return s || belongs_elsewhere(missing, near) || words_near(missing, near);
}

void words_doubt(const char *complaint) {
  char near[WORD_ROOM];
  if (words_meant(complaint, near)) warn(T(did_you_mean), near);
}

void words_offer(const char *typed, void (*offer)(void *data, const char *word), void *data) {
  size_t section = section_in(typed);
  const char *name, *last = "";
  for (const struct word *w = words; w->section; w++) {
    char word[100];
    int size = (int)name_in(w, &name);
    if (section == SIZE_MAX && strcmp(w->section, last) != 0) offer(data, w->section);
    else if (section != SIZE_MAX && *name != '#' && belongs(w, typed, section)) {
      snprintf(word, sizeof word, "%.*s%.*s", (int)section + 1, typed, size, name);
      offer(data, word);
    }
    last = w->section;
  }
}
