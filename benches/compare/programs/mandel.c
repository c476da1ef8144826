/* The Mandelbrot set: floating point with a data-dependent end of the loop. N sets the size. */
#include <stdio.h>
#ifndef N
#define N 1600
#endif
static int iter(double cx, double cy) {
    double x = 0, y = 0;
    int i;
    for (i = 0; i < 200; i++) {
        double x2 = x * x, y2 = y * y;
        if (x2 + y2 > 4.0)
            break;
        y = 2 * x * y + cy;
        x = x2 - y2 + cx;
    }
    return i;
}
int main(void) {
    long s = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            s += iter(-2.0 + 3.0 * j / N, -1.5 + 3.0 * i / N);
    printf("%ld\n", s);
    return 0;
}
