// CWE-121: the comparison that qsort calls notes what it sees in an array of main, which is soon full.
#include "opaque.h"
#include <stdlib.h>
#ifdef RIGHT
#define ROOM 64
#else
#define ROOM 2
#endif
static int *note;
static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    *note++ = x; // MISTAKE: out of bounds
    return (x > y) - (x < y);
}
int main(void) {
    int seen[ROOM];
    int values[] = {5, 3, 8, 1};
    note = seen;
    qsort(values, 4, sizeof *values, compare);
    return values[0] != 1;
}
