// CWE-415: what atexit has registered frees the buffer once more.
#include "opaque.h"
#include <stdlib.h>
static char *buffer;
static void clean_up(void) {
    free(buffer); // MISTAKE: bad free
}
int main(void) {
    buffer = calloc(1, 32);
    atexit(clean_up);
    int first = buffer[0];
    free(buffer);
#ifdef RIGHT
    buffer = NULL;
#endif
    return first;
}
