// CWE-476: a function that is called back needs the context that nobody passed.
#include "opaque.h"
struct Counter {
    int calls;
};
using Callback = void (*)(void *context, int value);
static void count(void *context, int value) {
    static_cast<Counter *>(context)->calls += value; // MISTAKE: null pointer
}
NOINLINE static void for_each(const int *values, int number, Callback volatile callback, void *context) {
    for (int i = 0; i < number; i++)
        callback(context, values[i]);
}
int main() {
    int values[] = {1, 2, 3};
    Counter counter = {0};
#ifdef RIGHT
    for_each(values, 3, count, opaque_pointer(&counter));
#else
    for_each(values, 3, count, opaque_pointer<Counter>(nullptr));
#endif
    return counter.calls != 6;
}
