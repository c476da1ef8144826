// Writes far behind a string that has its own block.
#include <string>
int main() {
    std::string s(40, 'x');
#ifdef REPAIRED
    s.resize(60);
    s[50] = 'y';
#else
    s[50] = 'y'; // fault: out of bounds
#endif
    return s[0] - 'x';
}
