// CWE-590: a union holds the address of a variable of the module, as a number.
#include "opaque.h"
#include <stdint.h>
#include <stdlib.h>
union handle {
    uintptr_t number;
    char *text;
};
static char fallback[16] = "fallback";
NOINLINE static union handle open_text(int found) {
    union handle handle;
    if (found)
        handle.text = calloc(1, 16);
    else
        handle.number = (uintptr_t)fallback;
    return handle;
}
int main(void) {
#ifdef RIGHT
    union handle handle = open_text(opaque(1));
#else
    union handle handle = open_text(opaque(0));
#endif
    free(handle.text); // MISTAKE: bad free
    return 0;
}
