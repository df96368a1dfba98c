#include "CProcess.h"

#include <malloc.h>

void flytower_return_large_blocks(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 8 << 20);
}
