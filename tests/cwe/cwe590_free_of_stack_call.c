// CWE-590: a function that frees what it is passed gets a variable.
#include "opaque.h"
#include <stdlib.h>
NOINLINE static int take(int *block) {
    int first = block[0];
    free(block); // MISTAKE: bad free
    return first;
}
int main(void) {
#ifdef RIGHT
    return take(calloc(4, sizeof(int)));
#else
    int block[4] = {0};
    return take(opaque_pointer(block));
#endif
}
