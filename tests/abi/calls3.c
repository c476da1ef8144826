#include <stdarg.h>
#include <string.h>

enum small { SMALL_A, SMALL_B = 7, SMALL_C = 1000 };
enum negative { NEGATIVE_A = -5, NEGATIVE_B, NEGATIVE_C = 77 };

static unsigned long sum;
static void mix(unsigned long v) { sum = (sum ^ v) * 0x100000001b3UL; sum ^= sum >> 29; }
static void mix_wide(unsigned __int128 v) { mix((unsigned long)v); mix((unsigned long)(v >> 64)); }
static void mix_double(double v) { unsigned long b; memcpy(&b, &v, 8); mix(b); }
static void mix_float(float v) { unsigned b; memcpy(&b, &v, 4); mix(b); }

struct t0 {
    float m0;
    int m0i;
} __attribute__((aligned(2)));
struct t1 {
    float m0;
    int m0i;
    float m1 __attribute__((aligned(8)));
    int m1i;
};
struct t2 {
    float m0;
    int m0i;
};
struct t3 {
} __attribute__((aligned(16)));
struct t4 {
    enum small m0[1];
    signed char m1[2];
};
struct t5 {
    float m0;
    int m0i;
    float m1 __attribute__((aligned(8)));
    int m1i;
    double m2;
};
struct t6 {
    signed char m0;
    const char * m1 __attribute__((aligned(8)));
    struct t3 m2;
    struct t3 m3[1];
    struct t5 m4[1];
    const char * m5;
    struct t0 m6[1];
    struct t4 m7;
};
struct t7 {
    short m0 : 5;
};
struct t8 {
    double m0;
    float m1 __attribute__((aligned(8)));
    int m1i;
};
void f0(const char * a0, struct t0 a1, struct t0 a2);
void f1(__int128 (*back)(struct t0 a0, struct t1 a1, struct t2 a2, float a3, struct t1 a4, long long a5, struct t3 a6, double _Complex a7, unsigned a8));
struct t4 f2(void * a0, struct t5 a1);
unsigned __int128 f3(float a0, struct t6 a1, enum negative a2, double a3, struct t7 a4, double a5, unsigned char a6);
unsigned long f4(struct t2 a0, struct t8 a1, struct t8 a2, int a3, float a4, int a5, ...);

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

void f0(const char * a0, struct t0 a1, struct t0 a2) {
    mix((unsigned long)a0[0]);
    mix_float(a1.m0);
    mix((unsigned long)a1.m0i);
    mix_float(a2.m0);
    mix((unsigned long)a2.m0i);
}

void f1(__int128 (*back)(struct t0 a0, struct t1 a1, struct t2 a2, float a3, struct t1 a4, long long a5, struct t3 a6, double _Complex a7, unsigned a8)) {
    struct t0 x0;
    x0.m0 = -311.125f;
    x0.m0i = (int)0x0UL;
    struct t1 x1;
    x1.m0 = -3.0f;
    x1.m0i = (int)0x69344899UL;
    x1.m1 = -38.625f;
    x1.m1i = (int)0x80000000UL;
    struct t2 x2;
    x2.m0 = 390.0f;
    x2.m0i = (int)0x9e537a3UL;
    float x3;
    x3 = -21.375f;
    struct t1 x4;
    x4.m0 = -69.625f;
    x4.m0i = (int)0xffffffffUL;
    x4.m1 = 399.625f;
    x4.m1i = (int)0x1UL;
    long long x5;
    x5 = (long long)0xffffffffffffffffUL;
    struct t3 x6;
    double _Complex x7;
    x7 = 52.375 + 69.625 * __extension__ 1.0i;
    unsigned x8;
    x8 = (unsigned)0x7c6a8fd7UL;
    __int128 got = back(x0, x1, x2, x3, x4, x5, x6, x7, x8);
    mix_wide((unsigned __int128)got);
}

struct t4 f2(void * a0, struct t5 a1) {
    mix((unsigned long)a0);
    mix_float(a1.m0);
    mix((unsigned long)a1.m0i);
    mix_float(a1.m1);
    mix((unsigned long)a1.m1i);
    mix_double(a1.m2);
    struct t4 ret;
    ret.m0[0] = SMALL_C;
    ret.m1[0] = (signed char)0x0UL;
    ret.m1[1] = (signed char)0x80UL;
    return ret;
}

unsigned __int128 f3(float a0, struct t6 a1, enum negative a2, double a3, struct t7 a4, double a5, unsigned char a6) {
    mix_float(a0);
    mix((unsigned long)a1.m0);
    mix((unsigned long)a1.m1[0]);
    mix_float(a1.m4[0].m0);
    mix((unsigned long)a1.m4[0].m0i);
    mix_float(a1.m4[0].m1);
    mix((unsigned long)a1.m4[0].m1i);
    mix_double(a1.m4[0].m2);
    mix((unsigned long)a1.m5[0]);
    mix_float(a1.m6[0].m0);
    mix((unsigned long)a1.m6[0].m0i);
    mix((unsigned long)a1.m7.m0[0]);
    mix((unsigned long)a1.m7.m1[0]);
    mix((unsigned long)a1.m7.m1[1]);
    mix((unsigned long)a2);
    mix_double(a3);
    mix((unsigned long)a4.m0);
    mix_double(a5);
    mix((unsigned long)a6);
    unsigned __int128 ret;
    ret = (unsigned __int128)(((unsigned __int128)0xffffffffffffffffUL << 64) | 0xffffffffffffffffUL);
    return ret;
}

unsigned long f4(struct t2 a0, struct t8 a1, struct t8 a2, int a3, float a4, int a5, ...) {
    va_list list;
    va_start(list, a5);
    mix_float(a0.m0);
    mix((unsigned long)a0.m0i);
    mix_double(a1.m0);
    mix_float(a1.m1);
    mix((unsigned long)a1.m1i);
    mix_double(a2.m0);
    mix_float(a2.m1);
    mix((unsigned long)a2.m1i);
    mix((unsigned long)a3);
    mix_float(a4);
    mix((unsigned long)a5);
    long v0 = va_arg(list, long);
    mix((unsigned long)v0);
    unsigned long v1 = va_arg(list, unsigned long);
    mix((unsigned long)v1);
    unsigned __int128 v2 = va_arg(list, unsigned __int128);
    mix_wide((unsigned __int128)v2);
    unsigned __int128 v3 = va_arg(list, unsigned __int128);
    mix_wide((unsigned __int128)v3);
    struct t8 v4 = va_arg(list, struct t8);
    mix_double(v4.m0);
    mix_float(v4.m1);
    mix((unsigned long)v4.m1i);
    struct t0 v5 = va_arg(list, struct t0);
    mix_float(v5.m0);
    mix((unsigned long)v5.m0i);
    struct t2 v6 = va_arg(list, struct t2);
    mix_float(v6.m0);
    mix((unsigned long)v6.m0i);
    va_end(list);
    unsigned long ret;
    ret = (unsigned long)0xf2dc704fc433270eUL;
    return ret;
}
