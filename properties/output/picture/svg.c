#include "output/picture/svg.h"
#include "output/markup.h"
#include "output/report.h"

void gh_svg_begin (const gh_picture *p, double width, double height)
{
  if (p->notation)
    fputs ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", p->out);
  fprintf (p->out,
           "<svg xmlns=\"http://www.w3.org/2000/svg\"%s role=\"img\" width=\"%.0f\" "
           "height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">\n",
           p->notation ? " version=\"1.1\"" : "", width, height, width, height);
}

void gh_svg_describe (const gh_picture *p, const char *more)
{
  if (!p->notation)
    return;
  gh_markup (p->out, "<desc>%s%s</desc>\n", p->notation, more);
  fprintf (p->out,
           "<style type=\"text/css\">\n%s</style>\n"
           "<rect class=\"paper\" width=\"100%%\" height=\"100%%\"/>\n",
           gh_output_text ("picture.css"));
}

void gh_svg_end (const gh_picture *p)
{
  fputs (p->notation ? "</svg>\n" : "</svg>", p->out);
}
