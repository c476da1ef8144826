// CWE-190: one of two ways to an index overflows; the table is read at the address that follows from it.
#include "opaque.h"
int table[16];
NOINLINE static int look(int scaled, int key) {
    int index;
    if (scaled)
        index = key * 4096;
    else
        index = key & 15;
    return table[index / 1000000 & 15]; // MISTAKE: poison value
}
int main(void) {
    int found = look(0, opaque(1000000));
#ifndef RIGHT
    found += look(1, opaque(1000000));
#endif
    return found;
}
