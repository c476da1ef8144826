// A function object captures a variable of a function that has returned.
#include <functional>
__attribute__((noinline)) static std::function<int()> adder(int by) {
    int amount[4] = {by, by, by, by};
#ifdef REPAIRED
    return [amount] { return amount[2] + 1; };
#else
    return [&amount] { return amount[2] + 1; }; // fault: use after free
#endif
}
int main() {
    auto f = adder(4);
    return f() - 5;
}
