// CWE-190: the mean of two numbers is half of a sum that is too large.
#include "opaque.h"
NOINLINE static int mean(int a, int b) {
#ifdef RIGHT
    return a + (b - a) / 2;
#else
    return (a + b) / 2; // MISTAKE: poison value
#endif
}
int main() { return mean(opaque(2000000000), opaque(2000000010)) < 0; }
