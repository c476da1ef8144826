/* Product of matrices of 64-bit integers. Its checksum overflows a signed product, which the interpreter stops. N sets the size. */
#include <stdio.h>
#ifndef N
#define N 320
#endif
static long A[N][N], B[N][N], C[N][N];
static void mm(void) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            long s = 0;
            for (int k = 0; k < N; k++)
                s += A[i][k] * B[k][j];
            C[i][j] = s;
        }
}
int main(void) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            A[i][j] = i * 3 + j;
            B[i][j] = i - j * 2;
        }
    for (int r = 0; r < 10; r++) {
        mm();
        A[r][r] ^= C[r][r + 1];
    }
    long t = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            t = t * 31 + C[i][j];
    printf("%ld\n", t);
    return 0;
}
