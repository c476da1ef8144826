// CWE-843: a function with two parameters is called through a pointer to a function with one.
#include "opaque.h"
typedef int handler(int);
static int add(int number, int other) { return number + other; }
static int same(int number) { return number; }
static void *table[] = {same, add};
NOINLINE static int call(handler *handler, int number) {
    return handler(number); // MISTAKE: uninitialised value
}
int main(void) {
#ifdef RIGHT
    return call(table[opaque(0)], 0);
#else
    return call(table[opaque(1)], 0);
#endif
}
