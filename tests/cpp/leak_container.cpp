// A vector of pointers is cleared without deleting what they point to.
#include <vector>
int main() {
    int sum = 0;
    {
        std::vector<int *> all;
        for (int i = 0; i < 3; i++)
            all.push_back(new int(i)); // leak
        for (int *p : all) {
            sum += *p;
#ifdef REPAIRED
            delete p;
#endif
        }
    }
    return sum - 3;
}
