/* CRC-32 of a buffer by table, and counting bits. N sets the size. */
#include <stdint.h>
#include <stdio.h>
#ifndef N
#define N 100000000
#endif
static uint32_t tab[256];
static unsigned char buf[65536];
static uint32_t crc(uint32_t c, const unsigned char *p, int n) {
    c = ~c;
    for (int i = 0; i < n; i++)
        c = tab[(c ^ p[i]) & 255] ^ (c >> 8);
    return ~c;
}
static int pop(uint64_t x) {
    int n = 0;
    while (x) {
        x &= x - 1;
        n++;
    }
    return n;
}
int main(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        tab[i] = c;
    }
    for (int i = 0; i < 65536; i++)
        buf[i] = i * 31 + (i >> 8);
    uint32_t c = 0;
    long t = 0;
    for (int i = 0; i < N / 65536; i++) {
        c = crc(c, buf, 65536);
        buf[i & 65535] ^= c;
        for (int k = 0; k < 1000; k++)
            t += pop(c * 0x9E3779B97F4A7C15ULL + k);
    }
    printf("%08x %ld\n", c, t);
    return 0;
}
