// CWE-457: a loop fills all elements but one, and another loop looks at all of them.
#include "opaque.h"
#include <stdio.h>
#include <stdlib.h>
#ifdef RIGHT
#define FIRST 0
#else
#define FIRST 1
#endif
NOINLINE static void print(const int *values, int count) {
    for (int i = count - 1; i >= 0; i--)
        if (values[i] > 6) // MISTAKE: uninitialised value
            puts("large");
}
int main(void) {
    int *values = opaque_pointer(malloc(8 * sizeof *values));
    for (int i = FIRST; i < 8; i++)
        values[i] = i;
    print(values, 8);
    free(values);
    return 0;
}
