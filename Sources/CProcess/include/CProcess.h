#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <stdint.h>

// What a process can say about itself in C alone: the signals it was sent, the code it loaded.

/// From now on SIGINT, SIGTERM and SIGHUP are noted instead of ending the process, and SIGPIPE does
/// nothing. Those that are ignored already stay so. A SIGINT after a noted signal ends the process.
void flytower_signals_install(void);

/// Gives the signals back to those who had them. The noted one stays noted.
void flytower_signals_restore(void);

/// The first signal that was noted since the installing, or 0.
int flytower_signals_noted(void);

/// Called for each loaded object with its path, empty for the program itself, and the GNU build id
/// that it carries, NULL without one.
typedef void (*flytower_object_visitor)(
    void *context, const char *path, const uint8_t *build_id, size_t length);

/// Visits the objects in the order of loading; the one that the kernel provides is left out.
void flytower_visit_loaded_objects(flytower_object_visitor visit, void *context);

/// From now on blocks of a megabyte and more go back to the system as soon as they are freed. By
/// default glibc raises that limit to the largest block freed so far, and the pictures of a long
/// run would leave holes that nothing else fits.
void flytower_return_large_blocks(void);

#endif
