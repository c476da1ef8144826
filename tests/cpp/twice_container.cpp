// A string in a vector is destroyed by hand, and again by the vector.
#include <string>
#include <vector>
int main() {
    std::vector<std::string> v;
    v.emplace_back("a string that has a block of its own somewhere");
    v.emplace_back("short");
#ifndef REPAIRED
    using std::string;
    v[0].~string();
#endif
    int n = (int)v.size();
    v.clear(); // fault: bad free
    return n - 2;
}
