/* page.c: a web page in one file, without scripts. */
#include "page.h"

#include <stdbool.h>
#include <string.h>

#include "croupier.h"

static const char style[] =
    ":root{color-scheme:light}"
    "body{font:16px/1.45 system-ui,sans-serif;color:#1c1c1c;background:#fff;max-width:44rem;margin:0 auto;"
    "padding:1rem;overflow-wrap:anywhere}"
    "h1{font-size:1.5rem;margin:.2rem 0 .6rem}h2{font-size:1.15rem;margin:1.8rem 0 .3rem;border-top:1px solid "
    "#ccc;padding-top:.8rem}p{margin:.4rem 0}"
    ".wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;margin:.5rem 0}"
    "th,td{padding:.2rem .6rem .2rem 0;text-align:right;vertical-align:top;overflow-wrap:normal;"
    "font-variant-numeric:tabular-nums}td:not(:first-child){white-space:nowrap}"
    "th{border-bottom:1px solid #999;font-weight:600}th:first-child,td:first-child{text-align:left}"
    "tr+tr td{border-top:1px solid #eee}"
    "code{font-size:.85rem;background:#f3f3f3;padding:.1rem .3rem;display:inline-block;max-width:100%}"
    "figure{margin:.8rem 0;break-inside:avoid}figcaption{font-weight:600;font-size:.9rem;margin-bottom:.2rem}"
    "svg{display:block;width:100%;max-width:34rem;height:auto}"
    "@media print{body{max-width:none;padding:0;font-size:11pt}h2,tr{break-inside:avoid}"
    "h2{break-after:avoid}code{background:none;border:1px solid #ccc}.wide{overflow:visible}svg{max-width:13cm}}";

static const char *escape_of(char letter) {
  switch (letter) {
  case '&': return "&amp;";
  case '<': return "&lt;";
  case '>': return "&gt;";
  case '"': return "&quot;";
  default: return NULL;
  }
}

void page_safe(FILE *out, const char *text) {
  for (size_t left = strlen(text), size; left > 0; text += size, left -= size) {
    char safe[CROUPIER_SAFE];
    size = croupier_safe(text, left, safe);
    const char *escape = size == 1 && safe[1] == '\0' ? escape_of(safe[0]) : NULL;
    fputs(escape ? escape : safe, out);
  }
}

static void put(FILE *out, const char *tag, const char *text) {
  fprintf(out, "<%s>", tag);
  page_safe(out, text);
  fprintf(out, "</%s>\n", tag);
}

void page_begin(FILE *out, const char *language, const char *title) {
  fprintf(out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", language);
  fputs("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n", out);
  put(out, "title", title);
  fprintf(out, "<style>%s</style>\n</head>\n<body>\n", style);
  put(out, "h1", title);
}

void page_end(FILE *out) { fputs("</body>\n</html>\n", out); }

void page_heading(FILE *out, const char *text) { put(out, "h2", text); }
void page_text(FILE *out, const char *text) { put(out, "p", text); }

void page_command(FILE *out, const char *text) {
  fputs("<p>", out);
  put(out, "code", text);
  fputs("</p>\n", out);
}

static void put_cells(FILE *out, const char *cells, const char *tag) {
  fputs("<tr>", out);
  for (bool more = true; more;) {
    char cell[600];
    size_t size = strcspn(cells, "\t");
    snprintf(cell, sizeof cell, "%.*s", (int)size, cells);
    fprintf(out, "<%s>", tag);
    page_safe(out, cell);
    fprintf(out, "</%s>", tag);
    more = cells[size] == '\t';
    cells += size + more;
  }
  fputs("</tr>\n", out);
}

void page_table(FILE *out, const char *heads) {
  fputs("<div class=\"wide\"><table>\n<thead>", out);
  put_cells(out, heads, "th");
  fputs("</thead>\n<tbody>\n", out);
}

void page_row(FILE *out, const char *cells) { put_cells(out, cells, "td"); }
void page_table_end(FILE *out) { fputs("</tbody></table></div>\n", out); }
