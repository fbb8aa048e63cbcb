#define _GNU_SOURCE
#include "AllocationCounter.h"

#include <errno.h>
#include <stdlib.h>

#include "Symbols.h"

#if defined(__GLIBC__)
#include <execinfo.h>

// The functions below take the place of the C library's in the executable that they are linked
// into, and in all libraries that it loads. These are the names under which it has them, too.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

enum { CAPACITY = 8192 };

// A fixed place, as recording must not ask for memory itself.
static void *callers[CAPACITY][ALLOCATION_COUNTER_DEPTH];
static size_t count;
// Other threads allocate as they like. It is also what keeps a recording from recording itself.
static _Thread_local bool is_recording;

static void record(void) {
  if (!is_recording) return;
  is_recording = false;
  if (count < CAPACITY) {
    int depth = backtrace(callers[count], ALLOCATION_COUNTER_DEPTH);
    for (int frame = depth; frame < ALLOCATION_COUNTER_DEPTH; frame++) {
      callers[count][frame] = NULL;
    }
  }
  count++;
  is_recording = true;
}

void *malloc(size_t size) {
  record();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  record();
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  record();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  record();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  record();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  record();
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

bool allocation_counter_start(void) {
  // The first call loads a library, which asks for memory.
  void *unused[1];
  backtrace(unused, 1);
  count = 0;
  is_recording = true;
  return true;
}

size_t allocation_counter_stop(void) {
  is_recording = false;
  return count;
}

const char *allocation_counter_caller(size_t allocation, size_t frame) {
  if (allocation >= count || allocation >= CAPACITY) return NULL;
  if (frame >= ALLOCATION_COUNTER_DEPTH) return NULL;
  return symbol_of_return_address(callers[allocation][frame]);
}

#else

bool allocation_counter_start(void) { return false; }

size_t allocation_counter_stop(void) { return 0; }

const char *allocation_counter_caller(size_t allocation, size_t frame) { return NULL; }

#endif
