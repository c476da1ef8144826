#include <stdarg.h>
#include <string.h>

enum small { SMALL_A, SMALL_B = 7, SMALL_C = 1000 };
enum negative { NEGATIVE_A = -5, NEGATIVE_B, NEGATIVE_C = 77 };

static unsigned long sum;
static void mix(unsigned long v) { sum = (sum ^ v) * 0x100000001b3UL; sum ^= sum >> 29; }
static void mix_wide(unsigned __int128 v) { mix((unsigned long)v); mix((unsigned long)(v >> 64)); }
static void mix_double(double v) { unsigned long b; memcpy(&b, &v, 8); mix(b); }
static void mix_float(float v) { unsigned b; memcpy(&b, &v, 4); mix(b); }

union t0 {
    double m0[2];
    unsigned long m1;
};
struct t1 {
    long long m0[2];
    float m1 __attribute__((aligned(8)));
    int m1i;
    float m2;
    int m2i;
};
struct t2 {
    struct t1 m0;
    float m1 __attribute__((aligned(8)));
    int m1i;
    float m2;
    int m2i;
    double m3;
};
union t3 {
    unsigned long m0[2];
    double _Complex m1;
    float m2 __attribute__((aligned(8)));
    int m2i;
};
union t4 {
    double m0;
    float m1 __attribute__((aligned(8)));
    int m1i;
    unsigned long m2;
} __attribute__((packed));
struct t5 {
    enum negative m0;
    __int128 m1;
} __attribute__((aligned(16)));
struct t6 {
};
double f0(int a0, ...);
signed char f1(float a0, char a1, float a2, int a3, int a4, ...);
void f2(long long (*back)(union t0 a0, double a1));
void f3(double (*back)(union t0 a0, signed char a1, unsigned short a2, struct t1 a3, int a4, int a5, ...));
void f4(union t0 (*back)(struct t2 a0, union t0 a1, union t3 a2, float a3, struct t2 a4, long a5, union t0 a6, unsigned a7, union t4 a8, struct t5 a9, unsigned long a10, struct t6 a11));

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

double f0(int a0, ...) {
    va_list list;
    va_start(list, a0);
    mix((unsigned long)a0);
    unsigned long v0 = va_arg(list, unsigned long);
    mix((unsigned long)v0);
    union t0 v1 = va_arg(list, union t0);
    mix_double(v1.m0[0]);
    mix_double(v1.m0[1]);
    __int128 v2 = va_arg(list, __int128);
    mix_wide((unsigned __int128)v2);
    double v3 = va_arg(list, double);
    mix_double(v3);
    va_end(list);
    double ret;
    ret = -47.25;
    return ret;
}

signed char f1(float a0, char a1, float a2, int a3, int a4, ...) {
    va_list list;
    va_start(list, a4);
    mix_float(a0);
    mix((unsigned long)a1);
    mix_float(a2);
    mix((unsigned long)a3);
    mix((unsigned long)a4);
    va_end(list);
    signed char ret;
    ret = (signed char)0x98UL;
    return ret;
}

void f2(long long (*back)(union t0 a0, double a1)) {
    union t0 x0;
    x0.m0[0] = 312.875;
    x0.m0[1] = -452.75;
    double x1;
    x1 = -111.0;
    long long got = back(x0, x1);
    mix((unsigned long)got);
}

void f3(double (*back)(union t0 a0, signed char a1, unsigned short a2, struct t1 a3, int a4, int a5, ...)) {
    union t0 x0;
    x0.m0[0] = -77.375;
    x0.m0[1] = 451.625;
    signed char x1;
    x1 = (signed char)0x75UL;
    unsigned short x2;
    x2 = (unsigned short)0x1UL;
    struct t1 x3;
    x3.m0[0] = (long long)0x35fe9022087b7015UL;
    x3.m0[1] = (long long)0x51906dc1eb3bae00UL;
    x3.m1 = -90.875f;
    x3.m1i = (int)0x49353414UL;
    x3.m2 = 44.875f;
    x3.m2i = (int)0x80000000UL;
    int x4;
    x4 = (int)0x1UL;
    int x5;
    x5 = (int)0x1UL;
    void * x6;
    x6 = (void *)0x2bc89e417683UL;
    double got = back(x0, x1, x2, x3, x4, x5, x6);
    mix_double(got);
}

void f4(union t0 (*back)(struct t2 a0, union t0 a1, union t3 a2, float a3, struct t2 a4, long a5, union t0 a6, unsigned a7, union t4 a8, struct t5 a9, unsigned long a10, struct t6 a11)) {
    struct t2 x0;
    x0.m0.m0[0] = (long long)0x43ae9a54c8417db1UL;
    x0.m0.m0[1] = (long long)0x10aa7237a0a71daeUL;
    x0.m0.m1 = 232.625f;
    x0.m0.m1i = (int)0xffffffffUL;
    x0.m0.m2 = 338.75f;
    x0.m0.m2i = (int)0x0UL;
    x0.m1 = 40.375f;
    x0.m1i = (int)0x80000000UL;
    x0.m2 = -496.875f;
    x0.m2i = (int)0x1UL;
    x0.m3 = -361.375;
    union t0 x1;
    x1.m0[0] = 465.25;
    x1.m0[1] = -120.875;
    union t3 x2;
    x2.m0[0] = (unsigned long)0xd6ebcdeaba3fecaaUL;
    x2.m0[1] = (unsigned long)0x1UL;
    float x3;
    x3 = -358.25f;
    struct t2 x4;
    x4.m0.m0[0] = (long long)0x67aef0e4d12203dUL;
    x4.m0.m0[1] = (long long)0x3aae8ff9401e2a84UL;
    x4.m0.m1 = -57.875f;
    x4.m0.m1i = (int)0x524ea1dUL;
    x4.m0.m2 = 425.625f;
    x4.m0.m2i = (int)0x216deddeUL;
    x4.m1 = 417.0f;
    x4.m1i = (int)0x8037ec54UL;
    x4.m2 = -11.875f;
    x4.m2i = (int)0xffffffffUL;
    x4.m3 = 329.375;
    long x5;
    x5 = (long)0xcfb32ab24a1b28bfUL;
    union t0 x6;
    x6.m0[0] = -191.5;
    x6.m0[1] = 467.625;
    unsigned x7;
    x7 = (unsigned)0x0UL;
    union t4 x8;
    x8.m0 = -411.75;
    struct t5 x9;
    x9.m0 = NEGATIVE_A;
    x9.m1 = (__int128)(((unsigned __int128)0xc3ab6a867d6e2b0fUL << 64) | 0xdb65fd08f27532b0UL);
    unsigned long x10;
    x10 = (unsigned long)0x8000000000000000UL;
    struct t6 x11;
    union t0 got = back(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11);
    mix_double(got.m0[0]);
    mix_double(got.m0[1]);
}
