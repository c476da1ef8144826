// Loses the only pointer to an object.
#include "opaque.hpp"
int main() {
    int *p = opaque(new int(4)); // leak
    int r = *p;
#ifdef REPAIRED
    delete p;
#endif
    p = nullptr;
    return r - 4;
}
