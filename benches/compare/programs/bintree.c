/* Builds and walks binary trees: allocation, pointers and recursion. N sets the size. */
#include <stdio.h>
#include <stdlib.h>
#ifndef N
#define N 18
#endif
typedef struct n {
    struct n *l, *r;
} n;
static n *mk(int d) {
    n *t = malloc(sizeof(n));
    if (d > 0) {
        t->l = mk(d - 1);
        t->r = mk(d - 1);
    } else {
        t->l = 0;
        t->r = 0;
    }
    return t;
}
static int ck(n *t) {
    return t->l ? 1 + ck(t->l) + ck(t->r) : 1;
}
static void del(n *t) {
    if (t->l) {
        del(t->l);
        del(t->r);
    }
    free(t);
}
int main(void) {
    n *ll = mk(N);
    for (int d = 4; d <= N; d += 4) {
        int it = 1 << (N - d + 4), c = 0;
        for (int i = 0; i < it; i++) {
            n *t = mk(d);
            c += ck(t);
            del(t);
        }
        printf("%d %d %d\n", it, d, c);
    }
    printf("%d\n", ck(ll));
    return 0;
}
