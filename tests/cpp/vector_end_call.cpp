// The element before the first one, by a function that searches backwards.
#include <vector>
__attribute__((noinline)) static int last_even(const std::vector<int> &v) {
    for (int i = (int)v.size() - 1;; i--) {
#ifdef REPAIRED
        if (i < 0)
            return -1;
#endif
        if (v[i] % 2 == 0) // fault: out of bounds
            return i;
    }
}
int main() {
    std::vector<int> v{1, 3, 5, 7};
    return last_even(v) + 1;
}
