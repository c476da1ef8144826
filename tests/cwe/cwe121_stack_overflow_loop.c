// CWE-121: a loop writes one element more than the array on the stack has.
#include "opaque.h"
#ifdef RIGHT
#define LAST 7
#else
#define LAST 8
#endif
NOINLINE static int sum(const int *values, int count) {
    int total = 0;
    for (int i = 0; i < count; i++)
        total += values[i];
    return total;
}
int main(void) {
    int values[8];
    int last = opaque(LAST);
    for (int i = 0; i <= last; i++)
        values[i] = i; // MISTAKE: out of bounds
    return sum(values, 8) != 28;
}
