// CWE-124: memmove closes a gap that begins before the block.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
#ifdef RIGHT
#define AT 1
#else
#define AT 0
#endif
NOINLINE static void remove_before(char *text, int at, int size) {
    memmove(text + at - 1, text + at, size - at); // MISTAKE: out of bounds
}
int main(void) {
    char *text = strdup(opaque_pointer("letters"));
    remove_before(text, opaque(AT), 8);
    int wrong = text[0] != 'e';
    free(text);
    return wrong;
}
