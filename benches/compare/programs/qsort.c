/* Quicksort of an array. N sets the size. */
#include <stdio.h>
#include <stdlib.h>
#ifndef N
#define N 4000000
#endif
static void qs(int *a, int lo, int hi) {
    while (lo < hi) {
        int p = a[(lo + hi) >> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p)
                i++;
            while (a[j] > p)
                j--;
            if (i <= j) {
                int t = a[i];
                a[i] = a[j];
                a[j] = t;
                i++;
                j--;
            }
        }
        if (j - lo < hi - i) {
            qs(a, lo, j);
            lo = i;
        } else {
            qs(a, i, hi);
            hi = j;
        }
    }
}
int main(void) {
    int *a = malloc(N * sizeof(int));
    unsigned x = 12345;
    for (int r = 0; r < 2; r++) {
        for (int i = 0; i < N; i++) {
            x ^= x << 13;
            x ^= x >> 17;
            x ^= x << 5;
            a[i] = (int)(x >> 1);
        }
        qs(a, 0, N - 1);
    }
    for (int i = 1; i < N; i++)
        if (a[i - 1] > a[i]) {
            printf("bad\n");
            return 1;
        }
    printf("%d %d\n", a[0], a[N / 2]);
    return 0;
}
