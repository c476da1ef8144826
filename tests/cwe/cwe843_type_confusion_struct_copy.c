// CWE-843: a context that is passed as void * is copied as another, larger struct.
#include "opaque.h"
struct event {
    int kind, time;
};
struct key_event {
    struct event event;
    long code[4];
};
NOINLINE static long code(const void *context) {
    const struct event *event = context;
#ifdef RIGHT
    if (event->kind != 2)
        return 0;
#endif
    struct key_event copy = *(const struct key_event *)event; // MISTAKE: out of bounds
    return copy.code[opaque(3)];
}
int main(void) {
    struct event event = {1, opaque(10)};
    return code(opaque_pointer(&event));
}
