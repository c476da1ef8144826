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

typedef float v2_float __attribute__((vector_size(8)));
typedef signed char v8_signed_char __attribute__((vector_size(8)));
typedef unsigned char v8_unsigned_char __attribute__((vector_size(8)));
typedef short v4_short __attribute__((vector_size(8)));
typedef int v2_int __attribute__((vector_size(8)));
typedef unsigned v2_unsigned __attribute__((vector_size(8)));
typedef float v4_float __attribute__((vector_size(16)));
typedef double v2_double __attribute__((vector_size(16)));
typedef signed char v16_signed_char __attribute__((vector_size(16)));
typedef unsigned char v16_unsigned_char __attribute__((vector_size(16)));
typedef short v8_short __attribute__((vector_size(16)));
typedef int v4_int __attribute__((vector_size(16)));
typedef unsigned v4_unsigned __attribute__((vector_size(16)));
typedef long v2_long __attribute__((vector_size(16)));
typedef float v8_float __attribute__((vector_size(32)));
typedef double v4_double __attribute__((vector_size(32)));
typedef signed char v32_signed_char __attribute__((vector_size(32)));
typedef unsigned char v32_unsigned_char __attribute__((vector_size(32)));
typedef short v16_short __attribute__((vector_size(32)));
typedef int v8_int __attribute__((vector_size(32)));
typedef unsigned v8_unsigned __attribute__((vector_size(32)));
typedef long v4_long __attribute__((vector_size(32)));

struct t0 {
    void * m0[2];
    double m1[2];
} __attribute__((aligned(32)));
struct t1 {
    short m0 : 2;
    long m1 : 9;
    _Bool m2 : 1;
    long m3 : 34;
    long m4 : 14;
    unsigned char m5 : 8;
    unsigned char m6 : 6;
    unsigned m7 : 32;
};
struct t2 {
    char m0;
};
void f0(struct t0 (*back)(signed char a0, v2_float a1, struct t0 a2, struct t0 a3));
void f1(struct t1 (*back)(void));
void f2(double a0, v2_float a1, int a2, ...);
void f3(unsigned char (*back)(void));
void f4(void (*back)(struct t2 a0, struct t0 a1, char a2, double a3, unsigned long a4));
void f5(enum small (*back)(void));

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

void f0(struct t0 (*back)(signed char a0, v2_float a1, struct t0 a2, struct t0 a3)) {
    signed char x0;
    x0 = (signed char)0x80UL;
    v2_float x1;
    x1[0] = -158.125f;
    x1[1] = -216.375f;
    struct t0 x2;
    x2.m0[0] = (void *)0x2e79fec966edUL;
    x2.m0[1] = (void *)0x31391212985fUL;
    x2.m1[0] = 137.25;
    x2.m1[1] = -81.5;
    struct t0 x3;
    x3.m0[0] = (void *)0x1c0cf72cd33aUL;
    x3.m0[1] = (void *)0x244478875e31UL;
    x3.m1[0] = 314.75;
    x3.m1[1] = 92.25;
    struct t0 got = back(x0, x1, x2, x3);
    mix((unsigned long)got.m0[0]);
    mix((unsigned long)got.m0[1]);
    mix_double(got.m1[0]);
    mix_double(got.m1[1]);
}

void f1(struct t1 (*back)(void)) {
    struct t1 got = back();
    mix((unsigned long)got.m0);
    mix((unsigned long)got.m1);
    mix((unsigned long)got.m2);
    mix((unsigned long)got.m3);
    mix((unsigned long)got.m4);
    mix((unsigned long)got.m5);
    mix((unsigned long)got.m6);
    mix((unsigned long)got.m7);
}

void f2(double a0, v2_float a1, int a2, ...) {
    va_list list;
    va_start(list, a2);
    mix_double(a0);
    mix_float(a1[0]);
    mix_float(a1[1]);
    mix((unsigned long)a2);
    v4_unsigned v0 = va_arg(list, v4_unsigned);
    mix((unsigned long)v0[0]);
    mix((unsigned long)v0[1]);
    mix((unsigned long)v0[2]);
    mix((unsigned long)v0[3]);
    unsigned v1 = va_arg(list, unsigned);
    mix((unsigned long)v1);
    struct t0 v2 = va_arg(list, struct t0);
    mix((unsigned long)v2.m0[0]);
    mix((unsigned long)v2.m0[1]);
    mix_double(v2.m1[0]);
    mix_double(v2.m1[1]);
    double v3 = va_arg(list, double);
    mix_double(v3);
    struct t1 v4 = va_arg(list, struct t1);
    mix((unsigned long)v4.m0);
    mix((unsigned long)v4.m1);
    mix((unsigned long)v4.m2);
    mix((unsigned long)v4.m3);
    mix((unsigned long)v4.m4);
    mix((unsigned long)v4.m5);
    mix((unsigned long)v4.m6);
    mix((unsigned long)v4.m7);
    double v5 = va_arg(list, double);
    mix_double(v5);
    long v6 = va_arg(list, long);
    mix((unsigned long)v6);
    void * v7 = va_arg(list, void *);
    mix((unsigned long)v7);
    int v8 = va_arg(list, int);
    mix((unsigned long)v8);
    va_end(list);
}

void f3(unsigned char (*back)(void)) {
    unsigned char got = back();
    mix((unsigned long)got);
}

void f4(void (*back)(struct t2 a0, struct t0 a1, char a2, double a3, unsigned long a4)) {
    struct t2 x0;
    x0.m0 = (char)0xccUL;
    struct t0 x1;
    x1.m0[0] = (void *)0x3e2e7f881fe7UL;
    x1.m0[1] = (void *)0xdf074c7f757UL;
    x1.m1[0] = -269.5;
    x1.m1[1] = 72.0;
    char x2;
    x2 = (char)0xffUL;
    double x3;
    x3 = -273.0;
    unsigned long x4;
    x4 = (unsigned long)0xffffffffffffffffUL;
    back(x0, x1, x2, x3, x4);
}

void f5(enum small (*back)(void)) {
    enum small got = back();
    mix((unsigned long)got);
}
