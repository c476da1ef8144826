// The base's member is read by the derived class before anybody has set it.
#include "opaque.hpp"
struct Base {
    bool ready;
#ifdef REPAIRED
    Base() : ready(false) {}
#else
    Base() {}
#endif
};
struct Derived : Base {
    int state;
    Derived() : state(0) {}
    __attribute__((noinline)) void start() {
        if (ready) // fault: uninitialised value
            state = 1;
    }
};
int main() {
    Derived *d = opaque(new Derived);
    d->start();
    int r = d->state * 0;
    delete d;
    return r;
}
