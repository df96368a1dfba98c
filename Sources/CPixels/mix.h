#ifndef MIX_H
#define MIX_H

#include "CPixels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/// One channel of the mean; `mix_32` rounds in the same way.
static inline unsigned mix_channel(unsigned from, unsigned to, unsigned weight) {
  int difference = (int)to - (int)from;
  return (unsigned)((int)from + ((difference * (int)weight + 0x4000) >> 15));
}

#if defined(__x86_64__)

/// The means of 32 channels.
__attribute__((target("avx2"))) static inline __m256i mix_32(
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

#endif
#endif
