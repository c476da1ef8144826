// The memory of an object goes away before the object does.
#include "opaque.hpp"
#include <new>
#include <vector>
struct Item {
    int n;
};
int main() {
    std::vector<char> room(4 * sizeof(Item));
    Item *item = opaque(new (room.data()) Item{4});
    room.resize(64 * sizeof(Item));
#ifdef REPAIRED
    item = new (room.data()) Item{4};
#endif
    return opaque(item)->n - 4; // fault: use after free
}
