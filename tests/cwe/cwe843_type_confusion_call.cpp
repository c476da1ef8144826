// CWE-843: an object is taken to be of a derived class that it is not of.
#include "opaque.h"
struct Shape {
    int kind;
};
struct Circle : Shape {
    double radius;
};
NOINLINE static double area(const Shape *shape) {
#ifdef RIGHT
    if (shape->kind != 1)
        return 0;
#endif
    const Circle *circle = static_cast<const Circle *>(shape);
    return 3 * circle->radius * circle->radius; // MISTAKE: out of bounds
}
int main() {
    Shape *shape = opaque_pointer(new Shape{0});
    int wrong = area(shape) > 0;
    delete shape;
    return wrong;
}
