// Two unique_ptr of the same object.
#include <memory>
struct Big {
    long data[6] = {};
};
__attribute__((noinline)) static long use(Big *big) {
#ifdef REPAIRED
    Big *mine = big;
#else
    std::unique_ptr<Big> mine(big);
#endif
    return mine->data[2];
}
int main() {
    std::unique_ptr<Big> big(new Big);
    long r = use(big.get());
    big.reset(); // fault: bad free
    return (int)r;
}
