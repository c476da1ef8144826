// CWE-562: a function leaves the address of its variable behind, for the comparison that qsort calls later.
#include "opaque.h"
#include <stdlib.h>
static const int *direction;
static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return *direction * ((x > y) - (x < y)); // MISTAKE: use after free
}
NOINLINE static void set_direction(int down) {
#ifdef RIGHT
    static int sign;
#else
    int sign;
#endif
    sign = down ? -1 : 1;
    direction = opaque_pointer(&sign);
}
int main(void) {
    int values[] = {1, 3, 2};
    set_direction(opaque(1));
    qsort(values, 3, sizeof *values, compare);
    return values[0] != 3;
}
