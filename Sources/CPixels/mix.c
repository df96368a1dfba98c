#include "mix.h"

static inline uint32_t mix_pixel(uint32_t from, uint32_t to, unsigned weight) {
  uint32_t result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    result |= mix_channel((from >> shift) & 255, (to >> shift) & 255, weight) << shift;
  }
  return result;
}

static inline uint32_t lay_over(uint32_t source, uint32_t below) {
  unsigned rest = 255 - (source >> 24);
  uint32_t result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    unsigned product = ((below >> shift) & 255) * rest + 128;
    result |= (((source >> shift) & 255) + ((product + (product >> 8)) >> 8)) << shift;
  }
  return result;
}

static void mix_portably(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight) {
  for (size_t index = 0; index < count; index++) {
    destination[index] = mix_pixel(from[index], to[index], weight);
  }
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void mix_avx2(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight) {
  const __m256i weights = _mm256_set1_epi16((short)weight);
  size_t index = 0;
  for (; index + 8 <= count; index += 8) {
    __m256i mean = mix_32(
        _mm256_loadu_si256((const __m256i *)(from + index)),
        _mm256_loadu_si256((const __m256i *)(to + index)), weights);
    _mm256_storeu_si256((__m256i *)(destination + index), mean);
  }
  mix_portably(destination + index, from + index, to + index, count - index, weight);
}

#endif

void flytower_mix(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    mix_avx2(destination, from, to, count, weight);
    return;
  }
#endif
  mix_portably(destination, from, to, count, weight);
}

void flytower_mix_over(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight) {
  for (size_t index = 0; index < count; index++) {
    uint32_t mean = mix_pixel(from[index], to[index], weight);
    destination[index] = lay_over(mean, destination[index]);
  }
}

bool flytower_is_opaque(const uint32_t *pixels, size_t count) {
  const size_t block = 1024;
  for (size_t start = 0; start < count; start += block) {
    uint32_t all = UINT32_MAX;
    size_t end = start + block < count ? start + block : count;
    for (size_t index = start; index < end; index++) { all &= pixels[index]; }
    if (all >> 24 != 255) { return false; }
  }
  return true;
}
