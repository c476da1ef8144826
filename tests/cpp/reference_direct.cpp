// A reference to an element of a vector that has moved.
#include <vector>
int main() {
    std::vector<long> v(4, 1);
    long &first = v[0];
    v.resize(100);
#ifdef REPAIRED
    v[0] = 2;
#else
    first = 2; // fault: use after free
#endif
    return (int)v[0] - 2 + (int)(&first == nullptr);
}
