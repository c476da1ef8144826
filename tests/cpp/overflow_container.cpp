// A pointer to the first of a vector's elements runs past them.
#include "opaque.hpp"
#include <vector>
int main() {
    std::vector<short> v;
    v.reserve(8);
    for (short i = 0; i < 8; i++)
        v.push_back(i);
    short *p = opaque(v.data());
#ifdef REPAIRED
    p[7] = 7;
#else
    p[8] = 7; // fault: out of bounds
#endif
    return v[7] - 7;
}
