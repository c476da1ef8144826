#include <stdarg.h>
#include <string.h>

enum small { SMALL_A, SMALL_B = 7, SMALL_C = 1000 };
enum negative { NEGATIVE_A = -5, NEGATIVE_B, NEGATIVE_C = 77 };

static unsigned long sum;
static void mix(unsigned long v) { sum = (sum ^ v) * 0x100000001b3UL; sum ^= sum >> 29; }
static void mix_wide(unsigned __int128 v) { mix((unsigned long)v); mix((unsigned long)(v >> 64)); }
static void mix_double(double v) { unsigned long b; memcpy(&b, &v, 8); mix(b); }
static void mix_long(long double v) { unsigned long b = 0; memcpy(&b, &v, 8); mix(b); b = 0; memcpy(&b, (char *)&v + 8, 2); mix(b); }
static void mix_quad(__float128 v) { unsigned __int128 b; memcpy(&b, &v, 16); mix_wide(b); }
static void mix_float(float v) { unsigned b; memcpy(&b, &v, 4); mix(b); }

struct t0 {
    long double _Complex m0;
    unsigned m1;
} __attribute__((aligned(16)));
struct t1 {
} __attribute__((packed));
struct t2 {
    struct t1 m0;
    enum negative m1[5];
    long double m2;
} __attribute__((packed));
struct t3 {
};
struct t4 {
    double m0;
};
struct t5 {
    short m0;
};
void f0(double (*back)(void));
unsigned f1(long double _Complex a0);
void f2(long double (*back)(struct t0 a0, _Bool a1, long double a2, double a3, enum small a4, struct t1 a5, struct t2 a6, struct t3 a7, long double _Complex a8, __float128 a9, long double a10, double a11));
void f3(struct t0 a0, long double a1, double _Complex a2);
short f4(int a0, ...);
void f5(struct t4 a0, long double a1, struct t1 a2, double _Complex a3, double a4, struct t3 a5, struct t5 a6, enum negative a7, __float128 a8);

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

void f0(double (*back)(void)) {
    double got = back();
    mix_double(got);
}

unsigned f1(long double _Complex a0) {
    mix_long(__real__ a0); mix_long(__imag__ a0);
    unsigned ret;
    ret = (unsigned)0x1UL;
    return ret;
}

void f2(long double (*back)(struct t0 a0, _Bool a1, long double a2, double a3, enum small a4, struct t1 a5, struct t2 a6, struct t3 a7, long double _Complex a8, __float128 a9, long double a10, double a11)) {
    struct t0 x0;
    x0.m0 = __builtin_complex(-155.5L / 7, -255.875L);
    x0.m1 = (unsigned)0x45f37924UL;
    _Bool x1;
    x1 = 0;
    long double x2;
    x2 = 65.5L / 7;
    double x3;
    x3 = 107.25;
    enum small x4;
    x4 = SMALL_C;
    struct t1 x5;
    struct t2 x6;
    x6.m1[0] = NEGATIVE_B;
    x6.m1[1] = NEGATIVE_B;
    x6.m1[2] = NEGATIVE_A;
    x6.m1[3] = NEGATIVE_A;
    x6.m1[4] = NEGATIVE_B;
    x6.m2 = -146.25L / 7;
    struct t3 x7;
    long double _Complex x8;
    x8 = __builtin_complex(195.125L / 7, -127.0L);
    __float128 x9;
    x9 = 415.5L / 7;
    long double x10;
    x10 = -87.125L / 7;
    double x11;
    x11 = -89.625;
    long double got = back(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11);
    mix_long(got);
}

void f3(struct t0 a0, long double a1, double _Complex a2) {
    mix_long(__real__ a0.m0); mix_long(__imag__ a0.m0);
    mix((unsigned long)a0.m1);
    mix_long(a1);
    mix_double(__real__ a2); mix_double(__imag__ a2);
}

short f4(int a0, ...) {
    va_list list;
    va_start(list, a0);
    mix((unsigned long)a0);
    struct t0 v0 = va_arg(list, struct t0);
    mix_long(__real__ v0.m0); mix_long(__imag__ v0.m0);
    mix((unsigned long)v0.m1);
    long double v1 = va_arg(list, long double);
    mix_long(v1);
    int v2 = va_arg(list, int);
    mix((unsigned long)v2);
    long double v3 = va_arg(list, long double);
    mix_long(v3);
    long v4 = va_arg(list, long);
    mix((unsigned long)v4);
    struct t0 v5 = va_arg(list, struct t0);
    mix_long(__real__ v5.m0); mix_long(__imag__ v5.m0);
    mix((unsigned long)v5.m1);
    unsigned v6 = va_arg(list, unsigned);
    mix((unsigned long)v6);
    struct t2 v7 = va_arg(list, struct t2);
    mix((unsigned long)v7.m1[0]);
    mix((unsigned long)v7.m1[1]);
    mix((unsigned long)v7.m1[2]);
    mix((unsigned long)v7.m1[3]);
    mix((unsigned long)v7.m1[4]);
    mix_long(v7.m2);
    va_end(list);
    short ret;
    ret = (short)0x2594UL;
    return ret;
}

void f5(struct t4 a0, long double a1, struct t1 a2, double _Complex a3, double a4, struct t3 a5, struct t5 a6, enum negative a7, __float128 a8) {
    mix_double(a0.m0);
    mix_long(a1);
    mix_double(__real__ a3); mix_double(__imag__ a3);
    mix_double(a4);
    mix((unsigned long)a6.m0);
    mix((unsigned long)a7);
    mix_quad(a8);
}
