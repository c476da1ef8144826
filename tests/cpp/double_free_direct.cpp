// Deletes the same object twice.
#include "opaque.hpp"
int main() {
    long *p = opaque(new long(7));
    long r = *p;
    delete p;
#ifndef REPAIRED
    delete opaque(p); // fault: bad free
#endif
    return (int)r - 7;
}
