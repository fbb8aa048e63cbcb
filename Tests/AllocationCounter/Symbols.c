#define _GNU_SOURCE
#include "Symbols.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  ElfW(Addr) start;
  ElfW(Addr) end;
  const char *name;
} Symbol;

static Symbol *symbols;
static size_t symbol_count;
static ElfW(Addr) base;

// The first object that is listed is the executable.
static int take_base(struct dl_phdr_info *info, size_t size, void *unused) {
  base = info->dlpi_addr;
  return 1;
}

static const char *map_executable(void) {
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0) return NULL;
  void *image = fstat(file, &status) == 0
                    ? mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0)
                    : MAP_FAILED;
  close(file);
  return image == MAP_FAILED ? NULL : image;
}

static int by_start(const void *first, const void *second) {
  ElfW(Addr) a = ((const Symbol *)first)->start;
  ElfW(Addr) b = ((const Symbol *)second)->start;
  return (a > b) - (a < b);
}

/// Takes the functions of the table that names all of them, not only those that libraries may call.
static void take_functions(const char *image) {
  const ElfW(Ehdr) *header = (const void *)image;
  const ElfW(Shdr) *sections = (const void *)(image + header->e_shoff);
  for (size_t index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB) continue;
    const ElfW(Sym) *entries = (const void *)(image + table->sh_offset);
    const char *names = image + sections[table->sh_link].sh_offset;
    size_t entry_count = table->sh_size / sizeof(ElfW(Sym));
    symbols = malloc(entry_count * sizeof(Symbol));
    if (symbols == NULL) return;
    for (size_t entry = 0; entry < entry_count; entry++) {
      // The kind is in the same bits in files of 32 and of 64 bits.
      ElfW(Sym) function = entries[entry];
      if (ELF64_ST_TYPE(function.st_info) != STT_FUNC || function.st_size == 0) continue;
      symbols[symbol_count++] = (Symbol){
          function.st_value, function.st_value + function.st_size, names + function.st_name};
    }
    qsort(symbols, symbol_count, sizeof(Symbol), by_start);
  }
}

static void read_symbols(void) {
  static int is_read;
  if (is_read) return;
  is_read = 1;
  dl_iterate_phdr(take_base, NULL);
  const char *image = map_executable();
  if (image != NULL && memcmp(image, ELFMAG, SELFMAG) == 0) take_functions(image);
}

const char *symbol_of_return_address(const void *address) {
  read_symbols();
  if (address == NULL) return NULL;
  // A call may be the last thing in a function: the address behind it is the next one's.
  ElfW(Addr) place = (ElfW(Addr))address - 1 - base;
  size_t low = 0;
  size_t high = symbol_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (symbols[middle].end <= place) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < symbol_count && symbols[low].start <= place ? symbols[low].name : NULL;
}
