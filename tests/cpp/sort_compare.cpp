// A comparison that is no order lets std::sort run out of the vector.
#include <algorithm>
#include <vector>
int main() {
    std::vector<int> v(40, 7);
#ifdef REPAIRED
    std::sort(v.begin(), v.end(), [](int a, int b) { return a < b; });
#else
    std::sort(v.begin(), v.end(), [](int a, int b) { return a <= b; }); // fault: out of bounds
#endif
    return v[0] - 7;
}
