// A derived object in the memory of its base.
#include "opaque.hpp"
struct Base {
    int a = 1;
};
struct Derived : Base {
    int b = 2;
};
__attribute__((noinline)) static int second(Base *base) {
    return static_cast<Derived *>(base)->b; // fault: out of bounds
}
int main() {
#ifdef REPAIRED
    Base *base = opaque<Base>(new Derived);
#else
    Base *base = opaque(new Base);
#endif
    int r = second(base);
#ifdef REPAIRED
    delete static_cast<Derived *>(base);
#else
    delete base;
#endif
    return r - 2;
}
