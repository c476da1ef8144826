// A copy takes along a member that was never set, and a decision is made on it.
#include "opaque.hpp"
#include <vector>
struct Point {
    int x, y;
    bool visible;
};
int main() {
    Point *p = opaque(new Point);
    p->x = 1;
    p->y = 2;
#ifdef REPAIRED
    p->visible = true;
#endif
    std::vector<Point> all;
    all.push_back(*p);
    delete p;
    if (opaque(all.data())->visible) // fault: uninitialised value
        return 0;
    return 1;
}
