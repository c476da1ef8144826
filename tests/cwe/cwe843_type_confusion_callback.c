// CWE-843: a function of one type is called back as one of another type.
#include "opaque.h"
typedef int handler(int);
static double half(double number) { return number / 2; }
static int same(int number) { return number; }
static void *table[] = {same, half};
NOINLINE static int call(handler *handler, int number) {
    return handler(number); // MISTAKE: bad call
}
int main(void) {
#ifdef RIGHT
    return call(table[opaque(0)], 0);
#else
    return call(table[opaque(1)], 0);
#endif
}
