// CWE-127: the last element of an empty stack is read.
#include "opaque.h"
struct Stack {
    int *values;
    int count;
    NOINLINE int top() const {
        return values[count - 1]; // MISTAKE: out of bounds
    }
};
int main() {
    Stack stack = {opaque_pointer(new int[4]()), 0};
#ifdef RIGHT
    stack.values[stack.count++] = 0;
#endif
    int top = stack.top();
    delete[] stack.values;
    return top;
}
