/* The sieve of Eratosthenes: stores at a stride. N sets the size. */
#include <stdio.h>
#include <string.h>
#ifndef N
#define N 4000000
#endif
static char s[N + 1];
int main(void) {
    int c = 0;
    for (int r = 0; r < 30; r++) {
        c = 0;
        memset(s, 1, sizeof s);
        for (int i = 2; i <= N; i++)
            if (s[i]) {
                c++;
                for (long j = (long)i * i; j <= N; j += i)
                    s[j] = 0;
            }
    }
    printf("%d\n", c);
    return 0;
}
