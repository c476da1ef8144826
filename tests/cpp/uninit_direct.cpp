// Reads a new int without a value.
#include "opaque.hpp"
#include <cstdio>
int main() {
#ifdef REPAIRED
    int *p = opaque(new int());
#else
    int *p = opaque(new int);
#endif
    volatile int r = 0;
    if (*p > 3) // fault: uninitialised value
        r = 1;
    delete p;
    std::printf(r ? "large\n" : "small\n");
    return 0;
}
