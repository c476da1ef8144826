// CWE-457: a variable that is set on one of two paths.
#include "opaque.h"
#include <stdio.h>
NOINLINE static void choose(int *limit, int given) {
    if (given)
        *limit = given;
#ifdef RIGHT
    else
        *limit = 0;
#endif
}
int main(void) {
    int limit;
    choose(&limit, opaque(0));
    if (limit > 2) // MISTAKE: uninitialised value
        puts("limited");
    return 0;
}
