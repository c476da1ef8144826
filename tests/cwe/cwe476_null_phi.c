// CWE-476: one of the two places is null.
#include "opaque.h"
#include <stddef.h>
struct config {
    int pad[4], level;
};
static struct config global = {{0}, 0};
NOINLINE static int level(const struct config *own, int use_own) {
    const struct config *config;
    if (use_own)
        config = own;
    else
        config = &global;
    return config->level; // MISTAKE: null pointer
}
int main(void) {
#ifdef RIGHT
    return level(opaque_pointer(NULL), opaque(0));
#else
    return level(opaque_pointer(NULL), opaque(1));
#endif
}
