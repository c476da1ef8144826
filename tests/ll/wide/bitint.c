#include <stdio.h>
typedef unsigned _BitInt(256) u256;
typedef _BitInt(256) s256;
typedef unsigned _BitInt(1024) u1024;
typedef _BitInt(129) s129;

static void show(const char *name, u256 x) {
    printf("%s %016llx%016llx%016llx%016llx\n", name, (unsigned long long)(x >> 192), (unsigned long long)(x >> 128),
           (unsigned long long)(x >> 64), (unsigned long long)x);
}

static void decimal(const char *name, u1024 x) {
    char text[320];
    int n = sizeof text;
    text[--n] = 0;
    do {
        text[--n] = '0' + (int)(x % 10);
        x /= 10;
    } while (x);
    printf("%s %s\n", name, text + n);
}

static u1024 factorial(unsigned n) {
    u1024 r = 1;
    for (unsigned i = 2; i <= n; i++) r *= i;
    return r;
}

static u256 modpow(u256 b, u256 e, u256 m) {
    unsigned _BitInt(512) r = 1, x = b % m;
    for (; e; e >>= 1) {
        if (e & 1) r = r * x % m;
        x = x * x % m;
    }
    return (u256)r;
}

static u256 isqrt(u256 n) {
    u256 r = 0;
    for (int i = 127; i >= 0; i--) {
        u256 t = r | (u256)1 << i;
        if (t * t <= n) r = t;
    }
    return r;
}

struct mixed {
    char c;
    s129 a;
    unsigned _BitInt(200) b;
    _BitInt(7) s;
};

__attribute__((noinline)) static s129 sum(struct mixed m, s129 more) { return m.a + (s129)m.b + m.s + m.c + more; }

static u256 bits[4] = {1, (u256)1 << 200, ~(u256)0, (u256)0x0123456789abcdefULL << 100};

__attribute__((noinline)) static int classify(s256 x) {
    if (x < 0) return x < -((s256)1 << 200) ? -2 : -1;
    return x == 0 ? 0 : x > (s256)1 << 200 ? 2 : 1;
}

int main(void) {
    decimal("150!", factorial(150));
    show("2^255-19", ((u256)1 << 255) - 19);
    u256 p = ((u256)1 << 255) - 19;
    show("fermat", modpow(7, p - 1, p));
    show("pow", modpow(3, 1000, p));
    show("sqrt", isqrt(~(u256)0));
    struct mixed m = {3, -((s129)1 << 100), (unsigned _BitInt(200))5 << 90, -60};
    s129 r = sum(m, 57);
    printf("sum %llx %llx %d\n", (unsigned long long)(r >> 64), (unsigned long long)r, r < 0);
    printf("sizes %zu %zu %zu\n", sizeof(s129), sizeof(struct mixed), sizeof(u256));
    s256 d = -(((s256)1 << 230) + 12345);
    show("quotient", (u256)(d / 1000003));
    show("remainder", (u256)(d % 1000003));
    show("shifted", (u256)(d >> 100));
    for (int i = 0; i < 4; i++) printf("%d %d\n", classify((s256)bits[i]), classify(-(s256)bits[i]));
    printf("%.6e %.6e %.0f\n", (double)bits[1], (double)d, (double)(float)(bits[3] >> 60));
    show("double", (u256)(s256)-1.5e70);
    show("not", ~bits[3] ^ bits[1]);
    u256 h = 0xcbf29ce484222325ULL;
    for (const char *s = "wide integers"; *s; s++) h = (h ^ (unsigned char)*s) * (((u256)1 << 168) + 0x163);
    show("hash", h);
    return (int)(h % 100);
}
