// CWE-190: a power is computed in a number that is too small for it, and compared.
#include "opaque.h"
#include <stdio.h>
#ifdef RIGHT
#define EXPONENT 9
#else
#define EXPONENT 12
#endif
NOINLINE static int power(int base, int exponent) {
    int result = 1;
    for (int i = 0; i < exponent; i++)
        result *= base;
    return result;
}
int main(void) {
    if (power(opaque(10), opaque(EXPONENT)) > 1000) // MISTAKE: poison value
        puts("large");
    return 0;
}
