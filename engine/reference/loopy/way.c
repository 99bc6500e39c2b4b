/* All of this folder, as a way. */
#include "reference/loopy/loopy.h"

const gh_loopy_way gh_loopy_by_definition = {gh_loopy_outcome,   gh_loopy_is_stopper,
                                             gh_loopy_compare,   gh_loopy_compare_with_dud,
                                             gh_loopy_canonical, gh_loopy_grundy};
