/* gain.c: what seats may expect of pieces that they hold and do not see. */
#include "lookahead.h"

static struct gains *gains_of(struct lookahead *s, const struct ask *q) {
  uint64_t question = question_hash(q);
  for (int i = 0; i < s->gained; i++)
    if (s->gains[i].question == question) return &s->gains[i];
  if (s->gained == MOST_GAINS) return NULL;
  struct gains *g = &s->gains[s->gained++];
  *g = (struct gains){.question = question};
  return g;
}

static int score_for(const croupier *c, int seat) {
  return c->world->lowest ? -c->world->score[seat] : c->world->score[seat];
}

void gain_before(struct lookahead *s, const struct ask *q, int option, struct gain *g) {
  uint16_t piece = s->blind ? option_held_blindly(s->c, q, option) : NO_PIECE;
  g->of = piece == NO_PIECE ? NULL : gains_of(s, q);
  if (g->of == NULL) return;
  g->seat = q->seat;
  g->face = s->c->world->table.piece[piece].face;
  g->score = score_for(s->c, q->seat);
}

void gain_after(struct lookahead *s, const struct gain *g) {
  if (g->of == NULL || g->of->times[g->face] == UINT16_MAX) return;
  int by = score_for(s->c, g->seat) - g->score;
  g->of->times[g->face]++;
  g->of->sum[g->face] += by > 0 ? 1 : by < 0 ? -1 : 0;
}

/* The gain to expect of a piece at this question, by the faces that it may have. */
static double expected(const struct lookahead *s, int seat, uint16_t piece, const struct gains *g) {
  const struct world *w = s->c->world;
  const struct knowledge *k = &w->knows[seat];
  uint64_t faces[FACE_WORDS];
  double sum = 0, n = 0;
  faces_told(w, seat, s->seat, piece, faces);
  for (uint16_t p = 0; p < w->table.pieces; p++) {
    int face = w->table.piece[p].face;
    if (!(faces[face / 64] >> face % 64 & 1) || (p != piece && knowledge_has(k, p)) || g->times[face] == 0)
      continue;
    sum += g->sum[face] / g->times[face];
    n++;
  }
  return n > 0 ? sum / n : 0;
}

/* So much alike counts as the same. */
static int about(double gain) {
  double size = gain < 0 ? -gain : gain;
  int step = size > 0.98 ? 5 : size > 0.7 ? 4 : size > 0.45 ? 3 : size > 0.2 ? 2 : size > 0.02 ? 1 : 0;
  return gain < 0 ? -step : step;
}

uint64_t gain_label(const struct lookahead *s, int seat, uint16_t piece) {
  uint64_t h = 1;
  for (int i = 0; i < s->gained; i++) h = fold(h, (uint64_t)about(expected(s, seat, piece, &s->gains[i])));
  return h;
}

uint64_t gain_context(const struct lookahead *s, int seat) {
  const struct table *t = &s->c->world->table;
  uint64_t h = 1;
  for (int i = 0; i < s->gained; i++) {
    double best = -1;
    for (int z = 0; z < t->zones; z++) {
      if (t->zone[z].owner != seat || t->zone[z].count != 1 || !is_held_blindly(t, z)) continue;
      double e = expected(s, seat, t->zone[z].top, &s->gains[i]);
      if (e > best) best = e;
    }
    h = fold(h, (uint64_t)about(best));
  }
  return h;
}
