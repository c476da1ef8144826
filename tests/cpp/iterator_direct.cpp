// An iterator stays where the vector was before it grew.
#include <vector>
int main() {
    std::vector<int> v{1, 2, 3};
    auto it = v.begin();
    v.push_back(4);
#ifdef REPAIRED
    it = v.begin();
#endif
    int r = *it; // fault: use after free
    return r - 1;
}
