// A derived object is deleted as its base, whose destructor is not virtual: the size is the base's.
// (The size is passed as compilers do with -fsized-deallocation.)
#include "opaque.hpp"
#include <new>
struct Base {
    long a = 1;
    static void operator delete(void *p, std::size_t size) {
        ::operator delete(p, size); // fault: bad free
    }
#ifdef REPAIRED
    virtual
#endif
    ~Base() {}
};
struct Derived : Base {
    long b[4] = {1, 2, 3, 4};
};
int main() {
    Base *base = opaque<Base>(new Derived);
    long r = base->a;
    delete base;
    return (int)r - 1;
}
