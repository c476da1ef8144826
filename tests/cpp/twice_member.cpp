// A shared_ptr is made anew from the raw pointer of another.
#include <memory>
struct Part {
    int n = 2;
};
struct Holder {
    std::shared_ptr<Part> part;
    void take(Part *p) { part.reset(p); }
    void drop() { part.reset(); } // fault: bad free
};
int main() {
    auto part = std::make_unique<Part>();
    int r = part->n;
    Holder holder;
#ifdef REPAIRED
    holder.take(part.release());
#else
    holder.take(part.get());
    part.reset();
#endif
    holder.drop();
    return r - 2;
}
