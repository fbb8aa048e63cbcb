#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>

/// The number of callers that are kept of each allocation.
enum { ALLOCATION_COUNTER_DEPTH = 32 };

/// Forgets what was recorded, and records the heap allocations of the calling thread from now on.
///
/// Returns whether that is possible: it takes the GNU C library.
bool allocation_counter_start(void);

/// Ends the recording, and returns the number of allocations since its start.
size_t allocation_counter_stop(void);

/// Returns the linker's name of a function that was running when memory was asked for.
///
/// Frame 0 is the innermost one. Functions outside the executable, in the libraries of Swift and of
/// the system, are NULL, and so are all if the executable has been stripped of its symbols.
const char *allocation_counter_caller(size_t allocation, size_t frame);

#endif
