// The same pointer stands in a vector twice.
#include <vector>
int main() {
    std::vector<int *> all;
    all.push_back(new int(1));
    all.push_back(new int(2));
#ifndef REPAIRED
    all.push_back(all[0]);
#endif
    int sum = 0;
    for (int *p : all)
        sum += *p;
    for (int *p : all)
        delete p; // fault: bad free
    return sum - 3;
}
