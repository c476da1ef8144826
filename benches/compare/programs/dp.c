/* Longest common subsequence and shortest paths with a heap: dynamic programming over arrays. N sets the size. */
#include <stdio.h>
#include <stdlib.h>
#ifndef N
#define N 3000
#endif
static int dist[N * 4];
static int L[N + 1][N + 1];
static char a[N + 1], b[N + 1];
struct H {
    int d, v;
};
static struct H hp[N * 40];
static int hn;
static void push(int d, int v) {
    int i = hn++;
    while (i > 0) {
        int p = (i - 1) / 2;
        if (hp[p].d <= d)
            break;
        hp[i] = hp[p];
        i = p;
    }
    hp[i].d = d;
    hp[i].v = v;
}
static struct H pop(void) {
    struct H r = hp[0], x = hp[--hn];
    int i = 0;
    for (;;) {
        int c = 2 * i + 1;
        if (c >= hn)
            break;
        if (c + 1 < hn && hp[c + 1].d < hp[c].d)
            c++;
        if (hp[c].d >= x.d)
            break;
        hp[i] = hp[c];
        i = c;
    }
    hp[i] = x;
    return r;
}
static int lcs(void) {
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++)
            L[i][j] = a[i - 1] == b[j - 1] ? L[i - 1][j - 1] + 1
                                           : (L[i - 1][j] > L[i][j - 1] ? L[i - 1][j] : L[i][j - 1]);
    return L[N][N];
}
static unsigned rs = 7;
static unsigned rnd(void) {
    rs = rs * 1103515245u + 12345u;
    return rs >> 8;
}
int main(void) {
    for (int i = 0; i < N; i++) {
        a[i] = 'a' + rnd() % 4;
        b[i] = 'a' + rnd() % 4;
    }
    long t = 0;
    for (int r = 0; r < 18; r++) {
        a[r] = 'z';
        t += lcs();
    }
    int n = N * 4;
    for (int r = 0; r < 160; r++) {
        for (int i = 0; i < n; i++)
            dist[i] = 1 << 30;
        dist[r] = 0;
        hn = 0;
        push(0, r);
        while (hn) {
            struct H h = pop();
            if (h.d > dist[h.v])
                continue;
            for (int k = 1; k <= 6; k++) {
                int v = (h.v * k + 17 * k + r) % n, w = 1 + ((h.v ^ v) * k) % 97;
                if (h.d + w < dist[v]) {
                    dist[v] = h.d + w;
                    push(dist[v], v);
                }
            }
        }
        for (int i = 0; i < n; i++)
            if (dist[i] < (1 << 30))
                t += dist[i];
    }
    printf("%ld\n", t);
    return 0;
}
