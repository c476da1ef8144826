// CWE-562: a function returns the address of its own array.
#include "opaque.h"
#include <stdlib.h>
NOINLINE static int *squares(void) {
#ifdef RIGHT
    static int values[4];
#else
    int values[4];
#endif
    for (int i = 0; i < 4; i++)
        values[i] = i * i;
    return opaque_pointer(values);
}
int main(void) {
    int *values = squares();
    return values[2] - 4; // MISTAKE: use after free
}
