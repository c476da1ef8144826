// CWE-126: a message is read as the long form of a union, but its block has the size of the short one.
#include "opaque.h"
#include <stdlib.h>
union message {
    struct {
        int kind, value;
    } brief;
    struct {
        int kind, values[7];
    } full;
};
NOINLINE static int last(const union message *message) {
    if (message->brief.kind == 0)
        return 0;
    return message->full.values[6]; // MISTAKE: out of bounds
}
int main(void) {
    union message *message = opaque_pointer(malloc(sizeof message->brief));
#ifdef RIGHT
    message->brief.kind = 0;
#else
    message->brief.kind = 1;
#endif
    message->brief.value = 0;
    int value = last(message);
    free(message);
    return value;
}
