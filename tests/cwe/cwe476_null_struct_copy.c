// CWE-476: the struct that a missing pointer should point to is copied.
#include "opaque.h"
#include <stdlib.h>
struct record {
    long key, values[5];
};
NOINLINE static void copy(struct record *to, const struct record *from) {
    *to = *from; // MISTAKE: null pointer or poison value
}
int main(void) {
    struct record to;
#ifdef RIGHT
    static struct record record;
    copy(&to, opaque_pointer(&record));
#else
    copy(&to, opaque_pointer(NULL));
#endif
    return to.values[4];
}
