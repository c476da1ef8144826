// A member that an index reaches below the object.
#include "opaque.hpp"
struct Table {
    long used;
    long values[4];
    long &at(int i) {
        // The reference itself is promised to be to an object.
        return (&used)[i]; // fault: out of bounds
    }
};
int main() {
    Table *t = opaque(new Table());
#ifdef REPAIRED
    t->at(opaque(0)) = 5;
#else
    t->at(opaque(-1)) = 5; // fault: out of bounds
#endif
    long r = t->values[0];
    delete t;
    return (int)r;
}
