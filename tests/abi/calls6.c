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
    long double m0;
};
struct t1 {
    float m0;
    int m0i;
    float m1 __attribute__((aligned(8)));
    int m1i;
};
struct t2 {
    float m0;
    int m0i;
    double m1[2];
    unsigned char m2;
};
struct t3 {
    struct t2 m0;
};
struct t4 {
    double m0;
    struct t1 m1[1];
};
struct t5 {
    struct t1 m0;
    struct t4 m1;
    short m2[1];
    long long m3;
};
struct t6 {
    double m0;
    double m1;
    int m2;
};
struct t7 {
    float m0;
    int m0i;
    float m1 __attribute__((aligned(8)));
    int m1i;
} __attribute__((aligned(8)));
union t8 {
    long double _Complex m0;
};
struct t9 {
    unsigned char m0[3];
};
struct t10 {
} __attribute__((packed));
struct t11 {
    short m0 : 8;
    _Bool m1 : 1;
    long double m2[2];
    long double _Complex m3;
    short m4 : 9;
    long m5 : 58;
};
struct t12 {
    long double m0;
    long double _Complex m1;
    double m2;
    struct t6 m3;
    signed char m4;
};
struct t13 {
    __float128 m0;
    double m1;
};
double f0(struct t0 a0, long double _Complex a1, double _Complex a2, struct t0 a3, struct t1 a4, struct t2 a5, struct t3 a6, __float128 a7, long double a8);
void f1(const char * (*back)(struct t4 a0, _Bool a1, struct t0 a2, double _Complex a3, unsigned a4));
void f2(double (*back)(__float128 a0, struct t5 a1, long double _Complex a2, enum small a3, __float128 a4, short a5, struct t6 a6, void * a7, struct t0 a8));
int f3(int a0, long double _Complex a1, __float128 a2, float a3, struct t7 a4, union t8 a5, struct t9 a6, struct t4 a7, struct t6 a8, struct t10 a9, struct t5 a10, __float128 a11);
void f4(struct t11 (*back)(struct t6 a0, __float128 a1, struct t12 a2));
void f5(enum negative (*back)(struct t13 a0, long double _Complex a1));

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

double f0(struct t0 a0, long double _Complex a1, double _Complex a2, struct t0 a3, struct t1 a4, struct t2 a5, struct t3 a6, __float128 a7, long double a8) {
    mix_long(a0.m0);
    mix_long(__real__ a1); mix_long(__imag__ a1);
    mix_double(__real__ a2); mix_double(__imag__ a2);
    mix_long(a3.m0);
    mix_float(a4.m0);
    mix((unsigned long)a4.m0i);
    mix_float(a4.m1);
    mix((unsigned long)a4.m1i);
    mix_float(a5.m0);
    mix((unsigned long)a5.m0i);
    mix_double(a5.m1[0]);
    mix_double(a5.m1[1]);
    mix((unsigned long)a5.m2);
    mix_float(a6.m0.m0);
    mix((unsigned long)a6.m0.m0i);
    mix_double(a6.m0.m1[0]);
    mix_double(a6.m0.m1[1]);
    mix((unsigned long)a6.m0.m2);
    mix_quad(a7);
    mix_long(a8);
    double ret;
    ret = -328.875;
    return ret;
}

void f1(const char * (*back)(struct t4 a0, _Bool a1, struct t0 a2, double _Complex a3, unsigned a4)) {
    struct t4 x0;
    x0.m0 = -497.75;
    x0.m1[0].m0 = -473.625f;
    x0.m1[0].m0i = (int)0xffffffffUL;
    x0.m1[0].m1 = 450.875f;
    x0.m1[0].m1i = (int)0x1UL;
    _Bool x1;
    x1 = 0;
    struct t0 x2;
    x2.m0 = -427.75L / 7;
    double _Complex x3;
    x3 = 219.5 + -469.5 * __extension__ 1.0i;
    unsigned x4;
    x4 = (unsigned)0x5cb95b7dUL;
    const char * got = back(x0, x1, x2, x3, x4);
    mix((unsigned long)got[0]);
}

void f2(double (*back)(__float128 a0, struct t5 a1, long double _Complex a2, enum small a3, __float128 a4, short a5, struct t6 a6, void * a7, struct t0 a8)) {
    __float128 x0;
    x0 = -22.875L / 7;
    struct t5 x1;
    x1.m0.m0 = -445.0f;
    x1.m0.m0i = (int)0x80000000UL;
    x1.m0.m1 = -18.25f;
    x1.m0.m1i = (int)0xffffffffUL;
    x1.m1.m0 = 476.75;
    x1.m1.m1[0].m0 = -317.25f;
    x1.m1.m1[0].m0i = (int)0x0UL;
    x1.m1.m1[0].m1 = 364.0f;
    x1.m1.m1[0].m1i = (int)0x80000000UL;
    x1.m2[0] = (short)0xffffUL;
    x1.m3 = (long long)0xffffffffffffffffUL;
    long double _Complex x2;
    x2 = __builtin_complex(-128.5L / 7, 267.875L);
    enum small x3;
    x3 = SMALL_B;
    __float128 x4;
    x4 = -328.875L / 7;
    short x5;
    x5 = (short)0xffffUL;
    struct t6 x6;
    x6.m0 = 362.625;
    x6.m1 = -178.375;
    x6.m2 = (int)0x1UL;
    void * x7;
    x7 = (void *)0x3081d374644bUL;
    struct t0 x8;
    x8.m0 = -136.125L / 7;
    double got = back(x0, x1, x2, x3, x4, x5, x6, x7, x8);
    mix_double(got);
}

int f3(int a0, long double _Complex a1, __float128 a2, float a3, struct t7 a4, union t8 a5, struct t9 a6, struct t4 a7, struct t6 a8, struct t10 a9, struct t5 a10, __float128 a11) {
    mix((unsigned long)a0);
    mix_long(__real__ a1); mix_long(__imag__ a1);
    mix_quad(a2);
    mix_float(a3);
    mix_float(a4.m0);
    mix((unsigned long)a4.m0i);
    mix_float(a4.m1);
    mix((unsigned long)a4.m1i);
    mix_long(__real__ a5.m0); mix_long(__imag__ a5.m0);
    mix((unsigned long)a6.m0[0]);
    mix((unsigned long)a6.m0[1]);
    mix((unsigned long)a6.m0[2]);
    mix_double(a7.m0);
    mix_float(a7.m1[0].m0);
    mix((unsigned long)a7.m1[0].m0i);
    mix_float(a7.m1[0].m1);
    mix((unsigned long)a7.m1[0].m1i);
    mix_double(a8.m0);
    mix_double(a8.m1);
    mix((unsigned long)a8.m2);
    mix_float(a10.m0.m0);
    mix((unsigned long)a10.m0.m0i);
    mix_float(a10.m0.m1);
    mix((unsigned long)a10.m0.m1i);
    mix_double(a10.m1.m0);
    mix_float(a10.m1.m1[0].m0);
    mix((unsigned long)a10.m1.m1[0].m0i);
    mix_float(a10.m1.m1[0].m1);
    mix((unsigned long)a10.m1.m1[0].m1i);
    mix((unsigned long)a10.m2[0]);
    mix((unsigned long)a10.m3);
    mix_quad(a11);
    int ret;
    ret = (int)0x4ccd2daaUL;
    return ret;
}

void f4(struct t11 (*back)(struct t6 a0, __float128 a1, struct t12 a2)) {
    struct t6 x0;
    x0.m0 = 168.5;
    x0.m1 = -264.25;
    x0.m2 = (int)0x80000000UL;
    __float128 x1;
    x1 = -361.125L / 7;
    struct t12 x2;
    x2.m0 = -463.625L / 7;
    x2.m1 = __builtin_complex(-428.25L / 7, 288.625L);
    x2.m2 = 462.0;
    x2.m3.m0 = 256.875;
    x2.m3.m1 = -168.0;
    x2.m3.m2 = (int)0xffffffffUL;
    x2.m4 = (signed char)0xdcUL;
    struct t11 got = back(x0, x1, x2);
    mix((unsigned long)got.m0);
    mix((unsigned long)got.m1);
    mix_long(got.m2[0]);
    mix_long(got.m2[1]);
    mix_long(__real__ got.m3); mix_long(__imag__ got.m3);
    mix((unsigned long)got.m4);
    mix((unsigned long)got.m5);
}

void f5(enum negative (*back)(struct t13 a0, long double _Complex a1)) {
    struct t13 x0;
    x0.m0 = 301.0L / 7;
    x0.m1 = 253.875;
    long double _Complex x1;
    x1 = __builtin_complex(-41.75L / 7, -300.75L);
    enum negative got = back(x0, x1);
    mix((unsigned long)got);
}
