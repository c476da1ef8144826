// CWE-761: an allocator puts a header before what it returns; free gets the address behind the header.
#include "opaque.h"
#include <stdlib.h>
struct header {
    size_t size, pad;
};
NOINLINE static void *allocate(size_t size) {
    struct header *header = malloc(sizeof *header + size);
    header->size = size;
    return header + 1;
}
NOINLINE static void release(void *block) {
#ifdef RIGHT
    block = (struct header *)block - 1;
#endif
    free(block); // MISTAKE: bad free
}
int main(void) {
    int *number = allocate(sizeof *number);
    *number = opaque(3);
    release(number);
    return 0;
}
