#include <CPixels.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// A box of an odd number of samples with a part of one more at each end, so that any standard
// deviation can be had exactly (Gwosdek et al., "Theoretical foundations of Gaussian convolution
// by extended box filtering"). Weights are in 1/2^32.
typedef struct {
  ptrdiff_t reach;
  uint64_t inner;
  uint64_t outer;
} box;

static const int passes = 3;

static box make_box(double deviation) {
  double variance = deviation * deviation / passes;
  double r = floor(0.5 * sqrt(12 * variance + 1) - 0.5);
  double part =
    (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)));
  double width = 2 * r + 1 + 2 * part;
  box b = {(ptrdiff_t)r, (uint64_t)(4294967296.0 / width), (uint64_t)(4294967296.0 * part / width)};
  return b;
}

static inline uint16_t weighted(box b, uint64_t inside, uint64_t ends) {
  return (uint16_t)((b.inner * inside + b.outer * ends + (1u << 31)) >> 32);
}

static inline uint32_t sample(
  const uint16_t *line, ptrdiff_t index, ptrdiff_t count, ptrdiff_t step, int extends
) {
  if (index >= 0 && index < count) return line[index * step];
  if (!extends) return 0;
  return index < 0 ? line[0] : line[(count - 1) * step];
}

static void blur_line(
  uint16_t *out, const uint16_t *in, ptrdiff_t count, ptrdiff_t step, box b, int extends
) {
  uint64_t sum = 0;
  for (ptrdiff_t i = -b.reach; i <= b.reach; i++) sum += sample(in, i, count, step, extends);
  for (ptrdiff_t x = 0; x < count; x++) {
    uint32_t before = sample(in, x - b.reach - 1, count, step, extends);
    uint32_t after = sample(in, x + b.reach + 1, count, step, extends);
    out[x * step] = weighted(b, sum, (uint64_t)before + after);
    sum = sum + after - sample(in, x - b.reach, count, step, extends);
  }
}

static const uint16_t *row(
  const uint16_t *in, const uint16_t *empty, ptrdiff_t y, ptrdiff_t height, ptrdiff_t length,
  int extends
) {
  if (y >= 0 && y < height) return in + y * length;
  if (!extends) return empty;
  return y < 0 ? in : in + (height - 1) * length;
}

// All columns at once, since walking down one alone would touch a cache line a sample.
static void blur_columns(
  uint16_t *out, const uint16_t *in, const uint16_t *empty, uint32_t *sums, ptrdiff_t length,
  ptrdiff_t height, box b, int extends
) {
  memset(sums, 0, (size_t)length * sizeof *sums);
  for (ptrdiff_t i = -b.reach; i <= b.reach; i++) {
    const uint16_t *line = row(in, empty, i, height, length, extends);
    for (ptrdiff_t x = 0; x < length; x++) sums[x] += line[x];
  }
  for (ptrdiff_t y = 0; y < height; y++) {
    const uint16_t *before = row(in, empty, y - b.reach - 1, height, length, extends);
    const uint16_t *after = row(in, empty, y + b.reach + 1, height, length, extends);
    const uint16_t *last = row(in, empty, y - b.reach, height, length, extends);
    uint16_t *target = out + y * length;
    for (ptrdiff_t x = 0; x < length; x++) {
      target[x] = weighted(b, sums[x], (uint64_t)before[x] + after[x]);
      sums[x] += after[x] - last[x];
    }
  }
}

int flytower_blur(
  uint16_t *samples, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels, double deviation,
  int extends
) {
  // 32-bit sums hold 65,535 rows of samples.
  if (width <= 0 || height <= 0 || !(deviation > 0) || deviation > 16000) return 0;
  size_t length = (size_t)(width * channels);
  uint16_t *other = malloc(length * (size_t)height * sizeof *other);
  uint16_t *empty = calloc(length, sizeof *empty);
  uint32_t *sums = malloc(length * sizeof *sums);
  int done = other && empty && sums;
  if (done) {
    box b = make_box(deviation);
    for (int pass = 0; pass < passes; pass++) {
      for (ptrdiff_t y = 0; y < height; y++) {
        for (ptrdiff_t c = 0; c < channels; c++) {
          ptrdiff_t start = y * (ptrdiff_t)length + c;
          blur_line(other + start, samples + start, width, channels, b, extends);
        }
      }
      blur_columns(samples, other, empty, sums, (ptrdiff_t)length, height, b, extends);
    }
  }
  free(other);
  free(empty);
  free(sums);
  return done;
}

void flytower_read_alpha(uint16_t *samples, const uint32_t *pixels, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) samples[i] = (uint16_t)((pixels[i] >> 24) * 257);
}

static inline uint32_t byte(uint16_t sample) { return (sample * 255u + 32895u) >> 16; }

void flytower_write_alpha(uint8_t *bytes, const uint16_t *samples, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) bytes[i] = (uint8_t)byte(samples[i]);
}

void flytower_read_channels(uint16_t *samples, const uint32_t *pixels, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    for (int c = 0; c < 4; c++) samples[4 * i + c] = (uint16_t)((pixels[i] >> (8 * c) & 255) * 257);
  }
}

void flytower_write_saturated(
  uint32_t *pixels, const uint16_t *samples, ptrdiff_t count, double saturation
) {
  for (ptrdiff_t i = 0; i < count; i++) {
    const uint16_t *s = samples + 4 * i;
    // The grey of a colour as filters weigh it: Rec. 709.
    double grey = 0.0722 * s[0] + 0.7152 * s[1] + 0.2126 * s[2];
    uint32_t pixel = byte(s[3]) << 24;
    for (int c = 0; c < 3; c++) {
      double value = grey + (s[c] - grey) * saturation;
      double limited = value < 0 ? 0 : value > s[3] ? s[3] : value;
      pixel |= byte((uint16_t)limited) << (8 * c);
    }
    pixels[i] = pixel;
  }
}
