// Both the one who throws and the one who catches delete.
#include "opaque.hpp"
__attribute__((noinline)) static void work(int *p) {
    if (*p > 1) {
#ifndef REPAIRED
        delete p;
#endif
        throw 5;
    }
}
int main() {
    int *p = opaque(new int(2));
    int r = 0;
    try {
        work(p);
    } catch (int n) {
        r = n;
    }
    delete opaque(p); // fault: bad free
    return r - 5;
}
