// The object is larger than the block that it is put into.
#include "opaque.hpp"
#include <new>
struct Pair {
    long a, b;
    Pair(long x, long y) : a(x) {
        b = y; // fault: out of bounds
    }
};
int main() {
#ifdef REPAIRED
    char *room = opaque(new char[16]);
#else
    char *room = opaque(new char[12]);
#endif
    // The constructor may be reported where it is called: the object there is promised to be as large as a Pair.
    Pair *pair = new (room) Pair(1, 2); // fault: out of bounds
    long r = opaque(pair)->a;
    delete[] room;
    return (int)r - 1;
}
