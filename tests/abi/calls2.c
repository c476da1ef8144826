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
    double m0;
    signed char m1;
    double m2;
};
struct t1 {
    _Bool m0;
    float m1 __attribute__((aligned(8)));
    int m1i;
    unsigned short m2;
    struct t0 m3[2];
    double _Complex m4;
    short m5;
    signed char m6;
    unsigned char m7;
};
struct t2 {
    unsigned m0 : 21;
    short m1 : 5;
};
struct t3 {
    double m0;
    unsigned short m1[3];
} __attribute__((packed));
struct t4 {
} __attribute__((aligned(2)));
struct t5 {
    unsigned long m0;
    unsigned short m1[5];
    struct t2 m2[1];
    void * m3[2];
    float m4;
    int m4i;
};
struct t0 f0(struct t1 a0, unsigned __int128 a1, double a2, double a3, struct t2 a4, float a5, struct t0 a6, struct t3 a7, char a8);
unsigned f1(struct t0 a0, struct t1 a1, double a2, struct t4 a3);
_Bool f2(double a0, signed char a1);
void f3(struct t5 (*back)(unsigned long a0, float a1, short a2, struct t1 a3));
void f4(int a0, ...);

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

struct t0 f0(struct t1 a0, unsigned __int128 a1, double a2, double a3, struct t2 a4, float a5, struct t0 a6, struct t3 a7, char a8) {
    mix((unsigned long)a0.m0);
    mix_float(a0.m1);
    mix((unsigned long)a0.m1i);
    mix((unsigned long)a0.m2);
    mix_double(a0.m3[0].m0);
    mix((unsigned long)a0.m3[0].m1);
    mix_double(a0.m3[0].m2);
    mix_double(a0.m3[1].m0);
    mix((unsigned long)a0.m3[1].m1);
    mix_double(a0.m3[1].m2);
    mix_double(__real__ a0.m4); mix_double(__imag__ a0.m4);
    mix((unsigned long)a0.m5);
    mix((unsigned long)a0.m6);
    mix((unsigned long)a0.m7);
    mix_wide((unsigned __int128)a1);
    mix_double(a2);
    mix_double(a3);
    mix((unsigned long)a4.m0);
    mix((unsigned long)a4.m1);
    mix_float(a5);
    mix_double(a6.m0);
    mix((unsigned long)a6.m1);
    mix_double(a6.m2);
    mix_double(a7.m0);
    mix((unsigned long)a7.m1[0]);
    mix((unsigned long)a7.m1[1]);
    mix((unsigned long)a7.m1[2]);
    mix((unsigned long)a8);
    struct t0 ret;
    ret.m0 = 124.25;
    ret.m1 = (signed char)0x0UL;
    ret.m2 = 322.125;
    return ret;
}

unsigned f1(struct t0 a0, struct t1 a1, double a2, struct t4 a3) {
    mix_double(a0.m0);
    mix((unsigned long)a0.m1);
    mix_double(a0.m2);
    mix((unsigned long)a1.m0);
    mix_float(a1.m1);
    mix((unsigned long)a1.m1i);
    mix((unsigned long)a1.m2);
    mix_double(a1.m3[0].m0);
    mix((unsigned long)a1.m3[0].m1);
    mix_double(a1.m3[0].m2);
    mix_double(a1.m3[1].m0);
    mix((unsigned long)a1.m3[1].m1);
    mix_double(a1.m3[1].m2);
    mix_double(__real__ a1.m4); mix_double(__imag__ a1.m4);
    mix((unsigned long)a1.m5);
    mix((unsigned long)a1.m6);
    mix((unsigned long)a1.m7);
    mix_double(a2);
    unsigned ret;
    ret = (unsigned)0x1UL;
    return ret;
}

_Bool f2(double a0, signed char a1) {
    mix_double(a0);
    mix((unsigned long)a1);
    _Bool ret;
    ret = 0;
    return ret;
}

void f3(struct t5 (*back)(unsigned long a0, float a1, short a2, struct t1 a3)) {
    unsigned long x0;
    x0 = (unsigned long)0xffffffffffffffffUL;
    float x1;
    x1 = -336.0f;
    short x2;
    x2 = (short)0x8000UL;
    struct t1 x3;
    x3.m0 = 0;
    x3.m1 = -275.5f;
    x3.m1i = (int)0xdf4dbb23UL;
    x3.m2 = (unsigned short)0x8000UL;
    x3.m3[0].m0 = 405.875;
    x3.m3[0].m1 = (signed char)0x2UL;
    x3.m3[0].m2 = 374.625;
    x3.m3[1].m0 = 163.625;
    x3.m3[1].m1 = (signed char)0x1UL;
    x3.m3[1].m2 = 411.875;
    x3.m4 = -442.5 + -405.5 * __extension__ 1.0i;
    x3.m5 = (short)0x31f3UL;
    x3.m6 = (signed char)0x69UL;
    x3.m7 = (unsigned char)0xbdUL;
    struct t5 got = back(x0, x1, x2, x3);
    mix((unsigned long)got.m0);
    mix((unsigned long)got.m1[0]);
    mix((unsigned long)got.m1[1]);
    mix((unsigned long)got.m1[2]);
    mix((unsigned long)got.m1[3]);
    mix((unsigned long)got.m1[4]);
    mix((unsigned long)got.m2[0].m0);
    mix((unsigned long)got.m2[0].m1);
    mix((unsigned long)got.m3[0]);
    mix((unsigned long)got.m3[1]);
    mix_float(got.m4);
    mix((unsigned long)got.m4i);
}

void f4(int a0, ...) {
    va_list list;
    va_start(list, a0);
    mix((unsigned long)a0);
    double v0 = va_arg(list, double);
    mix_double(v0);
    long v1 = va_arg(list, long);
    mix((unsigned long)v1);
    int v2 = va_arg(list, int);
    mix((unsigned long)v2);
    va_end(list);
}
