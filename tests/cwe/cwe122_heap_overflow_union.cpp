// CWE-122: a union gets a block for its smallest member, and its largest one is set.
#include "opaque.h"
#include <cstdlib>
union Value {
    int number;
    double real;
};
NOINLINE static void set(Value *value, double real) {
    value->real = real; // MISTAKE: out of bounds
}
int main() {
#ifdef RIGHT
    std::size_t size = sizeof(Value);
#else
    std::size_t size = sizeof(Value::number);
#endif
    Value *value = static_cast<Value *>(opaque_pointer(std::malloc(size)));
    set(value, 1.5);
    int wrong = value->real != 1.5;
    std::free(value);
    return wrong;
}
