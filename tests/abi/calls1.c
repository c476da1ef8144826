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
    unsigned char m0 : 6;
    unsigned long m1 : 32;
    float m2;
    int m2i;
    const char * m3 __attribute__((aligned(8)));
    _Bool m4 : 1;
};
struct t1 {
    unsigned long m0;
};
struct t2 {
    float m0;
    int m0i;
    _Bool m1[1];
    struct t0 m2[1];
    unsigned char m3[2];
    unsigned long m4[2];
};
struct t3 {
} __attribute__((packed));
struct t4 {
    __int128 m0;
    signed char m1;
    float m2;
    int m2i;
    unsigned __int128 m3 __attribute__((aligned(32)));
    float m4;
    int m4i;
};
union t5 {
    unsigned __int128 m0;
    short m1[2];
    enum negative m2[1];
};
unsigned short f0(struct t0 a0, struct t1 a1, struct t1 a2, unsigned __int128 a3, struct t2 a4, struct t1 a5, struct t0 a6, struct t0 a7, unsigned __int128 a8);
signed char f1(void);
void f2(unsigned (*back)(long a0, void * a1, struct t3 a2));
struct t4 f3(union t5 a0, _Bool a1, union t5 a2, unsigned __int128 a3, _Bool a4);
void f4(long long (*back)(short a0, const char * a1));

unsigned long take(void) { unsigned long s = sum; sum = 0; return s; }

unsigned short f0(struct t0 a0, struct t1 a1, struct t1 a2, unsigned __int128 a3, struct t2 a4, struct t1 a5, struct t0 a6, struct t0 a7, unsigned __int128 a8) {
    mix((unsigned long)a0.m0);
    mix((unsigned long)a0.m1);
    mix_float(a0.m2);
    mix((unsigned long)a0.m2i);
    mix((unsigned long)a0.m3[0]);
    mix((unsigned long)a0.m4);
    mix((unsigned long)a1.m0);
    mix((unsigned long)a2.m0);
    mix_wide((unsigned __int128)a3);
    mix_float(a4.m0);
    mix((unsigned long)a4.m0i);
    mix((unsigned long)a4.m1[0]);
    mix((unsigned long)a4.m2[0].m0);
    mix((unsigned long)a4.m2[0].m1);
    mix_float(a4.m2[0].m2);
    mix((unsigned long)a4.m2[0].m2i);
    mix((unsigned long)a4.m2[0].m3[0]);
    mix((unsigned long)a4.m2[0].m4);
    mix((unsigned long)a4.m3[0]);
    mix((unsigned long)a4.m3[1]);
    mix((unsigned long)a4.m4[0]);
    mix((unsigned long)a4.m4[1]);
    mix((unsigned long)a5.m0);
    mix((unsigned long)a6.m0);
    mix((unsigned long)a6.m1);
    mix_float(a6.m2);
    mix((unsigned long)a6.m2i);
    mix((unsigned long)a6.m3[0]);
    mix((unsigned long)a6.m4);
    mix((unsigned long)a7.m0);
    mix((unsigned long)a7.m1);
    mix_float(a7.m2);
    mix((unsigned long)a7.m2i);
    mix((unsigned long)a7.m3[0]);
    mix((unsigned long)a7.m4);
    mix_wide((unsigned __int128)a8);
    unsigned short ret;
    ret = (unsigned short)0x8000UL;
    return ret;
}

signed char f1(void) {
    signed char ret;
    ret = (signed char)0x15UL;
    return ret;
}

void f2(unsigned (*back)(long a0, void * a1, struct t3 a2)) {
    long x0;
    x0 = (long)0xf7f5dbd4b8130eebUL;
    void * x1;
    x1 = (void *)0x1f956a359b84UL;
    struct t3 x2;
    unsigned got = back(x0, x1, x2);
    mix((unsigned long)got);
}

struct t4 f3(union t5 a0, _Bool a1, union t5 a2, unsigned __int128 a3, _Bool a4) {
    mix_wide((unsigned __int128)a0.m0);
    mix((unsigned long)a1);
    mix_wide((unsigned __int128)a2.m0);
    mix_wide((unsigned __int128)a3);
    mix((unsigned long)a4);
    struct t4 ret;
    ret.m0 = (__int128)(((unsigned __int128)0xffffffffffffffffUL << 64) | 0xffffffffffffffffUL);
    ret.m1 = (signed char)0xb2UL;
    ret.m2 = -440.875f;
    ret.m2i = (int)0xffffffffUL;
    ret.m3 = (unsigned __int128)(((unsigned __int128)0x8000000000000000UL << 64) | 0x0UL);
    ret.m4 = -176.625f;
    ret.m4i = (int)0x809a276UL;
    return ret;
}

void f4(long long (*back)(short a0, const char * a1)) {
    short x0;
    x0 = (short)0x67e7UL;
    const char * x1;
    x1 = "exyz";
    long long got = back(x0, x1);
    mix((unsigned long)got);
}
