#include "CPixels.h"

static inline uint8_t divided(unsigned channel, unsigned alpha) {
  unsigned value = (channel * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

/// The pixel as red, green, blue and alpha, not multiplied.
static inline void unpack(uint8_t bytes[4], uint32_t pixel, bool is_opaque) {
  unsigned alpha = pixel >> 24;
  unsigned red = (pixel >> 16) & 255, green = (pixel >> 8) & 255, blue = pixel & 255;
  bool is_plain = is_opaque || alpha == 255 || alpha == 0;
  bytes[0] = (uint8_t)(is_plain ? red : divided(red, alpha));
  bytes[1] = (uint8_t)(is_plain ? green : divided(green, alpha));
  bytes[2] = (uint8_t)(is_plain ? blue : divided(blue, alpha));
  bytes[3] = (uint8_t)alpha;
}

void flytower_png_row(
    uint8_t *restrict output, const uint32_t *restrict row, const uint32_t *restrict above,
    size_t count, bool is_opaque) {
  const size_t channels = is_opaque ? 3 : 4;
  *output++ = 2;
  for (size_t index = 0; index < count; index++) {
    uint8_t here[4], there[4] = {0, 0, 0, 0};
    unpack(here, row[index], is_opaque);
    if (above) { unpack(there, above[index], is_opaque); }
    for (size_t channel = 0; channel < channels; channel++) {
      *output++ = (uint8_t)(here[channel] - there[channel]);
    }
  }
}
