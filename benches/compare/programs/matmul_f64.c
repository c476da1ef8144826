/* Product of matrices of doubles. N sets the size. */
#include <stdio.h>
#include <stdlib.h>
#ifndef N
#define N 320
#endif
static void mm(int n, const double *a, const double *b, double *c) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double s = 0;
            for (int k = 0; k < n; k++)
                s += a[i * n + k] * b[k * n + j];
            c[i * n + j] = s;
        }
}
int main(void) {
    int n = N;
    double *a = malloc(n * n * 8), *b = malloc(n * n * 8), *c = malloc(n * n * 8);
    for (int i = 0; i < n * n; i++) {
        a[i] = (i % 17) * 0.5;
        b[i] = (i % 13) * 0.25;
    }
    for (int r = 0; r < 10; r++) {
        mm(n, a, b, c);
        a[r] += c[r] * 1e-6;
    }
    double t = 0;
    for (int i = 0; i < n * n; i++)
        t += c[i];
    printf("%.6f\n", t);
    return 0;
}
