// CWE-415: two entries of a table point to the same object, and each entry is deleted.
#include "opaque.h"
struct Shape {
    int sides;
};
int main() {
    Shape *shapes[3];
    for (int i = 0; i < 3; i++)
        shapes[i] = opaque_pointer(new Shape{i});
#ifndef RIGHT
    Shape *lost = shapes[2];
    shapes[2] = shapes[0];
#endif
    int sides = shapes[2]->sides;
    for (int i = 0; i < 3; i++)
        delete shapes[i]; // MISTAKE: bad free
#ifndef RIGHT
    delete lost;
#endif
    return sides - 2;
}
