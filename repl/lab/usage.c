/* usage.c: what is offered, chosen and moved in the games of a check. */
#include "usage.h"

#include <string.h>

#include "offers.h"

void usage_names(struct usage *u, croupier *c) {
  static _Thread_local croupier_piece piece[CROUPIER_MOST_PIECES];
  for (int zone = 0; zone < croupier_zones(c); zone++) {
    int count = croupier_pieces(c, 0, zone, piece, CROUPIER_MOST_PIECES);
    ledger_add(&u->all, 1, "zone/%s", croupier_zone_at(c, 0, zone).name);
    for (int i = 0; i < count; i++) ledger_add(&u->all, 1, "piece/%s", piece[i].name);
  }
}

void usage_question(struct usage *u, croupier *c, int seat, int chosen, bool thought) {
  croupier_kind kind = croupier_question_of(c, seat)->kind;
  if (kind == CROUPIER_NUMBER || kind == CROUPIER_YES_OR_NO || kind == CROUPIER_ORDER) return;
  offers_note(c, seat, chosen, true, &u->all);
  if (thought) offers_note(c, seat, chosen, false, &u->thought);
}

/* Of a zone: "pile" of "pile.A(2)". */
static void note_place(struct usage *u, const char *what, const croupier_fact *zone, const char *piece) {
  if (zone->word)
    ledger_add(&u->all, 1, "%s/%.*s/%s", what, (int)strcspn(zone->word, ".("), zone->word, piece);
}

void usage_event(struct usage *u, const croupier_event *event) {
  croupier_fact piece, zone;
  if (croupier_event_is(event) != CROUPIER_EVENT_MOVE) return;
  if (!croupier_event_fact(event, 0, "piece", &piece) || !piece.word) return;
  char name[100];
  strncpy(name, piece.word, sizeof name - 1);
  name[sizeof name - 1] = '\0';
  if (croupier_event_fact(event, 0, "from", &zone)) note_place(u, "went", &zone, name);
  if (croupier_event_fact(event, 0, "to", &zone)) note_place(u, "came", &zone, name);
}

bool usage_add(struct usage *sum, const struct usage *part) {
  return ledger_join(&sum->all, &part->all) && ledger_join(&sum->thought, &part->thought);
}

void usage_free(struct usage *u) {
  ledger_free(&u->all);
  ledger_free(&u->thought);
}
