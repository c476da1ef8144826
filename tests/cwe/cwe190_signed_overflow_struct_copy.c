// CWE-190: the size of a picture overflows, is copied with the other sizes, and is how much memory is asked for.
#include "opaque.h"
#include <stdlib.h>
#ifdef RIGHT
#define WIDTH 100
#else
#define WIDTH 70000
#endif
struct sizes {
    int width, height, bytes;
};
NOINLINE static struct sizes measure(int width, int height) {
    struct sizes sizes = {width, height, width * height};
    return sizes;
}
int main(void) {
    struct sizes sizes = measure(opaque(WIDTH), opaque(70000));
    struct sizes copy = sizes;
    char *picture = malloc(copy.bytes); // MISTAKE: poison value
    free(opaque_pointer(picture));
    return 0;
}
