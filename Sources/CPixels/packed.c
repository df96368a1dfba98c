#include "mix.h"

void flytower_pack(uint8_t *restrict packed, const uint32_t *restrict pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint32_t pixel = pixels[index];
    packed[3 * index] = (uint8_t)pixel;
    packed[3 * index + 1] = (uint8_t)(pixel >> 8);
    packed[3 * index + 2] = (uint8_t)(pixel >> 16);
  }
}

static void mix_portably(
    uint32_t *restrict destination, const uint8_t *restrict from, const uint8_t *restrict to,
    size_t count, unsigned weight) {
  for (size_t index = 0; index < count; index++) {
    const uint8_t *one = from + 3 * index;
    const uint8_t *other = to + 3 * index;
    destination[index] = 0xFF000000u | mix_channel(one[2], other[2], weight) << 16
        | mix_channel(one[1], other[1], weight) << 8 | mix_channel(one[0], other[0], weight);
  }
}

#if defined(__x86_64__)

/// How far ahead, in bytes, pixels are asked for. The processor's own prefetching stops at the
/// end of a page; two pages ahead, the next page is there when it is needed.
static const size_t prefetch_distance = 8192;

/// The means of eight pixels; 32 bytes are read of each source, of which 24 count.
__attribute__((target("avx2"))) static inline __m256i mix_8(
    const uint8_t *from, const uint8_t *to, __m256i weights) {
  // Twelve bytes to each half, then a gap for alpha after every third.
  const __m256i halves = _mm256_setr_epi32(0, 1, 2, 3, 3, 4, 5, 6);
  const __m256i gaps = _mm256_setr_epi8(
      0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1,
      0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m256i alpha = _mm256_set1_epi32((int)0xFF000000u);
  __m256i mean = mix_32(
      _mm256_loadu_si256((const __m256i *)from), _mm256_loadu_si256((const __m256i *)to),
      weights);
  mean = _mm256_shuffle_epi8(_mm256_permutevar8x32_epi32(mean, halves), gaps);
  return _mm256_or_si256(mean, alpha);
}

__attribute__((target("avx2"))) static void mix_avx2(
    uint32_t *restrict destination, const uint8_t *restrict from, const uint8_t *restrict to,
    size_t count, unsigned weight) {
  const __m256i weights = _mm256_set1_epi16((short)weight);
  size_t index = (-(uintptr_t)destination & 31) / 4;
  if (index > count) { index = count; }
  mix_portably(destination, from, to, index, weight);
  for (; index + 16 <= count; index += 16) {
    const uint8_t *one = from + 3 * index;
    const uint8_t *other = to + 3 * index;
    _mm_prefetch((const char *)one + prefetch_distance, _MM_HINT_T1);
    _mm_prefetch((const char *)other + prefetch_distance, _MM_HINT_T1);
    // Past the caches: through them, each line of the destination would first be read.
    __m256i *target = (__m256i *)(destination + index);
    _mm256_stream_si256(target, mix_8(one, other, weights));
    _mm256_stream_si256(target + 1, mix_8(one + 24, other + 24, weights));
  }
  _mm_sfence();
  mix_portably(
      destination + index, from + 3 * index, to + 3 * index, count - index, weight);
}

#endif

void flytower_mix_packed(
    uint32_t *restrict destination, const uint8_t *restrict from, const uint8_t *restrict to,
    size_t count, unsigned weight) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    mix_avx2(destination, from, to, count, weight);
    return;
  }
#endif
  mix_portably(destination, from, to, count, weight);
}
