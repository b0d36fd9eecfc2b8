/* paper.c: cards as a page that a browser prints: HTML with its style, and nothing from elsewhere. */
#define _POSIX_C_SOURCE 200809L

#include "paper.h"

#include <string.h>
#include <strings.h>

#include "croupier.h"
#include "say.h"

enum { ACROSS = 3, DOWN = 3, CARDS = ACROSS * DOWN, MARK = 4 };
#define CARD_WIDTH  63.0
#define CARD_HEIGHT 88.0

static const struct paper papers[] = {{.name = "A4", .width = 210, .height = 297},
                                      {.name = "letter", .width = 215.9, .height = 279.4}};

/* --- what the command line says --- */

/* It stands within <style>, which it may not end. */
static bool ends_style(const char *css) {
  for (; (css = strchr(css, '<')) != NULL; css++)
    if (strncasecmp(css, "</style", 7) == 0) return true;
  return false;
}

static int read_style(struct paper *paper, struct file *style, const char *path) {
  int error = file_read(style, path, LARGEST_SCRIPT);
  if (error) return complain(USAGE, T(file_not_read), path, file_failure(error));
  if (!croupier_utf8(style->text, style->size)) return complain(USAGE, T(style_not_utf8), path);
  if (ends_style(style->text)) return complain(USAGE, T(style_ends), path);
  paper->style = text_begin(style->text);
  return DONE;
}

int paper_read(struct paper *paper, struct file *style, const struct options *o) {
  const char *wanted = o->paper ? o->paper : papers[0].name;
  const struct paper *found = NULL;
  for (size_t i = 0; i < sizeof papers / sizeof *papers; i++)
    if (strcasecmp(wanted, papers[i].name) == 0) found = &papers[i];
  if (!found) return complain(USAGE, T(no_paper), wanted);
  paper->name = found->name;
  paper->width = found->width;
  paper->height = found->height;
  return o->style ? read_style(paper, style, o->style) : DONE;
}

/* --- text in HTML --- */

static void put_letter(FILE *out, const char *letter) {
  switch (*letter) {
  case '&': fputs("&amp;", out); break;
  case '<': fputs("&lt;", out); break;
  case '>': fputs("&gt;", out); break;
  case '"': fputs("&quot;", out); break;
  case '\'': fputs("&#39;", out); break;
  default: fputs(letter, out);
  }
}

static void put_text(FILE *out, const char *text) {
  char letter[CROUPIER_SAFE];
  for (size_t size = strlen(text); size > 0;) {
    size_t read = croupier_safe(text, size, letter);
    if (*text == '\n') fputs("<br>", out);
    else put_letter(out, letter);
    text += read;
    size -= read;
  }
}

/* --- a card --- */

/* Can it be the name of an attribute? */
static bool is_attribute(const char *name) {
  return *name && name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-")] == '\0';
}

/* What is long stands in small letters: a card has room for some 300, 600 or 1,000. */
static const char *size_of(const struct face *is) {
  size_t letters = is->says ? strlen(is->says) : 0;
  for (int i = 0; i < is->fields; i++) letters += 30;
  return letters < 300 ? "" : letters < 600 ? " long" : " longest";
}

static void put_card(FILE *out, const struct face *is) {
  fprintf(out, "<article class=\"card%s\" data-name=\"", size_of(is));
  put_text(out, is->name);
  putc('"', out);
  for (int i = 0; i < is->fields; i++) {
    if (!is_attribute(is->field[i].name)) continue;
    fprintf(out, " data-%s=\"", is->field[i].name);
    put_text(out, is->field[i].value);
    putc('"', out);
  }
  fputs(">\n<h2>", out);
  put_text(out, is->called);
  fputs("</h2>\n", out);
  if (is->fields > 0) fputs("<dl>", out);
  for (int i = 0; i < is->fields; i++) {
    fputs("<div><dt>", out);
    put_text(out, is->field[i].called);
    fputs("</dt><dd>", out);
    put_text(out, is->field[i].said);
    fputs("</dd></div>", out);
  }
  if (is->fields > 0) fputs("</dl>\n", out);
  if (is->says) {
    fputs("<p>", out);
    put_text(out, is->says);
    fputs("</p>\n", out);
  }
  fputs("</article>\n", out);
}

/* --- a page --- */

static void put_style(FILE *out, const struct paper *p) {
  double left = (p->width - ACROSS * CARD_WIDTH) / 2, top = (p->height - DOWN * CARD_HEIGHT) / 2;
  fprintf(
      out,
      "<style>\n"
      "@page { size: %s portrait; margin: 0 }\n"
      "* { box-sizing: border-box }\n"
      "body { margin: 0; font: 9pt/1.25 sans-serif; color: #000 }\n"
      ".sheet { position: relative; width: %.2fmm; height: %.2fmm; overflow: hidden; break-after: page }\n"
      ".sheet:last-of-type { break-after: auto }\n"
      ".marks { position: absolute; left: 0; top: 0; width: 100%%; height: 100%% }\n"
      ".marks path { stroke: #000; stroke-width: 0.2; fill: none }\n"
      ".cards { position: absolute; left: %.2fmm; top: %.2fmm; display: grid;\n"
      "  grid-template-columns: repeat(%d, %.0fmm); grid-auto-rows: %.0fmm }\n"
      ".card { padding: 5mm; border: 0.2mm solid #bbb; overflow: hidden; overflow-wrap: anywhere }\n"
      ".card h2 { margin: 0 0 2mm; font-size: 13pt; line-height: 1.1 }\n"
      ".card dl { margin: 0 0 3mm }\n"
      ".card dl div { display: flex; justify-content: space-between; gap: 3mm }\n"
      ".card dt { color: #555 }\n"
      ".card dd { margin: 0; font-weight: bold; text-align: right }\n"
      ".card p { margin: 0 }\n"
      ".card.long { font-size: 7.5pt }\n"
      ".card.longest { font-size: 6pt }\n"
      "@media screen { body { background: #888 } .sheet { background: #fff; margin: 5mm auto } }\n"
      "</style>\n",
      p->name, p->width, p->height - 0.1, left, top, ACROSS, CARD_WIDTH, CARD_HEIGHT);
  if (p->style) fprintf(out, "<style>\n%s\n</style>\n", p->style);
}

/* Short lines outside of the cards, where they are cut. */
static void put_marks(FILE *out, const struct paper *p) {
  double left = (p->width - ACROSS * CARD_WIDTH) / 2, top = (p->height - DOWN * CARD_HEIGHT) / 2;
  double right = p->width - left, bottom = p->height - top;
  fprintf(out, "<svg class=\"marks\" viewBox=\"0 0 %.2f %.2f\"><path d=\"", p->width, p->height - 0.1);
  for (int i = 0; i <= ACROSS; i++)
    for (int end = 0; end < 2; end++)
      fprintf(out, "M%.2f %.2fv%d", left + i * CARD_WIDTH, end ? bottom + 1 : top - 1 - MARK, MARK);
  for (int i = 0; i <= DOWN; i++)
    for (int end = 0; end < 2; end++)
      fprintf(out, "M%.2f %.2fh%d", end ? right + 1 : left - 1 - MARK, top + i * CARD_HEIGHT, MARK);
  fputs("\"/></svg>\n", out);
}

static void put_cards(FILE *out, const struct paper *p, const struct faces *faces) {
  int placed = 0;
  for (size_t i = 0; i < faces->count; i++)
    for (int copy = 0; copy < faces->face[i].copies; copy++, placed++) {
      if (placed % CARDS == 0) {
        fputs(placed ? "</div></section>\n<section class=\"sheet\">\n" : "<section class=\"sheet\">\n", out);
        put_marks(out, p);
        fputs("<div class=\"cards\">\n", out);
      }
      put_card(out, &faces->face[i]);
    }
  if (placed) fputs("</div></section>\n", out);
}

void paper_print(FILE *out, const struct paper *paper, const struct faces *faces) {
  fprintf(out, "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", paper->lang);
  fputs("<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'\">\n<title>", out);
  put_text(out, paper->title);
  fputs("</title>\n", out);
  put_style(out, paper);
  fputs("</head>\n<body>\n", out);
  put_cards(out, paper, faces);
  fputs("</body>\n</html>\n", out);
}
