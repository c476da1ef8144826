// Calls the destructor, and then deletes.
#include "opaque.hpp"
struct Owner {
    int *value = new int(1);
    ~Owner() { delete value; } // fault: bad free
};
int main() {
    Owner *o = opaque(new Owner);
    int r = *o->value;
#ifndef REPAIRED
    o->~Owner();
#endif
    delete o;
    return r - 1;
}
