// CWE-369: a divisor that is at least 1 on one path only.
#include "opaque.h"
NOINLINE static unsigned share(unsigned whole, int parts) {
    unsigned divisor;
    if (parts > 0)
        divisor = parts;
    else
#ifdef RIGHT
        divisor = 1;
#else
        divisor = opaque(0);
#endif
    return whole / divisor; // MISTAKE: division by zero
}
int main() { return share(12, opaque(3)) + share(0, opaque(-2)) - 4; }
