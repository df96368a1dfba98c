#include "CVectors.h"

#include <librsvg/rsvg.h>
#include <poppler.h>

struct flytower_vector {
  RsvgHandle *svg;
  PopplerDocument *document;
  PopplerPage *page;
  double width;
  double height;
};

/* The size that the root states, or else that of its view box. */
static void measure_svg(flytower_vector *drawing) {
  if (rsvg_handle_get_intrinsic_size_in_pixels(drawing->svg, &drawing->width, &drawing->height)) {
    return;
  }
  gboolean has_box = FALSE;
  RsvgRectangle box;
  rsvg_handle_get_intrinsic_dimensions(drawing->svg, NULL, NULL, NULL, NULL, &has_box, &box);
  drawing->width = has_box ? box.width : 0;
  drawing->height = has_box ? box.height : 0;
}

flytower_vector *flytower_open_svg(const uint8_t *bytes, size_t count) {
  /* A handle without an address reads no other file. */
  RsvgHandle *svg = rsvg_handle_new_from_data(bytes, count, NULL);
  if (!svg) return NULL;
  rsvg_handle_set_dpi(svg, 96);
  flytower_vector *drawing = g_new0(flytower_vector, 1);
  drawing->svg = svg;
  measure_svg(drawing);
  return drawing;
}

flytower_vector *flytower_open_pdf(const uint8_t *bytes, size_t count) {
  GBytes *data = g_bytes_new(bytes, count);
  PopplerDocument *document = poppler_document_new_from_bytes(data, NULL, NULL);
  g_bytes_unref(data);
  if (!document) return NULL;
  PopplerPage *page = NULL;
  if (poppler_document_get_n_pages(document) > 0) page = poppler_document_get_page(document, 0);
  if (!page) {
    g_object_unref(document);
    return NULL;
  }
  flytower_vector *drawing = g_new0(flytower_vector, 1);
  drawing->document = document;
  drawing->page = page;
  poppler_page_get_size(page, &drawing->width, &drawing->height);
  return drawing;
}

double flytower_vector_width(const flytower_vector *drawing) { return drawing->width; }

double flytower_vector_height(const flytower_vector *drawing) { return drawing->height; }

int flytower_vector_paint(flytower_vector *drawing, void *cairo) {
  if (drawing->page) {
    poppler_page_render(drawing->page, cairo);
    return 1;
  }
  RsvgRectangle room = {0, 0, drawing->width, drawing->height};
  return rsvg_handle_render_document(drawing->svg, cairo, &room, NULL);
}

void flytower_close_vector(flytower_vector *drawing) {
  g_clear_object(&drawing->svg);
  g_clear_object(&drawing->page);
  g_clear_object(&drawing->document);
  g_free(drawing);
}
