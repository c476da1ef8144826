/* The spectral norm of a matrix: floating point with division. N sets the size. */
#include <math.h>
#include <stdio.h>
#ifndef N
#define N 2400
#endif
static double u[N], v[N], t[N];
static double A(int i, int j) {
    return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
}
static void mulAv(const double *v, double *o) {
    for (int i = 0; i < N; i++) {
        double s = 0;
        for (int j = 0; j < N; j++)
            s += A(i, j) * v[j];
        o[i] = s;
    }
}
static void mulAtv(const double *v, double *o) {
    for (int i = 0; i < N; i++) {
        double s = 0;
        for (int j = 0; j < N; j++)
            s += A(j, i) * v[j];
        o[i] = s;
    }
}
int main(void) {
    for (int i = 0; i < N; i++)
        u[i] = 1;
    for (int i = 0; i < 10; i++) {
        mulAv(u, t);
        mulAtv(t, v);
        mulAv(v, t);
        mulAtv(t, u);
    }
    double vBv = 0, vv = 0;
    for (int i = 0; i < N; i++) {
        vBv += u[i] * v[i];
        vv += v[i] * v[i];
    }
    printf("%.9f\n", sqrt(vBv / vv));
    return 0;
}
