// CWE-122: the copy of a string has no room for the byte that ends it.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
NOINLINE static char *copy(const char *from) {
    size_t length = strlen(from);
#ifdef RIGHT
    char *to = malloc(length + 1);
#else
    char *to = malloc(length);
#endif
    memcpy(to, from, length + 1); // MISTAKE: out of bounds
    return to;
}
int main(void) {
    char *text = copy(opaque_pointer("sixteen letters."));
    int wrong = text[0] != 's';
    free(text);
    return wrong;
}
