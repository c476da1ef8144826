#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

struct wide { _Alignas(32) int v[8]; };
struct page { _Alignas(64) char c; };

static int aligned(const void *at, uintptr_t align) { return (uintptr_t)at % align == 0; }
int first(struct wide a, int n, struct page p, struct wide b) {
    return aligned(&a, 32) + aligned(&p, 64) + aligned(&b, 32) + 10 * (a.v[7] + b.v[7] + p.c) + n;
}
/* All registers are taken: where the function is must be told on the stack. */
int behind(int a, int b, int c, int d, int e, int f, int g, struct wide h, ...) {
    va_list list;
    va_start(list, h);
    struct wide w = va_arg(list, struct wide);
    int last = va_arg(list, int);
    va_end(list);
    return a + b + c + d + e + f + g + h.v[0] + w.v[7] + last + 1000 * aligned(&h, 32);
}
int call(int (*f)(int, struct wide, double, struct page)) {
    struct wide a = {{0, 0, 0, 0, 0, 0, 0, 30}};
    struct page p = {4};
    return f(2, a, 0.5, p);
}
