// CWE-457: memcpy copies the whole of a block of which only the beginning was set.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
#ifdef RIGHT
#define SET 8
#else
#define SET 4
#endif
NOINLINE static int index_of(const unsigned char *bytes) { return bytes[6]; }
int main(void) {
    static int names[256];
    unsigned char *from = malloc(8), *to = malloc(8);
    names[255] = opaque(1);
    memset(from, 0, opaque(SET));
    memcpy(to, from, opaque(8));
    int name = names[index_of(to)]; // MISTAKE: uninitialised value
    free(from);
    free(to);
    return name;
}
