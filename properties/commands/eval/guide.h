/* What the claim language has, for whoever types it. */
#ifndef GH_GUIDE_H
#define GH_GUIDE_H

/* Print what can be typed, with all functions; or of one word, a function, a ruleset or a heap
   game, what it takes and means. Blanks behind the word do not count. Returns the status: 2 after a
   word that is unknown. */
int gh_guide (const char *word);

#endif
