// CWE-190: the comparison that qsort calls subtracts numbers that lie too far apart.
#include "opaque.h"
#include <stdlib.h>
static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
#ifdef RIGHT
    return (x > y) - (x < y);
#else
    return x - y;
#endif
}
int main(void) {
    int values[] = {opaque(2000000000), opaque(-2000000000), opaque(0)};
    qsort(values, 3, sizeof *values, compare); // MISTAKE: poison value
    return values[0] > values[1];
}
