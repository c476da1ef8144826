// Two objects that hold each other by shared_ptr.
#include <memory>
struct Node {
    std::shared_ptr<Node> next;
    std::weak_ptr<Node> back;
};
int main() {
    auto a = std::make_shared<Node>(); // leak
    auto b = std::make_shared<Node>(); // leak
    a->next = b;
#ifdef REPAIRED
    b->back = a;
#else
    b->next = a;
#endif
    return (int)a.use_count() * 0;
}
