// Hides values from optimizers, so that no optimization removes a mistake.
#pragma once

static inline int opaque(int number) {
    volatile int hidden = number;
    return hidden;
}

#ifdef __cplusplus
template <class T> inline T *opaque_pointer(T *pointer) {
    T *volatile hidden = pointer;
    return hidden;
}
#else
static inline void *opaque_pointer(void *pointer) {
    void *volatile hidden = pointer;
    return hidden;
}
#endif

#define NOINLINE __attribute__((noinline))
