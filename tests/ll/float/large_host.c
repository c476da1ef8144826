/* The other half of large_host.ll. */
#include <stdarg.h>

long double c_add(char c, long double a, int i, long double b) {
    return c + a + i + b;
}
__float128 c_scale(__float128 a, int n, __float128 b) {
    return a * n + b;
}
long double _Complex c_turn(long double _Complex a) {
    return __builtin_complex(-__imag__ a, __real__ a);
}
long double c_sum(int n, ...) {
    long double sum = 0;
    va_list list;
    va_start(list, n);
    while (n-- > 0) {
        sum += va_arg(list, int);
        sum += va_arg(list, long double);
    }
    va_end(list);
    return sum;
}
long double c_apply(long double (*f)(long double, int), long double a) {
    return f(a, 2) + f(a, 3);
}
__float128 c_apply_quad(__float128 (*f)(int, __float128, long double), __float128 a) {
    return f(1, a, 0.5L) + f(2, a, 0.25L);
}
long double c_apply_complex(long double _Complex (*f)(long double, long double), long double a) {
    long double _Complex r = f(a, 1), s = f(1, a);
    return __real__ r * 1000 + __imag__ r * 100 + __real__ s * 10 + __imag__ s;
}
