// Debian builds libxml2 with ICU, whose headers clash with Foundation's on a clean build.
// Can go when libxml2's public headers stop including <unicode/…> (libxml2 2.14).
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
