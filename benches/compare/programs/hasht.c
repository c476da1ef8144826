/* A hash table with open addressing that grows. N sets the size. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#ifndef N
#define N 3000000
#endif
struct E {
    uint64_t k;
    uint32_t v;
    uint32_t used;
};
struct T {
    struct E *e;
    uint64_t mask, n;
};
static uint64_t hs(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ULL;
    x ^= x >> 33;
    return x;
}
static void ins(struct T *t, uint64_t k, uint32_t v);
static void grow(struct T *t) {
    struct E *o = t->e;
    uint64_t m = t->mask;
    t->mask = (m + 1) * 2 - 1;
    t->e = calloc(t->mask + 1, sizeof(struct E));
    t->n = 0;
    for (uint64_t i = 0; i <= m; i++)
        if (o[i].used)
            ins(t, o[i].k, o[i].v);
    free(o);
}
static void ins(struct T *t, uint64_t k, uint32_t v) {
    if (t->n * 2 > t->mask)
        grow(t);
    uint64_t i = hs(k) & t->mask;
    while (t->e[i].used) {
        if (t->e[i].k == k) {
            t->e[i].v += v;
            return;
        }
        i = (i + 1) & t->mask;
    }
    t->e[i].k = k;
    t->e[i].v = v;
    t->e[i].used = 1;
    t->n++;
}
static uint32_t get(struct T *t, uint64_t k) {
    uint64_t i = hs(k) & t->mask;
    while (t->e[i].used) {
        if (t->e[i].k == k)
            return t->e[i].v;
        i = (i + 1) & t->mask;
    }
    return 0;
}
int main(void) {
    struct T t;
    t.mask = 15;
    t.n = 0;
    t.e = calloc(16, sizeof(struct E));
    uint64_t x = 88172645463325252ULL, s = 0;
    for (int i = 0; i < N; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        ins(&t, x & 0x3ffff, i);
    }
    for (int r = 0; r < 4; r++)
        for (int i = 0; i < N; i++)
            s += get(&t, i & 0x7ffff);
    printf("%lu %lu\n", (unsigned long)t.n, (unsigned long)s);
    return 0;
}
