// CWE-369: the mean of the values of each row, of which one is empty.
#include "opaque.h"
#ifdef RIGHT
#define FEWEST 1
#else
#define FEWEST 0
#endif
NOINLINE static int mean(const int *values, int count) {
    int total = 0;
    for (int i = 0; i < count; i++)
        total += values[i];
    return total / count; // MISTAKE: division by zero
}
int main(void) {
    int values[] = {1, 1, 1};
    int least = 1;
    for (int count = opaque(3); count >= FEWEST; count--)
        if (mean(values, count) < least)
            least = 0;
    return !least;
}
