// A list of listeners has one in it that is gone.
#include <memory>
#include <vector>
struct Listener {
    virtual ~Listener() = default;
    virtual int hear(int n) = 0;
};
struct Adder : Listener {
    int sum = 0;
    int hear(int n) override { return sum += n; }
};
int main() {
    std::vector<Listener *> listeners;
    auto first = std::make_unique<Adder>();
    listeners.push_back(first.get());
    {
        auto second = std::make_unique<Adder>();
        listeners.push_back(second.get());
#ifdef REPAIRED
        listeners.pop_back();
#endif
    }
    int r = 0;
    for (Listener *listener : listeners)
        r += listener->hear(2); // fault: use after free
    return r - 2;
}
