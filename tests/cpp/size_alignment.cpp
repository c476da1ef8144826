// The alignment that is passed to delete is not the one of new.
#include "opaque.hpp"
#include <new>
int main() {
    void *p = opaque(::operator new[](64, std::align_val_t(64)));
#ifdef REPAIRED
    ::operator delete[](p, std::align_val_t(64));
#else
    ::operator delete[](p, std::align_val_t(32)); // fault: bad free
#endif
    return 0;
}
