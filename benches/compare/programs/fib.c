/* Fibonacci numbers by recursion: calls. N sets the size. */
#include <stdio.h>
#ifndef N
#define N 40
#endif
static int fib(int n) {
    if (n < 2)
        return n;
    return fib(n - 1) + fib(n - 2);
}
int main(void) {
    printf("%d\n", fib(N));
    return 0;
}
