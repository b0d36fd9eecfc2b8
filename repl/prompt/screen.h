/* screen.h: position and question on the screen. */
#ifndef SCREEN_H
#define SCREEN_H

#include "session.h"

/* Shows position and question. Covers the next person's hand until that person is there. */
int screen_show(struct repl *r);
/* Is a question on the screen, whose size has changed since? */
bool screen_resized(const struct repl *r);
/* Shows the question again, at the top of the screen. */
void screen_redraw(struct repl *r);
/* Several people at one screen: keeps the news until they are shown to the next person. */
void screen_keep(struct repl *r);
void screen_tell_kept(struct repl *r);
/* Draws the table as a seat sees it, in the space beside the question, or on the whole screen (alone). Returns
   whether all of it fitted beside the question. */
bool screen_picture(struct repl *r, int seat, bool alone);
/* Draws the script's map of the table, with all that explains its signs. False: it has none. */
bool screen_map(const struct repl *r, int seat);
/* Only the question with its options. */
void screen_ask(struct repl *r);

#endif
