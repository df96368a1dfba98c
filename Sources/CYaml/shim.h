#include <yaml.h>
/* The calls by which a text is found and gets into memory. */
#include <sys/stat.h>
#include <unistd.h>
