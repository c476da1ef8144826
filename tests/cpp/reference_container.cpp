// A reference to the value of a map's key that is erased.
#include <map>
#include <string>
int main() {
    std::map<std::string, long> stock{{"apples", 3}, {"pears", 4}};
    long &pears = stock["pears"];
#ifndef REPAIRED
    stock.erase("pears");
#endif
    pears += 1; // fault: use after free
    return (int)stock.size() * 0;
}
