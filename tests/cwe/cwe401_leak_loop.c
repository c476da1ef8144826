// CWE-401: only the last of the buffers that a loop allocates is freed.
#include "opaque.h"
#include <stdlib.h>
int main(void) {
    char *buffer = NULL;
    for (int i = 1; i <= opaque(3); i++) {
#ifdef RIGHT
        free(buffer);
#endif
        buffer = opaque_pointer(malloc(i * 16)); // MISTAKE: leak
        buffer[0] = i;
    }
    int wrong = buffer[0] != 3;
    free(buffer);
    return wrong;
}
