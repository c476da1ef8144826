// CWE-127: the index of the predecessor is read for the first element, too.
#include "opaque.h"
NOINLINE static int value(const int *values) { return values[0]; }
int main(void) {
    int values[4] = {4, 3, 2, 1};
    int wrong = value(values) != 4;
    for (int i = 0; i < 4; i++) {
        int before;
        if (opaque(i) % 2)
            before = i - 1;
        else
#ifdef RIGHT
            before = i > 1 ? i - 2 : 0;
#else
            before = i - 2;
#endif
        if (values[before] < values[i]) // MISTAKE: out of bounds
            wrong = 1;
    }
    return wrong;
}
