/* Operations on strings, byte by byte. N sets the size. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef N
#define N 250000
#endif
static int my_strlen(const char *s) {
    int n = 0;
    while (s[n])
        n++;
    return n;
}
static void rev(char *s, int n) {
    for (int i = 0, j = n - 1; i < j; i++, j--) {
        char t = s[i];
        s[i] = s[j];
        s[j] = t;
    }
}
static int find(const char *h, const char *nd) {
    for (int i = 0; h[i]; i++) {
        int j = 0;
        while (nd[j] && h[i + j] == nd[j])
            j++;
        if (!nd[j])
            return i;
    }
    return -1;
}
static int is_pal(const char *s, int n) {
    for (int i = 0; i < n / 2; i++)
        if (s[i] != s[n - 1 - i])
            return 0;
    return 1;
}
static int toi(char *b, int v) {
    int n = 0;
    do {
        b[n++] = '0' + v % 10;
        v /= 10;
    } while (v);
    rev(b, n);
    b[n] = 0;
    return n;
}
int main(void) {
    char buf[4096];
    long t = 0;
    for (int i = 0; i < N; i++) {
        int p = 0;
        for (int k = 0; k < 40; k++) {
            p += toi(buf + p, i * 7 + k * 13);
            buf[p++] = k & 1 ? ' ' : ',';
        }
        buf[p] = 0;
        t += my_strlen(buf);
        t += find(buf, "999,");
        rev(buf, p);
        t += is_pal(buf, p);
        for (int k = 0; buf[k]; k++) {
            char c = buf[k];
            if (c >= '0' && c <= '9')
                t += c - '0';
            else if (c == ' ')
                t ^= k;
        }
    }
    printf("%ld\n", t);
    return 0;
}
