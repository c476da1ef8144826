// CWE-415: a function that fails frees its argument, and so does its caller.
#include "opaque.h"
#include <stdlib.h>
NOINLINE static int send(char *message, int length) {
    if (length > 8) {
#ifndef RIGHT
        free(message);
#endif
        return -1;
    }
    return message[0];
}
int main(void) {
    char *message = calloc(1, 16);
    int sent = send(message, opaque(16));
    free(message); // MISTAKE: bad free
    return sent + 1;
}
