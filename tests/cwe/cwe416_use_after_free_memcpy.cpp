// CWE-416: a buffer grows; its contents are copied from the old one after that is gone.
#include "opaque.h"
#include <cstring>
struct Buffer {
    char *bytes;
    int size;
    NOINLINE void grow() {
        char *larger = new char[size * 2];
#ifdef RIGHT
        std::memcpy(larger, bytes, size);
        delete[] bytes;
#else
        delete[] bytes;
        std::memcpy(larger, bytes, size); // MISTAKE: use after free
#endif
        bytes = larger;
        size *= 2;
    }
};
int main() {
    Buffer buffer = {opaque_pointer(new char[8]()), opaque(8)};
    buffer.grow();
    int first = buffer.bytes[0];
    delete[] buffer.bytes;
    return first;
}
