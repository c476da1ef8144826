// The size that is passed to sized delete is not that of the block.
#include "opaque.hpp"
#include <new>
int main() {
    void *p = opaque(::operator new(32));
#ifdef REPAIRED
    ::operator delete(p, std::size_t(32));
#else
    ::operator delete(p, std::size_t(16)); // fault: bad free
#endif
    return 0;
}
