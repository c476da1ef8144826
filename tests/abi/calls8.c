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
    double _Complex m0;
};
union t1 {
    double m0;
    double m1;
    char m2;
} __attribute__((packed));
struct t2 {
    const char * m0;
    float m1[1];
    unsigned m2[5] __attribute__((aligned(8)));
    long m3;
} __attribute__((packed));
struct t3 {
    long long m0;
    unsigned __int128 m1;
    union t1 m2[1];
};
struct t4 {
    float m0 __attribute__((aligned(16)));
    double m1;
};
struct t5 {
    int m0 : 28;
    unsigned __int128 m1 __attribute__((aligned(8)));
    unsigned long m2;
    long m3 : 63;
    long m4 : 49;
    int m5 : 2;
    long m6 : 64;
    _Bool m7 : 1;
};
struct t6 {
    long m0;
    struct t3 m1;
    unsigned m2;
    struct t4 m3[1];
    void * m4[2];
    signed char m5[2];
    void * m6;
    long m7;
};
struct t7 {
    double m0;
    struct t0 m1;
};
struct t8 {
    struct t3 m0;
    const char * m1;
    double m2;
};
union t9 {
    struct t4 m0;
};
struct t10 {
} __attribute__((packed));
void f0(struct t0 (*back)(enum small a0, v2_float a1, struct t0 a2, union t1 a3));
struct t2 f1(char a0, v2_unsigned a1, short a2, double a3, struct t3 a4);
void f2(v8_signed_char (*back)(char a0, enum small a1));
void f3(long a0, struct t4 a1, struct t5 a2, struct t6 a3, const char * a4, char a5);
void f4(long long (*back)(enum negative a0, union t1 a1, struct t7 a2, struct t8 a3, double a4, struct t3 a5, v16_signed_char a6, double a7, struct t2 a8));
union t9 f5(float a0, struct t10 a1, struct t8 a2, short a3, struct t4 a4);

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

void f0(struct t0 (*back)(enum small a0, v2_float a1, struct t0 a2, union t1 a3)) {
    enum small x0;
    x0 = SMALL_B;
    v2_float x1;
    x1[0] = 320.375f;
    x1[1] = 380.0f;
    struct t0 x2;
    x2.m0 = 425.625 + -305.625 * __extension__ 1.0i;
    union t1 x3;
    x3.m0 = 156.625;
    struct t0 got = back(x0, x1, x2, x3);
    mix_double(__real__ got.m0); mix_double(__imag__ got.m0);
}

struct t2 f1(char a0, v2_unsigned a1, short a2, double a3, struct t3 a4) {
    mix((unsigned long)a0);
    mix((unsigned long)a1[0]);
    mix((unsigned long)a1[1]);
    mix((unsigned long)a2);
    mix_double(a3);
    mix((unsigned long)a4.m0);
    mix_wide((unsigned __int128)a4.m1);
    mix_double(a4.m2[0].m0);
    struct t2 ret;
    ret.m0 = "exyz";
    ret.m1[0] = -100.125f;
    ret.m2[0] = (unsigned)0x0UL;
    ret.m2[1] = (unsigned)0x1UL;
    ret.m2[2] = (unsigned)0x430bbc28UL;
    ret.m2[3] = (unsigned)0x1UL;
    ret.m2[4] = (unsigned)0xdbf579c3UL;
    ret.m3 = (long)0x86b18df35c9fbebUL;
    return ret;
}

void f2(v8_signed_char (*back)(char a0, enum small a1)) {
    char x0;
    x0 = (char)0x0UL;
    enum small x1;
    x1 = SMALL_C;
    v8_signed_char got = back(x0, x1);
    mix((unsigned long)got[0]);
    mix((unsigned long)got[1]);
    mix((unsigned long)got[2]);
    mix((unsigned long)got[3]);
    mix((unsigned long)got[4]);
    mix((unsigned long)got[5]);
    mix((unsigned long)got[6]);
    mix((unsigned long)got[7]);
}

void f3(long a0, struct t4 a1, struct t5 a2, struct t6 a3, const char * a4, char a5) {
    mix((unsigned long)a0);
    mix_float(a1.m0);
    mix_double(a1.m1);
    mix((unsigned long)a2.m0);
    mix_wide((unsigned __int128)a2.m1);
    mix((unsigned long)a2.m2);
    mix((unsigned long)a2.m3);
    mix((unsigned long)a2.m4);
    mix((unsigned long)a2.m5);
    mix((unsigned long)a2.m6);
    mix((unsigned long)a2.m7);
    mix((unsigned long)a3.m0);
    mix((unsigned long)a3.m1.m0);
    mix_wide((unsigned __int128)a3.m1.m1);
    mix_double(a3.m1.m2[0].m0);
    mix((unsigned long)a3.m2);
    mix_float(a3.m3[0].m0);
    mix_double(a3.m3[0].m1);
    mix((unsigned long)a3.m4[0]);
    mix((unsigned long)a3.m4[1]);
    mix((unsigned long)a3.m5[0]);
    mix((unsigned long)a3.m5[1]);
    mix((unsigned long)a3.m6);
    mix((unsigned long)a3.m7);
    mix((unsigned long)a4[0]);
    mix((unsigned long)a5);
}

void f4(long long (*back)(enum negative a0, union t1 a1, struct t7 a2, struct t8 a3, double a4, struct t3 a5, v16_signed_char a6, double a7, struct t2 a8)) {
    enum negative x0;
    x0 = NEGATIVE_B;
    union t1 x1;
    x1.m0 = 314.5;
    struct t7 x2;
    x2.m0 = 324.25;
    x2.m1.m0 = -319.625 + 441.75 * __extension__ 1.0i;
    struct t8 x3;
    x3.m0.m0 = (long long)0x7517cf1cceeab4f4UL;
    x3.m0.m1 = (unsigned __int128)(((unsigned __int128)0x64fb34f252b4feb2UL << 64) | 0x9250559ed3c0753UL);
    x3.m0.m2[0].m0 = -23.875;
    x3.m1 = "dxyz";
    x3.m2 = 461.25;
    double x4;
    x4 = -479.875;
    struct t3 x5;
    x5.m0 = (long long)0x506603768b239338UL;
    x5.m1 = (unsigned __int128)(((unsigned __int128)0x81647fa0e345ea36UL << 64) | 0x60578ab13a381690UL);
    x5.m2[0].m0 = 143.375;
    v16_signed_char x6;
    x6[0] = (signed char)0x1UL;
    x6[1] = (signed char)0x76UL;
    x6[2] = (signed char)0x28UL;
    x6[3] = (signed char)0x0UL;
    x6[4] = (signed char)0x80UL;
    x6[5] = (signed char)0x80UL;
    x6[6] = (signed char)0x80UL;
    x6[7] = (signed char)0xe9UL;
    x6[8] = (signed char)0xa4UL;
    x6[9] = (signed char)0x0UL;
    x6[10] = (signed char)0xb2UL;
    x6[11] = (signed char)0xfcUL;
    x6[12] = (signed char)0x1UL;
    x6[13] = (signed char)0x80UL;
    x6[14] = (signed char)0x96UL;
    x6[15] = (signed char)0x0UL;
    double x7;
    x7 = 2.625;
    struct t2 x8;
    x8.m0 = "bxyz";
    x8.m1[0] = -209.875f;
    x8.m2[0] = (unsigned)0xb0bef2f3UL;
    x8.m2[1] = (unsigned)0x407a29a6UL;
    x8.m2[2] = (unsigned)0x57b3eafaUL;
    x8.m2[3] = (unsigned)0xcd355b04UL;
    x8.m2[4] = (unsigned)0xd6370a2dUL;
    x8.m3 = (long)0x1UL;
    long long got = back(x0, x1, x2, x3, x4, x5, x6, x7, x8);
    mix((unsigned long)got);
}

union t9 f5(float a0, struct t10 a1, struct t8 a2, short a3, struct t4 a4) {
    mix_float(a0);
    mix((unsigned long)a2.m0.m0);
    mix_wide((unsigned __int128)a2.m0.m1);
    mix_double(a2.m0.m2[0].m0);
    mix((unsigned long)a2.m1[0]);
    mix_double(a2.m2);
    mix((unsigned long)a3);
    mix_float(a4.m0);
    mix_double(a4.m1);
    union t9 ret;
    ret.m0.m0 = 80.5f;
    ret.m0.m1 = 181.5;
    return ret;
}
