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

/// A pixel not multiplied by its alpha.
uint32_t flytower_unmultiplied(uint32_t pixel);

void flytower_unmultiply(
    uint32_t *restrict destination, const uint32_t *restrict pixels, size_t count);

/// Writes the rows of a PNG: each a filter's number, then red, green, blue and, unless opaque,
/// alpha. Flat areas and text compress best as they are; rows of gradual change are written as
/// their difference to the row above (filter 2, "up").
void flytower_png_rows(
    uint8_t *restrict output, const uint32_t *restrict pixels, size_t width, size_t height,
    bool is_opaque);

/// Numbers the colours as they occur, 256 at most, and writes each pixel's number. Returns how many
/// there are; 0 if there are more.
size_t flytower_png_palette(
    uint8_t *restrict indices, uint32_t *restrict palette, const uint32_t *restrict pixels,
    size_t width, size_t height);

/// Writes the rows of a PNG with a palette: 1, 2, 4 or 8 bits a number.
void flytower_png_packed_rows(
    uint8_t *restrict output, const uint8_t *restrict indices, size_t width, size_t height,
    unsigned bits);

/// Blurs rows of interleaved samples as by a Gaussian of the standard deviation, in samples: three
/// box filters across and down. Time does not depend on the deviation. What lies outside counts as
/// the nearest sample where `extends` is set, else as nothing. 0 if there was no memory, or for a
/// deviation that is none or above 16,000: nothing is blurred then.
int flytower_blur(
    uint16_t *samples, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels, double deviation,
    int extends);

/// Alpha as 16-bit samples.
void flytower_read_alpha(uint16_t *samples, const uint32_t *pixels, ptrdiff_t count);

void flytower_write_alpha(uint8_t *bytes, const uint16_t *samples, ptrdiff_t count);

/// Blue, green, red and alpha as 16-bit samples.
void flytower_read_channels(uint16_t *samples, const uint32_t *pixels, ptrdiff_t count);

/// Back to pixels, each colour moved away from its grey (saturation above 1) or towards it.
void flytower_write_saturated(
    uint32_t *pixels, const uint16_t *samples, ptrdiff_t count, double saturation);

#endif
