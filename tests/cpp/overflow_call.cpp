// memcpy behind a call writes more than new[] made.
#include "opaque.hpp"
#include <cstring>
__attribute__((noinline)) static void put(char *to, const char *from) {
    std::memcpy(to, from, std::strlen(from) + 1); // fault: out of bounds
}
int main() {
    const char *text = "0123456789";
#ifdef REPAIRED
    char *p = opaque(new char[11]);
#else
    char *p = opaque(new char[10]);
#endif
    put(p, text);
    int r = p[9] - '9';
    delete[] p;
    return r;
}
