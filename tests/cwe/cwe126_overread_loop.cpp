// CWE-126: a loop reads the element that its end points to.
#include "opaque.h"
NOINLINE static int sum(const int *at, const int *end) {
    int total = 0;
#ifdef RIGHT
    for (; at < end; ++at)
#else
    for (; at <= end; ++at)
#endif
        total += *at; // MISTAKE: out of bounds
    return total;
}
int main() {
    int values[] = {1, 2, 3, 4};
    int *begin = opaque_pointer(values);
    return sum(begin, begin + 4) - 10;
}
