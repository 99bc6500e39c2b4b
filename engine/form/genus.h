/* Genera of impartial games in misere play, as forms and as text.

   A genus g^g0g1g2... is the Grundy value g of normal play and the endless sequence of those that a
   game has in misere play beside no, one, two, ... heaps of 2. From some place on each term is the
   one before it with 2 xored into it. As a form it is the list {g|{g0|{g1|...{gm|0}}}} that ends
   at the first such place, so that genera are equal just when the forms are identical. As text it
   has one term more, so that the last two repeat: 2^1420 is 2^1420202... Where a term has two
   digits, commas stand between all: 16^16,18. */
#ifndef GH_GENUS_H
#define GH_GENUS_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Terms, from the last one backwards: a term before others, or the last one before none, which is
   GH_ZERO; after it each next one is the last with 2 xored into it. Then g before them all. */
gh_form gh_genus_terms (gh_store *store, uint32_t term, gh_form rest);
gh_form gh_genus_make (gh_store *store, uint32_t normal, gh_form terms);

/* The genus with this g and these terms, one or more. */
gh_form gh_genus_of_terms (gh_store *store, uint32_t normal, const uint32_t *terms, size_t count);

/* The genus that a form is, if it is such a list; it may end later than it could. GH_NO_FORM: it is
   none. */
gh_form gh_genus_from_list (gh_store *store, gh_form list);

uint32_t gh_genus_normal (gh_store *store, gh_form genus);         /* g */
uint32_t gh_genus_term (gh_store *store, gh_form genus, size_t n); /* g_n */

/* The text of a genus; it belongs to the store and stands until the next text. */
const char *gh_genus_print (gh_store *store, gh_form genus);

/* The genus of a text, which may have more terms than are printed, or the last one left out.
   GH_NO_FORM: it is none, or has numbers of more than nine digits. */
gh_form gh_genus_read (gh_store *store, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
