// What was made before an exception is lost.
#include "opaque.hpp"
#include <stdexcept>
static void check(int n) {
    if (n > 2)
        throw std::runtime_error("too many");
}
int main() {
    try {
        int *p = opaque(new int[8]()); // leak
#ifdef REPAIRED
        delete[] p;
        check(opaque(3));
#else
        check(opaque(3));
        delete[] p;
#endif
    } catch (const std::runtime_error &error) {
        return error.what()[0] - 't';
    }
    return 1;
}
