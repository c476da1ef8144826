// CWE-369: the quotient of the smallest number and -1 does not exist either.
#include "opaque.h"
#include <limits.h>
struct fraction {
    int upper, lower;
};
NOINLINE static int value(struct fraction fraction) {
    struct fraction copy = fraction;
    return copy.upper / copy.lower; // MISTAKE: division overflow
}
int main(void) {
#ifdef RIGHT
    struct fraction fraction = {opaque(-INT_MAX), opaque(-1)};
#else
    struct fraction fraction = {opaque(INT_MIN), opaque(-1)};
#endif
    return value(fraction) != INT_MAX;
}
