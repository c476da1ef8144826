// A constructor forgets a member that a function asks for.
#include "opaque.hpp"
#include <cstdio>
struct Shape {
    int width, height;
    Shape(int w, int h) : width(w) {
#ifdef REPAIRED
        height = h;
#else
        (void)h;
#endif
    }
};
__attribute__((noinline)) static void show(const Shape *s) {
    std::printf("%d x %d\n", s->width, s->height); // fault: uninitialised value
}
int main() {
    Shape *s = opaque(new Shape(3, 4));
    show(s);
    delete s;
    return 0;
}
