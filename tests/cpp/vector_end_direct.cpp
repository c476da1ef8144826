// Counts one too far in a full vector.
#include <vector>
int main() {
    std::vector<int> v{1, 2, 3, 4};
    int sum = 0;
#ifdef REPAIRED
    for (std::size_t i = 0; i < v.size(); i++)
#else
    for (std::size_t i = 0; i <= v.size(); i++)
#endif
        sum += v[i]; // fault: out of bounds
    return sum - 10;
}
