#ifndef FLYTOWER_VECTORS_H
#define FLYTOWER_VECTORS_H

#include <stddef.h>
#include <stdint.h>

/* Drawings in SVG and PDF, opened from memory. GLib's types stay behind this header: two modules
   that both show them to Swift would each seem to own them. */

typedef struct flytower_vector flytower_vector;

/* NULL for bytes that are no such drawing. The bytes are not kept. */
flytower_vector *flytower_open_svg(const uint8_t *bytes, size_t count);
/* The first page. */
flytower_vector *flytower_open_pdf(const uint8_t *bytes, size_t count);

/* In points; zero when the drawing states none. */
double flytower_vector_width(const flytower_vector *drawing);
double flytower_vector_height(const flytower_vector *drawing);

/* Draws at the origin of a `cairo_t`, one unit a point. False when that does not work. */
int flytower_vector_paint(flytower_vector *drawing, void *cairo);

void flytower_close_vector(flytower_vector *drawing);

#endif
