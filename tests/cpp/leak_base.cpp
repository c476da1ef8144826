// A string in a derived class is not destroyed, since the base's destructor is not virtual. (Placement keeps the size
// out of the question.)
#include "opaque.hpp"
#include <new>
#include <string>
struct Base {
    int kind = 1;
#ifdef REPAIRED
    virtual
#endif
    ~Base() {}
};
struct Derived : Base {
    std::string name;
    __attribute__((noinline)) Derived()
        : name("a name that is too long to be kept in the object itself") // leak
    {}
};
alignas(16) static unsigned char room[sizeof(Derived)];
int main() {
    Base *base = opaque<Base>(new (room) Derived);
    int r = base->kind;
    base->~Base();
    for (unsigned char &byte : room)
        byte = 0;
    return r - 1;
}
