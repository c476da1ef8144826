#include <stdio.h>
#include <string.h>

int answer = 42;

long twice(long n) { return 2 * n; }

/* Calls back. */
long apply(long (*f)(long), long n) { return f(n) + 1; }

/* The C library's name with another meaning. */
size_t strlen(const char *text) { (void)text; return 1000; }

/* A name of the courses' runtime. */
long ll_ltoa(long n) { return n + 7; }

/* The end of a run stays as it is. */
void exit(int status) { (void)status; for (;;) {} }

void fill(long *to, long n) {
    for (long i = 0; i < n; i++) to[i] = i * i;
}
