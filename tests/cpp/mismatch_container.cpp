// A shared_ptr to an array whose deleter is that of one object.
#include <memory>
#include <vector>
int main() {
    std::vector<std::shared_ptr<int>> all;
#ifdef REPAIRED
    all.emplace_back(new int[3](), std::default_delete<int[]>());
#else
    all.emplace_back(new int[3]());
#endif
    int r = *all[0];
    all.clear(); // fault: bad free
    return r;
}
