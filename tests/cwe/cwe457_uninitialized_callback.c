// CWE-457: bsearch compares a key of which only one field is set.
#include "opaque.h"
#include <stdlib.h>
struct entry {
    int number, weight;
};
static int compare(const void *a, const void *b) {
    const struct entry *x = a, *y = b;
    if (x->weight != y->weight) // MISTAKE: uninitialised value
        return x->weight < y->weight ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}
NOINLINE static void set(struct entry *key, int number) {
    key->number = number;
#ifdef RIGHT
    key->weight = 1;
#endif
}
int main(void) {
    struct entry table[] = {{1, 1}, {2, 1}, {3, 1}};
    struct entry key;
    set(&key, opaque(3));
    return bsearch(&key, table, 3, sizeof *table, compare) == NULL;
}
