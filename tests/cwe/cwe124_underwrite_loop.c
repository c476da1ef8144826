// CWE-124: digits are written from the end of a buffer, and there are more of them than it has room for.
#include "opaque.h"
#include <stdlib.h>
#ifdef RIGHT
#define SIZE 16
#else
#define SIZE 8
#endif
NOINLINE static char *format(char *buffer, int size, unsigned number) {
    char *at = buffer + size;
    *--at = 0;
    do
        *--at = '0' + number % 10; // MISTAKE: out of bounds
    while (number /= 10);
    return at;
}
int main(void) {
    char *buffer = malloc(SIZE);
    int wrong = *format(buffer, SIZE, opaque(123456789)) != '1';
    free(buffer);
    return wrong;
}
