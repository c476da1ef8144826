// A function returns a reference to its own variable.
#include "opaque.hpp"
struct Counter {
    int n[8];
};
__attribute__((noinline)) static Counter &make(int start) {
#ifdef REPAIRED
    static
#endif
    Counter c;
    for (int &x : c.n)
        x = start;
    return *opaque(&c);
}
int main() {
    // The result of the call is promised to refer to an object.
    Counter &c = make(5); // fault: use after free
    return c.n[3] - 5; // fault: use after free
}
