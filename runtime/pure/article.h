/* article.h: Hungarian articles, which depend on the word behind them. */
#ifndef CROUPIER_ARTICLE_H
#define CROUPIER_ARTICLE_H

/*
** Every "a(z)" in the text becomes "a" or "az", as the next word is spoken: "az 5", "a 4", "az 1", "az 1000", "a 10", "az
** árkádok", "a 'jelenet'". An article in front of a control character stays, because hosts put
** a word there: see croupier_event_frame. The text does not grow.
*/
void article_choose(char *text);

#endif
