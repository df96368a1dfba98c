#include "CPixels.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// MARK: Pixels as bytes

static inline uint32_t divided(unsigned channel, unsigned alpha) {
  unsigned value = (channel * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

uint32_t flytower_unmultiplied(uint32_t pixel) {
  unsigned alpha = pixel >> 24;
  if (alpha == 255 || alpha == 0) { return pixel; }
  return alpha << 24 | divided((pixel >> 16) & 255, alpha) << 16
      | divided((pixel >> 8) & 255, alpha) << 8 | divided(pixel & 255, alpha);
}

void flytower_unmultiply(
    uint32_t *restrict destination, const uint32_t *restrict pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    destination[index] = flytower_unmultiplied(pixels[index]);
  }
}

static void write_rgb_portably(uint8_t *restrict output, const uint32_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    output[3 * index] = (uint8_t)(pixels[index] >> 16);
    output[3 * index + 1] = (uint8_t)(pixels[index] >> 8);
    output[3 * index + 2] = (uint8_t)pixels[index];
  }
}

#if defined(__x86_64__)

/// Sixteen pixels make three vectors of bytes.
__attribute__((target("ssse3"))) static void write_rgb_ssse3(
    uint8_t *restrict output, const uint32_t *pixels, size_t count) {
  const __m128i order =
      _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  size_t index = 0;
  for (; index + 16 <= count; index += 16) {
    const __m128i *source = (const __m128i *)(pixels + index);
    __m128i *target = (__m128i *)(output + 3 * index);
    __m128i one = _mm_shuffle_epi8(_mm_loadu_si128(source), order);
    __m128i two = _mm_shuffle_epi8(_mm_loadu_si128(source + 1), order);
    __m128i three = _mm_shuffle_epi8(_mm_loadu_si128(source + 2), order);
    __m128i four = _mm_shuffle_epi8(_mm_loadu_si128(source + 3), order);
    _mm_storeu_si128(target, _mm_or_si128(one, _mm_slli_si128(two, 12)));
    _mm_storeu_si128(
        target + 1, _mm_or_si128(_mm_srli_si128(two, 4), _mm_slli_si128(three, 8)));
    _mm_storeu_si128(
        target + 2, _mm_or_si128(_mm_srli_si128(three, 8), _mm_slli_si128(four, 4)));
  }
  write_rgb_portably(output + 3 * index, pixels + index, count - index);
}

#endif

static void write_rgb(uint8_t *restrict output, const uint32_t *pixels, size_t count) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) {
    write_rgb_ssse3(output, pixels, count);
    return;
  }
#endif
  write_rgb_portably(output, pixels, count);
}

static void write_rgba(uint8_t *restrict output, const uint32_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint32_t pixel = pixels[index];
    output[4 * index] = (uint8_t)(pixel >> 16);
    output[4 * index + 1] = (uint8_t)(pixel >> 8);
    output[4 * index + 2] = (uint8_t)pixel;
    output[4 * index + 3] = (uint8_t)(pixel >> 24);
  }
}

// MARK: Rows

static void subtract(uint32_t *restrict pixels, const uint32_t *restrict others, size_t count) {
  uint8_t *bytes = (uint8_t *)pixels;
  const uint8_t *other_bytes = (const uint8_t *)others;
  for (size_t index = 0; index < 4 * count; index++) { bytes[index] -= other_bytes[index]; }
}

/// Writes the number of the filter and the row: as it is, or less the row above.
static void write_row(
    uint8_t *restrict output, const uint32_t *row, const uint32_t *above, size_t count,
    bool is_opaque) {
  enum { block = 256 };
  uint32_t here[block], there[block];
  const size_t channels = is_opaque ? 3 : 4;
  *output++ = above ? 2 : 0;
  for (size_t start = 0; start < count; start += block) {
    size_t length = start + block < count ? block : count - start;
    const uint32_t *pixels = row + start;
    if (above || !is_opaque) {
      flytower_unmultiply(here, pixels, length);
      pixels = here;
    }
    if (above) {
      flytower_unmultiply(there, above + start, length);
      subtract(here, there, length);
    }
    (is_opaque ? write_rgb : write_rgba)(output, pixels, length);
    output += channels * length;
  }
}

/// By how much a channel of a pixel may differ from that of another near to it.
static const int near = 8;

static inline bool is_near(uint32_t one, uint32_t other) {
  int blue = (int)(one & 255) - (int)(other & 255);
  int green = (int)(one >> 8 & 255) - (int)(other >> 8 & 255);
  int red = (int)(one >> 16 & 255) - (int)(other >> 16 & 255);
  return (blue <= near) & (blue >= -near) & (green <= near) & (green >= -near) & (red <= near)
      & (red >= -near);
}

__attribute__((always_inline)) static inline bool is_gradual_body(
    const uint32_t *row, const uint32_t *above, size_t count) {
  uint32_t changing = 0, gradual = 0;
  for (size_t index = 1; index < count; index++) {
    uint32_t pixel = row[index];
    uint32_t changes = (pixel != row[index - 1]) & (pixel != above[index]);
    changing += changes;
    gradual += changes & (uint32_t)is_near(pixel, above[index]);
  }
  return 32 * (size_t)changing > count && 2 * gradual > changing;
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static bool is_gradual_avx2(
    const uint32_t *row, const uint32_t *above, size_t count) {
  return is_gradual_body(row, above, count);
}
#endif

/// Whether a row is of photographs and blurs: many pixels are new, and near to those above.
static bool is_gradual(const uint32_t *row, const uint32_t *above, size_t count) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) { return is_gradual_avx2(row, above, count); }
#endif
  return is_gradual_body(row, above, count);
}

void flytower_png_rows(
    uint8_t *restrict output, const uint32_t *restrict pixels, size_t width, size_t height,
    bool is_opaque) {
  const size_t length = 1 + width * (is_opaque ? 3 : 4);
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * width;
    const uint32_t *above = y > 0 ? row - width : NULL;
    bool is_repeated = above && memcmp(row, above, 4 * width) == 0;
    if (is_repeated && output[-(ptrdiff_t)length] == 0) {
      memcpy(output, output - length, length);
    } else {
      bool is_filtered = above && !is_repeated && is_gradual(row, above, width);
      write_row(output, row, is_filtered ? above : NULL, width, is_opaque);
    }
    output += length;
  }
}

// MARK: Palettes

/// Numbers of colours by the colours, in open addressing.
typedef struct {
  uint32_t colors[1024];
  /// One more than the number; 0 where there is none.
  uint16_t numbers[1024];
} color_table;

/// The place of the colour, or the free one where it belongs.
static inline size_t place(const color_table *table, uint32_t color) {
  size_t place = (color * 2654435761u) >> 22;
  while (table->numbers[place] && table->colors[place] != color) { place = (place + 1) & 1023; }
  return place;
}

size_t flytower_png_palette(
    uint8_t *restrict indices, uint32_t *restrict palette, const uint32_t *restrict pixels,
    size_t width, size_t height) {
  color_table table;
  memset(table.numbers, 0, sizeof table.numbers);
  size_t count = 0;
  for (size_t y = 0; y < height; y++, indices += width) {
    const uint32_t *row = pixels + y * width;
    if (y > 0 && memcmp(row, row - width, 4 * width) == 0) {
      memcpy(indices, indices - width, width);
      continue;
    }
    uint32_t color = ~row[0];
    uint8_t number = 0;
    for (size_t x = 0; x < width; x++) {
      if (row[x] != color) {
        color = row[x];
        size_t found = place(&table, color);
        if (!table.numbers[found]) {
          if (count == 256) { return 0; }
          table.colors[found] = palette[count] = color;
          table.numbers[found] = (uint16_t)++count;
        }
        number = (uint8_t)(table.numbers[found] - 1);
      }
      indices[x] = number;
    }
  }
  return count;
}

/// Moves eight numbers of one byte each together, the first highest: so many bytes as a number
/// has bits.
static inline void write_bits(uint8_t *output, const uint8_t numbers[8], unsigned bits) {
  uint64_t all;
  memcpy(&all, numbers, 8);
  const uint64_t pairs = 0x00FF00FF00FF00FFu, fours = 0x0000FFFF0000FFFFu;
  all = (all & pairs) << bits | (all >> 8 & pairs);
  if (bits < 4) { all = (all & fours) << 2 * bits | (all >> 16 & fours); }
  if (bits < 2) { all = (all & 0xFFFFFFFFu) << 4 | all >> 32; }
  for (unsigned index = 0; index < bits; index++) {
    output[index] = (uint8_t)(all >> (64 / bits * index));
  }
}

void flytower_png_packed_rows(
    uint8_t *restrict output, const uint8_t *restrict indices, size_t width, size_t height,
    unsigned bits) {
  const size_t length = (width * bits + 7) / 8;
  for (size_t y = 0; y < height; y++, indices += width, output += length) {
    *output++ = 0;
    if (bits == 8) {
      memcpy(output, indices, width);
      continue;
    }
    if (y > 0 && memcmp(indices, indices - width, width) == 0) {
      memcpy(output, output - 1 - length, length);
      continue;
    }
    size_t x = 0;
    for (; x + 8 <= width; x += 8) { write_bits(output + x / 8 * bits, indices + x, bits); }
    if (x == width) { continue; }
    uint8_t rest[8] = {0}, bytes[4];
    memcpy(rest, indices + x, width - x);
    write_bits(bytes, rest, bits);
    memcpy(output + x / 8 * bits, bytes, length - x / 8 * bits);
  }
}
