// CWE-121: a whole packet is assigned to a variable that only has room for its header.
#include "opaque.h"
struct header {
    int kind, length;
};
struct packet {
    struct header header;
    char body[24];
};
NOINLINE static int kind(const struct header *header) { return header->kind; }
NOINLINE static int handle(const struct packet *from) {
    struct header copy;
#ifdef RIGHT
    copy = from->header;
#else
    *(struct packet *)&copy = *from; // MISTAKE: out of bounds
#endif
    return kind(&copy);
}
int main(void) {
    struct packet packet = {{3, 24}, "body"};
    return handle(opaque_pointer(&packet)) != 3;
}
