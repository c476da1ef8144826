// Two functions that both think that they own a block, with other allocations between.
#include "opaque.hpp"
__attribute__((noinline)) static int sum(int *p, int n) {
    int r = 0;
    for (int i = 0; i < n; i++)
        r += p[i];
#ifndef REPAIRED
    delete[] p;
#endif
    return r;
}
int main() {
    int *p = opaque(new int[3]{1, 2, 3});
    int r = sum(p, 3);
    int *q = opaque(new int[3]{4, 5, 6});
    delete[] opaque(p); // fault: bad free
    r += q[0];
    delete[] q;
    return r - 10;
}
