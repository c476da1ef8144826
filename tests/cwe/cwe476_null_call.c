// CWE-476: a search finds nothing, and what it found is read.
#include "opaque.h"
#include <string.h>
NOINLINE static int after_equals(const char *option) {
    const char *equals = strchr(option, '=');
#ifdef RIGHT
    if (!equals)
        return 0;
#endif
    return equals[1]; // MISTAKE: null pointer
}
int main(void) { return after_equals(opaque_pointer("verbose")); }
