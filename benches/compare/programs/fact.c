/* Prints a factorial: what a program costs that does next to nothing. */
#include <stdio.h>
static long fact(long n) {
    long r = 1;
    for (long i = 2; i <= n; i++)
        r *= i;
    return r;
}
int main(void) {
    printf("%ld\n", fact(20));
    return 0;
}
