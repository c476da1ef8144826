// CWE-457: the small member of a union is set, and the large one is read.
#include "opaque.h"
union Value {
    short small;
    int large;
};
NOINLINE static void set(Value &value) {
#ifdef RIGHT
    value.large = 3;
#else
    value.small = 3;
#endif
}
NOINLINE static bool positive(const Value &value) {
    if (value.large > 0) // MISTAKE: uninitialised value
        return true;
    return opaque(0);
}
int main() {
    Value *value = opaque_pointer(new Value);
    set(*value);
    int wrong = !positive(*value);
    delete value;
    return wrong;
}
