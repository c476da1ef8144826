// CWE-124: the index that says "not found" is used as any other.
#include "opaque.h"
static int counts[4];
NOINLINE static void count(int key) {
#ifdef RIGHT
    int slot = key < 4 ? key : 0;
#else
    int slot = key < 4 ? key : -1;
#endif
    counts[slot] = 1; // MISTAKE: out of bounds
}
int main(void) {
    count(opaque(2));
    count(opaque(7));
    return counts[2] - 1;
}
