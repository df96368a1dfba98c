#include "CPixels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/// One channel of the mean; the AVX2 loop's `mulhrs` rounds in the same way.
static inline unsigned mix_channel(unsigned from, unsigned to, unsigned weight) {
  int difference = (int)to - (int)from;
  return (unsigned)((int)from + ((difference * (int)weight + 0x4000) >> 15));
}

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

/// From this size on, stores go past the caches: through them, each line of the destination would
/// first be read.
static const size_t streaming_count = 1 << 18;

/// How far ahead, in bytes, pixels are asked for. The processor's own prefetching stops at the
/// end of a page; two pages ahead, the next page is there when it is needed.
static const size_t prefetch_distance = 8192;

__attribute__((target("avx2"))) static inline __m256i mix_8(
    __m256i from, __m256i to, __m256i weights) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i from_low = _mm256_unpacklo_epi8(from, zero);
  __m256i from_high = _mm256_unpackhi_epi8(from, zero);
  __m256i low = _mm256_sub_epi16(_mm256_unpacklo_epi8(to, zero), from_low);
  __m256i high = _mm256_sub_epi16(_mm256_unpackhi_epi8(to, zero), from_high);
  low = _mm256_add_epi16(from_low, _mm256_mulhrs_epi16(low, weights));
  high = _mm256_add_epi16(from_high, _mm256_mulhrs_epi16(high, weights));
  return _mm256_packus_epi16(low, high);
}

/// Sixteen pixels; the destination is aligned to 32 bytes.
__attribute__((target("avx2"))) static inline void mix_16(
    uint32_t *destination, const uint32_t *from, const uint32_t *to, __m256i weights,
    bool streams) {
  for (size_t index = 0; index < 16; index += 8) {
    __m256i mean = mix_8(
        _mm256_loadu_si256((const __m256i *)(from + index)),
        _mm256_loadu_si256((const __m256i *)(to + index)), weights);
    __m256i *target = (__m256i *)(destination + index);
    if (streams) {
      _mm256_stream_si256(target, mean);
    } else {
      _mm256_store_si256(target, mean);
    }
  }
}

__attribute__((target("avx2"))) static void mix_avx2(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight) {
  const __m256i weights = _mm256_set1_epi16((short)weight);
  size_t index = 0;
  while (index < count && ((uintptr_t)(destination + index) & 31) != 0) {
    destination[index] = mix_pixel(from[index], to[index], weight);
    index++;
  }
  if (count >= streaming_count) {
    for (; index + 16 <= count; index += 16) {
      _mm_prefetch((const char *)(from + index) + prefetch_distance, _MM_HINT_T1);
      _mm_prefetch((const char *)(to + index) + prefetch_distance, _MM_HINT_T1);
      mix_16(destination + index, from + index, to + index, weights, true);
    }
    _mm_sfence();
  }
  for (; index + 16 <= count; index += 16) {
    mix_16(destination + index, from + index, to + index, weights, false);
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
