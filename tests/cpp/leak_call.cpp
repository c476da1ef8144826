// A function returns early without giving back its buffer.
#include "opaque.hpp"
__attribute__((noinline)) static int count(const char *s) {
    int *seen = opaque(new int[256]()); // leak
    if (!*s) {
#ifdef REPAIRED
        delete[] seen;
#endif
        return 0;
    }
    int n = 0;
    for (; *s; s++)
        n += !seen[(unsigned char)*s]++;
    delete[] seen;
    return n;
}
int main() {
    int n = count("abca");
    n += count("");
    return n - 3;
}
