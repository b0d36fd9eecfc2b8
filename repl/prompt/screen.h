/* screen.h: position and question on the screen. */
#ifndef SCREEN_H
#define SCREEN_H

#include "session.h"

/* Shows position and question, the hand of the next person not before that person is there. */
int screen_show(struct repl *r);
/* Is a question on the screen, and has the screen another size now? */
bool screen_resized(const struct repl *r);
/* Shows it again, at the top of the screen. */
void screen_redraw(struct repl *r);
/* Several people at one screen: what happens is kept until it is shown to the next of them. */
void screen_keep(struct repl *r);
void screen_tell_kept(struct repl *r);
/* The table as a seat sees it, in the room that the screen has: beside the question, or alone. Returns whether there
   was room for all of it beside the question. */
bool screen_picture(struct repl *r, int seat, bool alone);
/* Only the question with its options. */
void screen_ask(struct repl *r);

#endif
