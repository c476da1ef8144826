// Writes the element behind an array.
#include "opaque.hpp"
int main() {
    int *p = opaque(new int[4]);
#ifdef REPAIRED
    for (int i = 0; i < 4; i++)
#else
    for (int i = 0; i <= 4; i++)
#endif
        p[i] = i; // fault: out of bounds
    int r = p[3] - 3;
    delete[] p;
    return r;
}
