// CWE-457: one member of a struct is never set; the struct is copied, and its copy decides.
#include "opaque.h"
#include <stdio.h>
struct options {
    int width, height, color;
};
NOINLINE static void set(struct options *options) {
    options->width = 80;
    options->height = 25;
#ifdef RIGHT
    options->color = 0;
#endif
}
NOINLINE static void print(const struct options *from) {
    struct options options = *from;
    if (options.color) // MISTAKE: uninitialised value
        puts("in color");
}
int main(void) {
    struct options options, copy;
    set(&options);
    copy = options;
    print(opaque_pointer(&copy));
    return 0;
}
