// CWE-761: a tagged pointer is freed with its tag.
#include "opaque.h"
#include <stdint.h>
#include <stdlib.h>
union tagged {
    void *pointer;
    uintptr_t bits;
};
NOINLINE static union tagged tag(void *block, int kind) {
    union tagged tagged = {block};
    tagged.bits |= kind;
    return tagged;
}
int main(void) {
    union tagged tagged = tag(calloc(1, 24), opaque(5));
#ifdef RIGHT
    tagged.bits &= ~(uintptr_t)7;
#endif
    free(tagged.pointer); // MISTAKE: bad free
    return 0;
}
