// malloc behind a call, delete in front of it.
#include "opaque.hpp"
#include <cstdlib>
__attribute__((noinline)) static int *make() {
#ifdef REPAIRED
    return opaque(new int(3));
#else
    int *p = static_cast<int *>(std::malloc(sizeof(int)));
    *p = 3;
    return opaque(p);
#endif
}
int main() {
    int *p = make();
    int r = *p;
    delete p; // fault: bad free
    return r - 3;
}
