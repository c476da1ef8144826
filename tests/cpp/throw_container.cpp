// The exception carries a reference to an element of a vector that is gone when it is caught.
#include <string>
#include <vector>
struct Missing {
#ifdef REPAIRED
    std::string name;
#else
    const std::string &name;
#endif
};
__attribute__((noinline)) static void find(const char *wanted) {
    std::vector<std::string> tried{"a first name that is not at all short", "the second of the names that are long"};
    for (auto &name : tried)
        if (name == wanted)
            return;
    throw Missing{tried[1]};
}
int main() {
    try {
        find("nothing");
    } catch (const Missing &missing) {
        return missing.name[0] - 't'; // fault: use after free
    }
    return 1;
}
