// An over-aligned block is given back by a function that knows nothing of alignments.
#include "opaque.hpp"
#include <new>
__attribute__((noinline)) static void release(void *p) {
#ifdef REPAIRED
    ::operator delete(p, std::align_val_t(64));
#else
    ::operator delete(p); // fault: bad free
#endif
}
int main() {
    void *p = opaque(::operator new(128, std::align_val_t(64)));
    release(p);
    return 0;
}
