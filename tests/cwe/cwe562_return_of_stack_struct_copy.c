// CWE-562: the struct that a function returns by value points to one of its variables.
#include "opaque.h"
struct view {
    const int *first;
    int count;
};
NOINLINE static struct view numbers(void) {
#ifdef RIGHT
    static int values[3] = {1, 2, 3};
#else
    int values[3] = {1, 2, 3};
#endif
    struct view view = {opaque_pointer(values), 3};
    return view;
}
int main(void) {
    struct view view = numbers(), copy = view;
    int total = 0;
    for (int i = 0; i < copy.count; i++)
        total += copy.first[i]; // MISTAKE: use after free
    return total - 6;
}
