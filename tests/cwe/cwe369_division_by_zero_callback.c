// CWE-369: the comparison that qsort calls takes remainders; the modulus is 0.
#include "opaque.h"
#include <stdlib.h>
static int modulus;
static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x % modulus - y % modulus; // MISTAKE: division by zero
}
int main(void) {
    int values[] = {7, 5, 4};
#ifdef RIGHT
    modulus = opaque(5);
#else
    modulus = opaque(0);
#endif
    qsort(values, 3, sizeof *values, compare);
    return values[0] != 5;
}
