// reserve() instead of resize(): there is memory, but nothing in it.
#include "opaque.hpp"
#include <vector>
int main() {
    std::vector<int> v;
#ifdef REPAIRED
    v.resize(4);
#else
    v.reserve(4);
#endif
    int *p = opaque(v.data());
    volatile int r = 0;
    if (p[2] == 77) // fault: uninitialised value
        r = 1;
    return r;
}
