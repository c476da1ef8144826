// Deletes what was made in a buffer of the stack.
#include "opaque.hpp"
#include <new>
struct Item {
    int n = 6;
};
__attribute__((noinline)) static int finish(Item *item) {
    int r = item->n;
#ifdef REPAIRED
    item->~Item();
#else
    delete item; // fault: bad free
#endif
    return r;
}
int main() {
    alignas(Item) char room[sizeof(Item)];
    return finish(opaque(new (room) Item)) - 6;
}
