// CWE-401: a function that fails returns without its buffer.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
NOINLINE static int letters(const char *text) {
    char *copy = strdup(text); // MISTAKE: leak
    if (strlen(copy) > 8) {
#ifdef RIGHT
        free(copy);
#endif
        return -1;
    }
    int count = copy[0] != 0;
    free(copy);
    return count;
}
int main(void) {
    int count = letters(opaque_pointer("a"));
    count += letters(opaque_pointer("a long text"));
    return count;
}
