// Erases from a map in a loop over it.
#include <map>
int main() {
    std::map<int, int> m;
    for (int i = 0; i < 6; i++)
        m[i] = i * i;
#ifdef REPAIRED
    for (auto it = m.begin(); it != m.end();) {
        if (it->first % 2)
            it = m.erase(it);
        else
            ++it;
    }
#else
    for (auto it = m.begin(); it != m.end(); ++it) { // fault: use after free
        if (it->first % 2)
            m.erase(it);
    }
#endif
    return (int)m.size() - 3;
}
