#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Loops over pixels: 32 bits each, blue, green, red, alpha in memory order, multiplied by alpha.
// A weight is the share of `to` in 1/32768, from 0 to 32767. Every machine gives the same pixels.

/// destination = from · (1 − weight) + to · weight, each channel rounded to the nearest.
void flytower_mix(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight);

/// The same mean, laid over what is in the destination.
void flytower_mix_over(
    uint32_t *restrict destination, const uint32_t *restrict from, const uint32_t *restrict to,
    size_t count, unsigned weight);

/// Writes opaque pixels as three bytes each, blue, green and red: a quarter less to read.
void flytower_pack(uint8_t *restrict packed, const uint32_t *restrict pixels, size_t count);

/// `flytower_mix` of opaque, packed pixels, for frames larger than the caches. Up to 8 bytes after
/// the last pixel of each source are read.
void flytower_mix_packed(
    uint32_t *restrict destination, const uint8_t *restrict from, const uint8_t *restrict to,
    size_t count, unsigned weight);

/// Whether every pixel has full alpha.
bool flytower_is_opaque(const uint32_t *pixels, size_t count);

/// Writes a row of a PNG: the filter's number, 2 for "up", then three bytes a pixel if opaque, else
/// four, not multiplied by alpha. `above` is the row before, or NULL for the first.
void flytower_png_row(
    uint8_t *restrict output, const uint32_t *restrict row, const uint32_t *restrict above,
    size_t count, bool is_opaque);

#endif
