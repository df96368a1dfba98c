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

static void mix_over_portably(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight) {
  for (size_t index = 0; index < count; index++) {
    uint32_t mean = mix_pixel(from[index], to[index], weight);
    destination[index] = lay_over(mean, destination[index]);
  }
}

#if defined(__x86_64__)

/// `lay_over` of eight pixels.
__attribute__((target("avx2"))) static inline __m256i lay_over_8(__m256i source, __m256i below) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i half = _mm256_set1_epi16(128);
  const __m256i alphas = _mm256_setr_epi8(
      3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15,
      3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  __m256i rest = _mm256_xor_si256(_mm256_shuffle_epi8(source, alphas), _mm256_set1_epi8(-1));
  __m256i low = _mm256_add_epi16(half, _mm256_mullo_epi16(
      _mm256_unpacklo_epi8(below, zero), _mm256_unpacklo_epi8(rest, zero)));
  __m256i high = _mm256_add_epi16(half, _mm256_mullo_epi16(
      _mm256_unpackhi_epi8(below, zero), _mm256_unpackhi_epi8(rest, zero)));
  low = _mm256_srli_epi16(_mm256_add_epi16(low, _mm256_srli_epi16(low, 8)), 8);
  high = _mm256_srli_epi16(_mm256_add_epi16(high, _mm256_srli_epi16(high, 8)), 8);
  return _mm256_add_epi8(source, _mm256_packus_epi16(low, high));
}

__attribute__((target("avx2"))) static void mix_over_avx2(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight) {
  const __m256i weights = _mm256_set1_epi16((short)weight);
  size_t index = 0;
  for (; index + 8 <= count; index += 8) {
    __m256i *target = (__m256i *)(destination + index);
    __m256i mean = mix_32(
        _mm256_loadu_si256((const __m256i *)(from + index)),
        _mm256_loadu_si256((const __m256i *)(to + index)), weights);
    _mm256_storeu_si256(target, lay_over_8(mean, _mm256_loadu_si256(target)));
  }
  mix_over_portably(destination + index, from + index, to + index, count - index, weight);
}

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
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    mix_over_avx2(destination, from, to, count, weight);
    return;
  }
#endif
  mix_over_portably(destination, from, to, count, weight);
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
