/* What other programs and papers print, and its value in braces. */
#ifndef GH_TESTS_SAMPLES_H
#define GH_TESTS_SAMPLES_H

typedef struct sample {
  enum { BY_CGSUITE, BY_PYCGT, IN_UNICODE, IN_LATEX } by;
  const char *text, *value;
} sample;

static const sample samples[] = {
    {BY_CGSUITE, "^[2]*", "{0,{0,*|0}|0}"},
    {BY_CGSUITE, "v[2]*", "{0|0,{0|0,*}}"},
    {BY_CGSUITE, "v[2]", "{*|{*|0}}"},
    {BY_CGSUITE, "^[2]", "{{0|*}|*}"},
    {BY_CGSUITE, "v<2>*", "{{0|*}|0,*}"},
    {BY_CGSUITE, "^<2>", "{0|{0|0,*}}"},
    {BY_CGSUITE, "^<2>*", "{0,*|{*|0}}"},
    {BY_CGSUITE, "v<2>", "{{0,*|0}|0}"},
    {BY_CGSUITE, "+-{{1|0},{1|*}}", "{{1|0},{1|*}|{0|-1},{*|-1}}"},
    {BY_CGSUITE, "+-{1/2,{1|0},{1|*}}", "{1/2,{1|0},{1|*}|-1/2,{0|-1},{*|-1}}"},
    {BY_CGSUITE, "+-{*,^,{1|0,*}}", "{*,{0|*},{1|0,*}|*,{*|0},{0,*|-1}}"},
    {BY_CGSUITE, "+-{1,{1|0}}", "{1,{1|0}|-1,{0|-1}}"},
    {BY_CGSUITE, "+-{1/2,{1|*}}", "{1/2,{1|*}|-1/2,{*|-1}}"},
    {BY_CGSUITE, "+-{1/2,{1|0}}", "{1/2,{1|0}|-1/2,{0|-1}}"},
    {BY_CGSUITE, "+-{1,+-1}", "{1,{1|-1}|-1,{1|-1}}"},
    {BY_CGSUITE, "+-{0,*,{1|0,*}}", "{0,*,{1|0,*}|0,*,{0,*|-1}}"},
    {BY_CGSUITE, "v*", "{0|0,*}"},
    {BY_CGSUITE, "vv", "{{0|0,*}|0}"},
    {BY_CGSUITE, "vv*", "{{*|0}|0}"},
    {BY_CGSUITE, "1v*", "{1|1,{1|1}}"},
    {BY_CGSUITE, "^*", "{0,*|0}"},
    {BY_CGSUITE, "^^", "{0|{0,*|0}}"},
    {BY_CGSUITE, "-1^", "{-1|{-1|-1}}"},
    {BY_CGSUITE, "1^", "{1|{1|1}}"},
    {BY_CGSUITE, "{1|*||v*,{0,*|-1}}", "{{1|*}|{0|0,*},{0,*|-1}}"},
    {BY_CGSUITE, "{1|*||0|-1}", "{{1|*}|{0|-1}}"},
    {BY_CGSUITE, "{0|-1||-2}", "{{0|-1}|-2}"},
    {BY_CGSUITE, "{1/2||*|-1}", "{1/2|{*|-1}}"},
    {BY_CGSUITE, "{0,{1|0}||*|-1}", "{0,{1|0}|{*|-1}}"},
    {BY_CGSUITE, "{1|0,*||-1*}", "{{1|0,*}|{-1|-1}}"},
    {BY_CGSUITE, "+-1", "{1|-1}"},
    {BY_CGSUITE, "+-(1*)", "{{1|1}|{-1|-1}}"},
    {IN_UNICODE, "↑", "{0|{0|0}}"},
    {IN_UNICODE, "↓∗", "{0|0,{0|0}}"},
    {IN_UNICODE, "±1", "{1|-1}"},
    {IN_UNICODE, "∗2", "{0,{0|0}|0,{0|0}}"},
    {IN_UNICODE, "½", "1/2"},
    {IN_UNICODE, "{1∣0}", "{1|0}"},
    {IN_UNICODE, "−3⁄4", "-3/4"},
    {IN_LATEX, "\\{0\\mid *\\}", "{0|{0|0}}"},
    {IN_LATEX, "\\uparrow", "{0|{0|0}}"},
    {IN_LATEX, "\\pm\\{2|1\\}", "{{2|1}|{-1|-2}}"},
    {IN_LATEX, "\\tfrac{1}{2}", "1/2"},
    {IN_LATEX, "\\frac{-3}{4}", "-3/4"},
    {IN_LATEX, "\\ast 2", "{0,{0|0}|0,{0|0}}"},
    {IN_LATEX, "*2", "{0,{0|0}|0,{0|0}}"},
    {IN_LATEX, "\\{1\\|0|-1\\}", "{1|{0|-1}}"},
    {IN_LATEX, "\\pm 1", "{1|-1}"},
    {IN_LATEX, "\\left\\{\\frac12\\,\\middle|\\,-1\\right\\}", "{1/2|-1}"},
    {BY_PYCGT, "+-{2|1}", "{{2|1}|{-1|-2}}"},
};

#define SAMPLES (sizeof samples / sizeof *samples)

#endif
