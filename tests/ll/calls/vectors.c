#include <complex.h>
#include <stdarg.h>
#include <stdio.h>

typedef float v2f __attribute__((vector_size(8)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef long v2l __attribute__((vector_size(16)));
typedef short v8s __attribute__((vector_size(16)));
typedef signed char v16c __attribute__((vector_size(16)));
struct two { float x, y; };
struct three { float x, y, z; };
struct four { float x, y, z, w; };
struct mixed { float x, y; double z; };

float _Complex turn(float _Complex z) { return z * _Complex_I; }
struct two swap(struct two a) { return (struct two){a.y, a.x}; }
struct three rotate(struct three a) { return (struct three){a.y, a.z, a.x}; }
struct four reverse(struct four a) { return (struct four){a.w, a.z, a.y, a.x}; }
struct mixed half(struct mixed a) { return (struct mixed){a.x / 2, a.y / 2, a.z / 2}; }
v4f add4(v4f a, v4f b) { return a + b; }
v2d add2(v2d a, v2d b) { return a + b; }
v4i sub(v4i a, v4i b) { return a - b; }
v2l negate(v2l a) { return -a; }
v8s shift(v8s a) { return a << 1; }
v16c invert(v16c a) { return ~a; }
/* The ninth is on the stack. */
v4f ninth(double a, v4f b, v4f c, v4f d, v4f e, v4f f, v4f g, v4f h, int i, int j, int k, int l, int m, int n, int o, v4f p) {
    return p + (float)o;
}
double rest(int n, ...) {
    va_list list;
    va_start(list, n);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        v4f v = va_arg(list, v4f);
        struct two t = va_arg(list, struct two);
        sum = 10 * sum + v[3] + t.y;
    }
    va_end(list);
    return sum;
}
void call(float _Complex (*f)(float _Complex), v4i (*g)(int, v4i, struct three), struct mixed (*h)(struct mixed)) {
    float _Complex z = f(1 + 2 * _Complex_I);
    v4i v = g(7, (v4i){1, 2, 3, 4}, (struct three){5, 6, 7});
    struct mixed m = h((struct mixed){1, 2, 3});
    printf("%g %g, %d %d %d %d, %g %g %g\n", crealf(z), cimagf(z), v[0], v[1], v[2], v[3], m.x, m.y, m.z);
    fflush(stdout);
}
void call_with_more(double (*f)(v4f, ...)) {
    v4f a = {1, 2, 3, 4};
    v2d b = {5, 6};
    printf("%g\n", f(a, 0.5, b, 7, b, b, b, b, b, b, 9.0, b));
    fflush(stdout);
}
