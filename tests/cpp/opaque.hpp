// What the programs here share: a way to a pointer or a number of which a compiler knows nothing, so that no optimisation
// removes the mistake.
#pragma once

template <class T> inline T *opaque(T *pointer) {
    T *volatile hidden = pointer;
    return hidden;
}

inline int opaque(int number) {
    volatile int hidden = number;
    return hidden;
}
