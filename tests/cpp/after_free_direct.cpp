// Reads what was deleted.
#include "opaque.hpp"
int main() {
    int *p = opaque(new int[4]());
    p[1] = 3;
#ifdef REPAIRED
    int r = p[1];
    delete[] p;
#else
    delete[] p;
    int r = opaque(p)[1]; // fault: use after free
#endif
    return r - 3;
}
