#ifndef SYMBOLS_H
#define SYMBOLS_H

/// Returns the linker's name of the executable's function that a call returns into; NULL if the
/// executable has none there.
const char *symbol_of_return_address(const void *address);

#endif
