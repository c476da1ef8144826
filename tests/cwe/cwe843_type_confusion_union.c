// CWE-843: a value holds a number, and is read as a pointer.
#include "opaque.h"
#include <stddef.h>
struct value {
    int is_text;
    union {
        long number;
        const char *text;
    };
};
NOINLINE static int first(const struct value *value) {
#ifdef RIGHT
    if (!value->is_text)
        return 0;
#endif
    return value->text[0]; // MISTAKE: bad memory access
}
int main(void) {
    struct value value = {0, .number = 123456789};
    return first(opaque_pointer(&value));
}
