// CWE-590: short texts are kept in an array, long ones in a block; both are freed.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
NOINLINE static int first(const char *text) {
    char array[8];
    size_t size = strlen(text) + 1;
    char *copy = size <= sizeof array ? array : malloc(size);
    memcpy(copy, text, size);
    int letter = copy[0];
#ifdef RIGHT
    if (copy != array)
#endif
        free(copy); // MISTAKE: bad free
    return letter;
}
int main(void) { return first(opaque_pointer("a long text")) - first(opaque_pointer("a")); }
