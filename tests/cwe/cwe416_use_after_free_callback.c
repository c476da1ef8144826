// CWE-416: the comparison that qsort calls looks up weights that are freed already.
#include "opaque.h"
#include <stdlib.h>
static int *weights;
static int compare(const void *a, const void *b) {
    int x = weights[*(const int *)a]; // MISTAKE: use after free
    int y = weights[*(const int *)b];
    return (x > y) - (x < y);
}
int main(void) {
    int order[] = {0, 1, 2};
    weights = calloc(3, sizeof *weights);
    weights[0] = opaque(9);
#ifdef RIGHT
    qsort(order, 3, sizeof *order, compare);
    free(weights);
#else
    free(weights);
    qsort(order, 3, sizeof *order, compare);
#endif
    return order[2];
}
