// A cursor keeps an iterator of a hash table that has been cleared meanwhile.
#include <string>
#include <unordered_map>
struct Cursor {
    std::unordered_map<std::string, int> *table;
    std::unordered_map<std::string, int>::iterator at;
    int value() const { return at->second; } // fault: use after free
};
int main() {
    std::unordered_map<std::string, int> table{{"one", 1}, {"two", 2}};
    Cursor cursor{&table, table.find("two")};
    table.clear();
#ifdef REPAIRED
    table["two"] = 2;
    cursor.at = table.find("two");
#endif
    return cursor.value() - 2;
}
