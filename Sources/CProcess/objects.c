#define _GNU_SOURCE
#include "CProcess.h"

#include <elf.h>
#include <link.h>
#include <string.h>

struct visit {
  flytower_object_visitor function;
  void *context;
};

static size_t aligned(size_t size, size_t alignment) {
  return (size + alignment - 1) & ~(alignment - 1);
}

// The build id among the notes of one segment; its length, or 0.
static size_t find_build_id(
    const uint8_t *notes, size_t size, size_t alignment, const uint8_t **build_id) {
  if (alignment != 8) alignment = 4;
  size_t place = 0;
  while (size - place >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) header;
    memcpy(&header, notes + place, sizeof header);
    size_t name = place + sizeof header;
    size_t content = aligned(name + header.n_namesz, alignment);
    size_t end = content + header.n_descsz;
    if (content > size || end > size) return 0;
    if (header.n_type == NT_GNU_BUILD_ID && header.n_namesz == 4 &&
        memcmp(notes + name, "GNU", 4) == 0) {
      *build_id = notes + content;
      return header.n_descsz;
    }
    place = aligned(end, alignment);
    if (place > size) return 0;
  }
  return 0;
}

static int visit_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const struct visit *visit = context;
  // The code that the kernel provides for its clocks has no file.
  if (strncmp(info->dlpi_name, "linux-vdso", 10) == 0 ||
      strncmp(info->dlpi_name, "linux-gate", 10) == 0) {
    return 0;
  }
  const uint8_t *build_id = NULL;
  size_t length = 0;
  for (size_t i = 0; i < info->dlpi_phnum && length == 0; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_NOTE) continue;
    length = find_build_id(
        (const uint8_t *)(info->dlpi_addr + segment->p_vaddr), segment->p_memsz, segment->p_align,
        &build_id);
  }
  visit->function(visit->context, info->dlpi_name, length ? build_id : NULL, length);
  return 0;
}

void flytower_visit_loaded_objects(flytower_object_visitor function, void *context) {
  struct visit visit = {function, context};
  dl_iterate_phdr(visit_object, &visit);
}
