// new[] and delete.
#include "opaque.hpp"
int main() {
    int *p = opaque(new int[4]());
    int r = p[0];
#ifdef REPAIRED
    delete[] p;
#else
    delete p; // fault: bad free
#endif
    return r;
}
