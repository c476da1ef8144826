// CWE-476: a handler that was not registered is called.
#include "opaque.h"
typedef int handler(int);
static int ignore(int event) { return event * 0; }
static handler *handlers[4] = {ignore, ignore};
NOINLINE static int dispatch(int event) {
    return handlers[event](event); // MISTAKE: null pointer
}
int main(void) {
#ifdef RIGHT
    return dispatch(opaque(1));
#else
    return dispatch(opaque(2));
#endif
}
