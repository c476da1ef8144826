#include <stdint.h>

/* LLVM passes an i256 as its words, and has one that is a result written to memory. */
struct words {
    uint64_t word[4];
};

uint64_t third(uint64_t before, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t behind) {
    return before * 1000000 + c * 1000 + a + b + d + e + behind;
}

struct words doubled(uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
    struct words r = {{2 * a, 2 * b, 2 * c, 2 * d}};
    return r;
}

uint64_t with_callback(uint64_t (*f)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t), uint64_t n) {
    return f(n, 1, 2, 3, 4);
}
